/** Що не так з опціями, колодами й побажаннями і що з цим робити: `error.` і причина. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.line": "Рядок {line}: {what}",
  "error.shape.key": "Ключа «{keys}» тут немає. Приберіть його.",
  "error.shape.type":
    "Тут має бути {expected, select, number {ціле число} list {список} mapping {об’єкт із ключами} boolean {true або false} string {текст} other {щось інше}}.",
  "error.shape.value": "Тут має бути одне зі значень: {known}.",
  "error.shape.other": "Це сюди не підходить. Приберіть або виправте це.",

  "error.mode": "Режиму «{asked}» немає. Виберіть один із: {known}.",
  "error.seats": "У режимі {mode} гравців може бути {known}, а не {count}. Виберіть іншу кількість місць.",
  "error.rule.name": "Правила {name} немає. Виберіть одне з: {known}.",
  "error.rule.value": "Правило {name} не приймає «{value}». Можна: {values}.",
  "error.deck-rules": "У режимі {mode} для колод завжди діють правила {fixed}. Приберіть це правило.",
  "error.broken-options": "Ці параметри пошкоджені. Скопіюйте їх ще раз повністю.",
  "error.automaton.surplus": "Автоматон є лише в грі соло. Приберіть його.",
  "error.automaton.same": "Виберіть для автоматона іншу фракцію, ніж ваша (GW-16.1).",
  "error.automaton.unknown": "Автоматон не може грати за «{asked}». Виберіть одну з: {known}.",

  "error.decks.one": "Візьміть на кожне місце рівно одну колоду.",
  "error.decks.side": "Виберіть фракцію та її командира.",
  "error.same-faction": "Союзники мусять мати різні фракції (GW-15.2). Замініть одну з колод.",
  "error.leader.foreign":
    "{leader} не командує фракцією {faction} (GW-2.1). Виберіть командира цієї фракції.",
  "error.leader.missing": "Ця колода не має командира. Виберіть командира за його id.",
  "error.leader.unknown":
    "Жоден командир не зветься «{asked}». {near, select, none {Вкажіть id командира.} other {Можливо, {near}?}}",

  "error.unknown-card":
    "Жодна карта не зветься «{asked}». {near, select, none {Вкажіть id або назву карти.} other {Можливо, {near}?}}",
  "error.unknown-deck":
    "Жодна готова колода не зветься «{asked}». {near, select, none {Виберіть одну з: {known}.} other {Можливо, {near}?}}",
  "error.unknown-faction":
    "Жодна фракція не зветься «{asked}». {near, select, none {Виберіть одну з: {known}.} other {Можливо, {near}?}}",
  "error.deck-too-long":
    "Цей текст задовгий для списку карт. Скоротіть його: має бути менше від {limit, plural, one {# знака} few {# знаків} many {# знаків} other {# знака}}.",
  "error.line-too-long":
    "Цей рядок задовгий для карти. Скоротіть його щонайбільше до {limit, plural, one {# знака} few {# знаків} many {# знаків} other {# знака}}.",
  "error.bad-count": "Вкажіть кількість від 1 до {limit}.",
  "error.two-factions": "Колода вже має фракцію {faction}. Залиште одну.",
  "error.two-leaders": "Колодою вже командує {leader}. Залиште одного командира.",
  "error.no-faction": "Вкажіть фракцію в окремому рядку, наприклад «faction: {example}».",
  "error.bad-deck.shape":
    "Колода має фракцію (faction), командира (leader) і карти (cards), більше нічого. Запишіть її так.",
  "error.bad-deck.faction": "Вкажіть як фракцію одну з: {known}.",
  "error.bad-deck.leader": "Вкажіть командира за його id.",
  "error.bad-deck.cards": "Запишіть карти як об’єкт із кількостями, наприклад {example}.",
  "error.bad-deck.json": "Ця колода починається як JSON, але ним не є. Перевірте дужки й коми.",
  "error.broken-deck": "«{asked}» — не код колоди. Скопіюйте його ще раз повністю.",
  "error.unpackable-deck.leader": "Для цієї колоди немає коду: {leader} не командує фракцією {faction}.",
  "error.unpackable-deck.card":
    "Для цієї колоди немає коду: карта «{card}» не належить до фракції {faction}. Приберіть її.",
  "error.unpackable-deck.copies":
    "Для цієї колоди немає коду: карти «{card}» не може бути в ній {count}×. Приберіть зайві.",
};
