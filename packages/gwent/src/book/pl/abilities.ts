import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Jak działają zdolności",
    text: `
Zdolność karty pokazuje znak w jej rogu. Są cztery rodzaje.

- **Przy zagraniu**: [szpieg](#spy), [braterstwo](#muster), [medyk](#medic) i [pożoga](#scorch) działają raz, od razu.
- **Dopóki stoi na polu**: [więź](#tight-bond), [wysokie morale](#morale-boost), [róg](#commander-horn) i
  [Mardroeme](#berserker) działają na swój rząd.
- **Gdy odchodzi**: jednostka z [mścicielem](#summon-avenger) kogoś po sobie zostawia.
- **Gdzie może stanąć**: [zręczne](#agile) jednostki wybierają rząd.

## Kilka zdolności na jednej karcie

Działają w tej kolejności, każda w całości przed następną: szpieg, braterstwo, medyk, pożoga rzędu, pożoga.

## Zagrać czy tylko położyć

Zdolności pierwszego rodzaju działają tylko wtedy, gdy jednostka jest **zagrana**: z ręki, przez braterstwo albo przez
medyka. Jednostka, którą się jedynie **kładzie** na polu bitwy, na przykład mściciel albo jednostka przywracana przez
Skellige, ich nie używa.

## Wszystko naraz

Jeśli jeden efekt trafia kilka jednostek, najpierw się je wskazuje, a potem odchodzą razem. Pożoga w dwie związane jednostki
po 8 zabiera obie, choć druga bez swojej bliźniaczki byłaby warta tylko 4.
`,
  },
  hero: {
    title: "Bohaterowie",
    text: `
Bohater ma złotą obwódkę i stoi ponad wszystkim, co dzieje się na polu bitwy.

- Jego siła jest taka, jak wydrukowano. Pogoda, więzi, morale ani rogi niczego nie zmieniają.
- Żadna pożoga go nie spali, żaden manekin nie cofnie, żaden dowódca nie przesunie.
- Ze stosu kart odrzuconych nie można go przywrócić ani wziąć na rękę.

Jego własne zdolności działają na innych: Isengrim jest bohaterem i podnosi morale swojego rzędu, Yennefer jest bohaterką
i medyczką.

Na koniec rundy bohater schodzi z pola jak każda inna karta. Sprowadzić go może tylko [Crach an Craite](#skellige), który
wtasowuje całe stosy kart odrzuconych z powrotem do talii.

- W twoim rzędzie oblężniczym stoją bohater o sile 10 i jednostka o sile 3. Pada deszcz i gra róg. Bohater ma nadal 10,
  jednostka 1, a potem 2: razem **12**.
`,
  },
  agile: {
    title: "Zręczność",
    text: `
Zręczna jednostka nosi znaki dwóch rzędów. Zagrywając ją, wybierasz: walka wręcz czy walka na dystans. Zostaje tam, dopóki
nie przesunie jej jakiś efekt.

- W rzędach walki wręcz panuje mróz. Barclay Els o sile 6 byłby tam wart 1, a w rzędzie walki na dystans 6.

Jeśli manekin cofnie ją na rękę, przy ponownym zagraniu wybierasz od nowa. [Francesca, Nadzieja Dol Blathanna](#scoiatael)
przenosi twoje zręczne jednostki tam, gdzie są silniejsze, a [automat](#automaton) sam przegrupowuje swoje.
`,
  },
  spy: {
    title: "Szpieg",
    text: `
Szpiega zagrywasz na stronę **przeciwnika**, do rzędu, który wskazuje jego znak. Jego siła liczy się dla przeciwnika. W
zamian **dobierasz dwie karty**.

- Zagrywasz Księcia Stennisa, szpiega o sile 5. Przeciwnik ma o 5 więcej, a ty masz o jedną kartę więcej niż przedtem.

Dwie karty za jedną turę to dużo, zwłaszcza w rundzie, którą i tak przegrasz.

## Szpieg zmienia strony

Na polu bitwy szpieg jest jednostką jak każda inna. Przeciwnik może go zabrać [manekinem](#decoy) i wysłać przeciw tobie. Gdy
padnie, leży na stosie kart odrzuconych przeciwnika, gdzie znajdzie go jego [medyk](#medic): przywrócony szpieg znów
przechodzi na drugą stronę, a kto go przywrócił, dobiera dwie karty.

Jeśli twoja talia jest pusta, nie dobierasz nic; jeśli jest w niej jedna karta, dobierasz jedną. Ręka nie ma limitu.

## Podwójni szpiedzy

Jeśli jedną z armii dowodzi [Eredin Zdradziecki](#monsters), każdy szpieg niebędący bohaterem liczy się podwójnie, po obu
stronach.
`,
  },
  medic: {
    title: "Medyk",
    text: `
Zagrywając medyka, wybierz jednostkę ze swojego stosu kart odrzuconych i od razu ją zagraj. Może to być każda jednostka
oprócz bohaterów; kart specjalnych przywracać nie można.

Przywrócona jednostka jest naprawdę **zagrana**, więc jej zdolności działają od nowa:

- Medyk przywraca medyka, a ten kolejną jednostkę.
- Przywrócony szpieg idzie do przeciwnika, a ty dobierasz dwie karty.
- Przywrócona jednostka z braterstwem zwołuje towarzyszy.

## Możesz, więc musisz

Jeśli jest kogo przywrócić, wybrać trzeba. Jeśli na stosie nie ma nikogo, medyk jest po prostu jednostką o swojej sile.
Zmienia to [opcja](#options) „Medyk może zrezygnować”.

Jeśli przy stole jest [Emhyr, Najeźdźca z Północy](#nilfgaard), zamiast ciebie wybiera los.
`,
  },
  muster: {
    title: "Braterstwo",
    text: `
Karta z braterstwem nie przychodzi sama: wszystkie karty, które zwołuje, od razu zagrywa się z twojej **ręki** i z twojej
**talii**. Potem talię się tasuje.

- Zagrywasz jednego z trzech Nekkerów o sile 2. Drugi jest na ręce, trzeci w talii. W rzędzie stoją wszystkie trzy: 6.

Karty ze stosu kart odrzuconych i z pola bitwy nie przychodzą. Nikogo nie można zatrzymać na ręce ani w talii.

## Kto zwołuje kogo

Większość kart zwołuje takie same karty: Nekker inne Nekkery, każdy wampir pozostałe wampiry, każda wiedźma pozostałe
wiedźmy. Niektóre tylko wydają rozkazy:

- Olbrzymi krabopająk zwołuje Krabopająki,
- Gaunter O’Dim zwołuje swój Cień,
- Cerys zwołuje Tarczowniczki klanu Drummond,
- Geralt i Cirilla zwołują Płotkę.

Zwołani w ten sposób sami nie zwołują: Płotka nie przyprowadzi Geralta.

Jeśli zwołane karty mają inne zdolności, działają one, gdy przybędą już wszyscy.
`,
  },
  "tight-bond": {
    title: "Więź",
    text: `
Jednostki o tej samej nazwie, które łączy więź, walczą ramię w ramię. Jeśli w jednym rzędzie po tej samej stronie stoi ich
kilka, siłę każdej **mnoży się przez ich liczbę**.

- Jeden Komandos Niebieskich Pasów: **4**.
- Dwóch: po 4 × 2 = 8, razem **16**.
- Trzech: po 4 × 3 = 12, razem **36**.

Przy złej pogodzie każdy zaczyna od 1: trzech ma po 3, razem 9. [Róg](#commander-horn) podwaja dopiero po więzi.

Tyle punktów w jednym rzędzie kusi [Pożogę](#scorch): związane jednostki są równie silne i płoną razem.
`,
  },
  "morale-boost": {
    title: "Wysokie morale",
    text: `
Jednostka z wysokim morale daje **+1 wszystkim innym** jednostkom w swoim rzędzie oprócz bohaterów. Siebie nie wzmacnia.
Kilka takich premii się sumuje.

- Obok siebie stoją dwaj Mistrzowie Oblężeń z Kaedwen o sile 1 i Trebusz o sile 6. Mistrzowie podnoszą się nawzajem do
  2, a trebusz obaj do 8: razem **12**.

Morale liczy się po pogodzie i więzi, ale przed [rogiem](#commander-horn), który podwaja więc także je. Bohater może
wzmacniać innych, ale sam wzmocniony nie jest.
`,
  },
  "commander-horn": {
    title: "Róg dowódcy",
    text: `
Róg podwaja siłę jednostek w rzędzie oprócz bohaterów. Są trzy jego rodzaje.

- **Karta specjalna** zajmuje wolne miejsce przy jednym z twoich rzędów i zostaje tam do końca rundy.
- **Jednostka** z rogiem, na przykład Jaskier, podwaja wszystkie inne w swoim rzędzie, ale nie siebie.
- Niektórzy **dowódcy** dmą w róg w określonym rzędzie. Zajmuje on miejsce przy nim tak jak karta.

## Tylko raz

Kilka rogów nad jednym rzędem wciąż tylko podwaja. Drugi róg może jednak objąć pierwszy: własna siła Jaskra 2 rośnie do 4,
jeśli przy rzędzie leży też róg.

- Jaskier (2) i dwie jednostki o sile 6: 2 + 12 + 12 = **26**. Z rogiem przy rzędzie: 4 + 12 + 12 = **28**.

Róg podwaja na samym końcu, po pogodzie, więzi i morale. Miejsce przy rzędzie mieści jedną kartę: gdzie leży Mardroeme, tam
róg się nie zmieści.
`,
  },
  scorch: {
    title: "Pożoga",
    text: `
Pożoga spala **najsilniejszą** jednostkę na całym polu bitwy, gdziekolwiek stoi. Jeśli równie silnych jest kilka, płoną
wszystkie, także po twojej stronie. Bohaterowie nie płoną i się nie liczą.

Liczy się siła w tej chwili, z pogodą, więziami i rogami.

- Masz jednostkę o sile 8, przeciwnik jednostkę o sile 8 i bohatera o sile 15. Płoną obie ósemki; bohater się przygląda.
- Mróz zbił jednostkę z 10 do 1. Najsilniejsza jest teraz trójka w rzędzie oblężniczym: płonie ona.

## Jednostki z pożogą

Pirat z klanu Dimun wywołuje pożogę, gdy się go zagra. Porównuje się go ze wszystkimi i sam płonie, jeśli jest najsilniejszy
lub równie silny jak najsilniejsi.

Pożogę wolno zagrać, nawet jeśli nie ma co płonąć. W grze [każdy na każdego](#free-for-all) działa trochę inaczej.
`,
  },
  "row-scorch": {
    title: "Pożoga rzędu",
    text: `
Niektóre jednostki i niektórzy dowódcy palą tylko jeden rząd **przeciwnika**: Villentretenmerth rząd walki wręcz, Królewicz
Ropuch rząd walki na dystans, Schirrú rząd oblężniczy.

Rząd musi mieć łączną siłę **co najmniej 10**, licząc z bohaterami. Wtedy płonie jego najsilniejsza jednostka, a przy równej
sile wszystkie takie. Bohaterowie nie płoną.

- W rzędzie walki wręcz przeciwnika stoją jednostka o sile 6 i bohater o sile 4: łącznie 10. Villentretenmerth spala szóstkę.
- Z jednostką o sile 5 rząd miałby 9: nic się nie dzieje.
- Dwie jednostki o sile 8 i 7 mają w mrozie łącznie tylko 2: nic się nie dzieje.

Twojej własnej strony to nigdy nie dotyka.
`,
  },
  berserker: {
    title: "Berserkerzy i Mardroeme",
    text: `
Grzyb **Mardroeme** zmienia berserkerów ze Skellige w niedźwiedzie. Każdy berserker w rzędzie, w którym działa Mardroeme, od
razu się przemienia, bez względu na to, co pojawiło się tam pierwsze.

- Berserker o sile 4 staje się Przemienionym vildkaarlem o sile **14** z wysokim morale.
- Młody berserker o sile 2 staje się Przemienionym młodym vildkaarlem o sile **8** z więzią: trzech ma po 24, razem 72.

## Skąd bierze się Mardroeme

Albo jako karta specjalna na wolnym miejscu przy jednym z twoich rzędów, gdzie zostaje do końca rundy, albo z Myszoworem,
który działa na swój rząd walki na dystans. Obejmuje tylko ten jeden rząd. Wolno ją położyć także tam, gdzie nie stoi jeszcze
żaden berserker.

## Bez powrotu

Niedźwiedź zostaje niedźwiedziem, nawet gdy Mardroeme zniknie. Karta berserkera wypada z gry do końca partii, a niedźwiedź po
zejściu z pola wraca do [talii pobocznej](#side-deck).
`,
  },
  "summon-avenger": {
    title: "Wezwanie mściciela",
    text: `
Gdy ta jednostka zostaje odrzucona z pola bitwy, po tej samej stronie zjawia się jej mściciel.

- **Krowa** (0, walka na dystans) zostawia po sobie w rzędzie walki wręcz Bydlęce siły zbrojne o sile **8**.
- **Kambi** (0, walka wręcz) wzywa Hemdalla, bohatera o sile **11**.

Jeśli jednostka zostanie zniszczona w trakcie rundy, mściciel przybywa od razu. Jeśli schodzi przy oczyszczaniu pola,
przybywa na początku następnej rundy. Po ostatniej nie przychodzi już nikt.

## Kiedy nikt nie przychodzi

Zabranie jednostki [manekinem](#decoy) nie jest odrzuceniem. Nie jest nim też pozostawienie jej na polu przez
[Potwory](#monsters).
`,
  },
  "side-deck": {
    title: "Jednostki z talii pobocznej",
    text: `
Czterech jednostek nie ma w żadnej talii: to Bydlęce siły zbrojne, Hemdall i dwaj przemienieni vildkaarlowie. Czekają w talii
pobocznej, aż zostanie wezwany [mściciel](#summon-avenger) albo przemieni się [berserker](#berserker).

Na polu bitwy są jednostkami jak inne, a Hemdall jest bohaterem. Zawsze jest ich dość.

Gdy taka jednostka schodzi z pola bitwy, wraca do talii pobocznej. Nigdy nie trafia na rękę, do talii ani na stos kart
odrzuconych: manekin jej nie zabierze, a medyk nie przywróci. Zmienia to [opcja](#options) „Dokąd odchodzą jednostki z talii
pobocznej”.
`,
  },
};
