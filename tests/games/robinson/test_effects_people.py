"""What cards do to people, and what is different for them for a while."""

from atoll.games.robinson.effects import conditions, people, resources  # noqa: F401
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.people.health import suffer_disease, wound
from atoll.games.robinson.people.outside import come_back
from atoll.games.robinson.phases.rounds import happen_later
from atoll.games.robinson.state import NOWHERE, Camp, Goods, Kept, Later, Rule, Stack, in_force
from atoll.games.robinson.steps import NightFalls
from atoll.games.robinson.vocabulary import (
    AtNight,
    Clumsy,
    Determination,
    Disease,
    Effect,
    ForScarred,
    Gain,
    Heal,
    HealAnybody,
    IfWeapon,
    IgnoreArrows,
    LoseAllDetermination,
    NextFirstPlayer,
    NextRound,
    NightOutside,
    NoAbilities,
    NoTeamwork,
    OnePawn,
    OnlyActions,
    Scar,
    ShareDetermination,
    Steady,
    Unless,
    Wound,
)
from tests.rulecite import rule

from .tables import all_wounds, answer, asked, determination, happen, number, person, table, wounds

RESTED: tuple[str, set[str]] = ("", set())


def hurt(camp: Camp, **wounds: int) -> None:
    for name, count in wounds.items():
        person(camp, name).wounds = count


# Wounds.


@rule("RC-10.4")
def test_whoever_acts_is_wounded_alone() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    happen(camp, Wound(2))
    assert all_wounds(camp) == [0, 2, 0]


def test_the_first_player_is_wounded_whoever_acts() -> None:
    camp = table("carpenter cook", actor="cook")
    happen(camp, Wound(1, "first"))
    assert all_wounds(camp) == [1, 0]


@rule("RC-29.3")
def test_each_character_is_wounded_and_friday_only_where_all_are() -> None:
    camp = table("carpenter cook", phase="event", friday=True)
    happen(camp, Wound(1, "each"))
    assert all_wounds(camp) == [1, 1, 0]
    happen(camp, Wound(1, "all"))
    assert all_wounds(camp) == [2, 2, 1]


@rule("RC-28.2")
def test_a_wound_that_is_deadly_ends_the_game() -> None:
    camp = table("carpenter cook", actor="cook")
    hurt(camp, cook=12)
    happen(camp, Wound(1), Heal(5))
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"
    assert wounds(camp, "cook") == 13


@rule("RC-29.7")
def test_friday_dies_of_what_he_draws_and_the_rest_of_it_hits_nobody() -> None:
    camp = table("carpenter cook", actor="friday", friday=True)
    hurt(camp, friday=3)
    happen(camp, Wound(1), Wound(1), Determination(-1), Heal(1), Gain(wood=1), OnePawn())
    happen(camp, LoseAllDetermination(), Clumsy(lasts=True), Scar("leg"), NightOutside())
    assert [each.name for each in camp.people] == ["carpenter", "cook"]
    assert all_wounds(camp) == [0, 0]
    assert camp.future == Goods(wood=1)
    assert camp.rules_of_round == []


# Healing.


@rule("RC-4.5")
def test_healing_takes_wounds_but_not_more_than_there_are() -> None:
    camp = table("carpenter cook", actor="cook")
    hurt(camp, carpenter=3, cook=1)
    happen(camp, Heal(2), Heal(2, "first"))
    assert all_wounds(camp) == [1, 0]


@rule("RC-1.3")
def test_the_first_player_chooses_whose_wound_is_healed_among_the_wounded() -> None:
    camp = table("carpenter cook explorer", actor="explorer", phase="night", friday=True)
    hurt(camp, cook=2, friday=1)
    happen(camp, HealAnybody(1))
    assert asked(camp) == ("ask-heal", {"choose cook", "choose friday", "enough"})
    (decision,) = camp.awaited
    assert decision.seat == number(camp, "carpenter")
    answer(camp, "choose cook")
    assert all_wounds(camp) == [0, 1, 0, 1]
    assert asked(camp) == RESTED


