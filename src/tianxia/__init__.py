"""Five board games of imperial China: rules, matches, bots, a table in the browser."""
