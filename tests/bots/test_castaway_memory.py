"""What the castaway of Overboard! remembers of others, and makes of it."""

import pytest

from atoll.bots.overboard.interests import own_interests
from atoll.bots.overboard.memory import Memory
from atoll.games.overboard.grammar import OfferGift, Provision
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import GAME, all_say, answer, board, silence, story, table
from .castaways import NEUTRAL, all_pass_until, fresh


def wishes(boat: Boat, bot_role: str, memory: Memory, who: str, whom: str) -> float:
    memory.take_in(board(boat, bot_role))
    return memory.interests(who).lives[whom]


def test_who_attacks_somebody_seems_to_hate_them() -> None:
    boat = table({"captain": "", "bosun": "money", "frenchy": "", "kid": ""})
    memory = fresh(boat, "kid")
    before = wishes(boat, "kid", memory, "captain", "bosun")
    answer(boat, "captain", "rob bosun")
    after = wishes(boat, "kid", memory, "captain", "bosun")
    assert after < before
    assert wishes(boat, "kid", memory, "captain", "bosun") == after, "it is seen once"
    answer(boat, "bosun", "refuse")
    all_pass_until(boat, "frenchy")
    answer(boat, "frenchy", "join bosun")
    assert wishes(boat, "kid", memory, "frenchy", "bosun") > before
    assert wishes(boat, "kid", memory, "frenchy", "captain") < before


def test_who_is_attacked_likes_the_attacker_less_each_time_and_a_friend_no_less() -> None:
    boat = table({"captain": "", "bosun": "money", "frenchy": "", "kid": ""})
    memory = fresh(boat, "kid")
    wished = [wishes(boat, "kid", memory, "bosun", "captain")]
    answer(boat, "captain", "rob bosun")
    for day in (1, 2):
        boat.day = day
        wished.append(wishes(boat, "kid", memory, "bosun", "captain"))
    assert wished[0] > wished[1] > wished[2]
    lives = own_interests("bosun", "captain", "kid", board(boat).roles).resenting({"captain": 1.0})
    assert lives == own_interests("bosun", "captain", "kid", board(boat).roles)


def test_a_thief_seems_to_hate_the_victim() -> None:
    people = {"kid": "", "captain": "money", "bosun": "", "frenchy": ""}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    memory = fresh(boat, "bosun")
    before = wishes(boat, "bosun", memory, "kid", "captain")
    answer(boat, "kid", "steal captain")
    assert wishes(boat, "bosun", memory, "kid", "captain") < before


def offer_to_the_kid() -> tuple[Boat, Memory]:
    """The Captain offers the Kid a gift, as the First Mate sees it."""
    people = {"kid": "", "captain": "money water", "bosun": "", "frenchy": ""}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    memory = fresh(boat, "bosun")
    answer(boat, "captain", "offer kid money")
    return boat, memory


def test_a_theft_is_no_gift_though_an_offer_lapses_by_it() -> None:
    boat, memory = offer_to_the_kid()
    kid_before = wishes(boat, "bosun", memory, "kid", "captain")
    captain_before = wishes(boat, "bosun", memory, "captain", "kid")
    answer(boat, "kid", "steal captain")
    assert wishes(boat, "bosun", memory, "kid", "captain") < kid_before
    assert wishes(boat, "bosun", memory, "captain", "kid") == captain_before


def test_the_kid_is_no_thief_for_taking_a_gift() -> None:
    boat, memory = offer_to_the_kid()
    kid_before = wishes(boat, "bosun", memory, "kid", "captain")
    captain_before = wishes(boat, "bosun", memory, "captain", "kid")
    answer(boat, "kid", "accept captain")
    assert wishes(boat, "bosun", memory, "kid", "captain") == kid_before
    assert wishes(boat, "bosun", memory, "captain", "kid") > captain_before


def test_an_offer_that_lapses_is_no_gift() -> None:
    boat = table({"captain": "money water", "bosun": "", "frenchy": "", "kid": ""})
    memory = fresh(boat, "kid")
    answer(boat, "captain", "offer bosun money")
    before = wishes(boat, "kid", memory, "captain", "bosun")
    answer(boat, "captain", "throw water")
    assert not board(boat, "kid").offers
    assert wishes(boat, "kid", memory, "captain", "bosun") == before


