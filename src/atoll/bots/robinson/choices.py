"""Choices that are better known than dreamt of."""

from functools import cache

from ...games.robinson.effects.fights import inferior
from ...games.robinson.facts import SPACE
from ...games.robinson.land.tiles import lies, natural_shelter, sources, tile
from ...games.robinson.state import Camp
from ...games.robinson.steps import Clash, Settle
from ...games.robinson.vocabulary import ShuffleIn, Way
from ...games.robinson.who import players
from ...kernel import Decision
from .camp import MEETS, lower_cost
from .effects import cost
from .goals import named
from .people import health

BEST_PEOPLE = ("cook", "carpenter", "explorer", "soldier")
FIRST_BUILT = ("shelter", "weapon", "fire")
CALM = ("go-on", "keep", "enough", "stay", "fight", "ready")
"""What one answers in a dream, if it is offered."""
HARD_FIGHT = 4
"""So many wounds make a fight a hard one."""
LAST_MOVE = 5
"""After this round it is not worth while to move to a cave."""


def usual_choice(wounds: dict[str, int], decision: Decision) -> str | None:
    """The text of an option; None where it takes more to see what is best."""
    texts = [option.text for option in decision.options]
    match decision.prompt.key:
        case "ask-character":
            return next(f"be {name}" for name in BEST_PEOPLE if f"be {name}" in texts)
        case "ask-roll":
            return _reroll(wounds, decision)
        case "ask-order":
            return _in_order(texts)
        case "ask-hungry":
            return max(texts, key=lambda text: _strength(wounds, text.split()[1]))
    return None


def calm_choice(camp: Camp, decision: Decision) -> str:
    """What one answers in a dream: at once."""
    if len(decision.options) == 1:
        return decision.options[0].text
    wounds = {person.name: person.wounds for person in camp.people}
    text = usual_choice(wounds, decision)
    if text is not None:
        return text
    text = named(camp.options.scenario).answer(camp, decision)
    if text is not None:
        return text
    texts = [option.text for option in decision.options]
    match decision.prompt.key:
        case "ask-camp":
            return _home(camp, texts)
        case "ask-heal":
            people = [text for text in texts if text.partition(" ")[2] in wounds]
            if people:
                return min(people, key=lambda text: _strength(wounds, text.split()[1]))
        case "ask-way":
            return _way(camp, decision)
        case "ask-battle":
            return _armed(camp, decision)
        case "ask-discard-invention" | "ask-discard-item" | "ask-turn-back":
            needed = named(camp.options.scenario).needed(camp.goal)
            texts.sort(key=lambda text: text.partition(" ")[2] in needed)
    return next((text for text in CALM if text in texts), texts[0])


def _reroll(wounds: dict[str, int], decision: Decision) -> str:
    """A wound that would be the last is rolled again, and otherwise only a failure."""
    kept = decision.options[0].step
    assert isinstance(kept, Settle)
    texts = [option.text for option in decision.options]
    name = str(decision.prompt.args["who"])
    wanted = ["wound"] if kept.roll.wound and _strength(wounds, name) == 1 else []
    wanted += [] if kept.roll.success else ["success"]
    found = [text for die in wanted for text in texts if text.startswith(f"reroll {die}")]
    return found[0] if found else "keep"


def _in_order(texts: list[str]) -> str:
    """What protects comes first."""
    for target in FIRST_BUILT:
        for text in texts:
            if text.endswith(f"-{target}"):
                return text
    return texts[0]


def _strength(wounds: dict[str, int], name: str) -> int:
    """How many wounds somebody can still bear."""
    return health(name).deadly - wounds[name]


def _home(camp: Camp, texts: list[str]) -> str:
    """A cave nearby is better than the open."""
    offered = {SPACE[text.split()[1]]: text for text in texts if text != "stay"}
    must = named(camp.options.scenario).home(camp, [*offered])
    if must is not None:
        return offered[must]
    if camp.shelter or natural_shelter(camp) or camp.round > LAST_MOVE:
        return "stay"
    for at, text in offered.items():
        space = camp.spaces[at]
        if lies(space) and tile(space).shelter and any(True for _ in sources(space)):
            return text
    return "stay"


def _armed(camp: Camp, decision: Decision) -> str:
    """Whatever helps in a fight is for hard ones."""
    begins = decision.options[0]
    assert isinstance(begins.step, Clash)
    if inferior(camp, begins.step.battle) < HARD_FIGHT:
        return begins.text
    return decision.options[1].text


def _way(camp: Camp, decision: Decision) -> str:
    card = camp.scene.card if camp.scenes else ""
    options = [option for option in decision.options if isinstance(option.step, Way)]
    if not options:
        return decision.options[0].text
    best = min(options, key=lambda option: _way_cost(card, option.step, players(camp)))
    return best.text


@cache
def _way_cost(card: str, way: Way, seats: int) -> float:
    later = MEETS * lower_cost(card, seats) if ShuffleIn() in way.effects else 0.0
    return cost(way.effects, seats) + later
