"""What the castaway of Overboard! does by day and in the evening."""

from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.card_values import CardValues
from atoll.bots.overboard.interests import own_interests
from atoll.bots.overboard.position import Position
from atoll.bots.overboard.values import Values
from atoll.games.overboard.view import CardSeen

from ..games.overboard.tables import all_say, answer, board, four, seat, table
from .castaways import NEUTRAL, chosen, taken

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


def test_it_rows_for_a_friend_in_danger_and_rests_where_rowing_gains_little() -> None:
    for friend, text in (("kid", "row"), ("frenchy", "rest")):
        boat = table(friends={"captain": friend}, enemies={"captain": "bosun"})
        assert chosen(boat, "captain") == text


def test_whoever_rows_may_still_leave_the_card_to_chance() -> None:
    boat = table(friends=NEUTRAL, enemies={"captain": "bosun"})
    seen = Position(board(boat, "captain"), seat(boat, "captain"))
    cards = CardValues(seen, own_interests("captain", "kid", "bosun", board(boat).roles))
    assert cards.usual < cards.pick_of(1) < cards.pick_of(2)
    assert cards.best_of(2) < cards.pick_of(2)


def test_to_faint_is_worse_than_a_wound() -> None:
    for wounds, faints in ((6, True), (5, False)):
        boat = table(four(captain=f"{wounds} wounds"))
        seen = Position(board(boat, "captain"), seat(boat, "captain"))
        interests = own_interests("captain", "captain", "kid", board(boat).roles)
        calm = CardSeen(1, 0, (), (), oars=False, strongman=False)
        dry = CardSeen(2, 0, (), ("captain",), oars=False, strongman=False)
        cards = CardValues(seen, interests)
        cost = cards.of(calm) - cards.of(dry)
        assert (cost > Values(seen, interests).pain("captain") + 0.01) == faints


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
    feelings = {"friends": {"bosun": "captain"}, "enemies": {"bosun": "captain"}}
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
    seen = Position(board(boat, "frenchy"), seat(boat, "frenchy"))
    values = Values(seen, own_interests("frenchy", "kid", "bosun", board(boat).roles))
    captain, bosun, kid = (values.hidden_gain(role) for role in ("captain", "bosun", "kid"))
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
