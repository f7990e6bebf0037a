import type { Pages } from "../outline.ts";

export const STORIES: Pages<"stories"> = {
  exploration: {
    title: "Průzkum",
    text: `
Pro průzkum zvol **město**, nebo **divočinu**. Vrchní karta toho balíčku se všem přečte: jak příběh začíná a
**dvě věci, které můžeš udělat**. Co z nich vzejde, zůstane skryté, dokud nezvolíš, a co by vzešlo z té druhé, zůstane
skryté navždy.

- Má-li možnost cenu, smíš ji zvolit, jen když ji můžeš zaplatit celou. Platíš při volbě.
- Nelze-li zaplatit ani jednu, karta se odstraní a nic se nestane.
- Výsledek se provede hned, od začátku do konce, nakolik to jde, a karta se odstraní. Je-li výsledkem [úkol](#quests) nebo
  karta, kterou si [ponecháš](#events), zůstane u tebe.

Pak následuje fáze III.

## Co výsledky dělají

Týkají se jen tebe, v dobrém i zlém, pokud karta nejmenuje někoho jiného.

- **Vlastnosti**: mění se bez ohledu na úroveň zaklínače, mezi 1 a 5.
- **Karta akce určité ceny**: vezmi si kteroukoli takovou kartu zásoby, ať leží na jakékoli pozici, na
  **odhazovací hromádku**. Není-li tam žádná, odkrývají se karty společného balíčku, dokud nějaká nepřijde; ostatní jdou na
  společnou odhazovací hromádku.
- **Ztráta**: přijdeš o to, co máš, a zbytek propadá.

Nic, co provést lze, se nevynechává kvůli tomu, co provést nelze:

- S 1 zlaťákem máš přijít o 2 zlaťáky a zvýšit Boj o 1. Nezbude ti žádný zlaťák a Boj se přesto zvýší.

## Když balíček dojde

Je-li balíček prázdný, zamíchají se karty z něj odstraněné a vznikne nový.

Několik ponechaných karet nahrazuje tvůj příští průzkum: zvol průzkum, města nebo divočiny, a místo něj se uplatní ta karta.
`,
  },
  quests: {
    title: "Úkoly",
    text: `
Výsledek ti může dát úkol. Leží odkrytý vedle tvého plánu. Můžeš jich mít, kolik chceš, nevšímat si jich, jak dlouho chceš,
a na konci hry nic neznamenají.

## Kam vede

- Jmenuje-li úkol **lokaci**, vede tam.
- Jmenuje-li **terén**, dobere se na něj žeton lokace toho terénu a vede tam, kam ukazuje. Je-li hromádka prázdná, dobere se
  žeton kteréhokoli jiného terénu; není-li vůbec žádný, úkol propadá.
- Některé vedou do **tvé vlastní školy**, nebo do školy kteréhokoli zaklínače ve hře. Komu přijdeš takto na návštěvu, ten z
  toho něco má.

Žeton smí ukazovat i místo, kde jsi. Vyřešit úkol však můžeš, jen když na jeho lokaci **vstoupíš** poté, co ho máš, a dokud
z ní neodejdeš.

## Vyřešení úkolu

Ve fázi I, tam, kam vede, a jen chceš-li. Zaplať, co úkol žádá; kdo nemůže zaplatit, nemůže ho vyřešit. Potom se přečte
[karta události](#events) s jeho číslem, žeton se vrátí na svou hromádku a karta průzkumu se odstraní.
`,
  },
  events: {
    title: "Události",
    text: `
Karet událostí je 56. Dostaneš se k nim přes úkoly a některé karty čtou událost hned. Událost je jedna z těchto:

- **Volba** ze dvou možností, jako při [průzkumu](#exploration).
- **Zkouška**.
- **Krátký boj**.
- **Vybavení** nebo **společník**.
- **Výsledek** a nic víc.

## Zkoušky

Karta má tabulku, která pamatuje na každé číslo, a říká, které číslo v ní hledat:

- **vlastnost a kostka**: dvojnásobek úrovně vlastnosti plus jedna kostka,
- **kostka**: jedna kostka,
- **úroveň**: úroveň vlastnosti, nebo úroveň zaklínače.

Jiný úspěch ani neúspěch není. Všechny kostky se házejí veřejně a hod platí.

- Zkouška Boje, Boj 3, na kostce padne 4: dvakrát 3 a 4 je **10**.

## Krátké boje

Tvůj Štít klesne o tolik, kolik říká karta, dobereš si tolik karet, kolik říká, a pak zahraješ z ruky **jednu**
[kombinaci](#combo). Počítají se jen její symboly zranění a štítu. Kombinace se odhodí a platí řádek tabulky pro tvé
zranění.

Ve smyslu všech ostatních pravidel to boj není: žádný balíček života, lektvary, Specializace, trofeje ani vybavení, nikdo
není vyřazen a tvůj tah pokračuje.

## Karty, které si necháš

Vybavení, společníci a jiné karty s trvalým efektem leží odkryté vedle tvého plánu a zůstanou tam do konce hry, neříkají-li
nic jiného. Fungují ve chvíli, kterou jmenují, a v boji jinak v kroku 1. Karta, která funguje jednou, tě pak opustí.

Událost, kterou si nikdo nenechá, se vrátí na své místo v balíčku. Je-li potřeba událost, kterou si někdo nechal, nic se
nestane.
`,
  },
};
