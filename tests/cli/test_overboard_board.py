"""The drawing of Overboard! shows the boat from bow to stern, and fits a small terminal."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import pytest

from atoll.cli.boards import BOARDS
from atoll.cli.players import player_names
from atoll.cli.presenting import Presenter
from atoll.cli.wording import terminal_texts
from atoll.games.overboard.facts import KINDS, ROLES
from atoll.games.overboard.state import Boat
from atoll.games.overboard.view import Board
from atoll.kernel import Option, Step, View, option
from atoll.texts import LANGUAGES
from tests.games.overboard.tables import GAME, SEATS, answer, seat, story, table

from . import drawings

SIX: dict[str, str] = dict.fromkeys(ROLES, "")
NAMES = ("Ann", "Bohdan", "Clara", "Danylo", "Eve", "Fedir")
SMALL_SCREEN = 80
MOST_LINES = 16
LEGEND = [
    "Your survival: 9; you can steal · offers left today: 5",
    "number: strength, × wounds, · what is left, » who can be chosen",
]
"""The Kid's; it comes last if there is room for it."""
SOME_MOMENTS = 0.05
"""The part of the moments of a game that is drawn."""

drawn_for = partial(drawings.drawn_for, "overboard")


def drawn(
    boat: Boat, role: str | None = "kid", options: Sequence[Option] = (), height: int = 40
) -> str:
    view = GAME.view(boat, None if role is None else seat(boat, role))
    return drawn_for(NAMES[: boat.seats], view, options, height=height)


def row(drawing: str, role: str) -> str:
    """What stands in the row of a character, behind the name."""
    name = terminal_texts("en", "overboard")(f"card-{role}")
    rows = [line for line in drawing.splitlines()[1:] if line[9:].startswith(f"{name} ")]
    return rows[0][9 + len(name) :].strip()


def line(drawing: str, beginning: str) -> str:
    return next(line for line in drawing.splitlines() if line.startswith(beginning)).rstrip()


def marks(drawing: str, count: int = 4) -> list[str]:
    """What stands before the people, from bow to stern."""
    return [line[:2] for line in drawing.splitlines()[1 : count + 1]]


def as_option(text: str, **told: str) -> Option:
    """An answer as it could be offered."""
    return option(GAME.grammar(6).read(text), Step(), **told)


# The boat.


def test_everybody_stands_in_a_row_from_bow_to_stern() -> None:
    lines = drawn(table(["kid", "captain", "bosun", "lady"])).splitlines()
    assert [line[3:21].split() for line in lines[1:5]] == [
        ["bow", "Kid"],
        ["Captain"],
        ["First", "Mate"],
        ["stern", "Lady", "Lauren"],
    ]


def test_a_row_shows_the_player_the_strength_and_the_wounds() -> None:
    drawing = drawn(table({"captain": "3 wounds", "bosun": "", "frenchy": "", "kid": "1 wound"}))
    assert row(drawing, "captain") == "Ann    7 ×××····"
    assert row(drawing, "bosun") == "Bohdan 8 ········"
    assert row(drawing, "kid") == "(you)  3 ×··"


def test_open_provisions_are_named_and_hidden_ones_counted() -> None:
    captain = "knife jewels, open water water oar"
    boat = table({"captain": captain, "bosun": "", "frenchy": "", "kid": "flare"})
    drawing = drawn(boat)
    assert row(drawing, "captain").endswith("7 ·······  water ×2 · oar +1 · 2 hidden")
    assert row(drawing, "kid").endswith("1 hidden")
    for secret in ("knife", "jewels"):
        assert secret not in drawing
    assert line(drawing, "Friend").endswith("You hide: flare gun")


def test_the_helpless_and_the_tired_are_told_in_words() -> None:
    people = {"captain": "7 wounds", "bosun": "9 wounds", "frenchy": "", "kid": ""}
    drawing = drawn(table(people, phase="day frenchy", rowed="frenchy kid", fought="kid"))
    assert row(drawing, "captain").endswith("×××××××  unconscious")
    assert row(drawing, "bosun").endswith("×××××××× dead")
    assert row(drawing, "frenchy").endswith("rowed")
    assert row(drawing, "kid").endswith("rowed · fought")


