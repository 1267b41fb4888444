"""OB-16: landing, the points, and who wins.

Card 7 has a gull and nothing else: with three gulls on the stern it ends the game at once.
"""

from collections.abc import Mapping

import pytest

from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .tables import (
    SIX,
    answer,
    benches,
    board,
    four,
    outcome,
    person,
    points,
    table,
    told,
)

OTHERS = {"captain": "bosun", "bosun": "captain", "frenchy": "kid", "kid": "frenchy"}
"""Feelings that go round among four of them, so that nobody is a narcissist or a psychopath."""


def landed(
    people: Mapping[str, str],
    friends: Mapping[str, str] = OTHERS,
    enemies: Mapping[str, str] = OTHERS,
) -> Boat:
    return table(people, phase="card 7", gulls=3, friends=friends, enemies=enemies)


# The end.


@rule("OB-16.1", "OB-19.7")
def test_with_the_fourth_gull_all_show_their_friends_enemies_and_provisions() -> None:
    before = table(four(kid="money"), gulls=3, friends=OTHERS, enemies=OTHERS)
    assert (board(before).friends, board(before).enemies, board(before).hands) == ((), (), ())
    boat = landed(four(kid="money"))
    assert board(boat).friends == board(boat).enemies == ("bosun", "captain", "kid", "frenchy")
    assert board(boat).hands == ((), (), (), ("money",))
    assert boat.decisions == ()


@rule("OB-16.1")
def test_points_are_counted_for_the_living_and_for_the_dead() -> None:
    boat = landed(four(captain="8 wounds", bosun="money, 9 wounds"))
    assert outcome(boat).scores == (8, 7 + 1, 6 + 9, 9 + 6)
    assert told(boat.events)[-1] == "over landed (2, 3)"


# Living.


@rule("OB-16.2")
def test_whoever_lives_scores_the_survival_points() -> None:
    feelings = OTHERS | {"lady": "snob", "snob": "lady"}
    boat = landed(dict.fromkeys(SIX, ""), friends=feelings, enemies=feelings)
    assert [each.survival for each in board(boat).accounts] == [8, 7, 5, 4, 6, 9]


@rule("OB-16.2")
def test_the_unconscious_live_and_the_dead_do_not() -> None:
    boat = landed(four(captain="7 wounds", kid="4 wounds"))
    accounts = board(boat).accounts
    assert [each.survival for each in accounts] == [5, 4, 6, 0]


@rule("OB-16.3")
def test_a_narcissist_scores_twice_for_living() -> None:
    boat = landed(four(), friends=OTHERS | {"kid": "kid"})
    assert points(boat, "kid") == 18
    assert board(boat).accounts[3].friend == 0


@rule("OB-16.3")
def test_a_dead_narcissist_scores_nothing_for_living() -> None:
    boat = landed(four(kid="4 wounds"), friends=OTHERS | {"kid": "kid"})
    assert points(boat, "kid") == 0


@rule("OB-16.4")
def test_a_psychopath_scores_nothing_for_living() -> None:
    boat = landed(four(), enemies=OTHERS | {"kid": "kid"})
    assert board(boat).accounts[3].survival == 0
    assert points(boat, "kid") == 6, "for Frenchy, the friend"


@rule("OB-16.4")
def test_a_psychopath_scores_nothing_for_the_own_death_either() -> None:
    boat = landed(four(kid="4 wounds"), enemies=OTHERS | {"kid": "kid"})
    assert points(boat, "kid") == 6, "for Frenchy, the friend"


@rule("OB-16.5")
def test_whoever_is_narcissist_and_psychopath_scores_the_survival_points_once() -> None:
    boat = landed(four(), friends=OTHERS | {"kid": "kid"}, enemies=OTHERS | {"kid": "kid"})
    assert points(boat, "kid") == 9


@rule("OB-16.5", "OB-16.9")
def test_whoever_is_both_scores_for_the_dead_as_well() -> None:
    both = OTHERS | {"kid": "kid"}
    boat = landed(four(captain="8 wounds", bosun="9 wounds"), friends=both, enemies=both)
    assert points(boat, "kid") == 9 + 3 + 3


# Friend and enemy.


@rule("OB-16.6")
@pytest.mark.parametrize(("lies", "friend"), [("", 5), ("7 wounds", 5), ("8 wounds", 0)])
def test_a_friend_who_lives_brings_the_friends_survival_points(lies: str, friend: int) -> None:
    boat = landed(four(captain=lies), friends=OTHERS | {"kid": "captain"})
    assert board(boat).accounts[3].friend == friend
    assert points(boat, "kid") == 9 + friend


