import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Domácí pravidla",
    text: `
Hraje se podle pravidel z krabice. Je-li ti bližší něco jiného, třeba videohra, dá se to změnit při zakládání stolu. Změněné
pravidlo vidí všichni. Hodnocené hry se hrají vždy beze změn.

## Balíčky a karty

- **Sada karet**: počty karet podle videohry, bez Klepny a tří velitelů Skellige.
- **Omezení balíčku**: [soutěžní](#competitive) omezení i v jiných režimech.
- **Odkryté balíčky**: před rozdáním všichni vidí složení všech balíčků.
- **Vyměněné karty**: jdou dospod balíčku, místo aby se zamíchaly.

## Tahy a kola

- **Prázdná ruka vynechává**: kdo na začátku kola nemá kartu, vynechává, i když má nepoužitého velitele.
- **Kdo začíná další kolo**: hráči se střídají, ať vyhrál kdokoli.
- **Kdo začíná po remíze**: tentýž hráč jako předtím, ne ten, kdo vynechal poslední.
- **Scoia’tael proti Scoia’tael**: rozhodne jeden z obou, náhodně vybraný.
- **Skellige své jednotky vynáší**: jednotky, které se vrátí ve třetím kole, použijí své schopnosti.

## Schopnosti

- **Nástup i z ruky**: vypnuto znamená, že nástup svolává jen z balíčku.
- **Léčitel se může zdržet**: nemusíš vracet do hry nikoho.
- **Sežehnutí zasáhne i svou jednotku**: vypnuto znamená, že jednotka, která sežehuje, ušetří sama sebe.
- **Sežehnutí řady počítá hrdiny**: vypnuto znamená, že řada musí mít 10 bez hrdinů.
- **Mstitel po návnadě**: mstitel přijde, i když jeho jednotku vezme návnada.
- **Kam odcházejí jednotky z vedlejšího balíčku**: na odkládací hromádku jako jiné karty a mohou se odtud vrátit.
- **Počasí zvedá nulu**: jednotky se silou 0 mají v nepříznivém počasí 1.

## Velitelé

- **Velitel jen s účinkem**: vypnuto znamená, že velitele lze použít, i když se nic nestane.
- **Velitelé a odkládací hromádky**: berou jen jednotky, speciální karty ne.
- **Zaokrouhlení u krále Brana**: jednotka se silou 5 má v nepříznivém počasí sílu 2, ne 3.

## Více hráčů a sólo

- **Sežehnutí i na vlastní straně**: v režimu Všichni proti všem pálí Sežehnutí i u toho, kdo ho vynesl.
- **Tvůj balíček v sólové hře**: vlastní balíček místo celé frakce.
- **Řetězový nástup automatu**: karta, kterou automat svolá, může svolat další.
- **Karty pod návnadami**: otočí se až na začátku dalšího kola.
- **Velitelé automatu**: vedeš-li na konci kola, automat odhalí velitele.
`,
  },
  chance: {
    title: "Náhoda a férovost",
    text: `
Míchání, mince i každý náhodný výběr vycházejí ze semínka, jednoho tajného čísla vylosovaného před hrou. Všechny možnosti
jsou stejně pravděpodobné.

Online se otisk semínka zveřejní **dřív, než se rozdá první karta**, a semínko samo po skončení. Kdokoli si pak může hru
přehrát a ověřit, že s mícháním nikdo nemanipuloval; v záznamu na to stačí jedno klepnutí.

Balíček se zamíchá vždy, když v něm někdo hledal nebo když do něj přibyly karty. Nikdo nevidí víc, než smí: ani boti, ani
diváci, ani zařízení tvého soupeře.

Co není dovoleno, nejde udělat: stůl nabízí jen to, co pravidla připouštějí, a nemožný tah nic nezmění.
`,
  },
  online: {
    title: "Hra s ostatními",
    text: `
## Časový limit

Hostitel stolu vybere, jak se měří čas.

- **Bez časového limitu**: nespěchej.
- **Čas na tah**: vyprší-li, odpoví za tebe stůl; ve tvém tahu to znamená vynechat. Po třetím vypršení v řadě pokračuje
  hra bez tebe.
- **Čas na hru**: každý má zásobu a po každém tahu trochu přibude. Kdo ji vyčerpá, prohrál.
- **Dny na tah**: nikdo nemusí u stolu sedět.

Přeruší-li se ti spojení, ubíhá nejprve zvláštní malá zásoba. Vrať se stejným odkazem; tvé místo čeká.

## Vracení tahů

Proti botům a na jednom zařízení smíš své tahy vracet. Online vrátíš poslední tah hned, pokud se nic neodhalilo, nic
nerozhodla náhoda a nikdo mezitím netáhl. Jinak se můžeš zeptat a ostatní rozhodnou. V hodnocených hrách se nevrací nic.

## Když někdo zmizí

Po minutě smějí ostatní rozhodnout: čekat, nechat hrát bota, nebo hru ukončit. Kdo se vrátí, převezme místo od bota. Hru
lze také vzdát nebo nabídnout remízu.

## Dobré způsoby

Pozdrav, prohranou hru nenatahuj a za dobrou poděkuj. Kdo to kazí, toho můžeš ztlumit, a co zajde příliš
daleko, nahlásit.
`,
  },
};
