"""The tables of LOOK section 1, computed anew from the colours."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from orclib.scene import palette as p
from orclib.scene.palette import BACKS, PEOPLES, PLAYERS, TRIBES, Swatch, contrast, dim, iced, mix, on


@pytest.mark.parametrize(
    ("colour", "table", "paper", "panel"),
    [
        (p.INK, 11.7, 15.4, 13.6),
        (p.MUTED, 5.0, 6.6, 5.8),
        (p.ACCENT, 5.7, 7.5, 6.6),
        (p.LEGAL, 4.7, 6.2, 5.5),
        (p.REFUSE, 5.8, 7.6, 6.7),
        (p.LAST, 3.5, 4.6, 4.1),
        (p.ICE_LINE, 8.3, 10.9, 9.6),
        (p.OFF_INK, 3.8, 4.9, 4.3),
        (p.LINE, 2.2, 2.9, 2.6),
    ],
)
def test_contrast_on_the_grounds(colour: str, table: float, paper: float, panel: float) -> None:
    for ground, value in ((p.TABLE, table), (p.PAPER, paper), (p.PANEL, panel)):
        assert contrast(colour, ground) == pytest.approx(value, abs=0.06)


@pytest.mark.parametrize(
    ("colour", "ground", "value"),
    [
        (p.INK, p.BAND, 11.0),
        (p.MUTED, p.BAND, 4.7),
        (p.LEGAL, p.BAND, 4.4),
        (p.REFUSE, p.BAND, 5.4),
        (p.LAST, p.BAND, 3.3),
        (p.INK, p.GOLD, 8.9),
        (p.ICE_LINE, p.ICE, 8.7),
        (p.LEGAL, p.LEGAL_WASH, 4.9),
        (p.REFUSE, p.REFUSE_WASH, 6.1),
        (p.INK, p.REFUSE_WASH, 12.4),
        (p.OFF_INK, p.OFF, 3.2),
        (p.PAPER, p.BACK, 8.6),
        (p.BACK_LINE, p.BACK, 5.0),
        (p.MUTED, dim(TRIBES["V"].fill), 4.6),
    ],
)
def test_contrast_of_pairs(colour: str, ground: str, value: float) -> None:
    assert contrast(colour, ground) == pytest.approx(value, abs=0.06)


@pytest.mark.parametrize(
    ("swatch", "text", "value"),
    [
        (TRIBES["R"], p.PAPER, 7.1),
        (TRIBES["Y"], p.INK, 9.5),
        (TRIBES["B"], p.PAPER, 5.4),
        (TRIBES["G"], p.INK, 5.2),
        (TRIBES["W"], p.INK, 14.9),
        (TRIBES["V"], p.PAPER, 13.1),
        (PLAYERS[1], p.INK, 4.9),
        (PLAYERS[2], p.INK, 10.8),
        (PLAYERS[3], p.PAPER, 5.8),
        (PLAYERS[4], p.INK, 12.3),
        (PLAYERS[5], p.PAPER, 12.5),
        (PLAYERS[6], p.PAPER, 8.6),
        (PLAYERS[7], p.INK, 5.1),
        (PEOPLES["mage"], p.INK, 14.4),
        (PEOPLES["elf"], p.PAPER, 5.0),
        (PEOPLES["goblin"], p.PAPER, 13.8),
        (PEOPLES["orc"], p.PAPER, 5.7),
        (BACKS["orc"], p.INK, 5.1),
        (BACKS["barbarian"], p.PAPER, 7.1),
        (BACKS["skeleton"], p.INK, 12.8),
        (BACKS["dwarf"], p.PAPER, 6.7),
        (BACKS["mercenary"], p.INK, 8.5),
        (BACKS["spy"], p.PAPER, 13.4),
    ],
)
def test_text_on_fills_can_be_read(swatch: Swatch, text: str, value: float) -> None:
    assert swatch.on == on(swatch.fill) == text
    assert contrast(swatch.fill, text) == pytest.approx(value, abs=0.06)
    assert contrast(iced(swatch.fill), on(iced(swatch.fill))) >= 4.5


def test_mixed_colours_are_those_of_the_samples() -> None:
    assert mix(p.TABLE, p.SHADOW, 0.2) == p.BAND
    assert dim(TRIBES["R"].fill) == "#EED5CC"
    assert iced(TRIBES["G"].fill, 0.72) == "#B8D1C8"
    assert mix("#000000", "#FFFFFF", 0) == "#000000"


# --- how far apart the colours are, for four kinds of eyes --------------------------------------------

Triple = tuple[float, float, float]
# Machado, Oliveira, Fernandes 2009, severity 1.0, applied in linear RGB.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def times(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    x, y, z = (sum(m * c for m, c in zip(line, v, strict=True)) for line in matrix)
    return x, y, z


def lab(colour: str, eye: str) -> Triple:
    """CIE L*a*b* (D65) of a colour as that eye sees it."""
    bytes_ = [c / 255 for c in p.rgb(colour)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in bytes_)
    r, g, b = (min(max(c, 0.0), 1.0) for c in times(EYES[eye], (r, g, b)))
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    white = (0.95047, 1.0, 1.08883)
    scaled = [c / w for c, w in zip(times(to_xyz, (r, g, b)), white, strict=True)]
    x, y, z = (c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, two: Triple) -> float:
    """The distance of two colours, as Sharma, Wu and Dalal 2005 write it."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh, hue = h2 - h1, h1 + h2
    if c1 * c2 == 0:
        dh = 0
    elif abs(dh) > 180:
        dh -= math.copysign(360, dh)
        hue += 360 if hue < 360 else -360
    if c1 * c2:
        hue /= 2
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turn = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    rt = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * turn
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


def test_the_distance_is_that_of_the_published_examples() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


def fills(swatches: dict[str, Swatch] | dict[int, Swatch], count: int = 99) -> list[str]:
    return [swatch.fill for swatch in swatches.values()][:count]


@pytest.mark.parametrize(
    ("colours", "values"),
    [
        (fills(TRIBES), (26.7, 18.6, 19.9, 19.3)),
        (fills(PLAYERS, 6), (29.2, 18.4, 19.6, 20.2)),
        (fills(PLAYERS), (29.2, 18.4, 18.8, 19.5)),
        (fills(PEOPLES), (31.6, 23.8, 29.3, 32.8)),
        (fills(BACKS), (23.5, 17.4, 19.4, 19.8)),
        ([p.LEGAL, p.REFUSE, p.LAST, p.GOLD, p.ICE_LINE], (27.3, 10.4, 13.0, 12.0)),
    ],
    ids=["tribes", "players 1-6", "players", "peoples", "backs", "marks"],
)
def test_the_colours_of_a_set_can_be_told_apart(colours: list[str], values: tuple[float, ...]) -> None:
    for eye, value in zip(EYES, values, strict=True):
        seen = [lab(colour, eye) for colour in colours]
        assert min(ciede2000(a, b) for a, b in combinations(seen, 2)) == pytest.approx(value, abs=0.2), eye
