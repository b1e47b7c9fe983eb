"""Saves and share codes to be damaged, as accidents and tamperers do."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from orclib.engine import Match
from orclib.engine.saves import BARE
from orclib.errors import SaveError
from orclib.games import rules
from orclib.testing import AnyMatch

PARTS: Final = ("format", "options", "seed", "start", "runs", "digits", "loaded", "eyes", "check")
"""What a share code holds, in its order."""


def load(data: bytes) -> AnyMatch:
    """Read a save."""
    return Match.loads(data, rules)


def read(code: str) -> AnyMatch:
    """Read a share code."""
    return Match.from_code(code, rules)


class Saved:
    """A line of play, its save and its share code, and both with some of their parts replaced."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.data = match.dumps()
        self.code = match.code()
        self.mark = f"orc:{match.game.slug}:"
        self.body = self.code.removeprefix(self.mark)

    # --- the save --------------------------------------------------------------------------------------------

    def fields(self) -> dict[str, Any]:
        """All that the save holds."""
        found: dict[str, Any] = msgspec.json.decode(self.data)
        return found

    def changed(self, **parts: object) -> bytes:
        """The save with some of its fields replaced."""
        fields = self.fields()
        assert set(parts) <= set(fields)
        return msgspec.json.encode(fields | parts)

    def options_with(self, **parts: object) -> bytes:
        """The save with some of its options changed, or options added."""
        return self.changed(options=self.fields()["options"] | parts)

    def actions(self) -> list[dict[str, Any]]:
        """The actions of the save."""
        found: list[dict[str, Any]] = self.fields()["actions"]
        return found

    def with_action(self, which: int | str, /, **parts: object) -> bytes:
        """The save with one action changed: that at a place, or the first of a kind."""
        some = self.actions()
        kinds = [action["type"] for action in some]
        place = kinds.index(which) if isinstance(which, str) else which
        some[place] = some[place] | parts
        return self.changed(actions=some)

    # --- the share code --------------------------------------------------------------------------------------

    def unpacked(self) -> dict[str, Any]:
        """All that the share code holds."""
        raw = base64.urlsafe_b64decode(self.body + "=" * (-len(self.body) % 4))
        return dict(zip(PARTS, msgspec.msgpack.decode(zlib.decompress(raw, BARE)), strict=True))

    def packed(self, **parts: object) -> str:
        """The share code with some of its parts replaced, sealed as a tamperer would."""
        found = self.unpacked()
        assert set(parts) <= set(found)
        return self.mark + lettered(msgspec.msgpack.encode(list((found | parts).values())))

    def values(self, **parts: object) -> dict[int, object]:
        """The options that the share code holds, by their place, some of them changed."""
        names = list(self.match.game.Options.__struct_fields__)
        held: dict[int, object] = self.unpacked()["options"]
        return held | {names.index(name): value for name, value in parts.items()}

    def usual(self) -> dict[str, Any]:
        """An option that is as usual."""
        held, usual = msgspec.to_builtins(self.match.options), msgspec.to_builtins(self.match.game.options())
        return dict([next((name, value) for name, value in usual.items() if held[name] == value)])


def lettered(plain: bytes) -> str:
    """Bytes as the letters of a share code."""
    packer = zlib.compressobj(wbits=BARE)
    return base64.urlsafe_b64encode(packer.compress(plain) + packer.flush()).decode().rstrip("=")


def forged(match: AnyMatch, start: Any) -> AnyMatch:
    """A line that begins with that state, whatever it is: its save and its share code are sealed as they should be."""
    twin = match.fork()
    twin.start, twin.from_position, twin.plies = start, True, []
    return twin


BadSaves = dict[str, tuple[Callable[[Saved], bytes], str]]
"""By a name: what is done to a save, and a pattern that the error matches."""
BadCodes = dict[str, tuple[Callable[[Saved], str], str]]
"""By a name: what is done to a share code, and a pattern that the error matches."""


def check_bad_save(data: bytes, told: str) -> None:
    """The save is refused, and told why."""
    with pytest.raises(SaveError, match=f"(?s){told}"):
        load(data)


def check_bad_code(code: str, told: str) -> None:
    """The share code is refused, and told why."""
    with pytest.raises(SaveError, match=told):
        read(code)
