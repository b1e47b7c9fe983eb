"""A battle as a picture: two armies in two lines each, their cards, strike tiles and losses, and what is decided now.

`paint` draws it into any box of about 840 x 800 px or more; `battle_text` tells the same in lines. The seat whose eyes
these are fights from below; for all others the defender stands above and the attacker below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import cards, pieces, strikes
from orclib.games.orcs_vs_orcs.components import DECK, FIRST_LINE, Card, Colour, Line, in_order, spread
from orclib.games.orcs_vs_orcs.names import (
    card_name,
    cards_count,
    cards_list,
    hordes_count,
    line_name,
    seat_name,
    the_zone,
    zone_name,
)
from orclib.games.orcs_vs_orcs.rules.field import copies, kinds, summons
from orclib.games.orcs_vs_orcs.state import Battle, Column, Hidden, Phase, Play, Secret, Side, Slot, Step, View
from orclib.language import _, labelled, listing, ngettext, pgettext
from orclib.scene import Box, Circle, Collector, Group, Poly, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import (
    ACCENT,
    BAND,
    GOLD,
    INK,
    LINE,
    MUTED,
    OFF_INK,
    PANEL,
    PAPER,
    TABLE,
    dim,
    mix,
)

Shapes = tuple[Shape, ...]

BAR: Final = 48.0
STRIP: Final = 72.0
FOOT: Final = 166.0
LANE: Final = 38.0
POCKET: Final = 156.0
GUTTER: Final = 26.0
WALL: Final = 24.0
GAP: Final = 6.0
APART: Final = 14.0
"""Between cards, so that the rings around them do not run into each other."""
EDGE: Final = 9.0
"""Between the cards of a side and the edge of its part."""
CARD: Final = 126.0
"""The most that a card on the battlefield is wide."""
NARROW: Final = 60.0
"""Cards to choose from that would be narrower than this are chips."""
PILE: Final = (38.0, 46.0)
ROW: Final = cards.CHIP + 4.0
"""The height of a row of chips."""

STEPS: Final = ("decks", "draw", "choose", "reveal", "strengths", "effects", "end")
"""The steps of a battle: the first once, the others in every round (spec 5.2)."""


# --- what is going on ------------------------------------------------------------------------------------------------


def step_of(view: View) -> str:
    """Which step of the round goes on."""
    battle = _battle(view)
    match view.phase:
        case Phase.DECKS | Phase.VANGUARD:
            return "decks"
        case Phase.DECLARE | Phase.COMMIT:
            return "choose"
        case Phase.PLACE | Phase.SWAP:
            return "reveal"
        case Phase.EFFECT:
            return "effects"
        case Phase.DRAW:
            if battle.step is not None:
                return "effects"
            return "reveal" if battle.blind else "draw"
        case Phase.BERSERK:
            if battle.step is not None:
                return "effects"
            if battle.queue:
                return "strengths"
            return "end" if all(side.plays for side in battle.sides) else "choose"
    return "end"


def _battle(view: View) -> Battle:
    assert view.battle is not None
    return view.battle


def _secret(view: View, number: int) -> Secret | Hidden:
    """What these eyes know of a side's secrets; nothing is left of them once the battle is over."""
    return view.secrets[number] if view.secrets else Hidden(done=True)


def _near(view: View) -> int:
    """The side that is drawn below: one's own, else the attacker's."""
    number = view.side(view.seat)
    return 0 if number is None else number


def _handed(view: View) -> int | None:
    """The side whose hand lies open at the bottom: one's own; for the referee that of whoever decides."""
    if view.seat is not None:
        return view.side(view.seat)
    number = view.side(view.active)
    return _near(view) if number is None else number


def _decides(view: View) -> bool:
    """Whether these eyes belong to whoever decides, or see all."""
    return view.seat is None or view.seat == view.active


def _revealed(view: View, number: int) -> tuple[Play, ...]:
    """The cards that a side has revealed and that do not lie on the battlefield yet."""
    before = step_of(view) in ("draw", "choose", "reveal")
    return _battle(view).sides[number].plays if before else ()


def _fresh(view: View, number: int, column: int, line: Line, hero: bool) -> bool:
    """Whether a card on the battlefield was engaged in this round."""
    if _revealed(view, number):
        return False
    side = _battle(view).sides[number]
    return any(
        play.spot is not None and play.spot.column == column and play.spot.line is line and play.card.is_hero is hero
        for play in side.plays
    )


def _own_pool(view: View, number: int) -> Counter[Card]:
    """What a side may still put in its deck, as far as these eyes know its cards (OVO-16.3)."""
    seat, secret = _battle(view).sides[number].seat, _secret(view, number)
    heroes = [held.hero for held in view.held[seat] if held.hero is not None and not held.away]
    left = Counter([*spread(view.players[seat].units), *heroes])
    left.subtract(secret.deck if isinstance(secret, Secret) else ())
    return left


def _away(view: View, number: int) -> tuple[Card, ...]:
    """The Heroes that a side may not use before the next game turn (OVO-21.8)."""
    held = view.held[_battle(view).sides[number].seat]
    return in_order([each.hero for each in held if each.hero is not None and each.away])


def _looked_through(view: View, step: Step) -> Counter[Card]:
    """The deck that is looked through, for eyes that see it (OVO-22.10, 22.19)."""
    number = 1 - step.side if step.card is Card.MOORDAKK else step.side
    secret = _secret(view, number)
    if isinstance(secret, Secret):
        return Counter([*secret.deck, *secret.under])
    return Counter(secret.peeked)


def _may_draw(view: View) -> tuple[Card, ...]:
    """The cards of which chance draws one, for the referee."""
    number = _battle(view).drawing
    secret = None if number is None else _secret(view, number)
    return in_order(list(dict.fromkeys(secret.deck))) if isinstance(secret, Secret) else ()


# --- words -----------------------------------------------------------------------------------------------------------


def step_name(step: str) -> str:
    """A step of a battle, as the bar calls it."""
    return {
        "decks": lambda: pgettext("battle step", "decks"),
        "draw": lambda: pgettext("battle step", "draw"),
        "choose": lambda: pgettext("battle step", "choose"),
        "reveal": lambda: pgettext("battle step", "reveal"),
        "strengths": lambda: pgettext("battle step", "strengths"),
        "effects": lambda: pgettext("battle step", "effects"),
        "end": lambda: pgettext("battle step", "end of round"),
    }[step]()


def _orders(view: View) -> list[str]:
    """The order of the effects (OVO-17.15, R39)."""
    froksh = card_name(Card.FROKSH)
    match view.options.effect_order:
        case "attacker_first":
            return [froksh, pgettext("battle step", "attacker"), pgettext("battle step", "defender")]
        case "simultaneous":
            return [froksh, pgettext("battle step", "all at once")]
    return [froksh, pgettext("battle step", "Heroes"), pgettext("battle step", "Units")]


def _order_of(view: View) -> int | None:
    """Which part of the effects goes on."""
    step = _battle(view).step
    if step is None or step_of(view) != "effects":
        return None
    if step.card is Card.FROKSH:
        return 0
    match view.options.effect_order:
        case "attacker_first":
            return 1 + step.side
        case "simultaneous":
            return 1
    return 1 if step.card.is_hero or step.copied or step.play else 2


def round_text(view: View) -> str:
    """Which round it is."""
    number = _battle(view).round
    return _("round {n}").format(n=number) if number else _("before round 1")


def role(number: int) -> str:
    """What a side does."""
    return pgettext("side", "attacker") if number == 0 else pgettext("side", "defender")


def statuses(view: View, number: int) -> list[str]:
    """What holds for a side beyond the rule: by Froksh, Eruhsk, Vri-Hurcka, Xaphyr, or as declared."""
    side, secret = _battle(view).sides[number], _secret(view, number)
    told = []
    if side.cancelled:
        told.append(_("effect cancelled"))
    if side.waits:
        told.append(_("chooses second"))
    if side.blind:
        told.append(_("top card unseen"))
    if side.rewinds:
        told.append(_("goes back {n}").format(n=side.rewinds))
    if secret.told and secret.declared is not None:
        told.append(_("reorganises") if secret.declared else _("plays on"))
    elif isinstance(secret, Hidden) and secret.answered:
        told.append(_("has declared"))
    return told


