"""A person plays Robinson Crusoe: what is asked and what is not, what is told, and what fits."""

import io
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import pytest

from atoll.bots import Chair, RandomBot
from atoll.cli.boards.robinson import BOARD
from atoll.cli.moment import Moment
from atoll.cli.presenting import Presenter
from atoll.cli.reading.vocabulary import Vocabulary
from atoll.cli.wording import terminal_texts
from atoll.games.robinson import answers, grammar
from atoll.games.robinson.facts import Phase
from atoll.games.robinson.state import Camp, Goods, Kept, Scene
from atoll.games.robinson.steps import Pause, Roll
from atoll.kernel import Decision, Event, Message, Option
from atoll.texts import LANGUAGES

from ..games.robinson.cannibals import settled
from ..games.robinson.cursed import cursed
from ..games.robinson.tables import planning, table
from .bots import there_are_only
from .conftest import Atoll
from .paused import PROMPT, Paused, pauses
from .screens import at_keyboard, screens
from .test_robinson_board import GAME, drawn, lay, plan, resting
from .typed import misread, read, refused


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, random=RandomBot)


def words(language: str = "en") -> Presenter:
    return Presenter(terminal_texts(language, "robinson"), ("Ann", "Bohdan"), BOARD.telling.gloss)


def asked_in(language: str, camp: Camp) -> Moment:
    return Moment(GAME, camp, 0, words(language))


# What is worth a question.


def use(card: str) -> Option:
    return answers.power(0, card)


def can(ability: str) -> Option:
    return answers.ability(0, ability)


def stops(phase: Phase, option: Option, *, card: str = "", rain: int = 0) -> bool:
    """Whether the game stops for this in such a phase, while such a card is carried out."""
    camp = resting()
    camp.phase, camp.sky.rain = phase, rain
    camp.scenes = [Scene(0, card)] if card else []
    return not BOARD.stopping.patient(GAME.view(camp, 0), option)


def test_what_can_be_used_in_planning_just_as_well_stops_nothing_before() -> None:
    for option in (can("soup"), can("speech"), use("find-treasure"), answers.lay_wood(1)):
        assert not stops("event", option)
        assert not stops("morale", option)
    assert not stops("production", can("soup"))
    assert BOARD.stopping.patient(GAME.view(plan(resting()), 0), can("soup"))


def test_the_last_moment_before_the_actions_is_worth_a_question() -> None:
    assert stops("production", answers.lay_wood(1))
    assert stops("production", use("supply-storm-glass"))


def test_a_card_the_weather_and_the_night_are_worth_one_if_anything_may_help() -> None:
    assert stops("event", can("soup"), card="event-frost")
    assert stops("action", use("supply-biscuits"), card="explore-bamboo")
    assert stops("weather", can("soup"), rain=1)
    assert not stops("weather", can("soup"))
    assert stops("night", use("supply-flask-of-rum"))
    assert stops("weather", use("find-poison"), rain=1)
    assert not stops("night", use("find-poison"))
    for idle in (can("reconnaissance"), can("tracking"), use("find-treasure")):
        assert not stops("event", idle, card="event-frost")
        assert not stops("night", idle)


def test_while_actions_are_carried_out_only_what_belongs_to_them_is() -> None:
    assert stops("action", can("economy"))
    assert stops("action", use("supply-bible"))
    assert not stops("action", can("soup"))


def asked_at(paused: Paused) -> Moment:
    return Moment(GAME, paused.match.state, 0, words())


@cache
def moment(question: str, wanted: Callable[[Moment], bool] = bool, seats: int = 1) -> Paused:
    """The first at which the person is asked this, and all is as it is wanted."""
    found = pauses("robinson", seats, {"items": 4}, question)
    return next(paused for paused in found if wanted(asked_at(paused)))


def is_idle(asked: Moment) -> bool:
    """Something might be used, but nobody would stop for it."""
    return bool(asked.standing()) and not asked.pressing() and asked.view().board.phase == "event"


def is_before_planning(asked: Moment) -> bool:
    is_idle = bool(asked.standing()) and not asked.pressing()
    return is_idle and asked.view().board.phase == "production"


