"""RC-11: what tokens do, in action spaces, on tiles and with prices."""

import pytest

from atoll.games.robinson.facts import FACES, SPACE, Phase, Skill
from atoll.games.robinson.phases.night import eat
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Scene, Stack
from atoll.games.robinson.steps import (
    Do,
    Eat,
    EndActionPhase,
    Fail,
    Hunt,
    ProductionPhase,
    RollOrSucceed,
    Succeed,
)
from atoll.games.robinson.vocabulary import BuildOnceMore, Put
from tests.rulecite import rule

from .acting import lay, team
from .tables import answer, asked, happen, may_plan, planning, says, table, wounds


def at_work(camp: Camp, kind: Skill, target: str, *, sure: bool = True) -> None:
    """The first player does this, as if it had been planned."""
    pawns = ["carpenter"] * (2 if sure else 1)
    stack = Stack(f"{kind}-{target}", kind, target, pawns, sure=sure)
    camp.scenes = []
    camp.plan = [stack]
    happen(camp, Do(stack.name))


def dice(monkeypatch: pytest.MonkeyPatch, kind: Skill, *shown: str) -> None:
    """These dice show what they are about, and the others nothing."""
    for die in ("success", "wound", "adventure"):
        monkeypatch.setitem(FACES[kind], die, 6 * (die in shown))


# Once, or every time.


@rule("RC-11.1")
def test_a_token_in_an_action_space_concerns_the_next_action_only() -> None:
    camp = team()
    camp.tokens["gather"].append("danger")
    lay(camp, "t1", 5)
    at_work(camp, "gather", "t1-left")
    assert (wounds(camp, "carpenter"), camp.tokens["gather"]) == (1, [])
    at_work(camp, "gather", "t1-right")
    assert wounds(camp, "carpenter") == 1


@rule("RC-11.1")
def test_what_is_placed_in_the_action_phase_works_when_that_is_over() -> None:
    camp = team()
    happen(camp, Put("danger", "explore"))
    assert (camp.tokens["explore"], camp.laid) == ([], ["explore danger"])
    happen(camp, EndActionPhase())
    assert (camp.tokens["explore"], camp.laid) == (["danger"], [])


@rule("RC-11.2", "RC-11.7")
def test_a_token_on_a_tile_works_every_time_and_stays() -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.spaces[SPACE["t1"]].tokens.append("danger")
    at_work(camp, "gather", "t1-left")
    at_work(camp, "gather", "t1-right")
    assert wounds(camp, "carpenter") == 2
    assert camp.spaces[SPACE["t1"]].tokens == ["danger"]


@rule("RC-11.2")
@pytest.mark.parametrize("target", ["shelter", "roof", "palisade"])
def test_extra_wood_with_a_price_means_one_more_but_no_more_fur(target: str) -> None:
    camp = team()
    camp.shelter = target != "shelter"
    camp.tokens[target].append("wood")
    camp.available = Goods(wood=2, fur=1)
    planning(camp)
    assert may_plan(camp, "carpenter", f"do build {target}") == {f"do build {target} fur"}
    camp.available = Goods(wood=3)
    planning(camp)
    assert may_plan(camp, "carpenter", f"do build {target}") == {f"do build {target} wood"}
    answer(camp, f"do build {target} wood", f"add carpenter build-{target}")
    answer(camp, "ready", "do rest", "do rest", "ready", "do rest")
    assert camp.available == Goods()
    assert camp.tokens[target] == ["wood"]


@rule("RC-11.2")
def test_so_does_extra_wood_with_the_weapon() -> None:
    camp = team()
    camp.tokens["weapon"].append("wood")
    camp.available = Goods(wood=3)
    planning(camp)
    answer(camp, "do build weapon")
    assert camp.available == Goods(wood=1)
    assert may_plan(camp, "carpenter", "do build weapon") == set()


# Time-consuming.


@rule("RC-11.3")
@pytest.mark.parametrize(
    "deed", ["hunt", "build shovel", "gather t1-left", "explore m2", "arrange"]
)
def test_the_next_action_takes_a_pawn_more_and_then_the_token_goes(deed: str) -> None:
    camp = team("carpenter cook explorer")
    lay(camp, "t1", 5)
    camp.hunting = Pile(["beast-fox"])
    kind, name = deed.split(maxsplit=1)[0], deed.replace(" ", "-")
    camp.tokens[kind].append("time")
    planning(camp)
    answer(camp, f"do {deed}")
    if kind == "hunt":
        answer(camp, f"add carpenter {name}")
    assert "ready" not in may_plan(camp, "carpenter")
    says(camp, "cook", f"add cook {name}")
    if kind != "hunt":
        answer(camp, "do rest")
    assert "ready" in may_plan(camp, "carpenter")
    assert camp.tokens[kind] == ["time"]
    happen(camp, Do(name))
    assert camp.tokens[kind] == []


