import type en from "./en.ts";
import lab from "./lab/pl.ts";
import puzzle from "./puzzle/pl.ts";
import report from "./report/pl.ts";

const pl: Record<keyof typeof en, string> = {
  "language.name": "Polski",
  "name.person": "{alike, select, several {Gracz {number}} other {Gracz}}",
  "name.deleted": "Usunięty gracz",
  "name.botKind":
    "{bot, select, novice {Bot nowicjusz} adept {Bot adept} veteran {Bot weteran} master {Bot mistrz} greedy {Zachłanny bot} competent {Doświadczony bot} random {Losowy bot} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}",
  "fairness.begin": "Przed rozdaniem: SHA-256 ziarna to {commitment}",
  "fairness.end":
    "Uczciwa gra: ziarnem było {seed}, jego SHA-256 to {commitment}. Sprawdzisz to poleceniem „{command} verify”.",
  link: "Link do tej gry (obejrzysz ją poleceniem „{command} replay ''…''”): {link}",
  standing: "{place}. {name}: {result, select, win {zwycięstwo} draw {remis} other {porażka}}",
  "standing.points":
    "{place}. {name}: {result, select, win {zwycięstwo} draw {remis} other {porażka}}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  keep: "Zapisać powtórkę? Wpisz nazwę pliku, na przykład gra.json; + oznacza folder zapisanych gier, Enter oznacza nie: ",
  kept: "Powtórkę zapisano w {path}",

  prompt: "Twój wybór (? to pomoc): ",
  "question.offers": "Możesz też:",
  "step.part": "{role}: {part}",
  "step.done": "To wszystko",
  "step.named": "Dotąd: {parts}. Wpisz „undo”, aby wrócić.",
  curtain: "Przekaż klawiaturę: teraz gra {name}. Naciśnij Enter: ",
  "input.unknown":
    "{count, plural, one {Wpisz 1 albo początek wyboru} few {Wpisz liczbę od 1 do # albo początek wyboru} many {Wpisz liczbę od 1 do # albo początek wyboru} other {Wpisz liczbę od 1 do # albo początek wyboru}} (? to pomoc).",
  "input.nothing": "Teraz nie ma z czego wybierać (? to pomoc).",
  "input.number": "Wpisz liczbę od 1 do {count}.",
  "input.ambiguous": "Tak zaczyna się kilka wyborów:",
  help: "Wybierz numerem albo początkiem wyboru. Poza tym:\n  Enter      jeszcze raz wybory\n  board      jeszcze raz stół\n  why        które liczby da się wyjaśnić; why 3 wyjaśnia trzecią\n  card       objaśnienia tego, co widać; card 3 albo card NAZWA opisuje, co robi\n  hint       najlepsze wybory, ich szanse na wygraną i dlaczego\n  log        dziennik gry\n  undo       cofa twój ostatni ruch\n  save       zapisuje grę; save PLIK zapisuje ją w tym pliku\n  resign     poddaje grę\n  quit       zapisuje i kończy",
  "undo.none": "Nie ma czego cofnąć.",
  saved: "Zapisano w {path}",
  left: "Kontynuuj poleceniem „{command}”. Zapisano w {path}",
  failure:
    "Coś poszło nie tak po naszej stronie: {error}. Twój ruch został cofnięty i gra toczy się dalej. Raport, który pozwala to odtworzyć, jest w {path}",

  "refusal.noQuestion": "Teraz nie twoja kolej na wybór.",
  "refusal.staleQuestion": "Za późno: to już rozstrzygnięte.",
  "refusal.noSuchChoice": "Nie masz takiego wyboru.",
  "refusal.gameOver": "Gra już się skończyła.",
  "refusal.paused": "Gra jest wstrzymana. Najpierw ją wznów.",
  "refusal.notPaused": "Gra nie jest wstrzymana.",
  "refusal.noSuchSeat": "Przy tym stole nie ma takiego miejsca. Wybierz inne.",
  "refusal.notYourSeat": "To nie twoje miejsce.",
  "refusal.seatTaken": "To miejsce jest zajęte. Wybierz inne albo oglądaj.",
  "refusal.notOwner": "Może to zrobić tylko gospodarz.",
  "refusal.wrongOwnerToken":
    "Token właściciela jest nieprawidłowy. Użyj tokenu tego serwera: plik owner-token obok jego bazy danych (--database) albo MEDALLION_OWNER_TOKEN.",
  "refusal.notGathering": "Gra już się zaczęła.",
  "refusal.notPlaying": "Gra jeszcze się nie zaczęła. Poczekaj na innych.",
  "refusal.notOver": "Gra jeszcze trwa. Najpierw ją dokończcie.",
  "refusal.unknownBot": "Serwer nie ma takiego bota. Wybierz innego.",
  "refusal.alreadyProposed": "Jedna propozycja już czeka. Najpierw na nią odpowiedz.",
  "refusal.nothingProposed": "Nie ma teraz żadnej propozycji.",
  "refusal.notAsked": "To pytanie nie do ciebie albo odpowiedź już padła.",
  "refusal.notGone": "Ta nieobecność trwa za krótko. Poczekaj chwilę.",
  "refusal.banned":
    "{why, select, told {Masz zakaz wstępu na ten serwer do {when}: {reason}} other {Masz zakaz wstępu na ten serwer do {when}.}}",
  "refusal.chatClosed": "Czat przy tym stole jest wyłączony.",
  "refusal.closed": "Właściciel serwera zamknął ten stół.",
  "refusal.notAtTable": "Pisać na czacie mogą tylko gracze przy tym stole.",
  "refusal.tooLong": "Ta wiadomość jest za długa. Skróć ją.",
  "refusal.tooFast": "Trochę wolniej. Spróbuj ponownie za chwilę.",
  "refusal.nameTaken": "Ta nazwa jest zajęta. Wybierz inną.",
  "refusal.wrongLogin": "Zła nazwa lub hasło. Spróbuj ponownie.",
  "refusal.accountNeeded":
    "Gry rankingowe z innymi graczami wymagają konta. Załóż je albo zagraj przy stole bez rankingu.",
  "refusal.sameNetwork":
    "Ktoś przy tym stole gra z twojej sieci, więc gra nie może być rankingowa. Utwórz stół bez rankingu.",
  "refusal.playedOften": "Na dziś wystarczy wspólnych gier rankingowych. Utwórz stół bez rankingu.",
  "refusal.wrongCode": "Zła nazwa lub kod odzyskiwania. Sprawdź jedno i drugie i spróbuj ponownie.",
  "refusal.weakPassword":
    "To hasło łatwo odgadnąć. Użyj co najmniej 15 znaków, na przykład kilku słów, bez swojej nazwy.",
  "refusal.tooManyGuesses":
    "Za dużo błędnych haseł do tego konta. Spróbuj za godzinę albo zaloguj się na urządzeniu, które było już używane.",
  "refusal.notGuest": "Masz tu już konto. Aby użyć innego, najpierw się wyloguj.",
  "refusal.notAccount": "Nie masz tu jeszcze konta. Załóż je poleceniem „account claim”.",
  "refusal.noSuchPerson": "Nie ma takiego gracza. Id pokazuje ranking.",
  "refusal.gameTooLong": "Gra trwała zbyt długo i została przerwana. Nie liczy się; zagrajcie rewanż.",
  "refusal.askedAlready": "W tej turze już o to proszono. Spróbuj po następnym ruchu.",
  "refusal.tooOften": "W tej grze było tego już zbyt wiele. Graj dalej.",
  "refusal.tableTooLong": "Przy tym stole rozegrano już za dużo gier. Utwórz nowy.",
  "refusal.tooManyTakebacks": "Ten ruch cofano już zbyt wiele razy. Graj dalej.",
  "refusal.tooManyBotTables": "Masz za dużo gier między botami. Najpierw obejrzyj którąś do końca.",
  "refusal.tooManyTables": "Masz za dużo stołów. Najpierw dokończ albo opuść niektóre.",
  "refusal.noSuchTable": "Nie ma takiego stołu. Poproś o nowy link z zaproszeniem.",
  "refusal.noSuchGame": "Nie ma jeszcze powtórki tej gry. Będzie, gdy gra się skończy.",

  "why.none": "Na stole nie ma liczb do wyjaśnienia.",
  "why.nothing": "Nie ma tu jeszcze czego liczyć.",
  "why.list": "Wpisz „why” i numer:",
  "why.unknown": "Nie ma tu numeru {number}. Wpisz „why”, by zobaczyć listę.",

  "card.none": "Nie ma tu czego objaśniać.",
  "card.list": "Wpisz „card” i numer albo początek nazwy:",
  "card.unknown": "Nic nie pasuje do „{asked}”. Wpisz „card”, by zobaczyć listę.",
  "card.ambiguous": "Tak zaczyna się kilka nazw:",

  "log.takenBack": "Ostatni ruch został cofnięty.",
  "log.seated": "{who, select, bot {Bot gra za: {name}.} other {{name} gra.}}",
  "log.paused": "Gra wstrzymana.",
  "log.resumed": "Gra wznowiona.",
  "log.placed":
    "Miejsce {seat}: {who, select, open {wolne} bot {{name}} standIn {{name}, gra bot} other {{name}}}.",
  "log.readied": "{name}: gotowość.",
  "log.began": "Gra się zaczyna. SHA-256 jej ziarna, ogłoszone przed rozdaniem: {commitment}",
  "log.gathering": "Rewanż. SHA-256 następnego ziarna: {commitment}",
  "log.proposed":
    "{name} proponuje {what, select, draw {remis} abort {przerwanie gry} takeback {cofnięcie ostatniego ruchu} pause {pauzę} other {rewanż}}.",
  "log.replied": "{name} {reply, select, yes {się zgadza} other {odmawia}}.",
  "log.lapsed":
    "{what, select, draw {Nie ma zgody na remis} abort {Gra toczy się dalej} takeback {Ruch zostaje} pause {Nie ma zgody na pauzę} other {Nie ma zgody na rewanż}}.",
  "log.gone": "{name}: brak połączenia.",
  "log.back": "{name} wraca do gry.",
  "log.voted":
    "{name} głosuje ({about}): {verdict, select, wait {czekać dalej} bot {niech gra bot} other {zakończyć grę}}.",
  "log.decided":
    "Wynik głosowania ({about}): {verdict, select, wait {czekamy dalej} bot {gra bot} other {koniec gry}}.",
  "log.outOfTime": "{name}: czas minął.",
  "log.said": "{name}: „{words}”",
  "log.closed":
    "{why, select, told {Właściciel serwera zamknął ten stół: {reason}} other {Właściciel serwera zamknął ten stół.}}",
  "online.maintenance":
    "Przerwa techniczna serwera: od {from} do około {to}. Trwające gry będą potem kontynuowane.",
  "online.calm": "Przerwa techniczna serwera jest odwołana.",
  "log.chat": "Czat jest {state, select, open {włączony} other {wyłączony}}.",
  "chat.presets": "Wpisz „presets” i numer:",
  "chat.preset":
    "{preset, select, hello {Cześć!} goodLuck {Powodzenia!} wellPlayed {Dobrze zagrane!} thinking {Muszę pomyśleć…} hurry {Twoja kolej!} oops {Ojej!} thanks {Dzięki!} other {Dobra gra!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {w toku} finished {zakończona} other {uszkodzona}}  {path}",
  "decks.seats": "liczba miejsc: {seats}",
  "decks.rules":
    "Zasady domowe dla --rule nazwa=wartość, najpierw wartość standardowa (true: włączone, false: wyłączone):",

  "menu.language": "Język",
  "menu.what": "Co chcesz zrobić?",
  "menu.new": "Nowa gra",
  "menu.game": "Która gra?",
  "menu.mode": "Który tryb?",
  "menu.seats": "Ilu graczy?",
  "menu.people": "Ile osób gra przy tym terminalu?",
  "menu.crowd": "{people, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}",
  "menu.pick":
    "{people, plural, one {Czym chcesz grać?} few {Czym gra gracz {number}?} many {Czym gra gracz {number}?} other {Czym gra gracz {number}?}}",
  "menu.any": "Losowo",
  "menu.bot": "Z którym botem chcesz grać?",
  "menu.rival":
    "{id, select, novice {Bot nowicjusz: widzi to, co oczywiste, i popełnia błędy} adept {Bot adept: od razu bierze to, co wygląda najlepiej} veteran {Bot weteran: myśli kilka ruchów naprzód} master {Bot mistrz: rozważa wiele dróg, którymi może potoczyć się gra} other {{id}}}",
  "menu.prompt": "Numer (Enter to 1): ",

  "online.seat":
    "{seat}. {who, select, open {wolne} bot {{name}} standIn {{name}, gra bot} other {{name}}}{state, select, gone {, brak połączenia} ready {, gotowe} unready {, jeszcze niegotowe} other {}}",
  "online.gathering": "Gra zacznie się, gdy wszystkie miejsca będą zajęte, a gracze gotowi.",
  "online.ready":
    "Wpisz „ready”, by zgłosić gotowość do następnej gry, albo „ready TALIA”, by zmienić talię.",
  "online.waiting": "Czekamy na: {names}.",
  "online.asked": "Zgadzasz się? Wpisz yes albo no.",
  "online.clock":
    "Pozostały czas: {seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}",
  "online.watching": "Oglądasz. Aby grać, użyj „join” bez --watch.",
  "online.unknown": "To mogło nie dotrzeć. Sprawdź i w razie potrzeby powtórz.",
  "online.lost": "Brak połączenia. Łączę ponownie …",
  "online.again": "Połączenie wróciło.",
  "online.closed": "Serwer zamknął połączenie.",
  "online.left": "Miejsce pozostaje twoje. Aby wrócić:",
  "online.over": "Wpisz „rematch”, by zagrać rewanż, albo „quit”, by wyjść.",
  "online.link": "Zaproś innych tym linkiem:",
  "online.record": "Serwer przechowuje powtórkę. Sprawdzisz ją poleceniem:",
  "online.recorded": "Powtórkę zapisano w {path}. Sprawdzisz ją poleceniem:",
  "online.arrive":
    "Inni mogą dołączyć w przeglądarce albo w folderze swojego Medalliona poleceniem „./play join LINK”.",
  "online.local":
    "Ten link działa tylko na tym komputerze. Dla innych utwórz stół z --server i adresem, który „serve” wypisuje dla innych urządzeń.",
  "online.prompt": "Oglądasz (? to pomoc): ",
  "online.restart": "Serwer uruchamia się ponownie. Łączę ponownie …",
  "online.gone": "Po minucie możesz zdecydować: vote bot, vote end albo vote wait.",
  "online.standIn": "Bot gra za ciebie. Wpisz „back”, by przejąć grę.",
  "online.hands": "Przy tym stole nie ma odkrytych rąk.",
  "online.nobody": "Nie siedzi tam żaden inny gracz. Podaj numer miejsca, jak wypisuje je „seats”.",
  "online.muted": "Wyciszono: {name}. Wpisz „unmute” i numer miejsca, by to cofnąć.",
  "online.unmuted": "Wyłączono wyciszenie: {name}.",
  "online.reported": "Zgłoszono właścicielowi serwera: {name}.",
  "online.help":
    "Wybierz numerem albo początkiem wyboru. Poza tym:\n  Enter      jeszcze raz wybory\n  board      jeszcze raz stół\n  seats      kto gdzie siedzi\n  why        które liczby da się wyjaśnić; why 3 wyjaśnia trzecią\n  card       objaśnienia tego, co widać; card 3 albo card NAZWA opisuje, co robi\n  hint       najlepsze wybory, ich szanse na wygraną i dlaczego\n  log        dziennik gry\n  say TEKST  pisze na czacie; presets wypisuje szybkie wiadomości, presets 3 wysyła trzecią\n  mute 2, unmute 2   wycisza gracza z miejsca 2 albo wyłącza wyciszenie\n  report 2 POWÓD   zgłasza gracza z miejsca 2 właścicielowi serwera\n  undo       cofa twój ostatni ruch; czasem muszą się zgodzić inni\n  draw, abort, pause, rematch   proponuje remis, przerwanie gry, pauzę, rewanż; withdraw wycofuje propozycję\n  yes, no    odpowiada na propozycję\n  resume     wznawia grę po pauzie\n  bot, back  bot gra za ciebie; znów grasz ty\n  vote wait, vote bot, vote end   co zrobić, gdy ktoś nie ma połączenia\n  ready      zgłasza gotowość do następnej gry; leave zwalnia miejsce\n  link       link z zaproszeniem do tego stołu\n  hands      co widzą inni, przy stole z odkrytymi rękami\n  place 2 greedy, place 2 open   gospodarz dodaje na miejscu bota albo je zwalnia\n  chat close, chat open   gospodarz wyłącza albo włącza czat\n  resign     poddaje grę\n  quit       wychodzi; miejsce pozostaje twoje",

  "match.seated": "{game}, {mode}: masz miejsce przy stole {link}",
  "tables.none": "Nie ma otwartych stołów. Utwórz własny poleceniem „{command} create GRA”.",
  "tables.noneMine": "Nie masz tam takiego stołu. „{command} tables” wypisuje otwarte stoły.",
  "tables.turn": "Twoja kolej",
  "tables.stage": "{stage, select, gathering {czeka na graczy} playing {w toku} other {zakończona}}",
  "tables.rated": "gra rankingowa",
  "tables.place": "{who, select, open {wolne miejsce} bot {{name}} standIn {{name}, gra bot} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} na ruch} bank {{amount, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}} + {increment} za ruch} days {{amount, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na ruch} other {bez zegara}}",
  "leaderboard.none":
    "Ranking jest jeszcze pusty: trzeba 5 gier rankingowych. Aby zagrać taką grę, utwórz stół z --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (gość)} other {}}: {rating}, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}",
  "profile.person": "{name}{kind, select, bot {} guest {, gość} other {, konto}}",
  "profile.rating":
    "{title}: punkty rankingowe {rating}, {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}",
  "profile.statistics": "{title}: rozegrane {played}, wygrane {won}, remisy {drawn}, przegrane {lost}",
  "profile.none": "Nie ma jeszcze zakończonych gier.",
  "profile.notRated":
    "{why, select, guest {bez rankingu: gracz bez konta} short {bez rankingu: za krótka gra} network {bez rankingu: ta sama sieć} other {bez rankingu: dziś zbyt często razem}}",
  "profile.game":
    "{when}  {title}: {result, select, win {zwycięstwo} draw {remis} loss {porażka} other {przerwana}} ({names})",
  "account.password": "Hasło (niewidoczne): ",
  "account.old": "Obecne hasło (niewidoczne): ",
  "account.fresh": "Nowe hasło (niewidoczne): ",
  "account.repeat": "Powtórz hasło: ",
  "account.claimed":
    "Konto {name} założone, ze wszystkimi twoimi grami. Zalogujesz się skądkolwiek poleceniem „account login”.",
  "account.here": "Grasz tu teraz jako {name}.",
  "account.left": "Wylogowano.",
  "account.changed": "Hasło zmienione. Wszystkie inne urządzenia zostały wylogowane.",
  "account.session":
    "{number}. ostatnia aktywność {when}, {agent}{here, select, yes { (to urządzenie)} other {}}",
  "account.code": "Kod odzyskiwania (ukryty): ",
  "account.recovered": "Hasło zmienione. Twoja nazwa tutaj: {name}; pozostałe urządzenia są wylogowane.",
  "account.recovery":
    "Kod odzyskiwania: {code}\nZapisz go i dobrze schowaj. Raz ustawi nowe hasło i nie pokaże się ponownie.",
  "account.exported": "Wszystko, co serwer o tobie ma, jest w pliku {path}.",
  "account.deleting":
    "To usuwa na zawsze: {name}, razem z rankingiem, wyciszeniami i sesjami. Trwające gry zostaną poddane, zakończone zostaną u innych bez twojej nazwy.",
  "account.confirm": "Aby potwierdzić, wpisz {name}: ",
  "account.deleted": "Usunięto.",
  "people.recovery":
    "Nowy kod odzyskiwania, konto {name}: {code}\nPrzekaż go graczowi osobiście. Działa raz, przez „account recover” albo na stronie konta.",
  "account.ended":
    "{ended, plural, one {Wylogowano # sesję} few {Wylogowano # sesje} many {Wylogowano # sesji} other {Wylogowano # sesji}}.",

  "serve.open": "Medallion działa pod adresem:",
  "serve.home": "Dla innych urządzeń w twojej sieci:",
  "serve.invite": "Aby zaprosić innych, utwórz stół i wyślij im link:",
  "serve.inviteToo": "Otwórz adres w przeglądarce, by grać i zapraszać innych. Albo utwórz stół z terminala:",
  "serve.noPages": "Strony nie są zbudowane. Uruchom „npm run web”, a potem serwer jeszcze raz.",
  "serve.owner": "Tylko dla ciebie, statystyki serwera:",
  "serve.token": "Token właściciela jest w pliku owner-token obok bazy danych albo w MEDALLION_OWNER_TOKEN.",
  "serve.stop": "Ctrl-C zatrzymuje serwer. Gry są zapisane i po następnym uruchomieniu można je kontynuować.",
  "serve.stopping": "Zatrzymywanie; dokańczam zapis …",
  "serve.stopped": "Zatrzymano. Wszystkie gry są zapisane.",
  "backup.progress": "{rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
  "backup.done":
    "Kopia zapasowa ({rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}) jest w {path}. Nie udostępniaj jej nikomu.",
  "restore.done":
    "Przywrócono {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} z {path}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Gra się zaczyna.",
  "replay.move": "{name}: ruch wykonany.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Gracze zakończyli grę.",
  "replay.prompt": "Enter dalej, b wstecz, liczba przeskakuje, q kończy: ",

  "verify.seed": "Ziarno {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {powtórka} commitment {odcisk} key {klucz} segment {ruchy} other {wynik}}",
  "verify.verdict":
    "{verdict, select, proved {Sprawdzone: nikt nie ingerował w tasowanie ani w ruchy.} failed {Nieuczciwie: co zawiodło, widać wyżej.} other {Nie wszystko dało się sprawdzić: co zostało otwarte, widać wyżej.}}",

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
  "sim.length": "Średnia liczba ruchów: {mean}",
  "sim.speed": "Gier na sekundę: {rate}",
  "sim.failure": "Gra {number} zakończyła się błędem: {reason}. Aby ją powtórzyć: {command}",
  ...puzzle,
  ...report,
  ...lab,

  "error.language": "Nie ma języka „{asked}”. Wybierz jeden z: {known}.",
  "error.game": "Nie ma gry „{id}”. Wybierz jedną z: {known}.",
  "error.mode": "{game} nie ma trybu „{id}”. Wybierz jeden z: {known}.",
  "error.bot": "Nie ma bota „{id}”. Wybierz jednego z: {known}.",
  "error.seats": "{game} w trybie {mode} ma tyle miejsc: {known}.",
  "error.people":
    "Na {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} nie można posadzić {people, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}. Zmień --hotseat.",
  "error.names": "Nazw graczy jest więcej niż osób ({people}). Zmień --name albo --hotseat.",
  "error.games": "--games musi wynosić co najmniej 1.",
  "error.read": "Nie można odczytać pliku {path} ({reason}).",
  "error.write": "Nie można zapisać pliku {path} ({reason}).",
  "error.foreign": "Plik {path} już istnieje i nie jest zapisaną grą. Wybierz inną nazwę.",
  "error.command": "Nie ma polecenia „{id}”. Wybierz jedno z: {known}.",
  "error.saves":
    "W {folder} nie ma zapisanej gry do kontynuowania. Zacznij nową poleceniem „{command} menu”.",
  "error.files": "Podaj co najmniej jeden plik ze scenariuszem albo folder z takimi plikami.",
  "error.step": "Ta gra ma kroki od 0 do {last}.",
  "error.viewer": "Nie ma miejsca „{given}”. Wybierz jedno z: {known} albo all.",
  "error.number": "„{given}” nie jest liczbą całkowitą. Podaj na przykład 2.",
  "error.pair": "„{given}” nie jest zasadą domową. Zapisz ją jako nazwa=wartość.",
  "error.hash": "„{given}” nie jest odciskiem SHA-256. Ma on 64 cyfry szesnastkowe.",
  "error.option": "Nie ma opcji {given}. Zobacz --help.",
  "error.value": "Opcja {given} wymaga wartości.",
  "error.argument": "Nie podano: <{given}>. Zobacz --help.",
  "error.surplus": "Polecenie {given} nie ma tylu argumentów. Zobacz --help.",
  "error.invitation": "„{given}” nie jest linkiem z zaproszeniem. Wygląda on tak: http://KOMPUTER/t/KOD.",
  "error.server":
    "Pod adresem {origin} nie odpowiada żaden serwer ({reason}). Sprawdź adres i to, czy serwer działa.",
  "error.running": "Ta gra zaczęła się bez ciebie. Użyj --watch, by ją oglądać.",
  "error.full": "Ten stół jest pełny. Użyj --watch, by oglądać.",
  "error.bots":
    "Przy stole, który ma tyle miejsc: {seats}, {bots, plural, one {# bot nie zostawia} few {# boty nie zostawiają} many {# botów nie zostawia} other {# bota nie zostawia}} miejsca dla ciebie. Podaj mniej botów.",
  "error.clock": "„{given}” to nie zegar. Podaj none, move:60, bank:300+5 albo days:2.",
  "error.origin": "„{given}” nie jest adresem serwera. Podaj na przykład https://play.example.org.",
  "error.portNumber": "„{given}” to nie port. Podaj liczbę do 65535, na przykład 8080.",
  "error.level":
    "Nie ma poziomu logowania „{given}”. Wybierz jeden z: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} jest już używany. Wybierz inny opcją --port.",
  "error.listen":
    "Serwer nie może nasłuchiwać pod {host}, port {port} ({reason}). Wybierz inne opcjami --host i --port.",
  "error.tls":
    "Certyfikatu {cert} i klucza {key} nie można użyć razem. Podaj pliki PEM, które do siebie pasują.",
  "error.certificate":
    "Certyfikatowi serwera {origin} nie można zaufać ({reason}). Jeśli wiesz, czyj jest, podaj pełną ścieżkę jego pliku w NODE_EXTRA_CA_CERTS.",
  "error.hostName":
    "„{given}” to nie nazwa serwera. Podaj nazwy takie jak table.example.org albo *.example.org.",
  "error.proxy":
    "„{given}” to nie proxy. Podaj loopback, true albo adresy takie jak 10.0.0.5,192.168.1.0/24.",
  "owner.none": "Nic tu nie ma.",
  "owner.report":
    "{when}, {state, select, done {załatwione} other {czeka}}: zgłasza {by}, zgłoszony gracz {about}, stół {table}",
  "owner.ban": "{who}: zakaz do {until}",
  "owner.done":
    "{act, select, deal {Oznaczono jako załatwione.} close {Stół jest zamknięty.} logOut {{ended, plural, one {Zakończono # sesję.} few {Zakończono # sesje.} many {Zakończono # sesji.} other {Zakończono # sesji.}}} unban {Zakaz jest zniesiony.} rename {Zmieniono nazwę.} announce {Ogłoszono na {until}.} calm {Ogłoszenie jest odwołane.} other {Zakaz obowiązuje do {until}.}}",
  "error.ownerToken":
    "W {path} nie ma tokenu właściciela. Podaj bazę danych serwera przez --database albo ustaw MEDALLION_OWNER_TOKEN.",
  "error.limits":
    "{path} to nie obiekt JSON. Zapisz limity i ich wartości tak, jak pokazuje docs/hosting.md.",
  "error.limitName": "Nie ma limitu {name}. Ich nazwy są w docs/hosting.md.",
  "error.limitCount": "{name} nie może mieć wartości „{given}”. Podaj liczbę całkowitą od {least} do {most}.",
  "error.limitAmount":
    "{name} nie może mieć wartości „{given}”. Podaj na przykład „{usual}”, od {least} do {most}.",
  "error.over": "--over wymaga --mine: wypisywane są tylko twoje zakończone stoły.",
  "error.nobody":
    "Serwer {origin} jeszcze cię nie zna. Zagraj tam albo zaloguj się poleceniem „account login”.",
  "error.confirm": "To nie ta nazwa. Niczego nie usunięto.",
  "error.account": "Nie ma konta o tej nazwie ani id.",
  "error.session": "Podaj numer z listy „account sessions” albo --others.",
  "error.password":
    "Hasło jest za krótkie. Użyj co najmniej {least, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}.",
  "error.repeated": "Hasła się różnią. Spróbuj ponownie.",
  "error.tlsPair": "https wymaga i --tls-cert, i --tls-key.",
  "error.database":
    "Baza danych musi mieć postać sqlite:ŚCIEŻKA albo postgres://NAZWA:HASŁO@KOMPUTER/BAZA. Zmień --database albo DATABASE_URL.",
  "error.store": "Nie można użyć bazy danych: {reason}",
};

export default pl;
