"""RC-13: dice and adventures."""

import pytest

from atoll.games.robinson.actions import dice
from atoll.games.robinson.actions.dice import thrown
from atoll.games.robinson.facts import DICE, SKILLS, Skill
from atoll.games.robinson.state import Goods, Rule
from atoll.games.robinson.steps import Roll
from tests.rulecite import rule

from .acting import act, falls, island, kinds, lands_on, use
from .tables import answer, asked, determination, person, wounds

WEAPON = Goods(wood=1)
TARGETS: dict[Skill, str] = {"build": "weapon", "gather": "m2-left", "explore": "b1"}


@rule("RC-13.1")
@pytest.mark.parametrize("skill", SKILLS)
def test_for_each_of_three_actions_three_dice_are_rolled(skill: Skill) -> None:
    camp = island(m2=1)
    before = camp.reveals
    told = act(camp, skill, TARGETS[skill], sure=False)
    (rolled,) = [event for event in told if event.kind == "rolled"]
    assert set(rolled.args) == {*DICE}
    assert camp.reveals >= before + 3


@rule("RC-13.1", "RC-10.5")
@pytest.mark.parametrize("skill", SKILLS)
def test_with_enough_pawns_no_dice_are_rolled(skill: Skill) -> None:
    camp = island(m2=1)
    assert "rolled" not in kinds(act(camp, skill, TARGETS[skill]))


