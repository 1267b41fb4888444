"""Stories about Overboard!: laying a table, reading it, playing on.

People are named by their roles. What lies in front of somebody is written as
``"water knife, open oar, 2 wounds"``: hidden provisions first, then notes.
"""

from collections.abc import Mapping, Sequence

from atoll.games.overboard import Overboard
from atoll.games.overboard.cards import named
from atoll.games.overboard.facts import KINDS, NAVIGATION, PROVISIONS, ROLES, Kind
from atoll.games.overboard.state import NOBODY, Boat, Bundle, Seen
from atoll.games.overboard.steps import Dusk, Morning, TakeHelm, Turn, TurnUp
from atoll.games.overboard.view import Board, Person
from atoll.kernel import Event, OptionValue, Outcome, bitset
from tests.games import stories

each, told = stories.each, stories.told
GAME = Overboard()
SEATS = (4, 5, 6)

FOUR = ("captain", "bosun", "frenchy", "kid")
"""Four who will do for most stories, from bow to stern."""
SIX = ("lady", "snob", *FOUR)
"""All of them, as they sit at the beginning."""


# Laying a table.


def table(  # noqa: PLR0913  (there is much on a table)
    people: Mapping[str, str] | Sequence[str] = FOUR,
    *,
    phase: str = "day",
    friends: Mapping[str, str] | None = None,
    enemies: Mapping[str, str] | None = None,
    gulls: int = 0,
    rowed: str = "",
    fought: str = "",
    laid: Sequence[int] = (),
    supplies: str | None = None,
    navigation: Sequence[int] = (),
    **options: OptionValue,
) -> Boat:
    """A game at a moment of the day, with these people in the boat from bow to stern.

    Seats are in that order, too. The phase is ``morning``; ``day``, or ``day kid`` where it is the
    Kid's turn; ``evening``, before the card is chosen; or ``card 7`` where that navigation card is
    turned up. Everybody is their own friend and enemy unless told otherwise. ``supplies`` are all
    that is left in the deck, ``navigation`` the next cards, the top first; ``laid`` are cards that
    nobody knows.
    """
    lying = dict(people) if isinstance(people, Mapping) else dict.fromkeys(people, "")
    boat = GAME.deal(GAME.read_options(len(lying), options), len(lying), 0)
    pool = list(range(len(PROVISIONS)))
    boat.benches = [number(role) for role in lying]
    boat.players = [NOBODY] * len(ROLES)
    boat.friends, boat.enemies = list(range(len(ROLES))), list(range(len(ROLES)))
    boat.hidden = [0 for _ in ROLES]
    for seat, (role, written) in enumerate(lying.items()):
        boat.players[number(role)] = seat
        _lay_provisions(boat, number(role), pool, written)
    for feelings, told_of in ((boat.friends, friends), (boat.enemies, enemies)):
        for role, whom in (told_of or {}).items():
            feelings[number(role)] = number(whom)
    boat.gulls = gulls
    boat.rowed, boat.fought = numbers(rowed), numbers(fought)
    if supplies is None:
        boat.supplies = pool
    else:
        boat.supplies = [_taken(pool, kind) for kind in supplies.split()][::-1]
        boat.spent = bitset(pool)
    _lay_navigation(boat, navigation, laid)
    _begin(boat, phase)
    return boat


def four(**lying: str) -> dict[str, str]:
    """The four who will do for most stories, with what lies in front of some of them."""
    return dict.fromkeys(FOUR, "") | lying


def _lay_provisions(boat: Boat, who: int, pool: list[int], written: str) -> None:
    first, *notes = written.split(", ") if written else [""]
    if first.startswith("open ") or first.endswith(("wound", "wounds")):
        first, notes = "", [first, *notes]
    boat.hidden[who] = bitset([_taken(pool, kind) for kind in first.split()])
    for note in notes:
        match note.split():
            case ["open", *kinds]:
                boat.opened[who] = bitset([_taken(pool, kind) for kind in kinds])
            case [count, "wound" | "wounds"]:
                boat.wounds[who] = int(count)
            case _:
                raise AssertionError(f"{note!r} says nothing about anybody")


def _taken(pool: list[int], kind: str) -> int:
    assert kind in KINDS, f"there is no provision {kind!r}"
    card = next((card for card in pool if PROVISIONS[card] == kind), None)
    assert card is not None, f"so much {kind} there is not"
    pool.remove(card)
    return card


def _lay_navigation(boat: Boat, top: Sequence[int], laid: Sequence[int]) -> None:
    placed = [card - 1 for card in (*top, *laid)]
    others = [card for card in range(len(NAVIGATION)) if card not in placed]
    boat.navigation = [*others, *(card - 1 for card in reversed(top))]
    boat.bundles = [Bundle(len(boat.navigation), 0)]
    boat.laid = [Seen(card - 1, 0) for card in laid]


