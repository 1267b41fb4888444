"""Settings come from the environment and from a file, and mistakes are named."""

from pathlib import Path

import pytest

from atoll.server.settings import BadSettings, Settings, read_settings
from atoll.server.storage.database import open_database


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


GOOD = [
    ("database", "postgresql://sailor@localhost/atoll", "postgresql://sailor@localhost/atoll"),
    ("host", "0.0.0.0", "0.0.0.0"),
    ("port", "0", 0),
    ("port", "65535", 65535),
    ("address", "https://atoll.example", "https://atoll.example"),
    ("address", "http://192.168.1.5:8000", "http://192.168.1.5:8000"),
    ("address", "", ""),
    ("https", "true", True),
    ("https", "1", True),
    ("https", "false", False),
    ("proxies", "10.0.0.1,10.0.0.2", "10.0.0.1,10.0.0.2"),
    ("bot_workers", "1", 1),
    ("bot_workers", "8", 8),
    ("bot_seconds", "0.5", 0.5),
    ("patience", "1", 1),
    ("messages_per_second", "0.1", 0.1),
    ("requests_per_second", "1000", 1000.0),
    ("connections", "1", 1),
    ("log", "json", "json"),
    ("log", "text", "text"),
]
BAD = [
    ("port", "-1"),
    ("port", "65536"),
    ("port", "80.5"),
    ("port", ""),
    ("address", "atoll.example"),
    ("address", "https://atoll.example/"),
    ("address", "ftp://atoll.example"),
    ("address", "https://atoll.example#"),
    ("https", "maybe"),
    ("bot_workers", "0"),
    ("bot_workers", "many"),
    ("bot_seconds", "0"),
    ("bot_seconds", "-5"),
    ("bot_seconds", "nan"),
    ("patience", "0"),
    ("patience", "1.5"),
    ("messages_per_second", "0"),
    ("messages_per_second", "fast"),
    ("requests_per_second", "0"),
    ("requests_per_second", "-1"),
    ("connections", "0"),
    ("connections", "-1"),
    ("log", "xml"),
    ("log", ""),
]


@pytest.mark.parametrize(("name", "given", "read"), GOOD)
def test_a_setting_is_read_from_the_environment(name: str, given: str, read: object) -> None:
    assert getattr(read_settings({f"ATOLL_{name.upper()}": given}), name) == read


@pytest.mark.parametrize(("name", "given"), BAD)
def test_a_setting_that_cannot_be_is_named(name: str, given: str) -> None:
    with pytest.raises(BadSettings, match=rf"\b{name}\b"):
        read_settings({f"ATOLL_{name.upper()}": given})


def test_every_setting_is_tried_here() -> None:
    assert {name for name, *_ in GOOD} == set(Settings.__struct_fields__)
    free = {"database", "host", "proxies"}
    assert {name for name, _ in BAD} == set(Settings.__struct_fields__) - free


def test_what_is_given_on_the_command_line_goes_before_all_else(tmp_path: Path) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text("port = 1\n")
    environment = {"ATOLL_CONFIG": str(config), "ATOLL_PORT": "2", "ATOLL_HOST": "::"}
    assert read_settings(environment, port=3, host=None) == Settings(port=3, host="::")


def test_the_file_has_the_same_settings_with_their_types(tmp_path: Path) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text('port = 80\nhttps = true\nbot_seconds = 2\nlog = "json"\n')
    read = read_settings({"ATOLL_CONFIG": str(config)})
    assert read == Settings(port=80, https=True, bot_seconds=2.0, log="json")


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("ATOLL_DATEBASE", "ATOLL_DATABASE"),
        ("ATOLL_BOTSECONDS", "ATOLL_BOT_SECONDS"),
        ("ATOLL_CONFG", "ATOLL_CONFIG"),
        ("ATOLL_", "ATOLL_"),
    ],
)
def test_a_name_in_the_environment_that_nothing_has_is_told_with_the_nearest(
    name: str, nearest: str
) -> None:
    message = rf"^{name} in the environment is no setting; the nearest is {nearest}"
    with pytest.raises(BadSettings, match=message):
        read_settings({name: "1", "ATOLL_PORT": "80"})


def test_a_name_in_the_file_that_nothing_has_is_told_with_the_nearest(tmp_path: Path) -> None:
    config = tmp_path / "atoll.toml"
    config.write_text("port = 80\nproxy = '10.0.0.1'\n")
    with pytest.raises(BadSettings, match=r"proxy in .*atoll.toml is no setting; .* is proxies$"):
        read_settings({"ATOLL_CONFIG": str(config)})


def test_what_is_not_ours_in_the_environment_is_let_be() -> None:
    assert read_settings({"PORT": "80", "HOME": "/"}) == Settings()
