"""The reasons against answers, by question; each subject of the refusals adds its own."""

from ....kernel import Reasons
from ..state import Camp

reasons = Reasons[Camp]()
