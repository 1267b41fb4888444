"""The drawing of Family Robinson: what is built of the nine, the children, and what is heaped."""

import pytest

from atoll.cli.wording import terminal_texts
from atoll.games.robinson.camp.items import return_invention
from atoll.games.robinson.scenarios.family_robinson import household
from atoll.games.robinson.state import Goods
from atoll.texts import LANGUAGES

from ..games.robinson.acting import have, space
from ..games.robinson.families import family
from ..games.robinson.tables import planning, says
from .test_robinson_board import GAME, at_length, drawn, drawn_for


def test_the_nine_are_told_by_name_and_the_children_counted() -> None:
    camp = family()
    have(camp, "bed", "pit")
    return_invention(camp, "bow")
    household(camp).children = 2
    text = at_length(camp)
    for part in (
        "The nine: 2/9",
        "built: Bed, Pit",
        "to be built: Basket, Belts, Cellar, Diary, Furnace, Moat",
        "back in the deck: Bow",
        "children: 2",
    ):
        assert part in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_screen_they_are_only_counted_and_actions_have_room(language: str) -> None:
    camp = planning(family())
    text = drawn_for(GAME.view(camp, 0), language=language)
    texts = terminal_texts(language, "robinson")
    build = texts("board-build", pawns="").split()[0]
    before, _, after = text.partition(f"\n{build}")
    assert texts("progress-household", built=0, total=9) in before
    assert texts("card-diary") not in before
    assert after


def test_children_are_told_of_when_there_are_any() -> None:
    camp = family()
    assert "children" not in drawn(camp)
    household(camp).children = 1
    assert "children: 1" in drawn(camp)


@pytest.mark.parametrize(
    ("children", "food", "told"),
    [(0, 2, "supper 2"), (3, 5, "supper 5"), (1, 2, "supper 3, 1 short")],
)
def test_children_are_at_supper(children: int, food: int, told: str) -> None:
    camp = family()
    household(camp).children = children
    camp.available = Goods(food=food)
    assert told in drawn(planning(camp))


@pytest.mark.parametrize(("tokens", "fish"), [(0, "wood fish  "), (1, "fish+ "), (2, "fish++ ")])
def test_each_extra_food_token_of_a_heap_is_a_plus(tokens: int, fish: str) -> None:
    camp = family()
    space(camp, "m1").tokens = ["food"] * tokens
    assert fish in drawn(planning(camp))


def test_reclamation_goes_by_its_name() -> None:
    camp = planning(family())
    assert "reclamation ●2 (removes a black marker)" in drawn(camp, height=40)
    says(camp, "carpenter", "do arrange reclaim", "add carpenter arrange-reclaim")
    assert "reclamation: Carpenter ×2" in drawn(camp)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_is_told_in_full(language: str) -> None:
    aim = terminal_texts(language, "robinson")("goal-family_robinson")
    assert " ".join(aim.split()) in " ".join(at_length(family(), language).split())
