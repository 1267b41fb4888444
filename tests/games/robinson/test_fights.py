"""RC-15: fights, and what may be used in them."""

import pytest

from atoll.games.robinson.camp.kept import power_of
from atoll.games.robinson.effects import camping, conditions, people, resources  # noqa: F401
from atoll.games.robinson.effects.fights import battle
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.state import Camp, Goods, Kept, Rule, Stack
from atoll.games.robinson.vocabulary import Fight, Unless, Wound
from atoll.games.robinson.who import friday
from tests.rulecite import rule

from .tables import answer, asked, determination, happen, person, table, wounds

PISTOL, RIFLE, DISCOVERY = "supply-pistol", "mystery-old-rifle", "explore-surprising-discovery"
SABER, HELMET = "mystery-saber", "mystery-helmet"
TIGER = Fight(6, weapon=-2, food=5, fur=2)


def fighters(  # noqa: PLR0913  (there is much in a fight)
    names: str = "carpenter cook",
    *,
    actor: str = "",
    phase: Phase = "action",
    weapon: int = 0,
    palisade: int = 0,
    kept: str = "",
    friday: bool = False,
) -> Camp:
    """Somebody hunts, with this level of the weapon and these cards at hand."""
    stack = Stack("hunt", "hunt") if phase == "action" else None
    camp = table(names, actor=actor, phase=phase, stack=stack, friday=friday)
    camp.levels["weapon"], camp.levels["palisade"] = weapon, palisade
    camp.kept = []
    for card in kept.split():
        power = power_of(camp, card)
        assert power is not None
        camp.kept.append(Kept(card, power.uses))
    return camp


# The course of a fight.


@rule("RC-15.2")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_whoever_fights_is_wounded_for_each_level_that_the_weapon_lacks(
    weapon: int, hurt: int
) -> None:
    camp = fighters(actor="cook", weapon=weapon)
    happen(camp, Fight(3))
    assert wounds(camp, "cook") == hurt
    assert wounds(camp, "carpenter") == 0


@rule("RC-15.4")
def test_then_the_weapon_falls_and_food_and_fur_are_gained() -> None:
    camp = fighters(weapon=7)
    happen(camp, TIGER)
    assert camp.levels["weapon"] == 5
    assert camp.future == Goods(food=5, fur=2)
    assert wounds(camp, "carpenter") == 0


@rule("RC-15.4", "RC-6.1")
def test_each_level_that_the_weapon_cannot_fall_is_a_wound_for_whoever_fights() -> None:
    camp = fighters(actor="cook", weapon=1)
    happen(camp, Fight(1, weapon=-3))
    assert camp.levels["weapon"] == 0
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 2)


@rule("RC-15.5")
def test_then_the_palisade_falls_or_there_are_wounds() -> None:
    camp = fighters(weapon=3, palisade=1)
    happen(camp, Fight(3, palisade=-1))
    assert (camp.levels["palisade"], wounds(camp, "carpenter")) == (0, 0)
    happen(camp, Fight(3, palisade=-1))
    assert (camp.levels["palisade"], wounds(camp, "carpenter")) == (0, 1)


@rule("RC-15.2", "RC-15.4", "RC-15.5")
def test_a_fight_goes_in_the_order_of_its_card() -> None:
    camp = fighters(weapon=1, palisade=1)
    told = happen(camp, Fight(2, weapon=-1, food=1, palisade=-1))
    kinds = [event.kind for event in told]
    assert kinds == ["fight", "wounded", "level", "gained", "level"]
    assert [event.args["level"] for event in told if event.kind == "level"] == [
        "weapon",
        "palisade",
    ]


@rule("RC-15.5")
def test_at_the_end_comes_what_else_the_card_says() -> None:
    camp = fighters()
    happen(camp, battle(Fight(1, food=2), Wound(1)))
    assert wounds(camp, "carpenter") == 2
    assert camp.future == Goods(food=2)


@rule("RC-15.6")
def test_if_only_a_strength_is_given_nothing_falls_and_nothing_is_gained() -> None:
    camp = fighters(weapon=1)
    happen(camp, Fight(4, bare=True))
    assert wounds(camp, "carpenter") == 3
    assert camp.levels["weapon"] == 1
    assert camp.future == Goods()


@rule("RC-7.7", "RC-6.2")
def test_in_the_event_phase_the_first_player_fights_and_nobody_else_is_wounded() -> None:
    camp = fighters(phase="event")
    happen(camp, Fight(1, weapon=-1, food=2, palisade=-1))
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (3, 0)
    assert camp.available == Goods(food=2)


