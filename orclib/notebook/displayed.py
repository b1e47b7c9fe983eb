"""What every widget of ours is to a notebook: live where a kernel runs, a picture and text everywhere else."""

from __future__ import annotations

from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from orclib.language.switch import Follower
from orclib.notebook import saved
from orclib.scene import Scene, picture_file
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import closed


class Displayed(Follower):
    """Something with a live `widget`, a `repr` that tells the same, and a still picture of it; see `saved`."""

    @cached_property
    def widget(self) -> ipw.Widget:
        """The live thing, put together when it is first shown."""
        return self.build()

    def close_widget(self) -> None:
        """Close the live thing with all in it, if it was ever put together."""
        if "widget" in self.__dict__:
            closed(self.widget)

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

        Raises UsageError for another kind of file, for one that cannot be written, and for a .png without the packages
        that draw it.
        """
        return picture_file.write(self.still(), path)

    def words(self) -> str:
        """What a notebook keeps of it in words."""
        return repr(self)

    def _ipython_display_(self) -> None:
        """Show it in a cell. Raises NotImplementedError in a terminal, so that its words are shown there."""
        from IPython.core.displaypub import DisplayPublisher
        from IPython.core.getipython import get_ipython

        publisher: Any = get_ipython().display_pub  # type: ignore[union-attr]
        if type(publisher) is DisplayPublisher:
            raise NotImplementedError
        for data, metadata in saved.outputs(self):
            publisher.publish(data, metadata)
