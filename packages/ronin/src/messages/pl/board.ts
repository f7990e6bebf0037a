/** The table told in words and drawn with letters, in Polish; terms as in `components.ts`. */
export const BOARD: Record<string, string> = {
  "phase.setup": "Trwa przygotowanie do gry",
  "phase.draft": "dobieranie kart",
  "phase.play": "zagrywanie kart",
  "phase.tea": "ceremonia picia herbaty",
  "phase.chapter-end": "koniec rozdziału",
  "phase.cleaning": "przygotowanie osi czasu",
  "phase.final": "Punktowanie końcowe",
  "phase.over": "Koniec gry",

  "outline.standing": "Stan gry",
  "outline.turn": "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}, tura {turn} z 3: {step}",
  "outline.chapterEnd": "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}: {step}",
  "outline.active": "Aktywne symbole: po lewej {left}, po prawej {right}",
  "outline.inactive": "Nieaktywne symbole: {symbols}",
  "outline.initiative": "Kolejność na torze inicjatywy: {seats}",
  "outline.deciding": "Decyduje {seat}.",
  "outline.resolving": "{seat} rozpatruje kartę „{card}”.",
  "outline.score":
    "{seat}{own, select, yes { (ty)} other {}}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.ranked":
    "{place}. {seat}{own, select, yes { (ty)} other {}}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",

  "outline.declared": "{id}",
  "outline.card": "{card}: {face}",
  "outline.then": "{first}; {next}",
  "outline.placed": "{place}. {card}",
  "outline.covered": "zakryte: {symbols}",
  "outline.level": "{card}; warunek spełniony teraz: {level}×",

  "outline.hand": "Twoja ręka: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.supply": "Pula kart",
  "outline.deck":
    "Talia główna: {count, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}",
  "outline.deckSpot": "Przy talii, w kolejności przybycia: {seats}",
  "outline.row":
    "Rząd {row}: {active, plural, =0 {brak aktywnych symboli} one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}}",
  "outline.rowTaken": "Rząd {row}: {count, select, 0 {pusty} other {karty ma {seats}}}",
  "outline.rowXp": "Kto weźmie ten rząd, zdobywa 1 punkt doświadczenia.",

  "outline.player": "{seat}{own, select, yes { (ty)} other {}}",
  "outline.playerAs": "{seat}{own, select, yes { (ty)} other {}}, {character}",
  "outline.vp":
    "{vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.xp":
    "{xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}}{next, select, 0 {} other {, następna zdolność na polu {next}}}",
  "outline.gold": "20 punktów doświadczenia, złoty znacznik na polu {gold}",
  "outline.goldWorth":
    "Złoty znacznik na koniec: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.allianceWorth":
    "Niższy tor współpracy na koniec: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.questNow":
    "Zadanie poboczne z tą ręką: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.quest":
    "Zadanie poboczne, {symbol}: {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.chapter":
    "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}{scored, select, yes {} other {, według obecnego stanu}}: {xp, plural, one {# punkt doświadczenia} few {# punkty doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}} i {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.symbol":
    "{symbol}{role, select, left { (aktywny, lewy)} right { (aktywny, prawy)} other {}}: {count}{tokens, plural, =0 {} one {, w tym # żeton} few {, w tym # żetony} many {, w tym # żetonów} other {, w tym # żetonu}}",
  "outline.handCount":
    "{count, plural, =0 {Brak kart} one {# karta} few {# karty} many {# kart} other {# karty}} na ręce",
  "outline.chosen": "Wybrane potajemnie: {cards}",
  "outline.host": "{card} w tej turze przekazuje herbatę w obie strony.",
  "outline.keeps":
    "Podczas przygotowania osi czasu zachowa o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej.",
  "outline.passed": "W tym rozdziale nie użyje już zdolności.",
  "outline.known": "Znane karty na ręce",
  "outline.unknown":
    "{count, plural, one {# nieznana karta} few {# nieznane karty} many {# nieznanych kart} other {# nieznanej karty}}",
  "outline.abilities": "Zdolności",
  "outline.ability":
    "{ability}{state, select, locked { (od {xp, plural, one {# punktu doświadczenia} few {# punktów doświadczenia} many {# punktów doświadczenia} other {# punktu doświadczenia}})} used { (użyta)} other { (gotowa)}}: {when}. {what}",
  "outline.borrowed": "Karta zdolności ({seat}): {ability}",
  "outline.timeline": "Oś czasu: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",

  "outline.alliances": "Współpraca",
  "outline.alliance": "{seat} – {partner}",
  "outline.track":
    "Znacznik na polu {space} z {top}, na koniec {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",
  "outline.bonus": "Pole {space}: {bonus}",
  "outline.spaceVp":
    "Od pola {space}: na koniec {vp, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}",

  "outline.chapterCard": "Karta rozdziałów",
  "outline.pair": "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}: po lewej {left}, po prawej {right}",
  "outline.questSymbols": "Zadanie poboczne: {symbols}",
  "outline.startOrder": "Startowa inicjatywa: {characters}",
  "outline.picks": "Co wybrała Automa",
  "outline.pick":
    "Tura {turn}, {seat}: {row, select, 0 {pole przy talii} other {rząd {row}, {count, plural, one {# aktywny symbol} few {# aktywne symbole} many {# aktywnych symboli} other {# aktywnego symbolu}}}}",
  "outline.deckSeen": "Karty w talii, które znasz",
  "outline.deckCard": "{place}. karta od góry: {card}",
  "outline.discard":
    "Stos kart odrzuconych: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, najnowsza pierwsza",
  "outline.rules": "Zasady domowe",
  "outline.rule": "{rule}: {value}",

  "board.name": "{seat}",
  "board.you": "ty",
  "board.active": "Aktywne",
  "board.chapters": "Rozdziały",
  "board.initiative": "Inicjatywa",
  "board.deck": "Talia",
  "board.discard": "Stos kart odrzuconych",
  "board.deckSeen": "Znane z talii",
  "board.activeOn": "aktywne symbole w rzędzie",
  "board.timeline": "Oś czasu",
  "board.spot": "Talia",
  "board.vp": "PZ",
  "board.xp": "PD",
  "board.gold": "Złote PD",
  "board.hand": "Ręka",
  "board.tokens": "Żetony",
  "board.from": "{xp} PD:",
  "board.ready": "gotowa",
  "board.used": "użyta",
  "board.quest": "Zadanie poboczne",
  "board.chosen": "Wybrane",
  "board.known": "Znane",
  "board.pours": "{seat} nalewa: współpraca +{points} dla obu stron",
  "board.cup": "przekazanie herbaty",
  "board.effect": "efekt",
  "board.teaEffect": "efekt ceremonii",
  "board.covered": "{what}, zakryte",
  "board.colour.red": "C",
  "board.colour.blue": "N",
  "board.colour.green": "Z",
  "board.colour.yellow": "Ż",
  "board.colour.pink": "R",

  "entry.starting": "Startowa karta akcji: {character}",
  "entry.ability": "Zdolność {slot}, {character}, {seat}",
  "entry.bonus": "{places}",
  "entry.space": "{seat} – {partner}: pole {space}",
  "entry.symbol":
    "{role, select, left {Aktywny, lewy: na koniec rozdziału daje doświadczenie albo punkty zwycięstwa} right {Aktywny, prawy: na koniec rozdziału daje doświadczenie albo punkty zwycięstwa} other {Nieaktywny: w tym rozdziale nie punktuje, ale korzystają z niego warunki i zdolności}}",
  "entry.rule": "W tej grze: {value}",
};
