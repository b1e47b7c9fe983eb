"""Small experiments for the lessons: dials go in, the engine says what follows, with a picture."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

import networkx as nx
from msgspec.structs import replace

from orclib.engine import Event, Log, Match, Reason, Seat
from orclib.engine.teaching import Start
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.board import SCENARIOS
from orclib.games.orcs_vs_orcs.bots import battle_lab
from orclib.games.orcs_vs_orcs.box import BERSERK, FIRST_LINE, HEROES, HORDES, UNITS, Card, Line, Objective
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.lessons.battle_report import battle_odds
from orclib.games.orcs_vs_orcs.lessons.cases import BARE, STARTERS, fight
from orclib.games.orcs_vs_orcs.picture import cards, charts
from orclib.games.orcs_vs_orcs.picture.charts import Camp, Track
from orclib.games.orcs_vs_orcs.rules import sides, strikes
from orclib.games.orcs_vs_orcs.rules.building import purchases, recruit_places
from orclib.games.orcs_vs_orcs.rules.card import strikes_of
from orclib.games.orcs_vs_orcs.rules.effects import ENTRIES, effect_parts
from orclib.games.orcs_vs_orcs.rules.field import exposed
from orclib.games.orcs_vs_orcs.rules.meeting import retreats
from orclib.games.orcs_vs_orcs.rules.reckoning import counted, leaders
from orclib.games.orcs_vs_orcs.rules.transitions import settle_down
from orclib.games.orcs_vs_orcs.state import Job, Phase, Step, Task
from orclib.games.orcs_vs_orcs.strengths import heroes
from orclib.games.orcs_vs_orcs.text.names import (
    actions_count,
    card_name,
    cards_count,
    hordes_count,
    kind_name,
    markers_count,
    objective_rule,
    seat_name,
    seats_list,
    strikes_count,
    trophies_count,
    zone_name,
    zones_list,
)
from orclib.language import capital, labelled, listing, plural, series, spoken
from orclib.scene import Scene, marked, positions
from orclib.scene.answer import Answer, Cited
from orclib.scene.charts import BOTH, LOSS, WIN, Share, share_bars, told_share

_GREEN, _BLUE = Seat(0), Seat(1)
NONE: Final = "-"
"""The setting of a dial that stands for nothing or nobody."""
Line_ = Match[Any, Any, Any, Any]


def _begin(position: str) -> Line_:
    return Start(position=position).match(GAME)


def _seen(match: Line_, overlay: str = "", legal: Iterable[str] = (), reasons: Iterable[Reason] = ()) -> Scene:
    """The table, with the last events marked, and what is legal or proves a refusal."""
    scene = positions.seen(match, None, overlay)
    return marked(
        scene,
        last=positions.places(scene, match.last),
        legal=positions.present(scene, legal),
        evidence=positions.proof(scene, reasons),
    )


def _told(events: Iterable[Event | Reason]) -> tuple[Cited, ...]:
    return tuple([Cited(GAME.sentence(event), event.clause) for event in events])


def _cited(clause: str, en: str, fr: str, **facts: object) -> Cited:
    return Cited(spoken(en, fr, **facts), f"OVO-{clause}")


def _played(match: Line_, action: act.AnyAction, overlay: str = "") -> tuple[Answer | None, tuple[Event, ...]]:
    """The events of an action, or the answer that refuses it."""
    if reasons := match.refusals(action):
        title = spoken("Not allowed", "Ce n'est pas permis")
        return Answer(title, _told(reasons), _seen(match, overlay, reasons=reasons)), ()
    return None, match.play(action)


# --- 1: how far is it? -----------------------------------------------------------------------------------------------


def distance(players: str, roads: str) -> Answer:
    """All zones that lie so many roads from Green's start."""
    match = _begin(f"{players} players\nturn 1")
    board, count = match.state.board, int(roads)
    far = [nx.single_source_shortest_path_length(board.graph, start) for start in board.starts]
    found = [zone for zone in board.zones if far[0][zone] == count]
    kinds: dict[str, list[str]] = {}
    for zone in found:
        village = match.state.village(zone)
        kind = spoken("village", "village") if village else capital(kind_name(zone, board))
        kinds.setdefault(kind, []).append(zone)
    told = [Cited(labelled(kind, zones_list(zones, board)), "OVO-3.1") for kind, zones in kinds.items()]
    if not found:
        told.append(_cited("3.1", "No zone is so far away.", "Aucune zone n'est aussi loin."))
    alike = {sum(each[zone] == count for zone in board.zones) for each in far}
    if len(alike) == 1:
        told.append(
            _cited(
                "3.1",
                "From every start place it is the same number: our own map gives all seats the same chances.",
                "C'est le même nombre depuis chaque départ : notre carte donne à tous les mêmes chances.",
            )
        )
    title = plural(len(found), ("{n} zone", "{n} zones"), ("{n} zone", "{n} zones")).format(n=len(found))
    away = spoken("{n} roads from the start", "à {n} routes du départ", n=count)
    if count == 1:
        away = spoken("1 road from the start", "à 1 route du départ")
    title = labelled(away, title)
    return Answer(title, tuple(told), _seen(match, legal=map(act.zone_target, found)))


# --- 2: the set-up ---------------------------------------------------------------------------------------------------


