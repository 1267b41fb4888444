"""A game: the verbs that every game answers to."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from msgspec.structs import replace

from .answers import Answer
from .choices import Option, parts_of
from .cloning import Copier, struct_copier
from .conditions import Condition, conditions
from .decisions import Decision
from .errors import BadOptions, BadSave, IllegalAnswer
from .events import Event
from .grammar import Grammar, Unreadable
from .messages import Message
from .options import Difficulty, OptionValue, Setting, read_options, settings
from .outcome import Fate, Outcome
from .randomness import pick, seeded
from .refusing import NotNow, Refused
from .state import State
from .talk import Talk
from .view import View
from .wondering import WhatIf, Why

S = TypeVar("S", bound=State[Any])
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)

LONGEST_ANSWER = 200
LARGEST_SEED = 1 << 128
QUESTIONS = ("asked", "awaited", "decisions")
"""What is worked out from the rest of a state."""
DERIVED = (*QUESTIONS, "quiet")
"""What a copy takes over, if it is there."""
REDEALS = 100
"""How often to try for a deal under which the game would stand where it stands."""


class _Save(msgspec.Struct, array_like=True):
    game: str
    version: int
    state: msgspec.Raw


class Game(ABC, Generic[S, OptionsT, B]):
    """One game. Of its verbs only ``answer`` changes a state; the others leave it as it is.

    A game is stateless itself: one object serves any number of states. To write a game, give the
    seven class attributes and the abstract methods; see docs/adding-a-game.md.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules: raised whenever a stored record would replay differently."""
    seats: ClassVar[tuple[int, ...]]
    """The seat counts that the game takes."""
    usual_seats: ClassVar[int]
    """How many sit down when nobody says how many."""
    options: type[OptionsT]
    state: type[S]
    answers: ClassVar[tuple[type[Answer], ...]]
    """Everything that can be answered, in order. What there is for which seats and options, in
    which words, is part of the version of the rules."""
    explained: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """By setting and value, as it is written, the paragraph of the digest that explains it."""
    difficulty: ClassVar[Mapping[str, Mapping[str, Difficulty]]] = {}
    """By setting and value, as it is written, how hard it makes a game that is usual otherwise."""

    _copy: Copier
    _decoder: msgspec.msgpack.Decoder[S]
    _encoder = msgspec.msgpack.Encoder(order="deterministic")

    def __init__(self) -> None:
        self._copy = struct_copier(self.state)
        self._rules = self.state.rules
        self._decoder = msgspec.msgpack.Decoder(self.state)
        self._grammars: dict[tuple[OptionsT, int], Grammar] = {}

    def __repr__(self) -> str:
        return f"<game {self.id}, rules {self.version}>"

    # What only the game itself can say.

    @abstractmethod
    def settle(self, options: OptionsT, seats: int) -> OptionsT:
        """The options with every choice made, or ``BadOptions`` if they do not go together."""

    @abstractmethod
    def deal(self, options: OptionsT, seats: int, rng: int) -> S:
        """The state before the first step, with that step on its agenda."""

    @abstractmethod
    def see(self, state: S) -> B:
        """The board as everybody may see it."""

    @abstractmethod
    def see_own(self, state: S, seat: int, board: B) -> B:
        """The same board, with what only this seat may see."""

    @abstractmethod
    def hide(self, state: S, seat: int) -> None:
        """Deal anew everything that this seat does not know, so that it could not tell."""

    def fits(self, state: S) -> bool:
        """Whether a game could stand where this redealt state does, as far as the rules can tell.

        Overwrite it where an earlier question was only asked because of what the hands held.
        """
        return True

    def hangs_on_secrets(self, state: S, seat: int) -> bool:
        """Whether a game might stand elsewhere than here if hands that a seat cannot see were
        others, although nothing was shown.

        Overwrite it where the course of the game depends on whether somebody can do anything.
        """
        return False

    @abstractmethod
    def check(self, state: S, seat: int, answer: Answer) -> None:
        """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something.

        It is asked only about answers that are not among the options, to say why.
        """

    def check_unasked(self, state: S, seat: int, answer: Answer) -> None:
        """Raise ``Refused`` if a rule says why nothing of the kind is asked of a seat."""

    def meant(self, state: S, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
        """What a seat may mean that taps these things on the table, the likeliest first.

        Overwrite it where things are tapped that answers do not name.
        """
        return self.grammar_of(state).meant(pieces)

    @abstractmethod
    def is_contest(self, options: OptionsT) -> bool:
        """Whether the seats play against each other rather than win or lose together."""

    @abstractmethod
    def talk(self, state: S) -> Talk:
        """What the seats may say to each other now."""

    @abstractmethod
    def pieces(self, state: S) -> Counter[str]:
        """Every piece of the game, wherever it is: the same all through a game."""

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What can be chosen before a game."""
        return settings(self.options)

    @cached_property
    def conditions(self) -> Mapping[str, tuple[Condition, ...]]:
        """By setting, with which earlier choices its values go."""
        return conditions(self.settings, self.seats, self.takes)

    # The verbs.

    def setup(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        quiet: bool = False,
    ) -> S:
        """A new game, at its first decision.

        The same arguments give the same game. Raises ``BadOptions`` (a ``ValueError``) for a seat
        count or options that cannot be. A ``quiet`` game tells no events, which saves time.
        """
        if not is_seed(seed):
            raise BadOptions("the seed must be a whole number of at most 128 bits")
        state = self.deal(self.read_options(seats, options or {}), seats, seeded(seed))
        state.__dict__["quiet"] = quiet
        state.rules.advance(state)
        return state

    def read_options(self, seats: int, options: Mapping[str, OptionValue]) -> OptionsT:
        """Check options for so many seats and fill in what was left open."""
        if type(seats) is not int or seats not in self.seats:
            counts = ", ".join(map(str, self.seats))
            raise BadOptions(f"{self.id} takes {counts} seats, not {seats!r}")
        return self.settle(read_options(self.id, self.options, options), seats)

    def takes(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether the game can be played so."""
        try:
            self.read_options(seats, options)
        except BadOptions:
            return False
        return True

    def answer(self, state: S, seat: int, text: str) -> list[Event]:
        """Answer one of the seat's open decisions by the text of an option.

        Returns what happened. An answer that is not legal raises ``IllegalAnswer`` and changes
        nothing.
        """
        for decision in state.awaited:
            if decision.seat == seat and type(seat) is int:  # True is no seat
                for option in decision.options:
                    if option.text == text:
                        self._rules.choose(state, decision, option)
                        return state.events
        found = self._open_option(state, seat, text)
        if found is None:
            raise self._illegal(state, seat, text)
        self._rules.choose(state, *found)
        return state.events

    def why(
        self, state: S, seat: int, text: str | None = None, *, pieces: Sequence[str] = ()
    ) -> Why:
        """Why an answer cannot be; or the one that is meant by things on the table, as tapped.

        Nothing changes, and nobody is told more than the seat knows.
        """
        if text is None:
            return self._why_pieces(state, seat, pieces)
        if self._open_option(state, seat, text) is not None:
            return Why(text)
        error = self._illegal(state, seat, text)
        return Why(error.text, error.message, error.rule)

    def _why_pieces(self, state: S, seat: int, pieces: Sequence[str]) -> Why:
        """Of all that may be meant, what can be; else the reason against what is asked for now."""
        option = self._option_of(state, seat, tuple(pieces)) if pieces else None
        if option is not None:
            return Why(option.text)
        try:
            self._check_can_answer(state, seat)
            asked = _kinds_open(state, seat)
            meant = [*self.meant(state, seat, pieces)] if pieces else []
        except Refused as refused:
            return Why(None, refused.message, refused.rule)
        meant.sort(key=lambda answer: type(answer) not in asked)
        texts = [answer.text for answer in meant]
        for text in texts:
            if self._open_option(state, seat, text) is not None:
                return Why(text)
        return self.why(state, seat, texts[0]) if texts else Why(None)

    def _option_of(self, state: S, seat: int, pieces: tuple[str, ...]) -> Option | None:
        """An option that concerns just these things."""
        for decision in state.decisions:
            if decision.seat == seat and type(seat) is int:
                for part in parts_of(decision.options):
                    found = [part] if isinstance(part, Option) else part.concerning(pieces)
                    for option in found:
                        if option.pieces == pieces:
                            return option
        return None

    def what_if(
        self, state: S, seat: int, text: str | None = None, *, pieces: Sequence[str] = ()
    ) -> WhatIf[B]:
        """What a seat would see after an answer of its own; asked like ``why``.

        Where chance comes in, or somebody learns something hidden, it says only that. Nothing
        changes.
        """
        why = self.why(state, seat, text, pieces=pieces)
        found = None if why.text is None else self._open_option(state, seat, why.text)
        if found is None:
            return WhatIf(why)
        twin = self.clone(state)
        twin.__dict__["asker"] = seat
        self._rules.choose(twin, *found)
        is_open = twin.rng != state.rng or "learnt" in twin.__dict__
        if is_open or self.hangs_on_secrets(twin, seat):
            return WhatIf(why, "open")
        return WhatIf(why, "certain", self.view(twin, seat))

    def grammar(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Grammar:
        """All answers that there are for so many seats under these options."""
        return self._grammar(self.read_options(seats, options or {}), seats)

    def words(
        self, seats: int, options: Mapping[str, OptionValue] | None = None
    ) -> tuple[str, ...]:
        """The words of which answers are made for so many seats under these options, in order."""
        return self.grammar(seats, options).words

    def grammar_of(self, state: S) -> Grammar:
        """All answers that there are in a game like this one."""
        return self._grammar(cast(OptionsT, state.options), state.seats)

    def _grammar(self, options: OptionsT, seats: int) -> Grammar:
        found = self._grammars.get((options, seats))
        if found is None:
            found = self._grammars[options, seats] = Grammar(self.answers, options, seats)
        return found

    def clone(self, state: S) -> S:
        """An independent copy."""
        twin = cast(S, self._copy(state))
        _take_over(state, twin, (*DERIVED, *state.keeps))
        return twin

    def view(self, state: S, seat: int | None) -> View[B]:
        """What a seat may see; None is a spectator."""
        self._check_seat(state, seat)
        public = self._public_view(state)
        return public if seat is None else self._own_view(state, seat, public)

    def views(self, state: S) -> tuple[list[View[B]], View[B]]:
        """What each seat may see, and what a spectator may: cheaper than one by one."""
        public = self._public_view(state)
        return [self._own_view(state, seat, public) for seat in range(state.seats)], public

    def _public_view(self, state: S) -> View[B]:
        return View(
            seat=None,
            seats=state.seats,
            waiting=tuple([decision.seat for decision in state.awaited]),
            sealed=tuple([each for each, text in enumerate(state.sealed) if text is not None]),
            own_sealed=None,
            talk=self.talk(state),
            outcome=state.outcome,
            board=self.see(state),
        )

    def _own_view(self, state: S, seat: int, public: View[B]) -> View[B]:
        """Nothing is ever taken away from a view: the seat's own is added to the public one."""
        board = self.see_own(state, seat, public.board)
        return replace(public, seat=seat, own_sealed=state.sealed_by(seat), board=board)

    def redeal(self, state: S, seat: int, rng: int) -> S:
        """A state that this seat cannot tell from the real one, with other luck to come.

        Everything hidden from the seat is dealt anew from ``rng``: other hands, decks, sealed
        answers. It is quiet: nothing that happens in it is told.
        """
        self._check_seat(state, seat)
        if not is_seed(rng):
            raise ValueError("rng must be a whole number of at most 128 bits")
        luck = seeded(rng)
        for _ in range(REDEALS):
            twin = self._redealt(state, seat, luck)
            same = _seats_awaited(twin) == _seats_awaited(state)
            if same and _can_go_on(twin) and self.fits(twin):
                return twin
            luck = twin.rng
        # So little is hidden that chance did not hit upon another state that fits.
        twin = self.clone(state)
        twin.rng = luck
        twin.__dict__["quiet"] = True
        return twin

    def _redealt(self, state: S, seat: int, rng: int) -> S:
        """The state with all that is hidden from the seat dealt anew, fitting or not."""
        twin = cast(S, self._copy(state))
        _take_over(state, twin, state.keeps)
        twin.rng = rng
        twin.__dict__["quiet"] = True
        self.hide(twin, seat)
        for sealing in twin.sealings:
            for decision in twin.rules.ask(twin, sealing.depth):
                sealed = sealing.answers[decision.seat] is not None
                if sealed and decision.seat != seat and decision.options:
                    sealing.answers[decision.seat] = pick(twin, decision.options).text
        return twin

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return state.outcome

    def fate(self, state: S) -> Fate | None:
        """More about how a game ended, where there is more to say; games may overwrite it."""
        return None

    def save(self, state: S) -> bytes:
        """The state as bytes. Two states are equal exactly if their saves are."""
        raw = msgspec.Raw(self._encoder.encode(state))
        return self._encoder.encode(_Save(self.id, self.version, raw))

    def load(self, data: bytes) -> S:
        """The state that was saved. Raises ``BadSave`` (a ``ValueError``) for other bytes.

        Only types are checked, not whether a game could ever stand there: load what you trust.
        """
        try:
            save = msgspec.msgpack.decode(data, type=_Save)
            if save.game != self.id:
                raise BadSave(f"this is a save of {save.game!r}, not of {self.id!r}")
            if save.version != self.version:
                raise BadSave(
                    f"saved under version {save.version} of the rules of {self.id}; "
                    f"these are version {self.version}"
                )
            state = self._decoder.decode(save.state)
            if not state.agenda and state.outcome is None:
                raise BadSave(f"not a save of {self.id}: it neither goes on nor is it over")
            return state
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadSave(f"not a save of {self.id}: {error}") from error

    def _check_seat(self, state: S, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(state.seats)):
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {state.seats - 1}")

    def _open_option(self, state: S, seat: int, text: str) -> tuple[Decision, Option] | None:
        """The option of a seat with this text, and the question it belongs to."""
        if not isinstance(text, str):
            return None
        for decision in state.decisions:
            if decision.seat == seat and type(seat) is int:  # True is no seat
                option = decision.option(text)
                if option is not None:
                    return decision, option
        return None

    def _illegal(self, state: S, seat: int, text: str) -> IllegalAnswer:
        try:
            self._check(state, seat, text)
        except Refused as refused:
            return IllegalAnswer(str(text), refused.message, refused.rule)
        return IllegalAnswer(text, Message("refused-not-an-option"))

    def _check(self, state: S, seat: int, text: str) -> None:
        if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
            raise Refused("not-an-answer")
        self._check_can_answer(state, seat)
        grammar = self.grammar_of(state)
        try:
            self._check_read(state, seat, grammar.read(text))
        except Unreadable as unreadable:
            self._check_asked(state, seat, unreadable.forms)
            if not unreadable.forms:
                raise self._not_now(state, seat) from None
            opened = _kinds_open(state, seat)
            asked = [kind for kind in unreadable.forms if kind in opened]
            if asked and asked != unreadable.forms:
                grammar.read(text, asked)
            raise

    def _check_can_answer(self, state: S, seat: int) -> None:
        if type(seat) is not int or seat not in range(state.seats):
            raise Refused("no-such-seat", seats=state.seats)
        if state.outcome is not None:
            raise Refused("game-over")

    def _check_read(self, state: S, seat: int, answer: Answer) -> None:
        self._check_asked(state, seat, [type(answer)], answer)
        try:
            self.check(state, seat, answer)
        except NotNow:
            raise self._not_now(state, seat) from None

    def _check_asked(
        self, state: S, seat: int, kinds: Sequence[type[Answer]], answer: Answer | None = None
    ) -> None:
        """Raise ``Refused`` if nothing is asked of the seat, or nothing like that."""
        first_words = self.grammar_of(state).first_words
        if not {*first_words(kinds)} & {*first_words(_kinds_open(state, seat))}:
            if answer is not None:
                self.check_unasked(state, seat, answer)
            if state.sealed_by(seat) is not None:
                raise Refused("already-sealed")
        if all(decision.seat != seat for decision in state.decisions):
            raise Refused("not-asked")

    def _not_now(self, state: S, seat: int) -> Refused:
        """That something else is asked, and how answers to that begin."""
        first = self.grammar_of(state).first_words(_kinds_open(state, seat))
        return Refused("not-now", expected=", ".join(first))


def _kinds_open(state: State[Any], seat: int) -> set[type[Answer]]:
    """The kinds of answers that a seat may give now."""
    mine = [decision.kinds() for decision in state.decisions if decision.seat == seat]
    return {kind for kinds in mine for kind in kinds}


def is_seed(number: int) -> bool:
    return type(number) is int and abs(number) < LARGEST_SEED


def _take_over(state: State[Any], twin: State[Any], names: Sequence[str]) -> None:
    derived = state.__dict__
    twin.__dict__.update({name: derived[name] for name in names if name in derived})


def _seats_awaited(state: State[Any]) -> list[int]:
    """Whom the game waits for, which all can see; to whom what else is open is their own affair."""
    return [decision.seat for decision in state.awaited]


def _can_go_on(state: State[Any]) -> bool:
    """Whether everybody who is asked, or has answered under seal, has an option."""
    depths = {len(state.agenda), *(sealing.depth for sealing in state.sealings)}
    return all(decision.options for depth in depths for decision in state.rules.ask(state, depth))
