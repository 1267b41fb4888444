"""What cards do to inventions, items, discoveries and to themselves."""

import pytest

from atoll.games.robinson.camp.items import has, owner, turn_back
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.effects import camping, finds, inventions, island, resources, tokens  # noqa: F401
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.phases.rounds import end_round
from atoll.games.robinson.redeal import hide
from atoll.games.robinson.scenes import open_scene
from atoll.games.robinson.state import NOWHERE, Camp, Goods, Kept, Scene, Stack
from atoll.games.robinson.steps import EndRound
from atoll.games.robinson.vocabulary import (
    ChooseInvention,
    DiscardInventions,
    DiscardItem,
    DrawDiscoveries,
    DrawInvention,
    DrawStartingItem,
    FreeItem,
    Keep,
    MarkItems,
    PeekEvent,
    PutItemsAway,
    ShuffleIn,
    TurnBackItem,
    TurnBackItems,
    TurnBackMarked,
)
from tests.games.robinson.tables import answer, asked, happen, table
from tests.rulecite import rule

from .tables import all_wounds


def workshop(phase: Phase = "event", *, board: str = "", items: str = "") -> Camp:
    """The carpenter and the cook with these inventions on the board, and these items."""
    camp = table("carpenter cook", phase=phase, actor="cook")
    camp.board = board.split()
    camp.items = items.split()
    camp.inventions.cards = []
    return camp


def things(*names: str) -> set[str]:
    return {f"choose {name}" for name in names}


# Inventions.


@rule("RC-2.9")
def test_inventions_that_are_discarded_go_back_into_their_deck_as_the_players_choose() -> None:
    camp = workshop(board="rope pot sling map")
    camp.inventions.cards = ["bow"]
    happen(camp, DiscardInventions(2))
    assert asked(camp) == ("ask-discard-invention", things("rope", "pot", "sling", "map"))
    answer(camp, "choose pot")
    assert asked(camp)[1] == things("rope", "sling", "map")
    answer(camp, "choose sling")
    assert camp.board == ["rope", "map"]
    assert sorted(camp.inventions.cards) == ["bow", "pot", "sling"]
    assert asked(camp)[0] == ""
    assert all_wounds(camp) == [0, 0]


@rule("RC-2.9")
def test_personal_inventions_and_those_of_the_scenario_are_not_discarded() -> None:
    camp = workshop(board="snare rope spear hatchet")
    assert owner(camp, "snare") == 0
    assert owner(camp, "spear") is None
    happen(camp, DiscardInventions(1))
    assert asked(camp)[1] == things("rope", "spear")


@rule("RC-6.1", "RC-6.2")
def test_each_missing_invention_wounds_every_character_but_in_the_action_phase_who_acts() -> None:
    camp = workshop(board="rope snare")
    happen(camp, DiscardInventions(3))
    assert camp.board == ["snare"]
    assert all_wounds(camp) == [2, 2]
    camp = workshop("action", board="rope snare")
    happen(camp, DiscardInventions(3))
    assert all_wounds(camp) == [0, 2]


@rule("RC-12.2")
def test_what_is_planned_to_be_built_is_neither_discarded_nor_built_for_nothing() -> None:
    camp = workshop("action", board="rope knife pot")
    camp.plan = [Stack("build-knife", "build", "knife", ["carpenter"])]
    happen(camp, FreeItem(("knife",)))
    assert camp.future_items == []
    happen(camp, DiscardInventions(1))
    assert asked(camp)[1] == things("rope", "pot")


@rule("RC-3.4")
def test_the_top_invention_comes_to_the_board() -> None:
    camp = workshop(board="rope")
    camp.inventions.cards = ["bow", "sling"]
    before = camp.reveals
    happen(camp, DrawInvention())
    assert camp.board == ["rope", "sling"]
    assert camp.inventions.cards == ["bow"]
    assert camp.reveals > before


