"""How every notebook is laid out: few cells, short ones, little prose, every picture stored, nothing hidden."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from nbconvert import HTMLExporter
from nbformat import NotebookNode

import orclib
from orclib import language
from orclib.language import Bilingual
from orclib.notebook.saved import PNG, WIDGET, again
from tests.notebooks.source import choosing, made, notebook_of, read_source, sources
from tests.notebooks.support import ABOUT_CODE, FOLDERS, ROOT, code_cells, name, notebooks, read, values

INDEX = "00_start_here"
NO_GAMES = (INDEX, "06_teach")
"""Notebooks that teach no game: the way in, and what a teacher writes."""
MOST_CELLS = 40
LONGEST_CELL = 3
PARTS = {
    "en": (
        *("Learn", "At a glance", "Practice", "Play", "Edge cases", "Rules"),
        *("What you now know", "Where to go next"),
    ),
    "fr": (
        *("Apprendre", "En un coup d'œil", "S'exercer", "Jouer", "Cas limites", "Règles"),
        *("Ce que vous savez maintenant", "Et ensuite"),
    ),
}
"""What comes after the opening, as headings of the second level: these and no others, in this order."""
BUDGETS = {
    "01_orc": 1500,
    "02_armadora": 1500,
    "03_braves": 2200,
    "04_thorval": 3300,
    "05_orcs_vs_orcs": 4500,
}
"""The most English words of a notebook, the pages of its lessons included."""
MOST_BYTES = 2_000_000
MOST_BYTES_IN_ALL = 15_000_000
TAGS: frozenset[str] = frozenset()  # the tags a cell may have

NETWORK = {"aiohttp", "ftplib", "http", "httpx", "requests", "smtplib", "socket", "ssl", "urllib"}
HISTORY = re.compile(r"_+[0-9]*|_i+[0-9]*|In|Out")  # IPython's names for earlier inputs and outputs
FORBIDDEN = {
    "Output": "hides what goes wrong",
    "sleep": "stops every click",
    "RoughCanvas": "never draws twice alike",
}

every_source = pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
every_game_source = pytest.mark.parametrize(
    "path", [path for path in sources() if path.stem not in NO_GAMES], ids=lambda path: path.stem
)
every_notebook = pytest.mark.parametrize("path", notebooks(), ids=name)
every_game = pytest.mark.parametrize("path", [path for path in notebooks() if path.stem not in NO_GAMES], ids=name)
both_languages = pytest.mark.parametrize("language", FOLDERS)
cached = cache(read)


def codes(path: Path) -> list[str]:
    """Return the text of each code cell."""
    return [cell.source for cell in code_cells(cached(path))]


def prose(path: Path) -> str:
    """Return all that is written between the cells of code."""
    return "\n\n".join(cell.source for cell in cached(path).cells if cell.cell_type == "markdown")


def shown(path: Path) -> Iterator[NotebookNode]:
    """Yield every output that is a picture, or would be one; not the word above each that it can be brought to life."""
    language("fr" if path.parent.name == "fr" else "en")
    for cell in code_cells(cached(path)):
        for output in cell.outputs:
            if output.output_type in ("display_data", "execute_result") and output.data != {"text/html": again()}:
                yield output


def parse(source: str) -> ast.Module:
    """Return the syntax tree of a cell; a magic or a shell command is a SyntaxError."""
    return compile(source, "cell", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)  # type: ignore[no-any-return]


def lines_of_code(source: str) -> int:
    """Return how many lines a cell has, a lesson that stands in it counted as one."""
    texts = [node for node in ast.walk(parse(source)) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return len(source.splitlines()) - sum((text.end_lineno or text.lineno) - text.lineno for text in texts)


def names(tree: ast.Module) -> set[str]:
    """Return every name and attribute that a cell uses."""
    plain = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return plain | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def imports(tree: ast.Module) -> set[str]:
    """Return the top-level packages that a cell imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def words(text: str) -> int:
    """Return how many words a text has; signs and addresses are none."""
    return len(re.findall(r"\w[\w'’-]*", re.sub(r"\]\([^)]*\)|<[^>]*>", "]", text)))


