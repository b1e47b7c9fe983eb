"""The storyboard of De l'Orc pour les Braves: the scenes, and where each reading of the rules shows."""

from __future__ import annotations

from tests.laws.storyboard import Compared, Storyboard, numbered

HOUSE_VALUES = ("warrior_value", "veteran_value", "leader_value", "troll_value", "giant_value", "commando_value")

STORYBOARD = Storyboard(
    scenes={
        "cards": "1.1-13 2.1-6",
        "deal": "3.1-3 4.1-6 5.1-8 22.1-3",
        "desertion": "6.1-8 10.1-2 10.8",
        "shields": "7.1-7 10.9-14",
        "under": "10.2-8 10.12-13",
        "last-cards": "8.1-6",
        "live": "5.5 5.8 6.2 7.6 22.1-6",
        "champion": "3.4 9.1-3 19.4",
        "spies": "11.1-15",
        "giants": "12.1-3",
        "muster": "13.1-4 14.1-4 15.1-9",
        "strength": "17.1-13",
        "commando": "16.1-6",
        "flyer": "18.1-11",
        "points": "19.1-8 20.1-4 21.1-7",
    },
    examples=(*numbered("W", 14), *numbered("E", 25)),
    dials=("values", "ring", "stack", "army", "strike", "ending"),
    readings={
        "war_machines": Compared(),
        "start_depth": Compared("R2 now or later"),
        "show_next_back": Compared("E7 one window"),
        "leftover_order": Compared("R7 all shields left", ("deal gia",)),
        "desertion_through_shield": Compared("E3 desertion, shield, desertion", ("Z: champion A",)),
        "spies_take_spies": Compared("E10 spy steals spy"),
        "mercs_need_people": Compared("E25 mercenaries alone"),
        "specials_may_be_committed": Compared("R16 specials stay in hand"),
        "commando_by_back": Compared("E15 which back"),
        "leader_doubles_self": Compared("R19 leader worth 5", ("A: done", "B: done", "C: done")),
        "flyer_alone": Compared("R20 flying alone"),
        "flyer_uses_table_goblins": Compared("E17 goblins on the table"),
        "embarked_goblins_serve": Compared("E18 no late crew", ("A: flyer 1",)),
        "empty_army_competes": Compared("E21 worthless win", ("A: done", "B: done", "C: done")),
        "end_rule": Compared("E23 at the limit", ("D: done", "A: done", "B: done", "C: done", "end round")),
        "sorcerer_share_counts_as_win": Compared("E24 tied on top", ("A: done", "B: done", "C: done", "end round")),
        "memory_aid": Compared("R28 all in sight"),
        "first_sorcerer": Compared(),
        **dict.fromkeys(HOUSE_VALUES, Compared("W14 card totals")),
    },
    unruled=frozenset({"first_sorcerer", *HOUSE_VALUES}) - {"warrior_value"},  # ruling BRV-R30 is for all
)
