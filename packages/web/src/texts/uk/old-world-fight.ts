import type en from "../en/old-world-fight.ts";

export default {
  "oldWorld.fight": "Бій",
  "oldWorld.duel": "Поєдинок",
  "oldWorld.fight.short": "Коротка сутичка",
  "oldWorld.fight.end":
    "{how, select, won {{you, select, yes {Ви перемагаєте чудовисько} other {{name} перемагає чудовисько}}} out {{you, select, yes {Ви вибуваєте з бою} other {{name} вибуває з бою}}} other {{you, select, yes {Ви виграєте поєдинок} other {Поєдинок виграє {name}}}}}",
  "oldWorld.fight.of": "з {all}",
  "oldWorld.fight.level": "рівень {level}",
  "oldWorld.fight.role": "{role, select, attacker {атакує} other {захищається}}",
  "oldWorld.fight.stake":
    "{gold, plural, =0 {Перемога не дає монет} one {Перемога дає # монету} few {Перемога дає # монети} many {Перемога дає # монет} other {Перемога дає # монети}}",
  "oldWorld.fight.deciders":
    "{same, select, yes {{you, select, yes {Його атаки вибираєте ви} other {Його атаки вибирає {name}}}} other {{you, select, yes {Його наступну атаку вибираєте ви, потім {next}} other {Його наступну атаку вибирає {name}, потім {next}}}}}",
  "oldWorld.fight.die": "Його атаки визначає кубик",
  "oldWorld.fight.seen": "{place, select, 1 {Зверху} other {Карта {place} згори}}: {charge} {bite}",
  "oldWorld.fight.dull": "Без ефекту: {colour}",
  "oldWorld.fight.hindrance":
    "{kind, select, potionCap {{n, plural, one {Не більше # еліксиру} few {Не більше # еліксирів} many {Не більше # еліксирів} other {Не більше # еліксиру}}} shieldGainCap {Щит росте за хід не більше ніж на {n}} damageCap {Цього ходу ушкоджень: не більше {n}} lossCap {{n, plural, one {Цього ходу втрачає не більше # карти} few {Цього ходу втрачає не більше # карт} many {Цього ходу втрачає не більше # карт} other {Цього ходу втрачає не більше # карти}}} comboMax {{n, plural, one {Комбінація з # карти} few {Комбінація: не більше # карт} many {Комбінація: не більше # карт} other {Комбінація: не більше # карти}}} noComboShield {Комбінація не дає Щита} firstCardRandom {Перша карта комбінації випадкова} refillBase {{n, plural, one {Бій дає # карту} few {Бій дає # карти} many {Бій дає # карт} other {Бій дає # карти}}} handFirst {Ушкодження спершу забирають карти з руки} other {Атака +{n}}}",
  "oldWorld.fight.bet":
    "{state, select, awaited {{name} вирішує щодо ставки} hidden {{name}: ставка закрита} none {{name}: без ставки} other {{name}: 1 монета, фаворит: {on}}}",

  "oldWorld.fight.combo": "Комбінація",
  "oldWorld.fight.noCombo":
    "{state, select, laying {{name} викладає комбінацію} preparing {{you, select, yes {Перед комбінацією: еліксири, Спеціалізація, трофеї} other {{name} готує атаку}}} other {Комбінації тут немає}}",
  "oldWorld.fight.next":
    "{first, select, yes {Викладіть першу карту} other {{free, select, yes {Викладіть карту зі зв’язком чи без нього} other {Викладіть наступну карту}}}}",
  "oldWorld.fight.free": "Без зв’язку",
  "oldWorld.fight.topDiscard": "Верхня карта скиду",
  "oldWorld.fight.totals": "Що дає комбінація",
  "oldWorld.fight.total":
    "{total, select, damage {Ушкодження.} shieldGain {Щит із комбінації.} other {Карти, добрані після неї.}}",
  "oldWorld.fight.damage":
    "карти: {cards}, зв’язки: {links}{effects, select, 0 {} other {, ефекти: {effects}}}",
  "oldWorld.fight.shieldGain": "{now} → {after}, межа {cap}",
  "oldWorld.fight.refill": "Бій {row}{cards, select, 0 {} other {, комбінація {cards}}}",

  "oldWorld.fight.attack":
    "{state, select, yours {Виберіть атаку чудовиська} awaited {Атаку чудовиська вибирає {name}} named {Атака: {attack}} other {Чудовисько атакує}}",
  "oldWorld.fight.blow": "Ушкоджень: {damage}; Щит, потім колода, потім рука",

  "oldWorld.fight.life":
    "{count, plural, one {Життя: # карта} few {Життя: # карти} many {Життя: # карт} other {Життя: # карти}}",
  "oldWorld.fight.deck": "Колода життя",
  "oldWorld.fight.hand": "Рука",
  "oldWorld.fight.discard": "Скид",
  "oldWorld.fight.shield": "Щит",
  "oldWorld.fight.parts": "Щит {shield} · колода {deck} · рука {hand}",
  "oldWorld.fight.kit": "Вжити",
  "oldWorld.fight.usable":
    "{count, plural, =0 {зараз нічого} one {# зараз} few {# зараз} many {# зараз} other {# зараз}}",
  "oldWorld.fight.potions": "Вжито еліксирів: {used} з {of}",
  "oldWorld.fight.thing":
    "{name}, {state, select, now {можна зараз} spent {використано} other {не зараз}}. {words}",

  "oldWorld.forecast": "Прогноз",
  "oldWorld.forecast.strike": "Ваш удар",
  "oldWorld.forecast.answer": "Відповідь",
  "oldWorld.forecast.atMost": "≤ {damage}",
  "oldWorld.forecast.end":
    "{end, select, won {{duel, select, yes {може перемогти} other {перемагає його}}} other {ваші останні карти: ви вибуваєте}}",
  "oldWorld.forecast.own":
    "Щит {shield} → {after}, {draws, plural, =0 {без добору} one {добір: # карта} few {добір: # карти} many {добір: # карт} other {добір: # карти}}",
  "oldWorld.forecast.ability": "Дорогою можна дещо використати.",
  "oldWorld.forecast.defend": "Проти цього можна дещо використати.",
  "oldWorld.forecast.unknown": "Карти суперника закриті: без числа.",
  "oldWorld.forecast.numbers":
    "{worst, plural, =0 {найгірше: без втрат} one {найгірше: втрата # карти} few {найгірше: втрата # карт} many {найгірше: втрата # карт} other {найгірше: втрата # карти}} · у середньому {mean}",
  "oldWorld.forecast.knocks":
    "{knocks, select, 0 {Вибити вас не може} other {{die, select, yes {Виб’є вас: {knocks} з {of} кидків і карт} other {Виб’є вас: {knocks} з {of} карт}}}}",

  "oldWorld.do.strike": "{damage, select, 0 {Зіграти комбінацію} other {Удар на {damage}}}",
  "oldWorld.do.reroll":
    "{count, plural, =0 {Лишити кубики} one {Перекинути # кубик} few {Перекинути # кубики} many {Перекинути # кубиків} other {Перекинути # кубика}}",

  "oldWorld.poker": "Покер на кістках",
  "oldWorld.poker.who":
    "{kind, select, locals {Місцеві ({place})} fixed {Кидок, який треба побити} other {{name}}}",
  "oldWorld.poker.state":
    "{state, select, yours {Торкніться кубиків, щоб перекинути їх (один раз)} choosing {{name} вибирає кубики для перекидання} thrown {за них кидає {name}} other {кубики лишаються}}",
  "oldWorld.poker.die":
    "Кубик: {face}{state, select, marked {, буде перекинуто} forming {, частина кидка} other {}}",
  "oldWorld.poker.hands": "Кидки від найкращого",
  "oldWorld.poker.lies":
    "{near, select, yes {{far, select, yes {(обидві сторони)} other {(ближча сторона)}}} other {(дальша сторона)}}",
  "oldWorld.poker.pays": "{gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",
  "oldWorld.poker.pot":
    "{gold, plural, one {монета в банку} few {монети в банку} many {монет у банку} other {монети в банку}}",
  "oldWorld.poker.asTheyLie":
    "{state, select, ahead {Як лежать, ці кубики виграють.} behind {Як лежать, ці кубики програють.} other {Торкніться кубиків, щоб побачити, що дасть перекидання.}}",
  "oldWorld.poker.odds":
    "{solo, select, yes {Перекинути: {count}. Покращення: {better}/{throws}; у середньому монет: {gold}.} other {Перекинути: {count}. Виграш: {wins}/{throws}, покращення: {better}/{throws}.}}",
} as const satisfies Record<keyof typeof en, string>;