def setup(players: str, scenario: str) -> Answer:
    """What lies on the table for so many players, by the printed number of the scenario."""
    match = _begin(f"{players} players\nscenario={SCENARIOS[int(scenario) - 1]}\nturn 1")
    state = match.state
    board, count = state.board, sum(state.villages)
    wells = [zone for zone in board.zones if zone in board.wells]
    far = nx.single_source_shortest_path_length(board.graph, board.starts[_GREEN])
    roads = sorted(far[zone] for zone in wells)
    left = {kind: pile for kind, pile in zip(UNITS, state.piles, strict=True) if kind not in (Card.ORC, Card.XBOW)}
    told = [
        _cited(
            "4.11" if state.options.players == 2 else "4.10",
            "{n} villages stand on the ruin places that have no well.",
            "{n} Villages occupent les emplacements Ruine sans puits.",
            n=count,
        ),
        _cited(
            "4.9",
            "The wells are {zones}: {roads} roads from Green's start.",
            "Les puits sont {zones} : à {roads} routes du départ de Vert.",
            zones=zones_list(wells, board),
            roads=listing(map(str, roads)),
        ),
        _cited(
            "4.16",
            "For sale are {orcs} Orcs, {bows} Crossbowmen and {rest} other Unit cards.",
            "On peut acheter {orcs} Orcs, {bows} Arbalétriers et {rest} autres cartes Unités.",
            orcs=state.piles[UNITS.index(Card.ORC)],
            bows=state.piles[UNITS.index(Card.XBOW)],
            rest=sum(left.values()),
        ),
        _cited(
            "2.4",
            "The box is said to have 40 Unit cards beside the Orcs: that this is eight of each kind is our ruling.",
            "La boîte a 40 cartes Unités en plus des Orcs : que cela fasse huit de chaque type est notre décision.",
        ),
        _cited(
            "4.18",
            "The glory supply is {n} points.",
            "Le stock de gloire est de {n} points.",
            n=state.supply,
        ),
    ]
    if state.options.players == 3:
        told.insert(
            2,
            _cited(
                "4.9",
                "That three players have four wells, too, is our ruling.",
                "Qu'il y ait quatre puits aussi à trois joueurs est notre décision.",
            ),
        )
    if state.options.players == 2:
        told.insert(
            1,
            _cited(
                "4.4",
                "Unused start places are bare ruins, and the eight places on the side borders stay empty.",
                "Les départs inutilisés sont de simples ruines, et les huit places des bords restent vides.",
            ),
        )
    title = spoken(
        "{players} players: {n} villages, 4 wells",
        "{players} joueurs : {n} Villages, 4 puits",
        players=players,
        n=count,
    )
    return Answer(title, tuple(told), _seen(match, legal=map(act.zone_target, wells)))


# --- 3: leaving and taking along -------------------------------------------------------------------------------------


def walk(go: str, leave: str, take: str) -> Answer:
    """One move from Start N over Oxwell to Goosefold, with Hordes left and taken along on the way."""
    match = _begin("start_n: G 4\nn_road: G marker, G 2\nn_cwm: ruin")
    move = act.Move(_GREEN, "start_n", int(go), ("n_road", "n_cwm"), int(leave), int(take))
    answer, events = _played(match, move)
    if answer is not None:
        return answer
    board, told = match.state.board, list(_told(events))
    for zone in ("start_n", "n_road", "n_cwm"):
        army = match.state.army(zone)
        words = spoken("nobody", "personne").lower() if army is None else hordes_count(army.hordes)
        if army is not None and army.moved:
            lying = spoken(
                "of which {n} moved", "dont {n} déplacées" if army.moved > 1 else "dont {n} déplacée", n=army.moved
            )
            words += f", {lying.lower()}"
        told.append(Cited(labelled(zone_name(zone, board), words), "OVO-6.6"))
    army = match.state.army("n_cwm")
    title = spoken(
        "{hordes} at Goosefold, {actions} left",
        "{hordes} à Goosefold, reste {actions}",
        hordes=hordes_count(army.hordes if army else 0),
        actions=actions_count(match.state.actions),
    )
    return Answer(title, tuple(told), _seen(match))


# --- 4: three fates --------------------------------------------------------------------------------------------------


def fate(what: str, token: str, reserve: str, owner: str) -> Answer:
    """Two Hordes stop in a village, nobody's or Blue's: what each fate changes."""
    left = int(reserve)
    marker = "\nn_cw1: B marker" if owner == "B" else ""
    match = _begin(f"start_n: G {HORDES - left}{marker}\nGreen: {token}\nthen: move 2 start_n n_cw1")
    before = match.state.players[_GREEN]
    match.play(what)
    player = match.state.players[_GREEN]
    colour = spoken("red", "rouge") if player.red else spoken("white", "blanc")
    told = list(_told(match.last))
    told.append(
        _cited(
            "8.4" if before.red and what == "raze" else "8.2",
            "Strike token: {colour}",
            "Jeton de suivi des frappes : {colour}",
            colour=colour.lower(),
        )
    )
    told.append(
        Cited(
            labelled(spoken("In reserve", "En réserve"), hordes_count(player.reserve)),
            "OVO-8.7" if what == "convert" and not left else "OVO-8.5",
        )
    )
    markers = [labelled(seat_name(seat), markers_count(match.state.stock(seat))) for seat in match.state.options.seats]
    stock = spoken("Markers in stock", "Marqueurs en stock")
    told.append(Cited(labelled(stock, series(markers)), "OVO-8.12" if owner == "B" else "OVO-8.8"))
    facts = {"trophies": trophies_count(player.trophies), "markers": markers_count(match.state.markers(_GREEN))}
    title = (
        spoken("{trophies}, and Berserk is ready", "{trophies}, et l'effet Berserk est prêt", **facts)
        if player.red and not before.red
        else spoken("{trophies}, {markers} on the board", "{trophies}, {markers} sur le plateau", **facts)
    )
    return Answer(title, tuple(told), _seen(match))


