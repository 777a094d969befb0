"""Furo in our colours: its variables, given in terms of the design tokens.

The tokens (``--fs-…``) come with the extension and switch between light and dark themselves, so Furo's light and its
dark theme get the same table.
"""

from __future__ import annotations

_SERIF, _SANS = "var(--fs-serif)", "var(--fs-sans)"
_INK, _MUTED, _EDGE, _RULE = "var(--fs-ink)", "var(--fs-muted)", "var(--fs-edge)", "var(--fs-rule)"
_PAPER, _SHEET, _WASH = "var(--fs-paper)", "var(--fs-sheet)", "var(--fs-wash)"
_CLARET, _GREEN = "var(--fs-claret)", "var(--fs-green)"

VARIABLES = {
    "font-stack": _SERIF,
    "font-stack--headings": _SERIF,
    "color-foreground-primary": _INK,
    "color-foreground-secondary": _MUTED,
    "color-foreground-muted": _MUTED,
    "color-foreground-border": _EDGE,
    "color-background-primary": _PAPER,
    "color-background-secondary": _SHEET,
    "color-background-hover": _WASH,
    "color-background-hover--transparent": "transparent",
    "color-background-border": _RULE,
    "color-background-item": _EDGE,
    "color-brand-primary": _CLARET,
    "color-brand-content": _CLARET,
    "color-brand-visited": _CLARET,
    "color-link": _CLARET,
    "color-link--hover": _CLARET,
    "color-link--visited": _CLARET,
    "color-link--visited--hover": _CLARET,
    "color-link-underline": _CLARET,
    "color-link-underline--hover": _CLARET,
    "color-link-underline--visited": _CLARET,
    "color-link-underline--visited--hover": _CLARET,
    "color-sidebar-background": _PAPER,
    "color-sidebar-background-border": _RULE,
    "color-sidebar-brand-text": _INK,
    "color-sidebar-caption-text": _MUTED,
    "color-sidebar-link-text": _INK,
    "color-sidebar-link-text--top-level": _INK,
    "color-sidebar-item-background--hover": _WASH,
    "color-sidebar-search-background": "transparent",
    "color-sidebar-search-background--focus": _SHEET,
    "color-sidebar-search-text": _INK,
    "color-header-background": _PAPER,
    "color-header-border": _RULE,
    "color-header-text": _INK,
    "color-toc-item-text": _MUTED,
    "color-toc-item-text--active": _INK,
    "color-inline-code-background": "transparent",
    "color-admonition-background": _WASH,
    "color-admonition-title": _GREEN,
    "color-admonition-title-background": "transparent",
    "color-table-header-background": "transparent",
    "color-table-border": _RULE,
    "color-highlight-on-target": _WASH,
    "color-highlighted-background": "color-mix(in srgb, var(--fs-green) 22%, var(--fs-sheet))",
    "color-highlighted-text": _INK,
    "toc-title-font-size": "var(--fs-t-1)",
    "sidebar-caption-font-size": "var(--fs-t-1)",
}

THEME_OPTIONS = {
    "light_css_variables": VARIABLES,
    "dark_css_variables": VARIABLES,
    "top_of_page_buttons": [],
}