def _begin(boat: Boat, phase: str) -> None:
    boat.agenda.clear()
    boat.day = 0 if phase == "morning" else 1
    boat.turns = boat.benches.copy()
    match phase.split():
        case ["morning"]:
            boat.push(Morning())
        case ["day", *whose]:
            first = boat.turns.index(number(whose[0])) if whose else 0
            boat.push_all(*map(Turn, boat.turns[first:]), Dusk(), TakeHelm())
        case ["evening"]:
            boat.push_all(Dusk(), TakeHelm())
        case ["card", card]:
            if int(card) - 1 in boat.navigation:
                boat.navigation.remove(int(card) - 1)
                boat.bundles = [Bundle(len(boat.navigation), 0)]
            boat.push(TurnUp(int(card) - 1))
        case _:
            raise AssertionError(f"{phase!r} is no phase")
    boat.rules.advance(boat)


def number(role: str) -> int:
    return [str(each) for each in ROLES].index(role)


def numbers(roles: str) -> list[int]:
    return [number(role) for role in roles.split()]


# Reading it.


def board(boat: Boat, role: str | None = None) -> Board:
    """The table as somebody sees it, or a spectator."""
    return GAME.view(boat, None if role is None else seat(boat, role)).board


def person(boat: Boat, role: str) -> Person:
    return next(each for each in board(boat).people if each.role == role)


def lies(boat: Boat, role: str) -> str:
    """What lies in front of somebody, as it is written; with the wounds."""
    who = number(role)
    hidden = " ".join(named(boat.hidden[who]))
    opened = " ".join(named(boat.opened[who]))
    wounds = boat.wounds[who]
    notes = [hidden] if hidden else []
    notes += [f"open {opened}"] if opened else []
    notes += [f"{wounds} wound{'s' * (wounds > 1)}"] if wounds else []
    return ", ".join(notes)


def benches(boat: Boat) -> str:
    """Who is in the boat, from bow to stern."""
    return " ".join(board(boat).benches)


def spent(boat: Boat) -> list[Kind]:
    """The provisions that left the game for all to see, in their order."""
    return list(named(boat.spent))


def seat(boat: Boat, role: str) -> int:
    return boat.players[number(role)]


def question(boat: Boat) -> str:
    """What the game waits for, as a message key."""
    (key,) = {decision.prompt.key for decision in boat.awaited}
    return key


def asked(boat: Boat) -> str:
    """The roles that the game waits for."""
    return " ".join(board(boat).roles[decision.seat] for decision in boat.awaited)


def texts(boat: Boat, role: str) -> set[str]:
    """What somebody can answer to the question the game waits for."""
    return _texts(boat, role, must=True)


def chances(boat: Boat, role: str, verb: str = "") -> set[str]:
    """What somebody may do while the game waits for somebody; or only with this first word."""
    return {text for text in _texts(boat, role, must=False) if text.split()[0] == verb or not verb}


def _texts(boat: Boat, role: str, *, must: bool) -> set[str]:
    found = [
        option.text
        for decision in boat.decisions
        if decision.must == must and decision.seat == seat(boat, role)
        for option in decision.options
    ]
    assert len(set(found)) == len(found), "an option is listed twice"
    return set(found)


# Playing on.


def answer(boat: Boat, role: str, *answers: str) -> list[Event]:
    """Give these answers one after another; what happened on the way."""
    return [event for text in answers for event in GAME.answer(boat, seat(boat, role), text)]


def story(boat: Boat, *lines: str) -> list[Event]:
    """Answers of several people, ``"captain: rob kid"``; what happened on the way."""
    return [
        event
        for line in lines
        for role, _, text in [line.partition(": ")]
        for event in answer(boat, role, text)
    ]


def all_say(boat: Boat, text: str) -> list[Event]:
    """Everybody whom the game waits for now answers the same, one after another."""
    return [event for role in asked(boat).split() for event in answer(boat, role, text)]


def silence(boat: Boat) -> list[Event]:
    """Nobody has anything to add to a fight, or water for the thirsty, any more."""
    events: list[Event] = []
    key = question(boat)
    while boat.awaited and question(boat) == key:
        events += answer(boat, asked(boat), "pass")
    return events


def refusal(boat: Boat, role: str, text: str) -> tuple[str, str | None]:
    """Why an answer is refused: the key of the reason and the rule. It must change nothing."""
    return stories.refusal(GAME, boat, seat(boat, role), text)


def outcome(boat: Boat) -> Outcome:
    """How a game ended that is over."""
    return stories.outcome(GAME, boat)


def points(boat: Boat, role: str) -> int:
    """What somebody has scored in a game that is over."""
    return outcome(boat).scores[seat(boat, role)]
