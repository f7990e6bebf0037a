/** When abilities work, how often and under which conditions, in Ukrainian. */
export const ABILITIES: Record<string, string> = {
  ability: "{lead}: {effects}.",
  "ability.costly": "{lead}: {cost}; за це {effects}.",
  "ability.toll": "{lead}: {cost}; без цього такий бій не можна вибрати.",
  "ability.lead":
    "{moment}{ifs, select, 0 {} other {, якщо {conditions}}}{limit, select, oncePerFight {, раз за бій} oncePerTurn {, раз за хід} once {, лише один раз} other {}}{choice, select, may {, за бажанням} other {}}",

  "moment.fightDeclare": "Коли ви вибираєте цей бій",
  "moment.beforeLifeDeck": "Перед складанням колод життя",
  "moment.afterLifeDeck": "Після складання колод життя",
  "moment.ownTurnStart": "На початку свого бойового ходу",
  "moment.ownStep1": "На кроці 1 свого бойового ходу",
  "moment.potionDeclared": "Коли ви оголошуєте еліксир",
  "moment.potionUsed": "Коли ви випили еліксир",
  "moment.comboBuilt": "Коли ваша комбінація готова",
  "moment.attackDealt": "Після ушкоджень вашої атаки",
  "moment.ownTurnEnd": "Наприкінці свого бойового ходу",
  "moment.opponentTurnStart": "Перед бойовим ходом суперника",
  "moment.attackRevealed": "Коли відкривають атаку чудовиська",
  "moment.opponentAttack": "Перш ніж вас уразить атака",
  "moment.attackTaken": "Після атаки на вас",
  "moment.opponentTurnEnd": "Наприкінці бойового ходу суперника",
  "moment.fightEnd": "Після бою",
  "moment.specialization": "У мить своєї Спеціалізації",
  "moment.static": "Постійно",
  "moment.enterLocation": "Коли ви входите на локацію",
  "moment.phase1": "У фазі I замість звичайного переходу",
  "moment.schoolTraining": "Під час вишколу в школі",
  "moment.nextExplore": "За наступного дослідження замість узяття карти",

  "condition.firstOwnTurn": "це ваш перший хід у бою",
  "condition.firstCombo": "це ваша перша комбінація в бою",
  "condition.firstOpponentTurn": "це перший бойовий хід суперника",
  "condition.noTrail": "ви не маєте жетона сліду цього чудовиська",
  "condition.monsterDefeated": "чудовисько переможено",
  "condition.opponentIs.monster": "ви б’єтеся з чудовиськом",
  "condition.opponentIs.witcher": "ви б’єтеся з відьмаком",
  "condition.shieldAtMost":
    "ваш Щит {count, plural, =0 {дорівнює 0} one {щонайбільше #} few {щонайбільше #} many {щонайбільше #} other {щонайбільше #}}",
  "condition.handAtMost":
    "{count, plural, =0 {у вас немає карт на руці} one {у вас на руці щонайбільше # карта} few {у вас на руці щонайбільше # карти} many {у вас на руці щонайбільше # карт} other {у вас на руці щонайбільше # карти}}",
  "condition.lifeDeckAtMost":
    "{count, plural, =0 {ваша колода життя порожня} one {у вашій колоді життя щонайбільше # карта} few {у вашій колоді життя щонайбільше # карти} many {у вашій колоді життя щонайбільше # карт} other {у вашій колоді життя щонайбільше # карти}}",
  "condition.discardPileAtLeast":
    "у вашому скиді щонайменше {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "condition.comboSizeAtLeast":
    "у вашій комбінації щонайменше {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "condition.comboSizeIs":
    "у вашій комбінації рівно {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
  "condition.comboShieldAtLeast":
    "у вашій комбінації щонайменше {count, plural, one {# символ Щита} few {# символи Щита} many {# символів Щита} other {# символу Щита}}",
  "condition.opponentLostAtLeast":
    "суперник утратив через неї щонайменше {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "condition.youLostAtLeast":
    "атака коштувала вам щонайменше {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
  "condition.attackDamageAtLeast":
    "атака завдає щонайменше {count, plural, one {# ушкодження} few {# ушкоджень} many {# ушкоджень} other {# ушкодження}}",
  "condition.monsterLifeAtMost":
    "у чудовиська лишається щонайбільше {count, plural, one {# карта життя} few {# карти життя} many {# карт життя} other {# карти життя}}",
  "condition.potionsAtMost":
    "{count, plural, =0 {ви не маєте еліксирів} one {ви маєте щонайбільше # еліксир} few {ви маєте щонайбільше # еліксири} many {ви маєте щонайбільше # еліксирів} other {ви маєте щонайбільше # еліксиру}}",
  "condition.goldAtMost":
    "{count, plural, =0 {ви не маєте монет} one {ви маєте щонайбільше # монету} few {ви маєте щонайбільше # монети} many {ви маєте щонайбільше # монет} other {ви маєте щонайбільше # монети}}",
  "condition.trophiesAtMost":
    "{count, plural, =0 {ви не маєте трофеїв} one {ви маєте щонайбільше # трофей} few {ви маєте щонайбільше # трофеї} many {ви маєте щонайбільше # трофеїв} other {ви маєте щонайбільше # трофея}}",
  "condition.comboHas":
    "у вашій комбінації щонайменше {count, plural, one {# {colour, select, blue {синя} red {червона} green {зелена} yellow {жовта} other {фіолетова}} карта} few {# {colour, select, blue {сині} red {червоні} green {зелені} yellow {жовті} other {фіолетові}} карти} many {# {colour, select, blue {синіх} red {червоних} green {зелених} yellow {жовтих} other {фіолетових}} карт} other {# {colour, select, blue {синьої} red {червоної} green {зеленої} yellow {жовтої} other {фіолетової}} карти}}",
  "condition.comboHas.any":
    "у вашій комбінації щонайменше {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}} одного з цих кольорів ({colours})",
  "condition.comboLacks":
    "у вашій комбінації немає жодної {colour, select, blue {синьої} red {червоної} green {зеленої} yellow {жовтої} other {фіолетової}} карти",
  "condition.atLocation": "це одна з таких ({locations})",
  "condition.atSchool.own": "це ваша власна школа",
  "condition.atSchool.otherPlayer": "це школа іншого гравця",
};
