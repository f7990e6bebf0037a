/** Stories of the events E37–E48. */
export const EVENTS_D: Readonly<Record<string, string>> = {
  "story.E37.title": "Książka o mostach",
  "story.E37.intro":
    "Stoisz oto za bukiem, w aksamitnej masce, która ciśnie, i rozmyślasz o wyborze zawodu. Kareta powinna już być. Masz zaryczeć, chwycić za uzdę i wygłosić rymy; wtedy nadjedzie on, żółty jak cytryna, i przebije cię pod pachą, gdzie zaszył pęcherz ze świńską krwią. Prosił, żebyś umierał powoli. Już słychać koła, a w oknie siedzi dama i czyta książkę o mostach.",
  "story.E37.A": "Chwyć za uzdę i umrzyj, jak umówiono.",
  "story.E37.A.end":
    "Umierasz dobry kwadrans. Dama wysiada, zauważa, że krew zwykle nie pachnie majerankiem, i mimo wszystko zabiera fircyka do domu. Ty leżysz w ciepłych liściach do zachodu słońca. Nieboszczyk, jak się okazuje, świetnie wypoczywa.",
  "story.E37.B": "Zdejmij maskę i powiedz jej dzień dobry.",
  "story.E37.B.end":
    "Od wtorku zastanawia się, jak się go pozbyć. Płaci ci sowicie, żebyś szedł przy karecie aż do ciotki, czternaście godzin, pod górę, z czytaniem na głos książki o mostach i bez postoju, na którym dałoby się rozejrzeć albo odpocząć.",

  "story.E38.title": "Kropla po kropli",
  "story.E38.intro":
    "Pod oszklonym dachem, kominem i żółtym dymem wykuto w skale długą białą salę z odpływem w podłodze. Na trzech stołach leży trzech chłopców, przypiętych pasami. Mówisz imiona i najmniejszy odwraca głowę. Każdego karmi z butli szklane ramię, kropla po kropli; maga nie ma, krople są. Cokolwiek to jest, trzeba to zatrzymać we właściwej kolejności. Czytasz etykiety przy ogarku.",
  "story.E38.end.1":
    "Połowy nie umiesz odczytać, więc tłuczesz wszystko i wynosisz ich przez opary. Zbroja dymi na tobie i gdzieniegdzie odpada łuskami. Żyją wszyscy trzej. Wysiłek otworzył w tobie jakieś drzwi i możesz wybrać, co przez nie wejdzie.",
  "story.E38.end.2":
    "Pierwszą butlę zgadujesz, drugą bierzesz na rozum; trzecia pluje ci kwasem na napierśnik. Ale chłopcy oddychają. Jeden woła matkę. Siedzisz przy nim, dowiadujesz się, w czym jesteś najgorszy, i naprawiasz to.",
  "story.E38.end.3":
    "Czerwona przed białą, a zacisk na końcu: zagadka dla żaka. Chłopcy wkładają koszule maga, a ty idziesz wzdłuż jego półek i zapełniasz sobie pętle. Notatki mu zostawiasz, poprzestawiane, na wypadek gdyby im wierzył.",

  "story.E39.title": "Przed drugą częścią",
  "story.E39.intro":
    "Za karczmą lekko paruje na mrozie kanał i bard właśnie do niego wymiotuje, z nerwów, mówi, zawsze tak ma przed drugą częścią. W pierwszej cała izba tupała do pieśni o tobie i gęsi praczki. Jest młodszy, niż się spodziewałeś. Kaftan ma dwa razy nicowany. Cofa się pod beczki, tuli lutnię i mówi, że umie naśladować głosy, jeśli to się na coś zda.",
  "story.E39.end.1":
    "Sięgasz mu do kołnierza, a sześciu słuchaczy wychodzi bronić sztuki. Wpadasz do wody z jednym pod każdą pachą, tracisz tam jedną blachę i zanim we trzech dotkniecie dna, uczysz się stawiać stopy, a z tym było u ciebie najgorzej.",
  "story.E39.end.2":
    "Każesz mu to zaśpiewać, wszystkie jedenaście zwrotek, prosto w oczy. Przy szóstej gryziesz się w policzek, przy dziewiątej widzisz, co w tym prawda. Bard zgadza się zmienić gęś. Co zmienić w sobie, wybierasz sam i przed ostatnim refrenem jest to już zmienione.",
  "story.E39.end.3":
    "Dla żartu cię przedrzeźnia: pauza, uniesiony łokieć. Więc to po tym każdy poznaje, że zaraz uderzysz. Z miejsca rozstajesz się z nawykiem, a bard, który umie naśladować, pomaga ci wyrobić sobie inny.",

  "story.E40.title": "Płaszcz w trzech czerwieniach",
  "story.E40.intro":
    "W całej parafii jest jedno płaskie pole i na nim stoi namiot, uwiązany do nagrobków tam, gdzie skała nie wpuściła kołków. Dyrektor w swoich trzech czerwieniach całuje cię w oba policzki i odsuwa pasiastą zasłonę. Bies ze spiłowanymi rogami, dwie harpie na drążku, coś w balii. Na noc trzeba przy nich kogoś. Ale jest też kostium łowcy, który da się poszerzyć w barkach.",
  "story.E40.A": "Włóż kostium i daj im przedstawienie.",
  "story.E40.A.end":
    "Trzy razy co wieczór gonisz biesa dokoła areny; on zna swoją rolę lepiej niż ty. Dzieci piszczą, ławy się zapełniają, a twoja dola jest uczciwa. Ostatniego wieczoru bestia opiera o ciebie spiłowany łeb i wzdycha.",
  "story.E40.B": "Usiądź wśród bestii, kiedy zgasną lampy.",
  "story.E40.B.end":
    "Siadasz między klatkami i oddychasz, jak uczą w twojej szkole, aż cały rząd oddycha z tobą. Tego, co wtedy wzdłuż niego biegnie, żaden mistrz nie ujął w słowa. Zasuwki są stare. Większość zostawiasz tak, jak była.",

  "story.E41.title": "Skromna danina",
  "story.E41.intro":
    "Gdy trzej handlarze zbożem siedzą już pod kluczem we własnym spichlerzu, sołtys wkłada łańcuch i upiera się przy pochodzie. Idzie przodem; ty za nim, między ludźmi, którym kazano wiwatować. Żadnemu stogowi nic już nie grozi, woła na każdym rogu. Zadba o to skromna danina, płatna do gminy. Przy kaczym stawie wiwaty rzedną. Ludzie patrzą w ziemię, za kamieniami.",
  "story.E41.end.1":
    "Pierwszy kamień jest dla sołtysa, reszta dla tego, kto najwyższy. Wpychasz sołtysa w jego własne drzwi i stoisz w nich, póki nie zmęczą się rzucaniem, a do tego czasu blachy masz rozklepane na placek. Zapłatę odlicza ci zza szafy, trochę uszczuploną.",
  "story.E41.end.2":
    "Nikt nie rzuca. Po prostu wchodzą do domów, rząd za rzędem, aż maszerujecie we dwóch wzdłuż okiennic. Sołtys płaci ci całą sumę w pustej izbie i pyta, czy twoim zdaniem się podobało.",
  "story.E41.end.3":
    "Przy stawie przystajesz, zdejmujesz mu z szyi łańcuch i wieszasz na pompie. Tym razem wiwat jest prawdziwy. Sołtys płaci, a żony woźniców doganiają cię z koszykiem, w którym pod płótnem brzęczą dwie butelki.",

  "story.E42.title": "Imię na murze",
  "story.E42.intro":
    "Przynosisz, co było do przyniesienia: medalion, notes, sprzączkę od buta. W domu mają na to mur. Najstarszy wykuwa imię gwoździem, jak się to robi od zawsze, trwa to cały wieczór i wszyscy stoją, póki nie skończy. Dobrego słowa nie mówi o zmarłym nikt. Mówią dokładnie: co umiał, czego nie umiał, co go zabiło. Potem patrzą na ciebie.",
  "story.E42.end.1":
    "Niewiele masz jeszcze za sobą, więc dają ci coś, z czym można zacząć. Każdy pokazuje inną rzecz, w której zmarły był najlepszy. Wybierasz, w czym chcesz być lepszy, i ćwiczysz pod murem, póki nogi nie odmówią, a wtedy już jesteś.",
  "story.E42.end.2":
    "Wiedzą już, gdzie jesteś najsłabszy, on też wiedział; podobno miał się tym z tobą zająć. Robi to za niego stary mistrz, bez litości, pod nowym imieniem na murze.",
  "story.E42.end.3":
    "Należysz już do starszych i to tobie przypada uczyć młodych jego ostatniej walki, cios po ciosie. Gdzieś za piątym razem widzisz, co próbował zrobić. Udałoby się. Tobie się udaje i ten cios jest odtąd twój.",

  "story.E43.title": "Bez butów",
  "story.E43.intro":
    "Mech na wysokość człowieka, potem goły czarny kamień, potem szpic, od którego bolą oczy. Na obelisku nie siada żaden ptak. Medalion przywiera ci do piersi, jakby go ktoś dociskał, a włosy na rękach wstają. Dęby dokoła odchylają się, wszystkie co do jednego. Mówią, że takiego miejsca o nic się nie prosi; staje się w nim bez butów i sprawdza, co ma do dania.",
  "story.E43.end.1":
    "Wchodzi tam, gdzie jesteś najcieńszy, jak woda w szczelinę, i wypełnia ją po brzegi. Niemiło dowiedzieć się aż tak dokładnie, gdzie to jest. Wkładasz buty i niech o to pyta, kto chce: już cię to nie boli.",
  "story.E43.end.2":
    "Nagle znów jesteś dzieckiem na dziedzińcu swojej szkoły, a mistrz pokazuje ci to, czego nigdy nie umiał wytłumaczyć. Tym razem nie jest ci zimno, nie jesteś głodny ani przestraszony i widzisz to.",
  "story.E43.end.3":
    "Kamień buczy ci w kościach ręki od miecza, aż palce rozchodzą się same. Kiedy puszcza, z ciekawości tniesz oset. Oset stoi jeszcze chwilę, zanim się o tym dowie.",
  "story.E43.end.4":
    "Coś napiera na ciebie ze wszystkich stron, cierpliwie jak ziemia na trumnę. Napierasz i ty, a nic więcej nie trzeba. Kiedy wychodzisz z kręgu, nawet deszcz zdaje się uderzać trochę obok.",
  "story.E43.end.5":
    "Czujesz w ustach miedź, potem miód, potem każdą roślinę w promieniu mili, każdą z jej imieniem i jej urazą. Mija to, ale nie całkiem. W drodze powrotnej zrywasz trzy zioła, które deptałeś od lat.",
  "story.E43.end.6":
    "Czeka. Masz dziwne wrażenie, że stoi przed tobą kramarz z dłońmi na ladzie. Prosisz więc jednak o tę jedną rzecz, której najbardziej chcesz, i stary kamień daje ci ją bez jednego dźwięku.",

  "story.E44.title": "Szósty dół",
  "story.E44.intro":
    "Glenmore wciąż ma swój ząb skały; z trzech sosen zostały pniaki i ktoś trzyma na nich pszczoły. Tam, gdzie powinien być krzyżyk ze smoły, stoją wędzarnie. Kopiesz za nimi nocą, na wyczucie, strzęp żagla leży rozpostarty na beczce, a pies się przygląda. Cztery doły, pięć. W szóstym łopata trafia na drewno, klękasz w czarnym błocie i macasz, gdzie jest wieko.",
  "story.E44.end.1":
    "Monety, mokre i zielone, w skarpecie. Ktoś był tu przed tobą i zostawił właśnie tyle, a pod wiekiem linijkę kredą: starczy dla jednego. Zastanawiasz się, czy kredą nie odpisać, bierzesz monety i zasypujesz doły.",
  "story.E44.end.2":
    "Pod monetami, które zgarniasz, leży dziennik marynarza, a ostatnie stronice nie są o morzu. W drodze w głąb lądu coś brało mu załogę, jednego po drugim. Leże narysował, zważywszy na okoliczności, całkiem nieźle i zaznaczył, w którą stronę to żerowało.",
  "story.E44.end.3":
    "Wieko pęka i ręka wpada ci po bark między srebro. To więcej, niż powinna mieć jedna łódź. Jest tam i dziecięca bransoletka. Wieszasz ją psu u obroży, a resztę bierzesz.",

  "story.E45.title": "Wraca od tygodnia",
  "story.E45.intro":
    "Zdradza go niebieska czapka i podbródek, taki sam jak u siostry. Siedzi na końcu najdłuższego stołu, przy oknie nad wodą, a puste kufle stoją przed nim w szeregu jak żołnierze. Wie, po co przyszedłeś. „Miałem wracać”, mówi. „Od tygodnia wracam”. Zarobek całego domu, a kupił za niego dobry nóż i ciężką głowę. Odsuwa ci ławę.",
  "story.E45.A": "Siądź i pij z nim, póki nie skończy.",
  "story.E45.A.end.1":
    "Nad ranem wysypuje na stół, co ma w pasie: resztę zarobku, dla niej czy dla ciebie, już mu wszystko jedno. Bierzesz ją, razem z bólem głowy, który wypędził z ciebie co najmniej jeden dobry pomysł.",
  "story.E45.A.end.2":
    "Kiedy karczmarz zamyka okiennice, chłopak zdążył się wygadać, wypłakać i zasnąć ci na ramieniu. Nie ruszysz go, nie budząc, więc śpisz i ty, i tak mija dzień. Budzisz się wypoczęty, a jego już nie ma, poszedł właściwą drogą.",
  "story.E45.B": "Powiedz mu, że nikt się nie gniewa, i zostaw go.",
  "story.E45.B.end":
    "Długo patrzy na łodzie. Kiedy oglądasz się z podwórza, ława jest pusta, a ostatnie sześć kufli zapłacone. Bierzesz łóżko na górze i śpisz jak ktoś, kto odłożył ciężar.",

  "story.E46.title": "Osiem osób i świnia",
  "story.E46.intro":
    "Rozniosło się o przeciętej linie i o księdze w rzece. Na przystani stoi więc osiem osób i świnia: wdowa z krosnem, dwie mniszki, winogrodnik, akuszerka, której się spieszy. Złożyli się. Chcą od ciebie tylko towarzystwa na drugi brzeg, powoli, żeby świnia nadążyła. Po tamtej stronie coś się rusza w trzcinach. Zapłata jest zawiązana w pończosze.",
  "story.E46.end.1":
    "Jesteś jeszcze na tyle tani, że to okazja, więc dokładają napiwek. W połowie drogi z trzcin świszcze kamień z procy i na odesłanie go idzie ci jedna dobra sztuczka. Akuszerka zdąża na czas, świnia, w końcu na twoich barkach, też.",
  "story.E46.end.2":
    "Wystarczyłoby samo twoje imię; oni też tak uważają i za imię płacą. Jeden głupiec w trzcinach go nie słyszał i idzie na niego jedno twoje dobre cięcie. Krosno wnosisz na tamten brzeg bez proszenia.",

  "story.E47.title": "Wosk pszczeli i smalec",
  "story.E47.intro":
    "W swoim domu nad Cidaris czarodziejka podnosi twój słoik do światła od morza, wącha i zaczyna się śmiać. Śmieje się, aż musi usiąść na parapecie. Poszło o zakład. Przynoszą jej wosk pszczeli, przynoszą smalec; dotąd nikt nie wrócił z prawdziwą woskowiną, i to w dodatku z lewego ucha. Pyta, co u trolla. Potem ociera oczy. Skoro przyniosłeś, można mówić poważnie.",
  "story.E47.A": "Podaj cenę za ten żart.",
  "story.E47.A.end":
    "Płaci z wygranej, jeszcze z czkawką. Miałeś wyszlifowaną przemowę, o trollu, o zapachu, o godności, i nie ma już do czego jej użyć; upuszczasz ją na schodach.",
  "story.E47.B": "Poproś, żeby pokazała, na co to się zda.",
  "story.E47.B.end":
    "Na niejedno, jak się okazuje. Mieszasz, aż ręce robią ci się z ołowiu, a z głowy ulatują dwa inne dobre pomysły, i z trzecim przypływem masz smar, którego nie bierze żaden kwas i którego rano nie umiałbyś uwarzyć. Słowo smalec czarodziejka cofa.",

  "story.E48.title": "Za dużo nóg",
  "story.E48.intro":
    "Człowiek na nabrzeżu ogląda półmisek burmistrza i podnosi kratę. Pod spodem miasto ciągnie się dalej, tylko bardziej mokre. Brodzisz pod ceglanym sklepieniem, mijasz łój ze świec, mijasz utopione krzesło. W pewnej chwili echo twoich kroków ma za dużo nóg. Zagnieździły się w starej cysternie: utopce, śpią w stertach, sine, i oddychają skórą. Gzyms, na którym stoisz, robiono dla kotów. Po najbliższej gębie przebiega szczur.",
  "story.E48.end.1":
    "Trzymają cię pod wodą dłużej, niż umiesz wstrzymać oddech, a potem jeszcze dłużej. Ujście kanału wypluwa cię pół mili dalej i całą noc kaszlesz, zamiast spać. Jak rozerwałeś ten ostatni chwyt, nie zapomnisz nigdy.",
  "story.E48.end.2":
    "Zapędzony w ściek, pozwalasz im zużyć pazury na blachach, a kiedy nie ma już blach, nie ma i większości utopców. Ktoś powinien był przed laty nauczyć cię tego pchnięcia; w końcu musiały to zrobić utopce.",
  "story.E48.end.3":
    "Wypalasz je, a idą na to dwie twoje flaszki, rzucone jedna po drugiej na czarną wodę. Błysk pokazuje ci, co robisz najgorzej, wyraźnie jak na malowanej ścianie, i w drodze powrotnej robisz to lepiej.",
  "story.E48.end.4":
    "Budzą się, a ty stoisz w jedynym miejscu, w którym nie mogą cię zajść od tyłu. To długa, zwyczajna robota. W połowie porzucasz ozdobnik, który nigdy nie był ci potrzebny, i na jego miejsce wprowadza się coś o wiele lepszego.",
};
