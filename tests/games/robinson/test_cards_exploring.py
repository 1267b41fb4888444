"""Every adventure of exploring, played: both halves, and each way of a choice.

The cook explores a river with fish.
"""

import pytest

from atoll.games.robinson.cards.exploring import EXPLORING
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.phases.rounds import happen_later
from atoll.games.robinson.state import Goods, Kept, Pile
from atoll.games.robinson.steps import DrawEvent, Eat, EndActionPhase
from tests.rulecite import rule

from .cards import (
    LEFT,
    SHUFFLED,
    AdventureRow,
    Half,
    adventure,
    changed,
    comes_back,
    everything,
    expected,
    halves,
    happen,
    hunt,
    pass_over,
    plays_half,
    poor,
    rich,
    take_or_leave,
)
from .tables import answer, asked, wounds

EACH_WOUNDED = "each wounds +1"
OUTSIDE = "cook outside b1"
GOLD = "soon mystery-gold"
"""The deck has this on top, then a trap, another treasure and a monster."""
SPEAR = "cook wounds +2, discarded mystery-blunt-spear"

ROWS = {
    "explore-bamboo": AdventureRow(
        take_or_leave("take", "future wood +2"),
        {"roof": "roof -1", "palisade": "palisade -1"},
        poor_lower=EACH_WOUNDED,
    ),
    "explore-carcass": AdventureRow(
        take_or_leave("take", "future food +2, future fur +2"), EACH_WOUNDED
    ),
    "explore-cold-wind": AdventureRow(SHUFFLED, "sky snow"),
    "explore-dangerous-terrain": AdventureRow(f"soon b1 danger, {LEFT}"),
    "explore-empty-forest": AdventureRow(SHUFFLED, "hunt danger"),
    "explore-flu": AdventureRow(
        {"eat": f"food -1, {LEFT}", "risk": SHUFFLED}, "night flu", poor_upper=SHUFFLED
    ),
    "explore-its-going-to-rain": AdventureRow(SHUFFLED, "sky rain"),
    "explore-lost": AdventureRow(f"{OUTSIDE}, later this round, {LEFT}"),
    "explore-lost-in-the-thicket": AdventureRow(f"{OUTSIDE}, later this round, {LEFT}"),
    "explore-lost-in-the-woods": AdventureRow(
        f"cook determination -2, {LEFT}", poor_upper=f"cook wounds +2, {LEFT}"
    ),
    "explore-misadventure": AdventureRow(
        f"cook explore-leg, {SHUFFLED}", "cook explore-leg -1, cook only build arrange rest"
    ),
    "explore-old-grave": AdventureRow(
        f"cook determination -1, {SHUFFLED}",
        "carpenter determination -2",
        poor_upper=f"cook wounds +1, {SHUFFLED}",
        poor_lower="carpenter wounds +2",
    ),
    "explore-old-hut": AdventureRow(
        {
            "leave": LEFT,
            "enter enough": f"{GOLD}, {SHUFFLED}",
            "enter draw": f"{GOLD}, cook wounds +1, discarded mystery-bite, {SHUFFLED}",
        },
        "each determination -1",
        poor_lower=EACH_WOUNDED,
    ),
    "explore-puma": AdventureRow(
        {"hide": f"{OUTSIDE}, {LEFT}", "risk": SHUFFLED},
        "weapon -1, food +2, fur +1, palisade -1",
        poor_lower="carpenter wounds +5, morale -1, food +2, fur +1",
    ),
    "explore-remains-of-a-settlement": AdventureRow(
        {
            "leave": LEFT,
            "search enough": f"{GOLD}, {SHUFFLED}",
            "search draw enough": f"{GOLD}, {SPEAR}, {SHUFFLED}",
            "search draw draw": f"{GOLD}, {SPEAR}, soon mystery-crocks, {SHUFFLED}",
        },
        EACH_WOUNDED,
    ),
    "explore-ruined-hut": AdventureRow(LEFT, "morale -1"),
    "explore-secret-cave": AdventureRow(
        {
            "leave": LEFT,
            "enter enough": f"{GOLD}, {SHUFFLED}",
            "enter draw enough": f"{GOLD}, {SPEAR}, {SHUFFLED}",
            "enter draw draw": f"{GOLD}, {SPEAR}, soon mystery-crocks, {SHUFFLED}",
        },
        "food +2, fur +1, palisade -1",
        poor_lower="carpenter wounds +4, food +2, fur +1",
    ),
    "explore-shrine": AdventureRow(
        take_or_leave("enter", GOLD), "build reroll, gather reroll, explore reroll"
    ),
    "explore-signs-of-fire": AdventureRow(f"b1-right covered, {LEFT}"),
    "explore-storm-on-the-horizon": AdventureRow(SHUFFLED, "sky storm"),
    "explore-surprising-discovery": AdventureRow("soon card"),
    "explore-swamp": AdventureRow(f"soon b1 time, {LEFT}"),
    "explore-theres-something-in-the-air": AdventureRow(
        f"soon explore adventure, {SHUFFLED}", "explore adventure"
    ),
    "explore-thorny-bush": AdventureRow(
        f"cook explore-arm, {SHUFFLED}",
        "cook explore-arm -1, cook one-pawn",
        cured="cook explore-arm -1",
    ),
    "explore-tiger": AdventureRow(
        {"hide": f"{OUTSIDE}, {LEFT}", "risk": SHUFFLED},
        "carpenter wounds +1, weapon -1, food +2, fur +1, palisade -1",
        poor_lower="carpenter wounds +6, morale -1, food +2, fur +1",
    ),
    "explore-vipers": AdventureRow(
        f"cook explore-head, {SHUFFLED}",
        "cook explore-head -1, cook one-pawn",
        cured="cook explore-head -1",
    ),
    "explore-wild-berries": AdventureRow(
        f"cook explore-belly, {SHUFFLED}", "cook explore-belly -1, cook one-pawn"
    ),
    "explore-wild-dog": AdventureRow(
        f"cook wounds +1, {SHUFFLED}",
        {"feed": "food -1, weapon +1", "leave": ""},
        poor_lower="",
    ),
    "explore-wrong-track": AdventureRow(f"{OUTSIDE}, later this round, {LEFT}"),
}


