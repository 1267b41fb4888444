"""Every text exists in every language, is used, and can be said with what the rules put into it.

What is said is found out by playing: seeded games over all options and seat counts, with a zoo of
illegal answers at every stop.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
import pytest

import atoll
from atoll.bots import bots
from atoll.games.lifeboats.facts import COLOURS, RANKS
from atoll.games.overboard.facts import KINDS, NAVIGATION, ROLES
from atoll.games.overboard.steps import FAVOURS
from atoll.games.tobago.facts import CLUE_WORDS as CLUES
from atoll.games.tobago.facts import COLOURS as MAPS
from atoll.games.tobago.facts import DIRECTION_NAMES, LANDMARKS
from atoll.games.tobago.steps import POWERS
from atoll.games.tranquility.cards import NAMES
from atoll.games.tranquility.grammar import Play, Turn
from atoll.games.tranquility.shapes import SHAPES
from atoll.kernel import (
    SEAT_ARGUMENTS,
    BadOptions,
    Domain,
    Game,
    IllegalAnswer,
    Level,
    Message,
    Option,
    Talk,
    verb_of,
    written,
)
from atoll.texts import LANGUAGES, Texts
from atoll.voyage import first_voyage

from .games.mistakes import refusals_of
from .games.robinson.wording import CAUSES, GOALS, NAMED, OF_NO_CARD
from .games.robinson.zoo import zoo as robinson_zoo
from .games.stories import error
from .wording import Wording, all_variables, files_of, incomplete_plurals, variables, wording

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "atoll"
DIGESTS = ROOT / "docs" / "rules"

GAMES = tuple(atoll.games())
BOARDS = tuple(f"cli/boards/{name}" for name in GAMES)
PLACES = ("kernel", "cli", *BOARDS, "server", *(f"games/{name}" for name in GAMES))
OTHERS = tuple(language for language in LANGUAGES if language != "en")

SETUPS_PER_VALUE = {"tranquility": 6, "lifeboats": 6, "overboard": 6, "tobago": 3, "robinson": 1}
"""How often each value of each option is played with each number of seats: in a long game more is
said than in a short one."""
FEW_VALUES = 8
"""Each value of an option that has more of them is played only once."""
STOPS_TO_TRY = 0.02
"""The part of the decisions at which illegal answers are tried, besides the known mistakes."""

each_game = pytest.mark.parametrize("name", GAMES)
each_place = pytest.mark.parametrize("place", PLACES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)


# What stands in the files.


def texts_of(place: str, language: str) -> Wording:
    """The texts of a place by their keys."""
    return wording(*files_of(SOURCES / place / "texts", language))


@each_place
@each_other_language
def test_all_languages_have_the_same_texts(place: str, language: str) -> None:
    assert texts_of(place, language).keys() == texts_of(place, "en").keys()


@each_place
@each_other_language
def test_a_text_mentions_the_same_things_in_all_languages(place: str, language: str) -> None:
    assert all_variables(texts_of(place, "en")) == all_variables(texts_of(place, language))


@each_place
@each_language
def test_plurals_are_complete(place: str, language: str) -> None:
    assert incomplete_plurals(texts_of(place, language), language) == {}


@each_place
@each_language
def test_every_text_can_be_said_with_any_number_or_word(place: str, language: str) -> None:
    game = place.rpartition("/")[2] if "/" in place else None
    boards = [f"cli/boards/{game}"] if game else []
    texts = Texts(language, game, also=["cli", *boards, "server"])
    for key, named in all_variables(texts_of(place, language)).items():
        for value in (0, 1, 2, 5, 11, 21, "word"):
            text = texts(key, **dict.fromkeys(named, value))
            assert text == text.strip() != ""


@pytest.mark.parametrize("place", ["cli", *BOARDS])
@each_language
def test_in_the_terminal_only_what_things_are_called_has_several_forms(
    place: str, language: str
) -> None:
    several = {key for key, names in texts_of(place, language).items() if names.forms}
    assert [key for key in sorted(several) if not key.startswith("board-called-")] == []


@each_language
def test_the_forms_of_a_word_differ(language: str) -> None:
    texts = Texts(language, "tobago", also=["cli", "cli/boards/tobago"])
    for word in texts.named("board-called-"):
        forms = texts.forms(f"board-called-{word}")
        assert forms[0] == texts(f"board-called-{word}")
        assert len({*forms}) == len(forms)


@each_game
def test_no_key_stands_in_two_files_that_are_read_together(name: str) -> None:
    places = ("kernel", "cli", f"cli/boards/{name}", "server", f"games/{name}")
    keys = [key for place in places for key in texts_of(place, "en")]
    assert sorted(keys) == sorted(set(keys))


# What stands in the program.


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted(SOURCES.rglob("*.py"))
    return tuple(
        (path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text("utf-8"))) for path in paths
    )


@cache
def literals(place: str = "") -> frozenset[str]:
    """Every string that stands as a whole in the program, or in the sources of a place."""
    trees = [tree for path, tree in sources() if path.startswith(place)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    pieces = {
        id(piece) for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    return frozenset(
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
    )


class Mention(NamedTuple):
    """A place in the program that says something: the key, and what it puts into the text."""

    path: str
    key: str
    args: frozenset[str]


@cache
def mentions() -> tuple[Mention, ...]:
    """What is said with a literal key: messages, events and refusals."""
    return tuple(
        Mention(path, prefix + key, args)
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for prefix, key, args in _said_by(node)
    )


def _said_by(call: ast.Call) -> Iterator[tuple[str, str, frozenset[str]]]:
    function = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    prefixes = {
        "Message": "",
        "tell": "event-",
        "Event": "event-",
        "Refused": "refused-",
        "Refusal": "error-",
    }
    if function in prefixes and call.args and not isinstance(call.args[0], ast.JoinedStr):
        named = {keyword.arg for keyword in call.keywords if keyword.arg}
        if (
            function in ("Message", "Event")
            and len(call.args) > 1
            and isinstance(call.args[1], ast.Dict)
        ):
            named = {str(ast.literal_eval(key)) for key in call.args[1].keys if key}
        for node in ast.walk(call.args[0]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield prefixes[function], node.value, frozenset(named)


def mentioned(place: str) -> list[Mention]:
    return [each for each in mentions() if each.path.startswith(f"{place}/")]


@each_place
def test_what_the_program_says_has_a_text_and_gets_all_that_the_text_mentions(place: str) -> None:
    for _, key, args in mentioned(place):
        home = "kernel" if key in texts_of("kernel", "en") else place
        assert key in texts_of(home, "en")
        assert variables(texts_of(home, "en"), key) <= args, key


@cache
def patterns(place: str) -> tuple[re.Pattern[str], ...]:
    """The strings with gaps in the sources of a place."""
    return tuple(
        re.compile("".join(_pattern_of(piece) for piece in node.values))
        for path, tree in sources()
        if path.startswith(f"{place}/")
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    )


def _pattern_of(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else "(.+)"


def is_put_together(place: str, key: str, words: frozenset[str] | None = None) -> bool:
    """Whether a string with gaps makes this key when other strings of the program fill them."""
    found = [pattern.fullmatch(key) for pattern in patterns(place)]
    return any(match and (words or literals()).issuperset(match.groups()) for match in found)


# What is said at the tables.


class Said(NamedTuple):
    key: str
    args: tuple[tuple[str, str | int], ...] = ()


class Listener:
    """Remembers everything that is said at the tables of one game."""

    def __init__(self, game: Game[Any, Any, Any], random: Random) -> None:
        self.game = game
        self.random = random
        self.said: set[Said] = set()
        self._options: set[int] = set()
        self._kept: list[Option] = []

    def hear(self, key: str, args: dict[str, Any]) -> None:
        self.said.add(Said(key, tuple((name, _word(name, args[name])) for name in args)))

    def hear_message(self, message: Message) -> None:
        self.hear(message.key, message.args)

    def hear_option(self, option: Option) -> None:
        # Most options are made once and offered again and again.
        if id(option) not in self._options:
            self._options.add(id(option))
            self._kept.append(option)
            self.hear(option.label.key, {**option.label.args, **option.told})

    def hear_talk(self, talk: Talk) -> None:
        self.hear(f"talk-{talk.level}", {})
        if talk.topic:
            self.hear(f"topic-{talk.topic}", {})

    def hear_state(self, state: Any) -> None:
        for event in state.events:
            self.hear(f"event-{event.kind}", event.args)
        for decision in state.decisions:
            self.hear_message(decision.prompt)
            for option in decision.options:
                self.hear_option(option)
        self.hear_talk(self.game.talk(state))
        if state.outcome:
            self.hear(f"outcome-{state.outcome.reason}", {})

    def try_illegal(self, state: Any) -> None:
        """Give answers that are not legal, and hear why."""
        attempts: list[tuple[int, Any]] = [(0, None), (0, "x" * 1000), (state.seats, "anything")]
        for seat in range(state.seats):
            attempts.append((seat, "anything"))
            asked = [each for each in state.decisions if each.seat == seat]
            texts = [*ZOOS[self.game.id](state, seat, self.random)] if asked else []
            for decision in asked:
                texts += _garbled(self.random.choice(decision.options).text, self.random)
            legal = {option.text for each in asked for option in each.options}
            attempts += [(seat, text) for text in texts if text not in legal]
        for seat, text in attempts:
            try:
                self.game.answer(state, seat, text)
            except IllegalAnswer as refused:
                self.hear_message(refused.message)
            else:
                pytest.fail(f"{text!r} is not among the options, but it was taken")

    def hear_mistakes(self) -> None:
        """Every reason that there is, as the stories of refusals tell it."""
        own = refusals_of(self.game.id)
        for mistake in own.mistakes:
            state = own.laid(mistake.moment)
            self.hear_message(error(own.game, state, *own.heard(state, mistake.said)).message)

    def play(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        state = self.game.setup(seats, seed, options)
        pick = self.random.choice([PLAYERS.get(self.game.id, _any_option), _any_option])
        self.hear_state(state)
        while state.outcome is None:
            if self.random.random() < STOPS_TO_TRY:
                self.try_illegal(state)
            decision = self.random.choice(state.decisions)
            self.game.answer(state, decision.seat, pick(state, decision.options, self.random).text)
            self.hear_state(state)
        self.try_illegal(state)


def _word(name: str, value: Any) -> str | int:
    """An argument as it is put into a text: seats have names, several things are listed."""
    if name in SEAT_ARGUMENTS and isinstance(value, int):
        return ("Ann", "Bohdan", "Clara", "Danylo", "Eve", "Fedir")[value]
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    assert isinstance(value, str | int)
    assert name != "cards", f"things are listed in a tuple, not in {value!r}"
    return value


def _garbled(text: str, random: Random) -> list[str]:
    """An answer with something wrong about it."""
    verb, *words = text.split()
    shuffled = random.sample(words, len(words))
    return [
        "",
        verb,
        text.upper(),
        f" {text}",
        f"{text} {text}",
        " ".join([verb, *shuffled]),
        " ".join([verb, *words[:-1]]),
        " ".join([verb, *words[:1], *words[:-1]]),
    ]


def _any_option(state: Any, options: tuple[Option, ...], random: Random) -> Option:
    return random.choice(options)


def _fill_the_grid(state: Any, options: tuple[Option, ...], random: Random) -> Option:
    """Places islands cheaply and about where they belong, so that the grid gets full at times."""
    labels = SHAPES[state.options.mode].labels

    def price(option: Option) -> float:
        match option.answer:
            case Play(card=card, cell=label):
                place = card * len(labels) / 81 - 0.5
                cost = option.told["cost"]
                assert isinstance(cost, int)
                return abs(labels.index(label) - place) + 1.2 * cost
            case Turn(cell=label):
                # The lower half of the grid is for the day.
                cell = labels.index(label)
                return 3.0 if state.turned[cell] == (2 * cell < len(labels)) else 9.0
        prices = {"start": -1.0, "finish": -1.0, "monster": 7.0, "give-up": 9.0}
        return prices.get(option.verb, 6.0)

    return min(options, key=lambda option: (price(option), random.random()))


def _tranquility_zoo(state: Any, seat: int, random: Random) -> Iterator[str]:
    hand = [NAMES[card] for card in state.hands[seat]]
    some = random.sample(hand, min(2, len(hand)))
    cells = random.sample(SHAPES[state.options.mode].labels, 3)
    row = random.randint(0, 9)
    yield from (
        "start",
        "finish",
        "trade",
        "weather",
        "give up",
        "give in",
        "give deck",
        "finish 1",
    )
    yield from ("rocks", "rocks x", f"rocks {row}", f"rocks 0{row}", f"storm {row}", f"offer {row}")
    yield from ("lift", "lift yellow seat0", "take 81", "play 12", "play 12 z9", "offer 99")
    for card in hand:
        yield from (f"play {card} {cell}" for cell in cells)
    for cell in cells:
        yield from (f"{verb} {cell}" for verb in ("monster", "devour", "turn"))
    for verb in ("discard", "pay", "stay", "give"):
        yield " ".join([verb, *some])
        yield " ".join([verb, *some, "deck"])
        yield " ".join([verb, *hand[-1:], *hand[-1:]])
    for count in range(1, 5):
        yield " ".join(["pay", *hand[-count:]])


def _lifeboats_zoo(state: Any, seat: int, random: Random) -> Iterator[str]:
    """Every kind of answer, about any colours, the right ones among them."""
    colours = [*COLOURS, "pink"]
    one, other = random.choice(colours), random.choice(colours)
    yield from (f"launch {lane}" for lane in (0, 1, 2, 3, 8, "x"))
    for colour in COLOURS:
        yield from (f"{verb} {colour}" for verb in ("vote", "decide", "climb", "say vote"))
        yield from (f"{verb} {rank} {colour}" for verb in ("board", "leave") for rank in RANKS)
    yield from ("vote hat", "vote", "call", "call it", "say", "say nothing", f"say spare {one}")
    yield from (f"say offer {one} {other} help", f"say agree {one} {other}", f"say offer {one}")
    yield "say offer red green love"


def _overboard_zoo(state: Any, seat: int, random: Random) -> Iterator[str]:
    """Every kind of answer, about anybody and any provisions, the right ones among them."""
    role, kind, other = (random.choice([*words, "rum"]) for words in (ROLES, KINDS, KINDS))
    favour, reward = random.choice([*FAVOURS, "love"]), random.choice(FAVOURS)
    cards = random.sample(range(len(NAVIGATION) + 2), 2)
    yield from ("rest", "fire", "shoot", "chum", "pass", "ready", "fall", "yield", "refuse")
    yield from ("use compass", "skip compass", "row oar", "row oar oar", "take hidden", "lay none")
    yield from (f"{verb} {role}" for verb in ("seat", "rob", "steal", "heal", "shade", "join"))
    yield from (f"{verb} {role}" for verb in ("water", "accept", "decline", "withdraw"))
    yield from (f"{verb} {kind}" for verb in ("keep", "take", "open", "throw", "throw open"))
    yield from (f"steer {cards[0]}", f"lay {cards[0]} {cards[1]}", f"give {role} {kind}")
    yield from (f"offer {role} {kind}", f"offer {role} open {other} for {kind}")
    yield from (f"request {role} {kind}", f"request {role} open {kind}", f"say ask {role} {favour}")
    yield from (f"say {verb} {role} {reward} {favour}" for verb in ("offer", "agree"))


def _tobago_zoo(state: Any, seat: int, random: Random) -> Iterator[str]:
    """Every kind of answer, about any spaces, clues and maps, the right ones among them."""
    clue, colour = random.choice([*CLUES, "in-space"]), random.choice([*MAPS, "pink"])
    spaces = [*random.sample(state.land.names, 3), "z99"]
    yield from (
        "stop",
        "end",
        "exchange",
        "take",
        "pass",
        "face up",
        f"lay {clue}",
        "swap white 2 1",
    )
    yield from (f"amulet {power}" for power in (*POWERS, "fly"))
    yield from (f"{verb} {space}" for verb in ("drive", "park") for space in spaces)
    yield from (f"put {landmark} {space}" for landmark in LANDMARKS for space in spaces)
    yield from (f"remove {colour} {space}" for space in spaces)
    yield from (f"dig {colour}", f"play {clue} {colour}", f"double {colour} {random.randint(0, 3)}")
    for each in MAPS:
        yield from (f"dig {each}", f"double {each} 1", f"swap {each} 1 2")
        yield from (f"play {clue} {each}" for clue in [CLUES[clue] for clue in state.hands[seat]])


Zoo = Callable[[Any, int, Random], Iterable[str]]


def _robinson_zoo(state: Any, seat: int, random: Random) -> list[str]:
    return random.sample([*robinson_zoo(state)], 30)


Player = Callable[[Any, tuple[Option, ...], Random], Option]

ZOOS: dict[str, Zoo] = {
    "tranquility": _tranquility_zoo,
    "lifeboats": _lifeboats_zoo,
    "overboard": _overboard_zoo,
    "tobago": _tobago_zoo,
    "robinson": _robinson_zoo,
}
"""Answers in the words of a game, most of them illegal."""
PLAYERS: dict[str, Player] = {"tranquility": _fill_the_grid}
"""Players who get further than chance does."""


def option_values(kind: Any) -> tuple[Any, ...]:
    """The values that an option of this type can have."""
    if kind is bool:
        return (False, True)
    if kind is None or kind is type(None):
        return (None,)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(value for each in get_args(kind) for value in option_values(each))
    raise TypeError(f"an option of the type {kind}: say which values to play")


def all_option_values(game: Game[Any, Any, Any]) -> list[tuple[str, Any]]:
    fields = msgspec.structs.fields(game.options)
    return [(field.name, value) for field in fields for value in option_values(field.type)]


def values_to_play(game: Game[Any, Any, Any]) -> list[tuple[str, Any]]:
    """Every value of every option as often as it is played."""
    values = all_option_values(game)
    counts = Counter([option for option, _ in values])
    few = [(option, value) for option, value in values if counts[option] <= FEW_VALUES]
    return values + few * (SETUPS_PER_VALUE[game.id] - 1)


def options_with(
    game: Game[Any, Any, Any], seats: int, chosen: tuple[str, Any], random: Random
) -> dict[str, Any] | None:
    """Options with this one, any others that go with it, or None if nothing does."""
    for _ in range(50):
        values = all_option_values(game)
        others = random.sample(values, min(3, len(values)))
        options = dict([*others, chosen])
        try:
            game.read_options(seats, options)
        except BadOptions:
            continue
        return options
    return None


def listened(name: str) -> tuple[frozenset[Said], frozenset[tuple[str, Any]], frozenset[int]]:
    """What is said in many games; the option values and the seat counts that they had."""
    game = atoll.game(name)
    random = Random(name)
    listener = Listener(game, random)
    listener.hear_mistakes()
    values: set[tuple[str, Any]] = set()
    counts: set[int] = set()
    for seats in game.seats:
        for chosen in values_to_play(game):
            options = options_with(game, seats, chosen, random)
            if options is not None:
                listener.play(seats, random.randrange(1 << 32), options)
                values.add(chosen)
                counts.add(seats)
    return frozenset(listener.said), frozenset(values), frozenset(counts)


@each_game
def test_everything_said_in_games_with_all_options_has_texts_and_no_text_is_left_over(
    name: str,
) -> None:
    """One test, for every process that wants to know what is said has to play all the games."""
    game = atoll.game(name)
    all_said, values, counts = listened(name)
    assert values == set(all_option_values(game))
    assert counts == set(game.seats)
    for language in LANGUAGES:
        texts = Texts(language, name)
        for said in all_said:
            text = texts(said.key, **dict(said.args))
            assert text == text.strip() != ""
            assert "  " not in text
    assert unused(name, {said.key for said in all_said}) == set()


def unused(name: str, said: set[str]) -> set[str]:
    """The texts of a game that nothing says."""
    place = f"games/{name}"
    used = said | named_by_the_game(name) | literals()
    used |= {each.key for each in mentioned(place)}
    used |= {f"outcome-{word}" for word in literals()}  # some ends are rare
    used |= {f"option-{verb_of(kind)}" for kind in atoll.game(name).answers}  # and some answers
    used |= {text for names in texts_of(place, "en").values() for text in names.texts}
    voyage = first_voyage(name)
    used |= set() if voyage is None else set(voyage.says.values())
    used |= {"game-short"}  # for the page, if the name is long
    used |= {"game-advice"}  # for who is new to the choices, if there are many
    used |= {f"{key}-help" for key in named_by_the_game(name) if key.startswith("setting-")}
    return texts_of(place, "en").keys() - used


# What every game has to say for itself.


def named_by_the_game(name: str) -> set[str]:
    """The keys of a game that are neither in its rules nor said in play."""
    game = atoll.game(name)
    keys = {f"game-{what}" for what in ("name", "author", "blurb", "line", "facts")}
    keys |= {"welcome-hint", "help-answers"}
    keys |= {f"bot-{bot}" for bot in bots(name) if bot != "random"}  # that one plays everything
    for field in msgspec.structs.fields(game.options):
        keys |= {f"setting-{field.name}", f"setting-{field.name}-help"}
    for option, value in all_option_values(game):
        keys.add(f"setting-{option}-{'none' if value is None else written(value)}")
    return keys | CARDS.get(name, set())


CARDS = {
    "tranquility": {f"card-{word}" for word in NAMES.values() if not word.isdecimal()},
    "lifeboats": {f"card-{word}" for word in (*COLOURS, "hat", *RANKS)},
    "overboard": {
        f"card-{word}"
        for word in (*ROLES, *KINDS, *FAVOURS, "open", "hidden", "unseen", "for", "none")
    },
    "tobago": {
        f"card-{word}" for word in (*CLUES, *MAPS, *LANDMARKS, *DIRECTION_NAMES, *POWERS, "0")
    },
    "robinson": CAUSES | GOALS | NAMED | OF_NO_CARD,
}
"""The names of cards; islands are called by their numbers, and a curse is worth no coins. What
stands on the cards of Robinson Crusoe is told by its boards."""

TALK = {f"talk-{level}" for level in Level}


@each_game
@each_language
def test_a_game_has_names_for_itself_its_options_and_its_cards(name: str, language: str) -> None:
    texts = Texts(language, name)
    for key in named_by_the_game(name) | TALK:
        assert texts(key, target="t1")  # what is planned is planned somewhere


# Nothing is left over.


def test_every_text_of_the_kernel_is_used() -> None:
    used = TALK | literals() | {each.key for each in mentions()}
    used |= {f"refused-{Domain(()).unknown}"}  # where a game has no better reason
    assert texts_of("kernel", "en").keys() - used == set()


@pytest.mark.parametrize("place", ["cli", *BOARDS, "server"])
def test_every_text_of_the_terminal_and_of_the_server_is_used(place: str) -> None:
    used = literals(f"{place}/") | {each.key for each in mentioned(place)}
    unused = texts_of(place, "en").keys() - used
    assert [key for key in sorted(unused) if not is_put_together(place, key)] == []


def says(board: str, key: str) -> bool:
    """Whether a board of the terminal says this in words of its own."""
    own = literals(f"{board}/")
    return key in own or is_put_together(board, key, own)


def test_the_texts_of_one_board_of_the_terminal_stand_beside_it() -> None:
    for key in texts_of("cli", "en"):
        if key.startswith("board-"):
            assert len([board for board in BOARDS if says(board, key)]) > 1, key


# The digests.

OUR_RULING = {"en": "our ruling", "ru": "наше решение", "uk": "наше рішення"}


def digest(name: str, language: str) -> list[tuple[str, int]]:
    """The ids of a digest in their order, with the number of our rulings in each paragraph."""
    path = DIGESTS / (f"{name}.md" if language == "en" else f"{name}.{language}.md")
    _, *parts = re.split(r"^(?:## |- \*\*)", path.read_text("utf-8"), flags=re.MULTILINE)
    return [
        (re.split(r"[ *]", part)[0], " ".join(part.lower().split()).count(OUR_RULING[language]))
        for part in parts
    ]


@each_game
@each_other_language
def test_the_digests_have_the_same_paragraphs_and_rulings(name: str, language: str) -> None:
    assert digest(name, language) == digest(name, "en")
