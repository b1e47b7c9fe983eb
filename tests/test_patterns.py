"""The pattern language on a made-up game: what ORC does not need of it."""

from __future__ import annotations

import enum
from functools import cache
from typing import Any

import msgspec
import pytest

from orclib.engine import CHANCE, Action, Announced, ChanceAction, Event, Seat
from orclib.engine.game import Game
from orclib.engine.kinds import Number, Words
from orclib.engine.reading import nearest, words_of
from orclib.engine.records import by_clause
from orclib.errors import NotationError
from orclib.language import speaking


class Card(enum.Enum):
    """Cards with names of several words."""

    ORC = "ORC"
    HEAVY = "HEAVY"
    BOAR = "BOAR"


class Lot(msgspec.Struct, frozen=True):
    """Units in a space."""

    space: str
    soldiers: int = 0
    hero: bool = False
    typed = "{space} {hero}", "{space} {soldiers}[+{hero}]"


LINES = {"line": {"first": "1", "second": "2", None: "-"}}


class Move(Action, frozen=True, tag="move"):
    """Go on a way of one or two steps."""

    hordes: int
    path: tuple[str, ...]
    leave: int = 0
    typed = "move|aller {hordes} {path.0}", "move|aller {hordes} {path.0} [leave|laisser {leave}] {path.1}"
    points = "[leave:{leave}] zone:{path...} go:{hordes}"


class Buy(Action, frozen=True, tag="buy"):
    """Buy cards."""

    cards: tuple[Card, ...]
    typed = "buy|acheter {cards...|none|aucune}"
    points = "pile:{cards...} buy"


class Lay(Announced, frozen=True, tag="lay"):
    """Lay one thing and stop, or two at least."""

    spaces: tuple[str, ...]
    typed = "lay|poser {spaces+...2|nothing|rien}", "lay|poser {spaces+...} stop"


class Fill(Announced, frozen=True, tag="fill"):
    """Bring units to spaces."""

    lots: tuple[Lot, ...]
    typed = "fill|remplir {lots,...}"


class Hit(Action, frozen=True, tag="hit"):
    """Hit a column; whom, goes without saying."""

    victim: Seat
    column: int
    line: str | None = None
    typed = "hit|frapper {column} {line}", "hit|frapper loose|isolé {column}"
    points = "column:{column} [line:{line}]"
    marks = LINES


class Play(Action, frozen=True, tag="play"):
    """Play a card, an orc usually in front."""

    card: Card
    spot: str = ""
    typed = "play|jouer {card} [{spot}]"

    @property
    def unsaid(self) -> tuple[str, ...]:
        return ("spot",) if (self.card, self.spot) == (Card.ORC, "front") else ()


class Deal(ChanceAction, frozen=True, tag="deal"):
    """Chance deals a card, or none."""

    card: Card | None
    typed = "deal|donner {card}"


@cache
def zones(count: int) -> dict[str, str]:
    """Zones as a board names them."""
    names = {"n_road": "n_road|North Road|route du nord", "n_road_2": "n_road_2|Thornby", "II/5": "II/5"}
    return dict(list(names.items())[:count])


ZONE = Words("a zone", "une zone", lambda state: zones(state.zones))
CARDS: dict[Any, str] = {
    Card.ORC: "ORC",
    Card.HEAVY: "HEAVY|heavy orc|orc lourd",
    Card.BOAR: "BOAR|boar rider",
    None: "nothing|rien",
}


WORDS: dict[Any, Any] = {
    Seat: Words("a player", "un joueur", {Seat(0): "red|rouge|0", Seat(1): "blue|bleu|1"}),
    Card: Words("a card", "une carte", CARDS),
    "path": ZONE,
    "spaces": ZONE,
    "space": ZONE,
    "hero": Words("a hero", "un héros", {True: "H|hero|héros"}),
    "line": Words("a line", "une ligne", {"first": "first|première", "second": "second|deuxième"}),
    "spot": Words("a spot", "une place", {"front": "front|devant", "wall": "wall|mur"}),
    "column": Number("a column, counted from 1", "une colonne, comptée à partir de 1", shift=1),
}


