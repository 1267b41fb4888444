"""Moments at which somebody tries what cannot be."""

from atoll.games.tranquility.state import Sea

from .tables import answer, cells, filled, offers, table

UPPER_ROWS = " ".join(sorted(cells("a2", "f6")))
UPPER_HALF = " ".join(cells("a4", "f6"))
FULL_HAND = "5 6 7 8 9"


def after(sea: Sea, *answers: str) -> Sea:
    """The same table after answers of the first player."""
    answer(sea, 0, *answers)
    return sea


def plain() -> Sea:
    return table(hands=["5 17 30 44 finish"], grid="b1=10 d4=40")


def discarding() -> Sea:
    return after(table(hands=["5 17 30 44"]), "discard")


def half_discarded() -> Sea:
    return after(discarding(), "pay 5")


def last_card() -> Sea:
    return table(hands=["40"])


def rocky() -> Sea:
    return table(hands=["5 17"], rocks=3)


def purple() -> Sea:
    return table(hands=["5 17"], storms="purple row3")


def orange() -> Sea:
    return table(hands=["5 17"], storms="orange seat0")


def arch() -> Sea:
    return table(mode="high_arch", hands=["40 50"])


def easier_arch() -> Sea:
    return table(mode="high_arch", crown="early", hands=["40 50"])


def holding_start() -> Sea:
    return table(hands=["start 5 17"])


def spare_start() -> Sea:
    return table(hands=["start 5 17"], started=True)


def alone_with_start() -> Sea:
    """A hand that has to go down to three in a storm, with the only Start in it."""
    sea = table(seats=1, hands=["5 6 7 8 9"], decks=["start yellow"], storms="")
    return after(sea, "discard", "pay 5 6")


def start_in_storm() -> Sea:
    sea = table(hands=["5 6 7 8 9"], decks=["start yellow", ""], storms="")
    return after(sea, "discard", "pay 5 6")


def no_finish() -> Sea:
    return table(hands=["5 17"], grid=filled())


def finish_too_early() -> Sea:
    return table(hands=["finish 5 17"], grid=filled(), started=False)


def one_cell_left() -> Sea:
    return table(hands=["finish 5 17"], grid=filled("f6"), started=True)


def all_by_day() -> Sea:
    return table(mode="day_and_night", hands=["finish 5"], grid=filled(), started=True)


def finish_and_monster() -> Sea:
    return table(hands=["finish monster"], grid=filled(), started=True, monsters=3)


def monsters_shown() -> Sea:
    hands = ["finish 5", "finish 7", "monster"]
    return after(
        table(seats=3, hands=hands, grid=filled(), started=True, monsters=3),
        "finish",
    )


def offering() -> Sea:
    return after(table(seats=3, hands=["start 5 6 7 8"]), "start")


def only_a_deck_to_give() -> Sea:
    hands = ["monster", "start 5 6 7 8"]
    sea = table(seats=3, hands=hands, storms="yellow seat0", monsters=3, turn=1)
    answer(sea, 1, "start", "sail on")
    return sea


def giving() -> Sea:
    """Three players have agreed on the joint discard; the first gives two of four cards."""
    sea = offering()
    offers(sea, 2, 3, 3)
    return sea


def giving_alone() -> Sea:
    return after(table(seats=1, hands=["start 5 6 7 8"], storms=""), "start")


def monster() -> Sea:
    return table(hands=["5 7 monster"], grid="c3=40", monsters=3)


def no_monster() -> Sea:
    return table(hands=["5 7"], grid="c3=40", monsters=3)


def discarding_beside_monster() -> Sea:
    return after(monster(), "discard")


def paying_beside_monster() -> Sea:
    sea = table(hands=["5 17 30 monster"], grid="c3=3", monsters=3)
    return after(sea, "play 5 d3")


def moving_rocks() -> Sea:
    sea = table(hands=["40 50 60"], grid=filled(UPPER_ROWS), rocks=2)
    return after(sea, "discard", "pay 40 50")


def staying_beside_monster() -> Sea:
    sea = table(hands=["40 50 60 monster"], rocks=2, monsters=3)
    return after(sea, "play 40 a1", "stay")


def storm_without_row() -> Sea:
    sea = table(hands=["3 5 40 50"], grid=filled(UPPER_ROWS), decks=["purple", ""], storms="")
    return after(sea, "discard", "pay 3 5")


def bearings() -> Sea:
    return after(table(hands=["start 5 6"], storms="purple row2"), "start")


def bracing() -> Sea:
    sea = table(hands=[FULL_HAND], decks=["yellow", ""], storms="", compasses=1)
    return after(sea, "discard", "pay 5 6")