# --- 5: walls of men -------------------------------------------------------------------------------------------------


OWNERS: Final = {
    NONE: "pile from top FROKSH ASHANI",
    "B": "n_city: B marker",
    "B+": "n_city: B marker\nBlue: heroes FROKSH VIGDISH",
}
"""Whose city it is: nobody's, Blue's, or Blue's who holds two Heroes."""


def city(hordes: str, owner: str) -> Answer:
    """So many Hordes stop in Hallowmere: nobody's, or Blue's without Hordes, and Blue has Heroes or none."""
    match = _begin(f"start_n: G 4\n{OWNERS[owner]}")
    deal, match.deal = match.deal, False
    match.play(f"move {hordes} start_n n_road n_city")
    told = list(_told(match.last))
    if match.state.phase is Phase.HERO_STEAL:
        loot = [
            f"{card_name(action.hero)} {share}"
            for action, share in GAME.chances(match.state)
            if isinstance(action, act.StealHero)
        ]
        told.append(
            _cited(
                "9.7",
                "One of Blue's Heroes is drawn at random: {heroes}.",
                "On pioche au hasard un Héros de Bleu : {heroes}.",
                heroes=listing(loot),
            )
        )
    elif match.state.phase is Phase.HERO_DRAW:
        match.deal = deal
        match.run_chance()
        drawn = [held.hero for held in match.state.drawn]
        told.append(
            _cited(
                "9.3",
                "Two Heroes are drawn, such as {heroes}: one is kept, the other goes under the pile.",
                "On pioche deux Héros, par exemple {heroes} : on en garde un, l'autre va sous la pile.",
                heroes=listing(map(card_name, drawn)),
            )
        )
    army = match.state.army("n_city")
    if army is None:
        title = spoken("The city stays neutral", "La Cité reste neutre")
    else:
        title = spoken("In the city: {hordes}", "Dans la Cité : {hordes}", hordes=hordes_count(army.hordes))
    return Answer(title, tuple(told), _seen(match))


# --- 6: stand or run -------------------------------------------------------------------------------------------------

THORNBY: Final = {
    "ruin": "ruin",
    "village": "village",
    "village B": "village B",
    "village G": "village G",
    "G 1": "ruin, G 1",
    "B fortress": "ruin, B fortress",
    "G fortress": "ruin, G fortress",
}
"""What may lie at Thornby, as positions say it."""
WALLS: Final = {NONE: "", "lying": "\nn_cwm: B fortress lying", "standing": "\nn_cwm: B fortress"}


def run(attackers: str, defenders: str, thornby: str, walls: str) -> Answer:
    """Green enters Goosefold: may Blue stand, and where may Blue go?"""
    match = _begin(f"start_n: G 6\nne_out: G marker\nn_cwm: B {defenders}\nn_cw1: {THORNBY[thornby]}{WALLS[walls]}")
    match.deal = False
    match.play(f"move {attackers} start_n n_road n_cwm")
    told = list(_told(match.last))
    state = match.state
    ways = [action for action in match.legal(_BLUE) if isinstance(action, act.Retreat)]
    stands = any(isinstance(action, act.Stand) for action in match.legal(_BLUE))
    zones = zones_list([action.to for action in ways], state.board)
    if state.phase is not Phase.RETREAT:
        stood = state.clash("n_cwm") is not None
        title = (
            spoken("Blue has to stand and fight", "Bleu doit rester et combattre")
            if stood
            else spoken("Blue's army is destroyed", "L'armée de Bleu est détruite")
        )
    elif stands:
        title = spoken("Blue may stand, or retreat: {zones}", "Bleu peut rester, ou se replier : {zones}", zones=zones)
    else:
        title = spoken("Blue must retreat: {zones}", "Bleu doit se replier : {zones}", zones=zones)
    if state.phase is Phase.RETREAT:
        shut = [zone for zone in state.board.neighbours["n_cwm"] if zone not in retreats(state, _BLUE, "n_cwm")]
        told.append(
            _cited(
                "11.3",
                "Closed to a retreat: {zones}.",
                "Fermé au repli : {zones}.",
                zones=zones_list(shut, state.board),
            )
        )
    return Answer(title, tuple(told), _seen(match, legal=[action.paths[0][-1] for action in ways]))


# --- 7: the exhausted ------------------------------------------------------------------------------------------------


def march(hordes: str, enemy: str) -> Answer:
    """A forced march to Turnipstead: nobody is there, or Blue runs, or Blue stands."""
    there = "" if enemy == NONE else "\nne_in: B 4"
    match = _begin(f"{BARE}\nstart_n: G 4\nn_cwm: G {hordes} moved{there}\n2 actions")
    match.deal = False
    answer, events = _played(match, act.ForcedMarch(_GREEN, "n_cwm", int(hordes), "ne_in"))
    if answer is not None:
        return answer
    if enemy == "retreat":
        events += match.play("retreat n_ward")
    elif enemy == "stand":
        events += match.play("stand")
        events += match.play("end")
        match.deal = True
        for _side_ready in range(2):
            match.play("all")
    found = match.state.battle
    losses = found.sides[0].losses if found is not None else 0
    told = list(_told(events))
    if not losses:
        told.append(
            _cited(
                "7.8",
                "No battle, no loss: the Horde that was removed is just in reserve.",
                "Pas de bataille, pas de perte : la Horde retirée est simplement en réserve.",
            )
        )
    title = spoken(
        "{hordes} left, {lost} on the tracking tile",
        "Il reste {hordes} ; sur la tuile de suivi : {lost}",
        hordes=hordes_count(int(hordes) - 1),
        lost=losses,
    )
    return Answer(title, tuple(told), _seen(match))


