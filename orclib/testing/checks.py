"""The laws, one function each. All take what is to be judged, and raise AssertionError where a law fails.

`tests/laws` tries them on random lines of play of every game.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf, log
from random import Random
from typing import Any, Final

import msgspec

from orclib.engine import CHANCE, Event, Match, Seat
from orclib.engine.saves import digest
from orclib.errors import IllegalAction, NotationError, OrclibError, PositionError, SaveError
from orclib.testing.play import LONGEST, AnyGame, AnyMatch, random_line, seats_of


def _broken(game: AnyGame, state: Any, what: str) -> AssertionError:
    """The error to raise: what is wrong, and the position where it is."""
    return AssertionError(f"{game.title}: {what}\n{_where(game, state)}")


def _where(game: AnyGame, state: Any) -> str:
    """The position in words, even when the game cannot describe it."""
    try:
        text = game.describe(state)
    except Exception as error:
        text = f"(cannot be described: {error!r})"
    return f"in this position, under {state.options!r}:\n{text}"


# --- turns and legality -------------------------------------------------------------------------------------


def check_options(game: AnyGame) -> None:
    """The game and its options agree on how many may play; every number of players can start."""
    if game.Options.player_counts != game.players:
        counts = game.Options.player_counts
        raise AssertionError(f"{game.title} is for {game.players} players, its options for {counts}")
    for players in game.players:
        state = game.new(game.options(players=players))
        if not game.to_act(state):
            raise _broken(game, state, f"a game for {players} starts with nobody to act")


def check_turns(game: AnyGame, state: Any) -> None:
    """Whoever is to act exists and has a legal action; others have none; nobody is to act when it is over."""
    acting = game.to_act(state)
    everybody = (CHANCE, *seats_of(state))
    if len(set(acting)) < len(acting) or not set(acting) <= set(everybody):
        raise _broken(game, state, f"to act are {acting}: some seat twice, or one that does not play")
    over = game.outcome(state) is not None
    if over is bool(acting):
        raise _broken(game, state, f"to act are {acting}, although the game is {'' if over else 'not '}over")
    for seat in everybody:
        legal = game.legal_actions(state, seat)
        if bool(legal) is not (seat in acting):
            raise _broken(game, state, f"to act are {acting}; seat {seat} has {len(legal)} legal actions")


def check_legality(game: AnyGame, state: Any) -> None:
    """The legal actions are the candidates that are not refused, once each, in that order, whoever acts."""
    for seat in (CHANCE, *seats_of(state)):
        candidates = tuple(game.pseudo_legal_actions(state, seat))
        allowed = tuple([action for action in candidates if not game.refusals(state, action)])
        legal = game.legal_actions(state, seat)
        if legal != allowed:
            odd = sorted(game.format(action) for action in set(legal) ^ set(allowed))
            odds = ", ".join(odd) or "their order"
            raise _broken(game, state, f"legal and not refused differ for seat {seat}: {odds}")
        if len(set(candidates)) < len(candidates):
            raise _broken(game, state, f"a candidate of seat {seat} comes twice")
        if any(action.seat != seat for action in candidates):
            raise _broken(game, state, f"a candidate of seat {seat} is somebody else's")


def check_application(game: AnyGame, state: Any) -> None:
    """Legal actions apply; refused ones raise all their reasons; the state they meet never changes."""
    before = digest(state)
    for seat in (CHANCE, *seats_of(state)):
        legal = set(game.legal_actions(state, seat))
        for action in game.pseudo_legal_actions(state, seat):
            if action in legal:
                _check_applies(game, state, action)
            else:
                _check_refused(game, state, action)
    if digest(state) != before:
        raise _broken(game, state, "an action changed the state it was applied to")


def check_strays(game: AnyGame, state: Any, actions: Iterable[Any]) -> None:
    """Any action at all is refused or is one of the legal actions, and the judge never falls over."""
    before = digest(state)
    for action in actions:
        if game.refusals(state, action):
            _check_refused(game, state, action)
        elif action not in game.legal_actions(state, action.seat):
            raise _broken(game, state, f"nothing forbids {action!r}, yet it is not among the legal actions")
    if digest(state) != before:
        raise _broken(game, state, "an action changed the state it was applied to")


def _check_applies(game: AnyGame, state: Any, action: Any) -> None:
    after, events = game.apply(state, action)
    if not isinstance(after, game.State):
        raise _broken(game, state, f"{action!r} gives {after!r}, which is no state")
    if not isinstance(events, tuple) or not all(isinstance(event, Event) for event in events):
        raise _broken(game, state, f"{action!r} gives {events!r}, which is no tuple of events")


def _check_refused(game: AnyGame, state: Any, action: Any) -> None:
    reasons = game.refusals(state, action)
    try:
        game.apply(state, action)
    except IllegalAction as error:
        if not reasons or error.reasons != reasons:
            text = f"{action!r} is refused for {reasons}, and raises {error.reasons}"
            raise _broken(game, state, text) from None
    else:
        raise _broken(game, state, f"{action!r} is applied although it is refused for {reasons}")


def check_announcement(game: AnyGame, state: Any, action: Any) -> bool:
    """An announcement does what its parts do one by one, each judged where it stands; whether it is legal.

    A part that the game refuses may be left out only where the part before has brought it about by itself.
    """
    reasons, before = game.refusals(state, action), digest(state)
    if action in game.legal_actions(state, action.seat):
        raise _broken(game, state, f"{action!r} is an announcement, yet it is listed as legal")
    now, done, refused = state, list[Any](), list[Any]()
    for part in game.parts(state, action):
        if against := game.refusals(now, part):
            refused.append(part)
            told = set(map(game.sentence, game.whole(state, action, against)))
            first = len(refused) == 1 and game.timely(now, part)
            if first and reasons and not told <= set(map(game.sentence, reasons)):
                raise _broken(game, state, f"{action!r} is refused for {reasons}, its part {part!r} for {against}")
        else:
            now, events = game.apply(now, part)
            done.append((part, now, events))
    if digest(state) != before:
        raise _broken(game, state, f"{action!r} changed the state it was judged in")
    if reasons:
        _check_refused(game, state, action)
        if not refused and not game.whole(state, action, ()):
            raise _broken(game, state, f"{action!r} is refused for {reasons}, though nothing speaks against its parts")
        return False
    if list(game.steps(state, action)) != done or not done:
        raise _broken(game, state, f"{action!r} is not played as its parts {done} are, one by one")
    if any(game.timely(now, part) for part in refused):
        raise _broken(game, state, f"{action!r} is legal, although of its parts {refused} are refused")
    if game.apply(state, action) != (now, tuple(event for _, _, events in done for event in events)):
        raise _broken(game, state, f"{action!r} does something else than its parts")
    return True


def check_chances(game: AnyGame, state: Any) -> None:
    """What chance may do are its legal actions, with probabilities above 0 that sum to exactly 1."""
    chances = game.chances(state)
    if CHANCE not in game.to_act(state):
        if chances:
            raise _broken(game, state, "chance has probabilities although it is not to act")
        return
    actions = [action for action, _ in chances]
    if len(set(actions)) < len(actions) or set(actions) != set(game.legal_actions(state, CHANCE)):
        raise _broken(game, state, "the actions with a probability are not the legal actions of chance")
    if not all(isinstance(share, Fraction) and share > 0 for _, share in chances):
        raise _broken(game, state, "a probability is no Fraction above 0")
    total = sum(share for _, share in chances)
    if total != 1:
        raise _broken(game, state, f"the probabilities sum to {total}")


def check_sheet(game: AnyGame, state: Any) -> None:
    """The score lines of a finished game add up to the totals; the winners are players who have the most of them."""
    outcome = game.outcome(state)
    if outcome is None:
        return
    score, seats = outcome.score, seats_of(state)
    sums = tuple(sum(line.points for line in score.lines if line.seat == seat) for seat in seats)
    if score.totals != sums or not {line.seat for line in score.lines} <= {None, *seats}:
        raise _broken(game, state, f"the score lines sum to {sums}, the totals are {score.totals}")
    if not set(outcome.winners) <= set(seats) or len(set(outcome.winners)) < len(outcome.winners):
        raise _broken(game, state, f"the winners are {outcome.winners}")
    if game.counts and any(score.totals[seat] < max(score.totals) for seat in outcome.winners):
        raise _broken(game, state, f"the winners are {outcome.winners}, the totals {score.totals}")


def check_ends(game: AnyGame, options: Any, seed: int, most: int = LONGEST) -> AnyMatch:
    """A random game ends after at most that many plies; the finished line."""
    match = random_line(game, options, seed=seed, plies=most)
    if match.outcome is None:
        raise _broken(game, match.state, f"no end after {most} random plies (seed {seed})")
    return match


# --- what stays the same ------------------------------------------------------------------------------------


def check_conservation(match: AnyMatch) -> None:
    """Nothing is created or lost: the inventory is that of the start, at every step."""
    game = match.game
    first = dict(game.inventory(match.start))
    if not first:
        raise _broken(game, match.start, "the inventory is empty")
    for number, ply in enumerate(match.plies, 1):
        now = dict(game.inventory(ply.state))
        if now != first:
            changes = [
                f"{thing} {first.get(thing, 0)} → {now.get(thing, 0)}"
                for thing in {**first, **now}
                if first.get(thing, 0) != now.get(thing, 0)
            ]
            text = f"ply {number}, {ply.action!r}, changed the inventory: {', '.join(changes)}"
            raise _broken(game, ply.state, text)


def check_determinism(match: AnyMatch) -> None:
    """The same options and the same actions give the same states and events."""
    game = match.game
    state = match.start if match.from_position else game.new(match.options)
    if state != match.start:
        raise _broken(game, state, "the same options give two different starts")
    for number, ply in enumerate(match.plies, 1):
        state, events = game.apply(state, ply.action)
        if state != ply.state or events != ply.events or digest(state) != digest(ply.state):
            raise _broken(game, state, f"ply {number}, {ply.action!r}, did something else the second time")
    if list(match.replay()) != match.plies:
        raise _broken(game, match.state, "the replay differs from the line")


def check_undo(match: AnyMatch) -> None:
    """Undo goes back to what was, redo forth to what is; the same decision after it brings the same luck."""
    game, whole = match.game, list(match.plies)
    line = match.fork()
    trail = [list(line.plies)]
    while line.can_undo:
        if not line.undo() or line.plies != whole[: len(line.plies)] or len(line.plies) >= len(trail[-1]):
            raise _broken(game, line.state, "undo did not go back to what was")
        trail.append(list(line.plies))
    if line.undo() or line.plies != trail[-1]:
        raise _broken(game, line.state, "undo went back before the start")
    for longer in reversed(trail[:-1]):
        other = line.fork()
        other.play(longer[len(other.plies)].action)
        if not line.can_redo or not line.redo() or line.plies != longer:
            raise _broken(game, line.state, "redo restored something else")
        if other.plies != longer or other.can_redo:
            raise _broken(game, other.state, "the same decision after an undo went another way")
    if line.can_redo or line.redo():
        raise _broken(game, line.state, "redo went on after everything was restored")
    if match.plies != whole:
        raise _broken(game, match.state, "undo in a fork changed the line it was forked from")


def check_encoding(game: AnyGame, state: Any) -> None:
    """As JSON and as msgpack a state comes back as it was: equal, with the same digest, legal actions and views."""
    for codec in (msgspec.json, msgspec.msgpack):
        again = codec.decode(codec.encode(state), type=game.State)
        if again != state or digest(again) != digest(state):
            raise _broken(game, state, f"{codec.__name__} makes another state of it")
        for seat in (CHANCE, *seats_of(state)):
            if game.legal_actions(again, seat) != game.legal_actions(state, seat):
                raise _broken(game, state, f"after {codec.__name__} seat {seat} has other legal actions")
        for eyes in (None, *seats_of(state)):
            if game.observe(again, eyes) != game.observe(state, eyes):
                raise _broken(game, state, f"after {codec.__name__} seat {eyes} sees something else")


def check_save(match: AnyMatch) -> None:
    """Saved and loaded, a line is the same, and saves to the same bytes."""
    data = match.dumps()
    try:
        loaded = Match.loads(data, lambda slug: match.game)
    except SaveError as error:
        raise _broken(match.game, match.state, f"what was saved cannot be loaded: {error}") from error
    _check_same(match, loaded, "save and load")
    if loaded.dumps() != data:
        raise _broken(match.game, match.state, "a loaded line saves to other bytes")


def check_code(match: AnyMatch) -> None:
    """Shared as a code and read back, a line is the same, and has the same code."""
    code = match.code()
    try:
        read = Match.from_code(code, lambda slug: match.game)
    except SaveError as error:
        raise _broken(match.game, match.state, f"the share code cannot be read: {error}") from error
    _check_same(match, read, "code and back")
    if read.code() != code:
        raise _broken(match.game, match.state, "a line read from a code has another code")


def _check_same(match: AnyMatch, other: AnyMatch, how: str) -> None:
    for name in ("options", "seed", "start", "plies", "state"):
        if getattr(other, name) != getattr(match, name):
            raise _broken(match.game, match.state, f"after {how}, the {name} of the line differs")


# --- text ---------------------------------------------------------------------------------------------------


def check_notation(game: AnyGame, state: Any, strays: Iterable[Any] = ()) -> None:
    """What `format` writes `parse` reads: a candidate comes back; no two of a seat are written alike.

    Of `strays`, which may make no sense, only this: what is read is read the same when written again.
    """
    for seat in (CHANCE, *seats_of(state)):
        written: dict[str, Any] = {}
        for action in game.pseudo_legal_actions(state, seat):
            text = game.format(action)
            if not text or text != text.strip():
                raise _broken(game, state, f"{action!r} is written {text!r}")
            twin = written.setdefault(text, action)
            if twin != action:
                raise _broken(game, state, f"{twin!r} and {action!r} are both written {text!r}")
            try:
                read = game.parse(text, state, seat)
            except NotationError as error:
                raise _broken(game, state, f"{action!r} is written so that it cannot be read: {error}") from error
            if read != action or game.format(read) != text:
                raise _broken(game, state, f"{action!r} is written {text!r}, which reads {read!r}")
    for action in strays:
        text = game.format(action)
        try:
            read = game.parse(text, state, action.seat)
        except NotationError:
            continue
        again = game.parse(game.format(read), state, read.seat)
        if again != read:
            raise _broken(game, state, f"{text!r} reads {read!r}, which reads {again!r} when written")


def check_position(game: AnyGame, state: Any) -> None:
    """What `describe` writes of a calm moment `position` reads, to the same state and the same text.

    Of any other moment it says that something is half done.
    """
    if not game.calm(state):
        try:
            game.describe(state)
        except PositionError:
            return
        raise _broken(game, state, "a moment that is not calm is described")
    text = game.describe(state)
    try:
        read = game.position(text)
    except OrclibError as error:
        raise _broken(game, state, f"the position is written so that it cannot be read: {error}") from error
    if read != state:
        names = [name for name in state.__struct_fields__ if getattr(read, name) != getattr(state, name)]
        told = "; ".join(f"{name} {getattr(state, name)!r} reads {getattr(read, name)!r}" for name in names)
        raise _broken(game, state, f"the position reads otherwise than it was written: {told}")
    if game.describe(read) != text:
        raise _broken(game, state, f"the position is written otherwise next time:\n{game.describe(read)}\n")


def check_readings(game: AnyGame, state: Any, options: Any) -> None:
    """A calm position under other readings is read back as it is written, or is refused with its faults."""
    if not game.calm(state):
        return
    try:
        flipped = game.with_options(state, options)
    except PositionError:
        return
    if flipped.options != options:
        raise _broken(game, flipped, f"the readings asked for were {options!r}")
    check_position(game, flipped)


# --- who knows what -----------------------------------------------------------------------------------------


def check_observation(game: AnyGame, state: Any, seat: Seat, rng: Random, strays: Iterable[Any] = ()) -> None:
    """A state that differs only in what a seat cannot know looks, allows and refuses the same.

    `strays` are actions that are no candidates: asking about them must tell nothing either.
    """
    twin = game.sample_hidden(state, seat, rng)
    for name, ask in (
        ("view", lambda it: game.observe(it, seat)),
        ("legal actions", lambda it: game.legal_actions(it, seat)),
        ("candidates", lambda it: tuple(game.pseudo_legal_actions(it, seat))),
        ("seats to act", game.to_act),
        ("options", lambda it: it.options),
        ("inventory", lambda it: dict(game.inventory(it))),
        ("end", lambda it: game.outcome(it) is None),
    ):
        if ask(state) != ask(twin):
            other = _where(game, twin)
            raise _broken(game, state, f"seat {seat} can tell, by the {name}, that it is not\n{other}\n")
    _check_answers(game, state, twin, seat)
    own = (action for action in strays if action.seat == seat)
    for action in (*game.pseudo_legal_actions(state, seat), *own):
        here, there = game.refusals(state, action), game.refusals(twin, action)
        if here != there:
            text = f"asking about {action!r} tells seat {seat} what it cannot know: {here} or {there}"
            raise _broken(game, state, text)


def _check_answers(game: AnyGame, state: Any, twin: Any, seat: Seat) -> None:
    """Asking why not about a legal action tells a seat the same in states that it cannot tell apart."""
    from orclib.notebook import explain  # answers come with pictures, which are loaded only where they are judged

    matches = [Match(game, start=each, seed=1, deal=False) for each in (state, twin)]
    legal = game.legal_actions(state, seat)
    for action in {*legal[len(legal) // 2 :][:1], *legal[-1:]}:
        here, there = (explain.why_not(match, action, seat) for match in matches)
        if here != there:
            raise _broken(game, state, f"why not {action!r}? tells seat {seat} what it cannot know:\n{here}\n{there}")


def check_secrets(game: AnyGame, state: Any, seat: Seat, rng: Random, most: int = 16) -> None:
    """Events tell a seat no more than its view: if two actions leave it the same view, it saw the same.

    Tried here and in a state that the seat cannot tell from this one, with at most `most` actions in each.
    """
    seen: dict[str, tuple[Any, tuple[Event, ...]]] = {}
    for here in (state, game.sample_hidden(state, seat, rng)):
        legal = [action for who in game.to_act(here) for action in game.legal_actions(here, who)]
        for action in rng.sample(legal, min(most, len(legal))):
            after, events = game.apply(here, action)
            _check_private(game, state, seat, events)
            told = tuple(event.seen_by(seat) for event in events)
            first, before = seen.setdefault(digest(game.observe(after, seat)), (action, told))
            if told != before:
                text = f"{first!r} and {action!r} look the same to seat {seat}, but not in the log:"
                raise _broken(game, state, f"{text}\n{before}\n{told}")


def _check_private(game: AnyGame, state: Any, seat: Seat, events: tuple[Event, ...]) -> None:
    """Who did not witness an event knows none of its private fields; who did, and the referee, knows all."""
    for event in events:
        seen, witnesses = event.seen_by(seat), event.witnesses
        if witnesses is None or seat in witnesses:
            right = seen == event
        else:
            right = all(getattr(seen, name) is None for name in event.private)
        if not right or event.seen_by(None) != event:
            raise _broken(game, state, f"{event!r}, witnessed by {witnesses}, is for seat {seat} {seen!r}")


def check_reckoning(game: AnyGame, state: Any, seat: Seat, rng: Random, worlds: int = 2000) -> bool:
    """What a seat reckons agrees with what `sample_hidden` deals it; False where nothing hidden matters.

    The odds of chance's deeds, and of what the seat's own actions show, are those of the referee, who knows each of
    the sampled worlds, on average.
    """
    view, found = game.observe(state, seat), False
    reckoned: dict[Any, Mapping[str, Fraction]] = {}
    if CHANCE in game.to_act(state):
        reckoned[None] = {game.format(action): share for action, share in game.chances_known(state, seat)}
    for action in game.legal_actions(state, seat):
        if len(shares := game.reveals(view, action)) > 1:
            reckoned[action] = shares
    for asked in rng.sample(list(reckoned), min(3, len(reckoned))):
        few = [_known(game, world, asked) for world in _worlds(game, state, seat, rng, 3)]
        if not all(few) or all(known == reckoned[asked] for known in few):
            continue  # the referee does not reckon, or nothing hidden matters
        found, hits = True, Counter[str]()
        for world in _worlds(game, state, seat, rng, worlds):
            hits.update([told for told, share in _known(game, world, asked).items() if rng.random() < share])
        for told in {**hits, **reckoned[asked]}:
            share = float(reckoned[asked].get(told, 0))
            if _surprise(hits[told], worlds, share) > SURPRISE:
                text = f"seat {seat} reckons {share:.4f} for {told!r}, {hits[told]} of {worlds} re-deals have it"
                raise _broken(game, state, text)
    return found


def _known(game: AnyGame, world: Any, action: Any) -> Mapping[str, Fraction]:
    """What the referee reckons: chance's deeds (None), or what an action shows."""
    if action is None:
        return {game.format(each): share for each, share in game.chances(world)}
    return game.reveals(game.observe(world, None), action)


