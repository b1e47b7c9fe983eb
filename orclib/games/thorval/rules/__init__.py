"""The rules of Thorval, in the rulebook's order; the clause a line carries out stands beside it.

    moments.py        whose moment it is, and what each phase waits for (THO-1.2, 1.5, 3.3, 12.1)
    forces.py         what stands in a space, who shares it, hero and wizard (THO-2.9, 2.10, 4)
    placing.py        soldiers that come, all together or one by one
    flow.py           players are eliminated, the game ends, the order of play
    setup.py          first player, castles, orks, soldiers, treasures, ten soldiers (THO-3)
    orks.py           orks multiply, attack, fill what is empty (THO-6 to 8)
    visitors.py       dragon, mediator, first player of the round (THO-9 to 11)
    turn.py           help, the attack that is declared (THO-12 to 14)
    announcements.py  several decisions said at once
    battle.py         gathering, exchanges, casualties, moving in (THO-14 to 16)
    losses.py         which of the lost soldiers their owner chooses (THO-15.17, 9.4)
    fight.py          strengths and what dice do, as numbers (THO-15)
    treasures.py      what is found, and what it brings (THO-17)
    scoring.py        who won and why (THO-18)
    knowledge.py      who knows what (THO-R20)
    tries.py          what is never allowed
    choices.py        what may be tried, and what may be done, in each phase
    transitions.py    one table: who judges each action, and what it does; then all that follows by itself

Each chapter begins with its rules: why something is refused, with the clause, in both languages. `..._faults` are the
conditions, which legal lists and judges ask alike; `judge_...` tells all reasons against one action.
`apply_unchecked` does one decision, and then all that follows by itself up to the next decision or throw of dice.
"""
