import type { Pages } from "../outline.ts";

export const OPPONENTS: Pick<Pages<"fights">, "monster-fights" | "monster-results" | "duels" | "example"> = {
  "monster-fights": {
    title: "Walka z potworem",
    text: `
Twój prawy sąsiad **kontroluje** potwora przez całą walkę.

## Początek

- Pokazuje się zdolność specjalną potwora. Jeśli żąda ona ceny, płacisz teraz.
- Używa się zdolności działających przed utworzeniem talii życia, najpierw potwora.
- Powstaje talia życia potwora: tyle wierzchnich kart potasowanej talii walki, ile potwór ma **życia**. Poziom I ma od 10
  do 12, poziom II od 13 do 15, poziom III od 17 do 19.
- Powstaje twoja talia życia.
- Używa się zdolności działających potem.

Z [tropem](#trails) terenu potwora pierwsza tura walki jest twoja, bez niego potwora. Potem gracie na zmianę, aż jedna
strona przegra.

## Tura walki potwora

Ktoś ogłasza **szarżę** albo **ugryzienie**. Dopiero wtedy odkrywa się wierzchnią kartę talii życia potwora i działa jej
efekt dla tego ataku. Każdy atak kosztuje więc potwora jedną kartę życia.

W jego pierwszej turze decyduje kontrolujący, w każdej następnej kolejny gracz przeciwnie do ruchu wskazówek zegara, bez
ciebie.

## Co robią karty

- **Obrażenia**: liczba, liczba według poziomu potwora albo poziom jednego z twoich atrybutów.
- **Odrzucenie losowych kart**: 1, 2 albo 3 karty z ręki przeciw potworowi poziomu I, II albo III. Czego brakuje na ręce,
  przychodzi z wierzchu talii.
- **Usunięcie karty** z ręki, którą wybierzesz; przy pustej ręce wierzchniej karty talii.
- **Utrata poziomu** Walki, Obrony albo Alchemii. Potem potwór poziomu II zadaje 1 obrażenie, a poziomu III 2 obrażenia. Na
  poziomie I obrażeń nie ma, ale twoja Tarcza spada o 1, jeśli jakaś jest.

Na 20 kart szarża to obrażenia na 13, odrzucenie na 4, a usunięcie na 3; ugryzienie to liczba obrażeń na 13, atrybut jako
obrażenia na 4, a utrata poziomu na 3.

## Jak liczy się obrażenia

Wydrukowana liczba, plus to, co dodaje potwór, minus to, co odejmujesz ty, nie poniżej 0, a potem limity. Dodatki i
zmniejszenia działają tylko przy atakach, które zadają co najmniej 1 obrażenie. Tarcza chroni przed obrażeniami i przed
niczym innym.
`,
  },
  "monster-results": {
    title: "Po walce z potworem",
    text: `
## Wygrana: potwór pokonany

- Użyte eliksiry zostają odrzucone. Bierzesz kartę potwora i **2** monety.
- Posuwasz się na [torze reputacji](#winning), co może dać zwycięstwo, i odczuwasz zmęczenie. Karta potwora jest twoim
  trofeum.
- Pojawia się nowy potwór **o poziom wyższy**; po poziomie III znów poziom III. Przy 4 i 5 graczach pierwszeństwo mają
  żetony dodatkowego stosu: póki jakiś tam jest, to on zastępuje pokonanego potwora poziomu I.

## Powalenie, gdy potworowi została najwyżej 1 karta: potwór przepędzony

- Użyte eliksiry zostają odrzucone. Bierzesz **2** monety. Trofeum nie ma.
- Dokładasz kartę akcji o koszcie 0 na swój stos kart odrzuconych.
- Pojawia się nowy potwór **tego samego poziomu**. Stary może wrócić, gdy skończą się żetony jego poziomu.

## Powalenie, gdy potworowi zostały co najmniej 2 karty: całkowita porażka

- Użyte eliksiry zostają odrzucone. Bierzesz **trop** jego terenu, jeśli go nie masz i jakiś jest.
- Dokładasz kartę akcji o koszcie 0 na swój stos kart odrzuconych.
- W fazie III dobierasz tylko do **2** kart.
- Potwór zostaje i w następnej walce znów ma pełne życie.

## Za każdym razem

Wszystkie karty walki się tasuje. Twoja talia, stos kart odrzuconych i ręka tworzą nową talię, a Tarcza znów jest pełna.
Potem działają zdolności końca walki i następuje faza III.

## Karta o koszcie 0

Weź dowolną kartę puli o wydrukowanym koszcie 0, na jakimkolwiek polu leży. Jeśli takiej nie ma, odkrywa się karty wspólnej
talii, aż się pojawi.

## Nowy potwór

Losuje się żeton należnego poziomu i żeton obszaru tego samego terenu; może to być znów stare miejsce. Jeśli nie ma już
żetonu tego poziomu, bierze się najbliższy wyższy, a jeśli i takiego nie ma, najbliższy niższy.
`,
  },
  duels: {
    title: "Pojedynki",
    text: `
Ty jesteś **atakującym**, druga strona **obrońcą**.

## Zakłady

Przy trzech lub więcej graczach każdy, kto nie walczy, może postawić **1** monetę na jednego z dwojga, gdziekolwiek stoi
jego figurka: po kolei, zgodnie z ruchem wskazówek zegara od lewej strony atakującego, jawnie. Kto stawia na zwycięzcę,
odbiera swoją monetę i dostaje z banku tyle, co zwycięzca. Inne zakłady trafiają do banku.

## Walka

Najpierw używa się zdolności działających przed utworzeniem talii życia, potem powstają talie życia, a po nich przychodzi
kolej na zdolności działające potem; za każdym razem zaczyna atakujący. Potem rozgrywacie tury
walki, **atakujący pierwszy**, aż ktoś zostanie powalony.

## Wynik

- Użyte eliksiry zostają odrzucone.
- Jeśli wygrywa **atakujący** i nie ma jeszcze trofeum szkoły pokonanego, bierze je od niego, posuwa się na
  [torze reputacji](#winning) i odczuwa zmęczenie. Pokonany nie traci trofeów zdobytych wcześniej. Gdy wygrywa **obrońca**,
  nie dostaje trofeum.
- Zwycięzca bierze z banku monety według pola pokonanego na torze reputacji: 1, 2, 3 i 3 monety za pola od 0 do 3.
- Pokonany dokłada kartę akcji o koszcie 0 na stos kart odrzuconych.
- Oboje tasują talię, stos kart odrzuconych i rękę w nową talię, a ich Tarcze znów są pełne.
- Obrońca dobiera **4** karty po zwycięstwie, **3** po porażce.
- Wypłaca się zakłady.
- Na ten obszar trafia **żeton zamkniętej tawerny**. Nie będzie tu pojedynku, dopóki nie odbędzie się gdzie indziej.
  Kościanego pokera ani akcji obszaru to nie dotyczy.

Atakujący przechodzi do fazy III, a po porażce dobiera tylko do **2** kart.

- Ze swoich 3 monet stawiasz 1 na atakującego. Obrońca stoi na polu 1. Jeśli wygra atakujący, masz **5** monet, w przeciwnym
  razie **2**.
`,
  },
  example: {
    title: "Jedna cała tura",
    text: `
Jesteś Niedźwiedziem w grze we dwoje. Poziom wiedźmina 2, Walka 3, Obrona 2, Alchemia 2, Specjalizacja 3, Tarcza 2. Masz 4
monety, eliksir Zamieć i trop gór. Stoisz w Vengerbergu; na ręce masz 4 karty, w talii 7, a na stosie kart odrzuconych 3.
Drugi wiedźmin siedzi w Kaer Morhen z 2 monetami. W Hengforsie czeka archespora, poziom I, życie 12.

## Faza I

- Ruchu jeszcze nie było, więc Vengerberg nic ci nie oferuje. Odrzucasz kartę wody i idziesz do Ban Ard. Twoja Alchemia nie
  jest wyższa niż poziom wiedźmina: po treningu wynosi **3** i dobierasz eliksir Czarna krew.
- Karta gór niesie cię do Kaer Morhen. Kościany poker: stawka to **3** monety. Przeciwnik rzuca 5-5-5-2-3, ty 6-6-1-3-4.
  Dwie przerzucone kości dają 5-5-5-4-4, fulla; trzy twoje dają 6-6-2-2-5, dwie pary. Zostają ci **3** monety.
- To nie twoja szkoła, a z tego, czego uczy, stać cię tylko na Obronę: 3 monety, Obrona **3**, Tarcza **3**. Teraz wszystkie
  atrybuty są wyższe niż 2: poziom wiedźmina **3** i dobierasz 1 kartę.
- Karta z symbolem dowolnego terenu niesie cię do Hengforsu. Archesporze to obojętne. Wypytujesz ludzi, dostajesz 1 monetę i
  bierzesz zadanie tropiące wodnego potwora.

## Faza II

- Masz na ręce 2 karty i wybierasz walkę. Archespora jeszcze przed walką żąda eliksiru: Czarna krew przepada. Jej talia
  życia ma **12** kart, twoja też **12**.
- Dzięki tropowi zaczynasz. Dwie połączone karty zadają 3 obrażenia: zostaje jej **9**. Dobierasz 3 karty.
- Archespora gryzie, a karta mówi: 5 obrażeń. Życia zostaje jej **8**. Twoja Tarcza spada z 3 na **0**, a 2 karty
  odchodzą z talii.
- Tarcza 0 w twojej turze: zdolność Niedźwiedzia daje ci 1 Tarczę i 2 karty, więc trzymasz ich **5**. Zamieć pozwala dołożyć
  wolną kartę do kombinacji z trzech. 5 obrażeń: zostają **3**. Symbol Tarczy podnosi Tarczę do **2**, efekt specjalny
  zwraca wierzchnią kartę stosu kart odrzuconych i dobierasz 3.
- Gryzie znowu: zostają **2**. Tracisz poziom Alchemii, a że to potwór poziomu I, także 1 Tarczę.
- Zagrywasz jedną kartę z 3 obrażeniami. Już po archesporze, a resztę tury walki się pomija.
- 2 monety, twoje pierwsze trofeum, zmęczenie 1: z twoich 14 kart zostaje **13**. Góry zajmuje potwór poziomu II, a twój
  trop przepada. Tarcza wynosi znów **3**.

## Faza III

Dobierasz 3 karty. Na polu 6 leży karta o koszcie 2, więc jej cena to **1**. Odrzucasz jedną kartę i bierzesz ją na
rękę. Poziom wiedźmina nadal wynosi **3**, choć Alchemia wróciła na 2.
`,
  },
};
