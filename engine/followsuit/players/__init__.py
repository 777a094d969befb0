"""Players who bid and play as people do: from what they see, by a few rules of thumb, the same in every game.

They make the deals in which examples are found, and sit opposite a reader who practises. They are no engine: they count
trumps, honours and aces, win cheaply, give points to a partner's trick, and throw away low cards.
"""