@rule("RC-11.3", "RC-11.1")
def test_only_the_first_of_several_is_slow() -> None:
    camp = team()
    camp.tokens["explore"].append("time")
    planning(camp)
    answer(camp, "do explore m2", "add carpenter explore-m2", "ready")
    answer(camp, "do explore t1", "do rest", "ready")
    assert "ask-plan" not in {each.prompt.key for each in camp.decisions}


@rule("RC-11.3", "RC-10.3")
def test_if_the_first_is_taken_back_the_next_is_slow() -> None:
    camp = team()
    camp.tokens["explore"].append("time")
    planning(camp)
    answer(camp, "do explore m2", "add carpenter explore-m2")
    says(camp, "cook", "do explore t1", "do rest", "ready")
    assert camp.ready == [False, True]
    answer(camp, "take carpenter explore-m2", "take carpenter explore-m2")
    assert camp.ready == [False, False]
    answer(camp, "add carpenter explore-t1", "do rest", "ready")
    assert "ready" in may_plan(camp, "cook")


@rule("RC-11.4")
def test_on_the_camp_tile_it_slows_building_arranging_and_resting() -> None:
    camp = team("carpenter cook explorer")
    camp.spaces[camp.camp].tokens.append("time")
    lay(camp, "t1", 5)
    planning(camp)
    for deed in ("build shovel", "arrange", "rest"):
        name = deed.replace(" ", "-")
        answer(camp, f"do {deed}", f"add carpenter {name}")
        assert "ready" in may_plan(camp, "carpenter")
        answer(camp, f"take carpenter {name}")
        assert "ready" not in may_plan(camp, "carpenter")
        answer(camp, f"take carpenter {name}")
    answer(camp, "do gather t1-left", "do explore m2")
    assert "ready" in may_plan(camp, "carpenter")
    assert camp.spaces[camp.camp].tokens == ["time"]


@rule("RC-11.4")
def test_on_another_space_it_slows_gathering_and_exploring_there() -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.spaces[SPACE["t1"]].tokens.append("time")
    camp.spaces[SPACE["m2"]].tokens.append("time")
    planning(camp)
    answer(camp, "do gather t1-left", "do rest")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "take carpenter gather-t1-left", "do explore m2")
    assert "ready" not in may_plan(camp, "carpenter")
    answer(camp, "take carpenter explore-m2", "do explore b1")
    assert "ready" in may_plan(camp, "carpenter")


# Reroll.


@rule("RC-11.5")
def test_a_success_is_rolled_again_and_the_token_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "explore", "success")
    camp = team()
    camp.tokens["explore"].append("reroll")
    at_work(camp, "explore", "m2", sure=False)
    told = [event.kind for event in camp.events]
    assert told.count("rerolled") == 1
    assert camp.tokens["explore"] == []
    assert camp.spaces[SPACE["m2"]].tile


@rule("RC-11.5")
def test_without_a_success_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "explore")
    camp = team()
    camp.tokens["explore"].append("reroll")
    at_work(camp, "explore", "m2", sure=False)
    assert camp.tokens["explore"] == ["reroll"]
    assert not camp.spaces[SPACE["m2"]].tile


@rule("RC-11.5")
def test_without_dice_it_stays_too() -> None:
    camp = team()
    camp.tokens["explore"].append("reroll")
    at_work(camp, "explore", "m2")
    assert camp.tokens["explore"] == ["reroll"]
    assert camp.spaces[SPACE["m2"]].tile


@rule("RC-11.5", "RC-5.1")
def test_abilities_come_after_that_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "build", "success")
    camp = team()
    camp.people[0].determination = 2
    camp.tokens["build"].append("reroll")
    at_work(camp, "build", "weapon", sure=False)
    assert camp.tokens["build"] == []
    assert asked(camp)[0] == "ask-roll"


# Greater danger.


@rule("RC-11.6")
def test_at_the_hunt_the_next_beast_is_stronger() -> None:
    camp = team()
    camp.hunting = Pile(["beast-fox", "beast-fox"])
    camp.tokens["hunt"].append("danger")
    camp.levels["weapon"] = 2
    happen(camp, Hunt())
    assert (wounds(camp, "carpenter"), camp.tokens["hunt"]) == (1, [])
    happen(camp, Hunt())
    assert wounds(camp, "carpenter") == 1


