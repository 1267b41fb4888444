"""People: wounds, healing and determination, and what is different for somebody for a while."""

from collections.abc import Iterable

from ..decks.lasting import be_as_usual, differ
from ..decks.later import put_off
from ..facts import SPACE
from ..people.health import fall_ill, heal, health, wound, wound_all
from ..people.outside import place_word, set_out, stay
from ..people.spirits import discourage, encourage
from ..scenes import open_scene, place
from ..state import NOWHERE, Camp, Later, Rule, Scene, rules
from ..steps import Ask, EncouragePerson, HealPerson, IgnoreArrow, Infect, SpendNight
from ..vocabulary import (
    AtNight,
    Clumsy,
    Determination,
    Disease,
    EveryNight,
    ForScarred,
    Heal,
    HealAnybody,
    IgnoreArrows,
    Keep,
    LoseAllDetermination,
    NextFirstPlayer,
    NextRound,
    NightOutside,
    NoAbilities,
    NoTeamwork,
    OnePawn,
    OnlyActions,
    Scar,
    ShareDetermination,
    Steady,
    Wound,
)
from ..who import called, everybody, is_companion, is_here, meant, pass_on, players

MARKS = 2
"""Black markers of a disease for each player, and of somebody who has it alone."""


def names(camp: Camp) -> tuple[str, ...]:
    """Everybody, with Friday."""
    return tuple([camp.people[person].name for person in everybody(camp)])


# Wounds.


@rules.happens(Wound)
def wound_people(camp: Camp, step: Wound) -> None:
    wound_all(camp, meant(camp, step.who), step.count)


@rules.happens(Heal)
def heal_people(camp: Camp, step: Heal) -> None:
    for person in meant(camp, step.who):
        heal(camp, person, step.count)


@rules.happens(HealAnybody)
def heal_anybody(camp: Camp, step: HealAnybody) -> None:
    _ask_whom_to_heal(camp, HealPerson("", step.count, step.people))


@rules.happens(HealPerson)
def heal_person(camp: Camp, step: HealPerson) -> None:
    heal(camp, called(camp, step.thing), 1)
    healed = (*step.healed, step.thing) if step.thing not in step.healed else step.healed
    _ask_whom_to_heal(camp, HealPerson("", step.more, step.people, healed))


def _ask_whom_to_heal(camp: Camp, left: HealPerson) -> None:
    """One wound at a time; when there are enough people only they can be chosen."""
    if not left.more:
        return
    allowed = left.healed if len(left.healed) == left.people else names(camp)
    wounded = [name for name in allowed if camp.people[called(camp, name)].wounds]
    effect = HealPerson("", left.more - 1, left.people, left.healed)
    camp.push(Ask("ask-heal", tuple(wounded), effect, may_stop=True))


@rules.happens(IgnoreArrows)
def ignore_arrows(camp: Camp, step: IgnoreArrows) -> None:
    """One after another, also those that have cost morale already."""
    arrows = [
        f"{person.name}-{arrow}"
        for person in camp.people
        for arrow in health(camp, person.name).arrows
        if arrow not in person.deaf
    ]
    others = [IgnoreArrows(step.count - 1)] if step.count > 1 else []
    camp.push_all(Ask("ask-arrow", tuple(arrows), IgnoreArrow()), *others)


@rules.happens(IgnoreArrow)
def ignore_arrow(camp: Camp, step: IgnoreArrow) -> None:
    who, _, arrow = step.thing.partition("-")
    camp.people[called(camp, who)].deaf.append(int(arrow))
    camp.tell("arrow-ignored", who=who, wound=int(arrow))


@rules.happens(Disease)
def disease(camp: Camp, step: Disease) -> None:
    """Who spends the night outside has it alone."""
    for person in meant(camp, "actor"):
        if camp.people[person].outside is not None:
            camp.push_all(*[Infect(camp.people[person].name)] * MARKS)
            return
    camp.push_all(*[Ask("ask-disease", names(camp), Infect())] * (MARKS * players(camp)))


@rules.happens(Infect)
def infect(camp: Camp, step: Infect) -> None:
    fall_ill(camp, called(camp, step.thing))


# Special wounds.


@rules.happens(Scar)
def scar(camp: Camp, step: Scar) -> None:
    for person in meant(camp, "actor"):
        somebody = camp.people[person]
        somebody.scars.append(_scar(camp, step.part))
        camp.tell("scarred", who=somebody.name, scar=_scar(camp, step.part))


@rules.happens(ForScarred)
def for_scarred(camp: Camp, step: ForScarred) -> None:
    """Whoever has the wound acts now; if nobody has it nothing happens."""
    wanted = _scar(camp, step.part)
    for person, somebody in enumerate(camp.people):
        if wanted in somebody.scars:
            somebody.scars.remove(wanted)
            camp.tell("scar-gone", who=somebody.name, scar=wanted)
            open_scene(camp, Scene(person, camp.scene.card, settled=True), *step.effects)
            return


def _scar(camp: Camp, part: str) -> str:
    """Its colour is that of the deck."""
    deck, _, _ = camp.scene.card.partition("-")
    return f"{deck}-{part}"


# Determination.


