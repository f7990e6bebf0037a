/** Wilderness cards W01 to W12, told in Polish. */
export const WILDERNESS_A: Readonly<Record<string, string>> = {
  "story.W01.title": "Mech",
  "story.W01.intro":
    "Mech dokonał tego, czego nie zdołały wojska: zdobył elfią wieżę, stopień po stopniu, aż po ostatni łuk. W środku wciąż wiją się schody, co trzeciego stopnia brak. Na parterze, za zasłoną z bluszczu, biegnie wzdłuż ścian fryz: tancerze albo szermierze, każdy do kolan, ostrzy jak w dniu, w którym ich wykuto. Światła starczy jeszcze na godzinę.",
  "story.W01.A": "Wejdź po schodach i spójrz na okolicę z góry.",
  "story.W01.A.end.1":
    "Piąty podest odrywa się razem z tobą. W drodze do piwnicy mijasz dwa piętra i pół zbroi zostawiasz na belkach. Przez chwilę jednak byłeś na górze, a widok dróg cienkich jak sznurki pokrzepia cię nie gorzej niż przespana noc.",
  "story.W01.A.end.2":
    "Docierasz na szczyt, wychylasz się i słyszysz, jak torba zsuwa się za tobą z krawędzi. Szkło, co do flaszki, spada długo. Lepszych widoków świat nie ma, więc nocujesz pod łukiem i śpisz lepiej niż w niejednym łóżku.",
  "story.W01.A.end.3":
    "Jeden stopień pęka i zabiera ze sobą trochę skóry oraz sprzączkę od zbroi; reszta trzyma. Z góry liczysz każdy komin na dziesięć mil wokół i schodzisz wypoczęty, wiedząc dokładnie, gdzie będziesz jutro.",
  "story.W01.B": "Zostań na dole i obejdź fryz wzdłuż ściany.",
  "story.W01.B.end":
    "To szermierze. Czterdzieści postaci, jeden ruch, każda o oddech później niż poprzednia. Krążysz do zmroku, naśladując nadgarstki i pięty, i gdzieś w trzecim okrążeniu przestaje to być elfie, a staje się tym, o co twojej szkole zawsze chodziło.",

  "story.W02.title": "Miedziana, dwa ucha",
  "story.W02.intro":
    "„Miedziana, dwa ucha, po matce”, powtarza staruszka przy przełazie, już trzeci raz. Pożyczyła ją węglarzom cztery zimy temu. Ze wsi nikt się po nią nie ruszy. Ty się ruszasz, a węglarze oddają patelnię, wzruszając ramionami: myśleli, że przychodzisz w gorszej sprawie. To bardzo dobra patelnia. Zagotowałaby równo wszystko, co się do niej wleje.",
  "story.W02.A": "Zanieś staruszce jej patelnię.",
  "story.W02.A.end":
    "Obraca ją do światła, znajduje każdą nową rysę i żadnej nie wybacza. Potem odlicza z węzełka jedną monetę i dokłada flaszkę, którą schował nieboszczyk mąż. „Dostał od takiego jak ty”, mówi.",
  "story.W02.B": "Najpierw rozpal ogień i uwarz coś dla siebie.",
  "story.W02.B.end":
    "W takiej miedzi nic się nie psuje. O północy masz torbę pełną. Rano patelnia cuchnie mandragorą i będzie cuchnąć latami, kładziesz ją więc na progu, nim staruszka wstanie, i nim zacznie smażyć, jesteś za młynem.",

  "story.W03.title": "Dziewięć stopni",
  "story.W03.intro":
    "Ktoś, kto tu krwawił, z początku szedł. Za cisami widać już odciski dłoni. Ślad przecina cmentarną trawę i schodzi po dziewięciu stopniach do krypty rodziny, której nazwisko deszcz dawno zmył z nadproża. Drzwi są uchylone, pchnięte z zewnątrz. Coś w dole przestępuje z łapy na łapę i czeka, jak czekają koty. W drugą stronę ślad wraca ku polnej drodze.",
  "story.W03.A": "Wypij, co pomaga, i zejdź po dziewięciu stopniach.",
  "story.W03.A.end":
    "Na schodach opróżniasz dwie flaszki i obie są potrzebne. Ghul jest stary i szybki; na koniec twoja ręka od miecza jest szybsza, i tak już zostanie. Człowiek, którego tu zawlókł, już nie podziękuje. Zamykasz mu oczy, potem drzwi.",
  "story.W03.B": "Idź po krwi wstecz, tam gdzie się zaczęła.",
  "story.W03.B.end":
    "Na polnej drodze leży tobół domokrążcy, pas przegryziony, w słomie dwie zapieczętowane butelki, całe. W krypcie ucichło. Mówisz sobie, że ten człowiek nie żył już wcześniej. Może i nie żył.",

  "story.W04.title": "Koń na dachu",
  "story.W04.intro":
    "Na dachu karczmy stoi koń. Gniady, osiodłany i spokojny; odkrył trawę rosnącą na strzesze i nie widzi powodu do pośpiechu. Budynek wkopano w zbocze, więc jak tam wszedł, wiadomo. Jak zejdzie, o tym jest jedenaście zdań i jedna księga zakładów. Karczmarz patrzy na ciebie tak, jakby rzecz była już postanowiona.",
  "story.W04.A": "Wejdź na dach i sam sprowadź zwierzę.",
  "story.W04.A.end.1":
    "Przez sześć kroków idzie jak baranek. Siódmym wpada przez strzechę do izby nowożeńców. Rachunek karczmarza jest długi i uczciwy. Za to wiesz już, jak obchodzić się z ciężarem, a to szło ci do dziś najgorzej.",
  "story.W04.A.end.2":
    "Ty mówisz, koń słucha, krokiew trzeszczy. Zwierzę zeskakuje i ląduje cało; komin nie. Płacisz za cegły i odchodzisz z lepszym wyczuciem równowagi, której po drodze na górę najbardziej ci brakowało.",
  "story.W04.A.end.3":
    "W pół drogi węszy przy twojej torbie, płoszy się i stawia kopyto tam, gdzie była flaszka. Potem idzie już potulnie. Ciężkie pół godziny, ale postawę, zawsze twoją najsłabszą stronę, masz naprawioną.",
  "story.W04.B": "Usiądź i powiedz, że zejdzie, gdy zgłodnieje.",
  "story.W04.B.end":
    "Trawy starcza do południa; potem gniady schodzi tą samą drogą. Zielarka, jedyna, która postawiła na ciebie, zbiera od jedenastu znawców i dzieli się wygraną w swojej monecie: dwie flaszki, dobrze zakorkowane.",

  "story.W05.title": "Trzydzieści jeden kur",
  "story.W05.intro":
    "Trzydzieści jeden kur od nowiu, a sołtys ma na to kij z karbami. Mówi: bazyliszek, bo bazyliszek to niczyja wina. Kurnik za jego domem ma porządny dach, drzwi na skobel i pod progiem szparę szeroką na dłoń. W pokrzywach leży pierze, choć niewiele. Zapłaci, powiada, byle mieć pewność.",
  "story.W05.A": "Spędź noc w kurniku i nie drgnij.",
  "story.W05.A.end":
    "Przed świtem przez szparę wchodzi lisica, chuda, trzynoga, aż miło patrzeć. Zwodzi w lewo, kurę bierze z prawej i znika ci między dłońmi. Zgłaszasz lisa. A potem ćwiczysz jej zwód za stodołą.",
  "story.W05.B": "Wyłóż przynętę ze wszystkiego, co masz w torbie.",
  "story.W05.B.end":
    "Do rana idą na to wszystkie flaszki, a w pokrzywach leży szwagier sołtysa, zielony jak por, z pierzem w brodzie. Przeżyje. Sołtys płaci za odnalezienie bestii i drugie tyle za to, że nigdy jej nie opiszesz.",

  "story.W06.title": "Linia w błocie",
  "story.W06.intro":
    "Na wąskim końcu grobli stoi ramię w ramię dwoje jaszczuroludzi, włócznie z brązu oparte o ziemię, gardła pulsują wolno na chłodzie. Myślałeś, że odeszli z tych stron albo wymarli. Nie grożą. Wyższy kreśli drzewcem linię w błocie, patrzy na linię, patrzy na ciebie, a potem na torbę u twego biodra.",
  "story.W06.A": "Dobądź miecza i przekrocz linię.",
  "story.W06.A.end":
    "To zawody, nie zabijanie; wychodzą po jednym i przestają przy pierwszej krwi. Tracisz blachy, rzemienie i flaszkę, nim wyższy się usunie. Potem daje ci wybrać, czego chcesz się nauczyć, i cierpliwie pokazuje, póki nie umiesz.",
  "story.W06.B": "Połóż na linii swoją sól i czekaj.",
  "story.W06.B.end":
    "Próbują językiem. Naradzają się długo, samym mlaskaniem. Wreszcie mniejszy stawia w miejscu soli dwie zatkane tykwy: bagienny wywar, gorzki i uczciwy. Rozstępują się przed tobą jak drzwi, a droga wiedzie dalej.",

  "story.W07.title": "Po sześć koron za uncję",
  "story.W07.intro":
    "Nad kozią ścieżką zbocze staje dęba, a w jedynej szczelinie, do której rano sięga słońce, rośnie ziele, które znasz tylko suszone, po sześć koron za uncję. Dwie kępy. Skała przemarzła na próchno; kamyki lecą obok ciebie bez żadnego powodu. Tu, na dole, mokra glina ścieżki jest pełna odcisków.",
  "story.W07.A": "Wspinaj się po zioła.",
  "story.W07.A.end":
    "Dziesięć sążni nad ziemią coś w barku trzaska, jakby darto płótno. Znosisz za pazuchą obie kępy, w sam raz na dwie mocne flaszki, a jedno cięcie, które umiesz od dziecka, po prostu z tej ręki znikło.",
  "story.W07.B": "Zostaw zioła i czytaj ślady.",
  "story.W07.B.end":
    "Koza, koza, chłopak, koza, a potem coś, co chodzi kozom po piętach i stąpa tam gdzie one. Mierzysz krok pochwą. Teraz wiesz, co tak płoszy stado i dokąd stąd poszło.",

  "story.W08.title": "Po dzwonie",
  "story.W08.intro":
    "Po dzwonie żaden rybak tu nie wypływa i tej nocy widzisz dlaczego. Nad środkiem jeziora wisi blady kształt, długi jak prześcieradło na sznurze, i obraca się, choć nie ma wiatru. Woda pod nim jest zupełnie gładka. Co jakiś czas kształt wydaje dźwięk jak ktoś, kto obudził się w cudzym pokoju. Łodzie leżą rzędem na brzegu i nikt ich nie przypiął łańcuchem.",
  "story.W08.A": "Popłyń do niego łodzią.",
  "story.W08.A.end":
    "Daje ci podpłynąć blisko, a potem zewsząd sięgają zimne ręce. Zanim znajdziesz słowa, które go uwalniają, mróz rozsadza ci jedną blachę pancerza. Gasnąc, pyta, w czym chciałbyś być lepszy; mówisz mu i już jesteś.",
  "story.W08.B": "Nakreśl krąg na brzegu i wytrwaj w nim.",
  "story.W08.B.end":
    "Przychodzi o północy, o drugiej i raz jeszcze przed świtem, i za każdym razem staje przy twojej linii. Trzymać gardę przez osiem godzin to rzemiosło jak każde inne i o świcie już je umiesz. Rano rybak przynosi zupę i o nic nie pyta.",

  "story.W09.title": "Bardzo czyste ręce",
  "story.W09.intro":
    "Obok ciebie staje wóz, a koła nawet nie skrzypną. Muł jest ślepy, ładunek przykryty, a człowiek na koźle może mieć lat sześćdziesiąt albo trzysta; twarz jak suszona gruszka i bardzo czyste ręce. „Tam ci droga”, mówi, nie pyta. „Mnie też”. Ceny nie podaje. Na poboczu, w ostatnim słońcu, stoją po kolana zioła, których ci trzeba.",
  "story.W09.A": "Wsiądź na kozioł obok niego.",
  "story.W09.A.end":
    "Opowiada o żniwach sprzed wojny i nie mówi, której. Na chwilę zamykasz oczy. Kiedy je otwierasz, wysadza cię tam, gdzie chciałeś być, buty masz suche, a całą robotę tego dnia jeszcze przed sobą.",
  "story.W09.B": "Podziękuj, zostań i nazbieraj ziół.",
  "story.W09.B.end":
    "Kiwa głową, jakby to była próba, którą przeszedłeś albo nie. Zbierasz, póki widać dłonie, i warzysz nad rowem, aż torba nie daje się zapiąć. Idziesz do późna, śpisz mało i żadnych kół nie słyszysz.",

  "story.W10.title": "Miejsca stojące",
  "story.W10.intro":
    "Jedna karczma na dwa dni drogi, a w niej cały świat: poganiacze, druciarze, orszak weselny, któremu zapodział się pan młody, dziewięciu krasnoludów od brukowania traktu, już bez butów. Deszcz zacina z boku. „Miejsca stojące”, woła gospodyni, „albo stryszek z sianem, jeśli nie wadzi ci towarzystwo”. Towarzystwo, dodaje, ma drewnianą nogę i podobno uczyło fechtunku trzech królów.",
  "story.W10.A": "Wciśnij się między poganiaczy i krasnoludów.",
  "story.W10.A.end":
    "Kończysz wbity między podkuwacza a akuszerkę, którzy razem wiedzą wszystko, co się w ciele może zepsuć. Pytają, w czym chciałbyś być sprawniejszy, spierają się, jak to zrobić, i po kolei dowodzą na tobie swego. Rację ma akuszerka; od lat nie byłeś w tym tak sprawny.",
  "story.W10.B": "Wybierz siano i jego towarzystwo.",
  "story.W10.B.end":
    "Gada do pierwszego koguta. Jedno cięcie każe ci zapomnieć, lepsze wbija w ciebie trzonkiem od grabi, a mimochodem zdradza, co widział żerującego przy drodze. O śnie nie ma mowy.",

  "story.W11.title": "Cała moja kompania",
  "story.W11.intro":
    "Pustelnik zamiótł podwórze do gołego kamienia i zamiata dalej. Był kiedyś sierżantem; widać to po tym, jak układa drwa. „Zostaw mi miecz”, mówi. „Tylko jeden. Nocą przychodzą ścieżką, cała moja kompania, i pytają, gdzie byłem”. Na półce za nim stoją dwie zakurzone butelki z wojskową pieczęcią. Nie spał już dość długo.",
  "story.W11.A": "Zostaw mu miecz, który znasz najlepiej.",
  "story.W11.A.end":
    "Wsuwa go pod pryczę rękojeścią na zewnątrz, dwa razy próbuje, czy dosięgnie, i oddaje ci butelki. Ostrze z następnej wsi źle leży w dłoni, a wszystko, czego nauczyła cię twoja szkoła, wychodzi nim krzywo.",
  "story.W11.B": "Zostań na noc i poznaj jego kompanię.",
  "story.W11.B.end":
    "Wypijasz dwie flaszki i stajesz w drzwiach. Naprawdę przychodzą: szarzy, równym krokiem, dziewiętnastu. Walka w pojedynkę z całym szeregiem wiele uczy rękę od miecza. O świcie sierżant odczytuje dziewiętnaście imion, kładzie się na swoich czystych kamieniach i zasypia.",

  "story.W12.title": "Jęczmień",
  "story.W12.intro":
    "Położyli chłopca na kuchennym stole, bo tam jest lepsze światło. Ma dziewięć lat, może dziesięć. Coś podniosło się z jęczmienia i rozpłatało mu nogę od biodra po kolano; ojciec podwiązał ją uździenicą. „Polny stwór”, mówi. „Wlazł z powrotem”. Za oknem biegnie ku miedzy ścieżka zgniecionych źdźbeł, całkiem świeża. Matka nie mówi zupełnie nic i patrzy na twoją torbę.",
  "story.W12.A": "Otwórz torbę i zajmij się nogą.",
  "story.W12.A.end":
    "Idą na to wszystkie twoje flaszki, a lampa wypala się przed ostatnim szwem. Będzie utykał. Przy furtce ojciec odlicza ci w dłoń trzy korony, cenę konia od tej uździenicy, i nie chce ich z powrotem.",
  "story.W12.B": "Rusz za bestią, póki trop jest świeży.",
  "story.W12.B.end":
    "Zabijasz ją w zaroślach o wschodzie księżyca, ciosem, jakiego nigdy nie zadałeś, w miejsce tego, który zawiódł i którego już nie użyjesz. Wracasz tuż przed świtem i na sen nie ma już czasu. Stół jest wyszorowany. Nikt nie pyta, czemu to trwało tak długo.",
};