def _worlds(game: AnyGame, state: Any, seat: Seat, rng: Random, count: int) -> Iterator[Any]:
    return (game.sample_hidden(state, seat, rng) for _ in range(count))


def check_redealing(game: AnyGame, state: Any, action: Any, seat: Seat, rng: Random, worlds: int = 400) -> bool:
    """What is dealt after an action is what was dealt before it, with what the seat has seen since; False: untried.

    The worlds that `sample_hidden` deals before the action go through it too, and those that then look to the seat as
    the real one does are compared with what is dealt after it, place by place. Where somebody else may have done
    another thing for all that the seat sees, nothing is compared: how people choose is no matter of odds.
    """
    after, _ = game.apply(state, action)
    look, chance = game.observe(after, seat), action.seat == CHANCE
    few = list(_worlds(game, state, seat, rng, 4))
    if all(world == few[0] for world in few):
        return False
    others = not chance and action.seat != seat
    if others and any(_alike(game, world, action, seat, look) - {action} for world in few):
        return False
    lived: list[Any] = []
    for number, world in enumerate(_worlds(game, state, seat, rng, worlds)):
        done = action
        if chance:
            shares = dict(game.chances(world))
            done = rng.choices(list(shares), [float(share) for share in shares.values()])[0]
        elif others and number < ENOUGH and _alike(game, world, action, seat, look) - {action}:
            return False
        if not game.refusals(world, done):
            moved, _ = game.apply_unchecked(world, done)
            if game.observe(moved, seat) == look:
                lived.append(moved)
    if len(lived) < worlds // 10:
        return False
    dealt = list(_worlds(game, after, seat, rng, len(lived)))
    for place, column in _columns([*lived, *dealt]):
        one, two = Counter(column[: len(lived)]), Counter(column[len(lived) :])
        for what in {**one, **two}:
            share = (one[what] + two[what]) / (2 * len(lived))
            if _surprise(one[what], len(lived), share) + _surprise(two[what], len(lived), share) > SURPRISE:
                text = f"after {action!r} seat {seat} may find {what!r} at {place}"
                raise _broken(game, after, f"{text}: {one[what]} times in play, {two[what]} re-dealt, of {len(lived)}")
    return True


