"""What docs/protocol.md shows is what the server sends, and names only what is there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import atoll
from atoll.digest import Minute, Paragraph, Section
from atoll.kernel import View
from atoll.server import questions, wire
from atoll.server.http.sockets import CLOSE_CODES, FAILED, UNREADABLE
from atoll.texts import Texts

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
texts = Texts("en", "lifeboats", also=("server",))


def texts_named(example: object) -> Iterator[str]:
    """The keys of all texts in an example, those of events too."""
    if isinstance(example, list):
        for each in example:
            yield from texts_named(each)
    elif isinstance(example, dict):
        if "kind" in example:
            yield f"event-{example['kind']}"
        if "args" in example and "key" in example:
            yield example["key"]
        yield from texts_named(list(example.values()))


def has_all_of(example: dict[str, Any], kind: type[msgspec.Struct]) -> bool:
    return set(example) - {"type"} == set(kind.__struct_fields__)


def test_an_example_has_all_that_is_sent_and_nothing_else() -> None:
    table, rules, replay, problem, update = map(msgspec.json.decode, EXAMPLES)
    assert has_all_of(table, wire.TableShown)
    assert has_all_of(table["seats"][0], wire.SeatShown)
    assert has_all_of(rules, wire.RulesShown)
    assert has_all_of(rules["minute"], Minute)
    assert has_all_of(rules["sections"][0], Section)
    assert has_all_of(rules["sections"][0]["paragraphs"][0], Paragraph)
    assert has_all_of(replay, wire.ReplayShown)
    assert all(has_all_of(moment, wire.MomentShown) for moment in replay["moments"])
    assert has_all_of(problem, wire.Problem)
    assert has_all_of(update, wire.Update)
    assert has_all_of(update["view"], View)
    assert has_all_of(update["events"][0], wire.EventShown)
    assert has_all_of(update["decisions"][0], questions.DecisionShown)
    [moment] = [each for each in replay["moments"] if each["chosen"]]
    assert {*moment["chosen"]} <= {*questions.OptionShown.__struct_fields__}


def test_a_question_is_shown_as_it_is_asked() -> None:
    update = msgspec.json.decode(EXAMPLES[-1])
    lifeboats = atoll.game("lifeboats")
    waters = lifeboats.setup(3, 8)
    for seat, text in ((0, "launch 3"), (1, "launch 4")):
        lifeboats.answer(waters, seat, text)
    [decision] = waters.awaited
    shown = msgspec.json.decode(questions.encode(questions.decision_shown(decision)))
    assert (update["view"]["waiting"], update["decisions"]) == ([decision.seat], [shown])


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_text_that_an_example_names_is_there(text: str) -> None:
    assert [key for key in texts_named(msgspec.json.decode(text)) if key not in texts] == []


def test_every_close_code_of_ours_is_there() -> None:
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \|", DOCUMENT, re.MULTILINE)}
    by_websocket = {1002, 1009, 1012}
    assert named == {*CLOSE_CODES.values(), FAILED, UNREADABLE} | by_websocket
