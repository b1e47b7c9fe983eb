"""A position typed by hand, and back.

    4 players, sorcerer red            Z is the sorcerer, A B C are the others clockwise; or colours, or seats from 0
    end_rule=reach                     any option
    phase deal                         sorcerer, deal, leftover, champion, spy, call, commit, round_end, over
    pile 3: OR4 gia Sh(A) Des          from the bottom up; piles that are not named are empty
    deck: gia                          what is still to be dealt (left out: everything that lies nowhere else)
    start out, next orc                the start card lies in the centre; the back of the next card has been seen
    shields: A 1   desertions: B 2     in hand (left out: all that do not lie in piles)
    champion A   spy 2                 the champion; the spy called last
    hand A: sp1 OR6 2 gob              known B: fly (everybody knows, for a spy brought it)
    given C B fly, refused A gia       who gave whom what to a spy, who was asked in vain
    discards: com OR6                  what was discarded in the open
    called orcs dwarves                the last one is about to fight: nobody has sent mercenaries yet
    scores: A 8, B 7   won 1.4: A B    scores; who won battle 4 of round 1
    then: A: send gob; done; hold      moves from there, chance's too

Everything may be left out. Cards that are named nowhere have left unseen, in piles that nobody claimed.
`braves.notation()` shows every statement with its forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.engine.positions import Told, game_over, half_done
from orclib.errors import PositionError
from orclib.games.braves.box import (
    ARMY,
    DESERTION,
    DESIGNS,
    NONE,
    SHIELD_OF,
    SHIELDS,
    SPIES,
    Army,
    Counts,
    Pile,
    PileCard,
    Shield,
    army_cards,
    minus,
    only,
    plus,
    together,
    with_one,
)
from orclib.games.braves.rules.recruitment import next_with_shield
from orclib.games.braves.rules.scoring import competing, points
from orclib.games.braves.rules.spies import holder
from orclib.games.braves.state import RECRUITING, WAR, Battle, Options, Phase, State
from orclib.games.braves.text import statements as says
from orclib.games.braves.text.position_faults import faults_of
from orclib.games.braves.text.setting import due_pile, table_of

CALM: Final = (
    Phase.SORCERER, Phase.DEAL, Phase.LEFTOVER, Phase.CHAMPION, Phase.SPY, Phase.CALL, Phase.ROUND_END, Phase.OVER,
)  # fmt: skip
"""The phases at whose every moment somebody is about to begin a decision, or nothing is left to decide."""


def calm(state: State) -> bool:
    """Whether somebody is about to begin a decision: in a battle, whether nobody has sent mercenaries yet."""
    if state.phase is not Phase.COMMIT:
        return state.phase in CALM
    people = state.people
    assert people is not None
    return state.active == state.speakers[0] and all(lot == only(lot, people) for lot in state.laid)


# --- building --------------------------------------------------------------------------------------------------------


def built(told: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    draft = says.Draft().take(told)
    table = table_of(draft)
    state = _build(draft, table.options, table.sorcerer)
    draft.ensure(*faults_of(state, draft), state=state)
    return state


def _build(draft: says.Draft, options: Options, sorcerer: Seat) -> State:
    phase = _phase(draft)
    if phase is Phase.SORCERER:
        return State(options=options, deck=options.deck, scores=(0,) * options.players)
    begun = phase is not Phase.OVER
    hands, laid = _mustered(draft, options, phase)
    seen = _counts(draft.discards)
    piles = tuple(_pile(draft.piles.get(number, ())) for number in range(1, options.piles + 1))
    placed = together([seen, *hands, *laid, *(army_cards(_pile(pile)) for pile in draft.piles.values())])
    rest = tuple(max(0, n) for n in minus(options.deck, placed))
    recruiting = phase in RECRUITING
    dealt = "deck" in draft.told or not (phase is Phase.DEAL or not begun)
    deck = _counts(draft.deck) if dealt else rest
    unseen = tuple(max(0, n) for n in minus(rest, deck)) if begun else NONE
    state = State(
        options=options,
        phase=phase,
        round_no=draft.round_no,
        sorcerer=sorcerer,
        scores=(0,) * options.players,
        deck=deck,
        piles=piles if recruiting else (),
        shields=_shields(draft, options, phase, sorcerer),
        desertions=_desertions(draft, options, phase, sorcerer),
        spy=draft.spy if "spy" in draft.told else _spy(phase),
        known=tuple(_counts(draft.known.get(seat, ())) for seat in options.seats),
        refused=tuple((each.player, each.design) for each in draft.refused),
        given=tuple((each.giver, each.taker, each.design) for each in draft.given),
        quarrelled=draft.quarrelled,
        called=draft.called,
        seen_discards=seen,
        hands=hands,
        laid=laid,
        unseen_discards=unseen,
    )
    set_now = msgspec.structs.replace(
        state,
        start_shown=draft.start_shown if "start_shown" in draft.told else _start(state),
        next=draft.next,
        last_pile=(draft.last_pile or None) if "last_pile" in draft.told else due_pile(state),
        champion=state.recruiters[0] if draft.champion is None and begun and not recruiting else draft.champion,
    )
    asked = _asked(set_now) if draft.asked is None else draft.asked
    battles = tuple(_reckoned(_completed(_battle(each, options), set_now), options) for each in draft.battles)
    told = msgspec.structs.replace(set_now, active=asked, battles=battles)
    scores = _by_seat(draft.scores, options) if "scores" in draft.told else points(told)
    return msgspec.structs.replace(told, scores=scores)


def _counts(lots: Iterable[says.Lot]) -> Counts:
    counts = NONE
    for lot in lots:
        counts = with_one(counts, lot.design, lot.count)
    return counts


def _pile(cards: Iterable[says.PileCard]) -> Pile:
    return tuple(
        [
            ARMY[card.design] if card.design is not None else DESERTION if card.owner is None else SHIELD_OF[card.owner]
            for card in cards
        ]
    )


def _phase(draft: says.Draft) -> Phase:
    if draft.phase is not None:
        return draft.phase
    if draft.called:
        return Phase.COMMIT
    if draft.hands or draft.known:
        spies = any(lot.design in SPIES and lot.count for lots in draft.hands.values() for lot in lots)
        return Phase.SPY if spies else Phase.CALL
    if draft.told & {"piles", "deck", "start_shown", "next", "last_pile", "shields", "desertions"}:
        return Phase.DEAL
    if draft.told - {"options", "sorcerer", "round_no", "scores"}:
        return Phase.CALL
    return Phase.DEAL if draft.told - {"options"} else Phase.CALL if draft.battles else Phase.SORCERER


def _mustered(draft: says.Draft, options: Options, phase: Phase) -> tuple[tuple[Counts, ...], tuple[Counts, ...]]:
    """Hands and cards in the battle; those of the people that fights are laid (BRV-14.2)."""
    hands = [_counts(draft.hands.get(seat, ())) for seat in options.seats]
    laid = [NONE for _ in options.seats]
    if phase is Phase.COMMIT and draft.called:
        for seat in options.seats:
            laid[seat] = only(hands[seat], draft.called[-1])
            hands[seat] = minus(hands[seat], laid[seat])
    return tuple(hands), tuple(laid)


def _by_seat(numbers: Mapping[Seat, int], options: Options) -> tuple[int, ...]:
    return tuple([numbers.get(seat, 0) for seat in options.seats])


def _shields(draft: says.Draft, options: Options, phase: Phase, sorcerer: Seat) -> tuple[int, ...]:
    if "shields" in draft.told:
        return _by_seat(draft.shields, options)
    if phase not in (Phase.DEAL, Phase.LEFTOVER):
        return (0,) * options.players
    laid = [card.owner for pile in draft.piles.values() for card in pile if card.owner is not None]
    return tuple(0 if seat == sorcerer else max(0, SHIELDS - laid.count(seat)) for seat in options.seats)


def _desertions(draft: says.Draft, options: Options, phase: Phase, sorcerer: Seat) -> tuple[int, ...]:
    if "desertions" in draft.told:
        return _by_seat(draft.desertions, options)
    if phase is not Phase.DEAL:
        return (0,) * options.players
    laid = sum(card == says.PileCard() for pile in draft.piles.values() for card in pile)
    left = [0 if seat == sorcerer else options.desertions for seat in options.seats]
    for seat in reversed(range(options.players)):  # nobody knows whose they are: those who sit last
        played = min(left[seat], laid)
        left[seat], laid = left[seat] - played, laid - played
    return tuple(left)


def _spy(phase: Phase) -> int:
    return 1 if phase is Phase.SPY else len(SPIES) if phase in WAR else 0


def _start(state: State) -> bool:
    """Whether the start card lies in the centre, where nobody says so."""
    if state.phase is not Phase.DEAL:
        return state.phase is not Phase.OVER
    claimed = any(isinstance(card, Shield) for pile in state.piles for card in pile)
    return claimed or state.dealt > state.options.depths[-1]


def _asked(state: State) -> Seat | None:
    """Who is asked, where nobody says so: whoever holds the spy that is called, or speaks first."""
    if state.phase is Phase.SPY:
        return holder(state, state.spy) if state.spy else None
    if state.phase is Phase.COMMIT and state.called:
        return state.speakers[0]
    return next_with_shield(state, None) if state.phase is Phase.LEFTOVER else None


def _battle(told: says.Won | says.WarStory, options: Options) -> Battle:
    winners = tuple(sorted({*told.winners}))
    if isinstance(told, says.Won):
        return Battle(told.round_no, told.battle, winners)
    armies, flown, aboard = [NONE] * options.players, None, 0
    for each in told.armies:
        armies[each.player] = _counts(each.cards)
        if each.aboard is not None:
            flown, aboard = each.player, each.aboard
    return Battle(
        told.round_no,
        told.battle,
        winners,
        told.sorcerer,
        told.champion,
        told.people,
        armies=tuple(armies) if told.armies else (),
        flown=flown,
        aboard=aboard,
        lost=None if told.lost is None else (told.lost.player, told.lost.design),
    )


def _completed(battle: Battle, state: State) -> Battle:
    """A battle with what the position tells about it: those of this round have its sorcerer and its champion."""
    if battle.round_no == state.round_no and battle.champion is None and 1 <= battle.number <= len(state.called):
        people = state.called[battle.number - 1]
        battle = msgspec.structs.replace(battle, sorcerer=state.sorcerer, champion=state.champion, people=people)
    nobody = not battle.winners or (state.options.empty_army_competes and battle.winners == _recruiters(battle, state))
    if battle.champion is not None and not battle.armies and nobody:
        return msgspec.structs.replace(battle, armies=(NONE,) * state.options.players)
    return battle


def _recruiters(battle: Battle, state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.options.seats if seat != battle.sorcerer])


def _reckoned(battle: Battle, options: Options) -> Battle:
    """A battle with the strengths that its cards had."""
    if not battle.armies:
        return battle
    strengths = competing(options, battle.sorcerer, battle.armies, battle.flown, battle.aboard)
    return msgspec.structs.replace(battle, strengths=strengths)


def with_options(state: State, options: Options) -> State:
    """The same calm position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them, or something is half done.
    """
    if not calm(state):
        raise PositionError([game_over() if state.phase is Phase.OVER else half_done()])
    shown = state.next if options.show_next_back else None
    changed = msgspec.structs.replace(state, options=options, next=shown)
    if state.phase is Phase.LEFTOVER:
        changed = msgspec.structs.replace(changed, active=_asked(changed))
    return built(Told(each, 0) for each in told(changed))


# --- writing ---------------------------------------------------------------------------------------------------------


def told(state: State) -> Iterator[Any]:
    """The statements that tell a calm moment."""
    options = state.options
    yield says.Players(options.players)
    if state.phase is not Phase.SORCERER:
        yield says.FirstSeat(state.sorcerer)
    for name, value in options.unusual.items():
        yield says.Switch(name, {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value))
    yield says.Moment(state.phase)
    if state.phase is not Phase.SORCERER:
        yield says.Round(state.round_no)
        yield from _told_scores(state)
        yield from _told_deal(state)
        yield from _told_war(state)


def _lots(counts: Counts) -> tuple[says.Lot, ...]:
    return tuple([says.Lot(design, n) for design, n in zip(DESIGNS, counts, strict=True) if n])


def _numbers(numbers: Sequence[int]) -> tuple[says.Has, ...]:
    return tuple([says.Has(Seat(seat), n) for seat, n in enumerate(numbers) if n])


def _told_scores(state: State) -> Iterator[Any]:
    if any(state.scores):
        yield says.Scores(_numbers(state.scores))
    for battle in state.battles:
        if battle.champion is None or battle.people is None or battle.sorcerer is None:
            yield says.Won(battle.round_no, battle.number, battle.winners)
            continue
        armies = [
            says.Fought(Seat(seat), _lots(army), battle.aboard if battle.flown == seat else None)
            for seat, army in enumerate(battle.armies)
            if any(army)
        ]
        yield says.WarStory(
            battle.round_no,
            battle.number,
            battle.people,
            battle.sorcerer,
            battle.champion,
            battle.winners,
            tuple(armies),
            None if battle.lost is None else says.Wanted(*battle.lost),
        )


def _told_deal(state: State) -> Iterator[Any]:
    if state.phase in RECRUITING:
        for number, pile in enumerate(state.piles, 1):
            if pile:
                yield says.Pile(number, tuple(map(_told_card, pile)))
        if state.phase is Phase.DEAL and any(state.unseen_discards):
            yield says.Deck(_lots(state.deck))
        if state.last_pile != due_pile(state):
            yield says.LastPile(state.last_pile or 0)
    if state.phase in (Phase.DEAL, Phase.LEFTOVER):
        yield says.Shields(_numbers(state.shields))
        yield says.Desertions(_numbers(state.desertions))
    if state.phase is Phase.DEAL:
        yield says.StartCard(state.start_shown)
    if state.next is not None:
        yield says.Next(state.next)


def _told_card(card: PileCard) -> says.PileCard:
    if isinstance(card, Army):
        return says.PileCard(card.design)
    return says.PileCard(owner=card.owner) if isinstance(card, Shield) else says.PileCard()


def _told_war(state: State) -> Iterator[Any]:
    if state.champion is not None:
        yield says.Champion(state.champion)
    if state.phase is Phase.SPY:
        yield says.Spy(state.spy)
    if state.refused:
        yield says.Refused(tuple([says.Wanted(*each) for each in state.refused]))
    if state.given:
        yield says.Given(tuple([says.Gift(*each) for each in state.given]))
    if state.quarrelled:
        yield says.Quarrelled(state.quarrelled)
    if state.called:
        yield says.Called(state.called)
    for seat, (hand, laid) in enumerate(zip(state.hands, state.laid, strict=True)):
        if any(cards := plus(hand, laid)):
            yield says.Hand(Seat(seat), _lots(cards))
    for seat, known in enumerate(state.known):
        if any(known):
            yield says.Known(Seat(seat), _lots(known))
    if state.phase is Phase.LEFTOVER and state.active is not None:
        yield says.Asked(state.active)
    if any(state.seen_discards):
        yield says.Discards(_lots(state.seen_discards))
