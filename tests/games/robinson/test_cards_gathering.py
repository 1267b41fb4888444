"""Every adventure of gathering, played: both halves, and each way of a choice.

The cook gathers wood in the hills, where there is nothing else.
"""

import pytest

from atoll.games.robinson.cards.gathering import GATHERING
from atoll.games.robinson.facts import SPACE
from atoll.games.robinson.land.tokens import settle_tokens
from atoll.games.robinson.state import Goods, Kept, Pile
from atoll.games.robinson.vocabulary import RemoveAnything
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
    pass_over,
    plays_half,
    poor,
    rich,
    take_or_leave,
)
from .tables import answer, asked, wounds

EACH_WOUNDED = "each wounds +1"
REROLLS = "build reroll, gather reroll, explore reroll"

ROWS = {
    "gather-after-the-hurricane": AdventureRow(f"future wood +2, soon m2 time, {SHUFFLED}", ""),
    "gather-end-of-source": AdventureRow(f"m2-left covered, {LEFT}"),
    "gather-eyes-in-the-bushes": AdventureRow(SHUFFLED, "sky animals"),
    "gather-fruit": AdventureRow(
        f"cook gather-belly, {SHUFFLED}",
        "cook gather-belly -1, cook only rest",
        cured="cook gather-belly -1",
    ),
    "gather-furs": AdventureRow(take_or_leave("take", "future fur +2"), "more-food -1"),
    "gather-gold-coin": AdventureRow(SHUFFLED, REROLLS),
    "gather-mushrooms": AdventureRow(
        take_or_leave("take", "future food +2"), EACH_WOUNDED, cured=""
    ),
    "gather-nestlings": AdventureRow(
        take_or_leave("take", "future food +2"), "roof -1", poor_lower=EACH_WOUNDED
    ),
    "gather-new-flock": AdventureRow(f"soon m2 flock, {SHUFFLED}", ""),
    "gather-nice-surprise": AdventureRow(
        take_or_leave("take", "future wood +3"), "roof -2", poor_lower=EACH_WOUNDED
    ),
    "gather-path-of-a-predator": AdventureRow(SHUFFLED, "sky animals"),
    "gather-pirates-chest": AdventureRow(
        {
            "leave": LEFT,
            "open enough": f"soon mystery-gold, {SHUFFLED}",
            "open draw": f"soon mystery-gold, soon mystery-crocks, {SHUFFLED}",
        },
        "each one-pawn",
    ),
    "gather-shortage": AdventureRow(f"future wood +1, m2-left covered, {LEFT}"),
    "gather-signs-of-a-predator": AdventureRow(SHUFFLED, "", poor_lower=EACH_WOUNDED),
    "gather-skeleton": AdventureRow(
        SHUFFLED, "morale -1, ideas moat -1, board moat", poor_lower="morale -1"
    ),
    "gather-spider": AdventureRow(
        f"cook gather-head, {SHUFFLED}", "cook gather-head -1, cook one-pawn"
    ),
    "gather-surprise-in-the-bushes": AdventureRow(
        take_or_leave("draw", "soon supply-pistol"), "morale -1"
    ),
    "gather-tracks-of-a-predator": AdventureRow(f"soon m2 danger, {LEFT}"),
    "gather-twisted-ankle": AdventureRow(
        f"cook gather-leg, {SHUFFLED}", "cook gather-leg -1, cook only build arrange rest"
    ),
    "gather-unbelievable-effort": AdventureRow(
        take_or_leave("take", "future wood +2, cook gather-arm"),
        "cook gather-arm -1, cook wounds +1",
    ),
    "gather-unexpected-discovery": AdventureRow(f"soon find-poison, {LEFT}"),
    "gather-unexpected-troubles": AdventureRow(f"m2-terrain covered, {LEFT}"),
    "gather-viper": AdventureRow(SHUFFLED, "carpenter wounds +3", cured="carpenter wounds +1"),
    "gather-weather-breakdown": AdventureRow(SHUFFLED, "sky storm"),
    "gather-winter-freezing": AdventureRow(f"m2-left covered, {LEFT}"),
    "gather-winter-is-coming": AdventureRow(SHUFFLED, "sky snow"),
}


@rule("RC-13.5", "RC-7.2", "RC-4.7")
@pytest.mark.parametrize(("card", "half"), halves(ROWS, GATHERING))
def test_an_adventure_of_gathering(card: str, half: Half) -> None:
    plays_half(card, half, ROWS[card])


@rule("RC-19.7")
def test_after_the_hurricane_the_tile_becomes_inaccessible_when_the_card_comes_back() -> None:
    camp = rich()
    adventure(camp, "gather-after-the-hurricane")
    pass_over(camp)
    settle_tokens(camp)
    camp.spaces[SPACE["m2"]].covered = ["left"]
    before = everything(camp)
    comes_back(camp, "gather-after-the-hurricane")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "m2 time -1, m2-left covered -1, m2 face-down, shuffled gather-after-the-hurricane -1,"
        "out gather-after-the-hurricane"
    )


@rule("RC-28.3")
def test_if_the_camp_has_moved_there_the_hurricane_loses_the_game() -> None:
    camp = rich()
    adventure(camp, "gather-after-the-hurricane")
    pass_over(camp)
    settle_tokens(camp)
    camp.camp = SPACE["m2"]
    comes_back(camp, "gather-after-the-hurricane")
    pass_over(camp)
    assert camp.outcome is not None
    assert camp.outcome.reason == "camp-lost"


