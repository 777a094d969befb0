"""Finding examples in real play: positions in which a clause decides, and deals that show what is rare.

A query says what is looked for; deals are bid and played by :mod:`followsuit.players`, one a trial, and every turn is a
position. Those in which the clause decides are made small, and those like one found before are left out.
"""
