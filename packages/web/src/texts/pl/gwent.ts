import type en from "../en/gwent.ts";

export default {
  "gwent.side": "Strona: {names}",
  "gwent.strength": "siła {strength}",
  "gwent.row.total": "{row}: {total}",
  "gwent.total": "{names}: łącznie {total}{leads, select, yes {, prowadzi} other {}}",
  "gwent.passed": "Pas",
  "gwent.gems":
    "{gems, plural, =0 {nie został żaden klejnot} one {został # klejnot} few {zostały # klejnoty} many {zostało # klejnotów} other {zostało # klejnotu}}",
  "gwent.points": "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  "gwent.facts": "{name}: na ręce {hand}, w talii {deck}, odrzucone {pile}",
  "gwent.deck": "Talia, {name}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "gwent.pile":
    "Karty odrzucone, {names}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "gwent.hand": "Ręka, {name}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "gwent.tray": "Do wyboru",
  "gwent.count": "{title} ({count})",
  "gwent.known": "Znane karty na ręce",
  "gwent.revealed": "Widziane do tej pory",
  "gwent.nothing": "Na razie nic tu nie ma.",
  "gwent.removed": "Usunięte z partii",

  "gwent.keys.pass": "Spasuj, zostaw rękę albo nie wybieraj nikogo",

  "gwent.leader": "Dowódca",
  "gwent.leader.use": "Użyj dowódcy",
  "gwent.leader.state":
    "{state, select, spent {– już użyto.} cancelled {– uciszono.} passive {– działa zawsze.} other {– do użycia raz.}}",
  "gwent.leader.not": "{why, select, nothing {Teraz nic by nie zmienił.} other {Tylko w swojej turze.}}",
  "gwent.pass": "Spasuj",
  "gwent.pass.sure": "Spasować i przegrać?",
  "gwent.pass.loses":
    "{loss, select, match {Pas oznacza teraz przegraną partię.} game {Pas oznacza teraz przegraną grę.} other {Pas oznacza teraz przegraną rundę.}}",
  "gwent.pass.again": "Naciśnij ponownie, aby mimo to spasować.",
  "gwent.keep": "Zostaw rękę",
  "gwent.decline": "Nikogo",
  "gwent.cancel": "Anuluj",
  "gwent.why": "Dlaczego?",
  "gwent.continue": "Dalej",
  "gwent.prompt": "Co zrobić",
  "gwent.boards": "Wszystkie plansze",
  "gwent.enlarge": "Powiększ planszę: {name}",
  "gwent.pile.view": "Pokaż stos",
  "gwent.decks": "Talie",
  "gwent.deck.state":
    "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} · {state, select, won {wygrała i odpada} played {grała ostatnio} other {wolna}}",

  "gwent.do.play": "Zagraj",
  "gwent.do.exchange": "Wymień",
  "gwent.do.revive": "Przywróć",
  "gwent.do.take": "Weź",
  "gwent.do.call": "Wezwij",
  "gwent.do.discard": "Odrzuć",
  "gwent.do.deck": "Graj tą talią",

  "gwent.hint.turn": "Zagraj kartę{leader, select, yes {, użyj dowódcy} other {}} albo spasuj.",
  "gwent.hint.play": "Wybierz kartę jeszcze raz albo podświetlone miejsce.",
  "gwent.hint.again": "Wybierz jeszcze raz, by potwierdzić.",
  "gwent.hint.where": "Wybierz, dokąd trafi.",
  "gwent.hint.decoy": "Wybierz jednostkę, która wróci na rękę.",
  "gwent.hint.mulligan":
    "{left, plural, one {Możesz jeszcze wymienić # kartę.} few {Możesz wymienić # karty.} many {Możesz wymienić # kart.} other {Możesz wymienić # karty.}}",
  "gwent.hint.starter": "Dzięki twojej frakcji decydujesz ty.",
  "gwent.hint.among":
    "{count, plural, one {# możliwość} few {# możliwości} many {# możliwości} other {# możliwości}}",
  "gwent.hint.discard": "Trafi na twój stos kart odrzuconych.",
  "gwent.hint.deck": "Gra {game} turnieju",
  "gwent.wait": "Chwileczkę…",

  "gwent.before": "Przed bitwą",
  "gwent.over": "Koniec partii",
  "gwent.game.round": "Gra {game} · {round, select, 0 {wybór talii} other {runda {round}}}",
  "gwent.wins":
    "{wins, plural, one {# wygrana gra} few {# wygrane gry} many {# wygranych gier} other {# wygranej gry}}",
  "gwent.round.short": "R{round}",
  "gwent.round.draw": "remis",
  "gwent.round.won": "Rundę {round} wygrywa: {names}",
  "gwent.round.drawn": "Runda {round} kończy się remisem",
  "gwent.verdict": "{verdict, select, won {Zwycięstwo} lost {Porażka} draw {Remis} other {Koniec partii}}",
  "gwent.score":
    "{verdict, select, won {Wygrywasz {score}.} draw {Partia zakończyła się wynikiem {score}.} other {{count, plural, one {Wygrywa} few {Wygrywają} many {Wygrywają} other {Wygrywają}} {names} {score}.}}",
  "gwent.turned": "{name}: +{swing}",
  "gwent.result": "Wynik",
  "gwent.winners":
    "{count, plural, one {Wygrywa {names}} few {Wygrywają {names}} many {Wygrywają {names}} other {Wygrywają {names}}}",

  "gwent.steps": "Skąd ten wybór",
  "gwent.automaton.leaders": "Dowódcy, których jeszcze nie odkryto",
  "gwent.automaton.unseen": "Karty, których jeszcze nie odkryto",
} as const satisfies Record<keyof typeof en, string>;
