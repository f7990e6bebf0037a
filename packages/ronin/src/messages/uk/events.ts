/** What happens, in Ukrainian; terms as in `components.ts`. Names of people and cards are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Гра починається, {humans, plural, one {грає # гравець} few {грають # гравці} many {грають # гравців} other {грає # гравця}}{count, select, 0 {} other {; домашні правила: {changed}}}.",
  "event.firstPlayerDecided":
    "{by, select, host {Господар назвав першого гравця: {seat}.} other {Перший гравець за жеребом: {seat}.}}",
  "event.chapterCardDrawn": "Активні символи трьох розділів: {pairs}. Початкова ініціатива: {characters}.",
  "event.charactersOffered":
    "{seat} розглядає {count, plural, one {# персонажа} few {# персонажів} many {# персонажів} other {# персонажа}}.",
  "event.charactersOffered.own": "{seat} вибирає персонажа: {things}.",
  "event.characterTaken":
    "{seat}: персонаж {character}{count, select, 0 {} other {; початкова рука: {cards}}}.",
  "event.boardsOffered":
    "{seat} розглядає {count, plural, one {# поле партнерства} few {# поля партнерства} many {# полів партнерства} other {# поля партнерства}}.",
  "event.boardsOffered.own": "{seat} вибирає поле: {things}.",
  "event.boardLaid": "{seat} – {partner}: {board}.",
  "event.initiativeSet": "Ініціатива: {seats}.",
  "event.chapterStarted":
    "Розділ {chapter, select, 1 {I} 2 {II} other {III}}: ліворуч {left}, праворуч {right}.",
  "event.turnStarted": "Розділ {chapter, select, 1 {I} 2 {II} other {III}}, хід {turn}.",

  "event.pairDiscarded": "Найвищу пару скидають: {cards}.",
  "event.rowsFilled": "Нове в комірках: {rows}.",
  "event.rowsFilled.row": "комірка {row} — {cards}",
  "event.deckReshuffled":
    "Колода вичерпалася, нову утворює скид: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.pairTaken": "{seat} бере карти з комірки {row}: {cards}.",
  "event.deckSpotTaken": "{seat} вибирає місце біля колоди.",
  "event.cardsDrawn":
    "{seat} бере з колоди {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",
  "event.cardsDrawn.own": "{seat} бере з колоди: {things}.",
  "event.deckPeeked":
    "{seat} переглядає {count, plural, one {# верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} колоди.",
  "event.deckPeeked.own": "{seat} бачить на верху колоди: {things}.",
  "event.automaPicked":
    "{row, select, 0 {{seat} не бачить активного символу і йде на місце біля колоди.} other {{seat} вибирає комірку {row}: {count, plural, one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}}.}}",
  "event.automaPlayed": "{seat} додає до ряду хронології: {cards}.",
  "event.cardSwapped": "{seat} обмінює карту «{give}» на карту «{get}» з комірки {row}.",
  "event.cardDiscarded": "{seat} скидає карту «{card}».",

  "event.cardsChosen": "{to, select, keep {{seat} залишить: {cards}.} other {{seat} зіграє: {cards}.}}",
  "event.cardsRevealed": "{seat} грає: {cards}.",
  "event.extraCardPlayed": "{seat} грає ще одну карту: {card}.",
  "event.effectMissed":
    "{seat}: умову карти «{card}» не виконано{tea, select, yes { під час чайної церемонії} other {}}.",
  "event.effectResolved":
    "{seat} застосовує карту «{card}»{tea, select, yes { під час чайної церемонії} other {}}{level, select, 1 {} other {, ×{level}}}.",
  "event.symbolsLost": "{seat} втрачає: {symbols}.",
  "event.symbolsGained": "{seat} отримує {symbols}.",
  "event.symbolsConverted": "{seat} обмінює {away} на {symbols}.",
  "event.symbolsUncovered": "{seat} відкриває: {symbols}.",
  "event.xpGained":
    "{seat} набирає {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}{from, select, row { за останню комірку} chapter1 { за розділ I} chapter2 { за розділ II} chapter3 { за розділ III} bonus { як бонус} ability { завдяки вмінню} other {}}{lost, select, 0 {} other {; пропадає: {lost}}}.",
  "event.goldReached": "{seat} досягає 20 очок досвіду: вирушає золотий маркер.",
  "event.vpGained":
    "{seat} набирає {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}{from, select, chapter1 { за розділ I} chapter2 { за розділ II} chapter3 { за розділ III} other {}}.",
  "event.abilityUnlocked": "{seat} відтепер може використати вміння «{ability}».",
  "event.abilityUsed": "{seat} використовує вміння «{ability}».",
  "event.abilityUsed.on": "{seat} використовує вміння «{ability}»: {target}.",
  "event.abilityPassed": "{seat} не використовує вмінь.",
  "event.abilityCardTaken": "{seat} бере карту вміння «{ability}»; партнер: {partner}.",

  "event.teaPassed": "{seat} і {partner} передають чашку: {card} і {partnerCard}.",
  "event.automaServedTea":
    "{seat} наливає чай картою «{card}»: по 1 очку партнерства на кожному спільному треку.",
  "event.allianceMoved": "Партнерство: {seat} – {partner}, поділка {space}.",
  "event.alliancePointsLost":
    "Трек партнерства {seat} – {partner} заповнений, пропадає {points, plural, one {# очко партнерства} few {# очки партнерства} many {# очок партнерства} other {# очка партнерства}}.",
  "event.bonusReached": "{seat}, бонус поділки {space}: {bonus}.",
  "event.handShown":
    "{count, select, 0 {{seat} показує порожню руку.} other {{seat} показує: {cards}; {active, plural, =0 {жодного активного символу} one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}}.}}",

  "event.chapterScored":
    "Розділ {chapter, select, 1 {I} 2 {II} other {III}}, {seat}: ліворуч {left}, праворуч {right}, разом {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}} і {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.",
  "event.cardsReturned": "{seat} бере з ряду хронології на руку: {cards}.",
  "event.tokensCleared": "Із запасів і з карт зникають усі жетони.",
  "event.cardsKept":
    "{count, select, 0 {{seat} нічого не залишає} other {{seat} залишає: {cards}}}{discarded, plural, =0 {} one {; скидає # карту} few {; скидає # карти} many {; скидає # карт} other {; скидає # карти}}.",
  "event.questChosen": "{seat} вибирає для додаткового завдання: {symbol}.",
  "event.questShown":
    "{count, select, 0 {Додаткове завдання ({symbol}): {seat} не має карт на руці.} other {Додаткове завдання ({symbol}): {seat} показує: {cards}.}}",
  "event.questScored":
    "Додаткове завдання ({symbol}): {seat} набирає {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.",
  "event.goldScored":
    "Золотий досвід: {seat} набирає {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.",
  "event.allianceScored":
    "Партнерства на поділках {left} і {right}: {seat} набирає {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.",
  "event.gameEnded":
    "Перемагає {winner}, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}! Підсумок: {places}.",
  "event.gameEnded.place": "{seat} {vp}",
  "event.gameEnded.solo.won":
    "{winner} перемагає, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}!",
  "event.gameEnded.solo.lost":
    "{winner} має {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}, а треба 35.",
};
