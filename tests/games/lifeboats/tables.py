"""Tables of Lifeboats, laid for a story: boats and people where the test needs them.

    waters = table(boats={"green": "green:so red:s, 1 leak", "black": "red:o, 1 to go"})
    votes(waters, "green", "black", "green")
    assert boat(waters, "green") == "green:so red:s, 2 leaks"

A crew is written by colour, ``s`` for a sailor and ``o`` for an officer. After it come leaks, the
moves to the shore if they are not three, and ``lane 5`` where it matters; or ``landed``. Boats
that are not named have sunk, and people who are nowhere have drowned. Seats count from zero and
have the colours green, red, yellow, blue, purple and white.
"""

from collections.abc import Iterable, Mapping, Sequence

from atoll.games.lifeboats import Lifeboats
from atoll.games.lifeboats.boats import colours
from atoll.games.lifeboats.facts import BLACK, COLOURS, LANES, SEATS_IN_A_BOAT, officer, sailor
from atoll.games.lifeboats.round import begin_round
from atoll.games.lifeboats.state import Boat, HoldVote, Round, Waters
from atoll.games.lifeboats.view import Board, BoatSeen, Person
from atoll.kernel import Event, OptionValue, Outcome
from tests.games import stories

each, told = stories.each, stories.told
GAME = Lifeboats()
SEATS = (3, 4, 5, 6)
VOTES_BEFORE = {"leak": 0, "move": 1, "leave": 2}
"""How many votes of the round are over when a phase begins."""


# Laying a table.


def shipwreck(seats: int = 3, first: int = 0, **options: OptionValue) -> Waters:
    """A new game in which this seat holds the token, before the first boat is launched."""
    games = (GAME.setup(seats, seed, options) for seed in range(1000))
    return next(waters for waters in games if waters.first == first)


def boarding(seats: int = 3, first: int = 0) -> Waters:
    """A new game whose boats are launched, each in the leftmost free lane."""
    waters = shipwreck(seats, first)
    while question(waters).startswith("ask-launch"):
        answer(waters, asked(waters)[0], min(texts(waters, asked(waters)[0])))
    return waters


def table(  # noqa: PLR0913  (there is much on a table)
    *,
    boats: Mapping[str, str],
    seats: int = 3,
    first: int = 0,
    hats: Sequence[int] = (),
    phase: str = "leak",
    landing: str = "arrival",
) -> Waters:
    """A game in which a phase of the round begins, at its first question.

    The phase is ``leak``, ``move`` or ``leave``, or ``overboard red`` where the vote on leaks has
    just hit the full red boat. Boats that have landed arrived in the order in which they are told.
    """
    waters = GAME.deal(GAME.read_options(seats, {"landing": landing}), seats, 0)
    pool, waters.on_deck = waters.on_deck, []
    waters.first = first
    waters.hats = list(hats) or waters.hats
    for colour, written in boats.items():
        _lay_boat(waters.boats[number(colour)], pool, written)
    _lay_lanes(waters)
    for colour in boats:
        _lay_on_the_beach(waters, number(colour))
    sunk = [each for each in colours(waters) if COLOURS[each] not in boats]
    ashore_or_sunk = {*waters.arrivals, *sunk}
    waters.afloat = tuple([each for each in colours(waters) if each not in ashore_or_sunk])
    waters.drowned = pool
    waters.agenda.clear()
    begin_round(waters, Round())
    if phase.startswith("overboard "):
        waters.agenda[-1] = HoldVote("overboard", number(phase.removeprefix("overboard ")))
    else:
        del waters.agenda[len(waters.agenda) - VOTES_BEFORE[phase] :]
    waters.rules.advance(waters)
    return waters


def _lay_boat(boat: Boat, pool: list[int], written: str) -> None:
    crew, *notes = written.split(", ")
    boat.crew = sorted(people(crew))
    for person in boat.crew:
        assert person in pool, f"{written}: so many people are not left"
        pool.remove(person)
    for note in notes:
        match note.split():
            case [count, "leak" | "leaks"]:
                boat.leaks = int(count)
            case [count, "to", "go"]:
                boat.to_shore = int(count)
            case ["lane", lane]:
                boat.lane = int(lane) - 1
            case ["landed"]:
                boat.to_shore = 0
            case _:
                raise AssertionError(f"{note!r} says nothing about a boat")
    assert len(boat.crew) + boat.leaks <= SEATS_IN_A_BOAT, f"{written}: too many for a boat"
    assert boat.leaks <= len(boat.crew), f"{written}: it would have sunk"