@rule("RC-11.7")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 1), (1, 0)])
def test_on_a_space_it_wounds_whoever_acts_without_a_weapon(weapon: int, hurt: int) -> None:
    camp = team()
    camp.levels["weapon"] = weapon
    camp.spaces[SPACE["m2"]].tokens.append("danger")
    at_work(camp, "explore", "m2")
    assert wounds(camp, "carpenter") == hurt


@rule("RC-11.7")
@pytest.mark.parametrize(
    ("kind", "hurt"), [("build", 1), ("arrange", 1), ("rest", 1), ("explore", 0)]
)
def test_on_the_camp_tile_that_means_building_arranging_and_resting(kind: str, hurt: int) -> None:
    camp = team()
    camp.spaces[camp.camp].tokens.append("danger")
    target = {"build": "weapon", "explore": "m2"}.get(kind, "")
    camp.plan = [Stack("this", kind, target, ["cook", "carpenter"], sure=True)]  # type: ignore[arg-type]
    camp.scenes = []
    told = happen(camp, Do("this"))
    wounded = [event.args["who"] for event in told if event.kind == "wounded"]
    assert wounded == ["cook"] * hurt


@rule("RC-11.7")
def test_the_wound_comes_before_everything_else() -> None:
    camp = team()
    camp.spaces[SPACE["m2"]].tokens.append("danger")
    at_work(camp, "explore", "m2")
    kinds = [event.kind for event in camp.events if event.kind in ("wounded", "explored")]
    assert kinds == ["wounded", "explored"]


@rule("RC-11.7", "RC-15.3")
def test_a_temporary_weapon_protects_from_it() -> None:
    camp = team()
    camp.kept = [Kept("supply-pistol", 2)]
    camp.spaces[SPACE["m2"]].tokens.append("danger")
    at_work(camp, "explore", "m2")
    assert asked(camp) == ("ask-weapon", {"go-on", "use supply-pistol"})
    answer(camp, "use supply-pistol")
    assert wounds(camp, "carpenter") == 0
    assert camp.kept == [Kept("supply-pistol", 1)]


@rule("RC-11.8")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("kind", ["build", "gather", "explore"])
def test_in_another_action_space_the_next_is_in_danger(kind: Skill, weapon: int, hurt: int) -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.levels["weapon"] = weapon
    camp.tokens[kind].append("danger")
    target = {"build": "weapon", "gather": "t1-left", "explore": "m2"}[kind]
    at_work(camp, kind, target)
    assert (wounds(camp, "carpenter"), camp.tokens[kind]) == (hurt, [])


@rule("RC-11.7", "RC-11.8")
def test_danger_in_both_places_wounds_twice() -> None:
    camp = team()
    camp.tokens["explore"].append("danger")
    camp.spaces[SPACE["m2"]].tokens.append("danger")
    at_work(camp, "explore", "m2")
    assert wounds(camp, "carpenter") == 2


# Extra wood.


def burdened(*deeds: str, wood: int) -> Camp:
    """A token lies at building, and the carpenter and the cook plan these, one pawn each."""
    camp = team()
    camp.tokens["build"].append("wood")
    camp.available = Goods(wood=wood)
    planning(camp)
    for name, deed in zip(("carpenter", "cook", "carpenter"), deeds, strict=False):
        says(camp, name, f"do {deed}")
    return camp


def outcome(camp: Camp, stack: str, step: Succeed | Fail) -> None:
    """A planned action succeeds, or fails."""
    planned = next(each for each in camp.plan if each.name == stack)
    camp.plan.remove(planned)
    camp.scenes = [Scene(0, stack=planned)]
    happen(camp, step)


@rule("RC-11.9")
def test_the_next_build_action_that_costs_wood_takes_one_more() -> None:
    camp = burdened("build shovel", "build weapon", "build weapon", wood=4)
    assert [stack.paid.wood for stack in camp.plan] == [0, 2, 1]
    assert camp.available == Goods(wood=1)


@rule("RC-11.9")
def test_without_that_wood_it_cannot_be_planned() -> None:
    camp = burdened(wood=1)
    assert may_plan(camp, "carpenter", "do build weapon") == set()
    assert "do build shovel" in may_plan(camp, "carpenter")


