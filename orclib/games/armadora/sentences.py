"""What actions, events, reasons and score lines say. The French stands in `fr.po` beside this file.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the names of their peoples, without an article.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from orclib.engine import CHANCE, Action, Event, Line, Reason, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import components as box
from orclib.games.armadora import events as ev
from orclib.games.armadora.components import People, Square
from orclib.games.armadora.names import people_name, squares_count, squares_list
from orclib.games.armadora.odds import Prospect
from orclib.games.armadora.state import Options, View
from orclib.language import _, listing, ngettext, percent

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return _("Chance") if seat == CHANCE else people_name(options.seating[seat])


def _word(value: Any) -> Any:
    if isinstance(value, People):
        return people_name(value)
    if isinstance(value, Square):
        return value.value
    if isinstance(value, box.Line):
        return str(value) if value.rim is None else _("the rim beside {square}").format(square=value.a.value)
    if isinstance(value, tuple):
        return listing(str(_word(item)) for item in value)
    return value


def _words(facts: Facts) -> dict[str, Any]:
    return {key: _word(value) for key, value in facts.items()}


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason | Line):
        facts: Facts = thing.facts
        say = (REASONS if isinstance(thing, Reason) else LINES)[thing.code]
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        say = (EVENTS if isinstance(thing, Event) else ACTIONS)[type(thing)]
    # A territory goes by its first square in reading order, which can be found on the board.
    at = (
        {"at": facts["territory"]}
        if "territory" in facts
        else {"at": facts["squares"][:1]}
        if "squares" in facts
        else {}
    )
    text = say(facts).format(**_words({**at, **facts}))
    return text[:1].upper() + text[1:]


def _sum(values: tuple[int, ...]) -> str:
    """Values as a sum that a person can check: "1 + 1 + 3 = 5", or the one value."""
    return " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "")


# --- events ----------------------------------------------------------------------------------------------------------


def _hands(f: Facts) -> str:
    return ngettext(
        "Each player takes the same {tiles} warrior behind a screen: {points} points in all.",
        "Each player takes the same {tiles} warriors behind a screen: {points} points in all.",
        f["tiles"],
    )


def _left_out(f: Facts) -> str:
    if not f["each"]:
        return _("All tiles of the peoples that play are used.")
    return ngettext(
        "{each} tile of each people that plays stays in the box.",
        "{each} tiles of each people that plays stay in the box.",
        f["each"],
    )


def _tokens(f: Facts) -> str:
    if f["clause"] == "ARM-11.1":
        return _("{people} receives one reinforcement.")
    return ngettext("{people} receives {tokens} power token.", "{people} receives {tokens} power tokens.", f["tokens"])


def _placed(f: Facts) -> str:
    if f["value"] is None:
        return ngettext(
            "{people} places a warrior face down on {square}; {left} tile is left behind the screen.",
            "{people} places a warrior face down on {square}; {left} tiles are left behind the screen.",
            f["left"],
        )
    return ngettext(
        "{people} places a {value} face down on {square}; {left} tile is left behind the screen.",
        "{people} places a {value} face down on {square}; {left} tiles are left behind the screen.",
        f["left"],
    )


def _palisade(f: Facts) -> str:
    if f["extra"]:
        return ngettext(
            "{people} uses a power: an extra palisade on {line}. {supply} palisade is left.",
            "{people} uses a power: an extra palisade on {line}. {supply} palisades are left.",
            f["supply"],
        )
    return ngettext(
        "{people} lays a palisade on {line}. {supply} palisade is left.",
        "{people} lays a palisade on {line}. {supply} palisades are left.",
        f["supply"],
    )


def _divided(f: Facts) -> str:
    text = (
        _("The board falls into two territories: {one} and {two} squares.")
        if f["clause"] == "ARM-7.4"
        else _("A territory is divided again: {one} and {two} squares.")
    )
    one, two = sorted((len(f["one"]), len(f["two"])))
    return text.format(one=one, two=two)


def _looked(f: Facts) -> str:
    if f["value"] is None:
        return _("{people} uses a power and looks in secret at the tile of {owner} on {square}.")
    return _("{people} uses a power: the tile of {owner} on {square} is a {value}. It stays face down.")


def _shot(f: Facts) -> str:
    return ngettext(
        "{people} uses a power: an arrow hits the warrior of {owner} on {square}. {arrows} arrow sticks there.",
        "{people} uses a power: an arrow hits the warrior of {owner} on {square}. {arrows} arrows stick there.",
        f["arrows"],
    )


def _spent(f: Facts) -> str:
    if f["clause"] == "ARM-14.21":
        return _("The arrow stays on its target; {people} has {left} left.")
    return _("The power token leaves the game; {people} has {left} left.")


def _passed(f: Facts) -> str:
    if f["forced"]:
        return _("{people} can do nothing and has to pass, for the rest of the game.")
    if f["tiles"]:
        return ngettext(
            "{people} passes for the rest of the game; {tiles} warrior in the hand counts for nothing.",
            "{people} passes for the rest of the game; {tiles} warriors in the hand count for nothing.",
            f["tiles"],
        )
    return _("{people} passes for the rest of the game.")


def _won(f: Facts) -> str:
    one = len(f["side"]) == 1
    if f["clause"] == "ARM-R24":
        return _(
            "Territory {at}: a tie at {best}. Read so (ARM-R24), {side} wins it with a reinforcement: {gold} gold."
        )
    if f["clause"] == "ARM-12.7":
        return _("Territory {at}: a tie at {total}, and the reinforcement of {side} wins it. {gold} gold.")
    if f["clause"] == "ARM-9.8":
        return _("Territory {at}: {total} is the best that is there. {gold} gold for {side}.")
    if one:
        return _("Territory {at}: {side} has the highest total, {total}, and takes {gold} gold.")
    return _("Territory {at}: {side} have the highest total together, {total}, and take {gold} gold.")


def _shared(f: Facts) -> str:
    if f["teams"]:
        if not f["remainder"]:
            return _("Territory {at}: both teams have {total} and share {gold} gold: {share} for each team.")
        return _(
            "Territory {at}: both teams have {total} and share {gold} gold: {share} for each team, and {remainder} "
            "for nobody."
        )
    if not f["remainder"]:
        return _("Territory {at}: {sides} tie at {total} and share {gold} gold: {share} each.")
    return _("Territory {at}: {sides} tie at {total} and share {gold} gold: {share} each, and {remainder} for nobody.")


def _unclaimed(f: Facts) -> str:
    if f["clause"] == "ARM-9.7":
        return _("Territory {at}: no warrior is there, so its {gold} gold goes to nobody.")
    return _("Territory {at}: read so (ARM-R19), a total under 1 takes nothing. Its {gold} gold goes to nobody.")


def _decided(f: Facts) -> str:
    if f["clause"] == "ARM-9.9":
        return _("{winners} wins with {gold} gold.") if len(f["winners"]) == 1 else _("{winners} win with {gold} gold.")
    if f["clause"] == "ARM-9.10":
        return (
            _("Equal gold, {gold}: {winners} has the larger pile and wins.")
            if len(f["winners"]) == 1
            else _("Equal gold, {gold}: {winners} have the larger pile and win.")
        )
    return _("{winners} share the victory, each side with {gold} gold.")


def _beaten(f: Facts) -> str:
    own, best = f["piles"], f["best"]
    if f["clause"] == "ARM-9.9":
        text = _("{people} has less gold, {own} against {most}, and does not win.")
        return text.replace("{own}", str(sum(own))).replace("{most}", str(sum(best)))
    larger, smaller = next((a, b) for a, b in zip(best, own, strict=False) if a != b)
    text = _("Equal gold, {gold}, but {people} has the smaller pile, {smaller} against {larger}, and does not win.")
    told = {"{gold}": sum(own), "{smaller}": smaller, "{larger}": larger}
    return reduce(lambda words, item: words.replace(item[0], str(item[1])), told.items(), text)


def _revealed(f: Facts) -> str:
    if not f["warriors"]:
        return _("No warrior lies face down, so none has to be turned up.")
    return ngettext("{warriors} warrior is turned up.", "All {warriors} warriors are turned up.", f["warriors"])


EVENTS: dict[type, Say] = {
    ev.HeapPut: lambda f: _("A heap of {gold} gold goes on {square}."),
    ev.HandsTaken: _hands,
    ev.TilesLeftOut: _left_out,
    ev.SupplyMade: lambda f: _("{palisades} palisades lie ready for everybody."),
    ev.TeamsMade: lambda f: _("Those who face each other play together: {one} against {two}."),
    ev.TokensGiven: _tokens,
    ev.FirstNamed: lambda f: _("{people} takes the first turn."),
    ev.WarriorPlaced: _placed,
    ev.ExtraWarriorPlaced: lambda f: _("{people} uses a power: a {value} face up on {square}."),
    ev.PalisadeLaid: _palisade,
    ev.Stopped: lambda f: _("{people} leaves it at one palisade."),
    ev.TerritoryDivided: _divided,
    ev.TerritoryCompleted: lambda f: _("Every square is occupied now: {squares} are a complete territory."),
    ev.SupplyEmpty: lambda f: _("That was the last palisade: nobody can lay any more."),
    ev.HandEmpty: lambda f: _("That was the last warrior behind the screen of {people}."),
    ev.ReinforcementPlaced: lambda f: _("{people} puts the reinforcement on {square}: that warrior counts 1 more."),
    ev.Looked: _looked,
    ev.ArrowShot: _shot,
    ev.TokenSpent: _spent,
    ev.ActionFollows: lambda f: _("After the power {people} has to do one of the three actions."),
    ev.Passed: _passed,
    ev.TurnBegun: lambda f: (
        _("Only {people} has not passed, and plays again.")
        if f["clause"] == "ARM-8.7"
        else _("It is the turn of {people}.")
    ),
    ev.GameStopped: lambda f: _("Everybody has passed: the game stops."),
    ev.WarriorsRevealed: _revealed,
    ev.TerritoryWon: _won,
    ev.TerritoryShared: _shared,
    ev.TerritoryUnclaimed: _unclaimed,
    ev.BestIsLow: lambda f: _("Territory {at}: the best total that is there, {total}, is not above 0, and yet counts."),
    ev.PlayerBeaten: _beaten,
    ev.GameDecided: _decided,
}

# --- reasons ---------------------------------------------------------------------------------------------------------


def _not_complete(f: Facts) -> str:
    if f["n"] > 8:
        return _("The territory of {square} is not complete: {n} squares are still free.")
    return ngettext(
        "The territory of {square} is not complete: {squares} is still free.",
        "The territory of {square} is not complete: {squares} are still free.",
        f["n"],
    )


def _too_small(f: Facts) -> str:
    return ngettext(
        "A palisade on {line} would cut off a territory of {n} square: {squares}. It needs at least {minimum}.",
        "A palisade on {line} would cut off a territory of {n} squares: {squares}. It needs at least {minimum}.",
        f["n"],
    )


REASONS: dict[str, Say] = {
    # set-up
    "heaps-stand": lambda f: _("The heaps lie on their squares for the whole game."),
    "not-your-heap": lambda f: (
        _("{people} puts the heaps, for everybody.")
        if f["people"] is not None
        else _("Nobody chooses where a heap goes: chance does.")
    ),
    "no-mine": lambda f: _("{square} is no mine: heaps go on the eight gold squares."),
    "one-heap-each": lambda f: _("{square} has its heap already: one on each gold square."),
    "heaps-in-order": lambda f: _("The next heap goes on {square}."),
    "reference-heap": lambda f: _("In the layout of the examples {square} has {gold} gold."),
    "no-such-heap": lambda f: _("There is no heap of {gold} left to put; these are left: {heaps}."),
    "chance-only": lambda f: _("Nobody chooses this: chance decides."),
    "nobody-there": lambda f: _("There are only {players} players at this table."),
    "first-settled": lambda f: _("It is settled who starts."),
    "heaps-before": lambda f: _("First the heaps are put, then it is drawn who starts."),
    "first-chosen": lambda f: _("It was agreed that {people} starts."),
    "heaps-first": lambda f: _("The set-up is not finished: first a heap goes on each gold square."),
    "first-player-first": lambda f: _("The set-up is not finished: first it is drawn who starts."),
    # turns
    "stopped": lambda f: _("Everybody has passed: the game has stopped."),
    "passed": lambda f: _("{people} has passed, and a pass is for the rest of the game."),
    "not-yours": lambda f: _("It is the turn of {people}, and only the player whose turn it is acts."),
    "one-action": lambda f: _("You have had your turn: it holds one action only."),
    "palisades-begun": lambda f: (
        _("You have begun to lay palisades ({line}): lay a second one or stop.")
        if f["may_stop"]
        else _("You have begun to lay palisades ({line}): lay a second one.")
    ),
    "pass-midway": lambda f: (
        _("You have laid a palisade on {line}, so you cannot pass this turn: stop there instead.")
        if f["may_stop"]
        else _("You have laid a palisade on {line}, so you cannot pass this turn: lay a second one.")
    ),
    "power-midway": lambda f: _("A power comes before the action, and you have laid a palisade on {line} already."),
    "power-after": lambda f: _("A power comes before the action of a turn, never after it."),
    "second-power": lambda f: _("You have used a power this turn: one a turn."),
    "pass-after-power": lambda f: _("A power must be followed by one of the three actions; a pass is none."),
    # warriors
    "no-such-value": lambda f: _("There is no warrior of value {value}: the tiles go from 1 to 5."),
    "not-in-hand": lambda f: _("You have no {value} left behind your screen."),
    "never-dealt": lambda f: _("With {players} players nobody starts with a {value}."),
    "on-gold": lambda f: _("There is gold on {square}: warriors go on free squares."),
    "gold-not-free": lambda f: _("{square} is not free: a free square has neither a warrior nor gold."),
    "on-warrior": lambda f: _("A warrior stands on {square} already: warriors go on free squares."),
    "one-each": lambda f: _("{square} holds at most one warrior."),
    "outside": lambda f: _("The board has no square {place}: columns go from A to H, rows from 1 to 5."),
    # palisades
    "no-line": lambda f: _("There is no line between {one} and {two}: a palisade lies between two squares."),
    "not-neighbours": lambda f: _("{one} and {two} are not neighbours: they share no side."),
    "line-taken": lambda f: _("A palisade lies on {line} already: one on each line."),
    "line-twice": lambda f: _("Both palisades cannot lie on {line}."),
    "on-rim": lambda f: _("That is the rim of the board, beside {square}: no palisade lies there."),
    "rim-no-line": lambda f: _("A line has a square on both sides; beside {square} there is only one."),
    "too-small": _too_small,
    "both-parts": lambda f: ngettext(
        "The other part would have {rest} squares, but both parts need {minimum}: {n} square is too few.",
        "The other part would have {rest} squares, but both parts need {minimum}: {n} squares are too few.",
        f["n"],
    ),
    "occupied-count": lambda f: ngettext(
        "Squares with gold or a warrior were counted too ({squares}): it is still only {n} square.",
        "Squares with gold or a warrior were counted too ({squares}): it is still only {n} squares.",
        f["n"],
    ),
    "supply-empty": lambda f: _("No palisade is left in the supply."),
    "supply-short": lambda f: ngettext(
        "You announce {n}, but only {supply} palisade is left.",
        "You announce {n}, but only {supply} palisades are left.",
        f["supply"],
    ),
    "none-announced": lambda f: _("Laying no palisade is no action: lay one or two."),
    "nothing-begun": lambda f: _("There is nothing to stop: the action has not begun with a palisade."),
    "too-many": lambda f: _("One action lays one or two palisades, not {n}."),
    "two-wanted": lambda f: _("In this reading two are laid whenever two fit, and they would after {line}."),
    "second-wanted": lambda f: _("In this reading two are laid whenever two fit: lay a second one after {line}."),
    "because-of-first": lambda f: ngettext(
        "Alone {line} would be allowed; it fails with the palisade on {lines} in place.",
        "Alone {line} would be allowed; it fails with the palisades on {lines} in place.",
        len(f["lines"]),
    ),
    "all-or-nothing": lambda f: _("What you announce is laid as a whole or not at all: announce again."),
    # reinforcement
    "basic-rules": lambda f: _("In the basic game there are two actions: place a warrior, or lay palisades."),
    "advanced-only": lambda f: _("Powers and reinforcements belong to the advanced rules."),
    "used-reinforcement": lambda f: _("{people} has used the reinforcement: one in a game."),
    "no-warrior": lambda f: _("No warrior stands on {square} to be reinforced."),
    "not-own-warrior": lambda f: _("The warrior on {square} is not yours: it belongs to {people}."),
    "partners-warrior": lambda f: _("{people} is your partner, but a reinforcement goes on one's own warrior."),
    "not-complete": _not_complete,
    "one-per-territory": lambda f: _("The territory holds a reinforcement already, on {square}: one in each."),
    "token-counts-here": lambda f: _("A reinforcement counts where its warrior stands: here, with {square}."),
    # powers
    "other-people": lambda f: _("This is the power of {other}, not of {people}."),
    "no-token": lambda f: _("{people} has no power token left."),
    "nothing-follows": lambda f: _("After the power none of the three actions would be possible."),
    "look-nobody": lambda f: _("No warrior stands on {square} to be looked at."),
    "look-own": lambda f: _("The warrior on {square} is your own: the Mage looks at an opposing one."),
    "look-partner": lambda f: _("The warrior on {square} belongs to {people}, your partner: that is no opposing one."),
    "face-up-already": lambda f: _("The warrior on {square} lies face up: there is nothing to find out."),
    "shoot-nobody": lambda f: _("No warrior stands on {square} to be shot at."),
    "shoot-own": lambda f: _("The warrior on {square} is your own: an arrow is for an opposing one."),
    "shoot-partner": lambda f: _("The warrior on {square} belongs to {people}, your partner, who is no opponent."),
    "out-of-range": lambda f: _("You have no warrior in the territory of {square}, so no arrow reaches it."),
    "complete-is-safe": lambda f: _("The territory of {square} is complete, and no arrow is allowed there."),
    "extra-needs-free": lambda f: _("The Goblin's extra warrior needs a free square like any other."),
    "extra-from-hand": lambda f: _("The Goblin's extra warrior comes from the hand, and no {value} is there."),
    "extra-same-limits": lambda f: _("The Orc's extra palisade keeps to all the rules of palisades."),
    # things nobody does
    "gold-stays": lambda f: _("The heap on {square} stays where it is until the final count."),
    "gold-at-the-end": lambda f: _("Gold is won only at the final count, territory by territory."),
    "warrior-stays": lambda f: _("The warrior on {square} stays where it is until the final count."),
    "nothing-there": lambda f: _("Nothing lies on {square}."),
    "palisade-stays": lambda f: _("The palisade on {line} stays: none is ever taken back."),
    "nobodys-palisade": lambda f: _("Once laid, the palisade on {line} belongs to nobody."),
    "no-palisade": lambda f: _("No palisade lies on {line}."),
    "never-turned": lambda f: _("What has been laid on {square} is not turned over before the final count."),
    "stays-face-up": lambda f: _("The Goblin's extra warrior on {square} stays face up."),
    "stays-face-down": lambda f: _("The warrior on {square} was laid face down and stays so."),
    "secret-value": lambda f: _("The value on {square} is a secret of {people}."),
    "secret-but-for-mage": lambda f: _(
        "The value on {square} is a secret of {people}; only a Mage may use a power to see it."
    ),
    "known-already": lambda f: _("You know the value on {square} already: it is shown to you."),
    "nobody-to-see": lambda f: _("No warrior stands on {square}."),
    "open-to-all": lambda f: _("The warrior on {square} lies face up: everybody can read it."),
    "own-tile-known": lambda f: _("You may look at your own tile on {square} whenever you like: its value is shown."),
    "no-second-look": lambda f: _("It was agreed that nobody looks again at a tile laid down, not even at {square}."),
    "read-no-second-look": lambda f: _("Read so, tiles are a matter of memory once they lie face down."),
    "secret-hand": lambda f: _("Nobody looks behind the screen of {people}: only the number of tiles is known."),
    "own-screen": lambda f: _("That is your own screen: your tiles are shown."),
    "no-partner": lambda f: _("You have no partner at this table."),
    "no-showing": lambda f: _("Partners neither show each other tiles nor confer: {people} must guess."),
    "shared-already": lambda f: _("At this table partners know each other's tiles: {people} sees yours already."),
    # the end
    "most-gold": lambda f: _("The most gold wins: {winners}, with {gold}."),
    "larger-pile": lambda f: _(
        "Equal gold, {gold}. Piles from the largest down: {larger} beats {smaller}, for {winners}."
    ),
    "together": lambda f: _("Equal gold, {gold}, and equal piles ({best}): {winners} share the victory."),
    "no-gold-at-all": lambda f: _("Nobody has any gold: {winners} share the victory."),
    "agreed-shared": lambda f: _("Equal gold, {gold}. Read so (ARM-R21), that is enough: {winners} share the victory."),
}

# --- odds ------------------------------------------------------------------------------------------------------------


def prospects(view: View, found: Iterable[Prospect]) -> tuple[tuple[str, str], ...]:
    """What each territory with gold and warriors would bring if the game were counted now, with exact odds."""
    return tuple((_prospect(view, each), "ARM-9.3") for each in found)


def _prospect(view: View, prospect: Prospect) -> str:
    told = []
    for seats, win in zip(view.options.sides, prospect.wins, strict=True):
        if win:
            names = listing(people_name(view.people(seat)) for seat in seats)
            told.append(f"{names} {percent(float(win))}")
    if prospect.shared:
        told.append(_("shared {chance}").format(chance=percent(float(prospect.shared))))
    if prospect.nobody:
        told.append(_("nobody {chance}").format(chance=percent(float(prospect.nobody))))
    text = _("Territory {at} ({squares}), if it were counted now: who takes its {gold} gold?").format(
        at=prospect.squares[0].value, squares=_few(prospect.squares), gold=prospect.gold
    )
    return f"{text} {listing(told) or _('Nobody')}."


def value_seen(value: int) -> str:
    """What a look may find."""
    return _("It is a {value}").format(value=value)


def _few(squares: tuple[Square, ...]) -> str:
    """Squares by name, or how many there are."""
    return squares_list(squares) if len(squares) <= 8 else squares_count(len(squares))


# --- score lines -----------------------------------------------------------------------------------------------------

LINES: dict[str, Say] = {
    "warriors": lambda f: _("Territory {at}, {people}: {sum}").replace("{sum}", _sum(f["values"])),
    "arrows": lambda f: ngettext(
        "Territory {at}, {people}: {n} arrow, −{n} ({squares})",
        "Territory {at}, {people}: {n} arrows, −{n} ({squares})",
        f["n"],
    ),
    "raised": lambda f: _("Territory {at}, {people}: read so (ARM-R28), no warrior counts less than 0, +{n}"),
    "reinforcement": lambda f: _("Territory {at}, {people}: reinforcement on {square}, +1"),
    "team-total": lambda f: _("Territory {at}: together {total}"),
    "won": lambda f: _("Territory {at}: {total} is the highest total, so all {gold} gold"),
    "won-low": lambda f: _("Territory {at}: {total} is the best that is there, so all {gold} gold"),
    "share": lambda f: _("Territory {at}: a tie at {total}; {gold} gold shared by {sides}"),
    "tie-broken": lambda f: _("Territory {at}: {total}, and the reinforcement wins the tie: all {gold} gold"),
    "tie-lost": lambda f: _("Territory {at}: a tie at {total}, but another side's reinforcement wins it"),
    "token-in-vain": lambda f: _("Territory {at}: {total} is less than {best}, so the reinforcement breaks no tie"),
    "left-out": lambda f: _("Territory {at}: read so (ARM-R19), a total of {total} takes nothing"),
    "lost": lambda f: _("Territory {at}: {total} is less than {best}"),
    "remainder": lambda f: _("Territory {at}: what is left over when {gold} is shared by {sides}"),
    "unclaimed": lambda f: _("Territory {at}: gold without any warrior"),
    "no-total": lambda f: _("Territory {at}: read so (ARM-R19), gold where nobody has more than 0"),
    "low": lambda f: _("Territory {at}: {total} is not above 0, yet it is the best that is there"),
    "fate-most": lambda f: _("The most gold: {gold}"),
    "fate-less": lambda f: _("Less gold than the most: {gold} against {most}"),
    "piles": lambda f: _("Equal gold. Piles, from the largest down: {piles}"),
    "fate-smaller": lambda f: _("Equal gold. Piles, from the largest down: {piles}, less than {best}"),
    "fate-level": lambda f: _("Equal gold and equal piles ({piles}): the victory is shared"),
    "fate-agreed": lambda f: _("Equal gold, {gold}: read so (ARM-R21), the victory is shared"),
    "fate-nothing": lambda f: _("Nobody has any gold: the victory is shared"),
    "tie-taken": lambda f: _(
        "Territory {at}: {total}; read so (ARM-R24), a reinforcement wins any tie: all {gold} gold"
    ),
    "no-gold": lambda f: _("Territory {at}: no gold lies there"),
}

# --- actions ---------------------------------------------------------------------------------------------------------

ACTIONS: dict[type, Say] = {
    act.PutHeap: lambda f: _("Put a heap of {gold} on {square}"),
    act.NameFirst: lambda f: _("Player {n} takes the first turn").format(n=f["player"] + 1),
    act.PlaceWarrior: lambda f: _("Place a {value} face down on {square}"),
    act.LayPalisade: lambda f: _("Lay a palisade on {line}"),
    act.LayPalisades: lambda f: (
        ngettext("Lay a palisade on {lines}, and stop", "Lay palisades on {lines}", len(f["lines"]))
        if f["lines"]
        else _("Lay no palisade")
    ),
    act.Stop: lambda f: _("Stop after one palisade"),
    act.PlaceReinforcement: lambda f: _("Put the reinforcement on {square}"),
    act.Pass: lambda f: _("Pass for the rest of the game"),
    act.Look: lambda f: _("Mage's power: look at the warrior on {square}"),
    act.ExtraWarrior: lambda f: _("Goblin's power: a {value} face up on {square}"),
    act.ExtraPalisade: lambda f: _("Orc's power: an extra palisade on {line}"),
    act.Shoot: lambda f: _("Elf's power: an arrow at the warrior on {square}"),
    act.TakeBack: lambda f: _("Take what lies on {square}"),
    act.TakePalisade: lambda f: _("Take the palisade on {line} back"),
    act.TurnOver: lambda f: _("Turn the warrior on {square} over"),
    act.Peek: lambda f: _("Peek at the warrior on {square}"),
    act.LookBehind: lambda f: _("Look behind the screen of player {n}").format(n=f["player"] + 1),
    act.Show: lambda f: _("Show your partner your tiles"),
}
