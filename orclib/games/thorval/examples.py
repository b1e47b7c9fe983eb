"""Positions of the lessons and experiments, as a person types them; the letters are those of the specification."""

from __future__ import annotations

from typing import Final

FIXTURE: Final = """
4 players
A 4 = 9S+H; II/4, III/2, III/3, VI/1, VI/2, VI/3 = 1S
B 5 = 9S+H; I/1, II/2, II/3, II/6, III/5, V/3 = 1S
C 7 = 9S+H; IV/1, IV/2, IV/6, V/1, V/4, V/5 = 1S
D 2 = 9S+H; I/2, I/3, I/4, III/6, IV/4, VI/5 = 1S
O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 3, 6, 8 = 2
treasures A chest 2, crown I/1, ring IV/4; B chest 4, crown IV/2, ring IV/6
treasures C chest 3, crown I/4, ring I/3; D chest 7, crown III/2, ring II/4
"""
"""Four players right after the set-up (fixture D1)."""

ACROSS: Final = """
2 players
A 6, V/1, II/5, 8, V/5, III/4, II/1 = 1S
B IV/6 = 1S
"""
"""Kingdoms across water and under the earth (E15)."""