@rule("RC-2.10", "RC-5.3")
def test_an_empty_deck_is_made_of_what_was_put_aside_and_otherwise_gives_nothing() -> None:
    camp = workshop()
    camp.invention_discards = ["bow"]
    happen(camp, DrawInvention())
    assert camp.board == ["bow"]
    happen(camp, DrawInvention(), ChooseInvention())
    assert camp.board == ["bow"]
    assert asked(camp)[0] == ""
    camp.invention_discards = ["sling"]
    happen(camp, ChooseInvention())
    assert camp.board == ["bow", "sling"]


@rule("RC-1.3", "RC-2.5")
def test_any_invention_of_the_deck_comes_to_the_board_at_once() -> None:
    camp = workshop("action", board="rope")
    camp.inventions.cards = ["sling", "bow", "pit"]
    happen(camp, ChooseInvention())
    assert asked(camp) == ("ask-invention", things("bow", "pit", "sling"))
    answer(camp, "choose bow")
    assert camp.board == ["rope", "bow"]
    assert sorted(camp.inventions.cards) == ["pit", "sling"]


# Items that are turned back.


@rule("RC-17.6")
def test_items_that_are_turned_back_serve_until_the_end_of_the_round() -> None:
    camp = workshop(items="rope pot map")
    happen(camp, TurnBackItems(2))
    assert asked(camp) == ("ask-turn-back", things("rope", "pot", "map"))
    answer(camp, "choose pot")
    assert asked(camp)[1] == things("rope", "map")
    answer(camp, "choose map")
    assert has(camp, "pot")
    end_round(camp, EndRound())
    assert camp.items == ["rope"]
    assert {*camp.board} == {"pot", "map"}


