"""What can happen in Thorval: each event with what it tells, to whom, and where on the picture.

One file a chapter.
"""

from orclib.games.thorval.events.dice import *
from orclib.games.thorval.events.fight import *
from orclib.games.thorval.events.orks import *
from orclib.games.thorval.events.setup import *
from orclib.games.thorval.events.treasures import *
from orclib.games.thorval.events.turn import *
from orclib.games.thorval.events.visitors import *
