"""A session that outlives its notebook: kept while it is played, saved, given away, gone on with."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any, Self

from orclib.engine import Match
from orclib.errors import UsageError
from orclib.games import rules
from orclib.language import say
from orclib.notebook import html
from orclib.notebook.autosave import Autosave
from orclib.notebook.session import Session
from orclib.scene.positions import AnyMatch


class KeptSession(Session):
    """A session with its saves. What an earlier run left unfinished is `left_over`, to be resumed or forgotten.

    Of a fair one nothing is given away but what its eyes know.
    """

    def __init__(self, match: AnyMatch, *, keep: bool, **session: Any) -> None:
        """`keep`: whether it is kept while it is played; for the rest see `Session`."""
        super().__init__(match, **session)
        self._autosave = Autosave(match, set(self.bots)) if keep else None
        self._offer = self._autosave.left_over() if self._autosave else None

    def save(self, path: str | PathLike[str], eyes: int | None = None) -> Path:
        """Write the game to a file: all of it, hidden things included, or only what the eyes of a seat know.

        A save for a seat begins at the position reached; at a fair table every save is for its eyes. Raises UsageError
        for a seat that does not play, and at a fair table for other eyes.
        """
        return self._shared(eyes).save(path)

    def load(self, path: str | PathLike[str]) -> Self:
        """Go on with a saved game. Raises SaveError, with this table as it was."""
        self._adopt(Match.load(path, rules))
        return self

    def read_save(self, data: bytes) -> Self:
        """Go on with the game in the bytes of a save. Raises SaveError, with this table as it was."""
        self._adopt(Match.loads(data, rules))
        return self

    def code(self, eyes: int | None = None) -> str:
        """The game as a short word to paste in a chat: all of it, or only what the eyes of a seat know."""
        return self._shared(eyes).code()

    def enter(self, code: str) -> Self:
        """Go on with the game of a share code. Raises SaveError, with this table as it was."""
        self._adopt(Match.from_code(code, rules))
        return self

    def describe(self) -> str:
        """The position as a person types it, perhaps with moves behind `then:`; at a fair table one that fits its eyes.

        Raises PositionError where no moment of the game can be typed.
        """
        return self._shared(None).describe()

    @property
    def left_over(self) -> AnyMatch | None:
        """A game that an earlier run left unfinished at this table, until somebody resumes or forgets it."""
        return self._offer if self._offer is None or self.sole is None else self._offer.known_to(self.sole)

    def resume(self) -> None:
        """Go on with the game that was left over."""
        found, self._offer = self._offer, None
        if found is not None and self._autosave:
            self._autosave.resume()
            self._begin(found)

    def forget(self) -> None:
        """Delete the game that was left over; the next one is offered, if there are several."""
        if self._offer is not None and self._autosave:
            self._offer = self._autosave.left_over() if self._autosave.forget() else None
        self._show()

    def close(self) -> None:
        """Leave: the game is left over for the next table with the same start."""
        if self._autosave:
            self._autosave.close()

    @property
    def unkept(self) -> tuple[str, ...]:
        """What a person must know of what cannot be kept: sentences."""
        return self._autosave.told if self._autosave else ()

    def _keep(self) -> None:
        if self._autosave:
            self._autosave.keep(self.match)

    def _shared(self, eyes: int | None) -> AnyMatch:
        """The line of play to give away. Raises UsageError for a seat that does not play."""
        if self.sole is not None:
            if eyes not in (None, self.sole):
                raise UsageError(
                    say(
                        "A fair table gives nothing away but what its own eyes know.",
                        "Une table équitable ne livre rien d'autre que ce que sait son joueur.",
                    )
                )
            eyes = self.sole
        if eyes is None:
            return self.match
        return self.match.known_to(self._known_seat(eyes))

    def _adopt(self, match: AnyMatch) -> None:
        """Go on with a game from elsewhere: it gets a file of its own. Raises UsageError where it does not fit."""
        self._ensure_fits(match)
        if self.sole is not None and match.eyes is None:
            match = match.known_to(self.sole)  # who has read the whole game knows no more of what is played here
        if self._autosave:
            self._autosave.close()
            self._autosave, self._offer = Autosave(match, set(self.bots)), None
        if match.eyes is not None:
            self._eyes = match.eyes
        if not self._keeps_side or self.side not in range(match.options.players):
            self.side, self._keeps_side = None, False
        self._begin(match)
        if match.eyes is not None:
            told = say(
                "Saved for the eyes of {seat}: what {seat} did not know has been dealt afresh.",
                "Partie réservée à {seat} : ce qui était caché à {seat} a été redistribué au hasard.",
            )
            self.tell(html.told(told.format(seat=match.game.seat_name(match.eyes, match.options))))

    def _ensure_fits(self, match: AnyMatch) -> None:
        """Nothing, for a game that those who sit here can go on with."""
        if match.game is not self.match.game:
            told = say(
                "This is a game of {game}, and this is a table of {other}.",
                "C'est une partie du jeu {game}, et cette table est pour le jeu {other}.",
            )
            raise UsageError(told.format(game=match.game.title, other=self.match.game.title))
        if self.fair and match.eyes not in (None, self._eyes):
            raise UsageError(
                say(
                    "This game was saved for other eyes than those of this fair table.",
                    "Cette partie a été enregistrée pour un autre siège que celui de cette table équitable.",
                )
            )
        taken = {*self.bots, *([self._eyes] if isinstance(self._eyes, int) and match.eyes is None else [])}
        if absent := sorted(taken.difference(range(match.options.players))):
            told = say(
                "This is a game of {players} players, and at this table somebody sits at seat {seat}: load it at a "
                "table of its own.",
                "C'est une partie à {players} joueurs, et à cette table quelqu'un occupe le siège {seat} : ouvrez-la à "
                "une table à part.",
            )
            raise UsageError(told.format(players=match.options.players, seat=absent[-1]))

    def _begin(self, match: AnyMatch) -> None:
        self.set_up(match)
        self._do(self._start_bots)
