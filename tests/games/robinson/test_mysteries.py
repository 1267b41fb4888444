"""RC-20: mysteries."""

import pytest

from atoll.games.robinson.effects import camping, conditions, fights, finds, people, resources  # noqa: F401
from atoll.games.robinson.effects.mysteries import finder
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Stack
from atoll.games.robinson.vocabulary import DrawMysteries
from atoll.games.robinson.who import friday
from tests.rulecite import rule

from .tables import answer, asked, determination, happen, person, table, wounds

GOLD, MAP, FURS = "mystery-gold", "mystery-old-map", "mystery-cave-with-furs"
BITE, SNAKE = "mystery-bite", "mystery-snake"
BLADE, SPEAR = "mystery-sharp-blade", "mystery-blunt-spear"
MORE = ("ask-mystery", {"draw", "enough"})


def hut(*cards: str, actor: str = "cook", phase: Phase = "action", friday: bool = False) -> Camp:
    """These mysteries lie in the deck, the first of them on top."""
    stack = Stack("explore-t1", "explore", "t1") if phase == "action" else None
    camp = table(actor=actor, phase=phase, stack=stack, friday=friday)
    camp.kept = []
    camp.mysteries = Pile([*cards][::-1])
    return camp


# Turning them up.


@rule("RC-20.2", "RC-20.4")
def test_cards_of_other_kinds_are_set_aside_and_shuffled_back() -> None:
    camp = hut(BITE, BLADE, GOLD, SNAKE)
    told = happen(camp, DrawMysteries(treasures=1))
    assert [(event.kind, event.args["card"]) for event in told] == [
        ("set-aside", BITE),
        ("set-aside", BLADE),
        ("mystery", GOLD),
        ("treasure", GOLD),
    ]
    assert camp.future_treasures == [GOLD]
    assert sorted(camp.mysteries.cards) == [BITE, BLADE, SNAKE]
    assert camp.mystery_discards == []
    assert wounds(camp, "cook") == 0


@rule("RC-20.2")
def test_cards_of_a_kind_that_is_used_up_are_set_aside_too() -> None:
    camp = hut(BITE, SNAKE, GOLD)
    happen(camp, DrawMysteries(treasures=1, monsters=1))
    answer(camp, "draw")
    assert wounds(camp, "cook") == 1
    assert camp.future_treasures == [GOLD]
    assert camp.mysteries.cards == [SNAKE]


@rule("RC-20.4")
def test_after_each_card_whoever_draws_may_stop() -> None:
    camp = hut(GOLD, MAP, FURS)
    happen(camp, DrawMysteries(treasures=3))
    assert asked(camp) == MORE
    assert camp.awaited[0].seat == 1
    answer(camp, "draw")
    assert asked(camp) == MORE
    answer(camp, "enough")
    assert asked(camp) == ("", set())
    assert camp.future_treasures == [GOLD, MAP]
    assert camp.mysteries.cards == [FURS]


@rule("RC-20.1")
def test_nobody_is_asked_when_all_that_was_asked_for_has_come() -> None:
    camp = hut(GOLD, BITE, MAP)
    happen(camp, DrawMysteries(treasures=1, monsters=1))
    answer(camp, "draw")
    assert asked(camp) == ("", set())
    assert camp.mysteries.cards == [MAP]


@rule("RC-20.1")
@pytest.mark.parametrize("first", [BITE, BLADE])
def test_where_either_is_asked_for_a_monster_or_a_trap_counts(first: str) -> None:
    camp = hut(first, SNAKE, SPEAR, GOLD)
    happen(camp, DrawMysteries(treasures=1, either=1))
    answer(camp, "draw")
    assert camp.mystery_discards == [first]
    assert camp.future_treasures == [GOLD]
    assert sorted(camp.mysteries.cards) == sorted([SNAKE, SPEAR])


@rule("RC-20.2")
def test_the_draw_ends_when_no_card_of_the_kind_can_come_any_more() -> None:
    camp = hut(BLADE, BITE, GOLD)
    happen(camp, DrawMysteries(traps=2))
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 2
    assert camp.mystery_discards == [BLADE]
    assert sorted(camp.mysteries.cards) == [BITE, GOLD]
    happen(camp, DrawMysteries(monsters=0, traps=0))
    assert camp.mystery_discards == [BLADE]


@rule("RC-2.9")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    camp = hut(BITE)
    camp.mystery_discards = [GOLD]
    happen(camp, DrawMysteries(treasures=1))
    assert camp.future_treasures == [GOLD]
    assert camp.mysteries.cards == [BITE]
    assert camp.mystery_discards == []


# What they bring.


@rule("RC-20.3")
def test_monsters_and_traps_hit_whoever_draws_at_once() -> None:
    camp = hut(SNAKE, BLADE)
    happen(camp, DrawMysteries(monsters=1, traps=1))
    assert wounds(camp, "cook") == 2
    answer(camp, "draw")
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (0, 4)
    assert camp.mystery_discards == [SNAKE, BLADE]


@rule("RC-20.3")
def test_before_a_monster_strikes_there_is_a_moment_for_what_can_be_used() -> None:
    camp = hut(SNAKE)
    camp.kept = [Kept("supply-biscuits", 2)]
    happen(camp, DrawMysteries(monsters=1))
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert wounds(camp, "cook") == 0
    answer(camp, "go-on")
    assert wounds(camp, "cook") == 2


@rule("RC-20.4")
def test_some_cards_go_into_the_event_deck_instead() -> None:
    camp = hut("mystery-gorilla")
    camp.event_deck = Pile([])
    happen(camp, DrawMysteries(monsters=1))
    assert wounds(camp, "cook") == 2
    assert camp.event_deck.cards == ["mystery-gorilla"]
    assert camp.mystery_discards == []


