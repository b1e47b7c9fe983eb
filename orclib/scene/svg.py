"""A scene as SVG: the still picture in a notebook's output. Same scene, same text, on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Protocol

from orclib.scene import glyphs
from orclib.scene.shapes import Circle, Glyph, Group, Poly, Rect, Shape, Text
from orclib.scene.text import SANS, SERIF


class Picture(Protocol):
    """What is drawn of a `Scene`."""

    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def ordered(self) -> tuple[Group, ...]: ...


def number(value: float) -> str:
    """At most two decimals, no trailing zeros, never -0."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def svg(scene: Picture) -> str:
    """The scene as one <svg> element; title and alt text stand in it for screen readers."""
    w, h = number(scene.width), number(scene.height)
    lines = [
        # No size of its own: it takes the width of its cell, as an image (JupyterLab) and inline alike.
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'viewBox="0 0 {w} {h}" '
        f'stroke-linejoin="round" stroke-linecap="round" font-family="{SANS}">',
        f"<title>{escape(scene.title, quote=False)}</title>",
        f"<desc>{escape(scene.text, quote=False)}</desc>",
        fragment(scene.ordered),
        "</svg>",
    ]
    return "\n".join(lines)


def fragment(groups: Sequence[Group]) -> str:
    """Groups as a part of an <svg> element, with the glyphs that they use."""
    used = sorted({s.name for g in groups for s in g.shapes if isinstance(s, Glyph)})
    based = {s.name for g in groups for s in g.shapes if isinstance(s, Glyph) and s.base}
    symbols = []
    for name in used:
        symbols.append(_symbol(name, glyphs.paths(name).d))
        if name in based:
            symbols.append(_symbol(f"{name}-base", glyphs.paths(name).base))
    return "\n".join([*([f"<defs>{''.join(symbols)}</defs>"] if symbols else []), *map(_group, groups)])


def _symbol(name: str, path: str) -> str:
    return f'<symbol id="orclib-{name}" viewBox="0 0 24 24"><path d="{path}"/></symbol>'


def _group(group: Group) -> str:
    x, y = number(group.x), number(group.y)
    move = "" if x == y == "0" else f' transform="translate({x} {y})"'
    body = "\n".join(_run(run) if len(run) > 1 else _shape(run[0]) for run in _runs(group.shapes))
    return f'<g data-id="{escape(group.id)}"{move}>\n{body}\n</g>'


def _runs(shapes: Iterable[Shape]) -> Iterator[list[Shape]]:
    """The shapes in order, those together that one path can draw: lines of one paint that do not cover each other."""
    run: list[Shape] = []
    for shape in shapes:
        if run and not _joins(run, shape):
            yield run
            run = []
        run.append(shape)
    if run:
        yield run


def _joins(run: list[Shape], shape: Shape) -> bool:
    last = run[-1]
    if not isinstance(shape, Poly) or not isinstance(last, Poly):
        return False
    if (shape.fill, shape.stroke, shape.line, shape.dash) != (last.fill, last.stroke, last.line, last.dash):
        return False
    return shape.fill is None or not any(shape.bounds.overlaps(other.bounds) for other in run)


def _run(run: list[Shape]) -> str:
    """Several lines of one paint as one path."""
    lines = [shape for shape in run if isinstance(shape, Poly)]
    return f'<path d="{"".join(map(_line, lines))}"{_paint(lines[0])}/>'


def _line(poly: Poly) -> str:
    """A line as a part of a path: where it starts, and how far each point is from the one before."""
    points = [(round(x, 2), round(y, 2)) for x, y in poly.points]
    steps = [f"{number(x - a)} {number(y - b)}" for (a, b), (x, y) in pairwise(points)]
    return f"M{number(points[0][0])} {number(points[0][1])}l{' '.join(steps)}{'z' if poly.closed else ''}"


def _shape(shape: Shape) -> str:
    match shape:
        case Rect():
            rounded = _attributes(rx=shape.radius) if shape.r else ""
            place = _attributes(x=shape.x, y=shape.y, width=shape.w, height=shape.h)
            return f"<rect{place}{rounded}{_paint(shape)}/>"
        case Circle():
            return f"<circle{_attributes(cx=shape.x, cy=shape.y, r=shape.r)}{_paint(shape)}/>"
        case Poly():
            points = " ".join(f"{number(x)},{number(y)}" for x, y in shape.points)
            return f'<poly{"gon" if shape.closed else "line"} points="{points}"{_paint(shape)}/>'
        case Glyph():
            return _glyph(shape)
        case Text():
            return _text(shape)


def _attributes(**values: float) -> str:
    return "".join(f' {name}="{number(value)}"' for name, value in values.items())


def _paint(shape: Rect | Circle | Poly) -> str:
    found = f' fill="{shape.fill or "none"}"'
    if shape.stroke:
        found += f' stroke="{shape.stroke}" stroke-width="{number(shape.line)}"'
        if shape.dash:
            # Round ends would make the dashes longer than they are.
            found += f' stroke-dasharray="{" ".join(map(number, shape.dash))}" stroke-linecap="butt"'
    return found


def _glyph(glyph: Glyph) -> str:
    place = _attributes(x=glyph.x, y=glyph.y, width=glyph.size, height=glyph.size)
    half = glyph.size / 2
    turn = ""
    if glyph.turn:
        turn = f' transform="rotate({number(glyph.turn)} {number(glyph.x + half)} {number(glyph.y + half)})"'
    use = f'<use href="#orclib-{glyph.name}"{place} fill="{glyph.fill}"{turn}/>'
    if not glyph.base:
        return use
    return f'<use href="#orclib-{glyph.name}-base"{place} fill="{glyph.base}"{turn}/>{use}'


def _text(text: Text) -> str:
    found = f'<text{_attributes(x=text.x, y=text.y)} font-size="{number(text.size)}" fill="{text.fill}"'
    if text.serif:
        found += f' font-family="{SERIF}"'
    if text.bold or text.serif:
        found += ' font-weight="700"'
    if text.align != "start":
        found += f' text-anchor="{text.align}"'
    return f"{found}>{escape(text.text, quote=False)}</text>"
