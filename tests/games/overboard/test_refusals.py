"""What a reason does not say."""

import pytest

from .tables import answer, refusal, table


@pytest.mark.parametrize("hidden", ["water", "oar"])
def test_a_reason_does_not_tell_what_others_have_hidden(hidden: str) -> None:
    boat = table({"captain": "knife", "bosun": hidden, "frenchy": "", "kid": ""})
    assert refusal(boat, "captain", "request bosun open oar") == ("refused-not-open", "OB-5.9")
    answer(boat, "captain", "request bosun oar")
    answer(boat, "captain", "offer bosun knife for oar")
