"""What each seat sees and hears, and what it does not."""

from tests.rulecite import rule

from .tables import asked, question, story, table


@rule("OB-6.2")
def test_nobody_learns_that_somebody_is_handed_cards_of_one_kind() -> None:
    boat = table(phase="morning", supplies="knife oar water water")
    story(boat, "captain: keep knife", "bosun: keep oar")
    assert (question(boat), asked(boat)) == ("ask-keep", "frenchy")
