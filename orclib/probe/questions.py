"""Questions without end, made and proven by the engine: about anything, a lesson or a rule; the same for the same seed.

A question is asked of a move in a typed position, of the atlas or from play. Nothing about it can be guessed by always
saying the same: where the right answer stands and whether it is the longest is balanced, as is what is allowed.
"""

from __future__ import annotations

import re
from binascii import crc32
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from secrets import randbelow
from typing import Any, Final

from orclib.engine import CHANCE, Ruling, Seat
from orclib.engine.claims import Tried, borne_out, won
from orclib.engine.game import AnyGame
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Choice, Lesson, OneOf
from orclib.errors import OrclibError, UsageError
from orclib.language import Bilingual, labelled, listing, say, speaking
from orclib.names import meant
from orclib.probe.atlas import atlas
from orclib.probe.choices import Draft, both, ended
from orclib.probe.kinds import TITLES, WRONG, Kinds
from orclib.probe.moment import chosen
from orclib.probe.spots import Spot, Spots, clauses_of
from orclib.probe.witness import Witness

LEVELS: Final = (1, 2, 3)
TRIES: Final = 400
"""So many places are looked at for one question."""
WORLDS: Final = 4
"""In so many deals that these eyes cannot tell apart the answer is the same."""
ENDS: Final = 24
"""And in so many where the game is counted: one hidden tile may be of the same value in most of them."""
KINDS: Final = {"allowed": 6, "happens": 7, "acts": 2, "wins": 2, "scores": 2, "rests": 1}
"""The kinds of questions, and how often each is asked."""
KNOWN: Final = 0.4
"""How often a place of the atlas is taken, and not one reached by play."""
ENDINGS: Final = ("wins", "scores")
"""Those that are asked where the game ends."""
MOST_ALIKE: Final = 0.5
"""Of all but those, so many at most are about one kind of move."""
MISSED: Final = 0.1
"""A try in vain counts for so much of a question."""
LINES, SOON = 6, 4
"""So many lines of play, of so many moves each, tell what may happen a moment later."""
NAMES: Final = "abcdefgh"
_COLON: Final = re.compile(r"\w ?: ")
_TELLING: Final = re.compile(r"(?<=[\w,;:)] )[A-Z][\w/]*")
"""Names and signs within a sentence: what begins with a capital, but for its first word."""