@rule("RC-13.4")
@pytest.mark.parametrize(
    ("skill", "shown"), [("build", [4, 4, 3]), ("gather", [5, 1, 3]), ("explore", [5, 3, 5])]
)
def test_so_many_of_six_faces_show_what_a_die_is_about(
    skill: Skill, shown: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = island()
    counts = [0, 0, 0]
    for face in range(6):
        lands_on(monkeypatch, face)
        for number, die in enumerate(DICE):
            counts[number] += thrown(camp, skill, die)
    assert counts == shown


@rule("RC-13.2")
def test_success_brings_what_the_action_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island(m2=1)
    falls(monkeypatch, success=True)
    act(camp, "gather", "m2-left", pawns="cook", sure=False)
    assert camp.future == Goods(wood=1)
    assert determination(camp, "cook") == 0


@rule("RC-13.2")
def test_failure_brings_nothing_but_two_determination(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island(m2=1)
    falls(monkeypatch, success=False)
    act(camp, "gather", "m2-left", pawns="cook", sure=False)
    assert camp.future == Goods()
    assert (determination(camp, "cook"), determination(camp, "carpenter")) == (2, 0)


@rule("RC-13.2")
def test_the_wound_die_wounds_whoever_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island(m2=1)
    falls(monkeypatch, wound=True)
    act(camp, "gather", "m2-left", pawns="cook", sure=False)
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (1, 0)


@rule("RC-13.2", "RC-13.5")
@pytest.mark.parametrize("skill", SKILLS)
def test_the_adventure_die_brings_the_top_card_of_its_deck(
    skill: Skill, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = island(m2=1)
    top = camp.adventures[skill].cards[-1]
    falls(monkeypatch, success=False, adventure=True)
    told = act(camp, skill, TARGETS[skill], sure=False)
    assert [event.args["card"] for event in told if event.kind == "adventure"] == [top]


@rule("RC-13.3")
def test_each_die_counts_first_the_wound_then_the_failure_then_the_adventure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island(m2=1)
    camp.adventures["gather"].cards.append("gather-tracks-of-a-predator")
    falls(monkeypatch, success=False, wound=True, adventure=True)
    told = act(camp, "gather", "m2-left", sure=False)
    wanted = ("wounded", "encouraged", "adventure")
    assert [kind for kind in kinds(told) if kind in wanted] == [*wanted]


@rule("RC-13.3", "RC-11.13")
def test_after_a_sure_success_an_adventure_token_comes_last() -> None:
    camp = island(m2=1)
    camp.tokens["gather"] = ["adventure"]
    camp.adventures["gather"].cards.append("gather-tracks-of-a-predator")
    told = act(camp, "gather", "m2-left")
    wanted = ("gained", "adventure")
    assert [kind for kind in kinds(told) if kind in wanted] == [*wanted]
    assert camp.tokens["gather"] == []


@rule("RC-13.5")
def test_the_upper_half_is_carried_out_at_once_and_the_card_is_discarded() -> None:
    camp = island()
    camp.levels["weapon"] = 2
    camp.tokens["build"] = ["adventure"]
    camp.adventures["build"].cards.append("build-broken-lever")
    act(camp, "build", "weapon", paid=WEAPON)
    assert camp.levels["weapon"] == 2
    assert camp.out == ["build-broken-lever"]


@rule("RC-13.5")
def test_a_card_that_says_so_waits_in_the_event_deck_for_its_lower_half() -> None:
    camp = island()
    camp.tokens["build"] = ["adventure"]
    camp.adventures["build"].cards.append("build-breakdown")
    act(camp, "build", "weapon", paid=WEAPON)
    assert camp.morale == -1
    assert "build-breakdown" in camp.event_deck.cards
    assert camp.out == []


@rule("RC-13.5")
def test_a_card_that_says_so_is_kept() -> None:
    camp = island()
    camp.tokens["explore"] = ["adventure"]
    camp.adventures["explore"].cards.append("explore-surprising-discovery")
    act(camp, "explore", "b1")
    assert "explore-surprising-discovery" in camp.future_finds


@rule("RC-13.6")
def test_what_was_laid_is_discarded_when_building_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island()
    falls(monkeypatch, success=True)
    act(camp, "build", "weapon", paid=WEAPON, sure=False)
    assert (camp.levels["weapon"], camp.available) == (1, Goods())


@rule("RC-13.6")
def test_what_was_laid_is_available_again_when_building_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island()
    falls(monkeypatch, success=False)
    act(camp, "build", "shelter", paid=Goods(fur=1), sure=False)
    assert not camp.shelter
    assert camp.available == Goods(fur=1)


@rule("RC-13.3", "RC-28.2")
def test_who_dies_of_the_wound_die_does_not_succeed_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island(m2=1)
    person(camp, "carpenter").wounds = 12
    falls(monkeypatch, success=True, wound=True)
    act(camp, "gather", "m2-left", sure=False)
    assert camp.outcome is not None
    assert (camp.outcome.reason, camp.outcome.winners) == ("died", ())
    assert camp.future == Goods()


@rule("RC-13.2")
def test_a_reroll_comes_before_any_result_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island(m2=1)
    person(camp, "carpenter").determination = 2
    falls(monkeypatch, success=False, wound=True)
    act(camp, "build", "weapon", paid=WEAPON, sure=False)
    options = {"keep", "reroll success", "reroll wound", "reroll adventure"}
    assert asked(camp) == ("ask-roll", options)
    assert wounds(camp, "carpenter") == 0
    falls(monkeypatch, success=False)
    answer(camp, "reroll wound")
    assert (wounds(camp, "carpenter"), determination(camp, "carpenter")) == (0, 2)


@rule("RC-4.3")
@pytest.mark.parametrize(
    ("wounded", "moment"), [(4, True), (5, False), (11, True)], ids=["arrow", "harmless", "deadly"]
)
def test_there_is_a_moment_to_heal_before_a_wound_that_costs_more(
    wounded: int, moment: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who cannot reroll is told what the dice show, and somebody may have a remedy."""
    camp = island("soldier cook")
    camp.available = Goods(wood=1, food=2)
    person(camp, "soldier").wounds = wounded
    person(camp, "cook").determination = 2
    falls(monkeypatch, success=True, wound=True)
    act(camp, "build", "weapon", paid=WEAPON, sure=False)
    if moment:
        assert asked(camp) == ("ask-roll", {"keep"})
        use(camp, "cook", "recipe")
        answer(camp, "choose soldier", "choose soldier")
    assert wounds(camp, "soldier") == (wounded - 1 if moment else wounded + 1)


@rule("RC-4.3", "RC-29.4")
@pytest.mark.parametrize(
    ("wounded", "wound", "adventure", "token", "moment"),
    [
        (3, False, True, False, True),
        (2, True, True, False, True),
        (2, True, False, True, True),
        (2, True, False, False, False),
        (2, False, True, False, False),
    ],
)
def test_there_is_a_moment_before_friday_dies_of_an_adventure(  # noqa: PLR0913, PLR0917
    wounded: int,
    wound: bool,
    adventure: bool,
    token: bool,
    moment: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island("carpenter cook", m2=1, friday=True)
    camp.available = Goods(food=2)
    person(camp, "friday").wounds = wounded
    person(camp, "cook").determination = 2
    if token:
        camp.tokens["gather"].append("adventure")
    falls(monkeypatch, success=True, wound=wound, adventure=adventure)
    act(camp, "gather", "m2-left", pawns="friday", sure=False)
    assert isinstance(camp.step, Roll) == moment
    if not moment:
        assert wounds(camp, "friday") == 3


@rule("RC-11.5", "RC-20.3")
def test_a_reroll_token_is_for_the_only_die_of_the_confused_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camp = island(m2=1)
    camp.rules_of_round = [Rule("clumsy", camp.round, 0)]
    camp.tokens["gather"].append("reroll")
    faces = iter([True, False])
    monkeypatch.setattr(dice, "thrown", lambda *_: next(faces))
    act(camp, "gather", "m2-left", sure=True)
    assert (camp.future, camp.tokens["gather"]) == (Goods(), [])


@rule("RC-5.1", "RC-20.3")
def test_who_is_confused_may_reroll_the_only_die(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = island()
    camp.rules_of_round = [Rule("clumsy", camp.round, 0)]
    person(camp, "carpenter").determination = 2
    falls(monkeypatch, success=False, wound=True)
    act(camp, "build", "weapon", paid=WEAPON, sure=True)
    assert asked(camp) == ("ask-roll", {"keep", "reroll success"})
