"""The notation: scenarios as text that a card player can read and write, and as JSON, one object a line."""
