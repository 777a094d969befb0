"""The nodes that directives and roles leave for the renderers. Nothing in them is translatable but captions."""

from __future__ import annotations

from docutils import nodes


class position(nodes.General, nodes.Element):  # noqa: N801  # node classes are spelt like their names in a document
    """One or more scenes of the same hand; the children are the caption. Attributes: ``scenes``, ``anchor``."""


class whole_deal(nodes.General, nodes.Element):  # noqa: N801  # likewise
    """A deal; the children are the caption. Attributes: ``scene``, ``anchor``."""


class group(nodes.General, nodes.Element):  # noqa: N801  # likewise
    """Examples of one clause, closed until a reader asks for them. Attribute: ``clause``."""


class drawn(nodes.General, nodes.Element):  # noqa: N801  # likewise
    """A block that a renderer draws by itself. Attributes: ``kind``, and what that kind needs."""


class shown(nodes.Inline, nodes.TextElement):  # noqa: N801  # likewise
    """A card or a suit in running text. Attributes: ``kind``, ``value``."""
