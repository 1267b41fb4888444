"""Digging treasures up and sharing them; and the curses among them."""

from ...kernel import Decision, Message, shuffle
from . import answers
from .atoms import (
    discard_clues,
    discard_hoard,
    discard_treasure,
    draw_treasure,
    give_amulet,
    go_on_hunting,
    lay_rose,
    maps_changed,
    shuffle_curse_in,
    take_back_rose,
    take_back_roses,
    turn_used,
)
from .driving import finish_move
from .ending import end
from .facts import COLOURS, CURSE, TREASURES
from .memory import card_turned_up, curse_returned
from .state import NO_CLUE, Hunt, Map, Sharing, Treasure, rules
from .steps import TURN, Accept, Claim, Dig, Gaze, OpenMap, Pass, ShowTreasure

ASK_CLAIM = {coins: Message("ask-claim", {"coins": coins}) for coins in TREASURES}


@rules.happens(Dig)
def dig(hunt: Hunt, step: Dig) -> None:
    """The digger's rose comes to lie below the others."""
    seat = hunt.active
    turn_used(hunt)
    go_on_hunting(hunt)
    finish_move(hunt)
    lay_rose(hunt, seat, step.colour)
    hunt.tell("dug", seat=seat, colour=COLOURS[step.colour])
    hunt.sharing = Sharing(step.colour, seat, [])
    draw_hoard(hunt, hunt.sharing)
    hunt.push_all(ShowTreasure(), TURN)


def draw_hoard(hunt: Hunt, sharing: Sharing) -> None:
    """A card for each rose, which its owner looks at, and one that nobody has seen."""
    claims = hunt.claims
    for each in range(hunt.seats):
        seat = (sharing.digger + each) % hunt.seats
        drawn = _draw(hunt, claims.count(seat), seat)
        sharing.hoard += drawn
        if drawn and not hunt.quiet:
            hunt.tell("looked", seat=seat, count=len(drawn))
            hunt.tell("looked-at", (seat,), coins=tuple([card.coins for card in drawn]))
    sharing.hoard += _draw(hunt, 1, None)
    sharing.hoard.sort(key=lambda card: (card.coins, card.knowers))
    shuffle(hunt, sharing.hoard)


def _draw(hunt: Hunt, count: int, seat: int | None) -> list[Treasure]:
    drawn = [draw_treasure(hunt, seat) for _ in range(count)]
    return [card for card in drawn if card is not None]


@rules.happens(ShowTreasure)
def show_treasure(hunt: Hunt, step: ShowTreasure) -> None:
    sharing = hunt.sharing
    assert sharing is not None
    if not sharing.hoard or not hunt.claims:
        end_sharing(hunt, sharing)
        return
    coins = turn_up(hunt, sharing)
    if coins == CURSE:
        curse(hunt, sharing)
        return
    sharing.shown = coins
    hunt.tell("shown", coins=coins)
    hunt.push(Claim(0))


def turn_up(hunt: Hunt, sharing: Sharing) -> int:
    """All see the next card of the hoard."""
    coins = sharing.hoard[-1].coins
    card_turned_up(hunt, sharing, coins)
    sharing.turned.append(sharing.hoard.pop())
    hunt.reveal()
    return coins


# Claiming.


@rules.asks(Claim)
def claim(hunt: Hunt, step: Claim) -> tuple[Decision, ...]:
    """Roses of one owner that lie side by side are asked once: it makes no difference."""
    sharing = hunt.sharing
    assert sharing is not None
    assert sharing.shown is not None
    claims, place = hunt.claims, step.place
    if place == len(claims):
        return ()
    owner, after = claims[place], place + 1
    while after < len(claims) and claims[after] == owner:
        after += 1
    return (Decision(owner, ASK_CLAIM[sharing.shown], answers.claims(place, after)),)


@rules.happens(Pass)
def offer_further(hunt: Hunt, step: Pass) -> None:
    if not hunt.quiet:
        hunt.tell("passed", seat=hunt.claims[step.place - 1])
    hunt.push(Claim(step.place))


@rules.happens(Claim)
def nobody_wants_it(hunt: Hunt, step: Claim) -> None:
    sharing = hunt.sharing
    assert sharing is not None
    assert sharing.shown is not None
    discard_treasure(hunt, sharing.shown)
    hunt.tell("unwanted", coins=sharing.shown)
    sharing.shown = None
    hunt.push(ShowTreasure())


@rules.happens(Accept)
def accept(hunt: Hunt, step: Accept) -> None:
    sharing = hunt.sharing
    assert sharing is not None
    assert sharing.shown is not None
    sharing.last = take_back_rose(hunt, sharing.colour, step.place)
    hunt.chests[sharing.last].append(sharing.shown)
    hunt.tell("accepted", seat=sharing.last, coins=sharing.shown)
    sharing.shown = None
    hunt.push(ShowTreasure())


# Curses.


def curse(hunt: Hunt, sharing: Sharing) -> None:
    """Everybody who still has a rose on the map loses an amulet, or else the best card."""
    hunt.tell("curse")
    unprotected = [seat for seat in dict.fromkeys(hunt.claims) if not ward_off(hunt, seat)]
    if hunt.options.curse_returns:
        return_curse(hunt, sharing)
    else:
        hunt.struck += 1
    match hunt.options.after_curse:
        case "over":
            end_sharing(hunt, sharing)
            return
        case "for-amulets":
            take_back_roses(hunt, sharing.colour, unprotected)
        case "goes-on":
            pass
    hunt.push(ShowTreasure())


def return_curse(hunt: Hunt, sharing: Sharing) -> None:
    """Into the deck; if that has run out the game ends all the same."""
    curse_returned(hunt, sharing)
    shuffle_curse_in(hunt)


def ward_off(hunt: Hunt, seat: int) -> bool:
    """Whether somebody had an amulet to lose; whoever has nothing at all loses nothing."""
    if hunt.held[seat]:
        give_amulet(hunt, seat)
        hunt.tell("warded-off", seat=seat)
        return True
    if hunt.chests[seat]:
        best = max(hunt.chests[seat])
        hunt.chests[seat].remove(best)
        discard_treasure(hunt, best)
        hunt.tell("cursed", seat=seat, coins=best)
    return False


# The end of a sharing.


def end_sharing(hunt: Hunt, sharing: Sharing) -> None:
    finished = hunt.maps[sharing.colour]
    discard_hoard(hunt, sharing)
    discard_clues(hunt, [laid.clue for laid in finished.laid if laid.clue != NO_CLUE])
    hunt.maps[sharing.colour] = Map([], [])
    hunt.sharing = None
    maps_changed(hunt)
    hunt.tell("shared", colour=COLOURS[sharing.colour])
    if hunt.last_sharing:
        end(hunt, "treasures-out")
        return
    hunt.push_all(OpenMap(sharing.opener, sharing.colour), Gaze())
