"""What cards have put off until the next round, or until the night."""

from ..state import Camp, Later


def put_off(camp: Camp, later: Later) -> None:
    camp.laters.append(later)


def no_longer_wait(camp: Camp, laters: list[Later]) -> None:
    camp.laters = [later for later in camp.laters if later not in laters]
