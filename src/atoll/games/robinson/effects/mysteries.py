"""Mysteries: treasures, and the monsters and traps that guard them."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from ....kernel import Decision, Message
from .. import answers
from ..camp.kept import is_spent, power_of, use
from ..camp.stores import in_action
from ..camp.waiting import let_treasure_wait, put_treasure_down
from ..cards.mysteries import MYSTERIES
from ..decks.notes import forget, note_only
from ..decks.piles import discard_mysteries, draw_mystery, shuffle_back
from ..scenes import carry_out, lay_aside, open_scene, settle
from ..state import NOBODY, Camp, Scene, rules
from ..steps import (
    AskMystery,
    EndMysteries,
    IgnoreMystery,
    LayDown,
    MeetMystery,
    TurnMystery,
    Undergo,
)
from ..vocabulary import DrawMysteries, LoseFoundTreasures, StopDrawing
from ..who import is_here, meant, seat_of

ASK_MYSTERY = Message("ask-mystery")

Kind = Literal["treasure", "trap", "monster"]


@rules.happens(DrawMysteries)
def draw_mysteries(camp: Camp, step: DrawMysteries) -> None:
    """In a scene of their own, where all lie that were turned up."""
    scene = Scene(camp.scene.actor, stack=camp.scene.stack, sheet=camp.scene.sheet)
    open_scene(camp, scene, TurnMystery(step), EndMysteries())


# Turning them up.


@rules.happens(TurnMystery)
def turn_mystery(camp: Camp, step: TurnMystery) -> None:
    """Until one is asked for they are set aside. If Friday has died on the way, a treasure to which
    he went is found, but nobody meets anything else.
    """
    most = step.most
    if not is_here(camp, camp.scene.actor):
        most = DrawMysteries(treasures=most.treasures)
    if not _can_come(camp, most):
        return
    while (card := draw_mystery(camp)) is not None:
        kind = MYSTERIES[card].kind
        if is_asked_for(most, kind):
            camp.tell("mystery", card=card)
            camp.push_all(MeetMystery(card), AskMystery(_one_less(most, kind)))
            return
        camp.tell("set-aside", card=card)
        lay_aside(camp, card)


def is_asked_for(most: DrawMysteries, kind: Kind) -> bool:
    match kind:
        case "treasure":
            return most.treasures + most.any > 0
        case "monster":
            return most.monsters + most.either + most.any > 0
        case "trap":
            return most.traps + most.either + most.any > 0


def _one_less(most: DrawMysteries, kind: Kind) -> DrawMysteries:
    match kind:
        case "treasure" if most.treasures:
            return replace(most, treasures=most.treasures - 1)
        case "monster" if most.monsters:
            return replace(most, monsters=most.monsters - 1)
        case "trap" if most.traps:
            return replace(most, traps=most.traps - 1)
        case "monster" | "trap" if most.either:
            return replace(most, either=most.either - 1)
        case _:
            return replace(most, any=most.any - 1)


def _can_come(camp: Camp, most: DrawMysteries) -> bool:
    """Whether there is one of a kind that is asked for; all know which cards are gone."""
    left = (*camp.mysteries.cards, *camp.mystery_discards)
    return any(is_asked_for(most, MYSTERIES[card].kind) for card in left)


@rules.asks(AskMystery)
def ask_mystery(camp: Camp, step: AskMystery) -> tuple[Decision, ...]:
    """Whoever draws may stop, as long as anything can come, unless all have to be drawn."""
    if step.most.must or not _goes_on(camp, step.most):
        return ()
    options = (answers.draw_on(TurnMystery(step.most)), answers.ENOUGH)
    return (Decision(seat_of(camp, camp.scene.actor), ASK_MYSTERY, options),)


@rules.happens(AskMystery)
def draw_on(camp: Camp, step: AskMystery) -> None:
    if step.most.must and _goes_on(camp, step.most):
        camp.push(TurnMystery(step.most))


def _goes_on(camp: Camp, most: DrawMysteries) -> bool:
    """No card has said to stop, and something more can come."""
    scene = camp.scene
    return not scene.over and is_here(camp, scene.actor) and _can_come(camp, most)


@rules.happens(EndMysteries)
def end_mysteries(camp: Camp, step: EndMysteries) -> None:
    """What was carried out is discarded, what was set aside is shuffled back."""
    discard_mysteries(camp, camp.scene.done)
    if camp.scene.aside:
        shuffle_back(camp, camp.mysteries, camp.scene.aside)


# What they bring.


@rules.asks(MeetMystery)
def ask_about_mystery(camp: Camp, step: MeetMystery) -> tuple[Decision, ...]:
    """Some things let whoever draws ignore one of a kind."""
    means = [*means_against(camp, step.card)]
    if not means:
        return ()
    prompt = Message("ask-ignore", {"card": step.card})
    options = [answers.ignore_mystery(each, step.card) for each in means]
    seat = seat_of(camp, camp.scene.actor)
    return (Decision(seat, prompt, (answers.undergo(step.card), *options)),)


def means_against(camp: Camp, card: str) -> Iterator[str]:
    """What serves whoever draws against a mystery, each kind once."""
    seen = set()
    for kept in camp.kept:
        power = power_of(camp, kept.card)
        if power is None or power.ignores != MYSTERIES[card].kind or is_spent(kept, power):
            continue
        if kept.user in (NOBODY, camp.scene.actor) and kept.card not in seen:
            seen.add(kept.card)
            yield kept.card


@rules.happens(IgnoreMystery)
def ignore_mystery(camp: Camp, step: IgnoreMystery) -> None:
    """It counts as carried out."""
    use(camp, step.means, camp.scene.actor)
    camp.scene.done.append(step.card)
    camp.tell("mystery-ignored", card=step.card)


@rules.happens(MeetMystery)
def meet_mystery(camp: Camp, step: MeetMystery) -> None:
    camp.push(Undergo(step.card))


@rules.happens(Undergo)
def undergo(camp: Camp, step: Undergo) -> None:
    """A treasure that is found in the action phase has its effect only after it."""
    mystery = MYSTERIES[step.card]
    if mystery.kind == "treasure" and camp.phase == "action":
        find_treasure(camp, step.card)
    else:
        carry_out(camp, camp.scene.actor, step.card, *mystery.effects, LayDown())


@rules.happens(LayDown)
def lay_down(camp: Camp, step: LayDown) -> None:
    """Unless it has gone elsewhere."""
    scene = camp.scene
    if not scene.settled:
        settle(camp)
        _draw(camp).done.append(scene.card)


def _draw(camp: Camp) -> Scene:
    """The scene of the draw in which a mystery is being carried out."""
    return camp.scenes[-2]


@rules.happens(StopDrawing)
def stop_drawing(camp: Camp, step: StopDrawing) -> None:
    _draw(camp).over = True
    camp.tell("drawing-stops")


# Treasures.


def find_treasure(camp: Camp, card: str) -> None:
    """It is noted who found it; or it lies on the sheet of who stays outside the camp."""
    if in_action(camp):
        _action(camp).found.append(card)
    camp.tell("treasure", card=card)
    if let_treasure_wait(camp, card):
        note_only(camp, card, [camp.people[person].name for person in meant(camp, "actor")])


def _action(camp: Camp) -> Scene:
    """The scene of the action in the course of which mysteries are drawn."""
    return next(scene for scene in camp.scenes if scene.stack is not None)


def finder(camp: Camp, card: str) -> int:
    """Who found a treasure, or the first player if that was Friday, who has died."""
    noted = forget(camp, card)
    found_by = [at for at, person in enumerate(camp.people) if person.name in noted]
    return found_by[0] if found_by else camp.first


@rules.happens(LoseFoundTreasures)
def lose_found_treasures(camp: Camp, step: LoseFoundTreasures) -> None:
    """In another phase they have had their effect already."""
    if not in_action(camp):
        return
    action = _action(camp)
    for card in action.found:
        put_treasure_down(camp, card)
        forget(camp, card)
        camp.tell("treasure-lost", card=card)
    _draw(camp).done += action.found
    action.found = []
