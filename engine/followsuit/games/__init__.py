"""The games of this project and their rule sets. A new game is one file here, and one line below."""

from __future__ import annotations

from followsuit.games.belote import BELOTE
from followsuit.games.coinche import COINCHE
from followsuit.games.euchre import EUCHRE
from followsuit.games.five_handed import FIVE_HANDED
from followsuit.games.game import Clause, Game, RuleSet
from followsuit.games.ninety_two import NINETY_TWO

GAMES: tuple[Game, ...] = (BELOTE, COINCHE, EUCHRE, FIVE_HANDED, NINETY_TWO)

RULE_SETS: dict[str, RuleSet] = {
    rules.id: rules for game in GAMES for rules in (RuleSet(game, preset) for preset in game.presets)
}
"""Every rule set by its dotted name."""

CLAUSES: dict[str, Clause] = {clause.id: clause for game in GAMES for clause in game.clauses}
"""Every clause by its id."""
