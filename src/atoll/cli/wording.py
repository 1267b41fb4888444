"""The texts of the terminal: its own beside those of the kernel and of a game."""

from ..texts import Texts


def terminal_texts(language: str, game: str | None = None) -> Texts:
    return Texts(language, game, also=("cli",))
