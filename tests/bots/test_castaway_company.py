"""The castaway of Overboard! in company: what it trades and says."""

import pytest

from atoll.bots import Bot
from atoll.bots.overboard import CastawayBot
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import GAME, answer, story, table
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


@pytest.mark.parametrize(
    ("gift", "reply"), [("jewels", "accept snob"), ("unseen jewels", "decline snob")]
)
def test_what_is_offered_face_down_is_taken_but_not_paid_for(gift: str, reply: str) -> None:
    people = {"lady": "painting3", "snob": "jewels", "frenchy": "bait", "kid": ""}
    boat = table(people, friends={"lady": "kid"}, enemies={"lady": "frenchy"})
    answer(boat, "snob", f"offer lady {gift} for painting3")
    answer(boat, "frenchy", "offer lady unseen bait")
    assert taken(boat, "lady")[:2] == [reply, "accept frenchy"]


def test_an_offer_is_made_once_however_often_it_is_declined() -> None:
    people = {"lady": "painting3", "snob": "open jewels", "frenchy": "", "kid": ""}
    boat = table(people, friends={"lady": "kid"}, enemies={"lady": "frenchy"})
    bot = CastawayBot(0)
    assert taken(boat, "lady", bot)[0] == "offer snob painting3 for open jewels"
    answer(boat, "snob", "decline lady")
    assert taken(boat, "lady", bot) == []


def test_an_offer_is_not_replaced_before_it_is_answered() -> None:
    people = {"lady": "painting3 painting2", "snob": "open jewels", "frenchy": "", "kid": ""}
    boat = table(people, friends={"lady": "kid"}, enemies={"lady": "frenchy"})
    answer(boat, "lady", "offer snob painting2")
    assert taken(boat, "lady") == []
    answer(boat, "snob", "decline lady")
    assert taken(boat, "lady") == ["offer snob painting3 for open jewels"]


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


def test_whoever_asks_is_promised_what_will_be_done() -> None:
    for wish, words in (
        ("bosun: say ask captain peace", ["say promise bosun peace"]),
        ("bosun: say ask captain row", ["say promise bosun row"]),
        ("bosun: say ask captain help", []),
        ("kid: say ask captain peace", []),
        ("kid: say ask captain row", []),
    ):
        people = {"captain": "water water water", "bosun": "", "frenchy": "", "kid": ""}
        boat = table(people, friends={"captain": "captain"}, enemies={"captain": "kid"})
        assert chosen(boat, "captain") == "row"
        story(boat, wish)
        assert taken(boat, "captain") == words


def test_a_plea_is_for_those_who_may_have_something_and_is_not_repeated_next_day() -> None:
    for bosun, words in (("money", ["say ask bosun heal"]), ("open oar", [])):
        people = {"captain": "", "bosun": bosun, "frenchy": "", "kid": "2 wounds"}
        bot = CastawayBot(0)
        for day, said in ((1, words), (2, []), (5, words)):
            boat = table(
                people, phase="day kid", friends={"kid": "bosun"}, enemies={"kid": "captain"}
            )
            boat.day = day
            assert [each for each in taken(boat, "kid", bot) if "heal" in each] == said


def test_water_is_asked_for_in_words_or_of_a_kind_soul_by_an_offer_and_not_by_both() -> None:
    people = {"captain": "", "bosun": "money, open water", "frenchy": "", "kid": ""}
    for gifts, texts in (
        ([], ["say ask bosun water"]),
        (["bosun: offer kid money"], ["accept bosun", "request bosun open water"]),
    ):
        boat = table(people, phase="card 8", friends={"kid": "frenchy"}, enemies={"kid": "captain"})
        story(boat, *gifts)
        assert taken(boat, "kid") == texts


def test_who_will_defy_an_attacker_calls_for_help_and_who_will_yield_does_not() -> None:
    people = {"bosun": "", "captain": "painting3", "frenchy": "", "kid": ""}
    for enemy, words in (("frenchy", ["say ask frenchy help"]), ("bosun", [])):
        boat = table(people, friends={"captain": "bosun"}, enemies={"captain": enemy})
        assert taken(boat, "bosun") == [], "there may be no fight"
        answer(boat, "bosun", "rob captain")
        assert taken(boat, "captain") == words


def test_an_attacker_calls_for_help_if_that_is_needed() -> None:
    for weapons, words in (("gaff knife club", ["say ask bosun help"]), ("compass", [])):
        people = {"bosun": "", "captain": "", "frenchy": f"money money, open {weapons}", "kid": ""}
        boat = table(people, friends={"captain": "kid"}, enemies={"captain": "kid"})
        bot = CastawayBot(0)
        answer(boat, "bosun", "rob frenchy")
        assert taken(boat, "captain", bot) == []
        story(boat, "frenchy: yield", "bosun: take hidden")
        story(boat, "captain: rob frenchy", "frenchy: refuse")
        joined = GAME.clone(boat)
        assert taken(boat, "captain", bot) == words
        all_pass_until(joined, "bosun")
        answer(joined, "bosun", "join captain")
        assert taken(joined, "captain", bot) == [], "who helps need not be asked"


def test_a_friend_is_promised_help_and_an_enemy_is_not() -> None:
    for friend, words in (("kid", ["say promise kid help"]), ("frenchy", [])):
        boat = table(friends={"captain": friend}, enemies={"captain": "bosun"})
        answer(boat, "kid", "say ask captain help")
        assert taken(boat, "captain") == words
