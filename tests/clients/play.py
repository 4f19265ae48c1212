# SPDX-License-Identifier: GPL-3.0-or-later
"""The client of clients/python/sortie.py against the program that is named on the command line."""
import random
import sys

from sortie import Match, Refused


def play(game, seed, **how):
    """A match by chance; (moves, rewards)."""
    chance = random.Random(seed)
    with Match(game, program=sys.argv[1]) as match:
        match.reset(seed=seed, **how)
        made = []
        while not match.is_over:
            observation, reward, terminated, truncated, info = match.last()
            assert observation["seat"] == match.agent_selection
            assert not terminated and not truncated and reward == 0
            made.append(chance.choice(info["legal_moves"]))
            match.step(made[-1])
        rewards = match.rewards()
        assert match.agents == [] and match.agent_selection is None
        assert set(rewards) == set(match.possible_agents), rewards
        return made, rewards


made, rewards = play("crazy-eights", 5, mode="three")
assert made and 1 in rewards.values()
assert (made, rewards) == play("crazy-eights", 5, mode="three")
assert play("crazy-eights", 6, players=["player2=greedy"])[0]

with Match("crazy-eights", program=sys.argv[1]) as match:
    assert match.reset(seed=3, players=["player2=greedy"]) == 3
    seen = match.observe("player1")
    hands = {zone["id"]: zone for zone in seen["zones"]}
    assert len(hands["player1.hand"]["cards"]) == hands["player1.hand"]["count"]
    assert hands["player2.hand"]["cards"] == [] and hands["player2.hand"]["count"] > 0
    before = match.observe("player1")
    try:
        match.step("draw")
        raise SystemExit("a card was drawn although one fits")
    except Refused as refused:
        assert refused.code == 1 and refused.rule == "CE-9", refused.rule
    assert match.observe("player1") == before
    try:
        match.reset(mode="twoo")
        raise SystemExit("there is no such mode")
    except Refused as refused:
        assert "two" in str(refused)

# Rounds: the numbers go up, and a new round begins its tricks anew.
with Match("hearts", program=sys.argv[1]) as match:
    match.reset(seed=5)
    seen = [match.rounds]
    while not match.is_over and match.rounds["round"] < 3:
        match.step(match.legal_moves()[0])
        if match.rounds != seen[-1]:
            seen.append(match.rounds)
    numbers = [(rounds["round"], rounds["trick"]) for rounds in seen]
    assert numbers == sorted(numbers), numbers
    assert (1, 13) in numbers and (2, 1) in numbers and (1, 14) not in numbers, numbers

# All play together: the seats share the result, and nobody sees their own cards.
with Match("lamplight", program=sys.argv[1]) as match:
    match.reset(seed=2)
    hands = {zone["id"]: zone["cards"] for zone in match.observe("ada")["zones"]}
    assert hands["ada.hand"] == [{"card": None}] * 5, hands["ada.hand"]
    assert all(card["card"] for card in hands["bo.hand"])
    while not match.is_over:
        match.step(next(move for move in match.legal_moves() if move.startswith("play ")))
    assert match.rewards() == {"ada": -1, "bo": -1}, match.rewards()
