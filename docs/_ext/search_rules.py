"""How Czech, Hebrew and Korean words are cut to their stems, as data for Python and JavaScript alike.

A rule is a pattern and a tail: a word that matches becomes the pattern's first group plus the tail (plus the second
group where there is one). Rules stand in stages; of each stage the first that fits is applied. Patterns keep to what
both languages' regular expressions share: no look-behind, letters named one by one, ``^`` and ``$`` always there.

The stems need not be pretty. They only have to be equal for the forms of one word that a reader is likely to type.
"""

from __future__ import annotations

Rule = tuple[str, str]
Stage = tuple[Rule, ...]

_LETTER = "[a-záčďéěíňóřšťúůýž]"


def _endings(least: int, *endings: str) -> Rule:
    """Drop the longest of these endings from a word that keeps at least so many letters."""
    longest_first = "|".join(sorted(endings, key=len, reverse=True))
    return (f"^({_LETTER}{{{least},}}?)(?:{longest_first})$", "")


# After Dolamic and Savoy's light stemmer for Czech: case endings, possessives, the e that comes and goes (karta –
# karet), then the consonants that cases change (ruka – ruce).
CZECH: tuple[Stage, ...] = (
    (
        _endings(
            3,
            "atech",
            "ětem",
            "atům",
            "ech",
            "ich",
            "ích",
            "ého",
            "ěmi",
            "emi",
            "ému",
            "ete",
            "eti",
            "iho",
            "ího",
            "imi",
            "ími",
            "imu",
            "ímu",
            "ách",
            "ata",
            "aty",
            "ých",
            "ama",
            "ami",
            "ové",
            "ovi",
            "ými",
            "em",
            "es",
            "ém",
            "ím",
            "ěm",
            "ům",
            "at",
            "ám",
            "os",
            "us",
            "ým",
            "mi",
            "ou",
            "ej",
        ),
        _endings(2, "e", "i", "í", "ě", "u", "y", "ů", "a", "o", "á", "é", "ý"),
    ),
    (_endings(4, "ov", "ův", "in"),),
    ((f"^({_LETTER}{{2,}})e([^aeiouyáéěíóúůý])$", ""),),
    (
        (f"^({_LETTER}+)(?:čt|ck)$", "ck"),
        (f"^({_LETTER}+)(?:št|sk)$", "sk"),
        (f"^({_LETTER}{{2,}})[cčk]$", "k"),
        (f"^({_LETTER}{{2,}})[zžh]$", "h"),
        (f"^({_LETTER}{{2,}})[řr]$", "r"),
        (f"^({_LETTER}{{2,}})[šs]$", "s"),
    ),
)

# Plural, feminine and construct endings; the letters that have a form of their own at the end of a word; then the
# prefixes (and, the, in, as, to, from, that) of words that keep three letters.
HEBREW_SIGNS = "[\u0591-\u05c7\u05f3\u05f4'\"]"
HEBREW: tuple[Stage, ...] = (
    (("^([א-ת]{2,}?)(?:יים|יות|ים|ות|ית|יו|יה|ה|ת|י)$", ""),),
    (("^(.*)ם$", "מ"), ("^(.*)ן$", "נ"), ("^(.*)ף$", "פ"), ("^(.*)ץ$", "צ"), ("^(.*)ך$", "כ")),
    (("^[והבכלמש]{1,2}([א-ת]{3,})$", ""),),
)

# Particles. Those that no noun ends in go from any word; the others need two syllables before them.
KOREAN: tuple[Stage, ...] = (
    (
        (
            "^([가-힣]{2,}?)(?:으로는|에서는|에게는|이라고|입니다|합니다|으로|에서|에게|부터|까지|처럼|보다|마다|들을|들이|들은)$",
            "",
        ),
        ("^([가-힣]+?)(?:을|를|은|는)$", ""),
        ("^([가-힣]{2,})(?:이|가|의|에|로|와|과|도|만)$", ""),
    ),
)

ARABIC_SIGNS = "[\u0610-\u061a\u0640\u064b-\u065f\u0670]"
