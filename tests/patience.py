"""How long tests wait: for what they wait for, and however long a slow machine takes."""

import os

PATIENCE = float(os.environ.get("PATIENCE", "300"))
"""Seconds after which a test that still waits for something is taken to hang.

It is never waited for: `PATIENCE=5 pytest tests/web` just fails sooner where something is wrong.
"""
WHOLE_STORY = 6 * PATIENCE
"""The same for a story in which many things are waited for, one after the other."""
