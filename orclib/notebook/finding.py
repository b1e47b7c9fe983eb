"""Finding things by words, of either language: what has all of them, what people call otherwise, or else the nearest.

Words count without capitals, accents and endings (Snowball's stems); a word that stands nowhere is read as the one most
like it.
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from orclib.engine.rulebook import Synonym
from orclib.names import both, folded

NEAREST: Final = 12
"""So many things are told where none has all the words."""
ALIKE: Final = 0.75
"""How like a word of ours one must be to be read as it."""


class Entry(NamedTuple):
    """One thing of a list: its name, what stands in the list, and the words by which it is found."""

    key: str
    title: str
    words: frozenset[str]
    """Of either language."""
    first: frozenset[str]
    """Those of its name: who searches for them means it rather than others."""
    names: tuple[object, ...]
    """What else it is called, in both languages."""


class Found(NamedTuple):
    """What was found, the best first, and whether it has all that was asked for; else it is what comes nearest."""

    entries: tuple[Entry, ...]
    exact: bool = True


def entry(key: str, title: str, names: Iterable[object], texts: Iterable[object]) -> Entry:
    """A thing that is found by its key and names, and after those by its texts; texts in two languages by both."""
    names = tuple(names)
    first = frozenset(word for text in (key, *both(names)) for word in folded(text))
    return Entry(key, title, first.union(word for text in both(texts) for word in folded(text)), first, names)


def find(entries: Sequence[Entry], query: str, synonyms: Iterable[Synonym] = ()) -> Found:
    """What has all the words of a query, or what people mean by them, the best first; else what comes nearest."""
    asked = folded(query)
    if not asked:
        return Found(tuple(entries))
    meant, meanings = _meant(asked, synonyms)
    wanted = [_known(word, also, entries) for word, also in meanings.items()]
    ranked = [(rank, each) for each in entries if (rank := _rank(each, wanted, meant, asked)) is not None]
    if ranked:
        worth = _worth(entries, wanted)
        best = sorted(ranked, key=lambda pair: (pair[0], -worth(pair[1].first)))
        return Found(tuple(each for _rank, each in best))
    return Found(_nearest(entries, wanted), exact=False)


def _meant(asked: list[str], synonyms: Iterable[Synonym]) -> tuple[list[str], dict[str, set[str]]]:
    """The numbers of clauses that the words mean (no prefix), and for each word all that may stand for it.

    What most of the words mean together comes first.

    A word that with others means a clause is not asked for any more.
    """
    ids, wanted, explained = list[tuple[int, str]](), {word: {word} for word in asked}, set[str]()
    for synonym in synonyms:
        for phrase in synonym.said:
            words = [next((word for word in asked if _same(word, part)), "") for part in folded(phrase)]
            if not words or not all(words):
                continue
            for meaning in synonym.means:
                if re.fullmatch(r"[A-Z]{3}-[\d.R]+", meaning):
                    ids.append((-len(set(words)), meaning.partition("-")[2].casefold()))
                    explained.update(words)
                else:
                    for word in words:
                        wanted[word].update(folded(meaning))
    left = {word: meanings for word, meanings in wanted.items() if word not in explained}
    most = [id for _words, id in sorted(ids, key=lambda pair: pair[0])]
    return most, left if len(left) < len(wanted) else wanted


def _rank(each: Entry, wanted: list[set[str]], meant: list[str], asked: list[str]) -> tuple[int, int] | None:
    """How good an entry is, the less the better; None where something is missing.

    Whatever else the words mean, what is called by them is found.
    """
    if any("." in word and word in each.first for words in wanted for word in words):
        return 0, 0
    for place, id in enumerate(meant):
        if id in each.first:
            return 1, place
    if meant and all(_has(each.first, [word]) for word in asked):
        return 2, 0
    if not all(_has(each.words, words) for words in wanted) or (meant and not wanted):
        mentioned = [place for place, id in enumerate(meant) if id in each.words]
        return (4, mentioned[0]) if mentioned else None
    return (2 if all(_has(each.first, words) for words in wanted) else 3), 0


def _known(word: str, also: set[str], entries: Sequence[Entry]) -> set[str]:
    """What may stand for a word; for one that stands nowhere, what is most like it."""
    if any(_has(each.words, also) for each in entries):
        return also
    every = sorted({known for each in entries for known in each.words if len(known) > 3})
    return also | set(difflib.get_close_matches(word, every, n=2, cutoff=ALIKE))


def _nearest(entries: Sequence[Entry], wanted: list[set[str]]) -> tuple[Entry, ...]:
    """What has most of the words, twice those in a name."""
    worth = _worth(entries, wanted)
    best = [(worth(each.words) + worth(each.first), each) for each in entries]
    best.sort(key=lambda pair: pair[0], reverse=True)
    return tuple(each for much, each in best[:NEAREST] if much > 0)


def _worth(entries: Sequence[Entry], wanted: list[set[str]]) -> Callable[[frozenset[str]], float]:
    """How much of what is wanted is among some words: those count most that few things have."""
    having = [sum(_has(each.words, words) for each in entries) for words in wanted]
    weights = [math.log(len(entries) / n) if n else 0.0 for n in having]
    return lambda some: sum(weight for words, weight in zip(wanted, weights, strict=True) if _has(some, words))


def _has(words: frozenset[str], wanted: Iterable[str]) -> bool:
    """Whether one of the words begins with one that is wanted, or has the same stem."""
    return any(
        one in words or any(word.startswith(one) for word in words) or not _stems(one).isdisjoint(_all_stems(words))
        for one in wanted
    )


def _same(one: str, other: str) -> bool:
    return one == other or not _stems(one).isdisjoint(_stems(other))


@cache
def _all_stems(words: frozenset[str]) -> frozenset[str]:
    return frozenset(stem for word in words for stem in _stems(word))


@cache
def _stems(word: str) -> frozenset[str]:
    """The stems of a word, as if it were English and French; of a short word or a number itself."""
    if len(word) < 4 or not word.isalpha():
        return frozenset([word])
    return frozenset(stem(word) for stem in _stemmers())


@cache
def _stemmers() -> tuple[Callable[[str], str], ...]:
    import snowballstemmer  # only for whoever searches

    return tuple(snowballstemmer.stemmer(name).stemWord for name in ("english", "french"))
