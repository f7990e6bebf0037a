import type { Pages } from "../outline.ts";

export const FACTIONS: Pages<"factions"> = {
  leaders: {
    title: "Dowódcy",
    text: `
Twój dowódca od początku leży odkryty obok pola bitwy. Nie jest jednostką: nie można go dobrać, spalić ani cofnąć.

- Większości dowódców **używa się raz na partię**. To cała twoja tura, tak jak zagranie karty.
- Niektórzy **działają zawsze** i nie potrzebują tury.

## Kiedy można użyć dowódcy

Tylko wtedy, gdy coś z tego wyniknie. Dowódca, który zagrywa mgłę, potrzebuje mgły w talii, ten, który dmie w róg,
wolnego miejsca przy rzędzie, a ten, który wywołuje pożogę, kogoś, kogo spali. Dopóki nic nie może zdziałać, czeka; nie
przepada.

Gdy dowódca weźmie kartę z talii, talię się tasuje.

## Wszyscy dowódcy

Każda frakcja ma pięciu: [Królestwa Północy](#northern-realms), [Nilfgaard](#nilfgaard), [Potwory](#monsters),
[Scoia’tael](#scoiatael), [Skellige](#skellige).
`,
  },
  factions: {
    title: "Frakcje",
    text: `
Twoja talia walczy dla jednej z pięciu frakcji, a każda ma zdolność, która działa sama.

- [Królestwa Północy](#northern-realms) dobierają kartę po wygranej rundzie.
- [Nilfgaard](#nilfgaard) wygrywa przy równej sile.
- [Potwory](#monsters) zostawiają na polu jedną jednostkę.
- [Scoia’tael](#scoiatael) decydują, kto zaczyna.
- [Skellige](#skellige) w trzeciej rundzie przywraca dwie jednostki.

Karty neutralne, wśród nich Geralt i Jaskier, pasują do każdej talii i nie mają zdolności frakcji.
`,
  },
  "northern-realms": {
    title: "Królestwa Północy",
    text: `
**Zdolność:** po wygranej rundzie dobierasz jedną kartę na początku następnej.

Machiny oblężnicze i zaprzysiężeni towarzysze: wiele [więzi](#tight-bond), silne rzędy oblężnicze i trzech
[szpiegów](#spy).

## Dowódcy

- **Foltest, Król Temerii**: zagrywa z twojej talii Gęstą mgłę.
- **Foltest, Dowódca Północy**: kończy wszelką pogodę.
- **Foltest, Zdobywca**: róg dla twojego rzędu oblężniczego.
- **Foltest, Żelazny Władca**: pożoga w rzędzie oblężniczym przeciwnika, jeśli ma łączną siłę co najmniej 10.
- **Foltest, Syn Medella**: pożoga w rzędzie walki na dystans przeciwnika, jeśli ma łączną siłę co najmniej 10.

Każdego z nich używa się raz na partię.
`,
  },
  nilfgaard: {
    title: "Nilfgaard",
    text: `
**Zdolność:** przy równej łącznej sile rundę wygrywasz ty. Jeśli obaj gracze grają talią Nilfgaardu, pozostaje remis.

Cesarstwo ma najsilniejszych [szpiegów](#spy), kilku [medyków](#medic) i może sobie pozwolić na grę na remis.

## Dowódcy

- **Emhyr var Emreis, Jeż z Erlenwaldu**: zagrywa z twojej talii Ulewny deszcz.
- **Emhyr var Emreis, Cesarz Nilfgaardu**: widzisz trzy losowe karty z ręki przeciwnika.
- **Emhyr var Emreis, Pan Południa**: bierzesz na rękę kartę ze stosu kart odrzuconych przeciwnika, byle nie bohatera.
- **Emhyr var Emreis, Najeźdźca z Północy**: działa zawsze. Ilekroć czyjaś zdolność przywraca jednostkę na pole bitwy,
  wskazuje ją los. Karty brane ze stosu na rękę nadal się wybiera.
- **Emhyr var Emreis, Biały Płomień Tańczący na Kurhanach Wrogów**: działa zawsze. Dowódca przeciwnika przez całą partię nie
  ma żadnej zdolności.
`,
  },
  monsters: {
    title: "Potwory",
    text: `
**Zdolność:** na koniec każdej rundy jedna losowa jednostka z twojej strony zostaje na polu bitwy; bohaterów się nie liczy.
Może to być także przysłany ci szpieg albo jednostka z talii pobocznej. Nie jest zagrywana od nowa, więc nikogo nie zwołuje.

Hordy z [braterstwem](#muster): cały rząd w jednej turze. Uwaga na pogodę i pożogę.

## Dowódcy

- **Eredin Bréacc Glas, Dowódca Czerwonych Jeźdźców**: róg dla twojego rzędu walki wręcz.
- **Eredin Bréacc Glas, Zabójca Auberona**: bierzesz na rękę kartę ze swojego stosu kart odrzuconych, byle nie bohatera.
- **Eredin Bréacc Glas, Władca Tir ná Lia**: odrzucasz dwie karty i bierzesz z talii jedną dowolną.
- **Eredin Bréacc Glas, Król Dzikiego Gonu**: zagrywa z twojej talii wybraną kartę pogody, choćby Czyste niebo.
- **Eredin Bréacc Glas, Zdradziecki**: działa zawsze. Szpiedzy niebędący bohaterami liczą się podwójnie po wszystkich
  stronach.
`,
  },
  scoiatael: {
    title: "Scoia’tael",
    text: `
**Zdolność:** decydujesz, kto zaczyna pierwszą rundę, zanim ktokolwiek zobaczy karty. Jeśli obaj gracze grają talią
Scoia’tael, decyduje rzut monetą.

Elfy i krasnoludy z lasów: wiele [zręcznych](#agile) jednostek, które schodzą pogodzie z drogi.

## Dowódcy

- **Francesca Findabair, Królowa Dol Blathanna**: pożoga w rzędzie walki wręcz przeciwnika, jeśli ma łączną siłę co
  najmniej 10.
- **Francesca Findabair, Najpiękniejsza kobieta na świecie**: róg dla twojego rzędu walki na dystans.
- **Francesca Findabair, Stokrotka z Dolin**: działa zawsze. Zaczynasz z jedenastoma kartami zamiast dziesięciu.
- **Francesca Findabair, Elfka czystej krwi**: zagrywa z twojej talii Trzaskający mróz.
- **Francesca Findabair, Nadzieja Dol Blathanna**: każda twoja zręczna jednostka, która w drugim rzędzie byłaby silniejsza,
  przechodzi do niego, wszystkie jednocześnie.
`,
  },
  skellige: {
    title: "Skellige",
    text: `
**Zdolność:** na początku trzeciej rundy wracają na twoją stronę dwie losowe jednostki z twojego stosu kart odrzuconych;
bohaterów się nie liczy. Tylko się je kładzie, więc medyk ani szpieg nic już wtedy nie robi. Dla zręcznych jednostek
wybierasz rząd.

Wojownicy, którym śmierć dodaje sił: [mściciele](#summon-avenger), [berserkerzy](#berserker) i drakkary z
[więzią](#tight-bond).

## Dowódcy

- **Crach an Craite, Dzik Morski**: wszyscy gracze wtasowują całe stosy kart odrzuconych do swoich talii, razem z bohaterami
  i kartami specjalnymi.
- **Król Bran, Władca Skellige**: działa zawsze. [Pogoda](#weather) zabiera twoim jednostkom tylko połowę siły.
- **Arnjolf, Ojcobójca**: wybierz po swojej stronie jednostkę z więzią i zagraj z talii jeszcze jedną o tej samej nazwie.
- **Harald an Craite, Harald Chromy**: zagrywa z twojej talii Mardroeme na wolne miejsce przy twoim rzędzie.
- **Eist Tuirseach, Król Cintry**: zagrywa z twojej talii Skelligijski sztorm.
`,
  },
};
