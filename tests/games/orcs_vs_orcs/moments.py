"""A position in every phase, and some more."""

from __future__ import annotations

from functools import cache
from typing import Any

from orclib.games.orcs_vs_orcs.box import HEROES, OBJECTIVES, SECOND_LINE
from orclib.games.orcs_vs_orcs.rules import transitions
from orclib.games.orcs_vs_orcs.state import FRONT
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CONTROL,
    GREEN,
    HEAVY,
    ORC,
    SHAMAN,
    Card,
    Options,
    Phase,
    State,
    act,
    after,
    battle,
    behind,
    build,
    fate,
    flee,
    position,
    stand,
    stop,
    upon,
    walk,
)

ASHANI, BUURK, ERUHSK, FROKSH = HEROES[:4]
KOKOTH, KRAASH, VIGDISH, VRUSHN = Card("KOKOTH"), Card("KRAASH"), Card("VIGDISH"), Card("VRUSHN")

# --- a position in every phase ---------------------------------------------------------------------------------------

VILLAGES = "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2"
"""Twelve villages: where all markers of a player may lie."""
CITIES = "n_city, ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city"
FRIENDS = "G start_n 2; B start_e 0, n_cwm 3; O start_s 2; V start_w 2"
"""Four players: Green and Orange are partners, Blue stands next to Green."""


def at_river() -> State:
    """The objectives are being turned up."""
    return transitions.new(Options())


def before_the_first() -> State:
    """The first player is about to be drawn."""
    state = at_river()
    for tile in OBJECTIVES[:5]:
        state = after(state, tile)
    return state


def at_fate() -> State:
    """Green decides about n_road."""
    return after(position(), walk("start_n", 2, "n_road"))


def without_markers(hordes: str = "G n_cwm 2", markers: str = f"G {VILLAGES}") -> State:
    """All of Green's markers are on the board."""
    return position(hordes=f"{hordes}, start_n 0", markers=markers)


def at_taking_back() -> State:
    """Green stands at a well and may take a marker back from somewhere."""
    return after(without_markers(), walk("n_cwm", 2, "ne_out"))


def at_hero_draw() -> State:
    """Green has taken n_city."""
    return after(position(), walk("start_n", 4, "n_road", "n_city"))


def at_hero_pick() -> State:
    """Green chooses between Vigdish and Vrushn."""
    return after(at_hero_draw(), VIGDISH, VRUSHN)


def at_hero_steal() -> State:
    """Green has taken ne_city, and Blue holds two Heroes."""
    state = position(hordes="G ne_out 1", markers="B ne_city; G ne_out", heroes="B VIGDISH away, FROKSH")
    return after(state, walk("ne_out", 1, "ne_city"))


def before_n_cwm(attackers: int, defenders: int, **rest: Any) -> State:
    """Green's Hordes are next to Blue's in n_cwm; around it n_cw1 is free, n_road and ne_in are villages."""
    usual: dict[str, Any] = {"bare": "n_cw1, n_cwm", "hordes": f"G start_n {attackers}; B n_cwm {defenders}"}
    return position(**{**usual, **rest})


def at_retreat(attackers: int = 2, defenders: int = 2, **rest: Any) -> State:
    """Blue is attacked in n_cwm."""
    return after(before_n_cwm(attackers, defenders, **rest), walk("start_n", attackers, "n_road", "n_cwm"))


def at_battles() -> State:
    """Two battles are pending."""
    state = position(hordes="G start_n 6; B n_cwm 2, n_ccm 2", bare="n_cw1, n_cc1")
    state = after(state, walk("start_n", 3, "n_road", "n_cwm"), stand())
    return after(state, walk("start_n", 3, "n_road", "n_ccm"), stand(), stop())


def at_decks(**rest: Any) -> State:
    """Green builds the deck."""
    return after(at_retreat(**rest), stand(), stop())


def at_second_deck() -> State:
    """Green has built a deck, Blue has not."""
    return after(at_decks(), build(GREEN, "ORC, XBOW"))


def at_vanguard() -> State:
    """Green sends two Units ahead against Blue's fortress."""
    mine = "G ORC 2, HEAVY 2, XBOW 1"
    return after(
        at_decks(forts="B n_cwm standing", units=mine, heroes="G VIGDISH"),
        build(GREEN, "ORC, ORC, HEAVY, XBOW, VIGDISH"),
        act.AddAll(BLUE),
    )


def at_draw() -> State:
    """The first card is drawn."""
    return after(at_decks(), act.AddAll(GREEN), act.AddAll(BLUE))


