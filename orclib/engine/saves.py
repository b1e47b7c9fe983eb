"""Saves and share codes: what they hold, how they are written, and what is checked before any of it is played."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, ClassVar, Generic, cast

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.records import CHANCE, Seat
from orclib.engine.rules import A, O, S
from orclib.errors import SaveError, shortened
from orclib.foreign_errors import in_words
from orclib.language import Bilingual, labelled, number, say

FORMAT = 3
"""The version of saves and share codes that this release writes, and the only one it reads."""
MOST_BYTES = 1_000_000
"""A larger save is refused unread."""
MOST_LETTERS = 100_000
"""A longer share code is refused unread, and so is one that unpacks to more bytes."""
MOST_PLIES = 25_000
"""Longer lines of play are not saved, and not read: three times the longest that bots have played."""
GRANTED = 1_000
"""So many actions are judged whatever the time, to see whether a start can be."""
SECONDS = 1.2
"""A save or share code of more actions than a game of its kind has, which takes longer to play again, is refused."""
WALKS = 2
"""So many lines of play at random are followed from a position to its next calm moment."""
BARE = -15
"""As zlib's `wbits`: no header and no sum, which the digest makes needless."""
_CODE_MARK = "orc"

Find = Callable[[str], AnyGame]
"""Gives a game by its slug."""


