"""How moves are typed stands on their classes: it names fields that exist, is read as it is written, and helps."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from typing import Any

import msgspec
import pytest

import orclib
from orclib.engine import CHANCE, Seat
from orclib.engine.patterns import ways
from orclib.engine.positions import Statement
from orclib.engine.reading import tokens
from orclib.errors import NotationError, PositionError
from orclib.testing import AnyGame
from tests.depth import sampled


@pytest.fixture(params=orclib.list_games(), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game in turn."""
    rules: AnyGame = orclib.game(request.param).engine
    return rules


def examples(game: AnyGame) -> Iterator[tuple[str, str, bool]]:
    """The kind of action, an example of each form, and whether it is what the engine writes."""
    for cls, entry in zip(game.grammar.classes, game.notation().moves, strict=True):
        for number, form in enumerate(entry.forms):
            for text in form.examples:
                yield cls.__name__, text, number == 0


def test_every_name_in_a_pattern_is_a_field(game: AnyGame) -> None:
    for cls in game.grammar.classes:
        assert ways(cls, "typed"), f"nobody knows how {cls.__name__} is typed"
        fields = {field.name for field in msgspec.structs.fields(cls)}
        fields |= {name for name in dir(cls) if isinstance(getattr(cls, name), property)}
        for pattern in (*ways(cls, "typed"), *ways(cls, "points")):
            assert set(re.findall(r"\{(\w+)", pattern)) <= fields, f"{cls.__name__}: {pattern}"
            assert pattern.count("{") == pattern.count("}")


def test_every_statement_sets_a_field_of_the_draft_or_says_how_it_is_put(game: AnyGame) -> None:
    fields = import_module(f"orclib.games.{game.slug}.text.statements").Draft.__struct_fields__
    for cls in game.statements:
        assert set(cls.about) <= set(cls.__struct_fields__), cls.__name__
        assert cls.sets.removesuffix("...") in fields if cls.sets else cls.put is not Statement.put, cls.__name__


def test_every_example_is_read_and_written_again(game: AnyGame) -> None:
    kinds = dict[str, set[str]]()
    for name, text, _ in examples(game):
        kinds.setdefault(text, set()).add(name)  # "pass" is several, by what is asked
    for _, text, usual in examples(game):
        state, seat = meant(game, kinds[text], text)
        action = game.parse(text, state, seat)
        if usual:
            assert game.format(action).endswith(text)
        assert game.parse(game.format(action), state, action.seat) == action
        spaced = f"  {text.replace(' ', '   ')} "
        for typed in (text.upper(), text.lower(), spaced, f"`{text}`  # a remark"):
            assert game.parse(typed, state, seat) == action, typed


def test_an_example_in_french_words_is_read_too(game: AnyGame) -> None:
    """One word of French may be several actions, such as "passer": which, the position says."""
    forms = [form for entry in game.notation().moves for form in entry.forms]
    both = {pair for form in forms for pair in zip(form.examples, form.exemples, strict=True)}
    state = orclib.game(game.slug).match(seed=3).state
    for _, texte in both:
        action = game.parse(texte, state)
        assert game.parse(game.format(action), state, action.seat) == action
    assert len([text for text, texte in both if text != texte]) > 5


def meant(game: AnyGame, kinds: set[str], text: str) -> tuple[Any, Seat]:
    """A state and a seat for which a text means such an action: `power A1` is what the people of the seat can do."""
    for state in (game.new(), orclib.game(game.slug).match(seed=3).state):
        for seat in map(Seat, range(max(game.players))):
            if type(game.parse(text, state, seat)).__name__ in kinds:
                return state, seat
    raise AssertionError(f"{text} never means {kinds}")


def test_every_example_of_a_position_is_read(game: AnyGame) -> None:
    for entry in game.notation().positions:
        for text in {*chain(*entry.typical), *chain(*(form.examples for form in entry.forms[len(entry.typical) :]))}:
            for typed in (text, text.upper(), text.lower()):
                with contextlib.suppress(PositionError):  # it may not stand alone
                    game.position(typed)


