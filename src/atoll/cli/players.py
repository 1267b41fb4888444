"""What the players at a table are called."""

from collections.abc import Sequence

from ..texts import Texts


def player_names(texts: Texts, bots: Sequence[str | None]) -> list[str]:
    """A name for each seat: a bot's with the number of its seat; None is the person."""
    if len(bots) == 1:
        return [texts("play-person") if bots[0] is None else bot_name(texts, bots[0])]
    return [
        f"{texts('play-person') if bot is None else bot_name(texts, bot)} {seat}"
        for seat, bot in enumerate(bots, start=1)
    ]


def seat_names(texts: Texts, seats: int) -> list[str]:
    """Names for players of whom nothing is known but where they sit."""
    return [texts("replay-player", seat=seat) for seat in range(1, seats + 1)]


def bot_name(texts: Texts, bot: str) -> str:
    key = f"bot-{bot}"
    return texts(key) if key in texts else bot.capitalize()