def test_where_nothing_is_worth_a_question_the_game_goes_on_by_itself(atoll: Atoll) -> None:
    then = moment("ask-pause", is_idle)
    then.play(atoll, "!")
    assert then.answered()[:1] == ["go-on"]
    assert len(then.answered()) > 1


class Eager(RandomBot):
    """Goes on where it must, and takes every chance."""

    def choose(self, chair: Chair, decision: Decision) -> str:
        return decision.options[0].text


@pytest.fixture
def _eager_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    there_are_only(monkeypatch, eager=Eager, random=RandomBot)


@pytest.mark.usefixtures("_eager_adviser")
def test_a_chance_comes_before_going_on_where_nothing_else_is_asked(atoll: Atoll) -> None:
    """Whoever follows the hint would else have let it pass."""
    then = moment("ask-pause", has_chance)
    chance = asked_at(then).standing()[0].text
    _, hint, *_ = then.play(atoll, "h", "!")
    first, second, *_ = hint.splitlines()
    assert first.startswith(f"{chance}  ")
    assert second.startswith("go-on  ")
    assert then.answered()[0] == chance


def has_chance(asked: Moment) -> bool:
    return bool(asked.pressing())


@pytest.mark.usefixtures("_eager_adviser")
def test_where_more_is_asked_than_to_go_on_that_comes_first(atoll: Atoll) -> None:
    then = moment("ask-plan", lambda asked: bool(asked.standing()))
    _, hint = then.play(atoll, "h")
    assert hint.startswith(f"{then.match.state.awaited[0].options[0].text}  ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_answered_nothing_can_take_nothing_back(atoll: Atoll, language: str) -> None:
    command = f"play robinson --seats 1 --bot random --seed 5 --lang {language}"
    told = atoll(command, ["u"]).out.split(PROMPT)[1]
    assert terminal_texts(language)("play-nothing-answered") in " ".join(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_goes_on_with_a_game_is_told_the_goal_once(atoll: Atoll, language: str) -> None:
    then = moment("ask-plan", lambda asked: asked.view().board.round > 1)
    goal = terminal_texts(language, "robinson")("goal-castaways")
    first, later = then.play(atoll, "!", language=language)
    assert goal in " ".join(first.split())
    assert goal not in " ".join(later.split())


@pytest.mark.parametrize("typed", ["", "do rest"])
def test_on_a_small_screen_the_goal_has_a_page_of_its_own(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """Whoever answers below it has answered."""
    file, asked = io.StringIO(), list[str]()

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "q" if len(asked) > 1 else typed

    at_keyboard(monkeypatch, ask, file, 20)
    then = moment("ask-plan", lambda asked: asked.view().board.round > 1)
    then.play(atoll)
    page, board, *_ = screens(file)
    assert "Goal: a woodpile" in page
    assert "Goal: a woodpile" not in board
    assert asked[:2] == ["Press Enter to go on, q to quit. ", "> "]
    assert then.answered()[:1] == ([typed] if typed else [])


def test_a_space_does_for_a_hyphen(atoll: Atoll) -> None:
    then = moment("ask-pause", has_chance)
    then.play(atoll, "go on")
    assert then.answered()[0] == "go-on"


def test_whoever_goes_back_is_asked_also_there(atoll: Atoll) -> None:
    """What was passed over without a question is not passed over again."""
    then = moment("ask-pause", is_before_planning)
    planning, back = then.play(atoll, "u")
    assert " · Planning · " in planning
    assert " · Production · " in back
    assert "Press Enter to answer “go-on”." in back


def test_who_need_not_plan_yet_lets_the_others_plan_and_has_read_what_happened(
    atoll: Atoll,
) -> None:
    command = "play robinson --seats 2 --bot random --seed 5"
    first, then = atoll(command, [""]).out.split(PROMPT)[:2]
    assert "Press Enter to let the others plan first." in first
    blurb = terminal_texts("en", "robinson")("game-blurb").split(".")[0]
    assert blurb in " ".join(first.split())
    assert blurb not in " ".join(then.split())


def test_all_that_may_be_used_is_no_example(atoll: Atoll) -> None:
    first = atoll("play robinson --scenario jenny --seats 2 --bot random --seed 5", []).out
    assert "What may be used now:\n  use Pipe & Tobacco\n" in first


# Typing.


def at_work() -> Camp:
    """Some pawns are placed, and some are not."""
    camp = resting("carpenter cook", friday=True)
    camp.available = Goods(wood=5, fur=2)
    lay(camp, "m2", 4)
    camp.board = ["shovel", "bricks", "sling"]
    plan(camp)
    for answer in ("do build shovel", "friday explore t1"):
        GAME.answer(camp, 0, answer)
    return camp


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_can_be_typed_with_the_names_that_are_shown(language: str) -> None:
    assert misread(asked_in(language, at_work())) == []


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "do explore t2", "do explore t2"),
        ("en", "add carpenter shovel", "add carpenter build-shovel"),
        ("en", "build bricks", "do build bricks"),
        ("ru", "add плотник лопата", "add carpenter build-shovel"),
        ("ru", "строительство кирпичи", "do build bricks"),
        ("ru", "do отдых", "do rest"),
        ("uk", "add тесля лопата", "add carpenter build-shovel"),
        ("uk", "облаштування", "do arrange"),
    ],
)
def test_things_go_by_the_names_on_the_board(language: str, line: str, answer: str) -> None:
    assert read(asked_in(language, at_work()), line) == [answer]


