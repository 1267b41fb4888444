"""Rules: small functions found by the type of their step, and the loop that runs them."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from .choices import Option
from .decisions import Decision
from .state import Sealing, State
from .steps import Nothing, Step

S = TypeVar("S", bound=State[Any])
T = TypeVar("T", bound=Step)

Happens = Callable[[S, T], None]
Asks = Callable[[S, T], tuple[Decision, ...]]
Standing = Callable[[S], Sequence[Decision]]


def _nothing(state: Any, step: Any) -> None:
    """What happens when a step was only a question, and nobody had anything to answer."""


NO_RULES = (None, _nothing)
"""What is asked and what happens at a step for which there are no rules."""


class Rules(Generic[S]):
    """The rules of one game.

    ``happens(Step)`` registers what such a step does: change the state, push further steps.
    ``asks(Step)`` registers what such a step asks; asking changes nothing. The step of the chosen
    option takes the place of the asking step. If several seats are asked at once, their answers
    are sealed until all are in; then the chosen steps happen in the order of the decisions. If it
    asks nobody (no decisions), the step happens, if there is a rule for that. Each decision that
    is asked must have an option.
    ``standing`` registers the questions that are open whenever the game waits for somebody; they
    must not depend on what is sealed.
    """

    def __init__(self, state: type[S]) -> None:
        state.rules = self
        self._rules: dict[type[Step], tuple[Asks[S, Any] | None, Happens[S, Any]]] = {
            Nothing: NO_RULES
        }
        self._standing: Standing[S] = lambda state: ()

    def happens(self, step: type[T]) -> Callable[[Happens[S, T]], Happens[S, T]]:
        def register(rule: Happens[S, T]) -> Happens[S, T]:
            asks, happens = self._rules.get(step, NO_RULES)
            assert happens is _nothing, f"two rules for {step}"
            self._rules[step] = asks, rule
            return rule

        return register

    def asks(self, step: type[T]) -> Callable[[Asks[S, T]], Asks[S, T]]:
        def register(rule: Asks[S, T]) -> Asks[S, T]:
            asks, happens = self._rules.get(step, NO_RULES)
            assert asks is None, f"two questions for {step}"
            self._rules[step] = rule, happens
            return rule

        return register

    def standing(self, rule: Standing[S]) -> Standing[S]:
        self._standing = rule
        return rule

    def ask(self, state: S, depth: int) -> tuple[Decision, ...]:
        """What the step asks that is so deep in the agenda; empty if it only happens."""
        if not depth:
            return ()
        step = state.agenda[depth - 1]
        asks, _ = self._rules[type(step)]
        return asks(state, step) if asks else ()

    def await_answers(self, state: S) -> tuple[Decision, ...]:
        """The questions that the game waits for."""
        return _waiting(state, state.asked)

    def stand(self, state: S) -> Sequence[Decision]:
        """The questions that are open besides those that the game waits for."""
        return self._standing(state)

    def choose(self, state: S, decision: Decision, option: Option) -> None:
        """Carry out a legal choice and everything that follows from it."""
        if not state.quiet:
            state.__dict__["events"] = []
        if not decision.must:
            state.push(option.step)
        elif len(state.asked) == 1:
            state.agenda[-1] = option.step
        else:
            _seal(state, decision.seat, option.text)
            if len(state.awaited) > 1:
                _take_out(state, decision)
                return
            _open(state, state.asked)
        self.advance(state)

    def advance(self, state: S) -> None:
        """Let steps happen until somebody has to decide, or the game is over."""
        agenda, rules = state.agenda, self._rules
        while agenda and state.outcome is None:
            step = agenda[-1]
            asks, happens = rules[type(step)]
            if asks is not None:
                asked = asks(state, step)
                if state.sealings:
                    _drop_stale(state, asked)
                if asked:
                    if waiting := _waiting(state, asked):
                        break
                    _open(state, asked)
                    continue
            del agenda[-1]
            happens(state, step)
        else:
            if state.outcome is None:
                raise RuntimeError("the agenda is empty, but the game has no outcome")
            agenda.clear()
            asked = waiting = ()
        # What is asked is kept at hand; what else is open is found out when somebody looks.
        derived = state.__dict__
        derived["asked"], derived["awaited"] = asked, waiting
        if "decisions" in derived:
            del derived["decisions"]


def _take_out(state: State[Any], decision: Decision) -> None:
    """A question is answered under seal; the standing ones do not depend on that."""
    derived = state.__dict__
    derived["awaited"] = _without(state.awaited, decision)
    if "decisions" in derived:
        derived["decisions"] = _without(state.decisions, decision)


def _without(decisions: tuple[Decision, ...], decision: Decision) -> tuple[Decision, ...]:
    place = decisions.index(decision)
    return decisions[:place] + decisions[place + 1 :]


def _seal(state: State[Any], seat: int, text: str) -> None:
    sealed = state.sealed
    if not sealed:
        sealed = [None] * state.seats
        state.sealings.append(Sealing(len(state.agenda), sealed))
    sealed[seat] = text


def _drop_stale(state: State[Any], asked: tuple[Decision, ...]) -> None:
    """A standing decision may have changed the question to which an answer was sealed."""
    sealed = state.sealed
    if not sealed:
        return
    by_seat = {decision.seat: decision for decision in asked}
    for seat, text in enumerate(sealed):
        if text is not None and (seat not in by_seat or by_seat[seat].option(text) is None):
            sealed[seat] = None
    if sealed.count(None) == len(sealed):
        state.sealings.pop()


def _waiting(state: State[Any], asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The decisions that still need an answer from their seat."""
    sealed = state.sealed if state.sealings else ()
    if len(asked) == 1 and not sealed:  # by far the most common
        return asked if asked[0].always or len(asked[0].options) != 1 else ()
    waiting = []
    for each in asked:
        if (each.always or len(each.options) != 1) and (not sealed or sealed[each.seat] is None):
            waiting.append(each)
    return tuple(waiting)


def _open(state: State[Any], asked: tuple[Decision, ...]) -> None:
    """All answers are in: what the seats chose takes the place of the question.

    A seat that had no choice has only one option.
    """
    sealed = state.sealed
    steps = []
    for decision in asked:
        text = sealed[decision.seat] if sealed else None
        option = decision.options[0] if text is None else decision.option(text)
        assert option is not None  # sealed answers that are no longer legal have been dropped
        if type(option.step) is not Nothing:
            steps.append(option.step)
    if sealed:
        state.sealings.pop()
        state.reveal()
    state.agenda[-1:] = steps[::-1]