# --- 8: feeding the war ----------------------------------------------------------------------------------------------

_FORTS: Final = {"2": ("n_road", "n_cwm", "n_cw1", "n_ward"), "3": ("a_road", "a_cwm", "a_cw1", "a_ward")}


def market(players: str, fortresses: str) -> Answer:
    """What one buy action and one recruit action bring with so many standing fortresses beside the Dark City."""
    zones = _FORTS.get(players, _FORTS["2"])[: int(fortresses)]
    built = f"\n{', '.join(zones)}: ruin, G fortress" if zones else ""
    match = _begin(f"{players} players{built}\nturn 1")
    state = match.state
    most = purchases(state, _GREEN)
    piles = {kind: pile for kind, pile in zip(UNITS, state.piles, strict=True) if pile}
    places = [zone for zone, _most in recruit_places(state, _GREEN)]
    told = (
        _cited(
            "13.1",
            "One buy action brings up to {cards}, all of different kinds: one for each fortress and the Dark City.",
            "Une action d'achat donne jusqu'à {cards}, toutes différentes : une par Forteresse, Cité Sombre comprise.",
            cards=cards_count(most),
        )
        if most > 1
        else _cited(
            "13.1",
            "One buy action brings one card, for the Dark City: there is no fortress beside it.",
            "Une action d'achat donne une carte, pour la Cité Sombre : il n'y a pas d'autre Forteresse.",
        ),
        _cited(
            "13.5",
            "For sale: {piles}; no Orc is left.",
            "À acheter : {piles} ; il n'y a plus d'Orc.",
            piles=listing([f"{pile} × {card_name(kind)}" for kind, pile in piles.items()]),
        ),
        _cited(
            "12.2",
            "Recruits may come to {places}.",
            "Des recrues peuvent arriver ici : {places}.",
            places=zones_list(places, state.board),
        ),
        _cited(
            "12.4",
            "In one turn each fortress takes two of them; the Dark City takes any number.",
            "En un tour, chaque Forteresse en reçoit deux ; la Cité Sombre, autant qu'on veut.",
        ),
    )
    title = spoken("Up to {cards} with one action", "Jusqu'à {cards} avec une action", cards=cards_count(most))
    legal = [act.pile_target(kind) for kind in piles] + list(map(act.zone_target, places))
    return Answer(title, told, _seen(match, legal=legal))


# --- 9: stone by stone -----------------------------------------------------------------------------------------------


def fortress(how: str, guards: str) -> Answer:
    """A fortress of Green's at Oxwell, lying or standing, with so many guards: what it gives, and what Blue can do."""
    army = f", G {guards}" if guards != "0" else ""
    match = _begin(f"Blue to act\nn_road: ruin, G fortress {how}{army}\nn_cwm: ruin, B 3")
    match.deal = False
    state = match.state
    recruits = any(zone == "n_road" for zone, _ in recruit_places(state, _GREEN))
    counts = counted(state, Objective.FORTRESSES)[_GREEN]
    yes, no = spoken("yes", "oui").lower(), spoken("no", "non").lower()
    told = [
        Cited(
            labelled(spoken("Cards with one buy action", "Cartes par action d'achat"), str(purchases(state, _GREEN))),
            "OVO-13.2",
        ),
        Cited(labelled(spoken("Recruits here", "Recrues ici"), yes if recruits else no), "OVO-12.8"),
        Cited(labelled(spoken("Counts for the objective", "Compte pour l'Objectif"), str(counts)), "OVO-27.12"),
    ]
    match.play("move 3 n_cwm n_road")
    scene = _seen(match)
    if match.state.phase is Phase.RETREAT and Seat(0) in match.to_act:
        may_stand = any(isinstance(action, act.Stand) for action in match.legal(_GREEN))
        told += _told(match.last)
        if may_stand:
            match.play("stand")
            match.play("end")
            found = match.state.battle
            assert found is not None
            told.append(
                Cited(
                    labelled(
                        spoken("Blue's attack is an assault on walls", "Bleu attaque des murs"),
                        yes if found.assault else no,
                    ),
                    "OVO-24.1",
                )
            )
    else:
        told += _told(match.last)
    stands = state.fortress("n_road")
    assert stands is not None
    title = (
        spoken("Standing: cards, recruits, walls", "Debout : cartes, recrues, murs")
        if stands.standing
        else spoken("Lying: it gives nothing", "Couchée : elle ne donne rien")
    )
    return Answer(title, tuple(told), scene)


# --- 10: counting strikes --------------------------------------------------------------------------------------------


