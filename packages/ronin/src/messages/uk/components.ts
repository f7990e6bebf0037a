/** Symbols, colours, characters, effects and bonuses in Ukrainian, with the words of the rulebook. */
export const COMPONENTS: Record<string, string> = {
  "symbol.C": "бій",
  "symbol.M": "магія",
  "symbol.E": "дослідження",
  "symbol.D": "дипломатія",
  "symbol.twice": "2× {symbol}",

  "colour.red": "червоний",
  "colour.blue": "синій",
  "colour.green": "зелений",
  "colour.yellow": "жовтий",
  "colour.pink": "рожевий",

  "character.geralt": "Геральт",
  "character.yennefer": "Йеннефер",
  "character.dandelion": "Любисток",
  "character.ciri": "Цірі",
  "character.vesemir": "Весемір",
  "character.triss": "Трісс",
  "character.yukiOnna": "Юкі-онна",

  side: "Поле {id, select, A {А} B1 {Б1} B2 {Б2} B3 {Б3} B4 {Б4} B5 {Б5} other {{id}}}",

  "card-face":
    "{colour, select, red {Червона} blue {Синя} green {Зелена} yellow {Жовта} other {Рожева}}; {count, plural, =0 {без символів} one {символ: {symbols}} few {символи: {symbols}} many {символи: {symbols}} other {символи: {symbols}}}",
  "pass.LEFT": "Передавання чашки ліворуч",
  "pass.RIGHT": "Передавання чашки праворуч",

  "effect.standard": "{condition} → {result}",
  "effect.tea": "Чайна церемонія: {condition} → {result}",

  "condition.C1": "Утратити 1 символ {symbol, select, C {бою} M {магії} E {дослідження} other {дипломатії}}",
  "condition.C2":
    "Утратити 1/2/3 символи {symbol, select, C {бою} M {магії} E {дослідження} other {дипломатії}}",
  "condition.C3": "Утратити 1/2/3 неактивні символи",
  "condition.C4":
    "Мати 2 чи більше {colour, select, red {червоних} blue {синіх} green {зелених} yellow {жовтих} other {рожевих}} карт",
  "condition.C5":
    "Вибраний партнер має 1/2/3 {colour, select, red {червоні} blue {сині} green {зелені} yellow {жовті} other {рожеві}} карти",
  "condition.C6":
    "Мати рівно 1 {colour, select, red {червону} blue {синю} green {зелену} yellow {жовту} other {рожеву}} карту",
  "condition.C7":
    "Мати рівно 2 {colour, select, red {червоні} blue {сині} green {зелені} yellow {жовті} other {рожеві}} карти",
  "condition.C8":
    "Мати 1/2/3 {colour, select, red {червоні} blue {сині} green {зелені} yellow {жовті} other {рожеві}} карти",
  "condition.C9": "Мати рівно 2 неактивні символи",
  "condition.C10": "Мати 2 чи більше неактивних символів",

  "result.R1": "по 1 очку партнерства на обох треках",
  "result.R2": "1/2/3 очки партнерства на одному треку",
  "result.R2.shared": "1/2/3 очки партнерства на спільному треку",
  "result.R3": "1/2/3 ліві активні символи",
  "result.R4": "1/2/3 праві активні символи",
  "result.R5": "2 ліві активні символи",
  "result.R6": "2 праві активні символи",
  "result.R7": "1 лівий і 1 правий активний символ",
  "result.R8": "2 символи {symbol, select, C {бою} M {магії} E {дослідження} other {дипломатії}}",
  "result.R9": "1/2/3 символи {symbol, select, C {бою} M {магії} E {дослідження} other {дипломатії}}",
  "result.R10": "по 1 символу: {symbols}",

  "bonus.abilityOrXp":
    "Отримайте карту {ability}-го вміння свого партнера або наберіть {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "bonus.drawOrXp":
    "Візьміть 1 карту з основної колоди або наберіть {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
  "bonus.showHand": "Покажіть карти на руці: 1/2/3 очки досвіду за щонайменше 0/2/4 активні символи на них",
  "bonus.activeAny":
    "Отримайте {count, plural, one {# активний символ} few {# активні символи} many {# активних символів} other {# активного символу}} в будь-якій комбінації",
  "bonus.xp":
    "Наберіть {xp, plural, one {# очко досвіду} few {# очки досвіду} many {# очок досвіду} other {# очка досвіду}}",
};
