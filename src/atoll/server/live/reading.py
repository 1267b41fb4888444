"""Reading a journal on, so that others have their turn meanwhile."""

import asyncio

from ...match import Match
from ..storage.journal import Journal
from ..storage.lookup import TableInfo
from .play import Play

ENTRIES_AT_ONCE = 50
"""So much of a journal is read before others have their turn."""


async def read_on(journal: Journal, info: TableInfo, known: Play | None) -> Play | None:
    """The play at a table with what others have added to its journal since it was known."""
    entries = await journal.since(info.id, -1 if known is None else known.seq)
    if not entries:
        return known
    # A copy: a bot may be thinking about what was there until now.
    play = None if known is None else known.copy()
    for number, entry in enumerate(entries, start=1):
        if play is None:
            play = Play(Match(info.record), entry)
        else:
            play.apply(entry)
        # Going back to an earlier answer takes as long as all answers before it.
        if number % ENTRIES_AT_ONCE == 0 or entry.kind == "rewind":
            await asyncio.sleep(0)
    return play
