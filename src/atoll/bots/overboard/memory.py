"""Memory: who seems to love and to hate whom, and who keeps their word."""

from collections.abc import Iterable, Mapping
from math import exp
from typing import NamedTuple, TypeVar

from ...games.overboard import grammar
from ...games.overboard.facts import Kind
from ...games.overboard.view import Board
from ...kernel import Answer
from .deeds import Deed, DeedKind, deeds_seen
from .interests import Chances, Interests, likely_interests
from .moments import is_before, moment_of
from .pledges import Pledge, pledges_in, words_of

T = TypeVar("T")

EVIDENCE: dict[DeedKind, tuple[float, float]] = {
    "attack": (-1.0, 0.5),
    "help": (1.2, -1.0),
    "fight": (-1.0, 1.0),
    "water": (1.5, -1.5),
    "heal": (1.8, -1.8),
    "gift": (1.0, -0.7),
    "steer": (-0.5, 0.4),
    "chum": (-0.8, 0.7),
}
"""By how much a deed makes it likelier that the other is a friend, and an enemy, in logarithms."""
MOST_EVIDENCE = 4.0
"""However much somebody does, so sure one can be."""
GOOD_FAITH, BAD_FAITH = 2.0, 1.0
"""Who is not known yet is trusted as if so many promises had been kept and broken."""
BROKEN = 2.0
"""A broken promise weighs so much more than one that is kept."""
REMEMBERED = 3
"""For so many days no offer and no words are repeated."""
KEEPING: dict[str, DeedKind] = {"help": "help", "water": "water", "heal": "heal"}
"""The deeds by which a promise is kept."""
GRUDGE, MOST_GRUDGE = 0.2, 0.8
"""What somebody's life is worth less, in points, to those of whom they have made a demand: each
time, and at the most."""
HOSTILE: tuple[DeedKind, ...] = ("attack", "fight")
"""The deeds that break a promise of peace."""


Offer = grammar.OfferGift | grammar.Request | grammar.OfferSwap


class Matter(NamedTuple):
    """What an offer is about, be it to this one or that, and of something open or hidden."""

    given: Kind | None
    wanted: Kind | None


def matter_of(offer: Offer) -> Matter:
    return Matter(
        None if isinstance(offer, grammar.Request) else offer.gift.kind,
        None if isinstance(offer, grammar.OfferGift) else offer.wish.want,
    )


def was_offered(offer: Offer, then: Board, now: Board) -> bool:
    """Whether an offer was made meanwhile. A gift that is accepted is none any more, but gone."""
    is_gift = isinstance(offer, grammar.OfferGift)
    return now.offers_left < then.offers_left or (is_gift and len(now.hand) < len(then.hand))


