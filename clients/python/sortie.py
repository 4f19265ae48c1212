#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play Sortie's games from Python. One file, standard library only.

    from sortie import Match

    with Match("hearts") as match:
        match.reset(seed=7)
        while not match.is_over:
            match.step(match.legal_moves()[0])
        print(match.rewards())

A Match is used like an environment of PettingZoo's AEC interface: reset() deals, agent_selection is
the seat that is to decide, observe(seat) is what it sees, legal_moves() is what it may do, step(move)
does it, and last() is all of that at once. It starts `sortie serve` and speaks its line protocol
(docs/serve.md).

As a program this file is a bot for one seat, which is started by sortie itself:

    sortie play hearts --seat 'west=exec:python3 sortie.py'
"""
import json
import random
import subprocess
import sys


class Refused(Exception):
    """A request was answered with an error. code: the protocol's; rule: the game's rule, or None."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.rule = error.get("data", {}).get("rule")


class Connection:
    """Requests to a pair of text streams, one line each."""

    def __init__(self, reader, writer):
        self._reader, self._writer, self._last = reader, writer, 0

    def ask(self, method, **params):
        """The result of a method; parameters that are None are left out."""
        self._last += 1
        request = {"jsonrpc": "2.0", "id": self._last, "method": method}
        params = {name: value for name, value in params.items() if value is not None}
        if params:
            request["params"] = params
        self._writer.write(json.dumps(request) + "\n")
        self._writer.flush()
        line = self._reader.readline()
        if not line:
            raise EOFError("sortie has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]


class Match:
    """Matches of one game, one after the other.

    game: its id, or the path of a module with a slash in it. program: the program sortie, as a list
    of words if it needs options. What new() takes as a list is written as on the command line.
    """

    def __init__(self, game, program="sortie"):
        words = [program] if isinstance(program, str) else list(program)
        self._process = subprocess.Popen(words + ["serve", game], stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self._connection = Connection(self._process.stdout, self._process.stdin)
        self._state = None
        self._mode = None
        self.about = self.ask("hello")

    def ask(self, method, **params):
        """Any method of the protocol."""
        result = self._connection.ask(method, **params)
        self._state = result.get("state", self._state)
        return result

    def reset(self, seed=None, mode=None, players=None, choices=None, options=None, practice=None):
        """Deals a new match. players: ["south=greedy"]; seats that are not named are yours."""
        dealt = self.ask("new", seed=seed, mode=mode, players=players, choices=choices,
                         options=options, practice=practice)
        self._mode = next(m for m in self.about["modes"] if m["id"] == dealt["mode"])
        return dealt["seed"]

    @property
    def state(self):
        return self._state

    @property
    def is_over(self):
        return self._state["over"]

    @property
    def rounds(self):
        """Of a game with rounds: {"round": 2, "trick": 5}, the outermost first; otherwise {}."""
        return self._state.get("rounds", {})

    @property
    def agent_selection(self):
        """The seat that is to decide; None: nobody."""
        return self._state["to_move"]

    @property
    def agents(self):
        """Every seat that decides anything and is still in the game; none when it is over."""
        if self.is_over:
            return []
        return [seat for seat in self.possible_agents if seat not in self._state["out"]]

    @property
    def possible_agents(self):
        return [seat for seat in self._mode["seats"] if seat not in self._mode["automatic"]]

    def observe(self, seat=None):
        """What a seat sees, and nothing else; None: what a spectator sees."""
        return self.ask("view", seat=seat)

    def legal_moves(self, seat=None):
        """The lines that step() takes."""
        return [move["move"] for move in self.ask("legal", seat=seat)["moves"]]

    def step(self, move, seat=None):
        """Makes a move for the seat that is to decide. The sentences that it was told since."""
        return self.ask("move", move=move, seat=seat)["log"]

    def rewards(self):
        """1 for those who won, -1 for the others, 0 for all before the end and in a draw. Where all play together
        (`together` of the mode) all may have lost."""
        result = self._state["result"]
        if not result or result["kind"] != "won":
            return {seat: 0 for seat in self.possible_agents}
        return {seat: 1 if seat in result["winners"] else -1 for seat in self.possible_agents}

    def standings(self):
        """When it is over, of every seat {"seat": ..., "rank": from 1, "score": what the game counts, if it does};
        the best first."""
        result = self._state["result"]
        return sorted(result["standings"], key=lambda one: one["rank"]) if result else []

    def last(self):
        """Of the seat that is to decide: observation, reward, terminated, truncated, info."""
        seat = self.agent_selection
        moves = [] if self.is_over else self.legal_moves()
        return (self.observe(seat), self.rewards().get(seat, 0), self.is_over, False,
                {"legal_moves": moves})

    def close(self):
        """Ends sortie."""
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
            self._process.stdout.close()
            self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def play_seat(choose):
    """Plays the seat that sortie has given to this program, until the match is over.

    choose(view, moves) returns one of the moves.
    """
    connection = Connection(sys.stdin, sys.stdout)
    while True:
        try:
            if connection.ask("wait")["state"]["over"]:
                return
            moves = [move["move"] for move in connection.ask("legal")["moves"]]
            connection.ask("move", move=choose(connection.ask("view"), moves))
        except (EOFError, BrokenPipeError):
            return


def example_bot(view, moves):
    """Any move, but it never passes while it can do something else."""
    active = [move for move in moves if not move.startswith(("pass", "done"))]
    return random.choice(active or moves)


if __name__ == "__main__":
    play_seat(example_bot)
