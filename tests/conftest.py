"""Hypothesis tries the same things every time: what is green here is green everywhere."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, max_examples=100)
settings.load_profile("same")
