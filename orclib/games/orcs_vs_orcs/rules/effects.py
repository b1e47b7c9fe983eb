"""The battle effects of Units and Heroes, one after the other (OVO-17.15, 20, 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from orclib.engine import Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import seat_target, slot_target, zone_target
from orclib.games.orcs_vs_orcs.box import BERSERK, HEROES, SEGMENTS, UNITS, Card, Colour, Line, in_order, without
from orclib.games.orcs_vs_orcs.rules.battle import engage_card, judge_commit, top_card
from orclib.games.orcs_vs_orcs.rules.entry import peeked
from orclib.games.orcs_vs_orcs.rules.field import (
    before,
    copies,
    counts_of_the_enemy,
    effect_parts,
    engaged,
    exposed,
    fight,
    hits,
    kinds,
    number_of,
    revivable,
    sought,
    strikes_of,
    summons,
    within_call,
)
from orclib.games.orcs_vs_orcs.rules.flow import Log, ask, on, remember, then, with_army, with_player
from orclib.games.orcs_vs_orcs.rules.moment import at, not_shared, untimely
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
from orclib.games.orcs_vs_orcs.state import Deed, Job, Note, Phase, Play, Slot, State, Step, Task

OTHER_EFFECT = Rule(
    "other-effect",
    "OVO-17.12",
    "Now {its_card} effect is carried out, and that needs another choice.",
    "C'est l'Effet {its_card} qui a lieu maintenant, et il demande un autre choix.",
)
NO_CHOICE_NOW = Rule(
    "other-effect", "OVO-17.12", "No effect needs this choice now.", "Aucun Effet ne demande ce choix maintenant."
)
NO_HORDE_LOST = Rule(
    "no-horde-lost",
    "OVO-20.10",
    "You have lost no Horde in this battle that could come back.",
    "Vous n'avez perdu dans cette bataille aucune Horde qui pourrait revenir.",
)
NO_CARD_TO_PAY = Rule(
    "no-card-to-pay",
    "OVO-20.10",
    "Your deck is empty: you have no card to pay for the green effect.",
    "Votre Deck est vide : vous n'avez pas de carte pour payer l'Effet vert.",
)
EXHAUSTED_STAY_AWAY = Rule(
    "exhausted-stay-away",
    "OVO-7.9",
    (
        "The Horde that the forced march cost was not lost in the battle: it cannot come back.",
        "The {n} Hordes that forced marches cost were not lost in the battle: they cannot come back.",
    ),
    (
        "La Horde qu'a coûtée la marche forcée n'a pas été perdue dans la bataille : elle ne peut pas revenir.",
        "Les {n} Hordes qu'ont coûtées les marches forcées n'ont pas été perdues dans la bataille : elles ne "
        "peuvent pas revenir.",
    ),
    count="n",
)
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
KIND_NOT_ENGAGED = Rule(
    "kind-not-engaged",
    "OVO-22.8",
    "Kraash needs a kind of Unit that is engaged on your side and face up, not {the_card}.",
    "Il faut à Kraash un type d'Unité engagé de votre côté et face visible, pas {the_card}.",
)
NO_SUCH_HERO = Rule(
    "no-such-hero",
    "OVO-22.10",
    "Moordakk takes a Hero that is in the enemy's deck, not {the_card}.",
    "Moordakk vise un Héros du Deck de l'adversaire, pas {the_card}.",
)
NOT_IN_DECK = Rule(
    "not-in-deck",
    "OVO-22.19",
    "Vrushn takes a card that is in your deck, not {the_card}.",
    "Vrushn prend une carte de votre Deck, pas {the_card}.",
)
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

CLAUSES = {
    Card.ORC: "OVO-20.1",
    Card.XBOW: "OVO-20.2",
    Card.HEAVY: "OVO-20.5",
    Card.BOAR: "OVO-20.6",
    Card.SHAMAN: "OVO-20.8",
    Card.CATAPULT: "OVO-20.12",
    **{hero: f"OVO-22.{number}" for number, hero in enumerate(HEROES, 1)},
}
"""The clause of each card's effect."""


