import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  "two-players": {
    title: "Gra we dwoje",
    text: `
Między dwojgiem graczy siedzi [Automa](#automa). Trzy miejsca tworzą krąg: zgodnie z ruchem wskazówek zegara pierwszy gracz,
drugi gracz, Automa. Każde z was ma więc jedną planszetkę z Automą i jedną z drugą osobą.

- Są 4 rzędy.
- Automa dostaje postać, którą nikt nie gra, ze znacznikiem na torze inicjatywy.
- Na stronie B każde z was wybiera planszetkę wspólną z Automą, pierwszy gracz ze wszystkich pięciu, drugi z pozostałych
  czterech. Planszetkę między wami się losuje.

Automa nie może wygrać. Z was dwojga wygrywa ten, kto ma więcej punktów zwycięstwa, a w razie remisu ten, kto jest wyżej na
torze inicjatywy.
`,
  },
  solo: {
    title: "Solo",
    text: `
Grasz z dwiema [Automami](#automa), jedna siedzi po twojej lewej, druga po prawej. Z każdą masz wspólną planszetkę; między
nimi nie ma żadnej. Na stronie B wybierasz dwie różne planszetki, po jednej na każdą stronę.

## Pora roku

Na koniec przygotowania oba znaczniki współpracy przesuwają się w górę, a ty zdobywasz wszystkie premie po drodze, najpierw
na lewym torze:

- **Lato** (łatwy): 4 punkty.
- **Jesień** (standardowy): 2 punkty.
- **Zima** (trudny): 0 punktów.

Na stronie A pola 1, 2 i 4 są puste, więc lato zaczyna się z premią pola 3 na obu torach, a jesień bez żadnej.

## Zwycięstwo

Wygrywasz, jeśli zdobędziesz co najmniej **35** punktów zwycięstwa. W przeciwnym razie przegrywasz.
`,
  },
  automa: {
    title: "Jak gra Automa",
    text: `
Automa ma znacznik postaci, oś czasu i planszetki współpracy, a jej karty zdolności czekają na sąsiadów. Nie ma
doświadczenia, punktów zwycięstwa, ręki, startowych kart, zdolności ani puli.

## Jak dobiera karty

Na swoim miejscu w kolejności inicjatywy patrzy na każdy rząd, w którym wciąż leży para, i liczy nadrukowane **aktywne**
symbole na obu kartach. Bierze rząd, w którym jest ich najwięcej; jeśli kilka ma tyle samo, najwyższy z nich. Jeśli na żadnej
karcie nie ma aktywnego symbolu, idzie na pole przy talii i bierze 2 karty z wierzchu. Za ostatni rząd nie dostaje
doświadczenia.

Obie karty od razu kładzie na swojej osi czasu, lewą najpierw, i ignoruje ich efekty.

> Aktywne są magia i walka. W rzędzie 1 jest 1 taki symbol, w rzędzie 2 są 3, w rzędzie 3 są 3. Bierze rząd **2**.

## Ceremonia picia herbaty

- Za każdą kartę z efektem ceremonii zagraną w tej turze zdobywa 1 punkt współpracy na każdym torze dzielonym z graczem,
  cokolwiek mówi karta: najpierw na lewej planszetce, potem na prawej, patrząc z jej miejsca.
- Potem jak zwykle rozpatruje się jej pary przekazania herbaty z graczami. Dwie Automy nie tworzą par ze sobą.

Premie na jej planszetkach dostaje tylko gracz.

## Liczenie i koniec rozdziału

Jej karty liczą się, gdy efekt pyta o karty sąsiada. Na koniec rozdziału Automa niczego nie zdobywa, odrzuca całą swoją
oś czasu i nie zachowuje żadnej karty.
`,
  },
};
