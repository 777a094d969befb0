"""What is done with this project: ``nox -l`` lists it, ``nox -s site`` builds the site, ``nox -s tests`` tests it.

What stands behind ``--`` goes to the command: ``nox -s site -- fr he`` builds two languages.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import nox
from nox.command import CommandFailed

nox.needs_version = ">=2025.2.9"
nox.options.sessions = ["lint", "translations_check", "tests"]
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_external_run = True

ROOT = Path(__file__).parent
BENCHES = ("rulings", "play_outs", "counts", "deals", "finding", "proof", "site")  # a file of bench/ each
PYTHON_FILES = ("engine", "docs", "tests", "bench", "noxfile.py")


@nox.session
def site(session: nox.Session) -> None:
    """Build the site in all languages, or in those named: nox -s site -- fr he."""
    session.install("-e", ".[site]")
    session.run("python", "docs/build.py", *session.posargs)


@nox.session
def serve(session: nox.Session) -> None:
    """Show one language, built anew whenever a file is saved: nox -s serve -- fr."""
    session.install("-e", ".[serve]")
    session.run("python", "docs/serve.py", *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Check the examples, the engine, the extension, and the built site in a real browser."""
    session.install("-e", ".[site,tests]")
    chromium = browser(session)
    if not session.posargs:
        session.run("python", "docs/build.py")
    # All of it, a process a core, unless something is asked for.
    everything = ["-n", "auto", "--dist", "worksteal", "--cov", "--cov-report=term"]
    session.run("pytest", *(session.posargs or everything), env={"CHROMIUM": chromium})


@nox.session
def lint(session: nox.Session) -> None:
    """Style and types, all of them errors."""
    session.install("-e", ".[site,serve,tests]", "ruff==0.17.*", "mypy==2.*", "types-docutils", "types-polib", "nox")
    session.run("ruff", "check", *PYTHON_FILES)
    session.run("ruff", "format", "--check", *PYTHON_FILES)
    session.run("mypy", "engine/followsuit", "noxfile.py", "tests")
    for folder in ("docs", "bench"):  # each is run from its own folder, and is typed from there
        with session.chdir(folder):
            session.run("mypy", "--config-file", "../pyproject.toml", ".", env={"MYPYPATH": "."})


@nox.session
def translations(session: nox.Session) -> None:
    """Bring the catalogues of all languages up to date with pages and messages, then say what is to be translated."""
    session.install("-e", ".[site]")
    session.run("python", "docs/update_translations.py")
    session.run("python", "-m", "followsuit.sphinx.update_catalogues")
    check_translations(session)


@nox.session(name="translations_check")
def translations_check(session: nox.Session) -> None:
    """Fail for what is not translated, and for a translation that changes a role, a link or a term."""
    session.install("-e", ".[site]")
    check_translations(session)


def check_translations(session: nox.Session) -> None:
    """Check the catalogues of the figures and of the pages."""
    commands = (("-m", "followsuit.sphinx.update_catalogues", "--check"), ("docs/check_translations.py",))
    failed = False
    for command in commands:  # both are asked, so that everything there is to do is listed at once
        try:
            session.run("python", *command)
        except CommandFailed:
            failed = True
    if failed:
        session.error("something is to be translated, or to be corrected")


@nox.session
def html(session: nox.Session) -> None:
    """Validate every page of the built site with the Nu checker (needs npm and Java)."""
    if not (ROOT / "build" / "site" / "en" / "index.html").exists():
        session.error("the site is not built: run nox -s site first")
    folder = ROOT / "build" / "vnu"
    session.run("npm", "install", "--silent", "--no-save", "--prefix", str(folder), "vnu-jar@26.9.27", external=True)
    jar = folder / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
    session.run("java", "-Xss2m", "-jar", str(jar), "--errors-only", "--skip-non-html", "build/site", external=True)


@nox.session
def bank(session: nox.Session) -> None:
    """Find the hands of the bank anew, a few minutes: nox -s bank, or nox -s bank -- euchre.app."""
    session.install("-e", ".")
    session.run("python", "-m", "followsuit.bank", *session.posargs)


@nox.session
def proof(session: nox.Session) -> None:
    """Prove that engine and referee agree on every trick and every hand, and write the figures for the site."""
    session.install("-e", ".[proof]")
    session.run("python", "-m", "followsuit.proof", *(session.posargs or ("--report", "docs/proof.json")))


@nox.session
def bench(session: nox.Session) -> None:
    """Measure everything as ratios to a baseline in the same run, or some of it: nox -s bench -- rulings play_outs."""
    session.install("-e", ".[site,batch,proof]")
    for topic in session.posargs or BENCHES:
        session.run("python", f"bench/{topic}.py")


@nox.session
def mutants(session: nox.Session) -> None:
    """Put faults into play and score one at a time; the tests must notice each: nox -s mutants -- PATH."""
    # Not the package: mutmut makes its own copy of it, and tests would find the other one.
    session.install("mutmut==3.8.*", "pytest>=9.2.0", "hypothesis>=6.170.17")
    session.run("python", "-m", "tests.mutants", *session.posargs)


def browser(session: nox.Session) -> str:
    """The path of a Chromium: one that is there, or one that can be installed without asking anybody."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found:
        return found
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        session.run("apt-get", "update", "-qq", external=True)
        session.run("apt-get", "install", "-y", "-qq", "chromium", external=True)
        return shutil.which("chromium") or session.error("Chromium was installed and cannot be found")
    session.run("playwright", "install", "chromium")
    return ""  # Playwright finds its own
