"""What actions, events, reasons and score lines say. The French stands in `fr.po` beside this file.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their counters, without an article; a space is named as in "in castle 3".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval import names
from orclib.games.thorval.actions import Lot, Trick
from orclib.games.thorval.components import CAP, DIE, LEAST_REINFORCEMENTS, REGIONS, Figure, Kind, Mode, Piece, Route
from orclib.games.thorval.names import (
    full_figure_name,
    holder_name,
    orks_count,
    regions_list,
    seats_list,
    soldiers_count,
    the_kind,
    the_space,
    the_spaces,
    units_list,
)
from orclib.games.thorval.state import Options
from orclib.language import _, labelled, language, listing, ngettext, percent, pgettext, series

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return names.seat_name(seat)


_SEATS: Final = dict.fromkeys(("seat", "owner", "victim", "defender"), names.seat_name)
_SPACES: Final = dict.fromkeys(("space", "origin", "target", "start", "end", "by", "at", "emptied", "to"), the_space)
_WORDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    **_SEATS,
    **_SPACES,
    "seats": seats_list,
    "winners": seats_list,
    "spaces": the_spaces,
    "region": lambda region: REGIONS[region - 1],
    "regions": regions_list,
    "kind": the_kind,
    "figure": lambda figure: full_figure_name(figure) if isinstance(figure, Figure) else figure,
    "soldiers": soldiers_count,
    "orks": orks_count,
}


def _words(facts: Facts) -> dict[str, Any]:
    words = {key: _WORDS[key](value) if key in _WORDS and value is not None else value for key, value in facts.items()}
    if "soldiers" in facts and "figure" in facts:
        words["units"] = units_list(facts["soldiers"], facts["figure"])
    return words


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason):
        facts: Facts = thing.facts
        say = REASONS[thing.clause, thing.code]
    elif isinstance(thing, Line):
        facts = {**thing.facts, "clause": thing.clause}
        say = LINES[thing.code]
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        say = (EVENTS if isinstance(thing, Event) else ACTIONS)[type(thing)]
    return _capital(say(facts).format(**_words(facts)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _by_clause(says: Mapping[str, Callable[[], str]]) -> Say:
    """The words of an event's clause."""
    return lambda f: says[f["clause"]]()


# --- events: dice and set-up -----------------------------------------------------------------------------------------


def _die_again(f: Facts) -> str:
    if f["clause"] == "THO-3.7":
        return _("Both dice show {face}: one of them is thrown again.")
    return _("Region {region} is named already: the die is thrown again.").replace("{region}", REGIONS[f["face"] - 1])


def _rolled(f: Facts) -> str:
    text = {
        "THO-6.1": lambda: _("{seat} rolls {face}, for region {region}."),
        "THO-6.3": lambda: _("{seat} rolls {face}: in region {region}, and only there, the orks do not multiply."),
    }.get(f["clause"], lambda: _("{seat} rolls {face}."))()
    return text.replace("{region}", REGIONS[f["face"] - 1])


def _settled(f: Facts) -> str:
    match f["clause"]:
        case "THO-3.4":
            return _("{seat} moves into {space} with a soldier.")
        case "THO-3.9":
            return _("{seat} puts a soldier in {space}. With five players, the last one has one soldier fewer.")
    return _("{seat} puts a soldier in {space}.")


def _orks_placed(f: Facts) -> str:
    if f["clause"] == "THO-3.6":
        return _("The dice have spoken: {spaces} get {count} orks each.")
    return ngettext(
        "The castle that is left gets {count} orks: {spaces}.",
        "The castles that are left get {count} orks each: {spaces}.",
        len(f["spaces"]),
    )


def _hidden(f: Facts) -> str:
    if f["clause"] == "THO-19.4":
        if f["kind"] is None:
            return _("{seat} hides the fourth treasure of {owner} in {space}.")
        return _("{seat} hides the fourth treasure of {owner} in {space}: {kind}.")
    if f["kind"] is None:
        return _("{seat} hides a treasure of {owner} in {space}.")
    return _("{seat} hides a treasure of {owner} in {space}: {kind}.")


def _placed(f: Facts) -> str:
    if f["figure"] is None:
        return _PLACED[f["clause"]]()
    if f["soldiers"]:
        return _PLACED_WITH_FIGURE[f["clause"]]()
    return _("{seat} puts the {figure} in {space}, in place of two soldiers.")


_PLACED: Final[Mapping[str, Callable[[], str]]] = {
    "THO-3.17": lambda: _("{seat} puts {soldiers} in {space}, all at once."),
    "THO-10.2": lambda: _("The mediator brings {seat} {soldiers} in {space}."),
    "THO-12.5": lambda: _("Option 1: {seat} puts {soldiers} in {space}, which was taken this turn."),
    "THO-12.6": lambda: _("Option 2: {seat} puts {soldiers} in {space}, which was taken this turn."),
    "THO-12.11": lambda: _("Option 4: {seat} puts {soldiers} in {space}."),
    "THO-13.5": lambda: _("Reinforcements: {seat} puts {soldiers} in {space}."),
    "THO-17.2": lambda: _("The chest brings {seat} {soldiers} in {space}, where it lay."),
    "THO-17.3": lambda: _("The crown: {seat} puts {soldiers} in {space}."),
}
_PLACED_WITH_FIGURE: Final[Mapping[str, Callable[[], str]]] = {
    "THO-3.18": lambda: _("{seat} puts {units} in {space}: the {figure} takes the place of two of the ten soldiers."),
    "THO-10.2": lambda: _(
        "From the mediator, {seat} puts {units} in {space}: the {figure} takes the place of two soldiers."
    ),
    "THO-17.5": lambda: _(
        "From the chest, {seat} puts {units} in {space}: the {figure} takes the place of two soldiers."
    ),
}

# --- events: orks ----------------------------------------------------------------------------------------------------


def _regions_named(f: Facts) -> str:
    if f["clause"] == "THO-6.4":
        return _("There are six players, so nobody rolls: orks multiply in all six regions.")
    if f["clause"] == "THO-6.3":
        spared = regions_list(region for region in DIE if region not in f["regions"])
        return _("Orks multiply in all regions but {spared}.").replace("{spared}", spared)
    return ngettext("Orks multiply in region {regions}.", "Orks multiply in the regions {regions}.", len(f["regions"]))


def _orks_grew(f: Facts) -> str:
    return ngettext(
        "Region {region}: {spaces} gets one more ork.",
        "Region {region}: {spaces} get one more ork each.",
        len(f["spaces"]),
    )


def _castle_grew(f: Facts) -> str:
    if f["clause"] == "THO-6.6":
        return _("One more ork comes into {space}, for region {regions}.")
    text = _("{n} more orks come into {space}, one for each of the regions {regions}.")
    return text.replace("{n}", str(len(f["regions"])))


