"""A toy game that asks of the kernel what no single real game does.

Two to four seats. Each round all seats secretly bid 0 to 3 coins. Whoever bids most takes the
round's gem, whose colour is drawn at random; a tie burns it. While the others bid, a seat that
has its whistle may blow it: then nobody may bid more than 1 in this round. Any seat may once tell
a joke at any moment: the others, asked at once, laugh or frown, and every frown costs a gem. The
richest after three rounds wins. Any seat but the last may go home at any moment.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from atoll.kernel import (
    FREE,
    Answer,
    BadOptions,
    Decision,
    Domain,
    Game,
    Message,
    Outcome,
    Refused,
    Rules,
    State,
    Step,
    Talk,
    option,
    pick,
)

COLOURS = ("red", "blue", "green")
ROUNDS = 3
MOST = 3
"""So many coins somebody may bid."""


class Options(Struct, frozen=True):
    whistles: bool = True
    forced: bool = False
    """Bids are always 0, so nobody has a choice."""


class Round(Step, frozen=True):
    pass


class Bids(Step, frozen=True):
    pass


class Bid(Step, frozen=True):
    seat: int
    coins: int


class Award(Step, frozen=True):
    pass


class Blow(Step, frozen=True):
    seat: int


class Joke(Step, frozen=True):
    seat: int


class GoHome(Step, frozen=True):
    seat: int


class Faces(Step, frozen=True):
    """The others listen to the joke of a seat."""

    joker: int


class Face(Step, frozen=True):
    joker: int
    frowns: bool


def _bids(options: Options, seats: int) -> range:
    return range(1 if options.forced else MOST + 1)


def _with_whistles(options: Options, seats: int) -> bool:
    return options.whistles


class ToBid(Answer, frozen=True):
    """So many coins are bid."""

    form = "bid {coins}"
    example = "bid 2"

    coins: Annotated[int, Domain(_bids)]


class ToBlow(Answer, frozen=True):
    """The whistle is blown."""

    form = "blow"
    pieces = "whistle"
    occurs = staticmethod(_with_whistles)


class ToJoke(Answer, frozen=True):
    """A joke is told."""

    form = "joke"
    pieces = "joke"
    occurs = staticmethod(_with_whistles)


class ToGo(Answer, frozen=True):
    """Somebody goes home."""

    form = "go"
    occurs = staticmethod(_with_whistles)


class ToLaugh(Answer, frozen=True):
    """The joke is good."""

    form = "laugh"
    occurs = staticmethod(_with_whistles)


class ToFrown(Answer, frozen=True):
    """The joke is bad."""

    form = "frown"
    occurs = staticmethod(_with_whistles)


class Auction(
    State[Round | Bids | Bid | Award | Blow | Joke | GoHome | Faces | Face], kw_only=True
):
    options: Options
    round: int = 0
    cap: int = MOST
    gem: str = ""
    bids: list[int]
    gems: list[list[str]]
    whistles: list[bool]
    jokes: list[bool]
    home: list[bool]
    burnt: list[str] = []


class Board(Struct, frozen=True):
    gems: tuple[tuple[str, ...], ...]
    cap: int


rules = Rules(Auction)


@rules.happens(Round)
def begin_round(state: Auction, step: Round) -> None:
    if state.round == ROUNDS:
        scores = tuple(map(len, state.gems))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        state.end(Outcome("rounds", scores, winners))
        return
    state.round += 1
    state.cap = MOST
    state.gem = pick(state, COLOURS)
    state.tell("gem", colour=state.gem)
    state.push_all(Bids(), Award(), Round())


@rules.asks(Bids)
def bids(state: Auction, step: Bids) -> tuple[Decision, ...]:
    most = 0 if state.options.forced else state.cap
    return tuple(
        Decision(
            seat,
            Message("ask-bid"),
            tuple(option(ToBid(coins), Bid(seat, coins)) for coins in range(most + 1)),
        )
        for seat in range(state.seats)
        if not state.home[seat]
    )


@rules.happens(Bid)
def bid(state: Auction, step: Bid) -> None:
    state.bids[step.seat] = step.coins


@rules.happens(Award)
def award(state: Auction, step: Award) -> None:
    best = max(state.bids)
    state.tell("bids", coins=tuple(state.bids))
    if state.bids.count(best) == 1:
        state.gems[state.bids.index(best)].append(state.gem)
    else:
        state.burnt.append(state.gem)
    state.bids, state.gem = [0] * state.seats, ""


@rules.standing
def chances(state: Auction) -> Sequence[Decision]:
    return [*_whistles(state), *_jokes(state), *_goodbyes(state)]


def _whistles(state: Auction) -> Sequence[Decision]:
    return [
        Decision(
            seat,
            Message("ask-whistle"),
            (option(ToBlow(), Blow(seat)),),
            must=False,
        )
        for seat in range(state.seats)
        if state.whistles[seat] and state.cap > 1
    ]


def _jokes(state: Auction) -> Sequence[Decision]:
    return [
        Decision(seat, Message("ask-joke"), (option(ToJoke(), Joke(seat)),), must=False)
        for seat in range(state.seats)
        if state.jokes[seat]
    ]


def _goodbyes(state: Auction) -> Sequence[Decision]:
    return [
        Decision(seat, Message("ask-go"), (option(ToGo(), GoHome(seat)),), must=False)
        for seat in range(state.seats)
        if state.options.whistles and not state.home[seat] and state.home.count(False) > 1
    ]


@rules.happens(GoHome)
def go_home(state: Auction, step: GoHome) -> None:
    state.home[step.seat] = True
    state.tell("gone", seat=step.seat)


@rules.happens(Joke)
def joke(state: Auction, step: Joke) -> None:
    state.jokes[step.seat] = False
    state.push(Faces(step.seat))


@rules.asks(Faces)
def faces(state: Auction, step: Faces) -> tuple[Decision, ...]:
    options = (
        option(ToLaugh(), Face(step.joker, frowns=False)),
        option(ToFrown(), Face(step.joker, frowns=True)),
    )
    others = [seat for seat in range(state.seats) if seat != step.joker]
    return tuple([Decision(seat, Message("ask-face"), options) for seat in others])


@rules.happens(Face)
def face(state: Auction, step: Face) -> None:
    if step.frowns and state.gems[step.joker]:
        state.burnt.append(state.gems[step.joker].pop())
    state.tell("frown" if step.frowns else "laugh")


@rules.happens(Blow)
def blow(state: Auction, step: Blow) -> None:
    state.whistles[step.seat] = False
    state.cap = 1
    state.tell("blown", seat=step.seat)


class AuctionGame(Game[Auction, Options, Board]):
    id = "auction"
    version = 3
    seats = (2, 3, 4)
    usual_seats = 2
    options = Options
    state = Auction
    answers = (ToBid, ToBlow, ToJoke, ToGo, ToLaugh, ToFrown)

    def settle(self, options: Options, seats: int) -> Options:
        if options.forced and options.whistles:
            raise BadOptions("option 'whistles' does not go with 'forced'")
        return options

    def deal(self, options: Options, seats: int, rng: int) -> Auction:
        return Auction(
            seats=seats,
            rng=rng,
            agenda=[Round()],
            options=options,
            bids=[0] * seats,
            gems=[[] for _ in range(seats)],
            whistles=[options.whistles] * seats,
            jokes=[options.whistles] * seats,
            home=[False] * seats,
        )

    def see(self, state: Auction) -> Board:
        return Board(tuple(map(tuple, state.gems)), state.cap)

    def see_own(self, state: Auction, seat: int, board: Board) -> Board:
        return board

    def hide(self, state: Auction, seat: int) -> None:
        pass

    def check(self, state: Auction, seat: int, answer: Answer) -> None:
        if isinstance(answer, ToBid):
            raise Refused("cap", "AU-1.1", cap=state.cap)

    def is_contest(self, options: Options) -> bool:
        return True

    def talk(self, state: Auction) -> Talk:
        return FREE

    def pieces(self, state: Auction) -> Counter[str]:
        return Counter()


GAME = AuctionGame()
