import type { Pages } from "../outline.ts";

export const SPECIALS: Pages<"specials"> = {
  "special-cards": {
    title: "Speciální karty",
    text: `
Speciální karty nemají sílu. Vynést některou z nich je celý tvůj tah, stejně jako vynést jednotku.

- [Velitelský roh](#commander-horn) zdvojnásobí jednu tvou řadu.
- [Sežehnutí](#scorch) spálí nejsilnější jednotky na bojišti.
- [Návnada](#decoy) vezme jednu z tvých jednotek zpět do ruky.
- [Mardroeme](#berserker) promění berserky v řadě; jen pro Skellige.
- [Počasí](#weather) srazí sílu celých řad a Jasná obloha je ukončí.

## Místo u řady

U každé řady je jedno místo. Velitelský roh, Mardroeme nebo roh velitele ho obsadí do konce kola. Je-li obsazené, nic
dalšího se tam nevejde.

## Kam jdou

Sežehnutí a Jasná obloha jdou na tvou odkládací hromádku hned, ostatní na konci kola. Žádný léčitel je nevrátí.
`,
  },
  decoy: {
    title: "Návnada",
    text: `
Polož návnadu místo jednotky **na své straně** a tu jednotku si vezmi do ruky. Návnada tam se silou 0 zůstane do konce
kola.

Hodí se každá jednotka kromě hrdinů a jednotek z [vedlejšího balíčku](#side-deck), dokonce i špeh, kterého ti poslal
soupeř.

- Na tvé straně leží soupeřův špeh se silou 5. Vezmeš si ho návnadou a později ho vyneseš: jde k soupeři a dvě karty si
  lízneš **ty**.
- Vezmeš si zpět léčitele a vyneseš ho znovu: vrátí do hry další jednotku.
- Jednotka se silou 10 stojí v mrazu a platí za 1. Vezmeš si ji zpět pro lepší kolo.

Návnada sama není jednotka. Nelze ji spálit, vrátit do hry ani ponechat na bojišti a morálka ani roh její nulu nezmění.
`,
  },
  weather: {
    title: "Počasí",
    text: `
Nepříznivé počasí leží na téže řadě **všech stran**, i té tvé. Dokud trvá, počítá se základní síla každé jednotky v ní
**nejvýše jako 1**. Hrdinům nevadí.

- **Třeskutý mráz** zasáhne řady boje zblízka.
- **Neproniknutelná mlha** zasáhne řady boje na dálku.
- **Přívalový déšť** zasáhne obléhací řady.
- **Skelligská bouře** zasáhne řady boje na dálku i obléhací řady.
- **Jasná obloha** veškeré počasí ukončí.

## Co funguje dál

Počasí ubírá jen z vytištěného čísla. [Pouto](#tight-bond), [morálka](#morale-boost) a [roh](#commander-horn) přicházejí
až po něm: jednotka se silou 8 má v mrazu 1, s rohem 2. Jednotce se silou 0 zůstane 0.

Zasaženy jsou i jednotky, které přijdou později. Dvojí počasí nad jednou řadou není horší než jedno a karta, která tam už
leží, podruhé nepůsobí: jde rovnou na odkládací hromádku.

## Jak skončí

Jasnou oblohou, nebo s koncem kola. Jasnou oblohu lze vynést i pod modrým nebem.

[Král Bran](#skellige) svou stranu chrání: ztrácí se tam jen polovina základní síly a ztráta se zaokrouhluje dolů. Z 5
zbudou 3, z 8 zbudou 4.
`,
  },
};
