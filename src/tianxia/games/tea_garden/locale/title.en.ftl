### Its name and what it is about, for pages that show all games.

game-name = Tea Garden
game-about = Grow tea on the terraces, let it age, and send it down the river before others do.
