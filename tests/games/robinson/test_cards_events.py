"""Every event and every wreckage card, played: RC-7 and RC-14."""

from functools import partial
from itertools import permutations
from typing import NamedTuple

import pytest

from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.wrecks import WRECKS
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.planning.deeds import deeds, listed
from atoll.games.robinson.planning.stacks import is_complete
from atoll.games.robinson.scenarios.castaways import Castaways
from atoll.games.robinson.state import Camp, Goods, Pile, Stack, Threat
from atoll.games.robinson.steps import DrawEvent, EventPhase
from atoll.games.robinson.vocabulary import Gain
from tests.rulecite import rule

from .cards import (
    DISCARD_THREE,
    DISCARD_TWO,
    NEIGHBOURS,
    Outcomes,
    also,
    changed,
    draw_event,
    everything,
    expected,
    happen,
    pass_over,
    pawns_against,
    plays,
    poor,
    pushed_off,
    remedy,
    rich,
    ways_to_deal_with,
)
from .tables import answer, asked

DETERMINED = "cook determination +1"
VERY_DETERMINED = "cook determination +2"
EACH_WOUNDED = "each wounds +1"
EACH_LESS_DETERMINED = "each determination -1"
LOWER = {"lower-roof": "roof -1", "lower-palisade": "palisade -1"}
HALVE = {"halve-roof": "roof -2", "halve-palisade": "palisade -1"}
RAISE = {"raise-roof": "roof +1", "raise-palisade": "palisade +1"}
MOVED = "camp m1 -1, roof -2, palisade -1"
"""Of four levels of roof two remain, of three levels of palisade two."""
MOVE = {at: f"camp {at}, {MOVED}" for at in ("t1", "m2", "b1")}
TURN_DOWN = {at: f"{at} face-down" for at in ("t1", "m2", "b1")}
EXHAUST_ONE = {one: f"{one} covered" for one in NEIGHBOURS}
EXHAUST_TWO = {
    f"{one} {two}": f"{one} covered, {two} covered" for one, two in permutations(NEIGHBOURS, 2)
}
TURN_BACK_ONE = {"shovel": "turned shovel", "knife": "turned knife, weapon -1"}
TURN_BACK_TWO = dict.fromkeys(("shovel", "knife"), "turned shovel, turned knife, weapon -1")
ADVENTURES = "explore adventure, gather adventure"
TOP_BEAST_GONE = "hunting beast-tapir -1, out beast-tapir"


class Row(NamedTuple):
    """What a card does where there is everything, and where there is nothing if that differs."""

    sign: str
    event: Outcomes
    needs: str
    reward: Outcomes
    threat: Outcomes
    pawns: int = 1
    poor_event: str | None = None
    poor_threat: str | None = None