@rule("RC-11.9", "RC-10.3")
def test_if_that_action_is_taken_back_the_next_one_takes_the_wood() -> None:
    camp = burdened("build weapon", "build shovel", "build weapon", wood=3)
    says(camp, "carpenter", "take carpenter build-weapon")
    assert [stack.paid.wood for stack in camp.plan] == [0, 2]
    assert camp.available == Goods(wood=1)
    says(camp, "carpenter", "take carpenter build-weapon-2")
    assert camp.available == Goods(wood=3)


@rule("RC-11.9")
def test_on_success_the_token_goes() -> None:
    camp = burdened("build weapon", wood=3)
    outcome(camp, "build-weapon", Succeed())
    assert (camp.tokens["build"], camp.available) == ([], Goods(wood=1))


@rule("RC-11.10")
def test_on_failure_it_goes_on_to_the_next_success() -> None:
    camp = burdened("build weapon", "build weapon", wood=3)
    outcome(camp, "build-weapon", Fail())
    assert (camp.tokens["build"], camp.available) == (["wood"], Goods(wood=2))
    outcome(camp, "build-weapon-2", Succeed())
    assert (camp.tokens["build"], camp.available) == ([], Goods(wood=1))


@rule("RC-11.10")
def test_it_goes_on_as_long_as_nothing_succeeds() -> None:
    camp = burdened("build weapon", "build weapon", "build weapon", wood=4)
    outcome(camp, "build-weapon", Fail())
    outcome(camp, "build-weapon-2", Fail())
    assert (camp.tokens["build"], camp.available) == (["wood"], Goods(wood=3))
    outcome(camp, "build-weapon-3", Succeed())
    assert (camp.tokens["build"], camp.available) == ([], Goods(wood=2))


@rule("RC-11.10")
def test_if_nothing_succeeds_it_returns_to_its_space() -> None:
    camp = burdened("build weapon", "build weapon", wood=3)
    outcome(camp, "build-weapon", Fail())
    outcome(camp, "build-weapon-2", Fail())
    assert (camp.tokens["build"], camp.available) == (["wood"], Goods(wood=3))


@rule("RC-11.10")
def test_so_it_does_if_no_wood_is_available() -> None:
    camp = burdened("build weapon", "build weapon", wood=3)
    outcome(camp, "build-weapon", Fail())
    camp.available = Goods()
    outcome(camp, "build-weapon-2", Succeed())
    assert camp.tokens["build"] == ["wood"]
    assert camp.levels["weapon"] == 1


@rule("RC-11.10")
def test_before_the_burdened_action_others_pay_only_their_own_wood() -> None:
    camp = burdened("build weapon", "build weapon", wood=4)
    outcome(camp, "build-weapon-2", Succeed())
    assert (camp.tokens["build"], camp.available) == (["wood"], Goods(wood=1))
    outcome(camp, "build-weapon", Succeed())
    assert (camp.tokens["build"], camp.available) == ([], Goods(wood=1))


@rule("RC-11.9")
def test_building_once_more_pays_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "build", "success")
    camp = team()
    camp.board = []
    camp.tokens["build"].append("wood")
    camp.available = Goods(wood=3)
    happen(camp, BuildOnceMore())
    assert asked(camp) == ("ask-build", {"build shelter wood", "build weapon"})
    answer(camp, "build weapon")
    assert (camp.tokens["build"], camp.available) == ([], Goods(wood=1))


@rule("RC-11.7")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 1), (1, 0)])
def test_building_once_more_is_an_action_in_the_camp_too(
    monkeypatch: pytest.MonkeyPatch, weapon: int, hurt: int
) -> None:
    dice(monkeypatch, "build", "success")
    camp = team()
    camp.spaces[camp.camp].tokens.append("danger")
    camp.levels["weapon"] = weapon
    camp.board = ["shovel"]
    camp.scenes = [Scene(1, "build-fast-work")]
    happen(camp, BuildOnceMore())  # nothing else can be paid for
    assert wounds(camp, "cook") == hurt
    assert camp.future_items == ["shovel"]


# Extra food and wood elsewhere.


@rule("RC-11.11")
@pytest.mark.parametrize(
    ("token", "side", "gained"),
    [
        ("wood", "right", Goods(wood=2)),
        ("food", "left", Goods(food=2)),
        ("food", "right", Goods(wood=1)),
    ],
)
def test_on_a_tile_a_source_of_its_kind_yields_one_more(
    token: str, side: str, gained: Goods
) -> None:
    camp = team()
    lay(camp, "t1", 5)
    camp.spaces[SPACE["t1"]].tokens.append(token)
    at_work(camp, "gather", f"t1-{side}")
    assert camp.future == gained


