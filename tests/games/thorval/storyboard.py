"""The storyboard of Thorval: the scenes, and where each reading of the rules shows."""

from __future__ import annotations

from tests.laws.storyboard import Compared, Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "island": "1.1-6 2.1-13",
        "peopling": "3.1-10 3.17-18 4.1-5",
        "hiding": "3.11-16 17.6",
        "round": "5.1-3",
        "spread": "6.1-8",
        "strength": "15.1-10",
        "exchange": "15.11-18",
        "orks": "7.1-15",
        "refill": "8.1-2 16.6",
        "dragon": "9.1-8",
        "mediator": "10.1-7",
        "realm": "11.1-3 12.1 13.1-6",
        "attack": "14.1-14 16.1-5 16.7",
        "help": "12.2-13",
        "treasures": "17.1-5 17.7 18.1-2",
        "play": "19.1-5",
    },
    examples=("D1", *numbered("W", 11), *numbered("E", 25)),
    dials=("spread", "strength", "exchange", "band", "landings", "realm", "battle", "heat"),
    readings={
        "blank_treasure": Compared("R32 a fourth treasure"),
        "castle_growth": Compared("P12 a castle among soldiers", ("roll 2", "roll 4", "roll 6")),
        "tunnel_rule": Compared("E7 who opens the tunnel"),
        "dragon_eats_orks": Compared("E14 a hungry dragon", ("roll 3", "roll 1")),
        "gather_against_orks": Compared("R10 friends beside a siege"),
        "attack_modes": Compared("E24 no way back"),
        "defender_transfer": Compared("R12 the defender's wizard"),
        "kingdom_rule": Compared("E15 kingdoms", ("help 0",)),
        "transfer_may_empty": Compared("E19 transfer", ("attack II/2 II/5 partial",)),
        "defender_occupies": Compared("E11 winning out of turn", ("attack II/2 II/5 total",)),
        "second_attack_origin": Compared("P11 two attacks", ("attack II/2 II/5 total",)),
        "hide_under_owner": Compared("E22 under its owner's nose"),
        "last_survivor_wins": Compared(
            "E21 the ring ends a career",
            ("attack II/2 II/5 total", "occupy 1", "take units V/6 1, VI/5 2"),
        ),
        "bridge_adds_terrain": Compared(
            "E1 one garrison, three strengths", ("attack II/5 V/1 partial", "exchange 5 1")
        ),
    },
)