def asked(view: View) -> str:
    """What is decided now, and by whom."""
    battle = _battle(view)
    if battle.ending:
        told = _ended(view)
        if view.phase is Phase.ROUT and view.active is not None:
            told = f"{told} {_('{player} retreats to a zone beside it.').format(player=seat_name(view.active))}"
        return told
    if view.phase is Phase.DRAW:
        return _drawn(view)
    assert view.active is not None
    who = seat_name(view.active)
    number = view.side(view.active)
    assert number is not None
    foe = seat_name(battle.sides[1 - number].seat)
    match view.phase:
        case Phase.DECKS:
            return _("{player} puts up to 10 cards in a combat deck.").format(player=who)
        case Phase.VANGUARD:
            told = ngettext(
                "{player} engages {n} first-line Unit before round 1.",
                "{player} engages {n} first-line Units before round 1.",
                battle.vanguard,
            )
            return told.format(player=who, n=battle.vanguard)
        case Phase.DECLARE:
            return _("{player} says in secret whether to reorganise.").format(player=who)
        case Phase.PLACE:
            card = card_name(battle.sides[number].plays[0].card)
            return _("{player} places a card: {card}.").format(player=who, card=card)
        case Phase.SWAP:
            return _("Shagratt of {player}: does {enemy} engage the other card?").format(player=who, enemy=foe)
        case Phase.BERSERK:
            return _("{player}, in the Berserk zone: one Horde of {enemy} for the red token?").format(
                player=who, enemy=foe
            )
        case Phase.EFFECT:
            return _effect_asked(view, who, foe)
    return _("{player} chooses a card and its place, or reorganises.").format(player=who)


def _drawn(view: View) -> str:
    battle = _battle(view)
    assert battle.drawing is not None
    who = seat_name(battle.sides[battle.drawing].seat)
    if battle.turned:
        return _("The top card of {player} is discarded.").format(player=who)
    if battle.blind:
        return _("{player} engages the top card unseen.").format(player=who)
    return _("{player} draws a card.").format(player=who)


def _effect_asked(view: View, who: str, foe: str) -> str:
    step = _battle(view).step
    assert step is not None
    told = {
        Card.SHAMAN: lambda: _("green or red?"),
        Card.ASHANI: lambda: _("which Unit of {enemy} is destroyed?"),
        Card.BUURK: lambda: _("which card is copied?"),
        Card.KRAASH: lambda: _("which kind strikes once more?"),
        Card.KOKOTH: lambda: _("which card is engaged at once?"),
        Card.MOORDAKK: lambda: _("which Hero in the deck of {enemy} is discarded?"),
        Card.VRUSHN: lambda: _("which card of the deck comes in hand?"),
        Card.PORKASH: lambda: _("which Horde joins the army?"),
    }[step.card]()
    card = _("{card} of {player}").format(card=card_name(step.card), player=who)
    return labelled(card, told.format(enemy=foe))


def _ended(view: View) -> str:
    battle = _battle(view)
    why = {
        1: lambda: _("no Horde is left"),
        2: lambda: _("two losses to none"),
        3: lambda: _("the third loss"),
        4: lambda: _("out of cards"),
    }[battle.ending]()
    if battle.winner is None:
        return _("Nobody wins: {why}.").format(why=why)
    return _("{player} wins: {why}.").format(player=seat_name(battle.sides[battle.winner].seat), why=why)


def _chosen(view: View, number: int) -> str:
    """The card that a side has chosen in secret, as far as these eyes know it; "" for none."""
    secret, seat = _secret(view, number), _battle(view).sides[number].seat
    if isinstance(secret, Hidden):
        return (
            _("{player} has chosen a card: it lies face down.").format(player=seat_name(seat)) if secret.commit else ""
        )
    if secret.commit is None:
        return ""
    card, where = secret.commit.card, _spot_text(secret.commit)
    told = _("{player} has chosen in secret: {card}, {where}.")
    return told.format(player=seat_name(seat), card=card_name(card), where=where)


def _spot_text(play: Play) -> str:
    """Where a card is to lie."""
    spot = play.spot
    if spot is None:
        return _("without a place")
    if spot.column is None:
        return _("a new column") if play.card in FIRST_LINE else _("behind the walls")
    if play.card.is_hero:
        over = (
            _("on the first line of column {n}") if spot.line is Line.FIRST else _("on the second line of column {n}")
        )
        return over.format(n=spot.column + 1)
    return _("column {n}").format(n=spot.column + 1)


def _slot_sentence(view: View, number: int, at: int, line: Line) -> str:
    """A place on the battlefield: whose, which column and line, what lies there."""
    side = _battle(view).sides[number]
    column = side.columns[at]
    slot = column.slot(line)
    where = _("{player}, column {n}, {line}").format(player=seat_name(side.seat), n=at + 1, line=line_name(line))
    if column.wall and line is Line.SECOND:
        where = _("{place} behind the walls").format(place=where)
    if slot is None:
        told = _("empty.")
        if line is Line.SECOND and column.first is not None:
            told = _("empty, open to a second-line Unit.")
        return labelled(where, told)
    told = _unit_sentence(view, slot)
    if column.covers(line) and column.hero is not None:
        cover = _("Covered by {hero}: no enemy effect counts it.").format(hero=card_name(column.hero))
        told = f"{told} {cover} {cards.sentence(column.hero, view.options)}"
    if _fresh(view, number, at, line, False) or (column.covers(line) and _fresh(view, number, at, line, True)):
        told = f"{told} {_('Engaged in this round.')}"
    return labelled(where, told)


def _unit_sentence(view: View, slot: Slot) -> str:
    if slot.down:
        told = _("{card}, face down: no effect counts it, but it protects.")
        return told.format(card=card_name(slot.card))
    return cards.sentence(slot.card, view.options)


def _loose_sentence(view: View, number: int, card: Card, down: bool) -> str:
    seat = _battle(view).sides[number].seat
    told = _("{player}, {card}: without a place, so its strength only; it is discarded at the end of the round.")
    if not card.is_hero:
        told = _("{player}, {card}: unprotected, so its strength only; it is discarded at the end of the round.")
    text = told.format(player=seat_name(seat), card=card_name(card))
    return f"{text} {_('It lies face down.')}" if down else text


def _button_sentence(view: View, id: str) -> str:
    """What a button is for."""
    match id:
        case act.READY:
            return _("The deck is ready: the cards left out stay aside for this battle.")
        case act.ALL:
            return _("Put all your cards in the deck, up to 10.")
        case act.REORGANISE:
            return _(
                "Reorganise: both cards go under the deck, you draw two and take 1 strike. Then say which lies above."
            )
        case act.SHUFFLE:
            return _("Shuffle the deck after the reorganisation.")
        case act.HOLD:
            return _("Do not reorganise.")
        case act.SWAP:
            return _("The enemy takes the card back and engages the one kept in hand.")
        case act.LET:
            return _("The enemy's card stays as it is.")
        case act.BERSERK:
            return _(
                "Berserk: an enemy Horde is eliminated, the enemy's token goes back to space 1, yours turns white."
            )
        case act.CALM:
            return _("No Berserk now: the token stays red.")
    return _("Let the effect go by.")


def _button_text(id: str) -> str:
    return {
        act.READY: lambda: _("Deck ready"),
        act.ALL: lambda: _("All cards"),
        act.REORGANISE: lambda: _("Reorganise (1 strike)"),
        act.SHUFFLE: lambda: _("and shuffle"),
        act.HOLD: lambda: _("No, play on"),
        act.SWAP: lambda: _("Yes, the other card"),
        act.LET: lambda: _("No, it stays"),
        act.BERSERK: lambda: _("Berserk!"),
        act.CALM: lambda: _("Not now"),
        act.SKIP: lambda: _("None of them"),
    }[id]()


# --- in lines of text ------------------------------------------------------------------------------------------------


