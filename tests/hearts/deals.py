#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes deals of Hearts in the format of deals.txt, by the rules of OpenSpiel's game "hearts" with its usual
parameters, written down once more and on purpose in another way than the module: with sets of cards instead of tables.

    python3 tests/hearts/deals.py >tests/hearts/deals.txt

A file begins with "options" of the module. Each deal is "deal"; "round" and its number, which says who passes to whom: 1 to the
left, 2 to the right, 3 across, 4 nobody; four lines "hand"; "pass" of each seat unless nobody passes; 52 lines "play SEAT:
CARD of LEGAL CARDS"; and "returns", 26 less what each seat counts in the end.
"""
import random

SEATS = ["north", "east", "south", "west"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
DECK = [rank + suit for suit in "cdhs" for rank in RANKS]
STEPS = {1: 1, 2: 3, 3: 2, 4: 0}  # round: seats to the left


def suit(card):
    return card[-1]


def points(card):
    return 13 if card == "qs" else 1 if suit(card) == "h" else 0


def legal(hand, trick, first, broken):
    if not trick:
        if first:
            return {"2c"}
        others = {card for card in hand if suit(card) != "h"}
        return set(hand) if broken or not others else others
    cards = {card for card in hand if suit(card) == suit(trick[0])}
    if not cards:
        cards = set(hand)
        if first:
            cards = {card for card in hand if points(card) == 0} or set(hand)
    return cards


def listed(cards):
    return " ".join(sorted(cards, key=DECK.index))


def play(number, hands, choose_pass, choose):
    hands = [set(hand) for hand in hands]
    print("\ndeal\nround %d" % number)
    for seat, hand in enumerate(hands):
        print("hand %s: %s" % (SEATS[seat], listed(hand)))
    if STEPS[number]:
        given = [set(choose_pass(hand)) for hand in hands]
        for seat, cards in enumerate(given):
            print("pass %s: %s" % (SEATS[seat], listed(cards)))
        for seat, cards in enumerate(given):
            hands[seat] -= cards
        for seat, cards in enumerate(given):
            hands[(seat + STEPS[number]) % 4] |= cards
    leader = next(seat for seat in range(4) if "2c" in hands[seat])
    taken, broken = [0, 0, 0, 0], False
    for n in range(13):
        trick = []
        for i in range(4):
            seat = (leader + i) % 4
            may = legal(hands[seat], trick, n == 0, broken)
            card = choose(seat, may)
            print("play %s: %s of %s" % (SEATS[seat], card, listed(may)))
            hands[seat].remove(card)
            trick.append(card)
            broken = broken or points(card) > 0  # qs_breaks_hearts
        best = max((card for card in trick if suit(card) == suit(trick[0])),
                   key=lambda card: RANKS.index(card[:-1]))
        leader = (leader + trick.index(best)) % 4
        taken[leader] += sum(points(card) for card in trick)
    if 26 in taken:
        taken = [0 if one == 26 else 26 for one in taken]
    returns = [26 - one for one in taken]
    print("returns " + " ".join("%s=%d" % (SEATS[seat], one) for seat, one in enumerate(returns)))
    return returns


def at_random(chance):
    return lambda hand: chance.sample(sorted(hand), 3), lambda seat, may: chance.choice(sorted(may))


def highest(may):
    return max(sorted(may), key=lambda card: RANKS.index(card[:-1]))


# A deal that OpenSpiel has played itself, and recorded in open_spiel/integration_tests/playthroughs/hearts.txt: the cards in
# the order in which they were played, who led to each trick, and the returns.
RECORDED = [(2, "2c kc 3c 6c"), (3, "3s 8s 4s 5s"), (0, "kd 9d qd 4d"), (0, "2d 7d 3h 8d"), (3, "5c jc 4c qc"),
            (2, "ac 9c 7c 5d"), (2, "2s as 9s 6s"), (3, "7s qs 6h 10s"), (0, "3d ad ks 6d"), (1, "7h qh kh jh"),
            (3, "8h 2h ah 4h"), (1, "5h js 10h jd"), (3, "8c 10d 9h 10c")]
RECORDED_RETURNS = [12, 22, 25, 19]


def play_recorded():
    order = [((leader + i) % 4, card) for leader, cards in RECORDED for i, card in enumerate(cards.split())]
    left = iter(order)

    def next_card(seat, may):
        who, card = next(left)
        assert who == seat and card in may, "OpenSpiel plays %s of %s here" % (card, SEATS[who])
        return card

    returns = play(4, [[card for who, card in order if who == seat] for seat in range(4)], None, next_card)
    assert returns == RECORDED_RETURNS


def main():
    print("# Deals of Hearts, for any program that plays it: every line is a fact, \"of\" stands before all the legal cards.\n"
          "# Made by deals.py, with which the format is explained. A return is 26 less the points that are counted.\n"
          "options queen-breaks=on")
    for number in range(1, 9):
        chance = random.Random(number)
        deck = list(DECK)
        chance.shuffle(deck)
        play(1 + (number - 1) % 4, [deck[i::4] for i in range(4)], *at_random(chance))
    # Somebody who shoots the moon: one with the high cards, who plays them first, and others who play their lowest.
    strong = set("ac kc qc jc ad kd qd ah kh qh jh 10h as".split())
    rest = [card for card in DECK if card not in strong]
    random.Random(6).shuffle(rest)
    play(4, [strong, rest[0::3], rest[1::3], rest[2::3]], None,
         lambda seat, may: highest(may) if seat == 0 else min(sorted(may), key=lambda card: RANKS.index(card[:-1])))
    # Somebody with nothing but points in the first trick, and one who has only hearts to lead.
    hearts = [rank + "h" for rank in RANKS]
    others = [card for card in DECK if suit(card) != "h"]
    random.Random(7).shuffle(others)
    play(4, [hearts, others[0::3], others[1::3], others[2::3]], None,
         lambda seat, may: min(sorted(may), key=lambda card: RANKS.index(card[:-1])))
    play_recorded()


if __name__ == "__main__":
    main()
