"""What made questions are made of: answers in both languages, each with its reasons; which rules go together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from orclib.engine.claims import Tried
from orclib.engine.game import AnyGame
from orclib.engine.teaching import Because, Choice
from orclib.language import Bilingual, speaking
from orclib.probe.atlas import atlas
from orclib.probe.spots import Spot

STEM: Final = 5
"""Words that begin with the same letters, so many, are one word."""
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_EMPTY: Final = frozenset(
    _WORD.findall(
        "the and for with that this from its his her their your you are was were has have had not but who what when "
        "where which than then into onto out all any may can one two other"
    )
)
"""Words that say nothing of what a sentence is about."""
_ENDING: Final = re.compile(r"(?:ing|ed|es|s|e)$")


class Draft(NamedTuple):
    """A question in the making: what is asked of what is tried, and the answers."""

    kind: str
    spot: Spot
    tried: Tried
    asks: Bilingual
    right: Choice
    wrong: tuple[Choice, ...]
    """The most telling first."""
    clause: str = ""
    """The rule that it asks for."""
    first: str = ""
    """The claim of the answer that stands first, whether it is right or wrong; "" where any may."""


def both(text: Callable[[], str]) -> Bilingual:
    """What is said, in both languages."""
    with speaking("en"):
        en = text()
    with speaking("fr"):
        return Bilingual(en, text())


def joined(*parts: Bilingual) -> Bilingual:
    """One behind the other."""
    return Bilingual(" ".join(part.en for part in parts), " ".join(part.fr for part in parts))


def filled(en: str, fr: str, **facts: Bilingual) -> Bilingual:
    """A sentence given in both languages, with its facts."""
    return Bilingual(
        en.format(**{name: fact.en for name, fact in facts.items()}),
        fr.format(**{name: fact.fr for name, fact in facts.items()}),
    )


def ended(text: str) -> str:
    """A sentence with its full stop."""
    return text if text[-1:] in ".!?" else f"{text}."


def because(told: Bilingual, clause: str) -> Because:
    """A reason."""
    return Because(told.en, told.fr, clause)


def option(told: Bilingual, claim: str, *why: Because) -> Choice:
    """An answer."""
    return Choice(ended(told.en), ended(told.fr), claim=claim, why=why)


def shared(game: AnyGame, text: str, clause: str) -> int:
    """How many words of an English text stand in the title of a rule, or in the question of a ruling, too."""
    told, title = (
        {_ENDING.sub("", word)[:STEM] for word in _WORD.findall(each.casefold()) if word not in _EMPTY}
        for each in (text, game.rulebook[clause].title.en)
    )
    return len(told & title)


@cache
def telling(slug: str) -> frozenset[str]:
    """The clauses that do not act all the time: all but the most frequent quarter."""
    counts = atlas(slug).head.counts
    alone = sorted((clause for clause in counts if " " not in clause), key=lambda clause: counts[clause])
    return frozenset(alone[: len(alone) * 3 // 4])


def together(slug: str, clauses: Iterable[str], *, refused: bool) -> list[str]:
    """Clauses that forbid together with these, or act together with them: the most often met first."""
    families, found = _families(slug, refused), Counter[str]()
    for clause in clauses:
        found.update(families.get(clause, {}))
    return [clause for clause, _times in found.most_common()]


def apart(slug: str, clauses: Iterable[str], others: Iterable[str]) -> list[str]:
    """Those of the clauses that say something else than the others, and than those before them.

    Of two that forbid together, and neither of them ever alone, one says enough.
    """
    kept, families, alone = list[str](), _families(slug, refused=True), _alone(slug)
    for clause in clauses:
        kin = [each for each in (*others, *kept) if each in families.get(clause, {})]
        if clause in alone or all(each in alone for each in kin):
            kept.append(clause)
    return kept


@cache
def _families(slug: str, refused: bool) -> Mapping[str, Counter[str]]:
    """By clause, with which others it is met: those that forbid with it, or that act with it."""
    found: dict[str, Counter[str]] = {}
    for witness in atlas(slug).witnesses:
        if witness.refused is refused:
            for clause in witness.clauses:
                found.setdefault(clause, Counter()).update(each for each in witness.clauses if each != clause)
    return found


@cache
def _alone(slug: str) -> frozenset[str]:
    """The clauses that forbid something which no other does."""
    single = (each.clauses for each in atlas(slug).witnesses if each.refused and len(each.clauses) == 1)
    return frozenset(clause for (clause,) in single)
