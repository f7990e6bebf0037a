/** What happens, in Czech; terms as in `components.ts`. Names of people and cards are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Hra začíná, {humans, plural, one {hraje # hráč} few {hrají # hráči} other {hraje # hráčů}}{count, select, 0 {} other {; domácí pravidla: {changed}}}.",
  "event.firstPlayerDecided":
    "{by, select, host {První hráč podle hostitele: {seat}.} other {První hráč podle losu: {seat}.}}",
  "event.chapterCardDrawn": "Aktivní symboly tří kapitol: {pairs}. Počáteční iniciativa: {characters}.",
  "event.charactersOffered":
    "{seat} si prohlíží {count, plural, one {# postavu} few {# postavy} other {# postav}}.",
  "event.charactersOffered.own": "{seat} si vybírá postavu: {things}.",
  "event.characterTaken":
    "{seat} hraje za postavu {character}{count, select, 0 {} other {; počáteční ruka: {cards}}}.",
  "event.boardsOffered":
    "{seat} si prohlíží {count, plural, one {# plán spojenectví} few {# plány spojenectví} other {# plánů spojenectví}}.",
  "event.boardsOffered.own": "{seat} si vybírá plán: {things}.",
  "event.boardLaid": "{seat} a {partner}: {board}.",
  "event.initiativeSet": "Iniciativa: {seats}.",
  "event.chapterStarted":
    "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}: vlevo {left}, vpravo {right}.",
  "event.turnStarted": "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}, {turn}. tah.",

  "event.pairDiscarded": "Nejvyšší dvojice se odhazuje: {cards}.",
  "event.rowsFilled": "Nově v řadách: {rows}.",
  "event.rowsFilled.row": "řada {row} – {cards}",
  "event.deckReshuffled":
    "Balíček došel, nový vzniká z odhazovací hromádky: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.pairTaken": "{seat} si bere řadu {row}: {cards}.",
  "event.deckSpotTaken": "{seat} volí místo u balíčku.",
  "event.cardsDrawn":
    "{seat} si dobírá z balíčku {count, plural, one {# kartu} few {# karty} other {# karet}}.",
  "event.cardsDrawn.own": "{seat} si dobírá: {things}.",
  "event.deckPeeked":
    "{seat} si prohlíží {count, plural, one {# vrchní kartu} few {# vrchní karty} other {# vrchních karet}} balíčku.",
  "event.deckPeeked.own": "{seat} vidí navrchu balíčku: {things}.",
  "event.automaPicked":
    "{row, select, 0 {{seat} nevidí aktivní symbol a jde na místo u balíčku.} other {{seat} volí řadu {row}: {count, plural, one {# aktivní symbol} few {# aktivní symboly} other {# aktivních symbolů}}.}}",
  "event.automaPlayed": "{seat} přidává na časovou osu: {cards}.",
  "event.cardSwapped": "{seat} mění kartu „{give}“ za kartu „{get}“ z řady {row}.",
  "event.cardDiscarded": "{seat} odhazuje kartu „{card}“.",

  "event.cardsChosen": "{to, select, keep {{seat} si ponechá: {cards}.} other {{seat} zahraje: {cards}.}}",
  "event.cardsRevealed": "{seat} hraje: {cards}.",
  "event.extraCardPlayed": "{seat} hraje ještě jednu kartu: {card}.",
  "event.effectMissed":
    "{seat}: podmínka karty „{card}“ není splněna{tea, select, yes { v čajovém obřadu} other {}}.",
  "event.effectResolved":
    "{seat} vyhodnocuje kartu „{card}“{tea, select, yes { v čajovém obřadu} other {}}{level, select, 1 {} other {, ×{level}}}.",
  "event.symbolsLost": "{seat} ztrácí: {symbols}.",
  "event.symbolsGained": "{seat} získává: {symbols}.",
  "event.symbolsConverted": "{seat} mění: {away} za {symbols}.",
  "event.symbolsUncovered": "{seat} odkrývá: {symbols}.",
  "event.xpGained":
    "{seat} získává {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}{from, select, row { za poslední řadu} chapter1 { za kapitolu I} chapter2 { za kapitolu II} chapter3 { za kapitolu III} bonus { jako bonus} ability { schopností} other {}}{lost, select, 0 {} other {; propadá: {lost}}}.",
  "event.goldReached": "{seat} dosahuje 20 bodů zkušeností: vyráží zlatý ukazatel.",
  "event.vpGained":
    "{seat} získává {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}{from, select, chapter1 { za kapitolu I} chapter2 { za kapitolu II} chapter3 { za kapitolu III} other {}}.",
  "event.abilityUnlocked": "{seat} má k dispozici schopnost „{ability}“.",
  "event.abilityUsed": "{seat} používá schopnost „{ability}“.",
  "event.abilityUsed.on": "{seat} používá schopnost „{ability}“: {target}.",
  "event.abilityPassed": "{seat} žádnou schopnost nepoužívá.",
  "event.abilityCardTaken": "{seat} si bere kartu schopnosti „{ability}“ (spojenec: {partner}).",

  "event.teaPassed": "{seat} a {partner} si předávají čaj: {card} a {partnerCard}.",
  "event.automaServedTea": "{seat} nalévá čaj kartou „{card}“: 1 bod spojenectví na každé společné stupnici.",
  "event.allianceMoved": "Spojenectví: {seat} – {partner}, pozice {space}.",
  "event.alliancePointsLost":
    "Stupnice {seat} – {partner} je plná, {points, plural, one {propadá # bod spojenectví} few {propadají # body spojenectví} other {propadá # bodů spojenectví}}.",
  "event.bonusReached": "{seat}, bonus pozice {space}: {bonus}.",
  "event.handShown":
    "{count, select, 0 {{seat} ukazuje prázdnou ruku.} other {{seat} ukazuje: {cards}; {active, plural, =0 {žádný aktivní symbol} one {# aktivní symbol} few {# aktivní symboly} other {# aktivních symbolů}}.}}",

  "event.chapterScored":
    "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}, {seat}: vlevo {left}, vpravo {right}, to je {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}} a {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.",
  "event.cardsReturned": "{seat} si bere z časové osy do ruky: {cards}.",
  "event.tokensCleared": "Všechny žetony mizí ze zásob i z karet.",
  "event.cardsKept":
    "{count, select, 0 {{seat} si nic neponechává} other {{seat} si ponechává: {cards}}}{discarded, plural, =0 {} one {; odhazuje # kartu} few {; odhazuje # karty} other {; odhazuje # karet}}.",
  "event.questChosen": "{seat} volí pro vedlejší úkol: {symbol}.",
  "event.questShown":
    "{count, select, 0 {{seat}, vedlejší úkol ({symbol}): žádná karta v ruce.} other {{seat}, vedlejší úkol ({symbol}): v ruce: {cards}.}}",
  "event.questScored":
    "Vedlejší úkol ({symbol}): {seat} získává {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.",
  "event.goldScored":
    "Zlatá zkušenost: {seat} získává {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.",
  "event.allianceScored":
    "Spojenectví na pozicích {left} a {right}: {seat} získává {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}.",
  "event.gameEnded":
    "Vyhrává {winner}, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}! Konečný stav: {places}.",
  "event.gameEnded.place": "{seat} {vp}",
  "event.gameEnded.solo.won":
    "{winner} vyhrává, {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}!",
  "event.gameEnded.solo.lost":
    "{winner} má {vp, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}} a na potřebných 35 to nestačí.",
};
