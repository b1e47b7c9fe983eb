"""Pictures as data: shapes, colours, parts and marks; svg.py and canvas.py draw them.

Nothing here loads a widget: import `orclib.scene.canvas` for that.
"""

from orclib.scene.collector import Collector
from orclib.scene.marks import marked
from orclib.scene.model import Scene, Target
from orclib.scene.shapes import Box, Circle, Glyph, Group, Poly, Rect, Shape, Text, group
from orclib.scene.svg import svg

__all__ = [
    "Box",
    "Circle",
    "Collector",
    "Glyph",
    "Group",
    "Poly",
    "Rect",
    "Scene",
    "Shape",
    "Target",
    "Text",
    "group",
    "marked",
    "svg",
]
