"""Scenes: in what circumstances a card or an action is carried out, and choosing for it."""

from typing import Literal

from ...kernel import Decision, Message
from . import answers
from .decks.piles import leave
from .demands import can_meet, unmet
from .facts import SPACE
from .powers.usable import anybody_can
from .state import Camp, Scene, rules
from .steps import Ask, Close, LayThere, Pause, Steps
from .vocabulary import Choose, Way
from .who import seat_of

ASK_PAUSE = Message("ask-pause")


def open_scene(camp: Camp, scene: Scene, *steps: Steps) -> None:
    """These steps happen in a scene of their own."""
    camp.scenes.append(scene)
    camp.push_all(*steps, Close())


def carry_out(camp: Camp, actor: int, card: str, *effects: Steps) -> None:
    """A card has been turned up: after a moment for powers its effects happen.

    In the course of an action it belongs to that, and to the sheet of who is outside the camp.
    """
    stack, sheet = (camp.scene.stack, camp.scene.sheet) if camp.scenes else (None, False)
    open_scene(camp, Scene(actor, card, stack, sheet=sheet), Pause(), *effects)


@rules.happens(Close)
def close(camp: Camp, step: Close) -> None:
    """A card that has gone nowhere else leaves the game."""
    scene = camp.scenes.pop()
    if scene.card and not scene.settled:
        leave(camp, scene.card)


def settle(camp: Camp) -> None:
    """The card that is carried out goes where it belongs."""
    camp.scene.settled = True


def lay_aside(camp: Camp, *cards: str) -> None:
    """They lie beside the present scene."""
    camp.scene.aside += cards


def clear_aside(camp: Camp) -> list[str]:
    """What lay beside the present scene."""
    aside, camp.scene.aside = camp.scene.aside, []
    return aside


@rules.asks(Pause)
def pause(camp: Camp, step: Pause) -> tuple[Decision, ...]:
    """Where nobody could do anything nobody has to say that the game goes on."""
    if not anybody_can(camp):
        return ()
    return (Decision(camp.first, ASK_PAUSE, (answers.GO_ON,), always=True),)


# Choosing.


def chooser(camp: Camp, by: Literal["actor", "team"]) -> int:
    """The seat that chooses: the first player for the team, or whoever acts."""
    return camp.first if by == "team" else seat_of(camp, camp.scene.actor)


@rules.asks(Ask)
def ask(camp: Camp, step: Ask) -> tuple[Decision, ...]:
    if not step.things:
        return ()
    options = [answers.choose(thing, step.effect) for thing in step.things]
    if step.may_stop:
        options.append(answers.ENOUGH)
    return (Decision(chooser(camp, step.by), _prompt(step), tuple(options)),)


def _prompt(step: Ask) -> Message:
    """Who is to put something down is told what."""
    if isinstance(step.effect, LayThere):
        return Message(step.prompt, {"token": step.effect.token})
    return Message(step.prompt)


@rules.asks(Choose)
def choose_way(camp: Camp, step: Choose) -> tuple[Decision, ...]:
    """Only what can be met in full can be chosen."""
    card = camp.scene.card
    options = [answers.way(card, way) for way in step.ways if can_meet(way, camp)]
    if not options:
        return ()
    prompt = Message("ask-way", {"card": card or "none"})
    return (Decision(chooser(camp, step.by), prompt, tuple(options)),)


@rules.happens(Choose)
def no_way(camp: Camp, step: Choose) -> None:
    """None of the ways can be met."""
    if not step.if_possible:
        unmet(camp, 1)


@rules.happens(Way)
def go_way(camp: Camp, step: Way) -> None:
    camp.push_all(*step.effects)


# The place of the action.


def place(camp: Camp) -> int | None:
    """The tile or space of the action; there is none if it is done elsewhere."""
    return SPACE.get(_target(camp).partition("-")[0])


def side(camp: Camp) -> str:
    """Where on its tile the source lies that is gathered from: ``left``, ``right``, ``token``."""
    return _target(camp).partition("-")[2]


def _target(camp: Camp) -> str:
    stack = camp.scene.stack if camp.scenes else None
    return "" if stack is None else stack.target
