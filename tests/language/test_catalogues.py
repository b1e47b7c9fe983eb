"""The French catalogues: complete, nothing left over, well set; and the switch between the two languages."""

from __future__ import annotations

import gc
import string
import tomllib
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

from orclib.engine import Reason
from orclib.errors import UsageError
from orclib.games.orc.components import NORTH, Card, Half, Tribe
from orclib.games.orc.sentences import orcs, seat_name, sentence
from orclib.language import (
    LANGUAGES,
    Bilingual,
    Follower,
    catalogues,
    either,
    language,
    listing,
    ngettext,
    percent,
    pgettext,
)
from orclib.testing.words import speaking
from tests.language.catalogues import (
    FRENCH,
    KEYWORDS,
    ROOT,
    calls,
    forms,
    held,
    ill_set,
    literal,
    messages,
    one,
    said,
    sources,
)
from tests.language.update import brought_up_to_date

SAID = said()
HELD = {path: held(path) for path in sorted(ROOT.rglob(FRENCH))}
SAME = {
    "Mage", "Orange", "Orc", "Orcs", "Question", "champion", "dragon", "points", "troll", "tunnel", "{n} point",
    "{n} points", "{n} pt", "{n} pts", "{n} trolls", "Shaman", "Violet", "Hordes", "Horde", "Villages", "Forts",
    "{n} Horde", "{n} Hordes", "{n} Shaman", "{n} Shamans", "{n} action", "{n} actions", "{n} Orc", "{n} Orcs",
    "{n} zone", "{n} zones", "{n} question", "{n} questions", "battle|round {n}", "battle step|round",
}  # fmt: skip
"""What is written alike in both languages; with a context where only that one is."""
CLOSINGS = ".:?!…"

every_catalogue = pytest.mark.parametrize("path", HELD, ids=lambda path: path.relative_to(ROOT).as_posix())


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test starts in English, and leaves the language as it was."""
    with speaking("en"):
        yield


def pairs(path: Path) -> Iterator[tuple[Message, str, str]]:
    """Every French form of a catalogue beside its English: the singular first, the plural after it."""
    for message in messages(HELD[path]).values():
        for english, french in zip(forms(message.id), forms(message.string), strict=True):
            yield message, english, french


def fields(template: str) -> set[str]:
    """The facts that a template names."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


# --- the files --------------------------------------------------------------------------------------------------------


def test_there_is_a_catalogue_wherever_something_is_said() -> None:
    assert set(HELD) == set(SAID)
    assert {str(file) for file in catalogues("fr")} == {str(path) for path in HELD}


