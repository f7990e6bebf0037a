import type { Pages } from "../outline.ts";

export const EFFECTS: Pages<"effects"> = {
  effects: {
    title: "Jak działa efekt",
    text: `
Każdy efekt to jeden **warunek** i jeden **rezultat**. Efekt z dzbanuszkiem należy do [ceremonii picia herbaty](#tea);
wszystkie inne są standardowe i należą do [zagrywania kart](#play). Efekty ceremonii to dokładnie te, które dają punkty
współpracy.

- Najpierw ustala się, w jakim stopniu warunek jest spełniony.
- Jeśli nie jest spełniony wcale, nic się nie dzieje.
- Potem tracisz to, czego wymaga warunek.
- Potem zdobywasz rezultat.

## Jednokrotne i wielokrotne

Większość efektów jest jednokrotna. Efekty wielokrotne, z **1/2/3**, rosną razem z warunkiem: spełniony dwukrotnie daje dwa
razy tyle, ale nigdy więcej niż trzy razy.

## Co się liczy

Żetony w puli, nadrukowane i niezakryte symbole oraz karty do tej z efektem włącznie. Tylko warunek o sąsiedzie patrzy na
cudzą oś czasu.
`,
  },
  conditions: {
    title: "Warunki",
    text: `
## Coś tracisz

- **Tracisz 1 symbol** danego rodzaju: musisz mieć co najmniej jeden.
- **Tracisz 1/2/3 symbole** danego rodzaju: tyle, ile masz, maksymalnie 3.
- **Tracisz 1/2/3 nieaktywne symbole**: obu nieaktywnych rodzajów razem, w dowolnej kombinacji, maksymalnie 3.

## Coś masz

- **Co najmniej 2 karty** danego koloru.
- **Dokładnie 1 kartę** danego koloru.
- **Dokładnie 2 karty** danego koloru.
- **1/2/3 karty** danego koloru: ich liczbę, maksymalnie 3.
- **Dokładnie 2 nieaktywne symbole**.
- **Co najmniej 2 nieaktywne symbole**.

Sama karta też się liczy. „Dokładnie” znaczy dokładnie: jeśli masz więcej, warunek nie jest spełniony. Nieaktywne symbole
mogą być nadrukowane albo na żetonach.

## Coś ma sąsiad

- **Wybrany sąsiad ma 1/2/3 karty** danego koloru: wybierasz lewego albo prawego sąsiada; liczą się wszystkie karty jego osi
  czasu, także odkryte w tej turze, maksymalnie 3.

Możesz wybrać sąsiada, który ma mniej kart, ale nie takiego, który nie ma żadnej, gdy drugi jakąś ma.

> Przy 2 zielonych kartach „dokładnie 1” nie jest spełnione, „dokładnie 2” i „co najmniej 2” są, a „1/2/3” liczy **2**.
`,
  },
  results: {
    title: "Rezultaty",
    text: `
## Punkty współpracy (efekty ceremonii)

- **Po 1 punkcie na obu torach**: najpierw lewy tor, potem prawy.
- **1/2/3 punkty na jednym torze**: po warunku o sąsiedzie jest to tor wspólny z nim. W przeciwnym razie wybierasz jeden
  tor; punktów się nie dzieli. Nie możesz wybrać pełnego toru, dopóki na drugim jest miejsce. Co wychodzi poza koniec,
  przepada.

## Aktywne symbole

- **1/2/3 lewe** albo **1/2/3 prawe** aktywne symbole.
- **2 lewe** albo **2 prawe** aktywne symbole.
- **1 lewy i 1 prawy** aktywny symbol.

## Nadrukowane symbole

- **2 symbole** jednego rodzaju, aktywnego albo nie.
- **1/2/3 symbole** jednego rodzaju, aktywnego albo nie.
- **Po 1 symbolu** trzech różnych rodzajów.
`,
  },
};
