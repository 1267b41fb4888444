"""Evening: the helmsman chooses a navigation card, and what it says happens."""

from ...kernel import Decision
from . import answers
from .atoms import all_know, draw, gulls_come, lay_ready, put_under, sleep
from .ending import end_if_nobody_lives, land
from .facts import GULLS_TO_LAND, NAVIGATION, ROLES
from .people import EVERYBODY, conscious, is_conscious
from .provisions import has_open
from .state import NOTHING, Boat, Seen, rules
from .steps import (
    Dusk,
    Morning,
    Night,
    Overboard,
    Steer,
    TakeHelm,
    Thirst,
    TurnUp,
    UseCompass,
)


@rules.asks(Dusk)
def see_to_oneself(boat: Boat, step: Dusk) -> tuple[Decision, ...]:
    """Nothing is chosen here: it is the moment to open, to give and to bargain."""
    players, questions = boat.players, []
    for who in conscious(boat):
        questions.append(answers.ASK_IF_READY[players[who]])
    return tuple(questions)


def helmsman(boat: Boat) -> int | None:
    """The conscious character nearest to the stern, as all sit now."""
    for who in reversed(boat.benches):
        if is_conscious(boat, who):
            return who
    return None


@rules.asks(TakeHelm)
def choose_compass(boat: Boat, step: TakeHelm) -> tuple[Decision, ...]:
    who = helmsman(boat)
    if who is None or not has_open(boat, who, "compass"):
        return ()
    return (Decision(boat.players[who], answers.ASK_COMPASS, answers.COMPASS[who]),)


@rules.happens(TakeHelm)
def take_helm(boat: Boat, step: TakeHelm) -> None:
    """With nobody awake fate steers, and what the rowers left counts for nothing."""
    who = helmsman(boat)
    if who is not None:
        look_at_cards(boat, who, compass=False)
        return
    put_under(boat, [each.card for each in boat.laid], all_know(boat.laid))
    lay_ready(boat, [])
    boat.tell("nobody-steers")
    turn_up_top_card(boat)


@rules.happens(UseCompass)
def use_compass(boat: Boat, step: UseCompass) -> None:
    if step.use:
        boat.tell("compass", who=ROLES[step.who])
    look_at_cards(boat, step.who, compass=step.use)


def look_at_cards(boat: Boat, who: int, *, compass: bool) -> None:
    """If the rowers left nothing the top card takes its place; the compass adds one.

    They are put in order, as good as shuffled: how they lay would tell who left which.
    """
    laid = len(boat.laid)
    if not laid and not compass:
        if not boat.quiet:
            boat.tell("no-cards", who=ROLES[who])
        turn_up_top_card(boat)
        return
    cards = [Seen(each.card, each.knowers | 1 << who) for each in boat.laid]
    cards += draw(boat, 1 << who, (not laid) + compass)
    lay_ready(boat, sorted(cards, key=lambda each: each.card))
    boat.tell("helm", who=ROLES[who], count=len(boat.laid))
    boat.push(Steer(who))


def turn_up_top_card(boat: Boat) -> None:
    (top,) = draw(boat, EVERYBODY, 1)
    boat.push(TurnUp(top.card))


@rules.asks(Steer)
def steer(boat: Boat, step: Steer) -> tuple[Decision, ...]:
    cards = tuple(sorted([each.card for each in boat.laid]))
    return (Decision(boat.players[step.who], answers.ASK_STEER, answers.steers(cards)),)


@rules.happens(TurnUp)
def turn_up(boat: Boat, step: TurnUp) -> None:
    """Gulls come first; with the fourth the rest does not matter any more."""
    if boat.laid:
        others = [each for each in boat.laid if each.card != step.card]
        put_under(boat, [each.card for each in others], all_know(others))
        lay_ready(boat, [])
    boat.card = step.card
    boat.reveal()
    if not boat.quiet:
        boat.tell("card", card=step.card + 1)
    gulls_come(boat, NAVIGATION[step.card].gull)
    if boat.gulls >= GULLS_TO_LAND:
        land(boat)
        return
    boat.push_all(Overboard(), Thirst(), Night())


@rules.happens(Night)
def night(boat: Boat, step: Night) -> None:
    end_if_nobody_lives(boat)
    if boat.outcome is None:
        put_under(boat, [boat.card], EVERYBODY)
        boat.card = NOTHING
        sleep(boat)
        boat.push(Morning())
