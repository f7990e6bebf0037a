import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "symbols" | "tracks" | "setup"> = {
  idea: {
    title: "O co ve hře jde",
    text: `
Cestujete společně, a přece chce každý být tím, na koho se bude vzpomínat. Cestou sbíráš **symboly**: boj, magii, průzkum a
diplomacii. V každé kapitole jsou dva z nich **aktivní** a jen ty dva přinášejí body.

- Za každý symbol toho aktivního druhu, kterého máš **více**, získáš 1 bod zkušeností.
- Za každý symbol toho aktivního druhu, kterého máš **méně**, získáš 1 vítězný bod.

Jednostranná sbírka přináší zkušenosti, vyvážená vítězné body. Zkušenosti ti odemykají schopnosti a na konci mají i samy
cenu vítězných bodů. Kdo má nejvíc vítězných bodů, vyhrává.

## Tři kapitoly po třech tazích

Hra má 3 kapitoly a každá kapitola má 3 tahy. Tah má tři kroky:

- **Draftování karet**: podle pořadí iniciativy si každý vezme dvě karty. Viz [Draftování karet](#draft).
- **Hraní karet**: každý tajně zvolí dvě karty; odhalí se najednou a vyhodnotí. Viz [Hraní karet](#play).
- **Čajový obřad**: tvá spojenectví se sousedy rostou. Viz [Čajový obřad](#tea).

Potom se ukazatel tahu posune o jednu pozici. Po třetím tahu se kapitola [boduje](#chapter-end) a časové osy se
[vyčistí](#cleaning); po kapitole III přichází [konec hry](#game-end).

## Iniciativa

Kdykoli je třeba pořadí, platí pořadí figurek na stupnici iniciativy v té chvíli. Mění se jen na konci draftování, nebo
schopností, která to říká.

## Zahráno v tomto tahu

Pro čajový obřad znamená „zahráno v tomto tahu“ karty přidané v tomto tahu na tvou časovou osu. V prvním tahu kapitol II a
III k nim patří i právě ponechané karty.
`,
  },
  components: {
    title: "Co je na stole",
    text: `
- **Karty akcí**: 80 v pěti barvách (červená, modrá, zelená, žlutá, růžová). Tvoří hlavní balíček.
- **Počáteční karty**: 5 pro každou ze sedmi postav. Na začátku je máš v ruce; po odhození leží na společné odhazovací
  hromádce a mohou se vrátit s balíčkem.
- **Karta kapitoly**: uvádí aktivní symboly všech tří kapitol a počáteční iniciativu.
- **Řady**: dvojice odkrytých karet, které lze draftovat, 4 řady do tří hráčů, 5 řad ve čtyřech nebo pěti.
- **Tvůj plán**: tvá postava se čtyřmi schopnostmi a stupnice zkušeností.
- **Plány spojenectví**: jeden mezi tebou a každým z tvých sousedů.

## Karta akce

Karta má právě jednu barvu. Není na ní žádný symbol, jeden, nebo dva (mohou být stejné), někdy **symbol předávání čaje**
doleva nebo doprava a někdy jeden **efekt**. Barvu nelze nikdy zakrýt ani změnit.

## Tvá místa

- **Ruka**: vidíš ji jen ty. Její velikost není omezena.
- **Časová osa**: řada tvých karet zahraných v této kapitole, nejstarší vlevo.
- **Zásoba**: tvé získané žetony symbolů. Vidí ji všichni.
`,
  },
  symbols: {
    title: "Symboly aktivní a neaktivní",
    text: `
Symboly jsou čtyři: **boj, magie, průzkum a diplomacie**. Symbol máš, je-li natištěný a nezakrytý na kartě tvé časové osy,
nebo máš-li jeho žeton v zásobě. Obojí se všude počítá stejně. Symboly na kartách v ruce ještě nemáš.

## Aktivní symboly

Každá kapitola má dva aktivní symboly: **levý** u světlého ukazatele a **pravý** u tmavého. Druhé dva jsou neaktivní. V této
kapitole nepřinášejí body, ale podmínky a schopnosti je mohou využít.

## Ztráta symbolu

Máš-li ztratit symbol, buď odhoď odpovídající žeton ze zásoby, nebo zakryj odpovídající natištěný symbol **žetonem
ztraceného symbolu**. Co je zakryté, neexistuje, dokud se žeton neodstraní. Žeton ztraceného symbolu zakrývá jeden symbol
nebo jeden symbol předávání čaje.

Žetonů všech druhů je vždy dost.

> Na časové ose máš kartu se dvěma symboly boje, jeden z nich je zakrytý, a v zásobě 1 žeton boje. Máš **2** symboly boje.
`,
  },
  tracks: {
    title: "Zkušenosti a vítězné body",
    text: `
Stupnice zkušeností má pozice 0 až 20. Každý bod zkušeností posune tvůj ukazatel o jednu. Jakmile dosáhne jedné ze tří
označených pozic nebo ji překročí, je ihned k dispozici schopnost 2, 3 nebo 4:

@thresholds

## Zlatý ukazatel

Když tvůj ukazatel dojde na 20, opustí stupnici a na 0 začíná **zlatý ukazatel**. Pokračuje jím zbytek právě získaných bodů
i všechny další. Zlatý ukazatel nic neodemyká; na konci hry má cenu vítězných bodů. Na 20 se zastaví a další zkušenosti
propadají.

> Máš 18 bodů zkušeností a získáš 5. Zlatý ukazatel teď stojí na **3**.

Na konci platí poslední z těchto pozic, které zlatý ukazatel dosáhl (pozice → vítězné body). Kdo nikdy neměl 20 bodů
zkušeností, nedostane nic.

@gold

## Vítězné body

Začínají na 0, nikdy neklesají a nejsou omezeny.
`,
  },
  setup: {
    title: "Příprava hry",
    text: `
Takto se připravuje hra pro tři až pět hráčů; [hra ve dvou](#two-players) a [sólo](#solo) pár věcí mění. Stůl udělá všechno
za tebe kromě rozhodnutí.

- Ze všeho nejdřív se všichni dohodnou na straně A nebo B plánů spojenectví. Pro první hru se hodí strana A.
- Vylosuje se jedna ze šesti karet kapitol. Po celou hru zůstává odkrytá, i se zadní stranou.
- Aktivní se stanou symboly kapitoly I, ukazatel tahu jde na první z devíti pozic.
- Balíček se zamíchá a řady se zaplní vždy dvěma kartami. Žeton extra zkušenosti leží u poslední řady.
- První hráč se losuje. Od něj po směru hodinových ručiček si každý **vybere postavu**: ze dvou, které vidíš jen ty, si
  jednu necháš a druhá se vrátí.
- Na straně B si pak každý stejně vybere plán spojenectví po levici; u posledního plánu není co volit. Na straně A jsou
  všechny plány stejné.
- Figurky jdou na stupnici iniciativy v pořadí, které ukazuje karta kapitoly.

## S čím začínáš

S 5 počátečními kartami, se schopností 1, bez zkušeností a vítězných bodů, s prázdnou časovou osou a prázdnou zásobou.
Všechny ukazatele spojenectví stojí na 0. Dvě karty tvé schopnosti 1 a dvě karty schopnosti 3 čekají na tvé spojence.
`,
  },
};
