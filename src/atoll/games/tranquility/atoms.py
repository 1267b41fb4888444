"""What several subjects do with cards. Each changes the state and tells what happened, together."""

from collections import Counter

from ...kernel import shuffle
from .belongings import with_monsters
from .cards import COMPASS, EMPTY, HAND, MONSTER, NAMES, START, STORMY_HAND, YELLOW, is_storm, named
from .grid import shape
from .state import Play, Sea, TakeBearings


def hand_limit(sea: Sea, seat: int) -> int:
    for storm in sea.storms:
        if storm.colour == YELLOW and storm.where == seat:
            return STORMY_HAND
    return HAND


def discardable(sea: Sea, seat: int) -> list[int]:
    """The cards of a hand that may be discarded: no monsters, no Start that is still needed."""
    hand = sea.hands[seat]
    if not hand or hand[-1] < START:
        return hand
    return [card for card in hand if card < START or (card == START and sea.started)]


def show_monsters_of(sea: Sea, seat: int) -> int:
    """Everybody learns how many monsters a hand holds."""
    count = sea.hands[seat].count(MONSTER)
    know_monsters(sea, seat, count)
    return count


def know_monsters(sea: Sea, seat: int, count: int) -> None:
    """Everybody knows of at least so many monsters in a hand."""
    known = max(count, sea.shown[seat].count(MONSTER))
    others = [card for card in sea.shown[seat] if card != MONSTER]
    sea.shown[seat] = others + [MONSTER] * known


def all_show_monsters(sea: Sea) -> bool:
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


def know_only(sea: Sea, seat: int, card: int) -> None:
    """Everybody knows of this card in a hand, and of no other."""
    sea.shown[seat] = [card]


def shows_no_start(sea: Sea) -> None:
    """Who holds a needed Start can do nothing else: any other action shows that there is none."""
    if not sea.started:
        sea.drawn[sea.active] = 0


def may_hold_monsters(sea: Sea) -> bool:
    """Whether monsters were dealt; how many a hand holds is then a secret."""
    return with_monsters(sea.options, sea.seats)


def draw(sea: Sea, seat: int, count: int) -> int | None:
    """Draw so many cards, as far as the deck goes. A storm stops the drawing and is returned."""
    deck = sea.decks[seat]
    if count <= 0 or not deck:
        return None
    cards = deck[-count:]
    storm = None
    if sea.options.storms:
        cards, storm = _up_to_storm(cards)
    del deck[-len(cards) - (storm is not None) :]
    if cards:
        hand = sea.hands[seat]
        hand += cards
        hand.sort()
        sea.drawn[seat] += len(cards)
        sea.reveal()
        if not sea.quiet:
            sea.tell("drew", seat=seat, count=len(cards))
            sea.tell("drew-cards", (seat,), seat=seat, cards=named(cards))
    return storm


def turn_up_top(sea: Sea) -> int:
    """The top of the deck that is common to all, for all to see."""
    sea.reveal()
    return sea.decks[0].pop()


def join_hand(sea: Sea, seat: int, card: int) -> None:
    sea.hands[seat].append(card)
    sea.hands[seat].sort()


def _up_to_storm(top: list[int]) -> tuple[list[int], int | None]:
    """The cards at the top of a deck that come before the first storm, and that storm."""
    for place in reversed(range(len(top))):
        if is_storm(top[place]):
            return top[place + 1 :], top[place]
    return top, None


def shed(sea: Sea, seat: int, cards: tuple[int, ...]) -> None:
    """Discard cards of a hand face down; only their owner learns which."""
    hand = sea.hands[seat]
    for card in cards:
        hand.remove(card)
    sea.discards[seat] += cards
    if not sea.drawn[seat] and not sea.monsters_shown:
        sea.early[seat] = len(sea.discards[seat])  # nothing was drawn that could be a Start
    if sea.shown[seat]:
        # Whether a card that the others have seen was among these they cannot know, only that
        # it is in the hand or here. Monsters had to stay.
        others = Counter(card for card in sea.shown[seat] if card != MONSTER)
        sea.owned[seat] = sorted((Counter(sea.owned[seat]) | others).elements())
        sea.shown[seat] = [card for card in sea.shown[seat] if card == MONSTER]
    if not sea.quiet:
        sea.tell("discarded-cards", (seat,), seat=seat, cards=named(cards))
    if sea.scores:
        sea.scores[seat] -= len(cards)
        sea.discarded_after[seat] += [len(sea.taken[seat])] * len(cards)


