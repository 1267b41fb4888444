"""What stands on cards: on the one that is carried out, on those of the team, and on others."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ....games.robinson import grammar
from ....games.robinson.cards.beasts import BEASTS
from ....games.robinson.state import Goods
from ....games.robinson.view import Board, InventionSeen
from ....kernel import Option
from ..flow import Flow
from .people import price
from .signs import DETERMINATION, FAINT, Signs

FEW = 5
"""Of so many things to choose from it is told what they do."""
TITLES = {"reward": "remedy", "one": "remedy", "two": "remedy", "event": "lower"}
"""By the part of a card that is carried out, the part that has its name, if it is not the card."""
TOLD = {"event": "drawn", "threat": "strikes", "upper": "adventure"}
"""By the part that is carried out, the kind of the event that has told of the card."""


def in_full(board: Board, signs: Signs) -> Text:
    """The name of the part that counts, and what it says."""
    title = signs.text_of(board.card, TITLES[board.half]) if board.half in TITLES else ""
    name = signs.name(board.card) + (f" ({title})" if title else "")
    if told := telling(board):
        name = f"{signs.say(f'board-card-{told}')} {name}"
    said = saying(board.card, signs, board.half)
    return Text.assemble((name, "bold"), f": {said}" if said else "")


def telling(board: Board) -> str:
    """The kind of the event that told of the card that is being carried out, if that is known."""
    is_mystery = board.card.startswith("mystery-") and not board.half
    return "mystery" if is_mystery else TOLD.get(board.half, "")


def saying(card: str, signs: Signs, part: str = "") -> str:
    """What a card says, or this part of it; a beast its strength first."""
    strength = [_beast(card, signs)] if card in BEASTS else []
    return " ".join([*strength, *filter(None, [signs.text_of(card, part)])])


def _beast(card: str, signs: Signs) -> str:
    """How strong it is, what the fight costs, and what it brings."""
    fight = BEASTS[card].fight
    parts = [signs.say("board-beast-strength", count=fight.strength)]
    if fight.weapon:
        parts.append(f"{signs.say('board-weapon')} {signs.change(fight.weapon)}")
    parts += signs.goods(Goods(food=fight.food, fur=fight.fur))
    return ", ".join(parts) + "."


# What the team has, and what it could have.


def offers(options: Sequence[Option], signs: Signs) -> Iterator[RenderableType]:
    """What the things do that may be used or chosen now; of many to choose from, none."""
    chosen = []
    for option in options:
        match option.answer:
            case grammar.UseAbility(word):
                called = f"{signs.name(word)} {DETERMINATION}{price(word)}"
                yield _offer(called, signs.say(f"board-can-{word}"))
            case grammar.Use(card):
                yield from _offered(card, signs)
            case grammar.ChooseCard(thing) | grammar.ChooseItem(thing):
                chosen.append(thing)
            case _:
                pass
    for card in chosen if len(chosen) <= FEW else ():
        yield from _offered(card, signs)


def _offered(card: str, signs: Signs) -> Iterator[Text]:
    if said := saying(card, signs):
        yield _offer(signs.name(card), said)


def _offer(name: str, text: str) -> Text:
    return Text.assemble((name, "bold"), f": {text}")


def belongings(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Items, and whatever else can be used; then what comes when the action phase is over."""
    if board.items:
        yield Flow(signs.say("board-items"), [_item(item, board, signs) for item in board.items])
    if board.kept:
        names = [signs.name(kept.card) + _uses(kept.uses) for kept in board.kept]
        yield Flow(signs.say("board-kept"), names)
    coming = [*board.future_items, *board.future_finds, *board.future_treasures]
    if coming:
        yield Flow(signs.say("board-coming"), map(signs.name, coming))


def _item(item: str, board: Board, signs: Signs) -> str:
    name = signs.name(item)
    return signs.say("board-item-going", item=name) if item in board.turned_back else name


def _uses(uses: int) -> str:
    return f" ×{uses}" if uses > 1 else ""


def inventions(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Those that could be built, unless the plan tells them; and what the others wait for."""
    possible = [each for each in board.inventions if each.possible]
    if possible and not board.deeds:
        yield Flow(signs.say("board-inventions"), [_with_price(each, signs) for each in possible])
    distant = [each for each in board.inventions if not each.possible]
    if distant:
        names = [f"{signs.name(each.name)} ({asks(each, signs)})" for each in distant]
        yield Flow(signs.say("board-distant"), names, FAINT)


def _with_price(each: InventionSeen, signs: Signs) -> str:
    return signs.name(each.name) + signs.price(each.needs)


def asks(each: InventionSeen, signs: Signs) -> str:
    """All that an invention requires."""
    parts = [signs.say(f"board-terrain-{terrain}") for terrain in each.terrains]
    parts += map(signs.name, each.items)
    parts += [needs] if (needs := signs.needs(each.needs)) else []
    return ", ".join(parts)
