import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "action-cards" | "setup"> = {
  idea: {
    title: "O co ve hře jde",
    text: `
Kontinent má plnou tlamu zubů a někdo musí dostat zaplaceno, aby je trhal. Jsi zaklínač jedné z pěti škol, čerstvě na
Stezce, s deseti kartami, pár zlaťáky a jedním medailonem. Cestuješ, cvičíš, hraješ v kostky, nasloucháš lidem v nesnázích a
bojuješ.

Kdo první získá **4 trofeje**, okamžitě vítězí. Trofej získáš

- za **nestvůru**, kterou porazíš; tak se získává většina trofejí,
- za jiného **zaklínače**, kterého vyzveš a porazíš,
- **meditací**, jakmile některá tvá vlastnost dosáhne úrovně 5.

Poslední trofej musí být z boje. Viz [Trofeje a vítězství](#winning).

## Jeden balíček na všechno

Tvých deset karet jsou tvé nohy, tvá ruka s mečem i tvá krev. Odhazuješ je při **pohybu**, v boji je spojuješ do
**kombinací** a tvůj balíček je v boji tvým **životem**. Každý tah si kartu přidáš. Každá trofej tě unaví a karty ti zase
bere.

## Kdo je na tahu

Hráči se střídají po směru hodinových ručiček. Kdo je na tahu, je **aktivní** hráč. Tvůj levý soused hraje po tobě, pravý
před tebou; ve dvou hráčích je to tentýž člověk.

## Karty mají přednost

Říká-li karta něco jiného než tato kniha, má pravdu karta. Kde by se karta dala číst dvojím způsobem, rozhodl to stůl předem
a nikdo nemusí hlasovat.
`,
  },
  components: {
    title: "Co je na stole",
    text: `
- **Mapa**: 19 lokací s cestami po souši i po vodě. Viz [Mapa](#map).
- **Karty akcí**: 90 společných a 10 počátečních karet pro každou školu.
- **Zásoba**: šest odkrytých karet akcí, které lze získat. Viz [Fáze III](#phase-three).
- **Lektvary**: 28, čtyři od každého ze sedmi druhů. Viz [Lektvary](#potions).
- **Nestvůry**: 28, deset úrovně I, dvanáct úrovně II, šest úrovně III, každá s kartou a žetonem. Tři z nich stojí na mapě.
- **Bojové karty nestvůr**: 20. Jsou životem nestvůr i jejich útoky.
- **Žetony lokací**: 18, po šesti pro lesy, hory a vodu. Ukazují, kde jsou nestvůry, úkoly a stopy.
- **Karty průzkumu**: 36 pro město, 36 pro divočinu; a 56 **karet událostí**. Viz [Průzkum](#exploration).
- **Trofeje**: 8 za vlastnosti, dvě za každou, a 4 od každé školy.
- **Kostky**: dvě sady po pěti, na kostkový poker.
- **Zlaťáky** a jeden **žeton zavřené krčmy**.

## Co je tvoje

- **Plán** se čtyřmi vlastnostmi, úrovní zaklínače a Štítem a figurka na mapě.
- Tvůj **balíček** lícem dolů, tvá **ruka** a tvá **odhazovací hromádka** lícem nahoru.
- **Zlaťáky**. V pokladnici je jich vždy dost a co zaplatíš, jde tam. Méně než nic nikdy nemáš.
- **Lektvary**, **trofeje**, **stopy**, **úkoly** a karty, které si smíš ponechat.

Svou ruku vidíš jen ty, všechno ostatní leží odkryté. Viz [Co všichni vědí](#secrets).

## Všichni najednou

Má-li se v téže chvíli rozhodnout víc hráčů, rozhodují se jeden po druhém po směru hodinových ručiček, počínaje aktivním hráčem
nebo prvním po něm.
`,
  },
  "action-cards": {
    title: "Karty akcí",
    text: `
Na kartě akce je

- **barva**: modrá je rychlý úder, červená silný úder, zelená únik, žlutá obranné znamení, fialová útočné znamení,
- jeden **terén**: lesy, hory nebo voda, anebo **symbol divočiny**, který zastoupí kterýkoli z nich a je jen na počátečních
  kartách,
- **symboly** pro boj,
- někdy **rozšíření kombinace**: barva a někdy další symboly, které platí, položíš-li na kartu kartu té barvy,
- **cena** od 0 do 2. Počáteční karty mají cenu 0.

Kdykoli karta opustí tvou ruku, dělá jedinou věc: buď tě někam donese, nebo bojuje, nikdy obojí.

## Symboly

- **Zranění**: o tolik přijde soupeř.
- **Štít**: o tolik se zvýší tvůj Štít.
- **Více nebo méně karet**: mění, kolik karet si dobereš na konci bojového tahu.
- **Vrchní karta**: vezmi si do ruky vrchní kartu své odhazovací hromádky.
- **Návrat**: tato karta se ti vrátí do ruky.

## Odhodit a odstranit

**Odhodit** kartu znamená položit ji lícem nahoru na odhazovací hromádku. Vrátí se.

**Odstranit** kartu znamená vyřadit ji ze hry nadobro. Máš-li odstranit kartu akce a není řečeno odkud, vezmeš ji z ruky, z
balíčku nebo z odhazovací hromádky; prohledaný balíček se zamíchá. Odstraníš přesně tolik karet, kolik je řečeno, ani víc,
ani míň. Tenký balíček je časem ostrý balíček, ale pamatuj, že je to také tvá krev.
`,
  },
  setup: {
    title: "Příprava hry",
    text: `
Všechno udělá stůl za tebe, kromě voleb.

- **Začínající hráč** se vylosuje.
- Společné karty akcí se zamíchají. Tři karty s cenou 0 přijdou na tři pravé pozice **zásoby**, tři libovolné na levé.
- Lektvary a oba balíčky průzkumu se zamíchají. Balíček událostí se nemíchá nikdy, zůstává v pořadí svých čísel.
- Žetony lokací se zamíchají podle terénu a od každého terénu se jeden odkryje. Tam se objeví **nestvůra**, u každého žetonu
  jedna, a její karta leží odkrytá pro všechny.
- **Plány** se vybírají proti směru hodinových ručiček tak, aby začínající hráč byl poslední: ze dvou dobraných, které vidíš
  jen ty, si jeden necháš a druhý se vrátí. V pěti hráčích dostane začínající hráč plán, který zbyl.
- Tvá figurka přijde do tvé školy.

## S čím začínáš

Všechny čtyři vlastnosti na úrovni 1, úroveň zaklínače 1, Štít 1, žádná trofej. Zamícháš svých deset počátečních karet,
dobereš si a vezmeš si zlaťáky podle svého místa v pořadí (počet hráčů → karty / zlaťáky prvního, druhého a tak dále):

@seats

## Podle počtu hráčů

- **Sólo**: nestvůra od každé úrovně a několik dalších změn. Viz [Sólo](#solo).
- **2 hráči**: dvě nestvůry úrovně I a jedna úrovně II. Začínající hráč zvolí terén té silnější; zná tři lokace, ale žádnou
  z nestvůr. Jedna trofej za každou vlastnost, každý má jednu zaklínačskou trofej, žádné sázky.
- **3 hráči**: tři nestvůry úrovně I, jedna trofej za každou vlastnost, každý má dvě zaklínačské trofeje.
- **4 a 5 hráčů**: tři nestvůry úrovně I, dvě trofeje za každou vlastnost, každý má tři nebo čtyři zaklínačské trofeje.
  Jedna nebo dvě další nestvůry úrovně I čekají lícem dolů na **přidané hromádce**. Na konci přípravy si každý po směru
  hodinových ručiček zvýší jednu vlastnost na úroveň 2 se vším, co k tomu patří.

Necháš si tolik karet trofejí vlastní školy, kolik máš soupeřů, lícem dolů: jsou pro ty, kdo tě porazí. Všechny čtyři jsou
stejné.
`,
  },
};
