"""The bank: hands found in real play, at least thirty for every clause of play of every rule set, to be drawn from.

``hands/`` holds a file a rule set, a hand a line; :mod:`.shelf` reads them, :mod:`.check` looks after them and
``python -m followsuit.bank`` finds them anew.
"""
