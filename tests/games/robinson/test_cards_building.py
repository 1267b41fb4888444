"""Every adventure of building, played: both halves, and each way of a choice."""

import pytest

from atoll.games.robinson.cards.building import BUILDING
from atoll.games.robinson.planning.deeds import menu
from atoll.games.robinson.state import Camp, Goods, Pile, Stack
from atoll.games.robinson.vocabulary import BuildOnceMore
from atoll.kernel import Event
from tests.rulecite import rule

from .acting import act, falls, island, space
from .cards import (
    DISCARD_THREE,
    LEFT,
    SHUFFLED,
    AdventureRow,
    Half,
    adventure,
    also,
    changed,
    comes_back,
    everything,
    expected,
    halves,
    pass_over,
    plays_half,
    rich,
    take_or_leave,
)
from .tables import answer, asked, determination, happen, person, table, wounds

EACH_WOUNDED = "each wounds +1"
LOWER = {"roof": "roof -1", "palisade": "palisade -1"}

ROWS = {
    "build-accident": AdventureRow(
        f"cook build-leg, {SHUFFLED}",
        "cook build-leg -1, cook wounds +3",
        cured="cook build-leg -1, cook wounds +1",
    ),
    "build-breakdown": AdventureRow(f"morale -1, {SHUFFLED}", "carpenter determination +2"),
    "build-broken-lever": AdventureRow(f"weapon -1, {LEFT}", poor_upper=f"cook wounds +1, {LEFT}"),
    "build-broken-tool": AdventureRow(
        {"shovel": f"turned shovel, {LEFT}", "knife": f"turned knife, weapon -1, {LEFT}"},
        poor_upper=LEFT,
    ),
    "build-coming-to-terms": AdventureRow(
        also(DISCARD_THREE, SHUFFLED), "morale -1", poor_upper=f"cook wounds +3, {SHUFFLED}"
    ),
    "build-construction": AdventureRow(SHUFFLED, "palisade +1", poor_lower=""),
    "build-cut-head": AdventureRow(
        f"cook wounds +1, cook determination +2, cook build-head, {SHUFFLED}",
        "cook build-head -1, cook wounds +2",
        cured="cook build-head -1",
    ),
    "build-dangerous-work": AdventureRow(f"soon build reroll, soon build adventure, {LEFT}"),
    "build-dark-clouds-in-the-sky": AdventureRow(
        f"sky rain, {SHUFFLED}", "palisade +1", poor_lower=""
    ),
    "build-fast-work": AdventureRow(
        None,
        LOWER,
        poor_upper=LEFT,
        poor_lower=EACH_WOUNDED,
    ),
    "build-fear-of-the-beasts": AdventureRow(SHUFFLED, "weapon wood"),
    "build-hard-work": AdventureRow(f"food -1, {LEFT}", poor_upper=LEFT),
    "build-howling-in-the-bushes": AdventureRow(
        SHUFFLED,
        "weapon -1, food +2, fur +1, palisade -1",
        # 3 wounds in the fight, and 1 each for the weapon and the palisade; the fifth has an arrow.
        poor_lower="carpenter wounds +5, morale -1, food +2, fur +1",
    ),
    "build-hungry-predator": AdventureRow(
        {
            "fight": f"cook wounds +2, future food +2, future fur +1, {LEFT}",
            "feed": f"food -1, palisade -1, {SHUFFLED}",
        },
        "food +1, fur +1, palisade -1",
        poor_upper=f"cook wounds +2, future food +2, future fur +1, {LEFT}",
        poor_lower="carpenter wounds +4, food +1, fur +1",
    ),
    "build-in-a-hurry": AdventureRow(
        take_or_leave("draw", "soon find-poison, soon find-herbs"),
        "palisade -1",
        poor_lower=EACH_WOUNDED,
    ),
    "build-laborious-work": AdventureRow(f"soon build time, {LEFT}"),
    "build-lack-of-hope": AdventureRow(
        also(DISCARD_THREE, LEFT), poor_upper=f"cook wounds +3, {LEFT}"
    ),
    "build-monkey-see": AdventureRow(
        SHUFFLED, {"roof": "roof -2", "palisade": "palisade -1"}, poor_lower=EACH_WOUNDED
    ),
    "build-nasty-wound": AdventureRow(
        f"cook build-arm, {SHUFFLED}",
        "cook build-arm -1, cook wounds +2",
        cured="cook build-arm -1",
    ),
    "build-predator-in-the-camp": AdventureRow(
        f"cook wounds +1, {SHUFFLED}",
        "food +2, fur +2",
        poor_upper=f"cook wounds +4, morale -1, {SHUFFLED}",
    ),
    "build-savings": AdventureRow(take_or_leave("take", "future wood +2"), "morale -1"),
    "build-sting": AdventureRow(
        f"cook build-belly, {SHUFFLED}",
        "cook build-belly -1, cook one-pawn",
        cured="cook build-belly -1",
    ),
    "build-tired": AdventureRow(take_or_leave("heal", ""), "morale -1"),
    "build-tools-inspection": AdventureRow(
        dict.fromkeys(("shovel", "knife"), f"marked shovel, marked knife, {SHUFFLED}"),
        "",
        poor_upper=SHUFFLED,
    ),
    "build-unmotivated": AdventureRow(
        {
            "determination": f"cook determination -1, {SHUFFLED}",
            "wound": f"cook wounds +1, {SHUFFLED}",
        },
        "each determination -1",
        poor_upper=f"cook wounds +1, {SHUFFLED}",
        poor_lower=EACH_WOUNDED,
    ),
    "build-visit-of-a-predator": AdventureRow(
        f"food -1, {SHUFFLED}", "sky animals", poor_upper=f"cook wounds +1, {SHUFFLED}"
    ),
    "build-weak-construction": AdventureRow(SHUFFLED, "roof -2", poor_lower=EACH_WOUNDED),
    "build-windstorm": AdventureRow(
        f"palisade -1, {SHUFFLED}",
        "palisade +1",
        poor_upper=f"cook wounds +1, {SHUFFLED}",
        poor_lower="",
    ),
    "build-you-need-a-bigger-camp": AdventureRow(
        SHUFFLED, "shelter wood, roof wood, palisade wood"
    ),
}
FAST = "build-fast-work"


