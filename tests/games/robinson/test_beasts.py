"""The hunting deck, and beasts that come by themselves."""

import pytest

from atoll.games.robinson.effects import camping, conditions, finds, people, resources  # noqa: F401
from atoll.games.robinson.effects.beasts import beast_comes, fight_beast
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.phases.event import event_phase
from atoll.games.robinson.state import Camp, Goods, Kept, Pile, Stack
from atoll.games.robinson.steps import EventPhase
from atoll.games.robinson.vocabulary import (
    BeastBeside,
    BeastBesideToHunt,
    DiscardTopBeast,
    FightTopBeast,
    LookAtTopBeast,
    StrongestBeast,
    TakeTopBeast,
    TopBeastToBottom,
)
from tests.rulecite import rule

from .tables import answer, asked, happen, table, wounds


def hunters(
    hunting: str = "", beasts: str = "", *, phase: Phase = "event", weapon: int = 0
) -> Camp:
    """These beasts lie in the two decks, the last of each on top."""
    stack = Stack("threat-left", "threat", "left") if phase == "action" else None
    camp = table(phase=phase, stack=stack)
    camp.kept = []
    camp.levels["weapon"] = weapon
    camp.hunting = Pile([f"beast-{name}" for name in hunting.split()])
    camp.beasts = Pile([f"beast-{name}" for name in beasts.split()])
    return camp


# Fighting them.


@rule("RC-15.1", "RC-7.7")
def test_the_top_beast_is_fought_and_discarded() -> None:
    camp = hunters("fox tapir")
    happen(camp, FightTopBeast())
    assert (wounds(camp, "carpenter"), wounds(camp, "cook")) == (3 + 1, 0)
    assert camp.available == Goods(food=2, fur=1)
    assert camp.hunting.cards == ["beast-fox"]
    assert camp.out == ["beast-tapir"]


@rule("RC-2.10")
def test_if_there_is_no_beast_nothing_happens() -> None:
    camp = hunters()
    words = (FightTopBeast(), TakeTopBeast(), DiscardTopBeast(), LookAtTopBeast())
    told = happen(camp, *words, TopBeastToBottom(), StrongestBeast(3), BeastBesideToHunt())
    assert told == []
    assert asked(camp) == ("", set())


@rule("RC-15.5")
def test_after_the_fight_comes_what_else_the_beast_does() -> None:
    camp = hunters("puma", weapon=5)
    happen(camp, FightTopBeast())
    assert wounds(camp, "carpenter") == 2
    camp = hunters("puma", weapon=5)
    camp.items.append("medicine")
    happen(camp, FightTopBeast())
    assert wounds(camp, "carpenter") == 0


@rule("RC-11.6")
def test_danger_makes_a_beast_stronger() -> None:
    camp = hunters(weapon=2)
    fight_beast(camp, 1, "beast-fox", danger=1)
    happen(camp)
    assert wounds(camp, "cook") == 1


@rule("RC-6.7")
def test_the_helmet_helps_against_what_a_beast_does_after_the_fight() -> None:
    camp = hunters("iguana", weapon=4)
    camp.kept = [Kept("mystery-helmet", 0)]
    happen(camp, FightTopBeast())
    answer(camp, "use mystery-helmet")
    assert wounds(camp, "carpenter") == 0


@rule("RC-15.4", "RC-15.5")
def test_a_beast_that_is_taken_costs_and_brings_all_but_the_comparison() -> None:
    camp = hunters("iguana", phase="action")
    camp.kept = [Kept("supply-pistol", 2)]
    happen(camp, TakeTopBeast())
    assert asked(camp) == ("", set())
    assert wounds(camp, "carpenter") == 1 + 1  # the weapon cannot fall, and the beast bites
    assert camp.future == Goods(food=3, fur=1)
    assert camp.out == ["beast-iguana"]


# The hunting deck.


@rule("RC-6.4")
def test_the_top_beast_is_discarded() -> None:
    camp = hunters("fox tapir")
    happen(camp, DiscardTopBeast())
    assert camp.hunting.cards == ["beast-fox"]
    assert camp.out == ["beast-tapir"]


