"""How a game ended is kept with its table, so that lists of games can tell it."""

from sqlalchemy import Connection, update

from atoll.server.storage.schema import tables
from atoll.server.wire import shown

from .conftest import run, served
from .party import party


def test_how_a_game_ended_is_told_with_its_table(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            person = here.room.info.seats[1].person
            assert person is not None
            [going_on] = await server.tables.of_person(person)
            assert shown(going_on, person).outcome is None
            await here.by_hand(lambda: here.play.is_over)
            [over] = await server.tables.of_person(person)
            assert shown(over, person).outcome == here.play.match.state.outcome
            assert shown(here.room.current_info, None).outcome == here.play.match.state.outcome

    run(story)


def forgotten(connection: Connection) -> None:
    connection.execute(update(tables).values(outcome=None))


def test_how_a_game_ended_before_that_was_kept_is_noted_when_somebody_looks(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.by_hand(lambda: here.play.is_over)
            await server.database.write(forgotten)
            assert (await server.tables.get(here.room.table)).outcome is None
        async with served(database) as server:
            room = await server.rooms.room(here.room.table)
            assert (await server.tables.get(room.table)).outcome == room.begun.match.state.outcome

    run(story)