class Memory:
    """What a seat remembers of the others: their deeds day by day, and what they had promised."""

    def __init__(self, board: Board, seat: int) -> None:
        self._roles, self._me = board.roles, board.roles[seat]
        self._friend, self._enemy = board.friend, board.enemy
        self._latest: Board | None = None
        self._days: dict[int, dict[tuple[DeedKind, str, str], Deed]] = {}
        self._kept: dict[int, set[Pledge]] = {}
        self._broken: dict[int, set[Pledge]] = {}
        self._offers: dict[int, set[Matter]] = {}
        """By day, what the seat has offered for what."""
        self._words: dict[int, set[Answer]] = {}
        """By day, what it has said."""
        self._thought_of: tuple[Board, Offer] | None = None
        self._interests: dict[str, Interests] = {}

    def take_in(self, board: Board) -> None:
        """Learn from what happened since the last time; being shown the same changes nothing."""
        before = self._latest
        if board == before:
            return
        if before is not None and is_before(moment_of(board), moment_of(before)):
            self._forget_from(board.day)
            before = self._thought_of = None
        self._note_offer(board)
        self._note_words(board)
        self._judge_rowing(board)
        for deed in deeds_seen(before, board):
            self._note(board, deed)
        self._latest = board

    def _forget_from(self, day: int) -> None:
        """What was taken back has not happened. Which part of a day it was is not known."""
        self._days = _before(self._days, day)
        self._kept, self._broken = _before(self._kept, day), _before(self._broken, day)
        self._offers, self._words = _before(self._offers, day), _before(self._words, day)
        self._interests.clear()

    def _note(self, board: Board, deed: Deed) -> None:
        """Nobody does the same twice on one occasion: what was taken back is written over."""
        day = self._days.setdefault(board.day, {})
        about = deed.to if deed.kind in ("steer", "chum", "water", "gift") else ""
        key = deed.kind, deed.by, deed.occasion or about
        if day.get(key) == deed:
            return
        day[key] = deed
        self._interests.clear()
        self._judge(board, deed)

    def _judge(self, board: Board, deed: Deed) -> None:
        """Whether a promise of this day is kept or broken by a deed."""
        for pledge in pledges_in(board.said):
            if (pledge.by, pledge.to) == (deed.by, deed.to):
                if KEEPING.get(pledge.favour) == deed.kind:
                    self._kept.setdefault(board.day, set()).add(pledge)
                elif pledge.favour == "peace" and deed.kind in HOSTILE:
                    self._broken.setdefault(board.day, set()).add(pledge)

    def _judge_rowing(self, board: Board) -> None:
        """Whoever has not rowed by the evening has broken the promise to row."""
        rowed = {each.role for each in board.people if each.rowed}
        for pledge in pledges_in(board.said):
            if pledge.favour == "row" and pledge.by in rowed:
                self._kept.setdefault(board.day, set()).add(pledge)
            elif pledge.favour == "row" and board.card is not None:
                self._broken.setdefault(board.day, set()).add(pledge)

    def answered(self, board: Board, answer: Answer) -> None:
        """The seat has answered so; whether that came to be is seen in what it may still offer."""
        if isinstance(answer, Offer):
            self._thought_of = board, answer

    def _note_offer(self, board: Board) -> None:
        if self._thought_of is not None:
            then, offer = self._thought_of
            if board.day != then.day:
                self._thought_of = None
            elif was_offered(offer, then, board):
                self._offers.setdefault(board.day, set()).add(matter_of(offer))
                self._thought_of = None

    def _note_words(self, board: Board) -> None:
        own = {words_of(each) for each in board.said if each.by == self._me}
        self._words.setdefault(board.day, set()).update(own)

    def has_offered(self, day: int, offer: Offer) -> bool:
        """Whether the seat has offered the same for the same lately, to whomever it was."""
        return _is_recent(self._offers, day, matter_of(offer))

    def has_wanted(self, day: int, kind: Kind) -> bool:
        """Whether the seat has asked for a provision by an offer on a day."""
        return any(each.wanted == kind for each in self._offers.get(day, ()))

    def has_said(self, day: int, words: Answer) -> bool:
        """Whether the seat has said the same lately."""
        return _is_recent(self._words, day, words)

    def trust(self, role: str) -> float:
        """The chance that somebody does as they have said."""
        kept = GOOD_FAITH + _count(self._kept, role)
        return kept / (kept + BAD_FAITH + BROKEN * _count(self._broken, role))

    def attacks(self, by: str, to: str, since: int = 0) -> int:
        """How often somebody has made a demand of somebody else since a day."""
        return sum(
            (each.kind, each.by, each.to) == ("attack", by, to)
            for day, deeds in self._days.items()
            for each in deeds.values()
            if day >= since
        )

    def grudges(self, who: str) -> dict[str, float]:
        """By how much somebody likes those less who have made demands of them."""
        return {role: min(GRUDGE * self.attacks(role, who), MOST_GRUDGE) for role in self._roles}

    def interests(self, role: str) -> Interests:
        """What somebody else seems to want."""
        known = self._interests.get(role)
        if known is None:
            deeds = [each for day in self._days.values() for each in day.values()]
            known = self._guess(role, [each for each in deeds if each.by == role])
            self._interests[role] = known
        return known

    def _guess(self, role: str, deeds: Iterable[Deed]) -> Interests:
        """There is one friend card and one enemy card of each: nobody else has the seat's own."""
        friendly: dict[str, float] = dict.fromkeys(self._roles, 0.0)
        hostile = friendly.copy()
        for deed in deeds:
            friend, enemy = EVIDENCE[deed.kind]
            friendly[deed.to] += friend
            hostile[deed.to] += enemy
        likely = likely_interests(
            role, _chances(friendly, self._friend), _chances(hostile, self._enemy)
        )
        return likely.resenting(self.grudges(role))


def _before(kept: Mapping[int, T], day: int) -> dict[int, T]:
    """What was kept of earlier days."""
    return {each: what for each, what in kept.items() if each < day}


def _is_recent(told: Mapping[int, set[T]], day: int, what: T) -> bool:
    return any(what in told.get(each, ()) for each in range(day - REMEMBERED, day + 1))


def _count(pledges: Mapping[int, set[Pledge]], role: str) -> int:
    return sum([each.by == role for day in pledges.values() for each in day])


def _chances(evidence: Mapping[str, float], impossible: str | None) -> Chances:
    weights = {
        role: 0.0 if role == impossible else exp(min(max(weight, -MOST_EVIDENCE), MOST_EVIDENCE))
        for role, weight in evidence.items()
    }
    total = sum(weights.values())
    return {role: weight / total for role, weight in weights.items()}
