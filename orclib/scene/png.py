"""A scene as PNG: for files to print, and for the pictures that notebooks keep, which every page shows.

Not loaded with the other pictures: it needs resvg-py and Pillow, which Python in a browser does not have.
"""

from __future__ import annotations

import io
from os import PathLike
from pathlib import Path

from orclib import files
from orclib.errors import UsageError
from orclib.language import say
from orclib.scene.model import Scene
from orclib.scene.svg import svg

STILL = 780
"""The width in px of a still, …"""
PRINT = 2400
"""… and of a picture to print."""
COLOURS = 64


def png(scene: Scene, width: int = STILL) -> bytes:
    """The scene as a PNG file of that width. Raises UsageError where what draws it is not installed."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        told = say(
            "A PNG needs Pillow and resvg-py, and {name} is not here. A picture as .svg needs nothing.",
            "Un PNG demande Pillow et resvg-py, et {name} n'est pas là. Une image en SVG ne demande rien.",
        )
        raise UsageError(told.format(name=error.name)) from None
    drawn = Image.open(io.BytesIO(svg_to_bytes(svg_string=svg(scene), width=width, background="#FFFFFF")))
    data = io.BytesIO()
    few = drawn.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(data, "PNG")  # pressed harder, it would be 4 % less and take five times as long
    return data.getvalue()


def write(scene: Scene, path: str | PathLike[str]) -> Path:
    """Write the scene into a file, to print it. Raises OSError, and UsageError where what draws it is not installed."""
    return files.write(path, png(scene, PRINT))
