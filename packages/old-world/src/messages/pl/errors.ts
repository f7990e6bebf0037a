/** What is wrong with options and requests, and what to do about it, in Polish. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.shape.key": "Nie ma tu klucza „{keys}”; pomiń go.",
  "error.shape.type":
    "Tu ma być {expected, select, number {liczba całkowita} list {lista} mapping {obiekt z kluczami} boolean {true albo false} string {tekst} other {coś innego}}.",
  "error.shape.value": "Tu ma być jedna z wartości: {known}.",
  "error.shape.other": "To tu nie pasuje; pomiń to albo popraw.",

  "error.mode": "Nie ma trybu „{asked}”; wybierz jeden z: {known}.",
  "error.seats": "W trybie {mode} liczba miejsc to {known}, a nie {count}; wybierz inną.",
  "error.picks": "Do tej gry nikt niczego nie przynosi, szkoły są w niej rozdawane; pomiń to.",
  "error.rule.name": "Nie ma opcji zasad {name}; wybierz jedną z: {known}.",
  "error.rule.value": "Opcja zasad {name} ma dozwolone wartości {values}; „{value}” do nich nie należy.",
  "error.broken-options": "Te opcje są ucięte albo zmienione; skopiuj je jeszcze raz w całości.",

  "error.data": "Te opcje są dla wersji {asked} elementów gry; to jest wersja {known}.",
  "error.first.surplus":
    "Miejsce gracza rozpoczynającego podaje się tylko wtedy, gdy wskazuje go gospodarz; ustaw startingPlayer na host albo to pomiń.",
  "error.first.seat": "Nie ma takiego miejsca; wybierz liczbę od 0 do {last}.",
};
