import type { Pages } from "../outline.ts";

export const CARDS: Pages<"cards"> = {
  bestiary: {
    title: "Bestiariusz",
    text: `
Przy każdym potworze: w nawiasie życie, zdolność specjalna, a za strzałką zdolność jego trofeum. Zdolność specjalna
działa dokładnie wtedy, kiedy wskazuje jej treść, i jest obowiązkowa, chyba że treść mówi inaczej.

## Poziom I

@monsters 1

## Poziom II

@monsters 2

## Poziom III

@monsters 3

## Szczegóły

- **Pierwsza tura walki** strony to jej pierwsza w tej walce, z kombinacją czy bez.
- Czy masz **trop**, sprawdza się, gdy zdolność działa; co zawiera kombinacja, gdy jest gotowa.
- Jeśli symbole jakiegoś **koloru** się nie liczą, takie karty nadal łączą, rozszerzają i są kartami kombinacji.
- Jeśli wybierany jest **gorszy atak**, to ten, który teraz kosztuje cię więcej kart z talii i ręki; jeśli oba kosztują tyle
  samo, wybiera ten, kto decyduje za potwora.
- Jeśli ograniczone są **obrażenia** albo straty, chodzi o wszystkie obrażenia tej tury, także te zadane od razu.
- Jeśli **Obrona** liczy się w walce niżej, Tarcza spada z nią, o ile musi, a po walce wszystko jest jak przedtem. Atrybutu
  na poziomie 5 to nie dotyczy.
- Gdzie zdolność zostawia wybór, o swoich rzeczach decydujesz ty, a o wszystkim innym kontrolujący.
`,
  },
  trophies: {
    title: "Trofea",
    text: `
Zdolności trofeów trwają do końca gry. W walce używasz ich w kroku 1, chyba że ich treść mówi inaczej. Te od potworów są
w [bestiariuszu](#bestiary).

## Za medytację

@trophies attributes

## Za pojedynek

@trophies schools
`,
  },
};
