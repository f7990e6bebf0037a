/** Symbols, colours, characters, effects and bonuses in Polish, with the words of the rulebook. */
export const COMPONENTS: Record<string, string> = {
  "symbol.C": "walka",
  "symbol.M": "magia",
  "symbol.E": "eksploracja",
  "symbol.D": "dyplomacja",
  "symbol.twice": "2× {symbol}",

  "colour.red": "czerwony",
  "colour.blue": "niebieski",
  "colour.green": "zielony",
  "colour.yellow": "żółty",
  "colour.pink": "różowy",

  "character.geralt": "Geralt",
  "character.yennefer": "Yennefer",
  "character.dandelion": "Jaskier",
  "character.ciri": "Ciri",
  "character.vesemir": "Vesemir",
  "character.triss": "Triss",
  "character.yukiOnna": "Yuki Onna",

  side: "Planszetka {id}",

  "card-face":
    "{colour, select, red {Czerwona} blue {Niebieska} green {Zielona} yellow {Żółta} other {Różowa}}; {count, plural, =0 {bez symboli} one {symbol: {symbols}} few {symbole: {symbols}} many {symbole: {symbols}} other {symbole: {symbols}}}",
  "pass.LEFT": "Przekazanie herbaty w lewo",
  "pass.RIGHT": "Przekazanie herbaty w prawo",

  "effect.standard": "{condition} → {result}",
  "effect.tea": "Ceremonia picia herbaty: {condition} → {result}",

  "condition.C1": "Tracisz 1 symbol {symbol, select, C {walki} M {magii} E {eksploracji} other {dyplomacji}}",
  "condition.C2":
    "Tracisz 1/2/3 symbole {symbol, select, C {walki} M {magii} E {eksploracji} other {dyplomacji}}",
  "condition.C3": "Tracisz 1/2/3 nieaktywne symbole",
  "condition.C4":
    "Masz co najmniej 2 {colour, select, red {czerwone} blue {niebieskie} green {zielone} yellow {żółte} other {różowe}} karty",
  "condition.C5":
    "Wybrany sąsiad ma 1/2/3 {colour, select, red {czerwone} blue {niebieskie} green {zielone} yellow {żółte} other {różowe}} karty",
  "condition.C6":
    "Masz dokładnie 1 {colour, select, red {czerwoną} blue {niebieską} green {zieloną} yellow {żółtą} other {różową}} kartę",
  "condition.C7":
    "Masz dokładnie 2 {colour, select, red {czerwone} blue {niebieskie} green {zielone} yellow {żółte} other {różowe}} karty",
  "condition.C8":
    "Masz 1/2/3 {colour, select, red {czerwone} blue {niebieskie} green {zielone} yellow {żółte} other {różowe}} karty",
  "condition.C9": "Masz dokładnie 2 nieaktywne symbole",
  "condition.C10": "Masz co najmniej 2 nieaktywne symbole",

  "result.R1": "po 1 punkcie współpracy na obu torach",
  "result.R2": "1/2/3 punkty współpracy na jednym torze",
  "result.R2.shared": "1/2/3 punkty współpracy na wspólnym torze",
  "result.R3": "1/2/3 lewe aktywne symbole",
  "result.R4": "1/2/3 prawe aktywne symbole",
  "result.R5": "2 lewe aktywne symbole",
  "result.R6": "2 prawe aktywne symbole",
  "result.R7": "1 lewy i 1 prawy aktywny symbol",
  "result.R8": "2 symbole {symbol, select, C {walki} M {magii} E {eksploracji} other {dyplomacji}}",
  "result.R9": "1/2/3 symbole {symbol, select, C {walki} M {magii} E {eksploracji} other {dyplomacji}}",
  "result.R10": "po 1 symbolu: {symbols}",

  "bonus.abilityOrXp":
    "Zdobywasz kartę {ability}. zdolności swojego sąsiada albo {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "bonus.drawOrXp":
    "Dobierz 1 kartę z talii głównej albo zdobywasz {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
  "bonus.showHand":
    "Pokaż karty na ręce: 1/2/3 punkty doświadczenia za co najmniej 0/2/4 aktywne symbole na nich",
  "bonus.activeAny":
    "Zdobywasz {count, plural, one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}} w dowolnej kombinacji",
  "bonus.xp":
    "Zdobywasz {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}",
};
