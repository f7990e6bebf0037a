/** Co jest nie tak z opcjami, taliami i życzeniami i co z tym zrobić: `error.` i powód. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.line": "Wiersz {line}: {what}",
  "error.shape.key": "Nie ma tu klucza „{keys}”. Pomiń go.",
  "error.shape.type":
    "Tu ma być {expected, select, number {liczba całkowita} list {lista} mapping {obiekt z kluczami} boolean {true albo false} string {tekst} other {coś innego}}.",
  "error.shape.value": "Tu ma być jedna z wartości: {known}.",
  "error.shape.other": "To tu nie pasuje. Pomiń to albo popraw.",

  "error.mode": "Nie ma trybu „{asked}”. Wybierz jeden z: {known}.",
  "error.seats": "W trybie {mode} liczba graczy to {known}, a nie {count}. Wybierz inną liczbę miejsc.",
  "error.rule.name": "Nie ma opcji zasad {name}. Wybierz jedną z: {known}.",
  "error.rule.value": "Opcja zasad {name} ma dozwolone wartości {values}; „{value}” do nich nie należy.",
  "error.deck-rules": "W trybie {mode} talie zawsze podlegają zasadom {fixed}. Pomiń tę opcję.",
  "error.broken-options": "Te opcje są uszkodzone. Skopiuj jeszcze raz cały tekst.",
  "error.automaton.surplus": "Automat gra tylko w grze solo. Pomiń go.",
  "error.automaton.same": "Wybierz dla automatu inną frakcję niż twoja (GW-16.1).",
  "error.automaton.unknown": "Automat nie może grać jako „{asked}”. Wybierz jedną z: {known}.",

  "error.decks.one": "Podaj dla każdego miejsca dokładnie jedną talię.",
  "error.decks.side": "Wybierz frakcję i jej dowódcę.",
  "error.same-faction": "Partnerzy w drużynie muszą mieć różne frakcje (GW-15.2). Zmień jedną z talii.",
  "error.leader.foreign": "{leader} nie dowodzi frakcją {faction} (GW-2.1). Wybierz dowódcę tej frakcji.",
  "error.leader.missing": "Ta talia nie ma dowódcy. Podaj id dowódcy.",
  "error.leader.unknown":
    "Żaden dowódca nie nazywa się „{asked}”. {near, select, none {Podaj id dowódcy.} other {Czy chodzi o {near}?}}",

  "error.unknown-card":
    "Żadna karta nie nazywa się „{asked}”. {near, select, none {Podaj id albo nazwę karty.} other {Czy chodzi o {near}?}}",
  "error.unknown-deck":
    "Żadna gotowa talia nie nazywa się „{asked}”. {near, select, none {Wybierz jedną z: {known}.} other {Czy chodzi o {near}?}}",
  "error.unknown-faction":
    "Żadna frakcja nie nazywa się „{asked}”. {near, select, none {Wybierz jedną z: {known}.} other {Czy chodzi o {near}?}}",
  "error.deck-too-long":
    "Ten tekst jest za długi na listę kart. Skróć go poniżej {limit, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}.",
  "error.line-too-long":
    "Ten wiersz jest za długi na kartę. Skróć go do najwyżej {limit, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}.",
  "error.bad-count": "Wpisz liczbę od 1 do {limit}.",
  "error.two-factions": "Ta talia ma już frakcję {faction}. Zostaw jedną.",
  "error.two-leaders": "Tą talią dowodzi już {leader}. Zostaw jednego dowódcę.",
  "error.no-faction": "Podaj frakcję w osobnym wierszu, na przykład „faction: {example}”.",
  "error.bad-deck.shape":
    "Talia ma frakcję (faction), dowódcę (leader) i karty (cards), nic więcej. Tak ją zapisz.",
  "error.bad-deck.faction": "Jako frakcję podaj jedną z: {known}.",
  "error.bad-deck.leader": "Podaj id dowódcy.",
  "error.bad-deck.cards": "Zapisz karty jako obiekt z liczbami, na przykład {example}.",
  "error.bad-deck.json": "Ta talia zaczyna się jak JSON, ale nim nie jest. Sprawdź nawiasy i przecinki.",
  "error.broken-deck": "„{asked}” nie jest kodem talii. Skopiuj jeszcze raz cały kod.",
  "error.unpackable-deck.leader":
    "Dla tej talii nie da się utworzyć kodu: {leader} nie dowodzi frakcją {faction}.",
  "error.unpackable-deck.card":
    "Dla tej talii nie da się utworzyć kodu: karta „{card}” nie należy do frakcji {faction}. Usuń ją.",
  "error.unpackable-deck.copies":
    "Dla tej talii nie da się utworzyć kodu: karty „{card}” nie może być w niej {count}×. Usuń kilka.",
};
