"""What an atlas knows of clauses that meet: in words, as a board with its proof, and as a lesson to step through."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from orclib.engine.game import AnyGame
from orclib.engine.match import Ply
from orclib.engine.teaching import Lesson, Start, Step
from orclib.language import Bilingual, labelled, number, plural, say, speaking
from orclib.notebook import explain, html
from orclib.notebook.found import happens, headline, shown
from orclib.probe.atlas import FORBID, atlas
from orclib.probe.moment import AMONG, REFUSED
from orclib.probe.witness import Witness, line, retold
from orclib.scene import Scene, svg
from orclib.scene.answer import Cited
from orclib.scene.positions import AnyMatch

RARE: Final = 3
"""Of so many parts of all pairs of clauses the one that is met least is worth a surprise."""


def clauses_in(key: str) -> tuple[str, ...]:
    """The clauses of a key of the atlas."""
    return tuple(key.removeprefix(REFUSED).removeprefix(AMONG).split())


def asked(game: AnyGame, key: str) -> str:
    """The headline of a key."""
    return headline(game, clauses_in(key), refused=key[0] in FORBID)


def how_often(game: AnyGame, key: str) -> str:
    """How often it was met; "" as a key: that it never was."""
    known = atlas(game.slug)
    looked = {"steps": number(known.head.steps), "places": number(known.head.places)}
    if not key:
        told = say("Not in {steps} moves from {places} positions.", "Pas en {steps} coups depuis {places} positions.")
        return told.format(**looked)
    if key[0] in FORBID:
        told = plural(
            len(clauses_in(key)),
            (
                "It forbids; nothing happened by it in {steps} moves from {places} positions.",
                "They forbid this together; in {steps} moves from {places} positions they never acted together.",
            ),
            (
                "Elle interdit ; rien n'est arrivé par elle en {steps} coups depuis {places} positions.",
                "Elles l'interdisent ensemble ; en {steps} coups depuis {places} positions, elles n'ont jamais agi "
                "ensemble.",
            ),
        )
        return told.format(**looked)
    n = known.times(key)
    told = plural(
        n,
        (
            "Met once in {steps} moves from {places} positions.",
            "Met {n} times in {steps} moves from {places} positions.",
        ),
        (
            "Rencontré une fois en {steps} coups depuis {places} positions.",
            "Rencontré {n} fois en {steps} coups depuis {places} positions.",
        ),
    )
    return told.format(n=number(n), **looked)


def proof(game: AnyGame, key: str) -> tuple[tuple[Cited, ...], Scene]:
    """What happens in its smallest witness, with the clauses; and the board of that moment."""
    return happens(game, atlas(game.slug).smallest[key], frozenset(clauses_in(key)))


def panel(game: AnyGame, key: str) -> str:
    """The board and the proof in HTML; below it, to be opened, how it is typed."""
    lines, scene = proof(game, key)
    head = f'<h4>{escape(asked(game, key))}</h4><p class="house">{escape(how_often(game, key))}</p>'
    text = f"<pre>{escape(retold(game, atlas(game.slug).smallest[key].text))}</pre>"
    return f"{head}{svg(scene)}{html.sentences(game, lines)}{html.fold(say('To type', 'À taper'), text)}"


def words(game: AnyGame, key: str) -> list[str]:
    """The same in lines of text."""
    lines, scene = shown(game, atlas(game.slug).smallest[key], frozenset(clauses_in(key)))
    return [asked(game, key), how_often(game, key), *map(str, lines), f"[{scene.title}: {scene.digest()}]"]


def lesson(game: AnyGame, key: str) -> Lesson:
    """A witness as a lesson: its position, then a page for each move, the last of which shows what was asked."""
    witness, both = atlas(game.slug).smallest[key], []
    for code in ("en", "fr"):
        with speaking(code):
            both.append((asked(game, key), *_pages(game, witness)))
    (english, ask, pages), (french, demande, feuilles) = both
    steps = tuple(Step(en, fr, moves) for (en, moves), (fr, _moves) in zip(pages, feuilles, strict=True))
    start = Start(position=witness.position or "\n", eyes=None, deal=False)  # no text is a new game, not what is filled
    return Lesson(
        ask, demande, slug=key, title=Bilingual(english, french), start=start, clauses=clauses_in(key), steps=steps
    )


def _pages(game: AnyGame, witness: Witness) -> tuple[str, list[tuple[str, tuple[str, ...]]]]:
    """What is asked of the position, and page by page what is told and the moves that lead there."""
    match, moment = line(game, witness.text)
    deed = explain.deed(match, moment.action)
    if moment.reasons:
        ask = say("{deed}. Is that allowed?", "{deed}. Est-ce permis ?").format(deed=deed)
    else:
        ask = say("{deed}. What happens?", "{deed}. Que se passe-t-il ?").format(deed=deed)
    pages, waiting, state = list[tuple[str, tuple[str, ...]]](), list[str](), match.start
    for ply in match.plies:
        waiting.append(game.format_in(state, ply.action))
        state = ply.state
        if not ply.automatic:
            pages.append((_told(match, ply), tuple(waiting)))
            waiting.clear()
    if moment.reasons:
        reasons = (Cited(game.sentence(reason), reason.clause) for reason in moment.reasons)
        verdict = explain.deed(match, moment.action, refused=True)
        pages.append((_run_on(verdict, reasons), tuple(waiting)))
        return ask, pages
    waiting.append(game.format_in(state, moment.action))
    lines, _scene = explain.last_moment(match, moment, None)
    pages.append((_run_on(deed, lines), tuple(waiting)))
    return ask, pages


def _told(match: AnyMatch, ply: Ply) -> str:
    return _run_on(explain.deed(match, ply.action), explain.cited(match, ply.events, None))


def _run_on(deed: str, lines: Iterable[Cited]) -> str:
    """What is done, and what happens or speaks against it, one behind the other."""
    told = " ".join(map(str, lines))
    return labelled(deed, told) if told else f"{deed}."


def surprises(slug: str) -> list[str]:
    """Pairs of clauses that are seldom met, the shortest witnesses first."""
    known = atlas(slug)
    pairs = sorted(known.pairs, key=lambda key: (known.times(key), key))
    return sorted(pairs[: max(1, len(pairs) // RARE)], key=lambda key: known.pairs[key].rank)