@pytest.mark.parametrize("source", sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_said_stands_in_the_source_as_such(source: Path) -> None:
    for call, name in calls(source.read_text("utf-8")):
        places = KEYWORDS[name] or (1,)
        texts = [call.args[place[0] - 1 if isinstance(place, tuple) else place - 1] for place in places]
        assert all(literal(text) for text in texts), f"{source}:{call.lineno} cannot be translated"


@every_catalogue
def test_nothing_is_missing_and_nothing_is_left_over(path: Path) -> None:
    found = {key: forms(message.id) for key, message in messages(HELD[path]).items()}
    wanted = {key: forms(message.id) for key, message in messages(SAID[path]).items()}
    assert found == wanted, "run: uv run python -m tests.language.update"
    assert not HELD[path].obsolete
    assert not HELD[path].fuzzy


@every_catalogue
def test_the_plural_is_the_french_one(path: Path) -> None:
    assert (HELD[path].num_plurals, HELD[path].plural_expr) == (2, "(n > 1)")


@every_catalogue
def test_everything_is_translated(path: Path) -> None:
    for message, english, french in pairs(path):
        assert french.strip(), f"{english!r} has no French"
        assert not message.fuzzy, english
        alike = english in SAME or f"{message.context}|{english}" in SAME
        assert (french == english) is alike, f"{english!r} is {french!r} in French"


@every_catalogue
def test_the_facts_of_a_sentence_are_named_in_both_languages(path: Path) -> None:
    for _message, english, french in pairs(path):
        assert fields(french) == fields(english), f"{english!r} and {french!r}"


@every_catalogue
def test_french_is_set_as_french(path: Path) -> None:
    for _message, _english, french in pairs(path):
        assert not ill_set(french), f"{french!r}: {ill_set(french)}"


@every_catalogue
def test_a_sentence_begins_and_ends_as_in_english(path: Path) -> None:
    for _message, english, french in pairs(path):
        assert english[-1:].isspace() is french[-1:].isspace()
        assert english[:1].isspace() is french[:1].isspace()
        close = [text[-1] if text[-1] in CLOSINGS else "" for text in (english, french)]
        assert close[0] == close[1], f"{english!r} and {french!r} do not end alike"
        if english[0].isalpha() and french[0].isalpha():
            assert english[0].isupper() is french[0].isupper(), f"{english!r} and {french!r} do not begin alike"


def test_the_same_english_is_the_same_french_everywhere() -> None:
    found: dict[Any, set[Any]] = {}
    for path in HELD:
        for (context, _), message in messages(HELD[path]).items():
            found.setdefault((context, forms(message.id)), set()).add(forms(message.string))
    assert not [key for key, texts in found.items() if len(texts) > 1]


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


# --- fetching new sentences -------------------------------------------------------------------------------------------


def test_an_update_brings_the_new_drops_the_old_and_keeps_the_rest(tmp_path: Path) -> None:
    path = tmp_path / FRENCH
    before = Catalog(locale="fr")
    before.add("kept", "gardé", user_comments=["why so"])
    before.add("gone", "parti")
    before.add(("{n} card", "{n} cards"), ("{n} carte", "{n} cartes"))
    before.add("loose", "lâche")
    with path.open("wb") as file:
        write_po(file, before)

    wanted = Catalog(locale="fr")
    wanted.add("new", context="here")
    wanted.add(("loose", "all loose"))
    wanted.add(("{n} card", "{n} cards"))
    wanted.add("kept")
    after, came, went = brought_up_to_date(path, wanted)

    assert [(one(message.id), message.string) for message in after if message.id] == [
        ("new", ""),
        ("loose", ("", "")),
        ("{n} card", ("{n} carte", "{n} cartes")),
        ("kept", "gardé"),
    ]
    assert after.get("kept").user_comments == ["why so"]  # type: ignore[union-attr]
    assert came == [("here", "new"), (None, "loose")]
    assert went == [(None, "gone"), (None, "loose")]


def test_the_catalogues_are_as_an_update_leaves_them() -> None:
    for path, wanted in SAID.items():
        after, came, went = brought_up_to_date(path, wanted)
        assert not came
        assert not went
        assert list(messages(after)) == list(messages(HELD[path])), "run: uv run python -m tests.language.update"


def test_sentences_within_f_strings_are_found() -> None:
    assert [name for _call, name in calls("""x = f"{_('a')}: {ngettext('b', 'c', n)}" """)] == ["_", "ngettext"]


# --- the switch -------------------------------------------------------------------------------------------------------


def test_language_switches_sentences_and_says_which_is_spoken() -> None:
    reason = Reason("ORC-4.5", "own-colour", (), {"tribe": Tribe.G, "colour": Tribe.G})
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
    with pytest.raises(UsageError, match='no language "de"'):
        language("de")
    assert language() == "fr"


def test_words_agree_with_what_they_stand_for() -> None:
    card = Card("GW")
    assert orcs(1, card.half[Half.SINGLE]) == "1 green orc"
    language("fr")
    assert orcs(1, card.half[Half.SINGLE]) == "1 orc vert"
    assert orcs(2, card.half[Half.DOUBLE]) == "2 orcs blancs"
    assert pgettext("tribe", "green") == "verte"


@pytest.mark.parametrize(
    ("code", "none", "single"), [("en", "{n} cards", "{n} card"), ("fr", "{n} carte", "{n} carte")]
)
def test_nothing_is_plural_in_english_only(code: str, none: str, single: str) -> None:
    language(code)
    assert ngettext("{n} card", "{n} cards", 0) == none
    assert ngettext("{n} card", "{n} cards", 1) == single


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
