"""Start: it must be played, and all players discard eight cards between them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, cycle

from ...kernel import Decision, Message, Option
from . import answers
from .atoms import (
    discardable,
    draw,
    gain_compass,
    hand_limit,
    may_hold_monsters,
    no_start_was_discarded,
    put_down,
    shed,
    shed_unseen,
    show_monsters_of,
    tell_discard,
)
from .cards import EXTRA_CARDS, FINISH, START, STORMY_HAND
from .day_and_night import night_falls_with_start
from .state import (
    CountOffers,
    DrawExtra,
    Give,
    JointDiscard,
    LookForParadise,
    Offer,
    Offers,
    PlayStart,
    Quotas,
    Refill,
    Sea,
    rules,
)
from .storms import storm_comes_up

JOINT_DISCARD = 8
ROUNDS_OF_OFFERS = 3
UNSEEN = 2
"""How many cards a player in a yellow storm may discard from the top of the deck."""


@rules.happens(PlayStart)
def play_start(sea: Sea, step: PlayStart) -> None:
    put_down(sea, sea.active, START)
    sea.started = True
    no_start_was_discarded(sea)
    sea.tell("start", seat=sea.active)
    night_falls_with_start(sea)
    sea.push_all(
        *(DrawExtra(seat, EXTRA_CARDS.get(sea.seats, 0)) for seat in from_active(sea)),
        JointDiscard(),
        *(Refill(seat) for seat in from_active(sea)),
    )
    if sea.options.storms:
        gain_compass(sea)
    if sea.options.mode == "pyramid":
        sea.push(LookForParadise())


def from_active(sea: Sea) -> list[int]:
    """All seats clockwise, the active one first."""
    return [(sea.active + place) % sea.seats for place in range(sea.seats)]


@rules.happens(DrawExtra)
def draw_extra(sea: Sea, step: DrawExtra) -> None:
    before = len(sea.hands[step.seat])
    storm = draw(sea, step.seat, step.count)
    if storm is not None:
        drawn = len(sea.hands[step.seat]) - before
        sea.push(DrawExtra(step.seat, step.count - drawn))
        storm_comes_up(sea, step.seat, storm)


@rules.happens(JointDiscard)
def joint_discard(sea: Sea, step: JointDiscard) -> None:
    """If all must give everything they can, or there is nobody to agree with, nobody is asked."""
    stormy = tuple([seat for seat in range(sea.seats) if may_give_unseen(sea, seat)])
    most = [most_to_give(sea, seat, stormy) for seat in range(sea.seats)]
    if sum(most) <= JOINT_DISCARD:
        sea.push(Quotas(tuple(most), stormy))
        for seat in range(sea.seats):
            show_monsters_of(sea, seat)  # what stays in the hands can be nothing else
    elif sea.seats == 1:
        sea.push(Quotas((JOINT_DISCARD,), stormy))
    else:
        sea.push_all(Offers(1, stormy), CountOffers(1, stormy))


def may_give_unseen(sea: Sea, seat: int) -> bool:
    """A player in a yellow storm may, if the deck has two cards."""
    return hand_limit(sea, seat) == STORMY_HAND and len(sea.decks[seat]) >= UNSEEN


def amounts(sea: Sea, seat: int, stormy: tuple[int, ...]) -> Sequence[int]:
    """How many cards a seat can give. Those from the deck are given both or not at all."""
    held = len(discardable(sea, seat))
    if seat not in stormy:
        return range(held + 1)
    return range(held + UNSEEN + 1) if held else (0, UNSEEN)


def most_to_give(sea: Sea, seat: int, stormy: tuple[int, ...]) -> int:
    return amounts(sea, seat, stormy)[-1]


@rules.asks(Offers)
def offers(sea: Sea, step: Offers) -> tuple[Decision, ...]:
    """Always asked: that somebody has no choice would tell of the monsters in the hand."""
    prompt = ask_offer(step.round)
    decisions = []
    for seat in range(sea.seats):
        counts = amounts(sea, seat, step.stormy)[: JOINT_DISCARD + 1]
        options = answers.offers(seat, counts)
        decisions.append(Decision(seat, prompt, options, always=True))
    return tuple(decisions)


@cache
def ask_offer(offer_round: int) -> Message:
    rounds_left = ROUNDS_OF_OFFERS - offer_round
    return Message("ask-offer", {"total": JOINT_DISCARD, "round": offer_round, "left": rounds_left})


@rules.happens(Offer)
def offer(sea: Sea, step: Offer) -> None:
    if len(sea.offers) == sea.seats:
        sea.offers = []  # a new round
    sea.offers.append(step.count)
    sea.tell("offered", seat=step.seat, count=step.count)


def offers_fit(sea: Sea) -> bool:
    """Whether the hands explain that offers are asked for, and the offers that were made."""
    step = sea.step
    if not (isinstance(step, Offers) or (isinstance(step, Quotas) and step.made)):
        return True
    can_give = [amounts(sea, seat, step.stormy) for seat in range(sea.seats)]
    return (
        sum(counts[-1] for counts in can_give) > JOINT_DISCARD
        and all(offer in counts for offer, counts in zip(step.made, cycle(can_give), strict=False))
        and (isinstance(step, Offers) or split_fits(sea, step))
    )


def split_fits(sea: Sea, step: Quotas) -> bool:
    """Whether the hands explain the quotas, if they were not agreed upon."""
    agreed = sum(step.made[-sea.seats :]) == JOINT_DISCARD
    return agreed or even_split(sea, step.stormy) == step.counts


@rules.happens(CountOffers)
def count_offers(sea: Sea, step: CountOffers) -> None:
    stormy, made = step.stormy, (*step.made, *sea.offers)
    if sum(sea.offers) == JOINT_DISCARD:
        sea.push(Quotas(tuple(sea.offers), stormy, made))
        sea.offers = []
    elif step.round < ROUNDS_OF_OFFERS:
        again = step.round + 1
        sea.push_all(Offers(again, stormy, made), CountOffers(again, stormy, made))
    else:
        sea.tell("no-agreement")
        counts = even_split(sea, stormy)
        sea.push(Quotas(counts, stormy, made))
        sea.offers = []
        for seat in with_no_more_to_give(sea, counts, stormy):
            show_monsters_of(sea, seat)  # nothing else can be what it keeps


def with_no_more_to_give(
    sea: Sea, counts: tuple[int, ...], stormy: tuple[int, ...]
) -> Iterator[int]:
    """The seats of which all can tell, by an even split, that it took all they have to give.

    Another gives more although it is later in turn, or two more. Of seats that may give from
    their deck nobody knows whether it was counted.
    """
    seats = [seat for seat in from_active(sea) if seat not in stormy]
    for place, seat in enumerate(seats):
        earlier = max((counts[other] - 1 for other in seats[:place]), default=0)
        later = max((counts[other] for other in seats[place + 1 :]), default=0)
        if counts[seat] < max(earlier, later):
            yield seat


def even_split(sea: Sea, stormy: tuple[int, ...]) -> tuple[int, ...]:
    """As even as the hands allow, the active seat first to give one more.

    Decks are counted only if the hands do not suffice; a seat with nothing but its deck to give
    then gives its two cards if it has to.
    """
    most = [len(discardable(sea, seat)) for seat in range(sea.seats)]
    if sum(most) < JOINT_DISCARD:
        most = [most_to_give(sea, seat, stormy) for seat in range(sea.seats)]
    flexible = [seat for seat in from_active(sea) if discardable(sea, seat)]
    counts = [0] * sea.seats
    for seat in stormy:
        if (
            seat not in flexible
            and sum(most[each] for each in flexible) + sum(counts) < JOINT_DISCARD
        ):
            counts[seat] = UNSEEN
    givers = cycle(flexible)
    while sum(counts) < min(JOINT_DISCARD, sum(most)):
        seat = next(givers)
        counts[seat] += counts[seat] < most[seat]
    return tuple(counts)


@rules.asks(Quotas)
def contributions(sea: Sea, step: Quotas) -> tuple[Decision, ...]:
    """Each seat chooses in secret which cards it gives."""
    return tuple(
        [
            Decision(
                seat,
                ask_give(count),
                _ways_to_give(sea, seat, count, unseen=seat in step.stormy),
                always=may_hold_monsters(sea) or count < most_to_give(sea, seat, step.stormy),
            )
            for seat, count in enumerate(step.counts)
            if count
        ]
    )


@cache
def ask_give(count: int) -> Message:
    return Message("ask-give", {"count": count})


def _ways_to_give(sea: Sea, seat: int, count: int, *, unseen: bool) -> tuple[Option, ...]:
    cards = discardable(sea, seat)
    options = [answers.gift(seat, way) for way in choices(cards, count)]
    if unseen and count >= UNSEEN:
        fewer = choices(cards, count - UNSEEN)
        options += [answers.give_unseen(seat, way, UNSEEN) for way in fewer]
    return tuple(options)


def choices(cards: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to choose so many of these cards; cards that look the same are the same."""
    ways = combinations(cards, count)
    # Hands are sorted, and there is one of each island: only other cards can look the same.
    alike = len(cards) > 1 and cards[-2] >= FINISH
    return list(dict.fromkeys(ways)) if alike else list(ways)


@rules.happens(Give)
def give(sea: Sea, step: Give) -> None:
    if step.cards:
        tell_discard(sea, step.seat, len(step.cards))
        shed(sea, step.seat, step.cards)
    if step.unseen:
        shed_unseen(sea, step.seat, step.unseen)
