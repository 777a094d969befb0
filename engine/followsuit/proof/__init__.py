"""The proof that engine and referee agree: on every trick that can lie on the table, and on every hand.

It runs the referee's own code. The referee is handed any hand and any trick (:mod:`.any_hand`, :mod:`.any_trick`):
a card is decided when it is looked at, and a question that has no one answer is answered both ways. So its code goes
every way that it can, and what it says on one of them is true of all the tricks and hands that go it (:mod:`.ways`).
The engine's obligations for those tricks (:mod:`.reached`) are put beside it. That makes claims about all hands
(:mod:`.claims`), which Z3 settles (:mod:`.solver`). Who takes a trick is compared for every two cards (:mod:`.cases`),
and for the last card of a trick (:mod:`.last_card`).

``python -m followsuit.proof`` runs it. It needs Z3 and rich: ``pip install 'followsuit[proof]'``.
"""
