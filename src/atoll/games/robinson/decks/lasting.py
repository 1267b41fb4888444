"""What cards make different in a round, or as long as they are out."""

from ..state import Camp, Rule


def differ(camp: Camp, rule: Rule) -> None:
    camp.rules_of_round.append(rule)


def be_as_usual(camp: Camp, rule: Rule) -> None:
    camp.rules_of_round.remove(rule)


def take_items_up(camp: Camp) -> None:
    """They have been put away for an action phase."""
    camp.rules_of_round = [rule for rule in camp.rules_of_round if rule.word != "items-away"]


def forget_this_round(camp: Camp) -> None:
    """What was different in it is as usual again."""
    camp.rules_of_round = [
        rule for rule in camp.rules_of_round if not rule.round or rule.round > camp.round
    ]
