"""The plug-in under test is loaded here, not by its entry point, so that coverage is measured from its first line."""

pytest_plugins = ["followsuit.pytest_plugin", "pytester"]