@rule("RC-6.4", "RC-17.7")
def test_items_are_turned_back_if_possible_and_never_those_of_the_scenario() -> None:
    camp = workshop(items="hatchet rope")
    happen(camp, TurnBackItems(2))
    assert camp.turned_back == ["rope"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-17.7")
def test_the_effect_of_an_item_that_is_turned_back_is_undone_as_far_as_possible() -> None:
    camp = workshop(items="sling")
    camp.levels["weapon"] = 1
    happen(camp, TurnBackItems())
    assert camp.levels["weapon"] == 0
    assert all_wounds(camp) == [0, 0]
    camp = workshop(items="dam")
    camp.available = Goods(food=2, rations=1)
    happen(camp, TurnBackItems())
    assert camp.available == Goods(food=2)


@rule("RC-17.6")
def test_the_token_of_the_shortcut_lies_until_the_end_of_the_round() -> None:
    camp = workshop(items="shortcut")
    camp.shortcut = SPACE["t1"]
    happen(camp, TurnBackItems())
    assert camp.shortcut == SPACE["t1"]
    end_round(camp, EndRound())
    assert camp.shortcut == NOWHERE
    assert camp.board == ["shortcut"]


@rule("RC-17.6", "RC-17.7")
@pytest.mark.parametrize("name", ["snare", "corral"])
def test_the_food_of_snare_and_corral_goes_with_them(name: str) -> None:
    camp = workshop("end", board=name)
    camp.spaces[SPACE["t1"]].tile = 9
    tokens_at_camp = camp.spaces[camp.camp].tokens
    happen(camp, FreeItem((name,)))
    assert tokens_at_camp == ["food"]
    happen(camp, TurnBackItems())
    assert tokens_at_camp == ["food"]
    end_round(camp, EndRound())
    assert tokens_at_camp == []


@rule("RC-17.7", "RC-2.9")
def test_the_food_of_an_item_that_is_discarded_goes_at_once_but_what_it_covered_remains() -> None:
    camp = workshop("end", board="corral")
    camp.spaces[SPACE["t1"]].tile = 9
    happen(camp, FreeItem(("corral",)))
    camp.phase = "event"
    happen(camp, DiscardItem())
    assert camp.spaces[camp.camp].tokens == []
    assert camp.spaces[SPACE["t1"]].covered == ["left"]


@rule("RC-6.1", "RC-6.2")
def test_a_demand_to_turn_back_an_item_wounds_if_there_is_none() -> None:
    camp = workshop(items="rope pot")
    happen(camp, TurnBackItem())
    assert asked(camp) == ("ask-turn-back", things("rope", "pot"))
    answer(camp, "choose rope")
    assert camp.turned_back == ["rope"]
    happen(camp, TurnBackItem(), TurnBackItem())
    assert camp.turned_back == ["rope", "pot"]
    assert all_wounds(camp) == [1, 1]


# Items that are discarded, marked and put away.


@rule("RC-2.9", "RC-17.7")
def test_an_item_that_is_discarded_goes_into_the_deck_at_once_and_its_effect_is_undone() -> None:
    camp = workshop(items="rope sling", board="pot")
    camp.levels["weapon"] = 3
    happen(camp, DiscardItem())
    assert asked(camp) == ("ask-discard-item", things("rope", "sling"))
    answer(camp, "choose sling")
    assert camp.items == ["rope"]
    assert camp.board == ["pot"]
    assert camp.inventions.cards == ["sling"]
    assert camp.levels["weapon"] == 1


@rule("RC-6.4")
def test_an_item_is_discarded_only_if_there_is_one() -> None:
    camp = workshop(items="hatchet")
    happen(camp, DiscardItem())
    assert asked(camp)[0] == ""
    assert camp.items == ["hatchet"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-17.6")
def test_marked_items_are_turned_back_when_the_card_comes_again() -> None:
    camp = workshop("action", items="rope pot map")
    happen(camp, MarkItems(2))
    assert asked(camp) == ("ask-mark", things("rope", "pot", "map"))
    answer(camp, "choose rope")
    assert asked(camp)[1] == things("pot", "map")
    answer(camp, "choose map")
    assert camp.marked == ["rope", "map"]
    assert camp.turned_back == []
    camp.phase = "event"
    happen(camp, TurnBackMarked())
    assert camp.turned_back == ["rope", "map"]
    assert camp.marked == []


@rule("RC-6.4")
def test_only_items_that_there_are_can_be_marked() -> None:
    camp = workshop("action", items="rope")
    happen(camp, MarkItems(2))
    assert camp.marked == ["rope"]
    assert all_wounds(camp) == [0, 0]


@rule("RC-17.6")
def test_a_marked_item_that_was_turned_back_before_is_marked_no_longer() -> None:
    camp = workshop(items="rope pot")
    camp.marked = ["rope", "pot"]
    turn_back(camp, "rope")
    end_round(camp, EndRound())
    assert camp.marked == ["pot"]


@rule("RC-2.9")
def test_a_marked_item_that_is_discarded_is_marked_no_longer() -> None:
    camp = workshop(items="pot")
    camp.marked = ["pot"]
    happen(camp, DiscardItem())
    assert camp.marked == []


@rule("RC-17.6")
def test_a_marked_item_is_not_turned_back_twice() -> None:
    camp = workshop(items="rope pot")
    camp.marked = ["rope", "pot"]
    happen(camp, TurnBackItems())
    answer(camp, "choose rope")
    happen(camp, TurnBackMarked())
    assert camp.turned_back == ["rope", "pot"]


@rule("RC-10.8")
def test_items_that_are_put_away_cannot_be_used() -> None:
    camp = workshop(items="rope")
    assert has(camp, "rope")
    happen(camp, PutItemsAway())
    assert not has(camp, "rope")
    assert camp.items == ["rope"]


# Items for nothing.


@rule("RC-17.8", "RC-2.5")
def test_a_free_item_waits_in_the_action_phase_for_its_end() -> None:
    camp = workshop("action", board="knife rope pot", items="shovel")
    happen(camp, FreeItem(("knife", "rope", "shovel", "medicine")))
    assert asked(camp) == ("ask-free-item", things("knife", "rope"))
    answer(camp, "choose knife")
    assert camp.future_items == ["knife"]
    assert camp.board == ["rope", "pot"]
    assert camp.items == ["shovel"]
    assert camp.levels["weapon"] == 0


@rule("RC-17.8", "RC-2.5")
@pytest.mark.parametrize("phase", ["event", "end", "night"])
def test_a_free_item_can_be_used_at_once_in_all_other_phases(phase: Phase) -> None:
    camp = workshop(phase, board="knife pot")
    happen(camp, FreeItem(("knife",)))
    assert camp.items == ["knife"]
    assert camp.board == ["pot"]
    assert camp.levels["weapon"] == 1


@rule("RC-17.5")
def test_an_item_that_is_built_already_does_not_come_again() -> None:
    camp = workshop(items="pot")
    happen(camp, FreeItem(("pot",)))
    assert camp.items == ["pot"]
    assert asked(camp)[0] == ""


@rule("RC-18.5", "RC-18.11")
def test_corral_and_shortcut_change_the_island_when_they_become_items() -> None:
    for name, prompt in (("corral", "ask-corral"), ("shortcut", "ask-shortcut")):
        camp = workshop("end", board=name)
        camp.spaces[SPACE["t1"]].tile = camp.spaces[SPACE["b1"]].tile = 9
        happen(camp, FreeItem((name,)))
        assert INVENTIONS[name].once
        assert asked(camp)[0] == prompt


# Discoveries and starting items.


@rule("RC-2.5")
def test_discoveries_wait_in_the_action_phase_for_its_end() -> None:
    camp = workshop("action")
    camp.finds.cards = ["find-goat", "find-herbs", "find-candles"]
    camp.kept = []
    happen(camp, DrawDiscoveries(2))
    assert camp.future_finds == ["find-candles", "find-herbs"]
    assert camp.finds.cards == ["find-goat"]
    assert camp.kept == []


@rule("RC-2.5", "RC-21.2")
def test_discoveries_are_available_at_once_in_all_other_phases() -> None:
    camp = workshop("event")
    camp.finds.cards = ["find-goat", "find-pirate-sabre"]
    camp.kept = []
    happen(camp, DrawDiscoveries(2))
    assert camp.kept == [Kept("find-pirate-sabre", 1), Kept("find-goat", 1)]
    assert camp.future_finds == []


@rule("RC-21.3")
def test_what_becomes_something_by_itself_does_so_when_it_is_available() -> None:
    camp = workshop("event")
    camp.finds.cards = ["find-nourishing-larvae", "find-fallen-tree"]
    camp.kept = []
    happen(camp, DrawDiscoveries(2))
    assert camp.kept == []
    assert camp.available == Goods(wood=1, food=2)
    assert {*camp.out} == {"find-nourishing-larvae", "find-fallen-tree"}


@rule("RC-2.10")
def test_no_more_discoveries_come_than_there_are() -> None:
    camp = workshop("action")
    camp.finds.cards = ["find-goat"]
    happen(camp, DrawDiscoveries(3), DrawDiscoveries(1))
    assert camp.future_finds == ["find-goat"]


@rule("RC-5.9")
def test_of_two_discoveries_one_is_kept_and_the_other_is_out_of_the_game() -> None:
    camp = workshop("action")
    camp.finds.cards = ["find-goat", "find-herbs"]
    happen(camp, DrawDiscoveries(2, kept=1))
    assert asked(camp) == ("ask-find", things("find-goat", "find-herbs"))
    assert camp.awaited[0].seat == 1
    answer(camp, "choose find-herbs")
    assert camp.future_finds == ["find-herbs"]
    assert camp.out == ["find-goat"]


@rule("RC-5.9")
def test_of_two_equal_discoveries_nobody_has_to_choose() -> None:
    camp = workshop("night")
    camp.finds.cards = ["find-goat", "find-goat"]
    camp.kept = []
    happen(camp, DrawDiscoveries(2, kept=1))
    assert asked(camp)[0] == ""
    assert camp.kept == [Kept("find-goat", 1)]
    assert camp.out == ["find-goat"]


@rule("RC-5.9")
def test_several_discoveries_are_kept_one_after_another() -> None:
    camp = workshop("action")
    camp.finds.cards = ["find-goat", "find-herbs", "find-goat", "find-poison"]
    happen(camp, DrawDiscoveries(4, kept=2))
    answer(camp, "choose find-goat")
    assert asked(camp)[1] == things("find-goat", "find-herbs", "find-poison")
    answer(camp, "choose find-goat")
    assert camp.future_finds == ["find-goat", "find-goat"]
    assert {*camp.out} == {"find-herbs", "find-poison"}


@rule("RC-5.9", "RC-2.10")
def test_the_only_discovery_left_is_kept() -> None:
    camp = workshop("action")
    camp.finds.cards = ["find-goat"]
    happen(camp, DrawDiscoveries(2, kept=1))
    assert camp.future_finds == ["find-goat"]
    assert camp.out == []


@rule("RC-22.1", "RC-2.5")
def test_a_starting_item_comes_from_those_not_yet_in_the_game() -> None:
    camp = workshop("action")
    camp.kept = []
    camp.supplies.cards = ["supply-bible", "supply-pistol"]
    happen(camp, DrawStartingItem())
    assert camp.future_finds == ["supply-pistol"]
    camp.phase = "event"
    happen(camp, DrawStartingItem(), DrawStartingItem())
    assert camp.kept == [Kept("supply-bible", 2)]
    assert camp.supplies.cards == []


# The event deck, and where cards go.


@rule("RC-1.2")
def test_the_top_of_the_event_deck_is_looked_at_and_stays_there() -> None:
    camp = workshop()
    camp.event_deck.cards = ["event-bear", "event-rain"]
    before = camp.reveals
    (event,) = happen(camp, PeekEvent())
    assert (event.kind, event.args) == ("event-seen", {"card": "event-rain"})
    assert camp.event_deck.cards == ["event-bear", "event-rain"]
    assert camp.event_deck.top == 1
    assert camp.reveals == before + 1


@rule("RC-1.2")
def test_a_beast_that_waits_beside_the_event_deck_may_be_looked_at_instead() -> None:
    camp = workshop()
    camp.beside = "beast-tiger"
    happen(camp, PeekEvent())
    assert asked(camp) == ("ask-peek", things("event-deck", "beside"))
    (event,) = answer(camp, "choose beside")
    assert (event.kind, event.args) == ("beast-seen", {"card": "beast-tiger"})
    assert camp.notes == {"beast-tiger": ["seen"]}
    assert camp.event_deck.top == 0
    for seed in range(9):
        camp.rng = seed
        hide(camp, 0)
        assert camp.beside == "beast-tiger"


@rule("RC-2.10")
def test_nothing_is_seen_of_an_empty_event_deck() -> None:
    camp = workshop()
    camp.event_deck.cards = []
    assert happen(camp, PeekEvent()) == []


@rule("RC-13.5")
def test_an_adventure_that_is_shuffled_in_waits_in_the_event_deck() -> None:
    camp = workshop("action")
    deck = sorted(camp.event_deck.cards)
    open_scene(camp, Scene(1, "gather-viper"), ShuffleIn())
    happen(camp)
    assert sorted(camp.event_deck.cards) == sorted([*deck, "gather-viper"])
    assert camp.out == []


@rule("RC-13.5")
def test_what_a_card_has_noted_goes_with_it_into_the_event_deck() -> None:
    camp = workshop("action")
    camp.notes["gather-new-flock"] = ["t1"]
    open_scene(camp, Scene(1, "gather-new-flock"), ShuffleIn())
    happen(camp)
    assert camp.notes == {"gather-new-flock": ["t1"]}


@rule("RC-6.7")
def test_a_card_that_is_kept_works_when_the_action_phase_is_over() -> None:
    camp = workshop("action")
    camp.kept = []
    open_scene(camp, Scene(1, "explore-surprising-discovery"), Keep())
    happen(camp)
    assert camp.kept == []
    assert camp.future_finds == ["explore-surprising-discovery"]
    assert camp.out == []


@rule("RC-20.3")
def test_a_treasure_that_is_kept_in_another_phase_serves_at_once() -> None:
    camp = workshop("end")
    camp.kept = []
    open_scene(camp, Scene(1, "mystery-hammock"), Keep())
    open_scene(camp, Scene(1, "mystery-blankets"), Keep())
    happen(camp)
    assert camp.kept == [Kept("mystery-blankets", 3), Kept("mystery-hammock", 0)]
    assert camp.mystery_discards == []
