/** Stories of the events E25–E36. */
export const EVENTS_C: Readonly<Record<string, string>> = {
  "story.E25.title": "Śpiewnik",
  "story.E25.intro":
    "Ze starego nawyku wchodzisz po karczemnych schodach cicho i dlatego ich przyłapujesz. Dwaj kaznodzieje klęczą, ale nie do modlitwy: wysoki ma rękę po łokieć w twoich jukach, spocony próbuje twoich proszków i robi notatki, w twojej własnej skradzionej księdze. Na łóżku leżą wytrych w śpiewniku i skórzany futerał. Na dworze woda chlupie o pale pod domem. Innych drzwi nie ma.",
  "story.E25.A": "Usiądź na łóżku i każ im mówić.",
  "story.E25.A.end":
    "Okradli sześciu z twojego fachu i każdego przestudiowali. Spocony zna sekrety twojej szkoły lepiej niż niejeden z jej mistrzów i recytuje je, dygocząc. Poprawiasz go dwa razy. Raz, ku twemu zdziwieniu, on poprawia ciebie.",
  "story.E25.B": "Zatrzymaj skórzany futerał, a im wskaż okno.",
  "story.E25.B.end":
    "Dwa pluski, trochę niepobożnych słów. Wyściełany jagnięcą wełną futerał to piękna robota, ma o jedną pętlę więcej niż jakakolwiek wiedźmińska uprząż. Zrobiono go do kradzenia flaszek, a temu, kto chce je mieć, służy nie gorzej.",
  "story.E25.name": "Wyściełany futerał",

  "story.E26.title": "Jedna noga, jedno pchnięcie",
  "story.E26.intro":
    "W Ard Modron opowiadają to obcym po drugim dzbanie: była szkoła, która przysięgała na żurawia, cierpliwy ptak, jedna noga, jedno pchnięcie. Przyszła zima, chleb nie przyszedł. Drugą połowę listu znalazłeś w ruinach pod kamieniem, a przy niej człowieka, który ją pisał. Na płytach leży śnieg. Nad przepaść wybiega rząd słupów, każdy wydeptany jedną stopą. Na ścianie, pod porostem, są rysunki.",
  "story.E26.A": "Wejdź na słupy i przejdź po nich.",
  "story.E26.A.end":
    "Dziewięć razy spadasz i dziewięć razy trzyma lina; za dziesiątym nie spadasz. Pęka rzemień zbroi, leci w przepaść i nie słychać, żeby gdzieś spadł. Za to równowaga, której najbardziej się wstydziłeś, wyszła na prostą.",
  "story.E26.B": "Zeskrob porost i przerysuj, co jest na ścianie.",
  "story.E26.B.end":
    "Jedno szybkie pchnięcie, sześćdziesiąt razy, rysowane przez kogoś, kto wiedział, że pomoc nie nadejdzie. Ostatni rysunek jest niedokończony; ten też kopiujesz i wkładasz do środka list, do czytania na głos. Odtąd twoje szybkie cięcia wchodzą o wiele głębiej.",
  "story.E26.name": "Rysunki Żurawia",

  "story.E27.title": "Zamieciona podłoga",
  "story.E27.intro":
    "Pusty skład, jedna latarnia, kot. Na progu czerwona glina. Elf czekał dość długo, żeby zamieść podłogę. Mówi ci, o co poszło, bo ktoś cię będzie pytał: podpisano papier, była stodoła, w stodole jego córki; podpisy zna wciąż na pamięć. Siedemnaście jest skreślonych. Do wiedźminów urazy nie chowa. Po prostu nie może puścić cię na dół i pierwszym cięciem otwiera ci gardę na oścież.",
  "story.E27.end.1":
    "Jest lepszy od ciebie i zatrzymuje sztych na twoim kołnierzu. Potem się śmieje, kładzie sakiewkę i mówi: powiedz mu, żeś mnie nie znalazł. Jest w niej tyle, ile zapłaciłby mag, i bierzesz ją.",
  "story.E27.end.2":
    "Tego nie da się skończyć. Walczycie, póki nie zgaśnie latarnia, potem siedzicie po ciemku na deskach, łapiąc oddech, a on naprawia cię tam, gdzie jesteś najsłabszy. Za dnia nikogo już nie ma, a podłoga jest zamieciona.",
  "story.E27.end.3":
    "Łamiesz mu ostrze, jego oszczędzasz. Odchodzi na północ; patrzysz, póki nie zmaleje. To, co powiesz magowi, może zaczekać, aż zapyta. Tej nocy śpisz jak kamień i budzisz się, nikomu nic nie winien.",

  "story.E28.title": "Lewy jest dłuższy",
  "story.E28.intro":
    "Większość rynsztunku zmarłego wisi jeszcze przy drzwiach handlarza, z cenami pisanymi kredą. Zaczyna zachwalać, widzi przy tobie kobietę ze wsi i milknie. Z reszty przydać się może para karwaszy: wołowa skóra na stalowych paskach, sznurowana jelitem. Lewy zrobiono dłuższy, na starą ranę. Pasuje na ciebie. Masz taką samą ranę, zdobytą tak samo, jak to w jednym fachu.",
  "story.E28.end":
    "Kobieta każe handlarzowi przysiąc, że z ciała niczego nie zdjęto, a on przysięga marnie. Sznurujesz karwasze na środku drogi, ona trzyma końce. Kiedy wywijasz się spod ciosu, one biorą na siebie to, co z niego zostało.",
  "story.E28.name": "Karwasze",

  "story.E29.title": "Niekoszone pobocze",
  "story.E29.intro":
    "Za ostatnią zagrodą nikt nie kosi pobocza. Drzwi rygluje się w południe; ludzie wolą nadłożyć dwie mile przez bagno, niż iść własną leśną drogą. Na widok szmaty sztywnej od jadu mówią wszyscy naraz. Czego wyrostki nie sprzedadzą, tym smarują druty, które o zmierzchu rozciągają w poprzek drogi, i okradają tego, kto tam leży, gdy ucichnie krzyk. Dobre chłopaki, niektórzy, póki nie przyszedł nieurodzaj.",
  "story.E29.A": "Poprzecinaj druty, jeden po drugim, przed zmierzchem.",
  "story.E29.A.end":
    "Sześćdziesiąt trzy, każdy założony przez kogoś, kto miał do tego dar. Uczysz się, jak ten ktoś myśli: dokąd idzie oko, gdzie za nim stąpa noga; lepszej sztuczki dawno nie poznałeś. Kiedy przychodzą i zastają drogę pustą, patrzą na ciebie przez chwilę i wracają do domu.",
  "story.E29.B": "Połóż się w rowie i zaczekaj na nich.",
  "story.E29.B.end":
    "Jest po wszystkim, nim sowa skończy hukać, a jedna sztuczka z rowu zostaje ci na zawsze. Wieś płaci chętnie i stawia ci piwo na drodze, która znów jest drogą. Jedna staruszka nie pije. Miała wśród nich syna, mówi, a syn miał przyjaciół. Kiedy znów pójdziesz się rozejrzeć, oglądaj się za siebie.",
  "story.E29.name": "Przyjaciele syna",

  "story.E30.title": "Kubrak po bracie",
  "story.E30.intro":
    "Miałeś się tylko rozejrzeć i ruszać dalej. Tymczasem stoi ich w poprzek ścieżki czterech, żaden nie ma więcej niż siedemnaście lat, z oszczepem na dziki, dwoma cepami i kuchennym tasakiem. Idą za tobą od leśnej drogi. Ten z oszczepem ma na sobie kubrak brata; ktoś go uprał i zacerował dziury. Przygotował mowę. Dochodzi w niej do twojego imienia.",
  "story.E30.A": "Usiądź na skarpie i pozwól mu dokończyć.",
  "story.E30.A.end":
    "Mowa jest długa, ale tyle mu jesteś winien. Pod koniec on płacze, a tasak kroi kiełbasę. Mówią ci, gdzie ich bracia ściągali jad i co tam wciąż mieszka.",
  "story.E30.B": "Dobądź miecza; może wtedy pójdą do domu.",
  "story.E30.B.end.1":
    "Nie idą. Biją jak przy młócce, wszyscy naraz i bez głowy, a ty obrywasz porządnie, bo walczysz samym płazem. Kiedy uciekają, nie masz już prawie ani jednej sprzączki, którą dałoby się zapiąć.",
  "story.E30.B.end.2":
    "Dwóch zmyka od razu, trzeci, gdy dostaje w ucho. Ten w kubraku po bracie idzie naprzód, aż rozłupuje ci naramiennik, i stoi przerażony, że się udało, póki nie odeślesz go razem z oszczepem.",
  "story.E30.B.end.3":
    "Cztery sztuki broni leżą na kupie, zanim ktokolwiek zdąży porządnie krzyknąć. Chłopcy stoją z pustymi rękami i czekają na to, czym podobno jesteś. Tasak oddajesz, bo czyjaś matka będzie go szukać.",

  "story.E31.title": "Skrzynka z napisem świece",
  "story.E31.intro":
    "Sumienie trzyma ten kupiec w skrzynce z napisem świece. Znosi ją po drabinie pod pachą i nie spieszy się z otwieraniem. W środku są skórzane buty: podwójnie szyte, smarowane prawdziwym niedźwiedzim sadłem, robione dla książęcego kuriera, który w starych spadł z konia. Warte są trzy razy tyle, ile zapłaciłeś. Kiedy je mierzysz, kupiec staje twarzą do ściany i recytuje, ile go kosztowały.",
  "story.E31.end":
    "Rozchodzić ich nie trzeba. Próbujesz ich na mokrym bruku przed kramem i jesteś na rogu szybciej, niż zamierzałeś. Jakkolwiek zacznie się bójka, po pierwszym ciosie masz jeszcze dech na dwa następne.",
  "story.E31.name": "Skórzane buty",

  "story.E32.title": "Ściśle rzecz biorąc",
  "story.E32.intro":
    "Cech trzyma skład drewna pod lipami, a pieniądze pod składem. Przybyłeś z ostatnim transportem sezonu, w szarym płaszczu i z miękkimi nadgarstkami. Teraz rachmistrz wyjaśnia ci, że nikt na nic nie napadł. O kimś, kto strzegł przed niczym, nie da się, ściśle rzecz biorąc, powiedzieć, że strzegł. Proponuje ci uścisk dłoni. Przez okno widzisz, jak ładują na barki wszystko to, czego nie strzegłeś.",
  "story.E32.A": "Połóż miecz na jego księdze i czekaj.",
  "story.E32.A.end.1":
    "Jak na pisarczyka nerwy ma mocne. Potrąca ci kaszę, ogarki i muła, który zdechł ze starości, zanim cię najęto, a resztę wypłaca drobnymi, które przeliczasz na jego krześle.",
  "story.E32.A.end.2":
    "Godzina twojego milczenia szkodzi interesom; dwóch klientów zagląda i wychodzi. Rachmistrz odkrywa, że zapłatę jednak uzgodniono, w innej księdze. Prosi, żebyś pokwitował, i użycza ci pióra.",
  "story.E32.A.end.3":
    "Zwierzchniczka cechu schodzi zobaczyć, czemu w domu tak cicho. Ma siostrę, którą ocalił ktoś taki jak ty. Rachmistrz wypłaca całą sumę, a potem, pod jej okiem, coś jeszcze za zniewagę.",
  "story.E32.B": "Zamiast monet poproś o miejsce na barkach.",
  "story.E32.B.end":
    "Nic go to nie kosztuje, więc chętnie stempluje mosiężną blaszkę. Jak często zamierzasz jej używać, nie przyszło mu do głowy. Każda barka pod cechowym proporcem musi cię odtąd zabrać do miast nad wodą, jeśli przyłożysz się do roboty.",
  "story.E32.name": "Cechowa blaszka",

  "story.E33.title": "Keja bez numeru",
  "story.E33.intro":
    "Ostatnia keja w porcie Novigradu nie ma latarni ani numeru. Ludzie w filcowych butach wnoszą po desce skrzynie, przykryte, po dwóch do drąga. Z jednej coś nuci. Z drugiej kapie. Spomiędzy listew trzeciej patrzy na ciebie wilgotnymi oczami wąsata twarz i kładzie na ustach palec, na którym jest za dużo błony. Ktoś daleko stąd ma ogród i chce go zasiedlić. Za godzinę odpływ.",
  "story.E33.A": "Wejdź po desce i zacznij od największego.",
  "story.E33.A.end":
    "Okazuje się byłym gwardzistą, o prześlicznym ciosie znad głowy. Dwa razy świszcze ci koło ucha, za trzecim już go umiesz i dostaje nim gwardzista. Skrzynie lecą za burtę otwarte i w porcie robi się tłoczno od pływających.",
  "story.E33.B": "Weź drąg na ramię i wejdź na pokład jako tragarz.",
  "story.E33.B.end.1":
    "Takiemu obdartusowi, bez skrawka blachy, nikt się nie przygląda. Wyciągasz w ładowni wszystkie zatyczki i schodzisz po desce z pustym drągiem, a z pierwszym haustem nocnego powietrza wracają ci siły, wszystkie naraz.",
  "story.E33.B.end.2":
    "Uprząż ci skrzypi i bosman raz podnosi latarnię, ale ty gwiżdżesz, więc ją opuszcza. Przed odpływem wysuwasz większość zatyczek. Za tobą na wodzie ktoś zaczyna wrzeszczeć, a ty odchodzisz, pogwizdując, i z każdym krokiem przybywa ci sił.",

  "story.E34.title": "Zapach jaskółczego ziela",
  "story.E34.intro":
    "W tej karczmie nie musisz pytać. Stoi tuż pod przełęczą i cała izba pachnie twoim własnym jaskółczym zielem. W kącie przy piecu siedzi kaptur, łyżeczki rozłożone, rondle w rzędzie, w połowie warzenia, od którego nie wolno odejść. Oczy cię widzą. Łyżka miesza dalej; nie ma innego wyjścia.",
  "story.E34.A": "Weź ze stołu sakiewkę i przelicz.",
  "story.E34.A.end":
    "Twoje flaszki, jak się okazuje, rozeszły się po całej dolinie, między ludzi słabych na piersi. W sakiewce jest tyle, ile mogli zapłacić. Bierzesz z niej, co ci się należy, a tego, co zostało, nie liczysz.",
  "story.E34.B": "Przysuń sobie stołek i patrz, jak się warzy.",
  "story.E34.B.end.1":
    "Jedno spojrzenie na twoje obwisłe pętle i łyżka się zacina. Bez słowa dostajesz drugi rondel i naukę: nie tak gorąco, nie tak szybko, nigdy żelazem. Trzecia próba trzyma kolor. Do tego czasu na wpół już wybaczyłeś.",
  "story.E34.B.end.2":
    "Zapasów ci chyba nie brak, mówi kaptur, więc nie mogło zaboleć za bardzo. To, co zostało w najmniejszym rondlu, trafia do kubka dla ciebie. Smakuje piwnicą, a siły masz z powrotem, zanim odstawisz kubek.",

  "story.E35.title": "Dym w trzech kolorach",
  "story.E35.intro":
    "Jałowiec, ocet, dym w trzech kolorach: chatę łatwo znaleźć. Stoisz tak, żeby cię było widać, aż kubeł pomyj umyślnie chybia. Ktoś czyta pasek kory i pociąga nosem. Obie brwi poszły z dymem i wróciły rysowane węglem, nie całkiem równo, przez co każda uwaga brzmi jak powątpiewanie. Przyszedłeś uzupełnić zapasy, słyszysz, czy dać się naprawić?",
  "story.E35.A": "Odepnij uprząż i powiedz, czego w niej brakuje.",
  "story.E35.A.end":
    "Każdą flaszką trzeba potrząsnąć, obwąchać ją, przekląć i potrząsnąć raz jeszcze, zanim wolno ci ją wziąć. „Ta zabija, kiedy kichniesz”, słyszysz spod uniesionej brwi. Odchodzisz tą samą ścieżką, oddychając ustami.",
  "story.E35.B": "Powiedz, że od roztopów źle sypiasz.",
  "story.E35.B.end":
    "Nogi w gorącej gorczycy, coś brunatnego z chochli, na kolanach koza, dla ciepła. Po godzinie wstajesz z nową siłą w rękach i pamiętasz wszystko, co umiesz. Koza śpi dalej.",

  "story.E36.title": "Szary łupek, niebieskie okiennice",
  "story.E36.intro":
    "Szary łupek, niebieskie okiennice, klucz od notariusza. Kuchnia: pusta. Sypialnie: puste, łóżka zasłane. Pod dachem stoi koń na biegunach i pęknięte lustro, w którym widać cały strych, ciebie, a przy kominie zupełnie nikogo. A jednak ktoś tam stoi. Ma ładne maniery. Zaproszono go, mówi, ma to na piśmie; a z kim ma zaszczyt? Imię zachowujesz dla siebie, jak radziło dziecko.",
  "story.E36.end.1":
    "On wypada przez dach, ty przez podłogę. Bok zrasta ci się krzywo i długo będziesz się z tej strony osłaniał za nisko. Ale widziałeś, jak na ciebie szedł, i powtórzyć to już umiesz, na razie powoli.",
  "story.E36.end.2":
    "Zaczyna obierać cię z blach, jak kucharz kraba, a ty zabijasz go nogą konia na biegunach. W tym, jak to zrobiłeś, jest coś, co warto zachować. Najmłodsza zapyta o konia.",
  "story.E36.end.3":
    "Połowa twoich sztuczek na nic się nie zdaje przeciw komuś, kto oglądał szermierzy przez dwa stulecia, i jedną z nich wyrzucasz na dobre. To, co znajdujesz na jej miejscu, działa. Wgniecenie w blasze to uczciwa cena.",
  "story.E36.end.4":
    "Jest szybki, ale ty choć raz nie jesteś spóźniony; ten krok jeszcze ci się przyda. W kieszeni na piersi ma jednak papier: ręka notariusza, zaproszenie, suma, dwa egzemplarze. Palisz oba w jego kuchni i mówisz mu tylko, że dom jest czysty.",
};
