/** Wilderness cards W13 to W24, told in Polish. */
export const WILDERNESS_B: Readonly<Record<string, string>> = {
  "story.W13.title": "Jesion w poprzek drogi",
  "story.W13.intro":
    "W nocy zwalił się na drogę jesion, przed jesionem stoi wóz, a przed wozem człowiek w dobrym, wytartym płaszczu pcha obiema dłońmi czterdzieści cetnarów drewna. Osioł przygląda się z zainteresowaniem. „Targ zamykają w południe”, mówi ci. „Jak nie zdążę, będę jadł towar, a towar to żelastwo”.",
  "story.W13.A": "Zaprzyj się plecami o pień i pchaj.",
  "story.W13.A.end":
    "Trzeba do tego drągów, osła i prawie całego przedpołudnia. Uczysz się, jak dać ciężarowi podejść i puścić go bokiem. Kiedy droga jest wreszcie wolna, ręce trzęsą ci się tak, że kupiec musi ci potrzymać kubek, a w nocy nie dają spać.",
  "story.W13.B": "Kup coś z wozu, niech się rozchmurzy.",
  "story.W13.B.end":
    "Jedna moneta to cały jego dzień targowy. Całuje ją, grzebie pod patelniami i wyciąga małe płaskie pudełko, które chował dla innego rodzaju klienta. „Ale ręce do tego masz”, uznaje.",

  "story.W14.title": "Moneta za walkę",
  "story.W14.intro":
    "Najpierw bębny, potem zapach: trociny, cebula, mokra sierść. Na błonia wtacza się sześć wozów i cała wieś zapomina o sianie. Siłacz szeroki jak wrota stodoły już wzywa chętnych, moneta za walkę. Dyrektor tego wszystkiego, w płaszczu w trzech czerwieniach, obchodzi cię dwa razy, jakby wyceniał klacz. „Znasz się na bestiach”, mówi. „Teraz jedziemy po miasteczkach w górach. Przemyśl to”.",
  "story.W14.A": "Zapłać monetę i stań do zapasów z siłaczem.",
  "story.W14.A.end":
    "Rzuca tobą cztery razy i każdy rzut objaśnia, póki jeszcze jesteś w powietrzu. Za piątym razem ląduje on. Tłum chce zwrotu pieniędzy; twoja moneta się opłaciła, bo rękę od miecza masz dużo pewniejszą.",
  "story.W14.B": "Posłuchaj, czego chce dyrektor cyrku.",
  "story.W14.B.end":
    "W niektórych klatkach trzyma coś, czego nie nazywa żadna księga, a treserzy odeszli po ostatnim jarmarku. Trzeba mu kogoś, kto nie mdleje. Następne przedstawienie dają w górach; czeka tam na ciebie prycza, między harpiami a piecykiem.",

  "story.W15.title": "Dziesięcina za pożar",
  "story.W15.intro":
    "„Biorą dziesięcinę za pożar, którego nie było”, mówi właściciel stajni, wycierając klacz, której wycierać nie trzeba. „A jak się spóźnię, to jest”. Trzech, grzecznych, zawsze pierwszego. W zeszłym miesiącu poszedł stóg. Odjeżdżają w dół doliny, mówi, w stronę wody, i tam przepuszczają jego owies. W sąsiednim boksie stoi wypoczęty siwek, do wynajęcia.",
  "story.W15.A": "Obiecaj mu, że zajmiesz się tymi trzema.",
  "story.W15.A.end":
    "Spluwa w dłoń i przybija; nic w nim nie jest twardsze niż ten uścisk. Tych trzech znają we wsiach nad wodą, gdzie udają uczciwych handlarzy zbożem. Ktoś tam musi mieć ich dość tak samo jak on.",
  "story.W15.B": "Wynajmij siwka i jedź dalej.",
  "story.W15.B.end":
    "Bierze monetę, dociąga popręg i do sprawy nie wraca; za to właśnie zapłaciłeś. Siwek połyka mile. Zanim z rękawów wywietrzeje ci spalone siano, jesteś tam, gdzie chciałeś, i dnia starcza jeszcze na robotę.",

  "story.W16.title": "Z lewej strony",
  "story.W16.intro":
    "Karczmarz zapala lampy, chrzci piwo i prowadzi rachunki. Na koniach zna się jego żona. Wyszła w deszcz obejrzeć twojego, przeciąga kciukiem po jednej przedniej nodze, potem po drugiej i mówi do zwierzęcia, nie do ciebie. „Śliczna głowa”, mówi mu. „Ale z lewej skracasz krok, kochany, i żaden z nich tego nie zauważył”. Za jej plecami jaśnieje izba; jest pieczona gęś.",
  "story.W16.A": "Weź najlepszy pokój i daj koniowi odpocząć.",
  "story.W16.A.end":
    "Gęś, pierzyna, ciepłe otręby i okład na nogę: przy porannym rachunku karczmarka odwraca wzrok. Ale obaj spaliście dłużej niż słońce i droga wydaje się krótsza.",
  "story.W16.B": "Zapytaj, co ona by na to poradziła.",
  "story.W16.B.end":
    "Pojechałaby do brata. Hoduje konie w zagrodzie w lesie, szybkie, szybsze, niż mu to wychodzi na dobre, i jest jej coś winien za sprawę, o której ona mówić nie chce. Daje ci warkoczyk z grzywy, do pokazania.",

  "story.W17.title": "Odpoczynek przy kamieniu milowym",
  "story.W17.intro":
    "Medalion poznajesz od razu; człowieka po dłuższej chwili. Siedzi oparty o kamień milowy, noga na nodze, jakby odpoczywał, i odpoczywa tak od miesiąca; wrony okazały szacunek albo ktoś je przekupił. Ta sama szkoła co twoja. Trzy lata starszy, kiepski w ziołach, dobry w kości. Notes ma w kaftanie. To, na co polował, pozwoliło mu dopisać ostatnią stronę do końca.",
  "story.W17.A": "Pochowaj go i zanieś medalion do domu.",
  "story.W17.A.end":
    "Ziemia jest kamienista, a masz tylko sztylet, więc idzie to powoli. Srebro prawie nic nie waży. W twojej szkole powinni o tym usłyszeć, od swojego, w tej samej sali, w której nadano mu imię.",
  "story.W17.B": "Usiądź przy nim i przeczytaj notes.",
  "story.W17.B.end":
    "Ortografii nigdy się nie nauczył. Ale tropy narysował w skali, a na odwrocie rachunku naszkicował cięcie, które prawie się udało. Kończysz je za niego, w powietrzu, aż wychodzi. Potem kopiesz.",

  "story.W18.title": "Dwanaście lat w dębie",
  "story.W18.intro":
    "Od dwunastu lat mieszka w uschłym dębie i odwykł od kończenia zdań. Miejsca mocy, mówi starzec, ależ tak, obchodził je, póki kolana; pije się z nich, jeśli ktoś umie. Przez skórę wącha twoją torbę i wymienia wszystko, co w niej masz. „Toporne”, mówi życzliwie. „Kto cię nauczył tak. No. Połóż tu, na mchu, to my zaraz”.",
  "story.W18.A": "Postaw na mchu wszystkie flaszki.",
  "story.W18.A.end":
    "Wylewa je jedną po drugiej i przy każdej pyta, czym chciała być. Odpowiadasz źle, potem mniej źle. O zmierzchu masz tylko puste szkło i po raz pierwszy w życiu naprawdę rozumiesz, na czym polega warzenie.",
  "story.W18.B": "Zapytaj, gdzie jest najbliższe z tych miejsc.",
  "story.W18.B.end":
    "Czarny kamień, wyższy od domu, starszy od drzew dokoła; odchylają się od niego. W lesie, mówi, tam gdzie ptaki nie. Rysuje ci go mokrym palcem na dłoni, każe iść w pojedynkę i o nic szczególnego nie prosić.",

  "story.W19.title": "Wybrzeże rysowane smołą",
  "story.W19.intro":
    "Sztorm odstawił łódź na żwir jak talerz na półkę. Bandera wciąż powiewa i jest to bandera niczyja, a raczej taka, która należy do najszybszego. Załogi nie ma, są tylko mewy. Pęknięta ładownia wypluła żaglowinę, liny, baryłkę sucharów i marynarską skrzynię. Na odwrocie jednego z żagli ktoś narysował smołą wybrzeże.",
  "story.W19.A": "Wytnij rysunek i dobrze mu się przyjrzyj.",
  "story.W19.A.end":
    "Smoła cieknie na słońcu, ale ten przylądek to Glenmore, bez dwóch zdań: znasz ułamany ząb skały. Za nim stoją trzy sosny i krzyżyk, a krzyżyków nie stawia się dla widoku. Składasz płótno i zastanawiasz się, po ile tam są łopaty.",
  "story.W19.B": "Przenocuj we wraku i przeszukaj skrzynię.",
  "story.W19.B.end":
    "W skrzyni są koszule, flet i moneta zaszyta w rąbku. Mościsz się w suchym płótnie, z brzuchem pełnym sucharów, deszcz bębni o kadłub, i śpisz, jak spać powinni tylko rozbitkowie.",

  "story.W20.title": "Niebieska czapka",
  "story.W20.intro":
    "Z żyta wychodzi dziewczyna, boso, może szesnastoletnia, i ściska dłonią rozdarte przedramię. Nie chce usiąść. „Brat”, mówi, „nie widziałeś mojego brata, ma niebieską czapkę”. Poszedł w świat z zarobkiem całego domu za żniwa. Szła za nim aż do grobli, a tam coś wylazło z rowu. Krew między jej palcami ma nie ten kolor.",
  "story.W20.A": "Najpierw zajmij się ręką.",
  "story.W20.A.end":
    "Wylewasz na ugryzienie całą flaszkę, a ona nie krzyczy, tylko znów pyta o czapkę. Ślady są wyraźne: dwa rzędy, zęby zagięte do środka. Wiesz już, co poluje w tych stronach. Odsyłasz ją do domu, a ona idzie w drugą stronę.",
  "story.W20.B": "Obiecaj, że znajdziesz brata.",
  "story.W20.B.end":
    "Dopiero wtedy daje się opatrzyć. Zawsze gadał o wodzie, mówi, o łodziach i karczmach z lampionami, a chłopak z pieniędzmi idzie tam, gdzie można je wydać. Masz mu powiedzieć, że nikt się nie gniewa; przechodzi jej to przez gardło dopiero za drugim razem.",

  "story.W21.title": "Szmatki na linie",
  "story.W21.intro":
    "Czterech ludzi, jeden most, a w poprzek lina ze szmatkami, żeby nikt nie mówił, że nie widział. Najgorszy jest ten z księgą: zapisuje nazwiska. „Dwie nogi pół korony, cztery nogi korona, żelazo do uzgodnienia”. Rodzina młynarza przed tobą zawraca z wózkiem. Rzeka wezbrała, do następnego brodu jest dzień drogi.",
  "story.W21.A": "Przetnij linę i utop księgę.",
  "story.W21.A.end":
    "Patrzą na linę, na miecz i przypominają sobie, że mają coś do załatwienia w górze rzeki. Ale do końca tygodnia wrócą. Niżej, nad wodą, mówi młynarz, czekają ludzie, którzy sami przejść się nie ważą, i niejeden zapłaciłby za towarzystwo.",
  "story.W21.B": "Zapłać i pogadaj z tym, który pisze.",
  "story.W21.B.end":
    "Był pisarzem cechu, póki cech nie spłonął. Za monetę dostajesz pokwitowanie, a na odwrocie własny bilans: gdzie twój fach przynosi największą stratę i jak ją pokryć. Nim staniesz na drugim brzegu, jest pokryta. Brak mu tego, żeby ktoś go o coś pytał.",

  "story.W22.title": "Z lewego ucha",
  "story.W22.intro":
    "Woskowina, powtarza czarodziejka, trolla, z lewego ucha, pełen słoik. Po co, nie mówi, a rękawiczki ma droższe niż ty konia. Będzie czekać w swoim domu w Cidaris. Troll jest bliżej: słychać go aż tutaj, śpiewa pod starym wiaduktem, w kółko jedno słowo. To słowo to chyba „koza”. Czarodziejka odjeżdża, zanim zdążysz zapytać o prawe ucho.",
  "story.W22.A": "Wespnij się na trolla z łyżką.",
  "story.W22.A.end":
    "Troll bierze to za zabawę. Rzuca tobą, łapie cię, otrzepuje i rzuca znowu, aż napierśnik na nikogo już nie pasuje. Odchodzisz bez woskowiny, wyleczony z jednego głupiego nawyku, za to z nowym chwytem, dobrym na wszystko, co większe od domu.",
  "story.W22.B": "Przyprowadź trollowi kozę i grzecznie poproś.",
  "story.W22.B.end":
    "Troll jest kozą zachwycony: nadaje jej imię i wcale jej nie zjada. Woskowina wychodzi na palcu wielkim jak słup od bramy; słoik się przelewa. Została już tylko droga do Cidaris, i zapach, i czarodziejka na końcu tej drogi.",

  "story.W23.title": "Zimny pasztet",
  "story.W23.intro":
    "Kareta leży z kołem w rowie, a obok, na poduszce, siedzi burmistrz nadrzecznego miasta i je zimny pasztet. Jedzie do wód, na nerwy. „To przez kanały”, mówi. „Zbudowaliśmy je, żeby nie śmierdziało, a teraz coś tam zabrało dwóch czyścicieli i psa”. Wolałby mówić o karecie. Karetę przynajmniej da się naprawić.",
  "story.W23.A": "Wypytaj go o wszystko, co wie o kanałach.",
  "story.W23.A.end":
    "Wie niewiele i rysuje to sosem na półmisku: krata przy nabrzeżu, rozwidlenie, miejsce, gdzie gasną lampy. Pokaż półmisek na dole, nad wodą, mówi, przekładając resztę pasztetu do kapelusza, a cię wpuszczą.",
  "story.W23.B": "Podnieś koło i odprowadź go bezpiecznie dalej.",
  "story.W23.B.end":
    "Jedziesz na koźle aż do wód i nic się nie dzieje, za co płaci ci dwie korony, zwykłą stawkę za nic. Macha ci z kłębów pary. Kto teraz czyści kanały, nie powiedział nikt.",

  "story.W24.title": "Dziesięć nóg, ani jednej nogi",
  "story.W24.intro":
    "Każdy pasterz po tej stronie przysięga, że w jaskini coś jest, i każdy mówi co innego. Dziesięć nóg; ani jednej nogi; głos. Zgadzają się tylko, że syn starego Wenzla wszedł tam po jagnię i nie wyszedł ani on, ani jagnię. Wejście jest niskie, trzeba by się czołgać. Ciągnie stamtąd kwaśnym ciepłem, równo jak od śpiącego. Wszyscy pasterze znaleźli sobie zajęcie gdzieś dalej.",
  "story.W24.A": "Wczołgaj się z ostrzem przed sobą.",
  "story.W24.A.end":
    "Nóg ma osiem, jak się okazuje, i za mało miejsca, żeby użyć wszystkich; ty też. Uczysz się parować na szerokość łokcia. Zanim znieruchomieje, kosztuje cię naramiennik i flaszkę, a pod cielskiem leży dzwonek jagnięcia.",
  "story.W24.B": "Wykurz to ogniem i proszkami.",
  "story.W24.B.end":
    "Ogień pożera też twoją księgę receptur, kwaśne powietrze tępi ci nos, a bez nosa kiepsko się warzy. To, co się wytacza, zdycha od razu. W środku leżą stare kości, na jednym palcu pierścień z herbem. Czyj, może wiedzieć jubiler w którymś z miast nad wodą.",
};
