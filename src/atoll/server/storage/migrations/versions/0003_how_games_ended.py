"""How games ended, and from which moment they were gone on with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fork_moment", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("outcome", sa.Text(), nullable=True))
