"""RC-20 and RC-21: what is in the mysteries and among the discoveries."""

from collections import Counter

import pytest

from atoll.games.robinson.camp.items import has
from atoll.games.robinson.cards.finds import FINDS
from atoll.games.robinson.cards.mysteries import MYSTERIES
from atoll.games.robinson.decks.piles import all_finds
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.scenarios.castaways import SCENARIO
from atoll.games.robinson.state import Camp, Goods, Pile
from atoll.games.robinson.steps import EndActionPhase, WeatherPhase
from tests.rulecite import rule

from .acting import have, island, keeps, plans, powers, use
from .tables import answer, asked, happen, person, wounds


def found(card: str, phase: Phase = "morale") -> Camp:
    """A discovery is available."""
    camp = island()
    camp.phase = phase
    keeps(camp, card)
    return camp


@rule("RC-20.1")
def test_there_are_26_treasures_13_monsters_and_13_traps() -> None:
    kinds = Counter([card.kind for card in MYSTERIES.values()])
    assert kinds == {"treasure": 26, "monster": 13, "trap": 13}


@rule("RC-21.1")
def test_four_of_the_22_discoveries_are_for_the_scenario() -> None:
    assert len(all_finds(SCENARIO.finds)) == 22
    assert len([card for card in all_finds(SCENARIO.finds) if card in FINDS]) == 18


@rule("RC-21.1", "RC-21.3", "RC-21.4", "RC-21.5")
def test_some_discoveries_are_there_twice() -> None:
    twice = {card for card, count in Counter(all_finds(SCENARIO.finds)).items() if count == 2}
    assert twice == {
        "find-candles",
        "find-fallen-tree",
        "find-goat",
        "find-nourishing-larvae",
        "find-treasure",
    }


@rule("RC-21.2")
@pytest.mark.parametrize("name", ["carpenter", "cook"])
@pytest.mark.parametrize("phase", ["event", "morale", "production", "action", "weather", "night"])
def test_anybody_may_use_a_discovery_at_any_time_and_then_it_is_gone(
    name: str, phase: Phase
) -> None:
    camp = found("find-tobacco", phase)
    assert powers(camp, name) == {"use find-tobacco"}
    use(camp, name, "find-tobacco")
    assert camp.morale == 1
    assert (camp.kept, camp.out) == ([], ["find-tobacco"])


@rule("RC-21.3")
def test_tree_and_larvae_become_wood_and_food_by_themselves() -> None:
    camp = island()
    camp.future_finds = ["find-fallen-tree", "find-nourishing-larvae"]
    happen(camp, EndActionPhase())
    assert camp.available == Goods(wood=1, food=2)
    assert camp.out == ["find-fallen-tree", "find-nourishing-larvae"]
    assert camp.kept == []


@rule("RC-21.4")
def test_candles_help_with_one_build_action() -> None:
    camp = found("find-candles", "action")
    plans(camp, "do")
    answer(camp, "do build shovel")
    assert "add find-candles build-shovel" in asked(camp)[1]
    answer(camp, "add find-candles build-shovel", "do arrange")
    assert camp.kept != []
    answer(camp, "ready", "do rest", "do rest", "ready")
    answer_all(camp)
    assert camp.out == ["find-candles"]
    assert has(camp, "shovel")


def answer_all(camp: Camp) -> None:
    """Whatever is asked on the way to the end of the action phase."""
    while asked(camp)[0] not in ("", "ask-plan"):
        answer(camp, min(asked(camp)[1]))


@rule("RC-21.4")
def test_the_first_player_digs_for_the_treasure_whoever_uses_the_token() -> None:
    camp = found("find-treasure")
    camp.mysteries = Pile(["mystery-boxes", "mystery-old-rifle", "mystery-snake"])
    use(camp, "cook", "find-treasure")
    assert asked(camp) == ("", set())
    assert [kept.card for kept in camp.kept] == ["mystery-old-rifle"]
    assert sorted(camp.mysteries.cards) == ["mystery-boxes", "mystery-snake"]


@rule("RC-21.5")
@pytest.mark.parametrize(("weapon", "caught"), [(0, False), (1, True)])
def test_a_goat_is_caught_with_a_weapon(weapon: int, caught: bool) -> None:
    camp = found("find-goat")
    camp.levels["weapon"] = weapon
    assert ("use find-goat" in powers(camp, "cook")) is caught
    if caught:
        use(camp, "cook", "find-goat")
        assert camp.available == Goods(food=1, fur=1)


@rule("RC-21.5")
def test_while_pawns_are_placed_the_goat_is_available_at_once() -> None:
    camp = found("find-goat", "action")
    camp.levels["weapon"] = 1
    plans(camp, "do")
    use(camp, "cook", "find-goat")
    assert camp.available == Goods(food=1, fur=1)


@rule("RC-21.6")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("find-healing-herbs", "morale"),
        ("find-herbs", "morale"),
        ("find-poison", "morale"),
        ("find-vegetables", "night"),
    ],
)
def test_some_discoveries_need_the_pot(card: str, phase: Phase) -> None:
    camp = found(card, phase)
    person(camp, "cook").wounds = 1
    assert powers(camp, "cook") == set()
    have(camp, "pot")
    assert f"use {card}" in powers(camp, "cook")


@rule("RC-21.6")
def test_with_the_pot_herbs_cheer_and_heal_and_poison_arms() -> None:
    camp = island()
    camp.phase = "night"
    have(camp, "pot")
    for card in ("find-healing-herbs", "find-herbs", "find-poison", "find-vegetables"):
        keeps(camp, card)
    person(camp, "cook").wounds = 3
    use(camp, "cook", "find-healing-herbs")
    use(camp, "cook", "find-herbs")
    use(camp, "cook", "find-poison")
    use(camp, "cook", "find-vegetables")
    answer(camp, "choose cook", "choose cook")
    assert asked(camp) == ("", set())
    assert has(camp, "medicine")
    assert (camp.morale, camp.levels["weapon"], wounds(camp, "cook")) == (1, 2, 1)


@rule("RC-21.6", "RC-4.6")
@pytest.mark.parametrize("phase", ["event", "action", "weather"])
def test_vegetables_heal_only_at_night(phase: Phase) -> None:
    camp = found("find-vegetables", phase)
    have(camp, "pot")
    person(camp, "cook").wounds = 1
    assert powers(camp, "cook") == set()


@rule("RC-21.7")
def test_large_leaves_keep_off_a_rain_cloud() -> None:
    camp = found("find-large-leaves")
    assert powers(camp, "cook") == set()
    camp.sky.rain, camp.available = 2, Goods(wood=5, food=5)
    happen(camp, WeatherPhase())
    use(camp, "cook", "find-large-leaves")
    assert camp.available == Goods(wood=4, food=4)


@rule("RC-21.7")
def test_machete_bushes_and_tobacco() -> None:
    camp = island()
    camp.phase = "event"
    camp.shelter = True
    for card in ("find-old-machete", "find-thorny-bushes", "find-tobacco"):
        keeps(camp, card)
        use(camp, "cook", card)
    assert (camp.levels["weapon"], camp.levels["palisade"], camp.morale) == (1, 1, 1)
