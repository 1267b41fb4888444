"""What is kept: people and their tokens, tables and all that happened there, and reports."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    # Only a hash is kept: who reads the database cannot sit down as somebody else.
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("code", String(8), unique=True, nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Integer),
    Column("host", ForeignKey("people.id"), nullable=False),
    # Unique: all who want a rematch of the same game get the same table.
    Column("earlier", ForeignKey("tables.id"), unique=True),
    # The table whose game this one goes on with in another way. Its seed is known by then.
    Column("fork_of", ForeignKey("tables.id"), index=True),
    # After how many of its answers.
    Column("fork_moment", Integer),
    Column("created", Float, nullable=False),
    # Whether its game goes on. It is set and taken away with the first and the last entry, so that
    # whoever looks for something to do need not look at all games that were ever played.
    Column("playing", Boolean, nullable=False),
    # How the game ended, so that a list of many games need not replay them.
    Column("outcome", Text),
    # Since when there has always been a server: before that nobody could answer. It is kept here
    # so that all servers say the same.
    Column("served_since", Float, nullable=False),
    Index("ix_tables_listed_created", "listed", "created"),
)
Index(
    "ix_tables_playing",
    tables.c.id,
    sqlite_where=tables.c.playing,
    postgresql_where=tables.c.playing,
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(20)),
    Column("away", Boolean, nullable=False, default=False),
    # One seat each: who sat on two would see two hands.
    UniqueConstraint("table", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The unique place settles races: of two answers to the same state one comes second.
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    # For whom the game waits afterwards, a bit a seat; nobody: it is over. The last entry of a
    # table so says what the table waits for, without a look at the rules.
    Column("waiting", Integer, nullable=False),
    Column("at", Float, nullable=False),
    # Since when it has waited for whom it has waited longest: others' answers do not put that off.
    Column("since", Float, nullable=False),
    # One tree instead of two: half as many pages change with every answer.
    sqlite_with_rowid=False,
)

remarks = Table(
    "remarks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    # As it was then: a report says who wrote it, whatever that person is called later.
    Column("name", String(40), nullable=False),
    # How many answers there were at the moment that it is about.
    Column("moment", Integer),
    Column("words", Text, nullable=False),
    # The game as it stood when it was written, so that it can be replayed whatever happens to it.
    Column("record", Text, nullable=False),
    Column("at", Float, nullable=False),
)
