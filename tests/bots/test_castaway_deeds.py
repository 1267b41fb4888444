"""What the castaway of Overboard! does by day, in fights and in the evening."""

from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.interests import own_interests
from atoll.bots.overboard.larder import Larder
from atoll.bots.overboard.lookout import Lookout
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import all_say, answer, board, seat, story, table
from .castaways import NEUTRAL, all_pass_until, chosen, taken

# Mornings and days.


def test_it_keeps_the_valuables_that_count_double() -> None:
    people = ("lady", "snob", "captain", "kid")
    boat = table(people, phase="morning", supplies="jewels painting3 money club")
    for role, kind in (("lady", "jewels"), ("snob", "painting3"), ("captain", "money")):
        assert chosen(boat, role) == f"keep {kind}"
        answer(boat, role, f"keep {kind}")


def test_the_helmsman_rows() -> None:
    boat = table({"captain": "", "bosun": "", "frenchy": "", "kid": "water"}, phase="day kid")
    assert chosen(boat, "kid") == "row"


def test_who_would_be_too_weak_rests_rather_than_rows() -> None:
    for bosun, text in (("", "row"), ("6 wounds", "rest")):
        people = {"captain": "", "bosun": bosun, "frenchy": "", "kid": ""}
        boat = table(
            people, phase="day bosun", friends={"bosun": "captain"}, enemies={"bosun": "kid"}
        )
        assert chosen(boat, "bosun") == text


def test_the_dead_are_robbed_first() -> None:
    people = {"captain": "", "bosun": "open painting3, 9 wounds", "frenchy": "water", "kid": ""}
    boat = table(people, friends=NEUTRAL)
    assert chosen(boat, "captain") == "rob bosun"
    answer(boat, "captain", "rob bosun")


def test_a_robber_takes_what_is_worth_most() -> None:
    people = {"captain": "", "bosun": "water, open club painting3, 9 wounds", "frenchy": ""}
    boat = table(people | {"kid": ""})
    answer(boat, "captain", "rob bosun")
    assert chosen(boat, "captain") == "take painting3"


def test_the_kid_steals_rather_than_fights() -> None:
    people = {"captain": "water", "bosun": "", "frenchy": "", "kid": "2 wounds"}
    text = chosen(table(people, phase="day kid", friends={"kid": "bosun"}), "kid")
    assert text == "steal captain"


def test_a_friend_who_has_fainted_is_healed() -> None:
    people = {"captain": "medkit", "bosun": "", "frenchy": "", "kid": "3 wounds"}
    assert chosen(table(people, friends={"captain": "kid"}), "captain") == "heal kid"


def test_an_enemy_who_has_fainted_is_not_healed() -> None:
    people = {"captain": "medkit", "bosun": "", "frenchy": "", "kid": "3 wounds"}
    boat = table(people, friends={"captain": "bosun"}, enemies={"captain": "kid"})
    assert chosen(boat, "captain") != "heal kid"


def test_one_wound_from_fainting_the_own_kit_is_used() -> None:
    people = {"captain": "", "bosun": "medkit, 7 wounds", "frenchy": "", "kid": "money water"}
    for whose in ("bosun", "captain"):
        boat = table(people, phase="day bosun", friends={"bosun": whose}, enemies={"bosun": "kid"})
        assert chosen(boat, "bosun") == "heal bosun"


def test_no_kit_is_spent_on_those_who_are_nothing_to_it() -> None:
    people = {"captain": "medkit", "bosun": "", "frenchy": "", "kid": "3 wounds"}
    boat = table(people, friends={"captain": "bosun"}, enemies={"captain": "frenchy"})
    assert chosen(boat, "captain") != "heal kid"


def test_a_kit_is_kept_for_worse_days() -> None:
    people = {"captain": "", "bosun": "medkit, 1 wound", "frenchy": "", "kid": ""}
    boat = table(people, phase="day bosun", friends=NEUTRAL)
    assert chosen(boat, "bosun") != "heal bosun"


def test_others_are_robbed_and_a_friend_is_not() -> None:
    people = {"kid": "water water", "captain": "", "bosun": "", "frenchy": ""}
    for friend, robs in (("captain", True), ("kid", False)):
        feelings = {"friends": {"captain": friend}, "enemies": {"captain": "frenchy"}}
        boat = table(people, phase="day captain", **feelings)  # type: ignore[arg-type]
        assert (chosen(boat, "captain") == "rob kid") == robs


def test_to_rob_the_same_again_and_again_does_not_pay() -> None:
    people = {"bosun": "water water", "captain": "", "frenchy": "", "kid": "water water"}
    bot, texts = CastawayBot(0), []
    for day in range(1, 6):
        boat = table(people, friends={"bosun": "captain"}, enemies={"bosun": "frenchy"})
        boat.day = day
        texts.append(chosen(boat, "bosun", bot))
        answer(boat, "bosun", "rob kid")
        assert taken(boat, "bosun", bot) == []
    assert (texts[0], texts[-1]) == ("rob kid", "row")


def test_whoever_is_robbed_would_rather_rob_the_robber() -> None:
    people = {"frenchy": "water water", "captain": "water water", "bosun": "water", "kid": ""}
    feelings = {"friends": {"bosun": "kid"}, "enemies": {"bosun": "kid"}}
    for robber in ("frenchy", "captain"):
        bot = CastawayBot(0)
        for day in (1, 2):
            boat = table(people, phase=f"day {robber}", **feelings)  # type: ignore[arg-type]
            boat.day = day
            answer(boat, robber, "rob bosun")
            chosen(boat, "bosun", bot)
        boat = table(people, phase="day bosun", **feelings)  # type: ignore[arg-type]
        boat.day = 3
        assert chosen(boat, "bosun", bot) == f"rob {robber}"


