"""The castaway of Overboard! in fights: when it yields, whom it joins, and what it draws."""

from atoll.games.overboard.state import Boat

from ..games.overboard.tables import answer, story, table
from .castaways import NEUTRAL, all_pass_until, chosen, taken


def test_the_weak_yield_and_the_strong_refuse() -> None:
    people = {"bosun": "knife", "captain": "", "frenchy": "", "kid": "money"}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    answer(boat, "bosun", "rob kid")
    assert chosen(boat, "kid") == "yield"
    boat = table(people, phase="day kid", friends=NEUTRAL, enemies=NEUTRAL)
    answer(boat, "kid", "rob bosun")
    assert chosen(boat, "bosun") == "refuse"


def test_who_is_weaker_and_alone_yields_what_is_worth_little() -> None:
    for have, text in (("water", "yield"), ("painting3", "refuse")):
        people = {"captain": "", "bosun": "", "frenchy": have, "kid": ""}
        boat = table(people, friends=NEUTRAL, enemies={"frenchy": "bosun"})
        answer(boat, "captain", "rob frenchy")
        assert chosen(boat, "frenchy") == text


FRIENDS = {"frenchy": "kid", "captain": "captain", "bosun": "bosun", "kid": "frenchy"}
ENEMIES = {"frenchy": "bosun", "captain": "frenchy", "bosun": "captain", "kid": "kid"}


def brawl(people: dict[str, str]) -> Boat:
    """The Captain is robbed by the First Mate, and will not have it."""
    boat = table(people, friends=FRIENDS, enemies=ENEMIES, phase="day bosun")
    story(boat, "bosun: rob captain", "captain: refuse")
    return boat


def test_a_weapon_is_drawn_when_it_decides_and_the_weakest_that_will_do() -> None:
    people = {"captain": "club gaff", "bosun": "", "frenchy": "", "kid": ""}
    boat = brawl(people)
    all_pass_until(boat, "captain")
    assert taken(boat, "captain") == ["open club"]


def test_no_weapon_is_drawn_where_none_is_needed_or_none_would_help() -> None:
    boat = brawl({"captain": "oar", "bosun": "club, open oar gaff", "frenchy": "", "kid": ""})
    assert taken(boat, "bosun") == []
    all_pass_until(boat, "captain")
    assert taken(boat, "captain") == []


def test_a_shot_is_fired_where_it_turns_the_fight() -> None:
    boat = brawl({"captain": "flare", "bosun": "", "frenchy": "", "kid": ""})
    all_pass_until(boat, "captain")
    assert chosen(boat, "captain") == "shoot"


def test_it_joins_against_an_enemy_who_would_die_of_it() -> None:
    boat = brawl({"captain": "money", "bosun": "7 wounds", "frenchy": "", "kid": ""})
    all_pass_until(boat, "frenchy")
    assert chosen(boat, "frenchy") == "join captain"


def test_it_joins_nobody_who_wins_anyway_unless_it_has_promised() -> None:
    people = {"captain": "", "bosun": "", "frenchy": "water, 5 wounds", "kid": ""}
    for words, text in (([], "pass"), (["captain: say promise bosun help"], "join bosun")):
        boat = table(
            people, phase="day bosun", friends={"captain": "bosun"}, enemies={"captain": "frenchy"}
        )
        story(boat, *words, "bosun: rob frenchy", "frenchy: refuse")
        all_pass_until(boat, "captain")
        assert chosen(boat, "captain") == text


def test_it_stays_out_of_what_is_no_business_of_its_own() -> None:
    boat = brawl({"captain": "money", "bosun": "", "frenchy": "", "kid": "2 wounds"})
    all_pass_until(boat, "kid")
    assert chosen(boat, "kid") == "pass"
