"""RC-30: easier and harder."""

import pytest

from atoll.games.robinson import Robinson
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.cards.wrecks import WRECKS
from atoll.games.robinson.state import Camp, Goods, Threat
from atoll.games.robinson.steps import EndActionPhase
from atoll.kernel import OptionValue
from tests.rulecite import rule

from .acting import act, island
from .tables import happen


def dealt(seats: int, seed: int = 0, **options: OptionValue) -> Camp:
    return Robinson().setup(seats, seed, options)


@rule("RC-30.1", "RC-3.12")
@pytest.mark.parametrize(
    ("seats", "friday", "dog"), [(1, True, True), (2, True, False), (3, False, False)]
)
def test_usually_friday_and_the_dog_come_to_those_who_are_few(
    seats: int, friday: bool, dog: bool
) -> None:
    camp = dealt(seats)
    assert (len(camp.people) > seats, camp.options.dog) == (friday, dog)


@rule("RC-30.1")
def test_friday_and_the_dog_may_be_in_the_game_or_not() -> None:
    camp = dealt(3, friday=True, dog=True)
    assert [each.name for each in camp.people][3:] == ["friday"]
    assert camp.options.dog
    camp = dealt(2, friday=False)
    assert len(camp.people) == 2
    camp = dealt(1, dog=False)
    assert not camp.options.dog


@rule("RC-30.1", "RC-3.8")
@pytest.mark.parametrize("items", [0, 1, 2, 3, 4])
def test_there_may_be_more_or_fewer_starting_items(items: int) -> None:
    camp = dealt(3, items=items)
    assert len(camp.kept) == items
    assert all(kept.uses == 2 for kept in camp.kept)


@rule("RC-30.2", "RC-3.10")
@pytest.mark.parametrize(
    ("events", "books", "adventures"), [("even", 6, 6), ("books", 8, 4), ("adventures", 4, 8)]
)
def test_the_event_deck_may_have_more_books_or_more_adventures(
    events: str, books: int, adventures: int
) -> None:
    cards = dealt(3, events=events).event_deck.cards
    with_book = [card for card in cards if EVENTS[card].sign == "book"]
    assert (len(with_book), len(cards) - len(with_book)) == (books, adventures)


@rule("RC-30.3", "RC-3.9")
def test_the_wreck_may_be_drawn_at_random() -> None:
    wrecks = {str(dealt(3, seed, wreck="random").threats[1]) for seed in range(20)}
    assert wrecks == {str(Threat(card)) for card in WRECKS}
    assert {str(dealt(3, seed).threats[1]) for seed in range(20)} == {
        str(Threat("wreck-food-crates"))
    }


@rule("RC-30.3", "RC-14.3")
@pytest.mark.parametrize(
    ("card", "pawns", "goods", "items"),
    [
        ("wreck-wrecked-lifeboat", "cook", Goods(wood=1), 0),
        ("wreck-wrecked-lifeboat", "cook cook", Goods(wood=2), 0),
        ("wreck-captains-chest", "cook", Goods(wood=1), 0),
        ("wreck-captains-chest", "cook cook", Goods(wood=1), 1),
    ],
)
def test_the_lifeboat_gives_wood_and_the_chest_wood_and_a_starting_item(
    card: str, pawns: str, goods: Goods, items: int
) -> None:
    camp = island()
    camp.threats = [None, Threat(card)]
    act(camp, "threat", "right", pawns=pawns)
    happen(camp, EndActionPhase())
    assert camp.available == goods
    assert len(camp.kept) == items
