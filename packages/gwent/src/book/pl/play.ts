import type { Pages } from "../outline.ts";

export const PLAY: Pages<"play"> = {
  idea: {
    title: "O co chodzi w grze",
    text: `
Na jednym polu bitwy stają naprzeciw siebie dwie armie. Na przemian zagrywacie po jednej karcie, a każda jednostka
powiększa siłę swojej strony. Gdy obie strony spasują, rundę wygrywa większa łączna siła.

Zaczynasz z dwoma **klejnotami**. Kto przegra rundę, traci klejnot, a kto straci oba, przegrywa partię. Wystarczy więc
wygrać dwie rundy i żadna partia nie trwa dłużej niż trzy.

## Dziesięć kart na wszystko

Na początku dobierasz dziesięć kart, a potem, poza nielicznymi wyjątkami, już żadnych. Karty zagranej teraz zabraknie ci
później. Na tym polega całe napięcie: wydać dokładnie tyle, ile trzeba do wygranej, albo przegrać tanio i oszczędzić siły.

- W pierwszej rundzie przeciwnik prowadzi 42 do 10 i ma za sobą siedem zagranych kart, a ty trzy.
- Pasujesz. Runda jest przegrana, przepada też klejnot.
- Teraz jednak masz siedem kart, a przeciwnik trzy. Następne dwie rundy są w twoich rękach.

## Co czytać dalej

Jeśli to twoja pierwsza partia, przeczytaj, [co robi się w swojej turze](#turn) i [jak liczy się siłę](#strength), a potem
zagraj. Całą resztę można sprawdzić wtedy, gdy okaże się potrzebna.
`,
  },
  board: {
    title: "Pole bitwy i pojęcia",
    text: `
Każdy gracz ma swoją **stronę** pola bitwy z trzema **rzędami**: z przodu walka wręcz, za nią walka na dystans, z tyłu
oblężenie. Jednostka stoi w rzędzie, który wskazuje jej znak.

- **Miejsce przy rzędzie**: jedno przy każdym, na Róg dowódcy albo Mardroeme.
- **Pogoda**: miejsce na karty pogody, wspólne dla wszystkich.
- **Ręka**: karty, które możesz zagrać. Widzisz je tylko ty.
- **Talia**: zakryte karty, które czekają na dobranie.
- **Stos kart odrzuconych**: tu trafiają karty schodzące z pola bitwy. Każdy może go przejrzeć.
- **Dowódca**: leży obok twojej strony i ma własną zdolność.
- **Klejnoty**: twoje dwa życia.

## Co jest czym

**Jednostka** to każda karta z siłą, a **bohater** to jednostka, której nic nie rusza. **Karty specjalne** siły nie mają;
należą do nich także karty [pogody](#weather). Kilka jednostek przychodzi tylko z [talii pobocznej](#side-deck).

## Czyja to karta?

Karta liczy się dla strony, po której leży. Poległa jednostka trafia na stos kart odrzuconych tej strony: [szpieg](#spy)
wysłany na drugą stronę kończy na stosie przeciwnika. Rogi, manekiny i pogoda wracają na stos tego, kto je zagrał. Karta,
która trafia na twoją rękę albo do twojej talii, jest odtąd twoja.

## Co wiedzą wszyscy

Pole bitwy, stosy kart odrzuconych, dowódcy, klejnoty oraz liczby kart na rękach i w taliach są jawne. Tajne jest to, co kto
ma na ręce i jak ułożona jest talia.
`,
  },
  deck: {
    title: "Twoja talia",
    text: `
Talia należy do jednej [frakcji](#factions) i ma jednego jej [dowódcę](#leaders). Składa się z kart tej frakcji i z kart
neutralnych.

- Co najmniej **22 jednostki**. Bohaterowie liczą się jako jednostki.
- Najwyżej **10 kart specjalnych**, razem z pogodą.
- Żadnej karty więcej razy, niż jest egzemplarzy w pudełku; ich liczbę pokazuje kreator talii.
- Żadnych kart z [talii pobocznej](#side-deck). Mardroeme może mieć tylko Skellige.

Liczba jednostek nie ma górnej granicy, ale z małej talii najlepsze karty częściej trafiają na rękę. Większość graczy
trzyma się blisko 22 jednostek.

## Luźniej i surowiej

Talie [rywalizacyjne](#competitive) mają surowsze ograniczenia, na [turniej](#tournament) potrzeba trzech takich, a przeciw
[automatowi](#solo) gra się całą frakcją. Jeśli talia łamie jakąś zasadę, kreator talii ją nazwie i powie, co zmienić.
`,
  },
  setup: {
    title: "Przygotowanie i pierwsza ręka",
    text: `
- Odkrywa się obu dowódców.
- O tym, kto zaczyna, decyduje rzut monetą. Jeśli ktoś gra talią [Scoia’tael](#scoiatael), decyduje on.
- Każdy tasuje talię i dobiera **dziesięć kart**.
- Każdy może **wymienić najwyżej dwie** z nich.

## Wymiana

Karty wymienia się po jednej: odłóż jedną na bok, dobierz nową, a potem zdecyduj o drugiej. Może to być nawet ta przed
chwilą dobrana. Gdy skończysz, odłożone karty wtasowuje się z powrotem do talii, więc nie mogą wrócić od razu.

Obaj gracze wymieniają jednocześnie i w tajemnicy. Nikt się nie dowie, ile kart wymieniasz: dwie, jedną czy żadnej.

## Czego się pozbyć

Drugiemu egzemplarzowi karty z [braterstwem](#muster) lepiej w talii. Podobnie pogodzie, która uderzyłaby we własne rzędy,
i jednostce, która błyszczy tylko obok towarzyszy, jakich nie masz na ręce.
`,
  },
  turn: {
    title: "Twoja tura i pasowanie",
    text: `
W swojej turze robisz dokładnie jedną rzecz:

- **zagrywasz kartę** z ręki albo
- **używasz dowódcy**, jeśli ma zdolność do użycia raz na partię i nie została jeszcze użyta, albo
- **pasujesz**.

Potem jest tura przeciwnika.

## Zagrywanie kart

Jednostka staje na prawym końcu swojego rzędu po twojej stronie; tylko [szpieg](#spy) idzie na drugą stronę,
a [zręczna](#agile) jednostka wybiera z dwóch rzędów. Najpierw zajmuje miejsce, potem działają jej zdolności. Karta
specjalna robi to, co mówi. Róg i Mardroeme potrzebują wolnego miejsca przy rzędzie, a manekin jednostki, którą mógłby
cofnąć; inaczej nie można ich zagrać. Pogodę i Pożogę można zagrać zawsze, nawet jeśli nic z tego nie wyniknie.

## Pasowanie

Pas jest ostateczny: do końca rundy nie robisz już nic. Przeciwnik może grać dalej sam, jak długo zechce. Gdy spasują
wszyscy, [runda się kończy](#round-end).

Jeśli zaczyna się twoja tura, a nie masz ani karty, ani dowódcy do użycia, pasujesz automatycznie.

- Jest 10 do 8 i pasujesz. Przeciwnik zagrywa jedynkę, potem dwójkę i pasuje: 10 do 11, runda jest jego.

## Czy muszę?

Jeśli karta każe wybierać i jest z czego, wybrać trzeba. Jeśli możliwość jest tylko jedna, stół wybiera ją za ciebie.
`,
  },
  strength: {
    title: "Rzędy i siła",
    text: `
Twoja łączna siła to suma trzech rzędów, a rząd to suma jego kart. Siła jednostki zaczyna się od liczby na niej
wydrukowanej, a potem zmienia się w stałej kolejności:

- **Pogoda**: jeśli w rzędzie panuje zła [pogoda](#weather), siła podstawowa liczy się najwyżej jako 1.
- **Dowódca szpiegów**: jeśli przy stole jest [Eredin Zdradziecki](#monsters), szpiedzy liczą się podwójnie.
- **Więź**: siłę jednostek z [więzią](#tight-bond) mnoży się przez ich liczbę.
- **Morale**: każde [wysokie morale](#morale-boost) obok jednostki dodaje 1.
- **Róg**: [róg](#commander-horn) nad rzędem podwaja to, co dotąd wyszło.

[Bohaterów](#hero) nic z tego nie dotyczy: zawsze są warci tyle, ile na nich wydrukowano. [Manekin](#decoy) jest wart 0.

## Zapytaj stół

Siłę liczy się od nowa po każdej zmianie. Dotknij dowolnej liczby na stole, a zobaczysz, skąd się wzięła.

## Przykład krok po kroku

W rzędzie walki wręcz stoi dwóch Komandosów Niebieskich Pasów o sile 4. Olgierd von Everec obok nich podnosi morale, a przy
rzędzie leży róg. Potem chwyta mróz.

- Bez mrozu: 4, więź ×2 daje 8, morale +1 daje 9, róg ×2 daje każdemu **18**.
- W mrozie: 1, więź ×2 daje 2, morale +1 daje 3, róg ×2 daje każdemu **6**.

Kolejność ma znaczenie: pogoda zabiera tylko z liczby wydrukowanej. Więzi, morale i rogi działają także w śniegu.
`,
  },
  "round-end": {
    title: "Koniec rundy",
    text: `
Gdy wszyscy spasują, porównuje się łączną siłę.

- Większa wygrywa rundę; kto przegrał, traci klejnot.
- Przy równej sile jest **remis** i klejnot tracą oboje, chyba że przy stole jest [Nilfgaard](#nilfgaard).
- Jeśli komuś nie został klejnot, [partia się kończy](#match-end). W przeciwnym razie pole bitwy pustoszeje.

## Oczyszczanie pola

Wszystkie karty trafiają na stosy kart odrzuconych, także pogoda i rogi, a jednostki z [talii pobocznej](#side-deck) wracają
do niej. Jeśli grają [Potwory](#monsters), jedna jednostka może zostać. Użyci dowódcy pozostają użyci; ręce, talie i stosy
się nie zmieniają.

## Następna runda

Zaczyna ją zwycięzca poprzedniej, a po remisie ten, kto spasował ostatni. Przed pierwszą turą spełnia się to, co obiecano:
przybywają [mściciele](#summon-avenger), w trzeciej rundzie [Skellige](#skellige) przywraca dwie jednostki,
a [Królestwa Północy](#northern-realms) dobierają swoją kartę.

Poza tym nikt nie dobiera nowych kart. Grasz tym, co zostało.
`,
  },
  "match-end": {
    title: "Koniec partii",
    text: `
Partia kończy się, gdy po rundzie któryś z graczy nie ma już klejnotu.

- Jeśli klejnot został tylko jednemu graczowi, wygrywa on.
- Jeśli oboje tracą ostatni klejnot w tej samej rundzie, partia kończy się remisem.

Partia ma więc dwie albo trzy rundy. Jeśli pierwsza skończyła się remisem, rozstrzyga druga.

Z końcem partii kończy się wszystko: nikt już nie dobiera kart, nie wraca i się nie mści.
`,
  },
};