class State(msgspec.Struct, frozen=True):
    """How many zones there are."""

    zones: int = 3


class Toy(Game[Any, Any, Any, Any]):
    """As much of a game as typing needs."""

    title = "Toy"
    action_type = Move | Buy | Hit | Play | Deal
    announced_type = Lay | Fill
    told_by = True
    words = WORDS

    def new(self, options: Any = None) -> Any:
        return State()

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        return (Seat(0),)

    def pseudo_legal_actions(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        return ()

    def refusals(self, state: Any, action: Any) -> tuple[Any, ...]:
        return ()

    def sentence(self, thing: Any) -> str:
        return repr(thing)

    def complete(self, cls: Any, said: dict[str, Any], state: Any, seat: Seat) -> Any:
        if cls is Hit:
            said = {"victim": Seat(1 - seat)} | said
        if cls is Play and said["card"] is Card.ORC:
            said = {"spot": "front"} | said
        return super().complete(cls, said, state, seat)


Toy.__abstractmethods__ = frozenset()
GAME, RED, BLUE = Toy(), Seat(0), Seat(1)  # type: ignore[abstract]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("red: move 3 n_road", Move(RED, 3, ("n_road",))),
        ("red: move 3 n_road n_road_2", Move(RED, 3, ("n_road", "n_road_2"))),
        ("blue: move 3 n_road leave 1 II/5", Move(BLUE, 3, ("n_road", "II/5"), 1)),
        ("red: buy HEAVY ORC", Buy(RED, (Card.HEAVY, Card.ORC))),
        ("red: buy none", Buy(RED, ())),
        ("red: lay n_road stop", Lay(RED, ("n_road",))),
        ("red: lay n_road+II/5", Lay(RED, ("n_road", "II/5"))),
        ("red: lay nothing", Lay(RED, ())),
        ("red: fill n_road 4, II/5 2+H", Fill(RED, (Lot("n_road", 4), Lot("II/5", 2, True)))),
        ("red: fill n_road_2 H", Fill(RED, (Lot("n_road_2", 0, True),))),
        ("red: hit 1 first", Hit(RED, BLUE, 0, "first")),
        ("blue: hit loose 2", Hit(BLUE, RED, 1)),
        ("red: play ORC", Play(RED, Card.ORC, "front")),
        ("red: play ORC wall", Play(RED, Card.ORC, "wall")),
        ("red: play BOAR", Play(RED, Card.BOAR)),
        ("deal HEAVY", Deal(CHANCE, Card.HEAVY)),
        ("deal nothing", Deal(CHANCE, None)),
    ],
)  # fmt: skip
def test_what_is_written_is_read(text: str, action: Any) -> None:
    assert GAME.format(action) == text
    for typed in (
        text,
        text.upper().replace("HEAVY ORC", "HEAVY, ORC"),
        text.lower().replace("heavy orc", "heavy, orc"),
    ):
        assert GAME.parse(typed, State()) == action


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("aller 3 route du nord Thornby", "red: move 3 n_road n_road_2"),
        ("move 3 the North Road laisser: 2 n_road_2", "red: move 3 n_road leave 2 n_road_2"),
        ("acheter Heavy Orc, boar rider et orc", "red: buy HEAVY BOAR ORC"),
        ("buy orc lourd orc", "red: buy HEAVY ORC"),
        ("remplir n_road: 4; II/5 H", "red: fill n_road 4, II/5 H"),
        ("Bleu acheter ORC", "blue: buy ORC"),
        ("1: donner rien", "deal nothing"),
        ("poser n-road + Thornby", "red: lay n_road+n_road_2"),
    ],
)
def test_names_have_several_words_and_languages(text: str, plain: str) -> None:
    if "n-road" in text:
        text = text.replace("n-road", "n_road")
    assert GAME.format(GAME.parse(text, State())) == plain


