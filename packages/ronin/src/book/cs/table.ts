import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Domácí pravidla",
    text: `
Tyto volby se určí před přípravou hry, patří k ní a vidí je všichni.

- **První hráč**: náhodně, nebo ho určí hostitel. Závisí na tom jen pořadí voleb při přípravě.
- **Plány spojenectví**: pro všechny strana A, nebo strana B.
- **Postava Automy**: náhodná, nebo ji vybere první hráč.
- **Roční období**: podzim, nebo léto či zima; jen pro [sólo](#solo).
- **Symboly pro ponechané karty**: symboly končící kapitoly, nebo té další.
- **Schopnosti po kapitole III**: vypnuto; po zapnutí lze schopnosti konce kapitoly použít i po vyhodnocení kapitoly III.
- **Automaticky vybrat lepší vedlejší úkol**: zapnuto, stůl vybere každému lepší symbol; po vypnutí se tě zeptá.
- **Karty, které všichni viděli**: v rukou ostatních jsou vidět, nebo je vidět jen počet jejich karet.
`,
  },
  secrets: {
    title: "Co vědí všichni",
    text: `
**Veřejné** jsou řady, odhazovací hromádka, časové osy, zásoby, stupnice, schopnosti, karta kapitoly i se zadní stranou a počty
karet v rukou a v balíčku.

**Tajné** jsou ruce, pořadí karet v balíčku a to, co si někdo zvolil, ale ještě neodhalil.

## Známé karty

Co mohli vidět všichni, není tajné: pět počátečních karet postavy, dvojice vzaté z řad, karty, které byly zahrány, ponechány,
vráceny do ruky nebo ukázány. Stůl si to pamatuje za tebe a tyto karty v rukou ostatních jmenuje, spolu s počtem těch, které
nikdo nezná. Opravdu tajné jsou jen karty dobrané z balíčku.

## Náhoda

Veškerá náhoda vychází ze semínka, jediného čísla vylosovaného před hrou. Stejné semínko a stejné volby dají znovu stejnou
hru, takže si ji potom může každý ověřit.

## Mluvení

Mluv, slibuj a ukazuj své karty, jak chceš. Nikoho to nezavazuje.
`,
  },
  decisions: {
    title: "Na co se tě hra ptá",
    text: `
To je všechno, na co se tě hra kdy zeptá. Je-li jen jedna odpověď, dá ji stůl za tebe.

## Při přípravě

- Tvá **postava** ze dvou, které vidíš jen ty.
- Tvůj **plán spojenectví** ze dvou na straně B, které vidíš jen ty; s Automou plány, které s ní máš společné.
- **Postavy Autom**, je-li tato volba zapnutá.

## V tahu

- **Draftování**: místo u balíčku, nebo volná řada.
- **Hraní karet**: dvě karty z ruky a jejich pořadí, tajně. Při 7 kartách je 42 možností.
- **Symboly ke ztrátě**, je-li jich víc, než musíš ztratit. Stejné žetony jsou jedna možnost, stejně jako stejné symboly na
  jedné kartě.
- **Spojenec** nebo **stupnice**, kde ti efekt dává na výběr.
- **Bonusy** se dvěma možnostmi a kombinace aktivních symbolů.
- **Schopnosti**: použít některou hned, nebo si ji nechat na později.

## Na konci kapitoly a hry

- **Ponechané karty**, tajně: jedna karta, nebo dvě ve svém pořadí.
- Symbol **vedlejšího úkolu**, tajně, je-li tato volba zapnutá.
`,
  },
  glossary: {
    title: "Slovníček",
    text: `
- **Aktivní symbol**: jeden ze dvou, které v této kapitole bodují.
- **Bod spojenectví**: posune ukazatel o jednu pozici nahoru.
- **Kapitola**: tři tahy. Hra má tři.
- **Místo u balíčku**: místo nad řadou 1, kde si dobereš 2 karty z balíčku.
- **Dřívější, pozdější**: dál vlevo, dál vpravo na časové ose.
- **Neaktivní symbol**: jeden ze dvou, které v této kapitole nebodují.
- **Stupnice iniciativy**: pořadí všech figurek. Žádné dvě nestojí na stejném místě; nejvyšší je první.
- **Levý, pravý soused**: další místo po směru, další místo proti směru hodinových ručiček.
- **Žeton ztraceného symbolu**: zakrývá natištěný symbol nebo symbol předávání čaje.
- **Spojenec**: soused, se kterým máš společný plán spojenectví.
- **Zásoba žetonů**: tvé žetony symbolů vlevo od časové osy.
- **Vedlejší úkol**: dva neaktivní symboly kapitoly III, bodují se na konci z ruky.
- **Být na řadě**: tvá část kroku; skončí, než začne další hráč.
- **Standardní efekt**: každý efekt bez konvice.
- **Efekt čajového obřadu**: efekt s konvicí; dává body spojenectví.
- **Časová osa**: tvá řada zahraných karet. Nové karty přicházejí na pravý konec.
- **BZ, VB**: body zkušeností, vítězné body.
`,
  },
};
