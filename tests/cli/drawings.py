"""What the boards draw."""

from collections.abc import Sequence
from typing import Any

from atoll.cli.boards import BOARDS
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.kernel import Option, View

from .screens import HEIGHT, WIDTH, printed


def drawn_for(  # noqa: PLR0913  (who looks at what, and on what kind of screen)
    game: str,
    names: Sequence[str],
    view: View[Any],
    options: Sequence[Option] = (),
    *,
    language: str = "en",
    width: int = WIDTH,
    height: int = HEIGHT,
) -> str:
    words = Presenter(terminal_texts(language, game), names)
    return printed(BOARDS[game].drawing.draw(view, options, words), width=width, height=height)
