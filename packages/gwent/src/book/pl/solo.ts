import type { Pages } from "../outline.ts";

export const SOLO: Pick<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  solo: {
    title: "Solo przeciw automatowi",
    text: `
Ty grasz według zwykłych zasad. Twoim przeciwnikiem jest automat: nie ma ręki ani planu, za to się nie męczy, a to, co
odkryje, dobrze wykorzystuje.

## Przygotowanie

- Wybierz frakcję i dowódcę dla siebie oraz inną frakcję dla automatu.
- Grasz **wszystkimi kartami** swojej frakcji, razem z neutralnymi i specjalnymi. Usuwa się z nich pogodę oprócz Czystego
  nieba.
- Automat gra wszystkimi kartami swojej frakcji, także pogodą.
- Dobierasz dziesięć kart i możesz wymienić dwie. Obie strony mają po dwa klejnoty.

## Jak przebiega runda

Każdą rundę zaczyna automat. W swojej turze odkrywa wierzchnią kartę talii i ją zagrywa. **Nigdy nie pasuje**.

- Jeśli to pogoda, od razu odkrywa następną kartę.
- Jeśli to szpieg, idzie on na twoją stronę, a automat odkrywa jeszcze dwie.

Nie ma limitu: jedna tura może się przeciągnąć. Gdy spasujesz, automat ma **dokładnie jedną** turę; potem łączną siłę
porównuje się jak zwykle.

- Prowadzisz 12 do 9 i pasujesz. Automat odkrywa jednostkę o sile 4: 12 do 13, runda przegrana. Zostaw sobie zapas.

Jeśli talia automatu się skończy, nie odkrywa on już niczego.

## Frakcje

Działają jak zawsze, z dwoma wyjątkami. Grając **Scoia’tael**, zaczynasz pierwszą rundę i każdą po tej, którą wygrasz.
Automat **Królestw Północy** po wygranej rundzie odkrywa w swojej pierwszej turze drugą kartę.

## Dwa warianty

Zamiast całą frakcją możesz grać [własną talią](#options), w której z pogody może być tylko Czyste niebo. Możesz też pozwolić
automatowi używać [jego dowódców](#automaton-leaders).
`,
  },
  automaton: {
    title: "Jak decyduje automat",
    text: `
Automat zagrywa każdą kartę tak, jak mu to najbardziej pomaga. Patrzy na jedną liczbę: **swoją łączną siłę minus twoją**. Ze
wszystkich możliwości bierze tę, po której ta różnica jest najlepsza. O kartach zakrytych wie tak samo mało jak ty.

Jeśli dwie możliwości są równie dobre, rozstrzyga po kolei:

- rząd z większą liczbą kart,
- rząd bliżej frontu: walka wręcz, walka na dystans, oblężenie,
- wyższa siła podstawowa,
- karta bliżej wierzchu swojego stosu,
- niższy numer, który karta dostała na początku.

Każda decyzja jest w dzienniku. Otwórz ją tam, a zobaczysz, jakie możliwości porównano i co rozstrzygnęło.

## Karta po karcie

- **Zręczność**: jednostka idzie tam, gdzie liczy się najbardziej. Na koniec swojej tury automat przegrupowuje zręczne
  jednostki, jeśli poprawia to różnicę.
- **Róg i Mardroeme**: trafiają do rzędu, w którym dają najwięcej. Bez wolnego miejsca zostają odrzucone.
- **Pożoga**: spala tylko po **twojej** stronie.
- **Medyk**: przywraca jednostkę, która dodaje najwięcej siły, licząc więź, pogodę i róg.
- **Braterstwo**: sprowadza **jedną** kartę, pierwszą znalezioną w talii.
- **Szpieg**: idzie do ciebie, a automat odkrywa dwie kolejne karty.
- **Manekin**: niczego nie cofa. Pod nim kładzie się zakrytą wierzchnią kartę talii. Na koniec rundy, przed liczeniem,
  zostaje odkryta i zagrana.

Wszystko inne działa tak jak u ciebie.
`,
  },
  "automaton-leaders": {
    title: "Dowódcy automatu",
    text: `
To wariant; włącz [opcję](#options) „Dowódcy automatu”. Pięciu dowódców jego frakcji leży zakrytych na stosie.

Jeśli przy liczeniu rundy twoja łączna siła jest **większa** niż automatu, odsłania on wierzchniego dowódcę, którego efekt
działa od razu w najlepszy możliwy sposób. Potem siły porównuje się od nowa. Rundę wygrywasz tylko wtedy, gdy nadal
prowadzisz.

- Najwyżej jeden dowódca na rundę i żaden przy równej sile.
- Odsłonięty dowódca potem znika. Trwały efekt zostaje po nim tak długo, jak mówi jego treść.
- Jeśli dowodzi u ciebie [Biały Płomień](#nilfgaard), nie odsłania się nikogo.

## Co robią

Ci, których tu nie ma, robią to samo co u ciebie.

- **Eredin, Władca Tir ná Lia** i **Francesca, Stokrotka z Dolin**: automat odkrywa jedną kartę.
- **Eredin, Król Dzikiego Gonu**: zagrywa pierwszą kartę pogody ze swojej talii.
- **Eredin, Zabójca Auberona**: zagrywa ze swojego stosu kart odrzuconych kartę, która najbardziej pomaga, byle nie bohatera.
- **Emhyr, Najeźdźca z Północy**: zagrywa ze swojego stosu kart odrzuconych losową jednostkę, byle nie bohatera.
- **Emhyr, Cesarz Nilfgaardu**: odrzucasz kartę według własnego wyboru.
- **Emhyr, Pan Południa**: zagrywa z **twojego** stosu kart odrzuconych kartę, która najbardziej mu pomaga, po swojej
  stronie.
- **Emhyr, Biały Płomień**: twój dowódca do końca partii nie ma żadnej zdolności.
- **Francesca, Nadzieja Dol Blathanna**: jego zręczne jednostki mają do końca rundy +1.
- **Arnjolf**: zagrywa ze swojej talii jednostkę z więzią, która dodaje najwięcej.
- **Harald**: zagrywa ze swojej talii Mardroeme tam, gdzie dodaje najwięcej.
- **Król Bran**: pogoda zabiera jego jednostkom do końca partii tylko połowę.
`,
  },
};