def strike(space: str, hits: str, token: str, enemy: str) -> Answer:
    """Blue takes so many strikes in one step; with a red token Berserk may follow, at Green's cost."""
    match = _begin(
        fight(
            "3 against 3", f"token {enemy}, hand ORC XBOW, deck ORC", f"{token}, token {space}, hand ORC XBOW, deck ORC"
        )
    )
    start, log = match.state, list[Event]()
    state = strikes.strike(start, log, 1, int(hits), None, "OVO-18.1")
    told = [
        _cited(
            "18.1",
            "{strikes}: the token goes from space {one} to space {two}.",
            "{strikes} : le jeton va de la case {one} à la case {two}.",
            strikes=strikes_count(int(hits)),
            one=space,
            two=_blue(state).space,
        ),
        *_told(event for event in log if not isinstance(event, ev.Struck)),
    ]
    if int(space) + int(hits) > 12:
        told.append(_cited("18.3", "Six strikes are a full lap.", "Six frappes font un tour complet."))
    entered = _blue(state).entered
    log = []
    asked = strikes.window(state, Job(Task.WINDOW), log)
    used = asked.phase is Phase.BERSERK
    if used:
        wasted = int(enemy) - 1
        told += _told(log)
        asked = strikes.use_berserk(asked, act.UseBerserk(_BLUE, True), log := list[Event]())
        told += _told(log)
        told.append(
            _cited(
                "23.4",
                "Green's token goes back to space 1, which throws away {strikes} that Green had taken.",
                "Le jeton de Vert revient sur la case 1, ce qui efface {strikes} contre Vert.",
                strikes=strikes_count(wasted),
            )
            if wasted
            else _cited(
                "23.4",
                "Green's token is on space 1 already: nothing is thrown away. That is the best moment.",
                "Le jeton de Vert est déjà sur la case 1 : rien n'est perdu. C'est le meilleur moment.",
            )
        )
    elif entered:
        told.append(
            _cited(
                "23.1",
                "The token has entered the Berserk zone, but it is white.",
                "Le jeton est entré dans la zone Berserk, mais il est blanc.",
            )
        )
    elif token == "red" and int(space) >= BERSERK:
        told.append(
            _cited(
                "23.6",
                "The token was in the Berserk zone already: that is no entry.",
                "Le jeton était déjà dans la zone Berserk : ce n'est pas une entrée.",
            )
        )
    lost = _blue(state).losses
    facts = {"n": _blue(state).space, "lost": hordes_count(lost)}
    gone = "perdues" if lost > 1 else "perdue"
    title = spoken("Blue: space {n}, {lost} lost", f"Bleu : case {{n}}, {{lost}} {gone}", **facts)
    tracks = []
    for seat in (_BLUE, _GREEN):
        before, after = _side(start, seat), _side(asked, seat)
        reds = start.players[seat].red, asked.players[seat].red
        tracks.append(Track(seat, before.space, after.space, *reds, after.losses))
    return Answer(title, tuple(told), charts.strike_tracks(title, tracks))


def _side(state: Any, seat: Seat) -> Any:
    return state.battle.sides[state.side(seat)]


def _blue(state: Any) -> Any:
    return _side(state, _BLUE)


# --- 11: the first two cards -----------------------------------------------------------------------------------------


def opening(first: str, second: str) -> Answer:
    """A deck with so many first-line cards and so many others: how often does the first hand lack the former?"""
    front, rear = int(first), int(second)
    match = _begin("Green: units ORC 6 HEAVY 2 XBOW 4 SHAMAN 2\nBlue: units ORC 2 XBOW 0\nbattle n_cwm, 3 against 3")
    match.deal = False
    deck = [*(6 * ["ORC"] + 2 * ["HEAVY"])[:front], *(4 * ["XBOW"] + 2 * ["SHAMAN"])[:rear]]
    answer, _events = _played(match, match.read(f"deck {' '.join(deck) or 'none'}"))
    if answer is not None:
        return answer
    match.play("all")  # Blue, too
    shares = _hands(match)
    none = shares.get(0, Fraction(0))
    title = spoken("No first-line card: {share}", "Aucune carte de première ligne : {share}", share=told_share(none))
    told = [
        _cited(
            "17.1",
            "A deck of {n}: the first hand is two of them, if there are two.",
            "Un Deck de {n} : la première main en a deux, s'il y en a deux.",
            n=cards_count(front + rear),
        ),
        _cited(
            "19.5",
            "Without a first-line card, a second-line card has to go without protection, or you reorganise.",
            "Sans carte de première ligne, une carte de seconde ligne va sans protection, ou bien on se réorganise.",
        ),
    ]
    if none:
        words = spoken(
            "Both players with this deck: {share}", "Les deux joueurs avec ce Deck : {share}", share=none * none
        )
        told.append(Cited(words, "OVO-17.1"))
    bars = [
        Share(_of_first(count), shares.get(count, Fraction(0)), (LOSS, BOTH, WIN)[count])
        for count in range(min(2, front + rear) + 1)
    ]
    return Answer(title, tuple(told), share_bars(title, bars))


def _of_first(count: int) -> str:
    return (
        spoken("no card of the first line", "aucune carte de première ligne"),
        spoken("one card of the first line", "une carte de première ligne"),
        spoken("two cards of the first line", "deux cartes de première ligne"),
    )[count]


def _hands(match: Line_) -> dict[int, Fraction]:
    """How likely Green's first hand has so many first-line cards, by the chances of each draw."""
    found: dict[int, Fraction] = {}

    def draw(line: Line_, share: Fraction) -> None:
        if line.state.battle is None or line.state.battle.drawing != 0:
            count = sum(card in FIRST_LINE for card in line.state.secrets[0].hand)
            found[count] = found.get(count, Fraction(0)) + share
            return
        for action, chance in GAME.chances(line.state):
            after = line.fork()
            after.play(action)
            draw(after, share * chance)

    draw(match, Fraction(1))
    return found