def test_whom_the_current_took_stands_below_the_boat() -> None:
    people = {"captain": "6 wounds", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(people, phase="card 5")
    drawing = drawn(boat)
    lines = drawing.splitlines()
    assert "bow" in lines[1]
    assert "First Mate" in lines[1]
    assert lines[4].endswith("taken by the current".ljust(len(lines[4]) - lines[4].index("taken")))
    assert "Captain" in lines[4]


def test_where_nobody_is_left_in_the_boat_there_is_still_a_drawing() -> None:
    people = {"captain": "6 wounds", "bosun": "7 wounds", "frenchy": "6 wounds", "kid": "3 wounds"}
    drawing = drawn(table(people, phase="card 4"))
    assert drawing.count("taken by the current") == 4
    assert "bow" not in drawing


def test_whom_the_game_waits_for_is_marked_and_who_has_answered() -> None:
    boat = table(phase="evening")
    assert marks(drawn(boat)) == [" ▸", " ▸", " ▸", " ▸"]
    answer(boat, "bosun", "ready")
    assert marks(drawn(boat)) == [" ▸", " ✓", " ▸", " ▸"]


def test_people_who_can_be_chosen_are_marked_once_it_is_clear_for_what() -> None:
    boat = table({"captain": "", "bosun": "water", "frenchy": "", "kid": "water"}, phase="day kid")
    (decision,) = boat.awaited
    assert marks(drawn(boat, options=decision.options)) == ["  ", "  ", "  ", " ▸"]
    robbing = [each for each in decision.options if each.text.startswith("rob")]
    assert marks(drawn(boat, options=robbing)) == ["  ", "» ", "  ", " ▸"]


# Above and below it.


def test_the_first_line_tells_the_day_the_turn_the_gulls_and_the_decks() -> None:
    boat = table(gulls=2, laid=[3, 5], supplies="water knife")
    first = "Day 1 · turn: Captain · gulls: 2 of 4 · provisions: 2 · cards for tonight: 2"
    assert drawn(boat).splitlines()[0] == first
    evening = drawn(table(phase="evening", supplies="water"))
    assert evening.splitlines()[0] == "Day 1 · evening · gulls: 0 of 4 · provisions: 1"


def test_in_the_morning_only_whoever_chooses_sees_what_is_handed_out() -> None:
    boat = table(phase="morning", supplies="water knife water jewels")
    assert line(drawn(boat, "captain"), "Choose") == "Choose from: water ×2 · knife +3 · jewels"
    other = drawn(boat, "kid")
    assert "Choose" not in other
    assert other.splitlines()[0].startswith("Day 1 · morning, 4 to hand out · ")


def test_friend_and_enemy_stand_there_with_what_they_bring_for_their_owner_alone() -> None:
    boat = table(friends={"kid": "captain"}, enemies={"kid": "bosun"})
    secrets = "Friend: Captain (5 if alive) · Enemy: First Mate (8 if dead) · You hide: nothing"
    assert line(drawn(boat), "Friend") == secrets
    own = "Friend and enemy: yourself (r 16.5, r 16.9) · You hide: nothing"
    assert line(drawn(boat, "frenchy"), "Friend") == own
    boat = table(friends={"kid": "captain"}, enemies={"kid": "kid"})
    assert "Enemy: yourself (psychopath, r 16.4, r 16.9)" in drawn(boat)
    assert "Friend" not in drawn(boat, None)


def test_navigation_cards_are_written_out_for_whoever_looks_at_them() -> None:
    boat = table({**SIX, "kid": "oar"}, phase="day kid", navigation=[3, 17, 10])
    answer(boat, "kid", "row oar")
    drawing = drawn(boat)
    all_but_one = "thirsty: all but Lady Lauren, rowers, fighters"
    some = "thirsty: Captain, Frenchy, rowers, fighters"
    assert [each.rstrip() for each in drawing.splitlines()[8:]] == [
        "Only you see:",
        f"  3: gull; overboard: Kid; {all_but_one}",
        f"  17: overboard: First Mate; {some}",
        "  10: a gull leaves; overboard: Lady Lauren; thirsty: all, rowers",
        *LEGEND,
    ]
    assert "Only you see" not in drawn(boat, "captain")


def test_a_card_that_names_nobody_aboard_does_nothing() -> None:
    boat = table(["snob", "captain", "frenchy", "kid"], phase="day kid", navigation=[12, 7])
    answer(boat, "kid", "row")
    lines = [each.rstrip() for each in drawn(boat).splitlines()]
    start = lines.index("Only you see:")
    assert lines[start + 1 :] == ["  12: nothing happens", "  7: gull", *LEGEND]


def test_many_cards_are_written_in_signs() -> None:
    boat = table(SIX, phase="evening", laid=[3, 4, 7, 10, 15])
    for role in ROLES:
        answer(boat, role, "ready")
    lines = drawn(boat).splitlines()
    start = next(place for place, each in enumerate(lines) if each.startswith("Only you see (+"))
    assert [each.rstrip() for each in lines[start + 1 :]] == [
        "  3+ ≈Kid ♦Sir Cap Fir Fre Kid /* · 4 ≈all ♦all * · 7+ · 10− ≈Lad ♦all /",
        "  15 ≈Sir ♦Cap Fir Fre /*",
        *LEGEND,
    ]


def test_cards_that_somebody_laid_stay_in_their_memory() -> None:
    boat = table(navigation=[7, 24])
    story(boat, "captain: row", "captain: lay 7")
    assert line(drawn(boat, "captain"), "Known") == "Known cards for tonight: 7: gull"
    assert "Laid" not in drawn(boat, "kid")


def test_a_demand_is_shown_to_those_who_are_not_asked_about_it() -> None:
    boat = table()
    answer(boat, "captain", "seat frenchy")
    assert line(drawn(boat), "A seat") == "A seat is demanded: Captain → Frenchy"
    assert line(drawn(boat, "captain"), "A seat") == "A seat is demanded: you → Frenchy"
    assert "demanded" not in drawn(boat, "frenchy")


def test_a_fight_shows_both_sides_with_their_strength() -> None:
    boat = table({"captain": "water", "bosun": "flare", "frenchy": "knife", "kid": ""})
    story(boat, "captain: seat frenchy", "frenchy: refuse", "frenchy: open knife")
    fight, tie = "Fight for a seat: Captain 7 : 9 Frenchy", "(even: the right wins)"
    assert line(drawn(boat), "Fight") == f"{fight} {tie}"
    answer(boat, "kid", "join frenchy")
    assert line(drawn(boat), "Fight") == f"{fight.replace('9', '12')} + you {tie}"
    story(boat, "captain: pass", "bosun: join captain", "bosun: shoot")
    fires = "Fight for a seat: Captain + First Mate (fires) 23 : 12 Frenchy + you"
    assert " ".join(drawn(boat).split()).count(f"{fires} {tie}") == 1


def test_in_the_evening_the_card_swimmers_sharks_and_thirst_are_shown() -> None:
    people = {"captain": "water", "bosun": "bait", "frenchy": "water", "kid": "water"}
    boat = table(people, phase="card 5", fought="kid")
    drawing = drawn(boat)
    card = "Tonight’s card 5: gull; overboard: Captain; thirsty: First Mate, fighters"
    assert line(drawing, "Tonight") == card
    assert row(drawing, "captain").endswith("7 ·······  overboard · 1 hidden")
    story(boat, "captain: fall", "bosun: chum", "frenchy: pass", "kid: pass")
    thirsty = drawn(boat)
    assert row(thirsty, "bosun").endswith("8 ········ thirsty")
    assert row(thirsty, "kid").endswith("thirsty · fought · 1 hidden")


def test_offers_are_shown_to_both_sides_and_what_is_hidden_to_nobody_else() -> None:
    boat = table({"captain": "water, open oar", "bosun": "knife", "frenchy": "jewels", "kid": ""})
    story(boat, "captain: offer bosun water for knife", "frenchy: request captain open oar")
    answer(boat, "bosun", "offer kid knife")
    offers = "you→First Mate: water ↔ knife · Frenchy→you: oar (open) is asked for"
    assert line(drawn(boat, "captain"), "Offers") == f"Offers: {offers}"
    assert line(drawn(boat, "kid"), "Offers") == "Offers: First Mate→you: knife as a gift"
    spectator = line(drawn(boat, None), "Offers")
    assert "Captain→First Mate: something hidden ↔ knife" in spectator


def test_of_what_is_offered_face_down_only_its_owner_is_told_what_it_is() -> None:
    boat = table({"captain": "water", "bosun": "knife", "frenchy": "", "kid": ""})
    answer(boat, "captain", "offer bosun unseen water for knife")
    own = "Offers: you→First Mate: water (face down) ↔ knife"
    assert line(drawn(boat, "captain"), "Offers") == own
    others = "Captain→you: something face down ↔ knife"
    assert line(drawn(boat, "bosun"), "Offers") == f"Offers: {others}"


def test_words_are_shown_to_both_sides_the_latest_first_and_no_offer_that_was_agreed_to() -> None:
    boat = table()
    story(
        boat,
        "captain: say ask kid row",
        "kid: say promise bosun peace",
        "bosun: say offer kid help water",
        "captain: say ask frenchy heal",
        "kid: say agree bosun help water",
    )
    lines = [each.rstrip() for each in drawn(boat).splitlines()]
    start = lines.index("Said: you→First Mate: agreed, help in fights for water")
    assert lines[start + 1 :] == [
        "  you→First Mate: I promise peace · Captain→you: I ask for rowing",
        *LEGEND,
    ]


def test_where_there_is_no_room_the_oldest_words_are_left_out() -> None:
    boat = table(SIX)
    for favour in ("row", "help", "peace", "water", "heal"):
        answer(boat, "lady", f"say offer kid {favour} row")
        answer(boat, "kid", f"say offer lady {favour} row")
    assert len(drawn(boat, height=40).splitlines()) == 8 + 6 + len(LEGEND)
    small = drawn(boat, height=24)
    assert len(small.splitlines()) == 12
    assert "you→Lady Lauren: rowing for a medical kit" in small
    assert "you→Lady Lauren: rowing for rowing" not in small
    assert LEGEND[0] not in small


def test_the_legend_tells_a_spectator_only_what_the_rows_mean() -> None:
    last = drawn(table(), None).splitlines()[-1]
    assert last == LEGEND[-1]


def test_in_the_end_accounts_tell_who_scored_for_what() -> None:
    people = {"captain": "money money painting3", "bosun": "", "frenchy": "9 wounds", "kid": ""}
    feelings = {"captain": "frenchy", "kid": "captain", "bosun": "kid"}
    boat = table(people, phase="card 7", gulls=3, friends=feelings, enemies=feelings)
    drawing = drawn(boat, "captain")
    headings = ["life", "cash", "paintings", "jewels", "friend", "enemy", "bodies", "points"]
    lines = drawing.splitlines()
    start = next(place for place, each in enumerate(lines) if each.split() == headings)
    assert [each.split() for each in lines[start + 1 :]] == [
        ["Captain", "5", "4", "3", "0", "Frenchy", "0", "Frenchy", "6", "0", "★", "18"],
        ["Kid", "9", "0", "0", "0", "Captain", "5", "Captain", "0", "0", "14"],
        ["First", "Mate", "4", "0", "0", "0", "Kid", "9", "Kid", "0", "0", "13"],
        ["Frenchy", "0", "0", "0", "0", "Frenchy", "0", "Frenchy", "0", "0", "0"],
        ["Captain", "wins", "with", "18", "points."],
    ]
    assert row(drawing, "captain").endswith("cash ×2 · painting for 3")
    assert "turn" not in lines[0]


def test_on_a_narrow_terminal_accounts_are_in_words() -> None:
    boat = table(["captain", "bosun", "frenchy", "kid"], phase="card 7", gulls=3)
    lines = drawn_for(NAMES[:4], GAME.view(boat, 0), width=60).splitlines()
    assert [each.rstrip() for each in lines[-4:]] == [
        "First Mate: life 4 · cash 0 · paintings 0 · jewels 0",
        "  friend First Mate 0 · enemy First Mate 0 · bodies 0",
        "  points 4",
        "Kid wins with 9 points.",
    ]
    assert [each.rstrip() for each in lines if "★" in each] == [
        "  enemy Kid 0 · bodies 0 · points ★ 9"
    ]


# Examples of answers.


@pytest.mark.parametrize(
    ("unlikely", "likely"),
    [
        ("open water", "open knife"),
        ("offer captain oar for open oar", "offer captain oar for gaff"),
        ("say offer captain row row", "say offer captain row heal"),
        ("lay 3", "lay 3 7"),
        ("lay 3", "lay none"),
        ("rob captain", "rob bosun"),
        ("heal bosun", "heal captain"),
        ("give bosun water", "give captain water"),
    ],
)
def test_examples_are_what_a_player_could_want(unlikely: str, likely: str) -> None:
    boat = table(friends={"kid": "captain"}, enemies={"kid": "bosun"})
    view = GAME.view(boat, seat(boat, "kid"))
    is_unlikely = BOARDS["overboard"].asking.unlikely
    assert is_unlikely(view, as_option(unlikely))
    assert not is_unlikely(view, as_option(likely))


def test_everybody_may_drink_but_not_every_enemy() -> None:
    boat = table(enemies={"kid": "kid", "bosun": "captain"})
    unlikely = BOARDS["overboard"].asking.unlikely
    drink, water = as_option("water kid", own="true"), as_option("water captain", own="false")
    assert not unlikely(GAME.view(boat, seat(boat, "kid")), drink)
    assert unlikely(GAME.view(boat, seat(boat, "bosun")), water)


def test_whoever_falls_is_reminded_of_the_life_preserver() -> None:
    people = {"captain": "knife lifebuoy", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(people, phase="card 5")
    view = GAME.view(boat, seat(boat, "captain"))
    unlikely = BOARDS["overboard"].asking.unlikely
    assert unlikely(view, as_option("open knife"))
    assert not unlikely(view, as_option("open lifebuoy"))


# Screens.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginnings_of_names_tell_the_characters_apart(language: str) -> None:
    words = Presenter(terminal_texts(language, "overboard"), ())
    assert len({words.card(role)[:3] for role in ROLES}) == len(ROLES)
    assert len({words.card(kind) for kind in KINDS}) == len(KINDS)


@cache
def moments(seats: int) -> tuple[tuple[View[Board], Sequence[Option]], ...]:
    """A game as chance plays it, with some talk and trade, at some of its moments."""
    random = Random(seats)
    state = GAME.setup(seats, seed=seats)
    seen: list[tuple[View[Board], Sequence[Option]]] = []
    while state.outcome is None:
        is_free = random.random() < 0.2
        chosen = [each for each in state.decisions if each.must != is_free] or state.decisions
        decision = random.choice(chosen)
        if random.random() < SOME_MOMENTS or decision.prompt.key in ("ask-lay", "ask-steer"):
            seen.append((GAME.view(state, decision.seat), decision.options))
        GAME.answer(state, decision.seat, random.choice(decision.options).text)
    return (*seen, (GAME.view(state, 0), ()), (GAME.view(landed(seats), 0), ()))


def landed(seats: int) -> Boat:
    """Ashore with all that makes accounts long: names, and points of two digits."""
    aboard: Sequence[str] = ROLES[:seats]
    feelings = {role: "snob" if role == "lady" else "lady" for role in aboard}
    people = {role: "jewels jewels, 5 wounds" if role == "lady" else "money" for role in aboard}
    return table(people, phase="card 7", gulls=3, friends=feelings, enemies=feelings)


def names_in(drawing: str, names: Sequence[str]) -> set[int]:
    """The seats whose names are there."""
    return {seat for seat, name in enumerate(names) if name in drawing}


def others(view: View[Board]) -> set[int]:
    return set(range(view.seats)) - {view.seat}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_at_any_moment_the_drawing_fits_a_small_screen(seats: int, language: str) -> None:
    bots = [None, *["castaway"] * (seats - 1)]
    names = player_names(terminal_texts(language, "overboard"), bots)
    for view, options in moments(seats):
        drawing = drawn_for(names, view, options, language=language)
        lines = drawing.splitlines()
        assert max(map(len, lines)) <= SMALL_SCREEN
        assert len(lines) <= MOST_LINES + seats * bool(view.board.accounts)
        assert "…" not in drawing
        assert names_in(drawing, names) == others(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [48, 60])
def test_on_a_narrow_terminal_the_names_stand_among_the_notes(width: int, language: str) -> None:
    names = player_names(terminal_texts(language, "overboard"), [None, *["castaway"] * 5])
    for view, options in moments(6):
        drawing = drawn_for(names, view, options, language=language, width=width)
        assert max(map(len, drawing.splitlines())) <= width
        assert "…" not in drawing
        assert names_in(drawing, names) == others(view)
