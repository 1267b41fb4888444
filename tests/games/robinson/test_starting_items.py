"""RC-22: starting items."""

import pytest

from atoll.games.robinson.cards.supplies import SUPPLIES
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.phases.rounds import begin_round
from atoll.games.robinson.state import Camp, Goods
from atoll.games.robinson.steps import BeginRound, EndActionPhase, Pause, WeatherPhase
from atoll.games.robinson.vocabulary import DrawStartingItem
from tests.rulecite import rule

from .acting import act, island, keeps, plans, powers, use
from .tables import answer, asked, determination, happen, person, wounds


def with_item(card: str, phase: Phase = "morale", names: str = "carpenter cook") -> Camp:
    camp = island(names)
    camp.phase = phase
    keeps(camp, card, 2)
    return camp


@rule("RC-22.1", "RC-3.8")
@pytest.mark.parametrize("phase", ["event", "morale", "production", "action", "weather", "night"])
def test_anybody_may_use_a_starting_item_at_any_time_also_twice_in_a_row(phase: Phase) -> None:
    camp = with_item("supply-empty-bottle", phase)
    use(camp, "cook", "supply-empty-bottle")
    use(camp, "cook", "supply-empty-bottle")
    assert camp.levels["weapon"] == 2
    assert (camp.kept, camp.out) == ([], ["supply-empty-bottle"])


@rule("RC-22.1")
def test_nobody_has_to_use_one_even_if_food_is_wanted() -> None:
    camp = with_item("supply-biscuits", "night")
    happen(camp, Pause())
    assert asked(camp) == ("ask-pause", {"go-on"})


@rule("RC-22.1")
def test_one_that_is_gained_later_is_not_yet_in_the_game() -> None:
    camp = island()
    before = [*camp.supplies.cards]
    happen(camp, DrawStartingItem())
    (card,) = camp.future_finds
    assert before == [*camp.supplies.cards, card]
    happen(camp, EndActionPhase())
    assert [(kept.card, kept.uses) for kept in camp.kept] == [(card, 2)]


@rule("RC-22.1")
def test_at_the_very_beginning_of_the_game_there_is_a_moment_for_them() -> None:
    camp = with_item("supply-pipe-and-tobacco")
    camp.agenda.clear()
    begin_round(camp, BeginRound())
    camp.rules.advance(camp)
    assert asked(camp) == ("ask-pause", {"go-on"})
    assert powers(camp, "cook") == {"use supply-pipe-and-tobacco"}


@rule("RC-22.2")
def test_biscuits_are_a_ration() -> None:
    camp = with_item("supply-biscuits")
    use(camp, "cook", "supply-biscuits")
    assert camp.available == Goods(rations=1)


@rule("RC-22.2", "RC-4.6")
@pytest.mark.parametrize("phase", ["event", "action", "weather"])
def test_rum_heals_at_night_only(phase: Phase) -> None:
    camp = with_item("supply-flask-of-rum", phase)
    person(camp, "cook").wounds = 1
    assert powers(camp, "cook") == set()


@rule("RC-22.2")
def test_rum_heals_one_wound() -> None:
    camp = with_item("supply-flask-of-rum", "night")
    person(camp, "carpenter").wounds = 2
    use(camp, "cook", "supply-flask-of-rum")
    answer(camp, "choose carpenter")
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 1


@rule("RC-22.2")
def test_pipe_and_tobacco_give_two_determination_to_one_character() -> None:
    camp = with_item("supply-pipe-and-tobacco")
    use(camp, "cook", "supply-pipe-and-tobacco")
    assert (determination(camp, "cook"), determination(camp, "carpenter")) == (2, 0)


@rule("RC-22.2", "RC-15.3")
def test_the_pistol_is_a_temporary_weapon() -> None:
    assert SUPPLIES["supply-pistol"].temporary == 3
    assert powers(with_item("supply-pistol"), "cook") == set()


