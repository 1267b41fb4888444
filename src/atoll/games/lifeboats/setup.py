"""Setting out: boats are launched, and everybody finds a seat."""

from ...kernel import Decision, Message, roll
from . import answers
from .atoms import seat_person
from .boats import colours, with_room
from .facts import BLACK, COLOURS, HATS, LANES, OFFICERS, SAILORS, officer, owner, rank, sailor
from .options import Options
from .state import Boat, GoAboard, Launch, LaunchIn, Round, TakeSeats, Waters, rules

ASK_LAUNCH, ASK_LAUNCH_BLACK = Message("ask-launch"), Message("ask-launch-black")
ASK_BOARD = Message("ask-board")


def deal(options: Options, seats: int, rng: int) -> Waters:
    waters = Waters(
        seats=seats,
        rng=rng,
        agenda=[],
        options=options,
        first=0,
        boats=[Boat() for _ in range(seats + 1)],
        on_deck=[person for seat in range(seats) for person in _people(seat, SAILORS[seats])],
        swimmers=[],
        drowned=[],
        arrivals=[],
        hats=[HATS] * seats,
        cards=[],
        said=[],
        votes=[],
    )
    waters.first = roll(waters, seats)
    waters.push_all(
        *(Launch(seat, seat) for seat in in_turn(waters)),
        Launch(waters.first, BLACK),
        TakeSeats(waters.first),
    )
    return waters


def _people(seat: int, sailors: int) -> list[int]:
    return [sailor(seat)] * sailors + [officer(seat)] * OFFICERS


def in_turn(waters: Waters) -> list[int]:
    """All seats clockwise, the first player before the others."""
    return [(waters.first + place) % waters.seats for place in range(waters.seats)]


@rules.asks(Launch)
def choose_lane(waters: Waters, step: Launch) -> tuple[Decision, ...]:
    taken = [boat.lane for boat in waters.boats]
    free = tuple([lane for lane in range(LANES) if lane not in taken])
    prompt = ASK_LAUNCH_BLACK if step.boat == BLACK else ASK_LAUNCH
    by_lane = waters.options.landing == "lane"
    options = answers.launches(step.seat, step.boat, free, by_lane=by_lane)
    return (Decision(step.seat, prompt, options),)


@rules.happens(LaunchIn)
def launch(waters: Waters, step: LaunchIn) -> None:
    waters.boats[step.boat].lane = step.lane
    launched = (*waters.afloat, step.boat)
    waters.afloat = tuple([boat for boat in colours(waters) if boat in launched])
    waters.tell("launched", seat=step.seat, colour=COLOURS[step.boat], lane=step.lane + 1)


@rules.asks(TakeSeats)
def choose_seat(waters: Waters, step: TakeSeats) -> tuple[Decision, ...]:
    mine = tuple(sorted({each for each in waters.on_deck if owner(each) == step.seat}))
    return (Decision(step.seat, ASK_BOARD, answers.boardings(mine, with_room(waters))),)


@rules.happens(GoAboard)
def board(waters: Waters, step: GoAboard) -> None:
    """When everybody has as many people aboard, the next goes to the first player again."""
    person, seat = step.person, owner(step.person)
    waters.on_deck.remove(person)
    seat_person(waters, person, step.boat)
    if not waters.quiet:
        waters.tell("boarded", seat=seat, rank=rank(person), colour=COLOURS[step.boat])
    waters.push(TakeSeats((seat + 1) % waters.seats) if waters.on_deck else Round())
