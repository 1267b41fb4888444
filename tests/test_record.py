"""Records: what they say, and what is wrong with those that cannot be."""

import pytest

import atoll
from atoll import BadRecord, Match, record


def played(answers: int = 6) -> Match:
    match = Match.start("tranquility", 2, 7, {"monsters": 3})
    for _ in range(answers):
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[0].text)
    return match


FIRST = played(0).state.decisions[0].seat
RULES = f"rules {played(0).game.version}"


def test_a_record_is_a_text_that_people_can_read() -> None:
    lines = record.dumps(played().record).splitlines()
    assert lines[:5] == ["atoll record 1", "game tranquility", RULES, "seats 2", "seed 7"]
    assert "option monsters=3" in lines
    assert "option rocks=false" in lines
    assert lines[lines.index("") + 1].split()[1] == "play"


def test_a_record_made_under_other_rules_is_refused() -> None:
    text = record.dumps(played().record).replace(RULES, "rules 0")
    with pytest.raises(BadRecord, match="version 0 of the rules of tranquility; these are version"):
        record.replay(record.loads(text))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("atoll record 1", "atoll record 9"), "begins with the line"),
        (("game tranquility", "game chess"), "there is no game 'chess'"),
        (("seats 2", "seats two"), "head of the record cannot be read"),
        (("seats 2", "seats 9"), "takes 1, 2, 3, 4, 5 seats, not 9"),
        (("seed 7\n", ""), "does not say its seed"),
        (("seed 7", "seed 7\nseed 8"), "line 6 .* 'seed 8'"),
        (("option monsters=3", "option dragons=3"), "no option 'dragons'"),
        (("play", "eat"), r"answer 1, seat \d: 'eat"),
        (("seed 7", "seed 1_0"), "no whole number"),
        (("seed 7", "seed ٧"), "no whole number"),
        (("option rocks", "option monsters=4\noption rocks"), r"line \d+ .* 'option monsters=3'"),
        ((f"\n\n{FIRST} ", "\n\nsomebody "), "line 15"),
    ],
)
def test_a_record_that_cannot_be_says_where(change: tuple[str, str], reason: str) -> None:
    text = record.dumps(played().record)
    assert change[0] in text
    with pytest.raises(BadRecord, match=reason):
        record.replay(record.loads(text.replace(*change, 1)))


def test_the_hash_of_a_seed_is_that_of_its_decimal_digits() -> None:
    """As `printf 7 | sha256sum` has it, so that anybody can check it."""
    seven = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert record.seed_hash(7) == seven
    assert record.seed_hash(-7) != seven


def test_a_record_goes_only_as_far_as_its_answers() -> None:
    match = played()
    assert len(match.record.until(3).answers) == 3
    with pytest.raises(ValueError, match="has 6 answers, not 7"):
        match.fork(7)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no game 'chess'; there are: tranquility"):
        atoll.game("chess")


def test_a_match_goes_on_from_a_record() -> None:
    match = played()
    again = Match(record.loads(record.dumps(match.record)))
    assert again.state == match.state
    decision = again.state.decisions[0]
    again.answer(decision.seat, decision.options[0].text)
    assert len(again.record.answers) == 7
    assert len(match.record.answers) == 6


def test_an_illegal_answer_is_not_recorded() -> None:
    match = played()
    with pytest.raises(atoll.IllegalAnswer):
        match.answer(0, "sink the ship")
    assert len(match.record.answers) == 6


def joint_discard() -> Match:
    """A game of three in the middle of its joint discard."""
    match = Match.start("tranquility", 3, 7)
    while match.state.decisions[0].prompt.key != "ask-offer":
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[-1].text)
    return match


def test_a_sealed_answer_can_be_taken_back_even_after_others_have_sealed_theirs() -> None:
    match = joint_discard()
    match.answer(0, "offer 1")
    match.answer(2, "offer 2")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.sealed == [None, None, "offer 2"]
    match.answer(0, "offer 4")
    match.answer(1, "offer 2")
    assert not any(match.can_undo(seat) for seat in range(3)), "now they are open"


def test_taking_back_does_not_play_the_game_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = joint_discard()
    before = match.game.save(match.state), match.record.until(len(match.record.answers))
    monkeypatch.delattr(record, "opening")
    for _ in range(2):
        match.answer(0, "offer 1")
        match.answer(2, "offer 2")
        twin = match.copy()
        match.undo(0)
        match.undo(2)
        assert (match.game.save(match.state), match.record) == before
        twin.undo(2)
        twin.undo(0)
        assert (twin.game.save(twin.state), twin.record) == before


def test_over_what_others_have_sealed_nobody_reaches_for_an_earlier_answer() -> None:
    """The answers that led to a question stand once somebody has answered it."""
    match = Match.start("tranquility", 3, 7)
    while match.state.decisions[0].prompt.key != "ask-start":
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[-1].text)
    starter = match.state.decisions[0].seat
    match.answer(starter, "start")
    other = next(each.seat for each in match.state.decisions if each.seat != starter)
    match.answer(other, "offer 1")
    before = match.game.save(match.state)
    assert not match.can_undo(starter)
    with pytest.raises(ValueError, match="taken back"):
        match.undo(starter)
    assert match.game.save(match.state) == before


def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    match = played(0)
    while match.state.decisions:
        decision = match.state.decisions[0]
        match.answer(decision.seat, decision.options[-1].text)
    assert not any(match.can_undo(seat) for seat in range(2))


def test_a_record_with_a_byte_order_mark_is_read() -> None:
    match = played()
    assert record.loads("\ufeff" + record.dumps(match.record)) == match.record


def test_nobody_takes_back_an_answer_of_somebody_else() -> None:
    match = joint_discard()
    match.answer(0, "offer 1")
    assert not match.can_undo(1)
    with pytest.raises(ValueError, match="seat 1 has no answer"):
        match.undo(1)
