"""Coverage: which example shows which rule, and which example needs it.

A rule is pinned when a published example changes as soon as the rule is taken away. :mod:`.ablation` takes rules away,
:mod:`.table` notes what comes of it, :mod:`.gaps` says what no example needs, and :mod:`.published` counts.
"""
