"""What is meant by things that are tapped; the first seat taps unless another is named."""

from tests.games.mistakes import Tap

from . import moments as at

TAPS = [
    # A card and a cell are an island to be placed.
    Tap(at.plain, "card-17 + cell-c1", "play 17 c1", "too-dear", "TR-4.5"),
    Tap(at.plain, "card-17 + cell-b1", "play 17 b1", "cell-taken", "TR-4.1"),
    Tap(at.plain, "card-44 + cell-a1", "play 44 a1", "not-ascending", "TR-4.1"),
    Tap(at.plain, "card-18 + cell-c4", "play 18 c4", "not-in-hand"),
    # An island in the grid stands for its cell.
    Tap(at.plain, "card-17 + card-40", "play 17 d4", "cell-taken", "TR-4.1"),
    # A card alone is tried where it would stand in order, or else anywhere.
    Tap(at.plain, "card-44", "play 44 e4"),
    Tap(at.last_cell_behind_rocks, "card-61", "play 61 a6", "rocks", "TR-10.2"),
    Tap(at.narrow_gap, "card-17", "play 17 b1", "too-dear", "TR-4.5"),
    Tap(at.last_cell_is_the_highest, "card-17", "play 17 f6", "not-ascending", "TR-4.1"),
    Tap(at.no_finish, "card-17", "play 17 a1", "cell-taken", "TR-4.1"),
    # A cell alone tells why nothing can go there; where something can, it means nothing yet.
    Tap(at.plain, "cell-b1", "play 5 b1", "cell-taken", "TR-4.1"),
    Tap(at.plain, "card-10", "play 5 b1", "cell-taken", "TR-4.1"),
    Tap(at.rocky, "cell-c3", "play 5 c3", "rocks", "TR-10.2"),
    Tap(at.dear_cell, "cell-c1", "play 30 c1", "too-dear", "TR-4.5"),
    Tap(at.plain, "cell-d2", None),
    # In a game that asks somebody else it says so.
    Tap(at.plain, "seat1: card-1 + cell-a1", "play 1 a1", "not-asked"),
    Tap(at.purple_and_compass, "seat1: card-6 + cell-a1", "play 6 a1", "not-your-turn", "TR-3.1"),
    # Start and Finish are meant by the card and by its place, wherever they are carried.
    Tap(at.holding_start, "card-5", "play 5 a1", "must-start", "TR-5.1"),
    Tap(at.holding_start, "card-start", "start"),
    Tap(at.spare_start, "card-start", "start", "already-started", "TR-5.10"),
    Tap(at.spare_start, "start-place", "start", "already-started", "TR-5.10"),
    Tap(at.spare_start, "start-card", "start", "already-started", "TR-5.10"),
    Tap(at.holding_finish, "card-finish", "finish", "grid-not-full", "TR-6.1"),
    Tap(at.holding_finish, "finish-place", "finish", "grid-not-full", "TR-6.1"),
    Tap(at.holding_finish, "finish-card", "finish", "grid-not-full", "TR-6.1"),
    Tap(at.holding_finish, "card-5 + finish-place", "finish", "grid-not-full", "TR-6.1"),
    Tap(at.holding_finish, "card-5 + finish-card", "finish", "grid-not-full", "TR-6.1"),
    Tap(at.holding_finish, "card-5 + card-finish", "play 5 b1"),
    Tap(at.holding_finish, "card-finish + cell-c4", "finish", "grid-not-full", "TR-6.1"),
    # A monster is meant for the cell that is tapped; alone it says why it has no prey.
    Tap(at.monster, "card-monster + cell-a1", "monster a1", "cell-empty", "TR-11.2"),
    Tap(at.monster, "card-monster + card-40", "monster c3"),
    Tap(at.monster_without_prey, "card-monster", "monster a1", "cell-empty", "TR-11.2"),
    # A card to be turned over is tapped after the sign for it.
    Tap(at.by_day, "turn + cell-b1", "turn b1", "cell-empty", "TR-16.3"),
    Tap(at.by_day, "cell-a1", "turn a1"),
    Tap(at.only_a_monster, "turn", "turn a5", "cannot-pay", "TR-16.3"),
    Tap(at.only_a_monster, "cell-a5", "turn a5", "cannot-pay", "TR-16.3"),
    # Prey is tapped in its cell.
    Tap(at.prey, "cell-d1", "devour d1", "just-placed", "TR-15.6"),
    Tap(at.prey, "card-12", "devour d1", "just-placed", "TR-15.6"),
    Tap(at.prey, "cell-b1", "devour b1", "cell-empty", "TR-15.6"),
    Tap(at.prey, "cell-a1", "devour a1"),
    # A row is tapped for the rocks, or rather for a new storm.
    Tap(at.beside_rocks, "row-3", "rocks 3", "not-now"),
    Tap(at.moving_rocks, "row-1", "rocks 1", "row-full", "TR-10.3"),
    Tap(at.moving_rocks, "row-2", "rocks 2", "rocks-must-move", "TR-10.3"),
    Tap(at.moving_rocks, "card-60 + row-2", "rocks 2", "rocks-must-move", "TR-10.3"),
    Tap(at.moving_rocks, "rocks", "stay", "cannot-pay", "TR-10.4"),
    Tap(at.rocks_just_found, "row-1", "rocks 1", "row-full", "TR-10.3"),
    Tap(at.storm_after_rocks, "row-1", "storm 1", "row-full", "TR-12.6"),
    Tap(at.plain, "row-1", None),
    # A storm is ended by tapping it with a compass or without; a compass alone is for any storm.
    Tap(at.two_storms, "storm-purple-row2", "lift purple row2", "no-compass", "TR-12.10"),
    Tap(at.two_storms, "compass + storm-purple-row2", "lift purple row2", "no-compass", "TR-12.10"),
    Tap(at.two_storms, "seat1: storm-purple-row2", "lift purple row2", "no-compass", "TR-12.10"),
    Tap(
        at.two_storms,
        "seat1: compass + storm-purple-row2",
        "lift purple row2",
        "no-compass",
        "TR-12.10",
    ),
    Tap(at.storm_for_the_other, "compass", "lift orange seat1", "no-compass", "TR-12.10"),
    Tap(at.calm, "compass", "lift yellow seat0", "no-such-storm", "TR-12.10"),
    # The compasses that lie ready are traded for a hand.
    Tap(at.small_hand, "supply", "trade", "hand-not-full", "TR-12.13"),
    # A card is tapped for what has to be paid, the own discards to discard.
    Tap(at.discarding_with_monster, "card-17", "pay 17", "all-go", "TR-3.4"),
    Tap(at.discarding_with_monster, "card-monster", "pay monster", "monster-stays", "TR-11.3"),
    Tap(at.start_in_storm, "card-start", "pay start", "start-stays", "TR-5.11"),
    Tap(at.last_card, "discard-0", "discard", "cannot-pay", "TR-3.4"),
    Tap(at.last_card, "discard-1", None),
    # Cards of the joint discard are tapped in any order, the own deck for what is given unseen.
    Tap(at.giving_with_monster, "card-7 + card-5", "give 5 7"),
    Tap(at.giving_with_monster, "card-7 + card-6 + card-5", "give 5 6 7", "wrong-count", "TR-5.7"),
    Tap(
        at.giving_with_monster,
        "card-5 + card-monster",
        "give 5 monster",
        "monster-stays",
        "TR-11.3",
    ),
    Tap(at.giving_with_monster, "deck-0", "give deck", "no-unseen", "TR-12.5"),
    Tap(
        at.giving_with_monster, "card-7 + card-5 + deck-0", "give 5 7 deck", "no-unseen", "TR-12.5"
    ),
    Tap(at.giving_with_monster, "deck-1", None),
    # A card of the display is meant to be taken.
    Tap(at.duel, "card-11", "take 11", "not-now"),
    Tap(at.duel, "deck-0", None),
    Tap(at.taking, "card-11", "take 11"),
    Tap(at.taking, "card-9", "take 9", "not-in-display", "TR-17.3"),
    # What is not on the table means nothing.
    Tap(at.plain, "", None),
    Tap(at.plain, "card-kraken", None),
    Tap(at.plain, "card-yellow", None),
    Tap(at.plain, "cell-z9", None),
    Tap(at.plain, "row-x", None),
    Tap(at.plain, "row-9", None),
    Tap(at.plain, "storm-", None),
    Tap(at.plain, "deck", None),
    Tap(at.giving_with_monster, "", None),
    Tap(at.giving_with_monster, "card-kraken", None),
    Tap(at.giving_with_monster, "card-yellow", None),
    Tap(at.giving_with_monster, "cell-z9", None),
    Tap(at.giving_with_monster, "row-x", None),
    Tap(at.giving_with_monster, "row-9", None),
    Tap(at.giving_with_monster, "storm-", None),
    Tap(at.giving_with_monster, "deck", None),
]