@rule("RC-18.3")
def test_two_wounds_are_healed_of_one_person_or_one_each_of_two() -> None:
    camp = table("carpenter cook")
    hurt(camp, carpenter=2, cook=1)
    happen(camp, HealAnybody(2, people=2))
    answer(camp, "choose cook")
    assert asked(camp) == ("ask-heal", {"choose carpenter", "enough"})
    answer(camp, "choose carpenter")
    assert all_wounds(camp) == [1, 0]
    happen(camp, HealAnybody(2, people=2))
    answer(camp, "enough")
    assert all_wounds(camp) == [1, 0]


def test_wounds_of_one_person_are_all_of_the_same() -> None:
    camp = table("carpenter cook explorer")
    hurt(camp, carpenter=3, cook=3, explorer=3)
    happen(camp, HealAnybody(2))
    answer(camp, "choose cook")
    assert asked(camp) == ("ask-heal", {"choose cook", "enough"})
    answer(camp, "choose cook")
    assert all_wounds(camp) == [3, 1, 3]
    happen(camp, HealAnybody(3, people=2))
    answer(camp, "choose cook", "choose explorer")
    assert asked(camp) == ("ask-heal", {"choose explorer", "enough"})


def test_nobody_is_asked_if_nobody_is_wounded() -> None:
    camp = table("carpenter cook")
    happen(camp, HealAnybody(2, people=2))
    assert asked(camp) == RESTED


# Arrows.


@rule("RC-4.4")
def test_an_arrow_that_is_ignored_costs_no_morale() -> None:
    camp = table("explorer soldier", friday=True)
    hurt(camp, soldier=7)
    happen(camp, IgnoreArrows(2))
    arrows = {"choose explorer-6", "choose explorer-11", "choose soldier-5", "choose soldier-9"}
    assert asked(camp) == ("ask-arrow", arrows)
    answer(camp, "choose explorer-6")
    assert asked(camp) == ("ask-arrow", arrows - {"choose explorer-6"})
    answer(camp, "choose soldier-5")
    assert asked(camp) == RESTED
    wound(camp, number(camp, "explorer"), 6)
    assert camp.morale == 0
    wound(camp, number(camp, "soldier"), 2)
    assert camp.morale == -1


# Diseases.


def test_two_markers_for_each_player_are_distributed_and_friday_may_have_some() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    happen(camp, Disease())
    for name in ("friday", "friday", "cook", "carpenter"):
        assert asked(camp) == ("ask-disease", {"choose carpenter", "choose cook", "choose friday"})
        answer(camp, f"choose {name}")
    assert asked(camp) == RESTED
    assert [each.marks for each in camp.people] == [1, 1, 2]
    suffer_disease(camp)
    assert all_wounds(camp) == [1, 1, 2]
    assert [each.marks for each in camp.people] == [0, 0, 0]


def test_whoever_is_outside_has_the_disease_alone() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    person(camp, "cook").outside = NOWHERE
    happen(camp, Disease())
    assert asked(camp) == RESTED
    assert [each.marks for each in camp.people] == [0, 2, 0]


def test_alone_one_has_both_markers() -> None:
    camp = table("cook")
    happen(camp, Disease())
    assert [each.marks for each in camp.people] == [2]


# Special wounds.


