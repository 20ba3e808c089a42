### Nazwa gry i o czym jest, dla stron pokazujących wszystkie gry.

game-name = Terakotowa armia
game-about = Obracaj trzy kręgi warsztatów i ustawiaj glinianych wojowników tam, gdzie będą się liczyć.
