"""The column at the right of the map: the players, and below them what the present decision needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from orclib.engine import Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.box import DIE, REQUESTS, Figure, Kind, Mode, Piece
from orclib.games.thorval.helps import OPTIONS
from orclib.games.thorval.picture import pieces
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.turn import option_faults
from orclib.games.thorval.state import MASSING, ROLLING, SPREADING, Fight, Phase, View
from orclib.games.thorval.text import alt_text
from orclib.games.thorval.text.names import kind_name, seat_name, soldiers_count
from orclib.language import say
from orclib.scene import Box, Circle, Collector, Poly, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.column import GAP, Button, Column
from orclib.scene.palette import GOLD, ICE_LINE, INK, LINE, MUTED, PANEL, PAPER, PLAYERS, dim

COLUMN: Final = Box(808, 12, 380, 736)
STATUS_H: Final = 86
SEAT_H: Final = 44
FACE: Final = 34
"""A die in the tray."""


class Panel(Column):
    """Draws the column on the picture of the whole table."""

    def __init__(self, view: View, picture: Collector) -> None:
        super().__init__(picture, COLUMN)
        self.view = view

    @property
    def may_act(self) -> bool:
        """Whether the one who looks is to decide; the referee decides for whoever acts."""
        view = self.view
        return view.phase is not Phase.OVER and (view.active is None or view.seat in (None, view.active))

    def draw(self) -> float:
        """The whole column but the key; returns how far down it goes."""
        self._status()
        rolls = alt_text.rolls(self.view)
        for seat in self.view.options.seats:
            self._seat(seat, Box(COLUMN.x, self.y, COLUMN.w, SEAT_H), rolls.get(seat))
            self.y += SEAT_H + 6
        self.y += 10
        fight = self.view.fighting
        if fight is not None:
            self._fight(fight)
        self._tray()
        self._key()
        return self.y

    # --- whose turn it is --------------------------------------------------------------------------------------------

    def _status(self) -> None:
        """Whose turn it is as a token, one sentence, the round, what was thrown last."""
        view, bar = self.view, Box(COLUMN.x, COLUMN.y, COLUMN.w, STATUS_H)
        thrown = () if view.fighting else view.thrown  # those of a fight lie below
        aside = 36 * len(thrown) + 10 if thrown else 0
        whose: parts.Sign = ""
        if view.phase is Phase.OVER and view.winners:
            whose = "crown"
        elif view.active is not None:
            whose = pieces.soldiers(0, 0, view.active, view.active + 1, 24)
        elif view.phase in (*ROLLING, Phase.EXCHANGE):
            whose = "die"
        shapes = parts.status_box(bar, alt_text.status(view), alt_text.turn_text(view), whose, aside)
        if thrown:
            plate = Box(bar.right - 12 - 36 * len(thrown), bar.bottom - 44, 36 * len(thrown) + 4, 36)
            shapes.append(Rect(plate.x, plate.y, plate.w, plate.h, 8, fill=PANEL))
            for place, face in enumerate(thrown):
                shapes += parts.die(Box(plate.x + 5 + 36 * place, plate.y + 3, 30, 30), face, attacker=not place)
        self.add(group("status", shapes))
        self.y = bar.bottom + 8

    # --- players -----------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, box: Box, rolled: int | None) -> None:
        """A player in one row: units, treasures found, requests left."""
        view, id, cy = self.view, act.seat_target(seat), box.cy
        out, acts = seat in view.out, seat == view.active or (view.active is None and seat == alt_text.roller(view))
        shapes, at = parts.seat_plate(box, 50, cy, seat_name(seat), wins=seat in view.winners, out=out)
        if out:
            shapes.append(Text(at + 11, cy + 6, say("eliminated", "éliminé"), 17, MUTED, room=box.right - 20 - at))
        elif rolled is not None:
            shapes += parts.die(Box(box.x + 152, cy - 14, 28, 28), rolled)
        elif view.round_no + (view.phase is not Phase.OPENING_ROLL):
            shapes += pieces.soldiers(box.x + 162, cy, seat, None, 17)
            shapes.append(Text(box.x + 176, cy + 6, str(view.units(seat)), 17, INK, bold=True))
        if not out:
            for place, kind in enumerate(view.found[seat]):
                shapes += pieces.found(box.x + 224 + 26 * place, cy, kind, 11)
            left = REQUESTS - view.requests[seat]
            shapes.append(parts.sign(box.right - 46, cy, "shield", 20, ICE_LINE if left else LINE))
            shapes.append(Text(box.right - 32, cy + 6, str(left), 17, INK if left else MUTED, bold=True))
        self.add(group(id, shapes))
        if acts or seat == view.mover:
            self.add(group(f"turn:{seat}", parts.turn_ring(box)))
        token: list[Shape] = [*pieces.soldiers(box.x + 26, cy, seat, seat + 1, 30)]
        if out:
            token = [parts.player_shape(Box(box.x + 11, cy - 15, 30, 30), seat + 1, fill=dim(PLAYERS[seat + 1].fill))]
            token.append(parts.strike(Box(box.x + 12, cy - 14, 28, 28), MUTED))
        if seat == view.first:
            token += parts.badge(box.x + 11, box.y + 10, "star", GOLD, 10)
        self.add(group(f"colour:{seat}", token, layer="pieces"))
        marked = Box(box.x, box.y, box.w - 4, box.h)  # a cross at its corner stays inside the picture
        self.add_target(id, marked, alt_text.seat(seat, view), radius=10)

    # --- a fight -----------------------------------------------------------------------------------------------------

    def _fight(self, fight: Fight) -> None:
        """Both sides with their strengths, and the dice thrown last: a row from the attacker to the defender."""
        view, box = self.view, Box(COLUMN.x, self.y, COLUMN.w, 84)
        dice = fight.dice is not None or view.phase is Phase.EXCHANGE
        attacker, defender = view.force(fight.origin), view.force(fight.target)
        shapes = parts.panel(box)
        values = strengths(view, fight) if attacker is not None and defender is not None else None
        for side, force, space in ((0, attacker, fight.origin), (1, defender, fight.target)):
            away = -1 if side == 0 else 1
            name = say("castle {n}", "château {n}").format(n=space) if view.board.is_castle(space) else space
            shapes.append(parts.middle(box.cx + 96 * away, box.y + 18, name, 17, INK, bold=True, room=150))
            cx, cy = box.cx + 150 * away, box.y + 54
            if force is None:
                shapes.append(Circle(cx, cy, 14, stroke=LINE, dash=parts.DASH))
            elif force.holder is None:
                shapes += pieces.orks(cx, cy, force.count)
            else:
                shapes += pieces.units(cx, cy, force, 32)
            if values is not None:
                x, (fill, ink) = box.cx + 98 * away, (PAPER, INK) if side == 0 else (INK, PAPER)
                shapes.append(Circle(x, cy, 15, fill=fill, stroke=INK, line=2))
                shapes.append(parts.middle(x, cy, str(values[side]), 17, ink, bold=True))
            if dice:
                face = None if fight.dice is None else fight.dice[side]
                shapes += parts.die(Box(box.cx + 48 * away - 15, cy - 15, 30, 30), face, attacker=side == 0)
        shapes.append(parts.sign(box.cx, box.y + 54, "arrow", 20, INK))
        self.add(group("fight", shapes))
        self.y += box.h + 12

    # --- the tray ----------------------------------------------------------------------------------------------------

    def _tray(self) -> None:
        view, phase = self.view, self.view.phase
        if phase in (*ROLLING, Phase.EXCHANGE):
            self._dice()
        if not self.may_act:
            return
        match phase:
            case Phase.HIDE:
                self._treasures()
            case Phase.HELP:
                self._help()
            case Phase.DECLARE:
                self._modes()
                if view.help == 5:
                    self._button(act.BOAT, say("By boat", "En bateau"), alt_text.boat(), glyph="drop")
                self._button(act.PASS, say("Pass", "Passer"), alt_text.button(act.PASS, view), glyph="flag", quiet=True)
            case Phase.ANNOUNCE:
                self._button(act.PASS, say("Pass", "Passer"), alt_text.button(act.PASS, view), glyph="flag", quiet=True)
            case Phase.SECOND_ATTACK:
                self._modes()
            case Phase.LOSSES:
                self._losses()
            case Phase.GO_ON:
                self._button(
                    act.CONTINUE,
                    say("Fight on", "Continuer le combat"),
                    alt_text.button(act.CONTINUE, view),
                    glyph="axe",
                )
                self._button(
                    act.STOP, say("Break off", "Interrompre l'attaque"), alt_text.button(act.STOP, view), glyph="flag"
                )
            case Phase.PREPARE | Phase.DEFEND:
                self._button("transfer", say("Transfer", "Transférer"), alt_text.transfer(), glyph="arrow")
                self._pieces((Piece.HERO, Piece.WIZARD, Piece.REST))
                self._button(act.DONE, say("Ready", "C'est prêt"), alt_text.button(act.DONE, view), glyph="tick")
            case Phase.OCCUPY:
                self._pieces((Piece.HERO, Piece.WIZARD, Piece.REST))
                self._button(act.DONE, say("Ready", "C'est prêt"), alt_text.button(act.DONE, view), glyph="tick")
            case Phase.RING:
                self._due()
                self._pieces((Piece.HERO, Piece.WIZARD))
        if phase in SPREADING:
            self._due()
            self._pieces((Piece.HERO, Piece.WIZARD, Piece.REST))
        elif phase in MASSING:
            self._due()
            self._pieces((Piece.HERO, Piece.WIZARD))
            if phase is Phase.HELP_SOLDIERS:
                self._button(act.KEEP, say("Keep", "Garder"), alt_text.button(act.KEEP, view), glyph="lock")

    def _button(self, id: str, text: str, sentence: str, *, glyph: str, quiet: bool = False) -> None:
        """A button as wide as the column."""
        self.buttons(Button(id, text, glyph, sentence, quiet))

    def _dice(self) -> None:
        """The faces of the die that is thrown; of both dice in a fight."""
        view = self.view
        self.title(say("Roll: {what}", "Dés : {what}").format(what=alt_text.rolled_for(view)), of=act.die_target(2))
        x = COLUMN.x + 2
        if view.dice:
            for place, face in enumerate(view.dice):
                box = Box(x + 40 * place, self.y, 30, 30)
                self.add(group(f"thrown:{place}", parts.die(box, face)))
            self.y += 42
        rows: list[tuple[Callable[[int], str], str]] = [(act.die_target, say("attacker", "attaquant"))]
        if view.phase is Phase.EXCHANGE:
            rows.append((act.defence_target, say("defender", "défenseur")))
        for target, label in rows:
            attacks = target is act.die_target
            if len(rows) > 1:
                self.add(group(f"label:{target(1)}", [Text(x, self.y + 14, label, 17, MUTED)]))
                self.y += 24
            for place, face in enumerate(DIE):
                box = Box(x + 12 + 62 * place, self.y + 8, FACE, FACE)
                id = target(face)
                self.add(group(id, parts.die(box, face, attacker=attacks), layer="pieces"))
                sentence = alt_text.die(face, view) if attacks else alt_text.defence(face)
                self.add_target(id, box, sentence, radius=8, quiet=True, button=True)
            self.y += FACE + 24

    def _modes(self) -> None:
        labels = {
            Mode.TOTAL: say("Total", "Totale"),
            Mode.PARTIAL: say("Partial", "Partielle"),
            Mode.SERIES: say("Attack", "Attaque"),
        }
        signs = {Mode.TOTAL: "axe", Mode.PARTIAL: "spear", Mode.SERIES: "axe"}
        modes = self.view.options.modes
        self.buttons(*(Button(act.mode_target(m), labels[m], signs[m], alt_text.mode(m)) for m in modes))

    def _due(self) -> None:
        """How many are still to come, as tokens."""
        view = self.view
        n = view.help_soldiers if view.phase is Phase.HELP_SOLDIERS else view.to_place
        if view.active is None:
            return
        text = (
            say("still to take", "encore à enlever")
            if view.phase is Phase.RING
            else say("still to place", "encore à poser")
        )
        box = Box(COLUMN.x, self.y, COLUMN.w, 48)
        who = view.victim if view.phase is Phase.RING else view.active
        shapes = parts.panel(box)
        shapes += (
            parts.disc(box.x + 30, box.cy, str(n), r=16)
            if who is None
            else pieces.soldiers(box.x + 30, box.cy, who, n, 34)
        )
        shapes.append(Text(box.x + 60, box.cy + 6, text, 17, INK, room=box.w - 66))
        self.add(group("due", shapes))
        self.y += 48 + GAP

    def _pieces(self, which: Sequence[Piece]) -> None:
        """What is no single soldier: pick it first."""
        labels = {
            Piece.HERO: ("sword", say("hero", "héros")),
            Piece.WIZARD: ("hat", say("wizard", "magicien")),
            Piece.REST: ("flag", say("all", "tous")),
        }
        shares = (0.33, 0.40, 0.27) if len(which) == 3 else (0.5, 0.5)
        room, x = COLUMN.w - 10 - GAP * (len(which) - 1), COLUMN.x + 5
        for piece, share in zip(which, shares, strict=True):
            glyph, label = labels[piece]
            wide = room * share
            box, id = Box(x, self.y, wide, 62), act.piece_target(piece)
            x += wide + GAP
            off = not self._there(piece)
            ink = MUTED if off else INK
            shapes = parts.card(box, off=off)
            if piece is Piece.REST and self.view.active is not None:
                for dx in (-9, 0, 9):
                    token = Box(box.cx + dx - 9, box.y + 13, 18, 18)
                    shapes.append(parts.player_shape(token, self.view.active + 1, 1.5))
            else:
                shapes.append(parts.sign(box.cx, box.y + 23, glyph, 28, ink))
            shapes.append(parts.middle(box.cx, box.y + 48, metrics.fit(label, wide - 4, 17), 17, ink, room=wide - 2))
            self.add(group(id, shapes, layer="pieces"))
            self.add_target(id, box, alt_text.piece(piece, self.view), radius=8, loose=True, button=True)
        self.y += 62 + GAP

    def _there(self, piece: Piece) -> bool:
        """Whether a figure can be thought of now: in hand where soldiers are placed, on the board where units move."""
        view, figure = self.view, piece.figure
        if figure is None or view.active is None:
            return True
        if view.phase is Phase.RING:
            return any(f is not None and f.figure is figure and f.holder != view.active for f in view.forces)
        on_board = view.where(view.active, figure) is not None
        return on_board is (view.phase in (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY))

    def _losses(self) -> None:
        view, loss = self.view, self.view.losses[0]
        force = view.force(loss.space)
        glyph = "sword" if force is None or force.figure is not Figure.WIZARD else "hat"
        told = soldiers_count(loss.count)
        self._button(act.LOSE_SOLDIERS, told, alt_text.button(act.LOSE_SOLDIERS, view), glyph="spear")
        rest = loss.count - 1
        name = say("hero", "héros") if glyph == "sword" else say("wizard", "magicien")
        text = f"{name}, {soldiers_count(rest)}" if rest else name
        self._button(act.LOSE_FIGURE, text, alt_text.button(act.LOSE_FIGURE, view), glyph=glyph)

    def _treasures(self) -> None:
        """The treasures that are hidden for a neighbour, in the hand of whoever hides them."""
        view, owner = self.view, alt_text.owner_to_hide_for(self.view)
        assert owner is not None
        self.title(say("Treasures of {player}", "Trésors du joueur {player}").format(player=seat_name(owner)))
        left = view.to_hide[owner]
        known = all(kind is not None for kind in left)
        kinds: Iterable[Kind | None] = view.options.kinds if known else left
        swatch = PLAYERS[owner + 1]
        for place, kind in enumerate(kinds):
            box = Box(COLUMN.x + 6 + 128 * (place % 3), self.y + 6 + 118 * (place // 3), 112, 100)
            if kind is None:
                self.add(group(f"back:{place}", parts.back(box, "lock", swatch.fill, swatch.on)))
                continue
            id, there = act.treasure_target(owner, kind), kind in left
            shapes: list[Shape] = parts.card(box) if there else parts.slot(box)
            if there:
                tag = Rect(box.x + 6, box.y + 6, 22, 22, 5, fill=swatch.fill, stroke=INK)
                shapes += [tag, parts.middle(box.x + 17, box.y + 17, str(owner + 1), 17, swatch.on, bold=True)]
            shapes += pieces.face(box.cx, box.y + 32, kind, 38) if there else ()
            name = say("blank", "blanc") if kind is Kind.BLANK else kind_name(kind)
            lines = metrics.fill(name, (box.w - 8, box.w - 8), 17)
            for at, line in enumerate(lines):
                y = box.y + 74 + 20 * (at - (len(lines) - 1) / 2)
                shapes.append(parts.middle(box.cx, y, line, 17, INK if there else MUTED, room=box.w - 4))
            self.add(group(id, shapes, layer="pieces"))
            self.add_target(id, box, alt_text.treasure(owner, kind, there), loose=there)

    def _help(self) -> None:
        """The mediator's help as cards."""
        view = self.view
        for option in OPTIONS:
            box, id = Box(COLUMN.x, self.y, COLUMN.w, 36), act.help_target(option)
            off = view.active is not None and any(option_faults(view, view.active, option))
            ink = MUTED if off else INK
            shapes = parts.card(box, off=off)
            shapes.append(Circle(box.x + 24, box.cy, 14, fill=PAPER if off or not option else GOLD, stroke=ink))
            shapes.append(parts.middle(box.x + 24, box.cy, str(option), 17, INK, bold=True))
            told = metrics.fit(alt_text.help_label(option), box.w - 54, 17)
            shapes.append(Text(box.x + 46, box.cy + 6, told, 17, ink, room=box.w - 52))
            self.add(group(id, shapes, layer="pieces"))
            self.add_target(id, box, alt_text.help(option, view), radius=8)
            self.y += 36 + 16

    # --- the key -----------------------------------------------------------------------------------------------------

    def _key(self) -> None:
        """What the signs mean, of those that are in the picture: the plainest last, for which there may be no room."""
        view = self.view
        figures = {force.figure for force in view.forces if force is not None}
        signs: list[tuple[parts.Sign, str, bool]] = [
            (_REQUESTS, say("requests left", "aides restantes"), True),
            (_TRUCE, say("truce", "trêve"), view.truce is not None),
            (_HIDDEN, say("hidden", "caché"), bool(view.lying)),
            (pieces.marker("mediator", 11), say("mediator", "médiateur"), view.mediator is not None),
            (pieces.marker("dragon", 11), say("dragon", "dragon"), view.dragon is not None),
            (tuple(parts.badge(0, 0, "sword", INK, 11)), say("hero", "héros"), Figure.HERO in figures),
            (tuple(parts.badge(0, 0, "hat", INK, 11)), say("wizard", "magicien"), Figure.WIZARD in figures),
            (_TUNNEL, say("tunnel", "tunnel"), True),
            ("star", say("first", "premier"), view.first is not None),
            ("flag", say("taken", "pris"), bool(view.conquests)),
            (_GROWN, say("orks multiplied", "un Ork de plus"), bool(alt_text.multiplied(view))),
            (_ORK, say("orks", "les Orks"), any(f is not None and f.holder is None for f in view.forces)),
        ]
        self.key([(sign, label) for sign, label, there in signs if there])


_ORK: Final = (Rect(-13, -10, 26, 20, 6, fill=pieces.ORK, stroke=INK), parts.sign(0, 0, "orc_head", 17, INK, PAPER))
_HIDDEN: Final = (Rect(-9, -10, 18, 20, 4, fill=PAPER, stroke=INK), parts.middle(0, 0, "?", 17, bold=True))
_GROWN: Final = (Rect(-15, -11, 30, 22, 6, fill=INK), parts.middle(0, 0, "+1", 17, GOLD, bold=True))
_TRUCE: Final = tuple(
    Poly(((-12, 0), (12, 0)), closed=False, stroke=colour, line=line) for colour, line in ((PAPER, 10), (ICE_LINE, 5))
)
_TUNNEL: Final = tuple(Poly(((x, 0), (x + 7, 0)), closed=False, stroke=INK, line=5) for x in (-12, 5))
_REQUESTS: Final = (parts.sign(0, 0, "shield", 20, ICE_LINE),)
"""Signs of the map as small as the key needs them."""
