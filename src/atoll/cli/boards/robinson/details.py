"""Everything at length, with the texts of all cards that lie open."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....games.robinson.facts import CHARACTERS
from ....games.robinson.people.health import health_in
from ....games.robinson.view import Board, ThreatSeen
from ....kernel import View
from ..flow import INDENT, Flow
from . import margins, people, plans
from .cards import asks
from .island import Island
from .legend import legend
from .panel import Panel
from .reckoning import chances, health, weather_dice
from .signs import DETERMINATION, Signs

CELL, PANEL = 16, 40
"""How wide a space and the lines of the people are."""
PARTS = ("reward", "one", "two", "threat")
"""The texts of a threat that are still to come."""


def details(view: View[Board], signs: Signs) -> Iterator[RenderableType]:
    board = view.board
    yield margins.headline(view, signs)
    yield Text(signs.say(f"goal-{board.options.scenario}"))
    yield from Island(board, (), signs, CELL).lines()
    yield from Panel(view, signs, PANEL, at_length=True).lines()
    yield from people.notes(board, signs)
    ignored = {person.name: person.deaf for person in board.people if person.name}
    for name in ignored or CHARACTERS:
        bears = health_in(board.options.scenario, name)
        yield from _abilities(name, health(bears, ignored.get(name, ()), signs), signs)
    yield from margins.present(board, signs)
    yield from _threats(board, signs)
    yield from plans.plan(board, signs)
    yield from plans.in_camp(board, signs)
    yield from plans.buildings(board, signs)
    yield chances(signs)
    yield from weather_dice(board, signs)
    yield Text(signs.say("board-weather-rule"))
    yield from margins.circumstances(board, signs)
    yield from _cards(board, signs)
    yield from _inventions(board, signs)
    yield from margins.decks(board, signs)
    yield Flow("", legend(signs))


def _abilities(name: str, bears: Text, signs: Signs) -> Iterator[RenderableType]:
    """What somebody can bear, and do for determination."""
    can = people.abilities(name)
    heading = signs.say("board-can", who=signs.name(name)) if can else f"{signs.name(name)}:"
    yield Text(heading, "bold")
    yield _indented(bears)
    for word, price in can.items():
        called = f"{people.ability(word, signs)} {DETERMINATION}{price}"
        text = signs.say(f"board-can-{word}")
        yield _indented(Text.assemble((called, "bold"), f": {text}"))


def _threats(board: Board, signs: Signs) -> Iterator[RenderableType]:
    for place, threat in zip(margins.PLACES, board.threats, strict=True):
        if threat is not None:
            yield from _threat(place, threat, signs)


def _threat(place: str, threat: ThreatSeen, signs: Signs) -> Iterator[RenderableType]:
    """What deals with it, what that brings, and what comes if nobody does."""
    remedy = signs.text_of(threat.card, "remedy")
    needs = ", ".join([signs.pawns(threat.sizes), *filter(None, [signs.needs(threat.needs)])])
    heading = f"{signs.say(f'board-threat-{place}')} {signs.name(threat.card)}"
    yield Text.assemble((heading, "bold"), f" · {remedy} ({needs})" if remedy else f" ({needs})")
    if threat.traces:
        yield _indented(Text(margins.traces(threat, signs)))
    for part in PARTS:
        if text := signs.text_of(threat.card, part):
            yield _indented(Text(f"{signs.say(f'board-part-{part}')} {text}"))


def _cards(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """Items and all else that can be used, also what comes when the action phase is over."""
    owned = {"items": board.items, "kept": tuple([kept.card for kept in board.kept])}
    owned["coming"] = (*board.future_items, *board.future_finds, *board.future_treasures)
    for heading, cards in owned.items():
        if cards:
            yield Text(signs.say(f"board-{heading}"), "bold")
            for card in dict.fromkeys(cards):
                yield _card(card, "", signs)


def _card(card: str, needs: str, signs: Signs) -> Padding:
    """Its name, what it requires, and what it does; kept adventures say that above."""
    text = signs.text_of(card) or signs.text_of(card, "upper")
    name = signs.name(card) + (f" ({needs})" if needs else "")
    return _indented(Text.assemble((name, "bold"), f": {text}" if text else ""))


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, len(INDENT)), expand=False)


def _inventions(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """First those that can be built."""
    for heading, possible in {"inventions": True, "distant": False}.items():
        cards = [each for each in board.inventions if each.possible == possible]
        if cards:
            yield Text(signs.say(f"board-{heading}"), "bold")
            for each in cards:
                yield _card(each.name, asks(each, signs), signs)
