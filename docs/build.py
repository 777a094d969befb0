"""Build the site: ``python docs/build.py [LANG ...] [--fresh] [--jobs N]``.

First every example is checked, once; nothing is built from a wrong one.

Without languages, all eleven. Only what has changed is built again, unless ``--fresh``. Warnings are errors: all of
them are listed at the end, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import time

from _ext.languages import BY_CODE, LANGUAGES
from _tools import processes, root_pages
from _tools.one_language import Result
from _tools.paths import BUILD, EXAMPLES, RESULTS, SITE
from _tools.progress import Report


def verify() -> bool:
    """Check every example of the site, once for all languages, and leave the result for their builds to read.

    Say what is wrong, and return whether all is well: nothing is built from a wrong example, nor while no example
    needs a rule.
    """
    from followsuit.sphinx.verification import verify_to

    found = verify_to(RESULTS, EXAMPLES)
    problems = (*found.problems, *found.gaps)
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(found.scenes)} positions and {len(found.deals)} deals checked; problems: {len(problems)}")
    return not problems


def build(languages: list[str], fresh: bool, jobs: int) -> list[Result]:
    """Build these languages and the pages above them; return what came of each, in the order asked for."""
    results: dict[str, Result] = {}
    with Report(len(languages)) as report:
        for event in processes.build_all(languages, fresh, jobs):
            if isinstance(event, str):
                report.begun(event)
            elif isinstance(event, Result):
                report.done(event)
                results[event.language] = event
            else:
                report.tick()
    root_pages.write()
    return [results[language] for language in languages]


def tell(results: list[Result], seconds: float) -> int:
    """Say how it went and where to look; return the exit status."""
    failed = [result for result in results if result.warnings]
    for result in failed:
        print(f"\n{result.language} ({BY_CODE[result.language].name}):", file=sys.stderr)
        print(*result.warnings, sep="\n", file=sys.stderr)
    if failed:
        print(f"\n{len(failed)} of {len(results)} languages have warnings.", file=sys.stderr)
        return 1
    print(f"\nBuilt {len(results)} languages in {seconds:.1f} s. To read the site, open")
    print(f"  {(SITE / 'index.html').as_uri()}")
    print(f"or serve it:\n  python -m http.server --directory {SITE.relative_to(BUILD.parent)}")
    return 0


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Build the site.")
    codes = [language.code for language in LANGUAGES]
    parser.add_argument("languages", nargs="*", metavar="LANG", help=f"languages (all unless said): {' '.join(codes)}")
    parser.add_argument("--fresh", action="store_true", help="start over instead of building what has changed")
    parser.add_argument("--jobs", type=int, default=processes.default_jobs(), help="languages built at a time")
    options = parser.parse_args()
    if unknown := set(options.languages) - set(codes):
        parser.error(f"not a language of the site: {' '.join(sorted(unknown))} (there are: {' '.join(codes)})")
    start = time.perf_counter()
    if not verify():
        return 1
    results = build(options.languages or codes, options.fresh, options.jobs)
    return tell(results, time.perf_counter() - start)


if __name__ == "__main__":
    sys.exit(main())
