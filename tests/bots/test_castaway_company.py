"""The castaway of Overboard! in company: what it trades, says, and remembers of others."""

import pytest

from atoll.bots import Bot
from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.interests import own_interests
from atoll.bots.overboard.memory import Memory
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import GAME, all_say, answer, board, seat, silence, story, table
from .castaways import NEUTRAL, all_pass_until, chosen, taken

# Trade.


def test_gifts_are_taken_and_bad_bargains_declined() -> None:
    people = {"captain": "money", "bosun": "bait", "frenchy": "painting3", "kid": ""}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    answer(boat, "frenchy", "offer captain painting3")
    answer(boat, "bosun", "offer captain bait for money")
    assert taken(boat, "captain")[:2] == ["accept frenchy", "decline bosun"]


def test_a_swap_is_offered_where_both_gain() -> None:
    people = {"lady": "painting3", "snob": "open oar jewels", "frenchy": "", "kid": ""}
    boat = table(people, friends={"lady": "kid"}, enemies={"lady": "frenchy"})
    assert taken(boat, "lady")[0] == "offer snob painting3 for open jewels"


def test_an_offer_is_made_once_however_often_it_is_declined() -> None:
    people = {"lady": "painting3", "snob": "open jewels", "frenchy": "", "kid": ""}
    boat = table(people, friends={"lady": "kid"}, enemies={"lady": "frenchy"})
    bot = CastawayBot(0)
    assert taken(boat, "lady", bot)[0] == "offer snob painting3 for open jewels"
    answer(boat, "snob", "decline lady")
    assert taken(boat, "lady", bot) == []


# Words.


def test_peace_is_kept_with_whom_it_was_promised_and_not_with_an_enemy() -> None:
    people = {"bosun": "", "captain": "", "frenchy": "", "kid": "open money"}
    for enemy, robs in (("captain", False), ("kid", True)):
        boat = table(people, friends={"bosun": "frenchy"}, enemies={"bosun": enemy})
        assert chosen(boat, "bosun") == "rob kid"
        answer(boat, "bosun", "say promise kid peace")
        assert (chosen(boat, "bosun") == "rob kid") == robs


def test_it_agrees_to_peace_for_peace_and_not_to_give_its_last_water_for_it() -> None:
    people = {"captain": "water", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(people, friends=NEUTRAL, enemies={"captain": "bosun"})
    answer(boat, "frenchy", "say offer captain peace help")
    answer(boat, "frenchy", "say offer captain water peace")
    assert taken(boat, "captain") == ["say agree frenchy peace help"]


def robbed(victim: str, enemy: str) -> tuple[Boat, Bot]:
    """Frenchy has robbed somebody, who looks on, and whose turn it is then."""
    people = {"frenchy": "", victim: "money", "lady": "", "snob": "open painting3 jewels"}
    boat = table(people, friends={victim: victim}, enemies={victim: enemy})
    bot = CastawayBot(0)
    answer(boat, "frenchy", f"rob {victim}")
    assert taken(boat, victim, bot) == [], "what is demanded cannot be withdrawn"
    story(boat, f"{victim}: yield")
    return boat, bot


def test_it_offers_peace_to_an_attacker_unless_that_is_an_enemy_or_stronger() -> None:
    offered = ["say offer frenchy peace peace"]
    for victim, enemy, words in (
        ("bosun", "lady", offered),
        ("bosun", "frenchy", []),
        ("kid", "lady", []),
    ):
        boat, bot = robbed(victim, enemy)
        assert [each for each in taken(boat, victim, bot) if "peace" in each] == words


def test_who_breaks_the_peace_is_offered_none_and_is_not_believed() -> None:
    people = {"frenchy": "", "bosun": "money money", "lady": "", "snob": "open painting3 jewels"}
    boat = table(people, friends={"bosun": "bosun"}, enemies={"bosun": "lady"})
    bot = CastawayBot(0)
    story(boat, "frenchy: say promise bosun peace", "frenchy: rob bosun")
    assert taken(boat, "bosun", bot) == []
    story(boat, "bosun: yield", "frenchy: say offer bosun peace peace")
    assert [each for each in taken(boat, "bosun", bot) if "peace" in each] == []


def test_no_peace_is_made_with_whom_it_means_to_attack_or_attacks() -> None:
    people = {"bosun": "", "captain": "", "frenchy": "", "kid": "open money painting3"}
    boat = table(people, friends=NEUTRAL, enemies={"bosun": "captain"})
    answer(boat, "kid", "say offer bosun peace help")
    bot = CastawayBot(0)
    assert chosen(boat, "bosun", bot) == "rob kid"
    assert taken(boat, "bosun", bot) == []
    answer(boat, "bosun", "rob kid")
    assert taken(boat, "bosun", bot) == []


def test_who_will_defy_an_attacker_calls_for_help_and_who_will_yield_does_not() -> None:
    people = {"bosun": "", "captain": "painting3", "frenchy": "", "kid": ""}
    for enemy, words in (("frenchy", ["say ask frenchy help"]), ("bosun", [])):
        boat = table(people, friends={"captain": "bosun"}, enemies={"captain": enemy})
        assert taken(boat, "bosun") == [], "there may be no fight"
        answer(boat, "bosun", "rob captain")
        assert taken(boat, "captain") == words


def test_an_attacker_calls_for_help_if_that_is_needed() -> None:
    for weapon, words in (("gaff", ["say ask bosun help"]), ("lifebuoy", [])):
        people = {"bosun": "", "captain": "", "frenchy": f"money money, open {weapon}", "kid": ""}
        boat = table(people, friends={"captain": "kid"}, enemies={"captain": "kid"})
        bot = CastawayBot(0)
        answer(boat, "bosun", "rob frenchy")
        assert taken(boat, "captain", bot) == []
        story(boat, "frenchy: yield", "bosun: take hidden")
        story(boat, "captain: rob frenchy", "frenchy: refuse")
        assert taken(boat, "captain", bot) == words


def test_a_friend_is_promised_help_and_an_enemy_is_not() -> None:
    for friend, words in (("kid", ["say promise kid help"]), ("frenchy", [])):
        boat = table(friends={"captain": friend}, enemies={"captain": "bosun"})
        answer(boat, "kid", "say ask captain help")
        assert taken(boat, "captain") == words


# Memory.


def wishes(boat: Boat, bot_role: str, memory: Memory, who: str, whom: str) -> float:
    memory.take_in(board(boat, bot_role))
    return memory.interests(who).lives[whom]


def fresh(boat: Boat, role: str) -> Memory:
    return Memory(board(boat, role), seat(boat, role))


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


def test_a_theft_is_no_gift_though_an_offer_lapses_by_it() -> None:
    people = {"kid": "", "captain": "money water", "bosun": "", "frenchy": ""}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    memory = fresh(boat, "bosun")
    answer(boat, "captain", "offer kid money")
    kid_before = wishes(boat, "bosun", memory, "kid", "captain")
    captain_before = wishes(boat, "bosun", memory, "captain", "kid")
    answer(boat, "kid", "steal captain")
    assert wishes(boat, "bosun", memory, "kid", "captain") < kid_before
    assert wishes(boat, "bosun", memory, "captain", "kid") == captain_before


def test_the_kid_is_no_thief_for_taking_a_gift() -> None:
    people = {"kid": "", "captain": "money water", "bosun": "", "frenchy": ""}
    boat = table(people, friends=NEUTRAL, enemies=NEUTRAL)
    memory = fresh(boat, "bosun")
    answer(boat, "captain", "offer kid money")
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
