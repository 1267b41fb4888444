"""The texts of the terminal: its own and those of a game's board, beside those of the rules."""

from ..texts import Texts


def terminal_texts(language: str, game: str | None = None) -> Texts:
    boards = [f"cli/boards/{game}"] if game else []
    return Texts(language, game, also=["cli", *boards])
