"""What can happen in De l'Orc pour les Braves: each event with what it tells, to whom, and where on the picture.

One file a chapter.
"""

from orclib.games.braves.events.battle import *
from orclib.games.braves.events.deal import *
from orclib.games.braves.events.ending import *
from orclib.games.braves.events.piles import *
from orclib.games.braves.events.setup import *
from orclib.games.braves.events.spies import *
