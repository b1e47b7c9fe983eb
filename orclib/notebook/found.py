"""What a search of edge cases found, as an answer: the board of the smallest position, how it is typed, what acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from orclib.engine import Ruling
from orclib.engine.game import AnyGame
from orclib.errors import UsageError
from orclib.games import rules
from orclib.language import listing, number, plural, say
from orclib.notebook import explain
from orclib.notebook.compare import Compare, start_of, title_of
from orclib.probe.find import Find, find
from orclib.probe.moment import Query
from orclib.probe.witness import Witness, line, retold
from orclib.scene import Scene
from orclib.scene.answer import Answer, Cited, headed

if TYPE_CHECKING:
    from orclib.notebook.table import Table


class Finding(Answer, frozen=True):
    """The smallest position found in which something happens: typed as `text` it does what it says."""

    slug: str = ""
    witness: Witness | None = None
    """None where nothing was found."""

    @property
    def text(self) -> str:
        """The position and the moves as a person types them; "" where nothing was found."""
        return retold(rules(self.slug), self.witness.text) if self.witness else ""

    def table(self, **view: Any) -> Table:
        """A live table after the moves, or before the last where that is refused; `view` as for `game.table`.

        Raises UsageError where nothing was found.
        """
        from orclib.notebook.table import Table

        if self.witness is None:
            raise UsageError(say("Nothing was found to play on.", "Rien n'a été trouvé : il n'y a rien à jouer."))
        match, moment = line(rules(self.slug), self.witness.text)
        if not moment.reasons:
            match.play(moment.action)
        match.deal = True
        match.run_chance()
        return Table(match, **view)


def finding(game: AnyGame, come: Find) -> Finding:
    """What a search came to, as an answer."""
    title = _title(game, come.query)
    if come.witness is None:
        told = say("Not in {steps} moves from {places} positions.", "Pas en {steps} coups depuis {places} positions.")
        return Finding(
            title, (Cited(told.format(steps=number(come.steps), places=number(come.places))),), slug=game.slug
        )
    lines, scene = _parting(game, come) if come.query.differs else shown(game, come.witness, come.query.clauses)
    if come.stopped:
        told = say("Stopped: the smallest found so far.", "Arrêté : le plus petit trouvé jusque-là.")
        lines = (*lines, Cited(told))
    return Finding(title, lines, scene, game.slug, come.witness)


def shown(game: AnyGame, witness: Witness, about: frozenset[str] = frozenset()) -> tuple[tuple[Cited, ...], Scene]:
    """How a witness is typed, and what happens there; the board of that moment."""
    lines, scene = happens(game, witness, about)
    return (*_typed(game, witness), *lines), scene


def happens(game: AnyGame, witness: Witness, about: frozenset[str] = frozenset()) -> tuple[tuple[Cited, ...], Scene]:
    """Who does what, what happens at last or speaks against it; the board of that moment."""
    match, moment = line(game, witness.text)
    before = [Cited(explain.deed(match, ply.action)) for ply in match.plies if not ply.automatic]
    lines, scene = explain.last_moment(match, moment, None, about)
    last = explain.deed(match, moment.action, refused=bool(moment.reasons))
    return (*before, headed(last), *lines), scene


def _typed(game: AnyGame, witness: Witness) -> tuple[Cited, ...]:
    """How a witness is typed."""
    return headed(say("To type", "À taper")), *map(Cited, retold(game, witness.text).splitlines())


def _parting(game: AnyGame, come: Find) -> tuple[tuple[Cited, ...], Scene]:
    """How a witness is typed, what differs under each reading, and both boards where they differ; or the one."""
    assert come.witness is not None
    assert come.query.differs is not None
    switch, value = come.query.differs
    compared = Compare(game, start_of(come.witness), switch, come.witness.moves, value)
    move = [headed(compared.move.rstrip("."))] if compared.move else []
    return (*_typed(game, come.witness), *move, *compared.told()), compared.board() or compared.scenes()[0]


def shortest(game: AnyGame, clause: str, seconds: float = 10) -> Answer:
    """The shortest witness of a clause; for one that says how things are, or that nothing shows, where it is taught."""
    card = game.rulebook[clause]
    title = f"{card.id} {card.title}"
    if isinstance(card, Ruling):
        return Answer(title, tuple(explain.taught(game, card.id)))
    if card.definition is not None and card.id != game.decides:
        return Answer(title, (Cited(str(card.definition)), *explain.taught(game, card.id)))
    found = finding(game, find(game, Query(frozenset([card.id])), seconds=seconds))
    if found.witness is not None:
        return found
    return msgspec.structs.replace(found, lines=(*found.lines, *explain.taught(game, card.id)))


def _title(game: AnyGame, query: Query) -> str:
    """What was asked."""
    if query.differs:
        return title_of(game, query.differs[0])
    if not (query.refused or query.clauses):
        return say("The smallest position found", "La plus petite position trouvée")
    return headline(game, query.refused or query.clauses, refused=bool(query.refused))


def headline(game: AnyGame, clauses: Iterable[str], *, refused: bool) -> str:
    """Clauses that act in one move, or forbid together, by number and title."""
    ids = sorted(clauses)
    named = listing(f"{id} {game.rulebook[id].title}" for id in ids)
    if refused:
        return say("Refused by {clauses}", "Interdit par {clauses}").format(clauses=named)
    told = plural(len(ids), ("{clauses}", "In one move: {clauses}"), ("{clauses}", "En un seul coup : {clauses}"))
    return told.format(clauses=named)
