"""What stands above and below the island: the round, threats, tokens, and the decks."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from ....games.robinson.view import Board, DeckSeen, LaterSeen, RollSeen, ThreatSeen
from ....kernel import View
from ..flow import Flow
from .cards import in_full
from .reckoning import battle
from .signs import BRINGS, FREE, Signs, counted

PLACES = ("left", "right")


def headline(view: View[Board], signs: Signs) -> Flow:
    """The round and the phase, and the weather as far as it is known."""
    board, say = view.board, signs.say
    items = [say("board-round", round=board.round, rounds=board.rounds)]
    if view.outcome is None:
        items.append(say(f"board-phase-{'planning' if board.deeds else board.phase}"))
    if known := [*weather(board, signs)]:
        items.append(say("board-weather", what=", ".join(known)))
    return Flow("", items, "bold")


def weather(board: Board, signs: Signs) -> Iterator[str]:
    """Clouds and tokens that are there already, and the dice that are still to be rolled; once
    they were, only what has come.
    """
    sky, say = board.sky, signs.say
    counts = {"rain": sky.rain, "snow": sky.snow}
    known = [say(f"board-weather-{word}", count=count) for word, count in counts.items() if count]
    known += [say("board-weather-storm")] if "storm" in sky.tokens else []
    known += counted([say(f"board-animals-{shows}") for shows in sky.animals])
    awaited = [] if sky.rolled else [*sky.due]
    if not sky.rolled and "animals" in sky.tokens and "animals" not in awaited:
        awaited.append("animals")
    if awaited:
        dice = ", ".join(counted([say(f"board-die-{die}") for die in awaited]))
        known.append(say("board-weather-dice", dice=dice))
    if not known and not sky.rolled:
        known.append(say("board-weather-none"))
    yield from known


# What is going on.


def present(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """The card that is being carried out with its text, dice that were rolled, or a fight."""
    if board.card:
        yield in_full(board, signs)
    if board.roll is not None:
        yield Flow(signs.say("board-rolled"), _dice(board.roll, signs))
    if board.battle is not None:
        yield battle(board.battle, board, signs)


def _dice(roll: RollSeen, signs: Signs) -> Iterator[str]:
    """What those show that were rolled."""
    shown = {"success": roll.success, "wound": roll.wound, "adventure": roll.adventure}
    for die, on in shown.items():
        if die in roll.dice:
            yield signs.say(f"board-roll-{die}" if on else f"board-roll-no-{die}")


# Threats.


def threats(board: Board, signs: Signs) -> Iterator[Flow]:
    """In a line each what deals with them, and what that brings."""
    for place, threat in zip(PLACES, board.threats, strict=True):
        if threat is not None:
            yield Flow(signs.say(f"board-threat-{place}"), _threat(threat, signs))


def _threat(threat: ThreatSeen, signs: Signs) -> Iterator[Text]:
    yield Text(signs.name(threat.card), "bold")
    needs = signs.needs(threat.needs)
    for size, reward in zip(threat.sizes, threat.rewards, strict=True):
        parts = [f"{FREE}{size}", *([signs.say("board-by-two")] if threat.by_two else [])]
        parts += [needs] if needs else []
        brings = signs.reward(reward)
        yield Text(" + ".join(parts) + (f" {BRINGS} {brings}" if brings else ""))
    if threat.traces:
        yield Text(traces(threat, signs))


def traces(threat: ThreatSeen, signs: Signs) -> str:
    """What it has brought about."""
    told = [signs.say(f"board-trace-{each.part}", space=each.space) for each in threat.traces]
    return signs.say("board-traces", traces=", ".join(told))


def strikes(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """What becomes of threats with which nobody deals, the nearest first."""
    for place, threat in zip(PLACES, board.threats, strict=True):
        if threat is None:
            continue
        if text := signs.text_of(threat.card, "threat"):
            heading = signs.say(f"board-strikes-{place}", card=signs.name(threat.card))
            yield Text.assemble((heading, "bold"), f" {text}")


# Tokens, and what is different in this round.


def circumstances(board: Board, signs: Signs) -> Iterator[RenderableType]:
    if tokens := [*_tokens(board, signs)]:
        yield Flow(signs.say("board-tokens"), tokens)
    if rules := [*_rules(board, signs)]:
        yield Flow(signs.say("board-rules"), rules)
    if board.laters:
        yield Flow(signs.say("board-laters"), [_later(later, signs) for later in board.laters])
    if board.beside:
        yield Text(signs.say("board-beside", beast=signs.name(board.beside)))


def _tokens(board: Board, signs: Signs) -> Iterator[str]:
    """Those that lie there, and those that will in the next round."""
    for place, tokens in board.tokens.items():
        for token in tokens:
            yield f"{_place(place, signs)}: {signs.say(f'board-token-{token}')}"
    for place, token in map(str.split, board.laid):
        name = signs.say(f"board-token-{token}")
        yield signs.say("board-token-later", place=_place(place, signs), token=name)


def _place(place: str, signs: Signs) -> str:
    """Of the spaces of the island the name is enough."""
    key = f"board-place-{place}"
    return signs.say(key) if key in signs.say else place


def _rules(board: Board, signs: Signs) -> Iterator[str]:
    for rule in board.rules:
        yield signs.say(f"board-rule-{rule}")
    for person in board.people:
        for rule in person.rules:
            yield f"{signs.name(person.name)}: {signs.say(f'board-rule-{rule}')}"


def _later(later: LaterSeen, signs: Signs) -> str:
    when = signs.say(f"board-later-{later.when}")
    return ", ".join([signs.name(word) for word in (later.card, later.who) if word] + [when])


# Decks.


def decks(board: Board, signs: Signs) -> Iterator[RenderableType]:
    """How much there is in the decks, and what is known of them."""
    counts = [_count(name, deck, signs) for name, deck in board.decks.items()]
    yield Flow(signs.say("board-decks"), counts)
    for name, deck in board.decks.items():
        for end, cards in {"top": deck.top, "bottom": deck.bottom}.items():
            if cards:
                heading = signs.say(f"board-deck-known-{end}", deck=signs.say(f"board-deck-{name}"))
                yield Flow(heading, _names(name, cards, signs))


def _count(name: str, deck: DeckSeen, signs: Signs) -> str:
    """A card from elsewhere on top of the event deck is known by its back."""
    guest = f" ({signs.say(f'board-deck-{deck.back}')})" if deck.back not in ("", name) else ""
    return f"{signs.say(f'board-deck-{name}')} {deck.count}{guest}"


def _names(deck: str, cards: Sequence[str], signs: Signs) -> list[str]:
    """Tiles have numbers only."""
    return [*map(signs.name, cards)] if deck != "tiles" else [*map(str, cards)]
