"""Whole deals: from the shuffle to the score, as immutable states.

One vocabulary serves all games: who is to act, the actions that are legal now, why another is not, the state after one.
A game combines phases (:mod:`.phases`) and a score (:mod:`.scoring`); none has an engine of its own.
"""
