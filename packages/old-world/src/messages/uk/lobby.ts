/** The name of the game, its modes and its options in Ukrainian. */
export const LOBBY: Record<string, string> = {
  game: "Старий Світ",
  seat: "Гравець {number}",

  "mode.adventure": "Полювання",
  "mode.adventure.about":
    "Від двох до п’яти відьмаків із суперницьких шкіл мандрують Континентом; перемагає той, хто перший здобуде чотири трофеї.",
  "mode.solo": "Соло",
  "mode.solo.about":
    "Лише ви: здолайте трьох чудовиськ і здобудьте один трофей атрибута за якнайменше ходів.",

  "rule.seat": "місце {number}",
  "rule.firstSeat": "Місце гравця, що починає",
  "rule.firstSeat.about": "Діє лише тоді, коли гравця, що починає, називає господар.",
  "rule.goldSupply": "Золото у скарбниці",
  "rule.goldSupply.about":
    "Без обмеження або 35 монет: тоді надходження припиняються, коли скарбниця порожня.",
  "rule.goldSupply.unlimited": "без обмеження",
  "rule.goldSupply.35": "35 монет",
  "rule.location0Terrain": "Локація 0",
  "rule.location0Terrain.about": "Чи веде туди одна карта будь-якої місцевості, чи лише інші способи оплати.",
  "rule.location0Terrain.any": "будь-яка місцевість",
  "rule.location0Terrain.none": "жодна місцевість",
  "rule.deckListAlwaysVisible": "Власна колода",
  "rule.deckListAlwaysVisible.about":
    "Ви завжди бачите, що ще є у вашій колоді, без порядку; або переглядаєте її, коли дозволяють правила, і тоді її тасують.",
  "rule.deckListAlwaysVisible.true": "завжди видима",
  "rule.deckListAlwaysVisible.false": "для перегляду",
  "rule.startingPlayer": "Гравець, що починає",
  "rule.startingPlayer.about": "За жеребом або названий господарем.",
  "rule.startingPlayer.random": "за жеребом",
  "rule.startingPlayer.host": "названий господарем",
  "rule.schoolSelection": "Школи",
  "rule.schoolSelection.about": "Одна з двох витягнутих, за жеребом або на вибір.",
  "rule.schoolSelection.draft": "одна з двох",
  "rule.schoolSelection.random": "за жеребом",
  "rule.schoolSelection.free": "на вибір",
  "rule.attributeRows": "Рівень 5 атрибутів",
  "rule.attributeRows.about":
    "Бій, Захист і Алхімія дають стільки, скільки на рівні 4, як на друкованих планшетах; або рахуються як 5.",
  "rule.attributeRows.board": "як рівень 4",
  "rule.attributeRows.level": "рахується як 5",
  "rule.duplicateTrailQuests": "Кілька завдань стеження",
  "rule.duplicateTrailQuests.about":
    "Чи можна взяти завдання стеження для місцевості, слід або завдання стеження якої ви вже маєте.",
  "rule.duplicateTrailQuests.true": "дозволено",
  "rule.duplicateTrailQuests.false": "не дозволено",
  "rule.explorationReshuffle": "Колоди дослідження",
  "rule.explorationReshuffle.about":
    "Порожню колоду тасують знову; або її вже не можна вибрати, а якщо порожні обидві, дослідження нічого не дає.",
  "rule.explorationReshuffle.true": "тасують знову",
  "rule.explorationReshuffle.false": "вичерпуються",
  "rule.levelOneBite": "Укуси рівня I",
  "rule.levelOneBite.about": "Чи укус чудовиська рівня I, що знижує атрибут, знижує ще й ваш Щит на 1.",
  "rule.levelOneBite.shield": "Щит −1",
  "rule.levelOneBite.none": "лише атрибут",
  "rule.secretBets": "Ставки",
  "rule.secretBets.about": "Відкриті або таємні й показані разом.",
  "rule.secretBets.false": "відкриті",
  "rule.secretBets.true": "таємні",
  "rule.autoResolveSingle": "Вимушені відповіді",
  "rule.autoResolveSingle.about": "Відповідає за вас стіл, або завжди відповідаєте ви самі.",
  "rule.autoResolveSingle.true": "відповідає стіл",
  "rule.autoResolveSingle.false": "відповідаєте ви",

  "story.untranslated": "[Поки що лише англійською.]",
};
