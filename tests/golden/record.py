"""Record the golden playthroughs again: `python -m tests.golden.record [games]`.

Do it when the rules were meant to change, and read the difference before you keep it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import orclib
from orclib.engine import Line, Match, Outcome, Reason
from orclib.engine.saves import digest
from orclib.testing import AnyMatch, random_step

FOLDER = Path(__file__).parent
SEED = 2024


RULE_SETS: dict[str, dict[str, Any]] = {
    "": {},
    "advanced": {"advanced": True},
    "blank_treasure": {"blank_treasure": True},
    "calm": {"scenario": "calm"},
    "longer_game": {"longer_game": True},
    "tactical_start": {"tactical_start": True},
    "total_fight": {"scenario": "total_fight"},
}
"""The options that a game has for other rules (not another reading of the same), by a name for the file."""

Case = tuple[str, int, str]


def cases() -> Iterator[Case]:
    """Every game with every number of players, under each of its rule sets."""
    for slug in orclib.list_games():
        game = orclib.game(slug)
        known = [name for name, options in RULE_SETS.items() if options.keys() <= set(game.Options.__struct_fields__)]
        yield from ((slug, players, each) for players in game.players for each in known)


def file(slug: str, players: int, rule_set: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{'_'.join(filter(None, (slug, str(players), rule_set)))}.json"


def plain(value: Any) -> Any:
    """The value as JSON gives it back."""
    return json.loads(msgspec.json.encode(value))


def ending(outcome: Outcome) -> Any:
    """How a game ended, as JSON gives it back."""

    def told(record: Reason | Line, *fields: str) -> dict[str, Any]:
        return {name: getattr(record, name) for name in (*fields, "clause", "code", "evidence", "facts")}

    lines = [told(line, "seat", "points") for line in outcome.score.lines]
    score = {"totals": outcome.score.totals, "lines": lines}
    return plain({"winners": outcome.winners, "reason": told(outcome.reason), "score": score})


def recording(slug: str, players: int, rule_set: str) -> dict[str, Any]:
    """A whole random game as JSON keeps it; a step is [seat, action in notation, number of legal actions]."""
    game, rng = orclib.game(slug).engine, Random(SEED)
    options = game.options(players=players, **RULE_SETS[rule_set])
    match: AnyMatch = Match(game, options, seed=SEED, deal=False)
    steps = []
    while match.to_act:
        action = random_step(game, match.state, rng)
        steps.append([action.seat, game.format(action), len(match.legal())])
        match.play(action)
    assert match.outcome is not None
    return {
        "game": slug,
        "seed": SEED,
        "options": plain(match.options),
        "outcome": ending(match.outcome),
        "digest": digest(match.state),
        "steps": steps,
    }


def write(told: dict[str, Any]) -> str:
    """The text of the file: one step a line, so that a difference is easy to read."""
    head = json.dumps(told | {"steps": []}, ensure_ascii=False, indent=1)
    steps = ",\n  ".join(json.dumps(step, ensure_ascii=False) for step in told["steps"])
    return head.replace('"steps": []', f'"steps": [\n  {steps}\n ]') + "\n"


def main(slugs: list[str]) -> None:
    """Record the games named, or all of them; what is no longer recorded is removed."""
    wanted = {file(*case): case for case in cases() if not slugs or case[0] in slugs}
    for path, case in wanted.items():
        text = write(recording(*case))
        changed = not path.exists() or path.read_text("utf-8") != text
        path.write_text(text, "utf-8")
        print("wrote" if changed else "same ", path.name)
    if not slugs:
        for path in set(FOLDER.glob("*.json")) - set(wanted):
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
