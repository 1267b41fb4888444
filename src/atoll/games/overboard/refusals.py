"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are. What may be done at any time is in
``refusing_trades``.
"""

from ...kernel import Answer, NotNow, Refused, Step
from . import grammar
from .cards import count
from .facts import KID, ROLES
from .people import is_alive
from .provisions import has, has_hidden, has_open
from .refusing import check_conscious, in_boat, other_in_boat, person, reasons
from .refusing_trades import AT_ANY_TIME
from .special import can_be_healed
from .state import Boat, Fight
from .steps import (
    Choose,
    Consider,
    Dusk,
    Falling,
    LookAhead,
    Loot,
    Sharks,
    Speak,
    Steer,
    TakeHelm,
    Turn,
    Water,
)
from .thirst import needs_water

ASKED_OF: dict[type[Step], str] = {
    Choose: "OB-6.2",
    Turn: "OB-7.1",
    LookAhead: "OB-8.1",
    Consider: "OB-9.3",
    Loot: "OB-9.5",
    Speak: "OB-10.9",
    TakeHelm: "OB-12.6",
    Steer: "OB-12.2",
    Falling: "OB-13.10",
    Sharks: "OB-14.5",
    Water: "OB-15.7",
}
"""The paragraphs that say who answers a question, where it is not everybody."""


def check(boat: Boat, seat: int, answer: Answer) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    who = boat.players.index(seat)
    is_asked = seat in _asked(boat) or isinstance(answer, AT_ANY_TIME)
    reason = reasons.find(boat.step, answer) if is_asked else None
    if reason is None:
        check_unasked(boat, seat, answer)
        raise NotNow
    reason(boat, who, answer)


def check_unasked(boat: Boat, seat: int, answer: Answer) -> None:
    """Whoever is not conscious is told so, and whoever is not asked who is."""
    who, asked = boat.players.index(seat), _asked(boat)
    check_conscious(boat, who)
    reason = reasons.find(boat.step, answer)
    if reason is None:
        return
    if isinstance(answer, AT_ANY_TIME):
        reason(boat, who, answer)
    elif seat not in asked:
        if isinstance(answer, grammar.Chum):
            _check_chum(boat, who, answer)
        if len(asked) == 1:
            turn = ROLES[boat.players.index(asked[0])]
            raise Refused("not-your-turn", ASKED_OF.get(type(boat.agenda[-1])), whom=turn)


def _asked(boat: Boat) -> list[int]:
    """The seats that the present question is for, with those who have answered it."""
    return [decision.seat for decision in boat.asked]


# Morning.


@reasons.against(grammar.Keep, Choose)
def _check_keep(boat: Boat, who: int, answer: grammar.Keep) -> None:
    if not count(boat.crate, answer.kind):
        raise Refused("not-in-crate", "OB-6.2", kind=answer.kind)


# Day.


reasons.none_against(Turn, grammar.Rest)


@reasons.against(grammar.Row, Turn)
def _check_row(boat: Boat, who: int, answer: grammar.Row) -> None:
    oars = count(boat.hidden[who] | boat.opened[who], "oar")
    if answer.oars > oars:
        raise Refused("no-oar", "OB-8.3", count=oars)


@reasons.against(grammar.Seat, Turn)
def _check_seat(boat: Boat, who: int, answer: grammar.Seat) -> None:
    other_in_boat(boat, who, answer.whom, "OB-9.1")


@reasons.against(grammar.Rob, Turn)
def _check_rob(boat: Boat, who: int, answer: grammar.Rob) -> None:
    whom = other_in_boat(boat, who, answer.whom, "OB-9.1")
    if not boat.hidden[whom] and not boat.opened[whom]:
        raise Refused("nothing-to-take", "OB-9.7", whom=answer.whom)


@reasons.against(grammar.Steal, Turn)
def _check_steal(boat: Boat, who: int, answer: grammar.Steal) -> None:
    if who != KID:
        raise Refused("only-kid", "OB-2.7")
    if not boat.hidden[other_in_boat(boat, who, answer.whom, "OB-9.8")]:
        raise Refused("nothing-hidden", "OB-9.9", whom=answer.whom)


@reasons.against(grammar.Heal, Turn)
def _check_heal(boat: Boat, who: int, answer: grammar.Heal) -> None:
    whom = in_boat(boat, answer.whom, "OB-11.2")
    if not has(boat, who, "medkit"):
        raise Refused("no-medkit", "OB-11.2")
    if not is_alive(boat, whom):
        raise Refused("dead", "OB-11.3", whom=answer.whom)
    if not can_be_healed(boat, whom):
        raise Refused("not-wounded", "OB-11.2", whom=answer.whom)


@reasons.against(grammar.Shade, Turn)
def _check_shade(boat: Boat, who: int, answer: grammar.Shade) -> None:
    in_boat(boat, answer.whom, "OB-11.4")
    if not has_hidden(boat, who, "umbrella"):
        raise Refused("no-umbrella", "OB-11.4")


@reasons.against(grammar.Fire, Turn)
def _check_fire(boat: Boat, who: int, answer: grammar.Fire) -> None:
    if not has(boat, who, "flare"):
        raise Refused("no-flare", "OB-11.7")


@reasons.against(grammar.Lay, LookAhead)
def _check_lay(boat: Boat, who: int, answer: grammar.Lay) -> None:
    drawn = [each.card + 1 for each in boat.drawn]
    for card in answer.cards:
        if card not in drawn:
            raise Refused("not-drawn", "OB-8.2", card=card)
    if [*answer.cards] != sorted({*answer.cards}):
        raise Refused("form", form=grammar.Lay(tuple(sorted({*answer.cards}))).text)


# Demands.


reasons.none_against(Consider, grammar.Yield, grammar.Refuse)


@reasons.against(grammar.TakeHidden, Loot)
def _check_take_hidden(boat: Boat, who: int, answer: grammar.TakeHidden) -> None:
    of = _loot(boat).of
    if not boat.hidden[of]:
        raise Refused("nothing-hidden", "OB-9.5", whom=ROLES[of])


@reasons.against(grammar.TakeOpen, Loot)
def _check_take_open(boat: Boat, who: int, answer: grammar.TakeOpen) -> None:
    of = _loot(boat).of
    if not has_open(boat, of, answer.kind):
        raise Refused("not-open", "OB-9.5", whom=ROLES[of], kind=answer.kind)


def _loot(boat: Boat) -> Loot:
    step = boat.agenda[-1]
    assert isinstance(step, Loot)
    return step


# Fights.


@reasons.against(grammar.Join, Speak)
def _check_join(boat: Boat, who: int, answer: grammar.Join) -> None:
    side = person(boat, answer.whom)
    fight = _fight(boat)
    if _fights(fight, who):
        raise Refused("already-fighting", "OB-10.3")
    if side not in (fight.attacker, fight.victim):
        by, of = ROLES[fight.attacker], ROLES[fight.victim]
        raise Refused("not-a-side", "OB-10.2", who=by, whom=of)


@reasons.against(grammar.Shoot, Speak)
def _check_shoot(boat: Boat, who: int, answer: grammar.Shoot) -> None:
    fight = _fight(boat)
    if not _fights(fight, who):
        raise Refused("not-fighting", "OB-10.6")
    if who in fight.shots:
        raise Refused("shot-already", "OB-10.8")
    if not has(boat, who, "flare"):
        raise Refused("no-flare", "OB-10.6")


def _fight(boat: Boat) -> Fight:
    assert boat.fight is not None
    return boat.fight


def _fights(fight: Fight, who: int) -> bool:
    return who in fight.attackers or who in fight.victims


for question in (Speak, Sharks, Water):
    reasons.none_against(question, grammar.Pass)


# Evening.


reasons.none_against(Dusk, grammar.Ready)
reasons.none_against(TakeHelm, grammar.UseCompass, grammar.SkipCompass)
reasons.none_against(Falling, grammar.Fall)


@reasons.against(grammar.Steer, Steer)
def _check_steer(boat: Boat, who: int, answer: grammar.Steer) -> None:
    if answer.card not in [each.card + 1 for each in boat.laid]:
        raise Refused("not-drawn", "OB-12.4", card=answer.card)


@reasons.against(grammar.Chum, Sharks)
def _check_chum(boat: Boat, who: int, answer: grammar.Chum) -> None:
    if who in boat.swimmers:
        raise Refused("in-the-water", "OB-14.5")
    if not has(boat, who, "bait"):
        raise Refused("no-chum", "OB-14.1")


@reasons.against(grammar.Water, Water)
def _check_water(boat: Boat, who: int, answer: grammar.Water) -> None:
    whom = in_boat(boat, answer.whom, "OB-15.6")
    if not has(boat, who, "water"):
        raise Refused("no-water", "OB-15.4")
    if not boat.thirst[whom]:
        raise Refused("not-thirsty", "OB-15.6", whom=answer.whom)
    if not needs_water(boat, whom):
        raise Refused("in-the-shade", "OB-11.6", whom=answer.whom)
