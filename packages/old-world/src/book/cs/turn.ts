import type { Pages } from "../outline.ts";

export const TURN: Pick<Pages<"play">, "turn" | "moving" | "phase-two" | "phase-three" | "winning"> = {
  turn: {
    title: "Tvůj tah",
    text: `
Tah má tři fáze:

- **Fáze I: pohyb a akce.** Putuj, kam až tě karty donesou, a využij, co cestou najdeš. Viz [Pohyb a akce](#moving).
- **Fáze II: boj, meditace, nebo průzkum.** Právě jedno z toho. Viz [Fáze II](#phase-two).
- **Fáze III: dobírání a získávání karet.** Doplň si ruku a vezmi si novou kartu. Viz [Fáze III](#phase-three).

Potom začíná tvůj levý soused. Nikdo nezačne dřív, než skončíš.

Karty utracené na cestě budou chybět v boji na jejím konci. Vejít do doupěte s prázdnou rukou je dovoleno a už se to stalo.
`,
  },
  moving: {
    title: "Fáze I: pohyb a akce",
    text: `
Tuto fázi můžeš vynechat. Jinak se pohni, na místě udělej, co chceš, pohni se dál a tak pořád, dokud neřekneš
dost.

## Pohyb

Pohybem se tvá figurka přesune na **propojenou** lokaci, o jeden krok po silnici nebo po vodní cestě. Každý pohyb zaplatíš
jedním ze čtyř způsobů:

- 1 kartou s **terénem cíle**,
- 1 kartou se **symbolem divočiny**,
- libovolnou 1 kartou a **1 zlaťákem**,
- libovolnými **2 kartami**.

Karty se odhodí. Smíš zaplatit víc, než musíš, a pohnout se, kolikrát dokážeš zaplatit; bez karet v ruce zůstaneš stát. Jiné
figurky a nestvůry tě nikdy nezastaví ani nepřinutí k boji.

- Máš v ruce dvě karty lesa a žádný zlaťák a chceš do hor. Musíš odhodit obě. S 1 zlaťákem by stačila jedna karta a ten
  zlaťák.

## Po příchodu

Je-li lokace cílem některého tvého [stopovacího úkolu](#trails), hned získáš jeho zlaťák a stopu. Cokoli jiného, co přemístí
tvou figurku, je také pohyb a příchod, jen bez placení.

## Akce

Po **alespoň jednom pohybu** v tomto tahu můžeš tam, kde stojíš, v libovolném pořadí provést:

- [akci lokace](#locations), každé lokace jednou za tah, i po odchodu a návratu,
- [kostkový poker](#poker) se zaklínačem, který je tu také, s každým jednou za tah,
- [úkoly](#quests), které tu lze vyřešit, kolik jich chceš.

Tam, kde tvůj tah začal, můžeš jednat, jen když odejdeš a vrátíš se. Jiní zaklínači a nestvůry akci lokace nebrání. V jednom
tahu můžeš jednat na více lokacích.

## Konec fáze

Když fázi ukončíš, zůstanou ti karty, které ještě držíš. S prázdnou rukou můžeš dokončit, co lze udělat tady; pak následuje
fáze II.

## Pohyb z karet

Některé ponechané karty ti jednou za tah dovolí pohyb levněji; nahrazuje běžný pohyb a může být i první. Některé karty
průzkumu tebou pohnou ve fázi II: jít musíš a pak smíš využít tamní akci lokace, pokud v tomto tahu ještě nebyla využita,
nic jiného.
`,
  },
  "phase-two": {
    title: "Fáze II: boj, meditace, nebo průzkum",
    text: `
Zvol právě jedno. Zpět k pohybu a akcím už cesta nevede. Pohyb předtím není nutný.

## Boj s nestvůrou

S tou, která stojí tam, kde ty. Některé nestvůry si předem žádají cenu; kdo ji nemůže zaplatit, nemůže s nimi bojovat. Viz
[Boj s nestvůrou](#monster-fights).

## Boj se zaklínačem

S kterýmkoli zaklínačem na tvé lokaci. Výzvu nelze odmítnout. Vyzvat nelze

- na lokaci školy,
- tam, kde leží [žeton zavřené krčmy](#duels),
- toho, s kým v tomto tahu proběhl tvůj kostkový poker.

Můžeš vyzvat i zaklínače, jehož trofej už máš, pro zlato a pro potěšení. Viz [Souboje](#duels).

## Meditace

Máš-li některou vlastnost na úrovni 5, je-li k dispozici její trofej a žádnou takovou ještě nemáš: vezmi si ji, posuň se na
stupnici trofejí a utrp [únavu](#winning). Kdyby ten posun znamenal vítězství, neposuneš se ani neutrpíš únavu, ale trofej a
její schopnost jsou tvé.

## Průzkum

Prozkoumáš město, nebo divočinu za ním, jak chceš. Průzkum lze zvolit vždycky. Viz [Průzkum](#exploration).

V jednom tahu lze bojovat nejvýše jednou. Některé karty průzkum pro tento tah zakazují; nelze-li pak udělat ani nic jiného,
fáze se vynechá. Některé karty tě pošlou rovnou do fáze III.
`,
  },
  "phase-three": {
    title: "Fáze III: dobírání a získávání karet",
    text: `
## Odhoď

Odhoď z ruky, kolik karet chceš. Zůstat smí nejvýše **3**.

## Dober

Dobírej, dokud nemáš **3** karty. Po úplné porážce nebo po souboji prohraném v roli útočníka si dobíráš jen do **2**. Karty
mohou toto číslo pro jeden tah změnit, nikdy však nad 7 a po takové porážce nikdy nad 2.

## Získej kartu

Vezmi si jednu ze šesti karet **zásoby**. Jednu si vzít musíš. Platí vytištěná cena upravená podle pozice (pozice → změna):

@slots

Platíš tím, že odhodíš tolik karet z ruky, a nová karta přijde **do ruky**. Sama sebe zaplatit nemůže. Kartu, kterou nemůžeš
zaplatit, si vzít nelze; platí-li to o všech šesti, nevezmeš si žádnou. Díky některým kartám je tato jedna karta zadarmo.

- Karta s cenou 2 leží na pozici 6. Stojí **1**. Na pozici 1 by stála **3**.

Potom se zbylé karty posunou doprava, prázdné pozice vlevo se doplní ze společného balíčku a tvůj tah končí. Dojde-li
společný balíček, zamíchá se jeho odhazovací hromádka.

## Tvá ruka a tvůj balíček

Při **7** kartách přestaneš dobírat; co zbývá, propadá. Karty, které přijdou do ruky jinak, přijdou vždycky, i kdyby jich
pak bylo osm.

Je-li tvůj balíček prázdný, když máš dobrat, zamíchá se tvá odhazovací hromádka a stane se novým balíčkem. Jen
[v boji](#combat) se to nestane nikdy.
`,
  },
  winning: {
    title: "Trofeje a vítězství",
    text: `
Kdykoli získáš trofej, stane se postupně toto:

- Posuneš se na **stupnici trofejí** o jednu pozici. Na pozici **4** okamžitě vítězíš. Žádné poslední kolo se nehraje.
- Jinak utrpíš **únavu**.
- Trofej leží odkrytá před tebou a její schopnost je od té chvíle tvá. Viz [Trofeje](#trophies).

## Únava

Prohlédneš si všechny své karty akcí, v balíčku, v ruce i na odhazovací hromádce, a odstraníš přesně tolik, kolik říká tvá
nová pozice. Všechny ostatní, i ty z ruky, tvoří nový balíček. Vypadá to takto (pozice → odstraněné karty / zlaťáky pro
toho, kdo tě porazí v souboji):

@track

Máš-li karet méně, jedna ti zůstane.

## Kolik

Jedna trofej za každou vlastnost, jedna od každé jiné školy, libovolně mnoho za nestvůry.

Meditací hra nikdy nekončí. Kdo medituje na pozici 3, zůstane tam se čtvrtou kartou trofeje; příští trofej z boje znamená
vítězství.
`,
  },
};
