"""Scenarios: positions with an id and claims, in files; their checks; and writing the claims."""
