"""Beasts: those of the hunting deck, and those that come by themselves."""

from msgspec.structs import replace

from ..cards.beasts import BEASTS
from ..decks.notes import forget
from ..decks.piles import draw, leave, look, put_on_top, shuffle_into, sink, take_out
from ..scenes import carry_out
from ..state import Camp, rules
from ..steps import Ask, Clash, PutBeastOnTop
from ..vocabulary import (
    BeastBeside,
    BeastBesideToHunt,
    DiscardTopBeast,
    FightTopBeast,
    LookAtTopBeast,
    StrongestBeast,
    TakeTopBeast,
    TopBeastToBottom,
)
from .fights import battle, begin_fight


def fight_beast(camp: Camp, fighter: int, beast: str, danger: int = 0) -> None:
    """Somebody fights a beast that has been turned up; danger makes it stronger."""
    card = BEASTS[beast]
    fight = battle(card.fight, *card.after)
    camp.tell("beast", card=beast)
    carry_out(camp, fighter, beast, replace(fight, strength=fight.strength + danger))
    begin_fight(camp)


def beast_comes(camp: Camp) -> None:
    """The top beast joins those that can be hunted; nobody sees which."""
    beast = draw(camp, camp.beasts)
    if beast is not None:
        shuffle_into(camp, camp.hunting, beast)
        camp.tell("beast-comes")


# The top of the hunting deck.


@rules.happens(FightTopBeast)
def fight_top_beast(camp: Camp, step: FightTopBeast) -> None:
    beast = draw(camp, camp.hunting)
    if beast is not None:
        fight_beast(camp, camp.scene.actor, beast)


@rules.happens(TakeTopBeast)
def take_top_beast(camp: Camp, step: TakeTopBeast) -> None:
    """It costs and brings all that a fight would, but for the comparison."""
    beast = draw(camp, camp.hunting)
    if beast is None:
        return
    card = BEASTS[beast]
    camp.tell("beast", card=beast)
    unresisting = replace(battle(card.fight, *card.after), strength=0)
    carry_out(camp, camp.scene.actor, beast, Clash(unresisting))


@rules.happens(DiscardTopBeast)
def discard_top_beast(camp: Camp, step: DiscardTopBeast) -> None:
    beast = draw(camp, camp.hunting)
    if beast is not None:
        camp.tell("beast-gone", card=beast)
        leave(camp, beast)


@rules.happens(LookAtTopBeast)
def look_at_top_beast(camp: Camp, step: LookAtTopBeast) -> None:
    for beast in look(camp, camp.hunting, 1):
        camp.tell("beast-seen", card=beast)


@rules.happens(TopBeastToBottom)
def top_beast_to_bottom(camp: Camp, step: TopBeastToBottom) -> None:
    if camp.hunting.cards:
        sink(camp.hunting)
        camp.tell("beast-below")


# Beasts that come.


@rules.happens(StrongestBeast)
def strongest_beast(camp: Camp, step: StrongestBeast) -> None:
    """Among equals the players choose."""
    seen = look(camp, camp.beasts, step.of)
    for beast in seen:
        camp.tell("beast-seen", card=beast)
    strength = max([BEASTS[beast].fight.strength for beast in seen], default=0)
    strongest = [beast for beast in seen if BEASTS[beast].fight.strength == strength]
    camp.push(Ask("ask-beast", tuple(strongest), PutBeastOnTop()))


@rules.happens(PutBeastOnTop)
def put_beast_on_top(camp: Camp, step: PutBeastOnTop) -> None:
    """The others are shuffled back."""
    take_out(camp, camp.beasts, step.thing)
    put_on_top(camp.hunting, step.thing)
    camp.tell("beast-on-top", card=step.thing)


@rules.happens(BeastBeside)
def beast_beside(camp: Camp, step: BeastBeside) -> None:
    """Face down."""
    beast = draw(camp, camp.beasts)
    if beast is not None:
        camp.beside = beast
        camp.tell("beast-beside")


@rules.happens(BeastBesideToHunt)
def beast_beside_to_hunt(camp: Camp, step: BeastBesideToHunt) -> None:
    if camp.beside:
        shuffle_into(camp, camp.hunting, camp.beside)
        forget(camp, camp.beside)
        camp.beside = ""
        camp.tell("beast-comes")


def turn_up_beside(camp: Camp) -> str:
    """The beast that waits beside the event deck waits no longer."""
    beast, camp.beside = camp.beside, ""
    camp.reveal()
    return beast
