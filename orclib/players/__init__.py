"""Those who play when nobody else does: random play, matches between bots, a clock.

Nothing here names a game; the bots that know one live in its folder.
"""