@rule("RC-13.5", "RC-7.2", "RC-4.7")
@pytest.mark.parametrize(("card", "half"), halves(ROWS, BUILDING))
def test_an_adventure_of_building(card: str, half: Half) -> None:
    plays_half(card, half, ROWS[card])


@rule("RC-13.5")
def test_who_is_tired_heals_two_wounds_of_the_own() -> None:
    camp = rich()
    for somebody in camp.people:
        somebody.wounds = 3
    adventure(camp, "build-tired")
    pass_over(camp)
    answer(camp, "choose heal")
    assert [somebody.wounds for somebody in camp.people] == [3, 1, 3]


@rule("RC-6.5")
@pytest.mark.parametrize(("food", "palisade"), [(1, 0), (0, 1)])
def test_a_predator_is_fed_only_with_food_and_behind_a_palisade(food: int, palisade: int) -> None:
    camp = rich()
    camp.available = Goods(food=food)
    camp.levels["palisade"] = palisade
    adventure(camp, "build-hungry-predator")
    pass_over(camp)
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 2


@rule("RC-17.6")
def test_tools_that_were_inspected_break_when_the_card_comes_back() -> None:
    camp = rich()
    camp.items.append("rope")
    adventure(camp, "build-tools-inspection")
    pass_over(camp)
    answer(camp, "choose rope")
    assert asked(camp) == ("ask-mark", {"choose shovel", "choose knife"})
    answer(camp, "choose knife")
    before = everything(camp)
    comes_back(camp, "build-tools-inspection")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "marked rope -1, marked knife -1, turned rope, turned knife, weapon -1,"
        "shuffled build-tools-inspection -1, out build-tools-inspection"
    )


@rule("RC-4.7")
def test_a_special_wound_is_of_the_colour_of_its_card() -> None:
    camp = rich()
    person(camp, "cook").scars = ["gather-leg", "explore-leg"]
    person(camp, "carpenter").scars = ["build-leg"]
    comes_back(camp, "build-accident")
    pass_over(camp)
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (3, 0)
    assert person(camp, "carpenter").scars == []
    assert person(camp, "cook").scars == ["gather-leg", "explore-leg"]


@rule("RC-4.7")
def test_if_nobody_has_the_special_wound_nothing_happens() -> None:
    camp = rich()
    before = everything(camp)
    comes_back(camp, "build-cut-head")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected("out build-cut-head")


# Fast work.


def fast(camp: Camp, what: str) -> list[Event]:
    adventure(camp, FAST)
    pass_over(camp)
    answer(camp, "choose build")
    events = answer(camp, what)
    while asked(camp)[0] == "ask-roll":
        events += answer(camp, "keep")
    pass_over(camp)
    return events


