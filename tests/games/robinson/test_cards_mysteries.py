"""Every mystery, played: RC-20. And what the treasures do that are kept.

The cook explores. Treasures wait for the end of the action phase, monsters and traps do not.
"""

from functools import partial
from typing import NamedTuple

import pytest

from atoll.games.robinson.cards.mysteries import MYSTERIES
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.planning.deeds import deeds
from atoll.games.robinson.planning.neutral import neutral_pawns
from atoll.games.robinson.powers.usable import usable
from atoll.games.robinson.scenarios.castaways import Castaways
from atoll.games.robinson.state import (
    Camp,
    Goods,
    Kept,
    Pile,
    Rule,
    Scene,
    Stack,
    Threat,
    in_force,
)
from atoll.games.robinson.steps import (
    AnimalsFight,
    Clouds,
    Do,
    DrawEvent,
    EndActionPhase,
    EndRound,
    Hunt,
    NightFalls,
    ProductionPhase,
    Rest,
    RollOrSucceed,
    Spoil,
    UsePower,
)
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import DrawMysteries, Gain
from atoll.kernel import roll
from tests.rulecite import rule

from .cards import (
    Outcomes,
    also,
    changed,
    comes_back,
    everything,
    expected,
    happen,
    hunt,
    mystery,
    named,
    pass_over,
    plays,
    poor,
    rich,
)
from .tables import answer, asked, determination, number, person, wounds

COOK = 1
"""Her seat."""


