"""The parts of a game in the terminal are put together, and the person sits down."""

from collections.abc import Sequence
from typing import NamedTuple

from ...bots import Bot
from ...match import Match
from ..presenting import Presenter
from ..showing.log import Log, Reader
from ..showing.pages import Pages
from ..showing.questions import Questions
from ..showing.scene import Scene
from ..showing.screen import Screen
from .adviser import Adviser
from .conversation import Conversation
from .ending import Ending
from .meaning import Meaning
from .narrator import Narrator
from .orders import Orders
from .overview import Overview
from .record_file import RecordFile
from .record_keeper import RecordKeeper
from .sitting import Sitting
from .table import Table


class Company(NamedTuple):
    """Who sits at the table: the person, a bot on every other seat, and one that gives hints."""

    person: int
    players: Sequence[Bot | None]
    adviser: Bot


def seated(
    match: Match, company: Company, words: Presenter, file: RecordFile, screen: Screen
) -> Sitting:
    """A person at a table with bots."""
    table = Table(match, company.person, company.players, words)
    moment = table.moment()
    me = moment.board.naming.me(moment.view())
    log = Log(moment.board.telling, words, Reader(company.person, me))
    questions = Questions(screen, words)
    scene, pages = Scene(log, questions), Pages(screen, words.texts, log)
    keeper = RecordKeeper(match.record, file, screen)
    orders = Orders(Adviser(company.adviser), Overview(questions, log), keeper)
    meaning = Meaning(orders, questions)
    return Sitting(
        table,
        Narrator(log, pages),
        Conversation(table, meaning, scene, pages, screen),
        keeper,
        Ending(table, scene, pages, screen, keeper),
    )