def why(camp: Camp, line: str, language: str = "en") -> tuple[str, Mapping[str, object]]:
    message = refused(asked_in(language, camp), line).message
    return message.key, message.args


def test_the_word_itself_comes_before_anything_else_called_so() -> None:
    """The ability of the Cook's, The Hunt, is none of the actions."""
    assert why(planning(resting()), "do hunt") == ("refused-no-beasts", {})


@pytest.mark.parametrize(
    ("language", "line", "reason"),
    [
        ("en", "do explore t2", "refused-far-from-tiles"),
        ("en", "do explore m1", "refused-explored-already"),
        ("en", "do build fire", "refused-terrain-unexplored"),
        ("en", "do build rope", "refused-terrain-unexplored"),
        ("en", "do threat left", "refused-no-threat"),
        ("ru", "do build укрытие дерево", "refused-too-little"),
        ("uk", "do build укриття деревина", "refused-too-little"),
        ("en", "h h", "refused-form"),
    ],
)
def test_what_is_typed_in_full_is_refused_for_what_is_wrong_with_it(
    language: str, line: str, reason: str
) -> None:
    camp = cursed()
    camp.threats, camp.available = [None, None], Goods(wood=1)
    assert why(planning(camp), line, language)[0] == reason


def test_so_is_a_number() -> None:
    camp = planning(resting())
    camp.phase, camp.available = "production", Goods(wood=1)
    assert why(camp, "lay 2") == ("refused-stage-holds", {"count": 1})


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "do build raft"), ("ru", "do build плот"), ("uk", "do build пліт")],
)
def test_the_raft_is_that_of_the_scenario_where_no_other_lies_there(
    language: str, line: str
) -> None:
    camp = table(scenario="jenny")
    camp.board = [each for each in camp.board if each != "raft"]
    assert why(planning(camp), line, language) == ("refused-no-item", {"item": "rope"})
    camp.board.remove("rescue-raft")
    assert why(planning(camp), line, language) == ("refused-not-on-board", {"item": "raft"})


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "explore to t1", ""),
        ("ru", "исследовать t1", "do explore t1"),
        ("uk", "дослідити t1", "do explore t1"),
        ("ru", "построить укрытие за шкуры", "do build shelter fur"),
        ("ru", "исследовать t2", ""),
        ("en", "the", ""),
        ("en", "weapon", "do build weapon"),  # what other things are good for does not count
    ],
)
def test_an_answer_in_the_words_in_which_it_is_told_is_understood(
    language: str, line: str, answer: str
) -> None:
    camp = resting()
    camp.available = Goods(wood=5, fur=2)
    worded = Vocabulary(asked_in(language, plan(camp))).worded(line)
    assert [option.text for option in worded] == ([answer] if answer else [])


def test_whoever_types_it_so_is_shown_how_it_is_written(atoll: Atoll) -> None:
    then = moment("ask-plan")
    option = next(each for each in asked_at(then).options() if "explore t" in each.text)
    place = option.text.split()[-1]
    _, told = then.play(atoll, f"исследовать {place}", language="ru")
    assert f"  1. {option.text} " in told


