import type { Pages } from "../outline.ts";

export const FIGHTS: Pick<Pages<"fights">, "combat" | "combat-turn" | "combo"> = {
  combat: {
    title: "Co łączy wszystkie walki",
    text: `
## Twoje życie

Na początku walki zachowujesz rękę i nic nie dobierasz. Stos kart odrzuconych wtasowujesz do talii: to twoja
**talia życia**. Twoje życie to talia życia **i** ręka. W walce stosu kart odrzuconych nigdy się nie tasuje; gdy talia jest
pusta, nic już nie dobierasz.

Życie potwora to liczba kart w jego talii życia. Policzyć je może każdy w każdej chwili, ale obejrzeć nikt.

## Obrażenia

Wiedźmin otrzymuje obrażenia punkt po punkcie:

- póki ma **Tarczę**, spada ona o 1,
- w przeciwnym razie odrzuca **wierzchnią kartę talii życia**,
- w przeciwnym razie odrzuca wybraną przez siebie **kartę z ręki**.

Potwór za każdy punkt odrzuca wierzchnią kartę swojej talii życia, zakrytą.

- Tarcza 3, w talii 9 kart, na ręce 3, i nadchodzi 5 obrażeń: Tarczy już nie ma, w talii jest **7** kart, na ręce **3**.

## Powalenie

Kto nie ma ani talii życia, ani ręki, jest **powalony**, a przeciwnik natychmiast wygrywa. Dalsze obrażenia przepadają, a z
nimi reszta tury walki.

- Stronę, która **nie** ma teraz tury walki, sprawdza się po każdej straconej karcie.
- Wiedźmina w **jego własnej** turze walki sprawdza się raz, po kroku 4: ratuje cię karta, która wraca, albo karta dobrana.
  Karty kombinacji nie są życiem, póki leżą na stole. Karty stracone przez własny efekt poza kombinacją sprawdza się od
  razu.
- Jeśli obie strony tracą ostatnią kartę w tej samej turze walki, wygrywa strona, **której to tura**.
- Potwór, który odkrywa swoją ostatnią kartę, najpierw wykonuje atak. Jeśli cię nim powali, przegrywasz ty, a jeśli nie,
  przegrywa on.

Wiedźmin bez ani jednej karty akcji nie może zacząć walki ani zostać wyzwany.
`,
  },
  "combat-turn": {
    title: "Twoja tura walki",
    text: `
## Krok 1: eliksiry i efekty

Możesz pić [eliksiry](#potions), użyć swojej [Specjalizacji](#schools) oraz efektów ekwipunku, towarzyszy i trofeów, w
dowolnej kolejności, każdego tak często, jak pozwala. Efektów przypisanych do innej chwili użyj dopiero wtedy.

Dobrane karty i zyskana Tarcza przychodzą od razu. Obrażenia dolicza się do twojego ataku w kroku 3, a zmiany dobierania w
kroku 4, nawet jeśli nie zagrywasz kombinacji. Tylko to, co mówi „od razu”, trafia od razu.

## Krok 2: kombinacja

Mając karty na ręce, musisz zagrać [kombinację](#combo) z co najmniej jednej karty. Bez kart nie zagrywasz żadnej.

## Krok 3: co z niej wynika

- **Obrażenia.** Dodaje się wszystkie symbole obrażeń i wszystkie efekty obrażeń, odejmuje to, co je zmniejsza, a na końcu
  stosuje limit, jeśli jakiś jest. To jeden atak. Nigdy nie spada poniżej 0.
- **Tarcza.** Dodaje się wszystkie symbole Tarczy i o tyle Tarcza rośnie, ale nie wyżej, niż pozwala twoja Obrona.
- **Efekty specjalne**, w kolejności, jaką chcesz: weź wierzchnią kartę stosu kart odrzuconych, gdzie kart tej kombinacji
  jeszcze nie ma; weź kartę kombinacji z powrotem na rękę. Co niemożliwe, pomija się.

## Krok 4: uzupełnienie ręki

Dobierz tyle kart, ile mówi twoja Walka, z poprawką na symbole kombinacji i na efekty, ale nigdy mniej niż 0. Obowiązuje
limit 7 kart na ręce. Potem kombinację odrzuca się, zaczynając od pierwszej karty, tak że ostatnia leży na wierzchu.

- Walka 2, kombinacja z dwiema kartami więcej, eliksir z jedną kartą mniej: dobierasz **3**.

## Kilka efektów w jednej chwili

Najpierw działa to, co obowiązkowe, potem reszta w kolejności, jakiej chce właściciel. Jeśli efekty mają obie strony,
pierwsza jest ta, której to tura walki.

Karty, które efekt przenosi między twoją talią, ręką i stosem kart odrzuconych, nie są dobrane, odrzucone ani stracone.
`,
  },
  combo: {
    title: "Kombinacje",
    text: `
- **Pierwsza karta** to dowolna karta z twojej ręki.
- Każdą następną kładzie się na poprzedniej. Jej kolor musi być kolorem **jednego rozszerzenia karty bezpośrednio pod nią**.
  Karty niżej nie mają znaczenia.
- Możesz przestać, kiedy chcesz. Nic się nie dzieje, dopóki nie skończysz.

## Co się liczy

- Symbole **każdej karty** kombinacji.
- Symbole każdego rozszerzenia **użytego do połączenia**. Jedno połączenie używa jednego rozszerzenia; inne rozszerzenia tej
  karty się nie liczą. Jeśli właściwy kolor mają dwa, wybierasz jedno.

Rozszerzenia ostatniej karty się nie liczą. Niektóre rozszerzenia nie mają żadnych symboli; są po to, by łączyć.

## Przykład

Masz Walkę 2 i kładziesz cztery karty:

- Fioletowa: 1 obrażenie. Rozszerzenie zielone: jedna karta więcej.
- Zielona: 1 Tarcza. Rozszerzenia czerwone i niebieskie: weź tę kartę z powrotem.
- Niebieska: 2 obrażenia. Rozszerzenia czerwone i zielone: po 1 obrażeniu.
- Czerwona: 2 obrażenia, jedna karta mniej. Bez rozszerzeń.

Fioletową kartę rozszerza zielona, zieloną niebieska, a niebieską czerwona.

- Obrażenia: 1 na fioletowej karcie, 2 na niebieskiej, 1 w jej czerwonym rozszerzeniu, 2 na czerwonej. Razem **6**.
- Tarcza: rośnie o **1**.
- Zielona karta wraca na twoją rękę.
- Karty: jedna więcej przez rozszerzenie fioletowej karty, jedna mniej przez czerwoną. Z Walką 2 dobierasz **2**.

Gdyby kombinacja skończyła się na niebieskiej karcie, byłyby to **3** obrażenia i **3** dobrane karty.

## Wolne karty

Niektóre efekty pozwalają dołożyć kartę z ręki bez względu na kolor. Przychodzi, gdy połączona kombinacja jest gotowa. Nie
używa żadnego rozszerzenia, a jej własne się nie liczą; po niej może przyjść tylko następna wolna karta. Pod każdym innym
względem jest kartą kombinacji.

## Limity i premie

Jeśli coś ogranicza wielkość kombinacji, liczą się też wolne karty i obowiązuje najmniejszy limit. Premia za każdą kartę
koloru liczy wszystkie, nawet jeśli symbole takiej karty się nie liczą.
`,
  },
};
