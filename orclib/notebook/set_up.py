"""A position that is being set up: its text, what it tells, what can be pointed at, all without widgets.

The text is the truth. Pointing writes a line of it, typing changes what is shown. What cannot be is told, and shown all
the same, as far as it can be drawn: a position is seldom possible before the last piece of it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import editing, pieces
from orclib.engine.editing import Edited
from orclib.engine.game import AnyGame
from orclib.engine.options import value_of
from orclib.engine.pieces import Piece
from orclib.errors import NotationError, OrclibError, PositionError, UsageError
from orclib.language import labelled, say
from orclib.language.switch import language
from orclib.notebook.pointing import Chosen, Walk
from orclib.scene import Scene, marked, positions
from orclib.scene.palette import PAPER
from orclib.scene.supply import SHELF, Chip, Lot, with_box

AWAY: Final = "away"
"""The tool that takes things away."""

MORE_OF_IT: Final = ("More of the box", "La suite de la boîte")

MORE: Final = "more"
"""The tool that counts one more of what is on the board."""


class Tool(NamedTuple):
    """Something in the box: its target, what it is called among its like, and the sentence that says what it is."""

    id: str
    name: str
    sentence: str


class SetUp:
    """The text of a position, its past, and how far somebody has pointed."""

    def __init__(self, game: AnyGame, text: str) -> None:
        self.game = game
        self._past: list[str] = []
        self._future: list[str] = []
        self.state: Any = None
        """What the text tells, the last that could be drawn; perhaps it cannot be, then there are `faults`."""
        self.faults: tuple[str, ...] = ()
        self.unread: NotationError | None = None
        """What cannot be read in the text."""
        self.scene: Scene
        self.written: tuple[str, ...] = ()
        """The lines that were written last by pointing."""
        self.text = ""
        self.away = False
        """Whether what is pointed at is taken away."""
        self.shelf = 0
        """Which shelf of the box is shown; behind the last comes the first."""
        self._stays = False
        """Whether what is chosen has been put somewhere already."""
        self._every: tuple[Any, list[Piece]] = None, []
        """All pieces there are, and for which table and language."""
        self._read(game.bare[0])  # something is shown, whatever is typed
        self._read(text)

    # --- the text ----------------------------------------------------------------------------------------------------

    @property
    def possible(self) -> bool:
        """Whether the text can be read and the position can be."""
        return not self.faults and self.unread is None

    def _read(self, text: str) -> None:
        """Take a text for what is told."""
        self.text, self.faults, self.unread = editing.normal(text), (), None
        found: Any = None
        try:
            found = self.game.opening(self.text)[0]
            self.game.position(self.text)
        except NotationError as error:
            self.unread = error
        except PositionError as error:
            self.faults, found = error.faults, error.state
        except OrclibError as error:
            self.faults = (str(error),)
        if found is not None and (drawn := self._drawn(found)) is not None:
            self.state, self.scene = found, drawn
            self._language = language()
        for known in ("walk", "pieces", "_told_at", "tools", "sentences", "lists"):
            self.__dict__.pop(known, None)

    def _drawn(self, state: Any) -> Scene | None:
        """The picture of a state; None where one that cannot be cannot be drawn."""
        try:
            scene: Scene = self.game.picture(self.game.observe(state, None)).without_buttons()
        except Exception:
            if not self.faults:
                raise
            return None
        return scene

    def type(self, text: str) -> None:
        """Put another text in the place of the present one."""
        text = editing.normal(text)
        if text != self.text:
            self._past.append(self.text)
            self._future.clear()
            self.written = ()
            self._read(text)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._future)

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """Make it again."""
        return self._turn(self._future, self._past)

    def _turn(self, back: list[str], there: list[str]) -> bool:
        if not back:
            return False
        there.append(self.text)
        self.written = ()
        self._read(back.pop())
        return True

    def follow_language(self) -> None:
        """Say in the language in use what nobody has typed: a text that is as the game writes it."""
        told = self.text
        if self.unread is None:
            every = [each.statement for each in self.game.told_in(self.text)[0]]
            told = editing.translated(self.game, self.text, every, self._language)
        self._read(told)

    # --- pointing ----------------------------------------------------------------------------------------------------

    @property
    def every(self) -> list[Piece]:
        """Every piece there is at this table, whatever the board shows."""
        key = self.game.setting(self.game.plain(self.text)), self.state.options, language()
        if self._every[0] != key:
            plays = partial(self.game.plays, self.state)
            self._every = key, [*pieces.pieces(self.game.position_grammar, key[0], self.state, plays)]
        return self._every[1]

    @cached_property
    def pieces(self) -> dict[tuple[str, ...], Piece]:
        """Every piece that can be pointed at, by its path; made anew for another table."""
        seen = {target.id for target in self.scene.targets}
        there = (each for each in self.every if all(self._boxed(id) or id in seen for id in each.path))
        return {each.path: each for each in there}

    def _boxed(self, target: str) -> bool:
        """Whether a target lies in the box beside the board."""
        return target.partition(":")[0] in self.game.in_the_box

    @cached_property
    def walk(self) -> Walk[Piece]:
        """The paths of all pieces."""
        return Walk(self.pieces.items())

    @cached_property
    def _told_at(self) -> dict[str, list[Piece]]:
        """The places at which something is told or shown, and what."""
        if self.unread is not None:
            return {}
        told, found = [each.statement for each in self.game.told_in(self.text)[0]], dict[str, list[Piece]]()
        every = [*told, *editing.told_of(self.game, self.state)]  # what the text tells counts first
        by_class = {cls: [each for each in every if type(each) is cls] for cls in {*map(type, every)}}
        seen = {target.id for target in self.scene.targets}
        for piece in self.pieces.values():
            places = [id for id in (piece.path[0], piece.path[-1]) if id in seen]
            if places and editing.there(by_class.get(piece.cls, ()), piece):
                for place in dict.fromkeys(places):
                    found.setdefault(place, []).append(piece)
        return found

    @cached_property
    def tools(self) -> dict[str, list[Tool]]:
        """What lies in the box, by what it is called; what can be seen on the board is not there too."""
        seen = {target.id for target in self.scene.targets}
        found: dict[str, dict[str, Tool]] = {}
        for piece in self.pieces.values():
            for id, called in zip(piece.path, piece.called, strict=True):
                kind = id.partition(":")[0]
                if kind in self.game.in_the_box and (id not in seen or id == piece.path[0]):
                    title = say(*self.game.in_the_box[kind])
                    name = called.replace("_", " ").strip(":")
                    found.setdefault(kind, {})[id] = Tool(id, name or title, labelled(title, name) if name else title)
        away = say("Take away", "Enlever")
        order = [kind for kind in self.game.in_the_box if kind in found]
        return {AWAY: [Tool(AWAY, away, away)]} | {kind: [*found[kind].values()] for kind in order}

    @property
    def next(self) -> tuple[str, ...]:
        """What can be pointed at next."""
        chosen, done = self.walk.chosen, len(self.walk.chosen)
        if self.away and not chosen:
            return tuple(self._told_at)
        after = (path[done] for path, _ in self.walk.paths if len(path) > done and path[:done] == chosen)
        return tuple(dict.fromkeys(after)) or (AWAY,)

    @property
    def listed(self) -> tuple[str, ...]:
        """What can be pointed at next, and what one may begin with instead."""
        begins = (*(path[0] for path, _ in self.walk.paths), AWAY)
        return tuple(dict.fromkeys((*self.next, *begins)))

    def knows(self, target: str) -> bool:
        """Whether there is such a thing on the board or in the box."""
        return target in self.sentences

    @cached_property
    def sentences(self) -> dict[str, str]:
        """What everything is that can be pointed at."""
        tools = {tool.id: tool.sentence for some in self.tools.values() for tool in some}
        tools[SHELF] = say(*MORE_OF_IT)
        return tools | {each.id: each.sentence for each in self.scene.targets}

    def sentence(self, target: str) -> str:
        """What a thing on the board or in the box is."""
        return self.sentences.get(target, target)

    def name(self, target: str) -> str:
        """What a thing on the board or in the box is called."""
        shown = next((each.name for each in self.scene.targets if each.id == target), None)
        return shown or self.sentence(target)

    def lifts(self, target: str) -> bool:
        """Whether to point at a thing now only chooses it, to be put or taken away.

        A thing on the board is taken from there, even where one more from the box could be put on it: that is let go.
        """
        if self.away or self.unread is not None or target in self.walk.chosen:
            return False
        if self.walk.begins(target):
            return True
        if target not in self._told_at or any(path[0] == target for path, _ in self.walk.paths):
            return False
        self.let_go()
        return True

    def press(self, target: str) -> Edited | Chosen | None:
        """Point at a thing: what that wrote, or a step on the way to it; None where it leads to nothing now.

        What is chosen in the box stays chosen for the next place. Raises NotationError while the text cannot be read.
        """
        if target == SHELF:
            self.shelf += 1
            return None
        if self.unread is not None:
            raise self.unread
        chosen = self.walk.chosen
        if self.away and target in self._told_at and not chosen:
            return self._done(self._cleared(target), chosen)
        if target == AWAY:
            return self._away(chosen)
        stays, self._stays = self._stays, False
        step = self.walk.step(target)
        if step is None and chosen:
            self.walk.chosen = chosen = ()
            step = self.walk.step(target)
        if isinstance(step, Chosen):
            return step if not self.away else self._away_with(target)
        if step is not None:
            made = editing.take_away(self.game, self.text, step, self.state) if self.away else self._put(step)
            return self._done(made, chosen)
        if target in self._told_at:
            self.walk.chosen = (target,)  # it may be taken away
            return Chosen()
        self._stays = stays
        return None

    def let_go(self) -> None:
        """Nothing is chosen any more."""
        self.walk.chosen, self.away, self._stays = (), False, False

    def _away(self, chosen: tuple[str, ...]) -> Edited | Chosen | None:
        """Take away what was pointed at before, or else what is pointed at from now on."""
        if self.away or self._stays or not chosen or chosen[-1] not in self._told_at:
            self.away, self.walk.chosen, self._stays = not self.away, (), False
            return Chosen()
        return self._done(self._cleared(chosen[-1]), ())

    def _done(self, made: Edited | None, chosen: tuple[str, ...]) -> Edited | None:
        """Take a change over; what was chosen in the box stays chosen."""
        if made is None:
            return None
        self.type(made.text)
        self.written = made.written
        stays = all(self._boxed(id) for id in chosen) and self.walk.leads(chosen)
        self.walk.chosen = chosen if stays else ()
        self._stays = bool(self.walk.chosen)
        return made

    def _put(self, piece: Piece) -> Edited | None:
        """A piece more; the same a second time is taken away."""
        told, _ = self.game.told_in(self.text)
        if not pieces.counts(piece) and editing.there([each.statement for each in told], piece):
            return editing.take_away(self.game, self.text, piece, self.state)
        made = editing.put(self.game, self.text, piece, self.state)
        return made if made is None or not self.possible else self._without_contradiction(piece, made)

    def _without_contradiction(self, piece: Piece, made: Edited) -> Edited:
        """The change itself; or, where it contradicts another way to say it, the same with all written out."""
        if self._can_be(made.text):
            return made
        whole = editing.put(self.game, editing.written_out(self.game, self.text, self.state), piece, self.state)
        return whole if whole is not None and self._can_be(whole.text) else made

    def _can_be(self, text: str) -> bool:
        try:
            self.game.opening(text)
        except OrclibError:
            return False
        return True

    def _away_with(self, target: str) -> Edited | Chosen | None:
        """Of what there is one, that goes wherever it is; of other things, the one whose place is pointed at next."""
        if target.partition(":")[0] == MORE:
            self.away = False
        one = [piece for path, piece in self.walk.paths if path[0] == target and pieces.single(piece) is not None]
        if one and len(self.walk.chosen) == 1:
            self.walk.chosen = ()
            return self._done(editing.nowhere(self.game, self.text, pieces.single(one[0])), ())
        return Chosen()

    def _cleared(self, target: str) -> Edited | None:
        for piece in reversed(self._told_at.get(target, ())):
            if (made := editing.take_away(self.game, self.text, piece, self.state)) is not None:
                return made
        return None

    # --- players and options -----------------------------------------------------------------------------------------

    @property
    def choices(self) -> dict[str, tuple[Any, ...]]:
        """How many may play, and the readings of the rules, each with the values that it may have here."""
        readings: dict[str, tuple[Any, ...]] = {"players": tuple(self.game.Options.player_counts)}
        every = (readings | self.game.Options.readings()).items()
        return {option: tuple(value for value in values if self._under(option, value)) for option, values in every}

    @property
    def options(self) -> Any:
        """How many play, and how the rules are read."""
        return self.state.options

    def _under(self, option: str, value: Any) -> Any:
        """The options with one of them changed; None where that cannot be."""
        now = msgspec.structs.asdict(self.options)
        for dropped in ("", *now):  # such as who plays, where another number does
            try:
                return self.game.Options(**{name: now[name] for name in now if name != dropped} | {option: value})
            except UsageError:
                continue
        return None

    def choose(self, option: str, value: Any) -> None:
        """Let so many play, or read a rule in that way. Raises UsageError, NotationError."""
        if option not in self.choices:
            raise UsageError.unknown(say("option", "aucune option"), option, self.choices)
        if value not in self.choices[option]:
            raise UsageError.unknown(value_of(option), value, map(str, self.choices[option]))
        if self.unread is not None:
            raise self.unread
        now, then = (
            [*self.game.told(self.game.new(options))] for options in (self.options, self._under(option, value))
        )
        old, new = [each for each in now if each not in then], [each for each in then if each not in now]
        self.type(editing.replaced(self.game, self.text, old, new).text)

    # --- the picture -------------------------------------------------------------------------------------------------

    def marked(self, focus: str | None = None) -> Scene:
        """The board and the box, with what is chosen, and what can be pointed at next."""
        if self._language != language():
            self.scene = self._drawn(self.state) or self.scene
            self._language = language()
        box, more = say("In the box", "Dans la boîte"), say(*MORE_OF_IT)
        scene = with_box(self.scene, [*self._lots()], box, more, self.shelf)
        there = positions.present(scene, self.next) if self.walk.chosen or self.away else ()
        chosen = positions.present(scene, (*self.walk.chosen, *((AWAY,) if self.away else ())))
        at = next(iter(positions.present(scene, (focus or "",))), None)
        left = [id for id in there if id not in chosen]
        few = len(left) <= FEW
        return marked(scene, legal=left if few else (), many=() if few else left, selected=chosen, focus=at)

    @cached_property
    def lists(self) -> dict[str, list[Tool]]:
        """What is told without a place on the board, where that is one of many things: it is chosen from lists."""
        whole = {path[0] for path in self.pieces if len(path) == 1}
        every = self.tools.items()
        return {kind: some for kind, some in every if len(some) > FEW_CHIPS and some[0].id in whole}

    def told(self, tool: Tool) -> bool:
        """Whether the text tells what a tool tells by itself."""
        piece = self.pieces.get((tool.id,))
        if piece is None or self.unread is not None:
            return False
        return editing.there([each.statement for each in self.game.told_in(self.text)[0]], piece)

    def _lots(self) -> Iterator[Lot]:
        for kind, tools in self.tools.items():
            if kind in self.lists:
                continue
            title = say(*self.game.in_the_box[kind]) if kind in self.game.in_the_box else ""
            chips = list[Chip]()
            for tool in tools:
                letters, fill = self.game.chip(tool.id, self.options)
                chips.append(Chip(tool.id, letters or tool.name, tool.sentence, fill or PAPER))
            yield Lot(title or tools[0].name, chips)


FEW_CHIPS: Final = 3
"""More things than these, of which one is told by itself, are a list beside the board."""
FEW: Final = 8
"""More things than these have a dot each, not a ring."""


def beginning(game: AnyGame, start: Any) -> str:
    """The text with which somebody begins: a typed position, that of a state or of a table, or a bare board.

    What the game fills in by itself is not written. Raises UsageError, NotationError or PositionError.
    """
    if start is None:
        return say(*game.bare)
    if isinstance(start, str):
        game.told_in(start)
        return start
    if isinstance(start, game.State):
        return editing.shortest(game, game.describe(start))
    return str(start.describe())