def battle_text(view: View) -> list[str]:
    """The battle in lines, in reading order: what is decided, then side by side, the nearer one last."""
    battle = _battle(view)
    attacker, defender = [seat_name(side.seat) for side in battle.sides]
    told = _("Battle in {zone}: {attacker} attacks {defender}, {round}.").format(
        zone=the_zone(battle.zone, view.board), attacker=attacker, defender=defender, round=round_text(view)
    )
    if battle.assault:
        told = f"{told} {_('A fortress stands: walls protect the second line of {player}.').format(player=defender)}"
    order = _order_of(view)
    step = step_name(step_of(view)) + (f" ({_orders(view)[order]})" if order is not None else "")
    lines = [told, f"{labelled(_('Step'), step)}. {asked(view)}"]
    near = _near(view)
    for number in (1 - near, near):
        lines += _side_text(view, number)
    if view.phase is Phase.DECKS:
        lines += _deck_text(view)
    return lines


def _side_text(view: View, number: int) -> list[str]:
    side, secret = _battle(view).sides[number], _secret(view, number)
    player = view.players[side.seat]
    first = _("{player}, {role}: {hordes}.").format(
        player=seat_name(side.seat), role=role(number), hordes=hordes_count(view.fighters(number))
    )
    lines = [f"{first} {strikes.losses_sentence(side)}"]
    lines.append(strikes.strikes_sentence(side, player.red, view.options.segments))
    if extra := statuses(view, number):
        lines.append(_sentence(listing(extra)))
    for at, column in enumerate(side.columns):
        found = [_slot_sentence(view, number, at, line) for line in Line if column.slot(line) is not None]
        lines += found or [_slot_sentence(view, number, at, Line.FIRST)]
    if not side.columns:
        lines.append(_("{player} has no card on the battlefield.").format(player=seat_name(side.seat)))
    lines += [_loose_sentence(view, number, slot.card, slot.down) for slot in side.loose]
    lines += [_loose_sentence(view, number, hero, False) for hero in side.strays]
    for play in _revealed(view, number):
        lines.append(_("{player} has revealed: {card}").format(
            player=seat_name(side.seat), card=cards.sentence(play.card, view.options)
        ))  # fmt: skip
    if chosen := _chosen(view, number):
        lines.append(chosen)
    if view.secrets:
        lines.append(_deck_sentence(view, number))
        if view.phase not in (Phase.DECKS, Phase.VANGUARD):
            lines.append(_hand_sentence(view, number))
    if side.discards:
        lines.append(_discards_sentence(side))
    if isinstance(secret, Hidden) and secret.peeked:
        lines.append(_seen_sentence(side, secret))
    return lines


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _deck_sentence(view: View, number: int) -> str:
    side, secret = _battle(view).sides[number], _secret(view, number)
    hidden = isinstance(secret, Hidden)
    deck, under = (secret.deck, secret.under) if isinstance(secret, Hidden) else (len(secret.deck), len(secret.under))
    told = _("Deck of {player}: {cards}, face down.").format(
        player=seat_name(side.seat), cards=cards_count(deck + under)
    )
    if under:
        told += " " + ngettext(
            "{n} of them was put at the bottom.", "{n} of them were put at the bottom.", under
        ).format(n=under)
    if not hidden and isinstance(secret, Secret) and (deck or under):
        told += " " + labelled(_("In it"), cards_list(in_order([*secret.deck, *secret.under]))) + "."
    return told


def _hand_sentence(view: View, number: int) -> str:
    side, secret = _battle(view).sides[number], _secret(view, number)
    name = seat_name(side.seat)
    if isinstance(secret, Hidden):
        return _("Hand of {player}: {cards}, face down.").format(player=name, cards=cards_count(secret.hand))
    if not secret.hand:
        return _("Hand of {player}: no card.").format(player=name)
    return _("Hand of {player}: {cards}.").format(player=name, cards=cards_list(secret.hand))


def _discards_sentence(side: Side) -> str:
    return _("Discarded by {player}: {cards}.").format(player=seat_name(side.seat), cards=cards_list(side.discards))


def _seen_sentence(side: Side, secret: Hidden) -> str:
    told = _("You have seen among the hidden cards of {player}: {cards}.")
    return told.format(player=seat_name(side.seat), cards=cards_list(secret.peeked))


def _deck_text(view: View) -> list[str]:
    number = view.side(view.active)
    if number is None or not isinstance(_secret(view, number), Secret):
        return []
    left = _own_pool(view, number)
    lines = [labelled(_("Not in the deck"), cards_list(in_order(list(left.elements()))) or _("nothing")) + "."]
    if away := _away(view, number):
        lines.append(labelled(_("Aside until the next game turn"), cards_list(away)) + ".")
    return lines


# --- the picture -----------------------------------------------------------------------------------------------------


def paint(into: Collector, view: View, x: float, y: float, w: float, h: float) -> None:
    """Draw the whole battle inside a box."""
    _Battlefield(into, view, Box(x, y, w, h)).draw()


class _Half(NamedTuple):
    """Where one side's part of the battlefield is."""

    box: Box
    first: float
    """The top of its first line."""
    second: float
    wall: float | None
    pocket: Box
    """Where its choice lies, and what has no place."""