# --- 12: what effects count ------------------------------------------------------------------------------------------

FIELDS: Final = (
    "ORC",
    "ORC/XBOW",
    "BOAR BOAR",
    "ORC/XBOW HEAVY",
    "HEAVY/XBOW ORC/XBOW",
    "ORC+BUURK/XBOW HEAVY",
    "ORC/XBOW+BUURK HEAVY/XBOW",
    "ORC*/XBOW* BOAR",
)
"""Battlefields of Blue, as positions write them."""


def effect(card: str, field: str, walls: str) -> Answer:
    """The strikes of one of Green's cards against a battlefield of Blue's, and what its effect counts."""
    which = Card(card)
    text = fight(
        f"3 against 3{', assault' if walls == 'assault' else ''}",
        f"field ORC ORC, hand {card} HEAVY, deck HEAVY",
        f"field {field}, hand HEAVY BOAR, deck BOAR",
    )
    match = _begin(text)
    state = match.state
    foe = _blue(state)
    parts = effect_parts(state, Step(0, which))
    power, more = state.options.strength(which), strikes_of(parts)
    told = [_cited(_UNIT_CLAUSES[which][0], "Strength: {n}", "Force de combat : {n}", n=power)]
    clauses = _UNIT_CLAUSES[which][1:]
    for (code, count, each), clause in zip(parts, clauses, strict=False):
        told.append(
            Cited(
                labelled(_part(code), f"{count} × {each} = {count * each}"),
                f"OVO-{clause}",
            )
        )
    if not parts:
        told.append(Cited(cards.sentence(which, state.options), f"OVO-{_quiet(which, walls)}"))
    hidden = [
        kind
        for kind in UNITS
        if any(code == kind.value for code, _n, _each in parts) and exposed(foe, kind) < _on(foe, kind)
    ]
    if hidden:
        told.append(
            _cited(
                "20.14",
                "What a Hero covers, or what lies face down, is not counted.",
                "Ce qu'un Héros recouvre, ou ce qui est face cachée, n'est pas compté.",
            )
        )
    title = spoken(
        "{card}: {strength} + {effect} = {strikes}",
        "{card} : {strength} + {effect} = {strikes}",
        card=card_name(which),
        strength=power,
        effect=more,
        strikes=strikes_count(power + more),
    )
    counted_kinds = {code for code, count, _each in parts if count}
    rings = [
        act.slot_target(_BLUE, at, line)
        for at, column in enumerate(foe.columns)
        for line in Line
        if (slot := column.slot(line)) is not None
        and slot.card.value in counted_kinds
        and not slot.down
        and not column.covers(line)
    ]
    return Answer(title, tuple(told), _seen(match, legal=rings))


_UNIT_CLAUSES: Final = {
    Card.ORC: ("20.1",),
    Card.HEAVY: ("20.3", "20.4", "20.5"),
    Card.BOAR: ("20.6", "20.6"),
    Card.XBOW: ("20.2", "20.2", "20.2"),
    Card.SHAMAN: ("20.8",),
    Card.CATAPULT: ("20.12", "20.12"),
}
"""The clause of each Unit's strength, then those of the parts of its effect."""


def _quiet(card: Card, walls: str) -> str:
    """Why a Unit has no effect that strikes."""
    return "20.7" if card is Card.BOAR and walls == "assault" else _UNIT_CLAUSES[card][0]


def _part(code: str) -> str:
    return spoken("fortress", "Forteresse") if code == "fortress" else card_name(Card(code))


def _on(side: Any, kind: Card) -> int:
    return sum(
        1 for column in side.columns for line in Line if (slot := column.slot(line)) is not None and slot.card is kind
    )


# --- 13: legends -----------------------------------------------------------------------------------------------------

GALLERY: Final = (NONE, *(hero.value for hero in HEROES))
PLACES: Final = ("on 1 first", "on 1 second", "loose")
_SANDBOX: Final = """
n_cwm: ruin
n_ward: ruin, G 1
battle ne_in, 3 against 3, round 6
Green: token 4, losses 1, {field}, hand {hero} ORC, deck HEAVY SHAMAN BOAR
Blue: red, token 1, losses 1, field ORC/XBOW BOAR HEAVY, discards SHAMAN, hand {foe}, deck BOAR HEAVY {spare}
""".strip()
"""A battle in which every Hero has something to do."""


FOES: Final = {"ORC": "ORC HEAVY", "XBOW behind 2": "XBOW ORC", "FROKSH on 1 first": "FROKSH ORC"}
"""What Blue plays against the Hero, and the hand it is played from."""
_ROUND: Final = 6
_COMPLETE: Final = "field ORC/XBOW HEAVY, discards BOAR SHAMAN"
_CHOICES: Final[dict[Card | Phase, tuple[str, ...]]] = {
    Phase.BERSERK: ("calm",),
    Card.ASHANI: ("hit 2 second", "hit 1 second"),
    Card.BUURK: ("name XBOW",),
    Card.KRAASH: ("name HEAVY",),
    Card.PORKASH: ("summon n_ward",),
}
"""What the owner of a Hero chooses where there is a choice; the first that is possible for all others."""