@rule("RC-6.2")
def test_when_the_fight_is_over_demands_concern_everybody_again() -> None:
    camp = fighters(phase="event", weapon=1)
    happen(camp, Fight(1))
    assert not camp.scene.fight


@rule("RC-28.2")
def test_whoever_dies_in_a_fight_gains_nothing_any_more() -> None:
    camp = fighters()
    person(camp, "carpenter").wounds = 11
    happen(camp, TIGER)
    assert camp.outcome is not None
    assert camp.outcome.reason == "died"
    assert camp.future == Goods()


@rule("RC-29.7")
def test_what_the_action_brings_in_which_friday_dies_is_gained() -> None:
    camp = fighters("cook", actor="friday", friday=True)
    happen(camp, battle(TIGER, Wound(1)))
    assert friday(camp) is None
    assert camp.future == Goods(food=5, fur=2)
    assert camp.outcome is None


# Temporary weapons.


@rule("RC-15.3")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    camp = fighters(weapon=6, kept="supply-biscuits")
    happen(camp, TIGER)
    assert asked(camp) == ("", set())


@rule("RC-15.3", "RC-22.2")
def test_a_temporary_weapon_counts_in_the_comparison_and_leaves_the_level() -> None:
    camp = fighters(weapon=1, kept=PISTOL)
    happen(camp, Fight(5, weapon=-1))
    assert asked(camp) == ("ask-battle", {"fight", "use supply-pistol"})
    answer(camp, "use supply-pistol", "fight")
    assert wounds(camp, "carpenter") == 1
    assert camp.levels["weapon"] == 0


@rule("RC-15.3")
def test_nobody_has_to_use_a_temporary_weapon() -> None:
    camp = fighters(kept=PISTOL)
    happen(camp, Fight(2))
    answer(camp, "fight")
    assert wounds(camp, "carpenter") == 2
    assert camp.kept == [Kept(PISTOL, 2)]


@rule("RC-15.3", "RC-22.1")
def test_several_temporary_weapons_can_be_used_together_also_one_twice() -> None:
    camp = fighters(kept=f"{PISTOL} {RIFLE} {DISCOVERY}")
    happen(camp, Fight(12))
    both = {"use mystery-old-rifle", "use explore-surprising-discovery"}
    assert asked(camp) == ("ask-battle", {"fight", "use supply-pistol", *both})
    answer(camp, "use supply-pistol")
    assert asked(camp) == ("ask-battle", {"fight", "use supply-pistol", *both})
    answer(camp, "use supply-pistol")
    assert asked(camp) == ("ask-battle", {"fight", *both})
    answer(camp, "use mystery-old-rifle", "use explore-surprising-discovery")
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 0


@rule("RC-22.1", "RC-2.9")
def test_what_is_used_up_is_gone_and_mysteries_come_again() -> None:
    camp = fighters(kept=f"{PISTOL} {RIFLE} {DISCOVERY}")
    happen(camp, Fight(12))
    answer(camp, "use supply-pistol")
    assert camp.kept == [Kept(PISTOL, 1), Kept(RIFLE, 1), Kept(DISCOVERY, 1)]
    answer(camp, "use supply-pistol", f"use {RIFLE}", f"use {DISCOVERY}")
    assert camp.kept == []
    assert camp.out == [PISTOL, DISCOVERY]
    assert camp.mystery_discards == [RIFLE]


@rule("RC-29.6", "RC-1.3")
def test_friday_fights_with_what_there_is_and_the_first_player_decides() -> None:
    camp = fighters("carpenter cook", actor="friday", friday=True, kept=PISTOL)
    camp.first = 1
    happen(camp, Fight(4))
    assert camp.awaited[0].seat == 1
    answer(camp, "use supply-pistol", "fight")
    assert wounds(camp, "friday") == 1


# The Saber, for one person a round.


@rule("RC-6.7")
def test_the_saber_costs_a_wound_and_is_used_once_in_a_fight() -> None:
    camp = fighters(kept=SABER)
    happen(camp, Fight(5))
    assert asked(camp) == ("ask-battle", {"fight", "use mystery-saber"})
    answer(camp, "use mystery-saber")
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 1 + 2