@rule("RC-4.7")
def test_a_special_wound_is_of_the_colour_of_its_deck_and_no_wound() -> None:
    camp = table("carpenter cook", actor="cook", card="build-accident")
    happen(camp, Scar("leg"))
    assert person(camp, "cook").scars == ["build-leg"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-4.7")
def test_whoever_has_the_special_wound_suffers_when_its_card_comes_back() -> None:
    camp = table("carpenter cook", phase="event", card="build-accident")
    person(camp, "cook").scars = ["gather-leg", "build-leg"]
    happen(camp, ForScarred("leg", (Unless("medicine", (Wound(3),), otherwise=(Wound(1),)),)))
    assert all_wounds(camp) == [0, 3]
    assert person(camp, "cook").scars == ["gather-leg"]
    assert len(camp.scenes) == 1
    assert camp.out == []


@rule("RC-4.7")
def test_if_nobody_has_the_special_wound_nothing_happens() -> None:
    camp = table("carpenter cook", phase="event", card="explore-misadventure")
    person(camp, "cook").scars = ["gather-leg", "explore-arm"]
    happen(camp, ForScarred("leg", (Wound(3),)))
    assert all_wounds(camp) == [0, 0]
    assert person(camp, "cook").scars == ["gather-leg", "explore-arm"]


# Determination.


@rule("RC-4.2")
def test_determination_goes_to_whoever_is_meant() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    happen(camp, Determination(2), Determination(1, "first"), Determination(1, "all"))
    assert [each.determination for each in camp.people] == [2, 3, 1]


@rule("RC-6.1", "RC-6.2")
def test_who_has_too_little_determination_is_wounded_alone_also_in_the_event_phase() -> None:
    camp = table("carpenter cook explorer", phase="event", friday=True)
    person(camp, "carpenter").determination = 3
    person(camp, "cook").determination = 1
    happen(camp, Determination(-2, "each"))
    assert [each.determination for each in camp.people] == [1, 0, 0, 0]
    assert all_wounds(camp) == [0, 1, 2, 0]


@rule("RC-31.5")
def test_determination_is_distributed_one_by_one_as_the_first_player_likes() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    happen(camp, ShareDetermination(3))
    assert asked(camp) == ("ask-encourage", {"choose carpenter", "choose cook", "choose friday"})
    answer(camp, "choose cook", "choose friday", "choose cook")
    assert asked(camp) == RESTED
    assert [each.determination for each in camp.people] == [0, 2, 1]


def test_all_determination_is_lost_without_wounds() -> None:
    camp = table("carpenter cook", actor="cook")
    person(camp, "carpenter").determination = 1
    person(camp, "cook").determination = 4
    happen(camp, LoseAllDetermination())
    assert determination(camp, "cook") == 0
    assert determination(camp, "carpenter") == 1
    assert all_wounds(camp) == [0, 0]
    assert happen(camp, LoseAllDetermination()) == []


# What is different in a round.


@rule("RC-4.1")
def test_only_one_pawn_in_this_round_or_in_the_next() -> None:
    camp = table("carpenter cook", actor="cook")
    camp.round = 3
    happen(camp, OnePawn("first"), OnePawn(rounds_on=1))
    assert camp.rules_of_round == [Rule("one-pawn", 3, 0), Rule("one-pawn", 4, 1)]


@rule("RC-29.1")
def test_friday_loses_no_pawn() -> None:
    camp = table("carpenter cook", actor="friday", friday=True)
    happen(camp, OnePawn(rounds_on=1), OnePawn("all"))
    assert camp.rules_of_round == [Rule("one-pawn", 1, 0), Rule("one-pawn", 1, 1)]


def test_only_some_actions_are_open_to_somebody_in_this_round() -> None:
    camp = table("carpenter cook", actor="cook", phase="event")
    happen(camp, OnlyActions(("build", "arrange", "rest")))
    assert camp.rules_of_round == [Rule("only", 1, 1, ("build", "arrange", "rest"))]
    happen(camp, OnlyActions(("rest",), "first"))
    assert camp.rules_of_round[1:] == [Rule("only", 1, 0, ("rest",))]


def test_of_two_cards_that_leave_only_some_actions_what_both_leave_remains() -> None:
    camp = table("carpenter cook", phase="event")
    camp.rules_of_round = [Rule("only", 2, 0, ("hunt",)), Rule("only", 1, 1, ("hunt",))]
    before = [*camp.rules_of_round]
    happen(camp, OnlyActions(("build", "arrange", "rest")), OnlyActions(("rest", "gather")))
    assert camp.rules_of_round == [*before, Rule("only", 1, 0, ("rest",))]


def test_the_first_player_is_without_abilities_and_nobody_works_together() -> None:
    camp = table("carpenter cook", phase="event")
    camp.first = 1
    happen(camp, NoAbilities(), NoTeamwork())
    assert in_force(camp, "no-abilities", 1)
    assert not in_force(camp, "no-abilities", 0)
    assert in_force(camp, "no-teamwork")
    camp.round = 2
    assert not in_force(camp, "no-abilities", 1)
    assert not in_force(camp, "no-teamwork")


def test_the_first_players_token_is_passed_on_at_once() -> None:
    camp = table("carpenter cook", phase="event")
    happen(camp, NextFirstPlayer())
    assert camp.first == 1
    happen(camp, NextFirstPlayer(), Wound(1, "first"))
    assert camp.first == 0
    assert all_wounds(camp) == [1, 0]


@rule("RC-29.9")
def test_who_is_alone_remains_the_first_player() -> None:
    camp = table("cook", phase="event", friday=True)
    happen(camp, NextFirstPlayer())
    assert camp.first == 0


def test_who_is_dazed_rerolls_in_the_next_round_only() -> None:
    camp = table("carpenter cook", actor="cook")
    happen(camp, Clumsy(lasts=False))
    assert [in_force(camp, "clumsy", who) for who in (0, 1)] == [False, False]
    camp.round = 2
    assert [in_force(camp, "clumsy", who) for who in (0, 1)] == [False, True]
    camp.round = 3
    assert not in_force(camp, "clumsy", 1)


def test_who_is_cursed_rerolls_until_the_card_comes_back() -> None:
    camp = table("carpenter cook", actor="cook")
    camp.round = 4
    happen(camp, Clumsy(lasts=True))
    camp.round = 7
    assert in_force(camp, "clumsy", 1)
    dazed = Rule("clumsy", 8, 1)
    camp.rules_of_round.append(dazed)
    happen(camp, Steady())
    assert camp.rules_of_round == [dazed]


# Later.


def test_something_happens_at_the_beginning_of_the_next_round() -> None:
    camp = table("carpenter cook", actor="cook")
    happen(camp, NextRound((Wound(1), Determination(1))))
    assert camp.laters == [Later((Wound(1), Determination(1)), 1, "", "round")]
    camp.phase = "night"
    happen(camp, NightFalls())
    assert wounds(camp, "cook") == 0
    happen_later(camp)
    happen(camp)
    assert all_wounds(camp) == [0, 1]
    assert determination(camp, "cook") == 1


def test_something_happens_in_the_coming_night() -> None:
    camp = table("carpenter cook", actor="cook", friday=True)
    happen(camp, AtNight((Wound(1, "all"),)))
    assert all_wounds(camp) == [0, 0, 0]
    happen(camp, NightFalls())
    assert all_wounds(camp) == [1, 1, 1]
    assert camp.laters == []


# Nights outside.


def exploring(space: str) -> Stack:
    return Stack(f"explore-{space}", "explore", space, ["cook"])


@rule("RC-27.1")
def test_a_night_outside_is_spent_where_the_action_is() -> None:
    camp = table("carpenter cook", actor="cook", stack=exploring("t1"))
    happen(camp, NightOutside())
    assert person(camp, "cook").outside == SPACE["t1"]
    assert person(camp, "carpenter").outside is None
    camp.scene.stack = Stack("gather-m2-left", "gather", "m2-left", ["carpenter"])
    camp.scene.actor = 0
    happen(camp, NightOutside())
    assert person(camp, "carpenter").outside == SPACE["m2"]


@rule("RC-27.1")
def test_where_an_action_has_no_place_the_night_is_spent_in_the_open() -> None:
    stack = Stack("explore-mystery-treasure-map", "explore", "mystery-treasure-map", ["cook"])
    camp = table("carpenter cook", actor="cook", stack=stack)
    happen(camp, NightOutside())
    assert person(camp, "cook").outside == NOWHERE


@rule("RC-27.1", "RC-27.4")
def test_what_the_action_brings_lies_on_the_sheet_and_what_others_bring_does_not() -> None:
    camp = table("carpenter cook", actor="cook", stack=exploring("t1"))
    happen(camp, NightOutside(), Gain(wood=2))
    assert person(camp, "cook").pack == Goods(wood=2)
    camp.scene.stack = Stack("hunt", "hunt", "", ["cook"])
    happen(camp, Gain(food=3))
    assert (camp.future, camp.available) == (Goods(food=3), Goods())
    camp.scene.actor = 0
    camp.scene.stack = None
    happen(camp, Gain(rations=1))
    assert camp.future == Goods(food=3, rations=1)
    come_back(camp)
    assert camp.available == Goods(wood=2)
    assert person(camp, "cook").pack == Goods()


@rule("RC-27.2")
def test_who_is_to_be_outside_twice_chooses_the_place() -> None:
    camp = table("carpenter cook", actor="cook", stack=exploring("t1"))
    happen(camp, NightOutside())
    camp.scene.stack = exploring("b1")
    happen(camp, NightOutside(), Gain(wood=1))
    assert asked(camp) == ("ask-night", {"choose t1", "choose b1"})
    (decision,) = camp.awaited
    assert decision.seat == number(camp, "cook")
    answer(camp, "choose b1")
    assert person(camp, "cook").outside == SPACE["b1"]
    assert person(camp, "cook").pack == Goods(wood=1)
    happen(camp, NightOutside())
    assert asked(camp) == RESTED
    camp.scene.stack = Stack("explore-mystery-treasure-map", "explore", "mystery-treasure-map")
    happen(camp, NightOutside())
    assert asked(camp) == ("ask-night", {"choose b1", "choose open"})
    answer(camp, "choose open")
    assert person(camp, "cook").outside == NOWHERE


# Conditions.


def test_without_the_item_one_thing_happens_and_with_it_another() -> None:
    camp = table("carpenter cook", actor="cook")
    card = Unless("medicine", (Wound(3),), otherwise=(Wound(1),))
    happen(camp, card)
    assert wounds(camp, "cook") == 3
    camp.items.append("medicine")
    happen(camp, card)
    assert wounds(camp, "cook") == 4
    camp.rules_of_round.append(Rule("items-away", camp.round))
    happen(camp, card)
    assert wounds(camp, "cook") == 7


WEAPON = IfWeapon(3, (Determination(1, "first"),), otherwise=(Wound(1, "each"),))


@rule("RC-12.3")
def test_with_a_weapon_that_is_good_enough_one_thing_happens_and_without_it_another() -> None:
    camp = table("carpenter cook", phase="event")
    camp.kept = []
    camp.levels["weapon"] = 2
    happen(camp, WEAPON)
    assert (all_wounds(camp), determination(camp, "carpenter")) == ([1, 1], 0)
    camp.levels["weapon"] = 3
    happen(camp, WEAPON)
    assert (all_wounds(camp), determination(camp, "carpenter")) == ([1, 1], 1)


@rule("RC-15.3")
def test_a_temporary_weapon_counts_where_a_card_asks_for_a_weapon() -> None:
    camp = table("carpenter cook", phase="event")
    camp.kept = [Kept("supply-pistol", 2), Kept("supply-biscuits", 2)]
    happen(camp, WEAPON)
    assert asked(camp) == ("ask-weapon", {"use supply-pistol", "go-on"})
    answer(camp, "use supply-pistol")
    assert asked(camp) == RESTED
    assert (all_wounds(camp), determination(camp, "carpenter")) == ([0, 0], 1)
    assert camp.kept[0] == Kept("supply-pistol", 1)
    happen(camp, WEAPON)
    answer(camp, "go-on")
    assert (all_wounds(camp), determination(camp, "carpenter")) == ([1, 1], 1)
    assert camp.kept[0] == Kept("supply-pistol", 1)
    camp.levels["weapon"] = 3
    happen(camp, WEAPON)
    assert asked(camp) == RESTED


@rule("RC-15.3")
def test_several_temporary_weapons_may_be_needed_together() -> None:
    camp = table("carpenter cook", phase="event")
    camp.kept = [Kept("supply-pistol", 2)]
    needed: Effect = IfWeapon(5, (Determination(1, "first"),))
    happen(camp, needed)
    answer(camp, "use supply-pistol")
    assert asked(camp) == ("ask-weapon", {"use supply-pistol", "go-on"})
    answer(camp, "use supply-pistol")
    assert determination(camp, "carpenter") == 1
    assert camp.kept == []
