"""Sharing: water for the thirsty, chum for the sharks, and what changes hands by consent."""

from collections.abc import Iterator

from ...games.overboard import grammar
from ...games.overboard.facts import DOUBLED, ROLES, Kind, Role
from ...games.overboard.grammar import Provision, Wish
from ...games.overboard.view import OfferSeen
from ...kernel import Answer
from .honour import FAVOUR_IN, Honour
from .memory import Memory, Offer
from .surviving import danger, fall_rate, survival
from .values import Values

LIFE = {"water", "medkit", "lifebuoy"}
"""The provisions that keep their owner alive."""
SAVES = 0.6
"""How much of a wound such a provision spares its owner, on average."""
BARGAIN = 0.3
"""A swap must gain so much to be offered or accepted: one never knows."""
OFFERS_A_DAY = 2
TEMPTING = 1.5
"""So many times as much as what is wanted an offer must be worth to the other to be made."""
PROBABLE = 0.5
"""So likely somebody must have what is wanted, where it is not seen."""
KIND = 2.0
"""So much somebody must seem to wish the seat well to be asked for a gift."""
CHUM_PAYS = 0.4
"""So much chum must gain: who throws it makes no friends."""
MISSED = 0.5
"""How much of its value is missed when a water card is spent on somebody else."""

PRESENTS: tuple[Kind, ...] = ("lifebuoy", "medkit")


def _hidden(kind: Kind) -> Provision:
    """One's own, which nobody has seen."""
    return Provision(kind, "hidden")


