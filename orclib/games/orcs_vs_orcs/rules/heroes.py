"""The Heroes (OVO-22), in the rulebook's order: each in one entry, then the decision that its owner makes.

How a Hero is engaged, and Shagratt's question at the reveal, stand in `battle.py`; the end of Xaphyr's round in
`strikes.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import seat_target, slot_target, zone_target
from orclib.games.orcs_vs_orcs.box import BERSERK, CARDS, SEGMENTS, UNITS, Card, Line, in_order, without
from orclib.games.orcs_vs_orcs.rules.battle import commit_tries, commits, engage_card, judge_commit, top_card
from orclib.games.orcs_vs_orcs.rules.card import CardEntry, Tally, another_effect, choice, nothing
from orclib.games.orcs_vs_orcs.rules.entry import peeked
from orclib.games.orcs_vs_orcs.rules.field import engaged, fight, number_of, slots
from orclib.games.orcs_vs_orcs.rules.flow import ask, on, remember, then, with_army, with_player
from orclib.games.orcs_vs_orcs.rules.moment import at, not_shared
from orclib.games.orcs_vs_orcs.rules.sides import (
    discard,
    from_under,
    leaves_deck,
    leaves_hand,
    shuffle,
    with_battle,
    with_fighters,
    with_secret,
    with_side,
)
from orclib.games.orcs_vs_orcs.rules.strikes import lose_horde, strike
from orclib.games.orcs_vs_orcs.rules.units import IRON_HEAD
from orclib.games.orcs_vs_orcs.sketch import SPACES, Disc, Glyph, Horde, Lines, Part, Ring, Sheet, Solid
from orclib.games.orcs_vs_orcs.state import Deed, Job, Note, Phase, Play, Slot, State, Step, Table, Task
from orclib.language import Bilingual

_hit, _name, _seek, _summon = cache(act.Hit), cache(act.NameCard), cache(act.Seek), cache(act.Summon)
_skip = cache(act.SkipEffect)


class Hero(CardEntry):
    """A card of which there is one."""

    ours: ClassVar[bool] = False
    """Whether we had to complete its effect: the rulebook tells it only in part (spec 2.3, OVO-R7)."""
    divided: ClassVar[int] = 3
    """After how many letters its name is divided where it is long."""


class Searching(Hero):
    """Looks through a deck and chooses a card in it."""

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        step = fight(state).step
        assert step is not None
        return [_seek(seat, card) for card in sought(state, number, step)]

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return (_seek(seat, card) for card in CARDS)


NOT_THE_ENEMY = Rule(
    "not-the-enemy",
    "OVO-22.1",
    "Ashani destroys a Unit of the enemy, {seat}.",
    "Ashani détruit une Unité de l'adversaire, {seat}.",
)
NO_UNIT_THERE = Rule(
    "no-unit-there", "OVO-22.1", "There is no Unit in this place.", "Il n'y a pas d'Unité à cette place."
)
COVERED = Rule(
    "covered",
    "OVO-22.1",
    "A Hero covers {the_card}: Ashani cannot destroy it.",
    "Un Héros recouvre {the_card} : Ashani ne peut pas détruire cette carte.",
)
NO_EFFECT_ON_COVERED = Rule(
    "covered",
    "OVO-21.5",
    "No enemy effect applies to a Unit that a Hero covers.",
    "Aucun Effet adverse ne s'applique à une Unité recouverte par un Héros.",
)
FACE_DOWN = Rule(
    "face-down",
    "OVO-22.13",
    "No effect applies to a card that lies face down, as this one: {card}.",
    "Aucun Effet ne s'applique à une carte face cachée comme celle-ci : {card}.",
)


class Ashani(Hero):
    card, clause = Card.ASHANI, "OVO-22.1"
    effect = Bilingual("Destroys an uncovered Unit of the enemy.", "Détruit une Unité ennemie non recouverte.")
    brief = Bilingual("destroys a Unit", "détruit une Unité")
    asks = Bilingual("which Unit of {enemy} is destroyed?", "quelle Unité adverse ({enemy}) détruire ?")
    ours = True
    sign = (  # a card cloven in two
        Solid(((-8.5, -10.5), (-1.5, -10.5), (-3.4, -5.4), (0.2, -2.4), (-3.8, 2.8), (-1.6, 10.5), (-8.5, 10.5))),
        Solid(((2, -10.5), (8.5, -10.5), (8.5, 10.5), (1.8, 10.5), (-0.2, 3.2), (3.8, -2.2), (0.2, -5.2))),
    )

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        victim = fight(state).sides[1 - number].seat
        return [_hit(seat, victim, place, line) for place, line in hits(state, number)]

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        foe = fight(state).sides[1 - number]
        yield from (_hit(seat, foe.seat, place, line) for place in range(len(foe.columns)) for line in Line)
        yield from (_hit(seat, foe.seat, place, None) for place in range(len(foe.loose)))


def hits(state: Table, number: int) -> tuple[tuple[int, Line | None], ...]:
    """The enemy Units that Ashani may destroy: not covered, face up (OVO-22.1, 22.13)."""
    foe = fight(state).sides[1 - number]
    found: list[tuple[int, Line | None]] = []
    for place, column in enumerate(foe.columns):
        for line in Line:
            slot = column.slot(line)
            if slot is not None and not slot.down and not column.covers(line):
                found.append((place, line))
    found += [(place, None) for place, slot in enumerate(foe.loose) if not slot.down]
    return tuple(found)


def judge_hit(state: State, action: act.Hit) -> list[Reason]:
    reasons, number = another_effect(state, action.seat, Card.ASHANI), state.side(action.seat)
    if reasons or number is None:
        return reasons
    foe = fight(state).sides[1 - number]
    if action.victim != foe.seat:
        return [NOT_THE_ENEMY(seat_target(foe.seat), seat=foe.seat)]
    if (action.column, action.line) in hits(state, number):
        return []
    slot = None
    if action.line is None:
        slot = foe.loose[action.column] if 0 <= action.column < len(foe.loose) else None
    elif 0 <= action.column < len(foe.columns):
        slot = foe.columns[action.column].slot(action.line)
    if slot is None:
        return [NO_UNIT_THERE(n=action.column + 1)]
    here = () if action.line is None else (slot_target(foe.seat, action.column, action.line),)
    return [
        rule(*here, card=slot.card.value) for rule in ((FACE_DOWN,) if slot.down else (COVERED, NO_EFFECT_ON_COVERED))
    ]


def hit(state: State, action: act.Hit, log: Log) -> State:
    """A Unit goes back to its pile for good (OVO-22.1, 19.10)."""
    number = 1 - number_of(state, action.seat)
    side = fight(state).sides[number]
    if action.line is None:
        card = side.loose[action.column].card
        state = with_side(state, number, loose=side.loose[: action.column] + side.loose[action.column + 1 :])
    else:
        column = side.columns[action.column]
        slot = column.slot(action.line)
        assert slot is not None
        card = slot.card
        walls = fight(state).assault and number == 1  # they protect whoever is left (OVO-24.7, 24.8)
        left = replace(column, first=None, wall=walls) if action.line is Line.FIRST else replace(column, second=None)
        state = with_side(state, number, columns=replaced(side.columns, action.column, left))
    log.append(ev.CardDestroyed("OVO-22.1", side.seat, card))
    kind = UNITS.index(card)
    units = state.players[side.seat].units
    state = with_player(state, side.seat, units=replaced(units, kind, units[kind] - 1))
    return on(replace(state, piles=replaced(state.piles, kind, state.piles[kind] + 1)))


NOT_ENGAGED = Rule(
    "not-engaged",
    "OVO-22.2",
    "Buurk copies another card, engaged on your side and face up, not {the_card}.",
    "Buurk copie une autre carte, engagée de votre côté et face visible, pas {the_card}.",
)
HIMSELF = Rule(
    "himself",
    "OVO-R74",
    "Buurk does not copy himself: that would never come to an end.",
    "Buurk ne se copie pas lui-même : cela n'aurait pas de fin.",
)


class Buurk(Hero):
    card, clause = Card.BUURK, "OVO-22.2"
    effect = Bilingual("Copies the effect of one of your engaged cards.", "Copie l'Effet d'une de vos cartes engagées.")
    brief = Bilingual("copies an effect", "copie un Effet")
    asks = Bilingual("which card is copied?", "quelle carte copier ?")
    sign = (Sheet(-3.6, -2.6, 11, 16), Sheet(3.6, 2.6, 11, 16), Glyph("star", 3.6, 2.6, 8))  # the same card twice

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return [_name(seat, card) for card in copies(state, number)]

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return (_name(seat, card) for card in CARDS)


def copies(state: Table, number: int) -> tuple[Card, ...]:
    """The cards whose effect Buurk may copy: engaged and face up, himself not (OVO-22.2, 22.13)."""
    side = fight(state).sides[number]
    units = [slot.card for slot in slots(side) if not slot.down]
    heroes = [column.hero for column in side.columns if column.hero is not None]
    return in_order(list({card for card in (*units, *heroes) if card is not Card.BUURK}))


class Eruhsk(Hero):
    card, clause = Card.ERUHSK, "OVO-22.3"
    effect = Bilingual(
        "Next round the enemy chooses and reveals first.",
        "Au prochain round, l'adversaire choisit et révèle en premier.",
    )
    brief = Bilingual("you see first", "voit d'abord")
    sign = (  # an hourglass
        Lines(((-7, -10.5), (7, -10.5)), wide=2.6),
        Lines(((-7, 10.5), (7, 10.5)), wide=2.6),
        Lines(((-5.2, -10), (-5.2, -6.5), (5.2, 6.5), (5.2, 10))),
        Lines(((5.2, -10), (5.2, -6.5), (-5.2, 6.5), (-5.2, 10))),
        Solid(((-3, -5), (3, -5), (0, -1))),
        Solid(((-4, 9), (4, 9), (0, 4))),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        sides = fight(state).sides
        log.append(ev.EnemyFirst(self.clause, sides[step.side].seat, sides[1 - step.side].seat))
        return with_side(state, step.side, waits=True)


class Froksh(Hero):
    card, clause = Card.FROKSH, "OVO-22.4"
    effect = Bilingual(
        "Cancels the effect of the enemy's card, before all else.",
        "Annule l'Effet de la carte adverse, avant tout le reste.",
    )
    brief = Bilingual("cancels the effect", "annule l'Effet")
    sign = (  # a star in a ring, struck through
        Glyph("star", 0, 0, 18),
        Lines(((-7.4, 7.4), (7.4, -7.4)), wide=5, bare=True),
        Lines(((-7.4, 7.4), (7.4, -7.4)), wide=2.2),
        Ring(10.6),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        """Engaged by Kokoth or copied, he still cancels what has not happened yet (OVO-22.4)."""
        if not (step.play or step.copied):
            return state
        foe = fight(state).sides[1 - step.side]
        rewinds = foe.rewinds - (foe.rewinds > 0 and foe.plays[0].card is Card.XAPHYR)  # due at the end of the round
        return with_side(state, 1 - step.side, cancelled=True, rewinds=rewinds)


class Gruragh(Hero):
    card, clause = Card.GRURAGH, "OVO-22.5"
    effect = Bilingual(
        "Your own army takes 1 strike, whatever happens.", "Votre propre armée subit 1 frappe, quoi qu'il arrive."
    )
    brief = Bilingual("1 strike to you", "1 frappe pour soi")
    regardless = True
    sign = (  # three blows forward, one back
        *[Lines(((x - 1, 9), (x + 2.6, -9)), wide=3.2) for x in (-9, -3, 3)],
        Glyph("arrow", 8.6, 3.4, 12, turn=90),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        return strike(state, log, step.side, 1, self.card, self.clause)


class Khanrogg(Hero):
    card, clause = Card.KHANROGG, "OVO-22.6"
    effect = Bilingual(
        "Takes the enemy's Berserk, if you have none.", "Vole l'effet Berserk adverse, si vous n'en avez pas."
    )
    brief = Bilingual("steals Berserk", "vole Berserk")
    divided = 4
    sign = (  # a red token that changes its owner
        Disc(4, -3.4, 7.2),
        Glyph("axe", 4, -3.4, 11, bare=True),
        Glyph("arrow", -4, 8, 13, turn=180),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        own, foe = fight(state).sides[step.side].seat, fight(state).sides[1 - step.side].seat
        if state.players[own].red or not state.players[foe].red:
            return None
        log.append(ev.BerserkStolen(self.clause, own, foe))
        return with_player(with_player(state, foe, red=False), own, red=True)


class Kokoth(Hero):
    card, clause = Card.KOKOTH, "OVO-22.7"
    effect = Bilingual(
        "Draw a card, then engage one of your hand at once.",
        "Piochez une carte, puis engagez-en aussitôt une de votre main.",
    )
    brief = Bilingual("one more card", "une carte de plus")
    asks = Bilingual("which card is engaged at once?", "quelle carte engager aussitôt ?")
    sign = (  # a card, and another
        Sheet(-6.2, 1, 9.6, 15),
        Sheet(6.2, 1, 9.6, 15, full=True),
        Lines(((6.2, -2.6), (6.2, 4.6)), bare=True),
        Lines(((2.6, 1), (9.8, 1)), bare=True),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        """The top card is drawn; then one of those in hand is engaged at once (`extra`)."""
        secret = state.secrets[step.side]
        state = with_battle(then(state, Job(Task.EXTRA, number=step.side)), turned=False, blind=False)
        if secret.deck:
            return ask(with_battle(state, drawing=step.side), Phase.DRAW, None)
        if secret.under:
            state, card = from_under(state, step.side, hidden=True)
            return top_card(state, log, step.side, card)
        return state

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return commits(state, seat, number)

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return commit_tries(state, seat, number)


def extra(state: State, job: Job, log: Log) -> State:
    """Once a card has been drawn, its owner chooses one of those in hand, if there is any."""
    step = fight(state).step
    assert step is not None
    return choice(state, step) if state.secrets[job.number].hand else nothing(state, step, log, Kokoth.clause)


def judge_extra(state: State, action: act.Commit) -> list[Reason]:
    """Why a card cannot be chosen: for Kokoth in the effect step, else in secret."""
    moment = state.phase is Phase.EFFECT and state.side(action.seat) is not None
    return (another_effect(state, action.seat, Card.KOKOTH) if moment else []) or judge_commit(state, action)


def engage_extra(state: State, action: act.Commit, log: Log) -> State:
    """Kokoth's card is placed, strikes and has its effect at once (OVO-22.7)."""
    number = number_of(state, action.seat)
    secret, play = state.secrets[number], Play(action.card, action.spot)
    log.append(ev.Revealed("OVO-22.7", action.seat, action.card))
    state = leaves_hand(with_secret(state, number, hand=without(secret.hand, action.card)), number, action.card)
    plays = (*fight(state).sides[number].plays, play)
    state = engage_card(with_side(state, number, plays=plays), log, number, play)
    if power := state.options.strength(action.card):
        state = strike(state, log, 1 - number, power, action.card, "OVO-17.11")
    step = Step(number, action.card, play=len(plays) - 1)
    return on(with_battle(state, queue=(step, *fight(state).queue)))


