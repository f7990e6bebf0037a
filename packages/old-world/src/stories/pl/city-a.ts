/** City stories C01 to C12. */
export const CITY_A: Readonly<Record<string, string>> = {
  "story.C01.title": "Taca z całego tygodnia",
  "story.C01.intro":
    "Trzej kapłani zsunęli dwa stoły i z wielką sumiennością przepijają tacę z całego tygodnia. Najmłodszy dostrzega twój medalion. Chciałby wiedzieć, który to bóg sprawuje pieczę nad człowiekiem uwarzonym w kuchni. Najstarszy upomina go, że tak się do gościa nie mówi, po czym sam nachyla się nad mokrym blatem, bo też jest ciekaw. Ktoś podsuwa ci stołek bliżej.",
  "story.C01.A": "Siądź z nimi i daj się częstować teologią na dzbany.",
  "story.C01.A.end":
    "Do północy ustalają, że należysz do boga, którego nikt jeszcze nie zdążył nazwać. Zanoszą cię na górę, do świątynnej izby gościnnej, gdzie słoma jest czysta, i śpisz tak, jak nie spałeś od wiosny.",
  "story.C01.B": "Powiedz wprost, że żaden bóg nigdy ci nie zapłacił.",
  "story.C01.B.end":
    "Najstarszy płacze, najmłodszy zamierza się świecznikiem. Kapłani, jak się okazuje, biją nisko i gromadą, a ty uczysz się lepiej osłaniać lewy bok. Przed świtem wymykasz się stamtąd, nie zmrużywszy oka.",

  "story.C02.title": "Do piątku",
  "story.C02.intro":
    "„Zapalał fajkę palcami”, czyta sierżant, który to sobie zapisał. „Na ulicy pod strzechami”. Na magię w obrębie murów trzeba pozwolenia, urząd zamknięto w południe, a cela za jego plecami cuchnie mokrym psem i cudzym żalem. Nie wygląda na okrutnika. Wygląda na człowieka, który ma cztery córki i do piątku musi jeszcze kilku ludzi aresztować.",
  "story.C02.A": "Przyznaj się i przyjmij, co prawo wymierzy.",
  "story.C02.A.end":
    "Grzywna porządnie odchudza ci sakiewkę. W wartowni jednak panuje nuda i przez całą noc chłopcy po kolei ćwiczą na tobie musztrę z halabardą. Rano ręka od miecza zna sześć nowych sposobów na kogoś, kto trzyma kij dłuższy od rozumu.",
  "story.C02.B": "Wskaż mu grzesznika większego niż ty.",
  "story.C02.B.end":
    "Pokazujesz na drugą stronę ulicy, gdzie czarodziej bez żadnego pozwolenia handluje miłosnymi amuletami z wosku ze świec. Sierżant ma swój piątek, ty dolę donosiciela, a spojrzenie prowadzonego czarodzieja zapamiętasz dłużej niż te pieniądze.",

  "story.C03.title": "Pół cebuli",
  "story.C03.intro":
    "W jednej ręce masz łyżkę, w drugiej pół cebuli, kiedy ława naprzeciwko jęczy. Ten, kto na niej usiadł, nosi po jarmarkach kowadła; cała izba go zna i cała izba cichnie. Przedramieniem, do którego dałoby się przycumować barkę, odsuwa twoją miskę i stawia łokieć tam, gdzie przed chwilą stała kolacja.",
  "story.C03.A": "Odłóż cebulę i podaj mu dłoń.",
  "story.C03.A.end":
    "Jest od ciebie dużo silniejszy, ale cierpliwość nigdy nie była mu potrzebna. Trzymasz, aż się spoci, trzymasz dalej, aż zwyczajnie się zmęczy. Izba, mrucząc, wypłaca. On swoją stawkę odlicza drugą ręką i grzecznie pyta, czym cię karmiono.",
  "story.C03.B": "Przysuń sobie miskę i powiedz, że teraz jesz.",
  "story.C03.B.end":
    "Czeka, aż żart się skończy. Nie kończy się; żujesz. W końcu zamawia to samo, potem jeszcze dwie porcje, i opowiada ci o swoich kolanach. Idziesz spać najedzony, w cieple i z całymi kośćmi, a to nieczęsta rzecz.",

  "story.C04.title": "Jeden but",
  "story.C04.intro":
    "Deszcz wypełnił fosę pod murem, a w fosie siedzi krasnolud w jednym bucie, trzyma w garści własne zęby i je liczy. Jego wózek leży obok kołami do góry, garnki rozdeptane na placek. Pięciu wyrostków, mówi, i strażnik, co im trzymał kubraki. O nic nie prosi. Chciałby tylko wiedzieć, gdzie wtedy byłeś ty.",
  "story.C04.A": "Idź poszukać tych pięciu.",
  "story.C04.A.end":
    "Znajdujesz trzech i to wystarcza. Oddają sakiewkę oraz but, choć nie jego. Krasnolud przelicza wszystko dwa razy i jedną monetę wciska tobie: obcemu nie będzie nic winien. Strażnik patrzy, jak odchodzisz, i uczy się twojej twarzy na pamięć.",
  "story.C04.B": "Postaw wózek na koła i odprowadź krasnoluda do rodziny.",
  "story.C04.B.end":
    "Kuzyni mają o milę stąd kuźnię i kociołek, który nigdy nie stygnie. Wydłubują mu z twarzy żwir i opowiadają, co im porywa kozy: gdzie to pije, którędy przychodzi i jak ciężko stąpa.",

  "story.C05.title": "Półka za kotarą",
  "story.C05.intro":
    "Wdowa po sędzim chce wycenić bibliotekę męża, a ktoś jej powiedział, że wiedźmini umieją czytać. Na półkach stoi przeważnie prawo. Jedna za kotarą dotyczy jednak takich jak ty: mutacje, dieta, zapiski z sekcji prowadzone równym pismem i podręcznik szermierki przepisany od ucznia, który pewnie sam go nie ofiarował. Niżej stoją akta sądowe. Wdowa pyta, czy jest w tym choć trochę prawdy.",
  "story.C05.A": "Zajmij się półką za kotarą.",
  "story.C05.A.end":
    "Zabierasz stronice, których obcy mieć nie powinien; ona patrzy, jak je wycinasz, i milczy. W każdej wiedźmińskiej szkole ucieszą się, że wróciły, a jeszcze bardziej, że spłoną. Następna lekcja, o którą poprosisz, będzie cię kosztować znacznie mniej.",
  "story.C05.B": "Poszukaj w aktach wzmianek o zaginionym bydle.",
  "story.C05.B.end":
    "Był człowiekiem okrutnym, ale dokładnym. Między jednym wieszaniem a drugim notował każde jagnię i każde dziecko, które przepadło, z datą, pogodą i stroną świata. Przeniesione na mapę, kolumny zbiegają się w jednym miejscu. Dziękujesz wdowie za pożyczenie linijki.",
  "story.C05.name": "Wycięte stronice",

  "story.C06.title": "Pański wypad",
  "story.C06.intro":
    "Głowa, którą o świcie zostawiłeś u miejskiego pisarza, tkwi teraz na żerdzi pośrodku rynku, a pod nią młody pan w czystej zbroi opowiada, jak ją zdobył. Wypad pokazuje całkiem nieźle. Dwa dni w trzcinach pomija. Tłum rzuca kwiaty, pisarz ogląda swoje buty, a pański rządca właśnie cię zauważył.",
  "story.C06.A": "Przy wszystkich sprostuj relację jaśnie pana.",
  "story.C06.A.end":
    "Prosisz, żeby pokazał ranę. Pokazuje nie tę stronę. Dobywasz więc miecza i powoli odgrywasz rzecz całą przed roześmianym rynkiem, a robiąc to powoli, znajdujesz w starych sztuczkach swojej szkoły coś, co lata pośpiechu zakryły.",
  "story.C06.B": "Zamień po cichu słowo z rządcą.",
  "story.C06.B.end":
    "Rządca trzyma na takie okazje osobną sakiewkę; nie jesteś pierwszy, któremu z niej płaci, ani najdroższy. Płaci i prosi, żebyś wyszedł rybną furtą. Za twoimi plecami jaśnie pan znów doszedł do wypadu, a ten zdążył urosnąć.",

  "story.C07.title": "O trawieniu ghuli",
  "story.C07.intro":
    "Pisze księgę o trawieniu ghuli, a żadnego w życiu nie spotkała, co sama uważa za słabość dzieła. Przez dwie godziny uczona zadawała dobre pytania i ubrudziła sobie brodę atramentem. Teraz butelka jest pusta, rozdział czwarty w całości skreślony, a ona otwiera kluczem szafę za plecami. Uniwersytet, powiada, nalega, by źródłom płacić.",
  "story.C07.A": "Wybierz coś spośród flaszek na górnej półce.",
  "story.C07.A.end":
    "To jej własne wywary, cedzone dwukrotnie i opisane literami, które odczytasz i po ciemku. Dwa zawija w odrzucony rozdział czwarty, który okazuje się dobrym, grubym papierem, i prosi, byś o wszelkich dolegliwościach doniósł jej na piśmie.",
  "story.C07.B": "Zapytaj, ile uniwersytet płaci gotówką.",
  "story.C07.B.end":
    "Wykładowcom przyjezdnym płaci od godziny, po odliczeniu świecy. Wpisuje cię między okazy, skreśla i pisze: grono profesorskie. Kwestor na dole czyta kartkę trzy razy, zagląda ci w oczy i uznaje, że woli zapłacić.",

  "story.C08.title": "Od nocy czy od głowy",
  "story.C08.intro":
    "Na ducha, głosi umowa; kupcy solni obstawali przy tym słowie. Jęki w dolnym składzie, zimne palce na karku stróża, dwóch tragarzy, którzy poszli do domu i nie doszli. Czekasz wśród beczek, aż lampa się dopali. To, co wreszcie schodzi po stopniach, nie rzuca cienia, wyciera nogi i miłym głosem pyta, czy płacą ci od nocy, czy od głowy.",
  "story.C08.A": "Odpowiedz, że od głowy, i dobądź miecza.",
  "story.C08.A.end":
    "Jest szybsze od wszelkiego ducha i o wiele bardziej namacalne. Kiedy ostatnia beczka przestaje się toczyć, zbroja jest rozdarta w trzech miejscach, a wampir leży w solance. Kupcy płacą tyle, ile umówiono za ducha, i ani miedziaka więcej. Przy bramie czekają dwie wdowy; chcą to zobaczyć, patrzą długo, a potem jedna bez słowa ściska ci dłoń.",
  "story.C08.B": "Odpowiedz, że od nocy, i schowaj miecz.",
  "story.C08.B.end":
    "Proponuje ci oszczędności tragarzy, którym na nic się już nie zdadzą, i słowo, że odpłynie poranną barką. Słowa dotrzymuje. Kupcy też ci płacą, za spokój. Na widok tych dwóch wdów przechodzisz na drugą stronę ulicy.",

  "story.C09.title": "Co wtorek",
  "story.C09.intro":
    "Ma być z tym koniec, mówi żona bednarza, i to zanim dowiedzą się sąsiedzi, co nie będzie łatwe, sądząc po twarzach w oknach. Rogi. Koźle nogi. W każdy wtorek mąż wchodzi na stary gołębnik, a schodzi, pogwizdując, choć nie gwizdał od dwunastu lat. Kobieta kładzie pieniądze na stole i nie płacze.",
  "story.C09.A": "Wejdź na gołębnik i zapukaj.",
  "story.C09.A.end":
    "Rogata nalewa ci grzanego wina i żałuje tej żony; bednarz mówił jej, że jest wdowcem. Więcej go nie przyjmie. Pieniędzy nie bierzesz, do południa drzemiesz przy jej koksowniku, a wypoczętego budzi cię awantura spóźniona o dwanaście lat.",
  "story.C09.B": "Wejdź na gołębnik ze srebrem w garści.",
  "story.C09.B.end":
    "Wierzga tak, jak na nią przystało: rozbija ci gardę, a ty wychodzisz przez ścianę w chmurze pierza. Leżąc na plecach w pokrzywach, na zawsze żegnasz się z ulubionym natarciem. Jej było lepsze. Ona uciekła, a ty ćwiczysz je do wieczora.",

  "story.C10.title": "Pierwszy zwitek za darmo",
  "story.C10.intro":
    "Teraz każdy to bierze, zapewnia chłopak z tacą: sędziowie, tancerki, co lepsi kanonicy. Niebieski proszek w zwitku papieru, szczypta pod język. Pachnie piołunem, palonym cukrem i czymś jeszcze z twojej własnej torby, czym nie powinno się handlować na rogu ulicy. Pierwszy zwitek za darmo. Źrenice chłopak ma wielkie jak grosze.",
  "story.C10.A": "Połóż szczyptę pod język.",
  "story.C10.A.end":
    "Przez dzień i noc świat jest powolny; dobiegłbyś do morza i z powrotem. Gdy puszcza, zasypiasz i wstajesz wypoczęty za dwóch, ale bronisz się odtąd gorzej: to, co w tobie umiało w porę się uchylić, poszło gdzieś i nie zostawiło wiadomości.",
  "story.C10.B": "Zabierz zwitek i sprawdź, co w nim jest.",
  "story.C10.B.end":
    "Gotujesz, suszysz, próbujesz osadu i o świcie już wiesz: mózg utopca bielony ługiem, a nikt cię nie uczył, że to w ogóle możliwe. Zapisujesz kolejne kroki. Nazajutrz taca chłopaka pływa w kanale, a chłopaka nikt nie widział.",

  "story.C11.title": "Otręby na podłodze",
  "story.C11.intro":
    "Nikt na dworze nie mówi głośniej niż szeptem, a podłogi wysypano otrębami, żeby nie było słychać butów. Dziedzic ma siedem lat i kaszle od miesiąca. Czterech medyków stoi pod ścianą, tak daleko od siebie, jak ściana pozwala. Ojciec, który tu włada i od dawna nie spał, chwyta cię za rękaw. Wie, że twoje mikstury potrafią zabić dorosłego. A co potrafią w kroplach?",
  "story.C11.A": "Podaj chłopcu własną miksturę, kropla po kropli.",
  "story.C11.A.end":
    "Idzie na to cała noc i cała flaszka, rozcieńczana wbrew wszystkiemu, czego cię uczono, aż przestajesz ufać własnym miarom. O świcie chłopiec prosi o śliwki. Ojciec płaci jak ktoś, kto odkupuje cały świat.",
  "story.C11.B": "Schowaj flaszkę i przeszukaj komnatę.",
  "story.C11.B.end":
    "Za kotarą łoża siedzi coś małego i szarego, co żywi się oddechem. Dopadasz tego po ciemku sztuką swojej szkoły, która nigdy nie szła ci tak pewnie, i tracisz przy tym karwasz. Chłopiec śpi. Medyków, jak słyszysz, i tak w południe wychłostano.",

  "story.C12.title": "Zanim wybije południe",
  "story.C12.intro":
    "Pod łataną płachtą stary człowiek owija kusze w naoliwione płótno, jedną po drugiej, jakby układał dzieci do snu. Czterdzieści lat stał w tym miejscu, a teraz rada zakazała sprzedaży wszystkiego, co przebija napierśnik. Chce zniknąć, zanim wybije południe. Wóz jest dla niego za wysoki, plecy już nie służą, a na ladzie wciąż leżą ostatnie sztuki.",
  "story.C12.A": "Załaduj za niego wóz.",
  "story.C12.A.end":
    "To dwie godziny dźwigania. Płaci uczciwie i nie daje sobie tego wyperswadować: kto robi za darmo, mówi, psuje fach innym. W bramie ogląda się ostatni raz na swoje miejsce. Stoi tam już sprzedawca pasztecików.",
  "story.C12.B": "Zapytaj, ile chce za najmniejszą.",
  "story.C12.B.end":
    "Jedną monetę, mówi, i to nie jest cena, tylko żeby żaden z was nie mógł nazwać tego podarkiem. Mierzy cię wzrokiem od barku po nadgarstek, omija wszystko, co leży na ladzie, i zaczyna grzebać w słomie na wozie.",
};
