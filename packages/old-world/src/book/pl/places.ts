import type { Pages } from "../outline.ts";

export const PLACES: Pages<"places"> = {
  map: {
    title: "Mapa",
    text: `
Każdy obszar ma numer, teren i jedną akcję i jest połączony z innymi. Szlaki wodne to połączenia jak wszystkie inne. Żaden
obszar nie jest dalej od innego niż cztery ruchy. Oto cała mapa (teren, akcja → połączenia):

@map

## Szkoła Mantikory

Obszar 0 należy do szkoły, która tu nie gra. Można tam trenować jak w każdej szkole, a za wejście płaci się jedną
dowolną kartą. Obszar ten nie ma jednak żetonu: nigdy nie pojawia się tam potwór, nie prowadzi tam żadne zadanie ani
trop i nie liczy się on do żadnego terenu.
`,
  },
  locations: {
    title: "Co gdzie można robić",
    text: `
Każdy obszar ma jedną akcję. Można ją wykonać raz na turę, dopiero po ruchu i tylko jeśli coś by zmieniła. Co użyte, to
użyte, nawet jeśli z części rezygnujesz.

## Trening

@places trainCombat
@places trainDefense
@places trainAlchemy
@places trainSpecialization

Podnieś podany atrybut o 1, za darmo. Działa to tylko, póki **nie jest wyższy niż poziom twojego wiedźmina**. Tam, gdzie
trenuje się Specjalizację, każdy uczy się swojej.

- Poziom wiedźmina 1, Walka 1: trening daje Walkę 2. Drugi trening musi poczekać na poziom wiedźmina 2.

## Szkoły

@places school

Wybierz Walkę, Obronę albo Alchemię, a we **własnej szkole** także swoją Specjalizację. Zapłać o jedną monetę więcej, niż
wynosi jej obecny poziom, i podnieś ją o 1. Poziom wiedźmina nie ma tu znaczenia. Zachowana karta może raz obniżyć cenę.

- Za przejście z poziomu 3 na poziom 4 szkoła żąda **4** monet.

## Eliksiry

@places potion

Weź wierzchni [eliksir](#potions).

## Tropy

@places trail

Weź 1 monetę. Potem możesz wypytać o potwora na mapie i wziąć [zadanie tropiące](#trails) dla jego terenu.

## Kościany poker z miejscowymi

@places pokerLocals

Potrzebujesz 1 monety. Zobacz [Kościany poker](#poker).

## Wymiana

@places exchange

Usuń kartę z ręki i weź na rękę kartę z puli. Jej wydrukowany koszt może być najwyżej o jeden wyższy niż koszt
usuniętej; pola nie mają znaczenia. Potem uzupełnia się pulę.

## Jałmużna i czyszczenie puli

@places beggarPurge

Jeśli nie masz monet, dostajesz 1. Potem możesz usunąć jedną albo dwie karty z puli, po czym się ją uzupełnia.
`,
  },
  poker: {
    title: "Kościany poker",
    text: `
Możesz wyzwać wiedźmina na swoim obszarze, jeśli oboje macie co najmniej 1 monetę. Wyzwania nie można odmówić. Z kim grasz,
z tym w tej turze już nie możesz walczyć.

- Każde z was wkłada 1 monetę, a ktoś z tawerny dorzuca jeszcze jedną. Stawka to **3** monety.
- Oboje rzucacie pięcioma kośćmi.
- Najpierw przeciwnik może raz przerzucić dowolne swoje kości. Potem możesz zrobić to samo ze swoimi. Nowy rzut obowiązuje.
- Lepszy układ bierze stawkę.

## Układy od najgorszego do najlepszego

@hands

Wygrywa lepszy rodzaj układu. Jeśli oba są takie same, decyduje wyższa wartość kości, które go tworzą: w fullu najpierw
trójka, potem para, w dwóch parach najpierw wyższa para. Jeśli i to jest równe, porównuje się nieużyte kości od najwyższej.
Jeśli wszystko jest równe, wygrywa aktywny gracz.

- 5-5-6-4-1 przeciw 5-5-6-3-2: po parze piątek, szóstka i szóstka, potem czwórka przeciw trójce. Wygrywa pierwszy układ.

## Z miejscowymi

Jako [akcja obszaru](#locations): wkładasz 1 monetę, bank dokłada 2, a za miejscowych rzuca twój prawy sąsiad. Jeśli
wygrają, złoto trafia do banku. Sąsiad nic nie zyskuje ani nie traci i nadal można go wyzwać.

## Przeciw ustalonemu układowi

Karta może ustalić układ, który masz pobić. Nie ma stawki: rzucasz, raz przerzucasz, co chcesz, i wygrywasz tylko lepszym
układem.
`,
  },
  trails: {
    title: "Tropy i żetony obszarów",
    text: `
Żeton obszaru pokazuje jeden z obszarów swojego terenu. Nieużywane żetony leżą zakryte na trzech stosach: lasy, góry i woda.
Na mapie jest po jednym potworze każdego terenu, a jego żeton mówi, gdzie stoi.

## Tropy

**Trop** (żeton tropu) to zakryty żeton przed tobą. Należy do tego potwora swojego terenu, który jest teraz na mapie. Jeśli
masz jego trop, **ty zaczynasz walkę** z nim. Trop się nie zużywa.

Możesz mieć najwyżej jeden trop każdego terenu.

## Zadania tropiące

**Zadanie tropiące** to odkryty żeton z 1 monetą. Nigdy nie pokazuje miejsca, w którym jesteś, gdy je bierzesz. Wejdź na
obszar, który pokazuje, a złoto jest twoje i żeton staje się tropem. Jeśli masz już ten trop, bierzesz złoto, a żeton
wraca.

Możesz mieć kilka zadań tropiących. Jeśli stos terenu jest pusty, jego tropów i zadań tropiących nie można zdobyć.

## Tropy z kart

„Dowolny trop” znaczy: wybierz teren z potworem, którego stos nie jest pusty i którego tropu nie masz, i weź żeton, nie
oglądając go. Jeśli takiego nie ma, nic nie zyskujesz. „Trop każdego potwora” daje ci po jednym z każdego takiego terenu.

## Gdy potwora już nie ma

Gdy potwór zostaje pokonany albo przepędzony, jego żeton obszaru oraz wszystkie tropy i zadania tropiące jego terenu wracają
na swój stos, czyjekolwiek były. Złoto z zadań tropiących trafia do banku. Żetony na zadaniach zostają.
`,
  },
};