@rule("RC-22.3", "RC-10.10")
def test_hammer_and_nails_help_with_two_build_actions_even_in_one_round() -> None:
    camp = with_item("supply-hammer-and-nails", "action")
    camp.available = Goods(wood=1)
    plans(camp, "do")
    answer(camp, "do build shovel", "add supply-hammer-and-nails build-shovel")
    answer(camp, "do build weapon", "add supply-hammer-and-nails build-weapon")
    answer(camp, "ready", "do rest", "do rest", "ready")
    while asked(camp)[0] not in ("", "ask-plan"):
        answer(camp, min(asked(camp)[1]))
    assert camp.out == ["supply-hammer-and-nails"]
    assert (camp.levels["weapon"], camp.items) == (1, ["shovel"])


@rule("RC-22.3", "RC-23.1")
@pytest.mark.parametrize(("uses", "cheer", "left"), [(0, 2, 5), (1, 3, 4), (2, 4, 3)])
def test_with_the_bible_whoever_arranges_the_camp_is_also_encouraged_and_healed(
    uses: int, cheer: int, left: int
) -> None:
    camp = with_item("supply-bible", "action")
    person(camp, "cook").wounds = 5
    act(camp, "arrange", pawns="cook")
    assert asked(camp) == ("ask-pause", {"go-on"})
    for _ in range(uses):
        use(camp, "carpenter", "supply-bible")
    if asked(camp)[0]:
        answer(camp, "go-on")
    assert (determination(camp, "cook"), wounds(camp, "cook"), camp.morale) == (cheer, left, 1)


@rule("RC-22.3", "RC-23.1")
@pytest.mark.parametrize(("chosen", "cheer", "morale"), [("determination", 3, 0), ("morale", 1, 1)])
def test_with_four_players_the_bible_adds_to_what_is_chosen(
    chosen: str, cheer: int, morale: int
) -> None:
    camp = with_item("supply-bible", "action", "carpenter cook explorer soldier")
    person(camp, "cook").wounds = 5
    act(camp, "arrange", pawns="cook")
    use(camp, "cook", "supply-bible")
    answer(camp, "go-on", f"choose {chosen}")
    assert (determination(camp, "cook"), wounds(camp, "cook"), camp.morale) == (cheer, 4, morale)


@rule("RC-22.3")
def test_the_bible_is_of_no_use_in_other_actions() -> None:
    camp = with_item("supply-bible", "action")
    assert powers(camp, "cook") == set()


@rule("RC-22.4")
@pytest.mark.parametrize(
    ("phase", "allowed"),
    [
        ("event", True),
        ("morale", True),
        ("production", True),
        ("action", False),
        ("weather", False),
        ("night", False),
    ],
)
def test_the_storm_glass_is_looked_into_before_the_action_phase(
    phase: Phase, allowed: bool
) -> None:
    camp = with_item("supply-storm-glass", phase)
    camp.round = 4
    assert ("use supply-storm-glass" in powers(camp, "cook")) is allowed


@rule("RC-22.4", "RC-24.8")
def test_there_has_to_be_a_die_to_roll() -> None:
    camp = with_item("supply-storm-glass", "event")
    camp.round = 3
    assert powers(camp, "cook") == set()
    camp.sky.tokens = ["animals"]
    assert powers(camp, "cook") == {"use supply-storm-glass"}


@rule("RC-22.4")
def test_what_the_dice_show_comes_in_the_weather_phase() -> None:
    camp = with_item("supply-storm-glass")
    camp.round, camp.available = 4, Goods(wood=9, food=9)
    use(camp, "cook", "supply-storm-glass")
    rain, snow = camp.sky.rain, camp.sky.snow
    assert rain + snow > 0
    assert camp.available == Goods(wood=9, food=9)
    assert "use supply-storm-glass" not in powers(camp, "cook")
    happen(camp, WeatherPhase())
    assert camp.available == Goods(wood=9 - rain - 2 * snow, food=9 - rain - snow)
