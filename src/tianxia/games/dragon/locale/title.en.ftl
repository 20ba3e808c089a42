### Its name and what it is about, for pages that show all games.

game-name = In the Year of the Dragon
game-about = Twelve months, twelve disasters you can see coming. Fill your palaces and keep your people alive.
