"""A position typed by hand, and back.

    4 players, sorcerer red            Z is the sorcerer, A B C are the others clockwise; or colours, or seats from 0
    end_rule=reach                     any option
    phase deal                         sorcerer, deal, leftover, champion, spy, call, commit, commando, strike, flyer,
                                       round_end, over
    pile 3: OR4 gia Sh(A) Des          from the bottom up; piles that are not named are empty
    deck: gia                          what is still to be dealt (left out: everything that lies nowhere else)
    start out, next orc                the start card lies in the centre; the back of the next card has been seen
    shields: A 1   desertions: B 2     in hand (left out: all that do not lie in piles)
    champion A   spy 2   asked B       the champion; the spy called last; who is asked
    hand A: sp1 OR6 2 gob              known B: fly (everybody knows, for a spy brought it)
    given C B fly, refused A gia       who gave whom what to a spy, who was asked in vain
    discards: com OR6   lost A OR6     what was discarded in the open; the commando has struck an OR6 of A
    called orcs dwarves                the last one fights now
    laid A: OR* OR4 gia                cards in the battle; those of the people that fights are laid by themselves
    scores: A 8, B 7   won 1.4: A B    scores; who won battle 4 of round 1

Everything may be left out. Cards that are named nowhere have left unseen, in piles that nobody claimed.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.errors import PositionError, UsageError
from orclib.games.braves.box import (
    DESIGNS,
    NONE,
    SHIELDS,
    SPIES,
    Army,
    Counts,
    Desertion,
    Design,
    Shield,
    army_cards,
    minus,
    only,
    plus,
    together,
)
from orclib.games.braves.rules.asked import next_asked
from orclib.games.braves.rules.scoring import points
from orclib.games.braves.rules.strength import strength
from orclib.games.braves.state import RECRUITING, WAR, Battle, Options, Phase, State
from orclib.games.braves.text.position_faults import faults
from orclib.games.braves.text.position_reader import Typed, read
from orclib.games.braves.text.words import COLOURS, code

_AFTER: Final = (Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)
"""The phases in which cards lie in the battle."""


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    try:
        typed, options = read(text)
    except UsageError as error:
        raise PositionError([str(error)]) from None
    return _build(typed, options)


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: Typed, options: Options) -> State:
    once = typed.once
    phase = _phase(typed)
    if phase is Phase.SORCERER:
        return _checked(State(options=options, deck=options.deck, scores=(0,) * options.players), typed)
    begun = phase is not Phase.OVER
    sorcerer = typed.sorcerer
    called = once.get("called", ())
    hands, laid = _mustered(typed, options, phase, called)
    seen = once.get("discards", NONE)
    piles = tuple(typed.piles.get(number, ()) for number in range(1, options.piles + 1))
    placed = together([seen, *hands, *laid, *map(army_cards, typed.piles.values())])
    rest = tuple(max(0, n) for n in minus(options.deck, placed))
    recruiting = phase in RECRUITING
    deck = once.get("deck", rest if phase is Phase.DEAL or not begun else NONE)
    unseen = tuple(max(0, n) for n in minus(rest, deck)) if begun else NONE
    state = State(
        options=options,
        phase=phase,
        round_no=once.get("round", 1),
        sorcerer=sorcerer,
        scores=(0,) * options.players,
        deck=deck,
        piles=piles if recruiting else (),
        shields=_shields(typed, options, phase, sorcerer),
        desertions=_desertions(typed, options, phase, sorcerer),
        spy=once.get("spy", _spy(phase)),
        known=tuple(typed.known.get(seat, NONE) for seat in options.seats),
        refused=once.get("refused", ()),
        given=once.get("given", ()),
        lost=once.get("lost"),
        quarrelled=once.get("quarrelled", ()),
        called=called,
        struck=once.get("struck"),
        revealed=phase is Phase.FLYER,
        seen_discards=seen,
        hands=hands,
        laid=laid,
        unseen_discards=once.get("unseen", unseen),
    )
    set_now = msgspec.structs.replace(
        state,
        start_shown=once.get("start", _start(state)),
        next=once.get("next"),
        last_pile=once.get("last", _last(state)),
        champion=once.get("champion", None if recruiting or not begun else state.recruiters[0]),
    )
    asked = once["asked"] if "asked" in once else _asked(set_now)
    battles = tuple(_reckoned(_completed(battle, set_now), options) for battle in typed.battles)
    told = msgspec.structs.replace(set_now, active=asked, battles=battles)
    scores = _by_seat(once["scores"], options) if "scores" in once else points(told)
    return _checked(msgspec.structs.replace(told, scores=scores), typed)


def _checked(state: State, typed: Typed) -> State:
    found = faults(state, typed)
    if found:
        raise PositionError(dict.fromkeys(found))
    return state


def _phase(typed: Typed) -> Phase:
    once = typed.once
    if "phase" in once:
        phase: Phase = once["phase"]
        return phase
    if "struck" in once:
        return Phase.STRIKE
    if "called" in once:
        return Phase.COMMIT
    if typed.hands or typed.known or typed.laid:
        return Phase.SPY if any(hand[spy] for hand in typed.hands.values() for spy in SPIES) else Phase.CALL
    if typed.piles or _OF_DEAL & once.keys():
        return Phase.DEAL
    if once.keys() - _OF_ANY:
        return Phase.CALL
    return Phase.DEAL if once else Phase.CALL if typed.battles else Phase.SORCERER


_OF_DEAL: Final = {"deck", "start", "next", "last", "shields", "desertions"}
_OF_ANY: Final = {"sorcerer", "round", "scores"}
"""Statements that say nothing about the phase; all others are about what comes after the deal."""


def _mustered(
    typed: Typed, options: Options, phase: Phase, called: tuple[Any, ...]
) -> tuple[tuple[Counts, ...], tuple[Counts, ...]]:
    """Hands and cards in the battle; those of the people that fights are laid (BRV-14.2)."""
    hands = [typed.hands.get(seat, NONE) for seat in options.seats]
    laid = [typed.laid.get(seat, NONE) for seat in options.seats]
    if phase in _AFTER and called:
        for seat in options.seats:
            cards = only(hands[seat], called[-1])
            hands[seat], laid[seat] = minus(hands[seat], cards), plus(laid[seat], cards)
    return tuple(hands), tuple(laid)


def _by_seat(numbers: dict[Seat, int] | None, options: Options) -> tuple[int, ...]:
    return tuple((numbers or {}).get(seat, 0) for seat in options.seats)


def _shields(typed: Typed, options: Options, phase: Phase, sorcerer: Seat) -> tuple[int, ...]:
    if "shields" in typed.once:
        return _by_seat(typed.once["shields"], options)
    if phase not in (Phase.DEAL, Phase.LEFTOVER):
        return (0,) * options.players
    laid = [card.owner for pile in typed.piles.values() for card in pile if isinstance(card, Shield)]
    return tuple(0 if seat == sorcerer else max(0, SHIELDS - laid.count(seat)) for seat in options.seats)


def _desertions(typed: Typed, options: Options, phase: Phase, sorcerer: Seat) -> tuple[int, ...]:
    if "desertions" in typed.once:
        return _by_seat(typed.once["desertions"], options)
    if phase is not Phase.DEAL:
        return (0,) * options.players
    laid = sum(isinstance(card, Desertion) for pile in typed.piles.values() for card in pile)
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


def _last(state: State) -> int | None:
    if state.phase not in (Phase.DEAL, Phase.LEFTOVER, Phase.CHAMPION) or not state.dealt:
        return None
    return (state.dealt - 1) % state.options.piles + 1


def _asked(state: State) -> Seat | None:
    """Who is asked, where nobody says so: the holder of the card that it is about."""
    holders = {
        Phase.SPY: SPIES[state.spy - 1] if state.spy else None,
        Phase.COMMANDO: Design.COMMANDO,
        Phase.FLYER: Design.FLYING_MACHINE,
    }
    if state.phase in holders:
        design = holders[state.phase]
        held = [seat for seat in state.recruiters if design is not None and state.hands[seat][design]]
        return held[0] if held else (None if state.phase is Phase.SPY else next_asked(state, state.phase, None))
    if state.phase is Phase.COMMIT and state.called:
        return state.speakers[0]
    if state.phase is Phase.LEFTOVER and state.options.leftover_order == "clockwise":
        return next((seat for seat in state.recruiters if state.shields[seat]), None)
    return None


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
    strengths = tuple(
        None
        if seat == battle.sorcerer or not (any(army) or options.empty_army_competes)
        else strength(options, army, battle.flown == seat, battle.aboard if battle.flown == seat else 0).total
        for seat, army in enumerate(battle.armies)
    )
    return msgspec.structs.replace(battle, strengths=strengths)


def with_options(state: State, options: Options) -> State:
    """The same position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them.
    """
    shown = state.next if options.show_next_back else None
    changed = msgspec.structs.replace(state, options=options, next=shown)
    if state.phase is Phase.LEFTOVER:
        changed = msgspec.structs.replace(changed, active=_asked(changed))
    return position(describe(changed))


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State) -> str:
    """The state as a person types it; `position` reads it back."""
    options = state.options
    usual = Options(players=options.players)
    told = [f"{options.players} players, sorcerer {COLOURS[state.sorcerer]}"]
    told += [
        f"{field.name}={_option(getattr(options, field.name))}"
        for field in msgspec.structs.fields(Options)
        if getattr(options, field.name) != getattr(usual, field.name)
    ]
    told.append(f"phase {state.phase.value}")
    if state.round_no:
        told.append(f"round {state.round_no}")
    told += _told_scores(state)
    told += _told_deal(state)
    told += _told_war(state)
    return "\n".join(told)


def _option(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _cards(counts: Counts, options: Options) -> str:
    return " ".join(
        code(design, options) if n == 1 else f"{n} {code(design, options)}"
        for design, n in zip(DESIGNS, counts, strict=True)
        if n
    ) or "none"  # fmt: skip


def _numbers(name: str, numbers: tuple[int, ...]) -> str:
    told = ", ".join(f"{COLOURS[seat]} {n}" for seat, n in enumerate(numbers) if n)
    return f"{name}: {told or 'none'}"


def _told_scores(state: State) -> list[str]:
    told = [_numbers("scores", state.scores)] if any(state.scores) else []
    for battle in state.battles:
        winners = " ".join(COLOURS[seat] for seat in battle.winners)
        head = f"{battle.round_no}.{battle.number}"
        if battle.champion is None:
            told.append(f"won {head}: {winners}".rstrip())
            continue
        assert battle.people is not None
        assert battle.sorcerer is not None
        words = [f"battle {head} {battle.people.value}"]
        words.append(f"sorcerer {COLOURS[battle.sorcerer]} champion {COLOURS[battle.champion]}")
        for seat, army in enumerate(battle.armies):
            if any(army):
                flown = f" flown {battle.aboard}" if battle.flown == seat else ""
                words.append(f"army {COLOURS[seat]}: {_cards(army, state.options)}{flown}")
        if battle.lost is not None:
            words.append(f"lost {COLOURS[battle.lost[0]]} {code(battle.lost[1], state.options)}")
        told.append(" ".join([*words, f"won {winners}".rstrip()]))
    return told


def _told_deal(state: State) -> list[str]:
    options, told = state.options, list[str]()
    if state.phase in RECRUITING:
        for number, pile in enumerate(state.piles, 1):
            if pile:
                told.append(f"pile {number}: {' '.join(_pile_card(card, options) for card in pile)}")
        if state.phase is Phase.DEAL:
            told.append(f"deck: {_cards(state.deck, options)}")
        told.append(f"last {state.last_pile or 'none'}")
    if state.phase in (Phase.DEAL, Phase.LEFTOVER):
        told += [_numbers("shields", state.shields), _numbers("desertions", state.desertions)]
    if state.phase not in (Phase.SORCERER, Phase.OVER):
        told.append("start out" if state.start_shown else "start in")
    if state.next is not None:
        told.append(f"next {state.next.value}")
    return told


def _pile_card(card: object, options: Options) -> str:
    if isinstance(card, Army):
        return code(card.design, options)
    return f"Sh({COLOURS[card.owner]})" if isinstance(card, Shield) else "Des"


def _told_war(state: State) -> list[str]:
    options, told = state.options, list[str]()
    if state.champion is not None:
        told.append(f"champion {COLOURS[state.champion]}")
    if state.spy:
        told.append(f"spy {state.spy}")
    if state.refused:
        vain = ", ".join(f"{COLOURS[seat]} {code(design, options)}" for seat, design in state.refused)
        told.append(f"refused {vain}")
    if state.given:
        gifts = (f"{COLOURS[one]} {COLOURS[two]} {code(design, options)}" for one, two, design in state.given)
        told.append(f"given {', '.join(gifts)}")
    if state.quarrelled:
        told.append(f"quarrelled {' '.join(COLOURS[seat] for seat in state.quarrelled)}")
    if state.called:
        told.append(f"called {' '.join(people.value for people in state.called)}")
    for name, lots in (("hand", state.hands), ("known", state.known), ("laid", state.laid)):
        told += [f"{name} {COLOURS[seat]}: {_cards(lot, options)}" for seat, lot in enumerate(lots) if any(lot)]
    if state.struck is not None:
        seat, back = state.struck
        told.append(f"struck {COLOURS[seat]} {'any' if back is None else back.value}")
    if state.lost is not None:
        told.append(f"lost {COLOURS[state.lost[0]]} {code(state.lost[1], options)}")
    if state.phase in (Phase.LEFTOVER, Phase.SPY, *_AFTER):
        told.append(f"asked {'nobody' if state.active is None else COLOURS[state.active]}")
    if any(state.seen_discards):
        told.append(f"discards: {_cards(state.seen_discards, options)}")
    if any(state.unseen_discards):
        told.append(f"unseen: {_cards(state.unseen_discards, options)}")
    return told