def _band_attacks(f: Facts) -> str:
    match f["clause"], f["route"]:
        case _, Route.TUNNEL:
            return _("From {origin}, {orks} attack {target} through the tunnel.")
        case "THO-7.4", Route.BRIDGE:
            return _("From {origin}, the band goes on with {orks} and attacks {target} over the bridge.")
        case "THO-7.4", _:
            return _("From {origin}, the band goes on with {orks} and attacks {target}.")
        case _, Route.BRIDGE:
            return _("From {origin}, {orks} attack {target} over the bridge.")
    return _("From {origin}, {orks} attack {target}.")


_HELD_OFF: Final[Mapping[str, Callable[[], str]]] = {
    "THO-7.8": lambda: _(
        "The orks in {origin} have not taken all other spaces around them: the tunnel to {target} stays closed."
    ),
    "THO-7.11": lambda: _("A hero stands in {target}: the orks in {origin} cannot attack there."),
    "THO-7.12": lambda: _("The mediator is in {target}: the orks in {origin} cannot attack there."),
    "THO-7.13": lambda: _("The dragon is in {target}: the orks in {origin} cannot attack there."),
}


MANY: Final = 8
"""So many spaces are named one by one."""


def _refilled(f: Facts) -> str:
    if len(f["spaces"]) > MANY:
        return _("One ork comes into each of the {n} empty spaces.").replace("{n}", str(len(f["spaces"])))
    return ngettext(
        "One ork comes into the space that is empty: {spaces}.",
        "One ork comes into each empty space: {spaces}.",
        len(f["spaces"]),
    )


# --- events: dragon and mediator -------------------------------------------------------------------------------------


def _dragon_eats(f: Facts) -> str:
    if f["eaten"] < f["appetite"]:
        if f["seat"] is None:
            return ngettext(
                "The dragon is hungry for {appetite}, but there is only {eaten} ork in {space}: it is eaten.",
                "The dragon is hungry for {appetite}, but there are only {eaten} orks in {space}: all are eaten.",
                f["eaten"],
            )
        return ngettext(
            "The dragon is hungry for {appetite}, but {seat} has only {eaten} unit in {space}.",
            "The dragon is hungry for {appetite}, but {seat} has only {eaten} units in {space}.",
            f["eaten"],
        )
    if f["seat"] is None:
        return ngettext(
            "The dragon is hungry for {appetite}: he eats {eaten} ork in {space}.",
            "The dragon is hungry for {appetite}: he eats {eaten} orks in {space}.",
            f["eaten"],
        )
    return ngettext(
        "The dragon is hungry for {appetite}: {seat} loses {eaten} unit in {space}.",
        "The dragon is hungry for {appetite}: {seat} loses {eaten} units in {space}.",
        f["eaten"],
    )


# --- events: a turn --------------------------------------------------------------------------------------------------

_ASKED: Final[Mapping[int, Callable[[], str]]] = {
    1: lambda: _("{seat} asks the mediator for option 1: two soldiers for a space taken this turn."),
    2: lambda: _("{seat} asks the mediator for option 2: a second attack, and a soldier for a space taken this turn."),
    3: lambda: _("{seat} asks the mediator for option 3: to move a treasure of an opponent."),
    4: lambda: _("{seat} asks the mediator for option 4: six soldiers at once."),
    5: lambda: _("{seat} asks the mediator for option 5: an attack by boat."),
}


def _help_asked(f: Facts) -> str:
    left = (
        ngettext("{left} request is left.", "{left} requests are left.", f["left"])
        if f["left"]
        else _("No request is left.")
    )
    return f"{_ASKED[f['option']]()} {left}"


def _reinforcements_due(f: Facts) -> str:
    kingdoms = f["kingdoms"]
    spaces = sum(map(len, kingdoms))
    if not kingdoms:
        return _("{seat} has no kingdom, but gets {soldiers} as reinforcements: nobody gets fewer.")
    if spaces < LEAST_REINFORCEMENTS:
        text = ngettext(
            "{seat} has only {n} space in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
            "{seat} has only {n} spaces in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
            spaces,
        )
    else:
        text = ngettext(
            "{seat} gets {soldiers} as reinforcements, one for each space of the kingdom.",
            "{seat} gets {soldiers} as reinforcements, one for each space of the {kingdoms} kingdoms.",
            len(kingdoms),
        )
    return text.replace("{n}", str(spaces)).replace("{kingdoms}", str(len(kingdoms)))


def _attack_declared(f: Facts) -> str:
    head = _ROUTES[f["route"]]().replace("{foe}", holder_name(f["defender"]))
    if f["clause"] == "THO-12.8":
        head = labelled(_("The second attack"), head)
    mode = _MODES[f["mode"]]()
    return f"{head} {mode}" if mode else head


_ROUTES: Final[Mapping[Route, Callable[[], str]]] = {
    Route.LAND: lambda: _("{seat} attacks {foe} in {target} from {origin}."),
    Route.BRIDGE: lambda: _("{seat} attacks {foe} in {target} from {origin}, over the bridge."),
    Route.TUNNEL: lambda: _("{seat} attacks {foe} in {target} from {origin}, through the tunnel."),
    Route.BOAT: lambda: _("{seat} attacks {foe} in {target} from {origin}, by boat."),
}
_MODES: Final[Mapping[Mode, Callable[[], str]]] = {
    Mode.TOTAL: lambda: _("It is a total attack."),
    Mode.PARTIAL: lambda: _("It is a partial attack."),
    Mode.SERIES: lambda: "",
}

# --- events: a fight -------------------------------------------------------------------------------------------------


def _part_counted(f: Facts) -> str:
    text = (
        _("Strength of the attack, in {space}: {part}.")
        if f["attacks"]
        else _("Strength of the defence, in {space}: {part}.")
    )
    return text.replace("{part}", part(f["code"], f["points"]))


def _struck(f: Facts) -> str:
    if f["clause"] == "THO-15.15":
        return ngettext(
            "The {factor} rolled for {by} is more than enough: the only one in {at} falls.",
            "The {factor} rolled for {by} is more than enough: all {lost} in {at} fall.",
            f["lost"],
        )
    return ngettext(
        "The {factor} rolled for {by} counts: {lost} falls in {at}.",
        "The {factor} rolled for {by} counts: {lost} fall in {at}.",
        f["lost"],
    )


def _occupied(f: Facts) -> str:
    if f["seat"] is not None:
        return _("From {start}, {seat} moves {units} into {end}.")
    if f["clause"] == "THO-7.6":
        return _("The band has won: from {start}, one ork moves into {end}.")
    return _("The orks have won: from {start}, one ork moves into {end}.")


