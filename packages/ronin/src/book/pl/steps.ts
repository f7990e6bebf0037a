import type { Pages } from "../outline.ts";

export const STEPS: Pick<
  Pages<"play">,
  "draft" | "play" | "tea" | "chapter-end" | "cleaning" | "game-end"
> = {
  draft: {
    title: "Krok 1: Dobieranie kart",
    text: `
## Uzupełnienie rzędów

Na początku każdego dobierania kart oprócz pierwszego w grze:

- odrzuca się najwyższą parę, która jeszcze leży w rzędach; jeśli nie ma żadnej, nie odrzuca się nic,
- pozostałe pary przesuwają się w górę w swojej kolejności,
- puste rzędy uzupełnia się z talii, od góry.

## Branie kart

W kolejności inicjatywy każdy wybiera jedno pole. Nie można spasować.

- **Rząd**, którego w tym kroku nikt jeszcze nie wziął: jego dwie karty idą na twoją rękę. Rzędów teraz się nie uzupełnia.
- **Pole przy talii** nad rzędem 1: dobierz 2 karty z wierzchu talii. Może je wybrać dowolnie wielu graczy; kto wybierze
  je później, stawia znacznik niżej.

Kto bierze **ostatni rząd**, od razu zdobywa 1 punkt doświadczenia.

## Nowa kolejność

Gdy wszyscy wezmą karty, znaczniki postaci wracają na tor inicjatywy: najpierw te z pola przy talii w kolejności
przybycia, potem rząd 1, rząd 2 i tak dalej. Za dobry rząd płaci się czasem miejscem w kolejności.

> Kolejność to A, B, C. A bierze rząd 1, B i C idą na pole przy talii. Nowa kolejność to **B, C, A**.

## Gdy talia się wyczerpie

Gdy tylko ktoś weźmie jej ostatnią kartę, tasuje się cały stos kart odrzuconych, razem z kartami startowymi, i powstaje
nowa talia. Jeśli i on jest pusty, kart się nie dobiera.
`,
  },
  play: {
    title: "Krok 2: Zagrywanie kart",
    text: `
Wszyscy gracze jednocześnie i w tajemnicy wybierają **2 karty z ręki i ich kolejność**. Wybór jest ostateczny. Gdy
wybierze ostatni gracz, odkrywa się wszystkie karty i dokłada na prawy koniec osi czasu, pierwszą kartę na lewo od
drugiej.

Dopiero wtedy rozpatruje się efekty: gracz po graczu w kolejności inicjatywy, u każdego najpierw lewa nowa karta, potem
prawa. [Efekty ceremonii](#tea) czekają na następny krok. Efekt rozpatruje się raz i nie powtarza w kolejnych turach.

## Co widzi efekt

Widzi **swoją kartę, wszystkie wcześniejsze karty twojej osi czasu i całą twoją pulę**. Nie widzi kart po prawej. Kolejność
twoich dwóch kart ma więc znaczenie.

> Nie masz jeszcze czerwonej karty i zagrywasz dwie. Jedna mówi „co najmniej 2 czerwone karty: 2 symbole walki”. Z lewej
widzi tylko siebie i daje ci **0**. Z prawej widzi obie i daje ci **2** symbole walki.

## Efekt jest obowiązkowy

Jeśli warunek jest spełniony, efekt trzeba rozpatrzyć, i to w największym możliwym stopniu. Nie wolno z niego zrezygnować
ani poprzestać na mniejszym, nawet jeśli zabiera symbole, które by punktowały. Jeśli warunek nie jest spełniony, nic nie
tracisz i nic nie zdobywasz.

## Które symbole stracić

Wybierasz spośród wszystkich pasujących symboli, które widzi efekt: żetonów w puli i symboli nadrukowanych. Symbolem z
późniejszej karty nie zapłacisz za efekt wcześniejszej.

## Zdobywanie

Zdobyte symbole trafiają od razu jako żetony do puli. Mogą z nich korzystać efekty rozpatrywane później; warunek tego samego
efektu już nie.

> Eksploracja jest nieaktywna, w puli leży 1 żeton eksploracji, a ty zagrywasz kartę z nadrukowaną eksploracją i efektem
„tracisz 1/2/3 nieaktywne symbole, zdobywasz 1/2/3 symbole walki”. Tracisz żeton i zakrywasz nadrukowany symbol: zdobywasz
**2** symbole walki.
`,
  },
  tea: {
    title: "Krok 3: Ceremonia picia herbaty",
    text: `
W kolejności inicjatywy każdy ma swoją kolej: najpierw efekty ceremonii, potem przekazanie herbaty.

## Efekty ceremonii

Efekty z dzbanuszkiem na twoich kartach **zagranych w tej turze** rozpatruje się od lewej do prawej według tych samych zasad
co inne: widzą to samo i trzeba je rozpatrzyć w największym możliwym stopniu. Efektów ceremonii z wcześniejszych tur nie
rozpatruje się ponownie.

## Przekazanie herbaty

Symbol przekazania herbaty wskazuje twojego lewego albo prawego sąsiada. Jeśli masz niezakryty symbol **w lewo**, a twój lewy
sąsiad niezakryty symbol **w prawo**, wskazują na siebie i tworzą **parę**, gdziekolwiek leżą na osiach czasu i kiedykolwiek
zostały zagrane.

Każdą parę trzeba rozpatrzyć: oba symbole zostają zakryte, a wspólny znacznik przesuwa się o **2** pola. Rozpatruje się
wszystkie pary, najpierw z lewym sąsiadem, potem z prawym. Jeśli ktoś ma więcej pasujących symboli, niż trzeba, zakrywa się
te najbardziej z lewej.

> Masz 2 niezakryte symbole w prawo, twój prawy sąsiad 3 niezakryte symbole w lewo. Rozpatruje się dwie pary i znacznik
przesuwa się o **4** pola.

## Punkty współpracy

Każdy punkt współpracy przesuwa znacznik o jedno pole w górę. Za każde pole, na które dotrze albo które minie, **obaj**
sąsiedzi od razu zdobywają jego premię; pierwszy jest ten, kto jest wcześniej w inicjatywie, i dopiero potem znacznik
rusza dalej. Jeśli efekt daje punkt na obu torach, najpierw przesuwa się lewy. Każdą premię przyznaje się raz, a
znaczniki nigdy się nie cofają.

Wszystkie premie opisuje strona [Planszetki współpracy](#alliance-boards).
`,
  },
  "chapter-end": {
    title: "Koniec rozdziału",
    text: `
Po trzeciej turze każdy liczy swoje lewe i prawe aktywne symbole: nadrukowane i niezakryte na osi czasu oraz żetony w puli.

- Za każdy symbol, którego masz **więcej** (dominujący), zdobywasz 1 punkt doświadczenia.
- Potem za każdy symbol, którego masz **mniej** (niedominujący), zdobywasz 1 punkt zwycięstwa.
- Jeśli obu jest tyle samo, zdobywasz tyle punktów doświadczenia i tyle samo punktów zwycięstwa.

Nic innego się tu nie liczy: nieaktywne symbole, kolory, symbole przekazania herbaty ani karty na ręce.

> Aktywne są magia i walka. Za 5 symboli magii i 6 symboli walki zdobywasz **6** punktów doświadczenia i **5** punktów
zwycięstwa; za 8 i 2 zdobywasz **8** punktów doświadczenia i **2** punkty zwycięstwa; za 4 i 4 zdobywasz **4** punkty
doświadczenia i **4** punkty zwycięstwa.

Najpierw przyznaje się całe doświadczenie, potem wszystkie punkty zwycięstwa. Po rozdziałach I i II można użyć zdolności
[końca rozdziału](#windows), a potem osie czasu są [przygotowywane na nowo](#cleaning).
`,
  },
  cleaning: {
    title: "Przygotowanie osi czasu",
    text: `
Po rozdziałach I i II:

- Odrzuca się wszystkie żetony symboli z pul i wszystkie żetony zniszczonych symboli z kart.
- Wszyscy gracze w tajemnicy wybierają, które karty ze swojej osi czasu **zachowają**: 1 po rozdziale I, 2 po rozdziale II.
  Wybory odkrywa się razem.
- Cała reszta trafia na wspólny stos kart odrzuconych. Zachowane karty zaczynają nową oś czasu, dwie w wybranej kolejności.
  Karty zachowanej raz nie trzeba zachowywać ponownie. Kto ma mniej kart, zachowuje wszystkie.
- Standardowe efekty zachowanych kart rozpatruje się od razu, w kolejności inicjatywy i od lewej do prawej. Trzeba je
  rozpatrzyć.
- Dopiero na samym końcu zaczynają obowiązywać aktywne symbole następnego rozdziału.

Zachowane karty korzystają więc jeszcze z symboli rozdziału, który **właśnie się skończył**, i to one decydują, co jest
lewe, co prawe, a co nieaktywne. Żetony, które dają, zostają w puli, a co zakryją, pozostaje zakryte w nowym rozdziale.

Efekty ceremonii zachowanych kart rozpatruje się podczas ceremonii w następnej turze, a ich symbole przekazania herbaty są
znów gotowe.

Ręce, doświadczenie, punkty zwycięstwa, współpraca, zdolności, inicjatywa, rzędy i talia się nie zmieniają.

> W rozdziale I po lewej jest magia. Zachowujesz czerwoną kartę z efektem „1/2/3 czerwone karty: 1/2/3 lewe aktywne symbole”.
Daje ci **1** żeton magii, nawet jeśli w rozdziale II magia jest nieaktywna.
`,
  },
  "game-end": {
    title: "Koniec gry",
    text: `
Po podliczeniu rozdziału III niczego się nie odrzuca. Dodaje się trzy rzeczy:

- **Zadanie poboczne**: tworzą je dwa symbole nieaktywne w rozdziale III. Za jeden z nich zdobywasz 1 punkt zwycięstwa za
  każdą **kartę na ręce**, na której widnieje; karta, na której jest dwa razy, liczy się raz. Lepszy symbol stół wybiera za
  ciebie. Wszystkie ręce odkrywa się razem.
- **Złoty znacznik**: punkty zwycięstwa ostatniego pola, do którego dotarł twój złoty znacznik. Zobacz
  [Doświadczenie](#tracks).
- **Współpraca**: spójrz na swoje dwa tory współpracy i weź ten, na którym znacznik stoi **niżej**. Zdobywasz punkty
  zwycięstwa ostatniego pola, do którego dotarł. Zobacz [Planszetki współpracy](#alliance-boards).

> W rozdziale III aktywne były magia i dyplomacja, więc zadaniem pobocznym są walka i eksploracja. Na ręce masz 2 karty z
walką i 3 z eksploracją, na jednej z nich jest dwa razy. Lepsza jest eksploracja: daje ci **3** punkty zwycięstwa.

Jeśli oba znaczniki stoją na tej samej liczbie, a planszetki dają różne punkty, liczą się mniejsze.

## Zwycięzca

Wygrywa, kto ma najwięcej punktów zwycięstwa. W razie remisu wygrywa ten, kto jest wyżej na torze inicjatywy, w kolejności
ostatniej tury.

> Twoje znaczniki stoją na polach 6 i 12. Liczy się 6, a ostatnie osiągnięte pole z punktami to 4: **2** punkty zwycięstwa.
`,
  },
};
