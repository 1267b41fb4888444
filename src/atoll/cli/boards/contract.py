"""What a game brings to the terminal: its drawing, and what has to be known of its answers."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from ...kernel import Answer, Option, View
from ..presenting import Gloss, Presenter, Untold, all_told, no_gloss

Kinds = frozenset[type[Answer]]
"""Kinds of answers."""
Events = frozenset[str]
"""Kinds of events."""


class Drawing(NamedTuple):
    """What is drawn of a view."""

    draw: Callable[[View[Any], Sequence[Option], Presenter], RenderableType]
    """Draws a view; the options are those of the moment, for the board to show where they lead."""
    details: Callable[[View[Any], Presenter], Iterable[RenderableType]] = lambda view, words: ()
    """All that the drawing of a view would show if there were room for it, and what signs mean."""
    tells: Callable[[View[Any]], Counter[str]] = lambda view: Counter()
    """Which events the drawing of a view shows already: of each kind so many of the latest."""
    has_scores: Callable[[View[Any]], bool] = lambda view: False
    """Whether the drawing of a view tells who has won with how many points."""


class Telling(NamedTuple):
    """How what happens is told."""

    chapters: Events = frozenset()
    """Those that begin a new line."""
    chatter: Events = frozenset()
    """Those that give way to the others where there is not room for all."""
    great: Events = frozenset()
    """Those that come before all others but those that concern whoever reads."""
    parting: Events = frozenset()
    """Those that tell a seat which ``cards`` it has parted with."""
    untold: Untold = all_told
    """Which events another one tells better."""
    gloss: Gloss = no_gloss
    """What is written behind a text: a sign of the drawing, or what a card says that it names."""


class Asking(NamedTuple):
    """How what can be answered is offered."""

    shows: Kinds
    """Those of which an example is enough: mostly because the drawing shows them already."""
    deliberate: Kinds
    """Those that are to be typed: neither Enter nor a number gives them."""
    amounts: Kinds = frozenset()
    """Those whose numbers are amounts: one alone is none of these answers."""
    unlikely: Callable[[View[Any], Option], bool] = lambda view, option: False
    """Whether hardly anybody would answer so: it makes a bad example."""
    apart: Callable[
        [View[Any], Sequence[Option], Presenter], Iterable[tuple[str, list[Option]]]
    ] = lambda view, options, words: ()
    """Of the standing options those that are a question of their own, below its wording."""


class Stopping(NamedTuple):
    """When the game stops for what may be answered, and when it goes on by itself."""

    patient: Callable[[View[Any], Option], bool] = lambda view, option: False
    """Whether a standing option is no reason to stop the game and ask: it is still there when
    something else is asked."""
    passing: Kinds = frozenset()
    """The options that only let a chance pass: where there is none worth a question, the game goes
    on by itself."""
    can_wait: Callable[[View[Any]], bool] = lambda view: False
    """Whether a standing chance comes again when the others have taken theirs."""


class Naming(NamedTuple):
    """What people may call what answers name."""

    me: Callable[[View[Any]], str | None] = lambda view: None
    """The word by which answers name whoever looks, if they name people."""
    called: Callable[[str, Presenter], Iterable[str]] = lambda word, words: ()
    """What people may call a word of answers beside its name."""
    negated: frozenset[str] = frozenset()
    """The words of answers that say what is not so: no part of their name means them."""
    present: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The words for things on the table, where others are called alike that are not there."""
    enough: Kinds = frozenset()
    """The options of which any part is enough if it belongs to no other option."""


class Help(NamedTuple):
    """What a person is told of the game itself."""

    answers: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The texts that say which more answers there are in a game with its options."""
    aim: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The texts that tell whoever goes on with a game what it is about."""
    on_cards: Callable[[str, Presenter], Iterable[str]] = lambda name, words: ()
    """What stands on the cards that somebody looks up by this name, as Markdown."""
    in_short: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The texts that tell in short how the game goes, and how to begin."""


class GameBoard(NamedTuple):
    """All that a game brings, each group for the part of the terminal that needs it."""

    drawing: Drawing
    asking: Asking
    telling: Telling = Telling()
    stopping: Stopping = Stopping()
    naming: Naming = Naming()
    help: Help = Help()
