"""Options told in few words go over every legal answer, as a list does."""

import pytest

from atoll.kernel import Choices, Decision, Message, Nothing, Option, Product, option

from .toy import ToBid, ToGo

TEXTS = ["bid 0", "bid 1", "bid 2", "bid 3"]


def bid(coins: int) -> Option:
    return option(ToBid(coins), Nothing())


BIDS = Product(ToBid, bid, {"coins": (0, 1, 2, 3)})
GO = option(ToGo(), Nothing())
ALL = Choices((GO, BIDS))


def texts(options: object) -> list[str]:
    assert isinstance(options, Product | Choices | list)
    return [each.text for each in options]


def test_a_product_is_a_sequence_of_all_its_options() -> None:
    assert texts(BIDS) == TEXTS
    assert len(BIDS) == 4
    assert [BIDS[place].text for place in range(4)] == TEXTS
    assert [BIDS[place].text for place in (-1, -4)] == ["bid 3", "bid 0"]
    assert texts(BIDS[1:3]) == ["bid 1", "bid 2"]
    with pytest.raises(IndexError):
        BIDS[4]


def test_of_a_product_some_texts_can_be_left_out() -> None:
    fewer = BIDS.without(["bid 1", "bid 9", "go"])
    assert texts(fewer) == ["bid 0", "bid 2", "bid 3"]
    assert len(fewer) == 3
    assert [fewer[place].text for place in (0, 1, -1)] == ["bid 0", "bid 2", "bid 3"]
    with pytest.raises(IndexError):
        fewer[3]
    assert fewer.find("bid 1") is None
    assert fewer.but == {"bid 1"}
    assert BIDS.without(["go"]) is BIDS


def test_an_option_is_found_by_its_text_alone() -> None:
    assert BIDS.find("bid 2") == bid(2)
    assert BIDS.find("bid 4") is None
    assert BIDS.find("go") is None
    assert BIDS.find("bid  2") is None
    assert ALL.find("go") == GO
    assert ALL.find("bid 3") == bid(3)
    assert ALL.find("stay") is None


def test_options_and_products_stand_one_after_the_other() -> None:
    assert texts(ALL) == ["go", *TEXTS]
    assert len(ALL) == 5
    assert [ALL[place].text for place in range(5)] == ["go", *TEXTS]
    assert ALL[-1].text == "bid 3"
    assert texts([*ALL[:2]]) == ["go", "bid 0"]
    assert ALL.kinds() == {ToBid, ToGo}
    with pytest.raises(IndexError):
        ALL[5]
    with pytest.raises(IndexError):
        ALL[-6]


def test_what_is_left_out_entirely_is_no_part_any_more() -> None:
    left = ALL.without(["go", *TEXTS])
    assert left.parts == ()
    assert not left


def test_they_are_equal_if_their_options_are() -> None:
    assert Choices((GO, Product(ToBid, bid, {"coins": (0, 1, 2, 3)}))) == ALL
    assert Choices((GO, Product(ToBid, bid, {"coins": (0, 1, 2)}))) != ALL
    assert ALL.without(["bid 1"]) != ALL
    assert Choices((GO,)) != ALL


def test_a_decision_finds_its_options_in_either() -> None:
    for options in (ALL, tuple(ALL)):
        decision = Decision(0, Message("ask"), options)
        assert decision.option("bid 2") == bid(2)
        assert decision.option("bid 7") is None
        assert decision.kinds() == {ToBid, ToGo}


def test_only_the_exact_text_is_found() -> None:
    assert BIDS.find("bid  2") is None
    assert ALL.find(" bid 2") is None


def test_what_is_made_later_is_made_once_and_not_before_somebody_looks() -> None:
    made: list[int] = []

    def make() -> list[Option | Product]:
        made.append(1)
        return [GO, BIDS]

    later = Choices(make)
    assert made == []
    assert later == ALL
    assert len(later) == len(ALL)
    assert later.find("bid 2") == bid(2)
    assert made == [1]
