"""How people, resources, prices and cards are written on the board of Robinson Crusoe."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ....games.robinson.state import Goods
from ....games.robinson.view import NeedSeen, RewardSeen
from ....kernel import Message
from ....texts import Texts

AWAITED, READY, FIRST = "▸", "✓", "★"
DETERMINATION, SCAR, OUTSIDE = "♦", "‡", "☾"
FREE, PLACED = "●", "○"
CAMP, SHELTER, TOTEM, SHORTCUT = "▲", "⌂", "Ψ", "»"
TIME, PERIL, MORE, EXHAUSTED, CLOSED = "◷", "!", "+", "×", "■"
ASH, FOG, CROSS, TRAP = "∴", "≈", "†", "#"
BRINGS, MINUS, TIMES, COSTS = "→", "−", "×", "–"

OPEN = "bold green"
DANGER = "bold red"
FAINT = "dim"
TERRAINS = {
    "beach": "yellow",
    "hills": "green",
    "mountains": "white",
    "river": "cyan",
    "plains": "bright_green",
}


def counted(names: Iterable[str]) -> list[str]:
    """Each once, with how often it is there."""
    return [f"{name} {TIMES}{many}" if many > 1 else name for name, many in Counter(names).items()]


class Signs:
    """Names, numbers and cards in one language."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        self.say = texts
        self.names = names
        """The players, by seat."""
        self.name = texts.name
        """What a person, a card or an item is called."""

    def text_of(self, card: str, part: str = "") -> str:
        """What stands on a part of a card; nothing if there is no such part."""
        key = f"text-{card}-{part}" if part else f"text-{card}"
        return self.say(key) if key in self.say else ""

    def told(self, message: Message) -> str:
        """A message, with the names of the cards in it."""
        args = {
            name: ", ".join([self.name(str(each)) for each in value])
            if isinstance(value, tuple)
            else value
            for name, value in message.args.items()
        }
        return self.say(message.key, **args)

    # Numbers.

    def pawns(self, sizes: Iterable[int]) -> str:
        """How many pawns an action may have: ``●1/2``."""
        return FREE + "/".join(map(str, sizes))

    def change(self, by: int) -> str:
        return f"+{by}" if by > 0 else f"{MINUS}{-by}" if by < 0 else "0"

    # Resources.

    def stores(self, goods: Goods) -> list[str]:
        """Everything, also what there is nothing of."""
        food = f"{goods.food}+{goods.rations}" if goods.rations else goods.food
        amounts = {"wood": goods.wood, "food": food, "fur": goods.fur}
        return [f"{self.say(f'board-store-{word}')} {amount}" for word, amount in amounts.items()]

    def goods(self, goods: Goods) -> list[str]:
        """What there is, with numbers before it: ``2 wood``."""
        amounts = {
            "wood": goods.wood,
            "food": goods.food,
            "rations": goods.rations,
            "fur": goods.fur,
        }
        return [
            self.say(f"board-some-{word}", count=count) for word, count in amounts.items() if count
        ]

    def needs(self, needs: Iterable[NeedSeen]) -> str:
        """What any one of several needs asks for; nothing if nothing is needed."""
        each = [" + ".join(self._need(need)) for need in needs]
        return f" {self.say('board-or')} ".join([text for text in each if text])

    def price(self, needs: Iterable[NeedSeen]) -> str:
        """The needs of something, as they stand behind its name."""
        text = self.needs(needs)
        return f" {COSTS} {text}" if text else ""

    def _need(self, need: NeedSeen) -> Iterator[str]:
        if need.item:
            yield self.name(need.item)
        if need.weapon:
            yield f"{self.say('board-weapon')} {need.weapon}"
        yield from self.goods(Goods(need.wood, need.food, 0, need.fur))

    def reward(self, reward: RewardSeen) -> str:
        """In short; more than numbers is only hinted at."""
        parts = self.goods(reward.goods)
        if reward.determination:
            parts.append(f"{DETERMINATION}{reward.determination}")
        if reward.morale:
            parts.append(f"{self.say('board-morale')} {self.change(reward.morale)}")
        if reward.more:
            parts.append("…")
        return ", ".join(parts)
