"""Playing clues: each must rule something out, and leave something."""

from collections.abc import Iterator

from ...kernel import Decision, Message, Option
from . import answers
from .atoms import act, fill_hand, lay_clue
from .clues import left_by
from .facts import HANDS
from .state import Hunt, rules
from .steps import TURN, ChooseClue, Lay, OpenMap, Play

ASK_CLUE, ASK_LAY = Message("ask-clue"), Message("ask-lay")


def playable(hunt: Hunt, seat: int) -> Iterator[tuple[int, int]]:
    """Every clue of a hand with every map where it is legal."""
    by_clue = hunt.by_clue
    for colour, possible in enumerate(hunt.possible):
        for clue in hunt.hands[seat]:
            if left_by(possible, by_clue[clue]):
                yield clue, colour


def clues_to_play(hunt: Hunt, seat: int) -> list[Option]:
    return [answers.PLAY[colour][clue] for clue, colour in playable(hunt, seat)]


@rules.happens(Play)
def play(hunt: Hunt, step: Play) -> None:
    act(hunt)
    lay_and_draw(hunt, hunt.active, step.clue, step.colour)
    hunt.push(TURN)


def lay_and_draw(hunt: Hunt, seat: int, clue: int, colour: int) -> None:
    lay_clue(hunt, seat, clue, colour)
    fill_hand(hunt, seat, HANDS[hunt.seats])


def lay_first_clue(hunt: Hunt, seat: int, colour: int) -> None:
    """From the deck, before there are hands."""
    fill_hand(hunt, seat, 1)
    lay_clue(hunt, seat, hunt.hands[seat][0], colour)


@rules.asks(ChooseClue)
def choose_clue(hunt: Hunt, step: ChooseClue) -> tuple[Decision, ...]:
    """Also whoever has only one that fits is asked, so that nobody learns of that."""
    seat = hunt.active
    options = tuple(
        [answers.play_besides(seat, clue, colour) for clue, colour in playable(hunt, seat)]
    )
    return (Decision(seat, ASK_CLUE, options, always=True),)


@rules.asks(OpenMap)
def choose_first_clue(hunt: Hunt, step: OpenMap) -> tuple[Decision, ...]:
    hand = hunt.hands[step.seat]
    if not hand:
        return ()
    lay = answers.lays(step.seat, step.colour)
    return (Decision(step.seat, ASK_LAY, tuple([lay[clue] for clue in hand]), always=True),)


@rules.happens(Lay)
def lay(hunt: Hunt, step: Lay) -> None:
    """It is no action, whoever lays it."""
    lay_and_draw(hunt, step.seat, step.clue, step.colour)