KIND_NOT_ENGAGED = Rule(
    "kind-not-engaged",
    "OVO-22.8",
    "Kraash needs a kind of Unit that is engaged on your side and face up, not {the_card}.",
    "Il faut à Kraash un type d'Unité engagé de votre côté et face visible, pas {the_card}.",
)


class Kraash(Hero):
    card, clause = Card.KRAASH, "OVO-22.8"
    effect = Bilingual(
        "All your Units of one kind strike once more.", "Toutes vos Unités d'un type frappent encore une fois."
    )
    brief = Bilingual("a kind strikes again", "un type refrappe")
    asks = Bilingual("which kind strikes once more?", "quel type frappe encore une fois ?")
    sign = tuple(  # three of a kind that go forward
        [mark for x in (-7.6, 0, 7.6) for mark in (Sheet(x, 6.6, 6, 9.4), Glyph("arrow", x, -5.6, 10, -90))]
    )

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return [_name(seat, card) for card in kinds(state, number)]

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return (_name(seat, card) for card in CARDS)


def kinds(state: Table, number: int) -> tuple[Card, ...]:
    """The kinds of Unit that Kraash may name: engaged and face up (OVO-22.8, 22.13)."""
    side = fight(state).sides[number]
    return tuple([kind for kind in UNITS if engaged(side, kind)])


