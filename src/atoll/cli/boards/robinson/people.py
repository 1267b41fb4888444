"""What the people can do, and what does not stand in their lines beside the island."""

from collections.abc import Iterator

from rich.console import RenderableType

from ....games.robinson.actions.dice import REROLL, REROLL_PRICE, REROLLS
from ....games.robinson.facts import HEALTH
from ....games.robinson.planning.abilities import PRICES
from ....games.robinson.view import Board, PersonSeen
from ....games.robinson.who import FRIDAY
from ..flow import Flow
from .signs import Signs


def notes(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Special wounds, nights outside, what they carry, and abilities that are used."""
    for person in board.people:
        if said := [
            *_condition(person, signs),
            *_belongings(person, signs),
            *_marks(person, signs),
        ]:
            yield Flow(f"{signs.name(person.name)}:", said)


def _condition(person: PersonSeen, signs: Signs) -> Iterator[str]:
    for scar in person.scars:
        yield signs.say("board-scar", place=_scar(scar, signs))
    if person.outside is not None:
        place = signs.say("board-open") if person.outside == "open" else person.outside
        yield signs.say("board-outside", place=place)
    if person.away:
        yield signs.say("board-away")


def _belongings(person: PersonSeen, signs: Signs) -> Iterator[str]:
    for carried in ([*map(signs.name, person.sheet)], signs.goods(person.pack)):
        if carried:
            yield signs.say("board-pack", goods=", ".join(carried))


def _marks(person: PersonSeen, signs: Signs) -> Iterator[str]:
    """Marks on the sheet: of a card, over arrows of morale, and on abilities."""
    if person.marks:
        yield signs.say("board-marks", count=person.marks)
    if person.deaf:
        arrows = ", ".join(map(str, sorted(person.deaf)))
        yield signs.say("board-deaf", wounds=arrows)
    if person.used:
        used = ", ".join([ability(word, signs) for word in person.used])
        yield signs.say("board-used", abilities=used)


def _scar(scar: str, signs: Signs) -> str:
    """``build-leg`` is a wound of the leg; which action it came from tells its colour."""
    action, _, part = scar.partition("-")
    return f"{signs.say(f'board-body-{part}')}, {signs.say(f'board-place-{action}')}"


# Abilities.


def abilities(name: str) -> dict[str, int]:
    """What somebody can do, and what that costs; companions can do nothing."""
    rerolls = name in (*REROLLS, FRIDAY)
    return PRICES.get(name, {}) | ({REROLL: REROLL_PRICE} if rerolls else {})


def price(ability: str) -> int:
    return next(can[ability] for can in map(abilities, HEALTH) if ability in can)


def ability(word: str, signs: Signs) -> str:
    """A reroll is called differently with everybody who can do it."""
    return signs.say("board-reroll") if word == REROLL else signs.name(word)
