"""The rules of Orcs vs Orcs; the clause a line carries out stands beside it.

    moment.py        whose moment it is: what every decision needs
    flow.py          what all others use: jobs in a row, Hordes that come and go, glory, the end of the game
    reckoning.py     the set-up, the end of a game turn, the next one (OVO-4, 27 to 29)
    turn.py          a player turn: actions, moves and forced marches (OVO-5 to 7)
    entry.py         entering a zone: villages, cities, the tower, wells (OVO-8 to 10)
    meeting.py       meeting an enemy (OVO-11)
    building.py      recruiting, buying cards, fortresses (OVO-12 to 15)
    decks.py         before a battle (OVO-16)
    battle.py        a round of a battle: draw, choose, reveal, place (OVO-17, 19, 21)
    strikes.py       strikes, Berserk, how a round and a battle end (OVO-18, 23, 25, 26)
    effects.py       the battle effects of a round, one after the other (OVO-17.15, 21)
    card.py          what every card has: all that is told of it, how it is drawn, what it does
    units.py         the Units, each in one entry (OVO-20)
    heroes.py        the Heroes, each in one entry (OVO-22)
    field.py         what a battle asks of the table without changing it
    battle_facts.py  what goes on in a battle, as far as some eyes see it
    sides.py         small changes to the two sides of a battle
    tries.py         what is never allowed
    scoring.py       the score sheet and the outcome
    knowledge.py     who knows what: Heroes, combat decks, hands, choices
    choices.py       what may be tried, and what may be done, in each phase
    transitions.py   what each action does: one table of judges and deeds

A chapter holds its rules, as entries; beside each action who judges it (`judge_…`), then what it does.
`apply_unchecked` does one decision, then all that follows by itself up to the next decision or stroke of chance: jobs
wait in a row (`State.todo`), and each may put others before the rest.
"""
