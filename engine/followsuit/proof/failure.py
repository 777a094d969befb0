"""What keeps a proof from being one, without saying that the two programs disagree."""

from __future__ import annotations


class ProofError(Exception):
    """Nothing has been proven, and the message says why."""


class NotUnderstoodError(ProofError):
    """The referee has done something with a hand that can only be done with the cards of one hand."""


class NotCardByCardError(ProofError):
    """A program does not find who holds a trick card by card, so that two cards at a time tell nothing of a trick."""


class UnfinishedError(ProofError):
    """The ways that were gone do not stand for every trick and every hand exactly once."""


class UndecidedError(ProofError):
    """Z3 gave up on a question."""


class NoDisagreementError(ProofError):
    """A claim is false of positions on which the two programs say the same: it is the proof that has a fault."""
