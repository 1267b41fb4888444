"""The mind of a castaway at one moment: what it answers, does and says."""

from collections.abc import Iterator
from functools import cached_property

from ...games.overboard import grammar
from ...games.overboard.trading import OFFERS
from ...games.overboard.view import Board
from ...kernel import Answer, Decision, Message
from .acting import Acting
from .card_values import SWIMMER
from .fighting import Fighting
from .honour import Honour
from .interests import Interests, own_interests
from .memory import Memory
from .navigating import Navigating
from .position import Position
from .reasons import Reasons
from .sharing import OFFERS_A_DAY, Sharing
from .talking import Talking
from .values import Values

JOINING_PAYS = 0.2
"""So much it must gain to meddle in a fight."""
SHAKY = 1
"""With so little health left a life preserver is better worn openly."""


class Mind:
    """Made for one view of the table. Being asked again changes nothing."""

    def __init__(self, board: Board, seat: int, memory: Memory, boldness: float) -> None:
        self.board, self.seat = board, seat
        self._memory, self._boldness = memory, boldness
        self._answers: dict[str, Answer] = {}

    @cached_property
    def _position(self) -> Position:
        return Position(self.board, self.seat)

    @cached_property
    def _values(self) -> Values:
        return Values(self._position, self._interests)

    @cached_property
    def _interests(self) -> Interests:
        board = self.board
        assert board.friend is not None
        assert board.enemy is not None
        own = own_interests(self._position.me, board.friend, board.enemy, board.roles)
        return own.resenting(self._memory.grudges(self._position.me))

    @cached_property
    def _honour(self) -> Honour:
        return Honour(self._position, self._interests)

    @cached_property
    def _fighting(self) -> Fighting:
        return Fighting(self._values, self._memory, self._boldness)

    @cached_property
    def _navigating(self) -> Navigating:
        return Navigating(self._values, self._memory)

    @cached_property
    def _acting(self) -> Acting:
        return Acting(self._values, self._memory, self._honour, self._fighting, self._navigating)

    @cached_property
    def _sharing(self) -> Sharing:
        return Sharing(self._values, self._memory, self._honour)

    # What the game waits for.

    def answer(self, decision: Decision) -> Answer:
        """The answer to a question, which is thought about once."""
        key = decision.prompt.key
        if key not in self._answers:
            self._answers[key] = self._think_about(decision)
        return self._answers[key]

    def _think_about(self, decision: Decision) -> Answer:
        match decision.prompt.key:
            case "ask-lay":
                numbers = sorted([each.number for each in self._navigating.cards_to_lay()])
                return grammar.Lay(tuple(numbers))
            case "ask-steer":
                return grammar.Steer(self._navigating.card_to_steer().number)
        value = self._acting.value if decision.prompt.key == "ask-action" else self._value
        return max([option.answer for option in decision.options], key=value)

    def reason(self, answer: Answer) -> Message | None:
        """Why it would give an answer that it has chosen."""
        reasons = Reasons(self._position, self._interests, self._acting, self._navigating)
        return reasons.of(answer)

    def _value(self, answer: Answer) -> float:
        """What an answer to a question is worth; what is not worth a thought is worth nothing."""
        match answer:
            case grammar.Keep(kind=kind) | grammar.TakeOpen(kind=kind):
                return self._values.gain(kind)
            case grammar.TakeHidden():
                return self._values.blind_gain
            case grammar.Refuse():
                return self._refusing()
            case grammar.Shoot() | grammar.Join():
                return self._fighting_value(answer)
            case grammar.UseCompass():
                return 1.0
            case grammar.Chum():
                return 1.0 if self._sharing.throws_chum() else -1.0
            case grammar.Water(whom=role):
                return self._sharing.watering(role)
        return 0.0

    def _refusing(self) -> float:
        demand = self.board.demand
        assert demand is not None
        seat = demand.aim == "seat"
        stake = -self._acting.seat_gain(demand.by) if seat else self._values.at_stake
        return self._fighting.refusing(demand.by, stake)

    def _fighting_value(self, answer: grammar.Shoot | grammar.Join) -> float:
        fight = self.board.fight
        assert fight is not None
        if isinstance(answer, grammar.Shoot):
            return 1.0 if self._fighting.should_shoot(fight) else -1.0
        role = answer.whom
        other = fight.of if role == fight.by else fight.by
        word = self._honour.counts(role, "help") - self._honour.counts(other, "peace")
        return self._fighting.joining(fight, role) + word - JOINING_PAYS

    # What may be done and said at any time.

    def provisions(self, *, is_asked: bool) -> Iterator[Answer]:
        """What to do with the provisions now, the most important first."""
        for offer in self.board.offers:
            if offer.to == self._position.me:
                yield self._sharing.reply(offer)
        if self.board.fight is not None:
            weapon = self._fighting.weapon_to_draw(self.board.fight) if is_asked else None
            if weapon is not None:
                yield grammar.Open(weapon)
        elif is_asked or self._position.myself.thirst:
            yield from self._openings()
            yield from self._offers()

    def _offers(self) -> Iterator[Answer]:
        """One at a time: a new one to the same character would take the place of the last.

        Whoever is asked for the same again and again soon listens no more.
        """
        if OFFERS - self.board.offers_left < OFFERS_A_DAY:
            pending = {each.to for each in self.board.offers if each.by == self._position.me}
            for offer in self._sharing.offers():
                is_pending = offer.whom in pending
                if not is_pending and not self._memory.has_offered(self.board.day, offer):
                    yield offer

    def _openings(self) -> Iterator[Answer]:
        board, position = self.board, self._position
        hand = board.hand
        is_dusk = board.acting is None and board.card is None and not board.crate_left
        if "lifebuoy" in hand:
            shaky = is_dusk and position.health(position.me) <= SHAKY
            falls = position.me in board.swimmers and position.me != SWIMMER
            if falls or shaky:
                yield grammar.Open("lifebuoy")
        if "compass" in hand and is_dusk and position.steers:
            yield grammar.Open("compass")
        if is_dusk:
            yield from self._sharing.rescues()

    def words(self, question: Decision | None) -> Iterator[Answer]:
        """What to say now; the question is the one that the game waits for the seat to answer."""
        talking = Talking(self._values, self._memory, self._fighting)
        return talking.words(intent=None if question is None else self.answer(question))
