"""Cards, played: where there is everything, where there is nothing, and what changes by that.

    plays(rich, partial(draw_event, card="event-fight"), "each wounds +1, build adventure")

The outcome names all that has changed on the table and nothing else, so that a card that does more
or less than it should is found. ``each`` means the carpenter and the cook; Friday is there, too.
The carpenter is the first player, and the cook acts.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import permutations
from typing import Literal, NamedTuple

from atoll.games.robinson.cards.kinds import AdventureCard
from atoll.games.robinson.facts import FIRST_TILE, SPACE, SPACES, Kind
from atoll.games.robinson.game import Robinson
from atoll.games.robinson.pieces import all_pieces
from atoll.games.robinson.planning.deeds import deeds
from atoll.games.robinson.planning.placing import plan_options
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import (
    NO_GOODS,
    NOBODY,
    NOWHERE,
    Camp,
    Goods,
    Kept,
    Pile,
    Scene,
    Space,
    Stack,
    Threat,
)
from atoll.games.robinson.steps import Adventure, Do, DrawEvent, Hunt, PlaceThreat, Steps
from atoll.games.robinson.vocabulary import DrawMysteries

from .tables import answer, asked, number, person, table
from .tables import happen as carry_on

assert Robinson.id == "robinson"  # with the game all rules are registered

SCARS = [
    f"{deck}-{part}"
    for deck in ("build", "gather", "explore")
    for part in ("head", "arm", "leg", "belly")
]
ISLAND = {"t1": 9, "m2": 7, "b1": 3}
"""Plains with parrots, hills with wood, a river with fish; each shows a beast, too."""
NEIGHBOURS = ("t1-left", "m2-left", "b1-right")
"""Their sources. On the camp tile there are wood, on the left, and fish."""
INVENTIONS = ("bricks", "map", "pot")
"""Those on the board that are neither somebody's own nor the scenario's."""
DISCARD_TWO = {
    f"{one} {two}": f"board {one} -1, ideas {one}, board {two} -1, ideas {two}"
    for one, two in permutations(INVENTIONS, 2)
}
DISCARD_THREE = {
    f"{one} {two}": ", ".join([f"board {each} -1, ideas {each}" for each in INVENTIONS])
    for one, two in permutations(INVENTIONS, 2)  # the third goes without a question
}
WORK: dict[str, tuple[Kind, str]] = {
    "build": ("build", "weapon"),
    "gather": ("gather", "m2-left"),
    "explore": ("explore", "b1"),
}


# Tables.


def rich() -> Camp:
    """Whatever a card may ask for is there."""
    camp = bare()
    for name, tile in ISLAND.items():
        camp.spaces[SPACE[name]].tile = tile
        camp.tiles.cards.remove(str(tile))
    camp.shelter = True
    camp.levels = {"roof": 4, "palisade": 3, "weapon": 3}
    camp.available = Goods(wood=4, food=3, rations=1, fur=2)
    camp.items = ["shovel", "knife"]
    camp.board = ["bricks", "map", "pot", "hatchet", "snare", "fireplace"]
    camp.inventions = Pile(["sling", "moat"])
    camp.hunting = Pile(["beast-fox", "beast-tapir"])
    camp.beasts = Pile(["beast-tiger", "beast-birds", "beast-goats", "beast-boa"])
    for somebody in camp.people:
        somebody.determination = 5
    return camp


def poor() -> Camp:
    """There is nothing at all: even the sources of the beach are exhausted."""
    camp = bare()
    camp.board = ["hatchet", "snare", "fireplace"]
    camp.inventions = Pile([])
    camp.beasts = Pile(["beast-birds"])
    camp.spaces[camp.camp].covered = ["left", "right", "terrain"]
    return camp


def bare() -> Camp:
    """The carpenter, the cook and Friday on the beach, in the second round."""
    camp = table(friday=True, phase="event")
    camp.round = 2
    camp.scenes = []
    camp.kept = []
    woodpile(camp).closed = True  # nobody is asked about the woodpile
    camp.threats = [None, None]
    camp.changes = [1, 1]
    camp.event_deck = Pile([])
    camp.supplies = Pile(["supply-bible", "supply-pistol"])
    camp.finds = Pile(["find-tobacco", "find-herbs", "find-poison"])
    camp.mysteries = Pile(["mystery-bite", "mystery-crocks", "mystery-blunt-spear", "mystery-gold"])
    assert camp.spaces[camp.camp].tile == FIRST_TILE
    return camp


# Cards.


def draw_event(camp: Camp, card: str) -> None:
    """The card is drawn in the event phase, and goes to the right threat space."""
    camp.phase = "event"
    camp.event_deck = Pile([card])
    happen(camp, DrawEvent())


def pushed_off(camp: Camp, card: str) -> None:
    """The card in the left threat space gives way to wreckage."""
    camp.phase = "event"
    camp.threats = [Threat(card), Threat("wreck-food-crates")]
    camp.scenes = [Scene(camp.first, "event-sunny-beach")]
    happen(camp, PlaceThreat())


def ways_to_deal_with(camp: Camp, card: str) -> set[str]:
    """How the cook may begin to deal with a card in the right threat space."""
    _face(camp, card)
    options = plan_options(camp, number(camp, "cook"))
    return {each.text for each in options if each.text.startswith("do threat right")}


def pawns_against(camp: Camp, card: str) -> tuple[int, ...]:
    """How many pawns deal with a card in the right threat space."""
    _face(camp, card)
    (sizes,) = [deed.sizes for deed in deeds(camp) if deed.kind == "threat"]
    return sizes


def remedy(camp: Camp, card: str, paid: Goods = NO_GOODS, pawns: str = "cook") -> None:
    """The cook deals with the threat, with these pawns and with what was laid."""
    _face(camp, card)
    camp.plan = [Stack("threat-right", "threat", "right", pawns.split(), paid)]
    camp.available -= paid
    happen(camp, Do("threat-right"))


def _face(camp: Camp, card: str) -> None:
    camp.phase = "action"
    camp.scenes = []
    camp.threats = [None, Threat(card)]


def adventure(camp: Camp, card: str, target: str = "") -> None:
    """The cook has this adventure, in the course of an action."""
    skill = card.partition("-")[0]
    kind, usual = WORK[skill]
    _work(camp, kind, target or usual)
    camp.adventures[skill] = Pile([card])
    happen(camp, Adventure())


def comes_back(camp: Camp, card: str) -> None:
    """A card that was shuffled into the event deck is drawn in the event phase."""
    draw_event(camp, card)


def mystery(camp: Camp, card: str, kind: str) -> None:
    """The cook explores and meets this mystery."""
    _work(camp, "explore", "b1")
    camp.mysteries = Pile([card])
    draws = {
        "treasure": DrawMysteries(treasures=1),
        "trap": DrawMysteries(traps=1),
        "monster": DrawMysteries(monsters=1),
    }
    happen(camp, draws[kind])


def hunt(camp: Camp, card: str) -> None:
    """The cook hunts this beast."""
    _work(camp, "hunt", "")
    camp.hunting = Pile([card])
    happen(camp, Hunt())


def _work(camp: Camp, kind: Kind, target: str) -> None:
    stack = Stack(f"{kind}-{target}", kind, target, ["cook"])
    camp.phase = "action"
    camp.scenes = [Scene(number(camp, "cook"), stack=stack)]


def happen(camp: Camp, *steps: Steps) -> None:
    """No card is made or lost by that."""
    pieces = all_pieces(camp)
    carry_on(camp, *steps)
    assert all_pieces(camp) == pieces


# What has changed.

Outcomes = str | Mapping[str, str]
"""What has changed at the end; or that by what is chosen."""


def plays(make: Callable[[], Camp], begin: Callable[[Camp], None], outcomes: Outcomes) -> None:
    """A card does exactly this; or by what is chosen, one after another, exactly that.

    At each question exactly those answers are offered that begin some row.
    """
    rows = {"": outcomes} if isinstance(outcomes, str) else outcomes
    paths = [path.split() for path in rows]
    for path, outcome in zip(paths, rows.values(), strict=True):
        camp = make()
        before = everything(camp)
        begin(camp)
        pieces = all_pieces(camp)
        for depth, word in enumerate(path):
            pass_over(camp)
            offered = {each[depth] for each in paths if each[:depth] == path[:depth]}
            assert choices(camp) == offered, f"after {path[:depth]}"
            answer(camp, _answer(camp, word))
        pass_over(camp)
        assert asked(camp) == ("", set())
        assert changed(before, everything(camp)) == expected(outcome), f"by {path}"
        assert all_pieces(camp) == pieces


def pass_over(camp: Camp) -> None:
    """Nobody uses anything."""
    while camp.outcome is None and asked(camp) == ("ask-pause", {"go-on"}):
        answer(camp, "go-on")


def choices(camp: Camp) -> set[str]:
    """What can be answered, without the verb."""
    return {text.rpartition(" ")[2] for text in asked(camp)[1]}


def _answer(camp: Camp, word: str) -> str:
    return next(text for text in asked(camp)[1] if text.rpartition(" ")[2] == word)


def changed(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    keys = {*before, *after}
    return {key: after[key] - before[key] for key in keys if after[key] != before[key]}


def expected(outcome: str) -> dict[str, int]:
    """``each wounds +1, card out``: a number is 1 where it is not said."""
    found: Counter[str] = Counter()
    for word in [part.strip() for part in outcome.split(",") if part.strip()]:
        what, _, count = word.rpartition(" ")
        if count.lstrip("+-").isdigit():
            times = int(count)
        else:
            what, times = word, 1
        for name in ("carpenter", "cook") if what.startswith("each ") else ("each",):
            found[what.replace("each", name, 1)] += times
    return {what: times for what, times in found.items() if times}


def also(outcomes: Outcomes, *more: str) -> Outcomes:
    """The same, and that besides."""
    if isinstance(outcomes, str):
        return ", ".join([outcomes, *more])
    return {path: ", ".join([outcome, *more]) for path, outcome in outcomes.items()}


# Adventures.


class AdventureRow(NamedTuple):
    """What both halves do; ``card`` is the card itself.

    Where a half does the same in a camp with nothing, or with the Medicine, that is not said again.
    """

    upper: Outcomes | None
    """None where dice decide, and stories of their own tell it."""
    lower: Outcomes | None = None
    cured: Outcomes | None = None
    """The lower half with the Medicine."""
    poor_upper: Outcomes | None = None
    poor_lower: Outcomes | None = None


Half = Literal["upper", "lower"]
LEFT, SHUFFLED = "out card", "shuffled card"


def take_or_leave(word: str, brings: str) -> dict[str, str]:
    """Whoever takes something has the card in the event deck."""
    return {"leave": LEFT, word: f"{brings}, {SHUFFLED}"}


def scarred() -> Camp:
    """The cook has every special wound there is."""
    camp = rich()
    person(camp, "cook").scars = [*SCARS]
    return camp


def cured() -> Camp:
    camp = scarred()
    camp.items.append("medicine")
    return camp


def halves(
    rows: Mapping[str, AdventureRow], deck: Mapping[str, AdventureCard]
) -> list[tuple[str, Half]]:
    """All that is in the deck or has a row, so that a card without a row fails, and the reverse."""
    shuffled_in = {card for card in deck if deck[card].lower}
    shuffled_in |= {card for card in rows if rows[card].lower is not None}
    upper: list[tuple[str, Half]] = [(card, "upper") for card in {**rows, **deck}]
    lower: list[tuple[str, Half]] = [(card, "lower") for card in sorted(shuffled_in)]
    return upper + lower


def plays_half(card: str, half: Half, row: AdventureRow) -> None:
    if half == "upper":
        _plays_upper(card, row)
    else:
        _plays_lower(card, row)


def _plays_upper(card: str, row: AdventureRow) -> None:
    """Where there is a choice whoever acts has it."""
    begin = partial(adventure, card=card)
    camp = rich()
    begin(camp)
    pass_over(camp)
    if asked(camp)[0] == "ask-way":
        assert [each.seat for each in camp.awaited] == [number(camp, "cook")]
    if row.upper is not None:
        plays(rich, begin, named(row.upper, card))
    if row.poor_upper is not None:
        plays(poor, begin, named(row.poor_upper, card))


def _plays_lower(card: str, row: AdventureRow) -> None:
    """When it has come back the card is gone."""
    begin = partial(comes_back, card=card)
    assert row.lower is not None
    plays(scarred, begin, also(row.lower, f"out {card}"))
    plays(cured, begin, also(row.lower if row.cured is None else row.cured, f"out {card}"))
    if row.poor_lower is not None:
        plays(poor, begin, also(row.poor_lower, f"out {card}"))


def named(outcomes: Outcomes, card: str) -> Outcomes:
    """With the name of the card."""
    if isinstance(outcomes, str):
        return re.sub(r"\bcard\b", card, outcomes)
    return {path: re.sub(r"\bcard\b", card, words) for path, words in outcomes.items()}


# Everything on the table.


def everything(camp: Camp) -> Counter[str]:
    """What there is how often. Cards that lie in a deck of their own are not named."""
    count: Counter[str] = Counter()
    count["morale"] = camp.morale
    count["shelter"] = int(camp.shelter)
    count.update({f"{level}": by for level, by in camp.levels.items()})
    count.update(_goods("", camp.available))
    count.update(_goods("future ", camp.future))
    for rule in camp.rules_of_round:
        count[rule.word] += rule.count
    count.update(_words(camp))
    return count


def _goods(prefix: str, goods: Goods) -> dict[str, int]:
    kinds = {"wood": goods.wood, "food": goods.food, "rations": goods.rations, "fur": goods.fur}
    return {prefix + kind: many for kind, many in kinds.items()}


def _words(camp: Camp) -> Iterator[str]:
    yield f"first {camp.people[camp.first].name}"
    yield f"camp {SPACES[camp.camp]}"
    for somebody in camp.people:
        for what, many in (
            ("wounds", somebody.wounds),
            ("determination", somebody.determination),
            ("marks", somebody.marks),
        ):
            yield from [f"{somebody.name} {what}"] * many
        yield from [f"{somebody.name} {scar}" for scar in somebody.scars]
        yield from [f"{somebody.name} deaf {arrow}" for arrow in somebody.deaf]
        if somebody.outside is not None:
            place = "open" if somebody.outside == NOWHERE else SPACES[somebody.outside]
            yield f"{somebody.name} outside {place}"
        yield from [f"{somebody.name} sheet {card}" for card in somebody.sheet]
        for kind, many in _goods(f"{somebody.name} pack ", somebody.pack).items():
            yield from [kind] * many
    for place, tokens in camp.tokens.items():
        yield from [f"{place} {token}" for token in tokens]
    yield from [f"soon {laid}" for laid in camp.laid]
    yield from [f"sky {token}" for token in camp.sky.tokens]
    for name, space in zip(SPACES, camp.spaces, strict=False):
        yield from _space(name, space)
    yield from _rules(camp)
    yield from _cards(camp)


def _space(name: str, space: Space) -> Iterator[str]:
    yield from [f"{name} {token}" for token in space.tokens]
    yield from [f"{name}-{part} covered" for part in space.covered]
    if space.face_down:
        yield f"{name} face-down"


def _rules(camp: Camp) -> Iterator[str]:
    for rule in camp.rules_of_round:
        who = "" if rule.who == NOBODY else f"{camp.people[rule.who].name} "
        when = {0: " always", camp.round: "", camp.round + 1: " next-round"}[rule.round]
        more = "".join([f" {kind}" for kind in rule.kinds])
        if not rule.count:
            yield f"{who}{rule.word}{more}{when}"
    yield from [f"later this {later.when}" for later in camp.laters]


def _cards(camp: Camp) -> Iterator[str]:
    places = {
        "board": camp.board,
        "item": camp.items,
        "turned": camp.turned_back,
        "marked": camp.marked,
        "ideas": camp.inventions.cards,
        "hunting": camp.hunting.cards,
        "beside": [camp.beside] if camp.beside else [],
        "soon": [*camp.future_items, *camp.future_finds, *camp.future_treasures],
        "out": camp.out,
        "discarded": camp.mystery_discards,
        "shuffled": camp.event_deck.cards,
    }
    for place, cards in places.items():
        yield from [f"{place} {card}" for card in cards]
    for side, threat in zip(("left", "right"), camp.threats, strict=True):
        if threat is not None:
            yield f"{side} {threat.card}"
    for kept in camp.kept:
        yield from [f"kept {kept.card}"] * max(kept.uses, 1)


def keep(camp: Camp, *cards: str) -> None:
    """These cards are kept, and serve always."""
    camp.kept = [Kept(card, 0) for card in cards]