def test_amounts_have_numbers_like_other_answers() -> None:
    asked = asked_in("en", resting())
    halves = [answers.produce(0, 1), answers.produce(1, 0)]
    decision = Decision(0, Message("ask-production"), tuple(halves))
    camp = asked.state
    camp.__dict__["decisions"] = (decision,)
    assert asked.offered(but_for=asked.board.asking.amounts).isdisjoint({"1", "2"})


def test_a_refusal_names_no_place_that_nobody_has_typed() -> None:
    assert why(planning(cursed()), "do explore temple") == ("refused-no-temple", {})


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "do hunt village"), ("ru", "do hunt деревня"), ("uk", "do hunt село")],
)
def test_what_is_done_somewhere_wants_a_place(language: str, line: str) -> None:
    camp = planning(settled(""))
    assert why(camp, line, language) == ("refused-form", {"form": "do hunt m2-village"})


def test_of_a_plan_a_part_is_enough_that_belongs_to_no_other(atoll: Atoll) -> None:
    then = moment("ask-plan", has_only_one_to_take)
    *_, pawn, stack = next(each.text for each in asked_at(then).options() if _takes(each)).split()
    then.play(atoll, f"take {pawn}")
    assert then.answered()[0] == f"take {pawn} {stack}"


def has_only_one_to_take(asked: Moment) -> bool:
    return len([*filter(_takes, asked.options())]) == 1


def _takes(option: Option) -> bool:
    return isinstance(option.answer, grammar.Take)


def test_the_actions_that_may_come_next_have_numbers(atoll: Atoll) -> None:
    then = moment("ask-order")
    (asked, *_) = then.play(atoll, "1")
    first = then.match.state.awaited[0].options[0].text
    assert f"  1. {first} " in asked
    assert then.answered()[0] == first


# What is told.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "card", "text"),
    [
        ("drawn", "event-frost", "event-frost-event"),
        ("strikes", "event-frost", "event-frost-threat"),
        ("adventure", "explore-bamboo", "explore-bamboo-upper"),
        ("mystery", "mystery-barrel", "mystery-barrel"),
        ("found", "find-poison", "find-poison"),
    ],
)
def test_a_card_that_comes_is_told_with_what_it_says(
    language: str, kind: str, card: str, text: str
) -> None:
    presenter = words(language)
    said = presenter.texts(f"text-{text}").removesuffix(".")
    told = presenter.event(Event(kind, {"card": card}))
    assert presenter.card(card) in told
    assert told.endswith(f" ({said}).")


def test_a_beast_is_told_with_its_strength() -> None:
    told = words().event(Event("beast", {"card": "beast-boa"}))
    fight = "Strength 2, weapon −2, 2 food. After the fight 1 discovery token is drawn"
    assert told == f"A beast: Boa ({fight})."


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (can("soup"), "Stone Soup (♦3: 1 food)"),
        (use("supply-biscuits"), "Use Biscuits (1 non-perishable food, at any time)"),
        (
            answers.character(0, "soldier"),
            "The Soldier (Tracking, The Hunt, Defensive Plan, Frenzy, Spear)",
        ),
    ],
)
def test_an_answer_says_what_it_would_do_and_cost(option: Option, label: str) -> None:
    assert words().option(option) == label


def test_what_is_paid_with_determination_says_how_much() -> None:
    (reroll, *_) = answers.rerolls(Roll(success=False, wound=False, adventure=False))
    assert words().option(reroll) == "Reroll the success die (♦2)"
    helping = answers.help_with("handyman", "build-shovel")
    assert words().option(helping) == "Handyman: help to build the Shovel (♦3)"


def test_a_card_on_the_board_is_not_told_twice() -> None:
    camp = resting()
    assert not BOARD.drawing.tells(GAME.view(camp, 0))
    for phase, card, kind in (
        ("event", "event-frost", "drawn"),
        ("action", "gather-fruit", "adventure"),
        ("action", "mystery-barrel", "mystery"),
    ):
        camp.phase, camp.scenes = phase, [Scene(0, card)]  # type: ignore[assignment]
        camp.agenda.append(Pause())
        assert BOARD.drawing.tells(GAME.view(camp, 0)) == {kind: 1}


