"""OB-14: chum, and whom the sharks bite.

By card 23 the Captain falls overboard, by card 14 Frenchy does, by card 4 everybody does.
"""

import pytest

from tests.rulecite import rule

from .tables import (
    GAME,
    all_say,
    answer,
    asked,
    benches,
    board,
    chances,
    four,
    lies,
    person,
    question,
    spent,
    story,
    table,
    texts,
    told,
)


@rule("OB-14.1")
def test_chum_is_opened_thrown_and_gone_and_everybody_overboard_takes_a_wound_more() -> None:
    boat = table(four(bosun="bait"), phase="card 23")
    assert (asked(boat), texts(boat, "bosun")) == ("bosun", {"chum", "pass"})
    events = answer(boat, "bosun", "chum")
    assert told(events)[:3] == ["chum bosun", "sharks", "wounded captain 2"]
    assert (lies(boat, "captain"), lies(boat, "bosun")) == ("2 wounds", "")
    assert spent(boat) == ["bait"]


@rule("OB-14.1")
def test_an_open_bucket_can_be_thrown_too_and_need_not_be() -> None:
    boat = table(four(bosun="open bait"), phase="card 23")
    assert texts(boat, "bosun") == {"chum", "pass"}
    answer(boat, "bosun", "pass")
    assert (lies(boat, "captain"), lies(boat, "bosun")) == ("1 wound", "open bait")


@rule("OB-14.1")
@pytest.mark.parametrize("card", [6, 7])
def test_chum_is_thrown_only_while_somebody_is_overboard(card: int) -> None:
    """By card 6 somebody falls who is not in the boat, by card 7 nobody."""
    boat = table(four(bosun="open bait"), phase=f"card {card}")
    assert (question(boat), lies(boat, "bosun")) == ("ask-keep", "open bait")


@rule("OB-14.1")
def test_the_next_evening_the_sharks_are_gone() -> None:
    """By card 9 the Captain falls again."""
    boat = table(four(bosun="bait"), phase="card 23", supplies="", navigation=[9])
    answer(boat, "bosun", "chum")
    assert lies(boat, "captain") == "2 wounds"
    story(boat, "captain: rest", "bosun: rest", "frenchy: rest", "kid: rest")
    events = all_say(boat, "ready")
    assert "overboard captain" in told(events)
    assert "sharks" not in told(events)
    assert lies(boat, "captain") == "3 wounds"


@rule("OB-14.1")
def test_there_is_nobody_to_bite_if_the_current_took_all_who_fell() -> None:
    boat = table(four(captain="7 wounds", bosun="bait"), phase="card 23", supplies="")
    assert (question(boat), lies(boat, "bosun")) == ("ask-action", "bait")


@rule("OB-14.1")
def test_chum_cannot_be_thrown_to_the_sharks_by_day() -> None:
    boat = table(four(captain="bait"))
    assert "chum" not in texts(boat, "captain") | chances(boat, "captain")


@rule("OB-14.2")
def test_chum_carried_openly_into_the_water_bites_its_owner_and_the_others() -> None:
    boat = table(four(bosun="open bait"), phase="card 4")
    assert told(boat.events, "lost", "sharks") == ["lost bosun ('bait',)", "sharks"]
    happened = told(boat.events)
    assert happened[happened.index("sharks") :][1:5] == [
        "wounded captain 2",
        "wounded bosun 2",
        "wounded frenchy 1",
        "wounded kid 2",
    ]


@rule("OB-14.2")
@pytest.mark.parametrize("owner", ["captain", "bosun", "frenchy", "kid"])
def test_it_is_no_matter_whose_chum_it_was(owner: str) -> None:
    boat = table(four(**{owner: "open bait"}), phase="card 4")
    assert told(boat.events, "sharks") == ["sharks"]


@rule("OB-14.2")
def test_with_chum_in_the_water_nobody_is_asked_for_more() -> None:
    boat = table(four(captain="open bait", bosun="bait"), phase="card 23")
    assert (lies(boat, "captain"), lies(boat, "bosun")) == ("2 wounds", "bait")


@rule("OB-14.2")
def test_chum_of_somebody_whom_the_current_takes_still_draws_sharks() -> None:
    boat = table(four(captain="open bait, 7 wounds"), phase="card 4")
    assert benches(boat) == "bosun frenchy kid"
    assert "sharks" in told(boat.events)


