"""Stories about offers: four people with something to trade, and the offers that stand."""

from atoll.games.overboard.state import Boat
from atoll.games.overboard.view import OfferSeen

from .tables import FOUR, board, lies, table

PEOPLE = {
    "captain": "water, open knife",
    "bosun": "money, open oar",
    "frenchy": "",
    "kid": "jewels",
}


def boat_with(**changed: str) -> Boat:
    """It is the Captain's turn."""
    return table(PEOPLE | changed)


def offers(boat: Boat, role: str | None = None) -> list[str]:
    """The offers that stand, as somebody sees them or a spectator, each as it would be made."""
    return [f"{offer.by}: {_written(offer)}" for offer in board(boat, role).offers]


def _written(offer: OfferSeen) -> str:
    given, wanted = _item(offer.give, offer.lie), _item(offer.want, offer.want_lie)
    if not given:
        return f"request {offer.to} {wanted}"
    return f"offer {offer.to} {given}" + (f" for {wanted}" if wanted else "")


def _item(kind: str | None, lie: str | None) -> str:
    return f"{lie} {kind}" if lie in ("open", "unseen") else kind or ""


def all_lies(boat: Boat) -> tuple[str, ...]:
    """What lies in front of each of the four."""
    return tuple([lies(boat, role) for role in FOUR])
