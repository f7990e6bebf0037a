/** Stories of the events E49–E56. */
export const EVENTS_E: Readonly<Record<string, string>> = {
  "story.E49.title": "Czerwona wstążka",
  "story.E49.intro":
    "W bramie Novigradu okazujesz list rycerza, jak sobie życzył. Strażnicy noszą czerwoną wstążkę, w tym roku znak wiernych. Jeden czyta na głos, inni słuchają, a najbliższy bierze twojego konia za uzdę, jak stajenny. W liście stoi, coś ty za człowiek, dość obszernie, ze słowem „zatwardziały” podkreślonym. Za nimi, pod wartownią, piętrzy się stos bardzo suchego drewna, na którym nie ma niczyjego imienia.",
  "story.E49.end":
    "Najwyraźniej bardziej im zależy, żebyś ten stos zobaczył, niż żeby go użyć. Dzień spędzasz w celi z kieszonkowcem, który chrapie. O zmroku znudzony kapitan podpisuje zwolnienie i pyta, jak się zostaje zatwardziałym.",

  "story.E50.title": "Płomienie na tarczy",
  "story.E50.intro":
    "Brat Alban zmywa krew najpierw modlitwą, a potem piaskiem. Płomienie ma na tarczy, na siodle, na końskich klapkach; malował je sam, zeszła mu na tym zima. Jasne spojrzenie zważyło cię i uznało za narzędzie, choć i narzędzie może służyć dobrej sprawie. „Uderzam pierwszy”, mówi, „jak ogień. Nie zasłaniaj mi światła”. Światła, musisz przyznać, nie brakuje.",
  "story.E50.end":
    "Podróżujecie więc we dwóch. Na każdym postoju modli się za ciebie, długo i po imieniu. Kiedy pokazuje się następny potwór, malowana tarcza rusza przed tobą z wielkim krzykiem i twoje pierwsze ciosy, trzeba przyznać, wchodzą dzięki niemu o wiele głębiej.",
  "story.E50.name": "Brat Alban",

  "story.E51.title": "Poranny chleb",
  "story.E51.intro":
    "Bestia ledwie przestała drgać, kiedy zauważasz, jak cichy zrobił się rycerz. Malowana tarcza znów jest w górze. „Dwa nieczyste stworzenia przyszły na to miejsce”, mówi całkiem łagodnie, „modliłem się nad tym i dzieło jest w połowie gotowe”. Nienawiści w tym nie ma. Dziś rano dzieliliście się chlebem. Odwrócił się nawet trochę, żebyś nie miał słońca w oczach.",
  "story.E51.A": "Nie podnoś miecza i mów o chlebie.",
  "story.E51.A.end":
    "Masz za sobą prawie całe śniadanie, zanim spada cios, a spada źle, z ręki, która drży. Oba naramienniki i tak są do niczego. Potem rycerz odjeżdża na dobre, płacząc z wściekłości, i zostawia ci swoją połowę bochenka.",
  "story.E51.B": "Uderz pierwszy, jak ogień.",
  "story.E51.B.end":
    "Trafiasz, zanim zdąży krzyknąć, a bez krzyku idzie mu gorzej. Ciebie kosztuje to naramiennik, jego malowaną tarczę. Czołga się do konia. Przytrzymujesz mu strzemię i odjeżdża, a żaden z was nie mówi ani słowa.",

  "story.E52.title": "Ani jednego sera",
  "story.E52.intro":
    "Dwadzieścia zakrętów wyżej baron ściska syna i przez dłuższą chwilę nie sposób go zrozumieć. Potem bramę zamykają za tobą na trzy rygle. Dolinę pokazuje ci zza filara. Każdy dym tam w dole to buntownik, mówi. Dawniej na przesilenie przynosili mu ser. Podniósł dziesięcinę raz, drugi, powiesił kłusownika, jak to się robi, i odtąd nie przyniesiono mu ani jednego sera.",
  "story.E52.A": "Przyjmij podziękowanie w monecie i życz mu szczęścia.",
  "story.E52.A.end.1":
    "Wdzięczność kurczy mu się po drodze do szkatuły. Trzeba myśleć o załodze, o oblężeniu. To, co w końcu dostajesz, zawinięte jest w mapę tajnego przejścia, której jeszcze przed nocą będzie szukał.",
  "story.E52.A.end.2":
    "Płaci tyle, ile w tych górach warte jest życie, a sprawdził to w księgach. Po drodze w dół zatrzymuje cię trzech chłopów, widzą na sakiewce baronową pieczęć i chcą tylko wiedzieć, czy młody zdrów.",
  "story.E52.A.end.3":
    "Sakiewkę napełnia ci sam syn, obiema rękami, a ojciec pilnuje wzrokiem doliny. „Większość była ich”, mówi. Mógłbyś im to znieść z powrotem i myślisz o tym aż do bramy.",
  "story.E52.B": "Zejdź do doliny i wysłuchaj tamtych.",
  "story.E52.B.end.1":
    "Przychodzisz w strzępach zbroi, a oni pamiętają, że mogłeś zrobić im krzywdę i nie zrobiłeś. Jest między nimi dawny preceptor, z widłami i nadmiarem czasu, który pyta, w czym chciałbyś być lepszy, i dba, żebyś był.",
  "story.E52.B.end.2":
    "Widzą blachy i trzymają się z daleka, wszyscy prócz zielarki, która ich leczy. Chce mieć maści na oparzenia, na dzień, w którym baronowi puszczą nerwy. Warzycie razem i o zmroku wiesz o tej sztuce więcej, niż ci szkoła kiedykolwiek powiedziała.",

  "story.E53.title": "Krzesło na dziedzińcu",
  "story.E53.intro":
    "Jego krzesło stoi na dziedzińcu, tam, gdzie o tej porze pada słońce. Nauczył cię stać; teraz, kiedy chce spojrzeć w drugą stronę, musi go podnieść dwóch nowicjuszy. Przekazujesz mu wiadomość: że zrozumiał, ten siwy, wreszcie. Nauczyciel przygląda się twojej twarzy jak drodze, którą już przeszedł. „No tak”, mówi. „A ten co przynosi do domu?” Może mówi o trofeach. Może o tobie.",
  "story.E53.A": "Pokaż mu pas i to, co na nim wisi.",
  "story.E53.A.end.1":
    "Haki są puste. Chrząka, nie bez zadowolenia. „Dobrze. Więc nic cię jeszcze źle nie nauczyło”. Każe się zanieść do słupów, pozwala ci wybrać, czego ma uczyć, i z krzesła, kijem, uczy cię tego, jakby to był pierwszy raz.",
  "story.E53.A.end.2":
    "Każe sobie o każdym opowiedzieć i łapie cię, ilekroć coś upiększysz. Mówienie prawdy, rzecz dziwna, dodaje ci sił. Kiedy kończysz, każdy ruch z tamtych walk masz znowu pod ręką.",
  "story.E53.B": "Przesuwaj jego krzesło za słońcem.",
  "story.E53.B.end":
    "Robisz to przez całe popołudnie, krok po kroku. On nic więcej nie mówi i ty też nie. Przy ostatnim świetle już śpi, a ty czujesz się bardziej wypoczęty niż po jakimkolwiek łóżku.",

  "story.E54.title": "Rachunek dni",
  "story.E54.intro":
    "Podważasz deski i góra wypuszcza oddech, zimny i czysty. Kawałek w głębi, oparty o stempel, z lampą między kolanami, siedzi ten drugi. Nie żyje od lat; nie ma na nim żadnego śladu. Belki runęły między nim a światłem dnia, a później deszcz otworzył drogę na nowo, za późno. Przy ramieniu wydrapał rachunek dni. Jest długi.",
  "story.E54.A": "Przejdź nad nim i zejdź w stare wyrobiska.",
  "story.E54.A.end":
    "Nic tam nie błyszczy. Ale idziesz w ciemność daleko, po omacku, a strop pomrukuje, i wracasz z nowym sposobem stawiania stóp i rąk, do którego nie trzeba patrzeć. Kiedy go mijasz, kiwa głową, on albo lampa.",
  "story.E54.B": "Wykop mu grób u wejścia do kopalni.",
  "story.E54.B.end.1":
    "Kiedy go podnosisz, kubrak waży tyle co on. Znalazł to, co ukryli, i zaszył pod podszewką, co do monety, a potem usiadł i czekał. Ty, z chudą sakiewką, nie musisz.",
  "story.E54.B.end.2":
    "Kubrak jest ciężki i nie rozpinasz go; aż tak biedny nie jesteś. Tniesz darń, nosisz kamienie, stemplujesz boki, jak by sobie życzył. Potem zauważasz, że nauczyłeś się zapierać plecami i stać, kiedy opiera się o nie góra.",

  "story.E55.title": "Jest pytanie",
  "story.E55.intro":
    "Czekają na tej jednej ulicy, którą musiałeś przejść: dwaj rycerze w białych wapenrokach, zapięci pod brodę. Jest pytanie. Kto nazwał cię świętym i czy się na to odezwałeś? Pytają też, na co przysięgasz, co łykasz przed łowami i czemu masz takie oczy. Ludzie, którzy niedawno pili twoje zdrowie, przystają z daleka. Niejednemu musiał się rozwiązać but.",
  "story.E55.end.1":
    "Robią to według reguł, w błocie, jeden po drugim. Nikt się nie wtrąca. Długo się podnosisz, a tej nocy nie znajdziesz boku, na którym dałoby się zasnąć. Ale ten po lewej miał cios, jakiego jeszcze nie widziałeś, a teraz masz go i ty.",
  "story.E55.end.2":
    "Na wszystkie pytania odpowiadasz zgodnie z prawdą, co trwa jakąś minutę. Obtłukują z ciebie całą zbroję, sztuka po sztuce, jako dowody. Zostaje prosta sztuczka, jak wyjść z kąta, potem zaułek, potem noc.",
  "story.E55.end.3":
    "Dajesz im podejść, cofasz się i cofasz jeszcze raz, aż obaj sapią, a tłum zaczyna się śmiać. Puszcza przy tym jeden rzemień. Dosiadają koni w milczeniu. To, w czym byłeś najgorszy, już umiesz; o to zadbali.",
  "story.E55.end.4":
    "Żaden cię nie dotyka. W połowie wydaje ci się, że jedną rzecz robisz źle od lat, i przestajesz; to, co przychodzi na jej miejsce, zaskakuje wszystkich trzech. Gdzieś otwiera się okno i ktoś klaszcze, jeden raz.",

  "story.E56.title": "Pasek skóry, pogryziony",
  "story.E56.intro":
    "W torbie z cielęcej skóry wszystko ma swoje miejsce: jelito, igły, flaszka czystego spirytusu, proszek w dutkach piór, pasek skóry do zagryzania, pogryziony. Medyk wylicza to, jak inni wyliczają swoje dzieci. Nosił te leki na trzech oblężeniach i używał najczęściej na sobie. „Nowy od tego nie będziesz”, mówi. „Odzyskasz jedną rzecz, którą miałeś za zużytą. Potem usiądź. Nie usiądziesz, ale mam obowiązek to powiedzieć”.",
  "story.E56.end":
    "Zapina ci torbę na piersi, gdzie sięgnie każda ręka, i salutuje, źle, jak wszyscy medycy. W walce masz odtąd chwilę na leki i jedna zużyta rzecz do ciebie wraca.",
  "story.E56.name": "Leki",
};
