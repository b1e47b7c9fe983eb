"""What a notebook shows and a person clicks. No game is named here."""

from orclib.widgets.cases import CasesView
from orclib.widgets.compare import Compare
from orclib.widgets.dials import DialsView
from orclib.widgets.glance import Glance
from orclib.widgets.lesson import LessonView
from orclib.widgets.log import Log
from orclib.widgets.practice import Practice
from orclib.widgets.question import QuestionView
from orclib.widgets.replay import Replay
from orclib.widgets.rulecard import RuleCard
from orclib.widgets.rules import RulesView
from orclib.widgets.rulings import RulingsView
from orclib.widgets.table import Table

__all__ = [
    "CasesView",
    "Compare",
    "DialsView",
    "Glance",
    "LessonView",
    "Log",
    "Practice",
    "QuestionView",
    "Replay",
    "RuleCard",
    "RulesView",
    "RulingsView",
    "Table",
]
