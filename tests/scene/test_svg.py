from xml.etree import ElementTree

from orclib.scene import Circle, Glyph, Poly, Rect, Scene, Text, group, marked, svg
from orclib.scene.svg import number
from tests.scene.sample import sample

NS = "{http://www.w3.org/2000/svg}"


def test_the_picture_is_well_formed_and_says_what_it_shows() -> None:
    root = ElementTree.fromstring(svg(sample()))
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 1200 800"
    assert root.findtext(f"{NS}title") == "A sample table"
    assert root.findtext(f"{NS}desc") == "South to move.\nFour cards in hand."


def test_only_glyphs_in_use_are_defined_and_all_of_them() -> None:
    root = ElementTree.fromstring(svg(sample()))
    defined = {node.get("id") for node in root.iter(f"{NS}symbol")}
    used = {str(node.get("href")).removeprefix("#") for node in root.iter(f"{NS}use")}
    assert defined == used
    assert all(str(name).startswith("orclib-") for name in defined)


def test_text_is_escaped() -> None:
    scene = Scene(100, 50, "<&>", "a < b", (group('x"<', Text(5, 20, "1 < 2 & 3")),))
    root = ElementTree.fromstring(svg(scene))
    assert root.findtext(f".//{NS}text") == "1 < 2 & 3"
    assert root.findtext(f"{NS}title") == "<&>"


def test_numbers_are_short_and_stable() -> None:
    assert [number(v) for v in (1, 1.0, 0.1 + 0.2, -0.001, 2.675, 1e-9, 1200)] == [
        "1",
        "1",
        "0.3",
        "0",
        "2.67",
        "0",
        "1200",
    ]


def test_shapes_are_written_as_they_are() -> None:
    shapes = (
        Rect(1, 2, 3, 4, 9, fill="#111111"),
        Circle(5, 6, 7, stroke="#222222", line=2, dash=(3, 1)),
        Poly(((0, 0), (1, 1)), closed=False, stroke="#333333"),
        Glyph("axe", 0, 0, 24, "#444444", "#555555", 90),
        Text(1, 2, "x", 17, "#666666", bold=True, align="end"),
    )
    body = svg(Scene(9, 9, "t", "t", (group("g", *shapes, x=1.5),)))
    assert '<g data-id="g" transform="translate(1.5 0)">' in body
    assert '<rect x="1" y="2" width="3" height="4" rx="1.5" fill="#111111"/>' in body
    assert '<circle cx="5" cy="6" r="7" fill="none" stroke="#222222" stroke-width="2"' in body
    assert 'stroke-dasharray="3 1" stroke-linecap="butt"/>' in body
    assert '<polyline points="0,0 1,1" fill="none" stroke="#333333" stroke-width="1.5"/>' in body
    assert 'fill="#555555" transform="rotate(90 12 12)"/><use' in body
    assert '<text x="1" y="2" font-size="17" fill="#666666" font-weight="700" text-anchor="end">x</text>' in body


def test_a_full_picture_stays_small() -> None:
    scene = marked(sample(), legal=["tribe:B", "tribe:V"], last=["card:BV"])
    assert len(svg(scene)) < 50_000
