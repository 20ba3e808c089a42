### tianxia: słowa wspólne dla wszystkich gier, po polsku.
### Klucze jednej gry są w src/tianxia/games/<gra>/locale.

tianxia = tianxia
tianxia-about = Pięć gier planszowych z cesarskich Chin w jednym programie.

## Dlaczego czegoś nie można wybrać

reason-not-now = Teraz nie można tego wybrać.

## Los

nature = Los: { $line }
nature-name = Los

## Cofanie: co stoi na przeszkodzie

undo-nothing = Nie ma jeszcze czego cofnąć.
undo-blocked-chance = Nie można cofnąć losowania: los już zdecydował.
undo-blocked-other = Nie można cofnąć ruchu innego gracza: { $player } ma już swój ruch za sobą.
undo-blocked-revealed = Nie można cofnąć: ujawniono coś, co było zakryte.
undo-not-yours = Ostatni ruch może cofnąć tylko gracz, który go wykonał.

## Miejsca przy stole

seat = Miejsce { $n }
seat-you = ty
seat-bot = bot komputerowy
seat-open = wolne miejsce
seat-here = na tym urządzeniu
seat-to-move = wykonuje ruch
seat-mark-1 = czerwona śliwa
seat-mark-2 = niebieska góra
seat-mark-3 = żółty księżyc
seat-mark-4 = zielony węzeł
seat-mark-5 = fioletowa fala

## Co jest nie tak z tym, co podano

error-not-your-turn = Teraz ruch ma { $player }.
error-stale = Gra potoczyła się dalej; to odpowiedź na pytanie, którego już nie ma.
error-illegal = Teraz nie wolno tego zrobić.
error-unreadable = Nie da się zrozumieć: „{ $line }”.
error-game-over = Gra jest skończona.

## Koniec gry i prognoza

forecast-title = Gdyby gra skończyła się teraz
forecast-total = razem
rank = { $n }. miejsce
winner = Wygrywa { $player }.

## Słowa wiersza poleceń (klucze zaczynają się od cli-); ta część zostaje na końcu

