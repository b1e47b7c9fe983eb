"""Bring every fr.po up to date: `uv run python -m tests.language.update`.

New English comes in with nothing beside it, what nobody says any more goes, the rest is kept, in the order of the
source files.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from tests.language.catalogues import Key, forms, held, messages, said

HEADER = """# French for orclib. The English stands in the code; new sentences are fetched by
# `uv run python -m tests.language.update`, and tests/language says what is missing or badly set."""
STARTED = datetime(2025, 1, 1, tzinfo=UTC)


def brought_up_to_date(path: Path, wanted: Catalog) -> tuple[Catalog, list[Key], list[Key]]:
    """The catalogue of a path with just what is wanted; what came in, and what went."""
    before = messages(held(path)) if path.is_file() else {}
    catalogue = Catalog(
        locale="fr",
        header_comment=HEADER,
        project="orclib",
        version="0.1.0",
        copyright_holder="The orclib team",
        msgid_bugs_address="orclib",
        last_translator="The orclib team",
        language_team="fr",
        creation_date=STARTED,
        revision_date=STARTED,
        fuzzy=False,
    )
    now = messages(wanted)
    # A sentence that gained or lost its plural has to be translated anew.
    kept = {key for key in now if key in before and forms(before[key].id) == forms(now[key].id)}
    for key, message in now.items():
        known = key in kept
        catalogue.add(
            message.id,
            before[key].string if known else "" if isinstance(message.id, str) else ("", ""),
            locations=message.locations,
            user_comments=before[key].user_comments if known else (),
            context=message.context,
        )
    return catalogue, [key for key in now if key not in kept], [key for key in before if key not in kept]


def main() -> None:
    """Rewrite every catalogue, and say what has changed."""
    for path, wanted in said().items():
        catalogue, new, gone = brought_up_to_date(path, wanted)
        with path.open("wb") as file:
            write_po(file, catalogue, width=120, include_lineno=False, ignore_obsolete=True)
        print(f"{path}: {len(catalogue)} messages")
        for sign, keys in (("+", new), ("-", gone)):
            for context, text in keys:
                print(f"  {sign} {text}" + (f" ({context})" if context else ""))


if __name__ == "__main__":
    main()
