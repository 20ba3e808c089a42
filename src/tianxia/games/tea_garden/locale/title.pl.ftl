### Nazwa gry i o czym jest, dla stron pokazujących wszystkie gry.

game-name = Herbaciany ogród
game-about = Uprawiaj herbatę na tarasach, daj jej dojrzeć i wyślij ją rzeką, zanim zrobią to inni.
