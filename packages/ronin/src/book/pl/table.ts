import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Zasady domowe",
    text: `
Te opcje ustala się przed grą i widzą je wszyscy.

- **Pierwszy gracz**: losowo albo wskazuje go gospodarz. Ma to znaczenie tylko dla kolejności wyborów przy przygotowaniu.
- **Planszetki współpracy**: dla wszystkich strona A albo strona B.
- **Postać Automy**: losowo albo wybiera ją pierwszy gracz.
- **Pora roku**: jesień, lato albo zima; tylko w grze [solo](#solo).
- **Symbole dla zachowanych kart**: symbole kończącego się rozdziału albo następnego.
- **Zdolności po III rozdziale**: wyłączone; po włączeniu zdolności końca rozdziału można użyć także po podliczeniu rozdziału
  III.
- **Automatyczny wybór lepszego zadania pobocznego**: gdy jest włączony, stół wybiera każdemu lepszy symbol; po
  wyłączeniu wybierasz ty.
- **Karty, które wszyscy widzieli**: u innych widać, które z nich trzymają na ręce, albo widać tylko, ile kart mają.
`,
  },
  secrets: {
    title: "Co wiedzą wszyscy",
    text: `
**Jawne** są rzędy, stos kart odrzuconych, osie czasu, pule, tory, zdolności, karta rozdziałów z rewersem oraz liczby kart na
rękach i w talii.

**Tajne** są ręce, kolejność kart w talii i to, co ktoś wybrał, ale jeszcze nie odkrył.

## Znane karty

Nie jest tajemnicą to, co mogli widzieć wszyscy: pięć startowych kart postaci, pary wzięte z rzędów, karty zagrane,
zachowane, wzięte z powrotem albo pokazane. Stół pamięta to za ciebie i wymienia te karty w rękach innych, razem z liczbą
tych, których nikt nie zna. Naprawdę tajne są tylko karty dobrane z talii.

## Los

O wszystkim, co losowe, decyduje ziarno: jedna liczba wylosowana przed grą. To samo ziarno i te same wybory dają znów tę
samą grę, więc każdy może ją potem sprawdzić.

## Rozmowy

Rozmawiaj, obiecuj i pokazuj swoje karty, jak chcesz. Nikogo to nie wiąże.
`,
  },
  decisions: {
    title: "Co wybierasz",
    text: `
To wszystkie wybory w grze. Jeśli możliwość jest tylko jedna, stół wybiera ją za ciebie.

## Przy przygotowaniu

- Twoja **postać** z dwóch, które widzisz tylko ty.
- Twoja **planszetka współpracy** z dwóch na stronie B, które widzisz tylko ty; w grze z Automą planszetki, które z nią
  dzielisz.
- **Postacie Autom**, jeśli zasady każą je wybrać.

## W turze

- **Dobieranie kart**: pole przy talii albo wolny rząd.
- **Zagrywanie kart**: dwie karty z ręki i ich kolejność, w tajemnicy. Przy 7 kartach są 42 możliwości.
- **Symbole do stracenia**, jeśli jest ich więcej, niż musisz stracić. Takie same żetony to jedna możliwość, podobnie jak
  takie same symbole na jednej karcie.
- **Sąsiad** albo **tor**, gdy efekt daje wybór.
- **Premie** z dwiema możliwościami i kombinacja aktywnych symboli.
- **Zdolności**: użyć jakiejś na czymś albo nie teraz.

## Na koniec rozdziału i gry

- **Zachowane karty**, w tajemnicy: jedna karta albo dwie w swojej kolejności.
- Symbol **zadania pobocznego**, w tajemnicy, jeśli jego automatyczny wybór jest wyłączony.
`,
  },
  glossary: {
    title: "Słowniczek",
    text: `
- **Aktywny symbol**: jeden z dwóch, które w tym rozdziale punktują.
- **Punkt współpracy**: przesuwa znacznik o jedno pole w górę.
- **Rozdział**: trzy tury. Gra ma trzy.
- **Pole przy talii**: miejsce nad rzędem 1, gdzie dobierasz 2 karty z talii.
- **Wcześniejszy, późniejszy**: dalej w lewo, dalej w prawo na osi czasu.
- **Nieaktywny symbol**: jeden z dwóch, które w tym rozdziale nie punktują.
- **Tor inicjatywy**: kolejność wszystkich znaczników postaci. Żadne dwa nie dzielą miejsca; najwyższy jest pierwszy.
- **Lewa, prawa strona**: sąsiednie miejsce zgodnie z ruchem wskazówek zegara i sąsiednie miejsce w przeciwnym kierunku.
- **Żeton zniszczonego symbolu**: zakrywa nadrukowany symbol albo symbol przekazania herbaty.
- **Sąsiad**: gracz obok, z którym dzielisz planszetkę współpracy.
- **Pula**: twoje żetony symboli na lewo od osi czasu.
- **Zadanie poboczne**: dwa nieaktywne symbole rozdziału III; na koniec jeden z nich punktuje na kartach, które masz na
  ręce.
- **Kolejka**: twoja część kroku; kończy się, zanim zacznie następny gracz.
- **Standardowy efekt**: każdy efekt bez dzbanuszka.
- **Efekt ceremonii**: efekt z dzbanuszkiem, przypisany ceremonii picia herbaty; daje punkty współpracy.
- **Oś czasu**: rząd twoich zagranych kart. Nowe karty przychodzą na prawy koniec.
- **Doświadczenie**: inaczej punkty doświadczenia.
`,
  },
};
