/** Co jest nie tak z opcjami, taliami i życzeniami i co z tym zrobić: `error.` i powód. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.line": "Wiersz {line}: {what}",
  "error.shape.key": "Nie ma tu klucza „{keys}”; pomiń go.",
  "error.shape.type":
    "Tu ma być {expected, select, number {liczba całkowita} list {lista} mapping {obiekt z kluczami} boolean {true albo false} string {tekst} other {coś innego}}.",
  "error.shape.value": "Tu ma być jedna z wartości: {known}.",
  "error.shape.other": "To tu nie pasuje; pomiń to albo popraw.",

  "error.mode": "Nie ma trybu „{asked}”; wybierz jeden z: {known}.",
  "error.seats": "W trybie {mode} liczba miejsc to {known}, a nie {count}; wybierz inną.",
  "error.rule.name": "Nie ma opcji zasad {name}; wybierz jedną z: {known}.",
  "error.rule.value": "Opcja zasad {name} ma dozwolone wartości {values}; „{value}” do nich nie należy.",
  "error.deck-rules": "W trybie {mode} talie zawsze podlegają zasadom {fixed}; pomiń tę opcję.",
  "error.broken-options": "Te opcje są ucięte albo zmienione; skopiuj je jeszcze raz w całości.",
  "error.automaton.surplus": "Automat gra tylko w grze solo; pomiń go.",
  "error.automaton.same": "Wybierz dla automatu inną frakcję niż twoja (GW-16.1).",
  "error.automaton.unknown": "Automat nie może grać jako „{asked}”; wybierz jedną z: {known}.",

  "error.decks.one": "Podaj dla każdego miejsca dokładnie jedną talię.",
  "error.decks.side": "Wybierz frakcję i jej dowódcę.",
  "error.same-faction": "Partnerzy w drużynie muszą mieć różne frakcje (GW-15.2); wymień jedną z talii.",
  "error.leader.foreign": "{leader} nie dowodzi frakcją {faction} (GW-2.1); wybierz dowódcę tej frakcji.",
  "error.leader.missing": "Ta talia nie ma dowódcy; podaj id dowódcy.",
  "error.leader.unknown":
    "Żaden dowódca nie nazywa się „{asked}”; {near, select, none {podaj id dowódcy.} other {czy chodzi o {near}?}}",

  "error.unknown-card":
    "Żadna karta nie nazywa się „{asked}”; {near, select, none {podaj id albo nazwę karty.} other {czy chodzi o {near}?}}",
  "error.unknown-deck":
    "Żadna gotowa talia nie nazywa się „{asked}”; {near, select, none {wybierz jedną z: {known}.} other {czy chodzi o {near}?}}",
  "error.unknown-faction":
    "Żadna frakcja nie nazywa się „{asked}”; {near, select, none {wybierz jedną z: {known}.} other {czy chodzi o {near}?}}",
  "error.deck-too-long": "Ten tekst jest za długi na listę kart; skróć go poniżej {limit} znaków.",
  "error.bad-count": "Wpisz liczbę od 1 do {limit}.",
  "error.two-factions": "Talia ma już frakcję {faction}; zostaw jedną.",
  "error.two-leaders": "Talią dowodzi już {leader}; zostaw jednego dowódcę.",
  "error.no-faction": "Podaj frakcję w osobnym wierszu, na przykład „faction: {example}”.",
  "error.bad-deck.shape":
    "Talia ma frakcję (faction), dowódcę (leader) i karty (cards), nic więcej; tak ją zapisz.",
  "error.bad-deck.faction": "Jako frakcję podaj jedną z: {known}.",
  "error.bad-deck.leader": "Podaj id dowódcy.",
  "error.bad-deck.cards": "Zapisz karty jako obiekt z liczbami, na przykład {example}.",
  "error.bad-deck.json": "Ta talia zaczyna się jak JSON, ale nim nie jest; sprawdź nawiasy i przecinki.",
  "error.broken-deck": "„{asked}” nie jest spakowaną talią; skopiuj ją jeszcze raz w całości.",
  "error.unpackable-deck.leader": "Tej talii nie da się spakować: {leader} nie dowodzi frakcją {faction}.",
  "error.unpackable-deck.card":
    "Tej talii nie da się spakować: karta „{card}” nie należy do frakcji {faction}; usuń ją.",
  "error.unpackable-deck.copies":
    "Tej talii nie da się spakować: karty „{card}” nie może być w niej {count}×; usuń kilka.",
};
