from importlib import resources
from pathlib import Path

import msgspec
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from orclib.scene import glyphs, text
from orclib.scene.text import fit, width, wrap

FONTS = Path("/usr/share/fonts/truetype/dejavu")
FACES = {"sans": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf", "serif": "DejaVuSerif-Bold.ttf"}
NEEDED = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "œŒ«»–—…’“”→←↑↓□×½−·•✓\u00a0\u2009\u202f"


def measured(chars: str) -> dict[str, object]:
    """What metrics.json should hold: run this and write it there to add characters."""
    found: dict[str, object] = {"em": 2048, "chars": chars}
    bold: list[int] = []
    for face, name in FACES.items():
        font = TTFont(FONTS / name)
        assert font["head"].unitsPerEm == 2048
        names, widths = font.getBestCmap(), font["hmtx"]
        # DejaVu Serif lacks a few signs, which browsers then take from the sans face.
        units = [widths[names[ord(c)]][0] if ord(c) in names else bold[i] for i, c in enumerate(chars)]
        found[face] = units
        bold = units if face == "bold" else bold
    return found


@pytest.mark.skipif(not FONTS.exists(), reason="DejaVu is not installed")
def test_the_widths_are_those_of_the_fonts() -> None:
    stored = msgspec.json.decode(resources.files("orclib.scene").joinpath("metrics.json").read_bytes())
    assert stored == measured(stored["chars"])


def test_every_character_we_write_has_a_width() -> None:
    assert set(NEEDED) <= set(text._metrics().chars)


def test_a_line_is_as_wide_as_its_letters() -> None:
    assert width("", 14) == 0
    assert width("ab", 14) == pytest.approx(width("a", 14) + width("b", 14))
    assert width("orc", 28) == pytest.approx(2 * width("orc", 14))
    assert width("orc", 14, bold=True) > width("orc", 14)
    assert width("orc", 14, serif=True) != width("orc", 14, bold=True)
    assert width("\u4e16", 20) == 20


def test_lines_break_at_plain_spaces_only() -> None:
    words = "Vert ne peut pas\u00a0: jaune"
    lines = wrap(words, 90, 14)
    assert " ".join(lines) == words
    assert all(width(line, 14) <= 90 for line in lines)
    assert any("pas\u00a0:" in line for line in lines)
    assert wrap("one\ntwo", 500, 14) == ["one", "two"]
    assert wrap("unbreakable", 10, 14) == ["unbreakable"]


def test_a_text_too_long_is_shortened_with_an_ellipsis() -> None:
    assert fit("short", 100, 14) == "short"
    cut = fit("a very long name indeed", 100, 14)
    assert cut.endswith("…")
    assert width(cut, 14) <= 100
    assert fit("orc", 1, 14) == "…"


def test_all_glyphs_have_both_paths() -> None:
    assert len(glyphs.names()) == 33
    for name in glyphs.names():
        assert glyphs.paths(name).d.startswith("M")
        assert glyphs.paths(name).base.startswith("M")
    with pytest.raises(KeyError, match="no glyph 'elk'"):
        glyphs.paths("elk")