def _alike(game: AnyGame, world: Any, action: Any, seat: Seat, look: Any) -> set[Any]:
    """What may be done in a world so that it looks to a seat as after the action."""
    legal = game.legal_actions(world, action.seat)
    return {each for each in legal if game.observe(game.apply_unchecked(world, each)[0], seat) == look}


def _columns(things: Sequence[Any], path: str = "") -> Iterator[tuple[str, Sequence[Any]]]:
    """Where some things of a shape differ, and what stands there in each."""
    first = things[0]
    if len(set(things)) == 1:
        return
    if isinstance(first, msgspec.Struct) and len(set(map(type, things))) == 1:
        for name in first.__struct_fields__:
            yield from _columns([getattr(thing, name) for thing in things], f"{path}.{name}")
    elif isinstance(first, tuple) and len(set(map(len, things))) == 1:
        for at, column in enumerate(zip(*things, strict=True)):
            yield from _columns(column, f"{path}.{at}")
    else:
        yield path, things


ENOUGH: Final = 40
"""So many worlds tell whether somebody may have done another thing."""
SURPRISE: Final = log(2_000_000)
"""How surprising a count may be: what is right comes that far off once in a million times."""


def _surprise(hits: int, tries: int, share: float | Fraction) -> float:
    """How surprising so many hits are at that share: e to the power of minus this bounds their probability."""
    if (hits and not share) or (hits < tries and share >= 1):
        return inf
    parts = ((hits, tries * share), (tries - hits, tries * (1 - share)))
    return sum(seen * log(seen / due) for seen, due in parts if seen)


