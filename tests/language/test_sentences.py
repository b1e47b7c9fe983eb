"""Every sentence in both languages: complete, well set; and the switch between them."""

from __future__ import annotations

import gc
import string
import tomllib
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orclib.errors import UsageError
from orclib.games.orc.box import NORTH, Card, Half, Tribe
from orclib.games.orc.rules.attack import OWN_COLOUR
from orclib.games.orc.text.phrases import orcs
from orclib.games.orc.text.sentences import seat_name, sentence, tribe_name
from orclib.language import LANGUAGES, Bilingual, either, listing, percent, plural
from orclib.language.switch import Follower, language
from orclib.testing.words import speaking
from tests.language.sentences import ROOT, all_pairs, ill_set, pairs

SAME = {
    "Mage", "Orange", "Orc", "Orcs", "Question", "champion", "dragon", "orange", "points", "troll", "tunnel",
    "{n} point",
    "{n} points", "{n} pt", "{n} pts", "{n} trolls", "Shaman", "Violet", "Hordes", "Horde", "Villages", "Forts",
    "{n} Horde", "{n} Hordes", "Shamans", "{n} action", "{n} actions",
    "{n} zone", "{n} zones", "{n} question", "{n} questions", "round {n}", "round", "trolls", "POSITIONS",
    "piles", "pile", "orc", "Points", "village", "Extermination", "extermination", "Thornby", "place", "bonus",
}  # fmt: skip
"""What may be written alike in both languages."""
CLOSINGS = ".:?!…"
SENTENCES = ("say", "plural", "Bilingual", "Rule", "Item", "")
"""What says whole sentences."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test starts in English, and leaves the language as it was."""
    with speaking("en"):
        yield


def words(template: str) -> str:
    """The letters of a template outside its facts."""
    return "".join(filter(str.isalpha, "".join(text for text, *_ in string.Formatter().parse(template))))


