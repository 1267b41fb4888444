"""Settings come from the environment and from a file, and mistakes are named."""

from pathlib import Path

import pytest

from atoll.server.database import open_database
from atoll.server.settings import BadSettings, Settings, read_settings


def test_without_any_settings_a_family_can_play_at_home() -> None:
    assert read_settings({}) == Settings()
    assert Settings().database == "sqlite:///atoll.db"


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text('database = "sqlite:///file.db"\n')
    from_file = {"ATOLL_CONFIG": str(config)}
    assert read_settings(from_file).database == "sqlite:///file.db"
    both = from_file | {"ATOLL_DATABASE": "sqlite:///environment.db"}
    assert read_settings(both).database == "sqlite:///environment.db"


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSettings, match="nowhere"):
        read_settings({"ATOLL_CONFIG": "/nowhere.toml"})


@pytest.mark.parametrize(
    ("text", "named"), [("datebase = 'x'", "datebase"), ("database = 5", "database"), ("=", "read")]
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, named: str) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text(text)
    with pytest.raises(BadSettings, match=named):
        read_settings({"ATOLL_CONFIG": str(config)})


@pytest.mark.parametrize("address", ["mysql://a/b", "atoll.db", ""])
def test_a_database_that_is_not_known_is_refused(address: str) -> None:
    with pytest.raises(BadSettings, match="address"):
        open_database(address)
