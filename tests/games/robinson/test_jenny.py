"""RC-33: Jenny needs help! Raft and Lifeboat, and what is on the sheet."""

import pytest

from atoll.games.robinson.cards.kinds import Need
from atoll.games.robinson.facts import Phase, WeatherDie
from atoll.games.robinson.scenarios.jenny import SCENARIO, rescue
from atoll.games.robinson.state import Camp, Goods, Pile, Rule
from atoll.games.robinson.steps import EndActionPhase, EndRound
from atoll.games.robinson.vocabulary import Book, DrawStartingItem
from atoll.texts import Texts
from tests.rulecite import rule

from .acting import act, appears, falls, have, island, keeps, kinds, plans, powers, space, use
from .jenny import ended, rock, saved, team
from .tables import GAME, answer, asked, happen, person, planning, says, wounds

LIFEBOAT = Goods(wood=6, fur=4)


def ready_to_sail() -> Camp:
    """Jenny is here, and so is all that the Lifeboat takes."""
    camp = saved()
    have(camp, "rope", "knife")
    return camp


def progress(camp: Camp) -> list[tuple[str, dict[str, object]]]:
    return [(message.key, dict(message.args)) for message in GAME.view(camp, 0).board.progress]


# Setting up.


@rule("RC-33.1")
@pytest.mark.parametrize(("rounds", "dice"), [(range(1, 5), ()), (range(5, 9), ("animals",))])
def test_eight_rounds_with_these_dice(rounds: range, dice: tuple[WeatherDie, ...]) -> None:
    assert SCENARIO.rounds == 8
    assert [SCENARIO.dice(each, 0) for each in rounds] == [dice] * len(rounds)


@rule("RC-33.1")
def test_the_storm_glass_is_not_in_the_game() -> None:
    for seed in range(10):
        camp = GAME.setup(2, seed, {"scenario": "jenny", "items": 4})
        assert "supply-storm-glass" not in GAME.pieces(camp)
        happen(camp, *[DrawStartingItem()] * 9)
        assert len([kept for kept in camp.kept if kept.card.startswith("supply-")]) == 7


