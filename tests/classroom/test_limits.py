"""How often somebody may ask."""

from __future__ import annotations

from orclib.classroom import limits
from orclib.classroom.limits import Limit


def test_each_key_has_so_many_at_once_and_so_many_a_second() -> None:
    clock = [0.0]
    limit = Limit(2, 0.5, now=lambda: clock[0])
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    clock[0] = 1.9
    assert not limit.take("a")
    clock[0] = 2.0
    assert [limit.take("a") for _ in range(2)] == [True, False]
    clock[0] = 1000.0
    assert [limit.take("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_are_remembered() -> None:
    limit = Limit(1, 0.0)
    for at in range(limits.MOST + 10):
        assert limit.take(str(at))
    assert len(limit._left) == limits.MOST
    assert not limit.take(str(limits.MOST))
