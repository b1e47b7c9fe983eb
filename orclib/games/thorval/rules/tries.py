"""What learners try and the rules never allow, each with every rule against it (spec 6)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat, Try
from orclib.games.thorval.actions import lying_target, space_target
from orclib.games.thorval.rules.battle import NO_WALKING
from orclib.games.thorval.rules.forces import at, others
from orclib.games.thorval.rules.moments import nobody
from orclib.games.thorval.rules.turn import NOTHING_LIES_THERE
from orclib.games.thorval.state import State, lying_at


class ThorvalTry(Try, frozen=True):
    """Never legal in any position."""

    space: str = ""
    to: str = ""
    typed = (
        "try|essayer {trick} [[in|dans|from|de] {space} [[to|vers|on] [-] {to}]]",
        "{trick} [[in|dans|from|de] {space} [[to|vers|on] [-] {to}]]",
    )

    @property
    def spaces(self) -> tuple[str, ...]:
        """The spaces that it is about."""
        return (self.space, self.to) if self.to else (self.space,)

    def untimely(self, state: State) -> list[Reason]:
        return nobody(state, self.seat)


def never_legal_actions(state: State, seat: Seat) -> Iterator[ThorvalTry]:
    """Those that can be pointed at on the picture: a look at a treasure."""
    return (Look(seat, lying.space) for lying in state.lying)


OCCUPY_FIRST = Rule(
    "occupy-first",
    "THO-17.1",
    "The treasure in {space} is your own: you turn it over when you occupy that space.",
    "Le trésor qui est dans {space} est le vôtre : vous le retournez quand vous occupez cette case.",
)
STAYS_FACE_DOWN = Rule(
    "stays-face-down",
    "THO-17.6",
    "The treasure in {space} stays face down: it is one of {seat}, who alone may turn it over.",
    "Le trésor qui est dans {space} reste face cachée : c'est un trésor du joueur {seat}, qui seul peut le retourner.",
)
UNSEEN = Rule(
    "unseen",
    "THO-12.9",
    "Even whoever moves a treasure with option 3 does not look at it.",
    "Même celui qui déplace un trésor avec la possibilité 3 ne le regarde pas.",
)


class Look(ThorvalTry, frozen=True, tag="look"):
    """Look at a treasure that lies face down (THO-12.9, 17.1, 17.6)."""

    name = "look|regarder"

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((lying_target(self.space),),)

    @property
    def says(self) -> tuple[str, str]:
        if self.space:
            return "Look at the treasure in {space}", "Regarder le trésor dans {space}"
        return "Look at a treasure", "Regarder un trésor"

    def reasons(self, state: State) -> list[Reason]:
        lying, here = lying_at(state, self.space), lying_target(self.space)
        if lying is None:
            return [at(NOTHING_LIES_THERE.under("THO-17.6"), self.space)]
        facts = {"space": self.space, "seat": lying.owner}
        if lying.owner == self.seat:
            return [OCCUPY_FIRST(here, **facts)]
        return [STAYS_FACE_DOWN(here, **facts), UNSEEN(here)]


class Walk(ThorvalTry, frozen=True, tag="walk"):
    """Move units without an attack (THO-14.6), perhaps to others."""

    name = "walk|marcher|aller|se déplacer"

    @property
    def says(self) -> tuple[str, str]:
        if self.space and self.to:
            return "Walk from {space} to {to} without an attack", "Aller sans attaquer depuis {space} vers {to}"
        return "Walk without an attack", "Se déplacer sans attaquer"

    def reasons(self, state: State) -> list[Reason]:
        walk = NO_WALKING(*(space_target(each) for each in (self.space, self.to) if each))
        return [walk, *(others(state, self.seat, self.to) if self.to else ())]


class Bind(ThorvalTry, frozen=True, tag="bind"):
    """Hold somebody to a promise."""

    name = "bind|obliger|promise|promesse"
    says = ("Hold somebody to a promise", "Obliger quelqu'un à tenir une promesse")
    against = Rule(
        "promises-bind-nobody",
        "THO-19.2",
        "A promise binds nobody: bluffing is allowed.",
        "Une promesse n'engage personne : on a le droit de bluffer.",
    )
    spaces = ()


AnyTry = Look | Walk | Bind
