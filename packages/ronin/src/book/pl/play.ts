import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "symbols" | "tracks" | "setup"> = {
  idea: {
    title: "O co chodzi w grze",
    text: `
Podróżujecie razem, a jednak każdy chce być tym, kogo się zapamięta. Po drodze zbierasz **symbole**: walkę, magię,
eksplorację i dyplomację. W każdym rozdziale dwa z nich są **aktywne** i tylko one punktują.

- Ten aktywny symbol, którego masz **więcej**, daje punkty doświadczenia: 1 za każdy taki symbol.
- Ten, którego masz **mniej**, daje punkty zwycięstwa: 1 za każdy taki symbol.

Przewaga jednego symbolu daje doświadczenie, równowaga obu – punkty zwycięstwa. Doświadczenie odblokowuje zdolności, a na
koniec także przynosi punkty zwycięstwa. Kto ma najwięcej punktów zwycięstwa, wygrywa.

## Trzy rozdziały po trzy tury

Gra ma 3 rozdziały, a każdy rozdział ma 3 tury. Tura składa się z trzech kroków:

- **Dobieranie kart**: w kolejności inicjatywy każdy bierze dwie karty. Zobacz [Dobieranie kart](#draft).
- **Zagrywanie kart**: każdy w tajemnicy wybiera dwie karty; odkrywa się je razem i rozpatruje. Zobacz
  [Zagrywanie kart](#play).
- **Ceremonia picia herbaty**: twoja współpraca z sąsiadami rośnie. Zobacz [Ceremonia picia herbaty](#tea).

Potem znacznik tury przesuwa się o jedno pole. Po trzeciej turze [punktuje się rozdział](#chapter-end) i
[przygotowuje osie czasu](#cleaning); po rozdziale III następuje [koniec gry](#game-end).

## Inicjatywa

Ilekroć potrzebna jest kolejność, decyduje aktualne ustawienie znaczników postaci na torze inicjatywy. Zmienia się ono tylko
na koniec dobierania kart albo przez zdolność, która tak mówi.

## Zagrane w tej turze

Podczas ceremonii picia herbaty „zagrane w tej turze” to karty dołożone w tej turze na twoją oś czasu. W pierwszej turze
rozdziałów II i III należą do nich także właśnie zachowane karty.
`,
  },
  components: {
    title: "Co leży na stole",
    text: `
- **Karty akcji**: 80 w pięciu kolorach (czerwony, niebieski, zielony, żółty, różowy). Tworzą talię główną.
- **Startowe karty akcji**: 5 dla każdej z siedmiu postaci. Na początku masz je na ręce; odrzucone leżą na wspólnym stosie
  kart odrzuconych i mogą wrócić z talią.
- **Karta rozdziałów**: wskazuje aktywne symbole wszystkich trzech rozdziałów i startową inicjatywę.
- **Rzędy**: pary odkrytych kart do wzięcia, 4 rzędy przy najwyżej trzech graczach, 5 przy czterech lub pięciu.
- **Twoja planszetka**: twoja postać z czterema zdolnościami i tor doświadczenia.
- **Planszetki współpracy**: jedna między tobą a każdym z sąsiadów.

## Karta akcji

Karta ma dokładnie jeden kolor. Może nie mieć symboli, mieć jeden albo dwa (także takie same), a do tego czasem **symbol
przekazania herbaty** w lewo albo w prawo i czasem jeden **efekt**. Koloru nigdy nie można zakryć ani zmienić.

## Twoje miejsca

- **Ręka**: widzisz ją tylko ty. Jej wielkość nie jest ograniczona.
- **Oś czasu**: rząd twoich kart zagranych w tym rozdziale, najwcześniejsza po lewej.
- **Pula**: twoje zdobyte żetony symboli. Widzą ją wszyscy.
`,
  },
  symbols: {
    title: "Symbole aktywne i nieaktywne",
    text: `
Są cztery symbole: **walka, magia, eksploracja i dyplomacja**. Masz symbol, jeśli jest nadrukowany i niezakryty na
karcie na twojej osi czasu albo jeśli jego żeton leży w twojej puli. Oba liczą się wszędzie tak samo. Symboli na kartach
trzymanych na ręce jeszcze nie masz.

## Aktywne symbole

Każdy rozdział ma dwa aktywne symbole: **lewy** przy jasnym drogowskazie i **prawy** przy ciemnym. Dwa pozostałe są
nieaktywne. W tym rozdziale nie punktują, ale mogą z nich korzystać warunki i zdolności.

## Utrata symbolu

Jeśli masz stracić symbol, odrzuć odpowiedni żeton z puli albo zakryj odpowiedni nadrukowany symbol **żetonem zniszczonego
symbolu**. Zakryty symbol nie istnieje, dopóki nie zdejmie się żetonu. Żeton zniszczonego symbolu zakrywa jeden symbol albo
jeden symbol przekazania herbaty.

Żetonów każdego rodzaju zawsze wystarcza.

> Na osi czasu masz kartę z dwoma symbolami walki, jeden z nich jest zakryty, a w puli leży 1 żeton walki. Masz **2** symbole
walki.
`,
  },
  tracks: {
    title: "Doświadczenie i punkty zwycięstwa",
    text: `
Tor doświadczenia ma pola od 0 do 20. Każdy punkt doświadczenia przesuwa twój znacznik o jedno. Gdy dotrze on do jednego
z trzech oznaczonych pól albo je minie, od razu odblokowuje się zdolność 2, 3 albo 4:

@thresholds

## Złoty znacznik

Gdy twój znacznik dotrze do pola 20, schodzi z toru, a na polu 0 staje **złoty znacznik**. Reszta zdobytych właśnie
punktów i wszystkie późniejsze przesuwają już jego. Złoty znacznik niczego nie odblokowuje; na koniec gry daje punkty
zwycięstwa. Na polu 20 zatrzymuje się, a dalsze doświadczenie przepada.

> Masz 18 punktów doświadczenia i zdobywasz 5. Złoty znacznik stoi teraz na polu **3**.

Na koniec liczy się ostatnie z tych pól, do którego dotarł złoty znacznik (pole → punkty zwycięstwa). Kto nigdy nie miał 20
punktów doświadczenia, nie dostaje nic.

@gold

## Punkty zwycięstwa

Zaczynają się od 0, nigdy nie maleją i nie są ograniczone.
`,
  },
  setup: {
    title: "Przygotowanie do gry",
    text: `
Tak wygląda przygotowanie dla trzech do pięciu graczy; [gra we dwoje](#two-players) i [solo](#solo) zmieniają kilka rzeczy.
Stół robi to wszystko za ciebie; ty tylko wybierasz.

- Zanim cokolwiek się zacznie, wszyscy uzgadniają stronę A albo B planszetek współpracy. Na pierwszą grę nadaje się strona A.
- Losuje się jedną z sześciu kart rozdziałów. Przez całą grę pozostaje jawna, razem z rewersem.
- Aktywne stają się symbole rozdziału I, znacznik tury staje na pierwszym z dziewięciu pól.
- Talię się tasuje, a w każdym rzędzie wykłada po dwie karty. Żeton dodatkowego doświadczenia leży przy ostatnim rzędzie.
- Pierwszego gracza się losuje. Od niego zgodnie z ruchem wskazówek zegara każdy **wybiera postać**: z dwóch, które widzisz
  tylko ty, jedną zatrzymujesz, a druga wraca.
- Na stronie B każdy wybiera potem w ten sam sposób planszetkę współpracy po lewej; przy ostatniej nie ma wyboru. Na stronie
  A wszystkie planszetki są takie same.
- Znaczniki postaci stają na torze inicjatywy w kolejności, którą pokazuje karta rozdziałów.

## Z czym zaczynasz

Z 5 startowymi kartami i zdolnością 1, bez doświadczenia i punktów zwycięstwa, z pustą osią czasu i pustą pulą. Wszystkie
znaczniki współpracy stoją na polu 0. Dwie karty twojej zdolności 1 i dwie karty zdolności 3 czekają na sąsiadów.
`,
  },
};