def _stays_home(f: Facts) -> str:
    match f["clause"], f["seat"]:
        case "THO-7.7", _:
            return _("Only one ork of the band is left: it stays in {space}, and {emptied} remains empty.")
        case _, None:
            return _("The orks have won, but only one is left: it stays in {space}, and {emptied} remains empty.")
        case "THO-16.3", _:
            return _(
                "{seat} has won and stays in {space}: as we agreed, defenders do not move, and {emptied} is empty."
            )
    return _("{seat} has won with a single unit: it stays in {space}, and {emptied} remains empty.")


def _help_lost(f: Facts) -> str:
    if f["clause"] == "THO-12.5":
        return _("{seat} holds no space taken this turn: the soldiers of option 1 are lost.")
    return _("{seat} holds no space taken this turn: the soldier of option 2 is lost.")


def _treasures_leave(f: Facts) -> str:
    return ngettext(
        "The last treasure of {seat} leaves the board unseen, from {spaces}.",
        "The treasures of {seat} leave the board unseen, from {spaces}.",
        len(f["spaces"]),
    )


def _game_over(f: Facts) -> str:
    if not f["winners"]:
        return _("Nobody has a unit left: the game ends without a winner.")
    if f["clause"] == "THO-18.2":
        return _("{winners} has all three treasures and is king of Thorval!")
    return _("{winners} is the last player with units on the board, and wins!")


EVENTS: Final[Mapping[type, Say]] = {
    ev.Rolled: _rolled,
    ev.Tied: lambda f: _("{seats} tie at {face} and roll again."),
    ev.FirstNamed: _by_clause(
        {
            "THO-3.1": lambda: _("{seat} has rolled highest and begins."),
            "THO-11.1": lambda: _("{seat} has rolled highest and is the first player of this round."),
            "THO-11.3": lambda: _("{seat}, next in turn, takes over as first player."),
        }
    ),
    ev.DieAgain: _die_again,
    ev.Settled: _settled,
    ev.OrksPlaced: _orks_placed,
    ev.TreasuresHanded: lambda f: _(
        "Each player gives {count} treasures to the neighbour on the left, who will hide them."
    ),
    ev.Hidden: _hidden,
    ev.Placed: _placed,
    ev.RoundBegan: _by_clause(
        {
            "THO-5.2": lambda: _("Round {number} begins, with the orks."),
            "THO-5.3": lambda: _("Round {number} begins, with the orks, before anybody has had a turn."),
        }
    ),
    ev.RegionsNamed: _regions_named,
    ev.OrksGrew: _orks_grew,
    ev.CastleGrew: _castle_grew,
    ev.BandAttacks: _band_attacks,
    ev.BandHeldOff: _by_clause(_HELD_OFF),
    ev.BandStalls: lambda f: _("Only one ork of the band is left in {origin}: it leaves {target} alone."),
    ev.Refilled: _refilled,
    ev.DragonLands: lambda f: _("The dragon lands in {space}."),
    ev.DragonEats: _dragon_eats,
    ev.DragonFliesOn: lambda f: _("The dragon has found no player's unit in {space}: he flies on."),
    ev.DragonAway: lambda f: _("No territory holds a player's unit: the dragon does not come this round."),
    ev.MediatorComes: _by_clause(
        {
            "THO-10.1": lambda: _(
                "The mediator appears in {space}: no player may attack a space of region {region} now."
            ),
            "THO-10.4": lambda: _("Nobody is in {space}: the mediator stays there alone."),
        }
    ),
    ev.OrksJoin: lambda f: _("The mediator brings {count} more orks to {space}."),
    ev.TurnBegan: lambda f: _("It is the turn of {seat}."),
    ev.HelpAsked: _help_asked,
    ev.NoHelp: lambda f: _("{seat} asks for no help this turn."),
    ev.TreasureMoved: lambda f: _(
        "{seat} takes a treasure of {owner} from {start} and lays it, unseen, in {end}. Nobody can do so again."
    ),
    ev.ReinforcementsDue: _reinforcements_due,
    ev.Passed: lambda f: _("{seat} attacks nobody this turn."),
    ev.AttackDeclared: _attack_declared,
    ev.SecondAnnounced: lambda f: _("{seat} announces the second attack: from {origin} on {target}."),
    ev.SecondLapsed: lambda f: (
        _("{seat} announces no second attack.")
        if f["clause"] == "THO-12.6"
        else _("The second attack of {seat}, from {origin} on {target}, is no longer possible: it lapses.")
    ),
    ev.Transferred: lambda f: _("{seat} transfers the {figure} from {start} to {end}."),
    ev.Gathered: _by_clause(
        {
            "THO-14.8": lambda: _("For the attack from {end}, {seat} gathers {units} from {start}."),
            "THO-14.9": lambda: _("For the defence of {end}, {seat} gathers {units} from {start}."),
        }
    ),
    ev.PartCounted: _part_counted,
    ev.Thrown: lambda f: _(
        "Exchange {number}: the attack rolls {attack} with strength {attack_strength}, the defence {defence} with "
        "strength {defence_strength}."
    ),
    ev.Struck: _struck,
    ev.Missed: lambda f: _("The {factor} rolled for {by} is more than the strength there, {strength}: nobody falls."),
    ev.BothMissed: lambda f: _("Both sides have rolled too high, so the attacker in {origin} loses one."),
    ev.Lost: lambda f: (
        _("The dragon eats {units} of {seat} in {space}.")
        if f["clause"] == "THO-9.4"
        else _("{seat} loses {units} in {space}.")
    ),
    ev.BrokenOff: lambda f: _("From {origin}, {seat} breaks off the attack on {target}: nothing moves."),
    ev.Emptied: _by_clause(
        {
            "THO-16.1": lambda: _("The fight is over: nobody is left in {spaces}."),
            "THO-7.5": lambda: _("The fight is over: nobody is left in {spaces}."),
            "THO-16.6": lambda: _("Both sides are wiped out: nobody is left in {spaces}."),
        }
    ),
    ev.Occupied: _occupied,
    ev.StaysHome: _stays_home,
    ev.HelpLost: _help_lost,
    ev.HelpKept: lambda f: _("{seat} keeps the soldier of option 2 for the second attack."),
    ev.TreasureFound: lambda f: (
        _("{seat} finds a lost treasure in {space}: {kind}. It brings nothing.")
        if f["clause"] == "THO-19.5"
        else _("{seat} finds a lost treasure in {space}: {kind}!")
    ),
    ev.RingTook: lambda f: _("With the magic ring, {seat} takes {units} of {victim} from {space}."),
    ev.Eliminated: lambda f: _("{seat} has no unit left on the board and is out of the game."),
    ev.TreasuresLeave: _treasures_leave,
    ev.GameOver: _game_over,
}

