import type { Pages } from "../outline.ts";

export const MODES: Omit<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  competitive: {
    title: "Pojedynek rywalizacyjny",
    text: `
Zasady partii są te same; surowsze są tylko [talie](#deck), aby umiejętności znaczyły więcej niż kolekcja. Talia
rywalizacyjna ma:

- dokładnie jednego dowódcę,
- co najmniej 22 jednostki,
- najwyżej **5** kart specjalnych, razem z pogodą,
- najwyżej **2** szpiegów,
- najwyżej **2** medyków,
- jednostki, których siły podstawowe dają razem najwyżej **130**.

Bohaterowie liczą się wszędzie: bohater, który jest szpiegiem, to jeden z twoich dwóch szpiegów, a jego siła wchodzi do tych
130.

- Dziesięć jednostek po 5, osiem po 6 i czterech bohaterów po 8 daje 50 + 48 + 32 = 130: w sam raz.
`,
  },
  tournament: {
    title: "Turniej",
    text: `
Dwoje graczy przynosi **po trzy talie**, z trzech różnych frakcji. Kto pierwszy wygra dwie gry, wygrywa turniej.

- Każda talia spełnia ograniczenia [rywalizacyjne](#competitive).
- Ten sam bohater może być tylko w jednej z twoich trzech talii. Inne karty mogą być we wszystkich.

## Wybór talii

Przed pierwszą grą rzut monetą decyduje, kto pierwszy wybiera talię; druga osoba widzi ten wybór i dopiero wtedy wybiera
swoją. Przed każdą następną pierwszy wybiera zwycięzca poprzedniej gry i musi wziąć **inną** talię. Potem przegrany
zostaje przy swojej albo ją zmienia.

Talia, która wygrała, do końca turnieju już nie wraca. Talia, która przegrała, może wrócić.

- Anna wygrywa pierwszą grę Potworami. Teraz wybiera jedną z dwóch pozostałych talii; Piotr może zostać przy swojej.

Gra zakończona remisem nie liczy się nikomu i zostaje powtórzona tymi samymi taliami. Kto zaczyna, ustala się przed każdą grą
od nowa.
`,
  },
  "free-for-all": {
    title: "Każdy na każdego",
    text: `
W kręgu siedzi od trzech do pięciu graczy i każdy gra sam. Gra się po kolei, zgodnie z ruchem wskazówek zegara; kto
spasował, tego się pomija.

Nie ma klejnotów i nikt nie odpada. Na koniec rundy dostajesz **punkt za każdego przeciwnika o mniejszej łącznej sile** niż
twoja.

- Czworo graczy ma 30, 30, 20 i 10: dostają 2, 2, 1 i 0 punktów.

## Zwycięstwo

Potrzebujesz o jeden punkt więcej, niż jest graczy: **4, 5 albo 6**. Jeśli kilkoro osiągnie to w tej samej rundzie,
wygrywa ten, kto ma najwięcej punktów, a przy równej ich liczbie ten, kto w tej rundzie ma większą łączną siłę; jeśli i
ona jest równa, dzielą się zwycięstwem. Gra się, aż ktoś wygra. Jeśli w rundzie nikt nie zagra karty ani nie użyje
dowódcy, runda jest nieważna, a partia kończy się dotychczasowym wynikiem.

O tym, kto zaczyna pierwszą rundę, decyduje los, a później zaczyna ten, kto w poprzedniej zdobył najwięcej punktów.

## Co jest inaczej

- **Szpieg**: wybierasz, na czyją stronę idzie, choćby do kogoś, kto już spasował.
- **Pożoga**: spala najsilniejsze jednostki **u każdego przeciwnika osobno**. Twoją własną stronę oszczędza.
- **Pożoga rzędu**: sprawdza rząd każdego przeciwnika osobno.
- **Pogoda** uderza we wszystkich; róg, manekin, medyk i braterstwo dotyczą tylko twoich kart.
- **Królestwa Północy** dobierają kartę, jeśli co najmniej dwóch przeciwników ma mniejszą łączną siłę.
- **Nilfgaard** dostaje punkt także za każdego przeciwnika o równej łącznej sile.
- **Scoia’tael** decydują, kto zaczyna; jeśli jest ich kilkoro, decyduje osoba wskazana przez los.
- **Potwory** zostawiają jednostkę po każdej rundzie; **Skellige** przywraca jednostki tylko w trzeciej.
- **Dowódcy**, którzy zaglądają w karty albo na stos: przeciwnika wybierasz ty. Biały Płomień ucisza wszystkich.
`,
  },
  team: {
    title: "Drużyny, dwoje na dwoje",
    text: `
Dwie drużyny po dwie osoby. Partnerzy stoją po jednej stronie, i to dosłownie: mają ją wspólną.

- Partnerzy prowadzą **różne frakcje** i zawsze mogą oglądać nawzajem swoje karty.
- Mają wspólną **jedną stronę**, **jeden stos kart odrzuconych** i **dwa klejnoty**. Każda karta po tej stronie liczy się dla
  drużyny.
- Talię, rękę dziesięciu kart, dowódcę i zdolność frakcji każdy ma własne.

## Czyja tura

Drużyny grają na przemian: pierwsza osoba z drużyny A, pierwsza z B, druga z A, druga z B. Kto spasował, jest pomijany,
a jego partner może grać dalej. Runda kończy się, gdy spasują wszyscy czworo.

Pierwszą rundę zaczyna drużyna wskazana monetą. Później zaczyna ktoś z drużyny, która wygrała, a partnerzy robią to na zmianę.

## Co jest inaczej

- **Medyk**: przywraca ze wspólnego stosu, także jednostki partnera.
- **Manekin**: cofa też jednostkę zagraną przez partnera; trafia ona na twoją rękę.
- **Róg, więź, morale i Mardroeme**: działają na cały rząd, ktokolwiek zagrał karty.
- **Braterstwo i szpieg**: tylko twoja własna ręka i talia.
- **Potwory** zostawiają kartę Potworów albo wrogiego szpiega, **Skellige** przywraca karty Skellige albo wrogich szpiegów.
  Karty neutralne się nie liczą.
- **Nilfgaard** nie ma zdolności, jeśli walczy w obu drużynach.
- **Scoia’tael** decydują, kto z czworga zaczyna; jeśli grają w obu drużynach, moneta wskazuje, kto decyduje.
- **Królestwa Północy** dobierają, jeśli rundę wygrała ich drużyna.
- **Emhyr, Biały Płomień** ucisza wszystkich innych dowódców, także dowódcę partnera.
`,
  },
};