@rule("RC-6.7")
def test_the_saber_serves_only_one_character_a_round_but_in_every_fight() -> None:
    camp = fighters(kept=SABER)
    happen(camp, Fight(1))
    answer(camp, "use mystery-saber")
    assert camp.kept == [Kept(SABER, 0, user=0)]
    happen(camp, Fight(1))
    assert asked(camp) == ("ask-battle", {"fight", "use mystery-saber"})
    answer(camp, "fight")
    camp.scene.actor = 1
    happen(camp, Fight(1))
    assert asked(camp) == ("", set())


@rule("RC-29.7")
def test_friday_can_die_of_the_saber_and_is_asked_no_more() -> None:
    camp = fighters("cook", actor="friday", friday=True, kept=f"{SABER} {PISTOL}")
    person(camp, "friday").wounds = 3
    happen(camp, Fight(3, food=1))
    answer(camp, "use mystery-saber")
    assert asked(camp) == ("", set())
    assert camp.future == Goods(food=1)


# Frenzy.


def soldier(determined: int = 3, phase: Phase = "action", actor: str = "soldier") -> Camp:
    camp = fighters("cook explorer soldier", actor=actor, phase=phase)
    person(camp, "soldier").determination = determined
    return camp


@rule("RC-5.11", "RC-4.3")
def test_the_soldier_rages_in_an_own_action_once_a_round() -> None:
    camp = soldier(determined=6)
    happen(camp, Fight(5))
    assert asked(camp) == ("ask-battle", {"fight", "use frenzy"})
    answer(camp, "use frenzy")
    assert wounds(camp, "soldier") == 2
    assert determination(camp, "soldier") == 3
    happen(camp, Fight(5))
    assert asked(camp) == ("", set())


@rule("RC-5.11")
@pytest.mark.parametrize(
    "camp",
    [
        soldier(determined=2),
        soldier(phase="event"),
        soldier(actor="cook"),
    ],
    ids=["too little determination", "no action", "somebody else's action"],
)
def test_otherwise_there_is_no_frenzy(camp: Camp) -> None:
    happen(camp, Fight(1))
    assert asked(camp) == ("", set())


@rule("RC-5.11")
def test_who_may_use_no_abilities_does_not_rage() -> None:
    camp = soldier()
    camp.rules_of_round.append(Rule("no-abilities", camp.round, 2))
    happen(camp, Fight(1))
    assert asked(camp) == ("", set())


# The Helmet.


@rule("RC-6.7")
def test_the_helmet_spares_a_wound_of_the_comparison() -> None:
    camp = fighters(kept=HELMET)
    happen(camp, Fight(2, weapon=-1))
    assert asked(camp) == ("ask-battle", {"fight", "use mystery-helmet"})
    answer(camp, "use mystery-helmet")
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 1 + 1
    assert camp.kept == [Kept(HELMET, 0, user=0)]


@rule("RC-6.7")
def test_or_a_wound_for_a_level_of_the_weapon_that_is_missing() -> None:
    camp = fighters(kept=HELMET, weapon=1)
    happen(camp, Fight(1, weapon=-3))
    answer(camp, "use mystery-helmet")
    assert (camp.levels["weapon"], wounds(camp, "carpenter")) == (0, 1)


@rule("RC-6.7")
def test_or_a_wound_for_the_palisade() -> None:
    camp = fighters(kept=HELMET, weapon=4)
    happen(camp, Fight(4, weapon=-1, palisade=-1))
    answer(camp, "use mystery-helmet")
    assert (camp.levels["weapon"], wounds(camp, "carpenter")) == (3, 0)


@rule("RC-6.7")
@pytest.mark.parametrize("after", [Wound(2), Unless("medicine", (Wound(2),))])
def test_or_a_wound_at_the_end(after: Wound | Unless) -> None:
    camp = fighters(kept=HELMET, weapon=4)
    happen(camp, battle(Fight(4), after))
    answer(camp, "use mystery-helmet")
    assert wounds(camp, "carpenter") == 1


@rule("RC-6.7")
def test_the_helmet_spares_nothing_where_there_are_no_wounds() -> None:
    camp = fighters(kept=HELMET, weapon=4)
    happen(camp, Fight(4, weapon=-1, food=1, bare=True))
    answer(camp, "use mystery-helmet")
    assert (camp.levels["weapon"], wounds(camp, "carpenter")) == (4, 0)


@rule("RC-15.3", "RC-6.7")
def test_the_helmet_spares_a_wound_also_if_a_weapon_is_used_after_it() -> None:
    camp = fighters(kept=f"{HELMET} {PISTOL}")
    happen(camp, Fight(3, weapon=-1))
    answer(camp, "use mystery-helmet", "use supply-pistol", "fight")
    assert wounds(camp, "carpenter") == 0
