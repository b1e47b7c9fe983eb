"""What every widget of ours is to a notebook: live where a kernel runs, a picture and text everywhere else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import ipywidgets as ipw

from orclib.language import Follower
from orclib.scene import Scene, svg


class Shown(Follower):
    """Something with a live `widget`, a `repr` that tells the same, and perhaps a still picture of it."""

    @cached_property
    def widget(self) -> ipw.Widget:
        """The live thing, put together when it is first shown."""
        return self.build()

    def build(self) -> ipw.Widget:
        """Put the live thing together."""
        raise NotImplementedError

    def still(self) -> Scene | None:
        """The picture for code hosts, printouts and comparisons; None where words are all there is."""
        return None

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        bundle = dict(self.widget._repr_mimebundle_(include=include, exclude=exclude) or {})
        still = self.still()
        picture = {} if still is None else {"image/svg+xml": svg(still)}
        return {**bundle, **picture, "text/plain": repr(self)}