class Questions(Iterator[OneOf]):
    """The questions of a seed, one after the other, none of them twice; it ends where no more is found."""

    def __init__(
        self, game: AnyGame, about: str | None = None, level: int | None = None, seed: int | None = None
    ) -> None:
        """Without a seed they differ every time.

        Raises UsageError for a clause, lesson or level that does not exist, or of which nothing can be asked.
        """
        if level is not None and (type(level) is not int or level not in LEVELS):
            raise UsageError.unknown(say("level", "aucun niveau"), level, map(str, LEVELS))
        clauses, rulings = asked_about(game, about)
        self.game, self.level, self.seed = game, level, randbelow(10**6) if seed is None else seed
        self.rng = Random(f"{game.slug}/{sorted(clauses)}/{sorted(rulings)}/{level}/{self.seed}")
        self._about = about
        self.spots = Spots(game, self.rng, clauses, rulings)
        self.kinds = Kinds(game, self.spots, self.rng)
        self._bounds = {refused: _bounds(self.spots.witnesses, refused) for refused in (False, True)}
        """So many rules at most meet in what happens, and in what is forbidden, at the first and the second level."""
        self._only = {"rests": 1} if rulings and not clauses else KINDS
        self._told: set[str] = set()
        """What was asked: questions by their slugs, places by what is typed."""
        self._asked, self._missed = Counter[str](), Counter[str]()
        self._gist = set[tuple[object, ...]]()
        """What was asked of which kind of move, and the right answer."""
        self._moves = Counter[type]()
        """How often each kind of move was asked about, but for what ends the game."""
        self._stood = Counter[str]()
        """How often the right answer stood at each place, of each kind of question."""
        self._longest = 0
        """How often the right answer was the longest."""
        self._next: OneOf | None = None
        self._next = next(self, None)
        if self._next is None:
            told = say(
                "No question was found in {game}: {about}.", "Aucune question n'a été trouvée dans {game} : {about}."
            )
            raise UsageError(told.format(game=game.title, about=self.told))

    def __next__(self) -> OneOf:
        if self._next is not None:
            found, self._next = self._next, None
            return found
        for turn in range(TRIES):
            self.kinds.loose = turn > TRIES // 4
            kind = self._kind()
            draft = self._draft(kind)
            gist = _gist(kind, draft.tried, draft.right.claim) if draft else ()
            if draft is not None and gist not in self._gist and (question := self._made(draft)) is not None:
                self._told |= {question.slug, f"{question.start.position}\n{question.move}"}
                if not self.kinds.loose:
                    self._gist.add(gist)
                    self._moves[type(draft.tried.action)] += kind not in ENDINGS
                self._asked[draft.kind] += 1
                self.kinds.asked[draft.kind, draft.clause] += 1
                return question
            self._missed[kind] += 1
        raise StopIteration

    def again(self) -> Questions:
        """The same questions from the beginning."""
        return Questions(self.game, self._about, self.level, self.seed)

    def take(self, most: int) -> tuple[OneOf, ...]:
        """The next so many, or all where there are no more."""
        return tuple(islice(self, most))

    @property
    def told(self) -> str:
        """What they are about, in the language in use; "" where they are about all."""
        level = "" if self.level is None else say("level {n}", "niveau {n}").format(n=self.level)
        return ", ".join(filter(None, (named(self.game, self._about), level)))

    def _kind(self) -> str:
        """The kind that is asked next: in the long run each as often as it shall be."""
        share = {kind: (self._asked[kind] + MISSED * self._missed[kind]) / often for kind, often in self._only.items()}
        few = min(share.values())
        return self.rng.choice([kind for kind in share if share[kind] <= few + 0.35])

    def _draft(self, kind: str) -> Draft | None:
        """A question of a kind at some place; None where there is nothing of that kind to be asked."""
        spots, chance = self.spots, self.rng.random()
        if kind in ENDINGS:
            found = spots.ending()
        elif kind == "allowed":
            found = spots.witness(refused=True) if chance < KNOWN else spots.walked()
        else:
            found = spots.witness(refused=False) if chance < KNOWN else spots.walked()
        if found is None:
            return None
        spot, action = found
        if kind != "allowed":
            tried = spot.tried(self.game, action)
            often = self._moves[type(action)] > 1 + MOST_ALIKE * self._moves.total()
            asked = _gist(kind, tried) in self._gist if kind in ENDINGS else often
            if asked or not self._fits(tried):
                return None
            spot = spot._replace(eyes=None if kind == "rests" else self._eyes(tried))  # as they may be read, all see
        make: Callable[[Spot, Any], Draft | None] = getattr(self.kinds, kind)
        draft = make(spot, action)
        if draft is None or not self._fits(draft.tried):
            return None
        return draft if kind != "allowed" else draft._replace(spot=spot._replace(eyes=self._eyes(draft.tried)))

    def level_of(self, tried: Tried) -> int:
        """1 to 3: by how many rules meet in it, among all that may be asked."""
        few, some = self._bounds[bool(tried.reasons)]
        meet = len(clauses_of(self.game, tried))
        return 1 + (meet > few) + (meet > some)

    def _fits(self, tried: Tried) -> bool:
        """Whether as many rules meet as the level wants."""
        return self.level is None or self.level_of(tried) == self.level

    def _eyes(self, tried: Tried) -> Seat | None:
        """Whose eyes look: those of whoever does it, if they see all that decides; else the referee's.

        A count at the end needs all that is hidden.
        """
        game, seat = self.game, tried.action.seat
        if seat == CHANCE or CHANCE in game.to_act(tried.state):
            return None
        view, told = game.observe(tried.state, seat), self._seen(tried, seat)
        for _world in range(WORLDS if tried.outcome is None else ENDS):
            try:
                state = game.determinize(view, self.rng)
                other = Spot((), state, (), state).tried(game, tried.action)
            except OrclibError:
                return None
            if self._seen(other, seat) != told or (tried.outcome is not None and state != tried.state):
                return None
        return Seat(seat)

    def _seen(self, tried: Tried, seat: Seat) -> object:
        return tried.reasons, [event.seen_by(seat) for event in tried.events], tried.outcome

    # --- the question of a draft -------------------------------------------------------------------------------------

    def _made(self, draft: Draft) -> OneOf | None:
        """The question, proven; None where it was asked before, where its answers tell too much or too little."""
        game, spot = self.game, draft.spot
        try:
            with speaking("en"):
                start, move = spot.start(game), game.format_in(spot.state, draft.tried.action)
            match = start.match(game)
        except OrclibError:
            return None
        if match.state != spot.state or match.read(move) != draft.tried.action:
            return None
        if f"{start.position}\n{move}" in self._told:
            return None
        asks = both(lambda: f"{self._lead(draft)} {draft.asks}")
        wrong = self._apart(draft, asks)
        if len(wrong) < WRONG - (draft.kind != "allowed"):
            return None
        choices = self._placed(draft, wrong)
        slug = f"made-{draft.kind}-{crc32(f'{start.position}{move}{asks.en}'.encode()):08x}"
        level = self.level_of(draft.tried)
        title = both(lambda: f"{TITLES[draft.kind]} {say('Level {n}', 'Niveau {n}').format(n=level)}")
        question = OneOf(asks.en, asks.fr, slug=slug, start=start, move=move, choices=choices, title=title)
        if slug in self._told or choices[question.right(game)] != draft.right:
            return None
        return question

    def _lead(self, draft: Draft) -> str:
        """Who does what."""
        game, spot, action = self.game, draft.spot, draft.tried.action
        options = spot.state.options
        told = ended(game.sentence(action))
        if action.seat != CHANCE:
            name = game.seat_name(action.seat, options)
            alone = len(game.to_act(spot.state)) == 1
            lead = say("It is up to {name}", "{name}").format(name=name) if alone else name  # peoples have no article
            return f"{ended(lead)} {told}" if _COLON.search(told) else labelled(lead, told)
        sure = len(game.legal_actions(spot.state, CHANCE)) == 1
        lead = labelled(say("Next", "Ensuite") if sure else say("Chance", "Le hasard"), told)
        before = next((each for each in reversed(spot.before) if each.seat != CHANCE), None)
        if before is None:
            return lead
        return f"{labelled(game.seat_name(before.seat, options), ended(game.sentence(before)))} {lead}"

    def _apart(self, draft: Draft, asks: Bilingual) -> list[Choice]:
        """Wrong answers of which none says what another one says, or names what is nowhere to be seen."""
        game, spot, right = self.game, draft.spot, draft.right
        seen = self.kinds.shown(spot.state, spot.eyes)
        with speaking("en"):
            said = " ".join(game.sentence(event.seen_by(spot.eyes)) for event in draft.tried.events)
        names = set(re.findall(r"[\w/]+", f"{seen} {said} {asks.en}"))
        told, kept = {_plain(right.en), _plain(right.fr)}, list[Choice]()
        soon = self._soon(draft.tried) if draft.kind == "happens" else set()
        for choice in draft.wrong:
            if {_plain(choice.en), _plain(choice.fr)} & told or borne_out(game, draft.tried, choice.claim):
                continue
            if draft.kind == "happens" and (choice.en in soon or not set(_TELLING.findall(choice.en)) <= names):
                continue
            told |= {_plain(choice.en), _plain(choice.fr)}
            kept.append(choice)
        return self._chosen(right, kept, draft.first)

    def _soon(self, tried: Tried) -> set[str]:
        """What may happen a moment later, in a few lines of play: asked what happens then, one may mean it."""
        game, rng, found = self.game, self.rng, set[str]()
        for _line in range(LINES):
            state, _events = game.apply_unchecked(tried.state, tried.action)
            for _step in range(SOON):
                if not (acting := game.to_act(state)) or not (legal := game.legal_actions(state, rng.choice(acting))):
                    break
                state, events = game.apply_unchecked(state, chosen(legal, rng))
                with speaking("en"):
                    found.update(game.sentence(event) for event in events)
        return found

    def _chosen(self, right: Choice, wrong: list[Choice], first: str) -> list[Choice]:
        """So many of them, such that the right answer is the longest no more often than it would be by chance."""
        if len(wrong) <= WRONG or first:
            return wrong[:WRONG]
        often = self._longest > sum(self._asked.values()) / (1 + WRONG)
        longer = [choice for choice in wrong[: 2 * WRONG] if len(choice.en) > len(right.en)]
        if often and longer:
            wrong = [longer[0], *(choice for choice in wrong if choice is not longer[0])]
        return wrong[:WRONG]

    def _placed(self, draft: Draft, wrong: list[Choice]) -> dict[str, Choice]:
        """All answers by their names, the right one where it has stood least often."""
        every = [*wrong]
        self.rng.shuffle(every)
        size = len(every) + 1
        least = min(self._stood[f"{draft.kind}{place}"] for place in range(size))
        places = [place for place in range(size) if self._stood[f"{draft.kind}{place}"] == least]
        place = self.rng.choice(places)
        every.insert(place, draft.right)
        if draft.first:
            every.sort(key=lambda choice: choice.claim != draft.first)
        else:
            self._stood[f"{draft.kind}{place}"] += 1
        self._longest += all(len(choice.en) < len(draft.right.en) for choice in wrong)
        return dict(zip(NAMES, every, strict=False))


