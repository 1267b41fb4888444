"""Runs the fast tests of what has changed: ``python -m tools.fast_tests``, as `make check` does.

What has changed is what git says: since the last commit, or in it if nothing has changed since. A
test is of what has changed if it was changed itself, lies in the folder of the same game, or names
the module; what begins servers by the dozen or browsers is left to `make test`. The kernel's tests
and those of how the parts fit together take seconds, and always run.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
ALWAYS = (
    *("tests/kernel", "tests/test_contract.py", "tests/test_digest.py", "tests/test_record.py"),
    *("tests/test_voyage.py", "tests/test_choices.py", "tests/test_keys.py"),
    *("tests/test_layers.py", "tests/cli/test_rooms.py", "tests/server/test_parts.py"),
    *("tests/test_owners.py", "tests/test_answers_apart.py", "tests/test_words.py"),
)
LAWS, LAWFUL = "tests/laws", "lifeboats"
"""When the kernel changes, the laws are tried on a short game in which all are asked at once."""
REFUSALS = ("tests/games/test_refusals.py", "tests/games/test_meaning.py")
"""The laws of what is refused and of what is meant."""
SOME = {
    "bots": "tests/bots/test_laws.py",
    "cli": "tests/cli/test_commands.py",
    "server": "tests/server/test_tables.py",
}
"""What is tried of a part where no test names the module."""
SLOW = ("tests/web", "tests/test_texts.py", "tests/test_example.py", "test_killed", "test_secrets")


class Chosen:
    """Tests to run: paths, and words for what is to run of those that are about many games."""

    def __init__(self) -> None:
        self.paths: dict[str, None] = dict.fromkeys(ALWAYS)
        self.words: dict[str, None] = dict.fromkeys(Path(path).stem for path in ALWAYS)

    def add(self, path: str, word: str = "") -> None:
        if not any(slow in path for slow in SLOW):
            self.paths[path] = None
            self.words[word or Path(path).stem] = None

    def arguments(self) -> list[str]:
        """What pytest is told; for seconds of tests it is not worth while to gather workers."""
        workers = ["-n", "auto", "--dist", "worksteal"] if len(self.paths) > len(ALWAYS) else []
        return [*workers, "-m", "not in_bulk", "-k", " or ".join(self.words), *self.paths]


def git(*words: str) -> list[str]:
    """The lines that git says; none if it does not know, or is not there."""
    try:
        done = subprocess.run(  # noqa: S603
            ["git", *words],  # noqa: S607
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return []
    return done.stdout.splitlines()


def changed() -> list[str]:
    """The files that have changed since the last commit, or in it."""
    since = [
        *git("diff", "--name-only", "HEAD"),
        *git("ls-files", "--others", "--exclude-standard"),
    ]
    return since or git("diff", "--name-only", "HEAD~1", "HEAD")


def chosen(files: list[str]) -> Chosen:
    """The tests of these files."""
    found = Chosen()
    for file in files:
        match file.split("/"):
            case ["tests", *_, name] if name.startswith("test_") and (ROOT / file).exists():
                found.add(file)
            case ["src", "atoll", "kernel", *_]:
                found.add(LAWS, LAWFUL)
            case ["src", "atoll", "games", game, _, *_] | ["tests", "games", game, _]:
                found.add(f"tests/games/{game}")
                for laws in (LAWS, *REFUSALS):
                    found.add(laws, game)
            case ["tests", "games", _]:
                for laws in REFUSALS:
                    found.add(laws, LAWFUL)
            case ["docs", "rules", *_]:
                found.add("tests/games/test_digest.py")
            case ["src", "atoll", part, *inside] if inside:
                for test in [*tests_of(part, inside)] or [SOME[part]]:
                    found.add(test)
    return found


def tests_of(part: str, inside: list[str]) -> Iterator[str]:
    """The tests of a part of the program that name one of its modules, or the game of a board."""
    module = ".".join(inside).removesuffix(".py").removesuffix(".__init__")
    names = {f"{part}.{module}", f"{part}.{module.rpartition('.')[0]} import"}
    words = {Path(inside[-1]).stem, *([inside[1]] if inside[0] == "boards" else [])}
    for path in sorted((TESTS / part).rglob("test_*.py")):
        text = path.read_text("utf-8")
        is_called_so = any(word in path.stem for word in words)
        if is_called_so or any(f"atoll.{name}" in text for name in names):
            yield path.relative_to(ROOT).as_posix()


def main() -> int:
    tests = chosen(changed())
    print("Fast tests:", *tests.paths, flush=True)
    command = [sys.executable, "-m", "pytest", "-q", *tests.arguments()]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
