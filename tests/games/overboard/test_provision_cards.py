"""OB-17: each kind of provision does what its card says, and there are so many of it."""

import pytest

from tests.rulecite import rule

from .tables import (
    FOUR,
    GAME,
    all_say,
    answer,
    benches,
    board,
    four,
    lies,
    person,
    points,
    silence,
    spent,
    story,
    table,
    texts,
    told,
)


@rule("OB-17.1", "OB-17.2", "OB-17.3", "OB-17.4", "OB-17.5", "OB-17.6")
@rule("OB-17.7", "OB-17.8", "OB-17.9", "OB-17.10", "OB-17.11", "OB-17.12")
def test_there_are_so_many_of_each_kind() -> None:
    pieces = GAME.pieces(table(four(captain="water", kid="open knife")))
    provisions = {piece: count for piece, count in pieces.items() if "provision-" in piece}
    assert provisions == {
        "provision-water": 16,
        "provision-medkit": 3,
        "provision-oar": 2,
        "provision-club": 1,
        "provision-knife": 1,
        "provision-gaff": 1,
        "provision-flare": 1,
        "provision-bait": 2,
        "provision-umbrella": 1,
        "provision-lifebuoy": 1,
        "provision-compass": 1,
        "provision-money": 6,
        "provision-painting2": 1,
        "provision-painting3": 2,
        "provision-jewels": 3,
    }
    assert sum(provisions.values()) == 42


@rule("OB-17.1", "OB-20.2")
def test_water_meets_one_thirst_and_is_used_up() -> None:
    """Card 9: the Captain overboard, Frenchy thirsty."""
    boat = table(four(frenchy="open water"), phase="card 9")
    answer(boat, "frenchy", "water frenchy")
    assert (person(boat, "frenchy").wounds, person(boat, "frenchy").opened) == (0, ())
    assert spent(boat) == ["water"]


@rule("OB-17.2", "OB-20.2")
def test_a_medical_kit_takes_off_one_wound_as_an_action_and_is_used_up() -> None:
    boat = table(four(captain="medkit, 2 wounds"))
    answer(boat, "captain", "heal captain")
    assert (lies(boat, "captain"), spent(boat)) == ("1 wound", ["medkit"])


@rule("OB-17.2")
@pytest.mark.parametrize("phase", ["evening", "day bosun"])
def test_a_medical_kit_is_of_no_use_out_of_turn(phase: str) -> None:
    boat = table(four(captain="open medkit, 2 wounds"), phase=phase)
    answers = {option.text for decision in boat.decisions for option in decision.options}
    assert {text for text in answers if text.startswith("heal")} == set()


@rule("OB-17.3")
@pytest.mark.parametrize("oars", [0, 1, 2])
def test_each_oar_is_one_navigation_card_more_when_rowing_and_stays(oars: int) -> None:
    captain = " ".join(["oar"] * oars)
    boat = table(four(captain=captain))
    events = answer(boat, "captain", f"row {captain}".strip())
    assert told(events, "rowed") == [f"rowed captain {2 + oars}"]
    answer(boat, "captain", "lay none")
    assert person(boat, "captain").opened == ("oar",) * oars


@rule("OB-17.3")
def test_an_oar_is_also_a_weapon_of_strength_one() -> None:
    assert won_by("bosun", "frenchy", "open oar") == "fight-won bosun 8 7"


def won_by(attacker: str, victim: str, weapon: str) -> str:
    """How a fight ends in which the victim has a weapon and nobody helps."""
    boat = table(four(**{victim: weapon}), phase=f"day {attacker}")
    story(boat, f"{attacker}: seat {victim}", f"{victim}: refuse")
    (result,) = told(silence(boat), "fight-won")
    assert lies(boat, victim).startswith(weapon), "weapons stay"
    return result


@rule("OB-17.4")
@pytest.mark.parametrize(
    ("weapon", "result"),
    [
        ("club", "fight-won frenchy 8 8"),
        ("knife", "fight-won frenchy 8 9"),
        ("gaff", "fight-won frenchy 8 10"),
    ],
)
def test_blackjack_knife_and_gaffing_hook_are_weapons_and_stay(weapon: str, result: str) -> None:
    assert won_by("bosun", "frenchy", f"open {weapon}") == result


@rule("OB-17.5")
def test_a_flare_shows_the_gulls_of_three_cards_and_is_used_up() -> None:
    """Of these cards 5 and 14 have gulls, 9 has none."""
    boat = table(four(captain="flare"), navigation=[5, 9, 14])
    answer(boat, "captain", "fire")
    assert (board(boat).gulls, lies(boat, "captain"), spent(boat)) == (2, "", ["flare"])