def told(slug: str) -> Iterator[Bilingual]:
    """Yield what the pages of a game's lessons say: titles, sentences, and questions that are asked among them."""
    for lesson in orclib.game(slug).lessons().values():
        yield lesson.title
        yield lesson.say
        for step in lesson.steps:
            yield step.say


class Images(HTMLParser):
    """The words of the pictures of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.alts: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.alts.append(dict(attrs).get("alt"))


def is_value(text: str) -> bool:
    """Return whether an output is a plain value of Python, such as a number or a word to paste."""
    try:
        ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return False
    return True


def game_of(path: Path) -> str:
    """Return the game of a notebook."""
    return path.stem.partition("_")[2]


def test_there_are_notebooks_in_both_languages() -> None:
    """Without this, an empty folder would pass every test below."""
    stems = [path.stem for path in sources()]
    assert stems[0] == INDEX
    assert [game_of(path) for path in sources() if path.stem not in NO_GAMES] == list(orclib.list_games())
    assert {language: [path.stem for path in notebooks(language)] for language in FOLDERS} == dict.fromkeys(
        FOLDERS, stems
    )


@both_languages
@every_source
def test_every_notebook_is_in_step_with_its_source(path: Path, language: str) -> None:
    """Run `python -m tests.notebooks.write` after every change of a source."""
    wanted = [(cell.cell_type, cell.source) for cell in made(read_source(path), language).cells]
    stored = [(cell.cell_type, cell.source) for cell in cached(notebook_of(path, language)).cells]
    assert stored == wanted


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[en]\nOne.\n[code]\n1\n", "line 2"),
        ("[fr]\nUn.\n", "line 0"),
        ("[en]\nOne.\n[fr]\n\n[code]\n1\n", "line 4: an empty cell"),
        ("One.\n[code]\n1\n", "begins with"),
    ],
)
def test_a_source_with_a_fault_is_refused(text: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "source.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=fault):
        read_source(path)


def test_any_cell_of_a_french_notebook_chooses_french() -> None:
    assert choosing("from orclib import orc", "fr") == "from orclib.fr import orc"
    assert choosing("import orclib", "fr") == "import orclib.fr as orclib"
    with pytest.raises(ValueError, match="begins with an import"):
        choosing("1 + 1", "fr")


@every_notebook
def test_code_cells_are_few_and_short(path: Path) -> None:
    cells = codes(path)
    assert 1 <= len(cells) <= MOST_CELLS
    assert [text for text in cells if not 1 <= lines_of_code(text) <= LONGEST_CELL] == []


@every_notebook
def test_any_cell_may_be_run_first_after_a_restart(path: Path) -> None:
    """What a cell uses of ours it imports itself."""
    ours = {"orclib", *orclib.__all__}
    for source in codes(path):
        nodes = list(ast.walk(parse(source)))
        imported = {
            alias.asname or alias.name
            for node in nodes
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        assert {node.id for node in nodes if isinstance(node, ast.Name)} & ours <= imported, source


@every_game
def test_the_seven_parts_come_in_order(path: Path) -> None:
    """The opening has the title alone; scenes are headings of the third level, if any."""
    language = "fr" if path.parent.name == "fr" else "en"
    assert re.findall(r"^## +(.*?) *$", prose(path), flags=re.MULTILINE) == [*PARTS[language]]
    assert prose(path).startswith("# ")


@every_game_source
def test_a_notebook_and_its_lessons_keep_to_their_budget_of_words(path: Path) -> None:
    written = sum(words(cell.text) for cell in read_source(path) if cell.kind == "en")
    said = sum(words(text.en) for text in told(game_of(path)))
    assert written + said <= BUDGETS[path.stem], f"{written} in the notebook, {said} in its lessons"


@every_notebook
def test_no_language_is_folded_into_the_other(path: Path) -> None:
    assert "<details" not in prose(path)
    assert "Français</summary>" not in prose(path)


@every_notebook
def test_a_notebook_is_small(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES


def test_all_notebooks_together_are_small() -> None:
    """And their pictures; what else JupyterLab or a person leaves beside them is nobody's business."""
    files = [*notebooks(), *(ROOT / "notebooks" / "images").iterdir()]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES_IN_ALL


