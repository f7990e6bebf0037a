import type en from "./en.ts";
import report from "./report/pl.ts";

const pl: Record<keyof typeof en, string> = {
  "language.name": "Polski",
  "name.person": "{alike, select, several {Gracz {number}} other {Gracz}}",
  "name.botKind":
    "{bot, select, greedy {Zachłanny bot} competent {Doświadczony bot} random {Losowy bot} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}",
  "fairness.begin": "Przed rozdaniem: SHA-256 ziarna to {commitment}",
  "fairness.end":
    "Uczciwa gra: ziarnem było {seed}, jego SHA-256 to {commitment}; dowodzi tego „{command} verify”.",
  link: "Ta gra jako link (dla „{command} replay ''…''”): {link}",
  standing: "{place}. {name}: {result, select, win {zwycięstwo} draw {remis} other {porażka}}",
  "standing.points":
    "{place}. {name}: {result, select, win {zwycięstwo} draw {remis} other {porażka}}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  keep: "Zachować zapis? Podaj nazwę pliku, na przykład gra.json; + oznacza folder zapisanych gier, Enter oznacza nie: ",
  kept: "Zapis jest w {path}",

  prompt: "Twój wybór (? to pomoc): ",
  "question.offers": "Możesz także:",
  curtain: "Przekaż klawiaturę – gra {name}, niech naciśnie Enter: ",
  "input.unknown":
    "{count, plural, one {Wpisz 1 albo początek wyboru} few {Wpisz liczbę od 1 do # albo początek wyboru} many {Wpisz liczbę od 1 do # albo początek wyboru} other {Wpisz liczbę od 1 do # albo początek wyboru}}; ? to pomoc.",
  "input.nothing": "Teraz nie ma z czego wybierać; ? to pomoc.",
  "input.number": "Wpisz liczbę od 1 do {count}.",
  "input.ambiguous": "Tak zaczyna się kilka wyborów:",
  help: "Wybór wskazuje jego numer albo początek. Poza tym:\n  Enter      jeszcze raz wybory\n  board      jeszcze raz stół\n  why        które liczby da się wyjaśnić; why 3 wyjaśnia trzecią\n  card       karty i wszystko inne, co widać; card 3 albo card NAZWA opisuje, co robi\n  log        wszystko, co się wydarzyło\n  undo       z powrotem przed twój ostatni wybór\n  save       zapisuje grę teraz; save PLIK zapisuje ją tam\n  resign     poddaje grę\n  quit       zapisuje i kończy",
  "undo.none": "Nie ma czego cofnąć.",
  saved: "Zapisano w {path}",
  left: "Zapisano w {path}; grę wznowisz poleceniem „{command}”.",
  failure:
    "Nasz błąd: {error}. Wybór został cofnięty i gra toczy się dalej; to, co odtwarza błąd, jest w {path}",

  "refusal.noQuestion": "Teraz nie wybierasz; poczekaj na pytanie.",
  "refusal.staleQuestion": "Na to pytanie już odpowiedziano; spójrz na bieżące.",
  "refusal.noSuchChoice": "Nie ma takiego wyboru; wybierz coś z listy.",
  "refusal.gameOver": "Gra się skończyła; nie można już wybierać.",
  "refusal.paused": "Gra jest wstrzymana; najpierw ją wznów.",
  "refusal.notPaused": "Gra nie jest wstrzymana; graj dalej.",
  "refusal.noSuchSeat": "Przy tym stole nie ma takiego miejsca; wybierz inne.",
  "refusal.notYourSeat": "To miejsce należy do kogoś innego.",
  "refusal.seatTaken": "Nie ma dla ciebie wolnego miejsca; wybierz inne albo patrz.",
  "refusal.notOwner": "Może to zrobić tylko ten, kto założył stół.",
  "refusal.notGathering": "Gra już się zaczęła; można to zrobić tylko przed nią albo po niej.",
  "refusal.notPlaying": "Gra jeszcze się nie zaczęła; poczekaj na innych.",
  "refusal.notOver": "Gra jeszcze się nie skończyła; najpierw ją dokończcie.",
  "refusal.unknownBot": "Serwer nie ma takiego bota; wybierz innego.",
  "refusal.alreadyProposed": "Jedna propozycja już jest; najpierw na nią odpowiedz.",
  "refusal.nothingProposed": "Nikt teraz niczego nie proponuje.",
  "refusal.notAsked": "To pytanie nie jest do ciebie.",
  "refusal.notGone": "Tego gracza nie ma jeszcze dość długo; poczekaj chwilę.",
  "refusal.chatClosed": "Rozmowa przy tym stole jest zamknięta.",
  "refusal.notAtTable": "Mówić mogą tylko ci, którzy siedzą przy stole.",
  "refusal.tooLong": "To za długie; powiedz to krócej.",
  "refusal.tooFast": "Za dużo naraz; poczekaj chwilę i spróbuj znowu.",
  "refusal.nameTaken": "Ktoś już ma to imię; wybierz inne.",
  "refusal.wrongLogin": "Imię albo hasło się nie zgadza; sprawdź oba i spróbuj ponownie.",
  "refusal.notGuest": "Masz tu już konto; by być kimś innym, najpierw się wyloguj.",
  "refusal.notAccount": "Nie masz tu jeszcze konta; założy je „account claim”.",
  "refusal.noSuchPerson": "Nie ma nikogo o tym oznaczeniu; oznaczenia pokazuje ranking.",
  "refusal.tooManyTables": "Masz za dużo stołów; najpierw dokończ albo opuść niektóre.",
  "refusal.noSuchTable": "Nie ma takiego stołu; poproś o zaproszenie jeszcze raz.",
  "refusal.noSuchGame": "Nie ma jeszcze zapisu tej gry; będzie, gdy gra się skończy.",

  "why.none": "Na stole nie ma liczby do wyjaśnienia.",
  "why.list": "Wpisz „why” i numer:",
  "why.unknown": "Pod numerem {number} nie ma nic do wyjaśnienia; „why” pokazuje listę.",

  "card.none": "Nie ma tu nic do opisania.",
  "card.list": "Wpisz „card” i numer albo początek nazwy:",
  "card.unknown": "Pod „{asked}” nic tu nie ma; „card” pokazuje listę.",
  "card.ambiguous": "Tak zaczyna się kilka nazw:",

  "log.takenBack": "Ostatni wybór został cofnięty.",
  "log.seated":
    "{who, select, bot {Miejsce, które zajmuje {name}, przejmuje bot.} other {Miejsce zajmuje {name}.}}",
  "log.paused": "Gra jest wstrzymana.",
  "log.resumed": "Gra toczy się dalej.",
  "log.placed":
    "Miejsce {seat}: {who, select, open {wolne} bot {{name}} standIn {{name}, gra bot} other {{name}}}.",
  "log.readied": "{name}: gotowe.",
  "log.began": "Gra się zaczyna; przed rozdaniem SHA-256 jej ziarna to {commitment}",
  "log.gathering": "Ci sami gracze zbierają się znowu; SHA-256 następnego ziarna: {commitment}",
  "log.proposed":
    "{name} proponuje {what, select, draw {remis} abort {przerwanie gry} takeback {cofnięcie ostatniego wyboru} pause {przerwę} other {rewanż}}.",
  "log.replied": "{name}: {reply, select, yes {zgoda} other {sprzeciw}}.",
  "log.lapsed":
    "Propozycja upadła: {what, select, draw {remis} abort {przerwanie gry} takeback {cofnięcie ostatniego wyboru} pause {przerwa} other {rewanż}}.",
  "log.gone": "{name}: połączenie zerwane.",
  "log.back": "{name} wraca.",
  "log.voted":
    "{name} o graczu {about}: {verdict, select, wait {czekać} bot {niech gra bot} other {zakończyć grę}}.",
  "log.decided":
    "Postanowiono o graczu {about}: {verdict, select, wait {czekamy} bot {gra za niego bot} other {gra się kończy}}.",
  "log.outOfTime": "{name}: czas minął.",
  "log.said": "{name}: „{words}”",
  "log.chat": "Rozmowa przy stole jest {state, select, open {otwarta} other {zamknięta}}.",
  "chat.presets": "Wpisz „presets” i numer:",
  "chat.preset":
    "{preset, select, hello {Cześć!} goodLuck {Powodzenia!} wellPlayed {Dobrze zagrane!} thinking {Muszę pomyśleć.} hurry {Trochę szybciej, proszę.} oops {Ojej!} thanks {Dziękuję!} other {Dobra gra!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {w toku} finished {zakończona} other {nieczytelna}}  {path}",
  "decks.seats": "liczba miejsc: {seats}",
  "decks.rules":
    "Opcje zasad dla --rule nazwa=wartość, najpierw wartość domyślna (true: włączone, false: wyłączone):",

  "menu.language": "Język",
  "menu.what": "Co wybierasz?",
  "menu.new": "Nowa gra",
  "menu.game": "Która gra?",
  "menu.mode": "Który tryb?",
  "menu.seats": "Ile miejsc?",
  "menu.people": "Kto gra przy tym terminalu?",
  "menu.crowd": "{people, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}",
  "menu.pick":
    "{people, plural, one {Czym zagrasz?} few {Czym zagra gracz {number}?} many {Czym zagra gracz {number}?} other {Czym zagra gracz {number}?}}",
  "menu.any": "Niech zdecyduje los",
  "menu.bot": "Przeciw komu?",
  "menu.rival":
    "{id, select, greedy {Zachłanny: bierze to, co wygląda najlepiej} competent {Doświadczony: myśli naprzód} random {Losowy: bierze cokolwiek} other {{id}}}",
  "menu.prompt": "Numer (Enter to 1): ",

  "online.seat":
    "{seat}. {who, select, open {wolne} bot {{name}} standIn {{name}, gra bot} other {{name}}}{state, select, gone {, bez połączenia} ready {, gotowe} unready {, jeszcze niegotowe} other {}}",
  "online.gathering": "Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy gotowi.",
  "online.ready": "Wpisz „ready”, by zagrać znowu; „ready TALIA” z inną talią.",
  "online.waiting": "Czekamy na: {names}.",
  "online.asked": "Zgadzasz się? Wpisz yes albo no.",
  "online.clock":
    "Twój czas: {seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}",
  "online.watching": "Tu tylko patrzysz; miejsce zajmiesz poleceniem join bez --watch.",
  "online.unknown":
    "Połączenie zerwało się po drodze i nie wiadomo, czy to dotarło; spójrz i w razie potrzeby powtórz.",
  "online.lost": "Połączenie zerwane; próbuję ponownie …",
  "online.again": "Połączenie wróciło.",
  "online.closed": "Połączenie jest zamknięte.",
  "online.left": "Miejsce pozostaje twoje; wrócisz do niego tak:",
  "online.over": "Wpisz „rematch”, by zagrać rewanż, „quit”, by wyjść.",
  "online.link": "Zaproś innych tym linkiem:",
  "online.record": "Serwer przechowuje zapis gry; dowodzi go to polecenie:",
  "online.recorded": "Zapis jest w {path}; dowodzi go to polecenie:",
  "online.arrive": "W folderze swojego Medalliona zajmą miejsce poleceniem „./play join LINK”.",
  "online.local":
    "Link działa tylko na tym komputerze; dla innych załóż stół z --server i adresem, który „serve” wypisuje dla innych urządzeń.",
  "online.prompt": "Patrzysz (? to pomoc): ",
  "online.restart": "Serwer uruchamia się ponownie; próbuję, aż wróci …",
  "online.gone": "Jeśli potrwa to minutę, można zdecydować: vote bot, vote end albo vote wait.",
  "online.standIn": "Gra za ciebie bot; „back” zwraca ci miejsce.",
  "online.hands": "Przy tym stole nikt nie pokazuje ręki.",
  "online.nobody": "Nie siedzi tam nikt inny; podaj numer miejsca, jak wypisuje je „seats”.",
  "online.muted": "{name}: tych słów już nie usłyszysz; zmieni to unmute i numer miejsca.",
  "online.unmuted": "{name}: te słowa znowu słyszysz.",
  "online.reported": "{name}: właściciel serwera dowie się o tych słowach.",
  "online.help":
    "Wybór wskazuje jego numer albo początek. Poza tym:\n  Enter      jeszcze raz wybory\n  board      jeszcze raz stół\n  seats      kto gdzie siedzi\n  why        które liczby da się wyjaśnić; why 3 wyjaśnia trzecią\n  card       karty i wszystko inne, co widać; card 3 albo card NAZWA opisuje, co robi\n  log        wszystko, co się wydarzyło\n  say TEKST  mówi innym; presets wypisuje gotowe zdania, presets 3 mówi trzecie\n  mute 2, unmute 2   czy słyszysz słowa z miejsca 2\n  report 2 POWÓD   zgłasza właścicielowi serwera słowa z miejsca 2\n  undo       cofa twój ostatni wybór; inni może muszą się zgodzić\n  draw, abort, pause, rematch   proponuje remis, przerwanie gry, przerwę, rewanż; withdraw wycofuje propozycję\n  yes, no    odpowiada na propozycję\n  resume     wznawia po przerwie\n  bot, back  gra za ciebie bot; grasz znowu ty\n  vote wait, vote bot, vote end   co zrobić, gdy kogoś nie ma\n  ready      gotowość do następnej gry; leave zwalnia miejsce\n  link       zaproszenie do tego stołu\n  hands      co widzą inni, przy stole z odkrytymi kartami\n  place 2 greedy, place 2 open   kto założył stół, sadza na miejscu bota albo je zwalnia\n  chat close, chat open   kto założył stół, decyduje, czy się przy nim rozmawia\n  resign     poddaje grę\n  quit       wychodzi; miejsce pozostaje twoje",

  "match.seated": "{game}, {mode}: masz miejsce przy {link}",
  "tables.none": "Żaden stół nie czeka na graczy; założy go „{command} create GRA”.",
  "tables.noneMine": "Nie masz tam takiego stołu; „{command} tables” wypisuje te, które czekają na graczy.",
  "tables.turn": "Twoja kolej",
  "tables.stage": "{stage, select, gathering {czeka na graczy} playing {gra trwa} other {koniec}}",
  "tables.rated": "gra rankingowa",
  "tables.place": "{who, select, open {wolne miejsce} bot {{name}} standIn {{name}, gra bot} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} na ruch} bank {{amount, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} + {increment} za ruch} days {{amount, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch} other {bez zegara}}",
  "leaderboard.none": "Nikt nie ma tu jeszcze rankingu; liczą się gry przy stołach założonych z --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (gość)} other {}}: {rating}, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}",
  "profile.person": "{name}{kind, select, bot {} guest {, gość} other {, konto}}",
  "profile.rating":
    "{title}: ranking {rating}, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}",
  "profile.statistics": "{title}: rozegrane {played}, wygrane {won}, remisy {drawn}, przegrane {lost}",
  "profile.none": "Nie ma jeszcze skończonych gier.",
  "profile.game":
    "{when}  {title}: {result, select, win {zwycięstwo} draw {remis} loss {porażka} other {bez wyniku}} ({names})",
  "account.password": "Hasło (niewidoczne): ",
  "account.old": "Stare hasło (niewidoczne): ",
  "account.fresh": "Nowe hasło (niewidoczne): ",
  "account.repeat": "Jeszcze raz to samo: ",
  "account.claimed":
    "Konto {name} jest twoje, ze wszystkimi grami; zewsząd wrócisz do niego przez „account login”.",
  "account.here": "Jesteś tu teraz jako {name}.",
  "account.left": "Wylogowano.",
  "account.changed": "Hasło jest zmienione; wszystkie inne sesje się zakończyły.",
  "account.session": "{number}. ostatnio {when}, {agent}{here, select, yes { (ta)} other {}}",
  "account.ended":
    "{ended, plural, one {Zakończono # sesję} few {Zakończono # sesje} many {Zakończono # sesji} other {Zakończono # sesji}}.",

  "serve.open": "Medallion jest otwarty. Adres:",
  "serve.home": "Z innych urządzeń w twojej sieci:",
  "serve.invite": "Innych zaprosisz, zakładając stół tym poleceniem i wysyłając jego link:",
  "serve.inviteToo":
    "Graj i zapraszaj innych w przeglądarce pod tymi adresami. Z terminala stół założysz tak:",
  "serve.noPages":
    "Strony dla przeglądarki nie są zbudowane; zbuduje je „npm run web”, potem uruchom serwer ponownie.",
  "serve.owner": "Tylko dla ciebie, dane tego serwera:",
  "serve.stop": "Ctrl-C zatrzymuje serwer; gry są zachowane i potoczą się dalej po następnym uruchomieniu.",
  "serve.stopping": "Zatrzymuję; trwające zapisy zostaną dokończone …",
  "serve.stopped": "Zatrzymano. Wszystkie gry są zachowane.",
  "backup.progress": "{rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
  "backup.done":
    "W pliku {path} {rows, plural, one {jest # wiersz} few {są # wiersze} many {jest # wierszy} other {jest # wiersza}}; trzymaj go tam, gdzie nikt inny go nie przeczyta.",
  "restore.done":
    "Z pliku {path} {rows, plural, one {odtworzono # wiersz} few {odtworzono # wiersze} many {odtworzono # wierszy} other {odtworzono # wiersza}}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Gra się zaczyna.",
  "replay.move": "{name}: wybór dokonany.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Gra kończy się przy stole.",
  "replay.prompt": "Enter dalej, b wstecz, liczba przeskakuje, q kończy: ",

  "verify.seed": "Ziarno {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {zapis} commitment {zobowiązanie} key {klucz} segment {przebieg} other {wynik}}",
  "verify.verdict":
    "{verdict, select, proved {Udowodniono: nie zmieniono żadnego tasowania ani wyboru.} failed {Nieuczciwie: to, co zawiodło, zaznaczono wyżej.} other {Nie wszystko dało się udowodnić: to, co otwarte, zaznaczono wyżej.}}",

  "sim.progress": "{done, number} z {total, plural, one {# gry} few {# gier} many {# gier} other {# gry}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, ziarno {seed}",
  "sim.mirror":
    "Lustrzanie: każde rozdanie zagrano {rounds, plural, one {raz} =2 {dwa razy} few {# razy} many {# razy} other {# raza}}, boty za każdym razem o miejsce dalej.",
  "sim.stopped":
    "Przerwano po {games} z {asked, plural, one {# gry} few {# gier} many {# gier} other {# gry}}.",
  "sim.bots": "Według botów, z 95-procentowymi przedziałami:",
  "sim.seats": "Według miejsc:",
  "sim.rates": "rozegrane {played}   wygrane {win}   remisy {draw}   przegrane {loss}",
  "sim.length": "Średnia liczba wyborów: {mean}",
  "sim.speed": "Gier na sekundę: {rate}",
  "sim.failure": "Gra {number} została przerwana: {reason}. To ją powtórzy: {command}",
  ...report,

  "error.language": "Nie ma języka „{asked}”; wybierz jeden z: {known}.",
  "error.game": "Nie ma gry „{id}”; wybierz jedną z: {known}.",
  "error.mode": "{game} nie ma trybu „{id}”; wybierz jeden z: {known}.",
  "error.bot": "Nie ma bota „{id}”; wybierz jednego z: {known}.",
  "error.seats": "{game} w trybie {mode} ma tyle miejsc: {known}.",
  "error.people":
    "Na {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} nie można posadzić {people, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}; zmień --hotseat.",
  "error.names": "Imion jest więcej niż osób ({people}); zmień --name albo --hotseat.",
  "error.games": "W opcji --games podaj co najmniej 1.",
  "error.read": "Nie można odczytać pliku {path} ({reason}).",
  "error.write": "Nie można zapisać pliku {path} ({reason}).",
  "error.foreign": "Plik {path} już istnieje i nie jest zapisaną grą; wybierz inną nazwę.",
  "error.command": "Nie ma polecenia „{id}”; wybierz jedno z: {known}.",
  "error.saves": "W {folder} nie ma zapisanej gry do dokończenia; zacznij poleceniem „medallion play”.",
  "error.files": "Podaj co najmniej jeden plik ze scenariuszem albo folder, który takie zawiera.",
  "error.step": "Kroki tej gry mają numery od 0 do {last}.",
  "error.viewer": "Nie ma miejsca „{given}”; wybierz jedno z: {known} albo all.",
  "error.number": "„{given}” nie jest liczbą całkowitą; podaj na przykład 2.",
  "error.pair": "„{given}” nie jest opcją zasad; zapisz ją jako nazwa=wartość.",
  "error.hash": "„{given}” nie jest ogłoszonym skrótem; podaj jego 64 cyfry szesnastkowe.",
  "error.option": "Nie ma opcji {given}; --help wypisuje te, które są.",
  "error.value": "Opcja {given} wymaga wartości; podaj ją.",
  "error.argument": "Czegoś brakuje: <{given}>; --help mówi, co to jest.",
  "error.surplus": "Podano więcej, niż przyjmuje polecenie {given}; --help mówi, co przyjmuje.",
  "error.invitation": "„{given}” nie jest zaproszeniem; wygląda ono jak http://KOMPUTER/t/KOD.",
  "error.server":
    "Pod adresem {origin} nie odpowiada żaden serwer ({reason}); sprawdź adres i to, czy działa.",
  "error.running": "Gra przy tym stole zaczęła się bez ciebie; z --watch możesz patrzeć.",
  "error.full": "Wszystkie miejsca przy tym stole są zajęte; z --watch możesz patrzeć.",
  "error.bots":
    "Przy stole, który ma tyle miejsc: {seats}, {bots, plural, one {# bot nie zostawia} few {# boty nie zostawiają} many {# botów nie zostawia} other {# bota nie zostawia}} miejsca dla ciebie; podaj mniej botów.",
  "error.clock": "„{given}” to nie zegar; podaj none, move:60, bank:300+5 albo days:2.",
  "error.origin": "„{given}” nie jest adresem serwera; podaj na przykład https://play.example.org.",
  "error.portNumber": "{given} nie jest numerem portu; podaj liczbę do 65535.",
  "error.level":
    "Nie ma poziomu dziennika „{given}”; wybierz jeden z: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} jest zajęty przez inny program; wybierz inny opcją --port.",
  "error.listen":
    "Serwer nie może nasłuchiwać pod {host}, port {port} ({reason}); wybierz inne opcjami --host i --port.",
  "error.tls":
    "Certyfikatu {cert} i klucza {key} nie można użyć razem; podaj pliki PEM, które do siebie pasują.",
  "error.certificate":
    "Certyfikatowi serwera {origin} nie można zaufać ({reason}); jeśli wiesz, czyj jest, podaj pełną ścieżkę jego pliku w NODE_EXTRA_CA_CERTS.",
  "error.proxy":
    "„{given}” to nie proxy; podaj loopback, true albo adresy takie jak 10.0.0.5 i 192.168.1.0/24, rozdzielone przecinkami.",
  "error.over": "--over wymaga --mine: wypisywane są tylko twoje skończone stoły.",
  "error.nobody": "Nikt cię jeszcze nie zna na {origin}; zagraj tam albo zaloguj się przez „account login”.",
  "error.session": "Podaj numer sesji, jak wypisuje je „account sessions”, albo --others.",
  "error.password": "Hasło jest za krótkie; najmniejsza długość to {least} znaków.",
  "error.repeated": "To dwa różne hasła; spróbuj ponownie.",
  "error.tlsPair": "https wymaga i --tls-cert, i --tls-key; podaj też to drugie.",
  "error.database":
    "Baza danych musi mieć postać sqlite:ŚCIEŻKA albo postgres://NAZWA:HASŁO@KOMPUTER/BAZA; zmień --database albo DATABASE_URL.",
  "error.store": "Nie można użyć bazy danych: {reason}",
};

export default pl;
