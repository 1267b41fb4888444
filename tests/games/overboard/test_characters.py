"""OB-2: the characters, their numbers and what they are good at."""

import pytest

from atoll.games.overboard.ending import Account
from atoll.games.overboard.facts import ROLES
from tests.rulecite import rule

from .tables import (
    answer,
    board,
    each,
    four,
    lies,
    person,
    question,
    seat,
    story,
    table,
    texts,
    told,
)

each_role = pytest.mark.parametrize("role", ROLES)


def in_company(role: str) -> list[str]:
    """This character and the first three others, from bow to stern."""
    others = [other for other in ROLES if other != role][:3]
    return [each for each in ROLES if each == role or each in others]


def account(role: str, lying: str) -> Account:
    """What a character scores who lands with these provisions."""
    people = dict.fromkeys(in_company(role), "") | {role: lying}
    boat = table(people, phase="card 7", gulls=3)
    return board(boat).accounts[seat(boat, role)]


@rule("OB-2.2", "OB-2.3", "OB-2.4", "OB-2.5", "OB-2.6", "OB-2.7")
@pytest.mark.parametrize(
    ("role", "strength", "survival"),
    [
        ("lady", 4, 8),
        ("snob", 5, 7),
        ("captain", 7, 5),
        ("bosun", 8, 4),
        ("frenchy", 6, 6),
        ("kid", 3, 9),
    ],
)
def test_each_character_has_a_strength_and_survival_points(
    role: str, strength: int, survival: int
) -> None:
    seen = person(table(in_company(role)), role)
    assert (seen.strength, seen.survival) == (strength, survival)
    assert account(role, "").survival == survival


@rule("OB-2.1")
@each_role
def test_strength_and_survival_points_add_up_to_twelve(role: str) -> None:
    seen = person(table(ROLES), role)
    assert seen.strength + seen.survival == 12


@rule("OB-2.1")
@each_role
def test_strength_counts_in_fights_and_says_how_many_wounds_one_can_bear(role: str) -> None:
    people = in_company(role)
    victim = next(other for other in people if other != role)
    strength = person(table(people), role).strength
    boat = table(dict.fromkeys(people, "") | {role: f"{strength - 1} wounds"}, phase=f"day {role}")
    story(boat, f"{role}: seat {victim}", f"{victim}: refuse")
    fight = board(boat).fight
    assert fight is not None
    assert fight.attack == strength
    boat = table(dict.fromkeys(people, "") | {role: f"{strength} wounds"})
    assert person(boat, role).condition == "unconscious"


@rule("OB-2.2", "OB-2.5")
@each_role
def test_jewels_count_double_for_lady_lauren_alone(role: str) -> None:
    assert account(role, "jewels").jewels == (4 if role == "lady" else 2)
    assert account(role, "jewels, open jewels").jewels == (12 if role == "lady" else 6)


@rule("OB-2.3", "OB-2.5")
@each_role
def test_paintings_count_double_for_sir_stephen_alone(role: str) -> None:
    assert account(role, "painting2").paintings == (4 if role == "snob" else 2)
    assert account(role, "painting2, open painting3").paintings == (10 if role == "snob" else 5)


@rule("OB-2.4", "OB-2.5")
@each_role
def test_cash_counts_double_for_the_captain_alone(role: str) -> None:
    assert account(role, "money").money == (2 if role == "captain" else 1)
    assert account(role, "money money, open money").money == (6 if role == "captain" else 3)


@rule("OB-2.5", "OB-2.6")
def test_only_frenchy_takes_no_wound_for_the_fall() -> None:
    events = table(ROLES, phase="card 4").events
    assert told(events, "overboard", "wounded", "thirsty")[:12] == [
        *(f"overboard {role}" for role in ROLES),
        *(f"wounded {role} 1" for role in ROLES if role != "frenchy"),
        "thirsty lady 1",
    ]


@rule("OB-2.5", "OB-2.7")
@each_role
def test_only_the_kid_steals(role: str) -> None:
    people = in_company(role)
    boat = table(dict.fromkeys(people, "water"), phase=f"day {role}")
    others = [other for other in people if other != role]
    thefts = {text for text in texts(boat, role) if text.split()[0] == "steal"}
    assert thefts == (each("steal", " ".join(others)) if role == "kid" else set())


@rule("OB-2.7")
def test_a_theft_needs_no_consent_and_no_fight() -> None:
    people = four(captain="knife")
    boat = table(people, phase="day kid")
    answer(boat, "kid", "steal captain")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("", "knife")
    assert question(boat) == "ask-ready"
