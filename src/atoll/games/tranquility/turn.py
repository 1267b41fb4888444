"""The turn: one action, then the hand is refilled and the turn passes on."""

from ...kernel import Decision, Message, Option
from . import answers
from .atoms import discardable, draw, hand_limit, may_hold_monsters
from .cards import DISCARD, HAND, MOST_SEATS, START
from .day_and_night import time_passes, turnings
from .duel import end_duel
from .finish import can_finish, lose
from .grid import any_lies_wrong
from .monsters import monster_plays, monsters_can_go_back, send_monsters_back
from .placing import placements
from .state import CloseDuel, LookForParadise, MoveRocks, PassOn, Refill, Sea, Take, Turn, rules
from .storms import can_lift, can_trade, discard_to_limit, storm_comes_up

TURN, PASS_ON = Turn(), PassOn()
REFILL = tuple(Refill(seat) for seat in range(MOST_SEATS))
YOUR_TURN = Message("ask-turn")
MUST_START = Message("ask-start")
LAST_HOPE = Message("ask-last-hope")


def begin_turn(sea: Sea, seat: int) -> None:
    """An action, what the mode has after each action, a full hand, and the next seat's turn."""
    sea.active = seat
    mode = sea.options.mode
    if mode == "duel":
        sea.push_all(TURN, CloseDuel(), Take(), PASS_ON)
    elif mode == "pyramid" or sea.rocks is not None:
        # Rocks that come up during a turn stay where they are put until the next turn ends.
        rocks = () if sea.rocks is None else (MoveRocks(),)
        sea.push_all(TURN, LookForParadise(), *rocks, REFILL[seat], PASS_ON)
    else:
        sea.push_all(TURN, REFILL[seat], PASS_ON)


@rules.asks(Turn)
def choose_action(sea: Sea, step: Turn) -> tuple[Decision, ...]:
    """The question is asked even if there is only one answer, for that is the hand's secret."""
    seat = sea.active
    if not sea.started and START in sea.hands[seat]:
        return (Decision(seat, MUST_START, (answers.START_OPTION,), True, True),)
    if options := actions(sea):
        return (Decision(seat, YOUR_TURN, tuple(options), True, True),)
    if can_lift(sea) and not monsters_can_go_back(sea):
        return (Decision(seat, LAST_HOPE, (answers.GIVE_UP_OPTION,), always=True),)
    return ()


def actions(sea: Sea) -> list[Option]:
    """Everything that the active seat can do, apart from the Start that it must play."""
    discards = len(discardable(sea, sea.active))
    options = placements(sea, purse=discards - 1)
    if sea.options.monsters:
        options += monster_plays(sea)
    if sea.started and can_finish(sea):
        options.append(answers.FINISH_OPTIONS[may_hold_monsters(sea)])
    if sea.supply and can_trade(sea, sea.active):
        options.append(answers.TRADE_OPTIONS[len(sea.hands[sea.active])])
    if discards >= DISCARD:
        options.append(answers.DISCARD_OPTION)
    if sea.turned and (options or any_lies_wrong(sea)):
        options += turnings(sea)
    return options


def may_be_stuck(sea: Sea, seat: int) -> bool:
    """Whether for all that a seat knows another one might have been unable to take its turn.

    Two cards can always be discarded, but for monsters and a Start that nobody has played yet.
    """
    if not isinstance(sea.step, Turn) or sea.active == seat:
        return False
    stays = (sea.options.monsters or 0) + (not sea.started)
    return len(sea.hands[sea.active]) - stays < DISCARD


@rules.happens(Turn)
def nothing_can_be_done(sea: Sea, step: Turn) -> None:
    if sea.options.mode == "duel":
        end_duel(sea, "duel-stuck")
    elif monsters_can_go_back(sea):
        send_monsters_back(sea)
    else:
        lose(sea)


@rules.happens(Refill)
def refill(sea: Sea, step: Refill) -> None:
    seat = step.seat
    limit = hand_limit(sea, seat) if sea.storms else HAND
    missing = limit - len(sea.hands[seat])
    if missing < 0:
        discard_to_limit(sea, seat)
        return
    storm = draw(sea, seat, missing)
    if storm is not None:
        sea.push(step)
        storm_comes_up(sea, seat, storm)


@rules.happens(PassOn)
def pass_on(sea: Sea, step: PassOn) -> None:
    seat = (sea.active + 1) % sea.seats
    if seat == sea.first:
        time_passes(sea)
    begin_turn(sea, seat)
