"""What a French reader is told is French, and what an English reader is told is English; code stands in neither."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import pytest

import orclib
from orclib.engine.teaching import Said, cases
from orclib.language import Bilingual
from tests.language.sentences import all_pairs

ENGLISH: Final = frozenset({
    "the", "of", "and", "with", "from", "any", "this", "that", "which", "when", "who", "not", "are", "has", "have",
    "may", "must", "only", "your", "their", "its", "by", "at", "for", "if", "one's", "they", "you", "it", "is",
    "was", "were", "will", "would", "can", "cannot", "than", "then", "there", "these", "those", "what", "where",
    "his", "her", "him", "into", "between", "without", "about", "each", "every", "other", "another", "never",
    "always", "after", "before", "both", "because", "does", "do",
})  # fmt: skip
"""Words of English that French does not have."""
FRENCH: Final = frozenset({
    "du", "des", "les", "le", "la", "et", "aux", "une", "est", "dans", "pour", "avec", "sans", "sur", "par", "qui",
    "que", "quand", "elle", "ils", "elles", "vous", "votre", "vos", "nous", "notre", "jeu", "carte", "cartes",
    "joueur", "joueurs", "règle", "règles", "préparation", "tour", "partie", "fin", "cela", "cette", "ces", "leur",
    "leurs", "mais", "donc",
})  # fmt: skip
"""Words of French that English does not have."""
NAMES: Final = re.compile(r"De l'Orc pour les Braves|Orcs vs Orcs|De l’Orc pour les Braves", re.IGNORECASE)
"""Titles are what they are."""
QUOTED: Final = re.compile(r"\{[^}]*\}|`[^`]*`|«[^»]*»|“[^”]*”|\"[^\"]*\"|\([^()]*=[^()]*\)|<[^>]*>")
"""What is no sentence of ours: facts, code, what is typed, a chapter by its own name."""
CODE: Final = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|\b\w+=\w+")
"""Names of options, values and arguments."""


def foreign(text: str, words: frozenset[str]) -> list[str]:
    """The words of another language in a text."""
    plain = QUOTED.sub(" ", NAMES.sub(" ", text))
    return [word for word in re.findall(r"[\w']+", plain.casefold()) if word.strip("'") in words]


def coded(text: str) -> list[str]:
    """What of a text is code, in the middle of words."""
    return CODE.findall(QUOTED.sub(" ", text))


def within(thing: Any) -> Iterator[Bilingual]:
    """Every text in both languages within something."""
    if isinstance(thing, Bilingual):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        if isinstance(thing, Said):
            yield thing.say
        yield from within([getattr(thing, field) for field in thing.__struct_fields__])
    elif isinstance(thing, dict):
        yield from within(thing.values())
    elif isinstance(thing, Iterable) and not isinstance(thing, str):
        for part in thing:
            yield from within(part)


def faults(texts: Iterable[tuple[str, str]]) -> list[str]:
    """Those of the texts that are not of their language."""
    found = []
    for en, fr in texts:
        if words := foreign(en, FRENCH):
            found.append(f"English with {words}: {en}")
        if words := foreign(fr, ENGLISH):
            found.append(f"French with {words}: {fr}")
    return found


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_game_is_told_in_one_language_at_a_time(slug: str) -> None:
    game = orclib.game(slug)
    told = [game.rulebook.sections, game.rulebook.values(), game.lessons().values(), cases(slug)]
    texts = [(text.en, text.fr) for text in within(told)]
    assert faults(texts) == []
    assert [text for pair in texts for text in pair if coded(text)] == [], "a learner reads words, not code"


def test_what_the_code_says_is_told_in_one_language_at_a_time() -> None:
    assert faults((pair.en, pair.fr) for pair in all_pairs()) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("une carte: any of one's mercenaries", ENGLISH),
        ("Recrutement, 3 (number of piles)", frozenset({"of"})),
        ("Fin de la partie", FRENCH),
    ],
)
def test_a_foreign_word_is_found(text: str, words: frozenset[str]) -> None:
    assert foreign(text, words)
    assert coded("two_if_possible") == ["two_if_possible"]
    assert not foreign(f"« {text} »", words)
