"""Building, gathering and exploring: dice, rerolls, wounds, success and adventures."""

from msgspec.structs import replace

from ....kernel import Decision, Message, roll
from .. import answers
from ..camp.kept import use
from ..decks.piles import ALL_ADVENTURES, draw
from ..facts import DICE, FACES, FACES_OF_A_DIE, Die, Skill
from ..land.tokens import wear_off
from ..people.health import is_grave, wound
from ..people.spirits import encourage, exert, is_able
from ..planning.paying import take_back
from ..powers.usable import anybody_can, can_use, rerollers
from ..scenarios.frame import scenario
from ..scenes import carry_out
from ..state import Camp, Stack, in_force, rules
from ..steps import (
    Adventure,
    Fail,
    Reroll,
    RerollWith,
    Roll,
    RollOrSucceed,
    Settle,
    SpendToken,
    Succeed,
)
from ..vocabulary import Determination, ShareDetermination
from ..who import FRIDAY, is_here, seat_of

REROLL_PRICE = 2
COMFORT = 2
"""The determination that a failure brings."""
REROLLS: dict[str, Skill] = {"carpenter": "build", "cook": "gather", "explorer": "explore"}
"""Who can reroll a die of which action."""
REROLL = "reroll"


def skill(stack: Stack) -> Skill:
    assert stack.kind in ("build", "gather", "explore")
    return stack.kind


@rules.happens(RollOrSucceed)
def roll_or_succeed(camp: Camp, step: RollOrSucceed) -> None:
    """A token on the deck brings an adventure, with or without dice."""
    stack = camp.scene.stack
    assert stack is not None
    kind = skill(stack)
    dice = _to_be_rolled(camp, stack)
    if _adventure_waits(camp, kind):
        camp.push(Adventure())
    camp.push(_clumsy(camp, kind, _rolled(camp, kind, dice)) if dice else Succeed())


def _to_be_rolled(camp: Camp, stack: Stack) -> tuple[Die, ...]:
    """Of what is sure to succeed nobody but who is dazed rolls a die."""
    if stack.sure:
        return ("success",) if _is_dazed(camp) else ()
    waits = _adventure_waits(camp, skill(stack))
    return tuple([die for die in DICE if die != "adventure" or not waits])


def _adventure_waits(camp: Camp, kind: Skill) -> bool:
    """Whether a token brings one. It lies there still while its own is carried out, but then it
    concerns no other action.
    """
    return "adventure" in camp.tokens[kind] and SpendToken(kind) not in camp.agenda


def _rolled(camp: Camp, kind: Skill, dice: tuple[Die, ...]) -> Roll:
    success, wounded, adventure = [die in dice and thrown(camp, kind, die) for die in DICE]
    camp.tell("rolled", success=int(success), wound=int(wounded), adventure=int(adventure))
    return Roll(success, wounded, adventure, dice)


def thrown(camp: Camp, kind: Skill, die: Die) -> bool:
    """Whether a die shows what it is about."""
    camp.reveal()
    return roll(camp, FACES_OF_A_DIE) < FACES[kind][die]


def _is_dazed(camp: Camp) -> bool:
    """Who is dazed is sure of nothing. A curse that lasts makes rolls worse, but asks for none."""
    return any(
        (rule.word, rule.who, rule.round) == ("clumsy", camp.scene.actor, camp.round)
        for rule in camp.rules_of_round
    )


def _clumsy(camp: Camp, kind: Skill, rolled: Roll) -> Roll:
    """A token, or what somebody has caught, makes a success be rolled again, once."""
    if not rolled.success or REROLL in camp.tokens[kind]:
        return _luckless(camp, kind, rolled)
    return _again(camp, kind, rolled) if in_force(camp, "clumsy", camp.scene.actor) else rolled


def _luckless(camp: Camp, kind: Skill, rolled: Roll) -> Roll:
    """A token makes a success be rolled again, and goes."""
    if not rolled.success or REROLL not in camp.tokens[kind]:
        return rolled
    wear_off(camp, kind, REROLL)
    return _again(camp, kind, rolled)


def _again(camp: Camp, kind: Skill, rolled: Roll) -> Roll:
    again = thrown(camp, kind, "success")
    camp.tell("rerolled", die="success", shows=int(again))
    return replace(rolled, success=again)


# Rerolls.


@rules.asks(Roll)
def ask_reroll(camp: Camp, step: Roll) -> tuple[Decision, ...]:
    """Whoever can reroll; and there may be a moment to take heart for that, or to heal before a
    wound that costs more than one.
    """
    actor = camp.scene.actor
    if not is_here(camp, actor):
        return ()
    options = [answers.keep_roll(step)]
    if can_reroll(camp):
        options += answers.rerolls(step)
    for card in rerollers(camp, actor):
        options += answers.rerolls_with(card, step)
    if len(options) == 1 and not (
        _can_take_heart(camp) or (_is_grave(camp, step) and anybody_can(camp))
    ):
        return ()
    prompt = Message("ask-roll", {"who": camp.people[actor].name})
    return (Decision(seat_of(camp, actor), prompt, tuple(options), always=True),)


