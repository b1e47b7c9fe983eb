"""A question put to a whole class: the teacher's cell, and plain pages for the pupils' phones. No game is named here.

The pages are served by a thread of their own, which a cell that runs long does not hold up. What they show was said
beforehand, in both languages: no page asks the engine anything, and none is told an answer before it is revealed.
"""
