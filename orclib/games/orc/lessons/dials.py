"""The ring of ties as an experiment: six outcomes go in, the engine says who owns what."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orclib.engine import Event
from orclib.engine.teaching import Dials
from orclib.errors import UsageError
from orclib.games.orc.actions import tribe_target
from orclib.games.orc.box import CARDS, SEATS, Half, Tribe
from orclib.games.orc.events import Froze, RingFrozen, Won
from orclib.games.orc.game import GAME
from orclib.games.orc.picture.table import picture
from orclib.games.orc.rules import battle, knowledge
from orclib.games.orc.state import Front, Phase, Placed, State
from orclib.games.orc.text import sentences
from orclib.language import Bilingual, labelled, listing, say, series
from orclib.scene import marked
from orclib.scene.answer import Answer, Cited

OUTCOMES = ("N", "=", "S")
"""North wins the battle, a tie, South wins it."""


def before(outcomes: str) -> State:
    """A position in which all six piles have just been emptied and each battle will end as told, by rank."""
    if len(outcomes) != len(CARDS) // 5 or set(outcomes) - set(OUTCOMES):
        told = say(
            '"{given}" is not six outcomes: write N, = or S for each tribe, nearest the box first.',
            "« {given} » n'est pas six issues : écrivez N, = ou S pour chaque tribu, en partant de la boîte.",
        )
        raise UsageError(told.format(given=outcomes))
    state = GAME.position("all piles 4\nNorth to move")
    free = list(state.unseen)
    fronts: dict[Tribe, Front] = {}
    for tribe, outcome in zip(state.ranks, outcomes, strict=True):
        front = Front(tribe)
        if outcome != "=":
            card = next(each for each in free if each.single is not tribe)
            free.remove(card)
            one = (Placed(card, Half.SINGLE),)
            front = replace(front, sides=(one, ()) if outcome == "N" else ((), one))
        fronts[tribe] = front
    return replace(
        state,
        fronts=tuple(fronts[front.tribe] for front in state.fronts),
        unseen=(),
        removed=tuple(free),
        emptied=state.ranks,
        phase=Phase.OVER,
    )


def settle(state: State) -> tuple[State, tuple[Event, ...]]:
    """Fight every battle that is due, nearest the box first."""
    events: list[Event] = []
    return battle.fight_all(state, events), tuple(events)


def ring(*outcomes: str) -> Answer:
    """The six battles fought out, on the board: `ring("N", "=", "=", "S", "=", "N")` or `ring("N==S=N")`."""
    pattern = "".join(outcomes)
    after, events = settle(before(pattern))
    scene = picture(knowledge.observe(after, None))
    ties = [tribe for tribe, outcome in zip(after.ranks, pattern, strict=True) if outcome == "="]
    scene = marked(scene, last=(tribe_target(tribe) for tribe in ties))
    won = {seat: [tribe for tribe in after.ranks if after.front(tribe).owner == seat] for seat in SEATS}
    lines = [
        Cited(sentences.sentence(event), event.clause)
        for event in events
        if isinstance(event, Won | Froze | RingFrozen)
    ]
    title = series(
        labelled(sentences.seat_name(seat), listing(map(sentences.tribe_name, tribes)) or say("nothing", "rien"))
        for seat, tribes in won.items()
    )
    return Answer(title, tuple(lines), scene)


DIALS: Final = {
    "ring": Dials(
        "Rank 1 (next to the box) to rank 6. How does each battle end?",
        "Du rang 1 (près de la boîte) au rang 6. Comment finit chaque bataille ?",
        slug="ring",
        names=tuple(Bilingual(f"rank {n}", f"rang {n}") for n in range(1, 7)),
        choices=(OUTCOMES,) * 6,
        begin=("N", "=", "=", "S", "=", "="),
        show=ring,
    )
}
