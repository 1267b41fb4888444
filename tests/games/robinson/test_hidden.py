"""RC-1.2: what everybody knows of the decks, and what nobody does."""

from atoll.games.robinson.camp.items import return_invention
from atoll.games.robinson.cards.events import EVENTS
from atoll.games.robinson.decks.piles import draw, draw_invention, look, shuffle_into
from atoll.games.robinson.facts import FIRST_TILE, TILES
from atoll.games.robinson.redeal import hide
from atoll.games.robinson.state import Camp, Pile
from atoll.games.robinson.steps import TakeInvention
from atoll.games.robinson.view import LaterSeen
from atoll.games.robinson.vocabulary import AtNight, DrawInvention, Wound
from tests.rulecite import rule

from .tables import GAME, happen, table

SEEDS = range(40)
BOOKS = [name for name, card in EVENTS.items() if card.sign == "book"]


def redealt(camp: Camp, seed: int) -> Camp:
    """The table as it could be for all that anybody knows."""
    twin = GAME.clone(camp)
    twin.rng = seed
    hide(twin, 0)
    return twin


# Inventions.


@rule("RC-3.4")
def test_the_top_invention_is_seen_by_all_and_no_other() -> None:
    camp = table()
    top = camp.inventions.cards[-1]
    assert GAME.see(camp).decks["inventions"].top == (top,)
    orders = {tuple(redealt(camp, seed).inventions.cards) for seed in SEEDS}
    assert {order[-1] for order in orders} == {top}
    assert len({order[0] for order in orders}) > 1


@rule("RC-3.4", "RC-2.9")
def test_so_is_the_next_when_one_is_drawn_or_the_deck_is_shuffled() -> None:
    camp = table()
    happen(camp, DrawInvention())
    assert GAME.see(camp).decks["inventions"].top == (camp.inventions.cards[-1],)
    return_invention(camp, "shovel")
    assert GAME.see(camp).decks["inventions"].top == (camp.inventions.cards[-1],)
    happen(camp, TakeInvention(camp.inventions.cards[0]))
    assert GAME.see(camp).decks["inventions"].top == (camp.inventions.cards[-1],)
    while draw_invention(camp) is not None:
        pass
    assert GAME.see(camp).decks["inventions"].top == ()


# The event deck.


@rule("RC-1.2", "RC-13.5")
def test_the_back_of_the_top_card_tells_whether_an_event_comes() -> None:
    camp = table()
    assert GAME.see(camp).decks["events"].back == "events"
    for card, back in {"gather-viper": "gather", "mystery-gremlins": "mysteries"}.items():
        camp.event_deck.cards.append(card)
        seen = GAME.see(camp).decks["events"]
        assert (seen.back, seen.top) == (back, ())
    camp.event_deck.cards.clear()
    assert GAME.see(camp).decks["events"].back == ""


@rule("RC-1.2", "RC-3.10")
def test_nobody_knows_which_events_are_in_the_game_nor_where_an_adventure_lies() -> None:
    camp = table()
    books = [card for card in camp.event_deck.cards if card in BOOKS]
    camp.event_deck.cards.insert(3, "gather-viper")
    twins = [redealt(camp, seed) for seed in SEEDS]
    decks = [twin.event_deck.cards for twin in twins]
    assert {len([card for card in deck if card in BOOKS]) for deck in decks} == {len(books)}
    assert {deck[-1].partition("-")[0] for deck in decks} == {"event"}
    assert len({deck.index("gather-viper") for deck in decks}) > 3
    assert len({tuple(twin.box) for twin in twins}) > 1


@rule("RC-1.2")
def test_an_adventure_on_top_stays_one_of_its_kind() -> None:
    camp = table()
    camp.event_deck.cards += ["build-windstorm", "gather-viper", "gather-new-flock"]
    tops = {redealt(camp, seed).event_deck.cards[-1] for seed in SEEDS}
    assert tops == {"gather-viper", "gather-new-flock"}


@rule("RC-1.2")
def test_what_was_looked_at_stays_known_until_the_deck_is_shuffled() -> None:
    camp = table()
    (seen,) = look(camp, camp.event_deck, 1)
    assert {redealt(camp, seed).event_deck.cards[-1] for seed in SEEDS} == {seen}
    assert GAME.see(camp).decks["events"].top == (seen,)
    shuffle_into(camp, camp.event_deck, "gather-viper")
    assert GAME.see(camp).decks["events"].top == ()
    look(camp, camp.event_deck, 2)
    draw(camp, camp.event_deck)
    assert GAME.see(camp).decks["events"].top == (camp.event_deck.cards[-1],)


# Tiles and beasts.


@rule("RC-1.2", "RC-3.7")
def test_any_of_the_other_ten_tiles_may_be_on_top() -> None:
    camp = table()
    tops = {redealt(camp, seed).tiles.cards[-1] for seed in range(200)}
    assert tops == {str(tile) for tile in TILES if tile != FIRST_TILE}


@rule("RC-1.2", "RC-19.5")
def test_nobody_knows_which_beasts_can_be_hunted() -> None:
    camp = table()
    camp.hunting = Pile([camp.beasts.cards.pop(), camp.beasts.cards.pop()], bottom=1)
    below = camp.hunting.cards[0]
    twins = [redealt(camp, seed) for seed in SEEDS]
    assert {twin.hunting.cards[0] for twin in twins} == {below}
    assert len({twin.hunting.cards[1] for twin in twins}) > 3
    assert {len(twin.beasts.cards) for twin in twins} == {14}


# What lies on the sheets.


@rule("RC-1.2", "RC-4.4")
def test_all_see_which_arrows_no_longer_cost_morale() -> None:
    camp = table()
    camp.people[1].deaf = [4, 9]
    assert [person.deaf for person in GAME.see(camp).people] == [(), (4, 9)]


# What lies open.


@rule("RC-1.2")
def test_everybody_sees_what_a_card_has_in_store_and_what_was_discarded() -> None:
    camp = table("carpenter cook", actor="cook")
    camp.scene.card = "mystery-poisonous-spores"
    happen(camp, AtNight((Wound(1),)))
    camp.mystery_discards = ["mystery-net"]
    camp.invention_discards = ["cellar"]
    board = GAME.see(camp)
    assert board.laters == (LaterSeen("mystery-poisonous-spores", "cook", "night"),)
    assert (board.mystery_discards, board.invention_discards) == (("mystery-net",), ("cellar",))