def test_the_hidden_provisions_of_those_at_the_bow_are_worth_more() -> None:
    boat = table({"captain": "water", "bosun": "water", "frenchy": "", "kid": "water"})
    seen = Lookout(board(boat, "frenchy"), seat(boat, "frenchy"))
    larder = Larder(seen, own_interests("frenchy", "kid", "bosun", board(boat).roles))
    captain, bosun, kid = (larder.hidden_gain(role) for role in ("captain", "bosun", "kid"))
    assert captain > bosun > kid


def test_the_kid_steals_from_others_rather_than_from_a_friend() -> None:
    people = {"captain": "water water", "bosun": "water", "frenchy": "", "kid": ""}
    for friend, victim in (("captain", "bosun"), ("bosun", "captain")):
        boat = table(people, phase="day kid", friends={"kid": friend}, enemies={"kid": "frenchy"})
        assert chosen(boat, "kid") == f"steal {victim}"


def test_a_flare_that_may_bring_the_boat_ashore_is_fired() -> None:
    people = {"captain": "flare, 6 wounds", "frenchy": "", "kid": "2 wounds"}
    people |= {"bosun": "open gaff knife"}
    boat = table(people, gulls=3, laid=[1, 10], friends=NEUTRAL, enemies={"captain": "bosun"})
    assert chosen(boat, "captain") == "fire"


# Demands and fights.


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


# Evenings.


def test_the_helmsman_steers_for_land_if_that_saves_the_own_life() -> None:
    boat = table(phase="evening", gulls=3, laid=[5, 9], friends=NEUTRAL)
    all_say(boat, "ready")
    assert chosen(boat, "kid") == "steer 5"


def test_the_helmsman_sends_an_enemy_overboard_and_not_a_friend() -> None:
    people = {"captain": "6 wounds", "bosun": "7 wounds", "frenchy": "", "kid": ""}
    for friend, enemy, card in (("captain", "bosun", "steer 12"), ("bosun", "captain", "steer 9")):
        boat = table(
            people, phase="evening", laid=[9, 12], friends={"kid": friend}, enemies={"kid": enemy}
        )
        all_say(boat, "ready")
        assert chosen(boat, "kid") == card


def test_a_rower_lays_no_card_that_would_drown_the_rower() -> None:
    people = {"captain": "6 wounds", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(people, friends=NEUTRAL, navigation=[9, 12])
    answer(boat, "captain", "row")
    assert chosen(boat, "captain") == "lay 12"


def test_who_has_rowed_lays_a_card_unless_all_are_clearly_worse_than_an_unknown_one() -> None:
    for rower, cards, laid in (("frenchy", [5, 9], "lay 5"), ("kid", [2, 3], "lay none")):
        boat = table(
            phase=f"day {rower}", friends=NEUTRAL, enemies={rower: "bosun"}, navigation=cards
        )
        answer(boat, rower, "row")
        assert chosen(boat, rower) == laid


def test_the_compass_is_opened_and_used_at_the_helm_only() -> None:
    for role, opened in (("kid", ["open compass"]), ("bosun", [])):
        people = {"captain": "", "bosun": "", "frenchy": "", "kid": ""} | {role: "compass"}
        boat = table(people, phase="evening")
        bot = CastawayBot(0)
        assert taken(boat, role, bot) == opened
        all_say(boat, "ready")
        assert not opened or chosen(boat, role, bot) == "use compass"


def test_a_life_preserver_is_opened_by_those_who_fall() -> None:
    people = {"captain": "lifebuoy", "bosun": "", "frenchy": "", "kid": ""}
    assert taken(table(people, phase="card 9"), "captain") == ["open lifebuoy"]


def test_a_friend_who_has_fainted_gets_the_life_preserver() -> None:
    people = {"captain": "lifebuoy", "bosun": "", "frenchy": "", "kid": "3 wounds"}
    feelings = {"friends": {"captain": "kid"}, "enemies": {"captain": "bosun"}}
    boat = table(people, phase="evening", gulls=3, **feelings)  # type: ignore[arg-type]
    assert taken(boat, "captain") == ["open lifebuoy", "give kid open lifebuoy"]


def test_chum_is_for_an_enemy_and_not_for_a_friend() -> None:
    people = {"captain": "2 wounds", "bosun": "", "frenchy": "", "kid": "bait"}
    feelings = ("friends", "pass"), ("enemies", "chum")
    for feeling, text in feelings:
        boat = table(people, phase="card 9", **{feeling: {"kid": "captain"}})  # type: ignore[arg-type]
        assert chosen(boat, "kid") == text


def test_water_is_for_oneself_and_a_friend_and_an_enemy_may_parch() -> None:
    people = {"captain": "", "bosun": "water water water", "frenchy": "", "kid": "2 wounds"}
    boat = table(
        people, phase="card 15", friends={"bosun": "captain"}, enemies={"bosun": "kid"}, rowed="kid"
    )
    spent = []
    while (text := chosen(boat, "bosun")) != "pass":
        assert text is not None
        answer(boat, "bosun", text)
        spent.append(text)
    assert sorted(spent) == ["water bosun", "water captain"]


def test_all_water_is_drunk_if_only_that_saves_a_life() -> None:
    people = {"captain": "water water, 6 wounds", "bosun": "", "frenchy": "", "kid": ""}
    boat = table(people, phase="card 15", gulls=3, rowed="captain", fought="captain")
    for _ in range(2):
        assert chosen(boat, "captain") == "water captain"
        answer(boat, "captain", "water captain")
