"""The kinds of questions that are made: what each asks of a move, its right answer, wrong ones of real misreadings.

Wrong answers are what the engine says elsewhere: in a position typed nearly the same, under another reading of a
ruling, of another move here; or a rule that is met with those which count; or a count that leaves a rule out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from orclib.engine import Event, Line, Reason, Ruling, Seat
from orclib.engine.claims import Tried, comes, score, won
from orclib.engine.game import AnyGame
from orclib.engine.teaching import Because, Choice
from orclib.language import Bilingual, labelled, listing, say, series, speaking
from orclib.probe.atlas import atlas
from orclib.probe.choices import Draft, apart, because, both, ended, filled, joined, option, shared, telling, together
from orclib.probe.spots import Spot, Spots, clauses_of

MANY: Final = 40
"""As if so many rules were asked about where all are."""
WRONG: Final = 3
"""A question has so many wrong answers where there are, and at least one less."""
ATTEMPTS: Final = 6
"""So many things are tried at a place for a question of what is allowed."""
READ: Final = 3
"""So many rulings are read another way for wrong answers."""
LONG: Final = 150
"""No sentence to choose has more letters."""
TOLD: Final = 8
"""So many lines of a score are told as a reason."""
CLOSED: Final = 400
"""So many things that are forbidden at a place are looked at for the rules that forbid them."""
TITLES: Final = {
    "allowed": Bilingual("Allowed or not?", "Permis ou non ?"),
    "happens": Bilingual("What happens?", "Que se passe-t-il ?"),
    "acts": Bilingual("By which rule?", "Par quelle règle ?"),
    "wins": Bilingual("Who wins?", "Qui gagne ?"),
    "scores": Bilingual("What is the score?", "Quel est le score ?"),
    "rests": Bilingual("On which ruling?", "Sur quelle décision ?"),
}
"""The kinds, and how a question of each is headed."""
YESES: Final = 0.3
"""So many of the things that are tried are allowed."""
PLAIN: Final = 0.1
"""How often it is asked whether something is allowed where nothing like it is forbidden."""
YES: Final = Bilingual("Yes.", "Oui.")
_END: Final = re.compile(r"(?<=[.!?])\s")
"""Where a sentence ends."""
_READ_SO: Final = re.compile("as we agreed|[Rr]ead so|laboratory|[Ii]n this variant")
"""What sentences say of another reading, which gives them away."""


class Kinds:
    """Makes questions of each kind at a place, by the names of `TITLES`."""

    def __init__(self, game: AnyGame, spots: Spots, rng: Random) -> None:
        self.game, self.spots, self.rng = game, spots, rng
        self.asked = Counter[tuple[str, str]]()
        """How often each clause was asked for, by kinds of questions."""
        self.loose = False
        """Whether a clause may be asked for again and again."""
        self._alike: tuple[tuple[Spot, Any], list[tuple[str, Tried]]] | None = None

    # --- is it allowed? ----------------------------------------------------------------------------------------------

    def allowed(self, spot: Spot, given: Any) -> Draft | None:
        """Is that allowed, and if not, why not? Wrong are rules that forbid the like, and do not forbid this."""
        acts = given.seat in self.game.to_act(spot.state)
        actions = [given, *self.spots.attempts(spot)] if acts else self.spots.attempts(spot)
        wish = self.asked["allowed", ""] < sum(n for (kind, _by), n in self.asked.items() if kind == "allowed") * YESES
        tries = [tried for action in actions if bool((tried := spot.tried(self.game, action)).reasons) is not wish]
        tries = [tried for tried in tries if wish or self.spots.about(tried)]
        self.rng.shuffle(tries)
        tries.sort(key=self._often_asked)
        drafts = (self._allowed(spot, tried) for tried in tries[:ATTEMPTS])
        return next((draft for draft in drafts if draft is not None), None)

    def _often_asked(self, tried: Tried) -> tuple[int, int]:
        """How often it was asked for what forbids it, and how much more there is to tell than one rule."""
        against = dict.fromkeys(reason.clause for reason in tried.reasons)
        often = min((self.asked["allowed", clause] for clause in against), default=0)
        return often + 2 * (len(against) > 1), len(against)

    def _allowed(self, spot: Spot, tried: Tried) -> Draft | None:
        game, about = self.game, self.spots.clauses
        against = list(dict.fromkeys(reason.clause for reason in tried.reasons))
        here = self._closed(spot, tried.action)
        if about and not against and about.isdisjoint(here) and not self.spots.about(tried):
            return None
        asked = [each for each in (against if about else against[:1]) if each in (about or against)]
        asked = [each for each in asked if self._is_rule(each) and self._is_titled(each, tried.reasons)]
        asked = [each for each in asked if self._rested("allowed", each)]
        if against and not asked:
            return None
        untimely = self._untimely(tried)
        family = dict.fromkeys([*here, *together(game.slug, against or here, refused=True)])
        others = [each for each in family if self._is_rule(each) and each not in untimely and each not in against]
        others.sort(key=lambda each: each not in about)
        others = apart(game.slug, others, against)[: WRONG - bool(against)]
        if len(others) < WRONG - bool(against):
            return None
        if not against and not here and self.rng.random() > PLAIN:  # nothing like it is forbidden
            return None
        if asked and self._tells(self._english(tried.action), asked[0], others):
            return None
        noes = [self._no(each, tried) for each in others]
        right, wrong = (self._no(asked[0], tried), [self._yes(tried), *noes]) if asked else (self._yes(tried), noes)
        asks = Bilingual("Is that allowed?", "Est-ce permis ?")
        clause = asked[0] if asked else ""
        return Draft("allowed", spot, tried, asks, right, tuple(wrong), clause, first="allowed")

    def _closed(self, spot: Spot, action: Any) -> list[str]:
        """The clauses that forbid other things of this kind here, the most frequent last."""
        found = Counter[str]()
        same = [each for each in self.game.pseudo_legal_actions(spot.state, action.seat) if type(each) is type(action)]
        for each in self.rng.sample(same, min(CLOSED, len(same))):
            found.update(list(dict.fromkeys(reason.clause for reason in self.game.refusals(spot.state, each))))
        return [clause for clause, _times in reversed(found.most_common())]

    def _untimely(self, tried: Tried) -> set[str]:
        """The clauses that forbid it only to those whose turn it is not: who acts is told."""
        game, found = self.game, set[str]()
        for seat in map(Seat, range(tried.state.options.players)):
            if seat not in game.to_act(tried.state):
                other = replace(tried.action, seat=seat)
                found.update(reason.clause for reason in game.refusals(tried.state, other))
        return found - {reason.clause for reason in tried.reasons}

    def _yes(self, tried: Tried) -> Choice:
        if not tried.reasons:
            return option(YES, "allowed", because(Bilingual("Nothing forbids it.", "Rien ne l'interdit."), ""))
        first = tried.reasons[0]
        return option(YES, "allowed", because(both(partial(self.game.sentence, first)), first.clause))

    def _no(self, clause: str, tried: Tried) -> Choice:
        told = [reason for reason in tried.reasons if reason.clause == clause]
        told += [reason for reason in tried.reasons if told and reason.clause != clause]
        lead = Bilingual("That rule does not forbid this.", "Cette règle n'interdit pas ceci.")
        why = [because(both(partial(self.game.sentence, each)), each.clause) for each in told]
        why = why or [self._not(lead, clause)]
        title = self.game.rulebook[clause].title
        return option(filled("No: “{title}”.", "Non : « {title} ».", title=title), f"forbidden {clause}", *why)

    # --- what happens? -----------------------------------------------------------------------------------------------

    def happens(self, spot: Spot, action: Any) -> Draft | None:
        """What happens? Wrong is what happens instead in a position that is nearly the same, or if read otherwise."""
        tried = spot.tried(self.game, action)
        if tried.reasons:
            return None
        said = {self._english(event.seen_by(spot.eyes)): event for event in tried.events}
        rivals = list[tuple[Event, frozenset[str], str]]()
        for ruling, other in self._elsewhere(spot, action):
            there = {self._english(event.seen_by(spot.eyes)): event for event in other.events}
            rivals += [(event, frozenset(there), ruling) for text, event in there.items() if text not in said]
        about = self.spots.clauses
        keys = [event for text, event in said.items() if len(text) <= LONG and self._rested("happens", event.clause)]
        keys = [event for event in keys if not about or event.clause in about]
        lines = self.shown(spot.state, spot.eyes).splitlines()
        for key in self._rarest(keys):
            if _counted(self._english(key.seen_by(spot.eyes)), lines):
                continue
            wrong = self._instead(key, rivals, spot)
            if len(wrong) >= WRONG - 1:
                asks = Bilingual(
                    "Which of these sentences tells what happens then?",
                    "Laquelle de ces phrases dit ce qui se passe alors ?",
                )
                right = self._event(key, spot, self._rule(key.clause))
                return Draft("happens", spot, tried, asks, right, tuple(wrong), key.clause)
        return None

    def _elsewhere(self, spot: Spot, action: Any) -> list[tuple[str, Tried]]:
        """The same done elsewhere: under other readings, each with its ruling, and in positions that are alike."""
        if self._alike is None or self._alike[0] != (spot, action):
            every = [*self.spots.readings(spot, action, READ)]
            every += [("", other) for other in self.spots.like(spot, action)]
            self._alike = (spot, action), [each for each in every if not each[1].reasons]
        return self._alike[1]

    def _instead(self, key: Event, rivals: Iterable[tuple[Event, frozenset[str], str]], spot: Spot) -> list[Choice]:
        """What happens elsewhere in the place of this, at most one of each wording and few of each rule."""
        own, found, clauses = self._english(key.seen_by(spot.eyes)), dict[str, Choice](), Counter[str]()
        fit = [
            (event, ruling)
            for event, there, ruling in rivals
            if own not in there and (type(event) is type(key) or set(event.marks) & set(key.marks))
            if type(event) is not type(key) or event != replace(key, clause=event.clause)  # that would be as true
        ]
        if all(event.clause == key.clause for event, _ruling in fit):  # only places and numbers differ
            return []
        self.rng.shuffle(fit)
        fit.sort(key=lambda each: (not each[1], each[0].clause == key.clause, type(each[0]) is not type(key)))
        for event, ruling in fit:
            text = self._english(event.seen_by(spot.eyes))
            told = len(text) > LONG or text in found or _READ_SO.search(text) or clauses[event.clause] >= WRONG - 1
            if not told and not isinstance(self.game.rulebook[event.clause], Ruling):
                clauses[event.clause] += 1
                found[text] = self._event(event, spot, self._rule(ruling or event.clause))
        return list(found.values())

    def _event(self, event: Event, spot: Spot, why: Because) -> Choice:
        told = both(partial(self.game.sentence, event.seen_by(spot.eyes)))
        return Choice(told.en, told.fr, claim=f"happens {told.en}", why=(why,))

    # --- by which rule? ----------------------------------------------------------------------------------------------

    def acts(self, spot: Spot, action: Any) -> Draft | None:
        """By which rule does something happen? Wrong are rules by which something happens in what is alike."""
        game, tried, about = self.game, spot.tried(self.game, action), self.spots.clauses
        if tried.reasons:
            return None
        here = clauses_of(game, tried)
        like = [event for _ruling, other in self._elsewhere(spot, action) for event in other.events]
        near = [event.clause for event in sorted(like, key=lambda event: event.clause in here)]
        near += together(game.slug, sorted(here), refused=False)
        keys = [event for event in tried.events if event.clause in (about or telling(game.slug))]
        keys = [event for event in keys if self._is_rule(event.clause) and self._rested("acts", event.clause)]
        keys = [event for event in keys if self._is_titled(event.clause, [event])]
        for key in self._rarest(keys):
            text = self._english(key.seen_by(spot.eyes))
            kin = [event for event in like if type(event) is type(key)]
            alike = {key.clause, *(event.clause for event in kin if event.template == key.template)}
            wrong = dict.fromkeys([*(event.clause for event in kin), *near])
            most = shared(game, text, key.clause)
            fit = [each for each in wrong if self._is_rule(each) and each not in alike | here]
            fit = [each for each in fit if shared(game, text, each) <= most][:WRONG]
            if len(text) > LONG or len(fit) < WRONG:
                continue
            if self._tells(f"{self._english(action)} {text}", key.clause, fit):
                continue
            told = both(partial(game.sentence, key.seen_by(spot.eyes)))
            asks = filled(
                "Then this happens: “{told}” By which rule?",
                "Alors il arrive ceci : « {told} » Par quelle règle ?",
                told=told,
            )
            right = option(game.rulebook[key.clause].title, f"acts {key.clause}", self._rule(key.clause))
            return Draft("acts", spot, tried, asks, right, tuple(map(self._acting, fit)), key.clause)
        return None

    def _acting(self, clause: str) -> Choice:
        why = self._not(Bilingual("Not by that one.", "Pas par celle-ci."), clause)
        return option(self.game.rulebook[clause].title, f"acts {clause}", why)

    # --- who wins, and what is the score? ----------------------------------------------------------------------------

    def wins(self, spot: Spot, action: Any) -> Draft | None:
        """Who wins, and by which rule? Wrong are other winners, and rules by which games end elsewhere."""
        game, tried = self.game, spot.tried(self.game, action)
        end, options = tried.outcome, tried.state.options
        if end is None or len(game.still_in(spot.state)) < 2 or self._hangs_on_the_past(spot, tried):
            return None
        ends = [end, *(other.outcome for _ruling, other in self._elsewhere(spot, action) if other.outcome)]
        met: dict[str, set[int]] = {clause: set(shapes) for clause, shapes in self.spots.endings.items()}
        for each in ends:
            met.setdefault(each.reason.clause, set()).add(self.spots.shape(each, options))
        met = {by: shapes for by, shapes in met.items() if by == end.reason.clause or self._is_rule(by)}
        if len(met) == 1 and self.spots.looks_on:  # another rule may turn up soon
            return None
        winners = dict.fromkeys([*(each.winners for each in ends), *game.sides(options), ()])
        sizes = {who: sum(not set(side).isdisjoint(who) for side in game.sides(options)) for who in winners}
        own = end.winners, end.reason.clause
        pairs = [(who, by) for by, shapes in met.items() for who in winners if sizes[who] in shapes]
        pairs = [pair for pair in pairs if pair != own]
        elsewhere = [(each.winners, each.reason.clause) for each in ends]
        self.rng.shuffle(pairs)
        pairs.sort(key=lambda pair: (pair[0] == (), pair not in elsewhere))
        same = [pair for pair in pairs if pair[0] == end.winners][:1]
        every = [*same, *(pair for pair in pairs if pair not in same)][: 2 * WRONG]
        truth = because(both(partial(game.sentence, end.reason)), end.reason.clause)
        wrong = [
            option(self._won(who, by, options), won(end, who, by), truth if by == own[1] else self._rule(by))
            for who, by in every
        ]
        asks = Bilingual(
            "That ends the game. Who wins, and by which rule?",
            "Cela met fin à la partie. Qui gagne, et par quelle règle ?",
        )
        return Draft("wins", spot, tried, asks, option(self._won(*own, options), won(end), truth), tuple(wrong), own[1])

    def _won(self, who: Sequence[Seat], by: str, options: Any) -> Bilingual:
        def names() -> str:
            named = [self.game.seat_name(seat, options) for seat in who]
            return listing(named) or say("Nobody", "Personne")

        title = self.game.rulebook[by].title
        return filled("{names}, by “{title}”.", "{names}, par « {title} ».", names=both(names), title=title)

    def scores(self, spot: Spot, action: Any) -> Draft | None:
        """What is the score? Wrong are counts that leave a rule out, and those of what is alike."""
        tried = spot.tried(self.game, action)
        end, options = tried.outcome, tried.state.options
        if end is None or not self.game.counts or not any(end.score.totals):
            return None
        if self._stand_there(end.score.totals, spot) or self._hangs_on_the_past(spot, tried):
            return None
        totals, own = end.score.totals, [line for line in end.score.lines if line.seat is not None]
        truth = [because(self._lines(sheet, options), sheet[0].clause) for sheet in _sheets(own)]
        found = self._miscounted(totals, own, options)
        for ruling, other in self._elsewhere(spot, action):
            if other.outcome:
                first = next((at for at, n in enumerate(other.outcome.score.totals) if n != totals[at]), 0)
                why = self._rule(ruling) if ruling else truth[min(first, len(truth) - 1)]
                found.setdefault(other.outcome.score.totals, why)
        found.pop(totals, None)
        every = self._alike_totals(totals, found, options)
        asks = Bilingual("That ends the game. What is the score?", "Cela met fin à la partie. Quel est le score ?")
        right = option(self._score(totals, options), score(totals), *truth)
        wrong = tuple(option(self._score(each, options), score(each), *why) for each, why in every)
        return Draft("scores", spot, tried, asks, right, wrong)

    def _alike_totals(
        self, right: tuple[int, ...], found: dict[tuple[int, ...], Because], options: Any
    ) -> Sequence[tuple[tuple[int, ...], tuple[Because, ...]]]:
        """Wrong totals of which none has less in common with the others than the right ones have.

        All are wrong for the same side; or one for one side, one for another, and one for both.
        """
        errors = list[tuple[frozenset[Seat], tuple[int, ...], Because]]()
        for totals, why in found.items():
            wrong = {Seat(at) for at, n in enumerate(totals) if n != right[at]}
            for side in self.game.sides(options):
                if wrong and wrong <= set(side):
                    partners = max(totals[seat] for seat in wrong)
                    alike = len({right[seat] for seat in side}) == 1
                    fixed = tuple(partners if alike and at in side else n for at, n in enumerate(totals))
                    errors.append((frozenset(side), fixed, why))
        self.rng.shuffle(errors)
        errors.sort(key=lambda error: not any(error[1][seat] for seat in error[0]))  # nobody believes in nothing
        by_side: dict[frozenset[Seat], list[tuple[tuple[int, ...], Because]]] = {}
        for wronged, totals, why in errors:
            by_side.setdefault(wronged, []).append((totals, why))
        if len(by_side) > 1:
            one, other = self.rng.sample(list(by_side), 2)
            (first, why), (second, more) = by_side[one][0], by_side[other][0]
            summed = tuple(a + b - n for a, b, n in zip(first, second, right, strict=True))
            return [(first, (why,)), (second, (more,)), (summed, (why, more))]
        return [(totals, (why,)) for some in by_side.values() for totals, why in some][:WRONG]

    def _miscounted(self, totals: tuple[int, ...], own: list[Line], options: Any) -> dict[tuple[int, ...], Because]:
        """Totals that leave out all that a rule brings somebody, or count what counts for nothing; each with why."""
        found: dict[tuple[int, ...], Because] = {}
        for seat, clause in dict.fromkeys((line.seat, line.clause) for line in own if line.points):
            some = [line for line in own if line.points and (line.seat, line.clause) == (seat, clause)]
            lead = Bilingual("Left out for", "Oublié chez")
            less = _plus(totals, seat, -sum(line.points for line in some))
            found.setdefault(less, because(self._lines(some, options, lead), clause))
        for line in own:
            wrongly = line.facts.get(line.item.tempts, 0)
            if wrongly:
                lead = Bilingual("Counted by mistake for", "Compté à tort chez")
                more = _plus(totals, line.seat, wrongly)
                found.setdefault(more, because(self._lines([line], options, lead), line.clause))
        return found

    def _lines(self, lines: list[Line], options: Any, lead: Bilingual | None = None) -> Bilingual:
        """Lines of a seat, and what they bring."""
        seat = lines[0].seat
        assert seat is not None

        def told() -> str:
            name = self.game.seat_name(seat, options)
            parts = [f"{self.game.sentence(line)} ({line.points})" for line in lines[:TOLD]]
            parts += ["\N{HORIZONTAL ELLIPSIS}"] if len(lines) > TOLD else []
            return ended(labelled(f"{lead} {name}" if lead else name, series(parts)))

        return both(told)

    def _score(self, totals: tuple[int, ...], options: Any) -> Bilingual:
        return both(lambda: ", ".join(f"{self.game.seat_name(Seat(at), options)} {n}" for at, n in enumerate(totals)))

    # --- on which ruling does it rest? -------------------------------------------------------------------------------

    def rests(self, spot: Spot, action: Any) -> Draft | None:
        """On which ruling does it rest? Wrong are those that may be read either way here without any difference."""
        game, tried = self.game, spot.tried(self.game, action)
        turned, still, here = list[str](), list[str](), comes(game, tried)
        shown = self.shown(spot.state, spot.eyes)
        for ruling, other in self.spots.readings(spot, action):
            if comes(game, other) == here:
                still.append(ruling)
            elif self.shown(other.state, spot.eyes) == shown and self._differ(tried, other):  # and from now on
                turned.append(ruling)
        rulings = game.rulebook.rulings
        asked = [each for each in turned if each in (self.spots.rulings or turned) and self._rested("rests", each)]
        wrong = [each for each in dict.fromkeys(still) if each not in turned]
        self.rng.shuffle(wrong)
        if not asked or len(wrong) < WRONG - 1:
            return None
        key = min(sorted(asked), key=lambda ruling: (self.asked["rests", ruling], self.rng.random()))
        wrong.sort(key=lambda ruling: set(rulings[key].clauses).isdisjoint(rulings[ruling].clauses))
        if self._tells(self._english(action), key, wrong[:WRONG]):
            return None
        asks = Bilingual(
            "What comes of it rests on our answer to a question that the rulebook leaves open. Which one?",
            "Ce qui en résulte tient à notre réponse à une question que la règle du jeu laisse ouverte. Laquelle ?",
        )
        lead = Bilingual("Read another way, it changes nothing here.", "Lue autrement, elle ne change rien ici.")
        right = option(rulings[key].question, f"rests {key}", self._rule(key))
        others = [option(rulings[each].question, f"rests {each}", because(lead, each)) for each in wrong]
        return Draft("rests", spot, tried, asks, right, tuple(others), key)

    def _differ(self, tried: Tried, other: Tried) -> bool:
        """Whether more differs than by which rule it comes so, and in which words that is told."""
        if bool(tried.reasons) is not bool(other.reasons):
            return True
        if tried.outcome and other.outcome:
            return won(tried.outcome) != won(other.outcome) or tried.outcome.score.totals != other.outcome.score.totals
        if tried.reasons or tried.outcome or other.outcome:
            return not tried.reasons
        after, there = (self.game.apply(each.state, each.action)[0] for each in (tried, other))
        return self.shown(after, None) != self.shown(there, None)

    # --- rules -------------------------------------------------------------------------------------------------------

    def _rule(self, clause: str) -> Because:
        """What a rule says, or how we read a ruling, as a reason."""
        card = self.game.rulebook[clause]
        if not isinstance(card, Ruling):
            return because(card.text, clause)
        return because(both(lambda: labelled(say("As we play", "Comme nous jouons"), str(card.text))), clause)

    def _not(self, lead: Bilingual, clause: str) -> Because:
        """Why a rule is not what decides: the sentence that its title is about; its number opens the rest."""
        text = self.game.rulebook[clause].text
        english, french = _END.split(text.en), _END.split(text.fr)
        every = list(zip(english, french, strict=False)) if len(english) == len(french) else [(english[0], french[0])]
        en, fr = max(every, key=lambda each: shared(self.game, each[0], clause))
        return because(joined(lead, Bilingual(en, fr)), clause)

    def _tells(self, text: str, clause: str, others: Iterable[str]) -> bool:
        """Whether the words of a question tell which of the rules is meant."""
        return shared(self.game, text, clause) > max(shared(self.game, text, each) for each in others)

    def _is_titled(self, clause: str, things: Iterable[Event | Reason]) -> bool:
        """Whether the title of a rule is about what is told by it: else nobody would know it by that."""
        told = [self._english(each) for each in things if each.clause == clause]
        return any(shared(self.game, each, clause) for each in told)

    def shown(self, state: Any, eyes: Seat | None) -> str:
        """What the picture of a state tells those who look, in English."""
        with speaking("en"):
            return str(self.game.picture(self.game.observe(state, eyes)).text)

    def _stand_there(self, totals: Sequence[int], spot: Spot) -> bool:
        """Whether the picture tells the score already: a line for each seat."""
        with speaking("en"):
            names = [self.game.seat_name(Seat(at), spot.state.options) for at in range(len(totals))]
        lines = self.shown(spot.state, spot.eyes).splitlines()
        shown = [
            any(line.startswith(f"{name}:") and str(n) in re.findall(r"\d+", line) for line in lines)
            for name, n in zip(names, totals, strict=True)
        ]
        return all(shown)

    def _hangs_on_the_past(self, spot: Spot, tried: Tried) -> bool:
        """Whether who wins depends on something typed that no picture shows, such as who won earlier."""
        shown = self.shown(spot.state, spot.eyes)
        others = (fewer.tried(self.game, tried.action) for fewer in self.spots.fewer(spot))
        return any(
            not other.reasons and comes(self.game, other) != comes(self.game, tried)
            for other in others
            if self.shown(other.state, spot.eyes) == shown
        )

    def _english(self, thing: Any) -> str:
        with speaking("en"):
            return self.game.sentence(thing)

    def _is_rule(self, clause: str) -> bool:
        """Whether it is a rule of the game, and no ruling or definition."""
        card = self.game.rulebook[clause]
        return not isinstance(card, Ruling) and card.definition is None

    def _rested(self, kind: str, clause: str) -> bool:
        """Whether a clause was not asked for too often of late."""
        every = len(self.spots.clauses) or MANY
        return self.loose or self.asked[kind, clause] <= 2 * self.asked.total() // every

    def _rarest(self, events: list[Event]) -> list[Event]:
        """Events by how seldom their rules act, roughly."""
        counts = atlas(self.game.slug).head.counts
        seldom = {id(each): (1 + counts.get(each.clause, 0)) * (0.5 + self.rng.random()) for each in events}
        return sorted(events, key=lambda each: seldom[id(each)])


def _counted(text: str, lines: Iterable[str]) -> bool:
    """Whether the numbers of a sentence, several of them, stand in one of the lines in this order."""
    numbers = re.findall(r"\d+", text)
    return len(numbers) > 1 and any(_in_order(numbers, re.findall(r"\d+", line)) for line in lines)


def _in_order(some: Iterable[str], every: Iterable[str]) -> bool:
    left = iter(every)
    return all(each in left for each in some)


def _plus(totals: tuple[int, ...], seat: Seat | None, points: int) -> tuple[int, ...]:
    """The totals, with so many points more for a seat."""
    return tuple(total + points * (at == seat) for at, total in enumerate(totals))


def _sheets(lines: Iterable[Line]) -> list[list[Line]]:
    """The lines that bring points, by seats."""
    sheets: dict[Seat | None, list[Line]] = {}
    for line in lines:
        if line.points:
            sheets.setdefault(line.seat, []).append(line)
    return list(sheets.values())
