"""Stormy Seas: the sea monsters, which destroy an island and can never be discarded."""

from ...kernel import Option
from . import answers
from .atoms import destroy, leave, put_down, return_monsters, shows_no_start
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
    leave(sea, MONSTER)
    sea.tell("monster", seat=seat)
    destroy(sea, step.cell)


def monsters_are_in_the_way(sea: Sea) -> bool:
    """Whether Finish cannot be played because a monster is known to be in some hand."""
    return MONSTER in sea.hands[sea.active] or any(MONSTER in cards for cards in sea.shown)


def monsters_can_go_back(sea: Sea) -> bool:
    """Monsters that have no card in the grid to go for need not cost the game."""
    monsters = MONSTER in sea.hands[sea.active]
    return monsters and not any(sea.grid) and any(card != MONSTER for card in sea.decks[sea.active])


def send_monsters_back(sea: Sea) -> None:
    """The monsters are shuffled into the deck, and the turn begins again with other cards."""
    return_monsters(sea, sea.active)
    sea.push_all(Refill(sea.active), Turn())
