"""Many games: counted right, whoever counts."""

import json
import os
from typing import Any

import pytest

from atoll.bots import next_answer
from atoll.cli.commands import sim
from atoll.cli.simulating import batch
from atoll.cli.simulating.results import Ending, Results
from atoll.cli.wording import terminal_texts
from atoll.kernel import Outcome

from .conftest import Atoll


def result(atoll: Atoll, command: str) -> dict[str, object]:
    shown = atoll(f"sim tranquility --json {command}")
    assert shown.code == 0
    assert shown.err == ""
    report: dict[str, object] = json.loads(shown.out)
    assert report.pop("speed")
    return report


def test_the_result_does_not_depend_on_the_number_of_jobs(atoll: Atoll) -> None:
    command = "--games 12 --seats 3 --bots random --option storms=true --seed 4"
    alone = result(atoll, f"{command} --jobs 1")
    assert alone == result(atoll, f"{command} --jobs 2")
    assert alone != result(atoll, f"{command} --jobs 1 --seed 5")
    assert alone["games"] == 12
    assert alone["by_bot"] is None


def test_a_duel_is_counted_by_bot(atoll: Atoll) -> None:
    report = result(atoll, "--games 4 --option mode=duel --bots random --jobs 1")
    assert isinstance(report["by_bot"], dict)
    assert report["by_bot"].keys() == {"random"}


def test_the_options_are_shown_with_their_types_and_as_they_were_settled(atoll: Atoll) -> None:
    command = "--games 1 --bots random --jobs 1 --option"
    options = result(atoll, f"{command} mode=pyramid")["options"]
    assert isinstance(options, dict)
    assert (options["mode"], options["monsters"], options["storms"]) == ("pyramid", 3, False)
    typed = result(atoll, f"{command} monsters=3 --option rocks=TRUE")["options"]
    assert isinstance(typed, dict)
    assert (typed["monsters"], typed["rocks"]) == (3, True)


def test_what_people_die_of_is_counted_with_the_round(atoll: Atoll) -> None:
    command = "sim robinson --games 3 --seats 1 --bots random --jobs 1 --scenario castaways"
    report = json.loads(atoll(f"{command} --json").out)
    died = report["fates"]["died"]
    assert sum(each["games"] for each in died) == report["outcomes"]["died"] == 3
    assert all(each["cause"].startswith("cause-") and each["rounds"]["min"] >= 1 for each in died)
    shown = atoll(command).out
    averages = [each for each in died if each["rounds"]["min"] < each["rounds"]["max"]]
    spreads = [each for each in ("answers", "scores") if report[each]["min"] < report[each]["max"]]
    assert shown.count("on average") == len(averages) + len(spreads)


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "1 game · Robinson Crusoe · Jenny needs help! · Wreckage: Any of the three · 1 pl"),
        ("ru", "1 игра · Робинзон Крузо · Дженни в беде! · Обломки: Любая из трёх · 1 игрок"),
        ("uk", "1 гра · Робінзон Крузо · Дженні в біді! · Уламки: Будь-яка з трьох · 1 гравець"),
    ],
)
def test_the_head_says_what_was_played_and_by_whom(atoll: Atoll, language: str, head: str) -> None:
    command = "sim robinson --games 1 --seats 1 --bots random --jobs 1 --scenario jenny"
    shown = " ".join(atoll(f"{command} --option wreck=random --lang {language}").out.split())
    assert shown.startswith(head)
    assert terminal_texts(language)("bot-random") in shown


@pytest.mark.parametrize(
    ("given", "said"), [("", ""), ("--option monsters=5", " · Sea monsters: 5 monsters")]
)
def test_what_a_mode_settles_is_not_said_besides(atoll: Atoll, given: str, said: str) -> None:
    command = "sim tranquility --games 1 --seats 2 --bots random --jobs 1 --option mode=pyramid"
    head, *_ = atoll(f"{command} {given}").out.splitlines()
    assert head.startswith(f"1 game · Tranquility · Pyramid{said} · 2 players · bots:")


