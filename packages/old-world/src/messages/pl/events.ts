/** What happens, in Polish. Names of people, cards and places are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Zaczyna się gra, {seats, plural, one {w drogę rusza # wiedźmin} few {w drogę ruszają # wiedźmini} many {w drogę rusza # wiedźminów} other {w drogę rusza # wiedźmina}}{count, select, 0 {} other {; zasady domowe: {changed}}}.",
  "event.startingPlayerDecided":
    "{by, select, host {Gracz rozpoczynający wskazany przez gospodarza: {seat}.} other {Gracz rozpoczynający z losowania: {seat}.}}",
  "event.poolLaid": "Pula, pola od 1 do 6: {cards}.",
  "event.attributeTrophiesLaid": "Trofea atrybutów do zdobycia medytacją: {attributes}.",
  "event.lairsShown": "Potwory pojawią się tutaj: {places}.",
  "event.monsterAppeared": "Potwór, {place} ({terrain}): {monster}, {level}.",
  "event.schoolsOffered":
    "{seat} ogląda {count, plural, one {# szkołę} few {# szkoły} many {# szkół} other {# szkoły}}.",
  "event.schoolsOffered.own": "{seat} wybiera szkołę: {things}.",
  "event.schoolTaken": "{seat} gra jako {witcher}, {school}; start: {place}.",
  "event.turnStarted": "{turn}. tura: {seat}.",
  "event.phaseStarted": "{seat}: faza {phase, select, 1 {I} 2 {II} other {III}}.",
  "event.phaseSkipped": "{seat} nie może nic zrobić w fazie II.",
  "event.cardsDrawn":
    "{seat} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "event.cardsDrawn.own": "{seat} dobiera: {things}.",
  "event.deckReshuffled":
    "{seat} tasuje stos kart odrzuconych w nową talię: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.deckShuffled":
    "{seat} tasuje swoją talię: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.deckSearched":
    "{seat} przegląda swoją talię: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.deckSearched.own": "{seat} widzi w swojej talii: {things}.",
  "event.cardsDiscarded": "{seat} odrzuca{from, select, deck { z talii} other {}}: {cards}.",
  "event.cardsRemoved":
    "{seat} usuwa z gry{from, select, deck { z talii} discard { ze stosu kart odrzuconych} other {}}: {cards}.",
  "event.moved": "{seat} idzie: {from} – {to}.",
  "event.meditated": "{seat} medytuje: {attribute}.",
  "event.goldGained":
    "{seat} zdobywa {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.",
  "event.goldLost":
    "{seat} traci {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.",
  "event.actionUsed": "{seat}, {place}: {action}.",
  "event.attributeRaised": "{seat}: {attribute} rośnie do {level}.",
  "event.attributeLowered": "{seat}: {attribute} spada do {level}.",
  "event.levelReached": "{seat} osiąga {level}. poziom wiedźmina.",
  "event.shieldChanged": "{seat}: Tarcza {change}, teraz {shield}.",
  "event.potionTaken": "{seat} bierze eliksir: {potion}.",
  "event.potionDiscarded": "{seat} odrzuca eliksir: {potion}.",
  "event.potionsReshuffled":
    "Odrzucone eliksiry tworzą nową talię: {count, plural, one {# eliksir} few {# eliksiry} many {# eliksirów} other {# eliksiru}}.",
  "event.poolCardTaken":
    "{seat} bierze {to, select, hand {na rękę} other {na stos kart odrzuconych}} kartę „{card}” z pola {slot}.",
  "event.deckRevealed":
    "{seat} odkrywa: {cards}{found, select, yes {; ostatnia trafia na stos kart odrzuconych} other {; żadna nie pasuje}}.",
  "event.deckRevealed.none": "{seat} nie znajduje żadnej karty: wspólna talia jest pusta.",
  "event.poolRefilled": "Nowe w puli: {cards}.",
  "event.poolCardRemoved": "{seat} usuwa z puli kartę „{card}” z pola {slot}.",
  "event.poolCardDiscarded": "Z pola {slot} znika karta „{card}”.",
  "event.commonDeckReshuffled":
    "Wspólny stos kart odrzuconych tworzy nową talię: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.setOut": "{seat} wyrusza w drogę. Cel: {place}.",
  "event.lookedAround":
    "{what, select, training {{seat} szuka nauczyciela.} other {{seat} szuka czegoś do wymiany.}}",
  "event.poolCardChosen": "{seat} wybiera z puli kartę „{card}”.",
  "event.diePicked": "{seat} bierze do ręki kość z wynikiem {face}.",
  "event.thoughtBetter": "{seat} zmienia zdanie.",
  "event.leftAlone":
    "{what, select, trailQuest {{seat} nie bierze zadania tropiącego.} pool {{seat} zostawia pulę bez zmian.} dice {{seat} zostawia kości na stole.} other {{seat} zatrzymuje resztę ręki.}}",
  "event.trailQuestTaken":
    "{seat} bierze zadanie tropiące ({terrain}), {place}; {gold, plural, one {leży na nim # moneta} few {leżą na nim # monety} many {leży na nim # monet} other {leży na nim # monety}}.",
  "event.trailQuestDone":
    "{seat} znajduje trop, {place}: {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}{returned, select, yes {; żeton tropu tego terenu ({terrain}) już ma} other { i żeton tropu ({terrain})}}.",
  "event.trailTaken": "{seat} bierze żeton tropu: {terrain}.",
  "event.trailsReturned": "Tropy potwora ({terrain}) wystygły; oddane żetony: {seats}.",
  "event.pokerStarted": "{seat} gra w kościanego pokera przeciwko ustalonemu układowi.",
  "event.pokerStarted.witcher":
    "{seat} i {opponent} grają w kościanego pokera; stawka: {pot, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.",
  "event.pokerStarted.locals":
    "{seat} gra w kościanego pokera z miejscowymi, rzuca za nich {opponent}; stawka: {pot, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.",
  "event.pokerStarted.solo": "{seat} gra w kościanego pokera.",
  "event.pokerRolled": "Rzut ({side}): {dice}.",
  "event.pokerRerolled":
    "{count, plural, =0 {Bez przerzutu ({side}): {dice}.} one {Przerzucono # kość ({side}): {dice}.} few {Przerzucono # kości ({side}): {dice}.} many {Przerzucono # kości ({side}): {dice}.} other {Przerzucono # kości ({side}): {dice}.}}",
  "event.pokerWon":
    "Kościany poker, zwycięstwo: {side} ({hand}); druga strona: {other}{gold, plural, =0 {} one {; # moneta} few {; # monety} many {; # monet} other {; # monety}}.",
  "event.pokerPaid":
    "{seat} wyrzuca: {hand}, {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.",
  "side.locals": "miejscowi",
  "side.fixed": "układ do pobicia",
  "event.keptUsed": "{seat} używa: {kept}.",
  "event.keptLeft": "{seat} nie ma już karty: {kept}.",
  "event.monsterPileRenewed":
    "Przepędzone potwory wracają ({level}): {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.",
  "event.lairEmptied": "Nie ma już potwora dla tego terenu: {terrain}.",
  "event.tavernClosed": "Tawerna jest zamknięta: {place}.",
  "event.turnEnded": "{seat} kończy turę.",
  "event.gameWon": "{seat} ma cztery trofea i wygrywa!",
  "event.gameWon.solo":
    "{seat} wygrywa po {turns, plural, one {# turze} few {# turach} many {# turach} other {# tury}}. {rating}!",
  "event.gameAbandoned": "{seat} porzuca grę.",

  "event.fightDeclared": "{seat} walczy z potworem: {monster}.",
  "event.fightDeclared.controlled": "{seat} walczy z potworem: {monster}. Kontroluje go {controller}.",
  "event.duelDeclared": "{seat} wyzywa na pojedynek, przeciwnik: {defender}; {place}.",
  "event.betPlaced": "{seat} nie obstawia.",
  "event.betPlaced.on":
    "{seat} stawia {gold, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}; faworyt: {on}.",
  "event.betMade": "{seat} podejmuje decyzję o zakładzie.",
  "event.lifeDeckFormed":
    "{seat} tworzy talię życia: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.monsterLifeFormed":
    "{monster}: {count, plural, one {# karta życia} few {# karty życia} many {# kart życia} other {# karty życia}}.",
  "event.combatTurnStarted": "{turn}. tura walki: {seat}.",
  "event.monsterTurnStarted": "{turn}. tura walki potwora: {monster}.",
  "event.potionUsed": "{seat} pije eliksir: {potion}{free, select, yes { – bez kosztu i wady} other {}}.",
  "event.specializationUsed": "{seat} używa: {specialization}, poziom {level}.",
  "event.attackPrepared": "{seat} szykuje atak.",
  "event.comboPlayed": "{seat} zagrywa kombinację: {cards}.",
  "played.linked": "{card} → {colour}",
  "played.free": "{card} (bez łączenia)",
  "event.noCombo": "{seat} nie ma karty na kombinację.",
  "event.attackDealt":
    "{seat} atakuje: {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.",
  "event.damageDealt":
    "{seat} zadaje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.",
  "event.damageTaken":
    "{seat} otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.",
  "event.monsterHurt":
    "{monster} traci {count, plural, one {# kartę życia} few {# karty życia} many {# kart życia} other {# karty życia}}, zostaje: {left}.",
  "event.attackNamed": "{seat} wybiera atak potwora: {attack}.",
  "event.attackRolled": "Na kości wypada {die}: {attack}.",
  "event.attackRevealed":
    "Odkryto: {card}; potworowi {left, plural, one {zostaje # karta życia} few {zostają # karty życia} many {zostaje # kart życia} other {zostaje # karty życia}}.",
  "event.attackSettled": "{text}",
  "event.attackSettled.chosen": "Wybiera {seat}. {text}",
  "event.attackSettled.plain": "Użyty zostaje atak: {attack}.",
  "event.attackSettled.plain.chosen": "{seat} wybiera atak: {attack}.",
  "event.topTaken": "{seat} bierze ze stosu kart odrzuconych: {card}.",
  "event.cardReturned": "{seat} bierze z powrotem na rękę: {card}.",
  "event.comboDiscarded": "{seat} odrzuca kombinację: {cards}.",
  "event.opponentSeen":
    "{seat} ogląda {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} talii przeciwnika.",
  "event.opponentSeen.own": "{seat} widzi na wierzchu talii przeciwnika: {things}.",
  "event.seenDiscarded":
    "Przeciwnik musi odrzucić {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, wybiera {seat}.",
  "event.seenDiscarded.own": "Przeciwnik musi odrzucić: {things}; wybiera {seat}.",
  "event.seenPutBack":
    "{seat} odkłada na wierzch {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "event.knockedOut": "Powalenie: {seat}.",
  "event.monsterDefeated": "{seat} pokonuje potwora: {monster}!",
  "event.monsterDrivenAway": "{seat} przepędza potwora: {monster}.",
  "event.totalDefeat":
    "{seat} ponosi całkowitą porażkę; potworowi ({monster}) {left, plural, one {została # karta życia} few {zostały # karty życia} many {zostało # kart życia} other {zostało # karty życia}}.",
  "event.duelWon": "{seat} wygrywa pojedynek, pokonany przeciwnik: {loser}!",
  "event.betWon":
    "{seat} wygrywa zakład: {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.",
  "event.betLost":
    "{seat} przegrywa zakład: {gold, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.",
  "event.trophyGained": "{seat} zdobywa kartę „{trophy}”. {text}",
  "event.trophyGained.plain": "{seat} zdobywa kartę „{trophy}”.",
  "event.trackMoved": "{seat} wchodzi na pole {position} toru reputacji.",
  "event.fatigueSuffered":
    "Zmęczenie: {seat} musi usunąć z gry {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",

  "event.abilityUsed": "{seat} – {source}: {effects}.",
  "event.abilityUsed.cost": "{seat} – {source}: {cost}; w zamian {effects}.",
  "event.abilityUsed.toll": "{seat} – {source}: {cost}.",
  "event.abilityUsed.plain": "{seat} używa: {source}.",
  "event.dieRolled": "{seat} rzuca kością: {die}.",
  "event.testRolled": "{seat}, test ({attribute}): 2 × {level} + {die} = {total}.",
  "event.levelTested":
    "{seat}, decyduje {of, select, combat {Walka} defense {Obrona} alchemy {Alchemia} specialization {Specjalizacja} other {poziom wiedźmina}}: {level}.",
  "event.cardTakenBack":
    "{seat} {to, select, hand {bierze ze stosu kart odrzuconych na rękę: {card}} other {wtasowuje ze stosu kart odrzuconych do talii: {card}}}.",
  "event.cardsBuried":
    "{seat} wkłada z ręki pod talię {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "event.cardsBuried.own": "{seat} wkłada pod talię: {things}.",
  "event.ownPutBack": "{seat} odkłada pozostałe karty {to, select, top {na wierzch} other {pod talię}}.",
  "event.ownDeckLooked":
    "{seat} ogląda {count, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} swojej talii.",
  "event.ownDeckLooked.own": "{seat} widzi na wierzchu swojej talii: {things}.",
  "event.seenCardsKept":
    "{count, plural, =0 {{seat} nie bierze żadnej z nich na rękę} one {{seat} bierze # z nich na rękę} few {{seat} bierze # z nich na rękę} many {{seat} bierze # z nich na rękę} other {{seat} bierze # z nich na rękę}}.",
  "event.seenCardsKept.own": "{seat} bierze na rękę: {things}.",
  "event.phaseThreeDrawChanged": "{seat}: {change} do liczby kart na ręce w fazie III tej tury.",
  "event.phaseThreeDrawSet":
    "{seat} w fazie III tej tury dobiera tylko do {to, plural, one {# karty} few {# kart} many {# kart} other {# karty}}.",
  "event.phaseThreeCardFree": "{seat} w tej turze nie płaci za kartę z puli.",
  "event.skippedToPhaseThree": "{seat} przechodzi od razu do fazy III.",
  "event.exploringForbidden": "{seat} nie może eksplorować w tej turze.",

  "event.storyDrawn":
    "{seat}, eksploracja: {deck, select, city {miasto} other {dzikie ostępy}}, „{title}”. {text}",
  "event.storyDrawn.plain":
    "{seat}, eksploracja: {deck, select, city {miasto} other {dzikie ostępy}}, karta {id}.",
  "event.eventRead": "{seat} czyta zdarzenie {event}, „{title}”. {text}",
  "event.eventRead.plain": "{seat} czyta zdarzenie {id}.",
  "event.eventMissing": "{seat} nic nie znajduje: zdarzenie {event} ma już któryś gracz.",
  "event.storyLeftAlone": "{seat} nie może tu za nic zapłacić i rusza dalej.",
  "event.optionChosen": "{seat} wybiera {option}: {text}",
  "event.optionChosen.plain": "{seat} wybiera {option}.",
  "event.storyEnded": "{text}",
  "event.storyEnded.plain": "Opowieść karty {id} się kończy.",
  "event.storiesReshuffled":
    "Karty eksploracji ({deck, select, city {miasto} other {dzikie ostępy}}) są tasowane od nowa: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.",
  "event.nothingToExplore": "{seat} nie ma już czego eksplorować.",
  "event.questTaken": "{seat} bierze zadanie „{quest}”, gdzie: {place}.",
  "event.questTaken.anywhere": "{seat} bierze zadanie „{quest}”, gdzie: szkoła dowolnego gracza.",
  "event.questLost": "{seat} nie może zachować zadania: nie ma już żetonów obszarów.",
  "event.questResolved": "{seat} wykonuje zadanie „{quest}”, gdzie: {place}.",
  "event.cardKept":
    "{seat} zachowuje{as, select, equipment { ekwipunek} companion { towarzysza} other { kartę}}: {kept}.",

  "outcome.won": "{winner} wygrywa z czwartym trofeum",
  "outcome.solo":
    "Wygrana po {turns, plural, one {# turze} few {# turach} many {# turach} other {# tury}}: {rating}",
  "outcome.abandoned": "Gra została porzucona",
};
