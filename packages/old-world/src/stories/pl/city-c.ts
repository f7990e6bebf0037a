/** City stories C25 to C36. */
export const CITY_C: Readonly<Record<string, string>> = {
  "story.C25.title": "Obcy w miękkim kapeluszu",
  "story.C25.intro":
    "Ktoś ich starannie dobierał: niziołka z piętnem na policzku, dezertera, kobietę wyrzuconą z cechu akuszerek. Teraz obcy w miękkim kapeluszu przysiada się i do ciebie. Jest taki dom, mówi, dla tych, których nikt inny u siebie nie chce. Żadnych straży, żadnych kapłanów, ciepły piec, wieczorem trochę gry. Przesuwa po ławie kościany żeton.",
  "story.C25.A": "Schowaj żeton i zapytaj o drogę.",
  "story.C25.A.end":
    "Pod górę, mówi: w góry, kozią ścieżką, do drzwi bez klamki, do których kluczem jest żeton. Gra toczy się tam zawsze. Kiedy pytasz, o co grają, uśmiecha się i przez chwilę nie ma w nim nic miękkiego.",
  "story.C25.B": "Odsuń żeton i zapytaj, dla kogo łowi.",
  "story.C25.B.end":
    "Odpowiada nożem, a za piecem ma trzech przyjaciół. Wychodzisz w pociętej zbroi; na podłodze zostaje na dobre sztuczka, która cię zawiodła, a podnosisz tę z ich sztuczek, która najbardziej ci się spodobała. Niziołek i tak z nimi poszedł.",

  "story.C26.title": "Filc i klej",
  "story.C26.intro":
    "Napierśnik kupiony w poniedziałek, odporny na pazur i ogień, z pieczęcią zaprzysiężonego członka rady magów, w środę rozleciał się w lekkiej mżawce. Pod lakierem ma filc i klej. Kupiec ogląda szczątki z głębokim zawodowym smutkiem. Co sprzedane, to sprzedane, głosi tabliczka nad jego głową. Na półkach są jednak i inne rzeczy, a pieczęć jest prawdziwa.",
  "story.C26.A": "Targuj się, i to głośno, o coś z jego półek.",
  "story.C26.A.end":
    "Jęczy, wylicza dzieci po imieniu, zamyka okiennice, żeby ulica nie widziała, jak go grabią. Trochę twoich pieniędzy przechodzi w jego ręce, dużo mniej, niż powinno, i kupiec włazi po drabinie na najwyższą półkę, gdzie trzyma tych kilka rzeczy, o których nie kłamie.",
  "story.C26.B": "Zanieś magom pieczęć i szczątki.",
  "story.C26.B.end":
    "Pieczęć oddaje z ochotą, co powinno dać ci do myślenia. Rada zasiada w górach, mówi, ponad pogodą, i wysłuchuje skarg w te dni, w które o nich pamięta. Na szczątki pożycza ci nawet worek.",

  "story.C27.title": "Wyznaczony na jesień",
  "story.C27.intro":
    "Ledwie się rozwidnia, kiedy pukają: dwaj kaznodzieje w jednakowym szarym suknie, jeden wysoki, drugi spocony, z broszurą o końcu świata. Wyznaczony jest na jesień. Masz chwilę? Wdrapali się na trzecie piętro, zerkają obok ciebie na łóżko, torbę i miecze na gwoździu, a jak na ludzi, którzy chodzą w pyle, buty mają nadzwyczaj dobre.",
  "story.C27.A": "Zamknij drzwi i wracaj do łóżka.",
  "story.C27.A.end":
    "Przemawiają przez chwilę do drewna i idą dalej. Przesypiasz południe, gradobicie i czyjeś wesele i wstajesz gotów do każdej roboty. Na schodach koronczarka z góry pyta każdego, czy nie widział jej oszczędności.",
  "story.C27.B": "Wpuść ich, niech opowiedzą o jesieni.",
  "story.C27.B.end":
    "Wysoki mówi, drugi tymczasem błogosławi twój dobytek, a kiedy wychodzą, wychodzi z nimi twoja księga fechtunku, a z nią cięcie, którego nigdzie indziej nie miałeś. Obrabiają karczmy nad wodą, mówi służąca, i zawsze przychodzą dwa razy; wystarczy wziąć tam pokój.",

  "story.C28.title": "Strzała w czapce kucharki",
  "story.C28.intro":
    "Mag kazał znieść łóżko do piwnicy i siedzi na nim w pełnym ubraniu wśród świec. Osiemnaście lat temu, mówi, podpisał pewien papier; palili inni. W tym tygodniu strzała utkwiła mu w drzwiach, potem w czapce kucharki, a potem przyszedł list, pięknym, starym elfim pismem, bez daty. W zasadzie umie ściągnąć piorun. Ale nie wtedy, gdy trzęsą mu się ręce.",
  "story.C28.A": "Przesiedź noc w jego kuchni.",
  "story.C28.A.end":
    "Elf nie przychodzi; przychodzi kucharka w drugiej czapce, z kluskami. Jesz, śpisz oparty o piec, a rano nic w tobie nie trzeszczy. Mag dziękuje przez drzwi. Przez całą noc, mówi, ktoś czytał mu nazwiska.",
  "story.C28.B": "Idź poszukać łucznika.",
  "story.C28.B.end":
    "Na liście jest czerwona glina z kamieniołomu, lotki pachną dymem. Ktoś w górach wynajmuje skład i niczego w nim nie trzyma. Idź tam, mówi mag. Nie prosi, żebyś najpierw porozmawiał, a ty nie przypominasz mu, że tak też można.",

  "story.C29.title": "Słój zaprawy",
  "story.C29.intro":
    "Połowę twarzy ma pod mokrym płótnem, a druga połowa jest wściekła. Farbuje sukno. Wczoraj od wyrostków z traktu kupiła tanio słój zaprawy, która przeżarła kadź, podłogę i fartuch. Tego, czym czuć od płótna, nie da się pomylić z niczym: jad potwora, ściągnięty świeżo i nieumiejętnie. Ktoś okrada leże i sprzedaje, czego nie rozleje.",
  "story.C29.A": "Odłóż torbę i zajmij się oparzeniami.",
  "story.C29.A.end":
    "Idą na to dwie twoje najlepsze flaszki i mnóstwo czystej wody, ale oko ocaleje. Cech dobrze płaci za milczenie. Później kobieta przypomina sobie, czym się wyrostki chełpiły: że weszły w południe, kiedy to spało, i jak długo trzeba było to obchodzić.",
  "story.C29.B": "Rusz za tymi, którzy to sprzedali.",
  "story.C29.B.end":
    "W jedynej ocalałej kieszeni fartucha znajduje dla ciebie monetę. Wyrostki przyszły leśną drogą, ze wsi, w której drzwi rygluje się za dnia. Pokaż im to, mówi i daje ci szmatę. Nic jej nie musisz przynosić, byle się skończyło.",

  "story.C30.title": "Bilecik drżącymi literami",
  "story.C30.intro":
    "Sądząc po oddechu, staruszkowi w przytułku został tydzień i on o tym wie. Trapi go pewna data. Ma przyjaciela, któremu co roku bez wyjątku składa życzenia, a w tym roku odmówiły mu nogi. Paczka jest gotowa: butelka, wstążka, bilecik wielkimi, drżącymi literami. Ile lat ma przyjaciel? Zaczyna liczyć, urywa i robi zdziwioną minę.",
  "story.C30.A": "Weź paczkę i obiecaj, że będziesz na czas.",
  "story.C30.A.end":
    "Wysoko w górach jest dom, szepcze, dobra porcelana na stole, i nigdy nie siadają tam późno. Powiedz, że było tego sześćdziesiąt lat i że z każdego był rad. Patrzysz na bilecik. Nie ma na nim żadnej liczby, tylko jedno słowo: znowu.",
  "story.C30.B": "Lepiej zostań i dotrzymaj mu wieczorem towarzystwa.",
  "story.C30.B.end":
    "Gracie w warcaby, aż zasypia nad planszą. Rano dyżurna siostra oddaje ci zawartość jego sakiewki, bo tak ją prosił. Paczka stoi na parapecie, zawiązana i zaadresowana, a data mija.",

  "story.C31.title": "Okna hali zbożowej",
  "story.C31.intro":
    "Powiesić ją, mówi rynek; już nie krzyczy, po prostu mówi, tak jak ludzie ustalają cenę. Dziewczyna ma może piętnaście lat. Wszystkie okna hali zbożowej pękły naraz, a ona stała przed nimi z otwartymi ustami. Skądś wziął się sznur. Wójt wolałby, żeby było w tym jakieś prawo, i szuka go w twojej twarzy.",
  "story.C31.A": "Wyprowadź ją samym środkiem tłumu.",
  "story.C31.A.end":
    "Trudno walczyć z ludźmi, których nie chce się zabić. Jeden z twoich ciosów umie tylko zabijać; na zawsze rzucasz go na bruk i znajdujesz w to miejsce coś cichszego. Dziewczyna jest za murem, zanim się połapią. Na podziękowanie nie ma czasu, a rynek nie ma na nie ochoty.",
  "story.C31.B": "Powiedz wójtowi, że tu trzeba prawdziwego sądu.",
  "story.C31.B.end":
    "Chwyta się tego. Nakaz, eskorta, sędziowie pod przysięgą: dziewczyna odjeżdża żelaznym wozem do twierdzy w górach, gdzie wiesza się jak należy. Kupiłeś jej kilka dni. Jeśli mają być coś warte, lepiej rusz za nią.",

  "story.C32.title": "Gałązka jarzębiny",
  "story.C32.intro":
    "Leży na drzwiach wspartych na dwóch kozłach, umyty i uczesany, z gałązką jarzębiny na ranie. Wiedźmin, siwy jak borsuk, tobie nieznany. Za wozem przyszedł tuzin wieśniaków, dopilnować, żeby było jak trzeba, bo pewnej wiosny, kiedy skończyły się pieniądze, został u nich do końca tygodnia. Pchnięty od przodu, mówi kobieta, przez kogoś, kto najpierw zapytał, kim jest.",
  "story.C32.A": "Zapytaj ją, dokąd ten ktoś poszedł.",
  "story.C32.A.end":
    "W góry, i nie spieszył się. Wysławiał się uprzejmie, a kij z karbami dał policzyć synkowi karczmarza; było na nim jeszcze miejsce. Miał tam czekać, wszystko jedno na którego wiedźmina. Zasypują grób, a ty dociągasz rzemienie.",
  "story.C32.B": "Zapłać za grób i zapytaj o jego rynsztunek.",
  "story.C32.B.end":
    "Grabarz bierze od ciebie pieniądze i spluwa na nie, na szczęście. Rynsztunek sprzedano jeszcze tej samej nocy, na poczet karczmarskiej pościeli, i większość wciąż ma handlarz przy bramie. Kobieta idzie z tobą, żeby chociaż to odbyło się uczciwie.",

  "story.C33.title": "Dwie rzeczy na sprzedaż",
  "story.C33.intro":
    "Kaszle w rękaw, patrzy i zawija sukno, żebyś ty nie musiał patrzeć. Był górnikiem, mówi żebrak; to słychać. Teraz ma na sprzedaż dwie rzeczy. Jedna to miejsce, którędy nocą chodzi coś dużego, i ta jest tania. Druga to miejsce, gdzie coś zostało pod ziemią, i ta tania nie jest. Umrze, nim chwyci mróz, więc bądź łaskaw się zdecydować.",
  "story.C33.A": "Weź tę tanią.",
  "story.C33.A.end":
    "Mówi dokładnie, bo zawsze płacono mu od łokcia: zakręt ścieżki, podrapana kora, godzina przed świtem, odcisk szeroki jak łopata. Chce za to tylko twojego chleba, a ty zostawiasz mu jeszcze ser.",
  "story.C33.B": "Zapytaj, ile kosztuje ta druga.",
  "story.C33.B.end.1":
    "Chce więcej, niż kiedykolwiek dałeś za jakieś miejsce, a jak na umierającego liczy dobrze. Z bramy wychodzi mała dziewczynka i bierze mu pieniądze z ręki. W górach, mówi: stara kopalnia, wejście zabite deskami. Jeden z nas w niej został.",
  "story.C33.B.end.2":
    "Zbijasz cenę, co nie wymaga kunsztu, bo żebrak musi przystawać dla oddechu. I tak jest drogo. W górach jest kopalnia, porzucona, kiedy puściły stemple; wspólnik wrócił po to, co tam ukryli, i wciąż w niej jest.",
  "story.C33.B.end.3":
    "Mniej, niż się bałeś: rachunek u aptekarza i suche onuce. Za to dostajesz całość. Idź w góry, do zamkniętej kopalni z krzywym modrzewiem u wejścia. A jak spotkasz tego w środku, mówi żebrak, powiedz mu, że czekałem.",

  "story.C34.title": "Wieńce, kto by pomyślał",
  "story.C34.intro":
    "Wieńce, kto by pomyślał. Zabiłeś tylko to, do czego cię najęto, ale wcześniej zjadło pastuszka gęsi, a po nim poborcę, więc wytoczyli na ulicę beczkę i postawili cię na niej. Burmistrz porównał cię już do lwa i rozpędza się do świętego. Na stopniach świątyni dwóch ludzi w białych wapenrokach słucha uważnie i nie pije.",
  "story.C34.A": "Zostań na beczce i pij razem z nimi.",
  "story.C34.A.end":
    "Śpiewają, noszą cię, odstępują ci małżeńskie łoże i budzisz się, a nic cię nie boli. Białe wapenroki zapisały sobie jednak słowo święty i zostawiły dla ciebie u odźwiernego uprzejme pytanie. Zadadzą je, gdy następnym razem pójdziesz się rozejrzeć.",
  "story.C34.B": "Zejdź z beczki i zapytaj o zapłatę.",
  "story.C34.B.end":
    "Muzyka się rwie. Bohater by nie zapytał, czytasz im w twarzach. Płacą co do miedziaka, a tymczasem zaczyna padać i beczkę wtaczają z powrotem. Rękę podaje ci tylko ojciec pastuszka.",
  "story.C34.name": "Uprzejme pytanie",

  "story.C35.title": "Siedmioro, sądząc po oddechach",
  "story.C35.intro":
    "W zaułku gaśnie jedna latarnia, potem ta za tobą. Siedmioro, sądząc po oddechach; elfy, sądząc po tym, jak mało ich słychać. Od lat żadnemu elfowi w tej dzielnicy nie wolno mieć nic dłuższego niż kuchenny nóż, a jednak czujesz woskowaną cięciwę. Widziano dziś wiedźmina z wójtem, odzywa się kobiecy głos. I całkiem spokojnie pyta, za co mu zapłacono.",
  "story.C35.A": "Zaproponuj jej, że rozstrzygniecie to we dwoje, na miecze.",
  "story.C35.A.end.1":
    "Przegrywasz tak szybko, że to żaden wstyd. Jeden z twoich najstarszych nawyków, mówi elfka, pomagając ci wstać, widać przez całą ulicę. Więcej po niego nie sięgniesz. Pokazuje ci coś prostego w zamian i zapala latarnię.",
  "story.C35.A.end.2":
    "Żadne z was nie może się przebić. Po jakimś czasie ktoś na dachu parska śmiechem i robi się z tego coś w rodzaju rozmowy, tyle że na miecze, z której wynosisz jedno dobre zdanie. Wójt, mówisz jej na koniec, pytał o szczury.",
  "story.C35.A.end.3":
    "Trafiasz ją dwa razy, leciutko, i słyszysz, jak luzują cięciwy. Potem pokazuje ci cięcie starsze od tego miasta; jej lud przestał go uczyć, bo nie ma już kogo. Rób to dobrze, mówi, albo wcale.",
  "story.C35.B": "Stój spokojnie, otwórz dłonie i powiedz prawdę.",
  "story.C35.B.end":
    "Zanim się namyślą, koło każdego ucha przelatuje ci strzała. Stoisz, jak stałeś, i uczysz się, co odbić, a co przepuścić; ciało pamięta tę lekcję długo po tym, jak kolana przestały się trząść. Chodziło o szczury, powtarzasz.",

  "story.C36.title": "Mistrzyni czterech księstw",
  "story.C36.intro":
    "Mistrzyni czterech księstw, głosi tabliczka na jej szyi, własnoręcznie malowana. Gra na skrzyni przed łaźnią, w rękawiczkach bez palców, i kości wytarły już w drewnie dołek. Jej rzut leży tam od rana: trzy trójki i dwie dwójki. Siedmiu próbowało go przebić. Sześciu się przygląda, jeden poszedł powiedzieć żonie.",
  "story.C36.A": "Weź kości do ręki.",
  "story.C36.A.end.1":
    "Dość długo patrzy na twój rzut. Potem zdejmuje z szyi tabliczkę, odwraca skrzynię i bez słowa wypłaca ci z podwójnego dna. Jeden z sześciu klaszcze, póki mistrzyni, wcale nie oschle, nie poprosi go, żeby przestał.",
  "story.C36.A.end.2":
    "Nie wystarcza. Od przegranych nie żąda stawki, tylko żeby zostali i patrzyli, więc znów stoi siedmiu, ramię w ramię. Kosztowało cię to godzinę i kawałek dobrego mniemania o sobie.",
  "story.C36.B": "Zostaw kości i patrz, jak ona to robi.",
  "story.C36.B.end.1":
    "To, co zawsze szło ci najgorzej, ona robi przez cały dzień: ogarnia wzrokiem cały stół i niczego z niego nie chce. O zmierzchu już to umiesz. Tak cię pochłonęło, że nie poczułeś cudzej ręki w torbie, i nie została w niej ani jedna flaszka.",
  "story.C36.B.end.2":
    "Koło południa pojmujesz akurat to, czego ci najbardziej brakowało, i to dzięki kobiecie, która turla kości. Potem ktoś z przegranych przewraca skrzynię, każdy bije sąsiada, a jakiś stołek zrywa ci blachę z ramienia, zanim dojrzysz, czyj to.",
  "story.C36.B.end.3":
    "Dzień jest spokojny. Do wieczora luźny nadgarstek i zamknięte usta naprawiają najsłabszą stronę twojego fachu. Ona zbiera manatki, rzuca ci najbardziej wytartą z kości i wyznaje, że tabliczka kłamie. Trzy księstwa, mówi.",
};
