"""RC-15: hunting. Fights and what may be used in them are in ``test_fights``."""

from atoll.games.robinson.cards.beasts import BEASTS
from atoll.games.robinson.state import Camp, Goods
from tests.rulecite import rule

from .acting import act, island, keeps, plans
from .tables import answer, asked, happen, wounds


def hunters(*beasts: str, weapon: int = 0) -> Camp:
    """These beasts can be hunted, the last of them first."""
    camp = island()
    camp.hunting.cards = [*beasts]
    for beast in beasts:
        camp.beasts.cards.remove(beast)
    camp.levels["weapon"] = weapon
    return camp


@rule("RC-15.1")
def test_each_hunt_takes_the_top_card_which_is_discarded_after_the_fight() -> None:
    camp = hunters("beast-fox", "beast-birds", weapon=1)
    act(camp, "hunt", pawns="cook cook")
    assert camp.hunting.cards == ["beast-fox"]
    assert camp.out == ["beast-birds"]
    assert camp.future == Goods(food=2)


@rule("RC-15.1")
def test_without_a_beast_nobody_hunts() -> None:
    assert plans(hunters(), "do hunt") == set()


@rule("RC-15.1", "RC-10.11")
def test_there_are_no_more_hunts_than_beasts() -> None:
    camp = hunters("beast-fox")
    assert plans(camp, "do hunt") == {"do hunt"}
    answer(camp, "do hunt")
    assert "do hunt" not in asked(camp)[1]


@rule("RC-15.1")
def test_with_two_beasts_there_may_be_two_hunts() -> None:
    camp = hunters("beast-fox", "beast-birds")
    assert plans(camp, "do hunt") == {"do hunt"}
    answer(camp, "do hunt")
    assert "do hunt" in asked(camp)[1]


@rule("RC-15.1", "RC-15.2")
def test_a_hunt_succeeds_even_without_a_weapon() -> None:
    camp = hunters("beast-fox")
    act(camp, "hunt", pawns="cook carpenter")
    assert (wounds(camp, "cook"), wounds(camp, "carpenter")) == (2, 0)
    assert camp.future == Goods(food=2, fur=1)


@rule("RC-15.3")
def test_a_temporary_weapon_may_be_used_when_the_beast_is_known() -> None:
    camp = hunters("beast-bear", weapon=4)
    keeps(camp, "supply-pistol", 2)
    told = act(camp, "hunt", pawns="cook cook")
    assert "beast" in [event.kind for event in told]
    assert asked(camp) == ("ask-battle", {"fight", "use supply-pistol"})
    answer(camp, "use supply-pistol", "fight")
    assert wounds(camp, "cook") == 0
    assert camp.levels["weapon"] == 3
    assert BEASTS["beast-bear"].fight.weapon == -1


@rule("RC-12.3", "RC-15.4")
def test_the_second_hunt_goes_by_the_weapon_that_the_first_has_left() -> None:
    camp = hunters("beast-fox", "beast-alligator", weapon=2)
    act(camp, "hunt", pawns="cook cook")
    assert (wounds(camp, "cook"), camp.levels["weapon"]) == (4, 0)
    act(camp, "hunt", pawns="carpenter carpenter")
    assert wounds(camp, "carpenter") == 2


@rule("RC-11.6")
def test_greater_danger_makes_the_next_beast_stronger_and_goes() -> None:
    camp = hunters("beast-birds", "beast-fox", weapon=2)
    camp.tokens["hunt"] = ["danger"]
    act(camp, "hunt", pawns="cook cook")
    assert (wounds(camp, "cook"), camp.tokens["hunt"]) == (1, [])
    act(camp, "hunt", pawns="cook cook")
    assert wounds(camp, "cook") == 1


@rule("RC-15.5")
def test_what_else_the_beast_brings_comes_at_the_end() -> None:
    camp = hunters("beast-boa", weapon=4)
    happen(camp)
    act(camp, "hunt", pawns="cook cook")
    assert camp.future == Goods(food=2)
    assert len(camp.future_finds) == 1