def _resolute(camp: Camp, people: Iterable[int]) -> list[int]:
    """Companions neither have determination nor can lack it."""
    return [person for person in people if not is_companion(camp, person)]


@rules.happens(Determination)
def change_determination(camp: Camp, step: Determination) -> None:
    """For each that is missing whoever lacks it is wounded, and nobody else."""
    for person in _resolute(camp, meant(camp, step.who)):
        if step.count > 0:
            encourage(camp, person, step.count)
        else:
            wound(camp, person, discourage(camp, person, -step.count))


@rules.happens(ShareDetermination)
def share_determination(camp: Camp, step: ShareDetermination) -> None:
    """One after another."""
    others = [ShareDetermination(step.count - 1)] if step.count > 1 else []
    people = tuple([camp.people[person].name for person in _resolute(camp, everybody(camp))])
    camp.push_all(Ask("ask-encourage", people, EncouragePerson()), *others)


@rules.happens(EncouragePerson)
def encourage_person(camp: Camp, step: EncouragePerson) -> None:
    encourage(camp, called(camp, step.thing), 1)


@rules.happens(LoseAllDetermination)
def lose_all_determination(camp: Camp, step: LoseAllDetermination) -> None:
    for person in meant(camp, "actor"):
        discourage(camp, person, camp.people[person].determination)


# What is different in a round.


@rules.happens(OnePawn)
def one_pawn(camp: Camp, step: OnePawn) -> None:
    """Friday and companions have only one anyway."""
    for person in meant(camp, step.who):
        somebody = camp.people[person]
        if person < camp.seats:
            differ(camp, Rule("one-pawn", camp.round + step.rounds_on, person))
            camp.tell("one-pawn", who=somebody.name, round=camp.round + step.rounds_on)


@rules.happens(OnlyActions)
def only_actions(camp: Camp, step: OnlyActions) -> None:
    """Where two cards say so, what both of them allow remains."""
    for person in meant(camp, step.who):
        kinds = step.kinds
        for rule in [*camp.rules_of_round]:
            if (rule.word, rule.round, rule.who) == ("only", camp.round, person):
                kinds = tuple([kind for kind in kinds if kind in rule.kinds])
                be_as_usual(camp, rule)
        differ(camp, Rule("only", camp.round, person, kinds))
        camp.tell("only-actions", who=camp.people[person].name, kinds=kinds)


@rules.happens(NoAbilities)
def no_abilities(camp: Camp, step: NoAbilities) -> None:
    differ(camp, Rule("no-abilities", camp.round, camp.first))
    camp.tell("no-abilities", who=camp.people[camp.first].name)


@rules.happens(NoTeamwork)
def no_teamwork(camp: Camp, step: NoTeamwork) -> None:
    differ(camp, Rule("no-teamwork", camp.round))
    camp.tell("no-teamwork")


@rules.happens(NextFirstPlayer)
def next_first_player(camp: Camp, step: NextFirstPlayer) -> None:
    """From now on, not only from the next round."""
    pass_on(camp)
    camp.tell("first-player", who=camp.people[camp.first].name)


@rules.happens(Clumsy)
def clumsy(camp: Camp, step: Clumsy) -> None:
    for person in meant(camp, "actor"):
        until = 0 if step.lasts else camp.round + 1
        differ(camp, Rule("clumsy", until, person))
        camp.tell("clumsy", who=camp.people[person].name)


@rules.happens(Steady)
def steady(camp: Camp, step: Steady) -> None:
    for rule in [*camp.rules_of_round]:
        if rule.word == "clumsy" and not rule.round:
            be_as_usual(camp, rule)
            if is_here(camp, rule.who):
                camp.tell("steady", who=camp.people[rule.who].name)


# Later.


@rules.happens(NextRound)
def in_next_round(camp: Camp, step: NextRound) -> None:
    scene = camp.scene
    put_off(camp, Later(step.effects, scene.actor, scene.card, "round"))


@rules.happens(AtNight)
def at_night(camp: Camp, step: AtNight) -> None:
    scene = camp.scene
    put_off(camp, Later(step.effects, scene.actor, scene.card, "night", step.outside))


@rules.happens(EveryNight)
def every_night(camp: Camp, step: EveryNight) -> None:
    scene = camp.scene
    put_off(camp, Later(step.effects, scene.actor, scene.card, "night", until=step.until))
    camp.push(Keep())


# Nights outside.


@rules.happens(NightOutside)
def night_outside(camp: Camp, step: NightOutside) -> None:
    """At the place of the action. Who is to do so twice in a round chooses the place."""
    at = place(camp)
    here = NOWHERE if at is None else at
    for person in meant(camp, "actor"):
        somebody = camp.people[person]
        if camp.scene.stack is not None:
            set_out(camp, somebody, camp.scene.stack.name)
        if somebody.outside in (None, here):
            stay(camp, somebody, here)
        else:
            places = (place_word(somebody.outside), place_word(here))
            camp.push(Ask("ask-night", places, SpendNight(), by="actor"))


@rules.happens(SpendNight)
def spend_night(camp: Camp, step: SpendNight) -> None:
    stay(camp, camp.people[camp.scene.actor], SPACE.get(step.thing, NOWHERE))
