import type { Pages } from "../outline.ts";

export const BOARDS: Pages<"boards"> = {
  "alliance-boards": {
    title: "Plány spojenectví",
    text: `
Mezi tebou a každým sousedem leží plán spojenectví s jednou stupnicí a jedním společným ukazatelem. Začíná na 0, u konvice;
body za poslední pozicí propadají. Ty a tento soused jste **spojenci**. Ve třech až pěti hráčích má každý dva spojence a dva
plány.

Všechny plány ve hře leží stejnou stranou. Strana A je na všech pěti plánech stejná, pět stran B se liší. Oba spojenci vždy
dostanou týž bonus a každý volí za sebe. Bonusy se berou hned a veřejně a nelze je odmítnout; zkušenosti smíš zvolit, i když
už k ničemu nejsou. Žádný bonus neposouvá ukazatel.

## Bonusy

- **Karta schopnosti, nebo zkušenosti**: vezmi si kartu uvedené schopnosti svého spojence, nebo získej zkušenosti.
- **Dobrání, nebo zkušenosti**: dober si kartu z hlavního balíčku, nebo získej zkušenosti.
- **Ukaž ruku**: získáš 1, 2 nebo 3 body zkušeností, je-li na kartách v tvé ruce alespoň 0, 2 nebo 4 aktivní symboly.
- **Aktivní symboly**: získej tolik žetonů aktivních symbolů v libovolné kombinaci.
- **Zkušenosti**: získej je.

## Strana A

@side A

## Strana B1

@side B1

## Strana B2

@side B2

## Strana B3

@side B3

## Strana B4

@side B4

## Strana B5

@side B5

## Vítězné body na konci

Počítá se jen nižší z tvých dvou stupnic (dosažená pozice → vítězné body):

@alliance
`,
  },
  "chapter-cards": {
    title: "Karty kapitol",
    text: `
Karta kapitoly uvádí levý a pravý aktivní symbol pro každou ze tří kapitol. Vedlejší úkol tvoří dva symboly, které jsou
neaktivní v kapitole III. Zadní strana ukazuje, v jakém pořadí postavy začínají; ty, které nehrají, se vynechají. Losuje se
jedna z těchto šesti:

@chapters
`,
  },
};
