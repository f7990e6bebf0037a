import type { Pages } from "../outline.ts";

export const STEPS: Pick<
  Pages<"play">,
  "draft" | "play" | "tea" | "chapter-end" | "cleaning" | "game-end"
> = {
  draft: {
    title: "Krok 1: Draftování karet",
    text: `
## Doplnění řad

Na začátku každého draftování kromě prvního ve hře:

- odhodí se nejvyšší dvojice, která v řadách ještě leží; není-li žádná, neodhodí se nic,
- ostatní dvojice se ve svém pořadí posunou nahoru,
- prázdné řady se doplní z balíčku, shora dolů.

## Volba místa

Podle pořadí iniciativy si každý zvolí jedno místo. Vynechat nelze.

- **Řada**, kterou v tomto kroku ještě nikdo nevzal: její dvě karty jdou do tvé ruky. Řady se teď nedoplňují.
- **Místo u balíčku** nad řadou 1: dober si 2 vrchní karty balíčku. Může ho zvolit libovolně mnoho hráčů; kdo přijde později,
  stojí níž.

Kdo si vezme **poslední řadu**, získá hned 1 bod zkušeností.

## Nové pořadí

Když si všichni vzali karty, figurky se vrátí na stupnici iniciativy: nejdřív ty od balíčku v pořadí, v jakém přišly, potom
řada 1, řada 2 a tak dále. Dobrá řada tě může stát tvé místo.

> Pořadí je A, B, C. A si bere řadu 1, B a C jdou k balíčku. Nové pořadí je **B, C, A**.

## Když dojde balíček

Jakmile je vzata jeho poslední karta, zamíchá se celá odhazovací hromádka, i s počátečními kartami, a stane se novým
balíčkem. Je-li prázdné obojí, karta se nedobírá.
`,
  },
  play: {
    title: "Krok 2: Hraní karet",
    text: `
Všichni hráči si současně a tajně zvolí **2 karty z ruky a jejich pořadí**. Volba je konečná. Když zvolí poslední, všechny
karty se odhalí a přidají na pravý konec časových os, první karta vlevo od druhé.

Teprve pak se vyhodnocují efekty: hráč po hráči podle iniciativy, u každého nejdřív levá nová karta, potom pravá. [Efekty
čajového obřadu](#tea) čekají na další krok. Efekt se vyhodnotí jednou a v dalších tazích už ne.

## Co efekt vidí

Vidí **svou kartu, všechny dřívější karty tvé časové osy a celou tvou zásobu**. Karty vpravo od sebe nevidí. Na pořadí tvých
dvou karet tedy záleží.

> Ještě nemáš žádnou červenou kartu a hraješ dvě. Jedna říká „2 nebo více červených karet: 2 symboly boje“. Vlevo vidí jen
sebe a dá ti **0**. Vpravo vidí obě a dá ti **2** symboly boje.

## Musíš

Je-li podmínka splněna, efekt se musí vyhodnotit, a to v co největší míře. Nesmíš ho odmítnout ani se zastavit dřív, i kdyby ti vzal
symboly, které by bodovaly. Není-li podmínka splněna, nic neztrácíš a nic nezískáš.

## Které symboly ztratit

Volíš mezi všemi odpovídajícími symboly, které efekt vidí: žetony v zásobě a natištěnými symboly. Symbol na pozdější kartě
nemůže zaplatit za dřívější.

## Zisk

Získané symboly přijdou ihned jako žetony do zásoby. Později vyhodnocené efekty je mohou použít; podmínka téhož efektu ne.

> Průzkum je neaktivní, v zásobě máš 1 žeton průzkumu a hraješ kartu s natištěným průzkumem a efektem „ztrať 1/2/3 neaktivní
symboly, získej 1/2/3 symboly boje“. Ztratíš žeton a zakryješ natištěný symbol: získáš **2** symboly boje.
`,
  },
  tea: {
    title: "Krok 3: Čajový obřad",
    text: `
Podle pořadí iniciativy přijde každý na řadu u čajového stolku: nejdřív efekty čajového obřadu, potom předávání čaje.

## Efekty čajového obřadu

Efekty s konvicí na tvých kartách **zahraných v tomto tahu** se vyhodnotí zleva doprava podle stejných pravidel jako
ostatní: vidí totéž a musí se vyhodnotit v co největší míře. Efekty čajového obřadu z dřívějších tahů se už neopakují.

## Předávání čaje

Symbol předávání čaje ukazuje na tvého levého nebo pravého souseda. Máš-li nezakrytý symbol **doleva** a tvůj levý soused
nezakrytý symbol **doprava**, ukazují na sebe a tvoří **dvojici**, ať leží na časových osách kdekoli a byly zahrány kdykoli.

Každá dvojice se musí vyhodnotit: oba symboly se zakryjí a společný ukazatel se posune o **2** pozice. Vyhodnotí se všechny
dvojice, nejdřív s levým sousedem, potom s pravým. Má-li někdo více odpovídajících symbolů, než je třeba, zakryjí se ty
nejvíc vlevo.

> Máš 2 nezakryté symboly doprava, tvůj pravý soused 3 nezakryté symboly doleva. Vyhodnotí se dvě dvojice a ukazatel se
posune o **4** pozice.

## Body spojenectví

Každý bod spojenectví posune ukazatel o jednu pozici nahoru. Za každou dosaženou nebo překročenou pozici získají **oba**
spojenci ihned její bonus; začíná ten, kdo je dřív v iniciativě, a teprve potom se ukazatel posune dál. Dává-li efekt bod na
obou stupnicích, posouvá se nejdřív levá. Každý bonus se dává jednou a ukazatele se nikdy nevracejí.

Všechny bonusy najdeš v kapitole [Plány spojenectví](#alliance-boards).
`,
  },
  "chapter-end": {
    title: "Konec kapitoly",
    text: `
Po třetím tahu si každý spočítá své levé a pravé aktivní symboly: natištěné a nezakryté na časové ose a žetony v zásobě.

- Za každý symbol druhu, kterého máš **více**, získáš 1 bod zkušeností.
- Potom za každý symbol druhu, kterého máš **méně**, získáš 1 vítězný bod.
- Máš-li obou druhů stejně, získáš tolik bodů zkušeností i vítězných bodů, kolik symbolů máš od jednoho z nich.

Nic jiného se tu nepočítá: neaktivní symboly, barvy, symboly předávání čaje ani karty v ruce.

> Aktivní jsou magie a boj. Za 5 symbolů magie a 6 symbolů boje získáš **6** bodů zkušeností a **5** vítězných bodů; za 8 a 2
získáš **8** bodů zkušeností a **2** vítězné body; za 4 a 4 získáš **4** body zkušeností a **4** vítězné body.

Nejdřív se připíší všechny zkušenosti, potom všechny vítězné body. Po kapitolách I a II lze použít schopnosti [konce
kapitoly](#windows) a pak se časové osy [vyčistí](#cleaning).
`,
  },
  cleaning: {
    title: "Čištění časových os a ponechané karty",
    text: `
Po kapitolách I a II:

- Ze zásob zmizí všechny žetony a z karet všechny žetony ztracených symbolů.
- Všichni hráči tajně zvolí, které karty ze své časové osy si **ponechají**: 1 po kapitole I, 2 po kapitole II. Volby se
  odhalí najednou.
- Všechno ostatní jde na společnou odhazovací hromádku. Ponechané karty začínají novou časovou osu, dvě v pořadí podle tvé
  volby. Kartu jednou ponechanou si nemusíš ponechat znovu. Kdo má karet méně, ponechá si všechny.
- Standardní efekty ponechaných karet se hned vyhodnotí, podle iniciativy a zleva doprava. Vyhodnotit se musí.
- Úplně nakonec nastoupí aktivní symboly další kapitoly.

Ponechané karty tedy ještě používají symboly kapitoly, která **právě skončila**, pro levý a pravý symbol i pro to, co je
neaktivní. Žetony, které dají, zůstávají v zásobě a co zakryjí, zůstává v nové kapitole zakryté.

Efekty čajového obřadu ponechaných karet přijdou na řadu v čajovém obřadu dalšího tahu a jejich symboly předávání čaje lze
použít znovu.

Ruce, zkušenosti, vítězné body, spojenectví, schopnosti, iniciativa, řady a balíček se nemění.

> V kapitole I je vlevo magie. Ponecháš si červenou kartu s efektem „1/2/3 červené karty: 1/2/3 levé aktivní symboly“. Dá ti
**1** žeton magie, i když je magie v kapitole II neaktivní.
`,
  },
  "game-end": {
    title: "Konec hry",
    text: `
Po vyhodnocení kapitoly III se nic neodhazuje. Přičtou se tři věci:

- **Vedlejší úkol**: tvoří ho dva symboly, které byly v kapitole III neaktivní. Za jeden z nich získáš 1 vítězný bod za každou
  **kartu v ruce**, na které je; karta, na které je dvakrát, se počítá jednou. Lepší symbol vybere stůl za tebe. Všechny ruce
  se odhalí najednou.
- **Zlatá zkušenost**: vítězné body poslední pozice, které tvůj zlatý ukazatel dosáhl. Viz [Zkušenosti](#tracks).
- **Spojenectví**: podívej se na své dvě stupnice spojenectví a vezmi tu, na které stojí ukazatel **níž**. Získáš vítězné
  body poslední pozice, které dosáhl. Viz [Plány spojenectví](#alliance-boards).

> V kapitole III byly aktivní magie a diplomacie, takže vedlejším úkolem jsou boj a průzkum. V ruce máš 2 karty s bojem a 3 s
průzkumem, na jedné z nich je dvakrát. Lepší je průzkum: dá ti **3** vítězné body.

Stojí-li oba ukazatele na stejném čísle a plány dávají různé body, platí menší.

## Vítěz

Vyhrává nejvyšší počet vítězných bodů. Při shodě vyhrává ten, kdo je výš na stupnici iniciativy, v pořadí posledního tahu.

> Tvé ukazatele stojí na 6 a 12. Počítá se 6 a poslední dosažená pozice s body je 4: **2** vítězné body.
`,
  },
};