class _Battlefield:
    """One battle as one seat sees it."""

    def __init__(self, into: Collector, view: View, box: Box) -> None:
        self.into, self.view, self.box = into, view, box
        self.battle = _battle(view)
        self.near = _near(view)
        self.step = step_of(view)
        self.building = self._builder()
        self.field = Box(box.x, box.y + BAR + STRIP + 2 * GAP, box.w, box.h - BAR - 2 * STRIP - FOOT - 5 * GAP)
        # Room for the rings that marks draw around cards, where there is room at all.
        self.apart = APART if self.field.h >= 500 else GAP
        lines = 2 * self.apart + (WALL if self.battle.assault else 0.0)
        self.cell = (self.field.h - LANE - 4 * EDGE - lines) / 4
        self.halves = self._halves()
        area = box.w - GUTTER - POCKET - 3 * GAP
        most = max([len(side.columns) for side in self.battle.sides] + [1])
        if self._wall_open():  # room for one more
            most = max(most, len(self.battle.sides[1].columns) + 1)
        between = APART if area / most >= 90 else GAP
        self.pitch = min(CARD + between, area // most)
        self.wide = self.pitch - between

    def draw(self) -> None:
        self._bar()
        self._strip(1 - self.near, self.box.y + BAR + GAP)
        self._strip(self.near, self.field.bottom + GAP)
        if self.building is not None:
            self._builder_table(self.building)
        else:
            self._ground()
            for number in (1 - self.near, self.near):
                if self.view.phase is Phase.DECKS:
                    self._built(number)
                else:
                    self._lines(number)
                    self._pocket(number)
            self._tracking()
        foot = Box(self.box.x, self.box.bottom - FOOT, self.box.w, FOOT)
        self._foot(foot)

    def _put(self, id: str, shapes: Iterable[Shape], x: float, y: float) -> None:
        """A thing drawn about its own corner."""
        self.into.add(Group(id, tuple(shapes), x, y, "pieces"))

    def _face(self, card: Card, w: float, h: float) -> Shapes:
        return cards.face(card, w, h, self.view.options)

    def _seat(self, number: int) -> Seat:
        return self.battle.sides[number].seat

    def _builder(self) -> int | None:
        """The side whose deck is built before these eyes."""
        number = self.view.side(self.view.active)
        if self.view.phase is not Phase.DECKS or number is None:
            return None
        return number if isinstance(_secret(self.view, number), Secret) else None

    def _wall_open(self) -> bool:
        """Whether there is a place behind the walls to point at (OVO-24.7)."""
        return self.battle.assault and not self.battle.ending and self.view.phase is not Phase.DECKS

    # --- the bar of steps --------------------------------------------------------------------------------------------

    def _bar(self) -> None:
        box, view = self.box, self.view
        number = self.battle.round
        title = pgettext("battle step", "round")
        pill = Box(box.x, box.y, max(66.0, metrics.width(title, 14) + 14), BAR)
        self.into.add(group("battle:round", _round(pill, title, str(number or "–"))))
        orders, order = _orders(view), _order_of(view)
        names = [step_name(step) for step in STEPS]
        widths = [
            _step_width(name, orders if step == "effects" else []) for step, name in zip(STEPS, names, strict=True)
        ]
        left = pill.right + GAP
        extra = (box.right - left - sum(widths)) / len(STEPS)
        at = STEPS.index(self.step)
        for place, (step, name, wide) in enumerate(zip(STEPS, names, widths, strict=True)):
            state = "now" if place == at else "done" if place < at else "later"
            lit = order if step == "effects" else None
            ways = orders if step == "effects" else []
            ends = (place == 0, place == len(STEPS) - 1)
            shapes = _arrow(Box(left, box.y, wide + extra, BAR), name, tuple(ways), state, lit, ends)
            self.into.add(group(f"step:{step}", shapes))
            left += wide + extra
        told = [labelled(_("Step"), names[at]) + ".", round_text(view).capitalize() + "."]
        told.append(labelled(_("Order of the effects"), listing(orders)) + ".")
        told.append(asked(view))
        self.into.aim("battle:steps", Box(box.x, box.y, box.w, BAR), " ".join(told), radius=8)

    # --- a side's strip ----------------------------------------------------------------------------------------------

    def _strip(self, number: int, y: float) -> None:
        """Who fights, with the strike tile, deck, hand and what lies open beside the battlefield."""
        view, side, secret = self.view, self.battle.sides[number], _secret(self.view, number)
        x, seat = self.box.x, side.seat
        status = statuses(view, number)
        plate = Box(x, y, 172, STRIP)
        decides = seat == view.active
        self.into.add(
            group(f"fighter:{seat}", _plate(plate, seat, number, view.fighters(number), tuple(status), decides))
        )
        sentence = _("{player}, {role}: {hordes}.").format(
            player=seat_name(seat), role=role(number), hordes=hordes_count(view.fighters(number))
        )
        extra = f" {_sentence(listing(status))}" if status else ""
        self.into.aim(f"fighter:{seat}", plate, sentence + extra, radius=8, group=f"fighter:{seat}")
        x = plate.right + 8
        red, segments = view.players[seat].red, view.options.segments
        id = act.strike_target(seat)
        self._put(id, strikes.strike_tile(side.space, red, segments), x, y + 3)
        tile = Box(x, y + 3, strikes.WIDTH, strikes.HEIGHT)
        self.into.aim(id, tile, strikes.strikes_sentence(side, red, segments), radius=8, group=id)
        x = tile.right + 10
        if view.secrets:
            x = self._deck(number, x, y)
            x = self._hand(number, x, y)
        rows = Box(x, y + 8, self.box.right - x, STRIP - 8)
        known: tuple[Card, ...] = ()
        if isinstance(secret, Hidden):
            known, id, title, told = (
                secret.peeked,
                f"seen:{seat}",
                pgettext("pile", "seen"),
                _seen_sentence(side, secret),
            )
        elif view.phase is not Phase.DECKS:
            known, id = (*secret.deck, *secret.under), f"inside:{seat}"
            title, told = pgettext("pile", "in it"), _deck_sentence(view, number)
        if side.discards:
            upper = Box(rows.x, rows.y, rows.w, ROW if known else rows.h)
            self._open(
                f"discards:{seat}", upper, pgettext("pile", "discarded"), side.discards, _discards_sentence(side)
            )
            rows = Box(rows.x, rows.y + ROW, rows.w, rows.h - ROW)
        if known:
            self._open(id, rows, title, known, told)

    def _deck(self, number: int, x: float, y: float) -> float:
        """The deck face down; under it how many cards, those put at the bottom apart."""
        seat, secret = self._seat(number), _secret(self.view, number)
        deck = secret.deck if isinstance(secret, Hidden) else len(secret.deck)
        under = secret.under if isinstance(secret, Hidden) else len(secret.under)
        text = f"{deck}+{under}" if under else str(deck)
        label = f"{pgettext('pile', 'deck')} {text}"
        wide = max(PILE[0], metrics.width(label, 14))
        id = f"deck:{seat}"
        shapes = _pile(deck + under, wide, label)
        self._put(id, shapes, x, y)
        told = _deck_sentence(self.view, number)
        self.into.aim(id, Box(x, y, wide, STRIP), told, radius=6, group=id)
        return x + wide + 12

    def _hand(self, number: int, x: float, y: float) -> float:
        """Cards in hand: backs, or for the referee chips."""
        view, seat, secret = self.view, self._seat(number), _secret(self.view, number)
        if seat == view.seat or view.phase in (Phase.DECKS, Phase.VANGUARD):
            return x
        count = secret.hand if isinstance(secret, Hidden) else len(secret.hand)
        label, id = f"{pgettext('pile', 'hand')} {count}", f"hand:{seat}"
        wide = metrics.width(label, 14)
        if isinstance(secret, Hidden):
            wide = max(wide, PILE[0] + 20 * max(0, count - 1))
            self._put(id, _backs(count, wide, label), x, y)
        else:
            found = [cards.chip(card, named=True) for card in secret.hand]
            wide = max([wide, *[w for _shapes, w in found]])
            shapes: list[Shape] = [Text(0, STRIP - 5, label, 14, INK)]
            for place, (chip, _w) in enumerate(found[:2]):
                shapes += _moved(chip, 0, 1 + (cards.CHIP + 2) * place - (3 if place else 0))
            self._put(id, shapes, x, y)
        self.into.aim(id, Box(x, y, wide, STRIP), _hand_sentence(view, number), radius=6, group=id)
        return x + wide + 12

    def _open(self, id: str, box: Box, title: str, found: Sequence[Card], sentence: str) -> None:
        """Cards that are known beside the battlefield, as chips in a row or two."""
        if not found:
            return
        shapes, wide, rows = _chips(title, in_order(list(found)), box.w, 2 if box.h > 2 * cards.CHIP else 1)
        self._put(id, shapes, box.x, box.y)
        self.into.aim(id, Box(box.x, box.y, wide, ROW * rows - 4), sentence, radius=5, group=id)

    # --- the two lines of each side ----------------------------------------------------------------------------------

    def _halves(self) -> tuple[_Half, _Half]:
        """By side: where its lines are; the nearer side lies below."""
        field, found = self.field, dict[int, _Half]()
        over = strikes.ROW - LANE / 2  # so far the tracking tile reaches in
        for number in (1 - self.near, self.near):
            walled = number == 1 and self.battle.assault
            between = self.apart + (WALL if walled else 0.0)
            high = 2 * self.cell + between + 2 * EDGE
            below = number == self.near
            box = Box(field.x, field.bottom - high if below else field.y, field.w, high)
            upper, lower = box.y + EDGE, box.bottom - EDGE - self.cell
            first, second = (upper, lower) if below else (lower, upper)
            wall = upper + self.cell + self.apart / 2 + 1 if walled else None
            pocket = Box(box.right - POCKET - GAP, box.y + EDGE, POCKET, high - 2 * EDGE - over + 2)
            found[number] = _Half(box, first, second, wall, pocket.moved(0, over - 2) if below else pocket)
        return found[0], found[1]

    def _ground(self) -> None:
        """What the armies stand on: a strip for each side, with the chevrons of its lines; the lane between."""
        for number in (0, 1):
            half = self.halves[number]
            seat = self._seat(number)
            self.into.add(group(f"ground:{number}", _ground(half, seat, self.cell)))
            if half.wall is not None:
                columns = Box(half.box.x + GUTTER + 3, half.wall, half.pocket.x - half.box.x - GUTTER - GAP - 8, WALL)
                self.into.add(group("walls", _masonry(columns)))

    def _lane_y(self, share: float) -> float:
        """A height in the lane between the first lines."""
        top = self.halves[1 - self.near].box.bottom
        return top + (self.halves[self.near].box.y - top) * share

    def _x(self, at: int) -> float:
        """Where a column begins."""
        return self.box.x + GUTTER + GAP + self.pitch * at

    def _cell(self, number: int, at: int, line: Line) -> Box:
        half = self.halves[number]
        return Box(self._x(at), half.first if line is Line.FIRST else half.second, self.wide, self.cell)

    def _lines(self, number: int) -> None:
        side = self.battle.sides[number]
        numerals: list[Shape] = []
        for at, column in enumerate(side.columns):
            for line in Line:
                if line is Line.FIRST and column.wall and column.first is None:
                    continue
                self._slot(number, at, column, line)
            y = self._lane_y(0.76 if number == self.near else 0.24)
            numerals.append(parts.middle(self._x(at) + 14, y, str(at + 1), 14, INK))
        if numerals:
            self.into.add(group(f"columns:{side.seat}", numerals))
        if number == 1 and self._wall_open():
            box = self._cell(1, len(side.columns), Line.SECOND)
            self.into.add(group(act.WALL, _free(box)))
            told = _("A place behind the walls of {player}: a second-line Unit needs no other to protect it.")
            self.into.aim(act.WALL, box, told.format(player=seat_name(side.seat)), radius=6, group=act.WALL)

    def _slot(self, number: int, at: int, column: Column, line: Line) -> None:
        """A place in a column: the Unit, perhaps a Hero on it, or nothing."""
        seat, slot, box = self._seat(number), column.slot(line), self._cell(number, at, line)
        id = act.slot_target(seat, at, line)
        covered = column.covers(line) and column.hero is not None
        w = self.wide
        if slot is None:
            self._put(id, parts.slot(Box(0, 0, w, box.h), r=6), box.x, box.y)
        elif covered:
            power = cards.value(slot.card, self.view.options)
            self._put(id, cards.down_head(slot.card, w) if slot.down else cards.head(slot.card, w, power), box.x, box.y)
        elif slot.down:
            self._put(id, cards.down(slot.card, w, box.h), box.x, box.y)
        else:
            self._put(id, self._face(slot.card, w, box.h), box.x, box.y)
        if covered and column.hero is not None:
            self._put(f"hero:{seat}:{at}", self._face(column.hero, w, box.h - cards.HEAD), box.x, box.y + cards.HEAD)
        for hero in (False, True):
            there = covered if hero else slot is not None
            if there and _fresh(self.view, number, at, line, hero):
                card = column.hero if hero else slot.card if slot else None
                self._fresh(
                    number, f"{at}:{line.value}:{hero:d}", box.cx, box.y + (cards.HEAD if hero else 0) + 12, card
                )
        sentence = _slot_sentence(self.view, number, at, line)
        self.into.aim(id, box, sentence, radius=6, group=id)

    def _fresh(self, number: int, key: str, cx: float, cy: float, card: Card | None) -> None:
        """An arrow on a card that was engaged in this round; gold while its effect goes on."""
        step = self.battle.step
        lit = step is not None and step.side == number and step.card is card
        turn = -90 if number == self.near else 90
        shapes = (
            Circle(0, 0, 10.5, fill=GOLD if lit else PAPER, stroke=INK, line=2 if lit else 1.5),
            parts.sign(0, 0, "arrow", 15, INK, turn=turn),
        )
        self.into.add(Group(f"fresh:{self._seat(number)}:{key}", shapes, cx, cy, "front"))

    # --- beside the lines: the choice, what is revealed, what has no place -------------------------------------------

    def _pocket(self, number: int) -> None:
        view, side, pocket = self.view, self.battle.sides[number], self.halves[number].pocket
        secret, seat = _secret(view, number), side.seat
        revealed = _revealed(view, number)
        if revealed:
            self._reveal(number, revealed, pocket)
        elif side.loose or side.strays:
            self._loose(number, pocket)
        elif secret.commit:
            box = Box(pocket.cx - 42, pocket.cy - 62, 84, 112)
            id = f"choice:{seat}"
            self._put(id, cards.back(box.w, box.h), box.x, box.y)
            if isinstance(secret, Secret) and secret.commit is not None:
                self.into.add(group(f"{id}:tag", _tag(box, secret.commit), layer="front"))
            self.into.aim(id, box, _chosen(view, number), radius=6, group=id)

    def _reveal(self, number: int, revealed: Sequence[Play], pocket: Box) -> None:
        """Cards that have been revealed, large, before they are engaged."""
        seat = self._seat(number)
        high = min(cards.LARGE[1], pocket.h)
        for place, play in enumerate(revealed):
            box = Box(pocket.x, pocket.y + (pocket.h - high) / 2 + 8 * place, POCKET, high)
            id = f"revealed:{seat}:{place}"
            self._put(id, self._face(play.card, box.w, box.h), box.x, box.y)
            told = _("{player} has revealed: {card}").format(
                player=seat_name(seat), card=cards.sentence(play.card, self.view.options)
            )
            self.into.aim(id, box, told, radius=8, group=id)

    def _loose(self, number: int, pocket: Box) -> None:
        """Cards without protection or without a place, apart from the others."""
        side, view = self.battle.sides[number], self.view
        found = [(slot.card, slot.down, act.loose_target(side.seat, at)) for at, slot in enumerate(side.loose)]
        found += [(hero, False, f"stray:{side.seat}:{at}") for at, hero in enumerate(side.strays)]
        title = pgettext("battlefield", "no place") if not side.loose else pgettext("battlefield", "unprotected")
        shapes: list[Shape] = [
            Rect(pocket.x, pocket.y, pocket.w, pocket.h, 10, fill=dim(TABLE), stroke=OFF_INK, dash=(6, 5)),
            parts.middle(pocket.cx, pocket.y + 15, title, 14, INK, bold=True, room=pocket.w - 8),
        ]
        self.into.add(group(f"apart:{side.seat}", shapes))
        w = min(78.0, (pocket.w - 18) / min(2, len(found)))
        rows = -(-len(found) // 2)
        h = min(96.0, (pocket.h - 30 - 6 * rows) / rows)
        for place, (card, down, id) in enumerate(found):
            across = min(2, len(found) - 2 * (place // 2))
            x = pocket.cx + (place % 2 - across / 2) * (w + 6) + 3
            y = pocket.y + 28 + (h + 6) * (place // 2)
            self._put(id, cards.down(card, w, h) if down else self._face(card, w, h), x, y)
            fresh = any(play.card is card and play.spot is None for play in side.plays)
            if fresh:
                self._fresh(number, f"loose:{place}", x + w / 2, y + 12, card)
            self.into.aim(id, Box(x, y, w, h), _loose_sentence(view, number, card, down), radius=6, group=id)

    def _tracking(self) -> None:
        """The combat tracking tile, between the two sides."""
        x, y = self.halves[self.near].pocket.x + (POCKET - strikes.TILE) / 2, self._lane_y(0.5) - strikes.ROW
        self._put("tracking", strikes.ground(), x, y)
        for place, number in enumerate((1 - self.near, self.near)):
            side = self.battle.sides[number]
            id, top = act.losses_target(side.seat), y + strikes.ROW * place
            self._put(id, strikes.losses(side.seat, side.losses, side.exhausted), x, top)
            box = Box(x, top, strikes.TILE, strikes.ROW)
            self.into.aim(id, box, strikes.losses_sentence(side), radius=8, group=id)

    def _built(self, number: int) -> None:
        """A deck, or what there is of it, in its own half: faces for eyes that know it."""
        half, seat, secret = self.halves[number], self._seat(number), _secret(self.view, number)
        deck = secret.deck if isinstance(secret, Secret) else ()
        count = len(deck) if isinstance(secret, Secret) else secret.deck
        x, room = half.box.x + GUTTER + GAP, half.pocket.x - half.box.x - GUTTER - 3 * GAP
        w, h = (room + 6) // DECK - 6, 92.0
        y = half.box.cy - h / 2 + 12
        title = _("Deck: {n} of {most}").format(n=count, most=DECK)
        self.into.add(group(f"heading:{seat}", [parts.heading(x, y - 12, title, size=17)]))
        for place in range(count):
            shapes = self._face(deck[place], w, h) if deck else cards.back(w, h)
            self._put(f"decked:{seat}:{place}", shapes, x + (w + 6) * place, y)

    # --- a deck is built ---------------------------------------------------------------------------------------------

    def _builder_table(self, number: int) -> None:
        """The cards one owns, the deck so far, what cannot be used (OVO-16.2 to 16.4)."""
        view, field, seat = self.view, self.field, self._seat(number)
        secret = _secret(view, number)
        assert isinstance(secret, Secret)
        left, deck = _own_pool(view, number), list(secret.deck)
        owned = [card for card in in_order(list({*left, *deck})) if left[card] or card in deck]
        self.into.add(group("builder", _builder_ground(field, seat)))
        x, y, room, aside, high = field.x + 12, field.y + 8, field.w - 24, 30.0, 92.0
        low = field.bottom - 8 - aside  # what is aside
        self._heading("pool", x, y, _("Cards: {n} left").format(n=sum(left.values())), _("at most 10 in the deck"))
        pool = Box(x, y + 36, room, low - high - 34 - y - 36)
        w, h = _pool_size(len(owned), pool)
        across = int((room + APART) // (w + APART))
        for place, card in enumerate(owned):
            box = Box(x + (w + APART) * (place % across), pool.y + (h + APART) * (place // across), w, h)
            self._pool_card(card, left[card], box)
        top = low - high - 6
        self._heading("deck", x, top - 26, _("Deck: {n} of {most}").format(n=len(deck), most=DECK), "")
        w = (room + 8) // DECK - 8
        for place in range(DECK):
            shapes = self._face(deck[place], w, high) if place < len(deck) else parts.slot(Box(0, 0, w, high), r=6)
            self._put(f"decked:{place}", shapes, x + (w + 8) * place, top)
        self.into.aim(f"decked:{seat}", Box(x, top, room, high), _deck_sentence(view, number), radius=6)
        if away := _away(view, number):
            title = pgettext("pile", "aside until the next game turn")
            told = labelled(_("Aside until the next game turn"), cards_list(away)) + "."
            self._open(f"aside:{seat}", Box(x, low + 2, room, aside), title, away, told)
        else:
            self.into.add(
                group(f"aside:{seat}", [Text(x, low + 20, _("What is left out stays aside for this battle."))])
            )

    def _heading(self, key: str, x: float, y: float, title: str, note: str) -> None:
        shapes: list[Shape] = [parts.heading(x, y + 16, title, size=17)]
        if note:
            shapes.append(Text(x + metrics.width(title, 17, serif=True) * 1.15 + 14, y + 16, note))
        self.into.add(group(f"heading:{key}", shapes))

    def _pool_card(self, card: Card, count: int, box: Box) -> None:
        """A kind of card that may be put in the deck, with how many are left."""
        id = act.card_target(card)
        if count:
            badge = _count(box.w, count)
            self._put(id, [*self._face(card, box.w, box.h), *badge], box.x, box.y)
        else:
            gone: list[Shape] = parts.slot(Box(0, 0, box.w, box.h), r=6)
            self._put(id, [*gone, *cards.art(card, box.w / 2, box.h / 2, 34, LINE, TABLE)], box.x, box.y)
        told = ngettext("{n} left to put in the deck.", "{n} left to put in the deck.", count).format(n=count)
        sentence = f"{cards.sentence(card, self.view.options)} {told if count else _('None is left.')}"
        self.into.aim(id, box, sentence, radius=6, group=id, loose=bool(count))

    # --- below: the hand, and what is asked --------------------------------------------------------------------------

    def _foot(self, box: Box) -> None:
        number = _handed(self.view)
        x = box.x
        # While chance draws, the referee has all the width to choose from; hands lie in the strips.
        chance = self.view.phase is Phase.DRAW and self.view.seat is None
        if number is not None and self.view.secrets and self.view.phase is not Phase.DECKS and not chance:
            x = self._own_hand(number, box)
        self._tray(Box(x, box.y, box.right - x, box.h))

    def _own_hand(self, number: int, box: Box) -> float:
        """The hand face up; before the walls the first-line Units of the deck."""
        view, secret, seat = self.view, _secret(self.view, number), self._seat(number)
        if not isinstance(secret, Secret):
            return box.x
        if view.phase is Phase.VANGUARD and number == 0:
            held = list(Counter[Card]([card for card in secret.deck if card in FIRST_LINE]).items())
        else:
            held = [(card, 1) for card in secret.hand]
        w, h = cards.HAND
        top, x, seen = box.bottom - h - 3, box.x, set[Card]()
        boxes: dict[Card, list[Box]] = {}
        for card, count in held:
            again = card in seen
            seen.add(card)
            id = act.card_target(card)
            at = Box(x, top, w, h)
            boxes.setdefault(card, []).append(at)
            badge = _count(w, count)
            name = f"{id}:2" if again else id
            self._put(name, [*self._face(card, w, h), *badge], x, top)
            x += w + 16
        if not held:
            self._put("own:none", parts.slot(Box(0, 0, w, h), _("no card in hand")), x, top)
            x += w + 16
        for card, places in boxes.items():
            id = act.card_target(card)
            told = _("In hand: {card}") if view.phase is not Phase.VANGUARD else _("In your deck: {card}")
            if view.seat is None:
                told = _("In the hand of {player}: {card}")
            sentence = told.format(card=cards.sentence(card, view.options), player=seat_name(seat))
            self.into.aim(id, places[0], sentence, *places[1:], radius=8, group=id, loose=True)
        return x

    def _tray(self, box: Box) -> None:
        """What is decided now, and what can be pointed at for it."""
        view = self.view
        lines = metrics.wrap(asked(view), box.w - 28, 14, bold=True)
        panel = Box(box.x, box.y + 1, box.w, box.h - 2)
        shapes: list[Shape] = [Rect(panel.x, panel.y, panel.w, panel.h, 10, fill=PANEL, stroke=LINE, line=1.25)]
        shapes += [
            Text(box.x + 12, box.y + 21 + 18 * at, line, 14, INK, bold=True, room=box.w - 20)
            for at, line in enumerate(lines)
        ]
        shapes.append(
            Text(panel.right - 10, panel.bottom - 8, cards.legend(), 14, MUTED, align="end", room=panel.w - 16)
        )
        self.into.add(group("asked", shapes))
        top = box.y + 24 + 18 * len(lines)
        self.room = Box(box.x + 12, top, box.w - 28, panel.bottom - 24 - top)
        if self.battle.ending:
            if view.phase is Phase.ROUT:
                self._zones(view.board.neighbours[self.battle.zone])
        elif view.phase is Phase.DRAW:
            if view.seat is None:
                self._cards([(card, 1) for card in _may_draw(view)], act.card_target)
        elif _decides(view):
            self._choices()

    def _choices(self) -> None:
        view, step = self.view, self.battle.step
        number = view.side(view.active)
        assert number is not None
        match view.phase:
            case Phase.DECKS:
                self._buttons((act.ALL, "flag"), (act.READY, "tick"))
            case Phase.DECLARE:
                self._buttons((act.REORGANISE, "arrow"), (act.HOLD, "cross"))
            case Phase.COMMIT:
                self._buttons((act.REORGANISE, "arrow"), (act.SHUFFLE, "die"))
            case Phase.SWAP:
                self._buttons((act.SWAP, "arrow"), (act.LET, "cross"))
            case Phase.BERSERK:
                self._buttons((act.BERSERK, "axe"), (act.CALM, "cross"))
            case Phase.EFFECT:
                assert step is not None
                self._effect(number, step)

    def _effect(self, number: int, step: Step) -> None:
        view = self.view
        match step.card:
            case Card.SHAMAN:
                self._chants()
            case Card.BUURK:
                self._cards([(card, 1) for card in copies(view, number)], act.kind_target)
            case Card.KRAASH:
                side = self.battle.sides[number]
                lying = Counter([s.card for c in side.columns for s in (c.first, c.second) if s and not s.down])
                lying.update([s.card for s in side.loose if not s.down])
                self._cards([(card, lying[card]) for card in kinds(view, number)], act.kind_target)
            case Card.MOORDAKK | Card.VRUSHN:
                found = _looked_through(view, step)
                self._cards([(card, found[card]) for card in in_order(list(found))], act.seek_target)
            case Card.PORKASH:
                self._zones(summons(view, number), skip=True)

    # --- things in the tray ------------------------------------------------------------------------------------------

    def _buttons(self, *ids: tuple[str, str]) -> None:
        x, y = self.room.x, self.room.y
        for id, glyph in ids:
            text = _button_text(id)
            wide = metrics.width(text, 14, bold=True) * 1.1 + 52
            if x + wide > self.room.right:
                x, y = self.room.x, y + 48
            box = Box(x, y, wide, 34)
            self.into.add(group(id, _button(box, text, glyph), layer="pieces"))
            self.into.aim(id, box, _button_sentence(self.view, id), radius=8, group=id)
            x += wide + 18

    def _chants(self) -> None:
        """The two effects of a Shaman (OVO-20.8)."""
        words = {
            Colour.GREEN: (_("a Horde revives"), _("Green: a Horde lost here comes back; you discard your top card.")),
            Colour.RED: (_("the enemy discards"), _("Red: the enemy discards the top card of the deck.")),
        }
        y = self.room.y
        for colour, (text, sentence) in words.items():
            id = act.colour_target(colour)
            box = Box(self.room.x, y, metrics.width(text, 14, bold=True) * 1.1 + 56, 34)
            shapes = _button(box, text, "")
            shapes += cards.chant_sign(box.x + 21, box.cy, colour is Colour.GREEN, 11)
            self.into.add(group(id, shapes, layer="pieces"))
            self.into.aim(id, box, sentence, radius=8, group=id)
            y += 48

    def _cards(self, found: Sequence[tuple[Card, int]], target: Callable[[Card], str]) -> None:
        """Cards to choose from, small, side by side."""
        room = self.room
        h = min(86.0, room.h - 4)
        w = min(92.0, (room.w + APART) / max(len(found), 1) - APART)
        small = w < NARROW
        chips = [cards.chip(card, count, named=True) for card, count in found] if small else []
        places = _flow([wide for _shapes, wide in chips], 0, room.w, 9)
        for at, (card, count) in enumerate(found):
            id = target(card)
            if small:
                (x, row), (shapes, wide) = places[at], chips[at]
                box = Box(room.x + x, room.y + ROW * row, wide, cards.CHIP)
            else:
                box = Box(room.x + (w + APART) * at, room.y, w, h)
                shapes = (*self._face(card, w, h), *_count(w, count))
            self._put(id, shapes, box.x, box.y)
            told = cards.sentence(card, self.view.options)
            if count > 1:
                told = f"{told} {_('There are {n}.').format(n=count)}"
            self.into.aim(id, box, told, radius=5 if small else 6, group=id)

    def _zones(self, zones: Sequence[str], skip: bool = False) -> None:
        """Zones to choose from, where the map is not seen."""
        view, x, y = self.view, self.room.x, self.room.y
        for zone in zones:
            army = view.army(zone)
            count = army.hordes if army is not None else 0
            name = zone_name(zone, view.board)
            wide = metrics.width(name, 14) * 1.08 + 20 + (34 if count else 0)
            if x + wide > self.room.right:
                x, y = self.room.x, y + 32
            box, id = Box(x, y, wide, 28), act.zone_target(zone)
            shapes: list[Shape] = [
                parts.shadow(box, 6),
                Rect(box.x, box.y, box.w, box.h, 6, fill=PAPER, stroke=INK),
                Text(box.x + 10, box.cy + 5, name, 14, INK, room=wide - 14),
            ]
            if army is not None and count:
                shapes.append(pieces.horde(box.right - 31, box.cy, INK, size=15))
                shapes.append(Text(box.right - 21, box.cy + 5, str(count), 14, INK, bold=True))
            told = labelled(zone_name(zone, view.board), hordes_count(count)) + "."
            self.into.add(group(id, shapes, layer="pieces"))
            self.into.aim(id, box, told, radius=6, group=id)
            x += wide + 8
        if skip:
            self.room = (
                Box(x, y, self.room.right - x, 34) if self.room.right - x > 170 else Box(self.room.x, y + 36, 300, 34)
            )
            self._buttons((act.SKIP, "cross"))


# --- shapes ----------------------------------------------------------------------------------------------------------


@cache
def _round(box: Box, title: str, number: str) -> Shapes:
    return (
        Rect(box.x, box.y, box.w, box.h, 8, fill=INK),
        parts.middle(box.cx, box.y + 13, title, 14, PAPER, room=box.w - 6),
        parts.middle(box.cx, box.y + 33, number, 18, PAPER, bold=True),
    )


def _step_width(name: str, ways: Sequence[str]) -> float:
    """How wide a step must be: its name, or what stands below it."""
    letters = metrics.width(name, 14, bold=True)
    if " " in name and not ways:
        letters = max(metrics.width(line, 14, bold=True) for line in _two_lines(name))
    below = sum(metrics.width(way, 14, bold=True) for way in ways) + 28 * (len(ways) - 1)
    return max(letters, below) + 22


def _two_lines(name: str) -> list[str]:
    """A name of several words in two lines of about the same length."""
    words = name.split(" ")
    cuts = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1]))) if cuts else [name]


@cache
def _arrow(box: Box, name: str, ways: tuple[str, ...], state: str, lit: int | None, ends: tuple[bool, bool]) -> Shapes:
    """A step of the round: past ones are pale, the present one is gold."""
    fill = {"now": GOLD, "done": dim(BAND), "later": PANEL}[state]
    ink = MUTED if state == "done" else INK
    tip = 9.0
    left, right, top, low = box.x + 1, box.right - 1, box.y, box.bottom
    begins, stops = ends
    notch = () if begins else ((left + tip, box.cy),)
    point = () if stops else ((right + tip, box.cy),)
    points = ((left, top), (right, top), *point, (right, low), (left, low), *notch)
    now = state == "now"
    shapes: list[Shape] = [Poly(points, fill=fill, stroke=INK if now else LINE, line=2 if now else 1.25)]
    cx = box.cx + (2 if begins else 6)
    if not ways:
        lines = _two_lines(name) if " " in name else [name]
        for at, line in enumerate(lines):
            y = box.cy + 17 * (at - (len(lines) - 1) / 2)
            shapes.append(parts.middle(cx, y, line, 14, ink, bold=now, room=box.w - 14))
        return tuple(shapes)
    shapes.append(parts.middle(cx, box.y + 14, name, 14, ink, bold=now))
    widths = [metrics.width(way, 14, bold=True) for way in ways]
    x = cx - (sum(widths) + 28 * (len(ways) - 1)) / 2
    for at, (way, wide) in enumerate(zip(ways, widths, strict=True)):
        if at == lit:
            shapes.append(Rect(x - 6, box.y + 24, wide + 12, 20, 10, fill=INK))
        colour = PAPER if at == lit else ink
        shapes.append(parts.middle(x + wide / 2, box.y + 34, way, 14, colour, bold=at == lit, room=box.w - 40))
        if at < len(ways) - 1:
            shapes.append(parts.sign(x + wide + 14, box.y + 34, "arrow", 9, ink))
        x += wide + 28
    return tuple(shapes)


@cache
def _plate(box: Box, seat: Seat, number: int, hordes: int, told: tuple[str, ...], decides: bool) -> Shapes:
    """Who fights, as what, with how many Hordes; gold for whoever decides."""
    fill = mix(GOLD, PAPER, 0.55) if decides else PANEL
    shapes: list[Shape] = [
        Rect(
            box.x,
            box.y + 1,
            box.w,
            box.h - 2,
            8,
            fill=fill,
            stroke=INK if decides else LINE,
            line=2 if decides else 1.25,
        ),
        *pieces.marker(box.x + 19, box.y + 18, seat, 18),
        Text(box.x + 36, box.y + 24, seat_name(seat), 18, INK, serif=True, room=box.w - 80),
        *(pieces.army(box.right - 32, box.y + 19, seat, hordes, 0) if hordes else ()),
    ]
    if not hordes:
        shapes.append(parts.sign(box.right - 26, box.y + 19, "skull", 22))
    word = role(number)
    shapes.append(Text(box.x + 12, box.y + 45, word, 14, INK))
    if decides:
        shapes.append(parts.sign(box.right - 20, box.y + 41, "arrow", 17, INK))
    text = metrics.fit(", ".join(told), box.w - 20, 14, bold=True)
    if text:
        shapes.append(
            Text(box.x + 12, box.y + 64, text, 14, ACCENT if not decides else INK, bold=True, room=box.w - 18)
        )
    return tuple(shapes)


@cache
def _pile(count: int, wide: float, label: str) -> Shapes:
    """A deck face down with its count below."""
    w, h = PILE
    box = Box((wide - w) / 2, 7, w, h)
    shapes: list[Shape] = parts.slot(box, r=5) if not count else parts.pile(box, min(count, 3), "axe")
    return (*shapes, parts.middle(wide / 2, STRIP - 9, label, 14, INK))


@cache
def _backs(count: int, wide: float, label: str) -> Shapes:
    """Cards of a hand, face down, with their count below."""
    w, h = PILE
    shapes: list[Shape] = [] if count else list(parts.slot(Box((wide - w) / 2, 4, w, h), r=5))
    left = (wide - w - 20 * max(0, count - 1)) / 2
    for place in range(count):
        shapes += _moved(cards.back(w, h), left + 20 * place, 4)
    return (*shapes, parts.middle(wide / 2, STRIP - 9, label, 14, INK))


def _moved(shapes: Iterable[Shape], dx: float, dy: float) -> list[Shape]:
    """Shapes elsewhere."""
    from msgspec.structs import replace

    found: list[Shape] = []
    for shape in shapes:
        if isinstance(shape, Poly):
            found.append(replace(shape, points=tuple((x + dx, y + dy) for x, y in shape.points)))
        else:
            found.append(replace(shape, x=shape.x + dx, y=shape.y + dy))
    return found


@cache
def _chips(title: str, found: tuple[Card, ...], room: float, rows: int) -> tuple[Shapes, float, int]:
    """A title and chips after it, equal cards together: how wide they came to be, and in how many rows.

    Where there is no room for all, Heroes have only their signs; at the worst a number tells how many are not shown.
    """
    counts = list(Counter(found).items())
    left = metrics.width(title, 14) * 1.08 + 8
    for short in (False, True):
        made = [cards.chip(card, count, short=short) for card, count in counts]
        places = _flow([w for _shapes, w in made], left, room, rows)
        if len(places) == len(made):
            break
    shapes: list[Shape] = [Text(0, cards.CHIP / 2 + 5, title, 14, INK)]
    wide = left
    for (chip, w), (x, row) in zip(made, places, strict=False):
        shapes += _moved(chip, x, ROW * row)
        wide = max(wide, x + w)
    last = places[-1][1] if places else 0
    if hidden := sum(count for _card, count in counts[len(places) :]):
        shapes.append(Text(room, ROW * rows - 12, f"+{hidden}", 14, INK, bold=True, align="end"))
        wide = room
    return tuple(shapes), wide, last + 1


def _flow(widths: Sequence[float], left: float, room: float, rows: int) -> list[tuple[float, int]]:
    """Where things of these widths lie, in rows from `left` on; those for which there is no room are left out."""
    found: list[tuple[float, int]] = []
    x, row = left, 0
    for at, w in enumerate(widths):
        if x + w > room and x > left:
            x, row = left, row + 1
        rest = at < len(widths) - 1
        if row >= rows or (
            row == rows - 1 and rest and x + w + 30 > room and sum(widths[at:]) + 4 * len(widths) > room - x
        ):
            break
        found.append((x, row))
        x += w + 4
    return found


@cache
def _ground(half: _Half, seat: Seat, cell: float) -> Shapes:
    """A side's strip with the chevrons of its lines."""
    box, colours = half.box, pieces.swatch(seat)
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.w, box.h, 12, fill=mix(TABLE, colours.fill, 0.16), stroke=LINE, line=1.25),
        Rect(box.x + 4, box.y + 4, GUTTER - 5, box.h - 8, 8, fill=colours.fill, stroke=INK, line=1.25),
    ]
    for top, count in ((half.first, 1), (half.second, 2)):
        shapes += cards.chevrons(box.x + 6.5, top + cell / 2, count, colours.on, 16)
    x = half.pocket.x - GAP
    shapes.append(Poly(((x, box.y + 10), (x, box.bottom - 10)), closed=False, stroke=LINE, line=1.25, dash=(3, 4)))
    return tuple(shapes)


@cache
def _masonry(box: Box) -> Shapes:
    """The walls of a fortress: a row of stones with battlements."""
    stone, count = pieces.STONE, max(1, int(box.w // 34))
    step, middle = box.w / count, box.y + 9
    outline: list[tuple[float, float]] = [(box.x, box.bottom - 3), (box.x, box.y)]
    for at in range(count):
        x = box.x + step * at
        outline += [(x + 0.56 * step, box.y), (x + 0.56 * step, middle - 2), (x + step, middle - 2), (x + step, box.y)]
    outline = [*outline[:-1], (box.right, box.bottom - 3)]
    shapes: list[Shape] = [Poly(tuple(outline), fill=stone, stroke=INK, line=2)]
    course = (middle + box.bottom - 3) / 2
    shapes.append(Poly(((box.x, course), (box.right, course)), closed=False, stroke=INK, line=1.25))
    for at in range(2 * count):
        x = box.x + step * (at + 0.5) / 2
        high, low = (middle, course) if at % 2 else (course, box.bottom - 3)
        shapes.append(Poly(((x, high), (x, low)), closed=False, stroke=INK, line=1.25))
    return tuple(shapes)


@cache
def _free(box: Box) -> Shapes:
    """A free place behind the walls."""
    return (
        Rect(box.x, box.y, box.w, box.h, 6, stroke=OFF_INK, dash=parts.DASH),
        parts.sign(box.cx, box.cy, "castle", min(30, box.w - 12), OFF_INK),
    )


def _pool_size(kinds: int, pool: Box) -> tuple[float, float]:
    """How large the cards to choose from are: with their effects in words where there is room for that."""
    for w, least, most in ((152.0, 142.0, 168.0), (88.0, 76.0, 116.0), (66.0, 60.0, 100.0)):
        across = int((pool.w + APART) // (w + APART))
        h = (pool.h + APART) / max(1, -(-kinds // across)) - APART
        if h >= least:
            return w, min(h, most)
    return w, h


def _tag(box: Box, play: Play) -> list[Shape]:
    """What a card face down is, and where it is to lie, for eyes that know it."""
    spot, text = play.spot, card_name(play.card)
    shapes = parts.pill(box.cx, box.bottom + 4, text, stroke=INK)
    if spot is None:
        return [*shapes, *parts.pill(box.cx, box.y, pgettext("battlefield", "no place"), bold=False, stroke=INK)]
    if spot.column is None:
        where = _("new column") if play.card in FIRST_LINE else _("behind the walls")
        return [*shapes, *parts.pill(box.cx, box.y, where, bold=False, stroke=INK)]
    where = _("column {n}").format(n=spot.column + 1)
    wide = metrics.width(where, 14) + 44
    shapes.append(Rect(box.cx - wide / 2, box.y - 12, wide, 24, 12, fill=PAPER, stroke=INK))
    shapes.append(Text(box.cx - wide / 2 + 10, box.y + 5, where, 14, INK))
    shapes += cards.chevrons(box.cx + wide / 2 - 26, box.y, 1 if spot.line is Line.FIRST else 2, INK, 14)
    return shapes


def _count(w: float, count: int) -> list[Shape]:
    """How many of a card there are: in the middle of its band, or below the band where that bears the name."""
    if count < 2:
        return []
    x, y = (w - 24, 45.0) if w >= cards.WIDE else (w / 2, 12.5)
    text = f"×{count}"
    wide = metrics.width(text, 14, bold=True) + 8
    plate = Rect(x - wide / 2, y - 9.5, wide, 19, 9, fill=PAPER, stroke=INK, line=1.25)
    return [plate, parts.middle(x, y, text, 14, INK, bold=True)]


def _button(box: Box, text: str, glyph: str) -> list[Shape]:
    shapes: list[Shape] = [
        parts.shadow(box, 8),
        Rect(box.x, box.y, box.w, box.h, 8, fill=PAPER, stroke=INK),
        Text(box.x + 38, box.cy + 5, text, 14, INK, bold=True, room=box.w - 44),
    ]
    if glyph:
        shapes.append(parts.sign(box.x + 21, box.cy, glyph, 20, INK))
    return shapes


@cache
def _builder_ground(box: Box, seat: Seat) -> Shapes:
    colours = pieces.swatch(seat)
    return (Rect(box.x, box.y, box.w, box.h, 12, fill=mix(TABLE, colours.fill, 0.16), stroke=LINE, line=1.25),)
