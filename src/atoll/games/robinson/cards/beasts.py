"""The beasts that are hunted, or come by themselves."""

from ..vocabulary import DrawDiscoveries, Fight, Unless, Wound
from .kinds import BeastCard

POISON = (Unless("medicine", (Wound(2),)),)

BEASTS: dict[str, BeastCard] = {
    "beast-alligator": BeastCard(Fight(6, weapon=-2, food=3)),
    "beast-bear": BeastCard(Fight(6, weapon=-1, food=5, fur=2)),
    "beast-birds": BeastCard(Fight(1, food=2)),
    "beast-boa": BeastCard(Fight(2, weapon=-2, food=2), after=(DrawDiscoveries(),)),
    "beast-chamois": BeastCard(Fight(5, weapon=-1, food=3, fur=2)),
    "beast-cheetah": BeastCard(Fight(4, weapon=-1, food=2, fur=1)),
    "beast-fox": BeastCard(Fight(2, food=2, fur=1)),
    "beast-goats": BeastCard(Fight(4, weapon=-1, food=3, fur=1)),
    "beast-gorilla": BeastCard(Fight(6, weapon=-3, food=5, fur=2), after=(DrawDiscoveries(),)),
    "beast-iguana": BeastCard(Fight(4, weapon=-1, food=3, fur=1), after=(Wound(1),)),
    "beast-jaguar": BeastCard(Fight(5, food=4, fur=1), after=POISON),
    "beast-puma": BeastCard(Fight(5, food=2, fur=1), after=POISON),
    "beast-tapir": BeastCard(Fight(3, weapon=-1, food=2, fur=1)),
    "beast-tiger": BeastCard(Fight(6, weapon=-2, food=5, fur=2)),
    "beast-wild-dog": BeastCard(Fight(3, food=2, fur=1), after=POISON),
    "beast-wild-pig": BeastCard(Fight(3, weapon=-1, food=3, fur=1)),
}
