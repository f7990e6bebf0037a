import type { Pages } from "../outline.ts";

export const EFFECTS: Pages<"effects"> = {
  effects: {
    title: "Jak funguje efekt",
    text: `
Každý efekt je jedna **podmínka** a jeden **výsledek**. Efekt s konvicí je efekt čajového obřadu a patří do [čajového
obřadu](#tea); všechny ostatní jsou standardní a patří do [hraní karet](#play). Efekty čajového obřadu jsou právě ty, které
dávají body spojenectví.

- Nejdřív se určí, nakolik je podmínka splněna.
- Není-li splněna vůbec, nestane se nic.
- Potom ztratíš, co podmínka žádá.
- Potom získáš výsledek.

## Jednou, nebo 1/2/3

Většina efektů proběhne jednou. Efekty s **1/2/3** rostou s podmínkou: splníš-li ji dvakrát, dají dvakrát, nikdy však víc než
třikrát.

## Co se počítá

Žetony v zásobě, natištěné a nezakryté symboly a karty až po samotnou kartu včetně. Jen podmínka o spojenci se dívá na cizí
časovou osu.
`,
  },
  conditions: {
    title: "Podmínky",
    text: `
## Něco ztrácíš

- **Ztrať 1 symbol** určitého druhu: musíš mít alespoň jeden.
- **Ztrať 1/2/3 symboly** určitého druhu: tolik, kolik máš, nejvýše 3.
- **Ztrať 1/2/3 neaktivní symboly**: z obou neaktivních druhů dohromady, v libovolné kombinaci, nejvýše 3.

## Něco máš

- **2 nebo více karet** určité barvy.
- **Přesně 1 kartu** určité barvy.
- **Přesně 2 karty** určité barvy.
- **1/2/3 karty** určité barvy: jejich počet, nejvýše 3.
- **Přesně 2 neaktivní symboly**.
- **2 nebo více neaktivních symbolů**.

Samotná karta se počítá. „Přesně“ znamená přesně: máš-li víc, podmínka splněna není. Neaktivní symboly mohou být natištěné
i na žetonech.

## Něco má spojenec

- **Zvolený spojenec má 1/2/3 karty** určité barvy: zvolíš levého nebo pravého spojence; počítají se všechny karty jeho
  časové osy, i ty odhalené v tomto tahu, nejvýše 3.

Smíš zvolit spojence s menším počtem karet, ne však takového, který nemá žádnou, když druhý nějakou má.

> Se 2 zelenými kartami není splněno „přesně 1“, ale „přesně 2“ a „2 nebo více“ ano a „1/2/3“ počítá **2**.
`,
  },
  results: {
    title: "Výsledky",
    text: `
## Body spojenectví (efekty čajového obřadu)

- **1 bod na obou stupnicích**: nejdřív levá stupnice, potom pravá.
- **1/2/3 body na jedné stupnici**: po podmínce o spojenci je to stupnice společná s ním. Jinak jednu zvolíš; body se nedělí.
  Plnou stupnici nelze zvolit, dokud je na druhé místo. Co přesáhne konec, propadá.

## Aktivní symboly

- **1/2/3 levé** nebo **1/2/3 pravé** aktivní symboly.
- **2 levé** nebo **2 pravé** aktivní symboly.
- **1 levý a 1 pravý** aktivní symbol.

## Natištěné symboly

- **2 symboly** jednoho druhu, aktivního i neaktivního.
- **1/2/3 symboly** jednoho druhu, aktivního i neaktivního.
- **Po 1 symbolu** tří různých druhů.
`,
  },
};