def test_who_gives_water_seems_to_be_a_friend() -> None:
    people = {"captain": "6 wounds", "bosun": "", "frenchy": "water", "kid": "water"}
    boat = table(people, phase="card 15")
    memory = fresh(boat, "kid")
    before = wishes(boat, "kid", memory, "frenchy", "captain")
    answer(boat, "frenchy", "water captain")
    assert wishes(boat, "kid", memory, "frenchy", "captain") > before


@pytest.mark.parametrize(
    ("phase", "before", "deed", "kinder"),
    [
        ("day", [], "bosun: heal captain", True),
        ("day", ["bosun: offer captain bait"], "captain: accept bosun", True),
        ("card 9", [], "bosun: chum", False),
    ],
)
def test_kits_gifts_and_chum_tell_friends_from_enemies(
    phase: str, before: list[str], deed: str, kinder: bool
) -> None:
    people = {"bosun": "medkit bait", "captain": "2 wounds", "frenchy": "", "kid": ""}
    boat = table(people, phase=phase)
    memory = fresh(boat, "kid")
    story(boat, *before)
    first = wishes(boat, "kid", memory, "bosun", "captain")
    story(boat, deed)
    then = wishes(boat, "kid", memory, "bosun", "captain")
    assert then != first
    assert (then > first) == kinder


def test_nobody_else_has_the_own_friend_and_the_own_enemy() -> None:
    boat = table(friends={"kid": "bosun"}, enemies={"kid": "captain"})
    memory = fresh(boat, "kid")
    assert wishes(boat, "kid", memory, "frenchy", "captain") > 0.0
    assert wishes(boat, "kid", memory, "frenchy", "bosun") < 0.0


def test_who_breaks_the_peace_is_trusted_less_and_who_rows_as_promised_more() -> None:
    boat = table({"captain": "", "bosun": "money", "frenchy": "", "kid": ""})
    memory = fresh(boat, "kid")
    unknown = memory.trust("frenchy")
    story(boat, "captain: say promise bosun peace", "bosun: say promise kid row")
    memory.take_in(board(boat, "kid"))
    assert memory.trust("captain") == unknown
    story(boat, "captain: rob bosun", "bosun: refuse")
    memory.take_in(board(boat, "kid"))
    assert memory.trust("captain") < unknown
    silence(boat)
    story(boat, "bosun: row")
    memory.take_in(board(boat, "kid"))
    assert memory.trust("bosun") > unknown


def test_who_has_not_rowed_by_the_evening_has_broken_the_promise_to_row() -> None:
    people = {"captain": "", "bosun": "", "frenchy": "", "kid": "water"}
    boat = table(people, phase="evening", laid=[15])
    memory = fresh(boat, "kid")
    answer(boat, "captain", "say promise kid row")
    memory.take_in(board(boat, "kid"))
    before = memory.trust("captain")
    all_say(boat, "ready")
    memory.take_in(board(boat, "kid"))
    assert memory.trust("captain") < before


def test_what_was_taken_back_has_not_happened() -> None:
    boat = table({"captain": "", "bosun": "money", "frenchy": "", "kid": "money"})
    memory = fresh(boat, "kid")
    never = wishes(boat, "kid", memory, "bosun", "captain")
    story(boat, "captain: rest")
    before = GAME.clone(boat)
    story(boat, "bosun: seat captain")
    assert wishes(boat, "kid", memory, "bosun", "captain") < never
    story(boat, "captain: yield", "frenchy: rest")
    memory.take_in(board(boat, "kid"))
    assert wishes(before, "kid", memory, "bosun", "captain") == never


def test_silence_tells_nothing() -> None:
    boat = table({"captain": "", "bosun": "money", "frenchy": "", "kid": ""})
    memory = fresh(boat, "kid")
    story(boat, "captain: rob bosun", "bosun: refuse")
    before = wishes(boat, "kid", memory, "frenchy", "bosun")
    silence(boat)
    assert wishes(boat, "kid", memory, "frenchy", "bosun") == before


def test_a_gift_is_remembered_though_it_gives_the_offer_back() -> None:
    boat = table({"captain": "money water", "bosun": "", "frenchy": "", "kid": ""})
    memory = fresh(boat, "captain")
    money = Provision("money", "hidden")
    memory.answered(board(boat, "captain"), OfferGift("bosun", money))
    story(boat, "captain: offer bosun money", "bosun: accept captain")
    memory.take_in(board(boat, "captain"))
    assert board(boat, "captain").offers_left == 5
    assert memory.has_offered(1, OfferGift("kid", money))
