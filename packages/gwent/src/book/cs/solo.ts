import type { Pages } from "../outline.ts";

export const SOLO: Pick<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  solo: {
    title: "Sólo proti automatu",
    text: `
Ty hraješ podle obvyklých pravidel. Soupeřem je automat: nemá ruku ani plán, zato se neunaví a z toho, co otočí, vytěží,
co se dá.

## Příprava

- Vyber frakci a velitele pro sebe a jinou frakci pro automat.
- Hraješ se **všemi kartami** své frakce, s neutrálními a speciálními. Karty počasí se vyřadí, kromě Jasné oblohy.
- Automat hraje se všemi kartami své frakce, i s počasím.
- Lízneš si deset karet a dvě smíš vyměnit. Oba máte dva drahokamy.

## Jak kolo probíhá

Každé kolo začíná automat. Ve svém tahu otočí vrchní kartu balíčku a vynese ji. **Nikdy nevynechá**.

- Je-li to počasí, hned otočí další kartu.
- Je-li to špeh, jde na tvou stranu a automat otočí ještě dvě.

Omezení neexistuje: jeden tah se může protáhnout. Jakmile vynecháš, má automat **právě jeden** další tah; pak se celková
síla porovná jako obvykle.

- Vedeš 12 ku 9 a vynecháš. Automat otočí jednotku se silou 4: 12 ku 13, kolo je ztracené. Nech si rezervu.

Dojde-li automatu balíček, nic dalšího neotáčí.

## Frakce

Fungují jako vždy, se dvěma výjimkami. Za **Scoia’tael** začínáš první kolo a každé kolo po tom, které vyhraješ. Automat
**Severních království** otočí po vyhraném kole ve svém prvním tahu druhou kartu.

## Dvě varianty

Místo celé frakce můžeš hrát s [vlastním balíčkem](#options), v němž z počasí smí být jen Jasná obloha. A můžeš automatu
dovolit používat [jeho velitele](#automaton-leaders).
`,
  },
  automaton: {
    title: "Jak se automat rozhoduje",
    text: `
Automat vynáší každou kartu tak, aby mu co nejvíc pomohla. Hledí na jediné číslo: **svou celkovou sílu minus tvoji**. Ze všech
možností zvolí tu, po které je tento rozdíl nejlepší. O tom, co leží lícem dolů, ví stejně málo jako ty.

Jsou-li dvě možnosti stejně dobré, rozhodne postupně:

- řada s více kartami,
- přednější řada: boj zblízka, boj na dálku, obléhání,
- vyšší základní síla,
- karta blíž k vrchu své hromádky,
- nižší číslo, které karta dostala na začátku.

Každé rozhodnutí najdeš v průběhu hry. Otevři si ho tam a uvidíš, co se vážilo a co rozhodlo.

## Kartu po kartě

- **Hbitost**: jednotka jde tam, kde platí nejvíc. Na konci tahu automat své hbité jednotky přeskupí, zlepší-li to rozdíl.
- **Roh a Mardroeme**: jdou k řadě, kde přinesou nejvíc. Bez volného místa se odloží.
- **Sežehnutí**: pálí jen na **tvé** straně.
- **Léčitel**: vrátí jednotku, která přidá nejvíc síly, i s poutem, počasím a rohem.
- **Nástup**: přivede **jednu** kartu, první, kterou v balíčku najde.
- **Špeh**: jde k tobě a otočí se další dvě karty.
- **Návnada**: nic nebere zpět. Pod ni se lícem dolů položí vrchní karta balíčku. Na konci kola, před sčítáním, se otočí
  a vynese.

Všechno ostatní funguje jako u tebe.
`,
  },
  "automaton-leaders": {
    title: "Velitelé automatu",
    text: `
Tohle je varianta; zapni [domácí pravidlo](#options) „Velitelé automatu“. Pět velitelů jeho frakce leží v hromádce
lícem dolů.

Je-li tvá celková síla při sčítání kola **vyšší** než síla automatu, automat odhalí vrchního velitele a jeho účinek ihned
využije, jak nejlépe umí. Pak se síla porovná znovu. Kolo vyhráváš, jen pokud stále vedeš.

- Nejvýše jeden velitel za kolo a žádný při shodě.
- Odhalený velitel je pak pryč. Jeho trvalý účinek ale platí tak dlouho, jak říká text.
- Vede-li tě [Bílý plamen](#nilfgaard), neodhalí se žádný.

## Co dělají

Kdo tu není uveden, dělá totéž co u tebe.

- **Eredin – Bořitel světů** a **Francesca – Sedmikráska z Dolin**: automat otočí jednu kartu.
- **Eredin – Král Divokého honu**: vynese první kartu počasí ze svého balíčku.
- **Eredin – Smrtonoš**: vynese ze své odkládací hromádky kartu, která nejvíc pomůže, jen ne hrdinu.
- **Emhyr – Dobyvatel Severu**: vynese ze své odkládací hromádky náhodnou jednotku, jen ne hrdinu.
- **Emhyr – Císař Nilfgaardu**: odhodíš kartu podle svého výběru.
- **Emhyr – Neústupný**: vynese z **tvé** odkládací hromádky kartu, která mu nejvíc pomůže, na svou stranu.
- **Emhyr – Bílý plamen**: tvůj velitel nemá po zbytek hry žádnou schopnost.
- **Francesca – Naděje Aen Seidhe**: jeho hbité jednotky mají do konce kola +1.
- **Arnjolf**: vynese ze svého balíčku jednotku s pevným poutem, která přidá nejvíc.
- **Harald**: vynese ze svého balíčku Mardroeme tam, kde přidá nejvíc.
- **Král Bran**: počasí bere jeho jednotkám do konce hry jen polovinu.
`,
  },
};
