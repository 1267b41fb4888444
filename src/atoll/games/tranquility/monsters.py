"""Stormy Seas: the sea monsters, which destroy an island and can never be discarded."""

from ...kernel import Option, shuffle
from . import answers
from .atoms import destroy, put_down, show_monsters_of, shows_no_start
from .cards import MONSTER
from .grid import filled_cells
from .state import PlayMonster, Refill, Sea, Turn, rules


def monster_plays(sea: Sea) -> list[Option]:
    """A monster can be played onto any card in the grid."""
    if MONSTER not in sea.hands[sea.active]:
        return []
    return [answers.monster(sea.options.mode, cell) for cell in filled_cells(sea)]


@rules.happens(PlayMonster)
def play_monster(sea: Sea, step: PlayMonster) -> None:
    seat = sea.active
    shows_no_start(sea)
    put_down(sea, seat, MONSTER)
    sea.gone.append(MONSTER)
    sea.tell("monster", seat=seat)
    destroy(sea, step.cell)


def monsters_are_in_the_way(sea: Sea) -> bool:
    """Whether Finish cannot be played because a monster is known to be in some hand."""
    return MONSTER in sea.hands[sea.active] or any(MONSTER in cards for cards in sea.shown)


def show_monsters(sea: Sea) -> bool:
    """Everybody shows the monsters they hold. True if there are any."""
    if not any(MONSTER in hand for hand in sea.hands):
        return False
    sea.monsters_shown = True
    sea.drawn = [0] * sea.seats
    for seat in range(sea.seats):
        if count := show_monsters_of(sea, seat):
            sea.tell("monsters-shown", seat=seat, count=count)
    sea.reveal()
    return True


def monsters_can_go_back(sea: Sea) -> bool:
    """Monsters that have no card in the grid to go for need not cost the game."""
    monsters = MONSTER in sea.hands[sea.active]
    return monsters and not any(sea.grid) and any(card != MONSTER for card in sea.decks[sea.active])


def send_monsters_back(sea: Sea) -> None:
    """The monsters are shuffled into the deck, and the turn begins again with other cards."""
    seat = sea.active
    hand, deck = sea.hands[seat], sea.decks[seat]
    monsters = hand.count(MONSTER)
    sea.hands[seat] = [card for card in hand if card != MONSTER]
    deck += [MONSTER] * monsters
    sea.owned[seat] += [MONSTER] * (monsters - sea.owned[seat].count(MONSTER))
    sea.shown[seat] = [card for card in sea.shown[seat] if card != MONSTER]
    sea.drawn[seat] = 0
    shuffle(sea, deck)
    sea.tell("monsters-returned", seat=seat, count=monsters)
    sea.push_all(Refill(seat), Turn())
