"""Small experiments for the lessons: dials go in, the engine says what follows, with a picture."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.chance import draw
from orclib.games.braves import actions as act
from orclib.games.braves.box import DESIGNS, FLYER, MERCENARIES, NONE, SERVED, Army, Back, Design, Pile, Shield
from orclib.games.braves.game import GAME
from orclib.games.braves.lessons.cases import PILE_TEXTS, TWO_LEADERS, WHICH_BACK, single
from orclib.games.braves.picture import cards
from orclib.games.braves.picture.painter import HEIGHT, WIDTH
from orclib.games.braves.picture.table import picture
from orclib.games.braves.rules import choices, knowledge, scoring, transitions
from orclib.games.braves.rules.piles import Fate, Reading, read_pile
from orclib.games.braves.rules.strength import strength
from orclib.games.braves.state import Options, Phase, State
from orclib.games.braves.text.names import (
    a_design,
    back_name,
    cards_list,
    design_name,
    player_letter,
    player_name,
    players_list,
)
from orclib.games.braves.text.sentences import sentence
from orclib.language import capital, labelled, percent, spoken
from orclib.scene import Box, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene.answer import Answer, Cited, cited
from orclib.scene.palette import ACCENT, INK, MUTED, REFUSE
from orclib.scene.text import wrap

_BLUE: Final = Seat(1)


def _shown(state: State) -> Scene:
    """The whole table, without the line and the buttons for whoever is to act: nobody is."""
    scene = picture(knowledge.observe(state, None))
    return replace(
        scene,
        groups=tuple(each for each in scene.groups if each.id not in _TO_ACT),
        targets=tuple(each for each in scene.targets if each.id not in _TO_ACT),
        text=scene.text.partition("\n")[2],
    )


_TO_ACT: Final = ("status", "own", "own:none", "tray", act.DONE, act.HOLD, act.DECLINE)


# --- the ring of piles -----------------------------------------------------------------------------------------------


def ring(players: str, dealt: str) -> Answer:
    """So many cards dealt at a table of so many: how high each pile is, and where the last card fell."""
    options, rng = Options(players=int(players), first_sorcerer=0), Random("ring")
    state = transitions.new(options)
    while state.phase in (Phase.SORCERER, Phase.DEAL) and state.dealt < int(dealt):
        state, _events = transitions.apply_unchecked(state, draw(choices.chances(state), rng))
    told = []
    first = 0
    for high, run in groupby(sum(isinstance(card, Army) for card in pile) for pile in state.piles):
        last = first + len(list(run))
        told.append(Cited(_heights(first + 1, last, high), "BRV-5.2"))
        first = last
    told.append(
        cited("BRV-5.2", "The last card fell on pile {n}.", "La dernière carte est sur la pile {n}.", n=state.last_pile)
    )
    if state.start_shown:
        told.append(
            cited(
                "BRV-5.6",
                "The start card has come. It lies in the centre and takes nobody's place.",
                "La carte « début des recrutements » est sortie. Elle est au centre et ne prend la place de personne.",
            )
        )
    elif state.phase is Phase.DEAL:
        told.append(
            cited(
                "BRV-4.5",
                "The start card comes after {least} to {most} cards; that width is our own.",
                "La carte « début des recrutements » vient après {least} à {most} cartes ; cette largeur est de nous.",
                least=options.depths[0],
                most=options.depths[-1],
            )
        )
    title = spoken(
        "{players} players, {piles} piles, {dealt} cards dealt",
        "{players} joueurs, {piles} piles, {dealt} cartes distribuées",
        players=players,
        piles=options.piles,
        dealt=dealt,
    )
    return Answer(title, tuple(told), _shown(state))


def _heights(first: int, last: int, high: int) -> str:
    """How high some neighbouring piles are."""
    facts = {"first": first, "last": last, "n": high}
    if first == last:
        en, fr = "Pile {first}: {n}.", "Pile {first} : {n}."
    else:
        en, fr = "Piles {first} to {last}: {n} each.", "Piles {first} à {last} : {n} chacune."
    return spoken(en, fr, **facts)


# --- what lies under what --------------------------------------------------------------------------------------------


def stack(pile: str, reading: str) -> Answer:
    """A pile of the examples, read from the bottom up under one reading of ruling BRV-R9."""
    state = GAME.position(single(PILE_TEXTS[pile], f"desertion_through_shield={reading}"))
    found, laid = read_pile(state.piles[0], state.options), state.piles[0]
    told = [_fate(laid, found, place) for place in range(len(laid))]
    rows = [line.text for line in told]
    if found.owner is None:
        title = spoken("Nobody receives this pile", "Personne ne reçoit cette pile")
    else:
        title = spoken(
            "{player} receives {cards}",
            "{player} reçoit {cards}",
            player=player_name(found.owner),
            cards=cards_list(found.stays),
        )
    return Answer(title, tuple(told), _stack(laid, found, rows, title, state.options))


def _name(card: object) -> str:
    if isinstance(card, Army):
        return capital(design_name(card.design))
    if isinstance(card, Shield):
        return spoken("shield of {player}", "bouclier de {player}", player=player_name(card.owner))
    return spoken("desertion", "désertion")


def _fate(pile: Pile, found: Reading, place: int) -> Cited:
    """What becomes of a card, and by which clause."""
    fate, hit = found.fates[place], found.hits[place]
    target = pile[hit] if hit is not None else None
    below = design_name(target.design) if isinstance(target, Army) else ""
    shields = 0 if hit is None else place - hit - 1
    en, fr, clause = _FATES[fate]
    if fate is Fate.STAYS and found.owner is None:
        en, fr, clause = (
            "stays, but nobody gets it, so it is discarded",
            "reste, mais n'est à personne : défaussée",
            "BRV-10.12",
        )
    elif fate is Fate.THROUGH and shields > 1:
        en, fr = (
            "strikes the card under all those shields ({below})",
            "frappe la carte sous tous ces boucliers ({below})",
        )
        clause = "BRV-10.4"
    what = spoken(
        f"{{n}}. {{card}}: {en}.", f"{{n}}. {{card}} : {fr}.", n=place + 1, card=_name(pile[place]), below=below
    )
    return Cited(what, clause)


_FATES: Final = {
    Fate.STAYS: ("stays, and goes with the pile", "reste, et suit la pile", "BRV-10.10"),
    Fate.DESERTS: ("deserts", "déserte", "BRV-10.2"),
    Fate.STRIKES: (
        "strikes the card right under it ({below})",
        "frappe la carte juste dessous ({below})",
        "BRV-10.2",
    ),
    Fate.THROUGH: (
        "strikes the card under the shield it lies on ({below})",
        "frappe la carte sous le bouclier qu'elle couvre ({below})",
        "BRV-10.3",
    ),
    Fate.PASSES: (
        "read the other way, passes a desertion and strikes the next card ({below})",
        "lue autrement, passe une désertion et frappe la carte suivante ({below})",
        "BRV-10.7",
    ),
    Fate.ON_DESERTION: (
        "lies on a desertion, so has no effect",
        "posée sur une désertion, donc sans effet",
        "BRV-10.5",
    ),
    Fate.BEHIND_SHIELD: (
        "under its shield lies a desertion, so no effect (our ruling)",
        "sous son bouclier se trouve une désertion, donc sans effet (notre décision)",
        "BRV-10.7",
    ),
    Fate.CLAIMS: ("lies lowest and claims the pile", "le plus bas de tous, prend la pile", "BRV-10.9"),
    Fate.VOID: (
        "lies above another shield, so has no effect",
        "posé au-dessus d'un autre bouclier, donc sans effet",
        "BRV-10.11",
    ),
}
_STEP: Final = 98
_CARD_X: Final = 140


def _stack(pile: Pile, found: Reading, rows: list[str], title: str, options: Options) -> Scene:
    """A pile with all its cards side by side, the lowest at the foot; arrows lead from desertions to their targets."""
    size, high = cards.MIDDLE, 40 + _STEP * len(pile) + 24
    groups: list[Group] = [group("ground", parts.ground(900, high))]

    def top(place: int) -> float:
        return high - 32 - _STEP * (place + 1)

    lane = 0
    for place, card in enumerate(pile):
        y = top(place)
        if isinstance(card, Army):
            face = cards.face(card.design, size, cards.value_text(card.design, options))
        else:
            face = cards.shield_card(card.owner, size) if isinstance(card, Shield) else cards.desertion_card(size)
        groups.append(Group(f"card:{place}", face, _CARD_X, y, "pieces"))
        groups.append(group(f"number:{place}", parts.disc(_CARD_X - 6, y + size.h / 2, str(place + 1)), layer="front"))
        lost = found.fates[place] in (Fate.DESERTS, Fate.ON_DESERTION, Fate.BEHIND_SHIELD, Fate.VOID)
        ink = REFUSE if lost else INK
        text = [
            Text(_CARD_X + size.w + 36, y + size.h / 2 + 6 + 22 * line, words, 17, ink, room=640)
            for line, words in enumerate(wrap(rows[place], 640, 17))
        ]
        groups.append(group(f"told:{place}", text))
        if found.fates[place] is Fate.DESERTS:
            box = size.at(_CARD_X, y).grow(-8)
            groups.append(group(f"gone:{place}", [parts.strike(box, REFUSE)], layer="front"))
        hit = found.hits[place]
        if hit is not None:
            x, end = _CARD_X - 52 - 26 * lane, top(hit) + size.h / 2
            lane += 1
            line = Poly(((_CARD_X - 22, y + size.h / 2), (x, y + size.h / 2), (x, end), (_CARD_X - 40, end)),
                        closed=False, stroke=ACCENT, line=3)  # fmt: skip
            head = parts.sign(_CARD_X - 32, end, "arrow", 18, ACCENT)
            groups.append(group(f"aim:{place}", [line, head], layer="front"))
    return Scene(900, high, title, "\n".join(rows), tuple(groups))


# --- the strength of an army -----------------------------------------------------------------------------------------

LAID: Final = "\N{BLACK DOWN-POINTING TRIANGLE}"
"""The flying machine is laid face down with the other mercenaries."""
NO_MACHINE: Final = "\N{EN DASH}"


def army(
    warriors: str, veterans: str, leaders: str, goblins: str, machines: str, trolls: str, giants: str, flyer: str
) -> Answer:
    """An army of orcs and mercenaries: every number that makes its strength, with its clause."""
    options = Options()
    wanted = {
        Design.ORC_WARRIOR: warriors,
        Design.ORC_VETERAN: veterans,
        Design.ORC_LEADER: leaders,
        Design.GOBLIN: goblins,
        Design.WAR_MACHINE: machines,
        Design.TROLL: trolls,
        Design.GIANT: giants,
        Design.FLYING_MACHINE: "1" if flyer == LAID else "0",
    }
    counts = [int(wanted.get(design, "0")) for design in DESIGNS]
    flown = flyer.startswith("+")
    aboard = int(flyer) if flown else 0
    if flown:
        counts[Design.GOBLIN] += aboard
        counts[Design.FLYING_MACHINE] += 1
    laid = tuple(counts)
    found = strength(options, laid, flown, aboard)
    told = [Cited(sentence(term), term.clause) for term in found.terms]
    if found.terms and found.terms[0].code != "two-leaders":
        sum_up = labelled(
            spoken("In all", "En tout"), " + ".join(str(term.points) for term in found.terms) + f" = {found.total}."
        )
        told.append(Cited(sum_up, "BRV-17.2"))
    if not any(laid):
        told.append(
            cited(
                "BRV-19.5",
                "Without a single card one does not compete (our ruling).",
                "Sans une seule carte, on ne participe pas (notre décision).",
            )
        )
    told.append(Cited(_ours(options), "BRV-1.12"))
    state = replace(_revealed(options, laid), flown=_BLUE if flown else None, aboard=aboard)
    return Answer(spoken("Strength {n}", "Force {n}", n=found.total), tuple(told), _shown(state))


def _ours(options: Options) -> str:
    return spoken(
        "Our own values: warrior {warrior}, leader {leader}, troll {troll}, giant {giant}. Their pictures are lost.",
        "Valeurs choisies par nous : guerrier {warrior}, chef {leader}, troll {troll}, géant {giant}. Images perdues.",
        warrior=options.warrior_value,
        leader=options.leader_value,
        troll=options.troll_value,
        giant=options.giant_value,
    )


def _revealed(options: Options, laid: tuple[int, ...]) -> State:
    """A battle of the orcs in which Blue alone has cards, and they lie face up."""
    told = " ".join(
        f"{field.name}={getattr(options, field.name)}"
        for field in msgspec.structs.fields(Options)
        if field.name.endswith("_value")
    )
    state = GAME.position(f"{told}\ncalled orcs")
    unseen = tuple(n - m for n, m in zip(state.unseen_discards, laid, strict=True))
    return replace(state, revealed=True, laid=(NONE, laid, *state.laid[2:]), unseen_discards=unseen)


def values(warrior: str, veteran: str, leader: str, troll: str, giant: str) -> Answer:
    """The same army under other values of the cards whose pictures are lost."""
    options = Options(
        warrior_value=int(warrior),
        veteran_value=int(veteran),
        leader_value=int(leader),
        troll_value=int(troll),
        giant_value=int(giant),
    )
    counts = {
        Design.ORC_LEADER: 1,
        Design.ORC_WARRIOR: 2,
        Design.ORC_VETERAN: 1,
        Design.TROLL: 1,
        Design.GIANT: 1,
    }
    laid = tuple(counts.get(design, 0) for design in DESIGNS)
    found, usual = strength(options, laid), strength(Options(), laid)
    told = [Cited(sentence(term), term.clause) for term in found.terms]
    peoples, mercenaries = _printed(options)
    told.append(
        cited(
            "BRV-1.12",
            "All that is printed on the peoples: {peoples}; on the mercenaries: {mercenaries}.",
            "Tout ce qui est imprimé sur les peuples : {peoples} ; sur les mercenaires : {mercenaries}.",
            peoples=peoples,
            mercenaries=mercenaries,
        )
    )
    told.append(
        cited(
            "BRV-1.12",
            "With our values this army has strength {n}. The rulebook names an orc worth 6; the rest is ours.",
            "Avec nos valeurs, cette armée a une force de {n}. La règle cite un orc de valeur 6, rien de plus.",
            n=usual.total,
        )
    )
    return Answer(spoken("Strength {n}", "Force {n}", n=found.total), tuple(told), _shown(_revealed(options, laid)))


def _printed(options: Options) -> tuple[int, int]:
    """What is printed on all cards of the peoples together, and on all mercenaries."""

    def worth(design: Design) -> int:
        fixed = {Design.WAR_MACHINE: SERVED, Design.FLYING_MACHINE: FLYER}
        return options.deck[design] * fixed.get(design, options.value(design))

    peoples = sum(worth(design) for design in DESIGNS if design.rank is not None)
    return peoples, sum(worth(design) for design in MERCENARIES)


# --- the commando ----------------------------------------------------------------------------------------------------

_STRIKES: Final = {"E13": TWO_LEADERS, "E15": WHICH_BACK}


def strike(example: str, back: str) -> Answer:
    """Green's commando strikes at a back of Blue's: every card that it may hit, how likely, and what comes of it."""
    state, kind = GAME.position(_STRIKES[example]), Back(back)
    green, blue = Seat(2), _BLUE
    before = (scoring.army_strength(state, blue).total, scoring.army_strength(state, green).total)
    told = [Cited(_against(*before, spoken("Before", "Avant")), "BRV-17.2")]
    bars = []
    out, _events = transitions.apply_unchecked(state, act.PlayCommando(green, blue, kind))
    for chance, share in choices.chances(out):
        assert isinstance(chance, act.Strike)
        after, _events = transitions.apply_unchecked(out, chance)
        battle = after.battles[-1]
        one, two = battle.strengths[blue], battle.strengths[green]
        assert one is not None
        assert two is not None
        head = f"{capital(a_design(chance.design))}, {share.numerator}/{share.denominator} = {percent(float(share))}"
        who = players_list(battle.winners)
        won = (
            spoken("{who} wins.", "{who} gagne.", who=who)
            if len(battle.winners) == 1
            else spoken("{who} tie.", "{who} à égalité.", who=who)
        )
        told.append(Cited(f"{_against(one, two, head)} {won}", "BRV-16.2"))
        bars.append((chance.design, share, battle.winners))
    title = spoken("The commando strikes at: {back}", "Le commando vise : {back}", back=back_name(kind))
    before_it = (blue,) if before[0] > before[1] else (green,) if before[1] > before[0] else (blue, green)
    return Answer(title, tuple(told), _shown(state).with_groups(_bars(state, before_it, bars)))


def _bars(
    state: State, before: tuple[Seat, ...], outcomes: list[tuple[Design, Fraction, tuple[Seat, ...]]]
) -> tuple[Group, ...]:
    """How likely each outcome is, as bars in the colour of who wins then; above them, who wins without the commando."""
    rows = [(None, Fraction(1), before), *outcomes]
    step, high = cards.CHIP_H + 3, 12 + (cards.CHIP_H + 3) * len(rows)
    box = Box(WIDTH - 20 - 520, HEIGHT - 14 - high, 520, high)
    shapes: list[Shape] = [*parts.panel(box), Text(box.x + 10, box.y + 24, spoken("Before", "Avant"), 17, INK)]
    chips = []
    for place, (design, share, winners) in enumerate(rows):
        y = box.y + 8 + step * place
        if design is not None:
            value = cards.value_text(design, state.options)
            chips.append(Group(f"odds:{design.slug}", cards.design_chip(design, value), box.x + 10, y, "front"))
        wide = 300 * float(share)
        fill = cards.SEAT_FILLS[winners[0]] if len(winners) == 1 else MUTED
        shapes.append(Rect(box.x + 80, y + 2, wide, 17, 2, fill=fill, stroke=INK, line=1))
        letters = "=".join(map(player_letter, winners))
        told = f"{percent(float(share))} {letters}"
        shapes.append(Text(box.x + 90 + wide, y + 16, told, 17, INK, bold=True, room=box.w - 100 - wide))
    return group("odds", shapes, layer="front"), *chips


def _against(blue: int, green: int, head: str) -> str:
    names = {"blue": player_name(_BLUE), "green": player_name(Seat(2))}
    return labelled(
        head, spoken("{blue} {one}, {green} {two}.", "{blue} {one}, {green} {two}.", one=blue, two=green, **names)
    )


# --- the end of the game ---------------------------------------------------------------------------------------------


def ending(blue: str, green: str, blue_won: str, green_won: str, rule: str) -> Answer:
    """Two leading scores after round 2 and the battles that each won last: is the game over, and who has won?"""
    wins: dict[str, str] = {}
    for who, battle in (("A", blue_won), ("B", green_won)):
        wins[battle] = f"{wins.get(battle, '')} {who}"
    fought = "\n".join(f"won {battle}:{who}" for battle, who in sorted(wins.items()))
    told_of = f"end_rule={rule}\nround 2\nscores: A {blue}, B {green}\n{fought}"
    peoples = "orcs barbarians skeletons dwarves"
    state = GAME.position(f"{told_of}\nphase round_end\ncalled {peoples}\nchampion C")
    options, past = state.options, scoring.over_limit(state)
    facts = {"limit": options.limit, "who": players_list(past)}
    if not past:
        en = "Nobody has more than {limit} points" if rule == "exceed" else "Nobody has {limit} points"
        fr = "Personne n'a plus de {limit} points" if rule == "exceed" else "Personne n'a {limit} points"
        told = [cited("BRV-21.3", f"{en}: another round follows.", f"{fr} : on joue encore une manche.", **facts)]
        return Answer(spoken("The game goes on", "La partie continue"), tuple(told), _shown(state))
    told = [
        cited(
            "BRV-21.3",
            "The limit of {limit} ends the game: {who}.",
            "La limite de {limit} finit la partie : {who}.",
            **facts,
        )
    ]
    victors, reason = scoring.winners(state)
    told.append(Cited(sentence(reason), reason.clause))
    won = GAME.position(f"{told_of}\nphase over")
    who = players_list(victors)
    title = (
        spoken("{who} wins the game", "{who} gagne la partie", who=who)
        if len(victors) == 1
        else spoken("{who} share the victory", "{who} partagent la victoire", who=who)
    )
    return Answer(title, tuple(told), _shown(won))
