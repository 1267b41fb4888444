"""First voyages: a short game for somebody who has never played it, with a coach's words.

It is data beside the game, ``voyage.toml``: how the game is set up, what everybody answers, and
what the coach says after so many answers. It is played by the rules of today, or it does not hold.
"""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from .games import game as find_game
from .kernel import OptionValue
from .record import Answer, Record


class Voyage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A first voyage. Each of ``answers`` is a line of a record; ``says`` goes by their number."""

    seats: int
    seed: int
    learner: int
    options: dict[str, OptionValue] = {}
    answers: list[str]
    says: dict[str, str]

    def said_at(self, number: int) -> str | None:
        """The key of what the coach says when so many answers have been given."""
        return self.says.get(str(number))

    def record_of(self, game: str) -> Record:
        """The whole of it as a record under the present rules, every choice made."""
        rules = find_game(game)
        return Record(
            game=game,
            rules=rules.version,
            seats=self.seats,
            seed=self.seed,
            options=msgspec.to_builtins(rules.read_options(self.seats, self.options)),
            answers=[_answer(line) for line in self.answers],
        )


def _answer(line: str) -> Answer:
    seat, _, text = line.partition(" ")
    return Answer(int(seat), text)


@cache
def first_voyage(game: str) -> Voyage | None:
    """The first voyage of a game; None if it has none."""
    file = files("atoll").joinpath("games", game, "voyage.toml")
    if not file.is_file():
        return None
    return msgspec.toml.decode(file.read_bytes(), type=Voyage)