@rule("RC-13.5", "RC-7.2", "RC-4.7")
@pytest.mark.parametrize(("card", "half"), halves(ROWS, EXPLORING))
def test_an_adventure_of_exploring(card: str, half: Half) -> None:
    plays_half(card, half, ROWS[card])


@rule("RC-27.1", "RC-27.4")
@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("explore-lost", "morale +1"),
        ("explore-lost-in-the-thicket", "kept find-poison"),
        ("explore-wrong-track", "wood +2"),
    ],
)
def test_who_was_lost_brings_something_at_the_beginning_of_the_next_round(
    card: str, brings: str
) -> None:
    camp = rich()
    adventure(camp, card)
    pass_over(camp)
    camp.phase = "event"
    before = everything(camp)
    happen_later(camp)
    camp.rules.advance(camp)
    assert changed(before, everything(camp)) == expected(f"{brings}, later this round -1")


@rule("RC-19.4")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("explore-swamp", "soon b2 time"),
        ("explore-dangerous-terrain", "soon b2 danger"),
        ("explore-signs-of-fire", "b2-space covered"),
    ],
)
def test_if_exploring_has_failed_the_token_lies_on_the_space(card: str, there: str) -> None:
    camp = rich()
    before = everything(camp)
    adventure(camp, card, "b2")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(f"{there}, out {card}")


@rule("RC-9.2")
def test_fire_has_exhausted_any_one_source_of_the_tile() -> None:
    camp = rich()
    camp.spaces[SPACE["b2"]].tile = 10
    adventure(camp, "explore-signs-of-fire", "b2")
    pass_over(camp)
    assert asked(camp) == ("ask-exhaust", {"choose b2-left", "choose b2-right"})


@rule("RC-6.7", "RC-15.3")
def test_what_was_discovered_surprisingly_is_a_weapon_once() -> None:
    camp = poor()
    adventure(camp, "explore-surprising-discovery")
    pass_over(camp)
    happen(camp, EndActionPhase())
    assert camp.kept == [Kept("explore-surprising-discovery", 1)]
    hunt(camp, "beast-birds")
    assert asked(camp) == ("ask-battle", {"fight", "use explore-surprising-discovery"})
    answer(camp, "use explore-surprising-discovery")
    assert wounds(camp, "cook") == 0
    assert camp.kept == []
    assert camp.out == ["explore-surprising-discovery", "beast-birds"]


