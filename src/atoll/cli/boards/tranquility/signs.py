"""The styles of what is drawn."""

ISLAND = "bold bright_white on blue"
LIES_WRONG = "bold bright_white on red"
FREE = "bold green"
PAID = "bold yellow"
CLOSED = "red"
FAINT = "dim"

STORM_STYLES = {"yellow": "yellow", "purple": "magenta", "orange": "dark_orange"}
