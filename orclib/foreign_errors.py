"""What Python, the system and libraries say of a file or a text that they could not read, in the language in use.

They speak English; their commonest sentences are known here in French. Of any other one French tells the kind only:
the error itself, with all its words, is the cause of the one that is raised.
"""

from __future__ import annotations

import errno
import os
import re

import msgspec

from orclib.errors import OrclibError
from orclib.language import Bilingual, current, labelled

_SYSTEM = {
    errno.ENOENT: Bilingual("No such file or directory", "aucun fichier ni dossier de ce nom"),
    errno.EACCES: Bilingual("Permission denied", "permission refusée"),
    errno.EPERM: Bilingual("Operation not permitted", "opération interdite"),
    errno.EISDIR: Bilingual("Is a directory", "c'est un dossier"),
    errno.ENOTDIR: Bilingual("Not a directory", "ce n'est pas un dossier"),
    errno.EEXIST: Bilingual("File exists", "ce nom est déjà pris"),
    errno.ENOSPC: Bilingual("No space left on device", "il n'y a plus de place sur le disque"),
    errno.EROFS: Bilingual("Read-only file system", "on ne peut rien y écrire"),
    errno.EFBIG: Bilingual("File too large", "fichier trop grand"),
    errno.ENAMETOOLONG: Bilingual("File name too long", "nom trop long"),
    errno.ELOOP: Bilingual("Too many levels of symbolic links", "trop de liens à suivre"),
    errno.EMFILE: Bilingual("Too many open files", "trop de fichiers ouverts"),
    errno.EIO: Bilingual("Input/output error", "le disque ne répond pas"),
}
_LIBRARIES = (
    (r"Object missing required field (`.+`)", "le champ {0} manque"),
    (r"Object contains unknown field (`.+`)", "le champ {0} est inconnu"),
    (r"Expected `array` of (?:at least |at most )?length (\d+), got (\d+)", "il faut {0} valeurs, et non {1}"),
    (r"Expected (`.+`), got (`.+`)", "il faut {0}, et non {1}"),
    (r"Invalid enum value (.+)", "la valeur {0} est inconnue"),
    (r"Number out of range", "un nombre est trop grand"),
    (r"Input data was truncated", "la fin manque"),
    (r"\w+ is malformed: .* \(byte (\d+)\)", "erreur à l'octet {0}"),
    (r".*: line (\d+) column (\d+) \(char \d+\)", "erreur à la ligne {0}, colonne {1}"),
)
"""What msgspec and json say, as patterns, and the same in French."""


def in_words(error: BaseException) -> str:
    """What is wrong, without a full stop."""
    if isinstance(error, OSError):
        return _of_the_system(error)
    if current() == "en" or isinstance(error, OrclibError):
        return str(error) or type(error).__name__
    told, _, place = str(error).partition(" - at ")
    if isinstance(error, msgspec.MsgspecError | ValueError):
        if isinstance(error.__cause__, OrclibError):  # a value of ours that msgspec was about to make
            return f"{error.__cause__} ({place})" if place else str(error.__cause__)
        for pattern, french in _LIBRARIES:
            if found := re.fullmatch(pattern, told, re.DOTALL):
                said = french.format(*found.groups())
                return f"{said} ({place.replace(' in ', ', ')})" if place else said
    return _by_kind(error)


def _of_the_system(error: OSError) -> str:
    """A text of ours is in the language in use already; the system's is found by its number."""
    if not error.errno or not error.strerror:
        return str(error) if current() == "en" else _by_kind(error)
    systems = error.strerror == os.strerror(error.errno) or getattr(error, "winerror", None)
    if not systems or current() == "en":
        return error.strerror
    known = _SYSTEM.get(error.errno)
    return str(known) if known else labelled(_by_kind(error), errno.errorcode.get(error.errno, str(error.errno)))


def _by_kind(error: BaseException) -> str:
    kind = type(error)
    return f"erreur {kind.__qualname__ if kind.__module__ == 'builtins' else f'{kind.__module__}.{kind.__qualname__}'}"


__all__ = ["in_words"]
