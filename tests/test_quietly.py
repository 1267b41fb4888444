"""What sets everything up is silent as long as it succeeds, and hides nothing when it fails."""

import subprocess
from pathlib import Path

QUIETLY = Path(__file__).parents[1] / "tools" / "quietly.sh"
CHATTER = "echo chatter; echo warning >&2; "


def quietly(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", QUIETLY, "sh", "-c", CHATTER + command],
        env={"TMPDIR": str(folder), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_succeeds_says_nothing(tmp_path: Path) -> None:
    done = quietly("exit 0", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert [*tmp_path.iterdir()] == []


def test_what_fails_says_everything_and_how_it_failed(tmp_path: Path) -> None:
    done = quietly("exit 7", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (7, "", "chatter\nwarning\n")
    assert [*tmp_path.iterdir()] == []