def check_shared(match: AnyMatch, seat: Seat, rng: Random) -> None:
    """What is saved for a seat is the same, whatever lies hidden from it; it loads, and looks the same to the seat."""
    game = match.game
    hidden: AnyMatch = Match(game, start=game.sample_hidden(match.state, seat, rng), seed=match.seed + 1, deal=False)
    hidden.deal = match.deal
    shared = match.known_to(seat)
    if shared.dumps() != hidden.known_to(seat).dumps() or shared.code() != hidden.known_to(seat).code():
        raise _broken(game, match.state, f"a save for seat {seat} tells what the seat cannot know")
    for read in (Match.loads(shared.dumps(), lambda _: game), Match.from_code(shared.code(), lambda _: game)):
        if read.eyes != seat or game.observe(read.state, seat) != game.observe(match.state, seat):
            raise _broken(game, match.state, f"a save for seat {seat} shows it something else")


# --- pictures -----------------------------------------------------------------------------------------------


def check_picture(game: AnyGame, state: Any) -> None:
    """Every seat's picture is sound from all sides; each legal action can be pointed at on it, as no other is."""
    from orclib.scene.check import faults  # pictures are loaded only where they are judged

    scenes = {seat: game.picture(game.observe(state, seat)) for seat in (None, *seats_of(state))}
    for seat, scene in scenes.items():
        found = faults(scene)
        if found:
            raise _broken(game, state, f"faults in the picture for {seat}: {'; '.join(map(str, found))}")
        for side in seats_of(state) if game.turns else ():
            turned = game.from_side(game.observe(state, seat), side)
            if found := faults(turned):
                raise _broken(game, state, f"for {seat}, from the side of {side}: {'; '.join(map(str, found))}")
            if {target.id for target in turned.targets} != {target.id for target in scene.targets}:
                raise _broken(game, state, f"for {seat}, from the side of {side}, other things can be pointed at")
    for seat in game.to_act(state):
        targets = {target.id for target in scenes[None if seat == CHANCE else seat].targets}
        ways: dict[tuple[str, ...], Any] = {}
        for action in game.legal_actions(state, seat):
            usable = [path for path in action.paths if path and targets.issuperset(path)]
            if not usable:
                lacking = sorted(set(itertools.chain(*action.paths)) - targets)
                raise _broken(game, state, f"{action!r} cannot be pointed at: the picture lacks {lacking}")
            for path in usable:
                twin = ways.setdefault(path, action)
                if twin != action:
                    raise _broken(game, state, f"{path} points at {twin!r} and at {action!r}")
