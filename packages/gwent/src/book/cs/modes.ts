import type { Pages } from "../outline.ts";

export const MODES: Omit<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  competitive: {
    title: "Soutěžní souboj",
    text: `
Pravidla hry zůstávají stejná; jen [balíčky](#deck) jsou přísnější, aby um rozhodoval víc než sbírka. Soutěžní balíček má:

- právě jednoho velitele,
- aspoň 22 jednotek,
- nejvýše **5** speciálních karet, počasí v to počítaje,
- nejvýše **2** špehy,
- nejvýše **2** léčitele,
- jednotky, jejichž základní síly dají dohromady nejvýše **130**.

Hrdinové se počítají všude: hrdina, který je špehem, je jedním z tvých dvou špehů a jeho síla patří do těch 130.

- Deset jednotek po 5, osm po 6 a čtyři hrdinové po 8 dají 50 + 48 + 32 = 130: přesně tak akorát.
`,
  },
  tournament: {
    title: "Turnaj",
    text: `
Dva hráči přinesou **každý tři balíčky**, ze tří různých frakcí. Kdo první vyhraje dvě hry, vyhrál turnaj.

- Každý balíček dodržuje [soutěžní](#competitive) omezení.
- Týž hrdina smí být jen v jednom z tvých tří balíčků. Ostatní karty klidně ve všech.

## Volba balíčků

Před první hrou rozhodne hod mincí, kdo si balíček vybere první; druhý volbu vidí a vybírá po něm. Před každou další hrou
vybírá první vítěz té předchozí a musí vzít **jiný** balíček. Poražený si pak svůj nechá, nebo ho vymění.

Balíček, který vyhrál, už se v turnaji neobjeví. Balíček, který prohrál, se smí vrátit.

- Anna vyhraje první hru s Příšerami. Teď vybírá z druhých dvou balíčků; Petr smí zůstat u svého.

Hra, která skončí remízou, se nepočítá nikomu a hraje se znovu se stejnými balíčky. Kdo začne, se určuje před každou hrou
znovu.
`,
  },
  "free-for-all": {
    title: "Všichni proti všem",
    text: `
Tři až pět hráčů, každý sám za sebe, sedí v kruhu. Hraje se po směru hodinových ručiček; kdo vynechal, toho přeskočíte.

Drahokamy tu nejsou a nikdo nevypadne. Na konci kola dostaneš **bod za každého soupeře, který má nižší celkovou sílu** než
ty.

- Čtyři hráči mají 30, 30, 20 a 10: dostanou 2, 2, 1 a 0 bodů.

## Vítězství

Potřebuješ o bod víc, než je hráčů: **4, 5 nebo 6**. Dosáhne-li toho v témž kole více hráčů, vyhrává ten s nejvíce body,
pak ten s vyšší celkovou silou v tom kole; je-li i ta stejná, o vítězství se dělí. Hraje se tak dlouho, dokud někdo
nevyhraje. Když v kole nikdo nevynese kartu ani nepoužije velitele, kolo neplatí a hra končí za
stavu, v jakém právě je.

První kolo začíná ten, koho určí náhoda, další pak ten, kdo v předchozím získal nejvíc bodů.

## Co je jinak

- **Špeh**: vybereš, na čí stranu půjde, třeba i k hráči, který už vynechal.
- **Sežehnutí**: spálí nejsilnější jednotky **u každého soupeře zvlášť**. Tvá vlastní strana je ušetřena.
- **Sežehnutí řady**: posuzuje řadu každého soupeře samostatně.
- **Počasí** zasáhne všechny; roh, návnada, léčitel a nástup se týkají jen tvých karet.
- **Severní království** si líznou kartu, mají-li aspoň dva soupeři nižší celkovou sílu.
- **Nilfgaard** získá bod i za každého soupeře se stejnou celkovou silou.
- **Scoia’tael** rozhodují, kdo začne; je-li jich víc, rozhodne náhodně vybraný z nich.
- **Příšery** si nechají jednotku po každém kole; **Skellige** vrací jednotky jen ve třetím.
- **Velitelé**, kteří hledí do ruky nebo do hromádky: soupeře vybereš ty. Bílý plamen umlčí všechny.
`,
  },
  team: {
    title: "Týmy, dva proti dvěma",
    text: `
Dva týmy po dvou. Spoluhráči stojí na jedné straně, a to doslova: mají ji společnou.

- Spoluhráči vedou **různé frakce** a smějí si kdykoli prohlížet karty v ruce.
- Mají společnou **jednu stranu**, **jednu odkládací hromádku** a **dva drahokamy**. Každá karta na straně se počítá týmu.
- Balíček, deset karet v ruce, velitele a schopnost frakce má každý vlastní.

## Kdo je na tahu

Týmy se střídají: první hráč A, první hráč B, druhý hráč A, druhý hráč B. Kdo vynechal, je přeskočen a jeho spoluhráč smí
hrát dál. Kolo končí, až vynechají všichni čtyři.

První kolo začíná tým určený mincí. Později začíná některý hráč vítězného týmu a oba se v tom střídají.

## Co je jinak

- **Léčitel**: vrací ze společné hromádky, i jednotky spoluhráče.
- **Návnada**: vezme i jednotku, kterou vynesl spoluhráč; jde do tvé ruky.
- **Roh, pouto, morálka a Mardroeme**: působí na celou řadu, ať karty vynesl kdokoli.
- **Nástup a špeh**: jen tvá vlastní ruka a tvůj balíček.
- **Příšery** si nechají kartu Příšer nebo nepřátelského špeha, **Skellige** vrací karty Skellige nebo nepřátelské špehy.
  Neutrální karty se nepočítají.
- **Nilfgaard** nemá schopnost, bojuje-li v obou týmech.
- **Scoia’tael** rozhodují, který ze čtyř začne; mají-li je oba týmy, určí mince, kdo rozhodne.
- **Severní království** si líznou, vyhrál-li kolo jejich tým.
- **Emhyr – Bílý plamen** umlčí všechny ostatní velitele, i spoluhráčova.
`,
  },
};
