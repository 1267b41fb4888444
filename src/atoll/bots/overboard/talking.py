"""Talking: the few words that a castaway puts on record."""

from collections.abc import Iterator

from ...games.overboard import grammar
from ...games.overboard.facts import Kind, Role
from ...games.overboard.steps import Favour
from ...games.overboard.view import Spoken
from ...kernel import Answer
from .fighting import Fighting
from .memory import Memory
from .pledges import Pledge, asked_in, pledges_in
from .values import Values

MOST_WORDS = 2
"""So many statements a day are enough, answers aside: who talks much has much to keep."""
FAIR = 0.5
"""Deals are made with whoever is trusted that much."""
GOODWILL = 0.25
"""What a favour may cost that is promised to just anybody."""
FONDNESS = 0.1
"""What more it may cost for a friend, as a share of what their life is worth."""
UNLIKELY, LIKELY = 0.3, 0.8
"""Help is asked for where it may decide."""
PARTIAL = 1.5
"""So many points somebody must seem to lean to the seat's side to be asked for help."""
NO_MATCH = 0.9
"""Whoever is so strong beside the seat has no need of peace with it."""
COSTS = {"row": 0.4, "help": 0.8, "peace": 0.2}
"""What favours cost those who do them, in points."""
USES = COSTS | {"peace": 0.3}
"""What they are worth to others: peace spares them a fight, too."""

HOSTILE = grammar.Rob | grammar.Seat | grammar.Steal
"""Plans that do not go with peace."""


