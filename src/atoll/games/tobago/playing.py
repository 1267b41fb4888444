"""Playing clues: each must rule something out, and leave something."""

from ...kernel import Decision, Message, Option
from . import answers
from .atoms import fill_hand, lay_clue
from .facts import HANDS
from .state import Hunt, rules
from .steps import TURN, ChooseClue, Lay, OpenMap, Play

ASK_CLUE, ASK_LAY = Message("ask-clue"), Message("ask-lay")


def clues_to_play(hunt: Hunt, seat: int) -> list[Option]:
    """Every clue of a hand on every map where it is legal."""
    by_clue, options = hunt.by_clue, []
    for play, possible in zip(answers.PLAY, hunt.possible, strict=True):
        for clue in hunt.hands[seat]:
            left = possible & by_clue[clue]
            if left and left != possible:
                options.append(play[clue])
    return options


@rules.happens(Play)
def play(hunt: Hunt, step: Play) -> None:
    """What an amulet has paid for is not the action of the turn."""
    if hunt.paid:
        hunt.paid = False
    else:
        hunt.acted = True
    hunt.fresh = False
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
    options = tuple(clues_to_play(hunt, hunt.active))
    return (Decision(hunt.active, ASK_CLUE, options, always=True),)


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
