"""A changed translation of the frame or of the engine's words rebuilds the pages.

Sphinx watches the catalogues of the pages, but neither ``sphinx.po`` nor the catalogues of extensions, and not the
code of our own extensions either: an incremental build keeps showing what they said before. Here all of these are
hashed into a configuration value, and a changed value makes Sphinx read everything again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.util.typing import ExtensionMetadata

HERE = Path(__file__).parent


def _inputs(config: Config, package: str) -> Iterator[Path]:
    for folder in config.locale_dirs:
        yield Path(folder, config.language, "LC_MESSAGES", "sphinx.po")
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        yield from sorted(Path(folder).rglob(f"{config.language}/LC_MESSAGES/*.po"))
    yield from sorted(HERE.glob("*.py"))


def _hash(config: Config, package: str) -> str:
    digest = hashlib.sha256()
    for path in _inputs(config, package):
        if path.is_file():
            digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _set_hash(app: Sphinx, config: Config) -> None:
    config.catalogue_hash = _hash(config, config.catalogue_package)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    app.add_config_value("catalogue_package", "followsuit", "", types=str)
    app.add_config_value("catalogue_hash", "", "env", types=str)
    app.connect("config-inited", _set_hash)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