@rule("RC-17.8")
def test_in_the_ruined_hut_one_of_four_items_is_found() -> None:
    camp = rich()
    camp.items = []
    camp.board = ["knife", "rope", "shovel", "medicine", "fire"]
    adventure(camp, "explore-ruined-hut")
    pass_over(camp)
    assert asked(camp) == ("ask-way", {"choose leave", "choose take"})
    answer(camp, "choose take")
    items = {"choose knife", "choose rope", "choose shovel", "choose medicine"}
    assert asked(camp) == ("ask-free-item", items)
    before = everything(camp)
    answer(camp, "choose knife")
    assert changed(before, everything(camp)) == expected(
        "board knife -1, soon knife, shuffled explore-ruined-hut"
    )


TREASURES = ("mystery-gold", "mystery-crocks", "mystery-old-map")
TRAPS = ("mystery-blunt-spear", "mystery-sharp-blade")
MONSTERS = ("mystery-bite", "mystery-snake")


@rule("RC-20.1", "RC-20.2")
@pytest.mark.parametrize(
    ("card", "way", "most"),
    [
        ("explore-old-hut", "enter", {"treasure": 1, "monster": 1, "trap": 0}),
        ("explore-remains-of-a-settlement", "search", {"treasure": 2, "monster": 0, "trap": 1}),
        ("explore-shrine", "enter", {"treasure": 1, "monster": 0, "trap": 0}),
    ],
)
def test_how_many_mysteries_of_each_kind_may_come(
    card: str, way: str, most: dict[str, int]
) -> None:
    camp = rich()
    camp.mysteries = Pile([*TREASURES, *TRAPS, *MONSTERS])
    adventure(camp, card)
    pass_over(camp)
    answer(camp, f"choose {way}")
    pass_over(camp)
    while asked(camp)[0] == "ask-mystery":
        answer(camp, "draw")
        pass_over(camp)
    assert len(camp.future_treasures) == most["treasure"]
    gone = camp.mystery_discards
    assert len([each for each in gone if each in MONSTERS]) == most["monster"]
    assert len([each for each in gone if each in TRAPS]) == most["trap"]
    assert camp.event_deck.cards == [card]


@rule("RC-20.1")
@pytest.mark.parametrize("first", ["mystery-bite", "mystery-blunt-spear"])
def test_in_the_secret_cave_there_is_one_monster_or_one_trap(first: str) -> None:
    camp = rich()
    others = ["mystery-snake", "mystery-sharp-blade"]
    camp.mysteries = Pile([*others, *TREASURES, first])
    adventure(camp, "explore-secret-cave")
    pass_over(camp)
    answer(camp, "choose enter")
    pass_over(camp)
    while asked(camp)[0] == "ask-mystery":
        answer(camp, "draw")
        pass_over(camp)
    assert camp.mystery_discards == [first]
    assert camp.future_treasures == ["mystery-old-map", "mystery-crocks"]


@rule("RC-11.12", "RC-2.7")
@pytest.mark.parametrize(("drawn", "meals"), [("event-rain", 2), ("event-chronic-tiredness", 3)])
def test_a_sore_throat_asks_for_food_even_beside_an_extra_food_token(
    drawn: str, meals: int
) -> None:
    camp = rich()
    camp.available = Goods(food=10)
    camp.event_deck = Pile([drawn, "explore-flu"])
    happen(camp, DrawEvent())
    pass_over(camp)
    happen(camp, Eat())
    assert camp.available == Goods(food=10 - 2 * meals)
    assert camp.tokens["night"] == []


@rule("RC-11.12")
def test_who_does_not_get_what_a_sore_throat_asks_for_is_wounded_once() -> None:
    camp = poor()
    camp.available = Goods(food=2)
    comes_back(camp, "explore-flu")
    pass_over(camp)
    happen(camp, Eat())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (1, 1)