ROWS = {
    "event-argument": Row(
        "book",
        "no-teamwork",
        "",
        f"morale +1, {DETERMINED}",
        "morale -1, each determination -1",
        pawns=2,
        poor_threat="morale -1, each wounds +1",
    ),
    "event-awful-weather": Row("explore", "sky rain", "wood 1", DETERMINED, "sky snow"),
    "event-bad-feelings": Row(
        "book", "gather reroll", "", DETERMINED, "gather adventure, gather reroll"
    ),
    "event-bear": Row(
        "book",
        "arrange blocked",
        "shovel",
        DETERMINED,
        "morale -1, each determination -1",
        poor_threat="morale -1, each wounds +1",
    ),
    "event-body-on-the-beach": Row("book", "morale -1", "shovel", VERY_DETERMINED, "morale -2"),
    "event-broken-tree": Row(
        "build", EACH_WOUNDED, "rope", f"{DETERMINED}, future wood +1", "morale -1"
    ),
    "event-call-of-the-wild": Row(
        "book", "hunt danger", "weapon 2", "future food +1", "hunt danger"
    ),
    "event-catastrophe": Row(
        "build",
        "items-away",
        "",
        DETERMINED,
        {
            "shovel": "item shovel -1, ideas shovel",
            "knife": "item knife -1, ideas knife, weapon -1",
        },
        poor_threat="",
    ),
    "event-chronic-tiredness": Row(
        "explore", "night food", "", VERY_DETERMINED, EACH_WOUNDED, pawns=2
    ),
    "event-cloudburst": Row("gather", MOVE, "", "", "", poor_event=EACH_WOUNDED),
    "event-cold-rain": Row("explore", "sky rain", "shovel", DETERMINED, "sky rain"),
    "event-council": Row(
        "book",
        DISCARD_THREE,
        "",
        {
            "sling": f"ideas sling -1, board sling, {DETERMINED}",
            "moat": f"ideas moat -1, board moat, {DETERMINED}",
        },
        DISCARD_TWO,
        poor_event="each wounds +3",
        poor_threat="each wounds +2",
    ),
    "event-culled-area": Row("gather", "no-food", "weapon 2", "future food +2", ""),
    "event-dangerous-night": Row("book", "beside beast-boa", "weapon 2", "", ""),
    "event-depression": Row(
        "book",
        also(DISCARD_TWO, EACH_LESS_DETERMINED),
        "food 1",
        VERY_DETERMINED,
        also(DISCARD_TWO, "morale -1"),
        poor_event="each wounds +3",
        poor_threat="morale -1, each wounds +2",
    ),
    "event-despondency": Row(
        "book", "first carpenter -1, first cook", "food 1", DETERMINED, "morale -2"
    ),
    "event-devastation": Row(
        "book",
        EXHAUST_TWO,
        "shovel",
        DETERMINED,
        EXHAUST_ONE,
        poor_event="each wounds +2",
        poor_threat=EACH_WOUNDED,
    ),
    "event-disaster": Row(
        "gather",
        LOWER,
        "wood 1",
        RAISE,
        HALVE,
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-drought": Row(
        "book",
        "b1-terrain covered",
        "shovel",
        DETERMINED,
        "b1-terrain covered",
        poor_event="",
        poor_threat="",
    ),
    "event-earthquake": Row("book", TURN_DOWN, "shovel", "", "", poor_event=""),
    "event-exhausting-night": Row("book", "build reroll", "", DETERMINED, "morale -2"),
    "event-fight": Row(
        "build",
        EACH_WOUNDED,
        "",
        DETERMINED,
        "each determination -2",
        poor_threat="each wounds +2",
    ),
    "event-fight-in-the-dark": Row(
        "book", TOP_BEAST_GONE, "weapon 2", DETERMINED, "sky animals", poor_event=""
    ),
    "event-fire": Row("explore", "no-wood", "shovel", DETERMINED, "no-wood"),
    "event-flood": Row(
        "explore",
        {
            "turn-back-item shovel": "turned shovel",
            "turn-back-item knife": "turned knife, weapon -1",
            "lower-weapon": "weapon -1",
            "lower-palisade": "palisade -1",
            "wounds": EACH_WOUNDED,
        },
        "shovel",
        DETERMINED,
        "palisade -1",
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-flying-surprise": Row(
        "build",
        LOWER,
        "wood 1",
        DETERMINED,
        LOWER,
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-foul-weather": Row(
        "book", "gather time", "shovel", DETERMINED, EXHAUST_TWO, poor_threat="each wounds +2"
    ),
    "event-frost": Row("gather", "sky snow", "wood 1|fur 1", VERY_DETERMINED, "sky snow"),
    "event-heavy-clouds": Row("build", "sky rain", "fur 1", DETERMINED, "sky rain"),
    "event-heavy-rain": Row("build", "sky rain", "wood 1", DETERMINED, "sky rain"),
    "event-heavy-rain-is-coming": Row("gather", "sky rain", "shovel", DETERMINED, "sky rain"),
    "event-high-water": Row(
        "gather",
        "explore adventure",
        "wood 1|shovel",
        VERY_DETERMINED,
        "wood -4, food -3, rations -1, fur -2, no-all",
        pawns=2,
        poor_threat="no-all",
    ),
    "event-howling-from-the-woods": Row(
        "book",
        "hunting beast-goats",
        "fire",
        DETERMINED,
        f"{TOP_BEAST_GONE}, weapon -1, food +2, fur +1",
        poor_event="hunting beast-birds",
        poor_threat="",
    ),
    "event-jaguar": Row("build", EACH_WOUNDED, "weapon 2", "", EACH_WOUNDED),
    "event-landslide": Row("build", MOVE, "shovel", DETERMINED, "no-all", poor_event=EACH_WOUNDED),
    "event-loss-of-hope": Row(
        "book", "carpenter only build arrange rest", "", DETERMINED, "morale -2"
    ),
    "event-memories-of-the-cruise": Row(
        "build",
        "morale -1",
        "",
        f"{VERY_DETERMINED}, morale +1",
        EACH_LESS_DETERMINED,
        pawns=2,
        poor_threat=EACH_WOUNDED,
    ),
    "event-mess-in-the-camp": Row(
        "book", "arrange time", "", DETERMINED, EACH_LESS_DETERMINED, poor_threat=EACH_WOUNDED
    ),
    "event-mist": Row("book", "explore time", "", DETERMINED, "explore time, explore adventure"),
    "event-natural-dam-breaks": Row(
        "book",
        "more-wood +1, no-food, explore adventure",
        "shovel",
        DETERMINED,
        TURN_BACK_TWO,
        poor_threat="",
    ),
    "event-night-attack": Row(
        "explore",
        EACH_WOUNDED,
        "weapon 3",
        f"{TOP_BEAST_GONE}, weapon -1, future food +2, future fur +1",
        TOP_BEAST_GONE,
        poor_event=EACH_WOUNDED,
        poor_threat="",
    ),
    "event-night-howling": Row(
        "book", "hunt danger", "weapon 2", DETERMINED, "palisade -1", poor_threat=EACH_WOUNDED
    ),
    "event-otters": Row(
        "book",
        "m1-right covered",
        "weapon 1",
        "",
        "m1-right covered",
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-poisoning": Row("book", EACH_WOUNDED, "knife", f"{DETERMINED}, weapon +1", EACH_WOUNDED),
    "event-precipice": Row(
        "explore", TURN_DOWN, "wood 2", "cook determination +3", "", poor_event=""
    ),
    "event-predator-in-the-vicinity": Row(
        "explore", "sky animals", "weapon 2", DETERMINED, "sky animals"
    ),
    "event-predator-is-near": Row(
        "book",
        "t1-left covered",
        "weapon 2",
        DETERMINED,
        ADVENTURES,
        poor_event=EACH_WOUNDED,
    ),
    "event-predators": Row(
        "explore",
        "m1-right covered",
        "weapon 2",
        DETERMINED,
        "m1-right covered",
        pawns=2,
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-predators-in-the-woods": Row(
        "explore", "explore danger", "weapon 1", DETERMINED, EACH_WOUNDED
    ),
    "event-raging-river": Row("gather", "half", "shovel", DETERMINED, "no-all"),
    "event-rain": Row("gather", "sky rain", "fur 1", DETERMINED, "sky rain"),
    "event-ravenous-predators": Row(
        "book", "hunt danger", "fire", DETERMINED, "palisade -1", poor_threat=EACH_WOUNDED
    ),
    "event-ravishing-hurricane": Row(
        "book",
        {"t1": "t1-left covered", "m2": "m2-left covered", "b1": "b1-right covered"},
        "shovel",
        DETERMINED,
        "",
        poor_event="",
    ),
    "event-ravishing-windstorm": Row(
        "explore", "weapon -2", "", f"weapon +1, {DETERMINED}", "", poor_event=""
    ),
    "event-rough-passage": Row(
        "book",
        "m2-terrain covered",
        "",
        DETERMINED,
        "m2-terrain covered",
        poor_event="",
        poor_threat="",
    ),
    "event-searching-for-a-new-path": Row("book", "explore reroll", "", DETERMINED, ADVENTURES),
    "event-sleepless-night": Row(
        "book", "build reroll, gather reroll, explore reroll", "", DETERMINED, ADVENTURES
    ),
    "event-slow-work": Row("book", "build wood", "", DETERMINED, "build wood"),
    "event-smoke-on-the-horizon": Row(
        "book",
        "t1-terrain covered",
        "",
        DETERMINED,
        "t1-terrain covered",
        poor_event="",
        poor_threat="",
    ),
    "event-storm": Row(
        "gather",
        "sky storm",
        "wood 1|shovel",
        DETERMINED,
        "palisade -1",
        poor_threat=EACH_WOUNDED,
    ),
    "event-storm-damage": Row(
        "gather",
        HALVE,
        "wood 1",
        RAISE,
        LOWER,
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-stroke-of-fate": Row(
        "gather",
        "",
        "",
        "cook determination +3",
        EACH_LESS_DETERMINED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-strong-wind": Row("book", "build time", "", DETERMINED, TURN_BACK_ONE, poor_threat=""),
    "event-sunny-beach": Row(
        "explore",
        "",
        "",
        "each determination +1",
        EACH_LESS_DETERMINED,
        pawns=2,
        poor_threat=EACH_WOUNDED,
    ),
    "event-termites": Row(
        "book", "wood -1", "fire", DETERMINED, "wood -1", poor_event="", poor_threat=""
    ),
    "event-the-island-fights-back": Row("book", "rations +1", "", DETERMINED, "rations +1"),
    "event-thunderstorm": Row(
        "gather",
        "m1-left covered",
        "shovel",
        "",
        "m1-left covered",
        poor_event=EACH_WOUNDED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-unusually-cold-night": Row(
        "book",
        {"discard-wood": "wood -2", "wounds": EACH_WOUNDED},
        "wood 1|fur 1",
        DETERMINED,
        EACH_WOUNDED,
        poor_event=EACH_WOUNDED,
    ),
    "event-vertigo": Row(
        "book",
        "carpenter one-pawn",
        "",
        DETERMINED,
        EACH_LESS_DETERMINED,
        poor_threat=EACH_WOUNDED,
    ),
    "event-weakness": Row(
        "book", "carpenter no-abilities", "", DETERMINED, "carpenter no-abilities"
    ),
    "event-winter-depression": Row(
        "book", "morale -1", "food 1", DETERMINED, EACH_LESS_DETERMINED, poor_threat=EACH_WOUNDED
    ),
    "event-wrecked-balloon": Row("book", "morale -1", "", "soon mystery-gold", ""),
}
BOOK = "rations +1"
"""What a book does in these stories, so that it can be seen."""


@pytest.fixture(autouse=True)
def _book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Castaways, "book", (Gain(rations=1),))


def test_every_event_is_played() -> None:
    assert {*ROWS} == {*EVENTS}
    assert {*WRECK_ROWS} == {*WRECKS}


@rule("RC-7.3", "RC-7.4")
@pytest.mark.parametrize("card", ROWS)
def test_the_sign_and_the_event_of_a_card_that_is_drawn(card: str) -> None:
    row = ROWS[card]
    sign = BOOK if row.sign == "book" else f"{row.sign} adventure"
    begin = partial(draw_event, card=card)
    plays(rich, begin, also(row.event, sign, f"right {card}"))
    if row.poor_event is not None:
        plays(poor, begin, also(row.poor_event, sign, f"right {card}"))


@rule("RC-7.5", "RC-7.6")
@pytest.mark.parametrize("card", ROWS)
def test_the_threat_effect_of_a_card_that_is_pushed_off(card: str) -> None:
    row = ROWS[card]
    slid = ("left wreck-food-crates", "right event-sunny-beach", f"out {card}")
    plays(rich, partial(pushed_off, card=card), also(row.threat, *slid))
    if row.poor_threat is not None:
        plays(poor, partial(pushed_off, card=card), also(row.poor_threat, *slid))


# Dealing with threats.


PAWNS = {1: "cook", 2: "cook carpenter"}


def spent(need: str) -> Goods:
    """Of what a remedy requires resources are spent, items and weapons are not."""
    what, _, count = need.partition(" ")
    return Goods(**{what: int(count)}) if what in ("wood", "food", "fur") else Goods()


def cost(need: str) -> str:
    what, _, count = need.partition(" ")
    return f"{what} -{count}" if spent(need) else ""


def with_need(camp: Camp, need: str) -> Camp:
    what, _, count = need.partition(" ")
    match what:
        case "wood":
            camp.available = Goods(wood=int(count))
        case "food":
            camp.available = Goods(food=int(count))
        case "fur":
            camp.available = Goods(fur=int(count))
        case "weapon":
            camp.levels["weapon"] = int(count)
        case item:
            camp.items.append(item)
    return camp


def without_need(camp: Camp, need: str) -> Camp:
    """All but one of it is there."""
    what, _, count = need.partition(" ")
    less = int(count or 1) - 1
    match what:
        case "wood":
            camp.available = Goods(less, camp.available.food, camp.available.rations, 9)
        case "food":
            camp.available = Goods(9, 0, 0, 9)
        case "fur":
            camp.available = Goods(camp.available.wood, 9, 9, less)
        case "weapon":
            camp.levels["weapon"] = less
        case item:
            camp.items = [each for each in camp.items if each != item]
    return camp


def equipped() -> Camp:
    camp = rich()
    camp.items += ["rope", "fire"]
    return camp


@rule("RC-10.8", "RC-14.1")
@pytest.mark.parametrize("card", ROWS)
def test_what_dealing_with_a_threat_requires(card: str) -> None:
    needs = ROWS[card].needs.split("|")
    assert pawns_against(poor(), card) == (ROWS[card].pawns,)
    for need in needs:
        price = f" {need.split()[0]}" if len(needs) > 1 else ""
        camp = with_need(poor(), need) if need else poor()
        assert ways_to_deal_with(camp, card) == {f"do threat right{price}"}
    if needs != [""]:
        camp = equipped()
        for need in needs:
            without_need(camp, need)
        for somebody in camp.people:
            somebody.determination = 0  # so that the carpenter saves no wood
        assert ways_to_deal_with(camp, card) == set()


@rule("RC-14.1", "RC-14.2")
@pytest.mark.parametrize("card", ROWS)
def test_dealing_with_a_threat_brings_the_reward_and_the_card_is_gone(card: str) -> None:
    row = ROWS[card]
    needs = row.needs.split("|")
    for need in needs:
        begin = partial(remedy, card=card, paid=spent(need), pawns=PAWNS[row.pawns])
        plays(equipped, begin, also(row.reward, cost(need), f"out {card}"))


def facing(card: str, *answers: str) -> Camp:
    """This event has just been drawn."""
    camp = equipped()
    draw_event(camp, card)
    pass_over(camp)
    answer(camp, *answers)
    return camp


@rule("RC-14.2")
@pytest.mark.parametrize(
    ("card", "answers", "reward"),
    [
        ("event-drought", (), f"b1-terrain covered -1, {DETERMINED}"),
        ("event-rough-passage", (), f"m2-terrain covered -1, {DETERMINED}"),
        ("event-smoke-on-the-horizon", (), f"t1-terrain covered -1, {DETERMINED}"),
        ("event-otters", (), "m1-right covered -1"),
        ("event-thunderstorm", (), "m1-left covered -1"),
        ("event-predator-is-near", (), f"t1-left covered -1, {DETERMINED}"),
        ("event-predators", (), f"m1-right covered -1, {DETERMINED}"),
        ("event-ravishing-hurricane", ("choose m2",), f"m2-left covered -1, {DETERMINED}"),
        ("event-earthquake", ("choose m2",), "m2 face-down -1"),
        ("event-precipice", ("choose t1",), "t1 face-down -1, wood -2, cook determination +3"),
        ("event-cloudburst", ("choose b1",), "roof +1, palisade +1"),
        ("event-predators-in-the-woods", (), f"explore danger -1, {DETERMINED}"),
        ("event-dangerous-night", (), "beside beast-boa -1, hunting beast-boa"),
        ("event-bear", (), DETERMINED),
        ("event-weakness", (), DETERMINED),
        ("event-devastation", ("choose t1-left", "choose m2-left"), DETERMINED),
    ],
)
def test_the_remedy_undoes_what_the_event_has_done_where_the_card_says_so(
    card: str, answers: tuple[str, ...], reward: str
) -> None:
    camp = facing(card, *answers)
    before = everything(camp)
    remedy(camp, card, Goods(wood=2) if card == "event-precipice" else Goods())
    assert changed(before, everything(camp)) == expected(f"{reward}, out {card}, right {card} -1")


@rule("RC-14.2")
def test_after_a_cloudburst_only_what_has_fallen_rises() -> None:
    camp = equipped()
    camp.levels["palisade"] = 1
    draw_event(camp, "event-cloudburst")
    pass_over(camp)
    answer(camp, "choose t1")
    assert camp.levels == {"roof": 2, "palisade": 1, "weapon": 3}
    remedy(camp, "event-cloudburst")
    assert camp.levels == {"roof": 3, "palisade": 1, "weapon": 3}


@rule("RC-14.2", "RC-16.4")
def test_after_a_cloudburst_nothing_rises_without_a_shelter() -> None:
    camp = equipped()
    camp.shelter = False
    camp.spaces[camp.camp].tile = 11  # with a natural shelter, which stays behind
    draw_event(camp, "event-cloudburst")
    pass_over(camp)
    answer(camp, "choose t1")
    remedy(camp, "event-cloudburst")
    assert camp.levels == {"roof": 0, "palisade": 0, "weapon": 3}


@rule("RC-14.2", "RC-2.10", "RC-16.4")
@pytest.mark.parametrize(
    ("card", "need", "reward"),
    [
        ("event-council", "", DETERMINED),
        ("event-disaster", "wood 1", {"raise-roof": "wood -1", "raise-palisade": "wood -1"}),
        ("event-howling-from-the-woods", "fire", DETERMINED),
        ("event-night-attack", "weapon 3", ""),
    ],
)
def test_what_cannot_be_had_is_no_part_of_the_reward(
    card: str, need: str, reward: Outcomes
) -> None:
    begin = partial(remedy, card=card, paid=spent(need))
    plays(lambda: with_need(poor(), need), begin, also(reward, f"out {card}"))


@rule("RC-14.1")
def test_only_an_argument_needs_two_people() -> None:
    cards = [card for card, event in EVENTS.items() if event.remedy.by_two]
    assert cards == ["event-argument"]


@rule("RC-14.1")
def test_an_argument_is_made_up_by_two_people() -> None:
    camp = facing("event-argument")
    camp.phase = "action"
    for pawns, enough in (
        (["cook"], False),
        (["cook", "cook"], False),
        (["cook", "carpenter"], True),
        (["cook", "friday"], True),
    ):
        stack = Stack("threat-right", "threat", "right", pawns)
        camp.plan = [stack]
        assert is_complete(camp, stack, listed(deeds(camp))) == enough


@rule("RC-14.2")
def test_an_expedition_into_the_woods_sends_the_top_beast_to_the_bottom() -> None:
    camp = facing("event-howling-from-the-woods")
    assert camp.hunting.cards == ["beast-fox", "beast-tapir", "beast-goats"]
    remedy(camp, "event-howling-from-the-woods")
    assert camp.hunting.cards == ["beast-goats", "beast-fox", "beast-tapir"]


@rule("RC-7.7")
def test_a_beast_that_waits_beside_the_deck_is_fought_before_the_next_event() -> None:
    camp = facing("event-dangerous-night")
    camp.beside = "beast-tapir"
    camp.hunting = Pile([])
    camp.levels["weapon"] = 1
    camp.event_deck = Pile(["event-sunny-beach"])
    before = everything(camp)
    happen(camp, EventPhase())
    pass_over(camp)
    # Strength 3 against weapon 1, and the weapon falls by 1.
    assert changed(before, everything(camp)) == expected(
        "beside beast-tapir -1, out beast-tapir, carpenter wounds +2, weapon -1, food +2, fur +1,"
        "shuffled event-sunny-beach -1, explore adventure, right event-sunny-beach,"
        "right event-dangerous-night -1, left event-dangerous-night"
    )


@rule("RC-7.6")
def test_a_stroke_of_fate_lets_all_threats_strike_from_left_to_right() -> None:
    camp = rich()
    camp.threats = [Threat("event-body-on-the-beach"), Threat("event-jaguar")]
    before = everything(camp)
    draw_event(camp, "event-stroke-of-fate")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "gather adventure, morale -2, each wounds +1, left event-body-on-the-beach -1,"
        "right event-jaguar -1, out event-body-on-the-beach, out event-jaguar,"
        "right event-stroke-of-fate"
    )
    assert camp.out == ["event-body-on-the-beach", "event-jaguar"]