def fields(template: str) -> set[str]:
    """The facts that a template names."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


# --- the sentences of the code ----------------------------------------------------------------------------------------


def test_what_is_said_stands_in_the_source_in_both_languages() -> None:
    assert len(all_pairs()) > 3_000
    for pair in all_pairs():
        assert pair.fr.strip() or not pair.en.strip(), f"{pair} has no French"
        assert (pair.fr != pair.en) or pair.en in SAME or not words(pair.en), f"{pair}: not French"
        assert not ill_set(str(Bilingual(pair.en, pair.fr).fr)), f"{pair}: {ill_set(Bilingual(pair.en, pair.fr).fr)}"
        assert fields(pair.fr) == fields(pair.en), f"{pair}: other facts"


def test_a_sentence_begins_and_ends_as_in_english() -> None:
    for pair in all_pairs():
        if not pair.en or pair.by not in SENTENCES:
            continue
        assert pair.en[-1:].isspace() is pair.fr[-1:].isspace(), pair
        assert pair.en[:1].isspace() is pair.fr[:1].isspace(), pair
        close = [text[-1] if text[-1] in CLOSINGS else "" for text in (pair.en, pair.fr)]
        assert close[0] == close[1], f"{pair} do not end alike"
        systems = pair.where.startswith("foreign_errors.py")  # there the English is the system's own
        if pair.en[0].isalpha() and pair.fr[0].isalpha() and not systems:
            assert pair.en[0].isupper() is pair.fr[0].isupper(), f"{pair} do not begin alike"


def test_sentences_within_f_strings_are_found() -> None:
    code = """x = f"{say('a', 'b')}: {plural(n, ('b', 'c'), ('d', 'e'))}" """
    assert [pair[1:] for pair in pairs(code, "")] == [("a", "b", "say"), ("b", "d", "plural"), ("c", "e", "plural")]


@pytest.mark.parametrize(
    ("text", "well"),
    [
        ("Et la tribu\u00a0? Elle est «\u00a0gelée\u00a0»\u00a0: 5\u00a0%.", True),
        ("l'égalité, 3 à 3…", True),
        ("Non!", False),
        ("Non !", False),
        ("l’égalité", False),
        ('"oui"', False),
        ("«oui\u00a0»", False),
        ("oui ,  non", False),
        ("oui...", False),
        ("oui\u202f?", False),
    ],
)
def test_what_well_set_means(text: str, well: bool) -> None:
    assert (not ill_set(text)) is well


# --- the rulebooks ----------------------------------------------------------------------------------------------------


def bilingual(value: Any) -> Iterator[dict[str, str]]:
    """Every text of a rulebook, in both languages."""
    if isinstance(value, dict):
        if set(value) & set(LANGUAGES):
            yield value
        else:
            value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from bilingual(each)


@pytest.mark.parametrize("rulebook", sorted(ROOT.rglob("rulebook.toml")), ids=lambda path: path.parent.name)
def test_a_rulebook_says_everything_in_both_languages(rulebook: Path) -> None:
    texts = list(bilingual(tomllib.loads(rulebook.read_text("utf-8"))))
    assert texts
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert all(said.strip() for said in text.values()), text
        assert text["en"] != text["fr"]
        assert not ill_set(text["fr"]), f"{text['fr']!r}: {ill_set(text['fr'])}"


# --- the switch -------------------------------------------------------------------------------------------------------


def test_language_switches_sentences_and_says_which_is_spoken() -> None:
    reason = OWN_COLOUR(tribe=Tribe.G)
    before = sentence(reason)
    assert language() == "en"
    assert seat_name(NORTH) == "North"

    assert language("fr") == "fr"
    assert language() == "fr"
    assert seat_name(NORTH) == "Nord"
    assert sentence(reason) == "La tribu verte ne peut pas être attaquée par des orcs de sa propre couleur."

    assert language("en") == "en"
    assert sentence(reason) == before


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    language("fr")
    with pytest.raises(UsageError, match="aucune langue «\u00a0de\u00a0»"):
        language("de")
    assert language() == "fr"


def test_words_agree_with_what_they_stand_for() -> None:
    card = Card("GW")
    assert orcs(1, card.half[Half.SINGLE]) == "1 green orc"
    language("fr")
    assert orcs(1, card.half[Half.SINGLE]) == "1 orc vert"
    assert orcs(2, card.half[Half.DOUBLE]) == "2 orcs blancs"
    assert tribe_name(Tribe.G) == "verte"


@pytest.mark.parametrize(
    ("code", "none", "single"), [("en", "{n} cards", "{n} card"), ("fr", "{n} carte", "{n} carte")]
)
def test_nothing_is_plural_in_english_only(code: str, none: str, single: str) -> None:
    language(code)
    forms = ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")
    assert plural(0, *forms) == none
    assert plural(1, *forms) == single


@pytest.mark.parametrize(
    ("code", "parts", "both", "one_of"),
    [
        ("en", "", "", ""),
        ("en", "a", "a", "a"),
        ("en", "ab", "a and b", "a or b"),
        ("en", "abc", "a, b and c", "a, b or c"),
        ("fr", "", "", ""),
        ("fr", "a", "a", "a"),
        ("fr", "ab", "a et b", "a ou b"),
        ("fr", "abc", "a, b et c", "a, b ou c"),
    ],
)
def test_lists(code: str, parts: str, both: str, one_of: str) -> None:
    language(code)
    assert (listing(parts), either(parts)) == (both, one_of)


@pytest.mark.parametrize(
    ("share", "in_english", "in_french"),
    [
        (0, "0%", "0\u00a0%"),
        (0.125, "12.5%", "12,5\u00a0%"),
        (1 / 3, "33.3%", "33,3\u00a0%"),
        (1, "100%", "100\u00a0%"),
    ],
)
def test_percentages(share: float, in_english: str, in_french: str) -> None:
    assert percent(share) == in_english
    language("fr")
    assert percent(share) == in_french


def test_a_bilingual_text_follows() -> None:
    text = Bilingual(en="yes", fr="oui")
    assert str(text) == "yes"
    language("fr")
    assert str(text) == "oui"


class Listener(Follower):
    """Writes down every language that it is told of."""

    def __init__(self, heard: list[str]) -> None:
        self.heard = heard

    def follow_language(self) -> None:
        self.heard.append(language())


def test_a_follower_is_told_of_every_change() -> None:
    heard: list[str] = []
    listener = Listener(heard)
    language("fr")
    assert not heard  # nobody asked to be told yet
    listener.keep_following()
    language("fr")
    assert not heard  # that was no change
    language("en")
    language("fr")
    assert heard == ["en", "fr"]


def test_a_follower_that_nobody_holds_is_let_go() -> None:
    heard: list[str] = []
    listener = Listener(heard)
    listener.keep_following()
    gone = weakref.ref(listener)
    del listener
    gc.collect()
    assert gone() is None
    language("fr")
    assert not heard