@pytest.fixture(autouse=True)
def _book(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book gives rations in these stories, so that it can be seen."""
    monkeypatch.setattr(Castaways, "book", (Gain(rations=1),))


def cured() -> Camp:
    camp = rich()
    camp.items.append("medicine")
    return camp


# Traps and monsters.


class Row(NamedTuple):
    kind: str
    upper: Outcomes
    goes: str = "discarded"
    cured: str | None = None
    poor: str | None = None


DANGERS = {
    "mystery-blowgun": Row("trap", "cook one-pawn next-round"),
    "mystery-blunt-spear": Row("trap", "cook wounds +2"),
    "mystery-collapse": Row("trap", ""),
    "mystery-confused": Row("trap", "cook clumsy next-round"),
    "mystery-net": Row("trap", "cook outside b1"),
    "mystery-poisonous-spores": Row(
        "trap", "cook wounds +1, later this night", cured="cook wounds +1"
    ),
    "mystery-sharp-blade": Row("trap", "cook wounds +2"),
    "mystery-snare": Row("trap", "weapon -2", poor=""),
    "mystery-strange-disease": Row(
        "trap",
        {
            " ".join(chosen): ", ".join([f"{each} marks" for each in chosen])
            for chosen in [
                (one, two, three, four)
                for one in ("carpenter", "cook", "friday")
                for two in ("carpenter", "cook", "friday")
                for three in ("carpenter", "cook", "friday")
                for four in ("carpenter", "cook", "friday")
            ]
        },
    ),
    "mystery-terrible-scream": Row("trap", "cook determination -5", poor=""),
    "mystery-trapdoor": Row("trap", ""),
    "mystery-unfortunate-adventure": Row("trap", "future rations +1"),
    "mystery-a-shiny-jewel": Row("monster", "later this night"),
    "mystery-bats": Row(
        "monster",
        {"determination": "cook determination -1", "wound": "cook wounds +1"},
        poor="cook wounds +1",
    ),
    "mystery-big-ape": Row("monster", "", "shuffled"),
    "mystery-bite": Row("monster", "cook wounds +1"),
    "mystery-furious-tiger": Row("monster", "cook wounds +1", poor="cook wounds +4, morale -1"),
    "mystery-giant-snake": Row("monster", "cook determination -5", poor=""),
    "mystery-gorilla": Row("monster", "cook wounds +2", "shuffled"),
    "mystery-gremlins": Row("monster", "", "shuffled", poor="cook wounds +2"),
    "mystery-savage": Row("monster", "weapon -3", "shuffled", poor=""),
    "mystery-scorpion": Row("monster", "cook wounds +3", cured=""),
    "mystery-snake": Row("monster", "cook wounds +2"),
    "mystery-spiders": Row("monster", "cook determination -2", poor="cook wounds +2"),
    "mystery-unleashed-beast": Row("monster", "hunting beast-tapir -1, out beast-tapir", poor=""),
}
WEB = "mystery-spider-web"
"""Where it goes depends on the Medicine."""


@rule("RC-20.3", "RC-20.4")
@pytest.mark.parametrize("card", DANGERS)
def test_what_a_monster_or_a_trap_does_and_where_the_card_goes(card: str) -> None:
    row = DANGERS[card]
    begin = partial(mystery, card=card, kind=row.kind)
    goes = f"{row.goes} {card}"
    plays(rich, begin, also(row.upper, goes))
    plays(cured, begin, also(row.upper if row.cured is None else row.cured, goes))
    if row.poor is not None:
        plays(poor, begin, also(row.poor, goes))


@rule("RC-20.3", "RC-6.7")
def test_a_spider_web_wounds_every_night_until_there_is_medicine() -> None:
    begin = partial(mystery, card=WEB, kind="trap")
    plays(cured, begin, f"cook wounds +1, discarded {WEB}")
    plays(rich, begin, f"cook wounds +1, later this night, soon {WEB}")
    camp = rich()
    mystery(camp, WEB, "trap")
    pass_over(camp)
    happen(camp, EndActionPhase())
    camp.phase = "night"
    for night in (2, 3):
        happen(camp, NightFalls())
        assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, night)
        assert camp.kept == [Kept(WEB, 0)]
    camp.items.append("medicine")
    happen(camp, NightFalls())
    assert wounds(camp, "cook") == 3
    assert camp.kept == []
    assert camp.mystery_discards == [WEB]


def night_after(card: str, kind: str, *, outside: bool) -> Camp:
    camp = rich()
    mystery(camp, card, kind)
    pass_over(camp)
    for somebody in camp.people:
        somebody.wounds = 0
    if outside:
        person(camp, "cook").outside = SPACE["b1"]
    camp.phase = "night"
    happen(camp, NightFalls())
    return camp


@rule("RC-20.3")
def test_poisonous_spores_wound_everybody_in_the_night_or_only_who_is_outside() -> None:
    camp = night_after("mystery-poisonous-spores", "trap", outside=False)
    assert [each.wounds for each in camp.people] == [1, 1, 1]
    camp = night_after("mystery-poisonous-spores", "trap", outside=True)
    assert [each.wounds for each in camp.people] == [0, 1, 0]


@rule("RC-20.3", "RC-29.6")
def test_a_shiny_jewel_wounds_each_character_and_waits_for_who_is_outside() -> None:
    camp = night_after("mystery-a-shiny-jewel", "monster", outside=False)
    assert [each.wounds for each in camp.people] == [1, 1, 0]
    camp = night_after("mystery-a-shiny-jewel", "monster", outside=True)
    assert [each.wounds for each in camp.people] == [0, 0, 0]
    person(camp, "cook").outside = None
    happen(camp, NightFalls())
    happen(camp, NightFalls())
    assert [each.wounds for each in camp.people] == [1, 1, 0]


@rule("RC-20.3")
def test_a_disease_is_a_wound_for_each_marker_in_the_night() -> None:
    camp = rich()
    mystery(camp, "mystery-strange-disease", "trap")
    pass_over(camp)
    answer(camp, "choose cook", "choose cook", "choose carpenter", "choose friday")
    camp.phase = "night"
    happen(camp, NightFalls())
    assert [(each.wounds, each.marks) for each in camp.people] == [(1, 0), (2, 0), (1, 0)]


@rule("RC-20.3")
def test_who_sleeps_outside_has_the_disease_alone() -> None:
    camp = rich()
    person(camp, "cook").outside = SPACE["b1"]
    mystery(camp, "mystery-strange-disease", "trap")
    pass_over(camp)
    assert asked(camp) == ("", set())
    assert [each.marks for each in camp.people] == [0, 2, 0]


@rule("RC-29.4")
def test_the_blowgun_does_not_concern_friday() -> None:
    camp = rich()
    camp.phase = "action"
    camp.scenes = [Scene(number(camp, "friday"), stack=Stack("explore-b1", "explore", "b1"))]
    camp.mysteries = Pile(["mystery-blowgun"])
    before = everything(camp)
    happen(camp, DrawMysteries(traps=1))
    pass_over(camp)
    assert changed(before, everything(camp)) == expected("discarded mystery-blowgun")


@rule("RC-20.4")
@pytest.mark.parametrize(
    ("card", "stops"),
    [
        ("mystery-collapse", True),
        ("mystery-net", True),
        ("mystery-giant-snake", True),
        ("mystery-bite", False),
        ("mystery-sharp-blade", False),
    ],
)
def test_some_cards_end_the_draw(card: str, stops: bool) -> None:
    camp = rich()
    camp.phase = "action"
    camp.scenes = [Scene(COOK, stack=Stack("explore-b1", "explore", "b1"))]
    camp.mysteries = Pile(["mystery-gold", card])
    happen(camp, DrawMysteries(treasures=1, either=1))
    pass_over(camp)
    assert asked(camp) == (("", set()) if stops else ("ask-mystery", {"draw", "enough"}))


@rule("RC-20.3")
def test_through_a_trapdoor_the_treasures_of_this_action_are_lost() -> None:
    camp = rich()
    camp.phase = "action"
    camp.scenes = [Scene(COOK, stack=Stack("explore-b1", "explore", "b1"))]
    camp.future_treasures = ["mystery-boxes"]
    camp.mysteries = Pile(["mystery-trapdoor", "mystery-gold"])
    happen(camp, DrawMysteries(treasures=1, traps=1))
    pass_over(camp)
    answer(camp, "draw")
    pass_over(camp)
    assert camp.future_treasures == ["mystery-boxes"]
    assert sorted(camp.mystery_discards) == ["mystery-gold", "mystery-trapdoor"]


@rule("RC-20.3")
def test_the_trapdoor_takes_what_an_earlier_draw_of_the_same_action_has_found() -> None:
    camp = rich()
    camp.phase = "action"
    camp.scenes = [Scene(COOK, stack=Stack("map", "explore", "mystery-treasure-map"))]
    camp.mysteries = Pile(["mystery-trapdoor", "mystery-gold"])
    happen(camp, DrawMysteries(treasures=1))
    pass_over(camp)
    assert camp.future_treasures == ["mystery-gold"]
    happen(camp, DrawMysteries(traps=1))
    pass_over(camp)
    assert camp.future_treasures == []
    assert sorted(camp.mystery_discards) == ["mystery-gold", "mystery-trapdoor"]


@rule("RC-20.3", "RC-27.2")
def test_who_gets_the_disease_is_settled_when_the_card_is_carried_out() -> None:
    camp = rich()
    camp.phase = "action"
    camp.scenes = [Scene(COOK, stack=Stack("explore-b1", "explore", "b1"))]
    camp.mysteries = Pile(["mystery-net", "mystery-strange-disease"])
    happen(camp, DrawMysteries(traps=2))
    pass_over(camp)
    answer(camp, *["choose carpenter"] * 4, "draw")
    pass_over(camp)
    assert person(camp, "cook").outside == SPACE["b1"]
    camp.phase = "night"
    happen(camp, NightFalls())
    assert [each.wounds for each in camp.people] == [4, 0, 0]


# Being dazed.


def rolled_by_cook(rule_: Rule, seed: int, *, sure: bool) -> list[str]:
    """What happens in a gather action of hers."""
    camp = rich()
    camp.rng = seed
    for somebody in camp.people:
        somebody.determination = 0
    camp.rules_of_round = [rule_]
    stack = Stack("gather-m2-left", "gather", "m2-left", ["cook"], sure=sure)
    camp.phase = "action"
    camp.scenes = [Scene(COOK, stack=stack)]
    camp.adventures["gather"] = Pile([])
    happen(camp, RollOrSucceed())
    kinds = [event.kind for event in camp.events]
    return [kind for kind in kinds if kind in ("rolled", "rerolled", "gained", "failed")]


DAZED = Rule("clumsy", 2, COOK)
CURSED = Rule("clumsy", 0, COOK)
SEEDS = range(30)
REROLLED = {
    ("rolled", "rerolled", "gained"),
    ("rolled", "rerolled", "failed"),
    ("rolled", "failed"),
}
"""What may come of an action whose success is rolled again."""


@rule("RC-13.2", "RC-20.3")
@pytest.mark.parametrize("why", [DAZED, CURSED])
def test_who_is_confused_or_cursed_rerolls_each_success(why: Rule) -> None:
    stories = {tuple(rolled_by_cook(why, seed, sure=False)) for seed in SEEDS}
    assert stories == REROLLED


@rule("RC-10.5")
def test_who_is_confused_is_sure_of_nothing_but_a_curse_does_not_matter_without_dice() -> None:
    dazed = {tuple(rolled_by_cook(DAZED, seed, sure=True)) for seed in SEEDS}
    assert dazed == REROLLED
    cursed = {tuple(rolled_by_cook(CURSED, seed, sure=True)) for seed in SEEDS}
    assert cursed == {("gained",)}


# Lower halves.


class Lower(NamedTuple):
    event: str
    poor: str


LOWER = {
    "mystery-big-ape": Lower("carpenter wounds +1, fur +2", "carpenter wounds +4, fur +2"),
    "mystery-gorilla": Lower("weapon -2", "each wounds +2"),
    "mystery-savage": Lower("discarded mystery-gold", "discarded mystery-gold"),
    "mystery-ceremonial-bowl": Lower("", ""),
}


@rule("RC-7.2", "RC-20.4")
@pytest.mark.parametrize("card", LOWER)
def test_the_lower_half_when_a_mystery_comes_back(card: str) -> None:
    row = LOWER[card]
    begin = partial(comes_back, card=card)
    plays(rich, begin, also(row.event, f"discarded {card}"))
    plays(poor, begin, also(row.poor, f"discarded {card}"))


@rule("RC-7.2", "RC-15.6")
def test_gremlins_go_into_the_event_deck_again_and_again() -> None:
    camp = poor()
    camp.rng = 1
    camp.event_deck = Pile(["event-sunny-beach", "mystery-gremlins"])
    happen(camp, DrawEvent())
    drawn = [event.args["card"] for event in camp.events if event.kind == "drawn"]
    assert drawn == ["mystery-gremlins", "mystery-gremlins", "event-sunny-beach"]
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (6, 0)
    assert camp.event_deck.cards == ["mystery-gremlins"]
    assert camp.threats == [None, Threat("event-sunny-beach")]


@rule("RC-20.4")
def test_the_curse_of_the_bowl_lasts_until_the_card_comes_back() -> None:
    camp = rich()
    mystery(camp, "mystery-ceremonial-bowl", "treasure")
    pass_over(camp)
    happen(camp, EndActionPhase())
    assert camp.rules_of_round == [CURSED]
    happen(camp, EndRound())
    assert CURSED in camp.rules_of_round
    camp.agenda = camp.agenda[:1]
    comes_back(camp, "mystery-ceremonial-bowl")
    pass_over(camp)
    assert camp.rules_of_round == []


@rule("RC-20.3")
def test_a_bowl_that_is_found_before_the_action_phase_curses_this_very_round() -> None:
    camp = rich()
    camp.phase = "event"
    camp.scenes = [Scene(COOK)]
    camp.mysteries = Pile(["mystery-ceremonial-bowl"])
    happen(camp, DrawMysteries(treasures=1))
    pass_over(camp)
    assert in_force(camp, "clumsy", COOK)
    assert "mystery-ceremonial-bowl" in camp.event_deck.cards


@rule("RC-20.4", "RC-29.7")
def test_the_curse_of_friday_is_gone_when_he_is() -> None:
    camp = rich()
    camp.rules_of_round = [Rule("clumsy", 0, number(camp, "friday"))]
    camp.people.pop()
    comes_back(camp, "mystery-ceremonial-bowl")
    pass_over(camp)
    assert camp.rules_of_round == []


# Treasures.


KEPT = "kept card"
GONE = "discarded card"
ARROWS = ("carpenter-5", "carpenter-8", "carpenter-10", "cook-4", "cook-7", "cook-9", "cook-11")


def deaf(arrow: str) -> str:
    who, _, wound = arrow.partition("-")
    return f"{who} deaf {wound} +1"


TREASURES: dict[str, Outcomes] = {
    "mystery-amulet-with-portrait": {
        f"{one} {two}": f"{deaf(one)}, {deaf(two)}, {GONE}"
        for one in ARROWS
        for two in ARROWS
        if one != two
    },
    "mystery-antique-rapier": f"weapon +2, {GONE}",
    "mystery-backpack": KEPT,
    "mystery-barrel": KEPT,
    "mystery-blankets": f"{KEPT} +3",
    "mystery-bottle-of-wine": KEPT,
    "mystery-boxes": KEPT,
    "mystery-candles": f"{KEPT} +2",
    "mystery-captain-stones-spyglass": {
        f"{one} {two}": GONE for one in ("4", "5", "6") for two in ("4", "5", "6") if one != two
    },
    "mystery-cave-with-furs": f"fur +2, {GONE}",
    "mystery-ceremonial-bowl": "cook clumsy always, shuffled card",
    "mystery-compass": KEPT,
    "mystery-crocks": f"board pot -1, item pot, {GONE}",
    "mystery-gold": GONE,
    "mystery-hammock": KEPT,
    "mystery-hatchet": f"m1 wood, {KEPT}",
    "mystery-helmet": KEPT,
    "mystery-herbal-mixture": KEPT,
    "mystery-old-clothes": KEPT,
    "mystery-old-map": f"each determination +1, friday determination +1, {GONE}",
    "mystery-old-rifle": KEPT,
    "mystery-protective-amulet": KEPT,
    "mystery-ropes": {"palisade": f"palisade +1, {GONE}", "roof": f"roof +1, {GONE}"},
    "mystery-saber": KEPT,
    "mystery-treasure-map": KEPT,
    "mystery-whip": f"weapon +1, {KEPT}",
}


def test_every_mystery_is_played() -> None:
    assert {*TREASURES, *DANGERS, WEB} == {*MYSTERIES}
    assert {*LOWER, "mystery-gremlins"} == {card for card in MYSTERIES if MYSTERIES[card].lower}


def find(camp: Camp, card: str) -> None:
    """The cook finds it, and the action phase ends."""
    camp.tiles = Pile(["1", "6", "5", "4"])
    mystery(camp, card, "treasure")
    pass_over(camp)
    assert camp.future_treasures == [card]
    happen(camp, EndActionPhase())


@rule("RC-20.3", "RC-23.3", "RC-6.7")
@pytest.mark.parametrize("card", TREASURES)
def test_what_a_treasure_brings_at_the_end_of_the_action_phase(card: str) -> None:
    plays(rich, partial(find, card=card), named(TREASURES[card], card))


@rule("RC-6.7", "RC-10.10")
@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("mystery-blankets", 3),
        ("mystery-candles", 2),
        ("mystery-barrel", 1),
        ("mystery-bottle-of-wine", 1),
        ("mystery-herbal-mixture", 1),
        ("mystery-old-rifle", 1),
        ("mystery-protective-amulet", 1),
        ("mystery-compass", 0),
        ("mystery-helmet", 0),
        ("mystery-old-clothes", 0),
        ("mystery-saber", 0),
        ("mystery-whip", 0),
    ],
)
def test_how_often_a_treasure_can_be_used_that_is_kept(card: str, uses: int) -> None:
    camp = rich()
    find(camp, card)
    assert camp.kept == [Kept(card, uses)]  # 0 means always


@rule("RC-16.4", "RC-17.8")
@pytest.mark.parametrize("card", ["mystery-crocks", "mystery-ropes"])
def test_what_cannot_be_built_or_raised_is_not(card: str) -> None:
    camp = poor()
    before = everything(camp)
    find(camp, card)
    while asked(camp)[0]:
        answer(camp, min(asked(camp)[1]))
    assert changed(before, everything(camp)) == expected(f"discarded {card}")


@rule("RC-4.4")
def test_arrows_that_are_ignored_cost_no_morale() -> None:
    camp = rich()
    find(camp, "mystery-amulet-with-portrait")
    answer(camp, "choose cook-4", "choose cook-7")
    person(camp, "cook").wounds = 3
    hunt(camp, "beast-tiger")  # 3 wounds, with weapon 3
    pass_over(camp)
    hunt(camp, "beast-iguana")  # 3 wounds and 1 more, with weapon 1
    pass_over(camp)
    assert wounds(camp, "cook") == 10
    assert camp.morale == -1  # of the ninth


@rule("RC-2.9")
def test_the_spyglass_arranges_the_next_three_tiles() -> None:
    camp = rich()
    find(camp, "mystery-captain-stones-spyglass")
    answer(camp, "choose 5", "choose 4")
    assert camp.tiles == Pile(["1", "5", "4", "6"], top=3)


# What those do that are kept.


def having(card: str, uses: int = 0, phase: Phase = "event") -> Camp:
    camp = rich()
    for somebody in camp.people:
        somebody.determination = 0
    camp.kept = [Kept(card, uses)]
    camp.phase = phase
    camp.agenda.insert(0, Clouds())
    return camp


def use(camp: Camp, card: str) -> None:
    assert card in usable(camp, COOK)
    happen(camp, UsePower(COOK, card))


@rule("RC-6.7")
@pytest.mark.parametrize(
    ("card", "uses", "phase"),
    [
        ("mystery-barrel", 1, "night"),
        ("mystery-blankets", 3, "weather"),
        ("mystery-bottle-of-wine", 1, "night"),
        ("mystery-old-clothes", 0, "weather"),
    ],
)
def test_some_treasures_serve_in_one_phase_only(card: str, uses: int, phase: Phase) -> None:
    phases: tuple[Phase, ...] = ("event", "weather", "night")
    for each in phases:
        camp = having(card, uses, each)
        person(camp, "cook").wounds = 2
        camp.sky.snow = 1
        assert (card in usable(camp, COOK)) == (each == phase)


@rule("RC-4.6", "RC-29.6")
def test_the_barrel_heals_everybody_once_and_then_keeps_two_food() -> None:
    camp = having("mystery-barrel", 1, "night")
    for somebody in camp.people:
        somebody.wounds = 2
    use(camp, "mystery-barrel")
    assert [each.wounds for each in camp.people] == [1, 1, 1]
    assert camp.kept == [Kept("mystery-barrel", 0, rests=True)]
    happen(camp, Spoil())
    assert camp.available == Goods(wood=4, food=2, rations=1, fur=2)


@rule("RC-25.4")
def test_a_barrel_that_has_not_been_used_keeps_no_food_but_boxes_keep_all() -> None:
    camp = having("mystery-barrel", 1, "night")
    happen(camp, Spoil())
    assert camp.available == Goods(wood=4, food=0, rations=1, fur=2)
    camp = having("mystery-boxes", 0, "night")
    happen(camp, Spoil())
    assert camp.available == Goods(wood=4, food=3, rations=1, fur=2)


@rule("RC-24.5")
def test_blankets_let_three_snow_clouds_be_ignored() -> None:
    camp = having("mystery-blankets", 3, "weather")
    camp.sky.snow = 4
    for left in ([Kept("mystery-blankets", 2)], [Kept("mystery-blankets", 1)], []):
        use(camp, "mystery-blankets")
        assert camp.kept == left
    assert (camp.sky.rain, camp.sky.snow) == (0, 1)
    assert camp.mystery_discards == ["mystery-blankets"]


@rule("RC-4.6")
def test_a_bottle_of_wine_heals_two_wounds_of_one_or_of_two() -> None:
    camp = having("mystery-bottle-of-wine", 1, "night")
    for somebody in camp.people:
        somebody.wounds = 3
    use(camp, "mystery-bottle-of-wine")
    everybody = {"choose carpenter", "choose cook", "choose friday", "enough"}
    assert asked(camp) == ("ask-heal", everybody)
    answer(camp, "choose cook")
    assert asked(camp) == ("ask-heal", everybody)
    answer(camp, "choose friday")
    assert [each.wounds for each in camp.people] == [3, 2, 2]
    assert camp.kept == []
    assert camp.mystery_discards == ["mystery-bottle-of-wine"]


@rule("RC-10.10")
def test_candles_are_two_pawns_for_building_and_a_compass_is_one_for_exploring() -> None:
    camp = having("mystery-candles", 2)
    camp.kept.append(Kept("mystery-compass", 0))
    assert [*neutral_pawns(camp, "build", "", COOK)] == ["mystery-candles"]
    assert [*neutral_pawns(camp, "explore", "", COOK)] == ["mystery-compass"]
    assert [*neutral_pawns(camp, "gather", "", COOK)] == []
    camp.phase = "action"
    camp.scenes = []
    camp.adventures["build"] = Pile([])
    for left in ([Kept("mystery-candles", 1)], []):
        camp.plan = [Stack("build-pot", "build", "pot", ["cook", "mystery-candles"], sure=True)]
        camp.board = ["pot"]
        happen(camp, Do("build-pot"))
        assert camp.kept == [*left, Kept("mystery-compass", 0)]
    camp.plan = [Stack("explore-b2", "explore", "b2", ["cook", "mystery-compass"], sure=True)]
    assert [*neutral_pawns(camp, "explore", "", COOK)] == []
    happen(camp, Do("explore-b2"))
    assert camp.kept == [Kept("mystery-compass", 0)]


@rule("RC-18.9", "RC-23.2")
def test_whoever_rests_in_a_hammock_gets_determination_but_not_friday() -> None:
    camp = having("mystery-hammock")
    camp.phase = "action"
    for who in ("cook", "friday"):
        person(camp, who).wounds = 2
        camp.scenes = [Scene(number(camp, who), stack=Stack("rest", "rest", "", [who]))]
        happen(camp, Rest())
    assert (wounds(camp, "cook"), determination(camp, "cook")) == (1, 1)
    assert (wounds(camp, "friday"), determination(camp, "friday")) == (1, 0)


@rule("RC-11.11", "RC-26.4")
def test_the_hatchet_gives_wood_where_there_is_wood() -> None:
    camp = rich()
    find(camp, "mystery-hatchet")
    before = everything(camp)
    happen(camp, ProductionPhase())
    assert changed(before, everything(camp)) == expected("wood +2, food +1")


@rule("RC-6.7", "RC-15.2")
def test_the_helmet_spares_one_wound_in_each_fight_of_the_first_who_uses_it() -> None:
    camp = having("mystery-helmet")
    for _ in range(2):
        hunt(camp, "beast-chamois")  # strength 5
        assert asked(camp) == ("ask-battle", {"fight", "use mystery-helmet"})
        camp.levels["weapon"] = 3
        answer(camp, "use mystery-helmet")
    assert wounds(camp, "cook") == 2
    assert camp.kept == [Kept("mystery-helmet", 0, user=COOK)]
    hunt_as(camp, "carpenter", "beast-chamois")
    assert asked(camp) == ("", set())


def hunt_as(camp: Camp, who: str, beast: str) -> None:
    camp.scenes = [Scene(number(camp, who), stack=Stack("hunt", "hunt", "", [who]))]
    camp.hunting = Pile([beast])
    happen(camp, Hunt())


@rule("RC-6.7", "RC-15.3")
def test_the_saber_is_a_weapon_in_each_fight_for_a_wound() -> None:
    camp = having("mystery-saber")
    for fights in (1, 2):
        camp.levels["weapon"] = 1
        hunt(camp, "beast-jaguar")  # strength 5, and 2 wounds without Medicine
        assert asked(camp) == ("ask-battle", {"fight", "use mystery-saber"})
        answer(camp, "use mystery-saber")
        assert wounds(camp, "cook") == 4 * fights
        assert camp.levels["weapon"] == 1
    assert camp.kept == [Kept("mystery-saber", 0, user=COOK)]


@rule("RC-24.7")
def test_saber_and_helmet_serve_against_the_hungry_animals_too() -> None:
    camp = having("mystery-saber", phase="weather")
    camp.scenes = [Scene(0)]
    camp.levels["weapon"] = 0
    happen(camp, AnimalsFight())
    assert len(asked(camp)[1]) == 3  # as it is, or one of the two takes it
    answer(camp, next(text for text in asked(camp)[1] if "cook" in text))
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 1)
    camp = having("mystery-helmet", phase="weather")
    camp.scenes = [Scene(0)]
    camp.levels["weapon"] = 1
    happen(camp, AnimalsFight())
    answer(camp, next(text for text in asked(camp)[1] if "cook" in text))
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (2, 1)


@rule("RC-24.7")
def test_the_helmet_does_not_spare_the_wound_that_the_saber_costs() -> None:
    camp = having("mystery-saber", phase="weather")
    camp.kept.append(Kept("mystery-helmet", 0))
    camp.scenes = [Scene(0)]
    camp.levels["weapon"] = 0
    happen(camp, AnimalsFight())
    answer(camp, "use mystery-helmet cook", "use mystery-saber cook")
    assert asked(camp) == ("", set())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 1)


@rule("RC-15.3")
def test_the_old_rifle_shoots_once() -> None:
    camp = having("mystery-old-rifle", 1)
    camp.levels["weapon"] = 2
    hunt(camp, "beast-bear")  # strength 6
    answer(camp, "use mystery-old-rifle")
    assert wounds(camp, "cook") == 1
    assert (camp.kept, camp.mystery_discards) == ([], ["mystery-old-rifle"])


@rule("RC-6.7")
def test_herbs_let_the_next_event_be_seen_or_the_beast_that_waits() -> None:
    camp = having("mystery-herbal-mixture", 1)
    camp.event_deck = Pile(["event-storm", "event-bear"])
    use(camp, "mystery-herbal-mixture")
    assert camp.event_deck.top == 1
    assert [event.args for event in camp.events if event.kind == "event-seen"] == [
        {"card": "event-bear"}
    ]
    assert (camp.kept, camp.mystery_discards) == ([], ["mystery-herbal-mixture"])
    camp = having("mystery-herbal-mixture", 1)
    camp.beside = camp.beasts.cards.pop()
    use(camp, "mystery-herbal-mixture")
    assert asked(camp) == ("ask-peek", {"choose event-deck", "choose beside"})
    assert see(camp).beside == "unknown"
    answer(camp, "choose beside")
    assert see(camp).beside == "beast-boa"


@rule("RC-24.5")
def test_in_old_clothes_one_snow_cloud_a_round_counts_as_rain() -> None:
    camp = having("mystery-old-clothes", 0, "weather")
    camp.sky.snow = 2
    use(camp, "mystery-old-clothes")
    assert (camp.sky.rain, camp.sky.snow) == (1, 1)
    assert "mystery-old-clothes" not in usable(camp, COOK)
    happen(camp, EndRound())
    assert camp.kept == [Kept("mystery-old-clothes", 0)]


@rule("RC-2.6", "RC-6.7")
def test_the_protective_amulet_removes_one_token_or_marker_from_the_island() -> None:
    camp = having("mystery-protective-amulet", 1)
    camp.spaces[SPACE["t1"]].tokens = ["time"]
    camp.spaces[SPACE["m2"]].covered = ["left", "terrain"]
    camp.tokens["build"] = ["time"]
    use(camp, "mystery-protective-amulet")
    assert asked(camp) == (
        "ask-take-off",
        {"choose t1-time", "choose m2-left", "choose m2-terrain"},
    )
    before = everything(camp)
    answer(camp, "choose m2-terrain")
    assert changed(before, everything(camp)) == expected("m2-terrain covered -1")
    assert (camp.kept, camp.mystery_discards) == ([], ["mystery-protective-amulet"])


@rule("RC-10.5", "RC-20.1")
def test_the_treasure_map_is_followed_by_two_pawns_for_sure_and_leads_to_two_treasures() -> None:
    camp = having("mystery-treasure-map")
    (deed,) = [deed for deed in deeds(camp) if deed.target == "mystery-treasure-map"]
    assert (deed.kind, deed.sizes, deed.dice) == ("explore", (2,), False)
    camp.phase = "action"
    camp.scenes = []
    camp.mysteries = Pile(["mystery-gold", "mystery-bite", "mystery-crocks", "mystery-old-map"])
    stack = Stack("map", "explore", "mystery-treasure-map", ["cook", "cook"], sure=True)
    camp.plan = [stack]
    happen(camp, Do("map"))
    pass_over(camp)
    answer(camp, "draw")
    assert camp.future_treasures == ["mystery-old-map", "mystery-crocks"]
    assert (camp.kept, camp.mystery_discards) == ([], ["mystery-treasure-map"])
    assert wounds(camp, "cook") == 0


@rule("RC-6.7", "RC-20.3")
def test_with_the_whip_one_trap_a_round_is_ignored() -> None:
    camp = having("mystery-whip")
    mystery(camp, "mystery-sharp-blade", "trap")
    assert asked(camp) == ("ask-ignore", {"go-on", "use mystery-whip"})
    answer(camp, "use mystery-whip")
    assert wounds(camp, "cook") == 0
    assert camp.mystery_discards == ["mystery-sharp-blade"]
    mystery(camp, "mystery-blunt-spear", "trap")
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 2


@rule("RC-6.7")
@pytest.mark.parametrize("success", [True, False])
def test_with_the_backpack_each_explore_action_brings_one_of_two_discoveries(
    success: bool,
) -> None:
    camp = having("mystery-backpack")
    camp.finds = Pile(["find-goat", "find-tobacco", "find-herbs"])
    camp.tiles = Pile(["8"])
    camp.phase = "action"
    camp.scenes = []
    camp.rules_of_round = [] if success else [Rule("clumsy", 2, COOK)]
    camp.rng = failing_seed(camp)  # which matters only to who is confused
    camp.plan = [Stack("explore-b2", "explore", "b2", ["cook", "cook"], sure=True)]
    happen(camp, Do("explore-b2"))
    pass_over(camp)
    assert asked(camp) == ("ask-backpack", {"go-on", "use mystery-backpack"})
    assert camp.spaces[SPACE["b2"]].tile == (8 if success else 0)
    answer(camp, "use mystery-backpack")
    assert asked(camp) == ("ask-find", {"choose find-herbs", "choose find-tobacco"})
    answer(camp, "choose find-tobacco")
    assert camp.future_finds == ["find-tobacco"]
    assert camp.out == ["find-herbs"]
    assert camp.kept == [Kept("mystery-backpack", 0, user=COOK)]


def failing_seed(camp: Camp) -> int:
    """With which the success die of exploring shows no success."""
    seeds = iter(range(100))
    while True:
        camp.rng = seed = next(seeds)
        if roll(camp, 6) == 5:
            return seed
