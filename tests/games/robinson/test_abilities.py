"""RC-5: the abilities that belong to actions. Those that stand alone are in ``test_powers``."""

import pytest

from atoll.games.robinson.facts import DICE, FACES, SKILLS, SPACE, Die, Skill
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Rule, Scene, Stack, Threat
from atoll.games.robinson.steps import Do, EventPhase, Roll, RollOrSucceed
from atoll.games.robinson.vocabulary import Fight
from tests.rulecite import rule

from .tables import answer, asked, determination, happen, may_plan, person, planning, says, table

OWN_SKILL: dict[str, Skill] = {"carpenter": "build", "cook": "gather", "explorer": "explore"}
TARGETS: dict[Skill, str] = {"build": "weapon", "gather": "t1-left", "explore": "m2"}


def team(names: str = "carpenter cook", *, friday: bool = False) -> Camp:
    camp = table(names, friday=friday)
    camp.kept = []
    camp.threats = [None, None]
    camp.spaces[SPACE["t1"]].tile = 5
    camp.tiles.cards.remove("5")
    return camp


def roll(camp: Camp, kind: Skill, who: str) -> None:
    """Somebody rolls the dice for an action."""
    stack = Stack(kind, kind, TARGETS[kind], [who])
    camp.scenes = [Scene([each.name for each in camp.people].index(who), stack=stack)]
    happen(camp, RollOrSucceed())


def dice(monkeypatch: pytest.MonkeyPatch, *shown: Die) -> None:
    """These dice show what they are about, and the others nothing."""
    for skill in SKILLS:
        for die in DICE:
            monkeypatch.setitem(FACES[skill], die, 6 * (die in shown))


# Rerolls.


@rule("RC-5.1")
@pytest.mark.parametrize("name", OWN_SKILL)
@pytest.mark.parametrize("kind", SKILLS)
def test_three_characters_reroll_a_die_of_the_own_skill(name: str, kind: Skill) -> None:
    camp = team(f"{name} soldier")
    person(camp, name).determination = 2
    roll(camp, kind, name)
    if OWN_SKILL[name] == kind:
        every = {"keep", "reroll success", "reroll wound", "reroll adventure"}
        assert asked(camp) == ("ask-roll", every)
    else:
        assert asked(camp)[0] != "ask-roll"


@rule("RC-5.1")
def test_not_in_the_action_of_somebody_else() -> None:
    camp = team()
    person(camp, "carpenter").determination = 2
    roll(camp, "build", "cook")
    assert asked(camp)[0] != "ask-roll"


@rule("RC-5.1")
def test_it_comes_before_any_result_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "success", "wound")
    camp = team()
    person(camp, "carpenter").determination = 2
    roll(camp, "build", "carpenter")
    assert (person(camp, "carpenter").wounds, camp.levels["weapon"]) == (0, 0)
    dice(monkeypatch)
    answer(camp, "reroll wound")
    assert (person(camp, "carpenter").wounds, camp.levels["weapon"]) == (0, 1)
    assert determination(camp, "carpenter") == 0


@rule("RC-5.1", "RC-4.3")
def test_one_die_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch, "success")
    camp = team()
    person(camp, "carpenter").determination = 4
    roll(camp, "build", "carpenter")
    answer(camp, "reroll adventure")
    assert determination(camp, "carpenter") == 2
    roll(camp, "build", "carpenter")
    assert asked(camp)[0] != "ask-roll"


@rule("RC-5.1")
def test_determination_from_the_roll_cannot_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch)
    camp = team()
    person(camp, "carpenter").determination = 1
    roll(camp, "build", "carpenter")
    assert determination(camp, "carpenter") == 3
    assert asked(camp) == ("", set())


@rule("RC-5.1", "RC-22.1")
@pytest.mark.parametrize("name", ["carpenter", "friday"])
def test_but_that_of_a_starting_item_which_is_used_after_the_roll_can(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    dice(monkeypatch)
    camp = team(friday=True)
    camp.kept = [Kept("supply-pipe-and-tobacco", 1)]
    roll(camp, "build", name)
    assert asked(camp) == ("ask-roll", {"keep"})
    says(camp, "carpenter", "use supply-pipe-and-tobacco", f"choose {name}", "reroll success")
    assert determination(camp, name) == 2  # of the failure


@rule("RC-5.1", "RC-22.1")
def test_who_has_no_skill_for_the_action_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch)
    camp = team()
    camp.kept = [Kept("supply-pipe-and-tobacco", 1)]
    roll(camp, "build", "cook")
    assert asked(camp) == ("", set())


@rule("RC-5.1", "RC-29.5")
def test_friday_rerolls_for_himself() -> None:
    camp = team(friday=True)
    person(camp, "friday").determination = 2
    camp.scenes = [Scene(2, stack=Stack("gather", "gather", "t1-left", ["friday"]))]
    happen(camp, Roll(success=False, wound=False, adventure=False))
    answer(camp, "keep")
    assert determination(camp, "friday") == 4


# Economical construction.


