"""What is no widget by itself, live on a page: an answer, and a picture."""

from __future__ import annotations

import sys
from html import escape

import ipywidgets as ipw

from orclib.games import list_games, rules
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import laid_out
from orclib.scene import Scene
from orclib.scene.answer import Answer
from orclib.scene.shared_widgets import new_widget


class AnswerView(Displayed):
    """An answer beside the position that shows it, each sentence with its rule."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def build(self) -> ipw.Widget:
        text = html.box(f"<h4>{escape(self.answer.title)}</h4>", self._sentences())
        scene = self.answer.scene
        return new_widget(ipw.HTML, html.STYLE + text) if scene is None else laid_out(scene, text)

    def _sentences(self) -> str:
        lines, clauses = self.answer.lines, self.answer.clauses
        loaded = (rules(slug) for slug in list_games() if f"orclib.games.{slug}.game" in sys.modules)
        game = next((each for each in loaded if clauses and clauses[0] in each.rulebook), None)
        if game is None:
            return f"<ul>{''.join(f'<li>{escape(str(line))}</li>' for line in lines)}</ul>" if lines else ""
        return html.sentences(game, lines)

    def __repr__(self) -> str:
        return repr(self.answer)

    def still(self) -> Scene:
        return self.answer.still()


class SceneView(Displayed):
    """A picture by itself."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def build(self) -> ipw.Widget:
        return laid_out(self.scene)

    def __repr__(self) -> str:
        return repr(self.scene)

    def still(self) -> Scene:
        return self.scene


def view(shown: Answer | Scene) -> Displayed:
    """An answer or a picture as a cell shows it."""
    return AnswerView(shown) if isinstance(shown, Answer) else SceneView(shown)
