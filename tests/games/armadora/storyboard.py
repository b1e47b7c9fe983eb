"""The storyboard of Armadöra: the scenes, and where each reading of the rules shows."""

from __future__ import annotations

from tests.laws.storyboard import Compared, Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "board": "1.1-3 2.1-7 3.1-8",
        "warrior": "5.1-6 15.1-4",
        "palisades": "6.1-8 6.14-15",
        "territories": "7.1-7",
        "four-squares": "6.9-13 6.16",
        "one-action": "4.1-5",
        "passing": "8.1-10",
        "count": "9.1-3 9.9",
        "ties": "9.4-8 9.10-11",
        "teams": "10.1-7",
        "reinforcement": "7.8-9 11.1-6 12.1-12",
        "powers": "13.1-7 14.1-15",
        "arrows": "14.16-25",
    },
    examples=("WE-1", *numbered("EC-", 25)),
    dials=("set-up", "smallest", "duel", "shares"),
    readings={
        "advanced": Compared(),
        "teams": Compared("WE-1 four players", ("pass",) * 4),
        "peoples": Compared(to="EM"),
        "min_territory": Compared("EC-4 leftover"),
        "stick_count": Compared(moves=("fence B1|C1",)),
        "heap_placement": Compared(),
        "first_player": Compared(to=1),
        "relook": Compared(position="basic, ME   M:G2=5   E:H1=1   M to move"),
        "partners_share": Compared(position="basic, MOGE   M:A1=2   O:B1=3   G:C1=4   E:D2=1   M to move"),
        "power_needs_action": Compared("EC-20 no waiting"),
        "reinforcement_breaks": Compared(
            moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=3 E:H1=3 G:G2=1\nreinforced: G2"
        ),
        "claim_needs_positive": Compared(
            moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=1 G:H1=1 E:A1=1\narrows: G1 H1"
        ),
        "arrow_floor": Compared("EC-19 below zero", ("pass",) * 2),
        "final_tie": Compared("EC-23 bigger heap", ("pass",) * 2),
    },
    unruled=frozenset({"peoples", "advanced"}),
)