def judge_name(state: State, action: act.NameCard) -> list[Reason]:
    reasons, number = another_effect(state, action.seat, Card.BUURK, Card.KRAASH), state.side(action.seat)
    if reasons or number is None:
        return reasons
    step, card = fight(state).step, action.card
    assert step is not None
    if step.card is Card.KRAASH:
        return [] if card in kinds(state, number) else [KIND_NOT_ENGAGED(card=card.value)]
    if card in copies(state, number):
        return []
    return [NOT_ENGAGED(card=card.value), *([HIMSELF()] if card is Card.BUURK else [])]


def name_card(state: State, action: act.NameCard, log: Log) -> State:
    """Buurk copies the effect of a card (OVO-22.2); Kraash lets all Units of a kind strike again (OVO-22.8)."""
    number = number_of(state, action.seat)
    battle = fight(state)
    assert battle.step is not None
    state = remember(state, Note(action.seat, Deed.NAMED, (action.card,)))
    if battle.step.card is Card.BUURK:
        log.append(ev.Copied("OVO-22.2", action.seat, action.card))
        return on(with_battle(state, queue=(Step(number, action.card, copied=True), *battle.queue)))
    sides = battle.snapshot or battle.sides
    count, power = engaged(sides[number], action.card), state.options.strength(action.card)
    parts = ((action.card.value, count, power),)
    if not count * power:
        return on(nothing(state, battle.step, log, Kraash.clause))
    return strike(on(state), log, 1 - number, count * power, Card.KRAASH, "OVO-22.8", parts)


