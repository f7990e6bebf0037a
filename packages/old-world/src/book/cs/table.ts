import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Domácí pravidla",
    text: `
Tyto volby se určí před přípravou, patří ke hře a vidí je všichni.

- **Zlaťáky v pokladnici**: bez omezení, nebo 35 zlaťáků; je-li pokladnice prázdná, nikdo už zlaťáky nezíská.
- **Lokace 0**: pohyb na ni zaplatí karta kteréhokoli terénu, nebo jen ostatní tři způsoby placení.
- **Tvůj balíček**: vždy vidíš, co v něm ještě je, bez pořadí; nebo si ho prohlížíš, když to pravidla dovolí, a pak se
  zamíchá.
- **Začínající hráč**: náhodně, nebo ho určí hostitel.
- **Školy**: jeden ze dvou dobraných plánů, náhodně, nebo volně.
- **Vlastnosti na úrovni 5**: Boj, Obrana a Alchymie dávají tolik co na úrovni 4, jako na tištěných plánech; nebo se počítá
  5.
- **Více stopovacích úkolů**: stopovací úkol pro terén, jehož stopu nebo stopovací úkol máš, si vzít smíš, nebo nesmíš.
- **Balíčky průzkumu**: prázdný balíček se znovu zamíchá; nebo ho už zvolit nelze, a jsou-li prázdné oba, průzkum nic
  nepřinese.
- **Kousnutí na úrovni I**: kousnutí, které snižuje vlastnost, sníží i tvůj Štít o 1, nebo nesníží.
- **Sázky**: veřejné, nebo tajné a odkryté najednou.
- **Vynucené volby**: provádí je za tebe stůl, nebo je potvrzuješ ty.
`,
  },
  secrets: {
    title: "Co všichni vědí",
    text: `
**Veřejné** jsou plány, zlaťáky, lektvary, trofeje, úkoly, stopovací úkoly, ponechané karty, zásoba, všechny odhazovací
hromádky, odstraněné karty, kostky, sázky a počet karet v každé ruce a v každém balíčku.

**Tajné** jsou ruce, plány, které se ti při přípravě nabízejí, a co vidíš, když se díváš na karty.

**Nikdo** nezná pořadí balíčků a hromádek žetonů, co je na žetonech lícem dolů a na kartách, o které nestvůra přišla
zraněním, výsledky příběhu před volbou ani výsledek, který zvolen nebyl.

## Tvůj balíček

Vždy vidíš, které karty tvůj balíček ještě obsahuje, bez pořadí. Při opačné volbě si ho můžeš prohlédnout, když nejsi na
tahu a nebojuješ; pak se zamíchá. Při únavě ho vidíš vždy.

## Karty, které všichni viděli

Kdo si bere kartu ze zásoby do ruky, bere si ji všem na očích. Stůl na to nezapomene.

## Náhoda

Všechna náhoda vychází ze semínka, jednoho čísla vylosovaného před hrou. Stejné semínko a stejné volby dají znovu stejnou
hru, takže ji každý může dodatečně ověřit.
`,
  },
  decisions: {
    title: "Na co se tě hra ptá",
    text: `
To je všechno, na co se tě hra kdy zeptá. Je-li jen jedna odpověď, dá ji stůl za tebe.

## Při přípravě

- Tvá **škola**, ze dvou, které vidíš jen ty; ve 4 a 5 hráčích **vlastnost**, se kterou začínáš.
- Ve 2 hráčích volí začínající hráč **terén** silnější nestvůry.

## Ve fázi I

- **Co dál**: pohyb, akce lokace, kostkový poker, úkol, nebo dost.
- **Pohyb**: kam, a karty, které ho zaplatí, jedna po druhé.
- **Na místě**: co cvičit, co vyměnit, který stopovací úkol, co odstranit.
- **Kostky** k přehození: tvoje, i když tě vyzval někdo jiný, a kostky místních, hraje-li s nimi tvůj levý soused.

## Ve fázi II

- **Boj, meditace, nebo průzkum**.
- **Příběh**: první, nebo druhá možnost, a co její výsledek nechá na tobě: vlastnost, terén, karta zásoby, karty nebo
  lektvary, kterých se vzdáš.
- **Sázka**, bojují-li jiní.

## V boji

- **Krok 1**: lektvar, schopnost, nebo dál.
- **Kombinace**, karta po kartě, dokud neskončíš.
- **Schopnosti** v jejich chvíli a pořadí zvláštních efektů.
- **Karty z ruky**, o které přijdeš zraněním nebo nestvůrou.
- **Výpad, nebo kousnutí**, když s nestvůrou bojují jiní.

## Potom

- **Únava**, karta po kartě, a po vyřazení **karta s cenou 0**.
- **Fáze III**: co odhodit, kterou kartu získat a čím ji zaplatit.

## Vrácení tahu

Odpověď můžeš vrátit, dokud nic neodhalila, nebyla kvůli ní dobrána karta ani hozena kostka. Dlouhou odpověď, jako
kombinaci nebo pohyb, můžeš skládat a měnit, dokud ji nepotvrdíš. Vyprší-li čas, odpoví stůl za tebe co nejopatrněji.
`,
  },
  glossary: {
    title: "Slovníček",
    text: `
- **Aktivní hráč**: ten, kdo je na tahu.
- **Útočník, obránce**: kdo vyzval a kdo byl vyzván k souboji.
- **Pokladnice**: odkud zlaťáky přicházejí a kam odcházejí.
- **Výpad, kousnutí**: dva útoky na každé bojové kartě nestvůr.
- **Kombinace**: karty, které položíš v jednom bojovém tahu, propojené barvami.
- **Ovládající hráč**: pravý soused zaklínače, který bojuje s nestvůrou.
- **Odhodit**: dát na odhazovací hromádku.
- **Zahnaná**: nestvůra, která tě vyřadila a zbývala jí 0 nebo 1 karta.
- **Rozšíření kombinace**: barva na okraji karty, někdy se symboly; přijme kartu té barvy.
- **Únava**: karty, které odstraníš po zisku trofeje.
- **Vyřazen**: bez balíčku života a bez ruky.
- **Balíček života**: tvůj balíček v boji; u nestvůry její bojové karty.
- **Žeton lokace**: ukazuje lokaci; slouží pro nestvůry, úkoly, stopy a stopovací úkoly.
- **Zásoba**: šest karet akcí pro všechny, pozice 1 vlevo, pozice 6 vpravo.
- **Odstranit**: vyřadit ze hry.
- **Štít**: zachytí zranění dřív než tvé karty.
- **Specializace**: čtvrtá vlastnost, u každé školy jiná.
- **Úplná porážka**: vyřazení, když nestvůře zbývají 2 nebo více karet.
- **Stopa**: žeton stopování lícem dolů; boj s nestvůrou jeho terénu začínáš ty.
- **Stopovací úkol**: žeton lícem nahoru se zlaťákem; tam, kam vede, se z něj stane stopa.
- **Symbol divočiny**: zastoupí kterýkoli terén.
- **Úroveň zaklínače**: zvýší se, když jsou všechny čtyři vlastnosti vyšší.

Co nelze provést celé, provede se, nakolik to jde, a zbytek propadá. Výjimkou jsou ceny: ty se musí zaplatit celé.
`,
  },
};