class Save(msgspec.Struct, Generic[O, S, A], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a save holds."""

    format: int = FORMAT
    game: str
    options: O
    seed: int
    start: S | None
    """The state from which a line of play goes on; None where it begins with `game.new`."""
    actions: tuple[A, ...]
    automatic: str
    """A letter a ply: `c` where chance acted by itself, `p` where somebody played, `a` for a further part of that."""
    loaded: str
    """The digest of the map and the like that it was played with."""
    eyes: Seat | None = None
    """The seat that this was saved for, which finds nothing in it that it does not know."""
    digest: str = ""
    """Of all the rest and of the state reached: a changed file is found out."""

    called: ClassVar = Bilingual("This save", "Cette sauvegarde")
    tampered: ClassVar = Bilingual("This save was tampered with", "Cette sauvegarde a été falsifiée")


class Code(msgspec.Struct, Generic[S], frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a share code packs, in this order."""

    format: int
    options: dict[int, Any]
    """Those that are not as usual, by their place."""
    seed: int
    start: S | str | None
    """As of a save; as it is typed, where that is shorter."""
    runs: tuple[int, ...]
    """How many actions somebody played, then how many chance did by itself, and so on in turn."""
    digits: bytes
    """The place of each action among the legal ones: together one number."""
    loaded: str
    eyes: Seat | None
    digest: bytes = b""

    called: ClassVar = Bilingual("This share code", "Ce code de partage")
    tampered: ClassVar = Bilingual("This share code was tampered with", "Ce code de partage a été falsifié")


class _Header(msgspec.Struct, frozen=True):
    """What every save has had and will have."""

    format: int
    game: str


class _CodeHeader(msgspec.Struct, frozen=True, array_like=True):
    """What every share code has had and will have."""

    format: int


def digest(value: object) -> str:
    """A short fingerprint of any state, action or list of them."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:16]


def sealed(kept: Any, slug: str, state: object) -> Any:
    """The same with the digest of all it holds, and of the game and the state reached."""
    found = digest([slug, msgspec.structs.replace(kept, digest=kept.digest[:0]), state])
    return msgspec.structs.replace(kept, digest=bytes.fromhex(found)[:6] if isinstance(kept, Code) else found)


@contextlib.contextmanager
def reading(what: str) -> Iterator[None]:
    """Whatever is wrong with what is read is one SaveError: a state that was made up may break any rule's code."""
    try:
        yield
    except SaveError:
        raise
    except Exception as error:
        raise SaveError(labelled(what, in_words(error))) from error


# --- as bytes and as letters ----------------------------------------------------------------------------------------


def write(save: Save[Any, Any, Any]) -> bytes:
    """The save as JSON. Raises SaveError for one that could not be read again."""
    data = msgspec.json.encode(save)
    if len(data) > MOST_BYTES:
        told = say(
            "This game takes {n} bytes; at most {most} are saved.",
            "Cette partie demande {n} octets ; on en enregistre {most} au plus.",
        )
        raise SaveError(told.format(n=number(len(data)), most=number(MOST_BYTES)))
    return data


def read(data: object, find: Find) -> tuple[AnyGame, Save[Any, Any, Any]]:
    """The game and what is saved of it; nothing has been played yet. Raises SaveError."""
    if not isinstance(data, bytes | bytearray):
        told = say("A save is bytes, not {given}.", "Une sauvegarde se lit comme des octets, et non comme {given}.")
        raise SaveError(told.format(given=shortened(data)))
    if len(data) > MOST_BYTES:
        told = say(
            "This save is {n} bytes long; the most that is read is {most}.",
            "Cette sauvegarde a {n} octets ; on en lit {most} au plus.",
        )
        raise SaveError(told.format(n=number(len(data)), most=number(MOST_BYTES)))
    with reading(say("This save is damaged or cut short", "Cette sauvegarde est abîmée ou incomplète")):
        try:
            header = msgspec.json.decode(data, type=_Header)
        except msgspec.ValidationError as error:
            told = say(
                "This is JSON, but not a save of orclib: {error}.",
                "C'est du JSON, mais pas une sauvegarde d'orclib : {error}.",
            )
            raise SaveError(told.format(error=in_words(error))) from None
    _ensure_format(Save, header.format)
    with reading(
        say("This save holds something that no game has", "Cette sauvegarde contient ce qui n'existe dans aucun jeu")
    ):
        game = find(header.game)
        save = msgspec.json.decode(data, type=cast(Any, Save)[game.Options, game.State, game.action_type])
    if msgspec.json.encode(save) != data.strip():
        raise SaveError(_written_otherwise(Save))
    return game, save


def changed(game: AnyGame, options: Any) -> dict[int, Any]:
    """The options that are not as usual, by their place."""
    usual = msgspec.to_builtins(game.options()).values()
    pairs = zip(msgspec.to_builtins(options).values(), usual, strict=True)
    return {at: value for at, (value, other) in enumerate(pairs) if value != other}


def begun(game: AnyGame, state: Any) -> Any:
    """The state with which a line of play begins as a share code holds it: typed, if that is shorter and the same."""
    try:
        with reading(""):
            text = game.describe(state)
            same = game.position(text) == state
    except SaveError:  # something is half done, or made up
        return state
    return text if same and len(text) < len(msgspec.msgpack.encode(state)) else state


def pack(code: Code[Any], slug: str) -> str:
    """The share code as a short word. Raises SaveError for one that could not be read again."""
    plain = msgspec.msgpack.encode(code)
    packer = zlib.compressobj(9, wbits=BARE)
    text = base64.urlsafe_b64encode(packer.compress(plain) + packer.flush()).decode().rstrip("=")
    if len(plain) > MOST_LETTERS or len(text) > MOST_LETTERS:
        told = say(
            "This game takes a share code of {n} bytes; at most {most} are read.",
            "Cette partie demande un code de partage de {n} octets ; on en lit {most} au plus.",
        )
        raise SaveError(told.format(n=number(len(plain)), most=number(MOST_LETTERS)))
    return f"{_CODE_MARK}:{slug}:{text}"


def unpack(word: object, find: Find) -> tuple[AnyGame, Any, Any, Code[Any]]:
    """The game, its options, where it begins, and all that is packed; nothing has been played yet. Raises SaveError."""
    if not isinstance(word, str):
        told = say("A share code is text, not {given}.", "Un code de partage est du texte, et non {given}.")
        raise SaveError(told.format(given=shortened(word)))
    mark, _, rest = word.strip().partition(":")
    slug, _, text = rest.partition(":")
    if mark != _CODE_MARK or not text:
        told = say(
            'This is not a share code: one starts with "{mark}".',
            "Ce n'est pas un code de partage : un tel code commence par « {mark} ».",
        )
        raise SaveError(told.format(mark=f"{_CODE_MARK}:{say('<game>', '<jeu>')}:"))
    if len(text) > MOST_LETTERS:
        told = say(
            "This share code is {n} letters long; at most {most} are read.",
            "Ce code de partage a {n} lettres ; on en lit {most} au plus.",
        )
        raise SaveError(told.format(n=number(len(text)), most=number(MOST_LETTERS)))
    with reading(say("This share code is damaged", "Ce code de partage est abîmé")):
        game = find(slug)
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=BARE)
        plain = unpacker.decompress(packed, MOST_LETTERS)
        if unpacker.unconsumed_tail or not unpacker.eof:
            told = say(
                "This share code is cut short, or unpacks to more than is read.",
                "Ce code de partage est incomplet, ou contient plus que ce qu'on lit.",
            )
            raise SaveError(told)
        _ensure_format(Code, msgspec.msgpack.decode(plain, type=_CodeHeader).format)
        code = msgspec.msgpack.decode(plain, type=cast(Any, Code)[game.State])
        names = game.Options.__struct_fields__
        chosen = {names[at]: value for at, value in code.options.items()}
        options = msgspec.convert({**msgspec.to_builtins(game.options()), **chosen}, game.Options)
        start = game.position(code.start) if isinstance(code.start, str) else code.start
    if msgspec.msgpack.encode(code) != plain or changed(game, options) != code.options:
        raise SaveError(_written_otherwise(Code))
    if any(run < 0 for run in code.runs) or sum(code.runs) > MOST_PLIES:
        told = say("it counts actions that cannot be", "il compte des coups qui ne peuvent pas être")
        raise SaveError(labelled(str(Code.tampered), f"{told}."))
    return game, options, start, code


