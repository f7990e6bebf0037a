import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Korzystanie ze zdolności",
    text: `
Każda postać ma cztery zdolności. Zdolność 1 jest dostępna od początku, zdolności 2, 3 i 4 odblokowuje
[doświadczenie](#tracks).

- Z każdej zdolności można skorzystać **raz podczas gry**, w chwili, którą wskazuje jej treść.
- Obowiązku nie ma nigdy: „Nie teraz” zachowuje zdolność na później.
- Jeśli kilkoro graczy chce skorzystać ze zdolności jednocześnie, o kolejności decyduje inicjatywa.

## Zdolności sąsiadów

Premia planszetki współpracy pozwala wziąć kartę zdolności 1 albo 3 swojego sąsiada. Leży obok twojej planszetki i można z
niej skorzystać raz, niezależnie od tego, czy sąsiad ją odblokował lub wykorzystał. Każda jest w dwóch egzemplarzach, po
jednym dla każdego sąsiada.

> Na stronie A znacznik między tobą (Geralt) a postacią Yennefer przesuwa się z 2 na 4 i mija pole 3: „zdolność 1 albo 2
punkty doświadczenia”. Masz wyższą inicjatywę i bierzesz kartę „Przemiana”; potem Yennefer bierze twoją kartę „Instynkt”.
Każde z was może raz skorzystać ze zdolności drugiego, nawet jeśli została już wykorzystana. Masz **1** pożyczoną kartę,
Yennefer także; znacznik stoi potem na **4**.

## Co wolno zdolności

Zmienia zasadę tylko na tyle, na ile mówi jej treść. Punkty współpracy ze zdolności przesuwają znaczniki i dają premie jak
zwykle.
`,
  },
  windows: {
    title: "Kiedy korzysta się ze zdolności",
    text: `
Ze zdolności można skorzystać przy trzech okazjach. Podczas ceremonii picia herbaty nie ma żadnej.

## Podczas dobierania kart

Tylko przy własnym wyborze: przed postawieniem znacznika albo od razu po wzięciu kart, zależnie od zdolności.

## Podczas zagrywania kart

Tylko w swojej kolejce: przed pierwszym swoim efektem, po ostatnim albo **podczas rozpatrywania któregoś z twoich efektów**.
W tym ostatnim wypadku pytanie pada, gdy wiadomo, w jakim stopniu warunek jest spełniony, a nic jeszcze nie zostało
stracone, także gdy nie jest spełniony wcale. Zdolność jest proponowana tylko wtedy, gdy zwiększyłaby rezultat albo obniżyła
koszt tego efektu. Można użyć kilku po kolei.

„Zagrana karta” to karta dołożona w tym kroku zagrywania kart. Nigdy nie chodzi o zachowane karty ani o efekty ceremonii.

## Na koniec rozdziału

Po podliczeniu rozdziałów I i II, przed przygotowaniem osi czasu. W kolejności inicjatywy każdy używa jednej zdolności
albo pasuje, i tak w kółko, aż spasują wszyscy. Kto spasował, nie jest już pytany; kto nie miał czego użyć, nie był
pytany i nie spasował. Po rozdziale III tej okazji nie ma, chyba że [zmienisz zasadę](#options).

Jeśli odblokujesz albo zdobędziesz zdolność akurat wtedy, gdy można z niej skorzystać, możesz użyć jej od razu.
`,
  },
  characters: {
    title: "Siedem postaci",
    text: `
## Geralt

@abilities geralt

## Yennefer

@abilities yennefer

## Jaskier

@abilities dandelion

## Ciri

@abilities ciri

## Vesemir

@abilities vesemir

## Triss

@abilities triss

## Yuki Onna

@abilities yukiOnna

## Szczegóły

- Aby **zignorować utratę**, symbole muszą istnieć: niespełnionego efektu nie da się tak opłacić. Rezultat jest taki sam jak
  po zapłaceniu.
- **Pełny rezultat** efektu 1/2/3 to 3, bez warunku i bez strat.
- Karta, która idzie **z osi czasu na rękę**, traci swoje żetony zniszczonych symboli, a późniejsze karty wypełniają lukę.
- **Dodatkowa karta** idzie na prawy koniec twojej osi czasu i liczy się jako zagrana w tej turze, także dla ceremonii.
- **Powtórzony** albo **pożyczony** efekt sprawdza się i opłaca jak każdy inny.
`,
  },
};
