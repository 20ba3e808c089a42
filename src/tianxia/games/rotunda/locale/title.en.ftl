### Its name and what it is about, for pages that show all games.

game-name = Round House
game-about = Walk the rings of a great earthen house, trade with its rooms, honour the ancestors.