def hero(name: str, place: str, enemy: str) -> Answer:
    """A Hero of Green's in a sandbox, against a card of Blue's; without a Hero, all of them."""
    options = GAME.Options()
    if name == NONE:
        return _gallery()
    which = Card(name)
    spare = next(card for card in HEROES if card not in (which, Card.FROKSH))
    field = "field ORC HEAVY, discards XBOW BOAR SHAMAN" if place == "loose" else _COMPLETE
    alone = name in enemy
    match = _begin(_SANDBOX.format(field=field, hero=name, foe=FOES["ORC" if alone else enemy], spare=spare.value))
    told = [Cited(cards.sentence(which, options), ENTRIES[which].clause), _source(which)]
    if alone:
        same = _cited("2.4", "There is only one Froksh.", "Il n'y a qu'un seul Froksh.")
        return Answer(spoken("Not possible", "Impossible"), (*told, same), _seen(match))
    if reasons := match.refusals(f"play {name} {place}"):
        title = spoken("{hero}: not so", "{hero} : pas ainsi", hero=card_name(which))
        return Answer(title, (*told, *_told(reasons)), _seen(match, reasons=reasons))
    events = match.play(f"play {name} {place}")
    events += match.play(f"Blue: play {enemy}")
    while match.state.battle is not None and match.state.battle.round == _ROUND and match.to_act:
        wanted = [match.read(text) for text in _CHOICES.get(match.state.phase, _CHOICES.get(which, ()))]
        legal = match.legal()
        events += match.play(next((choice for choice in wanted if choice in legal), legal[0]))
    quiet = (ev.Committed, ev.Revealed)
    shown = [event for event in events if not isinstance(event, quiet) and event.clause != "OVO-17.1"]
    told += _told(shown)
    title = spoken("{hero}, strength {n}", "{hero}, Force {n}", hero=card_name(which), n=options.strength(which))
    return Answer(title, tuple(told), _seen(match))


def _source(which: Card) -> Cited:
    """What of a Hero is printed, and what is ours."""
    read = heroes().source[which] != "house"
    strength = (
        spoken("The strength is read from an example of the rulebook", "La Force se lit dans un exemple de la règle")
        if read
        else spoken("The strength is our own: the card is lost", "La Force est de nous : la carte est perdue")
    )
    effect = (
        spoken(
            "the rulebook tells the effect only in part, and we have completed it.",
            "la règle ne dit l'Effet qu'en partie, et nous l'avons complété.",
        )
        if cards.completed(which)
        else spoken("the effect is as the rulebook explains it.", "l'Effet est celui que la règle explique.")
    )
    return Cited(series([strength, effect[:1].lower() + effect[1:]]), ENTRIES[which].clause)


def _gallery() -> Answer:
    printed = [each for each in HEROES if not cards.completed(each)]
    read = [each for each in HEROES if heroes().source[each] != "house"]
    told = (
        _cited(
            "21.10",
            "The rulebook explains the effects of {n} Heroes: {heroes}.",
            "La règle explique l'Effet de {n} Héros : {heroes}.",
            n=len(printed),
            heroes=listing(map(card_name, printed)),
        ),
        _cited(
            "21.10",
            "It only hints at the others; we have completed them, and marked them with a star.",
            "Les autres, elle n'y fait qu'allusion ; nous les avons complétés et marqués d'une étoile.",
        ),
        _cited(
            "21.4",
            "Of strengths only those of {heroes} can be read from examples. The others are ours: 1 for Heroes whose "
            "effect strikes, 2 for most others.",
            "Quant aux Forces, on ne lit dans les exemples que celles de {heroes}. Les autres sont de nous : 1 pour "
            "les Héros dont l'Effet frappe, 2 pour la plupart des autres.",
            heroes=listing(map(card_name, read)),
        ),
    )
    title = spoken("Twenty Heroes", "Vingt Héros")
    return Answer(title, told, cards.gallery(HEROES))


# --- 14: the battle lab ----------------------------------------------------------------------------------------------

DECKS: Final = {
    "A": STARTERS,
    "B": "ORC ORC HEAVY HEAVY BOAR XBOW XBOW SHAMAN CATAPULT CATAPULT",
    "C": "ORC ORC HEAVY HEAVY HEAVY BOAR BOAR XBOW XBOW SHAMAN",
    "D": "ORC ORC ORC ORC XBOW XBOW XBOW SHAMAN SHAMAN CATAPULT",
}
"""Decks to let fight: the first six cards, the ten of the rulebook's assault, and two of our own."""
ARMIES: Final = ("1 : 1", "2 : 1", "2 : 2", "3 : 2", "3 : 3", "4 : 4")
BATTLES: Final = 400
"""So many are fought where there are too many orders of the decks to go through them all."""


def lab(attacker: str, defender: str, hordes: str, walls: str) -> Answer:
    """Two decks and two armies, fought out by one simple policy: how often does it end how?"""
    one, two = map(int, hordes.split(" : "))
    return battle_odds(*battle_lab.hosts(DECKS[attacker], DECKS[defender], (one, two)), walls == "assault", BATTLES)


# --- 15: how it ends -------------------------------------------------------------------------------------------------