def _gist(kind: str, tried: Tried, right: str = "") -> tuple[object, ...]:
    """What is asked: of what ends the game, how it ends; else the kind of move, and the right answer."""
    if kind in ENDINGS and tried.outcome:
        return kind, won(tried.outcome), tried.outcome.score.totals
    return kind, type(tried.action), right


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _bounds(witnesses: Iterable[Witness], refused: bool) -> tuple[int, int]:
    """Numbers of clauses that cut witnesses into three parts, as alike in size as can be, none of them empty."""
    sizes = sorted(len(each.clauses) for each in witnesses if each.refused is refused) or [1]
    every = sorted(set(sizes))
    few = min(sizes[(len(sizes) - 1) // 3], every[max(len(every) - 3, 0)])
    next_one = next((each for each in every if each > few), few)
    return few, min(max(sizes[2 * (len(sizes) - 1) // 3], next_one), every[max(len(every) - 2, 0)])


def named(game: AnyGame, about: str | None) -> str:
    """What somebody asked about, in words: the title of a lesson, or of a rule behind its number; "" for all."""
    if about is None:
        return ""
    name, taught = _meant(game, about), _taught(game)
    return str(taught[name].title) if name in taught else f"{name} {game.rulebook[name].title}"


def _taught(game: AnyGame) -> dict[str, Lesson]:
    return {lesson.slug: lesson for lesson in lessons(game)}


def _meant(game: AnyGame, about: str) -> str:
    """The lesson, clause or ruling that is meant. Raises UsageError."""
    known: dict[str, tuple[object, ...]] = {slug: (lesson.title,) for slug, lesson in _taught(game).items()}
    known |= {id: (id.partition("-")[2], card.title) for id, card in game.rulebook.items()}
    what = say("lesson or clause of {game}", "dans le jeu {game} aucune leçon ni règle")
    return meant(what.format(game=game.title), about, known)


def asked_about(game: AnyGame, about: str | None) -> tuple[frozenset[str], frozenset[str]]:
    """The clauses and the rulings that a person means: those of a lesson, or one; none where all are meant.

    Raises UsageError for what does not exist, and for a rule about which nothing can be asked.
    """
    if about is None:
        return frozenset(), frozenset()
    name, taught = _meant(game, about), _taught(game)
    if name in taught:
        return frozenset(taught[name].clauses), frozenset()
    card = game.rulebook[name]
    if isinstance(card, Ruling):
        if not card.switch:
            told = say(
                "Nothing can be asked about {id}: no other reading of it can be played. It is about {clauses}.",
                "Il n'y a rien à demander sur {id} : aucune autre lecture ne peut se jouer. Elle porte sur {clauses}.",
            )
            raise UsageError(told.format(id=card.id, clauses=listing(card.clauses)))
        return frozenset(), frozenset([name])
    if card.definition is not None and card.id != game.decides:
        told = say(
            "Nothing can be asked about {id}, which is a definition: {why}",
            "Il n'y a rien à demander sur {id}, qui est une définition : {why}",
        )
        raise UsageError(told.format(id=card.id, why=card.definition))
    if not any(name in witness.clauses for witness in atlas(game.slug).witnesses):
        told = say(
            "Nothing can be asked about {id}: it was met nowhere when {game} was looked through.",
            "Il n'y a rien à demander sur {id} : elle n'a été rencontrée nulle part en parcourant {game}.",
        )
        raise UsageError(told.format(id=name, game=game.title))
    return frozenset([name]), frozenset()
