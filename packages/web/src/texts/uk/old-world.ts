import type en from "../en/old-world.ts";

export default {
  "oldWorld.prompt": "Про що питає гра",
  "oldWorld.wait": "Хвилинку…",
  "oldWorld.waiting":
    "Вирішує: {names}{why, select, setup { (приготування до гри)} move { (переходи й дії)} phase { (що у фазі II)} train { (вишкіл)} pool { (карта із запасу)} dice { (кубики)} story { (що в історії)} bet { (ставка)} fight { (бойовий хід)} attack { (як атакує чудовисько)} cards { (які карти)} attribute { (атрибут)} potion { (еліксир)} trail { (слід)} other {}}",
  "oldWorld.over": "Кінець гри",
  "oldWorld.lost": "Тут ще можна щось отримати даром. Усе одно завершити фазу? Натисніть ще раз.",
  "oldWorld.ask.one":
    "{can, select, both {Можна йти далі, діяти тут або завершити фазу I.} move {{moved, select, yes {Можна йти далі або завершити фазу I.} other {Виберіть, куди йти, або завершіть фазу I.}}} act {Можна діяти тут або завершити фазу I.} other {Тут більше нічого робити: завершіть фазу I.}}",
  "oldWorld.ask.pay":
    "{named, select, way {Тепер виберіть карту, якою платите.} other {Тепер виберіть, як саме платите цією картою.}}",
  "oldWorld.ask.two": "Фаза II: виберіть щось одне.",
  "oldWorld.ask.lay":
    "{plain, select, yes {Торкніться її ще раз або освітленого місця, щоб викласти.} other {Виберіть освітлене з’єднання, куди її викласти.}}",
  "oldWorld.ask.to": "Куди: {place}?",
  "oldWorld.pay":
    "{payment, select, terrain {Карта із цією місцевістю} wild {Карта будь-якої місцевості} gold {Карта й 1 монета} two {Будь-які дві карти} second {Друга карта} other {Будь-яка карта}}",
  "oldWorld.with": "З картою: {card}",
  "oldWorld.with.trophy": "З трофеєм",
  "oldWorld.train.with":
    "{gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, з картою: {card}",
  "oldWorld.do.choose": "Вибрати",
  "oldWorld.do.school": "Узяти цей планшет",
  "oldWorld.do.option": "Вибрати {option}",
  "oldWorld.do.move": "Іти туди",
  "oldWorld.do.potion": "Випити: {potion}",
  "oldWorld.do.use": "Використати",
  "oldWorld.do.quest":
    "Виконати завдання{gold, plural, =0 {} one { за # монету} few { за # монети} many { за # монет} other { за # монети}}",
  "oldWorld.keys.confirm": "Підтвердити",
  "oldWorld.keys.decline": "Не зараз або назад",
  "oldWorld.keys.done": "Готово або далі",
  "oldWorld.keys.action": "Дія локації",
  "oldWorld.keys.endPhase": "Завершити фазу I",
  "oldWorld.board": "Ваш планшет",
  "oldWorld.board.open": "Відкрити весь планшет",
  "oldWorld.gives":
    "{attribute, select, combat {берете {n}} defense {Щит до {n}} alchemy {{n, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}} за бій} other {рівень {level}}}",
  "oldWorld.of": "з {most}",
  "oldWorld.gold": "{gold, plural, one {монета} few {монети} many {монет} other {монети}}",
  "oldWorld.potions": "Еліксири",
  "oldWorld.trophies": "Трофеї",
  "oldWorld.kept": "Збережене",
  "oldWorld.ahead": "Трофей {position}: {wins, select, yes {перемога} other {втома: {fatigue}}}",
  "oldWorld.all": "Усі ({count})",
  "oldWorld.again": "Переглянути останній хід ще раз",
  "oldWorld.quests.all": "Усі завдання й сліди ({count})",
  "oldWorld.trail": "жетон сліду",
  "oldWorld.trail.held": "У вас є тут жетон сліду.",
  "oldWorld.trailQuest":
    "завдання стеження: {place}, {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",
  "oldWorld.quest":
    "{where, select, school {школа будь-якого гравця} other {{place}}}{gold, plural, =0 {} one {, # монета} few {, # монети} many {, # монет} other {, # монети}}{ready, select, yes {, зараз} other {}}",
  "oldWorld.seat":
    "{name}: рівень {level}, Щит {shield}, {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, {hand, plural, one {# карта} few {# карти} many {# карт} other {# карти}} на руці, {potions, plural, one {# еліксир} few {# еліксири} many {# еліксирів} other {# еліксиру}}, трофеї: {trophies} з {of}{decides, select, yes {; вирішує} other {}}",
  "oldWorld.pool": "Запас",
  "oldWorld.pool.deck": "Колода запасу",
  "oldWorld.price": "Ціна в картах",
  "oldWorld.deck": "Колода",
  "oldWorld.discard": "Скид",
  "oldWorld.stage": "{phase, select, setup {Приготування} other {Кінець}}",
  "oldWorld.phases": "Фази ходу",
  "oldWorld.phase": "{phase, select, one {Переходи й дії} two {Бій, медитація, дослідження} other {Карти}}",
  "oldWorld.left":
    "{moved, select, yes {Перехід зроблено} other {Переходу ще не було}}, {acted, select, yes {дію цієї локації виконано} other {дію цієї локації ще не виконано}}",
  "oldWorld.turn": "{solo, select, yes {Хід {turn}} other {Раунд {turn}}}",
  "oldWorld.round": "Раунд {turn}",
  "oldWorld.whose": "{own, select, yes {Ваш хід, {name}} other {Хід: {name}}}",
  "oldWorld.common": "Трофеї та стоси",
  "oldWorld.common.trophies": "Трофеї, що лишилися",
  "oldWorld.common.stakes": "Відьмачі трофеї ({name}): {count}",
  "oldWorld.common.piles": "Стоси",
  "oldWorld.common.tokens": "Жетони локацій ({terrain}): {count}",
  "oldWorld.common.monsters": "Чудовиська",
  "oldWorld.common.level": "{level}: ще з’явиться {count}",
  "oldWorld.common.away": "Прогнано: {monsters}",
  "oldWorld.common.goal":
    "Виграє той, хто першим здобуде {count, plural, one {# трофей} few {# трофеї} many {# трофеїв} other {# трофея}}.",
  "oldWorld.count": "{what}: {count}",
  "oldWorld.nothing": "Тут поки що порожньо.",
  "oldWorld.tab": "{tab, select, board {Планшет} pool {Запас} other {Завдання}}",
  "oldWorld.cards": "Карти на вибір",
  "oldWorld.sort": "{sort, select, colour {Колір} terrain {Місцевість} cost {Вартість} other {Де}}",
  "oldWorld.lies":
    "{from, select, hand {на руці} deck {у колоді} other {у скиді}}{count, plural, one {} few {, # однакові} many {, # однакових} other {, # однакової}}",
  "oldWorld.seen": "Верх колоди",
  "oldWorld.seen.alone": "Ці карти бачите лише ви.",
  "oldWorld.seen.order":
    "{to, select, top {Номер 1 лежить зверху, кожна наступна карта — під ним.} other {Кожна наступна карта лежить під попередньою, на споді колоди.}}",
  "oldWorld.schools": "Школи",
  "oldWorld.schools.secret": "Ці планшети бачите лише ви.",
  "oldWorld.schools.level": "Рівень {level}",
  "oldWorld.home": "дім: {place}",
  "oldWorld.terrains": "Місцевості",
  "oldWorld.lair": "{monster}: {place}",
  "oldWorld.lair.none": "немає чудовиська",
  "oldWorld.attributes": "Атрибути",
  "oldWorld.level.end": "рівень {level}",
  "oldWorld.level.change":
    "рівень {level} → {next}{attribute, select, combat {; карти: {now} → {then}} defense {; Щит: {now} → {then}} alchemy {; еліксири: {now} → {then}} other {}}",
  "oldWorld.abilities": "Здібності",
  "oldWorld.verdict": "{verdict, select, won {Перемога} lost {Поразка} draw {Нічия} other {Кінець гри}}",
  "oldWorld.end.facts":
    "рівень {level}, {gold, plural, one {# монета} few {# монети} many {# монет} other {# монети}}",
  "oldWorld.rank.turns":
    "{open, select, below {ходи: щонайбільше {to}} above {ходи: {from} і більше} other {ходи: {from}–{to}}}",
  "oldWorld.rank.next":
    "На {count, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}} менше, і було б: {rank}.",
} as const satisfies Record<keyof typeof en, string>;