@rule("RC-11.11", "RC-9.2")
def test_without_such_a_source_it_yields_nothing() -> None:
    camp = table(phase="production")
    camp.spaces[camp.camp].tokens += ["food", "wood"]
    camp.spaces[camp.camp].covered.append("right")
    happen(camp, ProductionPhase())
    assert camp.available == Goods(wood=2)


@rule("RC-11.12")
def test_in_the_night_space_each_eats_one_more_or_is_wounded() -> None:
    camp = table(phase="night")
    camp.tokens["night"].append("food")
    camp.available = Goods(food=3)
    eat(camp, Eat())
    happen(camp)
    assert camp.tokens["night"] == []
    assert asked(camp) == ("ask-hungry", {"hungry carpenter", "hungry cook"})
    answer(camp, "hungry cook")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 1)
    assert camp.available == Goods()


@rule("RC-11.13")
@pytest.mark.parametrize("sure", [True, False])
def test_an_adventure_token_brings_one_adventure_with_or_without_dice(
    monkeypatch: pytest.MonkeyPatch, sure: bool
) -> None:
    dice(monkeypatch, "gather", "success", "adventure")
    camp = team()
    lay(camp, "t1", 5)
    camp.tokens["gather"].append("adventure")
    before = len(camp.adventures["gather"].cards)
    at_work(camp, "gather", "t1-left", sure=sure)
    assert len(camp.adventures["gather"].cards) == before - 1
    assert camp.tokens["gather"] == []


@rule("RC-11.13")
@pytest.mark.parametrize(
    ("kind", "target", "card", "laid"),
    [
        ("build", "weapon", "build-dangerous-work", ["build reroll"]),
        ("explore", "m2", "explore-theres-something-in-the-air", []),
    ],
)
def test_it_lies_there_until_that_is_over_and_keeps_another_from_being_laid(
    kind: Skill, target: str, card: str, laid: list[str]
) -> None:
    camp = team()
    camp.tokens[kind].append("adventure")
    camp.adventures[kind].cards.append(card)
    at_work(camp, kind, target)
    assert camp.tokens[kind] == []
    assert camp.laid == laid


@rule("RC-11.13")
def test_but_without_the_token_something_in_the_air_lays_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice(monkeypatch, "explore", "success", "adventure")
    camp = team()
    camp.adventures["explore"].cards.append("explore-theres-something-in-the-air")
    at_work(camp, "explore", "m2", sure=False)
    assert camp.laid == ["explore adventure"]


@rule("RC-11.13", "RC-11.1")
def test_another_action_that_its_adventure_gives_is_none_of_its_concern(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice(monkeypatch, "build", "success")
    camp = team()
    camp.available = Goods(wood=1)
    camp.tokens["build"].append("adventure")
    camp.adventures["build"].cards.append("build-fast-work")
    before = len(camp.adventures["build"].cards)
    at_work(camp, "build", "shovel")
    answer(camp, "choose build", "build weapon")
    assert camp.levels["weapon"] == 1
    assert len(camp.adventures["build"].cards) == before - 1
    assert camp.tokens["build"] == []


@rule("RC-11.13", "RC-13.3")
def test_its_adventure_die_is_not_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "gather", "success", "adventure")
    camp = team()
    camp.tokens["gather"].append("adventure")
    lay(camp, "t1", 5)
    camp.scenes = [Scene(0, stack=Stack("gather-t1-left", "gather", "t1-left", ["carpenter"]))]
    told = happen(camp, RollOrSucceed())
    assert [event.args["adventure"] for event in told if event.kind == "rolled"] == [0]


@rule("RC-11.13", "RC-5.1")
def test_nor_is_it_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "gather", "success", "adventure")
    camp = team("cook carpenter")
    camp.people[0].determination = 2
    lay(camp, "t1", 5)
    stack = Stack("gather-t1-left", "gather", "t1-left", ["cook"])
    camp.scenes = [Scene(0, stack=stack)]
    camp.tokens["gather"].append("adventure")
    happen(camp, RollOrSucceed())
    assert asked(camp) == ("ask-roll", {"keep", "reroll success", "reroll wound"})


@rule("RC-2.7", "RC-11.1")
@pytest.mark.parametrize("phase", ["event", "action"])
def test_a_second_token_of_its_kind_is_not_placed(phase: Phase) -> None:
    camp = table(phase=phase)
    happen(camp, Put("danger", "explore"), Put("danger", "explore"))
    happen(camp, EndActionPhase())
    assert camp.tokens["explore"] == ["danger"]
