"""What the game says: every card has its texts, and things are called by their names."""

from pathlib import Path

import pytest

from atoll.cli.presenting import Presenter
from atoll.games.robinson import answers
from atoll.games.robinson.steps import (
    AnimalsFight,
    Battle,
    Exhaust,
    IgnoreArrow,
    Lead,
    Peek,
    PickTile,
    Roll,
    SpendNight,
    TurnBack,
)
from atoll.games.robinson.vocabulary import IfWeapon, Way
from atoll.kernel import Event
from atoll.texts import LANGUAGES, Texts
from tests.wording import files_of, wording

from .wording import NAMED

TEXTS = Path(__file__).parents[3] / "src" / "atoll" / "games" / "robinson" / "texts"
OF_CARDS = ("card-", "text-", "way-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_its_texts_and_its_ways_and_nothing_has_them_besides(
    language: str,
) -> None:
    texts = wording(*files_of(TEXTS, language))
    assert {key for key in texts if key.startswith(OF_CARDS)} == NAMED


def speaking(language: str) -> Presenter:
    return Presenter(Texts(language, "robinson"), ["Ann", "Bohdan"])


def test_cards_are_called_by_their_names_in_what_is_told() -> None:
    built = Event("built", {"item": "shovel"})
    drawn = Event("drawn", {"card": "event-argument"})
    assert [speaking(language).event(built) for language in LANGUAGES] == [
        "Built: Shovel.",
        "Создано: «Лопата».",
        "Створено: «Лопата».",
    ]
    assert speaking("en").event(drawn) == "Event: Argument."


@pytest.mark.parametrize(
    ("goods", "told"),
    [
        ((2, 0, 0, 0), "Gained: 2 wood."),
        ((0, 1, 1, 0), "Gained: 1 food, 1 non-perishable food."),
        ((1, 0, 0, 1), "Gained: 1 wood, 1 fur."),
        ((1, 2, 3, 4), "Gained: 1 wood, 2 food, 3 non-perishable food, 4 fur."),
    ],
)
def test_only_the_resources_that_there_are_are_told(
    goods: tuple[int, int, int, int], told: str
) -> None:
    wood, food, rations, fur = goods
    gained = Event("gained", {"wood": wood, "food": food, "rations": rations, "fur": fur})
    assert speaking("en").event(gained) == told


def test_a_stack_is_told_by_what_it_is_for() -> None:
    options = [
        answers.lead("cook", Lead(0, "build", "shelter", 0), "wood"),
        answers.lead("cook", Lead(0, "build", "shovel", 0, "economy"), None),
        answers.lead("friday", Lead(1, "hunt", "", 0), None),
        answers.lead("jenny", Lead(1, "rest", "", 0), None),
        answers.help_with("dog", "hunt-2"),
        answers.use_with("basket", "gather-t1-left"),
        answers.do("explore-mystery-treasure-map", "cook"),
        answers.do("build-roof-3", "cook"),
        answers.do("hunt", "cook"),
    ]
    assert [speaking("en").option(option) for option in options] == [
        "The Cook: build the shelter, for wood",
        "The Cook: build the Shovel, with Economical Construction",
        "Friday: hunt",
        "Jenny: rest",
        "Dog: help to hunt (no. 2)",
        "Use Basket to gather at t1 on the left",
        "Now follow the treasure map",
        "Now raise the roof (no. 3)",
        "Now hunt",
    ]


def test_what_is_chosen_is_told_by_its_name_or_by_its_parts() -> None:
    options = [
        answers.choose("knife", TurnBack()),
        answers.choose("m2-right", Exhaust()),
        answers.choose("cook-7", IgnoreArrow()),
        answers.choose("3", PickTile()),
    ]
    assert [speaking("en").option(option) for option in options] == [
        "Knife",
        "m2: the source on the right",
        "The Cook: the arrow at wound 7",
        "Tile 3: river; a beast and fish",
    ]


def test_what_is_used_is_told_by_what_it_is_used_for() -> None:
    battle, animals = Battle(5, 0, 0, 0, 0, bare=False), AnimalsFight()
    options = [
        answers.power(0, "supply-biscuits"),
        answers.ability(0, "soup"),
        answers.arm("supply-pistol", 3, battle),
        answers.spare("mystery-helmet", battle),
        answers.arm_all("supply-pistol", animals),
        answers.arm_one("mystery-saber", 0, "cook", animals),
        answers.brandish("supply-pistol", IfWeapon(3, ())),
        answers.ignore_mystery("mystery-whip", "mystery-net"),
        answers.rerolls_with("find-lost-item", Roll(success=False, wound=True, adventure=False))[1],
    ]
    assert [speaking("en").option(option) for option in options] == [
        "Use Biscuits",
        "Stone Soup",
        "Pistol: weapon +3 in this fight",
        "Helmet: ignore 1 wound",
        "Pistol protects everybody",
        "The Cook: use Saber",
        "Use Pistol",
        "Ignore Net: Whip",
        "Film-maker’s Lost Item: reroll the wound die",
    ]


def test_ways_are_worded_by_their_cards_or_by_themselves() -> None:
    options = [
        answers.way("explore-bamboo", Way("palisade")),
        answers.way("", Way("morale")),
        answers.choose("open", SpendNight()),
        answers.choose("beside", Peek()),
    ]
    assert [speaking("en").option(option) for option in options] == [
        "Lower the palisade by 1",
        "Morale +1",
        "In the open",
        "The beast that waits",
    ]