@rule("RC-7.6")
def test_a_stroke_of_fate_discards_wreckage_without_any_effect() -> None:
    camp = rich()
    camp.threats = [None, Threat("wreck-captains-chest")]
    before = everything(camp)
    draw_event(camp, "event-stroke-of-fate")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "gather adventure, right wreck-captains-chest -1, out wreck-captains-chest,"
        "right event-stroke-of-fate"
    )


@rule("RC-7.4")
@pytest.mark.parametrize(
    ("card", "second"),
    [
        ("event-otters", "b1-right covered"),
        ("event-thunderstorm", "m2-left covered"),
    ],
)
def test_where_a_threat_repeats_the_event_only_the_event_itself_is_meant(
    card: str, second: str
) -> None:
    camp = facing(card)
    before = everything(camp)
    camp.threats = [None, None]
    pushed_off(camp, card)
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        f"{second}, right {card} -1, left wreck-food-crates, right event-sunny-beach, out {card}"
    )


@rule("RC-7.6")
def test_predators_that_have_struck_are_no_longer_in_the_woods() -> None:
    camp = facing("event-predators-in-the-woods")
    assert camp.tokens["explore"] == ["adventure", "danger"]
    pushed_off(camp, "event-predators-in-the-woods")
    pass_over(camp)
    assert camp.tokens["explore"] == ["adventure"]


