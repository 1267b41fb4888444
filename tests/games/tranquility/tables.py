"""Tables of Tranquility, laid for a story: a sea arranged as the test needs it.

    sea = table(seats=2, hands=["5 17 30", "44"], grid="a1=3 c6=40")
    answer(sea, 0, "discard", "pay 17 30")
    assert texts(sea, 1) == {"play 44 e6", "play 44 f6"}

Cards go by their names, decks have their top card first, rows count from one, seats from zero.
"""

from collections.abc import Iterator, Sequence

from atoll.games.tranquility import Tranquility
from atoll.games.tranquility.cards import (
    CARDS,
    COMPASS,
    COMPASSES,
    EMPTY,
    FINISH,
    HAND,
    NAMES,
    ROCKS,
    START,
)
from atoll.games.tranquility.shapes import SHAPES
from atoll.games.tranquility.state import Sea, Storm
from atoll.games.tranquility.turn import begin_turn
from atoll.kernel import Event, OptionValue, Outcome
from tests.games import stories

GAME = Tranquility()


def cards(names: str) -> list[int]:
    return [CARDS[name] for name in names.split()]


def filled(leave: str = "", mode: str = "base") -> str:
    """A grid with every cell taken but those to leave: 2 in the first cell, 4 in the next, …"""
    return " ".join(
        f"{label}={2 * number}"
        for number, label in enumerate(SHAPES[mode].labels, start=1)
        if label not in leave.split()
    )


def table(  # noqa: PLR0913  (there is much on a table)
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    grid: str = "",
    decks: Sequence[str] | None = None,
    turn: int = 0,
    first: int = 0,
    started: bool = False,
    rocks: int | None = None,
    storms: str | None = None,
    compasses: int = 0,
    supply: int | None = None,
    night: bool = False,
    night_falls: str = "rounds",
    turned: str = "",
    exploration: str | None = None,
    found: int = 0,
    display: str = "",
    scores: Sequence[int] = (),
    discards: Sequence[str] = (),
    **options: OptionValue,
) -> Sea:
    """A game at the beginning of a seat's turn.

    It is dealt as any game, then its cards are gathered and laid out anew. A hand that is not
    told gets five islands. Decks that are not told get the rest, islands on top, so that drawing
    a few cards brings no surprise; beside told decks the rest is back in the box. ``storms``
    lists storms in play (``"yellow seat0, purple row3"``); any text, also an empty one, brings
    the module into the game, as a row for the rocks does for theirs.
    """
    if options.get("mode") != "pyramid":
        options |= {"storms": storms is not None, "rocks": rocks is not None}
    options["night"] = night_falls
    sea = GAME.deal(GAME.read_options(seats, options), seats, 0)
    pool = _gather(sea)
    _take(pool, [START] * started + [FINISH] * found)
    sea.started = started
    sea.found = found
    _lay_grid(sea, pool, grid, turned)
    _lay_storms_and_rocks(sea, pool, storms or "", rocks)
    _lay_compasses(sea, pool, compasses, supply)
    _lay_exploration(sea, pool, exploration)
    sea.display = _take(pool, cards(display))
    for seat, names in enumerate(discards):
        sea.discards[seat] = _take(pool, cards(names))
    for seat, names in enumerate(hands):
        sea.hands[seat] = sorted(_take(pool, cards(names)))
    if decks is not None:
        sea.decks = [_take(pool, cards(names)[::-1]) for names in decks]
    for seat in range(len(hands), seats):
        sea.hands[seat] = _take(pool, pool[:HAND])
    if decks is not None:
        sea.removed += pool
    else:
        for place, card in enumerate(sorted(pool, reverse=True)):
            sea.decks[place % len(sea.decks)].append(card)
    sea.night = night
    sea.scores = list(scores) or sea.scores
    sea.taken = [list(hand) for hand in sea.hands] if sea.scores else []
    sea.first = first
    sea.agenda.clear()
    begin_turn(sea, turn)
    sea.rules.advance(sea)
    return sea


def _gather(sea: Sea) -> list[int]:
    """Every card of a game that has just been dealt, taken from where it lies."""
    piles = [*sea.hands, *sea.decks, sea.removed, sea.display, sea.exploration]
    pool = [card for pile in piles for card in pile]
    pool += [ROCKS] * (sea.rocks is not None)
    pool += [START] * (0 if sea.options.mode == "duel" else sea.seats)
    for pile in piles:
        pile.clear()
    return sorted(pool)


def _take(pool: list[int], wanted: list[int]) -> list[int]:
    for card in wanted:
        assert card in pool, f"{NAMES[card]} is not left"
        pool.remove(card)
    return wanted


def _lay_grid(sea: Sea, pool: list[int], grid: str, turned: str) -> None:
    labels = SHAPES[sea.options.mode].labels
    for entry in grid.split():
        label, _, name = entry.partition("=")
        sea.grid[labels.index(label)] = CARDS[name]
    in_grid = [card for card in sea.grid if card != EMPTY]
    assert in_grid == sorted(in_grid), "the numbers in the grid ascend"
    _take(pool, in_grid)
    for label in turned.split():
        sea.turned[labels.index(label)] = True


