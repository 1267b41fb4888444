"""The drawing of King Kong's island shows the traps, the film crew, the captive and the dice."""

import pytest

from atoll.games.robinson.state import Camp, Kept, Scene, Stack
from atoll.games.robinson.steps import Pause
from atoll.games.robinson.vocabulary import Fight
from atoll.texts import LANGUAGES

from ..games.robinson.acting import space
from ..games.robinson.tables import happen, planning
from ..games.robinson.test_king_kong import film, set_
from .test_robinson_board import GAME, drawn, drawn_for


def besieged() -> Camp:
    """Two traps are set, five of the crew are dead, and the actress is captive."""
    camp = set_(traps=2)
    for place in ("t1", "b1"):
        space(camp, place).tokens.append("trap")
    film(camp).killed = ["lights", "cameraman", "sound", "screenwriter", "make-up"]
    film(camp).captive = True
    return camp


def test_traps_crew_and_captive_are_shown() -> None:
    shown = drawn(planning(besieged()))
    assert "Traps 2/3 · crew 4/9" in shown
    assert "next: the double" in shown
    assert "the actress is captive at b1" in shown
    assert "Ψ1#" in shown
    assert "Ψ2#" not in shown


def test_of_dice_that_are_alike_it_is_shown_how_many_there_are() -> None:
    camp = planning(besieged())
    assert "dice (animals ×4)" in drawn(camp)
    camp.phase, camp.sky.rolled = "weather", True
    camp.sky.animals = ["palisade", "food", "palisade"]
    assert "animals (palisade −1) ×2, animals (food −1)" in " ".join(drawn(camp).split())


def test_a_totem_that_has_lost_its_number_is_shown_without_it() -> None:
    camp = planning(besieged())
    before = drawn(camp)
    space(camp, "t2").unnumbered = True
    after = drawn(camp)
    assert "Ψ2" in before
    assert "Ψ2" not in after
    assert after.count("Ψ") == before.count("Ψ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trap_that_was_set_in_this_phase_is_shown_too(language: str) -> None:
    camp = besieged()
    camp.laid = ["m3 trap"]
    happen(camp, Pause())
    shown = drawn_for(GAME.view(camp, 0), language=language)
    assert {"en": "m3: Trap", "ru": "m3: ловушка", "uk": "m3: пастка"}[language] in shown


def test_what_the_hunt_costs_is_shown() -> None:
    camp = besieged()
    film(camp).traps = 3
    assert "King Kong ●2 (Weapon −5" in drawn(planning(camp), height=40)
    camp = besieged()
    camp.levels["weapon"], camp.kept = 2, [Kept("mystery-helmet", 0)]
    camp.scenes = [Scene(0, stack=Stack("hunt-kong", "hunt", "kong", ["cook", "cook"]))]
    happen(camp, Fight(0, weapon=-5))
    assert "the weapon, 2, falls by 5; wounds: 3" in drawn(camp)
