"""What a search of edge cases found, as an answer: the board of the smallest position, how it is typed, what acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orclib.engine.game import AnyGame
from orclib.errors import UsageError
from orclib.games import rules
from orclib.language import labelled, listing, number, plural, say
from orclib.notebook import explain
from orclib.notebook.compare import Compare, start_of, title_of
from orclib.players.shortest import goes_on
from orclib.probe.find import Find
from orclib.probe.moment import Query
from orclib.probe.witness import Witness, line
from orclib.scene import Scene, marked, positions
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
        return self.witness.text if self.witness else ""

    def table(self, **view: Any) -> Table:
        """A live table after the moves, or before the last where that is refused; `view` as for `game.table`.

        Raises UsageError where nothing was found.
        """
        from orclib.notebook.table import Table

        if self.witness is None:
            raise UsageError(say("Nothing was found to play on.", "Rien n'a été trouvé : il n'y a rien à jouer."))
        match, moment = line(rules(self.slug), self.text)
        if not moment.reasons:
            match.play(moment.action)
        match.deal = True
        match.run_chance()
        return Table(match, **view)


def finding(game: AnyGame, find: Find) -> Finding:
    """What a search came to, as an answer."""
    title = _title(game, find.query)
    if find.witness is None:
        told = say("Not in {steps} moves from {places} positions.", "Pas en {steps} coups depuis {places} positions.")
        return Finding(
            title, (Cited(told.format(steps=number(find.steps), places=number(find.places))),), slug=game.slug
        )
    lines, scene = _parting(game, find) if find.query.differs else shown(game, find.witness, find.query.clauses)
    if find.stopped:
        told = say("Stopped: the smallest found so far.", "Arrêté : le plus petit trouvé jusque-là.")
        lines = (*lines, Cited(told))
    return Finding(title, lines, scene, game.slug, find.witness)


def shown(game: AnyGame, witness: Witness, about: frozenset[str] = frozenset()) -> tuple[tuple[Cited, ...], Scene]:
    """How a witness is typed, what happens in its last move or speaks against it, and the board of that moment."""
    match, moment = line(game, witness.text)
    text = [headed(say("To type", "À taper")), *map(Cited, witness.text.splitlines())]
    who = labelled(explain.heading(match, moment.action), game.sentence(moment.action))
    if moment.reasons:
        told = say("{move} (not allowed)", "{move} (interdit)").format(move=who.rstrip("."))
        reasons = [Cited(game.sentence(reason), reason.clause) for reason in moment.reasons]
        scene = positions.seen(match, None)
        return (*text, headed(told), *reasons), marked(scene, evidence=positions.proof(scene, moment.reasons))
    before = positions.seen(match, None)
    match.play(moment.action)
    happens = [*explain.cited(match, moment.events, None), *explain.ending(match)]
    scene = before if goes_on(moment.events, about) else positions.seen(match, None)
    scene = marked(scene, last=positions.places(scene, moment.events))
    return (*text, headed(who.rstrip(".")), *dict.fromkeys(happens)), scene


def _parting(game: AnyGame, find: Find) -> tuple[tuple[Cited, ...], Scene]:
    """How a witness is typed, what differs under each reading, and both boards where they differ; or the one."""
    assert find.witness is not None
    assert find.query.differs is not None
    switch, value = find.query.differs
    compared = Compare(game, start_of(find.witness), switch, find.witness.moves, value)
    text = [headed(say("To type", "À taper")), *map(Cited, find.witness.text.splitlines())]
    move = [headed(compared.move.rstrip("."))] if compared.move else []
    return (*text, *move, *compared.told()), compared.board() or compared.scenes()[0]


def _title(game: AnyGame, query: Query) -> str:
    """What was asked."""
    if query.differs:
        return title_of(game, query.differs[0])
    named = listing(f"{id} {game.rulebook[id].title}" for id in sorted(query.refused or query.clauses))
    if query.refused:
        return say("Refused by {clauses}", "Interdit par {clauses}").format(clauses=named)
    if not query.clauses:
        return say("The smallest position found", "La plus petite position trouvée")
    told = plural(
        len(query.clauses),
        ("{clauses}", "In one move: {clauses}"),
        ("{clauses}", "En un seul coup : {clauses}"),
    )
    return told.format(clauses=named)
