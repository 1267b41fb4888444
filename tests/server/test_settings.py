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
    config.write_text('port = 9000\nhost = "0.0.0.0"\n')
    settings = read_settings({"ATOLL_CONFIG": str(config), "ATOLL_PORT": "9001"})
    assert (settings.host, settings.port) == ("0.0.0.0", 9001)


@pytest.mark.parametrize(
    ("environment", "named"),
    [({"ATOLL_PORT": "many"}, "port"), ({"ATOLL_CONFIG": "/nowhere.toml"}, "nowhere")],
)
def test_a_setting_that_cannot_be_is_named(environment: dict[str, str], named: str) -> None:
    with pytest.raises(BadSettings, match=named):
        read_settings(environment)


def test_an_unknown_setting_in_the_file_is_named(tmp_path: Path) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text("prot = 9000\n")
    with pytest.raises(BadSettings, match="prot"):
        read_settings({"ATOLL_CONFIG": str(config)})


@pytest.mark.parametrize("address", ["mysql://a/b", "atoll.db", ""])
def test_a_database_that_is_not_known_is_refused(address: str) -> None:
    with pytest.raises(BadSettings, match="address"):
        open_database(address)
