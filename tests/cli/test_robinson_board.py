"""The drawing of Robinson Crusoe shows the island, the camp and the cards, and fits a terminal."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from atoll.cli.boards.robinson import BOARD
from atoll.cli.boards.robinson.panel import shortened
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.robinson import Robinson, answers
from atoll.games.robinson.cards.inventions import INVENTIONS
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.planning.deeds import menu_changed
from atoll.games.robinson.scenarios.castaways import woodpile
from atoll.games.robinson.state import Camp, Goods, Kept, Later, Scene, Stack, Threat
from atoll.games.robinson.steps import (
    ActionPhase,
    Battle,
    DrawEvent,
    Exhaust,
    Lead,
    MoveCampTo,
    Pause,
    PickIdea,
    Roll,
)
from atoll.games.robinson.view import Board
from atoll.games.robinson.vocabulary import Wound
from atoll.kernel import Option, View
from atoll.texts import LANGUAGES

from ..games.robinson.tables import happen, table
from . import drawings
from .screens import printed

GAME = Robinson()
NAMES = ("Ann", "Bohdan", "Clara", "Danylo")
SCREENS = ((80, 24), (100, 40), (140, 50))
SMALL_SCREEN = 80
ISLAND = 48
"""So wide the island is on a small screen."""
FOR_OTHERS = 9
CHANCES = "Dice, of 6 (success/wound/adventure):"
GO_ON, STAY = answers.GO_ON, answers.STAY
SOME_MOMENTS = 0.05
"""The part of the moments of a game that is drawn."""

drawn_for = partial(drawings.drawn_for, "robinson", NAMES)


def words(language: str = "en", names: Sequence[str] = NAMES) -> Presenter:
    return Presenter(terminal_texts(language, "robinson"), names)


def drawn(
    camp: Camp,
    seat: int | None = 0,
    options: Sequence[Option] = (),
    *,
    width: int = SMALL_SCREEN,
    height: int = 24,
) -> str:
    return drawn_for(GAME.view(camp, seat), options, width=width, height=height)


def at_length(camp: Camp, language: str = "en") -> str:
    return printed(*BOARD.drawing.details(GAME.view(camp, 0), words(language)))


def resting(names: str = "carpenter cook", *, friday: bool = False) -> Camp:
    """A table between two questions, at which nothing is carried out."""
    camp = table(names, phase="morale", friday=friday)
    camp.scenes = []
    camp.threats = [None, None]
    camp.kept = []
    return camp


def plan(camp: Camp) -> Camp:
    """The pawns are to be placed."""
    happen(camp, ActionPhase())
    return camp


def lay(camp: Camp, space: str, tile: int, tokens: str = "", covered: str = "") -> None:
    there = camp.spaces[SPACE[space]]
    there.tile, there.tokens, there.covered = tile, tokens.split(), covered.split()


def island(drawing: str) -> list[str]:
    """The lines of the island on a small screen."""
    return [line[:ISLAND].rstrip() for line in drawing.splitlines()[1:]]


def panel(drawing: str) -> list[str]:
    """What stands beside it."""
    return [line[ISLAND + 1 :].rstrip() for line in drawing.splitlines()[1:]]


def beginning(drawing: str, heading: str) -> str:
    return next(line for line in drawing.splitlines() if line.startswith(heading))


# The island.


def test_an_explored_space_tells_terrain_and_sources_and_the_camp_is_marked() -> None:
    assert island(drawn(resting()))[:4] == [
        "      t1 ?        t2 ?        t3 ?",
        "m1▲beach    m2 ?        m3 ?        m4 ?",
        "wood fish",
        "      b1 ?        b2 ?        b3 ?",
    ]


def test_tokens_markers_totems_and_natural_shelters_stand_on_their_spaces() -> None:
    camp = resting()
    lay(camp, "t1", 7, "time wood")
    camp.spaces[SPACE["t1"]].totem = 1
    lay(camp, "t2", 11, covered="left terrain")
    lay(camp, "m2", 3, "food danger")
    lay(camp, "m3", 9, "wood flock")
    lay(camp, "b1", 4)
    camp.spaces[SPACE["b1"]].face_down = True
    camp.shortcut = SPACE["m2"]
    assert island(drawn(camp))[:7] == [
        "      t1 hills    t2×mountain t3 ?",
        "      wood+ beast ×wood beast",
        "      Ψ1 ◷        ⌂",
        "m1▲beach    m2 river    m3 plains   m4 ?",
        "wood fish   beast fish+ bird beast",
        "            » !         bird +wood",
        "      b1 closed   b2 ?        b3 ?",
    ]


def test_whoever_plans_sees_how_many_pawns_every_space_takes() -> None:
    camp = resting()
    lay(camp, "m2", 4)
    camp.available = Goods()
    drawing = drawn(plan(camp))
    assert island(drawing)[:7] == [
        "      t1 ?        t2 ?        t3 ?",
        "      ●1/2        ●2/3",
        "m1▲beach    m2 hills    m3 ?        m4 ?",
        "wood fish   wood fish   ●2/3",
        "            ●1/2",
        "      b1 ?        b2 ?        b3 ?",
        "      ●1/2        ●2/3",
    ]


def test_volcano_lava_ash_and_sites_stand_on_the_island() -> None:
    camp = table(scenario="volcano_island")
    camp.scenes = []
    camp.round, camp.camp = 4, SPACE["t3"]
    lay(camp, "t3", 2, "ash")
    lay(camp, "b3", 7)
    camp.spaces[SPACE["m4"]].face_down = True
    camp.spaces[SPACE["m4"]].tokens = ["ash"]
    lay(camp, "t2", 4)
    camp.spaces[SPACE["t2"]].totem = 1
    assert island(drawn(plan(camp)))[:9] == [
        "      t1 ?        t2 hills    t3▲mountain",
        "      ●3/4        wood fish   bird beast",
        "                  ●1/2 Ψ1     ⌂ ∴",
        "                              Ψ●3/4",
        "m1 ?        m2 ?        m3 volcano  m4 lava",
        "            ●3/4                    ∴",
        "      b1 ?        b2 ?        b3 hills",
        "                              wood beast",
        "                              Ψ",
    ]


def test_a_space_that_can_be_chosen_has_a_capital() -> None:
    part = answers.choose("t1-left", Exhaust())
    deed = answers.lead("cook", Lead(0, "gather", "b2-left", 0), None)
    drawing = drawn(resting(), options=[part, deed, answers.choose("m4", MoveCampTo())])
    capitals = [word for line in island(drawing)[:4] for word in line.split() if word[0] in "TMB"]
    assert capitals == ["T1", "M4", "B2"]


# People and camp.


def test_everybody_has_a_line_with_wounds_determination_pawns_and_scars() -> None:
    camp = resting("carpenter cook", friday=True)
    camp.first = 1
    carpenter, cook, friday = camp.people
    carpenter.wounds, carpenter.determination, carpenter.scars = 3, 2, ["build-leg"]
    cook.outside = SPACE["t1"]
    friday.wounds = 1
    camp.plan = [Stack("rest", "rest", pawns=["carpenter"], sure=True)]
    assert panel(drawn(camp))[:3] == [
        "  Carpenter (you)  ‡ 3/13 ♦2 ●○",
        "▸★Cook Bohdan      ☾ 0/13 ♦0 ●●",
        "  Friday               1/4 ♦0 ●",
    ]
    camp.people[0].scars, camp.people[0].determination = ["build-leg", "build-arm"], 10
    assert panel(drawn(camp))[0] == "  Carpent… (you) ‡‡ 3/13 ♦10 ●○"
    assert panel(drawn(camp, 1))[0] == "  Carpenter Ann  ‡‡ 3/13 ♦10 ●○"
    carpenter.scars, carpenter.determination = ["build-leg"], 2
    assert panel(drawn(camp, 1))[:2] == [
        "  Carpenter Ann    ‡ 3/13 ♦2 ●○",
        "▸★Cook (you)       ☾ 0/13 ♦0 ●●",
    ]


def test_below_the_people_stand_the_stores_the_camp_and_the_woodpile() -> None:
    camp = resting()
    camp.available, camp.future = Goods(2, 1, 1, 0), Goods(wood=1, rations=2)
    camp.levels |= {"weapon": 1, "roof": 2}
    camp.shelter, camp.morale, woodpile(camp).laid = True, -2, [1, 1]
    assert panel(drawn(camp))[2:7] == [
        "Have: wood 2 · food 1+1 · fur 0",
        "Soon: 1 wood · 2 lasting food",
        "shelter · roof 2 · palisade 0",
        "weapon 1 · morale −2 · supper 2",
        "Woodpile 2/15 · stage 2: 1/2",
    ]
    lay(camp, "m1", 11)
    camp.shelter, woodpile(camp).laid = False, [1, 2, 3, 4, 5]
    assert "natural shelter" in drawn(camp)
    assert "Woodpile 15/15" in panel(drawn(camp))


def test_the_supper_is_for_all_in_the_camp_until_it_is_eaten() -> None:
    camp = resting("carpenter cook soldier", friday=True)
    camp.available, camp.future = Goods(food=1), Goods(rations=1)
    assert "supper 3, 1 short" in drawn(camp)
    camp.tokens["night"] = ["food"]
    assert "supper 6, 4 short" in drawn(camp)
    camp.people[0].outside = SPACE["t1"]
    assert "supper 4, 2 short" in drawn(camp)
    assert "outside without food: Carpenter" in drawn(camp)
    camp.people[0].pack = Goods(food=1, rations=1)
    assert "outside without food" not in drawn(camp)
    camp.phase = "night"
    assert "supper" in drawn(camp, options=[GO_ON])
    assert "supper" not in drawn(camp, options=[STAY])


def test_the_dog_has_a_line_with_its_pawn() -> None:
    camp = resting()
    assert "Dog" not in drawn(camp)
    camp.options = replace(camp.options, dog=True)
    assert panel(drawn(camp))[2] == f"  Dog{' ' * 25}●"
    camp.plan = [Stack("explore-t1", "explore", "t1", ["cook", "dog"])]
    assert panel(drawn(camp))[2].endswith("○")
    camp.phase, camp.plan = "action", []
    assert panel(drawn(camp))[2].endswith("○")


# Above and below.


def test_the_headline_tells_the_round_the_phase_and_the_weather_that_is_known() -> None:
    camp = resting()
    weather = "Weather: no dice in this round"
    assert drawn(camp).splitlines()[0].rstrip() == f"Round 1 of 12 · Morale · {weather}"
    camp.round, camp.phase = 7, "production"
    camp.sky.tokens, camp.sky.rain = ["rain", "storm"], 1
    dice = "dice (rain, winter, animals)"
    headline = f"Round 7 of 12 · Production · Weather: rain 1, storm, {dice}"
    assert headline in drawn(camp, width=100)
    camp.sky.rolled, camp.sky.rain, camp.sky.snow, camp.sky.animals = True, 3, 2, ["beast"]
    beast = "a hungry beast of strength 3"
    assert f"Weather: rain 3, snow 2, storm, {beast}\n" in drawn(camp)


def test_at_night_the_headline_tells_what_has_come_or_nothing() -> None:
    camp = resting()
    camp.phase, camp.sky.rolled, camp.sky.rain = "night", True, 2
    assert drawn(camp).splitlines()[0].rstrip() == "Round 1 of 12 · Night · Weather: rain 2"
    camp.sky.rain = 0
    assert drawn(camp).splitlines()[0].rstrip() == "Round 1 of 12 · Night"


def test_what_a_card_has_in_store_is_told() -> None:
    camp = resting()
    camp.laters.append(Later((Wound(1),), 1, "mystery-poisonous-spores", "night"))
    assert "Still to come: Poisonous Spores, Cook, at night" in at_length(camp)


def test_threats_tell_pawns_needs_and_rewards() -> None:
    camp = resting()
    camp.threats = [Threat("event-argument"), Threat("wreck-food-crates")]
    drawing = drawn(camp)
    argument = "Left threat: Argument · ●2 + of two people → ♦1, morale +1"
    assert beginning(drawing, "Left") == argument
    crates = "Right threat: Food Crates · ●1 → 1 food · ●2 → 1 food, 1 lasting food"
    assert beginning(drawing, "Right") == crates
    camp.threats = [Threat("event-frost"), Threat("event-disaster")]
    drawing = drawn(camp)
    assert beginning(drawing, "Left") == "Left threat: Frost · ●1 + 1 wood or 1 fur → ♦2"
    assert beginning(drawing, "Right") == "Right threat: Disaster · ●1 + 1 wood → …"
    text = words().texts("text-event-frost-threat")
    assert f"Unless dealt with, next strikes Frost: {text}" in " ".join(drawing.split())


def test_a_threat_tells_what_it_has_brought_about() -> None:
    camp = resting()
    lay(camp, "t1", 7, covered="left terrain")
    lay(camp, "m2", 3)
    camp.spaces[SPACE["m2"]].face_down = True
    camp.threats = [Threat("event-drought"), Threat("event-cloudburst")]
    camp.notes = {
        "event-drought": ["t1-terrain", "t1-left", "m2"],
        "event-cloudburst": ["roof", "palisade"],
    }
    drought = "because of it the terrain of t1 is covered, t1 is exhausted on the left"
    fallen = "because of it the roof has fallen, the palisade has fallen"
    for drawing in (" ".join(drawn(camp).split()), " ".join(at_length(camp).split())):
        assert f"{drought}, m2 is inaccessible" in drawing
        assert fallen in drawing


def test_while_characters_are_chosen_the_game_is_being_set_up() -> None:
    camp = GAME.setup(2, seed=1, options={"characters": "choose"})
    assert drawn(camp).splitlines()[0].startswith("Round 1 of 12 · Setting up ·")


def test_a_plan_tells_its_stacks_and_what_else_can_be_done() -> None:
    camp = plan(resting())
    camp.board = ["shovel", "bricks", "sling"]
    camp.plan = [
        Stack("build-shelter", "build", "shelter", ["carpenter", "cook"]),
        Stack("explore-t1", "explore", "t1", ["cook"]),
        Stack("threat-right", "threat", "right", ["carpenter"]),
    ]
    camp.threats[1] = Threat("event-argument")
    menu_changed(camp)
    lines = drawn(camp).splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("Planned:"))
    assert [line.rstrip() for line in lines[start : start + 5]] == [
        "Planned: shelter: Carpenter+Cook (sure) · explore t1: Cook (dice 5/3/5)",
        "  threat on the right: Carpenter (has 1, takes 2)",
        "Actions: arrange ●1 (♦2, morale +1) · rest ●1 (heals 1)",
        "Build ●1/2: Shovel",
        "Too expensive now: weapon – 1 wood · Sling – 1 wood or 1 fur",
    ]
    assert panel(drawn(camp))[0].endswith("○○")
    camp.threats[1] = Threat("wreck-food-crates")
    menu_changed(camp)
    assert "  threat on the right: Carpenter (sure)" in drawn(camp)
    four = drawn(plan(resting("carpenter cook explorer soldier")))
    assert "arrange ●1 (♦2 or morale +1)" in four


def busy() -> Camp:
    """Everybody has planned something."""
    camp = plan(resting("carpenter cook explorer soldier", friday=True))
    for seat, action in enumerate(["explore t1", "explore m2", "explore b1", "rest"]):
        GAME.answer(camp, seat, f"do {action}")
        GAME.answer(camp, seat, "do arrange")
    return camp


def test_of_a_long_plan_there_is_the_beginning_where_there_is_no_room_for_more() -> None:
    camp = busy()
    for height in range(18, 30):
        shown = drawn(camp, height=height)
        assert "Planned: explore t1: Carpenter" in shown or "Too expensive" not in shown
    assert "Planned: explore t1: Carpenter" in drawn(camp)


def test_a_list_that_is_cut_says_how_much_more_there_is_and_where() -> None:
    camp = busy()
    whole = "\n".join(drawn_within(camp, 23))
    assert " more: m" not in whole
    marks = (": Soldier ", "Sack – 1 fur")
    assert all(mark in whole for mark in marks)
    for lines in range(12, 20):
        shown = "\n".join(drawn_within(camp, lines))
        assert all(mark in shown for mark in marks) == (" more: m" not in shown)


def test_each_list_has_a_line_before_another_has_two_and_what_has_none_is_counted() -> None:
    camp = busy()
    planned = "Planned: explore t1: Carpenter (dice 5/3/5) · … 7 more: m"
    actions = "Actions: arrange ●1 (♦2 or morale +1) · rest ●1 (heals 1)"
    dear = "Too expensive now: shelter – 4 wood or 3 fur · weapon – 1 wood · Sack – 1 fur"
    assert drawn_within(camp, 15)[-4:] == [planned, actions, "Build ●1/2: Shovel", dear]
    shovel = "Build ●1/2: Shovel · … 3 more: m"
    assert drawn_within(camp, 14)[-3:] == [planned, actions, shovel]
    assert drawn_within(camp, 13)[-2:] == [planned, f"{actions} · … 4 more: m"]


def drawn_within(camp: Camp, lines: int) -> list[str]:
    """The board in a screen that has so many lines for it."""
    console = Console(width=SMALL_SCREEN, height=24, no_color=True, highlight=False, markup=False)
    options = console.options.copy()
    options.max_height = lines
    drawing = BOARD.drawing.draw(GAME.view(camp, 0), (), words())
    shown = console.render_lines(drawing, options)
    return ["".join([part.text for part in line]).rstrip() for line in shown]


def test_where_nothing_can_be_built_nothing_is_listed_as_if_it_could() -> None:
    camp = plan(resting())
    options = [each for each in camp.awaited[0].options if " build " not in each.text]
    shown = drawn(camp, options=options)
    assert "do explore t1" in {each.text for each in options}
    assert "Build " not in shown
    assert "Build ●1/2: Shovel" in drawn(camp)


def test_what_is_planned_as_often_as_it_may_be_can_no_longer_be_built() -> None:
    camp = resting()
    camp.available, camp.board = Goods(wood=5), ["shovel", "sling"]
    plan(camp)
    options = camp.awaited[0].options
    begin = "Build ●1/2: shelter – 2 wood or 1 fur · weapon – 1 wood · Shovel"
    assert beginning(drawn(camp, options=options), "Build").startswith(begin)
    for answer in ("do build shelter wood", "do build weapon"):
        GAME.answer(camp, 0, answer)
    left = "Build ●1/2: weapon – 1 wood · Shovel · Sling – 1 wood or 1 fur"
    assert beginning(drawn(camp), "Build") == left
    assert beginning(drawn(camp, 1, camp.decisions[0].options), "Build") == left


def test_where_options_tell_what_can_be_built_there_is_no_more_than_that() -> None:
    camp = resting()
    camp.available, camp.board = Goods(wood=5), ["shovel", "sling"]
    plan(camp)
    options = [each for each in camp.awaited[0].options if "shovel" in each.text]
    assert beginning(drawn(camp, options=options), "Build") == "Build ●1/2: Shovel"


def test_pawns_of_the_same_person_are_counted() -> None:
    camp = plan(resting())
    for answer in ("do explore t1", "add carpenter explore-t1"):
        GAME.answer(camp, 0, answer)
    assert "explore t1: Carpenter ×2 (sure)" in drawn(camp)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "explore the site on t3: "),
        ("ru", "исследование (особое место на t3): "),
        ("uk", "дослідження (особливе місце на t3): "),
    ],
)
def test_what_only_the_scenario_has_is_planned_in_the_words_of_the_others(
    language: str, told: str
) -> None:
    camp = table(scenario="volcano_island")
    camp.plan = [Stack("explore-t3-site", "explore", "t3-site", ["cook"])]
    assert told in drawn_for(GAME.view(camp, 0), language=language, height=40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beast_that_nobody_has_seen_has_no_name(language: str) -> None:
    camp = resting()
    camp.beside = "beast-boa"
    shown = drawn_for(GAME.view(camp, 0), language=language, height=60)
    name = terminal_texts(language, "robinson")("card-beast-boa")
    assert "unknown" not in shown
    assert name not in shown
    camp.notes[camp.beside] = []
    assert name in drawn_for(GAME.view(camp, 0), language=language, height=60)


def test_while_actions_are_carried_out_the_plan_tells_which_of_them_are_sure() -> None:
    camp = resting()
    camp.phase = "action"
    camp.plan = [
        Stack("explore-t1", "explore", "t1", ["cook"], sure=False),
        Stack("rest", "rest", "", ["cook"], sure=True),
    ]
    planned = beginning(drawn(camp), "Planned:")
    assert planned == "Planned: explore t1: Cook (dice 5/3/5) · rest: Cook (sure)"
    assert panel(drawn(camp))[1].endswith("○○")


def test_items_and_other_things_to_use_and_those_to_come_are_named() -> None:
    camp = resting()
    camp.items, camp.turned_back, camp.board = ["shovel", "rope"], ["rope"], ["cellar", "pot"]
    camp.kept = [Kept("supply-biscuits", 2), Kept("find-poison", 1)]
    camp.future_items, camp.future_finds = ["fire"], ["find-goat"]
    drawing = drawn(camp, height=40)
    assert beginning(drawing, "Items:") == "Items: Shovel · Rope (until the round ends)"
    assert beginning(drawing, "To use:") == "To use: Biscuits ×2 · Poison"
    assert beginning(drawing, "After the actions:") == "After the actions: Fire · Goat"
    assert beginning(drawing, "Can be built:") == "Can be built: Cellar"
    assert beginning(drawing, "Not yet possible:") == "Not yet possible: Pot (hills)"


def test_tokens_in_the_action_spaces_are_named_also_those_that_do_not_work_yet() -> None:
    camp = resting()
    camp.tokens["build"], camp.tokens["roof"] = ["reroll"], ["wood"]
    camp.laid = ["t1 danger"]
    tokens = "Tokens: build: success rerolled · roof’s price: +1 wood"
    lines = [line.rstrip() for line in drawn(camp).splitlines()]
    assert lines[lines.index(tokens) + 1] == "  t1: danger (after the actions)"


# What is going on.


def happening(card: str, phase: str = "action", *, below: str = "", acts: bool = False) -> Camp:
    """A card is carried out, perhaps in the course of another, or as an action."""
    camp = resting()
    camp.phase = phase  # type: ignore[assignment]
    stack = Stack("threat-left", "threat", "left", ["carpenter"]) if acts else None
    camp.scenes = [Scene(0, below)] if below else []
    camp.scenes.append(Scene(0, card, stack))
    camp.agenda.append(Pause())
    return camp


@pytest.mark.parametrize(
    ("camp", "name", "text"),
    [
        (happening("event-argument", "event"), "Argument", "event-argument-event"),
        (
            happening("event-argument", "event", below="event-frost"),
            "Argument",
            "event-argument-threat",
        ),
        (happening("event-argument", acts=True), "Argument (Agreement)", "event-argument-reward"),
        (happening("explore-bamboo"), "Bamboo", "explore-bamboo-upper"),
        (
            happening("explore-bamboo", "event"),
            "Bamboo (Crack of Broken Wood)",
            "explore-bamboo-event",
        ),
        (
            happening("mystery-gorilla", "event"),
            "Gorilla (Gorilla in the Camp)",
            "mystery-gorilla-event",
        ),
        (happening("mystery-gorilla"), "Gorilla", "mystery-gorilla"),
        (
            happening("wreck-food-crates", acts=True),
            "Food Crates (Expedition for Food)",
            "wreck-food-crates-one",
        ),
    ],
)
def test_of_a_card_that_is_carried_out_stands_there_what_counts(
    camp: Camp, name: str, text: str
) -> None:
    shown = " ".join(drawn(camp, width=140).split())
    assert f"{name}: {words().texts(f'text-{text}')}" in shown


def test_a_beast_tells_its_strength_and_what_the_fight_costs_and_brings() -> None:
    camp = happening("beast-iguana")
    camp.agenda.append(Battle(4, -1, 3, 1, 0, bare=False, bonus=3))
    drawing = drawn(camp)
    assert "Iguana: Strength 4, weapon −1, 3 food, 1 fur. After the fight" in drawing
    assert "A fight: strength 4 against weapon 0 + 3; wounds: 1" in drawing


def test_dice_that_were_rolled_are_read_out() -> None:
    camp = resting()
    camp.scenes = [Scene(0, stack=Stack("explore-t1", "explore", "t1", ["carpenter"]))]
    camp.agenda.append(Roll(success=True, wound=False, adventure=True))
    assert beginning(drawn(camp), "The dice:") == "The dice: success · no wound · an adventure"
    assert beginning(drawn(camp), CHANCES).endswith("explore 5/3/5")


def test_whoever_plans_is_told_the_goal_at_first_and_the_chances_of_the_dice() -> None:
    drawing = drawn(plan(resting()), height=30)
    assert "Goal: a woodpile of five stages" in drawing
    camp = resting()
    camp.round = 5
    later = drawn(plan(camp), width=130, height=45)
    assert later.index("Goal: a woodpile") < later.index("Decks:") < later.index("first player")
    assert "Goal: a woodpile" not in drawn(camp)
    assert f"{CHANCES} build 4/4/3 · gather 5/1/3 · explore 5/3/5" in drawing


def test_of_a_long_list_of_buildings_there_is_at_least_the_beginning() -> None:
    camp = resting()
    camp.board = [*INVENTIONS][:20]
    for space, tile in {"t1": 7, "t2": 11, "m2": 3, "m3": 9}.items():
        lay(camp, space, tile)
    drawing = drawn(plan(camp))
    assert beginning(drawing, "Build ●1/2:").startswith("Build ●1/2: Bricks · ")
    assert len(drawing.splitlines()) <= 24 - FOR_OTHERS


def test_what_the_known_clouds_take_is_reckoned() -> None:
    camp = resting()
    camp.sky.rain, camp.sky.snow, camp.levels["roof"] = 2, 1, 1
    toll = "The clouds take: 3 wood · 2 food · each one missing wounds all"
    assert toll not in drawn(camp)
    assert beginning(drawn(plan(camp)), "The clouds") == toll
    later = resting()
    later.phase, later.sky.snow, later.levels["roof"] = "weather", 1, 2
    toll = "The clouds take: 1 wood · each one missing wounds all"
    assert beginning(drawn(later, options=[GO_ON]), "The clouds") == toll
    assert "The clouds" not in drawn(later)


def test_what_may_be_used_says_what_it_does() -> None:
    camp = resting()
    options = [answers.power(0, "supply-biscuits"), answers.ability(0, "soup"), GO_ON]
    drawing = drawn(camp, options=options)
    biscuits = "Biscuits: 1 non-perishable food, at any time."
    assert beginning(drawing, "Biscuits") == biscuits
    assert beginning(drawing, "Stone Soup") == "Stone Soup ♦3: 1 food."


def test_of_few_things_to_choose_from_it_is_told_what_they_do() -> None:
    things = ["beast-tiger", "find-poison", *INVENTIONS]
    options = [answers.choose(thing, PickIdea()) for thing in things]
    drawing = drawn(resting(), options=options[:3])
    assert beginning(drawing, "Tiger") == "Tiger: Strength 6, weapon −2, 5 food, 2 fur."
    assert beginning(drawing, "Poison") == "Poison: With the Pot: weapon +2."
    assert "Tiger" not in drawn(resting(), options=options)


def test_the_event_that_is_drawn_is_read_out_until_it_lies_among_the_threats() -> None:
    camp = resting()
    camp.phase, camp.event_deck.cards = "event", ["event-flood"]
    camp.items, camp.levels["weapon"] = ["shovel"], 1
    happen(camp, DrawEvent())
    drawing = drawn(camp)
    assert words().texts("text-event-flood-event")[:50] in drawing
    assert "threat:" not in drawing


# At length.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_details_have_the_texts_of_all_cards_and_all_signs(language: str) -> None:
    camp = resting()
    camp.threats = [Threat("event-argument"), Threat("wreck-food-crates")]
    camp.items, camp.board = ["shovel"], ["cellar", "pot"]
    camp.kept, camp.future_treasures = [Kept("find-poison", 1)], ["mystery-barrel"]
    shown = " ".join(at_length(camp, language).split())
    texts = words(language).texts
    cards = ["event-argument-reward", "event-argument-threat", "wreck-food-crates-two"]
    for card in [*cards, "shovel", "cellar", "pot", "find-poison", "mystery-barrel"]:
        assert texts(f"text-{card}") in shown
    for sign in ("3/13", "♦", "●1/2", "★", "▸", "✓", "▲", "×", "⌂", "Ψ", "◷", "‡", "☾"):
        assert f"{sign} " in shown


def test_the_details_tell_what_everybody_can_do_and_for_how_much() -> None:
    shown = at_length(resting("soldier cook", friday=True))
    soldier, cook, friday = shown.split(": abilities, each once a round:")[1:]
    assert "  The 12th wound kills. Morale falls at wound 5, 9." in soldier
    assert "  The 4th wound kills.\n" in friday
    camp = resting("soldier cook")
    camp.people[0].deaf = [9]
    assert "Morale falls at wound 5.\n" in at_length(camp)
    assert prices(soldier) == ["Tracking ♦2", "The Hunt ♦4", "Defensive Plan ♦3", "Frenzy ♦3"]
    assert prices(cook) == ["Grandma’s Recipe ♦2", "Stone Soup ♦3", "Hooch ♦3", "Reroll ♦2"]
    assert prices(friday) == ["Reroll ♦2"]
    carpenter = at_length(resting("carpenter explorer")).split(": abilities, each once a round:")[1]
    assert "  Handyman ♦3: a brown pawn for a build action of your own." in carpenter


def test_the_details_tell_who_one_may_be_and_what_the_dice_of_the_weather_show() -> None:
    camp = resting()
    for person in camp.people:
        person.name = ""
    shown = at_length(camp)
    assert shown.count(": abilities, each once a round:") == 4
    assert "Rain die: 2 rain clouds – 2 of 6 faces · 1 rain cloud – 3 of 6 faces\n" in shown
    assert "Winter die: 1 snow cloud – 2 of 6 faces · 2 snow clouds – 2 of 6 faces\n" in shown
    assert "Animal die: no animals – 2 of 6 faces · animals (palisade −1)" in shown


def test_the_details_leave_out_dice_that_the_scenario_never_rolls() -> None:
    camp = table(scenario="jenny")
    shown = at_length(camp)
    assert "Animal die:" in shown
    assert "Rain die:" not in shown
    assert "Winter die:" not in shown
    quiet = table(scenario="cannibal_island")
    assert "die:" not in at_length(quiet)
    quiet.sky.tokens = ["animals", "rain"]
    assert "Animal die:" in at_length(quiet)
    assert "Rain die:" not in at_length(quiet)


def prices(abilities: str) -> list[str]:
    """What stands before the colons."""
    heads = [line.strip().split(":")[0] for line in abilities.splitlines()[1:]]
    return [head for head in heads if head.split("♦")[-1].isdecimal()]


def test_the_details_tell_what_is_known_of_the_decks() -> None:
    camp = resting()
    camp.event_deck.cards, camp.event_deck.top = ["event-frost", "event-flood"], 1
    camp.tiles.cards, camp.tiles.top = ["3", "5"], 2
    shown = at_length(camp)
    assert "Decks: events 2 · build 30" in shown
    assert "On top (events): Flood\n" in shown
    assert "On top (tiles): 5 · 3\n" in shown


def test_the_details_tell_of_a_back_on_the_event_deck_and_of_arrows_that_are_ignored() -> None:
    camp = resting()
    assert "events 12 ·" in at_length(camp)
    camp.event_deck.cards.append("gather-viper")
    camp.people[1].deaf = [9, 4]
    shown = at_length(camp)
    assert "events 13 (gather)" in shown
    assert "no morale is lost with wounds 4, 9" in shown


# Examples of answers.


def test_nobody_gives_rest_or_a_hunt_as_an_example_without_need() -> None:
    camp = plan(resting())
    (decision,) = camp.awaited
    view = GAME.view(camp, 0)
    unlikely = [each.text for each in decision.options if BOARD.asking.unlikely(view, each)]
    assert unlikely == ["do rest"]
    camp.people[1].wounds = 1
    assert not any(BOARD.asking.unlikely(GAME.view(camp, 0), each) for each in decision.options)


# Screens.


@cache
def moments(seats: int) -> tuple[tuple[View[Board], Sequence[Option]], ...]:
    """A game as chance plays it, at some of its moments."""
    random = Random(seats)
    state = GAME.setup(seats, seed=seats, options={"characters": "choose", "friday": True})
    seen: list[tuple[View[Board], Sequence[Option]]] = []
    asked: set[str] = set()
    while state.outcome is None:
        decision = state.awaited[0]
        if random.random() < SOME_MOMENTS or decision.prompt.key not in asked:
            seen.append((GAME.view(state, decision.seat), decision.options))
            asked.add(decision.prompt.key)
        texts = [each.text for each in decision.options if not each.text.startswith("take")]
        answers = texts or [each.text for each in decision.options]
        GAME.answer(state, decision.seat, random.choice(answers))
    return (*seen, (GAME.view(state, 0), ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_at_any_moment_the_drawing_fits_the_screen(seats: int, language: str) -> None:
    for view, options in moments(seats):
        for width, height in SCREENS:
            drawing = drawn_for(view, options, language=language, width=width, height=height)
            lines = drawing.splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= height - FOR_OTHERS + 2, drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [44, 60])
def test_on_a_narrow_screen_the_people_stand_below_the_island(width: int, language: str) -> None:
    for view, options in moments(4)[::3]:
        lines = drawn_for(view, options, language=language, width=width).splitlines()
        assert max(map(len, lines)) <= width
        stores = words(language).texts("board-available")
        below = next(place for place, line in enumerate(lines) if line.startswith(stores))
        last_row = next(place for place, line in enumerate(lines) if " b2" in line.lower())
        assert below - len(view.board.people) > last_row


def line_of(name: str, shown: str) -> str:
    return next(line for line in shown.splitlines() if name in line)


def test_a_companion_has_wounds_and_a_pawn_but_no_determination() -> None:
    camp = table(scenario="jenny", phase="event")
    assert line_of("Jenny", drawn(camp)).endswith("☾ 0/11 ")
    camp.people[2].away, camp.people[2].wounds = False, 4
    assert line_of("Jenny", drawn(camp)).endswith(" 4/11 ●")


def test_what_only_the_scenario_lets_people_do_stands_with_the_other_actions() -> None:
    camp = table(scenario="jenny")
    camp.items.append("rescue-raft")
    happen(camp, ActionPhase())
    assert "rescue of Jenny ●1/2" in drawn(camp, width=100, height=40)


def test_of_a_name_that_is_too_long_the_number_and_the_brackets_stay() -> None:
    assert shortened(["Explorer", "Survivor", "2"], 19) == ["Explorer", "Survivor", "2"]
    assert shortened(["Explorer", "Survivor", "2"], 17) == ["Explorer", "Survi…", "2"]
    assert shortened(["Explorer", "(you)"], 12) == ["Explo…", "(you)"]
    assert shortened(["Explorer", "Survivor", "2"], 9) == ["Expl…", "…", "2"]