def thrifty(wood: int, *, names: str = "carpenter cook", friday: bool = False) -> Camp:
    camp = team(names, friday=friday)
    camp.board = []
    camp.available = Goods(wood=wood)
    person(camp, "carpenter").determination = 2
    return planning(camp)


@rule("RC-5.2")
def test_two_determination_stand_in_for_a_wood() -> None:
    camp = thrifty(1)
    assert may_plan(camp, "carpenter", "do build") == {
        "do build shelter wood economy",
        "do build weapon",
        "do build weapon economy",
    }
    answer(camp, "do build shelter wood economy")
    assert (camp.available, determination(camp, "carpenter")) == (Goods(), 0)
    assert camp.plan[0].paid == Goods(wood=1)
    answer(camp, "add carpenter build-shelter", "ready", "do rest", "do rest", "ready", "do rest")
    assert camp.shelter
    assert (camp.available, determination(camp, "carpenter")) == (Goods(), 0)


@rule("RC-5.2")
def test_an_action_may_cost_no_wood_at_all() -> None:
    camp = thrifty(0)
    assert may_plan(camp, "carpenter", "do build") == {"do build weapon economy"}
    assert may_plan(camp, "cook", "do build") == set()


@rule("RC-5.2")
def test_the_determination_comes_back_if_the_action_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch)
    camp = thrifty(1)
    answer(camp, "do build shelter wood economy", "do rest", "ready")
    answer(camp, "do rest", "do rest", "ready", "do rest", "do rest-2")
    assert camp.available == Goods(wood=1)
    assert determination(camp, "carpenter") == 2 + 2  # and the comfort


@rule("RC-5.2", "RC-10.3")
def test_it_comes_back_when_the_pawn_does() -> None:
    camp = thrifty(1)
    answer(camp, "do build shelter wood economy", "take carpenter build-shelter")
    assert (camp.available, determination(camp, "carpenter")) == (Goods(wood=1), 2)
    assert "do build shelter wood economy" in may_plan(camp, "carpenter")


@rule("RC-5.2", "RC-1.3")
def test_the_carpenter_saves_wood_of_others_too() -> None:
    camp = thrifty(2)
    says(camp, "cook", "do build shelter wood")
    assert may_plan(camp, "cook", "with") == set()
    assert may_plan(camp, "carpenter", "with") == {"with economy build-shelter"}
    says(camp, "carpenter", "with economy build-shelter")
    assert (camp.available, determination(camp, "carpenter")) == (Goods(wood=1), 0)
    assert camp.plan[0].paid == Goods(wood=1)
    assert may_plan(camp, "carpenter", "with") == set()


@rule("RC-5.2", "RC-1.3")
@pytest.mark.parametrize(
    ("names", "begun"),
    [
        ("carpenter cook", {"do build weapon economy", "friday build weapon economy"}),
        ("cook carpenter", {"do build weapon economy"}),
    ],
)
def test_where_wood_is_lacking_the_carpenter_begins_as_first_player_with_friday_too(
    names: str, begun: set[str]
) -> None:
    camp = thrifty(0, names=names, friday=True)
    options = may_plan(camp, "carpenter") | may_plan(camp, "cook")
    assert {text for text in options if " build " in text} == begun


@rule("RC-5.2", "RC-29.1")
def test_friday_builds_with_the_determination_of_the_carpenter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice(monkeypatch, "success")
    camp = thrifty(0, friday=True)
    answer(camp, "friday build weapon economy", "do rest", "do rest", "ready")
    answer(camp, "do rest", "do rest", "ready")
    assert (camp.levels["weapon"], determination(camp, "carpenter")) == (1, 0)


@rule("RC-5.2")
def test_it_serves_for_any_action_that_costs_wood() -> None:
    camp = team()
    camp.threats[1] = Threat("event-awful-weather")
    person(camp, "carpenter").determination = 2
    planning(camp)
    assert may_plan(camp, "carpenter", "do threat") == {"do threat right economy"}


@rule("RC-5.2")
def test_or_it_is_paid_when_the_action_is_carried_out() -> None:
    camp = thrifty(2)
    answer(camp, "do build shelter wood", "add carpenter build-shelter", "ready")
    answer(camp, "do rest", "do arrange", "ready")
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert camp.shelter
    says(camp, "carpenter", "use economy")
    assert (camp.available, determination(camp, "carpenter")) == (Goods(wood=1), 0)


@rule("RC-5.2", "RC-13.6")
def test_after_a_failure_nothing_is_left_to_save(monkeypatch: pytest.MonkeyPatch) -> None:
    dice(monkeypatch)
    camp = thrifty(2)
    answer(camp, "do build shelter wood", "do arrange", "ready", "do arrange", "do arrange")
    answer(camp, "ready")
    assert asked(camp)[0] == "ask-roll"
    answer(camp, "keep")
    assert camp.available == Goods(wood=2)
    assert "use economy" not in {o.text for each in camp.decisions for o in each.options}


