"""A game at a glance: one drawn page, to look at beside a lesson, to print and to hand out."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import PurePath
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game, UsageError, files
from orclib.engine.errors import shown
from orclib.scene import Scene, svg
from orclib.widgets import html
from orclib.widgets.made import made
from orclib.widgets.shown import Shown


class Glance(Shown):
    """The page of a game, in the language in use; `write` puts it into a file. Raises UsageError if there is none."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self._picture = made(ipw.HTML, layout={"width": "100%", "margin": "0"})
        self.keep_following()
        self.follow_language()

    def build(self) -> ipw.Widget:
        return self._picture

    def follow_language(self) -> None:
        self._picture.value = html.still(self.still())

    def still(self) -> Scene:
        return self.game.glance()

    def write(self, path: str | PathLike[str]) -> None:
        """Put the page into a file that ends in .png or .svg. Raises UsageError."""
        kind = PurePath(fspath(path)).suffix.lower()
        if kind not in (".png", ".svg"):
            raise UsageError.unknown("kind of page", kind or shown(path), (".png", ".svg"))
        try:
            if kind == ".svg":
                files.write(path, svg(self.still()).encode())
            else:
                from orclib.scene import png  # the rasteriser is loaded only for whoever wants a file

                png.write(self.still(), path)
        except OSError as error:
            raise UsageError(f'"{fspath(path)}" cannot be written: {error.strerror or error}.') from None

    def __repr__(self) -> str:
        return repr(self.still())