def storm_over_monsters() -> Sea:
    hands = ["start 5 6 7 8", "40 50 monster monster monster"]
    sea = after(table(hands=hands, decks=["1 2", "yellow 3"], storms="", monsters=3), "start")
    answer(sea, 1, "weather")
    return sea


def compass() -> Sea:
    return table(hands=["5 6 7"], storms="orange seat0, purple row2", compasses=1)


def no_compass() -> Sea:
    return table(storms="orange seat0")


def full_hand() -> Sea:
    return table(hands=[FULL_HAND], storms="")


def no_compass_left() -> Sea:
    return table(hands=[FULL_HAND], storms="", supply=0)


def small_hand() -> Sea:
    return table(hands=["5 6 7 8"], storms="")


def monster_in_full_hand() -> Sea:
    return table(hands=["5 6 7 8 monster"], storms="", monsters=3)


def prey() -> Sea:
    sea = table(mode="pyramid", hands=["12 70 71"], grid="h1=40 a1=3", exploration="monster")
    return after(sea, "play 12 d1")


def night() -> Sea:
    return table(mode="day_and_night", hands=["5 7 9"], grid="a1=3", turned="a1")


def stuck() -> Sea:
    return table(
        mode="day_and_night",
        hands=["80"],
        grid=filled("f6"),
        turned=UPPER_HALF,
        decks=["", ""],
        storms="purple row6",
        compasses=1,
    )


def only_a_monster() -> Sea:
    return table(mode="day_and_night", hands=["monster"], grid="a5=3", monsters=3)


def taking() -> Sea:
    sea = table(mode="duel", hands=["5 7 9"], display="10 11 12 13 14")
    return after(sea, "discard", "pay 5 7")


# More of them, for taps.


def last_cell_behind_rocks() -> Sea:
    return table(hands=["61 63"], grid=filled("a6"), rocks=6)


def narrow_gap() -> Sea:
    """The only cell for 17 is beside far higher and lower numbers."""
    return table(hands=["17 30"], grid="a1=3 c1=80", decks=["", ""])


def dear_cell() -> Sea:
    return table(hands=["2 30 31"], grid="b1=4 d1=40")


def last_cell_is_the_highest() -> Sea:
    return table(hands=["17 5"], grid=filled("f6"))


def purple_and_compass() -> Sea:
    return table(hands=["5 17", "6 7"], storms="purple row3", compasses=1)


def holding_finish() -> Sea:
    return table(hands=["finish 5 17"], grid="a1=3", started=True)


def monster_without_prey() -> Sea:
    return table(hands=["5 7 monster"], monsters=3)


def by_day() -> Sea:
    return table(mode="day_and_night", hands=["5 7 9"], grid="a1=3")


def beside_rocks() -> Sea:
    return table(hands=["40 50 60"], grid=filled(UPPER_ROWS), rocks=2)


def rocks_just_found() -> Sea:
    last_row = cells("a1", "h1", mode="pyramid")
    others = filled("h1", mode="pyramid").split()
    grid = " ".join(each for each in others if each.partition("=")[0] in last_row)
    sea = table(mode="pyramid", hands=["1 15 71"], grid=grid, exploration="rocks")
    return after(sea, "play 15 h1", "pay 1")


def storm_after_rocks() -> Sea:
    hands, grid = ["3 5 40 50"], filled(UPPER_ROWS)
    sea = table(hands=hands, grid=grid, decks=["purple", ""], storms="", rocks=2)
    return after(sea, "discard", "pay 3 5", "rocks 3")


def two_storms() -> Sea:
    return table(storms="orange seat0, purple row2")


def storm_for_the_other() -> Sea:
    return table(storms="orange seat1")


def calm() -> Sea:
    return table(storms="", compasses=1)


def discarding_with_monster() -> Sea:
    return after(table(hands=["5 17 monster"], monsters=3), "discard")


def giving_with_monster() -> Sea:
    """Three players have agreed on the joint discard; the first gives two of four cards."""
    sea = after(table(seats=3, hands=["start 5 6 7 monster"], storms="", monsters=3), "start")
    offers(sea, 2, 3, 3)
    return sea


def duel() -> Sea:
    return table(mode="duel", hands=["5 7 9"], display="10 11 12 13 14")


def sealed() -> Sea:
    """The first player has offered three cards."""
    return after(offering(), "offer 3")


def plain_table() -> Sea:
    return table()


def the_end() -> Sea:
    return after(table(hands=["finish"], grid=filled(), started=True), "finish")
