import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Jak schopnosti fungují",
    text: `
Schopnost karty ukazuje značka v rohu. Schopnosti jsou čtyř druhů.

- **Při vynesení**: [špeh](#spy), [nástup](#muster), [léčitel](#medic) a [sežehnutí](#scorch) se uplatní jednou a hned.
- **Dokud tam stojí**: [pevné pouto](#tight-bond), [posílení morálky](#morale-boost), [roh](#commander-horn) a
  [Mardroeme](#berserker) působí na svou řadu.
- **Když odchází**: jednotka s [mstitelem](#summon-avenger) za sebou někoho zanechá.
- **Kde smí stát**: [hbité](#agile) jednotky si vybírají řadu.

## Více schopností na jedné kartě

Uplatní se v tomto pořadí a každá celá, než přijde další: špeh, nástup, léčitel, sežehnutí řady, sežehnutí.

## Vynést, nebo jen položit

Schopnosti prvního druhu se uplatní, jen když je jednotka **vynesena**: z ruky, nástupem nebo léčitelem. Jednotka, která
se na bojiště jen **položí**, třeba mstitel nebo jednotka, kterou vrací Skellige, je nepoužije.

## Všechno najednou

Zasáhne-li jeden účinek více jednotek, nejprve se určí, které to jsou, a pak odejdou všechny společně. Sežehnutí dvou
spoutaných jednotek po 8 vezme obě, i když by druhá bez svého dvojčete měla jen 4.
`,
  },
  hero: {
    title: "Hrdinové",
    text: `
Hrdina má zlatý okraj a stojí nad vším, co se na bojišti děje.

- Jeho síla je ta vytištěná. Počasí, pouta, morálka ani rohy na ní nic nezmění.
- Žádné sežehnutí ho nespálí, žádná návnada ho nevezme zpět, žádný velitel ho nepřesune.
- Z odkládací hromádky ho nelze vrátit do hry ani vzít do ruky.

Jeho vlastní schopnosti na ostatní působí: Isengrim je hrdina a posiluje morálku své řady, Yennefer je hrdinka a léčitelka.

Na konci kola odchází hrdina z bojiště jako každá jiná karta. Vrátit ho dokáže jen [Crach an Craite](#skellige), který
zamíchá celé odkládací hromádky zpět do balíčků.

- V tvé obléhací řadě stojí hrdina se silou 10 a jednotka se silou 3. Prší a zní roh. Hrdina má dál 10, jednotka 1 a pak
  2: dohromady **12**.
`,
  },
  agile: {
    title: "Hbitost",
    text: `
Hbitá jednotka nese značky dvou řad. Při vynesení si vybereš: boj zblízka, nebo na dálku. Tam zůstane, dokud ji
nepřesune nějaký účinek.

- Na řadách boje zblízka leží mráz. Barclay Els se silou 6 by tam měl 1, v řadě boje na dálku má 6.

Vezme-li ji návnada zpět do ruky, při novém vynesení vybíráš znovu. [Francesca, Naděje Aen Seidhe](#scoiatael), přesune
tvé hbité jednotky tam, kde jsou silnější, a [automat](#automaton) si ty své přeskupuje sám.
`,
  },
  spy: {
    title: "Špeh",
    text: `
Špeha vynášíš na **soupeřovu** stranu, do řady, kterou ukazuje jeho značka. Jeho síla se počítá soupeři. Na oplátku si
**lízneš dvě karty**.

- Vyneseš Prince Stennise, špeha se silou 5. Soupeř má o 5 víc a ty máš o jednu kartu víc než předtím.

Dvě karty za jeden tah mají velkou cenu, hlavně v kole, které stejně prohraješ.

## Špeh mění strany

Na bojišti je špeh jednotka jako každá jiná. Soupeř si ho může vzít [návnadou](#decoy) a poslat ho na tebe. Když padne,
leží na soupeřově odkládací hromádce, kde ho najde soupeřův [léčitel](#medic): špeh vrácený do hry znovu přejde na druhou
stranu a kdo ho vrátil, lízne si dvě karty.

Je-li tvůj balíček prázdný, nelízneš si nic; zbývá-li v něm jedna karta, lízneš si jednu. Počet karet v ruce není omezen.

## Dvojnásobní špehové

Vede-li jedno z vojsk [Eredin Zrádný](#monsters), platí každý špeh, který není hrdina, dvojnásob, a to na obou stranách.
`,
  },
  medic: {
    title: "Léčitel",
    text: `
Když vyneseš léčitele, vyber ve své odkládací hromádce jednotku a ihned ji vynes. Může to být kterákoli jednotka kromě
hrdinů; speciální karty léčit nelze.

Vrácená jednotka je opravdu **vynesena**, takže se její schopnosti uplatní znovu:

- Léčitel vrátí léčitele a ten vrátí další jednotku.
- Vrácený špeh jde k soupeři a ty si lízneš dvě karty.
- Vrácená jednotka s nástupem svolá své druhy.

## Když můžeš, musíš

Je-li koho vrátit, vybrat musíš. Není-li na hromádce nikdo, je léčitel prostě jednotka se svou silou. Mění to
[domácí pravidlo](#options) „Léčitel se může zdržet“.

Je-li u stolu [Emhyr, Dobyvatel Severu](#nilfgaard), vybírá místo tebe náhoda.
`,
  },
  muster: {
    title: "Nástup",
    text: `
Kdo má nástup, nepřichází sám: všechny karty, které svolává, se ihned vynesou z tvé **ruky** i z tvého **balíčku**.
Balíček se pak zamíchá.

- Vyneseš jednoho ze tří Nekkerů se silou 2. Druhý je v ruce, třetí v balíčku. V řadě stojí všichni tři: 6.

Karty z odkládací hromádky ani z bojiště nepřijdou. Přijít musí všichni svolaní: nikoho si v ruce nenecháš.

## Kdo svolává koho

Většina karet svolává sobě rovné: Nekkeři Nekkery, každý upír ostatní upíry, každá ježibaba ostatní ježibaby. Někteří
jen velí:

- Obří krabopavouk svolává Krabopavouky,
- Gaunter O’Dimm svolává svou Temnotu,
- Cerys svolává Štítonošky klanu Drummond,
- Geralt a Cirilla svolávají Klepnu.

Kdo je svolán takto, sám nesvolává: Klepna Geralta nepřivede.

Mají-li svolané karty další schopnosti, uplatní se, jakmile dorazí všichni.
`,
  },
  "tight-bond": {
    title: "Pevné pouto",
    text: `
Stejnojmenné jednotky s pevným poutem bojují bok po boku. Stojí-li jich v jedné řadě téže strany více, síla každé se
**vynásobí jejich počtem**.

- Jedno Komando Modrých pruhů: **4**.
- Dvě: 4 × 2 = 8 za každé, dohromady **16**.
- Tři: 4 × 3 = 12 za každé, dohromady **36**.

V nepříznivém počasí každá začíná na 1: tři mají po 3, dohromady 9. [Roh](#commander-horn) násobí až po poutu.

Tolik bodů v jedné řadě láká [Sežehnutí](#scorch): spoutané jednotky jsou stejně silné a shoří spolu.
`,
  },
  "morale-boost": {
    title: "Posílení morálky",
    text: `
Jednotka s posílením morálky dává **+1 všem ostatním** jednotkám ve své řadě kromě hrdinů. Sama sebe neposiluje. Více
posílení se sčítá.

- Vedle sebe stojí dva Kaedwenští znalci obléhání se silou 1 a Trebuchet se silou 6. Znalci zvedají jeden druhého na 2
  a trebuchet oba na 8: dohromady **12**.

Morálka přichází po počasí a poutu, ale před [rohem](#commander-horn), který tedy zdvojnásobí i ji. Hrdina může
posilovat ostatní, sám posílen není.
`,
  },
  "commander-horn": {
    title: "Velitelský roh",
    text: `
Roh zdvojnásobí sílu jednotek v řadě kromě hrdinů. Je trojí.

- **Speciální karta** obsadí volné místo u jedné tvé řady a zůstane tam do konce kola.
- **Jednotka** s rohem, například Marigold, zdvojnásobí všechny ostatní ve své řadě, ale ne sebe.
- Někteří **velitelé** zatroubí v určité řadě. Obsadí to místo u ní jako karta.

## Jen jednou

Více rohů nad jednou řadou násobí stále jen dvěma. Jednotku s rohem ale může zdvojnásobit jiný roh: Marigoldova síla 2
stoupne na 4, leží-li u jeho řady ještě karta rohu.

- Marigold (2) a dvě jednotky se silou 6: 2 + 12 + 12 = **26**. S rohem u řady navíc: 4 + 12 + 12 = **28**.

Roh násobí až úplně nakonec, po počasí, poutu i morálce. Na místo u řady se vejde jediná karta: kde leží Mardroeme, roh
už nejde.
`,
  },
  scorch: {
    title: "Sežehnutí",
    text: `
Sežehnutí spálí **nejsilnější** jednotku na celém bojišti, ať stojí kdekoli. Je-li stejně silných více, shoří všechny,
i na tvé straně. Hrdinové nehoří a ani se nepočítají.

Rozhoduje okamžitá síla, i s počasím, pouty a rohy.

- Ty máš jednotku se silou 8, soupeř jednotku se silou 8 a hrdinu se silou 15. Shoří obě osmičky; hrdina přihlíží.
- Mráz srazil jednotku z 10 na 1. Nejsilnější je teď trojka v obléhací řadě: shoří ona.

## Jednotky, které sežehují

Pirát klanu Dimun sežehuje, když je vynesen. Porovnává se se všemi ostatními, a je-li nejsilnější nebo mezi nejsilnějšími,
shoří sám.

Sežehnutí se smí vynést, i když není co spálit. V režimu [Všichni proti všem](#free-for-all) působí trochu jinak.
`,
  },
  "row-scorch": {
    title: "Sežehnutí řady",
    text: `
Některé jednotky a někteří velitelé sežehnou jen jednu **soupeřovu** řadu: Villentretenmerth řadu boje zblízka, Ropuší
princ řadu boje na dálku, Schirrú obléhací řadu.

Řada musí mít celkovou sílu **aspoň 10**, hrdiny v to počítaje. Pak v ní shoří nejsilnější jednotka, při shodě všechny
takové. Hrdinové nehoří.

- V soupeřově řadě boje zblízka stojí jednotka se silou 6 a hrdina se silou 4: celkem 10. Villentretenmerth spálí šestku.
- S jednotkou se silou 5 by řada měla 9: nestane se nic.
- Dvě jednotky se silou 8 a 7 mají v mrazu dohromady jen 2: nestane se nic.

Tvé vlastní strany se to nikdy netýká.
`,
  },
  berserker: {
    title: "Berserkové a Mardroeme",
    text: `
Houba **Mardroeme** mění skelligské berserky v medvědy. Každý berserk v řadě, kde působí Mardroeme, se ihned promění, ať
už tam bylo dřív jedno, nebo druhé.

- Z Berserka se silou 4 je Proměněný vildkaarl se silou **14** a posílením morálky.
- Z Mladého berserka se silou 2 je Proměněný mladý vildkaarl se silou **8** a pevným poutem: tři mají po 24, dohromady 72.

## Odkud se Mardroeme bere

Buď jako speciální karta na volném místě u jedné tvé řady, kde zůstane do konce kola, nebo s Ermionem, který působí na
svou řadu boje na dálku. Platí jen pro tuto jednu řadu. Smíš ji položit i tam, kde žádný berserk zatím nestojí.

## Zpátky to nejde

Medvěd zůstane medvědem, i když Mardroeme zmizí. Karta berserka je pro zbytek hry vyřazena; medvěd se po odchodu
z bojiště vrací do [vedlejšího balíčku](#side-deck).
`,
  },
  "summon-avenger": {
    title: "Přivolání mstitele",
    text: `
Když je tato jednotka odložena z bojiště, přijde na tutéž stranu její mstitel.

- **Kráva** (0, boj na dálku) po sobě v řadě boje zblízka zanechá Hovězí obranné síly o síle **8**.
- **Kambi** (0, boj zblízka) přivolá Hemdalla, hrdinu se silou **11**.

Je-li jednotka zničena během kola, mstitel přijde hned. Odejde-li při vyklizení bojiště, přijde na začátku dalšího kola.
Po posledním kole už nepřijde nikdo.

## Kdy nepřijde nikdo

Vzít jednotku zpět [návnadou](#decoy) není odložení. Není jím ani to, když ji na bojišti nechají [Příšery](#monsters).
`,
  },
  "side-deck": {
    title: "Jednotky z vedlejšího balíčku",
    text: `
Čtyři jednotky nejsou v žádném balíčku: Hovězí obranné síly, Hemdall a dva proměnění vildkaarlové. Čekají ve
vedlejším balíčku, dokud někdo nepřivolá [mstitele](#summon-avenger) nebo se nepromění [berserk](#berserker).

Na bojišti jsou to jednotky jako jiné a Hemdall je hrdina. Je jich vždycky dost.

Když taková jednotka opustí bojiště, vrátí se do vedlejšího balíčku. Nikdy se nedostane do ruky, do balíčku ani do
odkládací hromádky: návnada ji nevezme a léčitel nevrátí. Mění to [domácí pravidlo](#options) „Kam odcházejí jednotky
z vedlejšího balíčku“.
`,
  },
};