# --- what is checked ------------------------------------------------------------------------------------------------


def _written_otherwise(kind: type[Save[Any, Any, Any]] | type[Code[Any]]) -> str:
    why = say("orclib would have written it otherwise", "orclib l'aurait écrit autrement")
    return labelled(str(kind.tampered), f"{why}.")


def _ensure_format(kind: type[Save[Any, Any, Any]] | type[Code[Any]], found: int) -> None:
    """Nothing, when this release reads the format. Raises SaveError."""
    if found < 1:
        told = say(
            "There has never been a format {found} of saves and share codes.",
            "Les sauvegardes et les codes de partage n'ont jamais eu de format {found}.",
        )
        raise SaveError(told.format(found=found))
    if found != FORMAT:
        age = say("newer", "plus récent") if found > FORMAT else say("older", "plus ancien")
        told = say(
            "{called} was written by {age} orclib (format {found}; this one reads format {format}).",
            "{called} vient d'un orclib {age} (format {found} ; celui-ci lit le format {format}).",
        )
        raise SaveError(told.format(called=kind.called, age=age, found=found, format=FORMAT))


def ensure_short(plies: int) -> None:
    """Nothing, when so many actions can be read again in time. Raises SaveError."""
    if plies > MOST_PLIES:
        told = say(
            "This game has {n} actions; at most {most} are saved.",
            "Cette partie compte {n} coups ; on en enregistre {most} au plus.",
        )
        raise SaveError(told.format(n=number(plies), most=number(MOST_PLIES)))


def ensure_time(plies: int, until: float, granted: int = GRANTED) -> None:
    """Nothing, when one more action may be judged, after so many and before this moment. Raises SaveError.

    As many as are granted are judged whatever the time: a slow machine reads every game that a quick one does.
    """
    if plies >= MOST_PLIES or (plies >= granted and time.thread_time() > until):
        told = say(
            "This game is too long: after {n} actions nothing more is read.",
            "Cette partie est trop longue : passé {n} coups, on ne lit plus rien.",
        )
        raise SaveError(told.format(n=number(plies)))