@rule("RC-13.5")
def test_fast_work_may_be_left_alone() -> None:
    camp = rich()
    adventure(camp, FAST)
    pass_over(camp)
    assert asked(camp) == ("ask-way", {"choose leave", "choose build"})
    before = everything(camp)
    answer(camp, "choose leave")
    assert changed(before, everything(camp)) == expected(f"out {FAST}")


@rule("RC-13.5", "RC-16.1")
def test_fast_work_builds_whatever_can_be_built_and_paid_for() -> None:
    camp = rich()
    adventure(camp, FAST)
    pass_over(camp)
    answer(camp, "choose build")
    assert asked(camp) == (
        "ask-build",
        {
            "build roof wood",
            "build roof fur",
            "build palisade wood",
            "build palisade fur",
            "build weapon",
            "build bricks",
            "build map",
            "build pot",
        },
    )


@rule("RC-13.5")
def test_fast_work_takes_no_pawns_wherever_it_is_done() -> None:
    """Neither the distance nor fog nor a token asks for any."""
    camp = island("carpenter cook", scenario="cursed_island", m2=1, m3=3)
    camp.available, camp.board = Goods(wood=9), ["cross"]
    space(camp, "m3").tokens = ["fog"]
    camp.tokens["build"] = ["time"]
    assert menu(camp)["build", "m3-cross"].sizes[0] > 1
    adventure(camp, FAST)
    pass_over(camp)
    answer(camp, "choose build")
    assert "build m3-cross" in asked(camp)[1]


@rule("RC-5.2", "RC-13.5")
def test_the_carpenter_saves_a_wood_of_fast_work() -> None:
    camp = table("carpenter cook")
    camp.board = []
    camp.available = Goods(fur=1)
    person(camp, "carpenter").determination = 2
    happen(camp, BuildOnceMore())
    assert asked(camp) == ("ask-build", {"build shelter fur", "build weapon economy"})
    answer(camp, "build weapon economy")
    assert "economy" in person(camp, "carpenter").used


@rule("RC-13.5")
def test_fast_work_on_a_shelter_of_this_round_raises_neither_roof_nor_palisade() -> None:
    camp = rich()
    camp.shelter_is_new = True
    camp.available = Goods(wood=4)
    camp.board = ["bricks"]
    adventure(camp, FAST)
    pass_over(camp)
    answer(camp, "choose build")
    assert asked(camp) == ("ask-build", {"build weapon", "build bricks"})


@rule("RC-13.5", "RC-10.11")
def test_fast_work_may_be_what_is_planned_if_that_can_be_done_several_times() -> None:
    camp = rich()
    camp.available = Goods(wood=4)
    camp.board = ["bricks", "map"]
    adventure(camp, FAST)
    camp.plan = [
        Stack("build-weapon", "build", "weapon", ["cook"]),
        Stack("build-bricks", "build", "bricks", ["cook"]),
    ]
    pass_over(camp)
    answer(camp, "choose build")
    assert asked(camp)[1] == {"build roof wood", "build palisade wood", "build weapon", "build map"}


@rule("RC-10.11")
def test_fast_work_tries_nothing_twice_in_a_round() -> None:
    camp = rich()
    camp.shelter = False
    camp.available = Goods(wood=4)
    camp.board = ["bricks", "pot"]
    camp.tried = ["shelter", "bricks", "weapon"]
    adventure(camp, FAST)
    pass_over(camp)
    answer(camp, "choose build")
    assert asked(camp) == ("ask-build", {"build weapon", "build pot"})


@rule("RC-10.11")
def test_what_has_just_failed_is_no_fast_work(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island()
    camp.available = Goods(wood=4)
    camp.board = ["shovel"]
    camp.adventures["build"] = Pile([FAST])
    falls(monkeypatch, success=False, adventure=True)
    act(camp, "build", "shovel", sure=False)
    pass_over(camp)
    answer(camp, "choose build")
    assert asked(camp) == ("ask-build", {"build shelter wood", "build weapon"})


@rule("RC-13.5", "RC-13.1")
@pytest.mark.parametrize("seed", range(8))
def test_fast_work_takes_no_pawn_and_rolls_all_dice(seed: int) -> None:
    camp = rich()
    camp.rng = seed
    for somebody in camp.people:
        somebody.determination = 0
    events = fast(camp, "build weapon")
    (rolled,) = [event.args for event in events if event.kind == "rolled"]
    built = bool(rolled["success"])
    assert camp.levels["weapon"] == (4 if built else 3)
    assert camp.available.wood == (3 if built else 4)
    assert determination(camp, "cook") == (0 if built else 2)
    assert wounds(camp, "cook") == rolled["wound"]
    assert camp.event_deck.cards == [FAST]