@pytest.mark.parametrize(
    ("language", "line", "cards"),
    [
        ("en", "r oil", ["find-oil"]),
        ("en", "r candles", ["find-candles", "mystery-candles"]),
        ("en", "r fever", []),
        ("ru", "r лопата", ["shovel"]),
        ("uk", "r лопата", ["shovel"]),
    ],
)
def test_cards_can_be_looked_up(
    atoll: Atoll, language: str, line: str, cards: Sequence[str]
) -> None:
    _, found = moment("ask-plan").play(atoll, line, language=language)
    texts = terminal_texts(language, "robinson")
    for card in cards:
        assert texts(f"text-{card}") in " ".join(found.split())
    assert cards or "The rules have no paragraph" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_begins_is_told_the_aim(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LINES", "30")
    command = f"play robinson --seats 1 --bot random --seed 5 --lang {language}"
    _, planning, aim = atoll(command, ["", "r 31"]).out.split(PROMPT)[:3]
    texts = terminal_texts(language, "robinson")
    assert texts("goal-castaways") in " ".join(planning.split())
    assert "RC-31.2" in aim


@pytest.mark.parametrize(
    ("scenario", "own", "other"),
    [
        ("castaways", "lay 2", "do build t1-cross"),
        ("cursed_island", "do build t1-cross", "lay 2"),
        ("jenny", "do explore rescue", "do hunt kong"),
        ("jenny", "do build rescue-raft", "do hunt kong"),
        ("jenny", "do build lifeboat", "do hunt kong"),
    ],
)
def test_help_tells_of_the_answers_that_only_the_scenario_has(
    atoll: Atoll, scenario: str, own: str, other: str
) -> None:
    command = f"play robinson --seats 1 --bot random --seed 5 --option scenario={scenario}"
    told = atoll(command, ["help"]).out.split(PROMPT)[1]
    assert own in told
    assert other not in told


@pytest.mark.parametrize("scenario", ["castaways", "volcano_island"])
def test_whoever_begins_is_told_what_the_scenario_is_about(atoll: Atoll, scenario: str) -> None:
    command = f"play robinson --seats 1 --bot random --seed 5 --option scenario={scenario}"
    first = " ".join(atoll(command, []).out.split(PROMPT)[0].split())
    texts = terminal_texts("en", "robinson")
    assert f"{texts('game-blurb')} {texts(f'setting-scenario-{scenario}-help')}" in first


def test_whoever_has_lost_is_told_of_what(atoll: Atoll) -> None:
    end = atoll("play robinson --seats 1 --bot random --seed 5", ["!"] * 500).out
    lost, _, told = end.partition("One of you has died, and with that the game is lost.\n")
    assert "dies." in lost
    texts = terminal_texts("en", "robinson")
    causes = [texts(f"cause-{each}") for each in texts.named("cause-")]
    assert told.splitlines()[0] in [f"The cause: {cause}." for cause in causes]


def test_how_far_it_was_stands_beside_the_island_so_no_number_has_to_say_it() -> None:
    camp = resting()
    assert "Woodpile 0/15" in drawn(camp)
    assert BOARD.drawing.has_scores(GAME.view(camp, 0))


@pytest.mark.parametrize(
    ("language", "stack", "told"),
    [
        ("ru", "build-b1-cross", "поставить крест на b1"),
        ("ru", "build-m2-trap", "поставить ловушку на m2"),
        ("uk", "build-b1-cross", "поставити хрест на b1"),
        ("uk", "build-m2-trap", "поставити пастку на m2"),
    ],
)
def test_what_stands_on_a_tile_is_set_there(language: str, stack: str, told: str) -> None:
    assert told in words(language).option(answers.help_with("cook", stack))


def test_of_things_with_the_same_name_the_one_is_meant_that_can_be_used() -> None:
    for card in ("find-old-machete", "find-rusty-machete"):
        camp = settled("m2")
        camp.kept = [Kept(card, 1)]
        vocabulary = Vocabulary(asked_in("en", planning(camp)))
        assert vocabulary.in_words_of_answers("use old machete") == f"use {card}"


def test_whoever_types_an_answer_instead_of_reading_on_has_answered(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch
) -> None:
    then, file = moment("ask-plan"), io.StringIO()
    lines = iter(["", "m", "do rest", "q"])
    at_keyboard(monkeypatch, lambda prompt: next(lines), file)
    then.play(atoll)
    assert then.answered() == ["do rest"]
