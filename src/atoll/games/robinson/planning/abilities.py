"""What the abilities of all characters cost, those included that belong to actions."""

from ..powers.abilities import ABILITIES, FRENZY, FRENZY_PRICE
from .neutral import HANDYMAN, HANDYMAN_PRICE

PRICES: dict[str, dict[str, int]] = ABILITIES | {
    "carpenter": {**ABILITIES["carpenter"], HANDYMAN: HANDYMAN_PRICE},
    "soldier": {**ABILITIES["soldier"], FRENZY: FRENZY_PRICE},
}
"""By character."""
OWNERS = {word: name for name, own in PRICES.items() for word in own}
