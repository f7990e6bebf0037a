/** What happens, in Ukrainian. Names of people, cards and places are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Гра починається, {seats, plural, one {у дорогу рушає # відьмак} few {у дорогу рушають # відьмаки} many {у дорогу рушають # відьмаків} other {у дорогу рушає # відьмака}}{count, select, 0 {} other {; домашні правила: {changed}}}.",
  "event.startingPlayerDecided":
    "{by, select, host {Господар назвав, хто починає: {seat}.} other {За жеребом починає {seat}.}}",
  "event.poolLaid": "Запас, місця від 1 до 6: {cards}.",
  "event.attributeTrophiesLaid": "Трофеї атрибутів, які можна здобути медитацією: {attributes}.",
  "event.lairsShown": "Чудовиська з’являться тут: {places}.",
  "event.monsterAppeared": "Чудовисько, {place} ({terrain}): {monster}, {level}.",
  "event.schoolsOffered":
    "{seat} розглядає {count, plural, one {# школу} few {# школи} many {# шкіл} other {# школи}}.",
  "event.schoolsOffered.own": "{seat} вибирає школу: {things}.",
  "event.schoolTaken": "{seat}: відьмак {witcher}, {school}; початкова локація: {place}.",
  "event.turnStarted": "Хід {turn}: {seat}.",
  "event.phaseStarted": "{seat}: фаза {phase, select, 1 {I} 2 {II} other {III}}.",
  "event.phaseSkipped": "{seat} нічого не може зробити у фазі II.",
  "event.cardsDrawn":
    "{seat} бере {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",
  "event.cardsDrawn.own": "{seat} бере: {things}.",
  "event.deckReshuffled":
    "{seat} тасує скид у нову колоду: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.deckShuffled":
    "{seat} тасує свою колоду: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.deckSearched":
    "{seat} переглядає свою колоду: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.deckSearched.own": "{seat} бачить у своїй колоді: {things}.",
  "event.cardsDiscarded": "{seat} скидає{from, select, deck { з колоди} other {}}: {cards}.",
  "event.cardsRemoved":
    "{seat} вилучає з гри{from, select, deck { з колоди} discard { зі скиду} other {}}: {cards}.",
  "event.moved": "{seat} іде: {from} — {to}.",
  "event.meditated": "{seat} медитує: {attribute}.",
  "event.goldGained":
    "{seat} отримує {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.",
  "event.goldLost":
    "{seat} втрачає {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.",
  "event.actionUsed": "{seat}, {place}: {action}.",
  "event.attributeRaised": "{seat}: {attribute} зростає до {level}.",
  "event.attributeLowered": "{seat}: {attribute} падає до {level}.",
  "event.levelReached": "{seat} досягає {level}-го рівня відьмака.",
  "event.shieldChanged": "{seat}: Щит {change}, тепер {shield}.",
  "event.potionTaken": "{seat} бере еліксир: {potion}.",
  "event.potionDiscarded": "{seat} скидає еліксир: {potion}.",
  "event.potionsReshuffled":
    "Зі скинутих еліксирів утворено нову колоду: {count, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}.",
  "event.poolCardTaken":
    "{seat} бере {to, select, hand {на руку} other {у скид}} карту «{card}» з місця {slot}.",
  "event.deckRevealed":
    "{seat} відкриває: {cards}{found, select, yes {; остання йде у скид} other {; жодна не підходить}}.",
  "event.deckRevealed.none": "{seat} не знаходить жодної карти: спільна колода порожня.",
  "event.poolRefilled": "Нове в запасі: {cards}.",
  "event.poolCardRemoved": "{seat} вилучає із запасу карту «{card}» з місця {slot}.",
  "event.poolCardDiscarded": "З місця {slot} зникає карта «{card}».",
  "event.commonDeckReshuffled":
    "Зі спільного скиду утворено нову колоду: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.setOut": "{seat} вирушає в дорогу. Мета: {place}.",
  "event.lookedAround": "{what, select, training {{seat} шукає вчителя.} other {{seat} шукає, що обміняти.}}",
  "event.poolCardChosen": "{seat} вибирає із запасу карту «{card}».",
  "event.diePicked": "{seat} бере кубик зі значенням {face}.",
  "event.thoughtBetter": "{seat} передумує.",
  "event.leftAlone":
    "{what, select, trailQuest {{seat} не бере завдання стеження.} pool {{seat} залишає запас як є.} dice {{seat} залишає кубики на столі.} other {{seat} залишає решту руки.}}",
  "event.trailQuestTaken":
    "{seat} бере завдання стеження ({terrain}), {place}; {gold, plural, one {на ньому лежить # монета} few {на ньому лежать # монети} many {на ньому лежить # монет} other {на ньому лежить # монети}}.",
  "event.trailQuestDone":
    "{seat} знаходить слід, {place}: {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}{returned, select, yes {; жетон сліду цієї місцевості ({terrain}) уже є} other { і жетон сліду ({terrain})}}.",
  "event.trailTaken": "{seat} бере жетон сліду: {terrain}.",
  "event.trailsReturned": "Сліди чудовиська ({terrain}) охололи; жетони повертають: {seats}.",
  "event.pokerStarted": "{seat} грає в покер на кістках проти заданого кидка.",
  "event.pokerStarted.witcher":
    "{seat} і {opponent} грають у покер на кістках; {pot, plural, one {у банку # монета} few {у банку # монети} many {у банку # монет} other {у банку # монети}}.",
  "event.pokerStarted.locals":
    "{seat} грає в покер на кістках із місцевими, за них кидає {opponent}; {pot, plural, one {у банку # монета} few {у банку # монети} many {у банку # монет} other {у банку # монети}}.",
  "event.pokerStarted.solo": "{seat} грає в покер на кістках.",
  "event.pokerRolled": "Кидок ({side}): {dice}.",
  "event.pokerRerolled":
    "{count, plural, =0 {Без перекидання ({side}): {dice}.} one {Перекинуто # кубик ({side}): {dice}.} few {Перекинуто # кубики ({side}): {dice}.} many {Перекинуто # кубиків ({side}): {dice}.} other {Перекинуто # кубика ({side}): {dice}.}}",
  "event.pokerWon":
    "Покер на кістках, перемога: {side} ({hand}); інша сторона: {other}{gold, plural, =0 {} one {; # монета} few {; # монети} many {; # монет} other {; # монети}}.",
  "event.pokerPaid":
    "{seat} викидає: {hand}, {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.",
  "side.locals": "місцеві",
  "side.fixed": "заданий кидок",
  "event.keptUsed": "{seat} використовує: {kept}.",
  "event.keptLeft": "{seat} втрачає карту: {kept}.",
  "event.monsterPileRenewed":
    "Прогнані чудовиська повертаються ({level}): {count, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}.",
  "event.lairEmptied": "Чудовиська в цій місцевості більше немає: {terrain}.",
  "event.tavernClosed": "Корчма зачинена: {place}.",
  "event.turnEnded": "{seat} завершує хід.",
  "event.gameWon": "{seat} має чотири трофеї й перемагає!",
  "event.gameWon.solo":
    "{seat} перемагає за {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}. {rating}!",
  "event.gameAbandoned": "{seat} покидає гру.",

  "event.fightDeclared": "{seat} б’ється з чудовиськом: {monster}.",
  "event.fightDeclared.controlled": "{seat} б’ється з чудовиськом: {monster}. Ним керує {controller}.",
  "event.duelDeclared": "Поєдинок ({place}): нападник {seat}, захисник {defender}.",
  "event.betPlaced": "{seat} не робить ставки.",
  "event.betPlaced.on":
    "{seat} ставить {gold, plural, one {# монету} few {# монети} many {# монет} other {# монети}}; фаворит: {on}.",
  "event.betMade": "{seat} ухвалює рішення щодо ставки.",
  "event.lifeDeckFormed":
    "{seat} складає колоду життя: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.monsterLifeFormed":
    "{monster}: {count, plural, one {# карта життя} few {# карти життя} many {# карт життя} other {# карти життя}}.",
  "event.combatTurnStarted": "Бойовий хід {turn}: {seat}.",
  "event.monsterTurnStarted": "Бойовий хід чудовиська {turn}: {monster}.",
  "event.potionUsed": "{seat} п’є еліксир: {potion}{free, select, yes { — без ціни й вади} other {}}.",
  "event.specializationUsed": "{seat} використовує: {specialization}, рівень {level}.",
  "event.attackPrepared": "{seat} готує атаку.",
  "event.comboPlayed": "{seat} грає комбінацію: {cards}.",
  "played.linked": "{card} → {colour}",
  "played.free": "{card} (без зв’язку)",
  "event.noCombo": "{seat} не має карти на комбінацію.",
  "event.attackDealt":
    "{seat} атакує: {damage, plural, one {# ушкодження} few {# ушкодження} many {# ушкоджень} other {# ушкодження}}.",
  "event.damageDealt":
    "{seat} завдає {damage, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}.",
  "event.damageTaken":
    "{seat} зазнає {damage, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}.",
  "event.monsterHurt":
    "{monster} втрачає {count, plural, one {# карту життя} few {# карти життя} many {# карт життя} other {# карти життя}}, лишається: {left}.",
  "event.attackNamed": "{seat} вибирає атаку чудовиська: {attack}.",
  "event.attackRolled": "На кубику випало {die}: {attack}.",
  "event.attackRevealed":
    "Відкрито: {card}; у чудовиська лишається {left, plural, one {# карта життя} few {# карти життя} many {# карт життя} other {# карти життя}}.",
  "event.attackSettled": "{text}",
  "event.attackSettled.chosen": "Вибирає {seat}. {text}",
  "event.attackSettled.plain": "Застосовано атаку: {attack}.",
  "event.attackSettled.plain.chosen": "{seat} вибирає атаку: {attack}.",
  "event.topTaken": "{seat} бере зі скиду: {card}.",
  "event.cardReturned": "{seat} повертає на руку: {card}.",
  "event.comboDiscarded": "{seat} скидає комбінацію: {cards}.",
  "event.opponentSeen":
    "{seat} переглядає {count, plural, one {верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} колоди суперника.",
  "event.opponentSeen.own": "{seat} бачить на верху колоди суперника: {things}.",
  "event.seenDiscarded":
    "Суперник мусить скинути {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, вибирає {seat}.",
  "event.seenDiscarded.own": "Суперник мусить скинути: {things}; вибирає {seat}.",
  "event.seenPutBack":
    "{seat} кладе наверх {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",
  "event.knockedOut": "{seat} вибуває з бою.",
  "event.monsterDefeated": "{seat} перемагає чудовисько: {monster}!",
  "event.monsterDrivenAway": "{seat} проганяє чудовисько: {monster}.",
  "event.totalDefeat":
    "{seat} зазнає цілковитої поразки; у чудовиська ({monster}) {left, plural, one {лишалася # карта життя} few {лишалося # карти життя} many {лишалося # карт життя} other {лишалося # карти життя}}.",
  "event.duelWon": "Поєдинок виграє {seat}, програє {loser}!",
  "event.betWon":
    "{seat} виграє ставку: {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.",
  "event.betLost":
    "{seat} програє ставку: {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.",
  "event.trophyGained": "{seat} здобуває карту «{trophy}». {text}",
  "event.trophyGained.plain": "{seat} здобуває карту «{trophy}».",
  "event.trackMoved": "{seat} піднімається на позицію {position} шкали трофеїв.",
  "event.fatigueSuffered":
    "Втома: {seat} мусить вилучити з гри {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",

  "event.abilityUsed": "{seat} — {source}: {effects}.",
  "event.abilityUsed.cost": "{seat} — {source}: {cost}; за це {effects}.",
  "event.abilityUsed.toll": "{seat} — {source}: {cost}.",
  "event.abilityUsed.plain": "{seat} використовує: {source}.",
  "event.dieRolled": "{seat} кидає кубик: {die}.",
  "event.testRolled": "{seat}, випробування ({attribute}): 2 × {level} + {die} = {total}.",
  "event.levelTested":
    "{seat}, вирішує {of, select, combat {Бій} defense {Захист} alchemy {Алхімія} specialization {Спеціалізація} other {рівень відьмака}}: {level}.",
  "event.cardTakenBack":
    "{seat} {to, select, hand {бере зі скиду на руку: {card}} other {замішує зі скиду в колоду: {card}}}.",
  "event.cardsBuried":
    "{seat} кладе з руки під колоду {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.",
  "event.cardsBuried.own": "{seat} кладе під колоду: {things}.",
  "event.ownPutBack": "{seat} кладе решту карт {to, select, top {назад наверх} other {під колоду}}.",
  "event.ownDeckLooked":
    "{seat} переглядає {count, plural, one {верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} своєї колоди.",
  "event.ownDeckLooked.own": "{seat} бачить на верху своєї колоди: {things}.",
  "event.seenCardsKept":
    "{seat} бере на руку {count, plural, =0 {жодної з них} one {# з них} few {# з них} many {# з них} other {# з них}}.",
  "event.seenCardsKept.own": "{seat} бере на руку: {things}.",
  "event.phaseThreeDrawChanged": "{seat}: {change} до кількості карт на руці у фазі III цього ходу.",
  "event.phaseThreeDrawSet":
    "{seat} у фазі III цього ходу бере лише до {to, plural, one {# карти} few {# карт} many {# карт} other {# карти}}.",
  "event.phaseThreeCardFree": "{seat} цього ходу не платить за карту із запасу.",
  "event.skippedToPhaseThree": "{seat} одразу переходить до фази III.",
  "event.exploringForbidden": "{seat} цього ходу не може досліджувати.",

  "event.storyDrawn": "{seat}, дослідження: {deck, select, city {місто} other {глушина}}, «{title}». {text}",
  "event.storyDrawn.plain": "{seat}, дослідження: {deck, select, city {місто} other {глушина}}, карта {id}.",
  "event.eventRead": "{seat} читає подію {event}, «{title}». {text}",
  "event.eventRead.plain": "{seat} читає подію {id}.",
  "event.eventMissing": "{seat} нічого не знаходить: подію {event} вже має хтось із гравців.",
  "event.storyLeftAlone": "{seat} не може тут ні за що заплатити і йде далі.",
  "event.optionChosen": "{seat} вибирає {option}: {text}",
  "event.optionChosen.plain": "{seat} вибирає {option}.",
  "event.storyEnded": "{text}",
  "event.storyEnded.plain": "Історія карти {id} закінчується.",
  "event.storiesReshuffled":
    "Карти дослідження ({deck, select, city {місто} other {глушина}}) тасують знову: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.",
  "event.nothingToExplore": "{seat} більше не має чого досліджувати.",
  "event.questTaken": "{seat} бере завдання «{quest}», де: {place}.",
  "event.questTaken.anywhere": "{seat} бере завдання «{quest}», де: школа будь-якого гравця.",
  "event.questLost": "{seat} не може залишити завдання: не лишилося жетонів локацій.",
  "event.questResolved": "{seat} виконує завдання «{quest}», де: {place}.",
  "event.cardKept":
    "{seat} залишає собі{as, select, equipment { спорядження} companion { супутника} other { карту}}: {kept}.",

  "outcome.won": "{winner} перемагає з четвертим трофеєм",
  "outcome.solo":
    "Перемога за {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}: {rating}",
  "outcome.abandoned": "Гру покинуто",
};
