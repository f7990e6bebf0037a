/** Event cards E01 to E12, told in Polish. */
export const EVENTS_A: Readonly<Record<string, string>> = {
  "story.E01.title": "Ostatnia ze słomy",
  "story.E01.intro":
    "Na samym końcu wyjmuje ze słomy tę, którą najchętniej zabrałby do grobu. Jest mała, prosta i naoliwiona przez kogoś, kto ją kochał: orzechowe łoże, spust z rogu, cięciwa, którą sam woskował. „Te duże są na mury”, mówi stary kupiec i przeciera ją mankietem. „Ta jest dla człowieka, który zaraz potem musi uciekać”. Sprawdza kciukiem naciąg, nasłuchuje i jest zadowolony.",
  "story.E01.end":
    "Pokazuje ci, jak ją napiąć jedną nogą i bez przeklinania. Jeden bełt, mówi, zanim walka się rozgrzeje, i coś innego musisz wtedy wypuścić z ręki. Potem odwraca się do wozu, żeby nie patrzeć, jak odchodzi ulicą.",
  "story.E01.name": "Kusza",

  "story.E02.title": "Czarna grusza",
  "story.E02.intro":
    "Siedmiu magów siedzi za stołem z czarnej gruszy i patrzy na twój filc i klej jak na coś, co przyniósł kot. Pisarz odczytuje skargę. Czyta ładnie; nawet mżawka ma u niego godność. Pieczęć, jak się okazuje, sprzedają na tuziny. To dla nich niezręczne, drzwi stoją otworem, a ludzie słuchają. Proszą, byś powiedział, co mogłoby tę niezręczność złagodzić.",
  "story.E02.A": "Zażądaj swoich pieniędzy i dopłaty za wstyd.",
  "story.E02.A.end":
    "Skarbnik liczy monety dwa razy, powoli, w nadziei, że się znudzisz. Nie nudzisz się. Wieczorem w dół idzie rozkaz, by kupiec zdjął szyld, a filcem ktoś zatyka szparę, z której ciągnęło.",
  "story.E02.B": "Poproś raczej, by wpuścili cię do piwnicy rady.",
  "story.E02.B.end":
    "Piwniczy wypełnia ci pętle zakorkowanym szkłem, a że mu tam na dole samotnie, gada. Jeden z mistrzów płaci pasterzom za wieści o jakiejś bestii. Mówi ci, którym pasterzom i ilu z nich ma jeszcze owce.",

  "story.E03.title": "Piła do kości schnie",
  "story.E03.intro":
    "Wzdłuż brzegu stoją rzędy namiotów, a wiatr niesie dziegieć, latryny i gotowaną kaszę. Wojskowy medyk słucha z podwiniętymi rękawami, na kolanach schnie mu piła do kości. Kiedy dochodzisz do martwych koni w źródle, wykrzykuje rozkaz i w całym obozie zaczynają wylewać beczki w błoto. Dziś wieczór piłoby z nich czterystu żołnierzy. „Meldunki jeszcze nikogo nie uratowały”, mówi. „Ty owszem. Czego ci trzeba?”",
  "story.E03.A": "Poproś o tyle flaszek, ile może oddać.",
  "story.E03.A.end":
    "Otwiera skrzynię oficerską, nie żołnierską, i pakuje ci torbę ponad miarę, aż jęknie pasek. „Pułkownicy i tak zdrowieją”, mówi. Odchodzisz, brzęcząc jak druciarz, i stawiasz kroki z namysłem.",
  "story.E03.B": "Zapytaj, co nosi przy sobie dla siebie.",
  "story.E03.B.end":
    "To pytanie sprawia mu przyjemność; nikt nie pyta medyka, jak to robi, że żyje. Sięga pod pryczę, wyciąga płaską torbę z wytartej cielęcej skóry i niemal nieśmiało zaczyna ją rozpinać.",

  "story.E04.title": "Piórko, świeca, jajko",
  "story.E04.intro":
    "W Ban Ard badają chłopca w izbie bez okien. Piórko, świeca, miska wody, jajko: ma poruszyć, co zdoła. Świeca przygasa. Jajko po długiej chwili pokrywa się rosą. Pięciu mistrzów naradza się, zasłaniając usta, a chłopiec patrzy nie na nich, lecz na ciebie. „Reszta to był strach”, mówi najstarszy. „Coś niecoś zostało. Moglibyśmy trzymać go w kuchni i zobaczyć, czy urośnie”.",
  "story.E04.A": "Zostaw go mistrzom; dach to dach.",
  "story.E04.A.end":
    "Nie płacze; pyta, gdzie trzymają talerze. Najstarszy mistrz, z lekkim już sumieniem, daje ci wybór i przez dwie godziny uczy tego, co wybrałeś; za pieniądze nie zrobiłby tego nigdy. W drodze do wyjścia czujesz smażoną cebulę i przyspieszasz kroku.",
  "story.E04.B": "Powiedz mistrzom, żeby sami zmywali swoje naczynia.",
  "story.E04.B.end":
    "Nikt się nie sprzeciwia; o kuchcika nietrudno. Zbiega przed tobą po wszystkich schodach, jakie tu mają, i czeka na dole z tobołkiem, udając, że ani przez chwilę nie wątpił.",

  "story.E05.title": "Małym płomieniem",
  "story.E05.intro":
    "Trzeciego wieczoru rozpala ognisko bez krzesiwa, a potem śpi do następnego południa, jakby dostał pałką. Taka jest więc miara jego daru. Burzy nie wywoła nigdy i wojska nie zawróci. Ma jednak bystre oczy, zadaje rozsądne pytania, a kiedy każesz mu schować się za kamieniem, chowa się za właściwym. Zaczynasz nazywać go Knotem, bo pali się małym płomykiem.",
  "story.E05.end":
    "Uczysz go jednej sztuczki i ani jednej więcej: gdy bestia pierwszy raz na ciebie rusza, plunąć jej światłem w ślepia i paść płasko. Ćwiczy na sowach. Sowy zaczynają omijać wasze obozowisko.",
  "story.E05.name": "Knot",

  "story.E06.title": "Dwie czaple i data",
  "story.E06.intro":
    "Jedno zdrowe oko i lupa do niego: jubiler na nabrzeżu obraca pod lampą pierścień z jaskini i przestaje nucić. Wewnątrz obrączki, pod brudem, są dwie czaple i data. „Sam oprawiałem ten kamień”, mówi, „dla pana młodego, który poszedł obejrzeć nową ziemię i tyle go widziano”. Rodzina wciąż tu mieszka. Wciąż trzymają dla niego miejsce przy stole.",
  "story.E06.A": "Sprzedaj mu pierścień i nic więcej nie mów.",
  "story.E06.A.end.1":
    "Waży go, znajduje rysę, wzdycha nad rysą i płaci ci za samo złoto. Kiedy przechodzisz tamtędy godzinę później, pierścień leży na wystawie z nową ceną i bez przeszłości.",
  "story.E06.A.end.2":
    "Targujecie się nad dwoma kubkami kwaśnego wina, aż żona woła go na wieczerzę. Płaci uczciwie i widać, że mu ulżyło. Czaple trafiają do szuflady, licem w dół.",
  "story.E06.A.end.3":
    "Jakiś kuzyn najwyraźniej woli, by sprawa ucichła przed podziałem spadku, i jubiler płaci cenę kuzyna, nie swoją. Sakiewka jest ciężka. Nie pytasz, czego ten pierścień mógłby dowieść.",
  "story.E06.B": "Zanieś go do domu z pustym krzesłem.",
  "story.E06.B.end":
    "Matka wsuwa go sobie na kciuk i sama, nie dając sobie pomóc, wynosi z izby puste krzesło. Potem brat pana młodego odprowadza cię do bramy, a że nic innego dać nie może, pokazuje ci pchnięcie, którego uczył ich obu ojciec.",

  "story.E07.title": "Kiedy milkną ptaki",
  "story.E07.intro":
    "Za mostem droga do Cintry opada między zbocza porosłe tarniną i ptaki milkną. Leży tam przewrócony wóz z pustym dyszlem. Za twoimi plecami stają muły, wszystkie pięć naraz. Zauważasz, że białe patyki w rowie to żebra, akurat gdy jedna ich sterta się podnosi. Pająk nosi na sobie to, co zjadł: kości udowe wzdłuż nóg, koński czerep na ślepiach. Najpierw rozbija ci całą gardę, żeby sprawdzić, co jest pod spodem.",
  "story.E07.end.1":
    "Odrąbujesz mu dość pożyczonych kości, by się rozmyślił, i pająk składa się z powrotem w tarninę. Jeden muł uciekł, połowa jego słojów przepadła. Z drugiej połowy aptekarz wręcza ci dwa.",
  "story.E07.end.2":
    "Noga odpada w stawie i bestia odwleka się z grzechotem upuszczonej szuflady łyżek. Aptekarz, który cały czas liczył muły z zamkniętymi oczami, otwiera je. Odlicza ci trzy słoje.",
  "story.E07.end.3":
    "Wbijasz ostrze w koński oczodół i w ślepie za nim, a sterta się rozsypuje. Aptekarz całuje ciebie, a potem każdego muła z osobna. Dostajesz trzy słoje, a w Cintrze brat sierżanta nituje ci za darmo wszystkie blachy.",

  "story.E08.title": "Trzeci stolarz",
  "story.E08.intro":
    "Słowa chłopa wiodą cię do domu z fosą, w którym psy śpią w środku, i to pod meblami. Pan przyjmuje cię w kuchni. Córka jest dobrze wychowana, mówi, i czyta babce na głos. O wschodzie księżyca opada na czworaki, w czym akurat stoi, i wychodzi przez to, co napotka. Przy drzwiach pracuje już trzeci stolarz. Pan chce, żeby się to skończyło, nim usłyszy o tym ktoś mniej dyskretny.",
  "story.E08.A": "Uwarz to, co zdejmuje takie klątwy, i wymień cenę.",
  "story.E08.A.end":
    "Wypija, dwa dni choruje i prosi o chleb. Pan płaci ci przez rządcę i sam na dół nie schodzi. To on obraził znachorkę i to on posłał do niej córkę z przeprosinami.",
  "story.E08.B": "Czuwaj przy niej, póki kur nie zapieje.",
  "story.E08.B.end":
    "Całą noc goni cię po piwnicy i całą noc tylko schodzisz jej z drogi. Nad ranem jej zwód z nawrotem jest już twoją sztuczką. Z pierwszym pianiem kura klątwa, ani razu nienakarmiona strachem, puszcza ją niczym skurcz.",

  "story.E09.title": "Szkoda, żeś nie przyszedł na wiosnę",
  "story.E09.intro":
    "„Szkoda, żeś nie przyszedł na wiosnę”, mówi mag i stawia wodę na napar. Jego wieża tkwi w trzcinach, nogami w wodzie. Tak, kazał wyciąć te znaki, na twoim wzgórzu i na pięciu innych. Tak, coś przez nie przechodzi; po szóstym trudno mówić o przypadku. Te stwory mają gruczoły i oleje, jakich nie ma nigdzie, a medycy dobrze płacą. Prowadzi spis zjedzonych. Uznał, że tak wypada.",
  "story.E09.A": "Każ mu zamknąć pozostałe znaki i stań na straży.",
  "story.E09.A.end":
    "Zaklina, aż idzie mu krew z nosa, a każdy znak, zanim się zamknie, wypuszcza jeszcze jednego stwora. Przyjmujesz je po kolei na mokrej trawie, ostatniego ciosem, którego rano jeszcze nie znałeś.",
  "story.E09.B": "Opróżnij jego szafę, znaki niech zniszczy sam.",
  "story.E09.B.end":
    "Podaje ci butelkę za butelką, na każdej bestia i miesiąc, i przysięga, że do nowiu zajmie się wzgórzami. Torbę masz pełniejszą, niż przewidział rymarz. Raz się oglądasz: ostrzy nóż do darni albo tylko udaje.",

  "story.E10.title": "Pusta półka",
  "story.E10.intro":
    "Podwójne płótno i juki nie utrzymały jadu mantikory, a koń ma ci za złe każdy krok. Z ulgą widzisz bramę szkoły. Człowiek na warcie unosi nos, cofa się o krok i posyła chłopca po tego w grubych rękawicach. Całe żądło trafia się może raz na dziesięć lat. Każda twierdza twojego fachu ma na taką rzecz półkę i zwykle jest to półka pusta.",
  "story.E10.end.1":
    "To twoja własna brama, więc nikt się nie targuje. Starzy dopuszczają cię do alembiku i całą noc gderają ci nad ramieniem. Rano masz dwie flaszki i przypalony rękaw, a jedną rzecz, którą sam wybrałeś, umiesz lepiej.",
  "story.E10.end.2":
    "To nie twój dom, ale jego ludzie płacą po pańsku, odliczoną monetą. Ich wiedźmin staje się przy tym żądle w czymś lepszy, a że mowa o bestiach, dostaje od ciebie i świeży trop. Jest wieczerza, potem śpiewy, i dzień przepadł.",

  "story.E11.title": "Buty nie do pary",
  "story.E11.intro":
    "Uchodzisz milę, zanim pojmujesz, z kim się związałeś. Woźnica staje w deszczu i się gapi, i to nie na ciebie, co jest nowością. Piekarz wybiega z bochenkiem i nie chce zapłaty; o tym bochenku jest podobno pieśń. Lutnia podróżuje w woskowanym płótnie, jej właściciel w dwóch butach nie do pary i wypytuje o mokre onuce. Niczego nie zapisuje. Wszystko zapamięta, powiada, tylko lepiej.",
  "story.E11.end":
    "Ustalacie warunki: żadnej lutni przed śniadaniem i żadnej w pobliżu leża. W Hengforsie i Loc Ichaer karczmy zapełniają się na samą wieść o tym głosie. Ty stoisz w drzwiach z założonymi rękami, żeby płacił każdy, i masz za to swoją część.",
  "story.E11.name": "Fennick Larke",

  "story.E12.title": "Ponad granicą lasu",
  "story.E12.intro":
    "Rąbie szczapy, kiedy go znajdujesz na skalnej półce ponad granicą lasu, i nie przestaje. Schludny człowiek koło czterdziestki, za pasem kij z karbami. Z nadproża zwisają za nim na rzemykach medaliony i stukają o siebie na wietrze. „Wszyscy przyszli ścieżką”, mówi uprzejmie, „i brali słońce w oczach za przypadek”. Odkłada siekierę, dobywa miecza i pierwszym cięciem psuje ci gardę.",
  "story.E12.end.1":
    "Trzymasz go na dystans i tyle, a kiedy opada chmura, wchodzi w nią jak ktoś, kto zna każdy kamień. W chacie stoją flaszki po zmarłych, ustawione kolorami, i z każdego rzędu wypełniasz sobie pętle.",
  "story.E12.end.2":
    "Zostawia krew na szczapach i kuśtyka ścieżką nad urwiskiem. Na stole leży księga: każdy wiedźmin, każdy nawyk, każdy błąd. Lektura własnej strony kosztuje cię tylko dumę, a nową sztuczkę, którą wieczorem sobie wybierzesz, dostaniesz za darmo.",
  "story.E12.end.3":
    "Jego najlepsza sztuczka to pół kroku w lewo i jest to jego ostatnia. Ćwiczysz ją obok ciała, póki coś widać, bo jest dobra. Potem zdejmujesz medaliony i każdy zawijasz osobno.",
};
