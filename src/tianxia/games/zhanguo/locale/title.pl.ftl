### Nazwa gry i o czym jest, dla stron pokazujących wszystkie gry.

game-name = ZhanGuo
game-about = Zjednocz pięć skłóconych krain: każda karta to krok dla twojego państwa albo słowo na dworze cesarza.
