/** What is wrong with options and requests, and what to do about it, in Polish. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.shape.key": "Nie ma tu klucza „{keys}”. Pomiń go.",
  "error.shape.type":
    "Tu ma być {expected, select, number {liczba całkowita} list {lista} mapping {obiekt z kluczami} boolean {true albo false} string {tekst} other {coś innego}}.",
  "error.shape.value": "Tu ma być jedna z wartości: {known}.",
  "error.shape.other": "To tu nie pasuje. Pomiń to albo popraw.",

  "error.mode": "Nie ma trybu „{asked}”. Wybierz jeden z: {known}.",
  "error.seats": "W trybie {mode} liczba graczy to {known}, a nie {count}. Wybierz inną liczbę miejsc.",
  "error.picks": "Do tej gry gracze niczego nie przynoszą: szkoły są rozdawane na początku. Pomiń to.",
  "error.rule.name": "Nie ma opcji zasad {name}. Wybierz jedną z: {known}.",
  "error.rule.value": "Opcja zasad {name} ma dozwolone wartości {values}; „{value}” do nich nie należy.",
  "error.broken-options": "Te opcje są uszkodzone. Skopiuj jeszcze raz cały tekst.",

  "error.data": "Te opcje są dla wersji {asked} elementów gry, a to jest wersja {known}.",
  "error.first.surplus":
    "Miejsce gracza rozpoczynającego podaje się tylko wtedy, gdy wskazuje go gospodarz. Ustaw startingPlayer na host albo pomiń miejsce.",
  "error.first.seat": "Nie ma takiego miejsca. Wybierz liczbę od 0 do {last}.",
};
