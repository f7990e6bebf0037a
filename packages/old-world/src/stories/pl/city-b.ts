/** City stories C13 to C24. */
export const CITY_B: Readonly<Record<string, string>> = {
  "story.C13.title": "Wiedźmin, sztuk jeden, na pensji",
  "story.C13.intro":
    "Sekretarz kupieckiego cechu ma na to formularz. Wiedźmin, sztuk jeden, na pensji: łóżko, szary płaszcz z cechową wagą na ramieniu, w południe zupa, a po sezonie zapłata. Koniec targów z rajcami o potopione cielęta. Podsuwa ci kałamarz. Przez okno za jego plecami wpada zapach pieprzu, smoły i cudzych pieniędzy.",
  "story.C13.A": "Podpisz i włóż szary płaszcz.",
  "story.C13.A.end":
    "Każą ci chodzić przy wozach z halabardą, której nie wolno ci użyć, aż nadgarstki zapominają o mieczu. Zapłata należy się z ostatnim transportem sezonu i masz ją odebrać tam, dokąd transport jedzie: w składzie drewna, który cech ma w lesie.",
  "story.C13.B": "Zostaw formularz i pogadaj z woźnicami.",
  "story.C13.B.end":
    "Sekretarz jest urażony. Woźnice nie; od dawna chcieli to komuś opowiedzieć. Dwóch odgrywa całą rzecz, jeden jako wół na przedzie: zakręt, na którym stają konie, szarpnięcie z lewej, rów. Grają marnie, ale zgodnie pokazują, skąd to wypadło i dokąd poszło. Wołu znaleziono potem w dwóch parafiach.",

  "story.C14.title": "Ten z wąsami",
  "story.C14.intro":
    "Najpierw przebiega obok ciebie człowiek o głowie wydry, boso, w resztkach marynarskiej koszuli. Za nim pędzi pięciu z sieciami i bosakami, a ostatni, zasapany, przystaje, żeby wyjaśnić. To uciekło ze skrzyni. Jest warte więcej niż statek. Przed wami zaułek kończy się murem i ten z wąsami właśnie się o tym przekonał.",
  "story.C14.A": "Wskaż tym pięciu inny zaułek.",
  "story.C14.A.end":
    "Człowiekowi z dwoma mieczami się wierzy. Kiedy tupot cichnie, ten z wąsami mierzy cię wzrokiem, kręci głową i przez godzinę, na migi i z częstym wzdychaniem, uczy cię tego, co robisz najgorzej; potem się kłania i znika za murem.",
  "story.C14.B": "Stań między nim a sieciami.",
  "story.C14.B.end.1":
    "Pięciu w wąskim zaułku to dużo. Rozbijają ci gardę, zanim ogarnie cię złość; dopiero ona rozstrzyga. Wąsaty mówi, zacinając się: na nabrzeżach Novigradu stoją inne skrzynie, a w nich tacy jak on, i czekają na przypływ.",
  "story.C14.B.end.2":
    "Sieci przeszkadzają im bardziej niż tobie, ale bosak sięga daleko i każdy krok okupujesz nową rysą na zbroi. Potem wąsaty, gardłem nie do tego stworzonym, trzy razy wydobywa z siebie to samo słowo: Novigrad. Stoi tam statek i nie jest jeszcze pełny.",

  "story.C15.title": "Bardzo małe noże",
  "story.C15.intro":
    "Przy najciemniejszym stole w karczmie postać w kapturze rozwija skórzany futerał pełen łyżeczek, lejków i bardzo małych noży. Głosem ani młodym, ani starym oznajmia, że warzy takie trunki, jakie ty pijasz. Ma recepturę i alembik, nie ma ziół, a twoje czuje aż stąd. Trochę chętnie kupi. Albo pójdziecie na górę, wrzucicie wszystko do jednego garnka i zobaczycie.",
  "story.C15.A": "Sprzedaj pęczek ziół i nie ruszaj się z miejsca.",
  "story.C15.A.end":
    "Kaptur obwąchuje każdą łodygę, płaci, ile żądasz, za jaskółcze ziele nawet o połowę więcej, i znika, zanim przyniosą ci potrawkę. Monety są dobre; nadgryzłeś wszystkie. Dopiero później widzisz, że tam, gdzie leżał futerał, ze stołu zeszła politura.",
  "story.C15.B": "Idź na górę ze wszystkim, co masz.",
  "story.C15.B.end":
    "Budzisz się na podłodze z językiem jak filc. Nie ma alembiku, nie ma kaptura, nie ma ani jednej twojej flaszki, ani jednej łodygi. Stajenny widział muła, który pobrzękiwał na drodze w góry. Nic tam nie ma, mówi, same karczmy.",

  "story.C16.title": "Funta kłaków niewarci",
  "story.C16.intro":
    "Nikt na tym targu nie umie warzyć, mówi ci zielarka, wszyscy funta kłaków niewarci, ona sama też. Mówiąc, obrywa wrotycz, kciuk ma czarny po staw. Jest ktoś, kto umie, ale stroni od ludzi: siedzi między drzewami i chlusta pomyjami na komorników. Wszystkiego, co wie, nauczyła się tam przez jedno lato, po czym ją wyproszono. Na twoje flaszki patrzy ze szczerym współczuciem.",
  "story.C16.A": "Poproś mimo to o flaszkę jej roboty.",
  "story.C16.A.end":
    "Jest tak zaskoczona, że zapomina o zapłacie. To zwykły brunatny wywar z kawałkiem łodygi w środku, uczciwy po same fusy i mocniejszy, niż ona przyznaje. Kto usłyszy o najlepszym, zauważa, ten zwykle nie chce już dobrego.",
  "story.C16.B": "Zapytaj, co trzeba zrobić, żeby cię tam wpuścili.",
  "story.C16.B.end":
    "Na początek zapłacić: trochę za wskazanie drogi, trochę za dobre słowo, wydrapane na pasku kory. Idź ścieżką węglarzy w głąb lasu, mówi, aż zapachnie jałowcem i octem. Potem stań tak, żeby cię było widać.",

  "story.C17.title": "Spłacony i umeblowany",
  "story.C17.intro":
    "Mieszkają na drabiniastym wozie za komorą celną: notariusz, żona, troje dzieci i zegar. Ich własny dom stoi pusty w górach, spłacony i umeblowany. Coś po nim chodziło. Mleko czerwieniało w rondlu. Najmłodsza nie chce powiedzieć, co mówiło do niej przez sufit. Notariusz spisał umowę na kolanie, w dwóch egzemplarzach, i ręka zadrżała mu dopiero przy podpisie.",
  "story.C17.A": "Domu nie bierz; zapytaj dziewczynkę, co słyszała.",
  "story.C17.A.end":
    "Zna to na pamięć, głoska po głosce: stary wiersz i gest do niego, podpatrzony przez szparę w deskach. To prawie cały Znak, w postaci, której od dawna nikt nie używa; odtąd używasz jej ty. Notariuszowi radzisz dom sprzedać i zostawiasz ich z zegarem.",
  "story.C17.B": "Podpisz oba egzemplarze.",
  "story.C17.B.end":
    "Daje ci klucz, ciepły jeszcze od kieszeni. Ostatni dom przy górskiej drodze, szary łupek, niebieskie okiennice, a to coś, czymkolwiek jest, nie rusza się spod dachu. Dziewczynka daje ci radę: kiedy zapyta, jak się nazywasz, nie nazywaj się wcale.",

  "story.C18.title": "Żółty jak cytryna",
  "story.C18.intro":
    "Zanim doszedł do rzeczy, zmarnował cztery chusteczki. Jest pewna dama; ceni odwagę; on odwagi nie ma, od dziecka był wątły. Ma za to kaftan żółty jak cytryna, stałą pensję i plan, a do planu trzeba kogoś postawnego, kto umie przekonująco przegrać pojedynek. Przyniósł ci maskę do przymierzenia. Jest aksamitna i trochę za ciasna.",
  "story.C18.A": "Włóż maskę i zagraj mu łotra.",
  "story.C18.A.end":
    "Płacze z wdzięczności i marnuje piątą. Do ciotki dama jedzie karetą, leśnym traktem; masz tam czekać między drzewami i ryczeć. Napisał ci nawet kilka kwestii, przeważnie do rymu.",
  "story.C18.B": "Idź do damy i powiedz jej wszystko.",
  "story.C18.B.end":
    "Dziękuje ci z powagą i posyła po dwa florety. W tajemnicy bierze lekcje u pojedynkowicza na emeryturze i ma dość wypróbowywania ich na ogrodniku. Wychodzisz z nową sztuczką w nadgarstku, która na ogrodniku nigdy jej nie wyszła. Jej wielbiciel nie wybacza ani jej, ani tobie.",

  "story.C19.title": "Trzej uczniowie",
  "story.C19.intro":
    "Najpierw poznajesz utykanie, dopiero potem twarz: to jeden z mistrzów, którzy uczyli cię padać, daleko od swojego dziedzińca i o dwadzieścia lat starszy. Trzej uczniowie, mówi. Najmniejszy nie ma jeszcze dziesięciu. Jakiś mag odkupił ich od eskorty do swoich badań, bo dostali już pierwsze zioła i przeżyli. Konia mistrz sprzedał. Miecza nie, ale ciągle na niego zerka.",
  "story.C19.A": "Zapłać za świeżego konia i niech jedzie.",
  "story.C19.A.end":
    "Bierze pieniądze bez podziękowania, jak bierze wszystko, i oddaje we własnej monecie: przed świtem, za stajniami, poprawia w ciosie twojej szkoły błąd, który dwadzieścia lat temu ci darował. Potem odjeżdża. Jak to się skończyło, nie dowiesz się nigdy.",
  "story.C19.B": "Powiedz mu, że pojedziesz ty.",
  "story.C19.B.end":
    "Każe ci powtarzać drogę, póki nie jest zadowolony: w góry, za ostatnią rogatkę, do domu z oszklonym dachem i kominem, z którego idzie żółty dym. Na koniec podaje ci trzy imiona, a te ważą więcej niż cała reszta twojego rynsztunku.",

  "story.C20.title": "Jedenaście zwrotek",
  "story.C20.intro":
    "Wchodzisz akurat na refren i refren jest o tobie. Pieśń opowiada o wiedźminie i gęsi praczki: jedenaście zwrotek, miejsce na tupanie i rym do medalionu, któremu nawet ty nie odmówisz zgrabności. Dzieci śpiewają ją przy studni. Rajca nucił ją, kiedy odmawiał ci kredytu. Autor wyjechał wczoraj, wielce rad z utargu.",
  "story.C20.A": "Zapytaj, którą drogą ruszył.",
  "story.C20.A.end":
    "W dół, nad wodę, mówią wszyscy naraz; śpiewa po karczmach, pod którymi przybijają łodzie, i zwykle wychodzi tylnymi drzwiami. Ktoś chce wiedzieć, czy gęś też się wybiera, więc ruszasz, nie dopiwszy piwa.",
  "story.C20.B": "Dołóż im dwunastą zwrotkę.",
  "story.C20.B.end":
    "Zwrotka jest kiepska, śpiewasz ją jeszcze gorzej, za to jest sprośniejsza od tamtych jedenastu, a gęś wychodzi z niej z honorem. Walą w stoły. Kapelusz obchodzi izbę dwa razy, oba dla ciebie. Melodia tkwi ci potem w czaszce przez tydzień, mocno jak gwóźdź.",

  "story.C21.title": "To samo krótkie zdanie",
  "story.C21.intro":
    "Przed kramem płatnerskim stoi trzydzieści osób i żadna nie widzi lady. Będzie wojna, mówi mężczyzna przed tobą. Będzie obniżka, mówi jego żona. Chorąży sprzedaje swoje miejsce. Na samym przedzie zmęczona kobieta w skórzanej czapce każdemu, kto do niej dotrze, mówi to samo krótkie zdanie.",
  "story.C21.A": "Daj sobie spokój z kolejką i idź do pustego kramu obok.",
  "story.C21.A.end":
    "Sąsiadka handluje lekami i od świtu nie miała klienta. Za pogawędkę i pomoc przy płachcie wciska ci dwie flaszki, świeżo zalane woskiem. Z kolejki dobiega przeciągły jęk: krótkie zdanie brzmiało, że do wiosny nic już nie będzie.",
  "story.C21.B": "Odstój swoje i wysłuchaj zdania.",
  "story.C21.B.end":
    "Do wiosny nic już nie będzie, mówi; potem widzi twoje ręce, zniża głos i dodaje drugie. Jej chrzestna wciąż robi kusze w Vengerbergu, powoli, dla ludzi, którzy umieją strzelać. Idź tam, powiedz, kto cię przysyła, i miej pieniądze na stal.",

  "story.C22.title": "Mokre onuce",
  "story.C22.intro":
    "„Tylko nie walki”, mówi bard zza stołu, strojąc lutnię, która pamięta lepsze drogi. „Walki daje mi każdy. Chcę, żeby było o chodzeniu, o mokrych onucach i o tym, co mówisz do konia”. Łowców opowieści już spotykałeś. Ten jednak zapłacił za zupę, słucha całą twarzą i ani razu nie spojrzał ci w oczy tak, jakby były na sprzedaż.",
  "story.C22.A": "Sprzedaj opowieść od godziny, jak każdą robotę.",
  "story.C22.A.end":
    "Mówisz, póki świeca nie utonie w wosku. Bard płaci bez targu i powtarza ci całość, z mokrymi onucami włącznie, a dziwnie się tego słucha: ktoś nawet do ciebie podobny, tylko milszy w towarzystwie. Na schodach przeliczasz monety i rachunek się zgadza.",
  "story.C22.B": "Powiedz, że chodzenia najlepiej uczy się w drodze.",
  "story.C22.B.end":
    "Lutnia jest w pokrowcu, zanim kończysz zdanie. Bard ma jeszcze rachunek do zapłacenia i gospodynię do ominięcia, a potem stoicie obaj na podwórzu w deszczu i słyszysz pytanie, w którą stronę ci droga.",

  "story.C23.title": "Co do wieczora całe",
  "story.C23.intro":
    "Przed kuźnią kowal ogrodził łańcuchami od wozów kawałek placu, a w środku dwóch czeladników okłada się jego towarem. Tak sprzedaje, objaśnia jeden z gapiów: co do wieczora całe, idzie na stojak. Kowal, łysy i osmalony, chodzi dokoła i wykrzykuje ceny. Dostrzega miecze na twoich plecach i unosi przed tobą łańcuch.",
  "story.C23.A": "Zostań z boku i zapytaj, kto zrobił najlepszą sztukę.",
  "story.C23.A.end":
    "Nie on, przyznaje kowal pod osłoną hałasu. Zrobił ją jego dawny mistrz, który przeniósł się w góry, żeby mieć blisko do rudy, a daleko do klientów. Na nicie wydrapuje ci swój znak: pokaż go, zapłać za węgiel, a dostaniesz zbroję.",
  "story.C23.B": "Przejdź pod łańcuchem i walcz.",
  "story.C23.B.end.1":
    "Radzisz sobie z oboma czeladnikami i wtedy wychodzi żona kowala. Jeszcze nikt cię tak nie uderzył; padając, przyglądasz się temu uważnie. Coś z jej wyczucia zostaje ci w ręce od miecza, a z twojej zbroi większość zostaje na placu, w kawałkach.",
  "story.C23.B.end.2":
    "Cztery starcia, cztery wygrane i z każdym ręka od miecza wie więcej o ciężkiej broni w ciasnym miejscu. Dopiero zarzucając torbę na ramię, słyszysz chrzęst. Ostatni z chłopaków na nią upadł i dwie flaszki poszły w drobny mak. Bardzo mu przykro, a cuchnie ciemiernikiem i dobrym spirytusem.",
  "story.C23.B.end.3":
    "Schodzisz z placu bez draśnięcia i wiesz już, jak uderzyć każdego, kto trzyma młot nisko. Zanim znajdziesz płaszcz, kowal sprzedaje czternaście hełmów, za każdym razem pokazuje na ciebie i o podziale zysku nie wspomina.",

  "story.C24.title": "Trzy tysiące tomów",
  "story.C24.intro":
    "Kurz, mysie gniazda, trzy tysiące tomów: odkąd stary kanonik stracił wzrok, nie zamyka biblioteki na klucz. Poczytaj mi, prosi każdego, kto zapuka, a potem weź, czego ci trzeba. Masz za sobą godzinę prawa podatkowego; słuchał z przyjemnością. Teraz składa dłonie i zwraca twarz do ognia. O czym ma być, pyta; półki wciąż ma w głowie.",
  "story.C24.A": "Zapytaj o bestie z całej okolicy.",
  "story.C24.A.end":
    "Recytuje według półki i strony: co trzyma się drzew, co gnieździ się wysoko w skałach, co czeka pod wodą, w których latach to widziano i kto widział. Piszesz, aż pęka pióro. Od czasu do czasu wtrąca, gdzie jego zdaniem autor był pijany.",
  "story.C24.B": "Zapytaj o wiedźmińskie szkoły, których już nie ma.",
  "story.C24.B.end":
    "Jedna wzięła imię od żurawia, mówi, i ktoś ją wykreślił ze wszystkich spisów. Brat z jego zakonu doszedł jej śladem aż do Ard Modron i przysłał stamtąd pół listu. Idź tam i znajdź drugą połowę. A potem przyjdź i mi ją przeczytaj.",
};
