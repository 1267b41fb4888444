"""Which voyages there are playthroughs of."""

from tests.playthroughs import playthroughs

GAME = "tranquility"
MODES = ("base", "high_arch", "pyramid", "day_and_night", "duel")


def test_every_mode_has_a_playthrough() -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n\n")[0] for path in playthroughs(GAME)]
    for mode in MODES[1:]:
        assert any(f"mode={mode}" in head for head in heads)
    assert any("mode=" not in head for head in heads)


def test_a_voyage_that_is_won_is_among_the_playthroughs() -> None:
    texts = [path.read_text(encoding="utf-8") for path in playthroughs(GAME)]
    assert any('outcome: {"reason":"paradise"' in text for text in texts)
