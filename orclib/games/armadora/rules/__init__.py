"""The rules of Armadöra; the clause a line carries out stands beside it.

    territories.py    how palisades divide the board (ARM-6.9, 7)
    places.py         where things may go
    turn.py           the turn: whose it is, what it has room for, how it passes on (ARM-4, 8, 13.1 to 13.3)
    setup.py          the heaps, who starts, hands, supply and tokens (ARM-3, 11)
    warriors.py       placing a warrior (ARM-5)
    palisades.py      laying palisades, one by one or announced at once (ARM-6, 7)
    passing.py        passing, for the rest of the game (ARM-8)
    verdicts.py       who takes a territory's gold, who wins, and by which rule (ARM-9, 12.7, 12.8)
    scoring.py        the final count: as it happens, the score sheet, the outcome (ARM-9, 10)
    reinforcement.py  placing the reinforcement (ARM-12)
    powers.py         the powers of the peoples (ARM-13, 14)
    knowledge.py      who knows what (ARM-15)
    tries.py          what is never allowed
    choices.py        what may be tried, and what may be done, in each phase
    transitions.py    what each action does: one table of judges and deeds

A chapter holds its rules, as entries; beside each action who judges it (`judge_…`), then what it does.
"""
