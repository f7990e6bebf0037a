import type { Pages } from "../outline.ts";

export const BOARDS: Pages<"boards"> = {
  "alliance-boards": {
    title: "Planszetki współpracy",
    text: `
Między tobą a każdym sąsiadem leży planszetka współpracy z jednym torem i jednym wspólnym znacznikiem. Zaczyna on na polu 0,
przy dzbanuszku; punkty poza ostatnim polem przepadają. W zasadach słowo **sąsiad** oznacza gracza, z którym dzielisz
planszetkę. W grze od trzech do pięciu osób każdy ma dwóch sąsiadów i dwie planszetki.

Wszystkie planszetki w grze leżą tą samą stroną do góry. Strona A jest na wszystkich pięciu taka sama, pięć stron B się
różni. Obaj sąsiedzi zawsze dostają tę samą premię i każdy wybiera za siebie. Premie bierze się od razu i jawnie, nie można z
nich zrezygnować; doświadczenie wolno wybrać, nawet jeśli nic już nie daje. Żadna premia nie przesuwa znacznika.

## Premie

- **Karta zdolności albo doświadczenie**: weź kartę wskazanej zdolności swojego sąsiada albo zdobądź doświadczenie.
- **Dobranie albo doświadczenie**: dobierz kartę z talii głównej albo zdobądź doświadczenie.
- **Pokaż rękę**: zdobywasz 1, 2 albo 3 punkty doświadczenia, jeśli na kartach na ręce widnieją co najmniej 0, 2 albo 4
  aktywne symbole.
- **Aktywne symbole**: zdobądź tyle żetonów aktywnych symboli, w dowolnej kombinacji.
- **Doświadczenie**: zdobądź je.

## Strona A

@side A

## Strona B1

@side B1

## Strona B2

@side B2

## Strona B3

@side B3

## Strona B4

@side B4

## Strona B5

@side B5

## Punkty zwycięstwa na koniec

Liczy się tylko niższy z twoich dwóch torów (pole, do którego dotarł znacznik → punkty zwycięstwa):

@alliance
`,
  },
  "chapter-cards": {
    title: "Karty rozdziałów",
    text: `
Karta rozdziałów wskazuje lewy i prawy aktywny symbol każdego z trzech rozdziałów. Zadanie poboczne tworzą dwa symbole
nieaktywne w rozdziale III. Rewers pokazuje, w jakiej kolejności zaczynają postacie; te, które nie grają, pomija się. Losuje
się jedną z tych sześciu:

@chapters
`,
  },
};
