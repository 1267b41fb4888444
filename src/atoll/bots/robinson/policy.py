"""The policy: what is answered at once, in playouts and where nobody needs them."""

from functools import cache

from ...games.robinson import grammar
from ...games.robinson.arguments import Stack
from ...games.robinson.effects.fights import inferior
from ...games.robinson.land.tiles import lies, natural_shelter, sources, tile
from ...games.robinson.state import Camp
from ...games.robinson.steps import Clash, Settle
from ...games.robinson.vocabulary import ShuffleIn, Way
from ...games.robinson.who import players
from ...kernel import Decision, Option
from .effects import cost
from .goals import named
from .land import place_in
from .people import health
from .values import MEETS, lower_cost

BEST_PEOPLE = ("cook", "carpenter", "explorer", "soldier")
FIRST_BUILT = ("shelter", "weapon", "fire")
HARMLESS = (
    *(grammar.GoOn, grammar.Keep, grammar.Enough),
    *(grammar.Stay, grammar.Fight, grammar.Ready),
)
"""What is answered in a playout, if it is offered."""
HARD_FIGHT = 4
"""So many wounds make a fight a hard one."""
LAST_MOVE = 5
"""After this round it is not worth while to move to a cave."""


def obvious_answer(wounds: dict[str, int], decision: Decision) -> str | None:
    """The text of an option; None where it takes more to see what is best."""
    match decision.prompt.key:
        case "ask-character":
            return _best_character(decision)
        case "ask-roll":
            return _reroll(wounds, decision)
        case "ask-order":
            return _in_order(decision)
        case "ask-hungry":
            return max(decision.options, key=lambda option: _strength(wounds, _who(option))).text
    return None


def quick_answer(camp: Camp, decision: Decision) -> str:
    """What is answered in a playout: never with another playout."""
    if len(decision.options) == 1:
        return decision.options[0].text
    wounds = {person.name: person.wounds for person in camp.people}
    text = obvious_answer(wounds, decision)
    if text is not None:
        return text
    text = named(camp.options.scenario).answer(camp, decision)
    if text is not None:
        return text
    options = [*decision.options]
    match decision.prompt.key:
        case "ask-camp":
            return _home(camp, decision)
        case "ask-heal":
            people = [each for each in options if isinstance(each.answer, grammar.ChoosePerson)]
            if people:
                return min(people, key=lambda option: _strength(wounds, _who(option))).text
        case "ask-way":
            return _way(camp, decision)
        case "ask-battle":
            return _armed(camp, decision)
        case "ask-discard-invention" | "ask-discard-item" | "ask-turn-back":
            needed = named(camp.options.scenario).needed(camp.goal)
            options.sort(key=lambda option: _item(option) in needed)
    return _harmless(options)


def _harmless(options: list[Option]) -> str:
    texts = {type(option.answer): option.text for option in options}
    return next((texts[kind] for kind in HARMLESS if kind in texts), options[0].text)


def _who(option: Option) -> str:
    """Whom an answer names."""
    assert isinstance(option.answer, grammar.Hungry | grammar.ChoosePerson)
    return option.answer.who


def _item(option: Option) -> str:
    return option.answer.item if isinstance(option.answer, grammar.ChooseItem) else ""


def _best_character(decision: Decision) -> str:
    texts = {each.answer: each.text for each in decision.options}
    wanted = [grammar.Be(name) for name in BEST_PEOPLE]
    return next(texts[each] for each in wanted if each in texts)


def _reroll(wounds: dict[str, int], decision: Decision) -> str:
    """A wound that would be the last is rolled again, and otherwise only a failure."""
    kept = decision.options[0].step
    assert isinstance(kept, Settle)
    name = str(decision.prompt.args["who"])
    wanted = ["wound"] if kept.roll.wound and _strength(wounds, name) == 1 else []
    wanted += [] if kept.roll.success else ["success"]
    for die in wanted:
        for option in decision.options:
            if _die(option) == die:
                return option.text
    return decision.options[0].text


def _die(option: Option) -> str:
    """Which one is rolled again."""
    answer = option.answer
    return answer.die if isinstance(answer, grammar.Reroll | grammar.RerollWith) else ""


def _in_order(decision: Decision) -> str:
    """What protects comes first."""
    texts = {option.answer: option.text for option in decision.options}
    first = [grammar.DoNext(Stack("build", target, 1)) for target in FIRST_BUILT]
    return next((texts[each] for each in first if each in texts), decision.options[0].text)


def _strength(wounds: dict[str, int], name: str) -> int:
    """How many wounds somebody can still bear."""
    return health(name).deadly - wounds[name]


def _home(camp: Camp, decision: Decision) -> str:
    """A cave nearby is better than the open."""
    stay, *moves = decision.options
    offered = {place_in(option.answer): option.text for option in moves}
    must = named(camp.options.scenario).home(camp, [*offered])
    if must is not None:
        return offered[must]
    if camp.shelter or natural_shelter(camp) or camp.round > LAST_MOVE:
        return stay.text
    for at, text in offered.items():
        space = camp.spaces[at]
        if lies(space) and tile(space).shelter and any(True for _ in sources(space)):
            return text
    return stay.text


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
