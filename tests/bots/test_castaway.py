"""The castaway of Overboard!: it lives for its interests, guesses others', and beats chance."""

from copy import deepcopy

import pytest

from atoll.bots import Bot, Chair, RandomBot, bots, next_answer
from atoll.bots.overboard import CastawayBot
from atoll.bots.overboard.hopes import hope
from atoll.bots.overboard.interests import Interests, own_interests
from atoll.bots.overboard.memory import Memory, matter_of
from atoll.games.overboard.state import Boat

from ..games.overboard.tables import (
    GAME,
    SEATS,
    all_say,
    answer,
    asked,
    board,
    outcome,
    seat,
    silence,
    story,
    table,
)

NEUTRAL = {"captain": "kid", "bosun": "frenchy", "frenchy": "bosun", "kid": "captain"}
"""Friends, or enemies, where everybody is somebody else's."""


def chosen(boat: Boat, role: str, bot: Bot | None = None) -> str | None:
    """What a castaway answers for somebody whom the game waits for."""
    place = seat(boat, role)
    decision = next(each for each in boat.awaited if each.seat == place)
    return (bot or CastawayBot(0)).choose(Chair(GAME, boat, place), decision)


def taken(boat: Boat, role: str, bot: Bot | None = None) -> list[str]:
    """The standing chances that a castaway takes for somebody, until it has had enough."""
    bot, place = bot or CastawayBot(0), seat(boat, role)
    texts: list[str] = []
    while True:
        standing = [each for each in boat.decisions if not each.must and each.seat == place]
        wished = [bot.choose(Chair(GAME, boat, place), decision) for decision in standing]
        text = next((each for each in wished if each is not None), None)
        if text is None:
            return texts
        answer(boat, role, text)
        texts.append(text)


def all_pass_until(boat: Boat, role: str) -> None:
    """Nobody adds anything, throws or gives anything before somebody's turn."""
    question_to = asked(boat)
    while role not in question_to.split():
        answer(boat, question_to.split()[0], "pass")
        question_to = asked(boat)


def game(seats: int, seed: int, players: list[Bot]) -> tuple[Boat, list[tuple[int, str]]]:
    """A whole game and its answers."""
    boat = GAME.setup(seats, seed)
    answers = []
    while boat.outcome is None:
        given = next_answer(GAME, boat, players)
        assert given is not None
        GAME.answer(boat, *given)
        answers.append(given)
    return boat, answers


def castaways(seats: int) -> list[Bot]:
    return [CastawayBot(seat) for seat in range(seats)]


def test_it_is_the_strongest_bot_of_its_game() -> None:
    assert list(bots("overboard")) == ["castaway", "random"]


# Whole games.


@pytest.mark.parametrize("seats", SEATS)
def test_castaways_play_to_the_end_and_mostly_reach_land(seats: int) -> None:
    reasons = [outcome(game(seats, seed, castaways(seats))[0]).reason for seed in range(4)]
    assert reasons.count("landed") >= 2, "nearly all do: how many, the benchmark tells"


def test_the_same_game_is_played_the_same_way() -> None:
    first, second = (game(4, 5, castaways(4)) for _ in range(2))
    assert first[1] == second[1]


def test_what_it_cannot_see_changes_nothing() -> None:
    boat = GAME.setup(4, 4)
    players = castaways(4)
    while boat.outcome is None:
        before = deepcopy(players)
        given = next_answer(GAME, boat, players)
        assert given is not None
        place, text = given
        number = next(
            number
            for number, each in enumerate(boat.decisions)
            if each.seat == place and each.option(text)
        )
        twin = GAME.redeal(boat, place, 7)
        assert before[place].choose(Chair(GAME, twin, place), twin.decisions[number]) == text
        GAME.answer(boat, place, text)


def test_it_can_take_over_a_seat_in_the_middle_of_a_game() -> None:
    boat = GAME.setup(4, 8)
    players: list[Bot] = [*castaways(3), RandomBot(3)]
    while boat.outcome is None:
        if boat.day == 3 and isinstance(players[3], RandomBot):
            players[3] = CastawayBot(3)
        given = next_answer(GAME, boat, players)
        assert given is not None
        GAME.answer(boat, *given)
    assert isinstance(players[3], CastawayBot)


