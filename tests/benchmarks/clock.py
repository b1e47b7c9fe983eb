"""Fair timing on a machine that does other things too."""

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Final

WINDOWS: Final = 15
SECONDS: Final = 0.25
"""CPU seconds of one window, about."""


def microseconds(works: Mapping[str, Callable[[int], int]]) -> dict[str, float]:
    """CPU µs per step of each work, the median of `WINDOWS` windows. A work is given a number of steps to make.

    The works take turns, so that whatever else the machine does disturbs all alike.
    """
    gc.collect()
    gc.freeze()  # what earlier tests have left in memory is not gone through again and again
    sizes = {name: _size(work) for name, work in works.items()}
    samples: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(WINDOWS):
        for name, work in works.items():
            start = time.process_time()
            made = work(sizes[name])
            samples[name].append((time.process_time() - start) / made * 1e6)
    gc.unfreeze()
    return {name: median(times) for name, times in samples.items()}


def _size(work: Callable[[int], int]) -> int:
    """Steps that fill a window; finding out warms the caches up too."""
    steps, took = 200, 0.0
    while True:
        start = time.process_time()
        made = work(steps)
        took = time.process_time() - start
        if took > SECONDS / 5:
            return max(200, int(made * SECONDS / took))
        steps *= 4
