import type en from "../en/gwent.ts";

export default {
  "gwent.side": "Бік: {names}",
  "gwent.strength": "сила {strength}",
  "gwent.row.total": "{row}: {total}",
  "gwent.total": "{names}: сума {total}{leads, select, yes {, попереду} other {}}",
  "gwent.passed": "Пас",
  "gwent.gems":
    "{gems, plural, =0 {самоцвітів не лишилося} one {лишився # самоцвіт} few {лишилося # самоцвіти} many {лишилося # самоцвітів} other {лишилося # самоцвіту}}",
  "gwent.points": "{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
  "gwent.facts": "{name}: на руці {hand}, у колоді {deck}, у скиді {pile}",
  "gwent.deck": "{name}: колода, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "gwent.pile": "{names}: скид, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "gwent.hand": "{name}: рука, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "gwent.tray": "На вибір",
  "gwent.count": "{title} ({count})",
  "gwent.known": "Відомі карти на руці",
  "gwent.revealed": "Уже бачили",
  "gwent.nothing": "Тут поки порожньо.",
  "gwent.removed": "Поза партією",

  "gwent.keys.pass": "Спасувати, лишити руку або нікого не вибрати",

  "gwent.leader": "Командир",
  "gwent.leader.use": "Дія командира",
  "gwent.leader.state":
    "{state, select, spent {— уже використано.} cancelled {— без здібності.} passive {— діє завжди.} other {— можна раз за партію.}}",
  "gwent.leader.not": "{why, select, nothing {Зараз це нічого не змінить.} other {Лише у свій хід.}}",
  "gwent.pass": "Пас",
  "gwent.pass.sure": "Пас і поразка?",
  "gwent.pass.loses":
    "{loss, select, match {Пас зараз — це програна партія.} game {Пас зараз — це програна гра.} other {Пас зараз — це програний раунд.}}",
  "gwent.pass.again": "Натисніть ще раз, щоб усе одно пасувати.",
  "gwent.keep": "Лишити руку",
  "gwent.decline": "Нікого",
  "gwent.cancel": "Скасувати",
  "gwent.why": "Чому?",
  "gwent.continue": "Далі",
  "gwent.prompt": "Що робити",
  "gwent.boards": "Усі поля",
  "gwent.enlarge": "Збільшити поле: {name}",
  "gwent.pile.view": "Переглянути скид",
  "gwent.decks": "Колоди",
  "gwent.deck.state":
    "{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}} · {state, select, won {перемогла й вибула} played {щойно грала} other {вільна}}",

  "gwent.do.play": "Зіграти",
  "gwent.do.exchange": "Обміняти",
  "gwent.do.revive": "Повернути",
  "gwent.do.take": "Узяти",
  "gwent.do.call": "Прикликати",
  "gwent.do.discard": "Скинути",
  "gwent.do.deck": "Грати нею",

  "gwent.hint.turn": "Зіграйте карту{leader, select, yes {, використайте командира} other {}} або пасуйте.",
  "gwent.hint.play": "Торкніться карти ще раз або підсвіченого місця.",
  "gwent.hint.again": "Торкніться ще раз, щоб підтвердити.",
  "gwent.hint.where": "Виберіть, куди вона піде.",
  "gwent.hint.decoy": "Виберіть загін, який повернеться на руку.",
  "gwent.hint.mulligan":
    "{left, plural, one {Можна обміняти ще # карту.} few {Можна обміняти # карти.} many {Можна обміняти # карт.} other {Можна обміняти # карти.}}",
  "gwent.hint.starter": "Ваша фракція дає вам право вирішити.",
  "gwent.hint.among":
    "{count, plural, one {# варіант} few {# варіанти} many {# варіантів} other {# варіанта}}",
  "gwent.hint.discard": "Вона піде у ваш скид.",
  "gwent.hint.deck": "Гра {game} турніру",
  "gwent.wait": "Хвилинку…",

  "gwent.before": "Перед битвою",
  "gwent.over": "Партію завершено",
  "gwent.game.round": "Гра {game} · {round, select, 0 {вибір колод} other {раунд {round}}}",
  "gwent.wins":
    "{wins, plural, one {# виграна гра} few {# виграні гри} many {# виграних ігор} other {# виграної гри}}",
  "gwent.round.short": "Р{round}",
  "gwent.round.draw": "нічия",
  "gwent.round.won": "Раунд {round}: перемога — {names}",
  "gwent.round.drawn": "Раунд {round}: нічия",
  "gwent.verdict": "{verdict, select, won {Перемога} lost {Поразка} draw {Нічия} other {Партію завершено}}",
  "gwent.score":
    "{verdict, select, won {Ви перемогли {score}.} draw {Партія завершилася з рахунком {score}.} other {{count, plural, one {Виграє} few {Виграють} many {Виграють} other {Виграють}} {names} {score}.}}",
  "gwent.turned": "{name}: +{swing}",
  "gwent.result": "Результат",
  "gwent.winners":
    "{count, plural, one {Перемагає {names}} few {Перемагають {names}} many {Перемагають {names}} other {Перемагають {names}}}",

  "gwent.steps": "Як вирішив автоматон",
  "gwent.automaton.leaders": "Командири, яких ще не відкрито",
  "gwent.automaton.unseen": "Карти, яких ще не відкрито",
} as const satisfies Record<keyof typeof en, string>;
