import type { Pages } from "../outline.ts";

export const PLAY: Pages<"play"> = {
  idea: {
    title: "O co ve hře jde",
    text: `
Na jednom bojišti proti sobě stojí dva velitelé. Střídavě vynášíte po jedné kartě a každá jednotka přidá svou sílu vaší
straně. Jakmile oba vynecháte, kolo vyhrává vyšší celková síla.

Začínáš se dvěma **drahokamy**. Kdo prohraje kolo, přijde o drahokam, a kdo přijde o oba, prohrál hru. Stačí tedy vyhrát
dvě kola a žádná hra netrvá déle než tři.

## Deset karet na všechno

Na začátku si lízneš deset karet a potom, až na pár výjimek, už žádné. Karta, kterou vyneseš teď, ti později bude chybět.
V tom je celé napětí hry: utratit přesně tolik, aby to stačilo na výhru, nebo lacino prohrát a síly si ušetřit.

- V prvním kole soupeř vede 42 ku 10 a vynesl sedm karet; ty tři.
- Vynecháš. Kolo je ztracené a s ním jeden drahokam.
- Teď ale držíš sedm karet a soupeř tři. Další dvě kola máš ve svých rukou.

## Kam dál

Hraješ-li poprvé, přečti si, [co lze dělat ve svém tahu](#turn) a [jak se počítá síla](#strength), a pusť se do hry.
Všechno ostatní si můžeš vyhledat, až na to přijde řada.
`,
  },
  board: {
    title: "Bojiště a jeho slova",
    text: `
Každý hráč má svou **stranu** bojiště se třemi **řadami**: vpředu boj zblízka, za ním boj na dálku a vzadu obléhání.
Jednotka stojí v řadě, kterou ukazuje její značka.

- **Místo u řady**: u každé řady jedno, pro Velitelský roh nebo Mardroeme.
- **Počasí**: místo pro karty počasí, společné pro všechny.
- **Ruka**: karty, které můžeš vynést. Vidíš je jen ty.
- **Balíček**: karty, které si teprve lízneš, lícem dolů.
- **Odkládací hromádka**: sem jdou karty, které opustí bojiště. Smí si ji prohlédnout každý.
- **Velitel**: leží vedle tvé strany a má vlastní schopnost.
- **Drahokamy**: tvé dva životy.

## Co je co

**Jednotka** je každá karta se silou a **hrdina** je jednotka, na kterou nic neplatí. **Speciální karta** sílu nemá; patří
k nim i karty [počasí](#weather). Několik jednotek přichází jen z [vedlejšího balíčku](#side-deck).

## Čí je karta?

Karta se počítá té straně, na které leží. Padlá jednotka jde na odkládací hromádku této strany: [špeh](#spy), kterého
pošleš na druhou stranu, skončí na hromádce soupeře. Rohy, návnady a počasí se vracejí na hromádku toho, kdo je vynesl.
Karta, která se ti dostane do ruky nebo do balíčku, je od té chvíle tvoje.

## Co vědí všichni

Bojiště, odkládací hromádky, velitelé, drahokamy a počty karet v rukou a balíčcích jsou veřejné. Co kdo má v ruce a jak
jdou karty v balíčku za sebou, je tajné.
`,
  },
  deck: {
    title: "Tvůj balíček",
    text: `
Balíček patří jedné [frakci](#factions) a má jednoho jejího [velitele](#leaders). Skládá se z karet této frakce
a z neutrálních karet.

- Aspoň **22 jednotek**. Hrdinové se počítají mezi jednotky.
- Nejvýše **10 speciálních karet**, počasí v to počítaje.
- Žádná karta víckrát, než kolikrát je v krabici; kolik to je, ukáže editor balíčku.
- Žádné karty z [vedlejšího balíčku](#side-deck). Mardroeme smí mít jen Skellige.

Počet jednotek není shora omezen, ale v malém balíčku se ke svým nejlepším kartám dostaneš častěji. Většina hráčů zůstává
blízko 22 jednotek.

## Volněji a přísněji

[Soutěžní](#competitive) balíčky mají přísnější omezení, na [turnaj](#tournament) jsou potřeba tři takové a proti
[automatu](#solo) se hraje s celou frakcí. Když balíček poruší pravidlo, editor balíčku ho pojmenuje a řekne, co změnit.
`,
  },
  setup: {
    title: "Příprava a první ruka",
    text: `
- Oba velitelé se ukážou.
- Kdo začne, rozhodne hod mincí. Hraje-li někdo za [Scoia’tael](#scoiatael), rozhodne místo toho on.
- Každý zamíchá a lízne si **deset karet**.
- Každý smí **vyměnit nejvýše dvě** z nich.

## Výměna

Karty se mění po jedné: jednu odlož stranou, lízni si novou a pak se rozhodni o druhé. Klidně to může být i ta právě
líznutá. Až skončíš, odložené karty se zamíchají zpět do balíčku, takže se ti nemohou hned vrátit.

Oba hráči mění současně a tajně. Nikdo se nedozví, kolik karet měníš: dvě, jednu, nebo žádnou.

## Čeho se zbavit

Druhé stejné kartě s [nástupem](#muster) je líp v balíčku. Stejně tak počasí, které by zasáhlo tvé vlastní řady,
a jednotce, která vynikne jen vedle druhů, které v ruce nemáš.
`,
  },
  turn: {
    title: "Tvůj tah a vynechání",
    text: `
Ve svém tahu uděláš právě jednu věc:

- **vyneseš kartu** z ruky, nebo
- **použiješ velitele**, má-li schopnost, která se používá jednou za hru, nebo
- **vynecháš**.

Pak je na tahu soupeř.

## Vynesení karty

Jednotka jde na pravý konec své řady na tvé straně; jen [špeh](#spy) jde na stranu druhou a [hbitá](#agile) jednotka si
vybírá ze dvou řad. Nejdřív zaujme své místo, potom se uplatní její schopnosti. Speciální karta udělá, co říká. Roh
a Mardroeme potřebují volné místo u řady a návnada jednotku, kterou by vzala zpět; jinak je vynést nelze. Počasí
a Sežehnutí lze vynést vždycky, i když se nic nestane.

## Vynechání

Vynechat znamená skončit: po zbytek kola už neděláš nic. Soupeř smí hrát dál sám, jak dlouho chce. Jakmile vynechali
všichni, [kolo končí](#round-end).

Začne-li tvůj tah a nemáš kartu ani velitele, kterého by šlo použít, vynecháváš automaticky.

- Je 10 ku 8 a ty vynecháš. Soupeř vynese jedničku, pak dvojku a vynechá: 10 ku 11, kolo je jeho.

## Musím?

Žádá-li karta volbu a je z čeho volit, zvolit musíš. Je-li jen jedna možnost, stůl ji zvolí za tebe.
`,
  },
  strength: {
    title: "Řady a síla",
    text: `
Tvá celková síla je součet tří řad a řada je součet svých karet. Síla jednotky začíná číslem, které je na ní vytištěné,
a pak se mění v pevném pořadí:

- **Počasí**: leží-li na řadě nepříznivé [počasí](#weather), základní síla se počítá nejvýše jako 1.
- **Velitel špehů**: je-li u stolu [Eredin Zrádný](#monsters), špehové platí dvojnásob.
- **Pouto**: jednotky s [pevným poutem](#tight-bond) se násobí svým počtem.
- **Morálka**: každé [posílení morálky](#morale-boost) vedle jednotky přidá 1.
- **Roh**: [roh](#commander-horn) nad řadou zdvojnásobí, co zatím vyšlo.

[Hrdinů](#hero) se nic z toho netýká: platí vždy to, co je na nich vytištěno. [Návnada](#decoy) má sílu 0.

## Zeptej se stolu

Síla se po každé změně počítá znovu. Klepni na kterékoli číslo na stole a uvidíš, jak k němu došlo.

## Příklad krok za krokem

V řadě boje zblízka stojí dvě Komanda Modrých pruhů se silou 4. Olgierd von Everec vedle nich posiluje morálku a u řady
leží roh. Pak udeří mráz.

- Bez mrazu: 4, pouto ×2 dá 8, morálka +1 dá 9, roh ×2 dá každému **18**.
- V mrazu: 1, pouto ×2 dá 2, morálka +1 dá 3, roh ×2 dá každému **6**.

Na pořadí záleží: počasí ubírá jen z vytištěného čísla. Pouta, morálka a rohy fungují i ve sněhu.
`,
  },
  "round-end": {
    title: "Konec kola",
    text: `
Když všichni vynechali, porovná se celková síla.

- Vyšší vyhrává kolo; kdo prohrál, přijde o drahokam.
- Při stejné síle je **remíza** a o drahokam přijdou oba, pokud u stolu není [Nilfgaard](#nilfgaard).
- Nemá-li některý hráč už žádný drahokam, [hra končí](#match-end). Jinak se bojiště vyklidí.

## Vyklizení bojiště

Všechny karty jdou na odkládací hromádky, i počasí a rohy, a jednotky z [vedlejšího balíčku](#side-deck) se vracejí
tam. Kdo hraje za [Příšery](#monsters), tomu jedna jednotka zůstane. Použití velitelé zůstávají použití; ruce, balíčky
a hromádky se nemění.

## Další kolo

Kolo začíná vítěz toho předchozího, po remíze ten, kdo vynechal jako poslední. Před prvním tahem se splní, co bylo
slíbeno: přijdou [mstitelé](#summon-avenger), ve třetím kole [Skellige](#skellige) vrátí dvě jednotky a
[Severní království](#northern-realms) si líznou svou kartu.

Jinak si nikdo nové karty nelízne. Hraješ s tím, co ti zbylo.
`,
  },
  "match-end": {
    title: "Konec hry",
    text: `
Hra končí, jakmile některý hráč po skončení kola nemá žádný drahokam.

- Zbyl-li drahokam jen jednomu, vyhrává on.
- Přišli-li o poslední drahokam oba ve stejném kole, hra končí remízou.

Hra má tedy dvě nebo tři kola. Skončilo-li první kolo remízou, rozhodne druhé.

S koncem hry končí všechno: nikdo si už nelízne kartu, nikdo se nevrací a nikdo se nemstí.
`,
  },
};
