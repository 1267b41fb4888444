"""Fights: over a refused demand, with weapons and allies, until nobody has anything to add."""

from collections.abc import Sequence

from ...kernel import Decision, Option
from . import answers
from .atoms import open_up, tire_of_fighting, use_up, wound
from .cards import first_of, named
from .demands import meet
from .facts import ROLES, SHOT, STRENGTH, WEAPONS
from .people import from_here_on
from .provisions import has, has_open
from .state import NOBODY, Boat, Fight, rules
from .steps import Aftermath, Join, Refuse, Shoot, Speak


@rules.happens(Refuse)
def refuse(boat: Boat, step: Refuse) -> None:
    """From here on there is no way back."""
    by, of = step.by, step.of
    if not boat.quiet:
        boat.tell("refused", who=ROLES[of], whom=ROLES[by])
    boat.fight = Fight(by, of, step.aim, [by], [of], [], from_here_on(boat, by))
    boat.push(Speak(NOBODY))


def power(boat: Boat, side: Sequence[int], shots: Sequence[int]) -> int:
    """The strength of a side: wounds take nothing away, all open weapons add up."""
    total = 0
    for who in side:
        total += STRENGTH[who] + (SHOT if who in shots else 0)
        if opened := boat.opened[who]:
            total += sum([WEAPONS.get(kind, 0) for kind in named(opened)])
    return total


@rules.asks(Speak)
def speak(boat: Boat, step: Speak) -> tuple[Decision, ...]:
    """Whoever fights and has something hidden is asked, so that nobody learns what it is."""
    fight = boat.fight
    assert fight is not None
    place = 0 if step.after == NOBODY else fight.speakers.index(step.after) + 1
    if place == len(fight.speakers):
        return ()
    who, attacker, victim = fight.speakers[place], fight.attacker, fight.victim
    if who in fight.attackers or who in fight.victims:
        can_shoot = who not in fight.shots and has(boat, who, "flare")
        options: tuple[Option, ...] = answers.FIGHTER[who][can_shoot]
    else:
        options = answers.BYSTANDER[who][attacker][victim]
    prompt = answers.ASK_FIGHT[attacker][victim]
    return (Decision(boat.players[who], prompt, options, always=boat.hidden[who] != 0),)


def from_anew(fight: Fight, who: int) -> Speak:
    """Somebody has added something, so all may speak again."""
    place = fight.speakers.index(who)
    fight.speakers = fight.speakers[place:] + fight.speakers[:place]
    return Speak(NOBODY)


@rules.happens(Join)
def join(boat: Boat, step: Join) -> None:
    fight = boat.fight
    assert fight is not None
    side = fight.attackers if step.side == fight.attacker else fight.victims
    side.append(step.who)
    if not boat.quiet:
        boat.tell("joined", who=ROLES[step.who], whom=ROLES[step.side])
    boat.push(from_anew(fight, step.who))


@rules.happens(Shoot)
def shoot(boat: Boat, step: Shoot) -> None:
    fight = boat.fight
    assert fight is not None
    if not has_open(boat, step.who, "flare"):
        open_up(boat, step.who, first_of(boat.hidden[step.who], "flare"))
    fight.shots.append(step.who)
    boat.tell("shot", who=ROLES[step.who])
    boat.push(from_anew(fight, step.who))


def weapon_was_opened(boat: Boat, who: int) -> None:
    """In the middle of a fight: if its owner fights, all may speak again."""
    fight = boat.fight
    assert fight is not None
    if (who in fight.attackers or who in fight.victims) and isinstance(boat.agenda[-1], Speak):
        boat.turn_to(from_anew(fight, who))


@rules.happens(Speak)
def nothing_to_add(boat: Boat, step: Speak) -> None:
    """The stronger side wins, the victim's if both are equally strong.

    The demand is met before anybody feels the wounds.
    """
    fight = boat.fight
    assert fight is not None
    attack = power(boat, fight.attackers, fight.shots)
    defence = power(boat, fight.victims, fight.shots)
    won = attack > defence
    winner = fight.attacker if won else fight.victim
    if not boat.quiet:
        boat.tell("fight-won", who=ROLES[winner], attack=attack, defence=defence)
    for who in fight.shots:
        use_up(boat, who, first_of(boat.opened[who], "flare"))
    boat.push(Aftermath(tuple(fight.victims if won else fight.attackers)))
    if won:
        meet(boat, fight.attacker, fight.victim, fight.aim)


@rules.happens(Aftermath)
def aftermath(boat: Boat, step: Aftermath) -> None:
    fight = boat.fight
    assert fight is not None
    for who in (*fight.attackers, *fight.victims):
        tire_of_fighting(boat, who)
    boat.fight = None
    for who in step.losers:
        wound(boat, who)
