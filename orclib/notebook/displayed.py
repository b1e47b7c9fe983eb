"""What every widget of ours is to a notebook: live where a kernel runs, a picture and text everywhere else."""

from __future__ import annotations

from functools import cached_property
from os import PathLike, fspath
from pathlib import Path, PurePath
from typing import Any

import ipywidgets as ipw

from orclib import files
from orclib.errors import UsageError, shortened
from orclib.language.switch import Follower
from orclib.scene import Scene, svg
from orclib.scene.page import Said, page

KINDS = (".png", ".svg")


class Displayed(Follower):
    """Something with a live `widget`, a `repr` that tells the same, and a still picture of it.

    A cell's output holds the widget and the `repr`; the picture comes into it only when notebooks are stored, see
    `stills`.
    """

    @cached_property
    def widget(self) -> ipw.Widget:
        """The live thing, put together when it is first shown."""
        return self.build()

    def build(self) -> ipw.Widget:
        """Put the live thing together."""
        raise NotImplementedError

    def still(self) -> Scene:
        """The picture of all that is shown, for code hosts and printouts: here a page of words."""
        return page(None, map(Said, repr(self).splitlines()))

    def picture(self, path: str | PathLike[str]) -> Path:
        """Write what is shown as a picture, to be printed or handed out: .png or .svg; the path written.

        Raises UsageError for another kind of file, for one that cannot be written, and for a .png without the extra
        `orclib[png]`.
        """
        kind, scene = PurePath(path).suffix.lower(), self.still()
        if kind not in KINDS:
            raise UsageError.unknown("kind of picture", kind or shortened(path), KINDS)
        try:
            if kind == ".svg":
                return files.write(path, svg(scene).encode())
            from orclib.scene import png  # the rasteriser is loaded only for whoever wants such a file

            return png.write(scene, path)
        except OSError as error:
            raise UsageError(f'"{fspath(path)}" cannot be written: {error.strerror or error}.') from None

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        bundle = dict(self.widget._repr_mimebundle_(include=include, exclude=exclude) or {})
        return {**bundle, "text/plain": repr(self)}
