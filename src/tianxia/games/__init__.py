"""The games, one folder each: `GAMES` lists them, `rules_for` gives the rules of one.

>>> list(tianxia.games.GAMES)
['dragon', 'zhanguo', 'terracotta', 'tea_garden', 'rotunda']
>>> rules = tianxia.games.rules_for("dragon")
>>> rules.seats_min, rules.seats_max
(2, 5)
>>> [option.name for option in rules.options][:2]
['start_player', 'great_wall']
>>> [part.name for part in rules.slices()][:3]
['seats', 'options', 'round']
"""

from tianxia.games.registry import GAMES, rules_for

__all__ = ["GAMES", "rules_for"]