def at_declaring() -> State:
    """Both say blindly whether they reorganise."""
    return battle(decks=("ORC, XBOW, ORC", "ORC, XBOW, ORC"), reorganise_blind=True).state


def at_commit() -> State:
    """Green chooses a card, in hand are an Orc and a Crossbowman."""
    return battle(green="ORC/XBOW, HEAVY", decks=("ORC, XBOW, ORC", "ORC, XBOW, ORC")).state


def at_second_commit() -> State:
    """Green has chosen a card, Blue has not."""
    return after(at_commit(), act.Commit(GREEN, ORC, FRONT))


def at_swap() -> State:
    """Green may force Blue's other card."""
    fight = battle(green="ORC/XBOW", blue="ORC, HEAVY", decks=("SHAGRATT, ORC, ORC", "BOAR, XBOW, ORC"))
    fight.round(upon(Card.SHAGRATT, 1), BOAR)
    return fight.state


def at_place() -> State:
    """Blue places the Crossbowman that Shagratt brought."""
    return after(at_swap(), act.ForceSwap(GREEN, True))


def at_effect(card: Card, **rest: Any) -> State:
    """Green's card leaves a choice."""
    usual: dict[str, Any] = {
        "green": "ORC/XBOW, HEAVY",
        "blue": "ORC+ERUHSK/XBOW, BOAR",
        "decks": (f"{card.value}, ORC, BOAR", "ORC, BOAR, FROKSH, HEAVY"),
        "losses": "1-0",
        "elsewhere": "G start_n 0, e_cw2 1; B start_s 0",
    }
    fight = battle(**{**usual, **rest})
    fight.round(upon(card, 1) if card.is_hero else behind(card, 2) if card in SECOND_LINE else card, ORC)
    assert fight.state.phase is Phase.EFFECT
    return fight.state


def chanting(losses: str, deck: str, exhausted: int = 0) -> State:
    """Green's Shaman sings."""
    fight = battle("2-3", losses=losses, exhausted=exhausted, green="ORC", decks=(deck, "ORC, ORC, ORC"))
    fight.round(SHAMAN, ORC)
    return fight.state


def at_berserk() -> State:
    """Green's red token has entered the zone."""
    fight = battle("3-3", "g3 b1", red="G", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(ORC, ORC)
    return fight.state


def at_rout() -> State:
    """Green is beaten and retreats."""
    fight = battle("2-2", "g6 b1", "1-0", decks=("ORC, ORC", "HEAVY, ORC"))
    fight.round(ORC, HEAVY)
    return fight.state


def at_end(supply: int = 1) -> State:
    """Green has won the last point; with a larger supply, an unbeatable lead after a game turn."""
    if supply == 1:
        return after(at_retreat(supply=1), flee("n_cw1"))
    return after(position(mover=BLUE, first=GREEN, glory="G 20", supply=3), stop(BLUE))


PHASES = {
    Phase.RIVER: at_river, Phase.FIRST_PLAYER: before_the_first, Phase.ACTIONS: position, Phase.FATE: at_fate,
    Phase.TAKE_BACK: at_taking_back, Phase.HERO_DRAW: at_hero_draw, Phase.HERO_PICK: at_hero_pick,
    Phase.HERO_STEAL: at_hero_steal, Phase.RETREAT: at_retreat, Phase.BATTLES: at_battles, Phase.DECKS: at_decks,
    Phase.VANGUARD: at_vanguard, Phase.DRAW: at_draw, Phase.DECLARE: at_declaring, Phase.COMMIT: at_commit,
    Phase.PLACE: at_place, Phase.SWAP: at_swap, Phase.EFFECT: lambda: at_effect(SHAMAN), Phase.BERSERK: at_berserk,
    Phase.ROUT: at_rout, Phase.OVER: at_end,
}  # fmt: skip
CHOOSING = (SHAMAN, *(Card(name) for name in ("ASHANI", "BUURK", "KOKOTH", "KRAASH", "MOORDAKK", "PORKASH", "VRUSHN")))
"""The cards whose effect leaves a choice."""


@cache
def resting() -> dict[str, State]:
    """Positions of every phase, and of some more than one."""
    found = {phase.value: make() for phase, make in PHASES.items()}
    found |= {f"effect of {card.value}": at_effect(card) for card in CHOOSING}
    found |= {"second deck": at_second_deck(), "second commit": at_second_commit(), "end by lead": at_end(3)}
    found |= {"take back for a village": after(without_markers(), walk("n_cwm", 2, "n_road"), fate(CONTROL))}
    found |= {"four players": position(players=4, hordes=FRIENDS, markers="O n_cw1; B ne_out")}
    return found
