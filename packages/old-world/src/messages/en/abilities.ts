/** When abilities work, how often and under which conditions, in English. */
export const ABILITIES: Record<string, string> = {
  ability: "{lead}: {effects}.",
  "ability.costly": "{lead}: {cost}; in return {effects}.",
  "ability.toll": "{lead}: {cost}; otherwise you cannot choose this fight.",
  "ability.lead":
    "{moment}{ifs, select, 0 {} other {, if {conditions}}}{limit, select, oncePerFight {, once per fight} oncePerTurn {, once per turn} once {, only once} other {}}{choice, select, may {, if you wish} other {}}",

  "moment.fightDeclare": "When you choose this fight",
  "moment.beforeLifeDeck": "Before the life decks are formed",
  "moment.afterLifeDeck": "After the life decks are formed",
  "moment.ownTurnStart": "At the start of your combat turn",
  "moment.ownStep1": "In step 1 of your combat turn",
  "moment.potionDeclared": "When you declare a potion",
  "moment.potionUsed": "After you have used a potion",
  "moment.comboBuilt": "When your combo is complete",
  "moment.attackDealt": "After your attack deals its damage",
  "moment.ownTurnEnd": "At the end of your combat turn",
  "moment.opponentTurnStart": "Before your opponent’s combat turn",
  "moment.attackRevealed": "When the monster’s attack is revealed",
  "moment.opponentAttack": "When an attack is about to hit you",
  "moment.attackTaken": "After an attack on you",
  "moment.opponentTurnEnd": "At the end of your opponent’s combat turn",
  "moment.fightEnd": "After the fight",
  "moment.specialization": "When your Specialization works",
  "moment.static": "Always",
  "moment.enterLocation": "When you enter a location",
  "moment.phase1": "In Phase I, instead of a normal move",
  "moment.schoolTraining": "When you train at a school",
  "moment.nextExplore": "When you next explore, instead of drawing a card",

  "condition.firstOwnTurn": "it is your first combat turn of the fight",
  "condition.firstCombo": "it is your first combo of the fight",
  "condition.firstOpponentTurn": "it is your opponent’s first combat turn",
  "condition.noTrail": "you have no trail token of the monster",
  "condition.monsterDefeated": "you have defeated the monster",
  "condition.opponentIs.monster": "you fight a monster",
  "condition.opponentIs.witcher": "you fight a witcher",
  "condition.shieldAtMost": "your Shield is {count, plural, =0 {0} one {at most #} other {at most #}}",
  "condition.handAtMost":
    "you have {count, plural, =0 {no card} one {at most # card} other {at most # cards}} in hand",
  "condition.lifeDeckAtMost":
    "your life deck has {count, plural, =0 {no card} one {at most # card} other {at most # cards}} left",
  "condition.discardPileAtLeast":
    "your discard pile has at least {count, plural, one {# card} other {# cards}}",
  "condition.comboSizeAtLeast": "your combo has at least {count, plural, one {# card} other {# cards}}",
  "condition.comboSizeIs": "your combo has exactly {count, plural, one {# card} other {# cards}}",
  "condition.comboShieldAtLeast":
    "your combo has at least {count, plural, one {# Shield symbol} other {# Shield symbols}}",
  "condition.opponentLostAtLeast":
    "your opponent has lost at least {count, plural, one {# card} other {# cards}} to it",
  "condition.youLostAtLeast":
    "the attack has cost you at least {count, plural, one {# card} other {# cards}}",
  "condition.attackDamageAtLeast": "the attack deals at least {count} damage",
  "condition.monsterLifeAtMost":
    "the monster has at most {count, plural, one {# life card} other {# life cards}} left",
  "condition.potionsAtMost":
    "you hold {count, plural, =0 {no potion} one {at most # potion} other {at most # potions}}",
  "condition.goldAtMost":
    "you have {count, plural, =0 {no gold} one {at most # gold} other {at most # gold}}",
  "condition.trophiesAtMost":
    "you own {count, plural, =0 {no trophy} one {at most # trophy} other {at most # trophies}}",
  "condition.comboHas":
    "your combo has at least {count, plural, one {# {colour, select, blue {blue} red {red} green {green} yellow {yellow} other {purple}} card} other {# {colour, select, blue {blue} red {red} green {green} yellow {yellow} other {purple}} cards}}",
  "condition.comboHas.any":
    "your combo has at least {count, plural, one {# card} other {# cards}} of one of these colours ({colours})",
  "condition.comboLacks":
    "your combo has no {colour, select, blue {blue} red {red} green {green} yellow {yellow} other {purple}} card",
  "condition.atLocation": "it is one of these ({locations})",
  "condition.atSchool.own": "this is your own school",
  "condition.atSchool.otherPlayer": "this is another player’s school",
};
