"""Tables on the cursed island."""

from atoll.games.robinson.facts import ISLAND, SPACES
from atoll.games.robinson.planning.deeds import deeds
from atoll.games.robinson.state import Camp
from atoll.kernel import OptionValue

from .acting import island, space


def cursed(names: str = "carpenter cook", **places: OptionValue) -> Camp:
    """Spaces get these tiles, and whatever else is named is an option of the game."""
    return island(names, scenario="cursed_island", **places)


def marked(camp: Camp, token: str, *words: str) -> Camp:
    """Such a marker lies on each of these spaces."""
    for word in words:
        space(camp, word).tokens.append(token)
    return camp


def where(camp: Camp, token: str) -> set[str]:
    """The spaces with such a marker."""
    return {word for word in WORDS if token in space(camp, word).tokens}


WORDS = SPACES[:ISLAND]


def sizes(camp: Camp, kind: str, target: str = "") -> tuple[int, ...]:
    """The numbers of pawns that an action takes."""
    (deed,) = [each for each in deeds(camp) if (each.kind, each.target) == (kind, target)]
    return deed.sizes


def targets(camp: Camp, kind: str, ending: str) -> set[str]:
    """What can be planned, of the targets that end like this."""
    found = {each.target for each in deeds(camp) if each.kind == kind}
    return {target for target in found if target.endswith(ending)}
