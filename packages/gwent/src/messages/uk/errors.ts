/** Що не так з опціями, колодами й побажаннями і що з цим робити: `error.` і причина. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.line": "Рядок {line}: {what}",
  "error.shape.key": "Ключа «{keys}» тут немає; не вказуйте його.",
  "error.shape.type":
    "Тут має бути {expected, select, number {ціле число} list {список} mapping {об’єкт із ключами} boolean {true або false} string {текст} other {щось інше}}.",
  "error.shape.value": "Тут має бути одне зі значень: {known}.",
  "error.shape.other": "Це сюди не підходить; приберіть або виправте це.",

  "error.mode": "Режиму «{asked}» немає; виберіть один із: {known}.",
  "error.seats": "У режимі {mode} кількість місць — {known}, а не {count}; виберіть іншу.",
  "error.rule.name": "Опції правил {name} немає; виберіть одну з: {known}.",
  "error.rule.value": "Опція правил {name} не приймає «{value}»; можна: {values}.",
  "error.deck-rules": "У режимі {mode} для колод завжди діють правила {fixed}; не вказуйте цієї опції.",
  "error.broken-options": "Ці опції обрізано або змінено; скопіюйте їх ще раз повністю.",
  "error.automaton.surplus": "Автоматон грає лише в грі соло; не вказуйте його.",
  "error.automaton.same": "Виберіть для автоматона іншу фракцію, ніж ваша (GW-16.1).",
  "error.automaton.unknown": "Автоматон не може грати за «{asked}»; виберіть одну з: {known}.",

  "error.decks.one": "Візьміть на кожне місце рівно одну колоду.",
  "error.decks.side": "Виберіть фракцію та її командира.",
  "error.same-faction": "Союзники мусять мати різні фракції (GW-15.2); замініть одну з колод.",
  "error.leader.foreign":
    "{leader} не командує фракцією {faction} (GW-2.1); виберіть командира цієї фракції.",
  "error.leader.missing": "Ця колода не має командира; виберіть командира за його id.",
  "error.leader.unknown":
    "Жоден командир не зветься «{asked}»; {near, select, none {вкажіть id командира.} other {можливо, {near}?}}",

  "error.unknown-card":
    "Жодна карта не зветься «{asked}»; {near, select, none {вкажіть id або назву карти.} other {можливо, {near}?}}",
  "error.unknown-deck":
    "Жодна готова колода не зветься «{asked}»; {near, select, none {виберіть одну з: {known}.} other {можливо, {near}?}}",
  "error.unknown-faction":
    "Жодна фракція не зветься «{asked}»; {near, select, none {виберіть одну з: {known}.} other {можливо, {near}?}}",
  "error.deck-too-long": "Цей текст задовгий для списку карт; скоротіть його до менш ніж {limit} знаків.",
  "error.bad-count": "Вкажіть кількість від 1 до {limit}.",
  "error.two-factions": "Колода вже має фракцію {faction}; залиште одну.",
  "error.two-leaders": "Колодою вже командує {leader}; залиште одного командира.",
  "error.no-faction": "Вкажіть фракцію в окремому рядку, наприклад «faction: {example}».",
  "error.bad-deck.shape":
    "Колода має фракцію (faction), командира (leader) і карти (cards), більше нічого; запишіть її так.",
  "error.bad-deck.faction": "Вкажіть як фракцію одну з: {known}.",
  "error.bad-deck.leader": "Вкажіть командира за його id.",
  "error.bad-deck.cards": "Запишіть карти як об’єкт із кількостями, наприклад {example}.",
  "error.bad-deck.json": "Ця колода починається як JSON, але ним не є; перевірте дужки й коми.",
  "error.broken-deck": "«{asked}» — не запакована колода; скопіюйте її ще раз повністю.",
  "error.unpackable-deck.leader": "Цю колоду не можна запакувати: {leader} не командує фракцією {faction}.",
  "error.unpackable-deck.card":
    "Цю колоду не можна запакувати: карта «{card}» не належить до фракції {faction}; приберіть її.",
  "error.unpackable-deck.copies":
    "Цю колоду не можна запакувати: карти «{card}» не може бути в ній {count}×; приберіть кілька.",
};
