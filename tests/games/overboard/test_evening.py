"""OB-12: the last hour before the card, the helmsman, the compass, and the order of the card."""

from atoll.games.overboard.state import Boat
from tests.rulecite import rule

from .tables import FOUR, GAME, all_say, answer, asked, question, story, table


def rest_in_turn(boat: Boat) -> None:
    while question(boat) == "ask-action":
        answer(boat, asked(boat), "rest")


@rule("OB-12.2")
def test_the_cards_are_shuffled_so_that_nobody_sees_who_left_which() -> None:
    """The same two cards lie there, only their rowers are exchanged."""
    seen = []
    for captains, bosuns in ((5, 9), (9, 5)):
        boat = table(FOUR, navigation=[captains, 1, bosuns, 2])
        story(boat, "captain: row", f"captain: lay {captains}")
        story(boat, "bosun: row", f"bosun: lay {bosuns}")
        rest_in_turn(boat)
        all_say(boat, "ready")
        seen.append(GAME.view(boat, 3))
    assert seen[0] == seen[1]
    assert [card.number for card in seen[0].board.looking] == [5, 9]
