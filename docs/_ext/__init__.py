"""The site's own Sphinx extensions, one small module each."""
