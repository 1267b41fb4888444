"""The boards: for each game, a drawing of what a seat sees."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from ...kernel import Answer, Option, View
from ..presenting import Gloss, Presenter, no_gloss
from . import lifeboats, overboard, robinson, tobago, tranquility

Kinds = frozenset[type[Answer]]
"""Kinds of answers."""


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: Callable[[View[Any], Sequence[Option], Presenter], RenderableType]
    """Draws a view; the options are those of the moment, for the board to show where they lead."""
    shows: Kinds
    """The kinds of answers of which an example is enough: mostly
    because the drawing shows them already."""
    deliberate: Kinds
    """The kinds of options that are to be typed: neither Enter nor a number gives them."""
    parting: frozenset[str] = frozenset()
    """The kinds of events that tell a seat which ``cards`` it has parted with."""
    tells: Callable[[View[Any]], Counter[str]] = lambda view: Counter()
    """Which events the drawing of a view shows already: of each kind so many of the latest."""
    chapters: frozenset[str] = frozenset()
    """The kinds of events that begin a new line."""
    chatter: frozenset[str] = frozenset()
    """The kinds of events that give way to the others where there is not room for all."""
    great: frozenset[str] = frozenset()
    """The kinds of events that come before all others but those that concern whoever reads."""
    unlikely: Callable[[View[Any], Option], bool] = lambda view, option: False
    """Whether hardly anybody would answer so: it makes a bad example."""
    patient: Callable[[View[Any], Option], bool] = lambda view, option: False
    """Whether a standing option is no reason to stop the game and ask: it is still there when
    something else is asked."""
    passing: Kinds = frozenset()
    """The kinds of options that only let a chance pass: where there is none worth a question, the
    game goes on by itself."""
    apart: Callable[
        [View[Any], Sequence[Option], Presenter], Iterable[tuple[str, list[Option]]]
    ] = lambda view, options, words: ()
    """Of the standing options those that are a question of their own, below its wording."""
    can_wait: Callable[[View[Any]], bool] = lambda view: False
    """Whether a standing chance comes again when the others have taken theirs."""
    me: Callable[[View[Any]], str | None] = lambda view: None
    """The word by which answers name whoever looks, if they name people."""
    has_scores: Callable[[View[Any]], bool] = lambda view: False
    """Whether the drawing of a view tells who has won with how many points."""
    called: Callable[[str, Presenter], Iterable[str]] = lambda word, words: ()
    """What people may call a word of answers beside its name."""
    negated: frozenset[str] = frozenset()
    """The words of answers that say what is not so: no part of their name means them."""
    present: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The words for things on the table, where others are called alike that are not there."""
    amounts: Kinds = frozenset()
    """The kinds of options whose numbers are amounts: one alone is none of these answers."""
    enough: Kinds = frozenset()
    """The kinds of options of which any part is enough if it belongs to no other option."""
    details: Callable[[View[Any], Presenter], Iterable[RenderableType]] = lambda view, words: ()
    """All that the drawing of a view would show if there were room for it, and what signs mean."""
    helps: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The texts that say which more answers there are in a game with its options."""
    reminds: Callable[[View[Any]], Iterable[str]] = lambda view: ()
    """The texts that tell whoever goes on with a game what it is about."""
    on_cards: Callable[[str, Presenter], Iterable[str]] = lambda name, words: ()
    """What stands on the cards that somebody looks up by this name, as Markdown."""
    gloss: Gloss = no_gloss
    """What is written behind a text: a sign of the drawing, or what a card says that it names."""


DRAWINGS: Mapping[str, Drawing] = {
    "tranquility": Drawing(
        tranquility.draw,
        tranquility.SHOWS,
        tranquility.DELIBERATE,
        tranquility.PARTING,
    ),
    "lifeboats": Drawing(
        lifeboats.draw,
        lifeboats.SHOWS,
        lifeboats.DELIBERATE,
        tells=lifeboats.tells,
        chapters=lifeboats.CHAPTERS,
        unlikely=lifeboats.unlikely,
    ),
    "overboard": Drawing(
        overboard.draw,
        overboard.SHOWS,
        overboard.DELIBERATE,
        chapters=overboard.CHAPTERS,
        chatter=overboard.CHATTER,
        great=overboard.GREAT,
        unlikely=overboard.unlikely,
        patient=overboard.patient,
        apart=overboard.apart,
        me=overboard.me,
        has_scores=overboard.has_scores,
    ),
    "tobago": Drawing(
        tobago.draw,
        tobago.SHOWS,
        tobago.DELIBERATE,
        chapters=tobago.CHAPTERS,
        chatter=tobago.CHATTER,
        great=tobago.GREAT,
        unlikely=tobago.unlikely,
        called=tobago.called,
        negated=tobago.NEGATED,
        enough=tobago.ENOUGH,
        details=tobago.details,
        gloss=tobago.gloss,
    ),
    "robinson": Drawing(
        robinson.draw,
        robinson.SHOWS,
        robinson.DELIBERATE,
        tells=robinson.tells,
        chapters=robinson.CHAPTERS,
        chatter=robinson.CHATTER,
        great=robinson.GREAT,
        unlikely=robinson.unlikely,
        patient=robinson.patient,
        can_wait=robinson.can_wait,
        passing=robinson.PASSING,
        called=robinson.called,
        present=robinson.present,
        amounts=robinson.AMOUNTS,
        enough=robinson.ENOUGH,
        details=robinson.details,
        helps=robinson.helps,
        reminds=robinson.reminds,
        has_scores=robinson.has_scores,
        on_cards=robinson.on_cards,
        gloss=robinson.gloss,
    ),
}
