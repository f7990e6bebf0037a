import type { Pages } from "../outline.ts";

export const OPPONENTS: Pick<Pages<"fights">, "monster-fights" | "monster-results" | "duels" | "example"> = {
  "monster-fights": {
    title: "Boj s nestvůrou",
    text: `
Tvůj pravý soused nestvůru po celý boj **ovládá**.

## Začátek

- Ukáže se zvláštní schopnost nestvůry. Žádá-li cenu, teď ji zaplatíš.
- Použijí se schopnosti, které fungují před vytvořením balíčku života, nejdřív schopnosti nestvůry.
- Vytvoří se balíček života nestvůry: tolik vrchních karet zamíchaného balíčku bojových karet, kolik má nestvůra **životů**.
  Úroveň I má 10 až 12, úroveň II 13 až 15, úroveň III 17 až 19.
- Vytvoří se tvůj balíček života.
- Použijí se schopnosti, které fungují potom.

Se [stopou](#trails) terénu nestvůry máš první bojový tah ty, jinak nestvůra. Pak se střídáte, dokud jedna strana
neprohraje.

## Bojový tah nestvůry

Někdo řekne **výpad**, nebo **kousnutí**. Teprve pak se odkryje vrchní karta balíčku života nestvůry a platí její efekt pro
tento útok. Každý útok tak stojí nestvůru jeden vlastní život.

V jejím prvním tahu rozhoduje ten, kdo ji ovládá, v každém dalším další hráč proti směru hodinových ručiček, bez tebe.

## Co karty dělají

- **Zranění**: číslo, číslo podle úrovně nestvůry, nebo úroveň některé tvé vlastnosti.
- **Odhození náhodných karet**: 1, 2 nebo 3 karty z ruky proti nestvůře úrovně I, II nebo III. Co v ruce chybí, vezme
  se z vrchu balíčku.
- **Odstranění karty** z ruky podle tvé volby; s prázdnou rukou vrchní karty balíčku.
- **Ztráta úrovně** Boje, Obrany nebo Alchymie. Nestvůra úrovně II pak způsobí 1 zranění a nestvůra úrovně III 2. Na úrovni
  I žádné zranění není, ale tvůj Štít klesne o 1, máš-li nějaký.

Karet je 20. Výpad na 13 z nich zraňuje, na 4 nutí odhazovat a na 3 odstraňovat; kousnutí má na 13 kartách číslo zranění, na
4 zraňuje podle tvé vlastnosti a na 3 ti bere úroveň.

## Jak se počítá zranění

Vytištěné číslo, plus co přidá nestvůra, minus co odečteš ty, ne pod 0, a pak limity. Přídavky a zmenšení fungují jen u
útoků, které způsobí alespoň 1 zranění. Štít chrání před zraněním a před ničím jiným.
`,
  },
  "monster-results": {
    title: "Po boji s nestvůrou",
    text: `
## Vítězství: nestvůra je poražena

- Použité lektvary se odhodí. Vezmeš si kartu nestvůry a **2** zlaťáky.
- Posuneš se na [stupnici trofejí](#winning), čímž můžeš vyhrát, a utrpíš únavu. Karta nestvůry je tvá trofej.
- Objeví se nová nestvůra **o úroveň vyšší**; po úrovni III zase úroveň III. Ve 4 a 5 hráčích mají přednost žetony přidané
  hromádky: dokud tam nějaký je, uvolní poražená nestvůra úrovně I místo jemu.

## Vyřazení, když jí zbývá 0 nebo 1 karta: nestvůra je zahnána

- Použité lektvary se odhodí. Vezmeš si **2** zlaťáky. Trofej žádná.
- Přidáš si kartu akce s cenou 0 na odhazovací hromádku.
- Objeví se nová nestvůra **stejné úrovně**. Ta stará se může vrátit, až žetony její úrovně dojdou.

## Vyřazení, když jí zbývají 2 nebo více karet: úplná porážka

- Použité lektvary se odhodí. Vezmeš si **stopu** jejího terénu, nemáš-li ji a je-li jaká.
- Přidáš si kartu akce s cenou 0 na odhazovací hromádku.
- Ve fázi III si dobíráš jen do **2** karet.
- Nestvůra zůstává a pro dalšího má zase plný život.

## Pokaždé

Všechny bojové karty se zamíchají. Tvůj balíček, odhazovací hromádka a ruka tvoří nový balíček a Štít je zase plný. Potom se
použijí schopnosti, které fungují na konci boje, a následuje fáze III.

## Karta s cenou 0

Vezmi si kteroukoli kartu zásoby s vytištěnou cenou 0, ať leží na jakékoli pozici. Není-li žádná, odkrývají se karty
společného balíčku, dokud nějaká nepřijde.

## Nová nestvůra

Dobere se žeton příslušné úrovně a žeton lokace téhož terénu; může to být zase staré místo. Nezbývá-li žádný žeton té
úrovně, vezme se nejbližší vyšší, a není-li ani ta, nejbližší nižší.
`,
  },
  duels: {
    title: "Souboje",
    text: `
Ty jsi **útočník**, ten druhý **obránce**.

## Sázky

Ve třech a více hráčích smí každý, kdo nebojuje, vsadit **1** zlaťák na jednoho z nich, ať jeho figurka stojí kdekoli: jeden
po druhém po směru hodinových ručiček od útočníkovy levice, veřejně. Kdo vsadil na vítěze, vezme si svůj zlaťák zpět
a z pokladnice tolik zlaťáků, kolik vítěz. Ostatní sázky jdou do pokladnice.

## Boj

Nejdřív se použijí schopnosti, které fungují před vytvořením balíčků života, pak se balíčky vytvoří a použijí se schopnosti,
které fungují potom; vždy začíná útočník. Pak se střídáte v bojových tazích, **útočník první**, dokud není jeden vyřazen.

## Výsledek

- Použité lektvary se odhodí.
- Zvítězí-li **útočník**: zaklínačská trofej poraženého, nemá-li už od té školy jinou, i se [stupnicí trofejí](#winning) a
  únavou. Poražený o žádnou dříve získanou trofej nepřijde. Zvítězí-li **obránce**, trofej nezíská.
- Vítěz si vezme z pokladnice zlaťáky podle pozice poraženého na stupnici trofejí: 1, 2, 3 a 3 zlaťáky za pozice 0 až 3.
- Poražený si přidá kartu akce s cenou 0 na odhazovací hromádku.
- Oba zamíchají balíček, odhazovací hromádku a ruku do nového balíčku a jejich Štít je zase plný.
- Obránce si dobere **4** karty po vítězství, **3** po porážce.
- Vyplatí se sázky.
- Na tuto lokaci přijde **žeton zavřené krčmy**. Souboj tu nebude, dokud neproběhne jinde. Kostkového pokeru ani akce lokace
  se to netýká.

Útočník pokračuje fází III a po porážce si dobírá jen do **2** karet.

- Ze svých 3 zlaťáků vsadíš 1 na útočníka. Obránce stojí na pozici 1. Zvítězí-li útočník, máš **5** zlaťáků, jinak **2**.
`,
  },
  example: {
    title: "Jeden celý tah",
    text: `
Jsi Medvěd ve hře dvou hráčů. Úroveň zaklínače 2, Boj 3, Obrana 2, Alchymie 2, Specializace 3, Štít 2. Máš 4 zlaťáky,
lektvar Vichřice a stopu hor. Stojíš ve Vengerbergu; v ruce máš 4 karty, v balíčku 7 a na odhazovací hromádce 3. Druhý
zaklínač sedí v Kaer Morhen se 2 zlaťáky. V Hengforsu čeká archespora, úroveň I, životů 12.

## Fáze I

- Pohyb zatím žádný, takže ti Vengerberg nic nenabízí. Odhodíš kartu vody a jdeš do Ban Ardu. Tvá Alchymie není vyšší než
  úroveň zaklínače: výcvikem je **3** a dobereš si lektvar Černá krev.
- Karta hor tě donese do Kaer Morhen. Kostkový poker: v banku jsou **3**. Soupeř hodí 5-5-5-2-3, ty 6-6-1-3-4. Dvě přehozené
  kostky dají 5-5-5-4-4, full house; tvé tři dají 6-6-2-2-5, dva páry. Zbývají ti **3** zlaťáky.
- Není to tvá škola a z toho, co učí, můžeš zaplatit jen Obranu: 3 zlaťáky, Obrana **3**, Štít **3**. Teď jsou všechny
  vlastnosti vyšší než 2: úroveň zaklínače **3** a dobereš si 1 kartu.
- Karta se symbolem divočiny tě donese do Hengforsu. Archespoře je to jedno. Poptáš se, dostaneš 1 zlaťák a vezmeš si
  stopovací úkol pro vodní nestvůru.

## Fáze II

- V ruce máš 2 karty a zvolíš boj. Archespora si ještě před bojem žádá lektvar: Černá krev je pryč. Její balíček
  života má **12** karet, tvůj také **12**.
- Díky stopě začínáš. Dvě propojené karty způsobí 3 zranění: zbývá jí **9**. Dobereš si 3 karty.
- Kousne a karta říká 5 zranění. Zbývá jí **8**. Tvůj Štít klesne ze 3 na **0** a 2 karty odejdou z balíčku.
- Štít 0 ve tvém tahu: schopnost Medvěda ti dá 1 Štít a 2 karty, takže jich držíš **5**. Vichřice ti dovolí přidat ke
  kombinaci tří karet volnou kartu. 5 zranění: zbývají **3**. Symbol štítu zvýší Štít na **2**, zvláštní efekt vrátí vrchní
  kartu odhazovací hromádky a dobereš si 3.
- Kousne znovu: zbývají **2**. Přijdeš o úroveň Alchymie, a protože je to nestvůra úrovně I, o 1 Štít.
- Jedna karta se 3 zraněními. Je po ní a zbytek bojového tahu se vynechá.
- 2 zlaťáky, tvá první trofej, únava 1: z tvých 14 karet zbývá **13**. V horách se usadí nestvůra úrovně II a tvá stopa je
  pryč. Štít je zase **3**.

## Fáze III

Dobereš si 3 karty. Na pozici 6 leží karta s cenou 2, stojí tedy **1**. Odhodíš jednu kartu a vezmeš si ji do ruky. Úroveň
zaklínače zůstává **3**, i když je Alchymie zpátky na 2.
`,
  },
};
