import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  solo: {
    title: "Sólo",
    text: `
Hraješ proti kalendáři. Vybereš si plán ze dvou, začínáš s 5 kartami a 3 zlaťáky a na mapě jsou tři nestvůry, po jedné od
každé úrovně. K dispozici je jedna vylosovaná trofej vlastnosti.

## Cíl

**Poraz všechny tři nestvůry a získej trofej vlastnosti.** Hra končí okamžitě čtvrtou trofejí a tou musí být nestvůra. Proto
s poslední nestvůrou nelze bojovat, dokud nemáš trofej z meditace.

## Co je jinak

- **Útoky nestvůr** určuje kostka: 1 až 3 je výpad, 4 až 6 je kousnutí. O všem ostatním, co by volil soused, rozhodne los.
- **Poražená** nestvůra se nenahrazuje; její stopy a stopovací úkoly se vrátí. Nestvůru **zahnanou** nahradí jiná téže
  úrovně a zahnání se nepočítá.
- **Příběhy**: výsledky zůstávají skryté, dokud nezvolíš.
- **Zásoba**: vezmeš-li si ve fázi III kartu odjinud než z pozice 6, nebo žádnou, karta na pozici 6 se odhodí a zásoba se
  doplní.

## Kostkový poker

Je tu jen jako akce lokace. Zaplatíš 1 zlaťák, hodíš, jednou přehodíš, co chceš, a za výsledek dostaneš zlaťáky:

@rewards

## Jak to dopadlo

Prohrát nemůžeš, jen hrát dlouho. Vzdát hru můžeš kdykoli. Tvé tahy se počítají, i ten poslední:

@ratings
`,
  },
};