@rule("RC-20.3", "RC-15.6")
def test_a_monster_may_have_to_be_fought() -> None:
    camp = hut("mystery-furious-tiger")
    camp.levels["weapon"] = 1
    happen(camp, DrawMysteries(monsters=1))
    assert wounds(camp, "cook") == 3
    assert camp.mystery_discards == ["mystery-furious-tiger"]


@rule("RC-20.4")
def test_some_cards_end_the_draw() -> None:
    camp = hut("mystery-giant-snake", GOLD)
    person(camp, "cook").determination = 2
    happen(camp, DrawMysteries(treasures=1, monsters=1))
    assert asked(camp) == ("", set())
    assert determination(camp, "cook") == 0
    assert camp.mysteries.cards == [GOLD]
    assert camp.mystery_discards == ["mystery-giant-snake"]


@rule("RC-29.4")
def test_friday_draws_like_a_character_and_the_first_player_decides_for_him() -> None:
    camp = hut(BITE, GOLD, actor="friday", friday=True)
    happen(camp, DrawMysteries(treasures=1, monsters=1))
    assert wounds(camp, "friday") == 1
    assert camp.awaited[0].seat == 0
    answer(camp, "draw")
    assert camp.future_treasures == [GOLD]
    assert finder(camp, GOLD) == 2


@rule("RC-29.7")
def test_if_friday_dies_of_a_mystery_the_draw_is_over() -> None:
    camp = hut(SNAKE, GOLD, actor="friday", friday=True)
    person(camp, "friday").wounds = 2
    happen(camp, DrawMysteries(treasures=1, monsters=1))
    assert friday(camp) is None
    assert asked(camp) == ("", set())
    assert camp.mysteries.cards == [GOLD]
    assert camp.mystery_discards == [SNAKE]


# Treasures.


@rule("RC-20.3", "RC-2.5")
def test_in_the_action_phase_a_treasure_waits_and_it_is_known_who_found_it() -> None:
    camp = hut(FURS)
    happen(camp, DrawMysteries(treasures=1))
    assert camp.future_treasures == [FURS]
    assert camp.available == camp.future == Goods()
    assert finder(camp, FURS) == 1
    assert camp.notes == {}


@rule("RC-29.7")
def test_what_friday_found_before_he_died_serves_the_first_player() -> None:
    camp = hut(GOLD, actor="friday", friday=True)
    happen(camp, DrawMysteries(treasures=1))
    camp.people.pop()
    assert finder(camp, GOLD) == camp.first


@rule("RC-20.3", "RC-2.5")
def test_in_another_phase_a_treasure_takes_effect_at_once() -> None:
    camp = hut(FURS, "mystery-old-rifle", phase="event")
    happen(camp, DrawMysteries(treasures=2))
    assert camp.available == Goods(fur=2)
    answer(camp, "draw")
    assert camp.kept == [Kept("mystery-old-rifle", 1)]
    assert camp.future_treasures == []
    assert camp.mystery_discards == [FURS]


@rule("RC-20.4")
def test_the_trapdoor_takes_the_treasures_of_the_same_draw() -> None:
    camp = hut(GOLD, "mystery-trapdoor", MAP)
    camp.future_treasures = [FURS]
    happen(camp, DrawMysteries(treasures=2, traps=1))
    answer(camp, "draw")
    assert camp.future_treasures == [FURS]
    answer(camp, "draw")
    assert camp.future_treasures == [FURS, MAP]
    assert camp.mystery_discards == [GOLD, "mystery-trapdoor"]


# The Whip.


def whip(*cards: str) -> Camp:
    camp = hut(*cards)
    camp.kept = [Kept("mystery-whip", 0)]
    return camp


@rule("RC-20.3")
def test_the_whip_lets_one_trap_be_ignored_which_counts_all_the_same() -> None:
    camp = whip(BLADE, SPEAR, GOLD)
    happen(camp, DrawMysteries(treasures=1, traps=1))
    assert asked(camp) == ("ask-ignore", {"go-on", "use mystery-whip"})
    assert camp.awaited[0].seat == 1
    answer(camp, "use mystery-whip")
    assert wounds(camp, "cook") == 0
    assert asked(camp) == MORE
    answer(camp, "draw")
    assert camp.mystery_discards == [BLADE]
    assert camp.mysteries.cards == [SPEAR]


@rule("RC-6.7")
def test_the_whip_is_used_once_a_round() -> None:
    camp = whip(BLADE, SPEAR)
    happen(camp, DrawMysteries(traps=2))
    answer(camp, "use mystery-whip", "draw")
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 2
    assert camp.kept == [Kept("mystery-whip", 0, user=1, rests=True)]


@rule("RC-20.3")
def test_nobody_has_to_use_the_whip_and_it_keeps_no_monster_off() -> None:
    camp = whip(BLADE, SNAKE)
    happen(camp, DrawMysteries(traps=1, monsters=1))
    answer(camp, "go-on", "draw")
    assert asked(camp) == ("", set())
    assert wounds(camp, "cook") == 4
    assert camp.kept == [Kept("mystery-whip", 0)]


@rule("RC-20.4")
def test_a_trap_that_is_ignored_does_not_end_the_draw() -> None:
    camp = whip("mystery-collapse", GOLD)
    happen(camp, DrawMysteries(treasures=1, traps=1))
    answer(camp, "use mystery-whip")
    assert asked(camp) == MORE
