/** Wilderness cards W25 to W36, told in Polish. */
export const WILDERNESS_C: Readonly<Record<string, string>> = {
  "story.W25.title": "Biała kreda, zielona trawa",
  "story.W25.intro":
    "Na zboczu wzgórza ktoś wyciął darń w kręgi i haki, każdy długi jak stodoła, biała kreda w zielonej trawie. Z dołu nic to nie znaczy. Z przeciwległego grzbietu to słowo, choć nie na ludzkie usta. Nad nim, odkąd przyszedłeś, krąży coś skrzydlatego, w kółko nad tym samym kręgiem, już tak nisko, że słyszysz oddech.",
  "story.W25.A": "Stań w kręgu i przywołaj to na dół.",
  "story.W25.A.end":
    "Spada od razu całe, jak spadają dachy. Za pierwszym nawrotem tracisz jeden naramiennik, za trzecim drugi; za czwartym ręka od miecza wreszcie tnie tam, gdzie dopiero będzie, a nie tam, gdzie jest. W dole owce ani razu nie podniosły łbów znad kolacji.",
  "story.W25.B": "Zniszcz znaki łopatą.",
  "story.W25.B.end":
    "Przy ostatnim haku coś pęka, we wzgórzu albo w tobie; odtąd sztuka twojej szkoły odzywa się powoli, jak ścierpnięta noga. Bestia po prostu odlatuje. Tych, co cięli darń, znajdujesz przy kuflu: najął ich mag, który mieszka w dole, nad wodą.",

  "story.W26.title": "Żądło",
  "story.W26.intro":
    "Mantikora dogorywa powoli i z grzeczności wypada przy niej zostać. Potem to już mięso: pięć cetnarów, z obwisłą twarzą starca i ogonem, który drga jeszcze z przyzwyczajenia. Zlatują się muchy. Bolą cię miejsca, których nawet nie umiesz nazwać. Żądło zwisa z ostatniego członu, pełne, i dobrze odcięte wytrzyma tydzień.",
  "story.W26.A": "Usiądź i przemyśl całą walkę.",
  "story.W26.A.end":
    "Układasz ją z kamyków: tu skoczyła, tu miałeś szczęście, tu go nie miałeś. Przed nocą nie ma w niej już ani trochę szczęścia, są same powody, i ręka od miecza zna je wszystkie.",
  "story.W26.B": "Odetnij żądło i zasyp je solą.",
  "story.W26.B.end":
    "Owinięte podwójnie i przytroczone za siodłem, przecieka przez obie warstwy. Takiemu jadowi miejsce na stole alchemika w wiedźmińskiej szkole. W twojej się ucieszą. W cudzej może jeszcze bardziej, a obcy płacą monetą.",

  "story.W27.title": "Grad w czerwcu",
  "story.W27.intro":
    "Robota skończona, tego ze studni w studni już nie ma, a sołtys pokazuje ci szkatułę, do góry dnem. Grad w czerwcu, mówi, i dziesięcina dla świątyni, i most. Tak mu wstyd, że ma czerwone uszy. Zdejmuje z gwoździa papier. „Jest jeszcze to. Wdowa znad wody winna mi więcej niż ja tobie. Dług pewny. Podpisała”.",
  "story.W27.A": "Weź papier zamiast zapłaty.",
  "story.W27.A.end":
    "Przepisuje dług na ciebie i oddycha lżej, jak ktoś, kto przełożył kamień do cudzej kieszeni. Wdowa ma dom nad wodą, mówi, trochę starych rzeczy, córkę. Obiecała, dodaje, że zapłaci tym, co ma.",
  "story.W27.B": "Niech zbierze, co się da.",
  "story.W27.B.end":
    "Chodzi z kapeluszem od drzwi do drzwi. Wraca z miedziakami, naparstkiem i srebrnym guzikiem, a wszystko razem, zważone, daje dwie korony. Ludzie patrzą, jak odchodzisz. Spostrzegasz, że sprzedano na to i linę od studni.",

  "story.W28.title": "Trzeci kubek",
  "story.W28.intro":
    "Drwal ma ręce jak korzenie i beczkę starszą od swoich dzieci. Od jesieni nie miał na polanie gości, mówi, nie licząc wilków, a wilków nie liczy, bo mają słabą głowę. Stawia dwa drewniane kubki, po jednym na każdą swoją pięść, i trzeci, z uprzejmości, dla ciebie. „Gada się potem”, mówi. „Znam te lasy. Ale gada się potem”.",
  "story.W28.A": "Weź trzeci kubek.",
  "story.W28.A.end.1":
    "Przy dziesiątym tracisz rachubę. Kładzie cię pod niedźwiedzią skórą i opowiada wszystko o tym czymś przy lizawce, dwa razy, bo wciąż pytasz. Budzisz się wyspany mimo bębna w głowie i z grubsza wiesz, gdzie szukać.",
  "story.W28.A.end.2":
    "Kończy się remisem i pieśnią. Gdzieś między zwrotkami są ślady, które widział, i to, jak były głębokie. Śpisz, aż słońce stanie nad polaną, a on usmażył jajka na boczku dla kogoś dwa razy większego od ciebie.",
  "story.W28.A.end.3":
    "Wali się przy czternastym kubku, powoli, jak własny najlepszy dąb, jeszcze z uśmiechem. Do lasów w ogóle nie dochodzi. Dojadasz jego kolację, zajmujesz jego łóżko i nie słyszysz nic, póki nie rozskrzeczą się sójki.",
  "story.W28.B": "Powiedz, że wolisz najpierw pogadać.",
  "story.W28.B.end":
    "Jest urażony, ale jest gospodarzem. Mówi o śladach pazurów na wysokości swojego kapelusza i o miejscu, gdzie przez nie przestał rąbać. Twój kubek zlewa z powrotem do beczki, ostrożnie, żeby nie uronić.",

  "story.W29.title": "Koronka",
  "story.W29.intro":
    "Nawet pies siada od strony wiatru. Chłop trzyma nogę na stołku do dojenia, na nodze szmatę, a szmata trochę się rusza. Osiem dni temu wyszedł nocą do krowy i coś ugryzło go w łydkę. „Na czworakach szło”, mówi. „Ale miało suknię. Strzępy sukni. Z koronką”. Nie powiedział żywej duszy. Komu miałby powiedzieć, przy takim panu.",
  "story.W29.A": "Otwórz ranę i oczyść ją do kości.",
  "story.W29.A.end.1":
    "Zgnilizna sięga głęboko i wypija trzy flaszki, jedną po drugiej. Nogę chłop zachowa. W gorączce wymienia dom nad wodą, jego pana i córkę, której nie pokazują już żadnemu gościowi. Koronka jest taka sama jak jej, mówi.",
  "story.W29.A.end.2":
    "Dwie flaszki, gorący nóż, rzemień w zęby; potem czysta krew. Kiedy może mówić, opowiada o pańskim domu nad wodą, gdzie od przesilenia nie nakrywa się już dla córki.",
  "story.W29.A.end.3":
    "Czerwie odwaliły za ciebie robotę, resztę załatwia okowita z jego własnej półki. Pokrzepiony, gada: pan znad wody ma córkę, kupuje mnóstwo surowego mięsa, a szwaczka już nie przychodzi.",
  "story.W29.B": "Obwiąż nogę i idź obejrzeć ślady.",
  "story.W29.B.end":
    "Pod oknem obory błoto zachowało wszystko: kolana, kłykcie, palce stóp. Idziesz za nimi do żywopłotu i już wiesz, jak to chodzi i co jeszcze chodzi za tym. Chłop dziękuje za opatrunek. Opatrunek jest czysty.",

  "story.W30.title": "Ósmy grób",
  "story.W30.intro":
    "Siedem grobów w wiosce na czterdzieści dusz, a ósmy kopie człowiek, który co chwilę przerywa, bo go mdli. Wszyscy pili ze strumienia, bo innej wody nie ma. Wygląda niewinnie. Kiedy zbliżasz kubek do twarzy, czujesz słodycz, jakiej w wodzie być nie powinno. Dzieciom powiedziano, że to klątwa, bo klątwa ma winnego.",
  "story.W30.A": "Zostań i ustal, co jest w wodzie.",
  "story.W30.A.end":
    "Trzy noce siedzisz nad garnkami i zdechłymi myszami, aż trucizna zdradza swoje imię i to, co ją zwalcza: węgiel drzewny, piasek, cierpliwość. Budujesz im filtr z beczki i żadna księga nie wyłożyła ci alchemii równie jasno.",
  "story.W30.B": "Brnij pod prąd, aż znajdziesz przyczynę.",
  "story.W30.B.end":
    "Po połowie dnia w tej wodzie zasłaniasz się wolniej i ta powolność zostaje. U góry, w źródle, leży trzydzieści wzdętych wojskowych koni. Pułk obozuje dalej, nad wodą; medyk musi o tym usłyszeć, nim napiją się jego ludzie.",

  "story.W31.title": "Ktoś powiedział podatek",
  "story.W31.intro":
    "Kiedy chłopiec się śmieje, ze ściany spadają łyżki. Kiedy płacze, a płakał dziś rano, bo ktoś powiedział podatek, w studni wrze woda. Ma sześć lat. Babka trzyma go teraz w piwniczce na warzywa, z lampą i królikiem, a sąsiedzi podchodzą z jedzeniem tylko do furtki. „On jest dobry”, mówi. „Taki dobry. Ale kapłan liczy już moje drewno”.",
  "story.W31.A": "Naucz chłopca oddychać, zanim zapłacze.",
  "story.W31.A.end":
    "Licz królikowi wąsy, mówisz, na każdy wąs jeden oddech. Przeważnie działa. Polubił cię na tyle, że szepcze ci, co takiego słyszy nocą za polami i jak to stąpa. Zza rzepy babka wygrzebuje flaszkę, która jej się na nic nie zda.",
  "story.W31.B": "Zaproponuj, że zawieziesz go do tych, co się znają.",
  "story.W31.B.end":
    "Pakuje mu koszule, wypakowuje, pakuje znowu. W Ban Ard są magowie, którzy go obejrzą i powiedzą, co robić. Jedzie w siodle przed tobą i się nie ogląda, bo tak mu kazała.",

  "story.W32.title": "Rozkaz nie wspomina o siedzeniu",
  "story.W32.intro":
    "Most na drodze do Cintry zamknięto przed trzema dniami, a sierżant, który go zamknął, odtąd na nim stoi, bo rozkaz nie wspomina o siedzeniu. Bez powodu nie przejdzie nikt. Aptekarz za tobą, z pięcioma objuczonymi mułami, wyczerpał powody i bierze się do łez. Na brzegu rośnie woskownica i jaskółcze ziele, ile dusza zapragnie.",
  "story.W32.A": "Zgłoś się na strażnika mułów.",
  "story.W32.A.end":
    "To już jest powód, mówi sierżant. Po drugiej stronie giną wozy i chętnie by się dowiedział dlaczego. Masz iść przed mułami aż do Cintry; aptekarz zapłaci tym, co niosą.",
  "story.W32.B": "Zawróć i zbieraj zioła na brzegu.",
  "story.W32.B.end":
    "Tniesz, rozcierasz i warzysz przy ognisku samego sierżanta, który rad jest pogadać. Torba zapełnia się po brzegi. Noc też: kiedy korkujesz ostatnią flaszkę, pieją koguty, a ty się nawet nie położyłeś.",

  "story.W33.title": "Jeden słup od bramy",
  "story.W33.intro":
    "Noc wychodzi najpierw z ziemi, potem druga schodzi z nieba, a tam, gdzie się spotkają, jesteś tylko ty. Ostatni dach był parę godzin temu. Według mapy powinno tu być sioło; jest jeden słup od bramy. Nad ranem chwyci mróz. Jama pod tarniną pomieści człowieka i mały ogień. Daleko na drodze coś się kołysze, maleńkie i żółte, może latarnia.",
  "story.W33.A": "Rozpal ogień w jamie i śpij.",
  "story.W33.A.end.1":
    "Co godzinę wstajesz dołożyć do ognia i za każdym razem masz wrażenie, że to on przysunął się do ciebie, a nie na odwrót. Kiepskie łóżko. Ale świt jest suchy, a ty wypoczęty na tyle, by wstać z własnej woli.",
  "story.W33.A.end.2":
    "Tarnina zatrzymuje wiatr, kamienie ciepło. Nic ci się nie śni. Kiedy otwierasz oczy, wyspany jak rzadko, szron leży na wszystkim prócz ciebie, a o krok siedzi zając i postanawia się nie przejmować.",
  "story.W33.A.end.3":
    "Nad ranem drogą przechodzą ciężkie łapy, przystają, węszą i idą dalej. Ku własnemu zdziwieniu zasypiasz znowu i nawet się wysypiasz. Za dnia klękasz w szronie i czytasz, co tędy szło: jak duże, jak kulawe i dokąd.",
  "story.W33.B": "Idź w stronę światła.",
  "story.W33.B.end":
    "Latarnia wisi u dyszla solnego wozu, który błądzi od południa, a woźnicy tak trzęsą się ręce, że tańczą cienie. Wyprowadzasz jego woły na trakt, a stamtąd trafi już sam. Dwie korony, upiera się, i wstyd mu, że jeszcze przed godziną oddałby woły.",

  "story.W34.title": "Biała emalia",
  "story.W34.intro":
    "Twoja wiwerna nie żyje. Szedłeś za nią cztery dni, a tu leży przebita lancą i klęczy przy niej młodzieniec w białej emalii, na całe gardło dziękując świętemu ogniowi. Ścierwo osmalił, dla świętości, i zmarnował. „Bracie łowco”, woła na twój widok, „raduj się ze mną”. Sakiewkę ma pełną, konia zgonionego, a oczy błyszczą mu nad miarę.",
  "story.W34.A": "Zażądaj zapłaty za swoje cztery dni.",
  "story.W34.A.end":
    "Płaci od ręki, dwie korony, i prosi o jedną przysługę: list do zakonu w Novigradzie, do okazania w bramie. Pisze go na kolanie i starannie pieczętuje. Stoi w nim, zapewnia cię, coś ty za człowiek.",
  "story.W34.B": "Zaproponuj mu, żeby polował u twego boku.",
  "story.W34.B.end":
    "Ściska cię, nie zdejmując emalii, a potem chce coś ślubować, na co pozwalasz, bo chyba mu to pomaga. Umie jeździć, umie uderzyć, nie boi się zupełnie niczego. Znałeś takich. Żaden nie był stary.",

  "story.W35.title": "Jeden trzewik",
  "story.W35.intro":
    "Trzech z widłami prowadzi czwartego na sznurze, a czwarty jest w aksamitach. Ma ze siedemnaście lat i zgubił trzewik. „Mości wiedźminie”, woła, „mój ojciec cię wynagrodzi”. Jeden z trzech się śmieje, niegłośno. „Jego ojciec powiesił mi brata za bażanta”, mówi. „Chcemy za niego odzyskać księgi dziesięcin, nic więcej. Masz trzy korony. Widziałeś tylko cielę”.",
  "story.W35.A": "Weź korony. Widziałeś cielę.",
  "story.W35.A.end":
    "Monety są drobne i bardzo brudne. Młodzik przestaje krzyczeć prędzej, niż myślałeś. Chcą tylko ksiąg, powtarzasz koniowi przez cały dzień; tak mówili; odeślą go do domu w jednym trzewiku.",
  "story.W35.B": "Przetnij sznur i zabierz go stamtąd.",
  "story.W35.B.end":
    "Jedne widły zrywają ci karwasz, drugie trafiają w torbę, we flaszkę; nikogo ciężko nie ranisz i to właśnie było trudne. Chłopak siedzi w siodle za tobą i gada. Zamek ojca stoi w górach, a baron, mówi, nie zapomina nikogo.",

  "story.W36.title": "Cienka zupa",
  "story.W36.intro":
    "Ma twoje ręce. To widzisz najpierw, ponad jego ogniem, a potem to, jak oszczędza lewe biodro, w które jako dziesięciolatek dostałeś kopniaka. Jest siwy i ma jedno ucho, ale szczęka jest twoja i srebro też. „Nie spieszyłeś się”, mówi twoim głosem, tylko mocno uwędzonym. „Zupa cienka. Nigdyś się nie nauczył”. Cień rzuca taki, jak trzeba.",
  "story.W36.A": "Zapytaj, co powinieneś wiedzieć.",
  "story.W36.A.end":
    "„Cięcie znad głowy”, mówi. „Zapomnij o nim. Kosztowało mnie ucho”. Próbujesz i wychodzi z ciebie łatwo jak zepsuty ząb. Potem prosi, byś coś przekazał staremu nauczycielowi w twojej szkole: powiedz mu, że zrozumiałem. Niesiesz to w dół o świcie, gdy został sam popiół.",
  "story.W36.B": "Zjedz zupę i o nic nie pytaj.",
  "story.W36.B.end":
    "Zupa jest cienka. Dzielicie się nią, kocem i milczeniem, które od żadnego z was niczego nie chce. Od roku nie wypocząłeś tak dobrze. Rano przy ogniu stoi jedna miska i jest twoja.",
};