# --- reasons ---------------------------------------------------------------------------------------------------------


def _own_only(rule: Callable[[], str]) -> Mapping[str, Say]:
    """Why soldiers cannot be put there: where they go, and who is there."""
    return {
        "not-own-empty": lambda f: f"{rule()} {_('Nobody is in {space}.')}",
        "not-own-orks": lambda f: f"{rule()} {_('Orks are in {space}.')}",
        "not-own-foreign": lambda f: f"{rule()} {_('{seat} is in {space}.')}",
    }


_OWN_ONLY: Final[Mapping[str, Callable[[], str]]] = {
    "THO-3.17": lambda: _("The ten soldiers go into a space that you hold."),
    "THO-12.11": lambda: _("The six soldiers of option 4 go into spaces that you hold."),
    "THO-13.5": lambda: _("Reinforcements go into spaces that you hold."),
    "THO-17.3": lambda: _("The soldiers of the crown go into spaces that you hold."),
}


def _no_such_space(f: Facts) -> str:
    if not f["space"]:
        return _("Say which space: there are the territories I/1 to VI/6, and the castles by their numbers.")
    return _("{space} is not on the island: there are the territories I/1 to VI/6, and the castles by their numbers.")


def _not_contiguous(f: Facts) -> str:
    if f["origin"] == f["target"]:
        return _("An attack goes from one space to another, not from {origin} to itself.")
    return _("{target} does not border {origin}: an attack goes to a contiguous space.")


def _figure_costs_two(f: Facts) -> str:
    return ngettext(
        "The {figure} comes in place of two soldiers, and you have only {n} left to put.",
        "The {figure} comes in place of two soldiers, and you have {n} left to put.",
        f["n"],
    )


def _not_all(f: Facts) -> str:
    return ngettext(
        "You place {n} soldier, but {due} are left to place: none is kept back.",
        "You place {n} soldiers, but {due} are left to place: none is kept back.",
        f["n"],
    )


def _too_many(f: Facts) -> str:
    return ngettext(
        "You place {n} soldiers, but only {due} is left to place.",
        "You place {n} soldiers, but only {due} are left to place.",
        f["due"],
    )


def _option_4(f: Facts) -> str:
    return _("Option 4 brings {due} soldiers, and you place {n}.")


def _ring_sum(f: Facts) -> str:
    return ngettext(
        "Here the ring takes just {due} unit, and you name {n}.",
        "Here the ring takes just {due} units, and you name {n}.",
        f["due"],
    )


def _not_your_figure(f: Facts) -> str:
    return _("Your {figure} is not in {space}.")


def _no_soldier(f: Facts) -> str:
    return _("There is no soldier in {space}.")


def _not_so_many(f: Facts) -> str:
    return ngettext("Only {n} soldier is in {space}.", "Only {n} soldiers are in {space}.", f["n"])


def _together(f: Facts) -> str:
    return _("Your {figure} stands in {space}: hero and small wizard are never in the same space.")


def _occupied_already(f: Facts) -> str:
    return _("{space} is taken already: choose one where nobody is.")


def _under_owner(f: Facts) -> str:
    return _("We agreed that no treasure is laid where its owner stands, and {seat} holds {space}.")


def _treasure_there(f: Facts) -> str:
    return _("A treasure lies in {space} already: there is room for one in a space.")


def _nothing_lies_there(f: Facts) -> str:
    return _("No treasure lies in {space}.")


def _partial(f: Facts) -> str:
    return _("Units are gathered for a total attack only, and this one is partial.")


def _not_beside(f: Facts) -> str:
    if f["space"] == f["target"]:
        return _("The units in {space} are in the fight already.")
    return _("{space} does not border {target}: units are gathered from contiguous spaces.")


def _no_own_units(f: Facts) -> str:
    return _("You have no units in {space}.")


def _but_one(f: Facts) -> str:
    return _("You may take all units but one from {space}: the last one stays.")


def _against_orks(f: Facts) -> str:
    return _("When orks attack, nobody gathers units.")


def _no_second_here(f: Facts) -> str:
    return _("The soldiers of option 1 are not kept for later: put them in a space that you have taken.")


_DECISIONS: Final = (
    "THO-9.4", "THO-10.2", "THO-12.1", "THO-14.9", "THO-15.17", "THO-16.3", "THO-17.2", "THO-17.3",
    "THO-17.4",
)  # fmt: skip
"""The clauses by which somebody has to decide: in the players' episode whose turn it is, elsewhere what is due."""