def can_reroll(camp: Camp, price: int = REROLL_PRICE) -> bool:
    """Three of the characters for their own skill, and Friday; once a round, for determination."""
    scene = camp.scene
    assert scene.stack is not None
    if not is_here(camp, scene.actor) or not is_able(camp, scene.actor, REROLL, price):
        return False
    name = camp.people[scene.actor].name
    return name == FRIDAY or REROLLS.get(name) == scene.stack.kind


def _can_take_heart(camp: Camp) -> bool:
    """Only determination is missing for a reroll, and something would give it."""
    seat = seat_of(camp, camp.scene.actor)
    return can_reroll(camp, price=0) and can_use(camp, seat, Determination, ShareDetermination)


def _is_grave(camp: Camp, rolled: Roll) -> bool:
    """An adventure, too, of the dice or of a token, wounds who can have none."""
    actor, stack = camp.scene.actor, camp.scene.stack
    assert stack is not None
    if not is_here(camp, actor):
        return False
    adventure = rolled.adventure or _adventure_waits(camp, skill(stack))
    wounds = rolled.wound + (adventure and not _has_adventures(camp))
    return is_grave(camp, actor, wounds)


def _has_adventures(camp: Camp) -> bool:
    """Friday has none, and some actions lead to none."""
    stack = camp.scene.stack
    assert stack is not None
    is_friday = camp.people[camp.scene.actor].name == FRIDAY
    return not is_friday and scenario(camp).has_adventures(stack)


@rules.happens(Roll)
def keep_roll(camp: Camp, step: Roll) -> None:
    camp.push(Settle(step))


@rules.happens(Reroll)
def reroll(camp: Camp, step: Reroll) -> None:
    """Then it is settled, unless there is something else that rolls a die again."""
    exert(camp, camp.scene.actor, REROLL, REROLL_PRICE)
    rolled = _one_again(camp, step.die, step.roll)
    more = any(True for _ in rerollers(camp, camp.scene.actor))
    camp.push(rolled if more else Settle(rolled))


@rules.happens(RerollWith)
def reroll_with(camp: Camp, step: RerollWith) -> None:
    """Whoever can reroll besides may still do it."""
    camp.tell("used", who=camp.people[camp.scene.actor].name, card=step.card)
    use(camp, step.card, camp.scene.actor)
    camp.push(_one_again(camp, step.die, step.roll))


def _one_again(camp: Camp, die: Die, rolled: Roll) -> Roll:
    stack = camp.scene.stack
    assert stack is not None
    again = thrown(camp, skill(stack), die)
    camp.tell("rerolled", die=die, shows=int(again))
    match die:
        case "success":
            return replace(rolled, success=again)
        case "wound":
            return replace(rolled, wound=again)
        case "adventure":
            return replace(rolled, adventure=again)


# What the dice show.


@rules.happens(Settle)
def settle(camp: Camp, step: Settle) -> None:
    """First the wound, then success or failure, then the adventure."""
    rolled = step.roll
    camp.push_all(
        Succeed() if rolled.success else Fail(), *([Adventure()] if rolled.adventure else [])
    )
    if rolled.wound:
        wound(camp, camp.scene.actor, 1)


@rules.happens(Fail)
def fail(camp: Camp, step: Fail) -> None:
    """What was laid comes back, and there is determination as a comfort."""
    stack = camp.scene.stack
    assert stack is not None
    take_back(camp, stack)
    if is_here(camp, camp.scene.actor):
        encourage(camp, camp.scene.actor, COMFORT)
    camp.tell("failed", stack=stack.name)


@rules.happens(Adventure)
def adventure(camp: Camp, step: Adventure) -> None:
    """Whoever can have none is wounded instead."""
    stack = camp.scene.stack
    assert stack is not None
    kind = skill(stack)
    if _adventure_waits(camp, kind):
        camp.push(SpendToken(kind))
    actor = camp.scene.actor
    if not is_here(camp, actor):  # Friday has died of this very action
        return
    if not _has_adventures(camp):
        camp.tell("no-adventure", who=camp.people[actor].name)
        wound(camp, actor, 1)
        return
    card = draw(camp, camp.adventures[kind])
    if card is not None:
        camp.tell("adventure", card=card)
        carry_out(camp, actor, card, *ALL_ADVENTURES[card].upper)


@rules.happens(SpendToken)
def spend_token(camp: Camp, step: SpendToken) -> None:
    wear_off(camp, step.skill, "adventure")
