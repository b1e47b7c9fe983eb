"""The rules of ORC; the clause a line carries out stands beside it.

    moment.py       whose moment it is: what every decision needs (ORC-3, 10)
    setup.py        the frontier, who starts, the hands, the box (ORC-2)
    attack.py       using a card: an attack, or a discard instead (ORC-4, 5)
    drawing.py      drawing (ORC-6)
    battle.py       battles, ties, the end of a turn and of the game (ORC-7 to 10)
    scoring.py      the score sheet and the outcome (ORC-11, 12)
    knowledge.py    who knows what (ORC-13)
    tries.py        what is never allowed
    choices.py      what may be tried, and what may be done, in each phase
    transitions.py  what each action does: one table of judges and deeds

A chapter holds its rules, as entries; beside each action who judges it (`judge_…`), then what it does.
"""
