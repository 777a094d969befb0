"""What the checks on the translations of the pages catch, and what they leave alone."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from _tools import completeness, markup, wording
from _tools.paths import TERMS
from followsuit.sphinx import update_catalogues
from followsuit.wording import messages


@pytest.mark.parametrize(
    ("source", "translation", "said"),
    [
        ("Play {card}`9S`.", "Jouez.", "roles: the source has {card}`9S`, the translation has not"),
        ("Play {card}`9S`.", "Jouez {card}`8S`.", "roles: the source has {card}`9S`, the translation has not"),
        ("See {clause}`x <belote.ruff>`.", "Voir {clause}`x <belote.rise>`.", "roles: the source has"),
        ("See [this](#ruff).", "Voir [ceci](#rise).", "links: the source has #ruff, the translation has not"),
        ("Run `check`.", "Lancez.", "code: the source has `check`, the translation has not"),
        ("{player} plays.", "joue.", "placeholders: the source has {player}, the translation has not"),
        ("**Players:** 4", "Joueurs : 4", "bold marks: the source has"),
        ("See [this](#a).", "Voir [ceci][a].", "links: the source has #a, the translation has not"),
    ],
)
def test_what_a_translation_loses_is_found(source: str, translation: str, said: str) -> None:
    assert any(each.startswith(said) for each in markup.differences(source, translation))


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("{word}`left bower`", "{word}`levý bower <left bower>`"),
        ("{card}`9S` beats {card}`8S`", "{card}`8S` : {card}`9S` bat"),
        ("{clause}`the rule <belote.ruff>`", "{clause}`règle <belote.ruff>`"),
    ],
)
def test_other_words_and_another_order_are_a_translators_right(source: str, translation: str) -> None:
    assert list(markup.differences(source, translation)) == []


def catalogue(folder: Path, *entries: polib.POEntry) -> Path:
    path = folder / "page.po"
    file = polib.POFile()
    file.extend(entries)
    file.save(str(path))
    return path


def test_missing_fuzzy_and_left_over_messages_are_found(tmp_path: Path) -> None:
    (tmp_path / "template").mkdir()
    template = catalogue(
        tmp_path / "template", *(polib.POEntry(msgid=each) for each in ("One", "Two", "Three", "Four"))
    )
    path = catalogue(
        tmp_path,
        polib.POEntry(msgid="One", msgstr="Un"),
        polib.POEntry(msgid="Two", msgstr="Deux", flags=["fuzzy"]),
        polib.POEntry(msgid="Three", msgstr=""),
        polib.POEntry(msgid="Five", msgstr="Cinq"),
    )
    texts = [problem.text for problem in completeness.compare(template, path)]
    assert [text.split(":")[0].split(" (")[0] for text in texts] == [
        "fuzzy",
        "not translated",
        "not in the catalogue",
        "on no page any more",
    ]


@pytest.fixture(scope="module")
def terms() -> wording.Termbase:
    return wording.Termbase.read(TERMS)


@pytest.mark.parametrize(
    ("language", "english", "translation", "said"),
    [
        ("fr", "The trick is theirs.", "Le tour est à eux.", "trick: none of the players’ words (pli"),
        ("de", "The dealer plays.", "Der Händler spielt.", "“Händler” is a false friend"),
        ("tr", "The trick is theirs.", "Hile onların.", "“Hile” is a false friend"),
        ("cs", "Follow suit.", "Následuj oblek.", "“oblek” is a false friend"),
    ],
)
def test_a_dictionarys_word_is_found(
    tmp_path: Path, terms: wording.Termbase, language: str, english: str, translation: str, said: str
) -> None:
    path = catalogue(tmp_path, polib.POEntry(msgid=english, msgstr=translation))
    assert any(problem.text.startswith(said) for problem in wording.check(path, language, terms))


@pytest.mark.parametrize(
    ("language", "english", "translation"),
    [
        ("fr", "The trick is theirs.", "Le pli est à eux."),
        ("de", "Two trumps.", "Zwei Trümpfe."),
        ("ru", "See {clause}`this <trick.win>` and {fact}`belote.app:deal.tricks`.", "См. {clause}`это <trick.win>`."),
        ("he", "North has ruffed.", "צפון חתך."),
        ("cs", "In five tricks.", "V pěti štyších."),
    ],
)
def test_players_words_are_left_alone(
    tmp_path: Path, terms: wording.Termbase, language: str, english: str, translation: str
) -> None:
    path = catalogue(tmp_path, polib.POEntry(msgid=english, msgstr=translation))
    assert list(wording.check(path, language, terms)) == []


def test_the_figures_catalogue_keeps_translations_and_marks_what_has_changed() -> None:
    first, second, third = list(messages().items())[:3]
    kept = polib.POFile()
    kept.append(polib.POEntry(msgctxt=first[0], msgid=first[1], msgstr="A {player} {cards}"))
    kept.append(polib.POEntry(msgctxt=second[0], msgid="other words", msgstr="B"))
    kept.append(polib.POEntry(msgctxt="gone", msgid="gone", msgstr="C"))
    updated = {entry.msgctxt: entry for entry in update_catalogues.updated(kept, "fr")}
    assert list(updated) == list(messages())
    assert updated[first[0]].msgstr == "A {player} {cards}"
    assert not updated[first[0]].fuzzy
    assert updated[second[0]].fuzzy
    assert updated[third[0]].msgstr == ""


def test_the_figures_catalogue_is_checked_for_gaps_and_placeholders() -> None:
    catalogue_of_all = update_catalogues.updated(polib.POFile(), "fr")
    for entry in catalogue_of_all:
        entry.msgstr = entry.msgid
    assert list(update_catalogues.complaints(catalogue_of_all)) == []
    catalogue_of_all[0].msgstr = "nothing filled in"
    catalogue_of_all[1].flags.append("fuzzy")
    assert len(list(update_catalogues.complaints(catalogue_of_all))) == 2
