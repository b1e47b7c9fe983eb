"""A scene as a file to be printed or handed out."""

from __future__ import annotations

from os import PathLike
from pathlib import Path, PurePath

from orclib import files
from orclib.errors import UsageError, file_name, shortened
from orclib.foreign_errors import in_words
from orclib.language import say
from orclib.scene.model import Scene
from orclib.scene.svg import svg

KINDS = (".png", ".svg")


def write(scene: Scene, path: str | PathLike[str]) -> Path:
    """Write a .png or a .svg; the path written.

    Raises UsageError for another kind of file, for one that cannot be written, and for a .png without the packages
    that draw it.
    """
    name = file_name(path)
    kind = PurePath(name).suffix.lower()
    if kind not in KINDS:
        raise UsageError.unknown(say("kind of picture", "aucun format d'image"), kind or shortened(path), KINDS)
    try:
        if kind == ".svg":
            return files.write(path, svg(scene).encode())
        from orclib.scene import png  # the rasteriser is loaded only for whoever wants such a file

        return png.write(scene, path)
    except OSError as error:
        told = say('"{path}" cannot be written: {error}.', "Impossible d'écrire « {path} » : {error}.")
        raise UsageError(told.format(path=name, error=in_words(error))) from None
