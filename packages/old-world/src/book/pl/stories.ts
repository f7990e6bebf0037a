import type { Pages } from "../outline.ts";

export const STORIES: Pages<"stories"> = {
  exploration: {
    title: "Eksploracja",
    text: `
By eksplorować, wybierz **miasto** albo **dzikie ostępy**. Wierzchnią kartę tej talii odczytuje się wszystkim: początek
opowieści i **dwie rzeczy, które możesz zrobić**. Co z nich wyniknie, pozostaje ukryte, dopóki nie wybierzesz, a co
wynikłoby z drugiej, pozostaje ukryte na zawsze.

- Jeśli opcja ma koszt, możesz ją wybrać tylko wtedy, gdy zapłacisz go w całości. Płacisz przy wyborze.
- Jeśli nie można zapłacić za żadną, karta zostaje usunięta i nic się nie dzieje.
- Wynik wykonuje się od razu, od początku do końca, na ile się da, i karta zostaje usunięta. Jeśli wynikiem jest
  [zadanie](#quests) albo karta do [zachowania](#events), zostaje ona z tobą.

Potem następuje faza III.

## Co robią wyniki

Dotyczą tylko ciebie, na dobre i na złe, chyba że karta wymienia kogoś innego.

- **Atrybuty**: zmieniają się bez względu na poziom wiedźmina, między 1 a 5.
- **Karta akcji o danym koszcie**: weź dowolną taką kartę puli, na jakimkolwiek polu leży, na **stos kart odrzuconych**.
  Jeśli takiej nie ma, odkrywa się karty wspólnej talii, aż się pojawi; pozostałe trafiają na wspólny stos kart odrzuconych.
- **Strata**: tracisz to, co masz, a reszta przepada.

Jeśli jednej rzeczy nie da się wykonać, pozostałe i tak się wykonuje:

- Z 1 monetą masz stracić 2 monety i podnieść Walkę o 1. Nie masz już monet, a Walka i tak rośnie.

## Gdy talia się skończy

Jeśli talia jest pusta, tasuje się karty z niej usunięte i powstaje nowa.

Kilka zachowanych kart zastępuje twoją następną eksplorację: wybierz eksplorację, miasta albo dzikich ostępów, a zamiast
niej zadziała ta karta.
`,
  },
  quests: {
    title: "Zadania",
    text: `
Wynik może dać ci zadanie. Leży odkryte obok twojej planszetki. Możesz ich mieć, ile chcesz, nie zważać na nie, jak długo
chcesz, a na końcu gry nic nie znaczą.

## Dokąd prowadzi

- Jeśli zadanie wymienia **obszar**, prowadzi tam.
- Jeśli wymienia **teren**, dobiera się na nie żeton obszaru tego terenu i prowadzi na obszar, który on wskazuje. Jeśli ten stos
  jest pusty, dobiera się żeton dowolnego innego terenu; jeśli nie ma żadnego, zadanie przepada.
- Niektóre prowadzą do **twojej własnej szkoły** albo do szkoły dowolnego wiedźmina w grze. Kogo odwiedzasz w ten sposób w
  domu, ten coś z tego ma.

Żeton może pokazywać miejsce, w którym jesteś. Ale zadanie można wykonać tylko wtedy, gdy **wejdziesz** na jego obszar
już z tym zadaniem, i póki z niego nie odejdziesz.

## Wykonywanie

W fazie I, tam, dokąd prowadzi, jeśli chcesz. Zapłać, czego zadanie żąda; kto nie może zapłacić, nie może go wykonać.
Potem odczytuje się [kartę zdarzenia](#events) z jego numerem, żeton wraca na swój stos, a karta eksploracji zostaje
usunięta.
`,
  },
  events: {
    title: "Zdarzenia",
    text: `
Kart zdarzeń jest 56. Trafiasz na nie przez zadania, a niektóre karty odczytują zdarzenie od razu. Zdarzenie to jedno z
pięciu:

- **Wybór** między dwiema opcjami, jak przy [eksploracji](#exploration).
- **Test**.
- **Krótka walka**.
- **Ekwipunek** albo **towarzysz**.
- **Wynik** i nic więcej.

## Testy

Karta ma tabelę, która obejmuje każdą liczbę, i mówi, jaką liczbę w niej sprawdzić:

- **atrybut i kość**: podwojony poziom atrybutu plus jedna kość,
- **kość**: jedna kość,
- **poziom**: poziom atrybutu albo poziom wiedźmina.

Innego sukcesu ani porażki nie ma. Wszystkimi kośćmi rzuca się jawnie, a rzut obowiązuje.

- Test Walki, Walka 3, kość pokazuje 4: dwa razy 3 i 4 to **10**.

## Krótkie walki

Twoja Tarcza spada o tyle, ile mówi karta, dobierasz tyle kart, ile mówi, a potem zagrywasz z ręki **jedną**
[kombinację](#combo). Liczą się tylko jej symbole obrażeń i Tarczy. Kombinacja zostaje odrzucona i działa wiersz tabeli dla
twoich obrażeń.

Według wszystkich innych zasad nie jest to walka: nie ma talii życia, eliksirów, Specjalizacji, trofeów ani ekwipunku,
nikt nie zostaje powalony, a twoja tura trwa dalej.

## Karty, które zachowujesz

Ekwipunek, towarzysze i inne karty o trwałym efekcie leżą odkryte obok twojej planszetki i zostają tam do końca gry, chyba
że mówią inaczej. Działają w chwili, którą wymieniają, a w walce poza tym w kroku 1. Karta, która działa jeden raz, potem
cię opuszcza.

Zdarzenie, którego nikt nie zachowuje, wraca na swoje miejsce w talii. Jeśli potrzebne jest zdarzenie, które ktoś
zachował, nic się nie dzieje.
`,
  },
};
