"""Why no wood can be laid on the woodpile of Castaways, or not so much."""

from ....kernel import Refused, one_word
from ..scenarios.castaways import room
from ..state import Camp, Goods
from .requirements import check_goods
from .words import Words, number

EARLY = ("event", "morale", "production")


def check_lay(camp: Camp, seat: int, words: Words) -> None:
    """Before the action phase, on the present stage; the first player lays it for all."""
    count = number(one_word(words, "lay 1"), "lay 1")
    if camp.phase not in EARLY:
        raise Refused("woodpile-too-late", "RC-31.3")
    if seat != camp.first:
        raise Refused("not-your-choice", "RC-1.3", who=camp.people[camp.first].name)
    if camp.goal.complete:
        raise Refused("woodpile-complete", "RC-31.3")
    if camp.goal.closed:
        raise Refused("stage-full", "RC-31.3")
    if not 1 <= count <= room(camp.goal):
        raise Refused("stage-holds", "RC-31.3", count=room(camp.goal))
    check_goods(camp, Goods(wood=count), "RC-31.3")
