"""The picture of a session: the position, what can be clicked, what was refused, advised, counted, and what moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.engine.match import Ply
from orclib.language import either, say
from orclib.language.switch import language
from orclib.notebook import explain
from orclib.notebook.reckoning import ways
from orclib.notebook.session import Session
from orclib.notebook.steps import pictured
from orclib.scene import Group, Scene, group, marked, parts, positions
from orclib.scene.drawn import drawn
from orclib.scene.motion import film, motion
from orclib.scene.palette import LEGAL, PAPER

MANY: Final = 16
"""Of more things than these only those of few kinds are ringed, such as the tiles of a hand beside all lines."""
FEW: Final = 8
"""More than these make a kind of thing too many to ring among others."""


class BoardView:
    """What the eyes of a session see on its board, and what the things there are called."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drawn: tuple[object, Scene] | None = None
        self._filmed: tuple[Seat | None, int, Ply | None, int | None] = (None, 0, None, None)
        """Whose eyes saw it last, after how many plies, the last of them, and whether they looked back."""

    def scene(self) -> Scene:
        """The picture as it is now, marks and what was drawn included."""
        return drawn(self._marked(), self._session.drawn)

    def _marked(self) -> Scene:
        now = self._session
        if now.back is not None:
            return pictured(now.match, now.steps[now.back - 1], now.eyes, now.overlay, now.side)
        scene, word, chosen = self.plain(), now.word, now.pointing.chosen
        focus = next(iter(positions.present(scene, (now.focus or "",))), None)
        if now.shown_instead is not None:
            return marked(scene, focus=focus)
        for id in positions.present(scene, chosen):
            scene = scene.lifted(id) if scene.target(id).loose else scene
        # What a person or chance just did, or all that bots have done since.
        told = now.story.recent()
        answers = (told if told and isinstance(told[0][0], str) else told[1:]) or told
        moved = [event for seat, events in answers for event in events if seat is not None]
        legal, many = self.few(positions.present(scene, word.hinted or self.ringed))
        proof = positions.proof(scene, word.refused)
        if near := [id for id in positions.present(scene, ways(word.near)) if id not in proof]:
            legal, many = tuple(near), tuple(id for id in (*legal, *many) if id not in near)
        busy = chosen or word.refused or word.counted
        marks = marked(
            scene,
            legal=[id for id in legal if id not in chosen],
            many=many if chosen or not now.overlay else (),
            evidence=proof,
            selected=positions.present(scene, chosen or word.counted),
            last=() if busy else self.framed(scene) or positions.places(scene, moved),
            focus=focus,
        )
        bubble = explain.bubble(scene, word.refused, now.match.game.sentence)
        return marks.with_groups((*self._previews(scene), *bubble))

    def plain(self) -> Scene:
        """The picture without marks, drawn once for each position, pair of eyes and language."""
        now = self._session
        if now.shown_instead is not None:
            return now.shown_instead()
        key = (now.match.state, now.eyes, language(), now.overlay, now.side)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, positions.seen(now.match, now.eyes, now.overlay, now.side)
        return self._drawn[1]

    @property
    def ringed(self) -> tuple[str, ...]:
        """What can be pointed at next, the clock too while it runs."""
        now = self._session
        clock = (now.match.game.clock,) if now.clock_runs else ()
        found = now.pointing.about(now.about)
        if len(now.match.plies) != now.opened:
            found = found or now.pointing.next  # somebody has played on from what a page is about
        return (*found, *clock)

    def few(self, ids: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Things to ring, and things of which there are too many for it: rings on everything point at nothing."""
        ids = tuple(id for id in ids if not self.plain().target(id).quiet) or ids
        if len(ids) <= (FEW if self._session.overlay or self._session.pointing.chosen else MANY):
            return ids, ()
        kinds = Counter(id.partition(":")[0] for id in ids)
        few = tuple(id for id in ids if kinds[id.partition(":")[0]] <= FEW)
        return few, tuple(id for id in ids if id not in few)

    def framed(self, scene: Scene) -> tuple[str, ...]:
        """What a page is about and nobody can click now."""
        about, ringed = self._session.about, self.ringed
        ids = (target.id for target in scene.targets if any(fnmatchcase(target.id, each) for each in about))
        return tuple(id for id in ids if id not in ringed)

    def _previews(self, scene: Scene) -> Iterable[Group]:
        """What each choice would make of a number on the table, beside the place it is for."""
        match = self._session.match
        for action in self._session.pointing.completing:
            told = match.game.preview(match.state, action)
            if told is None or not positions.present(scene, told[:1]):
                continue
            box = scene.target(told[0]).boxes[0]
            toward_middle = box.bottom + 20 if box.cy < scene.height / 2 else box.y - 23
            pill = parts.pill(box.cx, toward_middle, told[1], LEGAL, PAPER, wide=box.w)
            yield group(f"preview:{told[0]}", pill, layer="marks")

    def names(self, ids: Iterable[str]) -> str:
        """The things of these ids that can be seen, as a list to choose from."""
        return either(dict.fromkeys(self.short(id) for id in positions.present(self.plain(), ids)[:6]))

    def short(self, id: str) -> str:
        """What a target is, without its details; set off, as it begins with a capital."""
        name = next((target.name for target in self.plain().targets if target.id == id), id)
        return say("“{name}”", "« {name} »").format(name=name)

    def sentence(self, target: str) -> str:
        """What a target is, with its details."""
        return self.plain().target(target).sentence

    def film(self, before: Scene, after: Scene) -> str:
        """What has been played since this was asked last, as it moved; "" where it was not simply played on."""
        now = self._session
        (eyes, count, last, back), plies = self._filmed, now.match.plies
        self._filmed = now.eyes, len(plies), plies[-1] if plies else None, now.back
        plies, known = plies[count:], plies[:count]
        if not motion() or not plies or back is not None or eyes != now.eyes or (known[-1] if known else None) != last:
            return ""
        first = plies[0].action
        # Where others pointed may be hidden from these eyes.
        path = first.paths[0] if first.paths and eyes in (None, first.seat) else ()
        links = [event.seen_by(eyes).marks for ply in plies for event in ply.events]
        return film(before, after, path, links, any(ply.action.seat == CHANCE for ply in plies))