@rule("OB-16.6")
def test_the_dead_score_for_a_friend_who_lives() -> None:
    boat = landed(four(kid="4 wounds"), friends=OTHERS | {"kid": "captain"})
    assert (board(boat).accounts[3].survival, board(boat).accounts[3].friend) == (0, 5)


@rule("OB-16.7")
@pytest.mark.parametrize(("lies", "enemy"), [("", 0), ("7 wounds", 0), ("8 wounds", 7)])
def test_an_enemy_who_is_dead_brings_the_enemys_strength(lies: str, enemy: int) -> None:
    boat = landed(four(captain=lies), enemies=OTHERS | {"kid": "captain"})
    assert board(boat).accounts[3].enemy == enemy
    assert points(boat, "kid") == 9 + 6 + enemy


@rule("OB-16.8")
@pytest.mark.parametrize(("lies", "scored"), [("", 4), ("8 wounds", 4), ("9 wounds", 8)])
def test_friend_and_enemy_in_one_bring_points_alive_and_dead(lies: str, scored: int) -> None:
    both = OTHERS | {"kid": "bosun"}
    boat = landed(four(bosun=lies), friends=both, enemies=both)
    assert points(boat, "kid") == 9 + scored


# Bodies.


@rule("OB-16.9")
def test_a_psychopath_scores_three_for_each_of_the_dead_in_the_boat() -> None:
    people = four(captain="8 wounds", bosun="9 wounds")
    boat = landed(people, enemies=OTHERS | {"kid": "kid"})
    assert board(boat).accounts[3].bodies == 6
    assert points(boat, "kid") == 6 + 6
    assert [each.bodies for each in board(boat).accounts[:3]] == [0, 0, 0]


@rule("OB-16.9")
def test_neither_the_own_body_nor_the_friends_counts() -> None:
    people = four(captain="8 wounds", frenchy="7 wounds", kid="4 wounds")
    boat = landed(people, enemies=OTHERS | {"kid": "kid"})
    assert points(boat, "kid") == 3


@rule("OB-16.9")
def test_the_unconscious_are_no_bodies() -> None:
    boat = landed(four(captain="7 wounds"), enemies=OTHERS | {"kid": "kid"})
    assert board(boat).accounts[3].bodies == 0


@rule("OB-16.9", "OB-16.11")
def test_bodies_that_the_current_took_do_not_count() -> None:
    boat = drifting(enemies=OTHERS | {"kid": "kid"})
    assert board(boat).accounts[3].bodies == 0
    assert points(boat, "kid") == 6, "for Frenchy, the friend"


def drifting(
    friends: Mapping[str, str] = OTHERS,
    enemies: Mapping[str, str] = OTHERS,
    bosun: str = "9 wounds",
) -> Boat:
    """By card 12 the current takes the First Mate; the next day the Captain's flare shows land."""
    boat = table(
        four(captain="open flare", bosun=bosun, kid="4 wounds"),
        phase="card 12",
        gulls=3,
        supplies="",
        navigation=[7],
        friends=friends,
        enemies=enemies,
    )
    assert benches(boat) == "captain frenchy kid"
    answer(boat, "captain", "fire")
    return boat


# Valuables.


@rule("OB-16.10")
@pytest.mark.parametrize("lies", ["money painting2 jewels", "open money painting2 jewels"])
def test_valuables_score_open_or_hidden(lies: str) -> None:
    boat = landed(four(kid=lies))
    account = board(boat).accounts[3]
    assert (account.money, account.paintings, account.jewels) == (1, 2, 2)
    assert points(boat, "kid") == 9 + 6 + 5


@rule("OB-16.10")
def test_valuables_also_score_for_the_dead() -> None:
    boat = landed(four(kid="money, open painting3, 4 wounds"))
    assert points(boat, "kid") == 6 + 1 + 3


@rule("OB-16.10", "OB-2.4")
def test_what_counts_double_also_does_so_for_the_dead() -> None:
    boat = landed(four(captain="money, open money, 8 wounds"))
    assert board(boat).accounts[0].money == 4


@rule("OB-16.10")
def test_other_provisions_are_worth_nothing() -> None:
    people = four(kid="water medkit oar club knife gaff flare bait umbrella lifebuoy compass")
    assert points(landed(people), "kid") == 9 + 6


@rule("OB-16.11")
def test_whom_the_current_took_scores_for_friend_and_enemy_alone() -> None:
    enemies = OTHERS | {"bosun": "kid", "frenchy": "captain"}
    boat = drifting(bosun="money jewels, 8 wounds", enemies=enemies)
    account = board(boat).accounts[1]
    assert (account.survival, account.money, account.jewels) == (0, 0, 0)
    assert points(boat, "bosun") == 5 + 3
    assert points(boat, "captain") == 5 + 8, "the enemy is dead"