@rule("RC-1.2")
def test_the_top_beast_is_looked_at_by_all() -> None:
    camp = hunters("fox tapir")
    before = camp.reveals
    (told,) = happen(camp, LookAtTopBeast())
    assert (told.kind, told.args["card"]) == ("beast-seen", "beast-tapir")
    assert camp.hunting == Pile(["beast-fox", "beast-tapir"], top=1)
    assert camp.reveals > before


@rule("RC-1.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Pile(["a", "b", "c"]), Pile(["c", "a", "b"])),
        (Pile(["a", "b", "c"], top=2), Pile(["c", "a", "b"], top=1, bottom=1)),
        (Pile(["a", "b", "c"], bottom=1), Pile(["c", "a", "b"])),
        (Pile(["a", "b", "c"], top=1, bottom=1), Pile(["c", "a", "b"], bottom=2)),
        (Pile(["a"]), Pile(["a"])),
        (Pile(["a"], top=1), Pile(["a"], bottom=1)),
        (Pile(["a", "b"], bottom=2), Pile(["b", "a"], bottom=2)),
    ],
)
def test_the_top_beast_goes_to_the_bottom_and_who_knew_it_still_does(
    before: Pile, after: Pile
) -> None:
    camp = hunters()
    camp.hunting = before
    happen(camp, TopBeastToBottom())
    assert camp.hunting == after


@rule("RC-19.5", "RC-5.10")
def test_a_beast_that_comes_is_shuffled_into_the_hunting_deck_unseen() -> None:
    camp = hunters("fox tapir", "bear goats")
    camp.hunting.top = 1
    beast_comes(camp)
    assert camp.beasts.cards == ["beast-bear"]
    assert sorted(camp.hunting.cards) == ["beast-fox", "beast-goats", "beast-tapir"]
    assert camp.hunting.top == 0
    assert all("beast-goats" not in event.args.values() for event in camp.events)


@rule("RC-2.10")
def test_if_the_beast_deck_is_empty_none_comes() -> None:
    camp = hunters("fox")
    beast_comes(camp)
    happen(camp, BeastBeside())
    assert camp.hunting.cards == ["beast-fox"]
    assert camp.beside == ""


# The strongest of several.


@rule("RC-1.2")
def test_the_strongest_of_three_comes_on_top_and_the_others_are_shuffled_back() -> None:
    camp = hunters("fox", "gorilla birds bear tapir")
    happen(camp, StrongestBeast(3))
    assert asked(camp) == ("", set())
    assert camp.hunting == Pile(["beast-fox", "beast-bear"], top=1)
    assert sorted(camp.beasts.cards) == ["beast-birds", "beast-gorilla", "beast-tapir"]
    assert camp.beasts.top == 0


@rule("RC-1.3")
def test_among_the_strongest_the_players_choose() -> None:
    camp = hunters("", "tiger tapir bear")
    happen(camp, StrongestBeast(3))
    assert asked(camp) == ("ask-beast", {"choose beast-tiger", "choose beast-bear"})
    answer(camp, "choose beast-bear")
    assert camp.hunting == Pile(["beast-bear"], top=1)
    assert sorted(camp.beasts.cards) == ["beast-tapir", "beast-tiger"]


# A beast beside the event deck.


@rule("RC-7.7")
def test_a_beast_waits_beside_the_event_deck_and_comes_in_the_next_event_phase() -> None:
    camp = hunters(beasts="fox birds")
    told = happen(camp, BeastBeside())
    assert camp.beside == "beast-birds"
    assert all("beast-birds" not in event.args.values() for event in told)
    camp.round = 2
    camp.event_deck = Pile([])
    event_phase(camp, EventPhase())
    happen(camp)
    assert camp.beside == ""
    assert wounds(camp, "carpenter") == 1
    assert camp.available == Goods(food=2)
    assert camp.out == ["beast-birds"]


@rule("RC-14.2")
def test_or_it_is_shuffled_into_the_hunting_deck() -> None:
    camp = hunters("fox", "birds", phase="action")
    happen(camp, BeastBeside())
    camp.notes["beast-birds"] = ["seen"]
    happen(camp, BeastBesideToHunt())
    assert camp.beside == ""
    assert camp.notes == {}
    assert sorted(camp.hunting.cards) == ["beast-birds", "beast-fox"]