def ensure_playable(
    game: AnyGame, options: Any, start: Any, kept: Save[Any, Any, Any] | Code[Any], until: float
) -> None:
    """Nothing, when a line of play can begin there as it says. Raises SaveError."""
    if game.loaded(options) != kept.loaded:
        told = say(
            "This game was played on another map than the one of that name here: load that map first.",
            "Cette partie a été jouée sur une autre carte que celle de ce nom ici : chargez d'abord cette carte.",
        )
        raise SaveError(told)
    if kept.eyes is not None and kept.eyes not in range(options.players):
        told = say(
            "This game was saved for seat {seat}, which does not play.",
            "Cette partie a été enregistrée pour le siège {seat}, qui ne joue pas.",
        )
        raise SaveError(told.format(seat=kept.eyes))
    if start is not None:
        with reading(_no_position()):
            _ensure_sound(game, options, start, until)


def _no_position() -> str:
    return say(
        "This game was tampered with: it begins with a position that cannot be",
        "Cette partie a été falsifiée : elle commence par une position impossible",
    )


def _unsound(why: str) -> SaveError:
    return SaveError(labelled(_no_position(), why))


def _ensure_sound(game: AnyGame, options: Any, state: Any, until: float) -> None:
    """Nothing, when a state holds what is in the box, and the rules can go on from it. Raises SaveError."""
    if state.options != options:
        raise _unsound(
            say("it is played by other rules than the game.", "elle se joue selon d'autres règles que la partie.")
        )
    if not game.plausible(state):
        raise _unsound(
            say(
                "a number in it is out of all proportion, or it contradicts itself.",
                "un nombre y est démesuré, ou bien elle se contredit.",
            )
        )
    box = game.inventory(game.new(options))
    if game.inventory(state) != box:
        raise _unsound(say("it does not hold what is in the box.", "elle ne contient pas ce qu'il y a dans la boîte."))
    acting, seats = game.to_act(state), tuple(map(Seat, range(options.players)))
    if bool(acting) is (game.outcome(state) is not None) or not {*acting} <= {CHANCE, *seats}:
        raise _unsound(say("nobody can tell who acts.", "nul ne peut dire qui joue."))
    if CHANCE in acting and sum(share for _, share in game.chances(state)) != 1:
        raise _unsound(say("chance has no odds.", "le hasard n'y a pas de chances définies."))
    for eyes in (None, *seats):
        view = game.observe(state, eyes)
        game.picture(view)
        if eyes is not None:
            game.determinize(view, Random(0))
    for seat in acting:
        legal = game.legal_actions(state, seat)
        for judged, action in enumerate(legal):
            ensure_time(judged, until)
            if game.inventory(game.apply(state, action)[0]) != box:
                raise _unsound(
                    say("an action changes what is in the box.", "un coup y change ce qu'il y a dans la boîte.")
                )
        if not legal:
            raise _unsound(say("who is to act can do nothing.", "celui qui doit jouer ne peut rien faire."))
    for walk in range(WALKS):
        _ensure_told(game, state, box, Random(walk), until)


def _ensure_told(game: AnyGame, state: Any, box: object, rng: Random, until: float) -> None:
    """Nothing, when the next calm moment of play at random can be typed, as any can. Raises SaveError."""
    for played in count():
        if game.calm(state):
            break
        acting = game.to_act(state)
        if not acting:
            return
        ensure_time(played, until)
        state, _events = game.apply(state, rng.choice(game.legal_actions(state, rng.choice(acting))))
    if game.inventory(state) != box or game.position(game.describe(state)) != state:
        raise _unsound(say("it cannot be typed.", "elle ne peut pas être tapée."))


__all__ = [
    "FORMAT", "MOST_BYTES", "MOST_LETTERS", "MOST_PLIES", "SECONDS", "Code", "Find", "Save", "begun", "changed",
    "digest", "ensure_playable", "ensure_short", "ensure_time", "pack", "read", "reading", "sealed", "unpack", "write",
]  # fmt: skip
