/** Co je špatně na volbách, balíčcích a přáních a co s tím: `error.` a důvod. */
export const ERRORS: Record<string, string> = {
  "error.at": "{place}: {what}",
  "error.line": "Řádek {line}: {what}",
  "error.shape.key": "Klíč „{keys}“ tu neexistuje. Vynech ho.",
  "error.shape.type":
    "Tady má být {expected, select, number {celé číslo} list {seznam} mapping {objekt s klíči} boolean {true nebo false} string {text} other {něco jiného}}.",
  "error.shape.value": "Tady má být jedna z hodnot {known}.",
  "error.shape.other": "Tohle sem nepatří. Vynech to nebo to oprav.",

  "error.mode": "Režim „{asked}“ neexistuje. Vyber si z těchto: {known}.",
  "error.seats": "Režim {mode} má počet hráčů {known}, ne {count}. Zvol jiný počet míst.",
  "error.rule.name": "Volba pravidel {name} neexistuje. Vyber si z těchto: {known}.",
  "error.rule.value": "Volba pravidel {name} má povolené hodnoty {values}; „{value}“ mezi nimi není.",
  "error.deck-rules": "V režimu {mode} platí pro balíčky vždy {fixed}. Tuto volbu vynech.",
  "error.broken-options": "Tyto možnosti stolu jsou poškozené. Zkopíruj je znovu celé.",
  "error.automaton.surplus": "Automat hraje jen v sólové hře. Vynech ho.",
  "error.automaton.same": "Vyber automatu jinou frakci, než máš ty (GW-16.1).",
  "error.automaton.unknown": "Za „{asked}“ automat hrát nemůže. Vyber si z těchto: {known}.",

  "error.decks.one": "Přines na každé místo právě jeden balíček.",
  "error.decks.side": "Vyber frakci a jejího velitele.",
  "error.same-faction": "Spoluhráči musí mít různé frakce (GW-15.2). Jeden z balíčků vyměň.",
  "error.leader.foreign": "{leader} nevelí frakci {faction} (GW-2.1). Vyber velitele této frakce.",
  "error.leader.missing": "Tento balíček nemá velitele. Vyber velitele podle jeho id.",
  "error.leader.unknown":
    "Žádný velitel se nejmenuje „{asked}“; {near, select, none {napiš id velitele.} other {nemáš na mysli {near}?}}",

  "error.unknown-card":
    "Žádná karta se nejmenuje „{asked}“; {near, select, none {napiš id nebo název karty.} other {nemáš na mysli {near}?}}",
  "error.unknown-deck":
    "Žádný hotový balíček se nejmenuje „{asked}“; {near, select, none {vyber si z těchto: {known}.} other {nemáš na mysli {near}?}}",
  "error.unknown-faction":
    "Žádná frakce se nejmenuje „{asked}“; {near, select, none {vyber si z těchto: {known}.} other {nemáš na mysli {near}?}}",
  "error.deck-too-long":
    "Tento text je na seznam karet příliš dlouhý. Zkrať ho pod {limit, plural, one {# znak} few {# znaky} other {# znaků}}.",
  "error.line-too-long":
    "Tento řádek je na kartu příliš dlouhý. Zkrať ho na nejvýš {limit, plural, one {# znak} few {# znaky} other {# znaků}}.",
  "error.bad-count": "Napiš počet od 1 do {limit}.",
  "error.two-factions": "Balíček už má frakci {faction}. Nech jen jednu.",
  "error.two-leaders": "Balíčku už velí {leader}. Nech jen jednoho velitele.",
  "error.no-faction": "Uveď frakci na samostatném řádku, třeba „faction: {example}“.",
  "error.bad-deck.shape":
    "Balíček má frakci (faction), velitele (leader) a karty (cards), nic jiného. Tak ho napiš.",
  "error.bad-deck.faction": "Jako frakci uveď jednu z těchto: {known}.",
  "error.bad-deck.leader": "Uveď velitele jeho id.",
  "error.bad-deck.cards": "Zapiš karty jako objekt s počty, třeba {example}.",
  "error.bad-deck.json": "Tento balíček začíná jako JSON, ale není to JSON. Zkontroluj závorky a čárky.",
  "error.broken-deck": "„{asked}“ není kód balíčku. Zkopíruj ho znovu celý.",
  "error.unpackable-deck.leader": "Tento balíček nelze převést na kód: {leader} nevelí frakci {faction}.",
  "error.unpackable-deck.card":
    "Tento balíček nelze převést na kód: karta „{card}“ nepatří k frakci {faction}. Odeber ji.",
  "error.unpackable-deck.copies":
    "Tento balíček nelze převést na kód: karta „{card}“ v něm nemůže být {count}×. Několik jich odeber.",
};
