"""What may come, in numbers: the chances of the dice, a fight, the weather and the night."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from ....games.robinson.facts import ANIMALS, CLOUDS, FACES, Health
from ....games.robinson.scenarios.frame import named
from ....games.robinson.state import Goods
from ....games.robinson.view import BattleSeen, Board, PersonSeen
from ....games.robinson.who import FRIDAY
from ....kernel import Option
from ..flow import Flow
from .signs import DANGER, FAINT, Signs
from .stopping import is_pause


def chances(signs: Signs) -> Flow:
    """Of six faces so many show success, a wound, an adventure."""
    names = [f"{signs.say(f'board-place-{skill}')} {odds(skill)}" for skill in FACES]
    return Flow(signs.say("board-chances"), names)


def odds(kind: str) -> str:
    """Those of an action for which dice are rolled: ``4/4/3``."""
    return next("/".join(map(str, dice.values())) for skill, dice in FACES.items() if skill == kind)


def battle(fight: BattleSeen, board: Board, signs: Signs) -> Text:
    """The strength and the weapon, and the wounds that make the difference; or, where no strength
    is compared, those for what the weapon cannot fall.
    """
    weapon = board.levels["weapon"]
    if not fight.strength:
        missing = max(fight.cost - weapon, 0)
        told = signs.say("board-costs", weapon=weapon, cost=fight.cost, wounds=missing)
        return Text(told, DANGER)
    wounds = max(fight.strength - weapon - fight.bonus, 0)
    shown = f"{weapon} + {fight.bonus}" if fight.bonus else str(weapon)
    told = signs.say("board-battle", strength=fight.strength, weapon=shown, wounds=wounds)
    return Text(told, DANGER)


# The weather.


def clouds(board: Board, signs: Signs) -> Iterator[Flow]:
    """What the clouds that are known take, as long as they have not."""
    sky = board.sky
    through = max(sky.rain + sky.snow - board.levels["roof"], 0)
    toll = Goods(wood=sky.snow + through, food=through)
    if toll:
        price = [*signs.goods(toll), signs.say("board-toll-missing")]
        yield Flow(signs.say("board-toll"), price, DANGER)


def weather_dice(board: Board, signs: Signs) -> Iterator[Flow]:
    """What each die of the weather may show, and on how many of its faces."""
    faces = {
        "rain": [_sky(*face, signs) for face in CLOUDS["rain"]],
        "winter": [_sky(*face, signs) for face in CLOUDS["winter"]],
        "animals": [signs.say(f"board-animals-{face}") for face in ANIMALS],
    }
    rolled = _rolled(board)
    for die, shown in faces.items():
        if die in rolled:
            items = [
                _face(face, count, len(shown), signs) for face, count in Counter(shown).items()
            ]
            yield Flow(signs.say(f"board-dice-{die}"), items)


def _rolled(board: Board) -> set[str]:
    """The dice that the scenario rolls in any round, once a totem is found, or a card calls for."""
    scenario, rounds = named(board.options.scenario), range(1, board.rounds + 1)
    usual = {die for round_ in rounds for die in scenario.dice(round_, totems=1)}
    return {*usual, *(die for die in board.sky.tokens if die == "animals")}


def _face(shown: str, count: int, faces: int, signs: Signs) -> str:
    return signs.say("board-face", shown=shown, count=count, faces=faces)


def _sky(rain: int, snow: int, signs: Signs) -> str:
    word, count = ("rain", rain) if rain else ("snow", snow)
    return signs.say(f"board-clouds-{word}", count=count)


# The night.


def is_past_supper(board: Board, options: Sequence[Option]) -> bool:
    """At night there is a moment before it, at which nothing is asked but whether to go on."""
    return board.phase == "night" and not is_pause(options)


def is_in_camp(person: PersonSeen) -> bool:
    return person.outside is None and not person.away


def supper(board: Board, signs: Signs) -> Text:
    """How much will be eaten tonight in the camp, and what is missing."""
    eaters = [each for each in board.people if each.name != FRIDAY and is_in_camp(each)]
    needed = len(eaters) * _meals(board) + board.mouths
    missing = needed - (board.available + board.future).meals
    if missing > 0:
        return Text(signs.say("board-supper-short", count=needed, missing=missing), DANGER)
    return Text(signs.say("board-supper", count=needed))


def hunger_outside(board: Board, signs: Signs) -> Iterator[Text]:
    """Who is not in the camp tonight and carries too little to eat."""
    eaters = [each for each in board.people if each.name != FRIDAY and each.outside is not None]
    if hungry := [signs.name(each.name) for each in eaters if each.pack.meals < _meals(board)]:
        yield Text(signs.say("board-supper-outside", who=", ".join(hungry)), DANGER)


def _meals(board: Board) -> int:
    """How much everybody eats tonight."""
    return 1 + len(board.tokens["night"])


def health(bears: Health, ignored: Sequence[int], signs: Signs) -> Text:
    """Of how many wounds somebody dies, and with which of them morale still falls."""
    deadly, arrows = bears
    said = [signs.say("board-deadly", count=deadly)]
    if left := [str(wound) for wound in arrows if wound not in ignored]:
        said.append(signs.say("board-arrows", wounds=", ".join(left)))
    return Text(" ".join(said), FAINT)
