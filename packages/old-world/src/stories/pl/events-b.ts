/** Stories of the events E13–E24. */
export const EVENTS_B: Readonly<Record<string, string>> = {
  "story.E13.title": "Kuźnia wśród kóz",
  "story.E13.intro":
    "Wysoko, gdzie droga to głównie umowa między kozami, stary mistrz zbudował kuźnię z dala od klientów. Obraca nit w palcach, chrząka na widok znaku i wrzuca twoją monetę do wiadra z węglem. Zbroja wisi na słupie, bez lwów i bez złoceń. Każda blacha zachodzi na następną o szerokość palca, tak że kto się uchyli przed ciosem, zamyka się szczelnie jak szyszka.",
  "story.E13.end":
    "Każe ci się w niej turlać, robić uniki i spadać ze schodów, po czym poprawia jeden rzemień. „Teraz cię zna”, mówi. Im zwinniej się ruszasz, tym mniej jest w co trafić.",
  "story.E13.name": "Zbroja",

  "story.E14.title": "W koszu na sznurze",
  "story.E14.intro":
    "Twarzy mistrzyni z Vengerbergu nie widzisz dobrze ani razu. Pracuje na piętrze, nad sprzedawcą węgorzy, i nie schodzi, odkąd gorączka odebrała jej władzę w nogach. Wszystko trafia do niej w koszu: jesionowe drzewca, ścięgna, twoje pieniądze na stal. W zamian zjeżdża pytanie na skrawku papieru, potem drugie. Jak daleko, jak duże, jaka skóra, na wdechu czy na wydechu? Kiedy kosz zjeżdża znowu, musi go podtrzymać dwóch chłopaków.",
  "story.E14.end":
    "Stalowe łuczysko, korba, rowek prosty jak kazanie. Do łoża przypięta jest ostatnia kartka: strzelaj pierwszy, zanim ktokolwiek dobędzie broni. Patrzy z okna, póki nie trafisz w kurka na dachu sprzedawcy węgorzy.",
  "story.E14.name": "Ciężka kusza",

  "story.E15.title": "Żałobna wstążka",
  "story.E15.intro":
    "To prezent, upiera się kupiec, dodatek do patelni, więc po co wspominać o tym czyjejś żonie. Stojąc tyłem do drogi, zdejmuje wieczko z płaskiego pudełka. Osioł odwraca głowę. Na żałobnej wstążce leży jedyny kawałek żelastwa, którego nigdy nie wyłożył na wozie. Należał do ojca, który przez trzydzieści lat chodził tą drogą sam i okradziono go tylko raz.",
  "story.E15.end":
    "Żelazo by rdzewiało; ten kastet jest z mosiądzu. Cztery kółka spięte poprzeczką, od środka wytarte do blasku. Za blisko na miecz, mówi, to dla niego w sam raz. Cokolwiek innego zamierzałeś, musisz to odpuścić, ale co nim trafisz, jest trafione.",
  "story.E15.name": "Kastet",

  "story.E16.title": "Pod osądem deresza",
  "story.E16.intro":
    "Między dębami leży wybieg tak dobrze ogrodzony, że bierzesz go za pański. Hodowca jest krzywonogi, konie wita po imieniu, ludzi wcale. Ale warkoczyk z grzywy poznaje, czerwieni się i pyta, czy ona jeszcze o tym mówi. Potem gwiżdże. Spomiędzy pni, o których przysiągłbyś, że rosną za gęsto, wychodzi deresz i ogląda cię od stóp do głów. Zwłaszcza buty podlegają osądowi.",
  "story.E16.end":
    "Hodowca nie odda konia, póki go nie wyszczotkujesz, nie oprowadzisz i nie prześpisz nocy w jego słomie, i tak schodzi cały dzień. Rano deresz niesie cię przez gęsty las, jak inne idą przez jęczmień.",
  "story.E16.name": "Koń",

  "story.E17.title": "Więcej świeczek niż tortu",
  "story.E17.intro":
    "Dobry kamień, dobra porcelana, lampy we wszystkich oknach i tort, na którym świeczek jest więcej, niż przystoi. Przyszedłeś na czas. Jubilat rozwiązuje wstążkę, czyta jedyne słowo na bileciku i przez chwilę milczy; potem dziękuje ci po imieniu. Imienia nie podałeś. Sześćdziesiąt lat, mówisz, jak ci kazano, i z każdego był rad. Na dłoni, która nalewa ci wina, nie ma ani jednej zmarszczki. Nikt inny nie przyszedł.",
  "story.E17.A": "Wznieś kielich i zapytaj o pierwsze lato.",
  "story.E17.A.end":
    "Odpowiedź jest długa i zabawna, a kończy się grobem w innym kraju. Koło północy obaj przestajecie udawać. Gospodarz widzi dłoń, którą trzymałeś z dala od miecza, i kłania się jej.",
  "story.E17.B": "Wina nie tykaj i obluzuj srebro w pochwie.",
  "story.E17.B.end":
    "Metal ociera się o skórę bardzo cicho, a jednak wszystkie świeczki pochylają się w tę stronę. „Miałem nadzieję”, mówi gospodarz, „chociaż na jedne urodziny”, i przechodzi przez stół, nie trącając tortu.",

  "story.E18.title": "Trzy koszule i brzytwa",
  "story.E18.intro":
    "Gospodarz pakuje niewiele: trzy koszule, brzytwę, bilecik, skrzynkę ziemi, o której się nie rozmawia. Za rok nie będzie paczki i nie ma dla kogo zostawać, a wiedźmin przynajmniej nie wtrąca do rozmowy czosnku. Z rozlewem krwi skończył dziesiątki lat temu, jak inni z hazardem. Szanse wciąż umie liczyć. Świeczki gasi jedną po drugiej, mokrymi palcami, bez pośpiechu.",
  "story.E18.end":
    "Przez pierwszy tydzień chodzicie nocą, aż się okazuje, że to bez różnicy. Kiedy coś szczerzy na ciebie zęby, chłodny głos przy twoim ramieniu zdradza, co tamto zaraz zrobi, i psuje mu jeden z planów.",
  "story.E18.name": "Aurel Vane",

  "story.E19.title": "Lukier na rękawie",
  "story.E19.intro":
    "Najpierw lecą talerze, potem lampa. To, co idzie na ciebie po obrusie, wciąż jest pięknie ubrane i ma o wiele za dużo stawów. Pierwszy cios zrywa ci rzemienie z ramienia i wszystkie blachy, jakie na sobie miałeś, jadą po podłodze pod kredens, gdzie na nic ci się już nie przydadzą. Zostają cztery ściany, jedne drzwi i mnóstwo tłuczonego szkła. Po ciemku, z lukrem na rękawie, słyszysz, jakie to jest cierpliwe.",
  "story.E19.end.1":
    "Wyrzuca cię przez okno, a za tobą, nie bez kurtuazji, twój płaszcz. Leżysz wśród tulipanów i dochodzisz, co właściwie robisz najgorzej, aż robisz to lepiej. W bucie utkwiła ci moneta z urodzinowego stołu.",
  "story.E19.end.2":
    "Zaganiasz to w komin, osmalone i klnące w martwym języku, a sam nie masz tchu, żeby za tym ruszyć. Srebro z kredensu pokrywa ci rachunek za ramię. A tego, w czym byłeś najgorszy, nauczyłeś się tak, jak człowiek się uczy, że piec parzy.",
  "story.E19.end.3":
    "Kończy się na dywaniku przed kominkiem i to, co zostało, wygląda już tylko staro. Potem zdmuchujesz świeczki, bo ktoś powinien. Jedną rzecz, którą sam wybrałeś, umiesz od tej nocy lepiej i rano wciąż ją umiesz.",

  "story.E20.title": "Kamyki",
  "story.E20.intro":
    "Jechać nie chce, bo koń się jej płoszy, a za tobą iść nie chce, bo mógłbyś ją zostawić. Dziewczyna idzie więc przodem. Na szyi ma pręgę od sznura i liczy pod nosem, ilekroć zaszczeka pies. Kiedy coś ją przestraszy, kamyki odrywają się od drogi. Z tymi oknami, mówi, tylko się bała; to był pierwszy raz. Mówi to ostrożnie, jak się mówi coś, co jest prawie prawdą.",
  "story.E20.end":
    "Nazywasz ją Pokrzywą; nazywano ją już gorzej, mówi, i robili to lepsi. W walce moc ucieka z niej jak para spod pokrywki. Prawie zawsze parzy tego, z kim walczysz. Często ciebie też.",
  "story.E20.name": "Pokrzywa",

  "story.E21.title": "Stawka na stołku",
  "story.E21.intro":
    "Żeton pasuje do szczeliny; drzwi bez klamki otwierają się na lampy, żar pieca i krzyk. Gra się tu o wszystko. Ktoś postawił małżeńskie łoże, ktoś siano na całą zimę. Przy trzecim stole stawką jest chłopiec: siedzi na stołku, nogi ma związane i wysoko nad podłogą, i je jabłko, które mu ktoś dał. Ojciec przegrał go godzinę temu. Zwycięzca ziewa, podsuwa kości i pyta, czy masz ochotę rzucić.",
  "story.E21.end.1":
    "Kości cię dziś lubią. Zgarniasz wygraną, jedną trzecią odsuwasz po suknie z powrotem i bierzesz za nią chłopca razem ze sznurem. Mały idzie szukać ojca, a ty zatrzymujesz resztę i mu nie bronisz.",
  "story.E21.end.2":
    "Przegrywasz, po czym przestajesz być uprzejmy. Do zmroku wyprowadzasz stamtąd chłopca, izba po izbie, i znosisz go na barana kozią ścieżką. Ani jedna blacha na tobie nie jest cała. Ale dwóch rzeczy, które szły ci najgorzej, musiałeś się tam nauczyć, a na rozglądanie się nie ma już dziś światła.",

  "story.E22.title": "Czyste prześcieradło",
  "story.E22.intro":
    "Dom, studnia i wdowa, która otwiera sama i od razu, po pieczęci, poznaje papier. Wszystko, co ma, rozłożyła na czystym prześcieradle: łyżeczkę z chrzcin, bursztynowy grzebień, ostrogi dziadka. Potem woła córkę, dwunastoletnią, krzepką jak maselnica, z włosami zaplecionymi już na drogę. Zwyczaj pozwala na jedno albo drugie, mówi. Głos jej nie drży; drży łyżeczka w ręce.",
  "story.E22.A": "Weź dziewczynę, jak chce zwyczaj.",
  "story.E22.A.end":
    "Nikt nie lamentuje. Dziewczyna całuje matkę, potem psa, i to psu każe być dzielnym. Na końcu drogi pyta, czy straciłeś kiedyś dziecko. Mówisz, że nigdy nie miałeś żadnego do stracenia.",
  "story.E22.B": "Zwiń prześcieradło z rodowymi pamiątkami w środku.",
  "story.E22.B.end":
    "Węzły są mocne; wdowa chce, żeby wszystko zostało razem. Na trakcie niewiele by za to dali, ale wystarczy się gdzieś rozejrzeć, a znajdzie się ktoś, kto zna się na bursztynie i nie żałuje monet. Dziewczyna rozplata warkocze, zanim wyjdziesz z podwórza.",
  "story.E22.name": "Rodowe pamiątki",

  "story.E23.title": "Poduszka z gęsiego pierza",
  "story.E23.intro":
    "Na imię ma Maren, a cały jej bagaż to poduszka z gęsiego pierza. W pierwszym tygodniu stwierdza, że osełkę masz tępą, kaszę przypaloną, a węzły to wstyd. Trzy razy ma rację. W drugim tygodniu, w cichym lesie, kładzie ci dłoń na rękawie, przystajesz i po chwili czujesz to i ty. Skąd wiedziała, nie umie powiedzieć. Babka, przyznaje, miała tak samo z gośćmi.",
  "story.E23.end":
    "Do samej bestii nigdy jej nie dopuszczasz. Czeka z koniem i poduszką. Ale zawsze mówi ci, kiedy, i odkąd wyszliście spod drzwi jej matki, żadna bestia nie zdążyła zacząć pierwsza.",
  "story.E23.name": "Maren",

  "story.E24.title": "Jak należy",
  "story.E24.intro":
    "W twierdzy wiesza się jak należy. Jest dzwon, pisarz z klepsydrą, szafot ze struganego dębu nad wąwozem. Sędziom pod przysięgą wystarczyło jedno przedpołudnie. Teraz dziewczyna stoi pod belką w czyimś fartuchu i przy każdym szlochu z jakiegoś dachu zjeżdża łupek; wpisano to jako dowód. Niektórzy przyprowadzili dzieci. Bocznej furty nikt nie pilnuje, schodów też nie.",
  "story.E24.A": "Przetnij sznur i broń schodów, a ona niech ucieka.",
  "story.E24.A.end":
    "Idą na ciebie z halabardami, potem ze stołkami, w końcu z klepsydrą pisarza. Schodzi na tym cały dzień: bronisz siedemnastu stopni i oddajesz jeden, a z nim całą zbroję. Ona jest już za granią, wolna i sama. Dwóch rzeczy, w których byłeś najgorszy, nauczyłeś się na tych schodach; na sen jesteś zbyt zmęczony.",
  "story.E24.B": "Narzuć na nią płaszcz i zabierz ją ze sobą.",
  "story.E24.B.end":
    "Boczną furtą, przez podwórze farbiarza, gzymsem szerokim na bochenek. Jest lekka i gryzie. Dzwon bije za wami jeszcze przez długie godziny i żadne z was nie śmie odpocząć przed drugą doliną; noc będzie krótka.",
};
