/** Symbols, colours, characters, effects and bonuses in Czech, with the words of the rulebook. */
export const COMPONENTS: Record<string, string> = {
  "symbol.C": "boj",
  "symbol.M": "magie",
  "symbol.E": "průzkum",
  "symbol.D": "diplomacie",
  "symbol.twice": "2× {symbol}",

  "colour.red": "červená",
  "colour.blue": "modrá",
  "colour.green": "zelená",
  "colour.yellow": "žlutá",
  "colour.pink": "růžová",

  "character.geralt": "Geralt",
  "character.yennefer": "Yennefer",
  "character.dandelion": "Marigold",
  "character.ciri": "Ciri",
  "character.vesemir": "Vesemir",
  "character.triss": "Triss",
  "character.yukiOnna": "Yuki Onna",

  side: "Plán {id}",

  "card-face":
    "{colour, select, red {Červená} blue {Modrá} green {Zelená} yellow {Žlutá} other {Růžová}}; {count, plural, =0 {bez symbolů} one {symbol: {symbols}} few {symboly: {symbols}} other {symboly: {symbols}}}",
  "pass.LEFT": "Předávání čaje doleva",
  "pass.RIGHT": "Předávání čaje doprava",

  "effect.standard": "{condition} → {result}",
  "effect.tea": "Čajový obřad: {condition} → {result}",

  "condition.C1": "Ztrať 1 symbol {symbol, select, C {boje} M {magie} E {průzkumu} other {diplomacie}}",
  "condition.C2": "Ztrať 1/2/3 symboly {symbol, select, C {boje} M {magie} E {průzkumu} other {diplomacie}}",
  "condition.C3": "Ztrať 1/2/3 neaktivní symboly",
  "condition.C4":
    "Měj 2 nebo více {colour, select, red {červených} blue {modrých} green {zelených} yellow {žlutých} other {růžových}} karet",
  "condition.C5":
    "Zvolený spojenec má 1/2/3 {colour, select, red {červené} blue {modré} green {zelené} yellow {žluté} other {růžové}} karty",
  "condition.C6":
    "Měj přesně 1 {colour, select, red {červenou} blue {modrou} green {zelenou} yellow {žlutou} other {růžovou}} kartu",
  "condition.C7":
    "Měj přesně 2 {colour, select, red {červené} blue {modré} green {zelené} yellow {žluté} other {růžové}} karty",
  "condition.C8":
    "Měj 1/2/3 {colour, select, red {červené} blue {modré} green {zelené} yellow {žluté} other {růžové}} karty",
  "condition.C9": "Měj přesně 2 neaktivní symboly",
  "condition.C10": "Měj 2 nebo více neaktivních symbolů",

  "result.R1": "1 bod spojenectví na obou stupnicích",
  "result.R2": "1/2/3 body spojenectví na jedné stupnici",
  "result.R2.shared": "1/2/3 body spojenectví na společné stupnici",
  "result.R3": "1/2/3 levé aktivní symboly",
  "result.R4": "1/2/3 pravé aktivní symboly",
  "result.R5": "2 levé aktivní symboly",
  "result.R6": "2 pravé aktivní symboly",
  "result.R7": "1 levý a 1 pravý aktivní symbol",
  "result.R8": "2 symboly {symbol, select, C {boje} M {magie} E {průzkumu} other {diplomacie}}",
  "result.R9": "1/2/3 symboly {symbol, select, C {boje} M {magie} E {průzkumu} other {diplomacie}}",
  "result.R10": "po 1 symbolu: {symbols}",

  "bonus.abilityOrXp":
    "Vezmi si kartu {ability}. schopnosti svého spojence, nebo získej {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "bonus.drawOrXp":
    "Dober si 1 kartu z hlavního balíčku, nebo získej {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
  "bonus.showHand": "Ukaž ruku: 1/2/3 body zkušeností za alespoň 0/2/4 aktivní symboly na kartách",
  "bonus.activeAny":
    "Získej {count, plural, one {# aktivní symbol} few {# aktivní symboly} other {# aktivních symbolů}} v libovolné kombinaci",
  "bonus.xp": "Získej {xp, plural, one {# bod zkušeností} few {# body zkušeností} other {# bodů zkušeností}}",
};