class KroMorda(Hero):
    card, clause = Card.KRO_MORDA, "OVO-22.9"
    effect = Bilingual("Pushes the enemy's token to the next segment.", "Pousse le jeton adverse au segment suivant.")
    brief = Bilingual("next segment", "pousse le jeton")
    sign = (  # a token that jumps to the last segment
        *SPACES,
        Lines(((-7.6, 1.5), (-5.4, -5), (0, -8), (5.2, -4.8))),
        Solid(((8.4, 1.8), (1.8, -2.6), (8.6, -6.6))),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        """From the last segment a Horde is lost."""
        number = 1 - step.side
        side = fight(state).sides[number]
        after = next((space for space in SEGMENTS[state.options.segments] if space > side.space), 1)
        log.append(ev.Pushed(self.clause, side.seat, side.space, after))
        if after == 1:
            return lose_horde(with_side(state, number, space=1, lapped=False), log, number, self.clause)
        return with_side(state, number, space=after, entered=side.entered or after == BERSERK)


NO_SUCH_HERO = Rule(
    "no-such-hero",
    "OVO-22.10",
    "Moordakk takes a Hero that is in the enemy's deck, not {the_card}.",
    "Moordakk vise un Héros du Deck de l'adversaire, pas {the_card}.",
)


class Moordakk(Searching):
    card, clause = Card.MOORDAKK, "OVO-22.10"
    effect = Bilingual(
        "Search the enemy's deck: a Hero in it is discarded.", "Fouillez le Deck adverse : un Héros y est défaussé."
    )
    brief = Bilingual("discards a Hero", "ôte un Héros")
    asks = Bilingual(
        "which Hero in the deck of {enemy} is discarded?", "quel Héros du Deck adverse ({enemy}) défausser ?"
    )
    ours = True
    divided = 4
    sign = (  # an eye on a deck, a Hero in it
        Glyph("eye", 0, -6.6, 17),
        Sheet(0, 6.2, 15, 10.4, full=True),
        Glyph("crown", 0, 6, 10, bare=True),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        number = 1 - step.side
        looker, owner = fight(state).sides[step.side].seat, fight(state).sides[number].seat
        secret = state.secrets[number]
        cards = in_order([*secret.deck, *secret.under])
        if not cards:
            return None
        log.append(ev.DeckSearched(self.clause, looker, owner, cards))
        inside = Counter(cards)
        hand = Counter(secret.shown) | Counter(secret.peeked) - inside  # what was seen and is not inside is in hand
        known = {"peeked": in_order([*(hand + inside).elements()]), "shown": in_order([*hand.elements()])}
        state = shuffle(with_secret(state, number, apart=len(secret.hand), **known), number)
        state = peeked(state, owner, looker, tuple([card for card in cards if card.is_hero]))
        return choice(state, step) if sought(state, step.side, step) else nothing(state, step, log, self.clause)


def sought(state: State, number: int, step: Step) -> tuple[Card, ...]:
    """The cards that may be chosen in the deck that is looked through: for Moordakk Heroes only (OVO-22.10, 22.19)."""
    secret = state.secrets[1 - number if step.card is Card.MOORDAKK else number]
    found = {*secret.deck, *secret.under}
    return in_order([card for card in found if card.is_hero or step.card is not Card.MOORDAKK])


class Pogdush(Hero):
    card, clause = Card.POGDUSH, "OVO-22.11"
    effect = Bilingual(
        "All your discarded cards go back into your deck.", "Toutes vos cartes défaussées reviennent dans votre Deck."
    )
    brief = Bilingual("discards return", "défausse reprise")
    ours = True
    sign = (  # cards that come back in a bow
        Sheet(-4.6, 4.4, 10, 13, full=True),
        Lines(((4, 8.4), (8.4, 5.4), (8.8, -1), (5.6, -6.4), (0.6, -8.2))),
        Solid(((-5.6, -8), (1.4, -12), (1.4, -4.2))),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        side, secret = fight(state).sides[step.side], state.secrets[step.side]
        if not side.discards:
            return None
        log.append(ev.DiscardsBack(self.clause, side.seat, side.discards))
        more = {name: in_order([*getattr(secret, name), *side.discards]) for name in ("deck", "peeked", "open")}
        state = with_secret(state, step.side, **more)
        back = (*side.back, *(card for card in side.discards if card.is_hero))
        state = with_side(state, step.side, discards=(), back=in_order(tuple(dict.fromkeys(back))))
        return shuffle(state, step.side)


IN_THIS_BATTLE = Rule(
    "in-this-battle",
    "OVO-22.12",
    "The Hordes {at_zone} are in this battle already.",
    "Les Hordes {at_zone} sont déjà dans cette bataille.",
)
IN_OTHER_BATTLE = Rule(
    "in-other-battle",
    "OVO-22.12",
    "Another battle is pending {at_zone}: nobody leaves it.",
    "Une autre bataille est en attente {at_zone} : personne ne la quitte.",
)
NO_HORDE_OF_YOURS = Rule(
    "no-horde-of-yours",
    "OVO-22.12",
    "You have no Horde {at_zone} to bring.",
    "Vous n'avez aucune Horde {at_zone} à amener.",
)
TOO_FAR_OR_BARRED = Rule(
    "too-far-or-barred",
    "OVO-22.12",
    "No Horde can come {from_zone}: it is too far, or the way is barred.",
    "Aucune Horde ne peut venir {from_zone} : c'est trop loin, ou le chemin est barré.",
)


class Porkash(Hero):
    card, clause = Card.PORKASH, "OVO-22.12"
    effect = Bilingual(
        "A Horde 1 or 2 zones away joins your army.", "Une Horde à 1 ou 2 zones de là rejoint votre armée."
    )
    brief = Bilingual("a Horde joins", "une Horde arrive")
    asks = Bilingual("which Horde joins the army?", "quelle Horde rejoint l'armée ?")
    ours = True
    sign = (  # a Horde that comes along a road
        Lines(((-11, 10), (11, 10)), wide=1.6),
        Horde(5.4, -1.6, 18),
        Glyph("arrow", -7.4, 0, 10),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        return choice(state, step) if summons(state, step.side) else None

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return (*[_summon(seat, zone) for zone in summons(state, number)], _skip(seat))

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return (*[_summon(seat, zone) for zone in state.board.zones], _skip(seat))


def summons(state: Table, number: int) -> tuple[str, ...]:
    """The zones from which Porkash may bring a Horde (OVO-22.12)."""
    seat, found = fight(state).sides[number].seat, []
    for zone in within_call(state, number):
        army = state.army(zone)
        if army is not None and army.seat == seat and state.clash(zone) is None:
            found.append(zone)
    return tuple(found)


def within_call(state: Table, number: int) -> tuple[str, ...]:
    """The zones one or two roads from the battle, with no enemy in between (OVO-22.12)."""
    battle = fight(state)
    seat, board = battle.sides[number].seat, state.board
    reach = {*board.neighbours[battle.zone]}
    for near in board.neighbours[battle.zone]:
        dark = board.dark_city.get(near)
        if not state.enemy_army(seat, near) and not (dark is not None and state.options.enemies(dark, seat)):
            reach |= {*board.neighbours[near]}
    return board.ordered(reach - {battle.zone})


def judge_summon(state: State, action: act.Summon) -> list[Reason]:
    reasons, number = another_effect(state, action.seat, Card.PORKASH), state.side(action.seat)
    if reasons or number is None or action.zone in summons(state, number):
        return reasons
    army, zone, here = state.army(action.zone), action.zone, fight(state).zone
    if zone == here:
        return at(zone, IN_THIS_BATTLE)
    if state.clash(zone) is not None:
        reasons += at(zone, IN_OTHER_BATTLE)
    elif army is None or army.seat != action.seat:
        owner = army.seat if army is not None else None
        reasons += [*at(zone, NO_HORDE_OF_YOURS), *not_shared(state, action.seat, owner)]
    if zone not in within_call(state, number):
        reasons.append(TOO_FAR_OR_BARRED(zone_target(zone), zone_target(here), zone=zone))
    return reasons


def summon(state: State, action: act.Summon, log: Log) -> State:
    """A Horde that stands one or two zones away joins the army (OVO-22.12)."""
    number = number_of(state, action.seat)
    army = state.army(action.zone)
    assert army is not None
    log.append(ev.HordeJoined("OVO-22.12", action.seat, action.zone))
    state = with_army(state, action.zone, army.cut(army.hordes - 1, max(0, army.moved - 1)))
    return on(with_fighters(state, number, state.fighters(number) + 1))


def judge_skip(state: State, action: act.SkipEffect) -> list[Reason]:
    return another_effect(state, action.seat, Card.PORKASH)


def skip(state: State, action: act.SkipEffect, log: Log) -> State:
    log.append(ev.Skipped(Porkash.clause, action.seat, Porkash.card))
    return on(state)


class Roshnar(Hero):
    card, clause = Card.ROSHNAR, "OVO-22.13"
    effect = Bilingual(
        "Your other Units turn face down: no effect counts them.",
        "Vos autres Unités passent face cachée : aucun Effet ne les compte.",
    )
    brief = Bilingual("Units face down", "Unités cachées")
    ours = True
    divided = 4
    sign = (  # cards face down
        Sheet(-3.4, -1.4, 11.5, 17, full=True),
        Lines(((0.2, -7.2), (0.2, 5), (-7, 5), (-7, -7.2), (0.2, -7.2)), wide=1, bare=True),
        Lines(((6.4, -6.6), (8.6, -4.4), (8.6, 8.8), (6.6, 10), (-1, 10)), wide=1.8),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        side = fight(state).sides[step.side]
        up = [slot for column in side.columns for slot in (column.first, column.second) if slot and not slot.down]
        if not (up or side.loose):
            return None
        log.append(ev.TurnedDown(self.clause, side.seat, len(up) + len(side.loose)))
        columns = tuple([replace(c, first=_down(c.first), second=_down(c.second)) for c in side.columns])
        return with_side(state, step.side, columns=columns, loose=tuple([Slot(slot.card, True) for slot in side.loose]))


def _down(slot: Slot | None) -> Slot | None:
    return None if slot is None else Slot(slot.card, True)


class Shagratt(Hero):
    card, clause = Card.SHAGRATT, "OVO-22.14"
    effect = Bilingual(
        "You may make the enemy engage the other card instead.",
        "Vous pouvez faire engager à l'adversaire son autre carte.",
    )
    brief = Bilingual("swaps their card", "échange sa carte")
    ours = True
    divided = 4
    sign = (Glyph("arrow", 0, -5.6, 17), Glyph("arrow", 0, 5.6, 17, turn=180))  # one for the other

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """It happened at the reveal; copied, or engaged by Kokoth, he comes too late (OVO-22.2, 22.14)."""
        return None if step.copied or step.play else state


class Vhraarg(Hero):
    card, clause = Card.VHRAARG, "OVO-22.15"
    effect = Bilingual("The enemy discards the card kept in hand.", "L'adversaire défausse la carte gardée en main.")
    brief = Bilingual("discards the hand", "défausse la main")
    ours = True
    divided = 4
    sign = (  # a card that falls out of a hand
        Sheet(-5, -3, 9, 13),
        Sheet(2.2, -3, 9, 13),
        Glyph("arrow", 8.4, 5, 13, turn=90),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """The card lies face up (OVO-19.9)."""
        number = 1 - step.side
        hand = state.secrets[number].hand
        if not hand:
            return None
        state = leaves_hand(with_secret(state, number, hand=hand[1:]), number, hand[0])
        return discard(state, log, number, hand[0], self.clause)


class Vigdish(Hero):
    card, clause = Card.VIGDISH, "OVO-22.16"
    effect = Bilingual("+1 per Orc you have engaged.", "+1 par Orc que vous avez engagé.")
    brief = Bilingual("+1 per Orc", "+1 par Orc")
    ours = True
    tally = Tally(own=((Card.ORC, 1),))
    sign = (Glyph("orc_head", -4.2, 1, 16), Glyph("sword", 7.8, 0, 17))  # Orcs and swords


class VriHurcka(Hero):
    card, clause = Card.VRI_HURCKA, "OVO-22.17"
    effect = Bilingual(
        "Next round the enemy engages the top card unseen.",
        "Au prochain round, l'adversaire engage en aveugle sa première carte.",
    )
    brief = Bilingual("unseen card", "carte aveugle")
    ours = True
    sign = (  # an eye that sees nothing
        Glyph("eye", 0, 0, 22),
        Lines(((-8, 8), (8, -8)), wide=5, bare=True),
        Lines(((-8, 8), (8, -8)), wide=2.4),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        number = 1 - step.side
        secret = state.secrets[number]
        if not (secret.deck or secret.under):
            return None
        sides = fight(state).sides
        log.append(ev.TopUnseen(self.clause, sides[step.side].seat, sides[number].seat))
        return with_side(state, number, blind=True)


class Vriurck(Hero):
    card, clause = Card.VRIURCK, "OVO-22.18"
    effect = Bilingual("+1 per Heavy Orc you have engaged.", "+1 par Orc lourd que vous avez engagé.")
    brief = Bilingual("+1 per Heavy Orc", "+1 par Orc lourd")
    ours = True
    tally = Tally(own=((Card.HEAVY, 1),))
    sign = (Part(IRON_HEAD, -4.2, 1, 0.76), Glyph("sword", 7.8, 0, 17))  # Heavy Orcs and swords


NOT_IN_DECK = Rule(
    "not-in-deck",
    "OVO-22.19",
    "Vrushn takes a card that is in your deck, not {the_card}.",
    "Vrushn prend une carte de votre Deck, pas {the_card}.",
)


class Vrushn(Searching):
    card, clause = Card.VRUSHN, "OVO-22.19"
    effect = Bilingual(
        "Take a card of your choice from your deck; shuffle it.",
        "Prenez une carte de votre choix dans votre Deck ; mélangez-le.",
    )
    brief = Bilingual("choose a card", "choisit une carte")
    asks = Bilingual("which card of the deck comes in hand?", "quelle carte du Deck prendre en main ?")
    ours = True
    sign = (  # a card out of a deck
        Lines(((-8, -0.4), (-8, 10), (8, 10), (8, -0.4)), wide=2.4),
        Lines(((-8, 5), (8, 5)), wide=1.4),
        Sheet(0, -1, 9, 12),
        Glyph("arrow", 0, -6, 11, turn=-90),
    )

    def does(self, state: State, step: Step, log: Log) -> State | None:
        secret, seat = state.secrets[step.side], fight(state).sides[step.side].seat
        cards = in_order([*secret.deck, *secret.under])
        if not cards:
            return None
        log.append(ev.DeckSearched(self.clause, seat, seat, cards))
        return choice(shuffle(state, step.side), step)


def judge_seek(state: State, action: act.Seek) -> list[Reason]:
    reasons, number = another_effect(state, action.seat, Card.MOORDAKK, Card.VRUSHN), state.side(action.seat)
    if reasons or number is None:
        return reasons
    step = fight(state).step
    assert step is not None
    if action.card in sought(state, number, step):
        return []
    return [(NO_SUCH_HERO if step.card is Card.MOORDAKK else NOT_IN_DECK)(card=action.card.value)]


def seek(state: State, action: act.Seek, log: Log) -> State:
    """Moordakk's Hero is discarded, Vrushn's card comes in hand; the deck is shuffled (OVO-22.10, 22.19)."""
    number = number_of(state, action.seat)
    step = fight(state).step
    assert step is not None
    if step.card is Card.MOORDAKK:
        foe = 1 - number
        state = with_secret(state, foe, deck=without(state.secrets[foe].deck, action.card), tops=())
        return discard(on(leaves_deck(state, foe, action.card)), log, foe, action.card, "OVO-22.10")
    log.append(ev.CardFetched("OVO-22.19", action.seat, action.card))
    secret = state.secrets[number]
    deck, hand = without(secret.deck, action.card), (*secret.hand, action.card)
    return on(with_secret(state, number, deck=deck, hand=hand, tops=()))


class Xaphyr(Hero):
    card, clause = Card.XAPHYR, "OVO-22.20"
    effect = Bilingual(
        "At the end of the round your token goes back a space.", "À la fin du round, votre jeton recule d'une case."
    )
    brief = Bilingual("back one space", "recule d'une case")
    sign = (  # a space back
        *SPACES,
        Lines(((7.6, 1.5), (5.4, -5), (0.6, -7.4), (-1.4, -7))),
        Solid(((-7.6, -4), (0, -10.6), (0.6, -2.6))),
    )

    def does(self, state: State, step: Step, log: Log) -> State:
        return with_side(state, step.side, rewinds=fight(state).sides[step.side].rewinds + 1)


ENTRIES: Final[tuple[Hero, ...]] = (
    Ashani(), Buurk(), Eruhsk(), Froksh(), Gruragh(), Khanrogg(), Kokoth(), Kraash(), KroMorda(), Moordakk(),
    Pogdush(), Porkash(), Roshnar(), Shagratt(), Vhraarg(), Vigdish(), VriHurcka(), Vriurck(), Vrushn(), Xaphyr(),
)  # fmt: skip
