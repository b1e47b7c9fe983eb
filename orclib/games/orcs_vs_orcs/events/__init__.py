"""What can happen in Orcs vs Orcs: each event with what it tells, to whom, and where on the picture.

One file a chapter. An event with a `title` begins a chapter of the story.
"""

from orclib.games.orcs_vs_orcs.events.battle import *
from orclib.games.orcs_vs_orcs.events.battle_end import *
from orclib.games.orcs_vs_orcs.events.berserk import *
from orclib.games.orcs_vs_orcs.events.building import *
from orclib.games.orcs_vs_orcs.events.decks import *
from orclib.games.orcs_vs_orcs.events.effects import *
from orclib.games.orcs_vs_orcs.events.entry import *
from orclib.games.orcs_vs_orcs.events.meeting import *
from orclib.games.orcs_vs_orcs.events.moving import *
from orclib.games.orcs_vs_orcs.events.reckoning import *
from orclib.games.orcs_vs_orcs.events.strikes import *
from orclib.games.orcs_vs_orcs.events.turn import *
