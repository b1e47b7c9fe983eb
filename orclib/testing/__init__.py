"""The laws that every game obeys, as plain functions: for whoever adds a game, or doubts one of ours.

    from random import Random
    from orclib.testing import check_legality, random_line
    match = random_line(game, seed=7, plies=30)
    check_legality(game, match.state)

Each `check_…` is silent when the law holds, and raises an AssertionError that says where when it does not.
Nothing here needs pytest; `orclib.testing.strategies` needs Hypothesis.
"""

from orclib.testing.checks import (
    check_announcement,
    check_application,
    check_chances,
    check_code,
    check_conservation,
    check_determinism,
    check_encoding,
    check_ends,
    check_legality,
    check_notation,
    check_observation,
    check_options,
    check_picture,
    check_position,
    check_readings,
    check_reckoning,
    check_redealing,
    check_save,
    check_secrets,
    check_shared,
    check_sheet,
    check_strays,
    check_turns,
    check_undo,
)
from orclib.testing.play import (
    LONGEST,
    AnyGame,
    AnyMatch,
    announcements,
    option_values,
    random_line,
    random_options,
    random_step,
    sample_states,
    seats_of,
    stray_actions,
)
from orclib.testing.words import Said, check_citations, check_translated, check_words, said, speaking

__all__ = [
    "LONGEST",
    "AnyGame",
    "AnyMatch",
    "Said",
    "announcements",
    "check_announcement",
    "check_application",
    "check_chances",
    "check_citations",
    "check_code",
    "check_conservation",
    "check_determinism",
    "check_encoding",
    "check_ends",
    "check_legality",
    "check_notation",
    "check_observation",
    "check_options",
    "check_picture",
    "check_position",
    "check_readings",
    "check_reckoning",
    "check_redealing",
    "check_save",
    "check_secrets",
    "check_shared",
    "check_sheet",
    "check_strays",
    "check_translated",
    "check_turns",
    "check_undo",
    "check_words",
    "option_values",
    "random_line",
    "random_options",
    "random_step",
    "said",
    "sample_states",
    "seats_of",
    "speaking",
    "stray_actions",
]