@rule("OB-14.2")
def test_hidden_chum_stays_under_the_bench() -> None:
    boat = table(four(captain="bait, open knife"), phase="card 23", supplies="")
    assert lies(boat, "captain") == "bait, 1 wound"


@rule("OB-14.3")
def test_two_buckets_carried_openly_bite_once() -> None:
    boat = table(four(captain="open bait bait"), phase="card 23")
    assert lies(boat, "captain") == "2 wounds"
    assert spent(boat) == ["bait", "bait"]


@rule("OB-14.3", "OB-14.5")
def test_of_two_who_throw_chum_at_once_one_keeps_the_bucket_and_nobody_is_bitten_twice() -> None:
    boat = table(four(bosun="bait", kid="bait"), phase="card 23")
    events = story(boat, "kid: chum", "bosun: chum")
    assert told(events, "chum", "wounded") == ["chum bosun", "wounded captain 2"]
    assert (lies(boat, "bosun"), lies(boat, "kid")) == ("", "bait")


@rule("OB-14.4")
def test_frenchy_is_bitten_like_everybody_else() -> None:
    boat = table(four(captain="bait"), phase="card 14", supplies="")
    answer(boat, "captain", "chum")
    assert lies(boat, "frenchy") == "1 wound"


@rule("OB-14.5")
def test_all_in_the_boat_who_may_have_chum_are_asked_at_once() -> None:
    boat = table(four(captain="water", bosun="bait", kid="water"), phase="card 23")
    answer(boat, "captain", "fall")
    assert (asked(boat), question(boat)) == ("bosun kid", "ask-chum")
    assert (texts(boat, "bosun"), texts(boat, "kid")) == ({"chum", "pass"}, {"pass"})


@rule("OB-14.5")
def test_who_is_asked_does_not_tell_who_has_chum() -> None:
    seen = []
    for bosuns, kids in (("bait", "water"), ("water", "bait"), ("water", "water")):
        seen.append(GAME.view(table(four(bosun=bosuns, kid=kids), phase="card 23"), None))
    assert seen[0] == seen[1] == seen[2]


@rule("OB-14.5")
def test_where_all_buckets_are_accounted_for_nobody_is_asked() -> None:
    boat = table(four(bosun="water", kid="knife"), phase="card 23", supplies="")
    assert question(boat) == "ask-action"


@rule("OB-14.5")
@pytest.mark.parametrize("wounds", [8, 9])
def test_the_unconscious_and_the_dead_throw_no_chum(wounds: int) -> None:
    boat = table(four(bosun=f"open bait, {wounds} wounds"), phase="card 23", supplies="")
    assert (question(boat), lies(boat, "captain")) == ("ask-action", "1 wound")


@rule("OB-14.5")
def test_those_in_the_water_can_neither_throw_nor_open_anything() -> None:
    boat = table(four(captain="bait water", bosun="open bait", kid="knife"), phase="card 23")
    answer(boat, "captain", "fall")
    assert (asked(boat), question(boat)) == ("bosun kid", "ask-chum")
    assert chances(boat, "captain") == chances(boat, "captain", "say")
    kids = chances(boat, "kid")
    assert kids - chances(boat, "kid", "say") == {"open knife"}


@rule("OB-14.5")
def test_if_all_are_overboard_nobody_is_left_to_throw_chum() -> None:
    boat = table(four(kid="bait"), phase="card 4", supplies="")
    assert "sharks" not in told(boat.events)
    assert person(boat, "kid").hidden == 1


@rule("OB-14.6")
def test_whoever_faints_by_the_bite_drowns() -> None:
    boat = table(four(captain="5 wounds", bosun="bait"), phase="card 23")
    assert lies(boat, "captain") == "6 wounds"
    events = answer(boat, "bosun", "chum")
    assert told(events)[2:5] == ["wounded captain 7", "fainted captain", "drifted-away captain"]
    assert benches(boat) == "bosun frenchy kid"


@rule("OB-14.6")
def test_with_an_open_life_preserver_they_are_brought_back() -> None:
    boat = table(four(captain="open lifebuoy, 6 wounds", bosun="bait"), phase="card 23")
    answer(boat, "bosun", "chum")
    assert benches(boat) == "captain bosun frenchy kid"
    assert lies(boat, "captain") == "open lifebuoy, 7 wounds"
    assert person(boat, "captain").condition == "unconscious"
    assert board(boat).swimmers == ()