@rule("RC-13.5")
@pytest.mark.parametrize("card", ["gather-after-the-hurricane", "gather-new-flock"])
def test_if_the_token_of_the_card_is_gone_its_tile_is_safe(card: str) -> None:
    camp = rich()
    adventure(camp, card)
    pass_over(camp)
    settle_tokens(camp)
    happen(camp, RemoveAnything())
    assert camp.spaces[SPACE["m2"]].tokens == []
    before = everything(camp)
    comes_back(camp, card)
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(f"shuffled {card} -1, out {card}")


@rule("RC-9.2")
def test_where_there_is_no_food_a_new_flock_is_a_source_and_vanishes_with_the_others() -> None:
    camp = rich()
    adventure(camp, "gather-new-flock")
    pass_over(camp)
    settle_tokens(camp)
    before = everything(camp)
    comes_back(camp, "gather-new-flock")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "m2-left covered, m2-token covered, shuffled gather-new-flock -1, out gather-new-flock"
    )


@rule("RC-11.11")
def test_where_there_is_food_a_new_flock_is_extra_food_and_is_not_covered_itself() -> None:
    camp = rich()
    before = everything(camp)
    adventure(camp, "gather-new-flock", "b1-right")
    pass_over(camp)
    settle_tokens(camp)
    assert changed(before, everything(camp)) == expected("b1 food, shuffled gather-new-flock")
    comes_back(camp, "gather-new-flock")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "b1 food, b1-right covered, out gather-new-flock"
    )


@rule("RC-13.5")
def test_a_shortage_gives_one_more_of_what_is_gathered() -> None:
    camp = rich()
    before = everything(camp)
    adventure(camp, "gather-shortage", "t1-left")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "future food +1, t1-left covered, out gather-shortage"
    )


@rule("RC-9.2")
@pytest.mark.parametrize("card", ["gather-end-of-source", "gather-shortage"])
def test_only_the_source_that_is_gathered_from_is_exhausted(card: str) -> None:
    camp = rich()
    camp.spaces[SPACE["t1"]].tile = 6  # parrots and wood
    adventure(camp, card, "t1-right")
    pass_over(camp)
    assert asked(camp) == ("", set())
    assert camp.spaces[SPACE["t1"]].covered == ["right"]


@rule("RC-9.2")
def test_frost_exhausts_any_one_source_of_the_tile() -> None:
    camp = rich()
    camp.spaces[SPACE["t1"]].tile = 6
    adventure(camp, "gather-winter-freezing", "t1-left")
    pass_over(camp)
    assert asked(camp) == ("ask-exhaust", {"choose t1-left", "choose t1-right"})
    before = everything(camp)
    answer(camp, "choose t1-right")
    assert changed(before, everything(camp)) == expected(
        "t1-right covered, out gather-winter-freezing"
    )


@rule("RC-2.8")
def test_a_second_marker_on_the_terrain_costs_each_character_a_wound() -> None:
    camp = rich()
    camp.spaces[SPACE["m2"]].covered = ["terrain"]
    before = everything(camp)
    adventure(camp, "gather-unexpected-troubles")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "each wounds +1, out gather-unexpected-troubles"
    )


@rule("RC-15.3")
def test_a_predator_is_kept_off_by_a_weapon_of_three() -> None:
    camp = rich()
    camp.levels["weapon"] = 2
    before = everything(camp)
    comes_back(camp, "gather-signs-of-a-predator")
    pass_over(camp)
    assert changed(before, everything(camp)) == expected(
        "m1-right covered, out gather-signs-of-a-predator"
    )
    armed = poor()
    armed.kept = [Kept("supply-pistol", 2)]
    comes_back(armed, "gather-signs-of-a-predator")
    assert asked(armed) == ("ask-weapon", {"go-on", "use supply-pistol"})
    answer(armed, "use supply-pistol")
    assert (wounds(armed, "carpenter"), wounds(armed, "cook")) == (0, 0)
    assert armed.kept == [Kept("supply-pistol", 1)]


@rule("RC-20.1")
def test_in_the_chest_there_are_up_to_two_treasures() -> None:
    camp = rich()
    camp.mysteries = Pile(["mystery-gold", "mystery-bite", "mystery-crocks", "mystery-old-map"])
    adventure(camp, "gather-pirates-chest")
    pass_over(camp)
    answer(camp, "choose open")
    pass_over(camp)
    assert asked(camp) == ("ask-mystery", {"draw", "enough"})
    answer(camp, "draw")
    assert asked(camp) == ("", set())
    assert camp.future_treasures == ["mystery-old-map", "mystery-crocks"]
    assert sorted(camp.mysteries.cards) == ["mystery-bite", "mystery-gold"]
    assert camp.event_deck.cards == ["gather-pirates-chest"]


@rule("RC-29.2")
def test_friday_is_no_player_where_food_is_counted() -> None:
    camp = rich()
    assert len(camp.people) == 3
    adventure(camp, "gather-mushrooms")
    pass_over(camp)
    answer(camp, "choose take")
    assert camp.future == Goods(food=2)
