"""A turn: a clue or a move, and at any moment treasures and amulets."""

from ...kernel import Decision, Message, Option
from . import answers
from .amulets import powers
from .atoms import another_idle_turn, collect, exchange_hand, new_turn
from .driving import finish_move
from .ending import end
from .facts import PATIENCE
from .playing import clues_to_play
from .state import Hunt, rules
from .steps import TURN, Begin, EndTurn, GiveUp, Turn

ASK_TURN = Message("ask-turn")


@rules.happens(Begin)
def begin(hunt: Hunt, step: Begin) -> None:
    """An amulet that lies under the vehicle costs nothing."""
    hunt.active = step.seat
    new_turn(hunt)
    finish_move(hunt)
    hunt.tell("turn", seat=step.seat)
    collect(hunt, step.seat)
    hunt.push(TURN)


@rules.asks(Turn)
def choose_what_to_do(hunt: Hunt, step: Turn) -> tuple[Decision, ...]:
    seat = hunt.active
    moving = hunt.moving
    options: list[Option] = _digs(hunt, seat)
    if not hunt.acted and not moving:
        options += clues_to_play(hunt, seat)
    if not hunt.acted or moving:
        options += answers.drives(hunt.layout)[hunt.vehicles[seat]]
    if hunt.held[seat]:
        options += powers(hunt, seat)
    if moving:
        options.append(answers.STOP)
    if hunt.fresh and hunt.hands[seat]:
        options.append(answers.GIVE_UP)
    options.append(answers.END_TURN)
    return (Decision(seat, ASK_TURN, tuple(options), always=True),)


def _digs(hunt: Hunt, seat: int) -> list[Option]:
    """Every treasure that is known to lie under the vehicle."""
    here = 1 << hunt.vehicles[seat]
    return [
        answers.DIG[colour] for colour, possible in enumerate(hunt.possible) if possible == here
    ]


@rules.happens(GiveUp)
def give_up(hunt: Hunt, step: GiveUp) -> None:
    exchange_hand(hunt, hunt.active)
    pass_on(hunt)


@rules.happens(EndTurn)
def end_turn(hunt: Hunt, step: EndTurn) -> None:
    pass_on(hunt)


def pass_on(hunt: Hunt) -> None:
    """If nobody has laid a clue or dug for very long, the hunt is called off."""
    another_idle_turn(hunt)
    if hunt.idle >= PATIENCE * hunt.seats:
        end(hunt, "called-off")
    else:
        hunt.push(Begin((hunt.active + 1) % hunt.seats))
