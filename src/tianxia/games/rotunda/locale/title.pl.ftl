### Nazwa gry i o czym jest, dla stron pokazujących wszystkie gry.

game-name = Rotunda
game-about = Krąż po pierścieniach wielkiego glinianego domu, handluj w jego izbach i czcij przodków.
