"""The rules as numbered clauses and the house rulings on their gaps, in both languages, read from `rulebook.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from orclib.language import Bilingual, labelled, say
from orclib.names import meant

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rules."""

    id: str
    title: Bilingual


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule: what it says, where the rulebook says so, and whether it is the rulebook's, derived, or ours.

    `definition` is the reason why nothing in play cites it; a rule without one is cited by what happens, what is
    refused, or a score.
    """

    id: str
    section: str
    source: Bilingual
    kind: Literal["rulebook", "derived", "ruling"]
    title: Bilingual
    text: Bilingual
    rulings: tuple[str, ...] = ()
    definition: Bilingual | None = None

    def __str__(self) -> str:
        return f"{self.id} {labelled(str(self.title), str(self.text))}"


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that the rulebook leaves open, the readings (the default first), and our reason.

    `switch` names the field of the game's Options that selects another reading; None when there is no choice.
    """

    id: str
    clauses: tuple[str, ...]
    question: Bilingual
    options: tuple[Bilingual, ...]
    reason: Bilingual
    switch: str | None = None
    default: bool | str | int | None = None
    effect: Bilingual | None = None
    unseen: Bilingual | None = None
    """Why no position can show the other readings of the switch, where none can."""

    kind: ClassVar[Literal["ruling"]] = "ruling"

    @property
    def title(self) -> Bilingual:
        """The question, which heads its card."""
        return self.question

    @property
    def text(self) -> Bilingual:
        """Our reading, and why."""
        ours = self.options[0]
        return Bilingual(en=f"{ours.en} {self.reason.en}", fr=f"{ours.fr} {self.reason.fr}")

    def __str__(self) -> str:
        return f"{self.id} {self.title} {self.text}"


class Variant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An option that answers no ruling: what it is called, and its values where they are words, the usual one first."""

    switch: str
    title: Bilingual
    options: tuple[Bilingual, ...] = ()


class Synonym(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that people use, in either language, and what of the rules they mean: its words, or numbers of clauses."""

    said: tuple[str, ...]
    means: tuple[str, ...]


class _Synonyms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    synonym: tuple[Synonym, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: tuple[Section, ...]
    clause: tuple[Clause, ...]
    ruling: tuple[Ruling, ...]
    variant: tuple[Variant, ...] = ()


class Rulebook(Mapping[str, Clause | Ruling]):
    """All that can be cited, by id: `.clauses` in the rulebook's order, then `.rulings`. Read when first used."""

    def __init__(self, folder: Traversable) -> None:
        """`folder` holds `rulebook.toml` and `synonyms.toml`."""
        self._folder = folder

    @cached_property
    def _file(self) -> _File:
        return msgspec.toml.decode((self._folder / "rulebook.toml").read_bytes(), type=_File)

    @cached_property
    def synonyms(self) -> tuple[Synonym, ...]:
        """Words that people use, by which rules are found too."""
        return msgspec.toml.decode((self._folder / "synonyms.toml").read_bytes(), type=_Synonyms).synonym

    @cached_property
    def _cards(self) -> dict[str, Clause | Ruling]:
        return {**self.clauses, **self.rulings}

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses by id."""
        return {clause.id: clause for clause in self._file.clause}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The house rulings by id."""
        return {ruling.id: ruling for ruling in self._file.ruling}

    @cached_property
    def sections(self) -> dict[str, Section]:
        """The chapters by id."""
        return {section.id: section for section in self._file.section}

    def switches(self) -> dict[str, Ruling]:
        """The rulings that can be read another way, by the name of their option."""
        return {ruling.switch: ruling for ruling in self.rulings.values() if ruling.switch}

    @cached_property
    def variants(self) -> dict[str, Variant]:
        """What else may be chosen, by the name of its option."""
        return {variant.switch: variant for variant in self._file.variant}

    def __getitem__(self, id: str) -> Clause | Ruling:
        """The clause or ruling that a person means, who may leave out the letters of the game. Raises UsageError."""
        if id not in self._cards:
            known = {each: (each.partition("-")[2], card.title) for each, card in self._cards.items()}
            id = meant(say("clause", "aucune règle"), id, known)
        return self._cards[id]

    def get(self, id: str, default: Any = None) -> Any:
        """The clause or ruling of that number, or `default`."""
        return self._cards.get(id, default)

    def __contains__(self, id: object) -> bool:
        return id in self._cards

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __repr__(self) -> str:
        return f"<Rulebook: {len(self.clauses)} clauses, {len(self.rulings)} rulings>"
