import type { Pages } from "../outline.ts";

export const WHOLE_TURN: Pick<Pages<"play">, "whole-turn"> = {
  "whole-turn": {
    title: "Celý tah",
    text: `
Hraješ za postavu Geralt; tvým levým sousedem je Yennefer, pravým Marigold. Je druhý tah kapitoly I, aktivní jsou magie a boj.
Pořadí je ty, Yennefer, Marigold. Na plánech je strana A.

## Draftování karet

> V řadě 4 leží „Rozcestí“, karta se dvěma symboly průzkumu. Bereš si ji: poslední řada ti dá **1** bod zkušeností. Yennefer si
bere řadu 1, Marigold jde k balíčku. Nové pořadí je Marigold, Yennefer, ty.

Více: [Draftování karet](#draft).

## Hraní karet

> Každý tajně zvolí dvě karty. Ty volíš nejdřív „Rozcestí“, potom „Lovec na zakázku“: ztrať 1/2/3 neaktivní symboly, získej 1/2/3
levé aktivní symboly. Všechny karty se odhalí a vyhodnotí, tvé jako poslední. „Lovec na zakázku“ vidí **4** neaktivní symboly:
dva na kartě „Rozcestí“ a po jednom na tvých dvou kartách z prvního tahu. **3** z nich musíš ztratit; zvolíš, které, zakryješ je
a získáš **3** žetony magie.

> V opačném pořadí by „Lovec na zakázku“ kartu „Rozcestí“ neviděl: jen **2** žetony magie.

Více: [Hraní karet](#play).

## Čajový obřad

> Marigold má právě zahranou kartu se symbolem předávání čaje doleva, tedy k tobě. Jedna z tvých karet z prvního tahu ukazuje
doprava, k němu. To je dvojice: oba symboly se zakryjí a společný ukazatel se posune z 1 na **3**. Tato pozice dává oběma
schopnost 1, nebo 2 body zkušeností. Marigold je na řadě dřív a vezme si kartu tvé schopnosti; ty si vezmeš zkušenosti a máš
teď **3** body.

Více: [Čajový obřad](#tea).

Potom se posune ukazatel tahu. V příštím draftování si vybírá první Marigold a ty poslední.
`,
  },
};