def no_start_was_discarded(sea: Sea) -> None:
    """All know of every discard so far that it is no Start."""
    sea.early = [len(pile) for pile in sea.discards]


def tell_discard(sea: Sea, seat: int, count: int) -> None:
    """Tell the others how many cards a seat discards."""
    sea.tell("discarded", seat=seat, count=count)


def shed_unseen(sea: Sea, seat: int, count: int) -> None:
    """Discard from the top of a deck without a look."""
    deck = sea.decks[seat]
    sea.unseen[seat] += deck[-count:]
    del deck[-count:]
    sea.tell("discarded-unseen", seat=seat, count=count)


def put_down(sea: Sea, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    sea.hands[seat].remove(card)
    if card in sea.owned[seat]:
        sea.owned[seat].remove(card)
    if card in sea.shown[seat]:
        sea.shown[seat].remove(card)
    elif sea.seats > 1:
        sea.reveal()


def place(sea: Sea, seat: int, play: Play) -> None:
    """An island goes from a hand into the grid, the way up that it is held."""
    card, cell = play.card, play.cell
    put_down(sea, seat, card)
    sea.grid[cell] = card
    if not sea.quiet:
        sea.tell("played", seat=seat, card=card, cell=shape(sea).labels[cell], cost=play.cost)
    if sea.turned:
        sea.turned[cell] = sea.night


def turn_card(sea: Sea, cell: int) -> None:
    """A card in the grid shows its other half."""
    sea.turned[cell] = not sea.turned[cell]
    sea.tell("turned", seat=sea.active, cell=shape(sea).labels[cell])


def score(sea: Sea, seat: int, points: int) -> None:
    sea.scores[seat] += points
    sea.tell("scored", seat=seat, points=points)


def leave(sea: Sea, card: int) -> None:
    """A card is out of the game, for all to see."""
    sea.gone.append(card)


def return_monsters(sea: Sea, seat: int) -> None:
    """The monsters of a hand are shuffled into the deck."""
    hand, deck = sea.hands[seat], sea.decks[seat]
    monsters = hand.count(MONSTER)
    sea.hands[seat] = [card for card in hand if card != MONSTER]
    deck += [MONSTER] * monsters
    sea.owned[seat] += [MONSTER] * (monsters - sea.owned[seat].count(MONSTER))
    sea.shown[seat] = [card for card in sea.shown[seat] if card != MONSTER]
    sea.drawn[seat] = 0
    shuffle(sea, deck)
    sea.tell("monsters-returned", seat=seat, count=monsters)


def destroy(sea: Sea, cell: int) -> None:
    """An island leaves the grid and the game."""
    sea.gone.append(sea.grid[cell])
    sea.tell("destroyed", card=NAMES[sea.grid[cell]], cell=shape(sea).labels[cell])
    sea.grid[cell] = EMPTY
    if sea.turned:
        sea.turned[cell] = False


def gain_compass(sea: Sea) -> None:
    """Take a compass from those that lie ready, if there is one left."""
    if sea.supply:
        sea.supply -= 1
        find_compass(sea)


def find_compass(sea: Sea) -> None:
    """A compass joins those that belong to all, who may want to use it before play goes on."""
    sea.compasses += 1
    sea.tell("gained-compass", compasses=sea.compasses)
    if sea.storms:
        sea.push(TakeBearings())


def spend_compass(sea: Sea) -> None:
    sea.compasses -= 1
    sea.gone.append(COMPASS)
