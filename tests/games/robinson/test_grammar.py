"""The grammar: what can be answered in which game, and nothing that cannot occur there."""

from random import Random

import pytest

from atoll.games.robinson import grammar
from atoll.games.robinson.arguments import Arrow, Deed, Spot, Stack, stack_called
from atoll.games.robinson.grammar import ANSWERS
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.scenarios.frame import named
from atoll.games.robinson.state import Camp
from atoll.kernel import Answer, Grammar, OptionValue
from atoll.kernel.answers import example_of
from tests.games.stories import look_anew

from .tables import GAME

FULL: dict[str, OptionValue] = {"characters": "choose", "friday": True, "dog": True, "items": 4}
MORE: tuple[dict[str, OptionValue], ...] = ({}, FULL, {"friday": True, "events": "books"})


def words_of(seats: int = 2, **options: OptionValue) -> set[str]:
    return {*GAME.words(seats, options)}


def kinds_of(seats: int = 2, **options: OptionValue) -> set[type[Answer]]:
    return {*GAME.grammar(seats, options).kinds}


# Everything that is offered can be read, and every example.


def options_read_back(camp: Camp, known: Grammar, seen: set[str]) -> None:
    for decision in camp.decisions:
        for option in decision.options:
            if option.text in seen:
                continue
            seen.add(option.text)
            assert known.all_readings(option.text) == [option.answer], option.text
            for name in option.answer.__struct_fields__:
                value = getattr(option.answer, name)
                assert value in known.domain(type(option.answer), name), option.text
            assert {*option.told} == {*option.answer.tells}


@pytest.mark.in_bulk
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_option_reads_back_to_itself_and_is_known_to_occur(seats: int, scenario: str) -> None:
    """In long games: the law of all games sees only what people live to see."""
    more = MORE[(seats + SCENARIOS.index(scenario)) % len(MORE)]
    luck = Random(seats)
    camp = GAME.setup(seats, seats, {"scenario": scenario, **more})
    known, seen = GAME.grammar_of(camp), set[str]()
    while camp.decisions:
        options_read_back(camp, known, seen)
        decision = luck.choice(camp.decisions)
        GAME.answer(camp, decision.seat, luck.choice(decision.options).text)
        if luck.random() < 0.1:
            heal(camp)


def heal(camp: Camp) -> None:
    """The game shall last."""
    for each in camp.people:
        each.wounds, each.determination = min(each.wounds, 1), 4
    look_anew(camp)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_example_can_be_read(seats: int, scenario: str) -> None:
    for more in MORE:
        known = GAME.grammar(seats, {"scenario": scenario, **more})
        for kind in known.kinds:
            assert isinstance(known.read(example_of(kind)), kind)


def test_every_answer_is_there_in_some_game() -> None:
    kinds = [GAME.grammar(2, {"scenario": each, **FULL}).kinds for each in SCENARIOS]
    assert {kind for each in kinds for kind in each} == {*ANSWERS}


# How things are written.


@pytest.mark.parametrize(
    ("name", "stack"),
    [
        ("rest", Stack("rest", "", 1)),
        ("rest-2", Stack("rest", "", 2)),
        ("build-roof", Stack("build", "roof", 1)),
        ("build-roof-3", Stack("build", "roof", 3)),
        ("gather-t1-left", Stack("gather", "t1-left", 1)),
        ("explore-mystery-treasure-map", Stack("explore", "mystery-treasure-map", 1)),
    ],
)
def test_a_stack_is_called_by_its_action_its_target_and_its_number(name: str, stack: Stack) -> None:
    assert str(stack) == name
    assert stack_called(name) == stack


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("do hunt", grammar.Do(Deed("hunt"), None, None)),
        ("do hunt-2", grammar.DoNext(Stack("hunt", "", 2))),
        ("do build roof wood economy", grammar.Do(Deed("build", "roof"), "wood", "economy")),
        ("do build-roof", grammar.DoNext(Stack("build", "roof", 1))),
        ("do threat left supply-pistol", grammar.Do(Deed("threat", "left"), None, "supply-pistol")),
        ("choose t1", grammar.ChooseSpace("t1")),
        ("choose t1-left", grammar.ChoosePart(Spot("t1", "left"))),
        ("choose 3", grammar.ChooseTile(3)),
        ("choose cook", grammar.ChoosePerson("cook")),
        ("choose cook-4", grammar.ChooseArrow(Arrow("cook", 4))),
        ("choose knife", grammar.ChooseItem("knife")),
        ("choose open", grammar.Choose("open")),
        ("use soup", grammar.UseAbility("soup")),
        ("use supply-pistol", grammar.Wield("supply-pistol")),
        ("use mystery-whip", grammar.Ignore("mystery-whip")),
        ("use mystery-saber cook", grammar.Arm("mystery-saber", "cook")),
    ],
)
def test_a_text_means_one_answer(text: str, answer: Answer) -> None:
    assert GAME.grammar(2).all_readings(text) == [answer]
    assert answer.text == text


# Who and what is in the game.