def test_the_notation_reads_well_in_both_languages(game: AnyGame) -> None:
    told = {}
    for language in ("en", "fr"):
        orclib.language(language)
        try:
            told[language] = str(game.notation())
        finally:
            orclib.language("en")
    assert told["en"] != told["fr"]
    for entry in game.notation().moves:
        for form in entry.forms:
            assert not set("{}_") & set(form.en + form.fr), form
            assert not re.search(r"\w\|\w", form.en + form.fr), form


def test_what_the_engine_says_can_be_typed(game: AnyGame) -> None:
    match = orclib.game(game.slug).match(seed=3, deal=False)
    for _ in range(30):
        state, legal = match.state, match.legal()
        if not legal:
            break
        for language in ("en", "fr"):
            orclib.language(language)
            told = [game.sentence(action) for action in legal]
            orclib.language("en")
            for action, sentence in list(zip(legal, told, strict=True))[:5]:
                if told.count(sentence) == 1:
                    assert game.parse(f" {sentence.upper()}.", state, action.seat) == action
                    if action.seat in (CHANCE, game.asked(state)):
                        assert game.parse(sentence, state) == action
        match.play(legal[0])


def mistyped(word: str) -> Iterator[str]:
    """A word with a letter lost, doubled, or two letters turned."""
    middle = len(word) // 2
    yield word[:middle] + word[middle + 1 :]
    yield word[:middle] + word[middle] + word[middle:]
    if word[middle - 1] != word[middle]:
        yield word[: middle - 1] + word[middle] + word[middle - 1] + word[middle + 1 :]


@pytest.mark.parametrize("language", sampled(["en", "fr"], most=0, thorough=1))
def test_a_word_that_is_mistyped_is_named(game: AnyGame, language: str) -> None:
    state, tried = game.new(), 0
    orclib.language(language)
    for _, text, _ in examples(game):
        for token in tokens(text):
            for wrong in mistyped(token.text) if token.text.isalpha() and len(token.text) > 3 else ():
                typed = f"{text[: token.column - 1]}{wrong}{text[token.column - 1 + len(token.text) :]}"
                error = refused(game, typed, state)
                if error is None:
                    continue  # it is another word that is known
                tried += 1
                meant = f"{text[: token.column - 1]}{error.nearest}{text[token.column - 1 + len(token.text) :]}"
                known = token.text.casefold() in error.nearest.casefold()
                assert known or game.parse(meant, state) == game.parse(text, state), error
                assert wrong in error.found or " " in error.nearest, error
                assert (error.line, min(error.column, token.column)) == (1, error.column), (
                    "a name may have several words"
                )
                assert typed[error.column - 1 :].startswith(error.found.strip('"'))
                assert str(error).startswith({"en": "Line 1, column ", "fr": "Ligne 1, colonne "}[language])
                assert len(error.expected) < 330, error
    orclib.language("en")
    assert tried > 20


def refused(game: AnyGame, text: str, state: Any) -> NotationError | None:
    """The error that a text deserves."""
    try:
        game.parse(text, state)
    except NotationError as error:
        return error
    return None


@pytest.mark.thorough
@pytest.mark.parametrize("more", ["nonsense", "17", "?", "-", "x y"])
def test_nothing_typed_is_dropped(game: AnyGame, more: str) -> None:
    state = game.new()
    for _, text, _ in examples(game):
        for typed in (f"{text} {more}", f"{text} ({more})"):
            if refused(game, typed, state) is None:
                assert game.parse(typed, state) != game.parse(text, state), typed


def test_chance_is_told_by_what_is_done(game: AnyGame) -> None:
    state = game.new()
    for action in game.legal_actions(state, CHANCE):
        for seat in (None, CHANCE, Seat(0)):
            assert game.parse(game.format(action), state, seat) == action
