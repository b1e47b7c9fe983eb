"""What every widget of ours is to a notebook: live where a kernel runs, a picture and text everywhere else."""

from __future__ import annotations

from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from orclib.language.switch import Follower
from orclib.scene import Scene, picture_file
from orclib.scene.page import Said, page


class Displayed(Follower):
    """Something with a live `widget`, a `repr` that tells the same, and a still picture of it.

    A cell's output holds the widget and the `repr`; the picture comes into it only when notebooks are stored, see
    `stills`.
    """

    @cached_property
    def widget(self) -> ipw.Widget:
        """The live thing, put together when it is first shown."""
        return self.build()

    @property
    def gone(self) -> bool:
        built: ipw.Widget | None = self.__dict__.get("widget")
        return built is not None and built.comm is None

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
        return picture_file.write(self.still(), path)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        bundle = dict(self.widget._repr_mimebundle_(include=include, exclude=exclude) or {})
        return {**bundle, "text/plain": repr(self)}
