import type en from "./en.ts";

const pl: Record<keyof typeof en, string> = {
  "ending.resignation": "{seat} poddaje grę.",
  "ending.draw": "Remis za zgodą graczy.",
  "ending.abort": "Gra została przerwana.",

  "record.not-json": "To nie jest gra Medalliona albo plik jest niepełny. Wybierz inny.",
  "record.wrong-format": "To nie jest gra Medalliona. Wybierz inny plik.",
  "record.newer-save": "Tę grę zapisała nowsza wersja. Zaktualizuj Medallion, aby ją otworzyć.",
  "record.damaged": "Ten plik jest uszkodzony albo ktoś go zmienił. Użyj innej kopii.",
  "record.bad-shape": "Ta powtórka jest uszkodzona albo ktoś ją zmienił. Użyj innej kopii.",
  "record.refused-by-game": "Gra nie może odczytać tej powtórki. Użyj innej kopii.",
  "record.unknown-game": "Nie ma tu gry „{game}”. Zaktualizuj Medallion.",
  "record.checkpoint-differs": "Ruchy w tym zapisie nie prowadzą do jego pozycji. Użyj innej kopii.",
  "record.newer-rules": "Ta gra wymaga wersji {version} swoich zasad. Zaktualizuj Medallion.",
  "record.older-rules":
    "W tę grę grano według wersji {version} jej zasad. Obejrzyj ją w Medallionie, który ma tę wersję.",
  "record.illegal-entry": "Wpis {entry} nie pasuje do gry ({reason}). Użyj innej kopii.",
  "reason.game-over": "gra już się skończyła",
  "reason.no-question": "to miejsce nie miało nic do wyboru",
  "reason.stale-question": "gra pytała o coś innego",
  "reason.no-such-choice": "nie ma takiego wyboru",
  "reason.no-such-seat": "nie ma takiego miejsca",
  "reason.takeback": "tyle nie da się cofnąć",
  "record.rules-failed": "Zasady zawodzą w tej grze ({reason}). Zgłoś to, proszę.",
  "record.damaged-link": "Ten link jest niepełny albo zmieniony. Skopiuj go jeszcze raz w całości.",
  "record.newer-link":
    "To nie jest link do gry albo pochodzi z nowszej wersji. Skopiuj go jeszcze raz albo zaktualizuj Medallion.",
  "record.several-versions": "W tę grę grano według kilku wersji zasad. Udostępnij ją jako plik.",
  "record.still-running": "Ta gra jeszcze trwa. Link udostępnisz, gdy się skończy.",

  "proof.record": "Powtórka jest tą, którą ogłoszono.",
  "proof.record.other": "Powtórka nie jest tą, którą ogłoszono.",
  "proof.record.unreadable": "Powtórki nie można odczytać: {why}",
  "proof.commitment": "Ziarno zgadza się z odciskiem sprzed rozdania.",
  "proof.commitment.seed": "Ziarno nie zgadza się z odciskiem sprzed rozdania.",
  "proof.commitment.published": "Odcisk w powtórce nie jest tym, który ogłoszono przed rozdaniem.",
  "proof.key": "Klucz powstał z ziarna i soli graczy (liczba: {salts}).",
  "proof.key.other": "Część {part} gry toczy się z kluczem, który nie powstaje z ziarna i soli.",
  "proof.key.hidden": "Część {part} gry toczy się od pozycji, która nie pokazuje klucza.",
  "proof.segment":
    "Część {part} odtworzono: {count, plural, one {jej # wpis jest dozwolony} few {wszystkie jej # wpisy są dozwolone} many {wszystkie jej wpisy (#) są dozwolone} other {wszystkie jej wpisy (#) są dozwolone}}.",
  "proof.segment.needs":
    "Część {part} wymaga wersji {version} zasad. Sprawdź ją w Medallionie, który ma tę wersję.",
  "proof.segment.broken": "Części {part} nie można odtworzyć: {why}",
  "proof.result": "Gra prowadzi do podanego wyniku.",
  "proof.result.open": "Powtórka nie dochodzi do końca gry, więc wynik pozostaje otwarty.",
  "proof.result.position": "Ziarno, sole i ruchy prowadzą do innej pozycji końcowej.",
  "proof.result.outcome": "Podany wynik nie jest tym, do którego doszła gra.",
  "proof.result.unclaimed": "Nie ma pozycji końcowej ani wyniku do porównania.",
};

export default pl;