@rule("OB-17.5")
def test_a_flare_gun_is_also_a_weapon_of_strength_eight_and_used_up() -> None:
    boat = table(four(captain="open flare"))
    story(boat, "captain: seat bosun", "bosun: refuse", "captain: shoot")
    assert told(silence(boat), "fight-won") == ["fight-won captain 15 8"]
    assert (lies(boat, "captain"), spent(boat)) == ("", ["flare"])


@rule("OB-17.6")
def test_chum_is_a_wound_more_for_everybody_overboard_and_used_up() -> None:
    """Card 23: the Captain overboard."""
    boat = table(four(kid="open bait"), phase="card 23")
    answer(boat, "kid", "chum")
    assert (person(boat, "captain").wounds, spent(boat)) == (2, ["bait"])


@rule("OB-17.7")
def test_a_parasol_is_opened_as_an_action_and_wards_off_a_thirst_every_evening() -> None:
    """By card 6 and by card 22 the Captain is thirsty, and nobody here falls overboard."""
    boat = table(four(captain="umbrella"), navigation=[6, 22], supplies="")
    answer(boat, "captain", "shade captain")
    assert lies(boat, "captain") == "open umbrella"
    story(boat, "bosun: rest", "frenchy: rest", "kid: rest")
    assert told(all_say(boat, "ready"), "thirsty") == ["thirsty captain 1"]
    story(boat, *(f"{role}: rest" for role in FOUR))
    assert told(all_say(boat, "ready"), "thirsty") == ["thirsty captain 1"]
    assert lies(boat, "captain") == "open umbrella"


@rule("OB-17.8")
def test_an_open_life_preserver_saves_its_owner_from_the_fall_and_stays() -> None:
    """Card 23: the Captain overboard."""
    boat = table(four(captain="open lifebuoy, 6 wounds"), phase="card 23", supplies="")
    assert benches(boat) == "captain bosun frenchy kid"
    assert lies(boat, "captain") == "open lifebuoy, 6 wounds"


@rule("OB-17.9")
def test_an_open_compass_is_one_card_more_for_the_helmsman_alone_and_stays() -> None:
    boat = table(four(kid="open compass"), phase="evening", laid=[6], navigation=[22])
    all_say(boat, "ready")
    answer(boat, "kid", "use compass")
    assert texts(boat, "kid") == {"steer 6", "steer 22"}
    assert lies(boat, "kid") == "open compass"
    boat = table(four(bosun="open compass"), phase="evening", laid=[6], navigation=[22])
    assert told(all_say(boat, "ready"), "helm") == ["helm kid 1"]


# Valuables: what they are worth to the First Mate, and to whoever they count double for.


def worth(role: str, valuables: str, jewels: str = "high") -> int:
    """What somebody scores for these alone; card 7 brings the fourth gull."""
    people = dict.fromkeys(("lady", "snob", "captain", "bosun"), "")
    without = table(people, phase="card 7", gulls=3, jewels=jewels)
    with_them = table(people | {role: valuables}, phase="card 7", gulls=3, jewels=jewels)
    return points(with_them, role) - points(without, role)


@rule("OB-17.10", "OB-2.4")
@pytest.mark.parametrize(("count", "single"), [(1, 1), (2, 2), (6, 6)])
def test_cash_is_one_point_each_and_double_for_the_captain(count: int, single: int) -> None:
    cash = " ".join(["money"] * count)
    for role, times in (("lady", 1), ("snob", 1), ("captain", 2), ("bosun", 1)):
        assert worth(role, cash) == single * times


@rule("OB-17.11", "OB-2.3")
@pytest.mark.parametrize(
    ("paintings", "single"),
    [("painting2", 2), ("painting3", 3), ("painting2 painting3", 5), ("painting3 painting3", 6)],
)
def test_paintings_are_two_or_three_points_and_double_for_sir_stephen(
    paintings: str, single: int
) -> None:
    for role, times in (("lady", 1), ("snob", 2), ("captain", 1), ("bosun", 1)):
        assert worth(role, paintings) == single * times


@rule("OB-17.12", "OB-2.2")
@pytest.mark.parametrize(("option", "points_by_count"), [("high", (2, 6, 12)), ("low", (1, 4, 8))])
def test_jewels_are_worth_the_more_the_more_one_has_and_double_for_lady_lauren(
    option: str, points_by_count: tuple[int, ...]
) -> None:
    for count, single in enumerate(points_by_count, 1):
        jewels = " ".join(["jewels"] * count)
        for role, times in (("lady", 2), ("snob", 1), ("captain", 1), ("bosun", 1)):
            assert worth(role, jewels, option) == single * times


@rule("OB-17.12")
def test_jewels_are_worth_more_unless_it_is_agreed_otherwise() -> None:
    boat = table(four(kid="jewels jewels jewels"), phase="card 7", gulls=3)
    assert board(boat).accounts[3].jewels == 12