def _lay_storms_and_rocks(sea: Sea, pool: list[int], storms: str, rocks: int | None) -> None:
    sea.rocks = None if rocks is None else rocks - 1
    _take(pool, [ROCKS] * (rocks is not None))
    for entry in filter(None, storms.split(", ")):
        colour, place = entry.split()
        where = int(place[3:]) - 1 if place.startswith("row") else int(place[4:])
        _take(pool, [CARDS[colour]])
        sea.storms.append(Storm(CARDS[colour], where))


def _lay_compasses(sea: Sea, pool: list[int], compasses: int, supply: int | None) -> None:
    sea.compasses = compasses
    if sea.options.mode == "pyramid":
        _take(pool, [COMPASS] * compasses)
    elif sea.options.storms:
        sea.supply = COMPASSES - compasses if supply is None else supply
        sea.gone += [COMPASS] * (COMPASSES - compasses - sea.supply)


def _lay_exploration(sea: Sea, pool: list[int], exploration: str | None) -> None:
    if exploration is not None:
        sea.exploration = _take(pool, cards(exploration)[::-1])
    if sea.options.mode == "pyramid":
        rest = [card for card in pool if card >= FINISH and card != START]
        _take(pool, rest)
        (sea.exploration if exploration is None else sea.removed).extend(rest)


def texts(sea: Sea, seat: int, verb: str = "") -> set[str]:
    """What a seat can answer to the question the game waits for, or only what begins so."""
    return {
        option.text
        for decision in sea.decisions
        if decision.must and decision.seat == seat
        for option in decision.options
        if option.text.startswith(verb)
    }


def cells_for(sea: Sea, card: int) -> set[str]:
    """The cells in which the active seat can place an island."""
    return {text.split()[-1] for text in texts(sea, sea.active, f"play {card} ")}


def cells(first: str, last: str, mode: str = "base") -> set[str]:
    """The cells from one to another in reading order, both included."""
    labels = SHAPES[mode].labels
    return set(labels[labels.index(first) : labels.index(last) + 1])


def row(number: int, mode: str = "base") -> set[str]:
    return set(SHAPES[mode].row_labels[number - 1])


def chances(sea: Sea, seat: int) -> set[str]:
    """What a seat may do while the game waits for somebody."""
    return {
        option.text
        for decision in sea.decisions
        if not decision.must and decision.seat == seat
        for option in decision.options
    }


def asked(sea: Sea) -> list[int]:
    """The seats that the game waits for."""
    return [decision.seat for decision in sea.decisions if decision.must]


def answer(sea: Sea, seat: int, *answers: str) -> list[Event]:
    """Give these answers one after another; what happened on the way.

    ``pay 5 17`` is short for ``pay 5``, ``pay 17``; a card that has gone by itself, for all had to
    go, is not named again.
    """
    events: list[Event] = []
    for text in answers:
        verb, *words = text.split()
        for each in [f"pay {word}" for word in words] if verb == "pay" else [text]:
            if verb != "pay" or CARDS[each.removeprefix("pay ")] in sea.hands[seat]:
                events += GAME.answer(sea, seat, each)
            else:
                assert CARDS[each.removeprefix("pay ")] in sea.discards[seat], f"{each}: not held"
    return events


def offers(sea: Sea, *counts: int) -> None:
    """The seats offer so many cards for the joint discard, one after another."""
    for seat, count in enumerate(counts):
        answer(sea, seat, f"offer {count}")


def owed(sea: Sea) -> int:
    """How many cards the seat that is asked for one has still to discard, as it is told."""
    (decision,) = (each for each in sea.decisions if each.must)
    assert decision.prompt.key.startswith("ask-pay-")
    count = decision.prompt.args["count"]
    assert isinstance(count, int)
    return count


def ways_to_pay(sea: Sea, seat: int) -> set[str]:
    """Every choice of cards that a seat can end up with, as it is asked for them one by one."""
    before = len(sea.discards[seat])
    ways = [sorted(later.discards[seat][before:]) for later in _paid(sea, seat)]
    return {" ".join(NAMES[card] for card in way) for way in ways}


def _paid(sea: Sea, seat: int) -> Iterator[Sea]:
    payments = texts(sea, seat, "pay ")
    if not payments:
        yield sea
    for text in payments:
        later = GAME.clone(sea)
        GAME.answer(later, seat, text)
        yield from _paid(later, seat)


def refusal(sea: Sea, seat: int, text: str) -> tuple[str, str | None]:
    """Why an answer is refused: the key of the reason and the rule. It must change nothing."""
    return stories.refusal(GAME, sea, seat, text)


def outcome(sea: Sea) -> Outcome:
    """How a game ended that is over."""
    return stories.outcome(GAME, sea)


def hand(sea: Sea, seat: int) -> str:
    return " ".join(NAMES[card] for card in sea.hands[seat])


def at(sea: Sea, label: str) -> int:
    """The island in a cell, 0 if there is none."""
    return sea.grid[SHAPES[sea.options.mode].labels.index(label)]


def in_play(sea: Sea) -> str:
    """The storms in play, written as ``table`` takes them."""
    board = GAME.view(sea, None).board
    return ", ".join(f"{storm.colour} {storm.place}" for storm in board.storms)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
