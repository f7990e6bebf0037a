/** The name of the game, its modes and its options in Ukrainian. */
export const LOBBY: Record<string, string> = {
  game: "Ронін",
  seat: "Гравець {number}",
  automa: "Автома",
  "automa.numbered": "Автома {number}",

  "mode.alliance": "Партнерство",
  "mode.alliance.about":
    "Від трьох до п’яти гравців: кожен має партнерство з обома сусідами й грає сам за себе.",
  "mode.duo": "Двоє гравців і Автома",
  "mode.duo.about": "Двоє гравців, а між ними Автома, яка бере карти й передає чашку, але не може перемогти.",
  "mode.solo": "Соло",
  "mode.solo.about": "Ви граєте між двома Автомами; для перемоги треба набрати 35 переможних очок.",

  "rule.yes": "так",
  "rule.no": "ні",
  "rule.seat": "місце {number}",
  "rule.firstPlayer": "Перший гравець",
  "rule.firstPlayer.about":
    "Хто першим вибирає персонажа й поле: випадковий гравець або названий господарем.",
  "rule.firstPlayer.random": "випадково",
  "rule.firstPlayer.host": "називає господар",
  "rule.firstSeat": "Місце першого гравця",
  "rule.firstSeat.about": "Діє, лише якщо першого гравця називає господар.",
  "rule.allianceSide": "Поля партнерства",
  "rule.allianceSide.about":
    "Сторона А: усі поля однакові, радимо для першої гри. Сторона Б: у кожної пари партнерів інші бонуси.",
  "rule.allianceSide.A": "сторона А",
  "rule.allianceSide.B": "сторона Б",
  "rule.automaCharacters": "Персонаж Автоми",
  "rule.automaCharacters.about": "Випадковий або вибраний першим гравцем із тих, що лишилися.",
  "rule.automaCharacters.random": "випадково",
  "rule.automaCharacters.chosen": "вибраний",
  "rule.soloDifficulty": "Пора року",
  "rule.soloDifficulty.about":
    "Наскільки складна соло-гра: обидва треки починаються влітку з 4 очок, восени з 2, узимку без очок.",
  "rule.soloDifficulty.autumn": "осінь (звичайно)",
  "rule.soloDifficulty.summer": "літо (легко)",
  "rule.soloDifficulty.winter": "зима (складно)",
  "rule.keptCardsPair": "Символи для залишених карт",
  "rule.keptCardsPair.about":
    "Ефекти залишених карт використовують активні символи розділу, що завершується, або наступного.",
  "rule.keptCardsPair.ending": "розділу, що завершується",
  "rule.keptCardsPair.next": "наступного розділу",
  "rule.endAbilityAfterChapter3": "Уміння після розділу III",
  "rule.endAbilityAfterChapter3.about":
    "Якщо ввімкнено, уміння кінця розділу можна використати й після розділу III, перед фінальним підрахунком.",
  "rule.autoSideQuest": "Автовибір додаткового завдання",
  "rule.autoSideQuest.about":
    "Якщо ввімкнено, стіл сам бере кожному вигідніший символ. Якщо вимкнено, кожен таємно вибирає символ.",
  "rule.knownCards": "Карти, які всі бачили",
  "rule.knownCards.about":
    "Чи показувати на чужих руках карти, які туди брали в усіх на очах, чи лише кількість карт.",
  "rule.knownCards.shown": "показані на руці",
  "rule.knownCards.hidden": "лише кількість",
};