@every_notebook
def test_every_cell_was_run_in_order(path: Path) -> None:
    counts = [cell.execution_count for cell in code_cells(cached(path))]
    assert counts == list(range(1, len(counts) + 1))


@every_notebook
def test_words_about_code_are_left_out_of_pages_without_code(path: Path) -> None:
    """Voila hides what has these two names; that it does is seen in the browser."""
    rest = re.sub(r'<span class="jp-mod-noInput jp-mod-noOutputs">.+?</span>', "", prose(path))
    assert ABOUT_CODE.findall(rest) == []
    assert ABOUT_CODE.search(prose(path))


@every_notebook
def test_cells_have_no_tags_but_those_allowed(path: Path) -> None:
    assert {tag for cell in cached(path).cells for tag in cell.metadata.get("tags", [])} <= TAGS


@every_notebook
def test_no_mark_tells_nbval_to_look_away(path: Path) -> None:
    marks = ("nbval", "pytest_validate")
    assert [source for source in codes(path) if any(mark in source.lower() for mark in marks)] == []


@every_notebook
def test_no_line_ends_with_a_semicolon(path: Path) -> None:
    """It hides an output from the page, but not from nbval."""
    lines = [line for source in codes(path) for line in source.splitlines()]
    assert [line for line in lines if line.partition("#")[0].rstrip().endswith(";")] == []


@every_notebook
def test_cells_are_plain_python(path: Path) -> None:
    """No magic, no shell command, no earlier output, no network, nothing that stops or hides the widgets."""
    for source in codes(path):
        tree = parse(source)
        assert [name for name in names(tree) if HISTORY.fullmatch(name)] == [], source
        assert {name: FORBIDDEN[name] for name in names(tree) & FORBIDDEN.keys()} == {}, source
        assert imports(tree) & NETWORK == set(), source


@every_notebook
def test_no_stored_output_is_an_error(path: Path) -> None:
    stored = [pair for cell in code_cells(cached(path)) for pair in values(cell)]
    assert [pair for pair in stored if pair[0] in ("error", "stderr")] == []


@every_notebook
def test_no_widget_view_is_stored(path: Path) -> None:
    """It would name by a random number what is gone."""
    outputs = [output for cell in code_cells(cached(path)) for output in cell.outputs]
    assert [output for output in outputs if WIDGET in output.get("data", {})] == []
    assert "widgets" not in cached(path).metadata


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    """Links to the web are not followed; links to files of the project must exist."""
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", prose(path))]
    local = [unquote(target) for target in targets if target and "://" not in target]
    assert [target for target in local if not (path.parent / target).exists()] == []


@every_game
def test_every_cell_shows_something_and_its_picture_is_stored_with_its_words(path: Path) -> None:
    bare = [output.data["text/plain"] for output in shown(path) if PNG not in output.data]
    assert [text for text in bare if not is_value(text)] == []
    pictures = [output for output in shown(path) if PNG in output.data]
    assert [output.data["text/plain"] for output in pictures if not output.metadata[PNG]["alt"].strip()] == []
    assert [cell.source for cell in code_cells(cached(path)) if not values(cell)] == []


@every_notebook
def test_nothing_but_pictures_and_words_is_stored(path: Path) -> None:
    """SVG is shown by no page that does not trust the notebook, a fresh clone's first of all."""
    assert {kind for output in shown(path) for kind in output.data} <= {PNG, "text/plain"}


@every_game
def test_an_export_has_every_picture_and_its_words(path: Path) -> None:
    """Of nbconvert's own layouts this one gives a picture its words."""
    exporter = HTMLExporter(template_name="classic")  # type: ignore[no-untyped-call]
    images = Images()
    images.feed(exporter.from_notebook_node(cached(path))[0])
    assert images.alts == [output.metadata[PNG]["alt"] for output in shown(path) if PNG in output.data]
