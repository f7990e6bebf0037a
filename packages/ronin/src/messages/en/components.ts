/** Symbols, colours, characters, effects and bonuses in English, with the words of the rulebook. */
export const COMPONENTS: Record<string, string> = {
  "symbol.C": "combat",
  "symbol.M": "magic",
  "symbol.E": "exploration",
  "symbol.D": "diplomacy",
  "symbol.twice": "2× {symbol}",

  "colour.red": "red",
  "colour.blue": "blue",
  "colour.green": "green",
  "colour.yellow": "yellow",
  "colour.pink": "pink",

  "character.geralt": "Geralt",
  "character.yennefer": "Yennefer",
  "character.dandelion": "Dandelion",
  "character.ciri": "Ciri",
  "character.vesemir": "Vesemir",
  "character.triss": "Triss",
  "character.yukiOnna": "Yuki Onna",

  side: "Board {id}",

  "card-face":
    "{colour, select, red {Red} blue {Blue} green {Green} yellow {Yellow} other {Pink}}; {count, plural, =0 {no symbols} one {symbol: {symbols}} other {symbols: {symbols}}}",
  "pass.LEFT": "Tea-passing to the left",
  "pass.RIGHT": "Tea-passing to the right",

  "effect.standard": "{condition} → {result}",
  "effect.tea": "Tea ceremony: {condition} → {result}",

  "condition.C1": "Lose 1 {symbol, select, C {combat} M {magic} E {exploration} other {diplomacy}} symbol",
  "condition.C2":
    "Lose 1/2/3 {symbol, select, C {combat} M {magic} E {exploration} other {diplomacy}} symbols",
  "condition.C3": "Lose 1/2/3 inactive symbols",
  "condition.C4":
    "Have 2 or more {colour, select, red {red} blue {blue} green {green} yellow {yellow} other {pink}} cards",
  "condition.C5":
    "A chosen partner has 1/2/3 {colour, select, red {red} blue {blue} green {green} yellow {yellow} other {pink}} cards",
  "condition.C6":
    "Have exactly 1 {colour, select, red {red} blue {blue} green {green} yellow {yellow} other {pink}} card",
  "condition.C7":
    "Have exactly 2 {colour, select, red {red} blue {blue} green {green} yellow {yellow} other {pink}} cards",
  "condition.C8":
    "Have 1/2/3 {colour, select, red {red} blue {blue} green {green} yellow {yellow} other {pink}} cards",
  "condition.C9": "Have exactly 2 inactive symbols",
  "condition.C10": "Have 2 or more inactive symbols",

  "result.R1": "1 alliance point on both tracks",
  "result.R2": "1/2/3 alliance points on one track",
  "result.R2.shared": "1/2/3 alliance points on the shared track",
  "result.R3": "1/2/3 left active symbols",
  "result.R4": "1/2/3 right active symbols",
  "result.R5": "2 left active symbols",
  "result.R6": "2 right active symbols",
  "result.R7": "1 left and 1 right active symbol",
  "result.R8": "2 {symbol, select, C {combat} M {magic} E {exploration} other {diplomacy}} symbols",
  "result.R9": "1/2/3 {symbol, select, C {combat} M {magic} E {exploration} other {diplomacy}} symbols",
  "result.R10": "1 symbol each: {symbols}",

  "bonus.abilityOrXp": "Take your partner’s ability {ability} card or gain {xp} XP",
  "bonus.drawOrXp": "Draw 1 card from the main deck or gain {xp} XP",
  "bonus.showHand": "Show your hand: 1/2/3 XP for at least 0/2/4 active symbols in it",
  "bonus.activeAny": "Gain {count, plural, one {# active symbol} other {# active symbols}} of your choice",
  "bonus.xp": "Gain {xp} XP",
};