@rule("OB-16.9", "OB-16.11")
def test_a_psychopath_whom_the_current_took_still_scores_for_the_bodies_in_the_boat() -> None:
    """The Kid's; the First Mate's own is not in the boat any more."""
    boat = drifting(enemies=OTHERS | {"bosun": "bosun"})
    assert board(boat).accounts[1].bodies == 3
    assert points(boat, "bosun") == 5 + 3, "for the Captain, the friend, and the body"


# The sea wins.


@rule("OB-16.12")
def test_if_nobody_has_survived_the_sea_wins_and_no_points_are_counted() -> None:
    """By card 4 all fall overboard, and the current takes the unconscious."""
    people = four(
        captain="money, 7 wounds", bosun="8 wounds", frenchy="6 wounds", kid="money, 4 wounds"
    )
    boat = table(people, phase="card 4", friends=OTHERS, enemies=OTHERS)
    ended = outcome(boat)
    assert (ended.reason, ended.scores, ended.winners) == ("sea", (0, 0, 0, 0), ())
    assert (board(boat).accounts, benches(boat)) == ((), "")
    assert board(boat).friends == ("bosun", "captain", "kid", "frenchy")


@rule("OB-16.12")
def test_the_game_ends_as_soon_as_the_last_one_dies() -> None:
    """The rest of the card, as the sharks, is not carried out any more."""
    people = four(captain="open bait, 6 wounds", bosun="9 wounds", frenchy="7 wounds")
    people |= {"kid": "4 wounds, open lifebuoy"}
    boat = table(people, phase="card 4")
    assert outcome(boat).reason == "sea"
    assert told(boat.events)[-2:] == ["drifted-away frenchy", "over sea ()"]
    assert person(boat, "kid").condition == "dead"


@rule("OB-16.12")
def test_the_last_one_may_be_bitten_to_death() -> None:
    people = four(bosun="9 wounds", frenchy="open bait, 5 wounds", captain="8 wounds")
    boat = table(people | {"kid": "4 wounds"}, phase="card 4")
    assert told(boat.events)[-3:] == ["fainted frenchy", "drifted-away frenchy", "over sea ()"]


@rule("OB-16.12")
def test_as_long_as_somebody_unconscious_lives_the_sea_has_not_won() -> None:
    people = four(captain="8 wounds", bosun="9 wounds", frenchy="7 wounds", kid="3 wounds")
    boat = landed(people)
    assert outcome(boat).reason == "landed"


# The winner.


@rule("OB-16.13")
def test_most_points_win() -> None:
    boat = landed(four(captain="jewels"))
    assert outcome(boat).scores == (5 + 4 + 2, 4 + 5, 6 + 9, 9 + 6)
    assert outcome(boat).winners == (2, 3)
    boat = landed(four(captain="jewels", kid="money"))
    assert outcome(boat).winners == (3,)


@rule("OB-16.13")
def test_whoever_is_tied_for_the_lead_shares_the_victory() -> None:
    boat = landed(four(captain="jewels jewels"))
    assert outcome(boat).scores == (15, 9, 15, 15)
    assert outcome(boat).winners == (0, 2, 3)


@rule("OB-16.13")
def test_the_dead_can_win() -> None:
    people = four(captain="8 wounds", bosun="open jewels jewels jewels, 9 wounds", kid="4 wounds")
    boat = landed(people)
    assert outcome(boat).scores == (8, 7 + 12, 6 + 3, 6)
    assert outcome(boat).winners == (1,)


# The examples.


@rule("OB-16.14")
def test_the_captain_with_cash_a_painting_and_a_dead_friend_and_enemy_scores_18() -> None:
    both = OTHERS | {"captain": "frenchy"}
    people = four(captain="money money, open painting3", frenchy="7 wounds")
    assert points(landed(people, friends=both, enemies=both), "captain") == 18


@rule("OB-16.15")
def test_the_kid_as_a_psychopath_with_jewels_and_a_living_friend_scores_20() -> None:
    people = {"lady": "", "captain": "8 wounds", "bosun": "9 wounds", "kid": "jewels jewels"}
    boat = landed(people, friends={"kid": "lady"}, enemies={"kid": "kid"})
    assert points(boat, "kid") == 20


@rule("OB-16.16")
def test_sir_stephen_as_a_narcissist_with_a_painting_and_a_dead_enemy_scores_28() -> None:
    people = {"lady": "", "snob": "painting3", "captain": "", "bosun": "9 wounds"}
    boat = landed(people, friends={"snob": "snob"}, enemies={"snob": "bosun"})
    assert points(boat, "snob") == 28
