import type { Pages } from "../outline.ts";

export const TURN: Pick<Pages<"play">, "turn" | "moving" | "phase-two" | "phase-three" | "winning"> = {
  turn: {
    title: "Twoja tura",
    text: `
Tura ma trzy fazy:

- **Faza I: ruch i akcje.** Wędruj tak daleko, jak poniosą cię karty, i korzystaj z tego, co znajdziesz po drodze. Zobacz
  [Ruch i akcje](#moving).
- **Faza II: walka, medytacja albo eksploracja.** Dokładnie jedno z nich. Zobacz [Faza II](#phase-two).
- **Faza III: dobieranie i zdobywanie kart.** Uzupełnij rękę i weź nową kartę. Zobacz [Faza III](#phase-three).

Potem zaczyna twój lewy sąsiad. Nikt nie zaczyna, zanim skończysz.

Kart wydanych w drodze zabraknie w walce na jej końcu. Wejść do legowiska z pustą ręką wolno i już się to zdarzało.
`,
  },
  moving: {
    title: "Faza I: ruch i akcje",
    text: `
Tę fazę możesz pominąć. W przeciwnym razie porusz się, działaj tam, gdzie jesteś, rusz dalej i tak w kółko, aż powiesz dość.

## Ruch

Ruch przenosi twoją figurkę na **połączony** obszar, o jeden krok drogą albo szlakiem wodnym. Za każdy ruch płacisz na
jeden z czterech sposobów:

- 1 kartą z **terenem celu**,
- 1 kartą z **symbolem dowolnego terenu**,
- dowolną 1 kartą i **1 monetą**,
- dowolnymi **2 kartami**.

Karty te odrzucasz. Możesz zapłacić więcej, niż musisz, i poruszać się tyle razy, ile zdołasz zapłacić; bez kart na ręce
zostajesz na miejscu. Inne figurki i potwory nigdy cię nie zatrzymują ani nie zmuszają do walki.

- Masz na ręce dwie karty lasu, ani jednej monety, i chcesz w góry. Muszą pójść obie karty. Z 1 monetą wystarczyłyby jedna
  karta i ta moneta.

## Po przybyciu

Jeśli obszar jest celem twojego [zadania tropiącego](#trails), od razu bierzesz jego złoto i trop. Wszystko inne, co
przenosi twoją figurkę, też jest ruchem i przybyciem, tylko bez płacenia.

## Akcje

Po **co najmniej jednym ruchu** w tej turze możesz tam, gdzie stoisz, w dowolnej kolejności:

- wykonać [akcję obszaru](#locations), każdego obszaru raz na turę, nawet po odejściu i powrocie,
- zagrać w [kościanego pokera](#poker) z wiedźminem, który tu jest, z każdym raz na turę,
- wykonać [zadania](#quests), które można tu wykonać, ile chcesz.

Tam, gdzie zaczęła się twoja tura, możesz działać tylko po odejściu i powrocie. Inni wiedźmini i potwory nie przeszkadzają w
akcji obszaru. W jednej turze możesz działać na kilku obszarach.

## Koniec fazy

Gdy kończysz fazę, zostają ci karty, które jeszcze trzymasz. Z pustą ręką możesz dokończyć, co da się zrobić na miejscu;
potem następuje faza II.

## Ruchy z kart

Niektóre zachowane karty pozwalają raz na turę na tańszy ruch; zastępuje on zwykły i może być pierwszy. Niektóre karty
eksploracji poruszają cię w fazie II: iść musisz, a potem wolno ci wykonać tamtejszą akcję obszaru, jeśli nie była użyta w
tej turze, i nic więcej.
`,
  },
  "phase-two": {
    title: "Faza II: walka, medytacja albo eksploracja",
    text: `
Wybierz dokładnie jedno. Potem nie ma już powrotu do ruchu i akcji. Ruch przedtem nie jest konieczny.

## Walka z potworem

Z tym, który stoi tam, gdzie ty. Niektóre potwory żądają ceny, zanim można z nimi walczyć; kto nie może zapłacić, nie może
walczyć. Zobacz [Walka z potworem](#monster-fights).

## Walka z wiedźminem

Z dowolnym wiedźminem na twoim obszarze. Wyzwania nie można odmówić. Nie wolno wyzywać

- w szkole,
- tam, gdzie leży [żeton zamkniętej tawerny](#duels),
- kogoś, z kim w tej turze rozegrano już kościanego pokera.

Możesz wyzwać wiedźmina, którego trofeum już masz, dla złota i dla przyjemności. Zobacz [Pojedynki](#duels).

## Medytacja

Jeśli któryś twój atrybut jest na poziomie 5, jego trofeum jest jeszcze dostępne, a ty takiego nie masz: weź je, posuń
się na torze reputacji i odczuj [zmęczenie](#winning). Gdyby miało to dać zwycięstwo, nie posuwasz się i nie odczuwasz
zmęczenia, ale trofeum i jego zdolność są twoje.

## Eksploracja

Eksplorujesz miasto albo dzikie ostępy za nim, jak wolisz. Eksplorację można wybrać zawsze. Zobacz
[Eksploracja](#exploration).

W turze jest najwyżej jedna walka. Niektóre karty zakazują eksploracji w tej turze; jeśli nic innego też nie jest
możliwe, fazę się pomija. Niektóre karty odsyłają cię prosto do fazy III.
`,
  },
  "phase-three": {
    title: "Faza III: dobieranie i zdobywanie kart",
    text: `
## Odrzuć

Odrzuć z ręki, ile kart chcesz. Zostać mogą najwyżej **3**.

## Dobierz

Dobieraj, aż masz **3** karty. Po całkowitej porażce albo po pojedynku przegranym jako atakujący dobierasz tylko do **2**.
Karty mogą zmienić tę liczbę na jedną turę, ale nigdy powyżej 7, a po takiej porażce nigdy powyżej 2.

## Zdobądź kartę

Weź jedną z sześciu kart **puli**. Jedną wziąć musisz. Cena to wydrukowany koszt zmieniony przez pole (pole → zmiana):

@slots

Płacisz, odrzucając tyle kart z ręki, a nowa karta trafia **na rękę**. Sama za siebie zapłacić nie może. Karty, za którą
nie możesz zapłacić, nie wolno wziąć; jeśli dotyczy to wszystkich sześciu, nie bierzesz żadnej. Niektóre karty
sprawiają, że bierzesz ją za darmo.

- Karta o koszcie 2 leży na polu 6. Jej cena to **1**. Na polu 1 byłoby to **3**.

Potem pozostałe karty przesuwają się w prawo, puste pola po lewej uzupełnia się ze wspólnej talii i twoja tura się kończy.
Gdy wspólna talia się skończy, tasuje się jej stos kart odrzuconych.

## Twoja ręka i twoja talia

Przy **7** kartach przestajesz dobierać; reszta przepada. Karty, które trafiają na rękę inaczej, trafiają zawsze, choćby
było ich potem osiem.

Jeśli masz dobrać, a twoja talia jest pusta, tasujesz swój stos kart odrzuconych i powstaje z niego nowa talia. Tylko
[w walce](#combat) nie dzieje się to nigdy.
`,
  },
  winning: {
    title: "Trofea i zwycięstwo",
    text: `
Ilekroć zdobywasz trofeum, kolejno:

- Posuwasz się na **torze reputacji** o jedno pole. Na polu **4** natychmiast wygrywasz. Nie ma ostatniej rundy.
- W przeciwnym razie odczuwasz **zmęczenie**.
- Trofeum leży odkryte przed tobą i odtąd jego zdolność jest twoja. Zobacz [Trofea](#trophies).

## Zmęczenie

Oglądasz wszystkie swoje karty akcji, w talii, na ręce i na stosie kart odrzuconych, i usuwasz dokładnie tyle, ile mówi
twoje nowe pole. Wszystkie inne, także z ręki, tworzą nową talię. Wygląda to tak (pole → usunięte karty / złoto dla tego,
kto pokona cię w pojedynku):

@track

Jeśli masz mniej kart, jedna ci zostaje.

## Ile

Możesz mieć jedno trofeum każdego atrybutu, jedno każdej innej szkoły i dowolnie wiele za potwory.

Gra nigdy nie kończy się medytacją. Kto medytuje na polu 3, zostaje tam z czwartą kartą trofeum; następne trofeum z walki
daje zwycięstwo.
`,
  },
};
