"""Tables that go on with the game of another, and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # In SQL: SQLite can add a column with what it refers to, but not what it refers to alone. To
    # make the table anew instead would take everything with it that refers to a table.
    op.execute(
        "ALTER TABLE tables ADD COLUMN fork_of VARCHAR(22) "
        "CONSTRAINT fk_tables_fork_of REFERENCES tables (id)"
    )
    op.create_index(op.f("ix_tables_fork_of"), "tables", ["fork_of"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person")),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_reports_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"], unique=False)
    op.create_index(op.f("ix_reports_table"), "reports", ["table"], unique=False)