@rule("RC-5.2")
def test_who_has_saved_before_the_roll_gets_the_determination_back_after_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice(monkeypatch)
    camp = thrifty(2)
    person(camp, "carpenter").determination = 4
    answer(camp, "do build shelter wood", "do arrange", "ready", "do arrange", "do arrange")
    answer(camp, "ready", "do build-shelter")
    says(camp, "carpenter", "use economy")
    assert (camp.available, determination(camp, "carpenter")) == (Goods(wood=1), 2)
    assert asked(camp)[0] == "ask-roll"
    answer(camp, "keep")
    assert camp.available == Goods(wood=2)
    assert determination(camp, "carpenter") == 4 + 2  # and the comfort


# The handyman.


@rule("RC-5.4")
def test_the_handyman_helps_the_carpenter_to_build() -> None:
    camp = team()
    camp.available = Goods(wood=3)
    person(camp, "carpenter").determination = 6
    planning(camp)
    says(camp, "cook", "do build weapon", "do explore m2")
    answer(camp, "do build weapon", "do gather t1-left")
    assert may_plan(camp, "cook", "add handyman") == set()
    assert may_plan(camp, "carpenter", "add") == {"add handyman build-weapon-2"}
    answer(camp, "add handyman build-weapon-2")
    assert determination(camp, "carpenter") == 3
    assert may_plan(camp, "carpenter", "add") == set()


@rule("RC-5.4", "RC-10.3")
def test_his_determination_comes_back_with_him() -> None:
    camp = team()
    person(camp, "carpenter").determination = 3
    camp.tokens["build"].append("time")
    planning(camp)
    answer(camp, "do build shovel", "add carpenter build-shovel", "add handyman build-shovel")
    assert determination(camp, "carpenter") == 0
    answer(camp, "take carpenter build-shovel")
    assert determination(camp, "carpenter") == 0
    answer(camp, "take handyman build-shovel")
    assert determination(camp, "carpenter") == 3
    answer(camp, "add handyman build-shovel", "take carpenter build-shovel")
    assert (determination(camp, "carpenter"), camp.plan) == (3, [])


@rule("RC-5.4", "RC-4.3")
def test_without_abilities_there_is_neither_handyman_nor_economy() -> None:
    camp = team()
    camp.available = Goods(wood=1)
    person(camp, "carpenter").determination = 5
    camp.rules_of_round.append(Rule("no-abilities", camp.round, 0))
    planning(camp)
    answer(camp, "do build weapon")
    assert may_plan(camp, "carpenter", "add") == {"add carpenter build-weapon"}
    assert may_plan(camp, "carpenter", "with") == set()


# Frenzy, and the moment for abilities.


@rule("RC-5.11")
def test_frenzy_serves_in_an_own_action_when_the_beast_is_known() -> None:
    camp = team("soldier cook")
    person(camp, "soldier").determination = 3
    camp.hunting = Pile(["beast-fox"])
    planning(camp)
    answer(camp, "do hunt", "add soldier hunt", "ready", "do rest", "do rest", "ready", "do hunt")
    if asked(camp)[0] == "ask-pause":
        answer(camp, "go-on")
    assert asked(camp) == ("ask-battle", {"fight", "use frenzy"})
    answer(camp, "use frenzy")
    assert (person(camp, "soldier").wounds, determination(camp, "soldier")) == (0, 0)
    assert camp.levels["weapon"] == 0


@rule("RC-5.11", "RC-15.3", "RC-11.7")
def test_frenzy_also_serves_where_an_own_action_asks_for_a_weapon() -> None:
    camp = team("cook soldier")
    camp.scenes = []
    camp.spaces[camp.camp].tokens = ["danger"]
    person(camp, "soldier").determination = 3
    camp.plan = [Stack("rest", "rest", "", ["soldier"])]
    happen(camp, Do("rest"))
    assert camp.awaited[0].seat == 1
    assert asked(camp) == ("ask-weapon", {"go-on", "use frenzy"})
    answer(camp, "use frenzy")
    assert (person(camp, "soldier").wounds, determination(camp, "soldier")) == (0, 0)
    assert person(camp, "soldier").used == ["frenzy"]
    assert camp.levels["weapon"] == 0


@rule("RC-5.11")
def test_but_not_outside_an_action() -> None:
    camp = table("soldier cook", phase="weather")
    camp.kept = []
    person(camp, "soldier").determination = 3
    happen(camp, Fight(2))
    assert person(camp, "soldier").wounds == 2


@rule("RC-4.3")
def test_abilities_may_be_used_when_a_card_has_been_turned_up() -> None:
    camp = table("cook carpenter", phase="event")
    camp.kept = [Kept("supply-empty-bottle", 2)]
    camp.scenes = []
    person(camp, "cook").determination = 3
    camp.round = 2
    camp.event_deck = Pile(["event-fight"])
    happen(camp, EventPhase())
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert camp.scene.card == "event-fight"
    assert {"use soup", "use supply-empty-bottle"} <= {
        option.text for each in camp.decisions if each.seat == 0 for option in each.options
    }