def _untimely(state: State, seat: Seat, *cards: Card) -> list[Reason]:
    """Why a seat has no such effect to decide about now (OVO-17.12)."""
    reasons = untimely(state, seat, Phase.EFFECT)
    step = state.battle.step if state.battle else None
    if not reasons and (step is None or step.card not in cards):
        reasons.append(OTHER_EFFECT(card=step.card.value) if step else NO_CHOICE_NOW(card=""))
    return reasons


def effects(state: State, job: Job, log: Log) -> State:
    """The next effect of the round, or its end."""
    battle = fight(state)
    if not battle.queue:
        return then(state, Job(Task.ROUND_END))
    if _together(state) and not battle.snapshot:
        state = with_battle(state, snapshot=battle.sides)
    step, *others = battle.queue
    state = with_battle(state, queue=tuple(others), step=step)
    deferred = bool(fight(state).snapshot) and others
    jobs = () if deferred else (Job(Task.WINDOW),)
    return _perform(then(state, Job(Task.CHECK), *jobs, Job(Task.EFFECTS)), step, log)


def _together(state: State) -> bool:
    """OVO-R39, all at once: but the attacker's Hero still comes before the defender's Unit (OVO-21.7)."""
    if state.options.effect_order != "simultaneous":
        return False
    attack, defence = [side.plays[0].card for side in fight(state).sides]
    return not attack.is_hero or defence.is_hero


def _perform(state: State, step: Step, log: Log) -> State:
    """One effect: cancelled, lost, without a place, or done."""
    side = fight(state).sides[step.side]
    clause, card = CLAUSES[step.card], step.card
    if card is Card.GRURAGH:  # whatever happens (OVO-22.5)
        return strike(state, log, step.side, 1, card, clause)
    if not step.copied:
        play = side.plays[step.play]
        if side.cancelled and not step.play:
            if card is not Card.ORC and play.spot is not None:
                log.append(ev.EffectCancelled("OVO-22.4", side.seat, card, fight(state).sides[1 - step.side].seat))
            return state
        if play.spot is None:
            return state  # no place, no effect; that was said as it came (OVO-19.5, 21.4)
        if not card.is_hero and not _lies(state, step, play):
            if card is not Card.ORC:
                log.append(ev.EffectLost("OVO-22.1", side.seat, card))
            return state
    return _EFFECTS.get(card, _strikes)(state, step, log)


def _lies(state: State, step: Step, play: Play) -> bool:
    """Whether a Unit still lies face up where it was engaged; all at once, that does not matter."""
    assert play.spot is not None
    assert play.spot.column is not None
    sides = before(state, step)
    slot = sides[step.side].columns[play.spot.column].slot(play.spot.line or Line.FIRST)
    return slot is not None and slot.card is play.card and not slot.down


def _nothing(state: State, step: Step, log: Log, clause: str = "") -> State:
    log.append(ev.NoEffect(clause or CLAUSES[step.card], fight(state).sides[step.side].seat, step.card))
    return state


def _choice(state: State, step: Step) -> State:
    return ask(state, Phase.EFFECT, fight(state).sides[step.side].seat)


# --- effects that strike ---------------------------------------------------------------------------------------------


def _strikes(state: State, step: Step, log: Log) -> State:
    """Orc, Crossbowman, Heavy Orc, Boar rider, Catapult, Vigdish, Vriurck (OVO-20, 22.16, 22.18)."""
    parts = effect_parts(state, step)
    total = strikes_of(parts)
    battle = fight(state)
    assault = battle.assault and step.side == 0
    if step.card is Card.ORC:
        return _nothing(state, step, log) if step.copied else state
    if total:
        clause = "OVO-20.4" if step.card is Card.HEAVY and assault else CLAUSES[step.card]
        state = strike(state, log, 1 - step.side, total, step.card, clause, parts)
    foe = before(state, step)[1 - step.side]
    if covered := sum([engaged(foe, kind) - exposed(foe, kind) for kind in counts_of_the_enemy(parts, step.card)]):
        log.append(ev.CoveredSpared("OVO-20.14", foe.seat, covered))
    if step.card is Card.CATAPULT and (assault or state.options.catapult_discard_always):
        return then(state, Job(Task.DISCARD, number=1 - step.side))
    if not total:
        return _nothing(state, step, log, "OVO-20.7" if step.card is Card.BOAR and assault else "")
    return state


