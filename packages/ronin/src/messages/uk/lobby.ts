/** The name of the game, its modes and its options in Ukrainian. */
export const LOBBY: Record<string, string> = {
  game: "Ронін",
  seat: "Гравець {number}",
  automa: "Автома",
  "automa.numbered": "Автома {number}",

  "mode.alliance": "Партнерство",
  "mode.alliance.about":
    "Від трьох до п’яти гравців: кожен має партнерство з обома сусідами й грає сам за себе.",
  "mode.duo": "Двоє й Автома",
  "mode.duo.about": "Двоє гравців, а між ними Автома, яка бере карти й передає чашку, але не може перемогти.",
  "mode.solo": "Соло",
  "mode.solo.about": "Ви самі між двома Автомами: для перемоги потрібно 35 переможних очок.",

  "rule.yes": "так",
  "rule.no": "ні",
  "rule.seat": "місце {number}",
  "rule.firstPlayer": "Перший гравець",
  "rule.firstPlayer.about":
    "Кому першому пропонують персонажів і поля. Вирішує випадок, або господар називає місце.",
  "rule.firstPlayer.random": "випадково",
  "rule.firstPlayer.host": "називає господар",
  "rule.firstSeat": "Місце першого гравця",
  "rule.firstSeat.about": "Має значення, лише якщо першого гравця називає господар.",
  "rule.allianceSide": "Поля партнерства",
  "rule.allianceSide.about":
    "На стороні A всі поля однакові, добре для першої гри. На стороні B кожна пара партнерів має інші бонуси.",
  "rule.allianceSide.A": "сторона A",
  "rule.allianceSide.B": "сторона B",
  "rule.automaCharacters": "Персонаж Автоми",
  "rule.automaCharacters.about": "Випадковий або вибраний першим гравцем із тих, що лишилися.",
  "rule.automaCharacters.random": "випадково",
  "rule.automaCharacters.chosen": "вибраний",
  "rule.soloDifficulty": "Пора року",
  "rule.soloDifficulty.about":
    "Наскільки складна соло-гра: обидва треки починаються влітку з 4 очок, восени з 2, узимку без очок.",
  "rule.soloDifficulty.autumn": "осінь (звичайний)",
  "rule.soloDifficulty.summer": "літо (легкий)",
  "rule.soloDifficulty.winter": "зима (складний)",
  "rule.keptCardsPair": "Символи для залишених карт",
  "rule.keptCardsPair.about":
    "Ефекти залишених карт використовують активні символи розділу, що завершується, або наступного.",
  "rule.keptCardsPair.ending": "розділу, що завершується",
  "rule.keptCardsPair.next": "наступного розділу",
  "rule.endAbilityAfterChapter3": "Уміння після розділу III",
  "rule.endAbilityAfterChapter3.about":
    "Якщо ввімкнено, уміння кінця розділу можна застосувати й після розділу III, перед фінальним підрахунком.",
  "rule.autoSideQuest": "Краще додаткове завдання саме",
  "rule.autoSideQuest.about": "Якщо вимкнено, кожен таємно вибирає символ додаткового завдання.",
  "rule.knownCards": "Карти, які всі бачили",
  "rule.knownCards.about":
    "Чи показувати на руці карти, про які всі бачили, що вони туди потрапили, чи лише кількість карт.",
  "rule.knownCards.shown": "показані на руці",
  "rule.knownCards.hidden": "лише кількість",
};
