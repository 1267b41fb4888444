"""The texts of the terminal: its own and those of a game's board and bots, beside those
of the rules."""

from ..bots import texts_of
from ..texts import Texts


def terminal_texts(language: str, game: str | None = None) -> Texts:
    of_game = [f"cli/boards/{game}", *texts_of(game)] if game else []
    return Texts(language, game, also=["cli", *of_game])
