/** What numbers are called and why they are what they are, in Ukrainian. */
export const REASONS: Record<string, string> = {
  "subject.symbols": "{seat}: {symbol}",
  "subject.xp": "{seat}: досвід",
  "subject.vp": "{seat}: переможні очки",
  "subject.chapter": "{seat}: розділ {chapter, select, 1 {I} 2 {II} other {III}}",
  "subject.quest": "{seat}: додаткове завдання",
  "subject.gold": "{seat}: золотий досвід",
  "subject.alliance": "{seat}: партнерство",
  "subject.track": "Партнерство: {seat} – {partner}",
  "subject.space": "Поділка {space}: партнерство {seat} – {partner}",
  "subject.level": "{seat}: ефект карти «{card}»",
  "subject.pick": "{seat}: узяття карт, хід {turn}",

  "reason.printed": "{card}: зображено {count}",
  "reason.covered": "{card}: накрито {count}",
  "reason.tokens": "Запас: {count, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}",
  "reason.role":
    "{symbol}: {role, select, left {лівий активний символ} right {правий активний символ} other {неактивний у цьому розділі}}",

  "reason.xp.start":
    "На початку: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.row":
    "За останню комірку: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.chapter1":
    "Розділ I: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.chapter2":
    "Розділ II: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.chapter3":
    "Розділ III: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.bonus":
    "Бонуси партнерства: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.ability":
    "Уміння: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.xp.gold": "Золотий маркер стоїть на поділці {space}",
  "reason.xp.track": "Маркер стоїть на поділці {space}; усі вміння розблоковано",
  "reason.xp.next": "Маркер стоїть на поділці {space}; уміння «{ability}» розблокується на поділці {at}",
  "reason.vp.start":
    "На початку: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.chapter1":
    "Розділ I: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.chapter2":
    "Розділ II: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.chapter3":
    "Розділ III: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.quest":
    "Додаткове завдання: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.gold":
    "Золотий досвід: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.alliance":
    "Партнерство: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.vp.total":
    "Разом {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",

  "reason.chapter.left": "Ліворуч, {symbol}: {count}",
  "reason.chapter.right": "Праворуч, {symbol}: {count}",
  "reason.chapter.xp":
    "Більша кількість: {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "reason.chapter.vp":
    "Менша кількість: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}{scored, select, yes {} other {, якби розділ завершився зараз}}",
  "reason.quest.symbol":
    "{symbol}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}} на руці",
  "reason.quest.chosen":
    "Рахується {symbol}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.gold.none":
    "{xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}: золотий маркер ще не вирушив",
  "reason.gold.space":
    "Золотий маркер на поділці {space}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.alliance.left":
    "Ліворуч, партнер {seat}: поділка {space}, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.alliance.right":
    "Праворуч, партнер {seat}: поділка {space}, {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.alliance.lower":
    "Рахується нижчий трек: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.alliance.equal":
    "Обидва треки стоять однаково високо: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",

  "reason.space.marker":
    "{state, select, here {Маркер стоїть тут} passed {Маркер уже далі} other {{left, plural, one {Сюди ще # поділка} few {Сюди ще # поділки} many {Сюди ще # поділок} other {Сюди ще # поділки}}}}",
  "reason.space.bonus": "Для обох партнерів: {bonus}",
  "reason.space.plain": "Тут бонусу немає",
  "reason.space.vp":
    "Якщо маркер зупиниться тут до кінця: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.track.space": "Маркер стоїть на поділці {space} з {top}",
  "reason.track.bonus": "Наступний бонус на поділці {space}: {bonus}",
  "reason.track.next":
    "Більше від поділки {space}: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",
  "reason.track.vp":
    "Тепер дає: {vp, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}",

  "reason.level.partner":
    "{seat}, {colour}: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "reason.level.colour": "{card}: {colour}",
  "reason.level.inactive": "Неактивні символи: {count}",
  "reason.level.tokens": "Запас, {symbol}: {count}",
  "reason.level.printed": "{card}, {symbol}: {count}",
  "reason.level.met": "{level, select, 0 {Умову не виконано} other {Умову виконано: ×{level}}}",
  "reason.level.gives": "Дає {symbols}",

  "reason.pick.row":
    "Комірка {row}: {count, plural, one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}} ({left} або {right})",
  "reason.pick.taken": "Комірка {row}: уже взята",
  "reason.pick.deck": "У жодній комірці немає активного символу: місце біля колоди",
  "reason.pick.higher": "Кілька комірок мають порівну ({count}): найвища з них — {row}",
  "reason.pick.most": "Найбільше в комірці {row}: {count}",
};
