"""What the statements of a typed position say together, before anybody asks whether it can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from orclib.engine import Seat
from orclib.games.thorval.box import Kind
from orclib.games.thorval.state import Lying, Options
from orclib.games.thorval.text import statements as says
from orclib.games.thorval.text.names import LETTERS, holder_name, seat_name
from orclib.games.thorval.text.position_faults import told_of
from orclib.games.thorval.text.statements import FAR, Units
from orclib.language import say

_FIELDS: dict[type, tuple[str, str]] = {
    says.Moment: ("phase", "phase"),
    says.Round: ("round_no", "number"),
    says.First: ("first", "seat"),
    says.Mover: ("mover", "seat"),
    says.Helped: ("help", "option"),
    says.Regions: ("regions", "regions"),
    says.Last: ("thrown", "thrown"),
}
"""The fields of a state that a statement tells as they are, and its own field that tells them."""


class Draft:
    """What a text said."""

    def __init__(self, statements: Sequence[Any], found: Sequence[str]) -> None:
        self.faults = list(found)
        self.said: dict[str, Any] = {}
        self.forces: dict[str, tuple[Seat | None, Units]] = {}
        self.lying: list[Lying] = []
        self.far = any(isinstance(each, says.FarSoldiers) for each in statements)
        self.options = self._options(statements)
        for statement in statements if self.options is not None else ():
            self._note(statement)

    # --- players and options ---------------------------------------------------------------------------------------

    def _options(self, statements: Sequence[Any]) -> Options | None:
        """The options, None where they cannot be."""
        choices: dict[str, Any] = {}
        readings, players = Options.readings(), None
        for each in statements:
            if isinstance(each, says.Players):
                players = each.players
            elif isinstance(each, says.Map):
                choices["board"] = each.board
            elif isinstance(each, says.Switch):
                choices[each.option] = each.value
                if each.value not in readings[each.option]:
                    text = say(
                        'The option {option} has no value "{value}".',
                        "L'option {option} n'a pas la valeur « {value} ».",
                    )
                    self.faults.append(text.format(option=each.option, value=each.value))
        named = {seat for each in statements for seat in _seats(each)}
        last = max(named, default=Seat(1))
        if players is None:
            for seat in sorted({*range(last)} - named - {*range(len(FAR) if self.far else 0)}) if named else ():
                self.faults.append(
                    told_of(
                        "THO-1.2",
                        '{letter} is named nowhere, and sits before {last}: write "{n} players" if that is meant',
                        "{letter} n'est nommé nulle part, et joue avant {last} : écrivez « {n} joueurs » sinon",
                        letter=LETTERS[seat],
                        last=LETTERS[last],
                        n=last + 1,
                    )
                )
            players = max(2, last + 1)
        elif players not in Options.player_counts:
            text = say("Two to six play, not {n}", "On joue de deux à six, pas à {n}")
            self.faults.append(f"{text.format(n=players)} (THO-1.2).")
            return None
        elif last >= players and named:
            self.faults.append(
                told_of(
                    "THO-1.2",
                    "With {n} players nobody is {seat}",
                    "À {n} joueurs, personne n'est {seat}",
                    n=players,
                    seat=seat_name(last),
                )
            )
            return None
        if any(choices[name] not in readings[name] for name in choices if name in readings):
            return None
        return Options(players=players, **choices)

    # --- statements ------------------------------------------------------------------------------------------------

    def _note(self, statement: Any) -> None:
        """Take in one statement."""
        assert self.options is not None
        if type(statement) in _FIELDS:
            name, own = _FIELDS[type(statement)]
            self.said.setdefault(name, getattr(statement, own))
        match statement:
            case says.Forces(holder=holder, garrisons=garrisons):
                for garrison in garrisons:
                    for space in garrison.spaces:
                        self._put(space, holder, garrison.units)
            case says.Requests(requests=requests):
                told = {each.seat: each.number for each in requests}
                self.said["requests"] = tuple([told.get(seat, 0) for seat in self.options.seats])
            case says.TreasureMoved():
                self.said["treasure_moved"] = True
            case says.Dragon(space=space):
                self.said["dragon"] = space or None
            case says.Mediator(space=space):
                self.said["mediator"] = space or None
            case says.Treasures(owners=owners):
                self.lying += [Lying(each.space, lie.seat, each.kind) for lie in owners for each in lie.hidden]
            case says.FoundKinds(owned=owned):
                self._own("found", owned)
            case says.Gone(owned=owned):
                self._own("gone", owned)

    def _own(self, name: str, owned: Sequence[says.Owned]) -> None:
        assert self.options is not None
        lots: list[tuple[Kind, ...]] = list(self.said.get(name, ((),) * self.options.players))
        for each in owned:
            lots[each.seat] += each.kinds
        self.said[name] = tuple(lots)

    def _put(self, space: str, holder: Seat | None, units: Units) -> None:
        self.faults += _wrong_units(space, holder, units)
        before = self.forces.setdefault(space, (holder, units))
        if before == (holder, units):
            return
        one, other = before[0], holder
        if one == other:
            text = say(
                "{space} is named twice for {holder}, and differently.",
                "{space} est cité deux fois pour {holder}, autrement.",
            )
            self.faults.append(text.format(space=space, holder=holder_name(holder)))
        elif None in (one, other):
            self.faults.append(
                told_of(
                    "THO-2.10",
                    "{space} holds orks and units of a player, who never stand together",
                    "{space} contient des Orks et des unités d'un joueur, qui ne sont jamais ensemble",
                    space=space,
                )
            )
        else:
            self.faults.append(
                told_of(
                    "THO-2.9",
                    "{space} holds units of {one} and of {other}; a space is one player's",
                    "{space} contient des unités de {one} et de {other} ; une case est à un seul joueur",
                    space=space,
                    one=holder_name(one),
                    other=holder_name(other),
                )
            )


def far_soldiers(draft: Draft) -> None:
    """Put the soldiers that stand far away."""
    assert draft.options is not None
    for seat, space in zip(draft.options.seats, FAR, strict=False) if draft.far else ():
        holder, units = draft.forces.get(space, (seat, Units(0)))
        if holder == seat:
            draft.forces[space] = (seat, Units(units.soldiers + 1, units.figures))
        else:
            draft.faults.append(
                told_of(
                    "THO-2.9",
                    "{seat} cannot have a far soldier in {space}, where others are",
                    "{seat} ne peut pas avoir de soldat éloigné dans {space}, où il y en a d'autres",
                    seat=seat_name(seat),
                    space=space,
                )
            )


def _wrong_units(space: str, holder: Seat | None, units: Units) -> Iterator[str]:
    figures = units.figures
    if not units.soldiers and not figures:
        yield told_of(
            "THO-2.11",
            "Nothing stands in {space}: leave it out",
            "Il n'y a rien dans {space} : ne le citez pas",
            space=space,
        )
    if holder is None and figures:
        yield told_of(
            "THO-1.3",
            "Orks have no hero and no wizard, as in {space}",
            "Les Orks n'ont ni héros ni magicien, comme dans {space}",
            space=space,
        )
    elif holder is not None and len(set(figures)) > 1:
        yield told_of(
            "THO-4.3",
            "{seat} has hero and wizard together in {space}",
            "{seat} a le héros et le magicien ensemble dans {space}",
            seat=seat_name(holder),
            space=space,
        )
    elif holder is not None and len(figures) > 1:
        yield told_of(
            "THO-4.4",
            "{seat} has the same figure more than once in {space}",
            "{seat} a plus d'une fois la même figurine dans {space}",
            seat=seat_name(holder),
            space=space,
        )


def _seats(statement: Any) -> Iterator[Seat]:
    """The players whom a statement names."""
    for name in statement.__struct_fields__:
        value = getattr(statement, name)
        if name in ("seat", "holder") and value is not None:
            yield value
        elif name in ("requests", "owners", "owned"):
            yield from (each.seat for each in value)
