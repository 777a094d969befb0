"""Text with places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.errors import Place
from followsuit.notation.source import Source, Token

TEXT = "first line\n\nthird  line,with words\r\nfourth"


def test_every_token_knows_its_file_line_and_column() -> None:
    whole = Token(Source("a.scn", TEXT), 0, TEXT)
    assert [(word.text, str(word.place)) for word in whole.split()] == [
        ("first", "a.scn:1:1"),
        ("line", "a.scn:1:7"),
        ("third", "a.scn:3:1"),
        ("line", "a.scn:3:8"),
        ("with", "a.scn:3:13"),
        ("words", "a.scn:3:18"),
        ("fourth", "a.scn:4:1"),
    ]


@pytest.mark.parametrize(
    ("base", "expected"),
    [(Place("page.md", 41, 5), Place("page.md", 41, 11)), (Place("page.md", 41), Place("page.md", 41, 7))],
)
def test_a_text_may_stand_in_another_file(base: Place, expected: Place) -> None:
    source = Source("body", "first line", lambda line: base)
    assert source.place(6) == expected


def test_each_line_of_a_body_may_stand_somewhere_else() -> None:
    source = Source("body", TEXT, lambda line: Place("page.md", 40 + line))
    assert source.place(TEXT.index("fourth")) == Place("page.md", 44, 1)


@pytest.mark.parametrize(
    ("place", "text"), [(Place("a.scn", 3, 7), "a.scn:3:7"), (Place("a.scn", 3), "a.scn:3"), (Place("a.scn"), "a.scn")]
)
def test_a_place_is_written_as_far_as_it_is_known(place: Place, text: str) -> None:
    assert str(place) == text


@given(st.text(alphabet="ab \r\n,", max_size=40), st.data())
def test_a_token_is_the_text_at_its_place(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    cut = Token(Source("a.scn", text), 0, text).cut(start, end)
    assert (cut.start, cut.end, cut.text) == (start, end, text[start:end])
    lines = text.split("\n")
    assert cut.place.line == text[:start].count("\n") + 1
    assert "\n".join(lines[cut.place.line - 1 :])[cut.place.column - 1 :].startswith(cut.text)
