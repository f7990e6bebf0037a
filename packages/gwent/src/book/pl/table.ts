import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Zasady domowe",
    text: `
Stół gra według wydania pudełkowego. Jeśli bliższe ci jest coś innego, na przykład gra wideo, możesz to zmienić, gdy
tworzysz stół. Zasady domowe widzą wszyscy. W grach rankingowych ich nie ma.

## Talie i karty

- **Zestaw kart**: liczba egzemplarzy jak w grze wideo, bez Płotki i trzech dowódców Skellige.
- **Ograniczenia talii**: ograniczenia [rywalizacyjne](#competitive) także w innych trybach.
- **Jawne talie**: przed rozdaniem wszyscy widzą skład wszystkich talii.
- **Wymienione karty**: trafiają na spód talii, zamiast zostać w nią wtasowane.

## Tury i rundy

- **Pusta ręka pasuje**: kto zaczyna rundę bez kart, od razu pasuje, nawet jeśli ma nieużytego dowódcę.
- **Kto zaczyna następną rundę**: gracze na zmianę, bez względu na to, kto wygrał.
- **Kto zaczyna po remisie**: ten sam gracz co poprzednio, a nie ten, kto spasował ostatni.
- **Scoia’tael przeciw Scoia’tael**: decyduje jedna ze stron, wybrana losowo.
- **Skellige zagrywa swoje jednostki**: jednostki, które wracają w trzeciej rundzie, używają zdolności.

## Zdolności

- **Braterstwo także z ręki**: po wyłączeniu braterstwo zwołuje karty tylko z talii.
- **Medyk może zrezygnować**: nie musisz nikogo przywracać.
- **Pożoga trafia także swoją jednostkę**: po wyłączeniu jednostka z pożogą oszczędza samą siebie.
- **Pożoga rzędu liczy bohaterów**: po wyłączeniu rząd musi uzbierać 10 bez bohaterów.
- **Mściciel po manekinie**: mściciel przybywa także wtedy, gdy jego jednostkę zabierze manekin.
- **Dokąd odchodzą jednostki z talii pobocznej**: na stos kart odrzuconych jak inne karty i mogą stamtąd wrócić.
- **Pogoda podnosi zero**: jednostki o sile 0 mają przy złej pogodzie 1.

## Dowódcy

- **Dowódca tylko z efektem**: po wyłączeniu dowódcy można użyć, nawet jeśli nic z tego nie wyniknie.
- **Dowódcy a stosy kart odrzuconych**: biorą tylko jednostki, bez kart specjalnych.
- **Zaokrąglanie u króla Brana**: w dół zaokrągla się to, co zostaje, a nie stratę, więc z 5 zostaje 2 zamiast 3.

## Wielu graczy i solo

- **Pożoga także po własnej stronie**: w grze każdy na każdego pożoga pali też u tego, kto ją zagrał.
- **Twoja talia w grze solo**: własna talia zamiast całej frakcji.
- **Łańcuch braterstwa automatu**: karta zwołana przez automat może zwołać następną.
- **Karty pod manekinami**: odkrywa się je dopiero na początku następnej rundy.
- **Dowódcy automatu**: jeśli prowadzisz na koniec rundy, automat odsłania dowódcę.
`,
  },
  chance: {
    title: "Los i uczciwość",
    text: `
O tasowaniu, rzucie monetą i każdym losowym wyborze decyduje ziarno: jedna tajna liczba wylosowana przed partią. Wszystkie
możliwości są tak samo prawdopodobne.

Online odcisk ziarna ogłasza się **przed rozdaniem pierwszej karty**, a samo ziarno po zakończeniu partii. Każdy może ją
wtedy odtworzyć i sprawdzić, że nikt nie ingerował w tasowanie; w powtórce wystarczy jedno dotknięcie.

Talię tasuje się zawsze, gdy ktoś w niej szukał albo gdy trafiły do niej karty. Nikt nie widzi więcej, niż mu wolno: ani
boty, ani widzowie, ani urządzenie przeciwnika.

Czego nie wolno, tego nie da się zrobić: stół proponuje tylko to, na co pozwalają zasady, a niemożliwy ruch niczego nie
zmienia.
`,
  },
  online: {
    title: "Gra z innymi",
    text: `
## Zegar

Kto tworzy stół, wybiera, jak mierzy się czas.

- **Bez zegara**: nie ma pośpiechu.
- **Czas na ruch**: gdy się skończy, stół wybiera za ciebie; w twojej turze oznacza to pas. Po trzecim razie z rzędu partia
  toczy się dalej bez ciebie.
- **Czas na partię**: każdy ma zapas, a po każdym ruchu trochę przybywa. Kto go zużyje, przegrywa.
- **Dni na ruch**: nikt nie musi siedzieć przy stole.

Jeśli zerwie ci się połączenie, najpierw płynie osobny mały zapas czasu. Wróć tym samym linkiem; twoje miejsce czeka.

## Cofanie ruchów

Przeciw botom i na jednym urządzeniu możesz cofać swoje ruchy. Online cofasz ostatni ruch od razu, jeśli niczego nie
odsłonięto, o niczym nie zdecydował los i nikt inny jeszcze się nie ruszył. W innych wypadkach możesz zapytać, a pozostali
zdecydują. W grach rankingowych niczego się nie cofa.

## Gdy ktoś straci połączenie

Po minucie pozostali mogą zdecydować: czekać, oddać grę botowi albo zakończyć partię. Kto wróci, przejmuje miejsce od bota.
Można też się poddać albo zaproponować remis.

## Dobre obyczaje

Przywitaj się, nie każ innym czekać na przegraną partię, a za dobrą podziękuj. Kto psuje grę, tego możesz wyciszyć, a
kto posuwa się za daleko, tego zgłosić.
`,
  },
};