class Sharing:
    """What one seat makes of its provisions for itself and for others."""

    def __init__(self, values: Values, memory: Memory, honour: Honour) -> None:
        self._position, self._interests, self._values = values.position, values.interests, values
        self._memory, self._honour = memory, honour

    # Evenings.

    def watering(self, role: str) -> float:
        """What it is worth to spend water on somebody's thirst now.

        Oneself is not spared a later wound by bearing one now: that water is not missed.
        """
        if role == self._position.me:
            return self._spared(role)
        missed = MISSED * self._values.loss("water")
        return self._spared(role) + self._honour.counts(role, "water") - missed

    def _spared(self, role: str) -> float:
        """What a water card spares somebody, if all goes to them that there is and they need."""
        position = self._position
        health, threat = position.health(role), danger(role, position.board.gulls)
        thirst = position.people[role].thirst
        cards = min(position.own["water"], thirst)
        better = survival(health - thirst + cards, threat) - survival(health - thirst, threat)
        return self._interests.lives[role] * better / cards

    def throws_chum(self) -> bool:
        """Whether it pays to set the sharks on those in the water."""
        gain = -sum([self._bite(role) for role in self._position.board.swimmers])
        return gain > CHUM_PAYS

    def _bite(self, role: str) -> float:
        """What a bite costs. Who faints of it drowns, unless a life preserver holds them up."""
        position = self._position
        buoyed = "lifebuoy" in position.people[role].opened
        drowns = position.health(role) <= 1 and not buoyed
        return self._values.pain(role, position.health(role) + 1.0 if drowns else 1.0)

    def rescues(self) -> Iterator[Answer]:
        """The life preserver for somebody unconscious, who would drown without it."""
        if not self._position.own["lifebuoy"]:
            return
        for role in self._position.board.benches:
            drowning = self._values.pain(role, self._position.health(role) + 1.0) * fall_rate(role)
            helpless = self._position.people[role].condition == "unconscious"
            if helpless and drowning > self._values.loss("lifebuoy"):
                yield grammar.Give(role, Provision("lifebuoy", "open"))
                yield grammar.Open("lifebuoy")

    # Swaps.

    def parting(self, kind: str, to: str) -> float:
        """What it costs to let somebody have a provision; a friend in need is glad to have it."""
        saves = SAVES * self._values.pain(to) if kind in LIFE else 0.0
        return self._values.loss(kind) - saves

    def reply(self, offer: OfferSeen) -> Answer:
        """Yes to what gains something, no to the rest."""
        can = offer.want is None or self._has(offer.want, offer.want_lie)
        accepts = can and self._gain(offer) > 0
        return grammar.Accept(offer.by) if accepts else grammar.Decline(offer.by)

    def _gain(self, offer: OfferSeen) -> float:
        """What is given face down may be anything: whoever has something good to give shows it."""
        gain = 0.0 if offer.give in (None, "hidden") else self._values.gain(offer.give)
        if offer.want is None:
            return gain + BARGAIN
        asked = self._honour.counts(offer.by, FAVOUR_IN.get(offer.want, ""))
        return gain + asked - self.parting(offer.want, offer.by) - BARGAIN

    def _has(self, kind: str, lie: str | None) -> bool:
        position = self._position
        return kind in (position.myself.opened if lie == "open" else position.board.hand)

    def offers(self) -> Iterator[Offer]:
        """What the seat would like to offer, the most important first."""
        yield from self._presents()
        if self._position.myself.thirst and not self._position.own["water"]:
            yield from self._cries_for_water()
        yield from self._swaps()

    def _presents(self) -> Iterator[Offer]:
        """A life preserver or a kit for a friend who needs it more; water is spent, not given."""
        for role in self._position.others:
            if self._interests.lives[role] > 0:
                for kind in PRESENTS:
                    if kind in self._position.board.hand and self.parting(kind, role) < -BARGAIN:
                        yield grammar.OfferGift(role, _hidden(kind))

    def _cries_for_water(self) -> Iterator[Offer]:
        """Water, for a valuable from anybody, for nothing from whoever seems kind."""
        sources = [
            each for each in self._position.others if self._position.water_of(each) > PROBABLE
        ]
        for role in sorted(sources, key=self._kindness, reverse=True):
            is_open = "water" in self._position.people[role].opened
            wish = Wish("water", "open" if is_open else "hidden")
            if self._kindness(role) > KIND:
                yield grammar.Request(role, wish)
            for kind in self._cheapest_first():
                if self._pays(kind, role):
                    yield grammar.OfferSwap(role, _hidden(kind), wish)

    def _kindness(self, role: str) -> float:
        return self._memory.interests(role).lives[self._position.me]

    def _cheapest_first(self) -> list[Kind]:
        return sorted(dict.fromkeys(self._position.board.hand), key=self._values.loss)

    def _pays(self, kind: str, to: str) -> bool:
        """Whether a valuable hurts less than the thirst, and is worth the water to the other."""
        hurts = self.parting(kind, to) + BARGAIN
        return hurts < self._values.pain(self._position.me) and suits_both(to, kind, "water")

    def _swaps(self) -> Iterator[Offer]:
        """Something of one's own that suits the other better, for what suits oneself better."""
        for role in self._position.others:
            person = self._position.people[role]
            opened = [Wish(kind, "open") for kind in dict.fromkeys(person.opened)]
            hidden = [Wish(kind, "hidden") for kind in TREASURES if person.hidden]
            for wish in (*opened, *hidden):
                yield from self._swaps_for(role, wish)

    def _swaps_for(self, role: Role, wish: Wish) -> Iterator[Offer]:
        """Where it is only hoped that somebody has something, it has to be worth the breath."""
        kind = wish.want
        if wish.wantlie == "hidden" and not self._is_worth_a_guess(role, kind):
            return
        for given in self._cheapest_first():
            gain = self._values.gain(kind) - self.parting(given, role)
            if gain > BARGAIN and suits_both(role, given, kind):
                yield grammar.OfferSwap(role, _hidden(given), wish)

    def _is_worth_a_guess(self, role: str, kind: str) -> bool:
        """For what counts double, of somebody who is likely to have it."""
        likely = self._position.people[role].hidden * self._position.share(kind)
        return self._values.doubles(kind) and likely > PROBABLE


PLAIN_VALUE = {
    "water": 1.2,
    "medkit": 1.5,
    "flare": 1.5,
    "lifebuoy": 2.0,
    "umbrella": 2.5,
    "money": 1.0,
    "painting2": 2.0,
    "painting3": 3.0,
    "jewels": 3.0,
}
"""What provisions are worth to just anybody."""
OTHERS = 0.6
"""What the rest is worth."""
TREASURES: tuple[Kind, ...] = ("jewels", "money", "painting2", "painting3")
"""The valuables."""
_DOUBLED = {str(ROLES[who]): {str(kind) for kind in kinds} for who, kinds in DOUBLED.items()}


def plain_value(role: str, kind: str) -> float:
    """What a provision is worth to somebody, as far as all can tell."""
    return PLAIN_VALUE.get(kind, OTHERS) * (2.0 if kind in _DOUBLED.get(role, ()) else 1.0)


def suits_both(role: str, given: str, wanted: str) -> bool:
    """Nobody takes chum for jewels: what is given must be worth more to the other."""
    return plain_value(role, given) >= TEMPTING * plain_value(role, wanted)