def test_bots_go_by_their_names(atoll: Atoll) -> None:
    command = "sim tobago --games 1 --seats 2 --bots random --jobs 1 --lang uk"
    name = terminal_texts("uk")("bot-random")
    assert f"\n{name}: " in atoll(command).out


def test_of_a_single_game_there_is_no_average(atoll: Atoll) -> None:
    shown = atoll("sim robinson --games 1 --seats 1 --bots random --jobs 1").out
    assert "average" not in shown
    assert ", round " in shown


def test_what_is_too_long_for_a_line_goes_on_below_itself(atoll: Atoll) -> None:
    command = "sim robinson --games 1 --seats 1 --bots random --jobs 1 --lang ru"
    table = atoll(command).out.splitlines()[2:4]
    assert table[0].startswith("  100,0 %  Один из вас умер")
    assert table[1].startswith(" " * 11)


def test_a_scenario_can_be_named_only_where_there_are_several(atoll: Atoll) -> None:
    shown = atoll("sim tranquility --games 1 --scenario castaways")
    assert shown.code == 2
    assert "scenario" in shown.err


def test_a_job_for_each_core_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 5, 6}, raising=False)
    assert batch.cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert batch.cores() == 7


def test_games_that_are_only_counted_tell_no_events(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def watching(game: Any, state: Any, players: Any) -> tuple[int, str] | None:
        seen.append((state.quiet, list(state.events)))
        return next_answer(game, state, players)

    monkeypatch.setattr(batch, "next_answer", watching)
    batch.play_game(batch.Plan("tranquility", 2, {}, ("random", "random"), seed=1), 0)
    assert len(seen) > 1
    assert all(moment == (True, []) for moment in seen)


@pytest.mark.parametrize(("given", "started"), [("", 2), ("--jobs 5", 5), ("--jobs 900", 8)])
def test_never_many_more_jobs_than_cores(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, given: str, started: int
) -> None:
    asked_for = []

    def play_alone(plan: batch.Plan, games: int, jobs: int) -> list[batch.Played]:
        asked_for.append(jobs)
        return [batch.play_chunk(batch.Chunk(plan, 0, games))]

    monkeypatch.setattr(sim, "cores", lambda: 2)
    monkeypatch.setattr(sim, "play_all", play_alone)
    result(atoll, f"--games 1 --bots random {given}")
    assert asked_for == [started]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("mode", ["base", "duel"])
def test_the_result_in_words(atoll: Atoll, language: str, mode: str) -> None:
    command = f"--games 3 --bots random --jobs 1 --lang {language} --option mode={mode}"
    shown = atoll(f"sim tranquility {command}")
    assert shown.code == 0
    assert "3" in shown.out.splitlines()[0]
    reason = "outcome-stranded" if mode == "base" else "outcome-duel-stuck"
    assert terminal_texts(language, "tranquility")(reason) in " ".join(shown.out.split())


def test_the_results_of_a_game_against_each_other() -> None:
    results = Results(["a", "b"], contest=True)
    results.add(
        [Ending(Outcome("full", (5, 3), (0,)), 10), Ending(Outcome("stuck", (1, 1), (0, 1)), 20)]
    )
    results.add([Ending(Outcome("full", (0, 8), (1,)), 30)])
    assert results.report()["by_bot"] == results.shares
    assert results.reasons == {"full": 2, "stuck": 1}
    assert (results.lengths.mean, results.lengths.min, results.lengths.max) == (20, 10, 30)
    shares = results.shares
    assert (shares["a"].won, shares["b"].won) == (0.6667, 0.6667)
    assert (shares["a"].rank, shares["b"].rank) == (1.5, 1.5)
    assert (shares["a"].scores.mean, shares["b"].scores.max) == (2, 8)


def test_the_results_of_a_game_together() -> None:
    results = Results(["a", "a", "b"], contest=False)
    results.add(
        [
            Ending(Outcome("won", (36,) * 3, (0, 1, 2)), 10),
            Ending(Outcome("lost", (9,) * 3, ()), 20),
        ]
    )
    assert results.report()["by_bot"] is None
    assert results.won == 0.5
    assert results.scores.mean == 22.5
