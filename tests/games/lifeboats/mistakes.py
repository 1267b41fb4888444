"""What is refused in Lifeboats, and why; green answers unless another is named."""

from tests.games.mistakes import Mistake, Words, form, not_now, unknown

from . import moments as at
from .tables import shipwreck

LANE = Words("no-such-lane", "LB-1.6", tuple("1234567"))
RANK = Words("no-such-rank", "LB-1.2", ("sailor", "officer"))
BOAT = Words("no-such-colour", "LB-1.3", ("green", "red", "yellow", "black"))
BOAT_OF_FOUR = Words("no-such-colour", "LB-1.3", ("green", "red", "yellow", "blue", "black"))
PLAYER = Words("no-such-colour", "LB-1.3", ("green", "red", "yellow"))
FAVOUR = Words("no-such-favour", "LB-5.2", ("help", "spare"))

OFFER, AGREE = "say offer yellow red help", "say agree yellow red"
SAYINGS = f"say vote red · say spare red · {OFFER}"
"""What may be said where nothing was offered."""

MISTAKES = [
    # Setting out.
    not_now(at.launching, "red: board sailor red", "launch"),
    not_now(at.launching, "red: ", "launch"),
    not_now(at.launching, "red: say vote red", "launch"),
    form(at.launching, "red: launch", "launch 3"),
    form(at.launching, "red: launch 4 5", "launch 3"),
    unknown(LANE, at.launching, "red: launch red", "red"),
    unknown(LANE, at.launching, "red: launch ²", "²"),
    unknown(LANE, at.launching, "red: launch -1", "-1"),
    unknown(LANE, at.launching, "red: launch 0", "0"),
    unknown(LANE, at.launching, "red: launch 8", "8"),
    unknown(LANE, at.launching, "red: launch 04", "04"),
    Mistake(at.launching, "red: launch 3", "lane-taken", "LB-2.1", {"lane": 3}),
    Mistake(at.launching, "red: launch  4", "not-an-option"),
    form(at.no_officers, "board sailor", "board sailor red"),
    form(at.no_officers, "board sailor red now", "board sailor red"),
    form(at.no_officers, "board sailor green red", "board sailor red"),
    unknown(RANK, at.no_officers, "board captain red", "captain"),
    unknown(BOAT, at.no_officers, "board sailor blue", "blue"),
    unknown(BOAT, at.no_officers, "board sailor Red", "Red"),
    Mistake(at.no_officers, "board officer red", "all-aboard", "LB-1.2", {"rank": "officer"}),
    Mistake(at.no_officers, "board sailor green", "boat-full", "LB-2.4", {"colour": "green"}),
    not_now(at.no_officers, "launch 5", "board"),
    # Votes.
    not_now(at.leak, "decide green", "vote, say, call"),
    not_now(at.leak, "leave sailor green", "vote, say, call"),
    not_now(at.leak, "yellow: jump", "vote, say"),
    form(at.leak, "vote", "vote red"),
    form(at.leak, "red: vote", "vote red · vote hat"),
    form(at.leak, "vote green black", "vote red"),
    form(at.leak, "vote hat hat", "vote hat"),
    unknown(BOAT, at.leak, "vote blue", "blue"),
    unknown(BOAT, at.leak, "vote hats", "hats"),
    Mistake(at.leak, "vote hat", "no-hat", "LB-4.8"),
    Mistake(at.leak, "vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(at.leak, "vote yellow", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(at.move, "yellow: vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(at.move, "vote  black", "not-an-option"),
    Mistake(at.move, "vote black ", "not-an-option"),
    Mistake(at.overboard, "yellow: vote red", "no-vote", "LB-6.3"),
    Mistake(at.overboard, "yellow: vote hat", "no-vote", "LB-6.3"),
    Mistake(at.overboard, "vote yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}),
    Mistake(at.overboard, "vote black", "nobody-of-colour", "LB-4.9", {"colour": "black"}),
    Mistake(at.tied, "decide yellow", "not-tied", "LB-4.3", {"colour": "yellow"}),
    Mistake(at.tied, "decide red", "not-afloat", "LB-4.9", {"colour": "red"}),
    unknown(BOAT_OF_FOUR, at.tied, "decide hat", "hat"),
    form(at.tied, "decide", "decide red"),
    not_now(at.tied, "vote green", "decide"),
    not_now(at.tied, "vote hat", "decide"),
    not_now(at.tied, "say vote green", "decide"),
    Mistake(at.captain, "decide red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(
        at.tied_overboard, "blue: decide yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}
    ),
    # Talk.
    form(at.leak, "say", SAYINGS),
    form(at.leak, "say red", SAYINGS),
    form(at.leak, "say hello", SAYINGS),
    form(at.offered, "red: say hello", f"{SAYINGS} · {AGREE}"),
    form(at.leak, "say vote", "say vote red"),
    form(at.leak, "say vote green now", "say vote red"),
    form(at.leak, "say agree red", AGREE),
    form(at.leak, "say offer red green", OFFER),
    form(at.leak, "call now", "call"),
    unknown(FAVOUR, at.leak, "say offer red green love", "love"),
    unknown(BOAT, at.leak, "say offer green help", "help"),
    unknown(BOAT, at.leak, "say vote blue", "blue"),
    unknown(BOAT, at.leak, "say spare hat", "hat"),
    unknown(PLAYER, at.leak, "say offer blue green help", "blue"),
    Mistake(at.leak, "say vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(at.leak, "say spare yellow", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(at.leak, "say offer red yellow help", "not-afloat", "LB-4.9", {"colour": "yellow"}),
    Mistake(at.leak, "say offer green black help", "nobody-to-talk-to", "LB-5.2"),
    Mistake(at.leak, "say offer black green spare", "nobody-to-talk-to", "LB-5.2"),
    Mistake(at.leak, "say agree green black", "nobody-to-talk-to", "LB-5.2"),
    Mistake(at.leak, "say agree black green", "nobody-to-talk-to", "LB-5.2"),
    Mistake(at.leak, "say agree red black", "no-offer", "LB-5.2"),
    Mistake(at.offered, "say agree red black", "no-offer", "LB-5.2"),
    Mistake(at.offered, "red: say agree green green", "no-offer", "LB-5.2"),
    Mistake(at.offered, "yellow: say agree green black", "no-offer", "LB-5.2"),
    Mistake(at.offered, "say offer red black help", "said-already", "LB-5.3"),
    Mistake(at.agreed, "red: say agree green black", "said-already", "LB-5.3"),
    Mistake(at.three_said, "say spare black", "said-enough", "LB-5.3", {"most": 3}),
    Mistake(at.called, "say vote green", "talk-over", "LB-5.4"),
    Mistake(at.called, "say agree red black", "talk-over", "LB-5.4"),
    Mistake(at.called, "red: call", "talk-over", "LB-5.4"),
    Mistake(at.called, "call", "not-first", "LB-5.4", {"seat": 1}),
    Mistake(at.leak, "yellow: call", "not-first", "LB-5.4", {"seat": 0}),
    Mistake(at.overboard, "say vote yellow", "nobody-of-colour", "LB-4.9", {"colour": "yellow"}),
    Mistake(
        at.overboard, "yellow: say spare black", "nobody-of-colour", "LB-4.9", {"colour": "black"}
    ),
    Mistake(at.overboard, "yellow: say vote red", "no-vote", "LB-6.3"),
    Mistake(at.overboard, "yellow: say offer red green help", "no-vote", "LB-6.3"),
    Mistake(at.overboard, OFFER, "nobody-to-talk-to", "LB-5.2"),
    Mistake(at.leak, "say  vote green", "not-an-option"),
    # Changing boats.
    form(at.leaving, "leave", "leave sailor red"),
    form(at.leaving, "leave officer red green", "leave sailor red"),
    unknown(RANK, at.leaving, "leave green", "green"),
    unknown(RANK, at.leaving, "leave passenger green", "passenger"),
    unknown(BOAT, at.leaving, "leave sailor white", "white"),
    Mistake(at.leaving, "leave sailor red", "not-afloat", "LB-3.2", {"colour": "red"}),
    Mistake(at.leaving, "leave sailor yellow", "not-afloat", "LB-3.2", {"colour": "yellow"}),
    Mistake(
        at.leaving,
        "leave sailor black",
        "nobody-aboard",
        "LB-8.1",
        {"rank": "sailor", "colour": "black"},
    ),
    Mistake(at.left, "red: leave sailor green", "left-already", "LB-8.2", {"colour": "green"}),
    not_now(at.leaving, "stay", "leave"),
    not_now(at.leaving, "climb black", "leave"),
    form(at.climbing, "red: climb", "climb red"),
    unknown(BOAT_OF_FOUR, at.climbing, "red: climb into black", "into"),
    unknown(BOAT_OF_FOUR, at.climbing, "red: climb white", "white"),
    Mistake(at.climbing, "red: climb red", "same-boat", "LB-8.5", {"colour": "red"}),
    Mistake(at.climbing, "red: climb blue", "not-afloat", "LB-8.5", {"colour": "blue"}),
    Mistake(at.full_boat, "red: climb black", "boat-full", "LB-8.5", {"colour": "black"}),
    not_now(at.climbing, "red: leave officer red", "climb"),
    # Whom nobody asks, or not any more.
    Mistake(shipwreck, "red: launch 3", "not-asked"),
    Mistake(at.voted, "red: vote green", "already-sealed"),
    Mistake(at.voted, "red: vote black", "already-sealed"),
    Mistake(at.voted, "red: vote hat", "already-sealed"),
    Mistake(at.voted, "red: say vote red", "not-afloat", "LB-4.9", {"colour": "red"}),
    Mistake(at.the_end, "vote green", "game-over"),
]
