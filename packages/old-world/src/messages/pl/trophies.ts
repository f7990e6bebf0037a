/** What is read aloud when a trophy is won, in Polish. */
export const TROPHIES: Record<string, string> = {
  "trophy.monster.arachas.tale":
    "Pod omszałym pniakiem, który nosił zamiast kapelusza, było naprawdę dużo pająka. U pasa wisi ci teraz jeden wydrążony pazur i nawet gdy wchodzisz z gołymi rękami, ludzie posuwają się na ławie.",
  "trophy.monster.archespore.tale":
    "Wyrosła tam, gdzie kapało z wisielca, i nie chciała się otworzyć, póki jej ktoś nie polał. W wieczku puzdra na flakony nosisz suchy strąk i wszystko, co wypijesz, trochę smakuje tamtym ogrodem.",
  "trophy.monster.barghest.tale":
    "Pies nie żył równie długo jak jego pan i nikt żadnemu z nich o tym nie powiedział. Na obroży jest mosiężna blaszka z imieniem, tak wytartym, że już się nim nie zawoła.",
  "trophy.monster.drownersNest.tale":
    "Jedenaście wylazło z młyńskiego stawu, a dwunasty okazał się młynarzem i był wdzięczny. W mule pod nimi leżały zguby z wielu lat; oddałeś wszystko oprócz noża do ryb.",
  "trophy.monster.ekimmara.tale":
    "Znalazłeś ją tak, jak ona znajduje ludzi: bez ostrzeżenia, po ciemku, na schodach. Kieł przebił rękawicę i w niej został, więc dałeś go oprawić.",
  "trophy.monster.foglet.tale":
    "Przez godzinę biłeś się z mgłą i mgła wygrywała. Potem zamknąłeś oczy i zostało tylko coś chudego, co oddychało ustami, trochę na lewo od ciebie.",
  "trophy.monster.ghoulsNest.tale":
    "Grabarz słyszał je pod nowymi mogiłami od miesiąca i kopał coraz płycej. W czwartek je wykurzyłeś i wróciłeś z woreczkiem pierścionków dla wdów, a z jedną żuchwą dla siebie.",
  "trophy.monster.harpy.tale":
    "Ukradła dziewięć łyżek, pierścień kanonika i lustro, i właśnie od lustra nie umiała odejść. Najdłuższe pióro zostało tobie; obraca się za wszystkim, co błyszczy.",
  "trophy.monster.nekkersNest.tale":
    "Na jednego nekkera nie trzeba sztuczki. Trzeba jej na trzydzieści pozostałych i nauczyłeś się jej na palcach, w tunelu, z lampą w zębach.",
  "trophy.monster.rotfiend.tale":
    "Zdychając, pękają, o czym umowa milczała, a ten, kto ją spisał, najwyraźniej wiedział. Płaszcz doliczyłeś mu do rachunku i przez trzy dni jadałeś sam.",
  "trophy.monster.fiend.tale":
    "Kto spojrzy w jego trzecie oko, zapomina, co właśnie miał zrobić, więc zapisałeś to sobie na rękawie. Oko dobrze się trzyma w spirytusie i dalej wodzi za świecą.",
  "trophy.monster.graveHag.tale":
    "Czaszki trzymała na kołkach, według wieku, i od święta ścierała z nich kurz. Kołek przy drzwiach był nowy i pusty; zabrałeś go ze sobą, żeby o nim nie myśleć.",
  "trophy.monster.griffin.tale":
    "Samicę książę kazał wypchać do jadalni i odtąd samiec za każde jajo brał jednego pasterza. Na koniec wszystko zależało od jednego rzutu. Masz jego szpon, a kiedy książę zaprosił cię na wieczerzę, powiedziałeś, że już jadłeś.",
  "trophy.monster.manticore.tale":
    "Najpierw zatrzymałeś żądło, a dopiero potem serce, bo na odwrót już próbowano. Podróżuje w trzech płótnach, a i tak w każdej zagrodzie po drodze kwaśnieje mleko.",
  "trophy.monster.nightwraith.tale":
    "Ktoś obiecał jej wesele, a potem wyprawił je jej siostrze. Pierścień na koniec podała ci sama; czasem nocą robi się zimny i wtedy wiesz, którędy nie iść.",
  "trophy.monster.noonwraith.tale":
    "W południe, w jęczmieniu, gdzie nic nie rzucało cienia, poprosiła cię do tańca i tańczyliście do pierwszej. Żniwiarze znaleźli cię na ściernisku ze strzępem jej welonu, który nic nie waży i odbija słońce.",
  "trophy.monster.penitent.tale":
    "Co noc obchodził boso kaplicę i mówił, że żałuje, a kto się zbliżył, musiał mówić to razem z nim. Zapytałeś, czego. Nikt wcześniej nie zapytał i w tej ciszy uderzyłeś.",
  "trophy.monster.waterHag.tale":
    "Rzucała błotem tak celnie, że każde pospolite ruszenie dobrze by jej zapłaciło. Dwa dni wydłubywałeś je z uszu i okazało się, że jest dobre na oparzenia.",
  "trophy.monster.weavess.tale":
    "Przez całą walkę szyła figurkę o żółtych oczach i brakowało jej już tylko ostatniego węzełka. Igłę zabrałeś; figurki jednak nie odważyłeś się spalić i pilnujesz, żeby nie zmokła.",
  "trophy.monster.werewolf.tale":
    "Przez dziewięć lat w każdą pełnię przykuwał się w piwnicy; potem przyszedł nieurodzaj i łańcuch sprzedano. „No, nareszcie”, powiedział na koniec głosem, który był prawie cały jego. Skórę masz od jego żony.",
  "trophy.monster.whispess.tale":
    "Nosiła naszyjnik z uszu i wszystkimi słuchała, więc biłeś się z nią bez słowa, nawet bez przekleństwa. Jedno ucho masz teraz u pasa. Kiedy swędzi, są wieści.",
  "trophy.monster.wyvern.tale":
    "Wieś tak długo płaciła jej owcami, że przylatywała na dzwon. Zadzwoniłeś. Woreczek jadowy wysechł na wielkość śliwki i jedno draśnięcie nim wciąż rozstrzyga każdy spór.",
  "trophy.monster.brewess.tale":
    "Jej kocioł wrzał od czasów, gdy wsi tu jeszcze nie było, a ty z zasady nie pytałeś, co w nim jest. Chochla należy do ciebie i cokolwiek nią zamieszasz, jakoś starcza i na drugi kubek.",
  "trophy.monster.bruxa.tale":
    "Śpiewała, póki wygrywała, a kiedy pieśń się urwała, należało uciekać. Z pięknej białej dłoni na parapecie słońce zostawiło ci jeden szpon.",
  "trophy.monster.glustyworp.tale":
    "Kiedy przyszedłeś, tkwiły w nim trzy miecze, a jeden z nich był dobry. Czwarty złamałeś, nim przestałeś rąbać i sięgnąłeś między płyty. Odkąd jedną masz przyszytą na barku, nic tamtędy nie przeszło.",
  "trophy.monster.leshen.tale":
    "Co wiosnę wieś wiązała mu na drzewie dziewczęcą wstążkę i nazywała to szacunkiem. Ściąłeś to jedno drzewo i żadne inne, a przed południem wyniosłeś poroże z lasu. Wilki szły obok ciebie aż do drogi, niezdecydowane, i tam wybrały.",
  "trophy.monster.striga.tale":
    "Siedem lat wychodziła o północy głodna i nikt na dworze nie umiał sobie przypomnieć, kto wymyślił tę kryptę. Dziewczyna, która zbudziła się o świcie, poprosiła o buty. Dałeś jej swoje drugie i wziąłeś srebrną obrożę, z której wyrosła.",
  "trophy.monster.yghern.tale":
    "Czterdzieści nóg z jednej strony, trzydzieści dziewięć z drugiej, i w tym utykaniu znalazłeś rytm: szybko, szybko i do środka. Z jednego pancernego członu masz napierśnik, a z drugiego ten, kto cię najął, ma dach.",

  "trophy.school.wolf.tale":
    "Wilk walczył według podręcznika, a jest to dobry podręcznik. Przegrał na ostatniej stronie, zapłacił za piwo i na dwóch widelcach pokazał ci, jak to się miało skończyć.",
  "trophy.school.griffin.tale":
    "Gryf zasalutował, ostrzegł cię przed obluzowanym brukiem i przegrał o szerokość jednego kamienia. Klamrę oddał z ukłonem i z radą, żebyś na wszystko, co wyrzucasz, spojrzał dwa razy.",
  "trophy.school.bear.tale":
    "Bić się z Niedźwiedziem to jak rąbać mokry dąb, i tyle samo w tym rozmowy. Kiedy wreszcie usiadł, powiedział „hm”, odpiął od pancerza jedną płytę i podał ci ją: miły był to wieczór.",
  "trophy.school.cat.tale":
    "Kot dobył, ciął i odskoczył, zanim ktokolwiek odstawił kufel, a potem zrobił to jeszcze raz z tej samej strony. Dzwoneczek z jego rękawa nie ma serca; nosisz go, żeby nie zapominać, że to ty zaczynasz.",
  "trophy.school.viper.tale":
    "Wiedźmin ze Szkoły Żmii uśmiechnął się, przegrywając, i dopiero w drzwiach zauważyłeś draśnięcie. Odtrutkę przysłał ci do stołu razem ze sztyletem: między kolegami, przekazał, to była mała dawka.",

  "trophy.attribute.combat.tale":
    "Siedzisz, aż nogi o tobie zapomną, a kiedy wstajesz, w ręce, którą miałeś za pustą, jest jeszcze jedno cięcie.",
  "trophy.attribute.defense.tale":
    "Z ciemności wraca do ciebie tamten dawny cios, wraca znowu, a za trzecim razem już tam nie stoisz.",
  "trophy.attribute.alchemy.tale":
    "Serce zwalnia ci do jednego uderzenia na świecę i choć raz słyszysz, do czego służy każde ziele w torbie.",
  "trophy.attribute.specialization.tale":
    "Wracasz myślą do pierwszego dnia w szkole, przechodzisz wszystko od początku i tym razem słuchasz.",
};