def _lay_lanes(waters: Waters) -> None:
    """Boats whose lane does not matter are in the lanes that are left, in their order."""
    taken = [boat.lane for boat in waters.boats]
    free = [lane for lane in range(LANES) if lane not in taken]
    for boat in waters.boats:
        if boat.lane not in range(LANES):
            boat.lane = free.pop(0)
    lanes = [boat.lane for boat in waters.boats]
    assert len(set(lanes)) == len(lanes), "two boats are in one lane"


def _lay_on_the_beach(waters: Waters, colour: int) -> None:
    boat = waters.boats[colour]
    if boat.to_shore == 0:
        ashore = sum(bool(waters.boats[other].crew) for other in waters.arrivals)
        waters.arrivals.append(colour)
        if boat.crew:
            boat.field = boat.lane if waters.options.landing == "lane" else ashore


def number(colour: str) -> int:
    """The number of a boat or a colour."""
    return BLACK if colour == "black" else COLOURS.index(colour)


def people(crew: str) -> list[int]:
    """The people of a crew as it is written."""
    if crew == "empty":
        return []
    groups = [group.split(":") for group in crew.split()]
    person = {"s": sailor, "o": officer}
    return [person[each](number(colour)) for colour, ranks in groups for each in ranks]


# Reading it.


def board(waters: Waters) -> Board:
    """The table as a spectator sees it."""
    return GAME.view(waters, None).board


def boat(waters: Waters, colour: str) -> str:
    """A boat as it is written, with the island of its people if they have landed."""
    (seen,) = (each for each in board(waters).boats if each.colour == colour)
    if seen.state == "sunk":
        assert not seen.crew
        return "sunk"
    return ", ".join([written(seen.crew), *_notes(seen)])


def _notes(seen: BoatSeen) -> list[str]:
    leaks = [f"{seen.leaks} leak{'s' * (seen.leaks > 1)}"] if seen.leaks else []
    if seen.state == "landed":
        return [*leaks, f"landed {seen.island}" if seen.island else "landed"]
    return [*leaks, f"{seen.to_shore} to go"] if seen.to_shore < 3 else leaks


def written(crew: Iterable[Person]) -> str:
    """People by colour, sailors first: ``green:sso red:o``."""
    groups: dict[str, list[str]] = {}
    for person in crew:
        groups.setdefault(person.colour, []).append(person.rank[0])
    ranks = {colour: "".join(sorted(each, reverse=True)) for colour, each in groups.items()}
    return " ".join(f"{colour}:{each}" for colour, each in ranks.items()) or "empty"


def afloat(waters: Waters) -> set[str]:
    """The colours of the boats on the water."""
    return {each.colour for each in board(waters).boats if each.state == "afloat"}


def in_the_water(waters: Waters) -> str:
    """Those who have left a boat and not yet climbed into another."""
    return written(swimmer.person for swimmer in board(waters).swimmers)


def question(waters: Waters) -> str:
    """What the game waits for, as a message key."""
    (key,) = {decision.prompt.key for decision in waters.decisions if decision.must}
    return key


def asked(waters: Waters) -> list[int]:
    """The seats that the game waits for."""
    return [decision.seat for decision in waters.decisions if decision.must]


def texts(waters: Waters, seat: int) -> set[str]:
    """What a seat can answer to the question the game waits for."""
    return _texts(waters, seat, must=True)


def chances(waters: Waters, seat: int) -> set[str]:
    """What a seat may do while the game waits for somebody."""
    return _texts(waters, seat, must=False)


def _texts(waters: Waters, seat: int, *, must: bool) -> set[str]:
    found = [
        option.text
        for decision in waters.decisions
        if decision.must == must and decision.seat == seat
        for option in decision.options
    ]
    assert len(set(found)) == len(found), "an option is listed twice"
    return set(found)


# Playing on.


def answer(waters: Waters, seat: int, *answers: str) -> list[Event]:
    """Give these answers one after another; what happened on the way."""
    return [event for text in answers for event in GAME.answer(waters, seat, text)]


def votes(waters: Waters, *cards: str) -> list[Event]:
    """All who vote lay these cards, in the order of the seats; what happened on the way."""
    voters = asked(waters)
    assert question(waters).startswith("ask-vote-")
    assert len(voters) == len(cards), f"{len(voters)} cards are to be laid"
    ballots = zip(voters, cards, strict=True)
    return [event for seat, card in ballots for event in answer(waters, seat, f"vote {card}")]


def refusal(waters: Waters, seat: int, text: str) -> tuple[str, str | None]:
    """Why an answer is refused: the key of the reason and the rule. It must change nothing."""
    return stories.refusal(GAME, waters, seat, text)


def outcome(waters: Waters) -> Outcome:
    """How a game ended that is over."""
    return stories.outcome(GAME, waters)
