import type { Pages } from "../outline.ts";

export const SPECIALS: Pages<"specials"> = {
  "special-cards": {
    title: "Karty specjalne",
    text: `
Karty specjalne nie mają siły. Zagranie jednej z nich to cała twoja tura, tak jak zagranie jednostki.

- [Róg dowódcy](#commander-horn) podwaja jeden z twoich rzędów.
- [Pożoga](#scorch) spala najsilniejsze jednostki na polu bitwy.
- [Manekin do ćwiczeń](#decoy) cofa jedną z twoich jednostek na rękę.
- [Mardroeme](#berserker) przemienia berserkerów w rzędzie; tylko dla Skellige.
- [Pogoda](#weather) osłabia całe rzędy, a Czyste niebo ją kończy.

## Miejsce przy rzędzie

Przy każdym rzędzie jest jedno miejsce. Róg dowódcy, Mardroeme albo róg od dowódcy zajmuje je do końca rundy. Jeśli jest
zajęte, nic więcej się tam nie zmieści.

## Dokąd trafiają

Pożoga i Czyste niebo idą na twój stos kart odrzuconych od razu, pozostałe na koniec rundy. Żaden medyk ich nie przywróci.
`,
  },
  decoy: {
    title: "Manekin do ćwiczeń",
    text: `
Połóż manekin w miejsce jednostki **po swojej stronie** i weź tę jednostkę na rękę. Manekin zostaje tam z siłą 0 do końca
rundy.

Nadaje się każda jednostka oprócz bohaterów i jednostek z [talii pobocznej](#side-deck), nawet szpieg przysłany przez
przeciwnika.

- Po twojej stronie leży szpieg przeciwnika o sile 5. Zabierasz go manekinem i później zagrywasz: idzie do przeciwnika, a
  dwie karty dobierasz **ty**.
- Cofasz medyka i zagrywasz go jeszcze raz: przywraca kolejną jednostkę.
- Jednostka o sile 10 stoi w mrozie i jest warta 1. Zabierasz ją na lepszą rundę.

Sam manekin nie jest jednostką. Nie można go spalić, przywrócić ani zostawić na polu, a morale i róg nie zmieniają jego zera.
`,
  },
  weather: {
    title: "Pogoda",
    text: `
Zła pogoda obejmuje ten sam rząd **po wszystkich stronach**, także po twojej. Dopóki trwa, siła podstawowa każdej
jednostki w nim liczy się **najwyżej jako 1**. Bohaterom to nie szkodzi.

- **Trzaskający mróz** uderza w rzędy walki wręcz.
- **Gęsta mgła** uderza w rzędy walki na dystans.
- **Ulewny deszcz** uderza w rzędy oblężnicze.
- **Skelligijski sztorm** uderza w rzędy walki na dystans i w rzędy oblężnicze.
- **Czyste niebo** kończy wszelką pogodę.

## Co nadal działa

Pogoda zabiera tylko z liczby wydrukowanej. [Więź](#tight-bond), [morale](#morale-boost) i [róg](#commander-horn) liczą się
po niej: jednostka o sile 8 ma w mrozie 1, a z rogiem 2. Jednostka o sile 0 zostaje przy 0.

Obejmuje też jednostki, które przyjdą później. Dwie pogody nad jednym rzędem nie są gorsze niż jedna, a karta, która już tam
leży, drugi raz nie działa: idzie prosto na stos kart odrzuconych.

## Jak się kończy

Czystym niebem albo z końcem rundy. Czyste niebo można zagrać także przy bezchmurnej pogodzie.

[Król Bran](#skellige) osłania swoją stronę: traci się tam tylko połowę siły podstawowej, a stratę zaokrągla się w dół. Z 5
zostaje 3, z 8 zostają 4.
`,
  },
};
