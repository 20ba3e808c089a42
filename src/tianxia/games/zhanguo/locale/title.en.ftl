### Its name and what it is about, for pages that show all games.

game-name = ZhanGuo
game-about = Unite five warring regions: every card is a step for your state or a word at the imperial court.