def discard_top(state: State, job: Job, log: Log) -> State:
    """The top card of a side's deck is discarded; from an empty deck none (OVO-20.11, 20.13)."""
    number = job.number
    secret = state.secrets[number]
    state = with_battle(state, turned=True, blind=False, drawing=number)
    if secret.deck:
        return ask(state, Phase.DRAW, None)
    if secret.under:
        state, card = from_under(state, number, hidden=False)
        return with_battle(top_card(state, log, number, card), drawing=None)
    log.append(ev.NothingToDiscard("OVO-20.13", fight(state).sides[number].seat))
    return with_side(with_battle(state, drawing=None), number, starved=state.options.forced_discard_rout)


def without_green(state: State, number: int) -> Iterator[Reason]:
    """Why the green effect is not possible: nobody to revive, or nothing to pay with (OVO-7.9, 20.10)."""
    side, secret = fight(state).sides[number], state.secrets[number]
    here = act.losses_target(side.seat)
    if not revivable(state, number):
        yield NO_HORDE_LOST(here)
        if side.exhausted:
            yield EXHAUSTED_STAY_AWAY(here, n=side.exhausted)
    if not secret.deck and not secret.under:
        yield NO_CARD_TO_PAY()


def judge_chant(state: State, action: act.Chant) -> list[Reason]:
    reasons, number = _untimely(state, action.seat, Card.SHAMAN), state.side(action.seat)
    if reasons or number is None or action.colour is Colour.RED:
        return reasons
    return list(without_green(state, number))


def chant(state: State, action: act.Chant, log: Log) -> State:
    """A Shaman: a Horde comes back for a card of one's own, or the enemy loses one (OVO-20.9, 20.11)."""
    number = number_of(state, action.seat)
    if action.colour is Colour.RED:
        return on(state, Job(Task.DISCARD, number=1 - number))
    losses = fight(state).sides[number].losses - 1
    log.append(ev.Revived("OVO-20.9", action.seat, losses))
    state = with_fighters(with_side(state, number, losses=losses), number, state.fighters(number) + 1)
    return on(state, Job(Task.DISCARD, number=number))


# --- Heroes ----------------------------------------------------------------------------------------------------------


def _ashani(state: State, step: Step, log: Log) -> State:
    return _choice(state, step) if hits(state, step.side) else _nothing(state, step, log)


def judge_hit(state: State, action: act.Hit) -> list[Reason]:
    reasons, number = _untimely(state, action.seat, Card.ASHANI), state.side(action.seat)
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
    at = UNITS.index(card)
    units = state.players[side.seat].units
    state = with_player(state, side.seat, units=replaced(units, at, units[at] - 1))
    return on(replace(state, piles=replaced(state.piles, at, state.piles[at] + 1)))


def _buurk(state: State, step: Step, log: Log) -> State:
    return _choice(state, step) if copies(state, step.side) else _nothing(state, step, log)


def _kraash(state: State, step: Step, log: Log) -> State:
    return _choice(state, step) if kinds(state, step.side) else _nothing(state, step, log)


def judge_name(state: State, action: act.NameCard) -> list[Reason]:
    reasons, number = _untimely(state, action.seat, Card.BUURK, Card.KRAASH), state.side(action.seat)
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
        return on(_nothing(state, battle.step, log))
    return strike(on(state), log, 1 - number, count * power, Card.KRAASH, "OVO-22.8", parts)


def _eruhsk(state: State, step: Step, log: Log) -> State:
    sides = fight(state).sides
    log.append(ev.EnemyFirst("OVO-22.3", sides[step.side].seat, sides[1 - step.side].seat))
    return with_side(state, step.side, waits=True)


def _froksh(state: State, step: Step, log: Log) -> State:
    """Engaged by Kokoth or copied, he still cancels what has not happened yet (OVO-22.4)."""
    if not (step.play or step.copied):
        return state
    foe = fight(state).sides[1 - step.side]
    rewinds = foe.rewinds - (foe.rewinds > 0 and foe.plays[0].card is Card.XAPHYR)  # due at the end of the round
    return with_side(state, 1 - step.side, cancelled=True, rewinds=rewinds)


