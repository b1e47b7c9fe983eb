"""Work shared among processes or machines: any executor, always the same answer."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from typing import Any, TypeVar

from orclib.errors import OrclibError, UsageError, shortened
from orclib.language import say

T = TypeVar("T")
R = TypeVar("R")


class Workers:
    """Whoever does the tasks: this process, others of this machine, or an executor such as that of a cluster.

    `with` ends the processes that it started; an executor that was given goes on.
    """

    def __init__(self, workers: int = 1, executor: Executor | None = None) -> None:
        """Raises UsageError for what is no number of workers, or no executor."""
        ensure_count(say("number of workers", "aucun nombre de processus"), workers)
        if executor is not None and not callable(getattr(executor, "submit", None)):
            told = say(
                "An executor has a method submit, as those of concurrent.futures have; {given} has none.",
                "Un exécuteur a une méthode submit, comme ceux de concurrent.futures ; {given} n'en a pas.",
            )
            raise UsageError(told.format(given=shortened(executor)))
        self._many, self._given = workers, executor
        self._pool: Executor | None = None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_error: object) -> None:
        self._end()

    def __call__(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """What the work makes of each task, in their order. A task that does not come back is done again, here."""
        executor = self._given or self._own()
        if executor is None:
            yield from map(work, tasks)
            return
        futures: list[Future[R]] = []
        try:
            for task in tasks:
                futures.append(executor.submit(work, task))
            for task, future in zip(tasks, futures, strict=True):
                yield self._result(future, work, task)
        except BaseException:
            for future in futures:
                future.cancel()
            self._end()
            raise

    def ensure_sent(self, function: Any) -> None:
        """Nothing, where the workers can be sent a function. Raises UsageError for one that no other process finds."""
        if self._many == 1 or self._given is not None:  # a cluster sends functions in its own way
            return
        try:
            pickle.dumps(function)
        except (pickle.PicklingError, AttributeError, TypeError):
            told = say(
                "Other processes cannot call {given}: write it as a function of a module, or look with one worker.",
                "D'autres processus ne peuvent appeler {given} : écrivez-en une fonction d'un module, ou cherchez "
                "avec un seul processus.",
            )
            raise UsageError(told.format(given=shortened(function))) from None

    def _own(self) -> Executor | None:
        if self._many == 1:
            return None
        if self._pool is None:  # fresh processes: this one may have threads, which a fork would leave half alive
            import multiprocessing  # only for whoever wants several
            from concurrent.futures import ProcessPoolExecutor

            self._pool = ProcessPoolExecutor(self._many, multiprocessing.get_context("spawn"))
        return self._pool

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _result(self, future: Future[R], work: Callable[[T], R], task: T) -> R:
        try:
            return future.result()
        except OrclibError:
            raise
        except (Exception, CancelledError):  # lost with its worker; an error of its own comes again
            if self._pool is not None:
                self._end()
            return work(task)


def ensure_count(what: str, given: object) -> None:
    """Nothing for a whole number from 1. Raises UsageError for anything else."""
    if type(given) is not int or given < 1:
        raise UsageError.unknown(what, given, [say("any whole number from 1", "tout nombre entier à partir de 1")])


def progress(unit: str) -> Any:
    """A bar for what takes long, in a notebook or a terminal; it goes when it is done."""
    from tqdm.auto import tqdm  # only where something is looked for

    return tqdm(unit=f" {unit}", unit_scale=True, delay=1, leave=False)