def test_chance_deals_the_soldier_only_to_many_players() -> None:
    assert "soldier" not in words_of(2)
    assert "tracking" not in words_of(2)
    assert "soldier" in words_of(2, characters="choose")
    assert {"soldier", "tracking", "frenzy"} <= words_of(3)


def test_friday_and_the_dog_are_words_only_where_they_are_in_the_game() -> None:
    assert {"friday", "dog"} <= words_of(1)
    assert not {"friday", "dog"} & words_of(3)
    assert grammar.Send not in kinds_of(3)


def test_a_companion_only_rests_and_helps_nobody() -> None:
    known = GAME.grammar(3, {"scenario": "jenny"})
    assert known.domain(grammar.Send, "who") == ("jenny",)
    assert known.domain(grammar.Send, "deed") == (Deed("rest"),)
    assert "jenny" not in known.domain(grammar.Add, "pawn")
    assert "jenny" in known.domain(grammar.Take, "pawn")


def test_nobody_is_chosen_to_go_hungry_where_there_is_only_one() -> None:
    assert grammar.Hungry not in kinds_of(1)
    assert grammar.Hungry in kinds_of(1, scenario="jenny")


def test_characters_are_chosen_only_if_that_was_agreed() -> None:
    assert grammar.Be not in kinds_of(2)
    assert grammar.Be in kinds_of(2, characters="choose")


def test_there_are_as_many_stacks_for_the_same_as_there_are_pawns() -> None:
    def rests(seats: int, **options: OptionValue) -> int:
        stacks = GAME.grammar(seats, options).domain(grammar.Add, "stack")
        return len([stack for stack in stacks if stack.action == "rest"])

    assert rests(1, friday=False) == 2
    assert rests(2) == 5
    assert rests(4) == 8
    assert rests(4, scenario="jenny") == 9


def test_only_four_players_choose_when_they_arrange_the_camp() -> None:
    assert "morale" in words_of(4)
    assert "morale" not in words_of(3)


# What only a scenario has.

OWN = {
    "castaways": {"lay", "mast", "find-oil"},
    "cursed_island": {"t1-temple", "t1-fog", "m1-cross", "find-sacrificial-dagger"},
    "jenny": {"rescue", "jenny", "lifeboat", "find-pistol"},
    "volcano_island": {"t1-site", "t1-ash", "draw-fewer", "m1", "jolly-boat"},
    "cannibal_island": {"t4", "t4-city", "m2-village", "canoe", "find-blowpipe"},
    "family_robinson": {"reclaim", "garden", "find-plow", "beast"},
    "king_kong": {"kong", "t1-trap", "t1-actress", "find-lost-item", "tranquilizer"},
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_scenario_has_of_its_own_is_no_word_of_the_others(scenario: str) -> None:
    assert words_of(4, scenario=scenario) >= OWN[scenario]
    shared = {"m1", "beast"}  # where the camp is at first; and of two scenarios
    for other in SCENARIOS:
        if other != scenario:
            assert not (OWN[other] - shared) & words_of(4, scenario=scenario), other


def test_nobody_does_anything_where_nobody_can_ever_be() -> None:
    volcano = words_of(4, scenario="volcano_island")
    assert not {word for word in volcano if word.startswith("m3")}
    assert "explore m4" not in {*map(str, deeds("volcano_island"))}
    assert "explore m1" not in {*map(str, deeds("castaways"))}
    assert "t4-wood" not in words_of(4, scenario="cannibal_island")


def test_there_is_no_beach_on_the_volcano_to_dig_up_a_shovel() -> None:
    assert Deed("build", "shovel") not in deeds("volcano_island")
    assert Deed("build", "shovel") in deeds("castaways")


def test_no_shelter_is_built_where_the_film_crew_has_brought_one() -> None:
    assert Deed("build", "shelter") not in deeds("king_kong")
    assert Deed("build", "shelter") in deeds("castaways")


def deeds(scenario: str) -> tuple[Deed, ...]:
    return GAME.grammar(4, {"scenario": scenario}).domain(grammar.Do, "deed")


def test_the_price_in_wood_and_fur_depends_on_the_players() -> None:
    def prices(seats: int) -> set[str]:
        known = GAME.grammar(seats, {"scenario": "volcano_island"})
        return {*known.domain(grammar.Build, "price")} - {None}

    assert prices(2) == {"wood", "fur"}
    assert prices(3) == {"wood", "fur", "fur-1"}
    assert prices(4) == {"wood", "fur", "fur-1", "fur-2"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_says_rightly_what_lies_on_the_island_at_first(scenario: str) -> None:
    own, camp = named(scenario), GAME.setup(2, 1, {"scenario": scenario})
    island = dict(zip(spaces(camp), camp.spaces, strict=True))
    assert {name: each.tile for name, each in island.items() if each.tile} == own.tiles_at_first
    assert all(island[name].face_down for name in own.closed)
    assert camp.shelter == own.has_shelter


def spaces(camp: Camp) -> list[str]:
    return [space.name for space in GAME.view(camp, None).board.spaces]
