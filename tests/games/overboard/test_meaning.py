"""What is meant by things that are tapped, and what that does not tell."""

import pytest

from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .tables import GAME, seat, table


def pointed(boat: Boat, role: str, pieces: str) -> tuple[str | None, str, str | None]:
    """The answer that was meant, why it cannot be, and the rule behind that."""
    why = GAME.why(boat, seat(boat, role), pieces=pieces.split())
    reason = "" if why.message is None else why.message.key.removeprefix("refused-")
    return why.text, reason, why.rule


@rule("OB-11.5")
def test_a_parasol_is_held_over_somebody_but_not_opened_just_so() -> None:
    boat = table({"captain": "umbrella", "bosun": "", "frenchy": "", "kid": ""})
    reason = "open umbrella", "parasol-is-an-action", "OB-11.5"
    assert pointed(boat, "captain", "hidden-umbrella") == reason
    assert pointed(boat, "captain", "person-kid hidden-umbrella") == ("shade kid", "", None)


@pytest.mark.parametrize("hidden", ["water", "oar"])
def test_taps_do_not_tell_what_others_have_hidden(hidden: str) -> None:
    boat = table({"captain": "knife", "bosun": hidden, "frenchy": "", "kid": ""})
    asked_for = "request bosun water", "", None
    assert pointed(boat, "captain", "person-bosun wish-water") == asked_for
    assert pointed(boat, "captain", "pile-bosun") == ("rob bosun", "", None)