def ending(hordes: str, losses: str, hand: str, foes: str, fallen: str, cards_left: str) -> Answer:
    """Two armies at the end of a round, Green's first: which ending applies, and who wins?"""
    camps = [
        Camp(_GREEN, int(hordes), int(losses), int(hand)),
        Camp(_BLUE, int(foes), int(fallen), int(cards_left)),
    ]
    match = _begin(fight("3 against 3", "hand ORC XBOW", "hand ORC XBOW"))
    state, log = match.state, Log()
    for number, camp in enumerate(camps):
        state = sides.with_fighters(state, number, camp.hordes)
        state = sides.with_side(state, number, losses=camp.losses)
        hand_left, deck = (Card.ORC,) * min(1, camp.cards), (Card.ORC,) * max(0, camp.cards - 1)
        state = sides.with_secret(state, number, hand=hand_left, deck=deck)
    state = replace(state, phase=Phase.BY_ITSELF, active=None)
    state = strikes.judge_round(state, Job(Task.JUDGE_ROUND), log)
    while state.phase is Phase.BY_ITSELF and not any(isinstance(event, ev.BattleEnded) for event in log):
        if state.battle is not None and state.todo and state.todo[0].task is Task.AFTERMATH:
            break
        state, more = settle_down(state)
        log += more
    over = next((event for event in log if isinstance(event, ev.BattleEnded)), None)
    names = _endings()
    if over is None:
        title = spoken("The battle goes on", "La bataille continue")
        told = (
            _cited(
                "17.16",
                "None of the four endings applies: another round follows.",
                "Aucune des quatre issues ne se présente : un autre round commence.",
            ),
        )
        return Answer(title, told, charts.endings(title, camps, names, 0))
    title = (
        spoken("Nobody wins", "Personne ne gagne")
        if over.winner is None
        else spoken("{who} wins", "{who} gagne", who=seat_name(over.winner))
    )
    after = list(_told([over]))
    if over.winner is not None:
        after.append(
            _cited(
                "26.1",
                "{who} gains 1 glory point.",
                "{who} gagne 1 point de gloire.",
                who=seat_name(over.winner),
            )
        )
    runs = [seat for seat in over.losers if camps[seat].hordes]
    if runs:
        after.append(
            _cited("26.2", "{who} has to retreat.", "{who} doit se replier.", who=seats_list(runs))
            if len(runs) == 1
            else _cited("26.4", "Both retreat, Green first.", "Les deux se replient, Vert d'abord.")
        )
    return Answer(title, tuple(after), charts.endings(title, camps, names, over.ending))


def _endings() -> list[tuple[str, str]]:
    return [
        (spoken("Extermination", "Extermination"), spoken("no Horde is left", "il ne reste aucune Horde")),
        (
            spoken("Two-nil", "Deux-zéro"),
            spoken("two losses or more, and the other side has none", "au moins deux pertes, et aucune en face"),
        ),
        (spoken("Third loss", "Troisième perte"), spoken("three losses or more", "au moins trois pertes")),
        (
            spoken("Out of cards", "Plus de carte"),
            spoken("no card in hand at the start of a round", "aucune carte en main au début d'un round"),
        ),
    ]


# --- 16: the reckoning -----------------------------------------------------------------------------------------------

COUNTED: Final = ("CITIES", "HORDES", "KILLS", "VILLAGES", "MARKERS", "RAZED", "FORTRESSES")
_SECTORS: Final = "abc"
_CITIES: Final = {"a": ("a_city", "ab_city"), "b": ("b_city", "bc_city"), "c": ("c_city", "ca_city")}
_NEAR: Final = ("cw1", "cw2", "cwm")


def objective(tile: str, green: str, blue: str, orange: str) -> Answer:
    """Three players have so many of what an objective counts: who gains a point?"""
    match = _begin(_tally(tile, [int(green), int(blue), int(orange)]))
    which, start = Objective(tile), match.state
    due = leaders(start, which)
    counts = [f"{seat_name(seat)} {n}" for seat, n in zip(start.options.seats, counted(start, which), strict=True)]
    told = [Cited(labelled(capital(objective_rule(which)), ", ".join(counts)), f"OVO-{_OBJECTIVES[which]}")]
    scene = _seen(match, "objectives", legal=[act.tile_target(which)])
    scored = (ev.ObjectiveScored, ev.ObjectiveVoid)
    told += _told(event for event in match.play("end") if isinstance(event, scored) and event.tile is which)
    title = (
        spoken("A point for {who}", "Un point pour {who}", who=seats_list(due))
        if due
        else spoken("A point for nobody", "Un point pour personne")
    )
    return Answer(title, tuple(told), scene)


_OBJECTIVES: Final = dict(
    zip(
        (Objective(code) for code in COUNTED),
        ("27.6", "27.7", "27.8", "27.9", "27.10", "27.11", "27.12"),
        strict=True,
    )
)


def _tally(tile: str, counts: list[int]) -> str:
    """A position of three players with so many of what is counted, and a river that ends with the tile."""
    others = [each.value for each in Objective if each.value not in (tile, "HORDES")][:3]
    lines = ["3 players", "Orange to act", f"river {' '.join(others)} {tile}"]
    for sector, player, count in zip(_SECTORS, ("Green", "Blue", "Orange"), counts, strict=True):
        letter, near = player[0], [f"{sector}_{place}" for place in _NEAR[:count]]
        cities = _CITIES[sector][:count]
        told = {
            "HORDES": [f"start_{sector}: {f'{letter} {count}' if count else 'empty'}"],
            "CITIES": [f"{zone}: {letter} marker" for zone in cities],
            "VILLAGES": [f"{zone}: {letter} marker" for zone in near],
            "MARKERS": [f"{zone}: {letter} marker" for zone in near],
            "FORTRESSES": [f"{zone}: ruin, {letter} fortress" for zone in near],
            "RAZED": [*(f"{zone}: ruin" for zone in near), f"{player}: trophies {count}"],
            "KILLS": [f"{player}: kills {count}"],
        }
        lines += told[tile]
    return "\n".join(lines)