def _khanrogg(state: State, step: Step, log: Log) -> State:
    own, foe = fight(state).sides[step.side].seat, fight(state).sides[1 - step.side].seat
    if state.players[own].red or not state.players[foe].red:
        return _nothing(state, step, log)
    log.append(ev.BerserkStolen("OVO-22.6", own, foe))
    return with_player(with_player(state, foe, red=False), own, red=True)


def _kokoth(state: State, step: Step, log: Log) -> State:
    """The top card is drawn; then one of those in hand is engaged at once (OVO-22.7)."""
    secret = state.secrets[step.side]
    state = with_battle(then(state, Job(Task.EXTRA, number=step.side)), turned=False, blind=False)
    if secret.deck:
        return ask(with_battle(state, drawing=step.side), Phase.DRAW, None)
    if secret.under:
        state, card = from_under(state, step.side, hidden=True)
        return top_card(state, log, step.side, card)
    return state


def extra(state: State, job: Job, log: Log) -> State:
    step = fight(state).step
    assert step is not None
    return _choice(state, step) if state.secrets[job.number].hand else _nothing(state, step, log)


def judge_extra(state: State, action: act.Commit) -> list[Reason]:
    """Why a card cannot be chosen: for Kokoth in the effect step, else in secret."""
    moment = state.phase is Phase.EFFECT and state.side(action.seat) is not None
    return (_untimely(state, action.seat, Card.KOKOTH) if moment else []) or judge_commit(state, action)


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


def _kro_morda(state: State, step: Step, log: Log) -> State:
    """The enemy's token moves to the next segment; from the last one a Horde is lost (OVO-22.9)."""
    number = 1 - step.side
    side = fight(state).sides[number]
    after = next((space for space in SEGMENTS[state.options.segments] if space > side.space), 1)
    log.append(ev.Pushed("OVO-22.9", side.seat, side.space, after))
    if after == 1:
        return lose_horde(with_side(state, number, space=1, lapped=False), log, number, "OVO-22.9")
    return with_side(state, number, space=after, entered=side.entered or after == BERSERK)


def _moordakk(state: State, step: Step, log: Log) -> State:
    """The enemy's deck is looked through; a Hero in it is discarded (OVO-22.10)."""
    number = 1 - step.side
    looker, owner = fight(state).sides[step.side].seat, fight(state).sides[number].seat
    secret = state.secrets[number]
    cards = in_order([*secret.deck, *secret.under])
    if not cards:
        return _nothing(state, step, log)
    log.append(ev.DeckSearched("OVO-22.10", looker, owner, cards))
    inside = Counter(cards)
    hand = Counter(secret.shown) | Counter(secret.peeked) - inside  # what was seen and is not inside is in hand
    known = {"peeked": in_order([*(hand + inside).elements()]), "shown": in_order([*hand.elements()])}
    state = shuffle(with_secret(state, number, apart=len(secret.hand), **known), number)
    state = peeked(state, owner, looker, tuple([card for card in cards if card.is_hero]))
    return _choice(state, step) if sought(state, step.side, step) else _nothing(state, step, log)


def _vrushn(state: State, step: Step, log: Log) -> State:
    secret, seat = state.secrets[step.side], fight(state).sides[step.side].seat
    cards = in_order([*secret.deck, *secret.under])
    if not cards:
        return _nothing(state, step, log)
    log.append(ev.DeckSearched("OVO-22.19", seat, seat, cards))
    return _choice(shuffle(state, step.side), step)


def judge_seek(state: State, action: act.Seek) -> list[Reason]:
    reasons, number = _untimely(state, action.seat, Card.MOORDAKK, Card.VRUSHN), state.side(action.seat)
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


def _pogdush(state: State, step: Step, log: Log) -> State:
    """All discarded cards are in the deck again (OVO-22.11)."""
    side, secret = fight(state).sides[step.side], state.secrets[step.side]
    if not side.discards:
        return _nothing(state, step, log)
    log.append(ev.DiscardsBack("OVO-22.11", side.seat, side.discards))
    more = {name: in_order([*getattr(secret, name), *side.discards]) for name in ("deck", "peeked", "open")}
    state = with_secret(state, step.side, **more)
    back = (*side.back, *(card for card in side.discards if card.is_hero))
    state = with_side(state, step.side, discards=(), back=in_order(tuple(dict.fromkeys(back))))
    return shuffle(state, step.side)


