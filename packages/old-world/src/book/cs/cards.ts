import type { Pages } from "../outline.ts";

export const CARDS: Pages<"cards"> = {
  bestiary: {
    title: "Bestiář",
    text: `
U každé nestvůry: v závorce životy, zvláštní schopnost a za šipkou schopnost její trofeje. Zvláštní schopnost funguje přesně
tehdy, kdy říká, a neříká-li jinak, je povinná.

## Úroveň I

@monsters 1

## Úroveň II

@monsters 2

## Úroveň III

@monsters 3

## Jemnosti

- **První bojový tah** strany je její první v tomto boji, s kombinací i bez ní.
- Zda máš **stopu**, se zjišťuje ve chvíli, kdy schopnost funguje; co kombinace obsahuje, když je hotová.
- Nepočítají-li se symboly některé **barvy**, takové karty přesto propojují, rozšiřují a jsou kartami kombinace.
- Vybírá-li se **horší útok**, je to ten, který tě teď připraví o víc karet z balíčku a ruky; připraví-li tě oba o stejně,
  vybírá ten, kdo za nestvůru rozhoduje.
- Je-li omezeno **zranění** nebo ztráta, myslí se všechno zranění toho tahu, i to, které zasáhne ihned.
- Počítá-li se **Obrana** pro boj o něco nižší, klesne s ní Štít, pokud musí, a po boji je vše jako předtím. Vlastnosti na
  úrovni 5 se to netýká.
- Nechává-li schopnost na výběr, rozhoduješ o svých věcech ty a o všem ostatním ten, kdo nestvůru ovládá.
`,
  },
  trophies: {
    title: "Trofeje",
    text: `
Schopnosti trofejí trvají do konce hry. V boji je používáš v kroku 1, neříkají-li nic jiného. Ty od nestvůr jsou v
[bestiáři](#bestiary).

## Za meditaci

@trophies attributes

## Za souboj

@trophies schools
`,
  },
};
