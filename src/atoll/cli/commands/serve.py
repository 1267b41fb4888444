"""``atoll serve``: tables for everybody, over the network."""

import argparse

from .arguments import Commands, Mistake, missing_packages


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the server at which people and bots play",
        description="Run the server. Its settings come from the environment (ATOLL_DATABASE and "
        "so on) or from the file that ATOLL_CONFIG names; docs/serving.md lists them.",
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (0.0.0.0: everywhere)")
    parser.add_argument("--port", type=int, metavar="N", help="the port (default: 8000)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        # Not above: the library and the terminal work without the packages that a server needs.
        from ...server.run import run as serve  # noqa: PLC0415
        from ...server.settings import BadSettings, read_settings  # noqa: PLC0415
    except ImportError as error:
        raise missing_packages("serve", error) from None
    try:
        serve(read_settings(host=given.host, port=given.port))
    except BadSettings as error:
        raise Mistake(str(error)) from None
    return 0
