"""A bot for Medallion in one file, without anything to install.

    medallion bot-check "python3 examples/first_bot.py" --game gwent
    medallion arena gwent --bots "cmd:python3 examples/first_bot.py,random" --deals 50

It is asked one question at a time, a line of JSON each, and answers each with a line of
JSON: docs/outside-bots.md has all of the protocol. Whatever it writes to its standard
error is shown to whoever runs it when something goes wrong.
"""

import json
import random
import sys


def rate_gwent(view, choice, luck):
    """How good a choice looks in Gwent, higher is better; what it does not know is chance."""
    mine = view["players"][view["seat"]]["side"]
    ahead = view["sides"][mine]["total"] - max(
        side["total"] for place, side in enumerate(view["sides"]) if place != mine
    )
    others_passed = all(player["passed"] for player in view["players"] if player["side"] != mine)
    kind = choice["kind"]
    if kind == "pass":
        # Enough is enough: every card that is kept can win another round.
        return 100 if ahead > 0 and others_passed or ahead > 20 else -100
    if kind == "keep":
        return 1
    if kind == "exchange":
        # Only the weakest cards of the hand are worth another draw.
        return 2 if strength_of(view, choice) in (1, 2) else 0
    if kind == "play":
        # The smallest unit that leads is enough when nobody answers any more.
        strength = strength_of(view, choice)
        return -strength if others_passed and strength > -ahead else strength + luck.random()
    return luck.random()


def strength_of(view, choice):
    """The printed strength of a card in the own hand; nothing for a special card."""
    for card in view["players"][view["seat"]].get("hand", []):
        if card["card"] == choice.get("card"):
            return card.get("strength", 0)
    return 0


def choose(game, asked):
    """The place of the choice that is rated highest. The same question has the same answer."""
    luck = random.Random(asked["random"])
    choices = asked["choices"]
    if game != "gwent":
        return luck.randrange(len(choices))
    ratings = [rate_gwent(asked["view"], choice, luck) for choice in choices]
    return ratings.index(max(ratings))


def main():
    game = ""
    for line in sys.stdin:
        said = json.loads(line)
        if said["kind"] == "hello":
            game = said["game"]
            answer = {"kind": "ready"}
        elif said["kind"] == "ask":
            answer = {"id": said["id"], "choice": choose(game, said)}
        else:
            continue  # A word of a later version: nothing is asked.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
