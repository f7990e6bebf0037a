/** What happens, in Polish; terms as in `components.ts`. Names of people and cards are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Zaczyna się gra: {humans, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}{count, select, 0 {} other {; zasady domowe: {changed}}}.",
  "event.firstPlayerDecided":
    "{by, select, host {Pierwszy gracz wskazany przez gospodarza: {seat}.} other {Pierwszy gracz z losowania: {seat}.}}",
  "event.chapterCardDrawn": "Aktywne symbole trzech rozdziałów: {pairs}. Startowa inicjatywa: {characters}.",
  "event.charactersOffered":
    "{seat} ogląda {count, plural, one {# postać} few {# postacie} many {# postaci} other {# postaci}}.",
  "event.charactersOffered.own": "{seat} wybiera postać: {things}.",
  "event.characterTaken":
    "{seat} gra jako {character}{count, select, 0 {} other {; startowa ręka: {cards}}}.",
  "event.boardsOffered":
    "{seat} ogląda {count, plural, one {# planszetkę współpracy} few {# planszetki współpracy} many {# planszetek współpracy} other {# planszetki współpracy}}.",
  "event.boardsOffered.own": "{seat} wybiera planszetkę: {things}.",
  "event.boardLaid": "{seat} – {partner}: {board}.",
  "event.initiativeSet": "Inicjatywa: {seats}.",
  "event.chapterStarted":
    "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}, aktywne symbole: {left} (lewy) i {right} (prawy).",
  "event.turnStarted": "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}, {turn}. tura.",

  "event.pairDiscarded": "Karty z najwyższego rzędu zostają odrzucone: {cards}.",
  "event.rowsFilled": "Nowe w rzędach: {rows}.",
  "event.rowsFilled.row": "rząd {row} – {cards}",
  "event.deckReshuffled":
    "Talia się wyczerpała; nową tworzy potasowany stos kart odrzuconych: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.pairTaken": "{seat} bierze rząd {row}: {cards}.",
  "event.deckSpotTaken": "{seat} wybiera pole przy talii.",
  "event.cardsDrawn":
    "{seat} dobiera z talii {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "event.cardsDrawn.own": "{seat} dobiera: {things}.",
  "event.deckPeeked":
    "{seat} ogląda wierzch talii: {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "event.deckPeeked.own": "{seat} widzi na wierzchu talii: {things}.",
  "event.automaPicked":
    "{row, select, 0 {W żadnym rzędzie nie ma aktywnego symbolu: {seat} wybiera pole przy talii.} other {{seat} wybiera rząd {row}: {count, plural, one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}}.}}",
  "event.automaPlayed": "{seat} zagrywa na oś czasu: {cards}.",
  "event.cardSwapped": "{seat} wymienia kartę „{give}” na kartę „{get}” z rzędu {row}.",
  "event.cardDiscarded": "{seat} odrzuca kartę „{card}”.",

  "event.cardsChosen": "{to, select, keep {{seat} zachowa: {cards}.} other {{seat} zagra: {cards}.}}",
  "event.cardsRevealed": "{seat} zagrywa: {cards}.",
  "event.extraCardPlayed": "{seat} zagrywa jeszcze jedną kartę: {card}.",
  "event.effectMissed":
    "{seat}: warunek karty „{card}” nie jest spełniony{tea, select, yes { podczas ceremonii} other {}}.",
  "event.effectResolved":
    "{seat} rozpatruje kartę „{card}”{tea, select, yes { podczas ceremonii} other {}}{level, select, 1 {} other {, ×{level}}}.",
  "event.symbolsLost": "{seat} traci: {symbols}.",
  "event.symbolsGained": "{seat} zdobywa {symbols}.",
  "event.symbolsConverted": "{seat} wymienia {away} na {symbols}.",
  "event.symbolsUncovered": "{seat} odkrywa: {symbols}.",
  "event.xpGained":
    "{seat} zdobywa {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}{from, select, row { za ostatni rząd} chapter1 { za rozdział I} chapter2 { za rozdział II} chapter3 { za rozdział III} bonus { jako premię} ability { dzięki zdolności} other {}}{lost, select, 0 {} other {; przepada: {lost}}}.",
  "event.goldReached": "{seat} dociera do 20 punktów doświadczenia: rusza złoty znacznik.",
  "event.vpGained":
    "{seat} zdobywa {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}{from, select, chapter1 { za rozdział I} chapter2 { za rozdział II} chapter3 { za rozdział III} other {}}.",
  "event.abilityUnlocked": "{seat} może już skorzystać ze zdolności „{ability}”.",
  "event.abilityUsed": "{seat} korzysta ze zdolności „{ability}”.",
  "event.abilityUsed.on": "{seat} korzysta ze zdolności „{ability}”: {target}.",
  "event.abilityPassed": "{seat} nie korzysta ze zdolności.",
  "event.abilityCardTaken": "{seat} bierze kartę zdolności „{ability}”; od: {partner}.",

  "event.teaPassed": "{seat} i {partner} przekazują sobie herbatę: {card} i {partnerCard}.",
  "event.automaServedTea":
    "{seat} rozpatruje efekt ceremonii na karcie „{card}”: po 1 punkcie współpracy na każdym wspólnym torze.",
  "event.allianceMoved": "Współpraca: {seat} – {partner}, pole {space}.",
  "event.alliancePointsLost":
    "Współpraca: {seat} – {partner}. Tor jest pełny, {points, plural, one {przepada # punkt współpracy} few {przepadają # punkty współpracy} many {przepada # punktów współpracy} other {przepada # punktu współpracy}}.",
  "event.bonusReached": "{seat}, premia pola {space}: {bonus}.",
  "event.handShown":
    "{count, select, 0 {{seat} pokazuje pustą rękę.} other {{seat} pokazuje: {cards}; {active, plural, =0 {żadnego aktywnego symbolu} one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}}.}}",

  "event.chapterScored":
    "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}, {seat}: lewych symboli {left}, prawych {right}; {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}} i {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}.",
  "event.cardsReturned": "{seat} bierze z osi czasu na rękę: {cards}.",
  "event.tokensCleared": "Wszystkie żetony z pul i kart zostają odrzucone.",
  "event.cardsKept":
    "{count, select, 0 {{seat} niczego nie zachowuje} other {{seat} zachowuje: {cards}}}{discarded, plural, =0 {} one {; odrzuca # kartę} few {; odrzuca # karty} many {; odrzuca # kart} other {; odrzuca # karty}}.",
  "event.questChosen": "{seat} wybiera do zadania pobocznego: {symbol}.",
  "event.questShown":
    "{count, select, 0 {Zadanie poboczne ({symbol}): {seat} nie ma kart na ręce.} other {Zadanie poboczne ({symbol}): {seat} pokazuje: {cards}.}}",
  "event.questScored":
    "Zadanie poboczne ({symbol}): {seat} zdobywa {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}.",
  "event.goldScored":
    "Złoty znacznik: {seat} zdobywa {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}.",
  "event.allianceScored":
    "Współpraca na polach {left} i {right}: {seat} zdobywa {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}.",
  "event.gameEnded":
    "Wygrywa {winner}, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}! Wynik końcowy: {places}.",
  "event.gameEnded.place": "{seat} {vp}",
  "event.gameEnded.solo.won":
    "{winner} wygrywa, {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}!",
  "event.gameEnded.solo.lost":
    "{winner} ma {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}, a potrzeba 35.",
};