@pytest.mark.parametrize("seats", SEATS)
def test_it_beats_chance(seats: int) -> None:
    own, of_all = 0, 0.0
    for seed in range(12):
        players: list[Bot] = [RandomBot(10 * seed + place) for place in range(seats)]
        players[seed % seats] = CastawayBot(seed)
        scores = outcome(game(seats, seed, players)[0]).scores
        own += scores[seed % seats]
        of_all += sum(scores) / seats
    assert own > 1.5 * of_all, "by far: how far, the benchmark tells"


def test_asking_again_changes_nothing() -> None:
    boat = GAME.setup(4, 2)
    players = castaways(4)
    while boat.outcome is None:
        for decision in boat.decisions:
            chair = Chair(GAME, boat, decision.seat)
            asked_thrice = [players[decision.seat].choose(chair, decision) for _ in range(3)]
            assert len(set(asked_thrice)) == 1
        given = next_answer(GAME, boat, players)
        assert given is not None
        GAME.answer(boat, *given)


def test_it_offers_and_talks_little_and_repeats_no_offer() -> None:
    boat = GAME.setup(6, 3)
    players = castaways(6)
    offers: list[tuple[int, int, str]] = []
    while boat.outcome is None:
        given = next_answer(GAME, boat, players)
        assert given is not None
        if given[1].split()[0] in ("offer", "request"):
            offers.append((boat.day, given[0], matter_of(given[1])))
        GAME.answer(boat, *given)
        speakers = [each.by for each in boat.said]
        assert all(speakers.count(who) <= 2 for who in speakers)
        assert max(boat.offered) <= 2
    assert offers
    assert len(offers) == len(set(offers)), "nor to somebody else"


def test_another_game_is_begun_afresh() -> None:
    players = castaways(4)
    first = game(4, 5, players)[1]
    game(4, 6, players)
    assert game(4, 5, players)[1] == first
    assert game(4, 5, players)[1] == first


# Interests.


def test_a_life_is_worth_its_points_and_an_enemy_s_life_less_than_nothing() -> None:
    roles = ("captain", "bosun", "frenchy", "kid")
    lives = {"captain": 5.0, "bosun": 0.0, "frenchy": 6.0, "kid": -3.0}
    assert own_interests("captain", "frenchy", "kid", roles) == Interests(lives)


def test_a_narcissist_lives_for_two_and_a_psychopath_for_the_bodies_of_others() -> None:
    roles = ("captain", "bosun", "kid")
    assert own_interests("kid", "kid", "bosun", roles).lives["kid"] == 18.0
    psychopath = own_interests("kid", "captain", "kid", roles)
    assert psychopath.lives["kid"] < 9.0
    assert psychopath.lives["bosun"] < 0.0 < psychopath.lives["captain"]


def test_the_fewer_wounds_and_dangers_the_better_the_hopes() -> None:
    assert hope(-1, 2.0) == 0.0
    assert hope(0, 0.0) == 1.0
    assert hope(1, 2.0) < hope(2, 2.0) < hope(2.5, 2.0) < hope(3, 2.0)
    assert hope(3, 4.0) < hope(3, 2.0)


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
    people = {"captain": "", "bosun": "", "frenchy": "", "kid": "water water"}
    for friend, robs in (("captain", True), ("kid", False)):
        boat = table(people, friends={"captain": friend}, enemies={"captain": "frenchy"})
        assert (chosen(boat, "captain") == "rob kid") == robs


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


def test_before_a_fight_that_may_go_either_way_it_calls_for_help() -> None:
    people = {"bosun": "", "captain": "", "frenchy": "money, open painting3 jewels", "kid": ""}
    boat = table(people, friends={"captain": "kid"}, enemies={"captain": "kid"})
    bot = CastawayBot(0)
    answer(boat, "bosun", "rob frenchy")
    assert taken(boat, "captain", bot) == []
    story(boat, "frenchy: yield", "bosun: take hidden")
    assert chosen(boat, "captain", bot) == "rob frenchy"
    assert taken(boat, "captain", bot) == ["say ask bosun help"]


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
