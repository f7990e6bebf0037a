import type en from "./en.ts";

const pl: Record<keyof typeof en, string> = {
  "ending.resignation": "{seat} poddaje grę.",
  "ending.draw": "Uzgodniono remis.",
  "ending.abort": "Gra została przerwana.",

  "record.not-json": "To nie jest zapisana gra albo plik jest ucięty; wybierz kompletny.",
  "record.wrong-format": "To nie jest gra zapisana przez Medallion; wybierz inny plik.",
  "record.newer-save": "Tę grę zapisał nowszy Medallion; zaktualizuj go, aby ją otworzyć.",
  "record.damaged": "Ten plik z zapisaną grą został zmieniony lub uszkodzony; użyj innej kopii.",
  "record.bad-shape": "Część tego zapisu nie jest taka, jak powinna; użyj niezmienionej kopii.",
  "record.refused-by-game": "Gra nie potrafi odczytać tego, co jest w tym zapisie; użyj niezmienionej kopii.",
  "record.unknown-game": "Nie ma tu gry „{game}”; zaktualizuj Medallion.",
  "record.checkpoint-differs":
    "Wybory w tym zapisie nie prowadzą do pozycji, która w nim jest; użyj niezmienionej kopii.",
  "record.newer-rules": "Ta gra wymaga wersji {version} swoich zasad; zaktualizuj Medallion.",
  "record.older-rules":
    "W tę grę grano według wersji {version} jej zasad; odtwórz ją Medallionem, który tę wersję ma.",
  "record.illegal-entry":
    "Wpis {entry} w przebiegu gry nie zgadza się z zasadami ({reason}); użyj niezmienionej kopii.",
  "reason.game-over": "gra już się skończyła",
  "reason.no-question": "to miejsce nie musi odpowiadać",
  "reason.stale-question": "pytanie jest inne",
  "reason.no-such-choice": "nie ma takiego wyboru",
  "reason.no-such-seat": "nie ma takiego miejsca",
  "reason.takeback": "tyle nie da się cofnąć",
  "record.rules-failed": "Zasady zawodzą w tej grze ({reason}); zgłoś to, proszę.",
  "record.damaged-link": "Ten link jest ucięty albo zmieniony; skopiuj go jeszcze raz w całości.",
  "record.newer-link":
    "To nie jest link do gry albo pochodzi z nowszego Medalliona; skopiuj go jeszcze raz albo zaktualizuj Medallion.",
  "record.several-versions": "W tę grę grano według kilku wersji zasad; udostępnij ją jako plik.",
  "record.still-running": "W tej grze inni jeszcze grają; utwórz link, gdy się skończy.",

  "proof.record": "Zapis jest tym, który ogłoszono.",
  "proof.record.other": "Zapis nie jest tym, który ogłoszono.",
  "proof.record.unreadable": "Zapisu nie można odczytać: {why}",
  "proof.commitment": "Ziarno jest tym, do którego zobowiązano się przed rozdaniem.",
  "proof.commitment.seed": "Ziarno nie jest tym, do którego się zobowiązano.",
  "proof.commitment.published": "Zobowiązanie w zapisie nie jest tym, które ogłoszono przed rozdaniem.",
  "proof.key": "Klucz powstał z ziarna i soli graczy (liczba: {salts}).",
  "proof.key.other": "Część {part} gry toczy się z kluczem, który nie powstaje z ziarna i soli.",
  "proof.key.hidden": "Część {part} gry toczy się od pozycji, która nie pokazuje klucza.",
  "proof.segment":
    "Część {part} odtworzono: {count, plural, one {jej # wpis jest dozwolony} few {wszystkie jej # wpisy są dozwolone} many {wszystkie jej wpisy (#) są dozwolone} other {wszystkie jej wpisy (#) są dozwolone}}.",
  "proof.segment.needs": "Część {part} wymaga wersji {version} zasad; sprawdź ją Medallionem, który ją ma.",
  "proof.segment.broken": "Części {part} nie można odtworzyć: {why}",
  "proof.result": "Gra dochodzi do wyniku, który podano.",
  "proof.result.open": "Nie osiągnięto końca gry, więc jej wynik pozostaje otwarty.",
  "proof.result.position": "Ziarno, sole i wybory prowadzą do innej pozycji końcowej.",
  "proof.result.outcome": "Podany wynik nie jest tym, do którego doszła gra.",
  "proof.result.unclaimed": "Nie podano pozycji końcowej ani wyniku do porównania.",
};

export default pl;
