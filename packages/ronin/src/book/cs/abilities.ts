import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Používání schopností",
    text: `
Každá postava má čtyři schopnosti. Schopnost 1 je k dispozici od začátku, schopnosti 2, 3 a 4 odemykají
[zkušenosti](#tracks).

- Každou schopnost lze použít **jednou za hru**, ve chvíli, kterou uvádí její text.
- Použít ji nikdy nemusíš. „Teď ne“ ti ji uchová na později.
- Chce-li použít schopnost víc hráčů najednou, rozhoduje o pořadí iniciativa.

## Schopnosti spojenců

Bonus plánu spojenectví ti dovolí vzít si kartu schopnosti 1 nebo 3 svého spojence. Leží vedle tvého plánu a lze ji použít
jednou, ať už ji spojenec odemkl či použil, nebo ne. Každá je tu dvakrát, po jedné pro každého spojence.

> Na straně A se ukazatel mezi tebou (Geralt) a postavou Yennefer posune ze 2 na 4 a překročí pozici 3: „schopnost 1, nebo 2
body zkušeností“. Máš vyšší iniciativu a bereš si kartu „Přeměna“; potom si Yennefer vezme tvou kartu „Instinkt“. Každý
smí schopnost toho druhého jednou použít, i když už použita byla. Máš **1** vypůjčenou kartu, Yennefer také; ukazatel pak
stojí na **4**.

## Co schopnost smí

Mění pravidlo jen tak daleko, jak říká její text. Body spojenectví ze schopnosti posouvají ukazatele a dávají bonusy jako
obvykle.
`,
  },
  windows: {
    title: "Kdy se schopnosti používají",
    text: `
Schopnosti mají tři chvíle. V čajovém obřadu žádná není.

## Při draftování

Jen při tvé vlastní volbě: před umístěním figurky, nebo hned poté, co si vezmeš karty, podle toho, co schopnost říká.

## Při hraní karet

Jen když jsi na řadě: před tvým prvním efektem, po posledním, nebo **při vyhodnocení některého tvého efektu**. V tom případě
se tě stůl zeptá, když je jasné, nakolik je podmínka splněna, a dřív než se něco ztratí, i když splněna není vůbec. Schopnost
se nabízí jen tehdy, když by zvýšila výsledek nebo snížila cenu tohoto efektu. Lze jich použít i víc po sobě.

„Zahraná karta“ je karta přidaná v tomto kroku hraní karet. Ponechané karty a efekty čajového obřadu se tím nikdy nemyslí.

## Na konci kapitoly

Po vyhodnocení kapitol I a II, před čištěním časových os. Podle pořadí iniciativy každý použije jednu schopnost, nebo
vynechá, stále dokola, dokud nevynechají všichni. Kdo vynechal, zůstává stranou; kdo neměl co použít, toho se stůl neptal a
za vynechání se to nepočítá. Po kapitole III tato chvíle není, ledaže [změníš pravidlo](#options).

Schopnost, kterou odemkneš nebo získáš, zatímco její chvíle trvá, smíš použít hned.
`,
  },
  characters: {
    title: "Sedm postav",
    text: `
## Geralt

@abilities geralt

## Yennefer

@abilities yennefer

## Marigold

@abilities dandelion

## Ciri

@abilities ciri

## Vesemir

@abilities vesemir

## Triss

@abilities triss

## Yuki Onna

@abilities yukiOnna

## Podrobnosti

- Aby šlo **ignorovat ztrátu**, musí symboly existovat: nesplněný efekt takto zaplatit nelze. Výsledek je
  stejný jako při zaplacení.
- **Plný výsledek** efektu 1/2/3 je 3, bez podmínky a beze ztráty.
- Karta, která jde **z časové osy do ruky**, přijde o své žetony ztracených symbolů a pozdější karty mezeru zaplní.
- **Karta navíc** jde na pravý konec tvé časové osy a platí za zahranou v tomto tahu, i pro čajový obřad.
- **Opakovaný** nebo **vypůjčený** efekt se ověří a zaplatí jako každý jiný.
`,
  },
};