REASONS: Final[Mapping[tuple[str, str], Say]] = {
    # who and when
    ("THO-1.2", "no-such-seat"): lambda f: _("There is no such player: {players} play at this table."),
    **dict.fromkeys((("THO-18.2", "over"), ("THO-18.1", "over")), lambda f: _("The game is over.")),
    ("THO-18.1", "eliminated"): lambda f: _("{seat} has no unit left and is out of the game."),
    ("THO-3.3", "not-your-turn"): lambda f: _("Now it is up to {seat}: the island is filled in strict order."),
    **{(clause, "not-your-turn"): lambda f: _("Now it is up to {seat}.") for clause in _DECISIONS},
    ("THO-3.1", "opening-roll-first"): lambda f: _("First all roll for the first player."),
    ("THO-3.4", "castles-now"): lambda f: _("Now each player puts a soldier in a castle where nobody is."),
    ("THO-3.6", "orks-now"): lambda f: _("Now the dice say which territories get orks."),
    ("THO-3.8", "settle-now"): lambda f: _("Now the vacant territories get a soldier each, one after the other."),
    **dict.fromkeys((("THO-3.14", "hide-now"), ("THO-19.4", "hide-now")), lambda f: _("Now the treasures are hidden.")),
    ("THO-6.3", "spread-now"): lambda f: _("Now a die says in which region the orks do not multiply."),
    ("THO-14.11", "prepare-now"): lambda f: _("The attacker is preparing the fight: say first when all is ready."),
    ("THO-9.4", "losses-now"): lambda f: _("First the owner says which units are eaten."),
    ("THO-14.11", "no-transfer-against-orks"): lambda f: _(
        "Nobody transfers a hero or small wizard against a band of orks: that belongs to players' attacks."
    ),
    ("THO-3.12", "hide-now"): lambda f: _("Now the treasures are hidden."),
    ("THO-3.17", "muster-now"): lambda f: _("Now each player puts ten soldiers in one space."),
    ("THO-6.1", "spread-now"): lambda f: _("Now the dice say in which regions the orks multiply."),
    ("THO-9.1", "dragon-now"): lambda f: _("Now the dice lead the dragon."),
    ("THO-10.1", "mediator-now"): lambda f: _("Now the dice lead the mediator."),
    ("THO-10.2", "gift-now"): lambda f: _("First the three soldiers of the mediator are put in his space."),
    ("THO-11.1", "first-player-now"): lambda f: _("Now all roll for the first player of this round."),
    ("THO-12.1", "help-first"): lambda f: _("A turn begins with the mediator's help: choose an option, or none."),
    ("THO-12.9", "lift-now"): lambda f: _("First choose the treasure that option 3 moves."),
    ("THO-12.9", "lay-now"): lambda f: _("First lay down the treasure that was taken up."),
    ("THO-12.11", "extra-now"): lambda f: _("First the six soldiers of option 4 are placed."),
    ("THO-13.1", "reinforce-first"): lambda f: _("First all reinforcements are placed, then an attack may follow."),
    ("THO-14.1", "declare-now"): lambda f: _("Now an attack may be declared, or none."),
    ("THO-12.7", "announce-now"): lambda f: _("Now the second attack is announced, or none, before any die is thrown."),
    ("THO-14.7", "prepare-now"): lambda f: _("The attacker is preparing the fight: say first when all is ready."),
    ("THO-14.9", "defend-now"): lambda f: _("The defender is preparing for the fight: say first when all is ready."),
    ("THO-15.11", "dice-now"): lambda f: _("Now both sides of the fight throw their dice."),
    ("THO-15.17", "losses-now"): lambda f: _("First the owner says which units are lost."),
    ("THO-16.1", "go-on-now"): lambda f: _("Now the attacker decides: fight on, or break off."),
    ("THO-16.3", "occupy-now"): lambda f: _("First the winner moves into the emptied space."),
    ("THO-17.2", "chest-now"): lambda f: _("First the four soldiers of the chest are put where it lay."),
    ("THO-17.3", "crown-now"): lambda f: _("First the three soldiers of the crown are placed."),
    ("THO-17.4", "ring-now"): lambda f: _("First the magic ring takes its units."),
    ("THO-12.6", "help-soldiers-now"): lambda f: _("First the mediator's soldier goes into a space taken this turn."),
    ("THO-12.5", "help-soldiers-now"): lambda f: _("First the mediator's soldiers go into a space taken this turn."),
    ("THO-12.8", "second-now"): lambda f: _("Now the second attack begins: say whether it is total or partial."),
    # dice
    ("THO-1.5", "dice-only"): lambda f: _("No player chooses that: the dice do."),
    ("THO-1.5", "no-die-now"): lambda f: _("This is no time for a single die."),
    ("THO-15.11", "no-die-now"): lambda f: _("This is no time for the dice of a fight."),
    ("THO-1.3", "no-such-face"): lambda f: _("A die shows 1 to 6, and never {n}."),
    # spaces, and who is there
    ("THO-2.1", "no-such-space"): _no_such_space,
    **{(clause, code): say for clause, rule in _OWN_ONLY.items() for code, say in _own_only(rule).items()},
    ("THO-14.6", "no-walking"): lambda f: _("Units move only in an attack: nobody just walks."),
    ("THO-2.10", "orks-there"): lambda f: _("Orks are in {space}: they share a space with nobody."),
    ("THO-2.9", "foreign-there"): lambda f: _("{seat} is in {space}: two players never share a space."),
    # hero and small wizard
    ("THO-4.4", "figure-on-board"): lambda f: _("You have just one {figure}, already on the board, in {space}."),
    ("THO-4.4", "named-twice"): lambda f: _("You name the {figure} twice, and each player has just one."),
    ("THO-4.1", "figure-costs-two"): _figure_costs_two,
    ("THO-4.3", "figures-together"): _together,
    ("THO-14.12", "figures-together"): lambda f: _(
        "Neither gathering nor a transfer may bring hero and small wizard together in {space}."
    ),
    ("THO-4.2", "two-figures"): lambda f: _(
        "All these soldiers go into one space, and the two figures need two: bring in just one of them."
    ),
    ("THO-4.3", "figures-together-put"): lambda f: _("Hero and small wizard are never in the same space."),
    # set-up
    ("THO-3.4", "castle-wanted"): lambda f: _("{space} is no castle: the first soldier goes into a castle."),
    ("THO-3.8", "territory-wanted"): lambda f: _("These soldiers go into territories, and {space} is none."),
    ("THO-3.4", "occupied"): _occupied_already,
    ("THO-3.8", "occupied"): _occupied_already,
    ("THO-3.11", "own-treasure"): lambda f: _(
        "Nobody hides their own treasures: you hide those of {seat}, on your right."
    ),
    ("THO-3.11", "others-treasure"): lambda f: _(
        "That treasure is not for you to hide: you hide those of {seat}, on your right."
    ),
    ("THO-19.4", "no-blank"): lambda f: _("The blank treasure belongs to the variant, which we do not play."),
    ("THO-3.16", "hidden-already"): lambda f: _("You have already hidden it: {kind}."),
    ("THO-3.12", "castle-wanted"): lambda f: _("{space} is no castle: the first treasure goes into a castle."),
    ("THO-3.14", "territory-wanted"): lambda f: _(
        "From the second on, treasures go into territories, and {space} is none."
    ),
    ("THO-3.13", "owners-castle"): lambda f: _(
        "{seat} holds {space}: hide the treasure in a castle that its owner does not hold."
    ),
    ("THO-3.14", "under-owner"): _under_owner,
    ("THO-3.15", "treasure-there"): _treasure_there,
    # soldiers that come all together
    ("THO-3.17", "all-in-one-space"): lambda f: _("The ten soldiers are put all at once, and all in one space."),
    ("THO-10.2", "other-space"): lambda f: _("The soldiers of the mediator go where he is, not into {space}."),
    ("THO-17.2", "other-space"): lambda f: _("The soldiers of the chest go where it lay, not into {space}."),
    ("THO-12.5", "not-taken"): lambda f: _(
        "You have not taken {space} this turn: the soldiers of option 1 go into a space that you have taken."
    ),
    ("THO-12.6", "not-taken"): lambda f: _(
        "You have not taken {space} this turn: the soldier of option 2 goes into a space that you have taken."
    ),
    ("THO-12.5", "together"): lambda f: _("The soldiers of option 1 stay together: put both at once in one space."),
    ("THO-12.6", "together"): lambda f: _(
        "The soldier of option 2 goes into a space taken this turn, with nothing to share out."
    ),
    ("THO-12.5", "nothing-to-keep-for"): _no_second_here,
    ("THO-12.6", "nothing-to-keep-for"): lambda f: _("No second attack is to come: there is nothing to keep it for."),
    # help
    ("THO-12.4", "no-such-option"): lambda f: _(
        "There is no option {n}: the mediator offers the options 1 to 5, and 0 means no help."
    ),
    ("THO-12.1", "help-at-start"): lambda f: _("Help is asked for at the beginning of a turn: now it is too late."),
    ("THO-12.3", "one-option"): lambda f: _("You have asked for option {n} this turn: there is one a turn."),
    ("THO-12.2", "requests-spent"): lambda f: _("You have asked for help {n} times: that is all in a game."),
    ("THO-12.10", "moved-already"): lambda f: _(
        "Option 3 has been used: it works once in a game, for all players together."
    ),
    ("THO-12.9", "no-treasure"): lambda f: _("No opponent has a treasure on the board that could be moved."),
    ("THO-12.11", "too-many-units"): lambda f: _("You have {n} units: option 4 is for players with fewer than {few}."),
    ("THO-12.12", "no-water"): lambda f: _("You hold no space on the river or the inner sea: no boat can start."),
    ("THO-12.9", "nothing-lies-there"): _nothing_lies_there,
    ("THO-12.9", "own-treasure-moved"): lambda f: _(
        "The treasure in {space} is your own: option 3 moves one of an opponent."
    ),
    ("THO-12.9", "same-space"): lambda f: _("The treasure comes from {space}: lay it in another space."),
    ("THO-12.9", "treasure-there"): _treasure_there,
    ("THO-12.9", "under-owner"): _under_owner,
    # sums
    ("THO-13.5", "too-few"): _not_all,
    ("THO-13.5", "too-many"): _too_many,
    ("THO-13.3", "due"): lambda f: _(
        "Reinforcements are a soldier for each space of your kingdoms: {due} left to place."
    ),
    ("THO-13.4", "due"): lambda f: _("Reinforcements are never fewer than 4 soldiers: {due} left to place."),
    ("THO-12.11", "too-few"): _option_4,
    ("THO-12.11", "too-many"): _option_4,
    ("THO-17.3", "too-few"): _not_all,
    ("THO-17.3", "too-many"): _too_many,
    ("THO-1.6", "no-such-number"): lambda f: _("{n} is no number of units."),
    ("THO-12.9", "nowhere-to-lay"): lambda f: _("The treasure in {space} can be laid nowhere else."),
    ("THO-17.4", "too-few"): _ring_sum,
    ("THO-17.4", "too-many"): _ring_sum,
    # attacks
    ("THO-14.1", "one-attack"): lambda f: _("You have launched your normal attack: there is one a turn."),
    ("THO-14.7", "no-such-mode"): lambda f: _("Say whether the attack is total or partial."),
    ("THO-14.7", "mode-by-series"): lambda f: _(
        "We agreed that attacks are neither total nor partial: any attack may be broken off."
    ),
    ("THO-12.12", "no-boat"): lambda f: _("For a boat you need option 5 of the mediator's help."),
    ("THO-12.12", "same-shore"): lambda f: _("A boat goes to another space, not from {origin} to itself."),
    ("THO-12.12", "not-on-water"): lambda f: _(
        "{space} touches neither the river nor the inner sea: no boat stops there."
    ),
    ("THO-14.2", "origin-not-own"): lambda f: _("You do not hold {space}: an attack starts from a space of your own."),
    ("THO-14.2", "not-contiguous"): _not_contiguous,
    ("THO-2.5", "water-between"): lambda f: _(
        "Over the water, only a boat gets from {origin} to {target}: that is option 5 of the mediator's help."
    ),
    ("THO-14.3", "target-empty"): lambda f: _("{space} is empty: attack another player, or orks."),
    ("THO-14.3", "target-own"): lambda f: _("{space} is your own: attack another player, or orks."),
    ("THO-14.4", "dragons-space"): lambda f: _("The dragon is in {space}: no player may attack there."),
    ("THO-14.5", "truce"): lambda f: _(
        "The mediator is in region {region}, and so is {space}: no player may attack there."
    ),
    ("THO-10.5", "truce-region"): lambda f: _("The mediator protects all of region {region} until he moves on."),
    ("THO-2.5", "boat-not-said"): lambda f: _(
        'Over the water, only a boat gets from {origin} to {target}: say that the attack goes "by boat".'
    ),
    ("THO-12.6", "no-second-attack"): lambda f: _(
        "For a second attack you need option 2, asked for at the beginning of the turn."
    ),
    ("THO-12.7", "announced-already"): lambda f: _(
        "The second attack is announced, from {origin} on {target}: it cannot be changed."
    ),
    ("THO-12.7", "too-late-to-announce"): lambda f: _("The second attack is announced before the first is fought."),
    # before a fight
    ("THO-14.11", "dice-were-thrown"): lambda f: _(
        "Dice have been thrown in this fight: hero or small wizard is transferred before that."
    ),
    **dict.fromkeys(
        (("THO-14.7", "dice-were-thrown"), ("THO-14.9", "dice-were-thrown")),
        lambda f: _("Dice have been thrown in this fight: units are gathered before that."),
    ),
    ("THO-14.11", "defender-transfers"): lambda f: _(
        "The defender transfers neither hero nor small wizard: that is for the attacker."
    ),
    ("THO-14.11", "one-transfer"): lambda f: _("You have transferred one already: there is one transfer in an attack."),
    ("THO-14.11", "there-already"): lambda f: _("Your {figure} is in {space} already."),
    ("THO-14.11", "no-such-figure"): _not_your_figure,
    ("THO-14.7", "no-such-figure"): _not_your_figure,
    ("THO-14.9", "no-such-figure"): _not_your_figure,
    ("THO-14.7", "no-soldier"): _no_soldier,
    ("THO-14.9", "no-soldier"): _no_soldier,
    ("THO-14.7", "partial"): _partial,
    ("THO-14.9", "partial"): _partial,
    ("THO-14.7", "against-orks"): _against_orks,
    ("THO-14.9", "against-orks"): _against_orks,
    ("THO-14.7", "not-beside"): _not_beside,
    ("THO-14.9", "not-beside"): _not_beside,
    ("THO-14.7", "no-own-units"): _no_own_units,
    ("THO-14.9", "no-own-units"): _no_own_units,
    ("THO-14.8", "last-unit"): _but_one,
    ("THO-14.9", "last-unit"): _but_one,
    ("THO-14.10", "last-unit"): lambda f: _("The last unit of {space} stays there: no space may be left empty."),
    # the fight
    ("THO-15.17", "owner-chooses"): lambda f: _("{seat} chooses which of these units are lost, and nobody else."),
    ("THO-9.4", "owner-chooses"): lambda f: _("{seat} chooses which of these units the dragon eats, and nobody else."),
    ("THO-16.2", "no-way-back"): lambda f: _("A total attack goes on to the end: it cannot be broken off."),
    ("THO-16.2", "one-exchange-first"): lambda f: _(
        "Both sides roll at least once: only after that an attack may be broken off."
    ),
    ("THO-7.15", "orks-do-not-stop"): lambda f: _("Orks attack here, and no player chooses for them."),
    ("THO-16.3", "one-must-move"): lambda f: _("At least one unit moves into the emptied space."),
    ("THO-16.3", "one-stays"): lambda f: _("At least one unit stays in {space}."),
    ("THO-16.3", "only-the-emptied"): lambda f: _("The winner moves into the space that was emptied: {space}."),
    ("THO-16.3", "no-soldier"): _no_soldier,
    ("THO-16.7", "no-such-figure"): _not_your_figure,
    # treasures
    ("THO-15.17", "not-by-choice"): lambda f: _(
        "Players choose their own losses: only the magic ring takes units of your choice."
    ),
    ("THO-17.4", "nobody-there"): lambda f: _("Nobody is in {space}: take units of an opponent."),
    ("THO-17.4", "orks-no-opponent"): lambda f: _("Only orks are in {space}: the ring takes units of a player."),
    ("THO-17.4", "own-units"): lambda f: _("The units in {space} are your own: take those of an opponent."),
    ("THO-17.4", "one-opponent"): lambda f: _(
        "The ring takes all its units from one opponent, and you have begun with {seat}."
    ),
    ("THO-17.4", "no-such-figure"): lambda f: _("There is no {figure} in {space}."),
    ("THO-17.4", "no-soldier"): _no_soldier,
    **{(clause, "not-so-many"): _not_so_many for clause in ("THO-14.7", "THO-14.9", "THO-16.3", "THO-17.4")},
    ("THO-1.6", "one-by-one"): lambda f: _("The ring takes single units: a soldier, the hero or the small wizard."),
    # attempts
    ("THO-17.6", "nothing-lies-there"): _nothing_lies_there,
    ("THO-17.1", "occupy-first"): lambda f: _(
        "The treasure in {space} is your own: you turn it over when you occupy that space."
    ),
    ("THO-17.6", "stays-face-down"): lambda f: _(
        "The treasure in {space} stays face down: it is one of {seat}, who alone may turn it over."
    ),
    ("THO-12.9", "unseen"): lambda f: _("Even whoever moves a treasure with option 3 does not look at it."),
    ("THO-19.2", "promises-bind-nobody"): lambda f: _("A promise binds nobody: bluffing is allowed."),
    # the end
    ("THO-18.2", "three-treasures"): lambda f: _("{seat} has found all three treasures and is king of Thorval."),
    ("THO-18.1", "last-survivor"): lambda f: _("{seat} is the last player with units on the board, and wins."),
    ("THO-18.1", "nobody-left"): lambda f: _("Nobody has a unit left on the board, and nobody wins."),
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: Final[Mapping[str, Say]] = {
    "treasure": lambda f: _("Found: {kind}, which counts nothing") if f["kind"] is Kind.BLANK else _("Found: {kind}"),
}

# --- actions ---------------------------------------------------------------------------------------------------------


def _lots(f: Facts, each: Callable[[], str]) -> str:
    """What an announcement says of its spaces, one after the other."""
    lots: tuple[Lot, ...] = f["lots"]
    parts = (each().format(units=units_list(lot.soldiers, lot.figure), space=the_space(lot.space)) for lot in lots)
    return series(parts) or pgettext("units", "nothing")


def _lots_in(f: Facts) -> str:
    return _lots(f, lambda: _("{units} in {space}"))


def _lots_from(f: Facts) -> str:
    return _lots(f, lambda: _("{units} from {space}"))


def _mass_action(f: Facts) -> str:
    figures = f["figures"]
    if not figures:
        return _("Put all soldiers in {space}")
    text = ngettext(
        "Put the soldiers in {space}, with the {figure} in place of two",
        "Put the soldiers in {space}, with {figures} in place of four",
        len(figures),
    )
    return text.replace("{figure}", full_figure_name(figures[0])).replace(
        "{figures}", listing(map(full_figure_name, figures))
    )


_HELP: Final[Mapping[int, Callable[[], str]]] = {
    0: lambda: _("Ask for no help"),
    1: lambda: _("Option 1: two more soldiers"),
    2: lambda: _("Option 2: one more soldier and a second attack"),
    3: lambda: _("Option 3: move a treasure"),
    4: lambda: _("Option 4: six soldiers"),
    5: lambda: _("Option 5: attack by boat"),
}


def _attack_action(f: Facts) -> str:
    match f["mode"], f["boat"]:
        case Mode.TOTAL, False:
            return _("Total attack from {origin} on {target}")
        case Mode.TOTAL, _:
            return _("Total attack by boat from {origin} on {target}")
        case Mode.PARTIAL, False:
            return _("Partial attack from {origin} on {target}")
        case Mode.PARTIAL, _:
            return _("Partial attack by boat from {origin} on {target}")
        case _, False:
            return _("Attack from {origin} on {target}")
    return _("Attack by boat from {origin} on {target}")


_BEGIN: Final[Mapping[Mode, Callable[[], str]]] = {
    Mode.TOTAL: lambda: _("Begin the second attack, a total one"),
    Mode.PARTIAL: lambda: _("Begin the second attack, a partial one"),
    Mode.SERIES: lambda: _("Begin the second attack"),
}


def _by_piece(soldier: Callable[[], str], figure: Callable[[], str], rest: Callable[[], str]) -> Say:
    """The words of an action for a soldier, a figure, or all that can go."""

    def say(f: Facts) -> str:
        piece: Piece = f["piece"]
        if piece.figure is not None:
            return figure().replace("{figure}", full_figure_name(piece.figure))
        return rest() if piece is Piece.REST else soldier()

    return say


def _occupy_action(f: Facts) -> str:
    if f["figure"]:
        return ngettext(
            "Move {units} unit in, hero or small wizard",
            "Move {units} units in, hero or small wizard among them",
            f["units"],
        )
    return ngettext("Move {units} soldier in", "Move {units} soldiers in", f["units"])


def _attack_twice(f: Facts) -> str:
    first, second = f["first"], f["second"]
    text = _("{first}, then a second one from {origin} on {target}")
    return text.format(first=sentence(first), origin=the_space(second.origin), target=the_space(second.target))


def _try(f: Facts) -> str:
    match f["trick"]:
        case Trick.LOOK:
            return _("Look at the treasure in {space}") if f["space"] else _("Look at a treasure")
        case Trick.WALK if f["space"] and f["to"]:
            return _("Walk from {space} to {to} without an attack")
        case Trick.WALK:
            return _("Walk without an attack")
    return _("Hold somebody to a promise")


ACTIONS: Final[Mapping[type, Say]] = {
    act.Roll: lambda f: _("Roll {face}"),
    act.Exchange: lambda f: _("The attack rolls {attack}, the defence {defence}"),
    act.Settle: lambda f: _("Put a soldier in {space}"),
    act.Hide: lambda f: _("Hide a treasure of {owner} in {space}: {kind}"),
    act.Mass: _mass_action,
    act.Help: lambda f: _HELP[f["option"]]() if f["option"] in _HELP else _("Ask for option {option}"),
    act.Lift: lambda f: _("Take up the treasure in {space}"),
    act.Lay: lambda f: _("Lay the treasure in {space}"),
    act.Put: _by_piece(
        lambda: _("Put a soldier in {space}"),
        lambda: _("Put the {figure} in {space}, in place of two soldiers"),
        lambda: _("Put all soldiers that are left in {space}"),
    ),
    act.Pass: lambda f: _("No attack"),
    act.Attack: _attack_action,
    act.Announce: lambda f: _("Announce the second attack from {origin} on {target}"),
    act.Begin: lambda f: _BEGIN[f["mode"]](),
    act.Transfer: lambda f: _("Transfer the {figure} from {space}"),
    act.Gather: _by_piece(
        lambda: _("Gather a soldier from {space}"),
        lambda: _("Gather the {figure} from {space}"),
        lambda: _("Gather all soldiers that may leave {space}"),
    ),
    act.Ready: lambda f: _("Ready"),
    act.Lose: lambda f: _("Lose hero or small wizard") if f["figure"] else _("Lose soldiers only"),
    act.GoOn: lambda f: _("Fight on"),
    act.Stop: lambda f: _("Break off"),
    act.Advance: _by_piece(
        lambda: _("Move a soldier into {space}"),
        lambda: _("Move the {figure} into {space}"),
        lambda: _("Move all soldiers that may go into {space}"),
    ),
    act.Take: _by_piece(
        lambda: _("Take a soldier from {space}"),
        lambda: _("Take the {figure} from {space}"),
        lambda: _("Take all soldiers from {space}"),
    ),
    act.Keep: lambda f: _("Keep the soldier for the second attack"),
    act.Reinforce: lambda f: _("Reinforcements: {lots}").replace("{lots}", _lots_in(f)),
    act.Rally: lambda f: _("Gather {lots}").replace("{lots}", _lots_from(f)),
    act.Occupy: _occupy_action,
    act.MoveTreasure: lambda f: _("Option 3: move the treasure from {start} to {end}"),
    act.AskExtra: lambda f: _("Option 4: {lots}").replace("{lots}", _lots_in(f)),
    act.AttackTwice: _attack_twice,
    act.TakeUnits: lambda f: _("With the ring, take {lots}").replace("{lots}", _lots_from(f)),
    act.Try: _try,
}

# --- odds and strengths ----------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """Each round begins with what nobody does: orks, dragon, mediator."""
    if not isinstance(event, ev.RoundBegan):
        return ""
    return _("Round {n}: orks, dragon and mediator").format(n=event.number)


def fight_endings() -> tuple[str, str, str]:
    """How a player's attack may end: for the attacker, for nobody, for the defender."""
    return _("the attacker wins"), _("both sides are wiped out"), _("the attacker is wiped out")


def reckoned(more_may_come: bool) -> str:
    """What the odds of a fight leave out of account: what may still be brought to it, and whom the owners give."""
    if more_may_come:
        return _(
            "Reckoned with the units that stand there now: nobody gathers or transfers any more, the fight goes to its "
            "end, and soldiers are lost before hero or wizard."
        )
    return _("Reckoned to the end of the fight; soldiers are lost before hero or wizard.")


def band_endings() -> tuple[str, ...]:
    """How a band's attack may end, in the order of `BandResult`."""
    return (
        _("the band conquers the space and moves in"),
        _("the space is emptied, but the last ork stays where it is"),
        _("both sides are wiped out"),
        _("the band stops with one ork left"),
        _("the band is wiped out"),
    )


def is_kind(kind: Kind) -> str:
    """What a treasure turns out to be."""
    return _("it is {kind}").format(kind=the_kind(kind))


def _share(share: Fraction) -> str:
    """A chance as a percentage; what is not quite certain, or not quite impossible, is not called so."""
    text = percent(float(share))
    if share in (0, 1) or text not in (percent(0), percent(1)):
        return text
    return _("almost {share}").format(share=text)


def fight_prospect(origin: str, target: str, share: Fraction) -> str:
    """How likely the attack that is being fought takes its target."""
    text = _(
        "The attack from {origin} on {target}, fought to the end as both sides stand now, wins in {share} of all cases."
    )
    return text.format(origin=the_space(origin), target=the_space(target), share=_share(share))


def treasure_prospect(owner: Seat, space: str, kind: Kind, share: Fraction) -> str:
    """How likely a treasure face down is of a kind."""
    text = _("The treasure of {owner} in {space} may be {kind}: {share}.")
    words = {"owner": names.seat_name(owner), "space": the_space(space), "kind": the_kind(kind)}
    return text.format(**words, share=_share(share))


def landings_prospect(prey: int, landings: Fraction) -> str:
    """How often the dragon lands on average until he finds a unit."""
    text = _(
        "Territories with units of players: {prey} of 36. How often the dragon lands on average until he finds one: "
        "{landings}."
    )
    return text.format(prey=prey, landings=_decimal(landings))


def _decimal(value: Fraction) -> str:
    """A number with one decimal, written as the language does."""
    text = f"{float(value):.1f}".removesuffix(".0")
    return text.replace(".", ",") if language() == "fr" else text


_PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "soldiers": lambda: _("{points} for the soldiers"),
    "orks": lambda: _("{points} for the orks"),
    "hero": lambda: _("{points} for the hero"),
    "wizard": lambda: _("{points} for the small wizard"),
    "forest": lambda: _("{points} for the forest"),
    "mountain": lambda: _("{points} for the mountain"),
    "castle": lambda: _("{points} for the castle"),
    "bridge": lambda: _("{points} for the bridge"),
    "tunnel": lambda: _("{points} for the tunnel"),
}


def part(code: str, points: int) -> str:
    """A part of a strength, as in "2 for the castle"; the code is that of `fight.Part`."""
    if points == CAP and code == "soldiers":
        text = _("{points} for the soldiers (at most {points})")
    elif points == CAP and code == "orks":
        text = _("{points} for the orks (at most {points})")
    else:
        text = _PARTS[code]()
    return text.format(points=points)
