import type { Pages } from "../outline.ts";

export const PLACES: Pages<"places"> = {
  map: {
    title: "Mapa",
    text: `
Každá lokace má číslo, terén a jednu akci a je propojená s jinými. Vodní cesty jsou propojení jako každé jiné. Žádná lokace
není od jiné dál než čtyři pohyby. Toto je celá mapa (terén, akce → propojení):

@map

## Škola Mantikory

Lokace 0 patří škole, která tu nehraje. Cvičit se tam dá jako v každé škole a vstoupíš na ni s jakoukoli kartou. Nemá však
žeton: žádná nestvůra, úkol ani stopa tam nikdy nevede a nepočítá se k žádnému terénu.
`,
  },
  locations: {
    title: "Co se dá kde dělat",
    text: `
Každá lokace má jednu akci. Provést ji lze jednou za tah, až po pohybu, a jen když by se něco změnilo. Co je využito, je
využito, i když část odmítneš.

## Výcvik

@places trainCombat
@places trainDefense
@places trainAlchemy
@places trainSpecialization

Zvyš uvedenou vlastnost o 1, zadarmo. Jde to jen, dokud **není vyšší než úroveň tvého zaklínače**. Kde se cvičí
Specializace, učí se každý té své.

- Úroveň zaklínače 1, Boj 1: výcvikem získáš Boj 2. S dalším výcvikem musíš počkat na úroveň zaklínače 2.

## Školy

@places school

Zvol Boj, Obranu nebo Alchymii, a ve **vlastní škole** také svou Specializaci. Zaplať o jeden zlaťák víc, než je její
nynější úroveň, a zvyš ji o 1. Na úrovni zaklínače tu nezáleží. Jedna z ponechaných karet může výcvik jednou zlevnit.

- Z úrovně 3 na úroveň 4 si škola žádá **4** zlaťáky.

## Lektvary

@places potion

Vezmi si vrchní [lektvar](#potions).

## Stopy

@places trail

Vezmi si 1 zlaťák. Pak se můžeš poptat po některé nestvůře na mapě a vzít si [stopovací úkol](#trails) pro její terén.

## Kostkový poker s místními

@places pokerLocals

Potřebuješ 1 zlaťák. Viz [Kostkový poker](#poker).

## Výměna

@places exchange

Odstraň kartu z ruky a vezmi si do ruky kartu ze zásoby. Její vytištěná cena smí být nejvýše o jednu vyšší než cena
odstraněné karty; na pozici nezáleží. Potom se zásoba doplní.

## Almužna a čistka zásoby

@places beggarPurge

Nemáš-li žádný zlaťák, dostaneš 1. Pak můžeš odstranit jednu nebo dvě karty zásoby a ta se doplní.
`,
  },
  poker: {
    title: "Kostkový poker",
    text: `
Můžeš vyzvat zaklínače na své lokaci, máte-li oba alespoň 1 zlaťák. Výzvu nelze odmítnout. S kým hraješ, s tím už v tomto
tahu nemůžeš bojovat.

- Oba vložíte 1 zlaťák a někdo z krčmy přidá další. V banku jsou **3**.
- Oba hodíte pěti kostkami.
- Nejdřív smí soupeř jednou přehodit kterékoli své kostky. Pak smíš totéž se svými. Nový hod platí.
- Lepší výsledek bere bank.

## Výsledky od nejhoršího po nejlepší

@hands

Vyhrává lepší druh výsledku. Mají-li oba stejný, rozhodne vyšší hodnota kostek, které ho tvoří: u full housu nejprve trojice
a pak pár, u dvou párů nejprve vyšší pár. Je-li stejná i ta, porovnávají se nepoužité kostky od nejvyšší. Je-li stejné
všechno, vítězí aktivní hráč.

- 5-5-6-4-1 proti 5-5-6-3-2: oba mají pár pětek, šestka a šestka, pak čtyřka proti trojce. Vyhrává první.

## S místními

Jako [akce lokace](#locations): vložíš 1 zlaťák, pokladnice přidá 2 a za místní hází tvůj pravý soused. Vyhrají-li, jdou
zlaťáky do pokladnice. Soused nic nezíská ani neztratí a můžeš ho pořád vyzvat.

## Proti danému výsledku

Karta může stanovit výsledek, který máš překonat. Nic se nesází: hodíš, jednou přehodíš, co chceš, a vyhraješ jen s lepším
výsledkem.
`,
  },
  trails: {
    title: "Stopy a žetony lokací",
    text: `
Žeton lokace ukazuje jednu z lokací svého terénu. Nepoužité žetony leží lícem dolů na třech hromádkách: lesy, hory a voda.
Na mapě je pro každý terén jedna nestvůra a její žeton říká, kde stojí.

## Stopy

**Stopa** je žeton stopování ležící před tebou lícem dolů. Patří té nestvůře svého terénu, která je právě na mapě. Máš-li
její stopu, **začínáš boj** s ní ty. Stopa se použitím neztrácí.

Od každého terénu smíš mít nejvýše jednu stopu.

## Stopovací úkoly

**Stopovací úkol** je žeton lícem nahoru s 1 zlaťákem. Nikdy neukazuje místo, kde právě jsi, když si ho bereš. Vstup na
lokaci, kterou ukazuje, a zlaťák je tvůj a z žetonu je stopa. Máš-li už stopu toho terénu, vezmeš si zlaťák a žeton
se vrátí.

Stopovacích úkolů můžeš mít víc. Je-li hromádka terénu prázdná, stopy ani stopovací úkoly toho terénu získat nelze.

## Stopy z karet

„Libovolná stopa“ znamená: zvol terén, na němž je nestvůra, jehož hromádka není prázdná a jehož stopu nemáš, a vezmi si
žeton, aniž ho vidíš. Není-li takový, nezískáš nic. „Stopa každé nestvůry“ ti dá po jedné od každého takového terénu.

## Když je nestvůra pryč

Byla-li nestvůra poražena nebo zahnána, vrátí se její žeton lokace a všechny stopy a stopovací úkoly jejího terénu na svou
hromádku, ať patřily komukoli. Zlaťáky ze stopovacích úkolů jdou do pokladnice. Žetony na úkolech zůstávají.
`,
  },
};
