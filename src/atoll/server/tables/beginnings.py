"""Beginnings: what a new table is played with, and the first entries of its journal."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...games import game as find_game
from ...kernel import BadOptions, OptionValue
from ...match import Match
from ...record import Answer, Record
from ..refusals import BAD, LONGEST_REASON, Refusal
from ..storage.journal import Entry
from ..storage.lookup import record_of
from ..storage.waiting import waiting_mask
from .seating import ME, OPEN, check_bot


def settled_options(game: str, places: Sequence[str], options: Mapping[str, OptionValue]) -> str:
    """The options as they are kept, every choice made."""
    try:
        rules = find_game(game)
    except LookupError:
        raise Refusal("no-such-game", BAD, game=game[:40]) from None
    for place in places:
        if place not in (ME, OPEN):
            check_bot(game, place)
    if places.count(ME) > 1:
        raise Refusal("one-seat-each", BAD)
    try:
        settled = rules.read_options(len(places), options)
    except BadOptions as error:
        raise Refusal("bad-options", BAD, why=str(error)[:LONGEST_REASON]) from None
    return msgspec.json.encode(settled).decode()


def beginning(table: str, record: Record) -> Entry:
    """The first entry of a game: it says who is to answer first."""
    now = time.time()
    return Entry(table, 0, "begin", 0, "", waiting_mask(Match(record)), now, now)


def journal_of(
    row: Mapping[str, Any], sitting: Sequence[Mapping[str, Any]], answers: Sequence[Answer]
) -> list[Entry]:
    """The journal of the game at a new table, with these answers; empty if a seat is open yet."""
    if any(each["person"] is None and each["bot"] is None for each in sitting):
        return []
    options = msgspec.json.decode(row["options"])
    record = record_of(row["game"], row["rules"], len(sitting), row["seed"], options)
    begun = beginning(row["id"], record)
    match = Match(record)
    journal = [begun]
    for answer in answers:
        match.answer(answer.seat, answer.text)
        entry = msgspec.structs.replace(
            begun,
            seq=len(journal),
            kind="answer",
            seat=answer.seat,
            text=answer.text,
            waiting=waiting_mask(match),
        )
        journal.append(entry)
    return journal