class Talking:
    """What one seat may say now."""

    def __init__(self, values: Values, memory: Memory, fighting: Fighting) -> None:
        self._position, self._interests, self._values = values.position, values.interests, values
        self._memory, self._fighting = memory, fighting

    def words(self, *, intent: Answer | None) -> Iterator[Answer]:
        """The most important first: answers, then what is on one's own mind.

        ``intent`` is what the seat is about to answer, if the game waits for it.
        """
        said, me = self._position.board.said, self._position.me
        for each in said:
            if each.in_return is None or each.kind != "offer" or each.to != me:
                continue
            if self._suits(each, each.in_return, intent):
                yield grammar.SayAgree(each.by, each.favour, each.in_return)
        yield from self._promises(intent)
        if sum([each.by == me for each in said]) < MOST_WORDS:
            for words in self._own_accord(intent):
                if not self._memory.has_said(self._position.board.day, words):
                    yield words

    def _own_accord(self, intent: Answer | None) -> Iterator[Answer]:
        """What nobody has asked for: calls for help, and pleas."""
        yield from self._calls_for_help(intent)
        if self._position.board.fight is None and (intent or self._position.myself.thirst):
            yield from self._pleas(intent)

    def _suits(self, offer: Spoken, reward: Favour, intent: Answer | None) -> bool:
        """Whether the reward outweighs what it costs; what is said to an enemy costs nothing."""
        trust = self._memory.trust(offer.by)
        if trust < FAIR:
            return False
        if "peace" in (offer.favour, reward) and not self._can_make_peace(offer.by, intent):
            return False
        cost = 0.0 if self._interests.is_enemy(offer.by) else self._cost(offer.favour, offer.by)
        return trust * self._use(reward, offer.by) > cost

    def _can_make_peace(self, other: str, intent: Answer | None) -> bool:
        """Not with an enemy, nor with whoever breaks it; nor in a quarrel that is or is meant."""
        if self._interests.is_enemy(other) or self._memory.trust(other) < FAIR:
            return False
        quarrel = self._position.board.demand or self._position.board.fight
        if quarrel is not None and {quarrel.by, quarrel.of} == {self._position.me, other}:
            return False
        return not (isinstance(intent, HOSTILE) and intent.whom == other)

    def _cost(self, favour: str, to: str) -> float:
        """What it costs to do somebody a favour."""
        if favour in COSTS:
            return COSTS[favour] / (self._might(to) if favour == "peace" else 1.0)
        kind = "water" if favour == "water" else "medkit"
        if not self._position.own[kind]:
            return 0.0  # who has none cannot be blamed
        return self._values.loss(kind) - max(self._values.pain(to), 0.0)

    def _use(self, favour: str, by: str) -> float:
        """What a favour is worth to oneself."""
        if favour in USES:
            return USES[favour] * (self._might(by) if favour == "peace" else 1.0)
        return self._values.ache if favour == "water" or self._position.myself.wounds else 0.0

    def _might(self, other: str) -> float:
        """How strong somebody is beside oneself: the weak need peace more than the strong."""
        return self._fighting.power(other) / self._fighting.power(self._position.me)

    def _promises(self, intent: Answer | None) -> Iterator[Answer]:
        """Yes to those who will get what they have asked for."""
        said = self._position.board.said
        given = pledges_in(said)
        for asked in asked_in(said):
            if asked.by == self._position.me and asked not in given and self._grants(asked, intent):
                yield grammar.SayPromise(asked.to, asked.favour)

    def _grants(self, asked: Pledge, intent: Answer | None) -> bool:
        """What is there to give, and costs no more than the other is worth to the seat."""
        kind = {"water": "water", "heal": "medkit"}.get(asked.favour)
        if self._interests.is_enemy(asked.to) or (kind and not self._position.own[kind]):
            return False
        if asked.favour == "peace" and not self._can_make_peace(asked.to, intent):
            return False
        if asked.favour == "row" and isinstance(intent, grammar.Row):
            return True
        fond = FONDNESS * max(self._interests.lives[asked.to], 0.0)
        return self._cost(asked.favour, asked.to) <= GOODWILL + fond

    def _calls_for_help(self, intent: Answer | None) -> Iterator[Answer]:
        """Against an attacker whom the seat will defy, or a victim too strong for it."""
        board, me = self._position.board, self._position.me
        demand, fight = board.demand, board.fight
        if demand is not None and isinstance(intent, grammar.Refuse):
            if UNLIKELY < self._fighting.chance([demand.by], [me]) < LIKELY:
                yield from self._call_against(demand.by)
        elif fight is not None and fight.by == me and self._fighting.is_losing(fight):
            yield from self._call_against(fight.of)

    def _call_against(self, other: Role) -> Iterator[Answer]:
        """To whoever would rather see the other lose, and has not joined yet."""
        fight = self._position.board.fight
        fighters = () if fight is None else (*fight.attackers, *fight.victims)
        leaning = {
            each: self._sides_with_me(each, other)
            for each in self._position.others
            if each not in fighters
        }
        ally = max(leaning, key=leaning.__getitem__, default=other)
        if leaning.get(ally, 0.0) > PARTIAL:
            yield grammar.SayAsk(ally, "help")

    def _sides_with_me(self, other: str, against: str) -> float:
        if other == against:
            return 0.0
        lives = self._memory.interests(other).lives
        return lives[self._position.me] - lives[against]

    def _pleas(self, intent: Answer | None) -> Iterator[Answer]:
        """For water and kits where they are missing, and for peace where there was none."""
        myself, own = self._position.myself, self._position.own
        if myself.thirst and not own["water"] and not self._has_begged_for_water():
            yield from [grammar.SayAsk(role, "water") for role in self._kindest_with("water")]
        if self._position.health(self._position.me) <= 1 and not own["medkit"]:
            yield from [grammar.SayAsk(role, "heal") for role in self._kindest_with("medkit")]
        for other in self._position.others:
            is_match = self._might(other) < NO_MATCH
            if self._is_cross(other) and is_match and self._can_make_peace(other, intent):
                yield grammar.SayOffer(other, "peace", "peace")

    def _has_begged_for_water(self) -> bool:
        """Whether an offer of today has said it all."""
        return self._memory.has_wanted(self._position.board.day, "water")

    def _is_cross(self, other: str) -> bool:
        """Whether somebody has made a demand of the seat today."""
        return self._memory.attacks(other, self._position.me, self._position.board.day) > 0

    def _kindest_with(self, kind: Kind) -> list[Role]:
        """Whoever seems to wish the seat well and may have a provision, if there is anybody."""
        people, me = self._position.people, self._position.me
        kindness = {
            other: self._memory.interests(other).lives[me]
            for other in self._position.others
            if people[other].hidden or kind in people[other].opened
        }
        kindest = sorted(kindness, key=kindness.__getitem__)[-1:]
        return [other for other in kindest if kindness[other] > 0]
