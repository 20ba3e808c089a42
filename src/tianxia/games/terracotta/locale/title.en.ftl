### Its name and what it is about, for pages that show all games.

game-name = Terracotta Army
game-about = Turn three wheels of workshops and stand your clay warriors where they will count.