@rule("RC-7.4")
def test_in_a_night_attack_the_top_beast_is_seen() -> None:
    camp = rich()
    draw_event(camp, "event-night-attack")
    pass_over(camp)
    assert camp.hunting == Pile(["beast-fox", "beast-tapir"], top=1)


@rule("RC-17.6")
def test_the_broken_dam_turns_back_two_of_the_items() -> None:
    camp = equipped()
    pushed_off(camp, "event-natural-dam-breaks")
    pass_over(camp)
    answer(camp, "choose rope")
    assert asked(camp) == ("ask-turn-back", {"choose shovel", "choose knife", "choose fire"})
    answer(camp, "choose shovel")
    assert asked(camp) == ("", set())
    assert camp.turned_back == ["rope", "shovel"]


@rule("RC-2.8")
def test_a_second_bear_costs_each_character_a_wound() -> None:
    camp = rich()
    camp.tokens["arrange"] = ["blocked"]
    before = everything(camp)
    draw_event(camp, "event-bear")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "rations +1, each wounds +1, right event-bear"
    )


@rule("RC-6.6")
def test_among_the_nearest_sources_the_players_choose() -> None:
    camp = rich()
    camp.spaces[SPACE["t1"]].tile = 6  # parrots and wood
    camp.spaces[camp.camp].covered = ["left"]
    draw_event(camp, "event-thunderstorm")
    pass_over(camp)
    assert asked(camp) == ("ask-exhaust", {"choose t1-right", "choose m2-left"})


