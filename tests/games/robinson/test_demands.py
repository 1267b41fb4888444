"""RC-6: demands that cannot be met, sources that are nearest, and cards that are kept."""

import pytest

from atoll.games.robinson.camp.kept import use
from atoll.games.robinson.facts import SPACE, Phase
from atoll.games.robinson.phases.rounds import end_round
from atoll.games.robinson.powers.usable import at_hand
from atoll.games.robinson.state import Camp, Goods, Kept
from atoll.games.robinson.steps import EndActionPhase, EndRound
from atoll.games.robinson.vocabulary import (
    Choose,
    Determination,
    Discard,
    ExhaustNearest,
    Fight,
    IfWeapon,
    Lower,
    Morale,
    Way,
    Wound,
)
from tests.rulecite import rule

from .tables import answer, asked, happen, person, table, wounds


def hurt(camp: Camp) -> tuple[int, ...]:
    return tuple([each.wounds for each in camp.people])


@rule("RC-6.1")
def test_as_much_is_done_as_possible_and_the_rest_wounds() -> None:
    camp = table(actor="cook")
    camp.available = Goods(wood=1, food=1)
    happen(camp, Discard(wood=3, food=1))
    assert (camp.available, hurt(camp)) == (Goods(), (0, 2))
    camp.levels["palisade"] = 1
    happen(camp, Lower("palisade", 2))
    assert (camp.levels["palisade"], hurt(camp)) == (0, (0, 3))


@rule("RC-6.2")
@pytest.mark.parametrize(
    ("phase", "expected"), [("action", (0, 2)), ("event", (2, 2)), ("night", (2, 2))]
)
def test_who_takes_the_wounds(phase: Phase, expected: tuple[int, ...]) -> None:
    camp = table(phase=phase, actor="cook")
    happen(camp, Discard(wood=2))
    assert hurt(camp) == expected


@rule("RC-6.2", "RC-7.7")
def test_in_a_fight_in_the_event_phase_the_first_player_does() -> None:
    camp = table(phase="event")
    camp.kept = []
    happen(camp, Fight(1, weapon=-1))
    assert hurt(camp) == (1 + 1, 0)


@rule("RC-6.2")
def test_missing_determination_wounds_only_whom_it_is_missing() -> None:
    camp = table(phase="event")
    person(camp, "cook").determination = 1
    happen(camp, Determination(-1, "each"))
    assert hurt(camp) == (1, 0)
    assert person(camp, "cook").determination == 0


@rule("RC-6.3")
def test_nobody_keeps_what_there_is() -> None:
    camp = table(phase="event")
    camp.available = Goods(wood=2)
    happen(camp, Discard(wood=2))
    assert asked(camp) == ("", set())
    assert (camp.available, hurt(camp)) == (Goods(), (0, 0))


@rule("RC-6.3")
def test_nobody_has_to_use_a_starting_item_to_meet_a_demand() -> None:
    camp = table(phase="event")
    camp.kept = [Kept("supply-biscuits", 2), Kept("supply-pistol", 2)]
    happen(camp, Discard(food=1))
    assert hurt(camp) == (1, 1)
    happen(camp, IfWeapon(1, (), (Wound(1, "each"),)))
    assert asked(camp) == ("ask-weapon", {"go-on", "use supply-pistol"})
    answer(camp, "go-on")
    assert hurt(camp) == (2, 2)
    assert camp.kept == [Kept("supply-biscuits", 2), Kept("supply-pistol", 2)]


@rule("RC-6.4")
def test_if_possible_wounds_nobody() -> None:
    camp = table(phase="event")
    camp.available = Goods(wood=1)
    happen(camp, Discard(wood=2, if_possible=True), Lower("palisade", if_possible=True))
    assert (camp.available, hurt(camp)) == (Goods(), (0, 0))


@rule("RC-6.4")
@pytest.mark.parametrize(("by", "end"), [(-5, -3), (5, 3)])
def test_morale_stays_between_its_ends(by: int, end: int) -> None:
    camp = table(phase="event")
    happen(camp, Morale(by))
    assert (camp.morale, hurt(camp)) == (end, (0, 0))


@rule("RC-6.5")
def test_a_way_that_cannot_be_met_in_full_cannot_be_chosen() -> None:
    ways = (
        Way("wood", (Discard(wood=2),)),
        Way("wound", (Wound(1),)),
        Way("food", (Discard(food=1),)),
    )
    camp = table(phase="event")
    camp.available = Goods(wood=1, food=1)
    happen(camp, Choose(ways))
    assert asked(camp)[1] == {"choose wound", "choose food"}
    answer(camp, "choose food")
    assert camp.available == Goods(wood=1)


@rule("RC-6.6")
def test_the_nearest_source_is_on_the_camp_tile() -> None:
    camp = table(phase="event")
    camp.spaces[SPACE["t1"]].tile = 4
    happen(camp, ExhaustNearest(("fish",)))
    assert camp.spaces[camp.camp].covered == ["right"]
    assert camp.spaces[SPACE["t1"]].covered == []


@rule("RC-6.6")
def test_then_next_to_it_and_the_players_choose_among_several() -> None:
    camp = table(phase="event")
    camp.spaces[camp.camp].covered = ["right"]
    camp.spaces[SPACE["t1"]].tile = 4
    camp.spaces[SPACE["m2"]].tile = 10
    camp.spaces[SPACE["t2"]].tile = 3
    happen(camp, ExhaustNearest(("fish",)))
    assert asked(camp)[1] == {"choose t1-right", "choose m2-right"}
    answer(camp, "choose m2-right")
    assert camp.spaces[SPACE["m2"]].covered == ["right"]


@rule("RC-6.7")
def test_a_treasure_that_is_kept_works_when_the_action_phase_is_over() -> None:
    camp = table()
    camp.kept = []
    camp.future_treasures = ["mystery-old-rifle"]
    assert [*at_hand(camp, 0)] == []
    happen(camp, EndActionPhase())
    assert camp.kept == [Kept("mystery-old-rifle", 1)]
    assert [card for card, _ in at_hand(camp, 1)] == ["mystery-old-rifle"]


@rule("RC-6.7")
def test_what_serves_one_in_a_round_belongs_to_the_first_who_uses_it() -> None:
    camp = table()
    camp.kept = [Kept("mystery-saber", 0)]
    use(camp, "mystery-saber", 1)
    assert [card for card, _ in at_hand(camp, 0)] == []
    assert [card for card, _ in at_hand(camp, 1)] == ["mystery-saber"]
    use(camp, "mystery-saber", 1)
    assert [card for card, _ in at_hand(camp, 1)] == ["mystery-saber"]
    end_round(camp, EndRound())
    assert [card for card, _ in at_hand(camp, 0)] == ["mystery-saber"]


@rule("RC-6.1", "RC-12.4")
def test_wounds_for_a_weapon_that_is_missing_go_by_level() -> None:
    camp = table()
    camp.levels["weapon"] = 1
    happen(camp, Lower("weapon", 3))
    assert wounds(camp, "carpenter") == 2
