"""The phases that games combine: making trumps, bidding, discarding, naming partners, playing tricks."""
