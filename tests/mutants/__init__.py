"""Mutation testing of the rules: faults are put into the engine one at a time, and the tests must notice each.

``nox -s mutants`` runs it, ``docs/decisions/0011-mutants.md`` says what it can see and what it cannot.
"""
