"""The rules of De l'Orc pour les Braves; the clause a line carries out stands beside it.

    turns.py        who may act and when: the rules that all decisions share (BRV-3)
    setup.py        the box is opened and a round begins (BRV-2 to BRV-4)
    clock.py        the deal goes on by itself (BRV-5, BRV-22.3)
    recruitment.py  desertions, shields and the champion (BRV-6 to BRV-9)
    piles.py        reading a pile from the bottom up (BRV-10)
    spies.py        the spies are called, and the giants quarrel (BRV-11, BRV-12)
    mercenaries.py  a people is called to battle, mercenaries are sent (BRV-13 to BRV-15)
    asked.py        who is asked for the commando and the flying machine, and who may help
    commando.py     the goblin commando strikes (BRV-16)
    flyer.py        the cards are revealed, the flying machine may join (BRV-17.1, BRV-18)
    strength.py     how strong an army is, as a sum (BRV-17, BRV-18)
    ending.py       a battle is scored, the round ends, and perhaps the game (BRV-19 to BRV-21)
    scoring.py      who has won, and why (BRV-19 to BRV-21)
    knowledge.py    who knows what (BRV-22)
    dealing.py      all the ways in which hidden cards may lie, counted and drawn
    tries.py        what is never allowed
    choices.py      what may be tried, and what may be done, in each phase
    transitions.py  one table: who judges each action, and what it does, with all that follows by itself

A chapter holds its rules, as entries; beside each action who judges it (`judge_…`), then what it does.
"""
