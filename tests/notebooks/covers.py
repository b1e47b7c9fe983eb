"""Draw the five pictures of the first page, parts of real tables: `python -m tests.notebooks.covers`."""

from typing import Final

from orclib import files, game
from orclib.engine import Seat
from orclib.scene import Box, cut, positions
from orclib.scene.png import png
from tests.notebooks.support import ROOT

IMAGES: Final = ROOT / "notebooks" / "images"
WIDTH: Final = 440
"""The px of a picture: twice what a page shows, for sharp screens."""
COVERS: Final[dict[str, tuple[str, Box]]] = {
    "orc": ("E12", Box(30, 96, 720, 540)),
    "armadora": ("WE-1", Box(206, 66, 600, 450)),
    "braves": ("E7", Box(220, 60, 760, 570)),
    "thorval": ("P15", Box(10, 60, 760, 570)),
    "orcs_vs_orcs": ("P16", Box(262, 8, 480, 360)),
}
"""By game the number of a named position, and the part of its table that is shown."""


def write() -> None:
    """Write all five."""
    for slug, (name, window) in COVERS.items():
        start = next(start for title, start in game(slug).presets().items() if title.split()[0] == name)
        scene = positions.seen(start.match(game(slug).engine), Seat(0))
        files.write(IMAGES / f"cover_{slug}.png", png(cut.cut(scene, window, scene.title), WIDTH))


if __name__ == "__main__":
    write()