@rule("RC-6.6")
def test_predators_eat_fish_and_parrots() -> None:
    camp = rich()
    camp.spaces[camp.camp].covered = ["right"]
    draw_event(camp, "event-predators")
    pass_over(camp)
    assert asked(camp) == ("ask-exhaust", {"choose t1-left", "choose b1-right"})


@rule("RC-7.2")
def test_a_strong_beast_among_equals_is_chosen_by_the_players() -> None:
    camp = rich()
    camp.beasts = Pile(["beast-tiger", "beast-birds", "beast-bear"])
    draw_event(camp, "event-howling-from-the-woods")
    pass_over(camp)
    assert asked(camp) == ("ask-beast", {"choose beast-tiger", "choose beast-bear"})


# Wreckage.

WRECK_ROWS = {
    "wreck-captains-chest": ("future wood +1", "future wood +1, soon supply-pistol"),
    "wreck-food-crates": ("future food +1", "future food +1, future rations +1"),
    "wreck-wrecked-lifeboat": ("future wood +1", "future wood +2"),
}


@rule("RC-14.3", "RC-30.3")
@pytest.mark.parametrize("card", WRECK_ROWS)
def test_wreckage_gives_less_to_one_pawn_and_more_to_two(card: str) -> None:
    assert pawns_against(poor(), card) == (1, 2)
    one, two = WRECK_ROWS[card]
    plays(poor, partial(remedy, card=card), f"{one}, out {card}")
    plays(poor, partial(search_together, card=card), f"{two}, out {card}")


def search_together(camp: Camp, card: str) -> None:
    remedy(camp, card, pawns="cook carpenter")


@rule("RC-7.6")
@pytest.mark.parametrize("card", WRECK_ROWS)
def test_wreckage_is_pushed_off_without_any_effect(card: str) -> None:
    slid = "left wreck-food-crates, right event-sunny-beach"
    plays(poor, partial(pushed_off, card=card), f"{slid}, out {card}")


@rule("RC-7.2")
def test_with_an_empty_event_deck_nothing_is_drawn() -> None:
    camp = rich()
    before = everything(camp)
    happen(camp, DrawEvent())
    assert changed(before, everything(camp)) == {}
