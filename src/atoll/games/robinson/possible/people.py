"""Who can be in a game, and what they can do."""

from collections.abc import Iterator

from ..actions.dice import REROLL
from ..arguments import Arrow
from ..facts import CHARACTERS, HEALTH
from ..options import Options
from ..planning.abilities import OWNERS
from ..powers.abilities import ABILITIES, FRENZY
from ..scenarios.frame import named
from ..setup import FEW
from ..who import FRIDAY


def characters(options: Options, seats: int) -> list[str]:
    """Chance deals the Soldier only to many players."""
    few = options.characters == "draw" and seats <= FEW
    return [name for name in CHARACTERS if name != "soldier" or not few]


def companions(options: Options, seats: int) -> list[str]:
    return [*named(options.scenario).companions]


def those_who_eat(options: Options, seats: int) -> list[str]:
    """Friday does not."""
    return [*characters(options, seats), *companions(options, seats)]


def everybody(options: Options, seats: int) -> list[str]:
    return [*those_who_eat(options, seats), *([FRIDAY] if options.friday else [])]


def may_go_hungry(options: Options, seats: int) -> list[str]:
    """Nobody is asked where there is only one to go hungry."""
    eating = those_who_eat(options, seats)
    return eating if seats + len(companions(options, seats)) > 1 else []


def helpers(options: Options, seats: int) -> list[str]:
    """Whom nobody plays."""
    return [*([FRIDAY] if options.friday else []), *companions(options, seats)]


def arrows(options: Options, seats: int) -> Iterator[Arrow]:
    """On the sheets."""
    for name in characters(options, seats):
        yield from [Arrow(name, wound) for wound in HEALTH[name].arrows]


def abilities(options: Options, seats: int) -> Iterator[str]:
    """Those that are used, by themselves or in a fight."""
    for name in characters(options, seats):
        yield from ABILITIES[name]
        if OWNERS[FRENZY] == name:
            yield FRENZY


def all_abilities(options: Options, seats: int) -> list[str]:
    """Also those of others, and those that are not used like that."""
    return [*OWNERS, REROLL]
