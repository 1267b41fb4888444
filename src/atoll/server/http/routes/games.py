"""The games themselves: choices, texts, rules, and a first voyage.

Nobody has to be known for it, and most of it changes only with the server's version.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from .... import __version__
from ....bots import bots
from ....digest import Digest, digests
from ....games import game as find_game
from ....games import games as all_games
from ....kernel import Difficulty, Game, OptionValue, Setting
from ....texts import LANGUAGES, source
from ...refusals import MISSING, Refusal
from ...replays.first_voyages import encoded_voyage
from ...wire import RulesShown, VoyageShown, encode
from .. import routing
from ..etags import with_etag
from ..routing import KEPT, REFUSALS, AnyRequest

OWN_TEXTS = ("kernel", "server")


class Version(Struct, frozen=True):
    version: str


class ConditionShown(Struct, frozen=True):
    """The value goes only with these values of an earlier setting, or, of ``seats``, with these
    seat counts.
    """

    value: OptionValue
    of: str
    among: tuple[OptionValue, ...]


class SettingShown(Struct, frozen=True):
    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    conditions: list[ConditionShown]
    explained: Mapping[str, str]
    """By value, as it is written, the paragraph of the rules about it."""
    difficulty: Mapping[str, Difficulty]
    """By value, as it is written, how hard it makes the game, as far as that was measured."""


class GameShown(Struct, frozen=True):
    id: str
    rules: int
    seats: tuple[int, ...]
    usual_seats: int
    bots: list[str]
    """The strongest first."""
    settings: list[SettingShown]


@routing.get("/version", sync_to_thread=False)
def read_version() -> Version:
    """The version of the server."""
    return Version(__version__)


@routing.get("/games", sync_to_thread=True)
def list_games() -> list[GameShown]:
    """The games, with what can be chosen."""
    return [_game_shown(name) for name in all_games()]


@routing.get(
    "/texts/{language:str}",
    media_type="text/plain",
    responses=REFUSALS | KEPT,
    sync_to_thread=True,
)
def read_own_texts(language: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """What the server itself says, such as its refusals, in Fluent's own format."""
    return _texts(request, language, *OWN_TEXTS)


@routing.get(
    "/games/{game:str}/texts/{language:str}",
    media_type="text/plain",
    responses=REFUSALS | KEPT,
    sync_to_thread=True,
)
def read_texts(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """All texts that a client of this game needs, those of the server among them."""
    if game not in all_games():
        raise Refusal("not-found", MISSING)
    return _texts(request, language, *OWN_TEXTS, f"games/{game}")


def _texts(request: AnyRequest, language: str, *places: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Refusal("not-found", MISSING)
    texts = "\n".join(source(place, language) for place in places)
    return with_etag(request, texts.encode(), "text/plain")


@routing.get(
    "/games/{game:str}/voyage",
    responses=REFUSALS | KEPT | {200: ResponseSpec(VoyageShown, generate_examples=False)},
    sync_to_thread=True,
)
def read_voyage(game: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A first voyage: a short game with a coach's words, for who has never played."""
    voyage = encoded_voyage(game) if game in all_games() else None
    if voyage is None:
        raise Refusal("not-found", MISSING)
    return with_etag(request, voyage, "application/json")


@routing.get("/rules", sync_to_thread=True)
def list_rules() -> list[str]:
    """The games that have rules, also those that are not on the table yet."""
    return digests()


@routing.get(
    "/rules/{game:str}/{language:str}",
    responses=REFUSALS | KEPT | {200: ResponseSpec(RulesShown, generate_examples=False)},
    sync_to_thread=True,
)
def read_rules(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """The rules of a game in numbered paragraphs, as Markdown."""
    if game not in digests() or language not in LANGUAGES:
        raise Refusal("not-found", MISSING)
    digest = Digest(game, language)
    rules = RulesShown(game, digest.language, digest.title, digest.intro, digest.sections())
    return with_etag(request, encode(rules), "application/json")


@cache
def _game_shown(name: str) -> GameShown:
    game = find_game(name)
    return GameShown(
        name,
        game.version,
        game.seats,
        game.usual_seats,
        list(bots(name)),
        [_setting_shown(game, each) for each in game.settings],
    )


def _setting_shown(game: Game[Any, Any, Any], setting: Setting) -> SettingShown:
    conditions = [ConditionShown(*each) for each in game.conditions[setting.name]]
    explained = game.explained.get(setting.name, {})
    difficulty = game.difficulty.get(setting.name, {})
    return SettingShown(*setting, conditions, explained, difficulty)


FOR_ALL = [
    read_version, list_games, read_own_texts, read_texts, list_rules, read_rules, read_voyage,
]  # fmt: skip
