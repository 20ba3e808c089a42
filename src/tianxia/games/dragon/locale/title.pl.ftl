### Nazwa gry i o czym jest, dla stron pokazujących wszystkie gry.

game-name = W roku Smoka
game-about = Dwanaście miesięcy i dwanaście klęsk, które widać z daleka. Zapełnij pałace i ocal swoich ludzi.
