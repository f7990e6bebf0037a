/** Co mówi `medallion arena` i to, co do niej należy. */
export default {
  "arena.title":
    "{game}, {mode}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: {deals, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}}, ziarno {seed}",
  "arena.stopped":
    "Zatrzymano. Rozegrano {deals, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}}, zadano {asked}.",
  "arena.results": "Udział zwycięstw według rozdań, z 95-procentowymi przedziałami:",
  "arena.pair": "{one} – {other}",
  "arena.pairs": "rozdania: wygrane: {won}, równe: {even}, przegrane: {lost}",
  "arena.among": "jeden: {one}, pozostali: {other}",
  "arena.fair": "równy udział: {fair}, krotność: {times}",
  "arena.points": "punkty {points}",
  "arena.ratings": "Ranking (400 więcej to dziesięć razy większe szanse):",
  "arena.lost":
    "{bot}: {moves} z {asked, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}} zastąpiono ruchem zapasowym: {broke} z powodu awarii, {late} z powodu czasu, {nonsense} z powodu błędnej odpowiedzi. Pierwszy przypadek:",
  "error.deals": "--deals musi wynosić co najmniej 1.",
  "error.oneBot": "Podaj co najmniej dwa różne boty, na przykład --bots greedy,random.",
  "error.budget":
    "„{given}” nie jest budżetem. Podaj 2000 jako liczbę kroków przeszukiwania albo czas, na przykład 500ms lub 0.5s.",
  "error.otherRun": "Plik {path} pochodzi z innych gier. Podaj te same opcje albo inny plik.",
  "error.foreignRun": "Plik {path} już istnieje i nie pochodzi z --resume. Wybierz inną nazwę.",
  "botCheck.mode":
    "{game}, {mode}: {asked, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}, czas odpowiedzi w ms: mediana: {median}, najwięcej: {slowest}",
  "botCheck.lost":
    "Ruchem zapasowym zastąpiono {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}.",
  "botCheck.why":
    "{kind, select, late {Za późno} nonsense {Błędna odpowiedź} other {Awaria}}, przy pytaniu „{question}”:",
  "botCheck.unsteady":
    "Uwaga: to samo pytanie dostało różne odpowiedzi. Gier z tym botem nie da się powtórzyć.",
  "botCheck.stayed": "Działał dalej po zakończeniu wejścia.",
  "botCheck.sound": "Ten bot przestrzega protokołu.",
  "botCheck.unsound": "Ten bot nie przestrzega protokołu: patrz wyżej i docs/outside-bots.md.",
  "guest.lost": "Ruch zastąpiono ruchem zapasowym: {why}",
  "error.outside": 'Jedno miejsce zajmuje bot, który jest osobnym programem. Podaj go przez --bot "cmd:…".',
  "error.queue":
    "To nie jest baza danych dla kolejki. Podaj adres, na przykład postgres://user:password@host/database.",
  "queue.fault": "Baza danych nie odpowiada ({reason}). Próbuję ponownie.",
  "queue.lonely": "Od pewnego czasu nie przyszedł żaden wynik. Uruchom „medallion work” na tej bazie.",
  "queue.left":
    "Reszta zostaje w kolejce i nadal jest rozgrywana. Odbierze ją to samo polecenie z tym samym ziarnem.",
  "work.ready": "Czekam na pracę. Ctrl-C kończy.",
  "work.done": "Zatrzymano. Porcje gier: {tasks}.",
  "error.insight": "Gra {game} nie mówi jeszcze botom, jak myśleć naprzód, więc nie ma czego trenować.",
  "train.title":
    "{game}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} botów między sobą, ziarno {seed}",
  "train.stopped":
    "Zatrzymano przed ostatnią grą: wagi nie powstały. Z --resume to samo polecenie dogra resztę.",
  "train.model":
    "{name}: wagi z {games, plural, one {# gry} few {# gier} many {# gier} other {# gry}}, {positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}",
  "train.apart":
    "sprawdzone na innych: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, {positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}:",
  "train.loss": "strata logarytmiczna: {loss}; według samego wyniku: {alone}",
  "train.error":
    "szanse i wyniki różnią się w najgorszej dziesiątej części o tyle punktów procentowych: {points}",
  "train.decile":
    "przewidziano: {foretold} %, wyszło: {came} % ({count, plural, one {# szansa} few {# szanse} many {# szans} other {# szansy}})",
  "train.written": "Wagi są w pliku {path}.",
  "analyse.title":
    "{game}: {decisions, plural, one {zbadano # decyzję} few {zbadano # decyzje} many {zbadano # decyzji} other {zbadano # decyzji}}, każdą z punktu widzenia jej gracza",
  "analyse.progress": "Decyzje: {done, number} z {total, number}",
  "analyse.stopped": "Zatrzymano. Decyzje: {done, number} z {total, number}.",
  "analyse.curve": "Szansa na wygraną. Na początku: {begin}. Przy ostatniej decyzji: {end}.",
  "analyse.unsure":
    "W tym trybie szanse nie są znane dość dokładnie, by podać liczby; krzywa pokazuje, kiedy rosły i malały.",
  "analyse.none": "Bez punktów zwrotnych: żaden wybór nie był wyraźnie gorszy od najlepszego.",
  "analyse.turn": "[{position}] {choice}: {loss}",
  "analyse.turnAlone": "[{position}] {choice}",
  "analyse.better": "Lepszy wybór: {choice} ({chance})",
  "analyse.betterAlone": "Lepszy wybór: {choice}",
  "whatIf.asked": "[{position}] {name}: {question}",
  "whatIf.how": "Dodaj --choice z numerem, by zagrać dalej inaczej; ← oznacza wybór z gry.",
  "whatIf.title":
    "[{position}] {name}: z każdym wyborem {games, plural, one {dograno # grę} few {dograno # gry} many {dograno # gier} other {dograno # gry}}, na wszystkich miejscach gra {bot}",
  "whatIf.line": "{share} wygranych: {choice}",
  "whatIf.difference": "Różnica: {difference} ± {within} (przedział 95%)",
  "whatIf.none": "Zatrzymano przed końcem pierwszej gry.",
  "error.noCoach": "Gra {game} nie mówi jeszcze botom, jak myśleć naprzód, więc nie ma analizy.",
  "error.noDecision": "W tym kroku nikt nic nie wybierał: {given}. Najbliższy następny: {near}.",
  "error.noDecisions": "W tej grze nikt nic nie wybierał.",
  "error.choiceNumber": "Nie ma takiego wyboru: {given}. Podaj numer od 1 do {count}.",
  "error.games": "--games musi wynosić co najmniej 1.",
  "hint.title": "Rada: najlepsze wybory",
  "hint.line": "{choice} – {chance}",
  "hint.none": "W tej grze nie ma rad.",
  "hint.rated": "W grze rankingowej nie ma rad.",
};