@rule("RC-33.2")
@pytest.mark.parametrize("friday", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("characters", ["draw", "choose"])
def test_jenny_comes_after_the_characters_and_before_friday(
    seats: int, friday: bool, characters: str
) -> None:
    camp = GAME.setup(seats, 1, {"scenario": "jenny", "friday": friday, "characters": characters})
    while camp.step is not None and camp.awaited[0].prompt.key == "ask-character":
        GAME.view(camp, 0)
        GAME.answer(camp, camp.awaited[0].seat, camp.awaited[0].options[0].text)
    names = [each.name for each in camp.people[seats:]]
    assert names == ["jenny", *["friday"] * friday]
    assert person(camp, "jenny").away
    assert GAME.view(camp, 0).board.people[seats].away


# The aim.


@rule("RC-33.2", "RC-33.12")
def test_the_lifeboat_wins_as_soon_as_it_is_built() -> None:
    camp = ready_to_sail()
    act(camp, "build", "lifeboat", paid=LIFEBOAT)
    assert ended(camp) == "goal"
    assert camp.outcome is not None
    assert (camp.outcome.scores, camp.outcome.winners) == ((3, 3), (0, 1))


@rule("RC-33.2")
def test_it_wins_before_an_adventure_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = ready_to_sail()
    falls(monkeypatch, adventure=True)
    told = act(camp, "build", "lifeboat", paid=LIFEBOAT, sure=False)
    assert ended(camp) == "goal"
    assert "adventure" not in kinds(told)


@rule("RC-33.2", "RC-28.2")
def test_it_does_not_if_the_builder_dies_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = ready_to_sail()
    person(camp, "carpenter").wounds = 12
    falls(monkeypatch, wound=True)
    act(camp, "build", "lifeboat", paid=LIFEBOAT, sure=False)
    assert ended(camp) == "died"


@rule("RC-33.2")
def test_a_lifeboat_that_fails_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = ready_to_sail()
    falls(monkeypatch, success=False)
    act(camp, "build", "lifeboat", paid=LIFEBOAT, sure=False)
    assert (ended(camp), camp.available) == (None, LIFEBOAT)
    assert not rescue(camp).lifeboat
    assert "do build lifeboat" in plans(camp, "do build lifeboat")


@rule("RC-33.2", "RC-28.3")
def test_without_it_the_eighth_round_is_the_last() -> None:
    camp = saved()
    camp.round = 7
    happen(camp, EndRound())
    assert (ended(camp), camp.round) == (None, 8)
    camp.agenda = camp.agenda[:1]
    happen(camp, EndRound())
    assert ended(camp) == "too-late"


@rule("RC-33.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_has_been_done_is_seen_and_counted(seats: int) -> None:
    names = team(seats)
    camp = rock(names)
    assert progress(camp) == [("progress-rescue", {"done": 0}), ("progress-nights", {"count": 5})]
    camp.phase = "night"
    SCENARIO.night_falls(camp)
    rescue(camp).raft = True
    assert progress(camp) == [("progress-rescue", {"done": 1}), ("progress-nights", {"count": 4})]
    assert progress(saved(names)) == [("progress-rescue", {"done": 2})]


# The Raft.


@rule("RC-33.4")
def test_what_the_raft_requires() -> None:
    raft = SCENARIO.inventions["rescue-raft"]
    assert (raft.terrains, raft.items, raft.prices) == ((), ("rope",), (Need(wood=2),))
    camp = rock()
    camp.available = Goods(wood=2)
    assert plans(camp, "do build rescue-raft") == set()
    have(camp, "rope")
    assert plans(camp, "do build rescue-raft") == {"do build rescue-raft"}


@rule("RC-33.4")
def test_the_raft_serves_from_the_next_round_on() -> None:
    camp = rock()
    have(camp, "rope")
    act(camp, "build", "rescue-raft", paid=Goods(wood=2))
    assert (camp.future_items, camp.goal.score) == (["rescue-raft"], 0)
    assert [each.target for each in SCENARIO.deeds(camp, {})] == []
    happen(camp, EndActionPhase())
    assert (camp.items, camp.goal.score) == (["rope", "rescue-raft"], 1)
    assert plans(camp, "do explore rescue") == {"do explore rescue"}


@rule("RC-33.4")
def test_the_ordinary_raft_is_another_one() -> None:
    camp = rock()
    have(camp, "raft")
    assert plans(camp, "do explore rescue") == set()
    assert not rescue(camp).raft


@rule("RC-33.4")
@pytest.mark.parametrize("pawns", [1, 2])
def test_jenny_is_fetched_with_one_pawn_or_two(pawns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    camp = rock()
    have(camp, "rope")
    appears(camp, "rescue-raft")
    planning(camp)
    says(camp, "carpenter", "do explore rescue")
    if pawns == 2:
        says(camp, "carpenter", "add carpenter explore-rescue")
    assert len(camp.plan[0].pawns) == pawns
    says(camp, "carpenter", *["do rest"] * (2 - pawns), "ready")
    says(camp, "cook", "do rest", "do rest")
    falls(monkeypatch)
    told = says(camp, "cook", "ready")
    assert "rescued" in kinds(told)
    assert ("rolled" in kinds(told)) is (pawns == 1)
    assert not person(camp, "jenny").away
    assert camp.goal.score == 2


@rule("RC-33.4")
def test_if_the_dice_fail_she_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = rock()
    have(camp, "rescue-raft")
    falls(monkeypatch, success=False)
    act(camp, "explore", "rescue", sure=False)
    assert person(camp, "jenny").away
    assert plans(camp, "do explore rescue") == {"do explore rescue"}


@rule("RC-33.4")
def test_she_is_fetched_once() -> None:
    camp = rock()
    have(camp, "rescue-raft")
    act(camp, "explore", "rescue")
    assert not person(camp, "jenny").away
    assert plans(camp, "do explore rescue") == set()


@rule("RC-33.4")
def test_friday_can_fetch_her_and_the_dog_can_help() -> None:
    camp = rock("cook", friday=True, dog=True)
    have(camp, "rescue-raft")
    planning(camp)
    answer(camp, "friday explore rescue", "add dog explore-rescue")
    assert camp.plan[0].pawns == ["friday", "dog"]


@rule("RC-33.4", "RC-11.3")
def test_tokens_in_the_explore_space_concern_it() -> None:
    camp = rock()
    have(camp, "rescue-raft")
    camp.tokens["explore"] = ["time"]
    planning(camp)
    says(camp, "carpenter", "do explore rescue")
    assert GAME.view(camp, 0).board.plan[0].sizes == (2, 3)


@rule("RC-33.4")
def test_the_raft_is_no_card_that_could_be_put_away() -> None:
    camp = rock()
    have(camp, "rescue-raft")
    camp.rules_of_round.append(Rule("items-away", camp.round))
    assert plans(camp, "do explore rescue") == {"do explore rescue"}


@rule("RC-33.5")
def test_an_adventure_on_the_sea_is_a_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = rock()
    have(camp, "rescue-raft")
    before = [*camp.adventures["explore"].cards]
    falls(monkeypatch, adventure=True)
    told = act(camp, "explore", "rescue", sure=False)
    assert camp.adventures["explore"].cards == before
    assert wounds(camp, "carpenter") == 1
    assert kinds(told)[-2:] == ["no-adventure", "wounded"]
    assert not person(camp, "jenny").away


@rule("RC-33.5")
def test_an_adventure_token_is_a_wound_too_and_goes() -> None:
    camp = rock()
    have(camp, "rescue-raft")
    camp.tokens["explore"] = ["adventure"]
    act(camp, "explore", "rescue", pawns="cook cook")
    assert (wounds(camp, "cook"), camp.tokens["explore"]) == (1, [])


@rule("RC-33.5")
def test_elsewhere_there_are_adventures() -> None:
    camp = rock()
    camp.tokens["explore"] = ["adventure"]
    assert "adventure" in kinds(act(camp, "explore", "m2"))


# The Lifeboat.


@rule("RC-33.12")
def test_what_the_lifeboat_requires() -> None:
    boat = SCENARIO.inventions["lifeboat"]
    assert (boat.terrains, boat.items) == ((), ("rope", "knife"))
    assert boat.prices == (Need(wood=6, fur=4),)
    camp = ready_to_sail()
    camp.available = LIFEBOAT - Goods(fur=1)
    assert plans(camp, "do build lifeboat") == set()
    camp.available = LIFEBOAT
    assert plans(camp, "do build lifeboat") == {"do build lifeboat"}


@rule("RC-33.12")
def test_the_lifeboat_waits_for_jenny() -> None:
    camp = rock()
    have(camp, "rope", "knife", "rescue-raft")
    camp.available = LIFEBOAT
    assert plans(camp, "do build lifeboat") == set()
    boats = {each.name: each for each in GAME.view(camp, 0).board.inventions}
    assert not boats["lifeboat"].possible
    camp.plan = []
    act(camp, "explore", "rescue")
    assert plans(camp, "do build lifeboat") == {"do build lifeboat"}


# Book, totems, finds.


@rule("RC-33.8")
@pytest.mark.parametrize("phase", ["event", "action", "weather"])
def test_a_book_lowers_the_palisade_or_wounds_every_character(phase: Phase) -> None:
    camp = saved(friday=True)
    camp.phase = phase
    camp.levels["palisade"] = 1
    happen(camp, Book())
    assert camp.levels["palisade"] == 0
    assert [each.wounds for each in camp.people] == [0, 0, 0, 0]
    happen(camp, Book())
    assert [(each.name, each.wounds) for each in camp.people] == [
        ("carpenter", 1),
        ("cook", 1),
        ("jenny", 1),
        ("friday", 0),
    ]


@rule("RC-33.8", "RC-33.3")
def test_on_her_rock_jenny_is_out_of_its_reach() -> None:
    camp = rock()
    happen(camp, Book())
    assert [each.wounds for each in camp.people] == [1, 1, 0]


def found(totems: int, pawns: str = "carpenter") -> Camp:
    """Tile 10 with a totem is explored when so many totems have been found before."""
    camp = rock(friday=True)
    for number in range(1, totems + 1):
        camp.spaces[number].totem = number
    camp.tiles = Pile(["10"])
    camp.finds.cards = []
    act(camp, "explore", "m2", pawns=pawns)
    assert space(camp, "m2").totem == totems + 1
    return camp


@rule("RC-33.9")
@pytest.mark.parametrize("who", ["cook", "friday"])
def test_slippery_rocks_wound_whoever_explores_them(who: str) -> None:
    camp = found(0, pawns=who)
    assert {each.name: each.wounds for each in camp.people if each.wounds} == {who: 2}


@rule("RC-33.9")
def test_the_old_cemetery_costs_morale() -> None:
    camp = found(1)
    assert (camp.morale, [each.wounds for each in camp.people]) == (-2, [0, 0, 0, 0])


@rule("RC-33.9")
def test_the_balloon_wreck_brings_fur() -> None:
    camp = found(3)
    assert camp.future == Goods(fur=2)
    happen(camp, EndActionPhase())
    assert camp.available == Goods(fur=2)


@rule("RC-33.9")
@pytest.mark.parametrize("before", [4, 5])
def test_the_last_two_totems_do_nothing(before: int) -> None:
    camp = found(before)
    assert (camp.morale, camp.future, camp.future_items) == (0, Goods(), [])
    assert [each.wounds for each in camp.people] == [0, 0, 0, 0]


@rule("RC-33.9", "RC-33.10")
@pytest.mark.parametrize(
    ("before", "name"),
    [
        (0, "Slippery Rocks"),
        (1, "Old Cemetery"),
        (2, "Masts and Spars"),
        (3, "Balloon Wreck"),
        (4, ""),
    ],
)
def test_the_first_four_totems_are_told_by_their_names(before: int, name: str) -> None:
    told = [event.args for event in found(before).events if event.kind == "jenny-totem"]
    assert told == ([{"space": "m2", "number": before + 1}] if name else [])
    line = Texts("en", "robinson")("event-jenny-totem", space="m2", number=before + 1)
    assert name in line


@rule("RC-33.10")
def test_masts_and_spars_are_a_rope_at_the_end_of_the_phase() -> None:
    camp = found(2)
    assert (camp.future_items, "rope" in camp.board, "rope" in camp.items) == (
        ["rope"],
        False,
        False,
    )
    happen(camp, EndActionPhase())
    assert camp.items == ["rope"]


@rule("RC-33.10")
@pytest.mark.parametrize("place", ["items", "future_items", "deck"])
def test_if_the_rope_is_built_or_not_on_the_board_nothing_happens(place: str) -> None:
    camp = rock()
    camp.board.remove("rope")
    where = camp.inventions.cards if place == "deck" else getattr(camp, place)
    where.append("rope")
    camp.spaces[1].totem, camp.spaces[2].totem = 1, 2
    camp.tiles = Pile(["10"])
    camp.finds.cards = []
    act(camp, "explore", "m2")
    assert [*camp.items, *camp.future_items, *camp.inventions.cards].count("rope") == 1
    assert where.count("rope") == 1
    assert [each.wounds for each in camp.people] == [0, 0, 0]
    assert asked(camp) == ("", set())


@rule("RC-33.11")
def test_herbs_heal_one_wound_at_night() -> None:
    camp = saved()
    keeps(camp, "find-wild-herbs")
    person(camp, "jenny").wounds = 2
    assert powers(camp, "cook") == set()
    camp.phase = "night"
    use(camp, "cook", "find-wild-herbs")
    answer(camp, "choose jenny")
    assert wounds(camp, "jenny") == 1


@rule("RC-33.11")
def test_the_pistol_is_a_temporary_weapon_once() -> None:
    camp = rock()
    camp.future_finds = ["find-pistol"]
    happen(camp, EndActionPhase())
    camp.phase = "action"
    camp.hunting = Pile(["beast-jaguar", "beast-jaguar"])
    act(camp, "hunt")
    assert asked(camp) == ("ask-battle", {"fight", "use find-pistol"})
    told = answer(camp, "use find-pistol")
    assert [event.args["bonus"] for event in told if event.kind == "armed"] == [3]
    assert (camp.kept, camp.levels["weapon"]) == ([], 0)


@rule("RC-33.11")
@pytest.mark.parametrize("phase", ["production", "action"])
def test_the_ruined_hut_is_two_wood(phase: Phase) -> None:
    camp = rock()
    camp.phase = phase
    keeps(camp, "find-ruined-hut")
    use(camp, "cook", "find-ruined-hut")
    assert camp.available + camp.future == Goods(wood=2)
    assert (camp.future == Goods(wood=2)) is (phase == "action")


@rule("RC-33.11")
def test_vines_raise_the_palisade_with_a_shelter() -> None:
    camp = rock()
    keeps(camp, "find-vines")
    assert powers(camp, "cook") == set()
    camp.shelter = True
    use(camp, "cook", "find-vines")
    assert camp.levels["palisade"] == 1


@rule("RC-33.11")
def test_all_four_are_among_the_discoveries() -> None:
    finds = {"find-wild-herbs", "find-pistol", "find-ruined-hut", "find-vines"}
    assert finds <= {*rock().finds.cards}
    assert len(rock().finds.cards) == len(island().finds.cards) == 22