def _porkash(state: State, step: Step, log: Log) -> State:
    return _choice(state, step) if summons(state, step.side) else _nothing(state, step, log)


def judge_summon(state: State, action: act.Summon) -> list[Reason]:
    reasons, number = _untimely(state, action.seat, Card.PORKASH), state.side(action.seat)
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
    return _untimely(state, action.seat, Card.PORKASH)


def skip(state: State, action: act.SkipEffect, log: Log) -> State:
    step = fight(state).step
    assert step is not None
    log.append(ev.Skipped(CLAUSES[step.card], action.seat, step.card))
    return on(state)


def _roshnar(state: State, step: Step, log: Log) -> State:
    """All engaged Units of his side turn face down (OVO-22.13)."""
    side = fight(state).sides[step.side]
    count = sum([1 for column in side.columns for slot in (column.first, column.second) if slot and not slot.down])
    if not count + len(side.loose):
        return _nothing(state, step, log)
    log.append(ev.TurnedDown("OVO-22.13", side.seat, count + len(side.loose)))
    columns = tuple([replace(c, first=_down(c.first), second=_down(c.second)) for c in side.columns])
    return with_side(state, step.side, columns=columns, loose=tuple([Slot(slot.card, True) for slot in side.loose]))


def _down(slot: Slot | None) -> Slot | None:
    return None if slot is None else Slot(slot.card, True)


def _shagratt(state: State, step: Step, log: Log) -> State:
    """It happened at the reveal; copied, or engaged by Kokoth, he comes too late (OVO-22.2, 22.14)."""
    return _nothing(state, step, log) if step.copied or step.play else state


def _shaman(state: State, step: Step, log: Log) -> State:
    return _choice(state, step)


def _vhraarg(state: State, step: Step, log: Log) -> State:
    """The enemy discards the card kept in hand, face up (OVO-22.15)."""
    number = 1 - step.side
    hand = state.secrets[number].hand
    if not hand:
        return _nothing(state, step, log)
    state = leaves_hand(with_secret(state, number, hand=hand[1:]), number, hand[0])
    return discard(state, log, number, hand[0], "OVO-22.15")


def _vri_hurcka(state: State, step: Step, log: Log) -> State:
    """In the next round the enemy engages the top card unseen (OVO-22.17)."""
    number = 1 - step.side
    secret = state.secrets[number]
    if not (secret.deck or secret.under):
        return _nothing(state, step, log)
    sides = fight(state).sides
    log.append(ev.TopUnseen("OVO-22.17", sides[step.side].seat, sides[number].seat))
    return with_side(state, number, blind=True)


def _xaphyr(state: State, step: Step, log: Log) -> State:
    """He works at the end of the round (OVO-22.20)."""
    return with_side(state, step.side, rewinds=fight(state).sides[step.side].rewinds + 1)


_EFFECTS: dict[Card, Callable[[State, Step, Log], State]] = {
    Card.SHAMAN: _shaman,
    Card.ASHANI: _ashani,
    Card.BUURK: _buurk,
    Card.ERUHSK: _eruhsk,
    Card.FROKSH: _froksh,
    Card.KHANROGG: _khanrogg,
    Card.KOKOTH: _kokoth,
    Card.KRAASH: _kraash,
    Card.KRO_MORDA: _kro_morda,
    Card.MOORDAKK: _moordakk,
    Card.POGDUSH: _pogdush,
    Card.PORKASH: _porkash,
    Card.ROSHNAR: _roshnar,
    Card.SHAGRATT: _shagratt,
    Card.VHRAARG: _vhraarg,
    Card.VRI_HURCKA: _vri_hurcka,
    Card.VRUSHN: _vrushn,
    Card.XAPHYR: _xaphyr,
}
"""The effects that do more than strike; all others are `_strikes`."""
assert set(_EFFECTS) | {*UNITS, Card.GRURAGH, Card.VIGDISH, Card.VRIURCK} == set(Card)
