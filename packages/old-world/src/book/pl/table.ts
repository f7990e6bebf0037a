import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Zasady domowe",
    text: `
Te opcje ustala się przed grą i widzą je wszyscy.

- **Monety w banku**: bez limitu albo 35 monet; gdy bank jest pusty, nikt nie zdobywa monet.
- **Obszar 0**: za wejście płaci się jedną kartą dowolnego terenu albo tylko na trzy pozostałe sposoby.
- **Własna talia**: zawsze widzisz, które karty w niej zostały, bez kolejności; albo możesz ją przejrzeć tylko wtedy,
  gdy pozwalają zasady, a potem się ją tasuje.
- **Gracz rozpoczynający**: losowo albo wskazany przez gospodarza.
- **Szkoły**: jedna z dwóch dobranych planszetek, losowo albo do wyboru.
- **Atrybuty na poziomie 5**: Walka, Obrona i Alchemia dają tyle co na poziomie 4, jak na drukowanych planszetkach; albo
  dają 5.
- **Kilka zadań tropiących**: zadanie tropiące dla terenu, którego trop albo zadanie tropiące masz, wolno wziąć albo nie.
- **Talie eksploracji**: pusta talia zostaje znów potasowana; albo nie można jej już wybrać, a gdy obie są puste,
  eksploracja nic nie daje.
- **Ugryzienia poziomu I**: ugryzienie, które obniża atrybut, obniża też Tarczę o 1 albo nie.
- **Zakłady**: jawne albo tajne i odkrywane razem.
- **Wymuszone wybory**: dokonuje ich za ciebie stół albo zawsze wybierasz ty.
`,
  },
  secrets: {
    title: "Co wiedzą wszyscy",
    text: `
**Jawne** są planszetki, złoto, eliksiry, trofea, zadania, zadania tropiące, zachowane karty, pula, wszystkie stosy kart
odrzuconych, usunięte karty, kości, zakłady oraz liczba kart na każdej ręce i w każdej talii.

**Tajne** są ręce, planszetki proponowane ci przy przygotowaniu oraz to, co widzisz, gdy oglądasz karty.

**Nikt** nie zna kolejności talii i stosów żetonów, tego, co jest na zakrytych żetonach i na kartach, które potwór stracił
przez obrażenia, wyników opowieści przed wyborem ani wyniku, którego nie wybrano.

## Twoja talia

Zawsze widzisz, które karty są jeszcze w twojej talii, bez kolejności. Przy drugim ustawieniu tej opcji możesz ją
przejrzeć, gdy nie jest twoja tura i nie walczysz; potem zostaje potasowana. Przy zmęczeniu widzisz ją zawsze.

## Karty, które widzieli wszyscy

Kto bierze kartę z puli na rękę, bierze ją na oczach wszystkich. Stół o tym nie zapomni.

## Los

O wszystkim, co losowe, decyduje ziarno: jedna liczba wylosowana przed grą. To samo ziarno i te same wybory dają znów tę
samą grę, więc każdy może ją potem sprawdzić.
`,
  },
  decisions: {
    title: "Co wybierasz",
    text: `
To wszystkie wybory w grze. Jeśli możliwość jest tylko jedna, stół wybiera ją za ciebie.

## Przy przygotowaniu

- Twoja **szkoła**, z dwóch, które widzisz tylko ty; przy 4 i 5 graczach **atrybut**, z którym zaczynasz.
- Przy 2 graczach rozpoczynający wybiera **teren** silniejszego potwora.

## W fazie I

- **Co dalej**: ruch, akcja obszaru, kościany poker, zadanie albo dość.
- **Ruch**: dokąd i jakimi kartami za niego płacisz, jedna po drugiej.
- **Na miejscu**: co trenować, co wymienić, które zadanie tropiące, co usunąć.
- **Kości** do przerzucenia, także gdy wyzwano ciebie albo gdy twój lewy sąsiad gra z miejscowymi: rzucasz wtedy za
  nich.

## W fazie II

- **Walka, medytacja albo eksploracja**.
- **Opowieść**: pierwsza opcja albo druga, i co jej wynik zostawia tobie: atrybut, teren, karta puli, karty albo eliksiry do
  oddania.
- **Zakład**, jeśli walczą inni.

## W walce

- **Krok 1**: eliksir, zdolność albo dalej.
- **Kombinacja**, karta po karcie, aż skończysz.
- **Zdolności**, gdy przychodzi ich chwila, i kolejność efektów specjalnych.
- **Karty z ręki**, które tracisz przez obrażenia albo przez potwora.
- **Szarża albo ugryzienie**, gdy z potworem walczą inni.

## Potem

- **Zmęczenie**, karta po karcie. **Karta o koszcie 0**.
- **Faza III**: co odrzucić, którą kartę zdobyć i czym za nią zapłacić.

## Cofanie

Możesz cofnąć wybór, dopóki niczego nie odkrył, nie dobrano przez niego karty ani nie rzucono kością. Dłuższy wybór, taki
jak kombinacja albo ruch, można układać i zmieniać, aż go potwierdzisz. Gdy skończy się czas, stół wybiera za ciebie jak
najostrożniej.
`,
  },
  glossary: {
    title: "Słowniczek",
    text: `
- **Aktywny gracz**: ten, którego jest tura.
- **Atakujący, obrońca**: kto wyzwał i kogo wyzwano na pojedynek.
- **Bank**: skąd bierze się złoto i dokąd wraca.
- **Szarża, ugryzienie**: dwa ataki na każdej karcie walki potworów.
- **Kombinacja**: karty, które kładziesz w jednej turze walki, połączone kolorami.
- **Kontrolujący**: prawy sąsiad wiedźmina, który walczy z potworem.
- **Odrzucić**: położyć na stosie kart odrzuconych.
- **Przepędzony**: potwór, który cię powalił, mając 0 lub 1 kartę.
- **Rozszerzenie**: kolor na brzegu karty, czasem z symbolami; przyjmuje kartę tego koloru.
- **Zmęczenie**: karty, które usuwasz po zdobyciu trofeum.
- **Powalony**: bez talii życia i ręki.
- **Talia życia**: twoja talia w walce; u potwora jego karty walki.
- **Żeton obszaru**: pokazuje obszar; służy potworom, zadaniom, tropom i zadaniom tropiącym.
- **Pula**: sześć kart akcji dla wszystkich, pole 1 po lewej, pole 6 po prawej.
- **Usunąć**: wyjąć z gry.
- **Tarcza**: przyjmuje obrażenia przed twoimi kartami.
- **Specjalizacja**: czwarty atrybut, w każdej szkole inny.
- **Całkowita porażka**: powalenie, gdy potworowi zostały 2 lub więcej kart.
- **Trop**: zakryty żeton; walkę z potworem jego terenu zaczynasz ty.
- **Zadanie tropiące**: odkryty żeton ze złotem; tam, dokąd prowadzi, staje się tropem.
- **Symbol dowolnego terenu**: zastępuje każdy teren.
- **Poziom wiedźmina**: rośnie, gdy wszystkie cztery atrybuty są wyższe.

Czego nie da się wykonać w całości, wykonuje się, na ile się da, a reszta przepada. Wyjątkiem są koszty: trzeba je
zapłacić w całości.
`,
  },
};
