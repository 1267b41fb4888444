"""Using what may be used besides actions: cards, tokens, items, and the characters' abilities."""

from collections.abc import Callable, Iterator

from ..camp.items import add_invention, use_once
from ..camp.kept import empty, holder, power_of, use
from ..camp.stores import gain_now
from ..cards.kinds import Effects, Power
from ..decks.piles import draw_invention, leave_on_top, look, put_ideas_aside
from ..land.tiles import sheltered
from ..people.spirits import exert
from ..planning.deeds import menu_changed
from ..planning.paying import ECONOMY, ONE_WOOD, spare_wood
from ..powers.abilities import ABILITIES
from ..powers.usable import handy_weapons
from ..scenes import clear_aside, lay_aside, open_scene
from ..state import NOBODY, Camp, Goods, Scene, rules
from ..steps import ActAs, Ask, GainNow, PickIdea, PickTile, Steps, UseAbility, UsePower, Wield
from ..vocabulary import (
    Choose,
    Determination,
    Discard,
    DrawDiscoveries,
    DrawMysteries,
    Gain,
    HealAnybody,
    IgnoreCloud,
    Keep,
    LookAtTopBeast,
    Morale,
    Raise,
    SnowAsRain,
    TopBeastToBottom,
    Way,
)
from ..who import FRIDAY, called, friday
from .beasts import beast_comes

IDEAS = 5
TILES_SEEN = 3


# Cards, tokens and items.


@rules.happens(UsePower)
def use_power(camp: Camp, step: UsePower) -> None:
    menu_changed(camp)
    power = power_of(camp, step.card)
    assert power is not None
    outsider = NOBODY if step.card in camp.items else holder(camp, step.card, step.seat)
    sheet = outsider != NOBODY
    user = outsider if sheet else _user(camp, step.seat, power)
    camp.tell("used", who=camp.people[step.seat].name, card=step.card)
    wear_out(camp, step.card, power, user)
    steps = [*_chances(camp, step.seat, power), *_effects(power)]
    open_scene(camp, Scene(user, step.card, settled=True, sheet=sheet), *steps)


def _user(camp: Camp, seat: int, power: Power) -> int:
    """Whom it concerns: treasures are dug by the first player, and the Bible is read at work."""
    if any(isinstance(effect, DrawMysteries) for effect in power.effects):
        return camp.first
    return camp.scene.actor if power.when == "arrange" else seat


def wear_out(camp: Camp, card: str, power: Power, user: int) -> None:
    """Items serve again in the next round; a barrel that is empty is kept for food."""
    if card in camp.items:
        use_once(camp, card)
    elif Keep() in power.effects:
        empty(camp, card)
    else:
        use(camp, card, user)


def _chances(camp: Camp, seat: int, power: Power) -> Iterator[Steps]:
    """A temporary weapon may stand in for a weapon, and Friday for the first player."""
    if camp.levels["weapon"] < power.weapon:
        yield Ask("ask-wield", tuple(handy_weapons(camp)), Wield(), by="actor")
    if _serves_one(power) and seat == camp.first and friday(camp) is not None:
        yield Ask("ask-user", (camp.people[seat].name, FRIDAY), ActAs(), by="actor")


def _serves_one(power: Power) -> bool:
    return power.when == "any" and any(isinstance(each, Determination) for each in power.effects)


def _effects(power: Power) -> Iterator[Steps]:
    if power.food:
        yield Discard(food=power.food)
    for effect in power.effects:
        if isinstance(effect, Gain) and power.when == "not-acting":
            yield GainNow(effect.food, effect.fur)
        elif not isinstance(effect, Keep):
            yield effect


@rules.happens(Wield)
def wield(camp: Camp, step: Wield) -> None:
    camp.tell("used", who=camp.people[camp.scene.actor].name, card=step.thing)
    use(camp, step.thing, camp.scene.actor)


@rules.happens(ActAs)
def act_as(camp: Camp, step: ActAs) -> None:
    camp.scene.actor = called(camp, step.thing)


@rules.happens(GainNow)
def gain_at_once(camp: Camp, step: GainNow) -> None:
    gain_now(camp, Goods(food=step.food, fur=step.fur))


# Abilities.


@rules.happens(UseAbility)
def use_ability(camp: Camp, step: UseAbility) -> None:
    """Each once a round, for determination."""
    menu_changed(camp)
    person = camp.people[step.seat]
    camp.tell("ability", who=person.name, ability=step.ability)
    exert(camp, step.seat, step.ability, ABILITIES[person.name][step.ability])
    open_scene(camp, Scene(step.seat), *EFFECTS.get(step.ability, ()))
    if step.ability in DEEDS:
        DEEDS[step.ability](camp)


EFFECTS: dict[str, Effects] = {
    "recipe": (Discard(food=1), HealAnybody(2, people=2)),
    "soup": (Gain(food=1),),
    "hooch": (
        Choose(
            (Way("ignore-rain", (IgnoreCloud("rain"),)), Way("snow-as-rain", (SnowAsRain(),))),
            by="actor",
        ),
    ),
    "speech": (Morale(1),),
    "scouting": (DrawDiscoveries(2, kept=1),),
    "tracking": (
        LookAtTopBeast(),
        Choose(
            (Way("beast-on-top"), Way("beast-to-bottom", (TopBeastToBottom(),))),
            by="actor",
        ),
    ),
}
"""What can be said with the words of cards."""


def save_wood(camp: Camp) -> None:
    """One of what lies with the pawns of the present action is available again.

    If the action fails after all, the determination comes back as if it had been laid.
    """
    stacks = [scene.stack for scene in camp.scenes if scene.stack is not None]
    # In a state that was saved each scene has a stack of its own.
    spare_wood([stack for stack in stacks if stack.name == stacks[-1].name])
    gain_now(camp, ONE_WOOD)


def have_ideas(camp: Camp) -> None:
    """One is laid on the board, the others are put aside."""
    drawn = [draw_invention(camp) for _ in range(IDEAS)]
    lay_aside(camp, *[name for name in drawn if name is not None])
    for name in camp.scene.aside:
        camp.tell("idea", item=name)
    camp.push(Ask("ask-idea", tuple(camp.scene.aside), PickIdea(), by="actor"))


@rules.happens(PickIdea)
def pick_idea(camp: Camp, step: PickIdea) -> None:
    put_ideas_aside(camp, [idea for idea in clear_aside(camp) if idea != step.thing])
    add_invention(camp, step.thing)


def reconnoitre(camp: Camp) -> None:
    """One of the next tiles is put on top, the others are shuffled back."""
    seen = look(camp, camp.tiles, TILES_SEEN)
    camp.push(Ask("ask-tile", tuple(seen), PickTile(), by="actor"))


@rules.happens(PickTile)
def pick_tile(camp: Camp, step: PickTile) -> None:
    leave_on_top(camp, camp.tiles, step.thing)
    camp.tell("tile-on-top", tile=step.thing)


DEFENCE = (
    Way("raise-weapon", (Raise("weapon"),)),
    Way("raise-palisade", (Raise("palisade"),)),
)


def plan_defence(camp: Camp) -> None:
    """The palisade only where there is a shelter."""
    camp.push(Choose(DEFENCE if sheltered(camp) else DEFENCE[:1], by="actor"))


DEEDS: dict[str, Callable[[Camp], None]] = {
    ECONOMY: save_wood,
    "new-idea": have_ideas,
    "reconnaissance": reconnoitre,
    "bait": beast_comes,
    "defence": plan_defence,
}
"""What goes by the table as it is."""
