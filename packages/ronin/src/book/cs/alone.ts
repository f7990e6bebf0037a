import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  "two-players": {
    title: "Hra ve dvou",
    text: `
Mezi dvěma hráči sedí [Automa](#automa). Tři místa tvoří kruh: po směru hodinových ručiček první hráč, druhý hráč, Automa.
Každý z vás má tedy jeden plán s Automou a jeden s tím druhým.

- Řady jsou 4.
- Automa dostane postavu, za kterou nikdo nehraje, s figurkou na stupnici iniciativy.
- Na straně B si každý z vás vybere plán společný s Automou, první hráč ze všech pěti, druhý ze zbylých čtyř. Plán mezi vámi
  se losuje.

Automa nemůže vyhrát. Z vás dvou vyhrává ten, kdo má víc vítězných bodů, a při shodě ten, kdo je výš na stupnici iniciativy.
`,
  },
  solo: {
    title: "Sólo",
    text: `
Hraješ se dvěma [Automami](#automa), jedna sedí po tvé levici a jedna po pravici. S každou máš společný plán; mezi nimi
žádný není. Na straně B si vybereš dva různé plány, po jednom na každou stranu.

## Roční období

Na konci přípravy se oba ukazatele spojenectví posunou nahoru a ty získáš všechny bonusy po cestě, nejdřív na levé stupnici:

- **Léto** (jednoduché): 4 body.
- **Podzim** (běžné): 2 body.
- **Zima** (těžké): 0 bodů.

Na straně A jsou pozice 1, 2 a 4 prázdné, takže léto začíná bonusem pozice 3 na obou stupnicích a podzim žádným.

## Vítězství

Vyhráváš s **35** nebo více vítěznými body. S menším počtem prohráváš.
`,
  },
  automa: {
    title: "Jak hraje Automa",
    text: `
Automa má figurku, časovou osu a plány spojenectví a její karty schopností čekají na její spojence. Nemá zkušenosti, vítězné
body, ruku, počáteční karty, schopnosti ani zásobu.

## Její draftování

Na svém místě v pořadí iniciativy se podívá na každou řadu, ve které ještě leží dvojice, a spočítá natištěné **aktivní**
symboly na obou kartách. Vezme si řadu, kde jich je nejvíc; je-li takových řad víc, tu nejvyšší z nich. Není-li na žádné kartě
aktivní symbol, jde na místo u balíčku a vezme si 2 vrchní karty. Za poslední řadu zkušenosti nedostává.

Obě karty hned položí na svou časovou osu, levou první, a jejich efekty ignoruje.

> Aktivní jsou magie a boj. V řadě 1 je takový symbol 1, v řadě 2 jsou 3, v řadě 3 jsou 3. Vezme si řadu **2**.

## Její čajový obřad

- Za každou kartu s efektem čajového obřadu, kterou zahrála v tomto tahu, získá 1 bod spojenectví na každé stupnici společné
  s hráčem, ať je na kartě cokoli: nejdřív na levém plánu, potom na pravém, viděno z jejího místa.
- Potom se jako obvykle vyhodnotí její dvojice předávání čaje s hráči. Dvě Automy spolu dvojice netvoří.

Bonusy na jejích plánech dostává jen hráč.

## Počítání a čištění

Její karty se počítají, když se efekt ptá na karty spojence. Na konci kapitoly neboduje, odhodí celou svou časovou osu a
žádnou kartu si neponechá.
`,
  },
};