@pytest.mark.parametrize(
    ("text", "column", "found", "expected", "near"),
    [
        ("move 3 n_rood", 8, '"n_rood"', "a zone", "n_road"),
        ("move 3 Nort Road", 8, '"Nort"', "a zone", "North Road"),
        ("fill n_road 4 II/5 x", 20, '"x"', "a hero (H) or a number", ""),
        ("hit 0 first", 5, '"0"', "a column, counted from 1", ""),
        ("lay n_road", 11, "", '"stop"', ""),
        ("buy ORC hevy orc", 9, '"hevy"', "a card", "heavy orc"),
    ],
)
def test_errors_say_what_was_expected_and_what_is_near(
    text: str, column: int, found: str, expected: str, near: str
) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, State())
    error = caught.value
    assert (error.column, error.found, error.nearest) == (column, found, near)
    assert expected in error.expected


def test_zones_are_those_of_the_board() -> None:
    assert GAME.parse("move 1 Thornby", State()) == Move(RED, 1, ("n_road_2",))
    with pytest.raises(NotationError):
        GAME.parse("move 1 Thornby", State(1))


def test_paths_have_lists_and_what_may_be_left_out() -> None:
    assert Move(RED, 3, ("a", "b")).paths == (("zone:a", "zone:b", "go:3"),)
    assert Move(RED, 3, ("a",), 2).paths == (("leave:2", "zone:a", "go:3"),)
    assert Buy(RED, (Card.ORC, Card.ORC)).paths == (("pile:ORC", "pile:ORC", "buy"),)
    assert Hit(RED, BLUE, 1).paths == (("column:1",),)
    assert Hit(RED, BLUE, 1, "second").paths == (("column:1", "line:2"),)
    assert Play(RED, Card.ORC).paths == ()


class Found(Event, frozen=True, tag=True):
    """Cards were found in a space; who looked knows which."""

    seat: Seat
    space: str
    cards: tuple[Card, ...] | None
    private = ("cards",)
    where = "zone:{space} pile:{cards...}"
    says = by_clause(
        {
            "X-1": (
                ("{seat} finds a card.", "{seat} finds cards."),
                ("{seat} : une carte.", "{seat} : cartes."),
                "cards",
            ),
            "X-2": ("{seat} takes {cards}.", "{seat} prend {cards}."),
        }
    )
    unseen = ("{seat} looks.", "{seat} regarde.")


def test_an_event_tells_where_it_happened_and_what_each_may_know() -> None:
    one, two = Found("X-1", Seat(0), "a", (Card.ORC,)), Found("X-1", Seat(0), "a", (Card.ORC, Card.BOAR))
    assert one.marks == ("zone:a", "pile:ORC")
    assert two.marks == ("zone:a", "pile:ORC", "pile:BOAR")
    assert (one.template, two.template) == ("{seat} finds a card.", "{seat} finds cards.")
    assert msgspec.structs.replace(one, clause="X-2").template == "{seat} takes {cards}."
    assert one.seen_by(Seat(0)) == one.seen_by(None) == one
    assert one.seen_by(Seat(1)).template == "{seat} looks."
    with speaking("fr"):
        assert Found("X-1", Seat(0), "a", ()).template == "{seat}\N{NO-BREAK SPACE}: une carte."


def test_the_notation_shows_every_form_with_examples() -> None:
    shown = str(GAME.notation())
    for line in ("buy ‹card› ‹card› …", "fill ‹zone› H, ‹zone› H …", "hit ‹column, counted from 1› first/second"):
        assert line in shown, shown
    for entry in GAME.notation().moves:
        for form in entry.forms:
            for example in form.examples:
                GAME.parse(example, State())


def test_long_lists_are_read_in_no_time() -> None:
    assert len(GAME.parse(f"buy {'orc ' * 190}", State()).cards) == 190
    with pytest.raises(NotationError, match="at most 200 words"):
        GAME.parse(f"buy {'orc ' * 300}", State())


def test_words() -> None:
    assert words_of("Écarter n_Road-2") == ("ecarter", "n", "road", "-", "2")
    assert nearest("n_rood 2", ["n_road", "n_city"]) == "n_road"
    assert nearest("xyz", ["n_road"]) == ""
