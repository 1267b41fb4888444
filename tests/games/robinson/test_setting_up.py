"""RC-1 to RC-3: the island, what there is, and the beginning of a game."""

from collections import Counter

import pytest

from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.decks.piles import all_events, all_finds
from atoll.games.robinson.facts import CHARACTERS, SPACE, SPACES, TILES
from atoll.games.robinson.land.tiles import around, name
from atoll.games.robinson.people.health import wound
from atoll.games.robinson.phases.rounds import end_round
from atoll.games.robinson.scenarios.castaways import SCENARIO, woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Stack, Threat
from atoll.games.robinson.steps import CheckGoal, DealWithThreat, EndActionPhase, EndRound, Succeed
from atoll.games.robinson.view import see
from atoll.games.robinson.vocabulary import Discard, ExhaustNearest, Gain, Put
from tests.rulecite import rule

from .tables import GAME, answer, asked, happen, may_plan, person, planning, table, wounds


def begun(seats: int, seed: int = 1, **options: bool | str | int) -> Camp:
    return GAME.setup(seats, seed, options)


# The island.


@rule("RC-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_win_together(seats: int) -> None:
    camp = begun(seats)
    camp.round = 10
    woodpile(camp).laid = [1, 2, 3, 4, 5]
    camp.items.append("fire")
    happen(camp, CheckGoal())
    assert camp.outcome is not None
    assert camp.outcome.winners == tuple(range(seats))


@rule("RC-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_lose_together(seats: int) -> None:
    camp = begun(seats)
    wound(camp, 0, 13)
    assert camp.outcome is not None
    assert (camp.outcome.reason, camp.outcome.winners) == ("died", ())


@rule("RC-1.1")
def test_the_rounds_are_numbered_and_after_the_last_it_is_too_late() -> None:
    camp = table()
    camp.round = 12
    end_round(camp, EndRound())
    assert camp.outcome is not None
    assert (camp.outcome.reason, camp.outcome.winners) == ("too-late", ())


@rule("RC-1.2")
def test_everybody_sees_the_same_and_no_face_of_a_deck() -> None:
    camp = begun(3)
    views = [GAME.see_own(camp, seat, GAME.see(camp)) for seat in (0, 1, 2)]
    assert views[0] == views[1] == views[2]
    assert views[0].decks["events"].top == ()
    assert views[0].decks["events"].count == 12
    assert views[0].kept == tuple(camp.kept)


@rule("RC-1.3")
def test_what_is_chosen_together_the_first_player_chooses() -> None:
    camp = table("carpenter cook explorer")
    camp.first = 2
    camp.spaces[0].tile = 4
    camp.spaces[camp.camp].covered.append("right")
    camp.spaces[4].tile = 3
    happen(camp, ExhaustNearest(("fish",)))
    (decision,) = camp.awaited
    assert decision.seat == 2


@rule("RC-1.4")
def test_the_scenario_overrules_the_rules() -> None:
    """An item serves from the end of the phase; the mast is burnt as soon as it is built."""
    stack = Stack("build-mast", "build", "mast", ["carpenter"])
    camp = table(stack=stack)
    happen(camp, Succeed())
    assert woodpile(camp).laid == [1]
    assert (camp.items, camp.future_items) == ([], ["mast"])


# What there is.


@rule("RC-2.1")
@pytest.mark.parametrize(
    ("space", "touching"),
    [
        ("t1", "t2 m1 m2"),
        ("b1", "b2 m1 m2"),
        ("t2", "t1 t3 m2 m3"),
        ("b2", "b1 b3 m2 m3"),
        ("t3", "t2 m3 m4"),
        ("b3", "b2 m3 m4"),
        ("m1", "m2 t1 b1"),
        ("m2", "m1 m3 t1 t2 b1 b2"),
        ("m4", "m3 t3 b3"),
    ],
)
def test_which_spaces_touch(space: str, touching: str) -> None:
    camp = table()
    assert len(camp.spaces) == 10
    assert {name(other) for other in around(camp, SPACE[space])} == {*touching.split()}


@rule("RC-2.2", "RC-3.7")
def test_what_the_eleven_tiles_show() -> None:
    shown = {
        1: ("plains", "wood", "beast", 2),
        2: ("mountains", "parrot", "beast", 1),
        3: ("river", "beast", "fish", 3),
        4: ("hills", "wood", "fish", 1),
        5: ("mountains", "parrot", "wood", 1),
        6: ("plains", "parrot", "wood", 1),
        7: ("hills", "wood", "beast", 2),
        8: ("beach", "wood", "fish", 0),
        9: ("plains", "parrot", "beast", 3),
        10: ("river", "wood", "fish", 1),
        11: ("mountains", "wood", "beast", 1),
    }
    assert {number: tile[:4] for number, tile in TILES.items()} == shown
    assert [number for number, tile in TILES.items() if tile.shelter] == [2, 11]
    assert [number for number, tile in TILES.items() if tile.totem] == [2, 4, 5, 6, 7, 10]


@rule("RC-2.3")
def test_food_that_spoils_is_given_first() -> None:
    camp = table(phase="event")
    camp.available = Goods(food=1, rations=2)
    happen(camp, Discard(food=2))
    assert camp.available == Goods(rations=1)
    assert wounds(camp, "carpenter") == 0


@rule("RC-2.4")
def test_future_resources_can_be_neither_used_nor_lost() -> None:
    camp = table()
    camp.future = Goods(wood=2)
    happen(camp, Discard(wood=1))
    assert (camp.future, wounds(camp, "carpenter")) == (Goods(wood=2), 1)
    happen(camp, EndActionPhase())
    assert (camp.available, camp.future) == (Goods(wood=2), Goods())


@rule("RC-2.5")
def test_what_is_gained_in_the_action_phase_comes_after_it() -> None:
    camp = table()
    happen(camp, Gain(wood=1))
    assert (camp.available, camp.future) == (Goods(), Goods(wood=1))
    camp = table(phase="night")
    happen(camp, Gain(wood=1))
    assert (camp.available, camp.future) == (Goods(wood=1), Goods())


# Setting up.


@rule("RC-3.1", "RC-7.1")
def test_round_1_begins_without_an_event() -> None:
    camp = begun(4)
    assert camp.round == 1
    assert camp.options.scenario == "castaways"
    assert len(camp.event_deck.cards) == 12
    assert GAME.see(camp).rounds == 12


@rule("RC-3.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chance_deals_the_characters_and_few_do_without_the_soldier(seats: int) -> None:
    dealt: set[str] = set()
    for seed in range(40):
        names = [each.name for each in begun(seats, seed, friday=False).people]
        assert len({*names}) == seats
        dealt |= {*names}
    assert dealt == ({*CHARACTERS} if seats > 2 else {*CHARACTERS} - {"soldier"})


@rule("RC-3.2")
def test_or_each_chooses_among_those_that_are_left() -> None:
    camp = begun(2, characters="choose")
    first = camp.first
    assert asked(camp) == ("ask-character", {f"be {name}" for name in CHARACTERS})
    answer(camp, "be soldier")
    (decision,) = camp.awaited
    assert decision.seat == 1 - first
    assert asked(camp) == ("ask-character", {"be carpenter", "be cook", "be explorer"})
    assert see(camp).phase == "setup"
    answer(camp, "be cook")
    assert camp.people[first].name == "soldier"
    assert see(camp).phase == "event"


@rule("RC-3.3", "RC-3.4")
@pytest.mark.parametrize(
    ("name", "own"),
    [("carpenter", "snare"), ("cook", "fireplace"), ("explorer", "shortcut"), ("soldier", "spear")],
)
def test_each_character_has_an_own_invention(name: str, own: str) -> None:
    others = [each for each in CHARACTERS if each != name]
    camp = table(f"{name} {others[0]}")
    assert own in camp.board
    assert (person(camp, name).wounds, person(camp, name).determination) == (0, 0)
    without = table(" ".join(others))
    deck_and_board = [*without.inventions.cards, *without.board]
    assert own in deck_and_board


@rule("RC-3.4")
def test_nine_inventions_are_standard_and_five_are_drawn() -> None:
    camp = table("carpenter cook")
    standard = {"bricks", "dam", "fire", "knife", "map", "medicine", "pot", "rope", "shovel"}
    own = {"snare", "fireplace"}
    scenario = {"hatchet", "mast"}
    drawn = {*camp.board} - standard - own - scenario
    assert standard | own | scenario < {*camp.board}
    assert len(drawn) == 5
    rest = {*INVENTIONS} - standard - own
    assert {*camp.inventions.cards} == rest - drawn
    assert {"shortcut", "spear"} <= rest


@rule("RC-3.5")
def test_the_team_begins_with_nothing() -> None:
    camp = table()
    assert (camp.available, camp.future) == (Goods(), Goods())
    assert (camp.morale, camp.shelter) == (0, False)
    assert camp.levels == {"roof": 0, "palisade": 0, "weapon": 0}


@rule("RC-3.6")
def test_the_decks() -> None:
    camp = begun(2)
    counts = {skill: len(pile.cards) for skill, pile in camp.adventures.items()}
    assert counts == {"build": 30, "gather": 30, "explore": 30}
    assert (len(camp.beasts.cards), len(camp.mysteries.cards)) == (16, 52)
    assert camp.hunting.cards == []
    assert begun(2, seed=2).beasts.cards != camp.beasts.cards


@rule("RC-3.7")
def test_the_camp_is_on_the_beach() -> None:
    camp = begun(2)
    assert [space.tile for space in camp.spaces] == [0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
    assert SPACES[camp.camp] == "m1"
    assert (TILES[8].terrain, TILES[8].left, TILES[8].right) == ("beach", "wood", "fish")
    assert sorted(map(int, camp.tiles.cards)) == [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]
    built = may_plan(planning(table()), "carpenter", "do build")
    assert "do build shovel" in built
    assert not {"do build rope", "do build knife", "do build map", "do build pot"} & built


@rule("RC-3.8")
def test_two_starting_items_that_serve_twice() -> None:
    camp = begun(2)
    assert [kept.uses for kept in camp.kept] == [2, 2]
    assert len({kept.card for kept in camp.kept}) == 2
    assert len(camp.supplies.cards) == 6
    assert not {kept.card for kept in camp.kept} & {*camp.supplies.cards}


@rule("RC-3.9")
def test_discoveries_and_the_wreckage() -> None:
    camp = begun(2)
    assert Counter(camp.finds.cards) == Counter(all_finds(SCENARIO.finds))
    assert len(camp.finds.cards) == 22
    assert camp.threats == [None, Threat("wreck-food-crates")]


@rule("RC-3.10")
def test_the_event_deck_has_as_many_books_as_adventures() -> None:
    camp = begun(3)
    signs = Counter(EVENTS[card].sign == "book" for card in camp.event_deck.cards)
    assert signs == {True: 6, False: 6}
    assert Counter([*camp.event_deck.cards, *camp.box]) == Counter(all_events())


@rule("RC-3.11")
def test_chance_decides_who_is_first() -> None:
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("RC-3.12")
@pytest.mark.parametrize(
    ("seats", "friday", "dog"),
    [(1, True, True), (2, True, False), (3, False, False), (4, False, False)],
)
def test_friday_and_the_dog_come_to_those_who_are_few(seats: int, friday: bool, dog: bool) -> None:
    camp = begun(seats)
    assert (len(camp.people) > seats, camp.options.dog) == (friday, dog)
    assert (camp.people[-1].name == "friday") == friday
    assert begun(4, friday=True).people[-1].name == "friday"


@rule("RC-2.10")
def test_what_should_come_from_an_empty_stack_does_not_come() -> None:
    camp = table()
    camp.kept = [Kept("supply-pistol", 1)]
    camp.supplies.cards = []
    stack = Stack("threat-right", "threat", "right", ["carpenter", "cook"])
    camp.scenes[0].stack = stack
    camp.threats = [None, Threat("wreck-captains-chest")]
    happen(camp, DealWithThreat())
    assert camp.kept == [Kept("supply-pistol", 1)]
    assert camp.future == Goods(wood=1)


@rule("RC-2.7")
def test_tokens_of_two_kinds_lie_in_one_place() -> None:
    camp = table(phase="event")
    happen(camp, Put("danger", "explore"), Put("time", "explore"), Put("danger", "explore"))
    assert camp.tokens["explore"] == ["danger", "time"]
