import type en from "../en/puzzles.ts";

export default {
  "puzzles.title": "Zadania",
  "puzzles.lead":
    "Prawdziwa pozycja i jeden wybór, który wygrywa wyraźnie częściej niż pozostałe. Znajdź go. Każda gra ma codziennie nowe zadanie.",
  "puzzles.label": "Zadanie",
  "puzzles.today": "Zadanie dnia",
  "puzzles.of": "Zadanie: {day}",
  "puzzles.any": "Zadanie",
  "puzzles.documentTitle": "{puzzle} · {game}",
  "puzzles.level": "{level, select, easy {Łatwe} medium {Podchwytliwe} other {Trudne}}",
  "puzzles.streak":
    "{days, plural, =0 {Rozwiąż zadanie dnia, żeby zacząć serię.} one {Seria: # dzień} few {Seria: # dni} many {Seria: # dni} other {Seria: # dnia}}",
  "puzzles.earlier": "Wcześniejsze zadania",
  "puzzles.go":
    "{end, select, solved {✓ Rozwiązane} shown {Zobacz znowu} tried {Spróbuj znowu} other {Rozwiąż}}",
  "puzzles.go.label": "{game}, zadanie dnia: {go}",
  "puzzles.chip":
    "{day}: {end, select, solved {rozwiązane} shown {pokazana odpowiedź} tried {po próbie} other {jeszcze bez próby}}",
  "puzzles.who": "Grasz jako: {who}.",
  "puzzles.ask": "Jeden wybór wygrywa wyraźnie częściej niż wszystkie inne. Który?",
  "puzzles.missed": "To nie jest najlepsze.",
  "puzzles.less": "„{choice}” wygrywa rzadziej. Spróbuj innego wyboru albo zobacz odpowiedź.",
  "puzzles.show": "Pokaż odpowiedź",
  "puzzles.more": "Więcej: od nowa, zasady, wyjdź",
  "puzzles.right":
    "{shown, select, yes {Odpowiedź:} other {Dobrze:}} „{choice}” daje stąd szansę na wygraną mniej więcej {chance}, drugi najlepszy wybór {next}.",
  "puzzles.because": "Przemawia za tym: {reasons}.",
  "puzzles.again": "Zacznij zadanie od nowa",
  "puzzles.leave": "Wyjdź z zadania",
  "puzzles.all": "Wszystkie zadania",
} as const satisfies Record<keyof typeof en, string>;
