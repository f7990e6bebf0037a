/** What is wrong with options, decks and requests, and what to do about it: `error.` and the reason. */
export const ERRORS = {
  "error.at": "{place}: {what}",
  "error.line": "Line {line}: {what}",
  "error.shape.key": "There is no key “{keys}” here; leave it out.",
  "error.shape.type":
    "This must be {expected, select, number {a whole number} list {a list} mapping {a mapping} boolean {true or false} string {a text} other {of another kind}}.",
  "error.shape.value": "This must be one of {known}.",
  "error.shape.other": "This does not fit here; leave it out or correct it.",

  "error.mode": "There is no mode “{asked}”; choose one of {known}.",
  "error.seats": "{mode} is played by {known}, not by {count}; choose another number of seats.",
  "error.rule.name": "There is no rule option {name}; choose one of {known}.",
  "error.rule.value": "The rule option {name} takes the values {values}; “{value}” is not among them.",
  "error.deck-rules": "The mode {mode} always uses {fixed} decks; leave this option out.",
  "error.broken-options": "These options were cut or changed; copy them once more, whole.",
  "error.automaton.surplus": "Only a solo match has an automaton; leave it out.",
  "error.automaton.same": "Choose another faction than your own for the automaton (GW-16.1).",
  "error.automaton.unknown": "The automaton cannot play “{asked}”; choose one of {known}.",

  "error.decks.one": "Bring exactly one deck per seat.",
  "error.decks.side": "Choose a faction and a leader of it.",
  "error.same-faction": "Team mates must have different factions (GW-15.2); exchange one of the decks.",
  "error.leader.foreign": "{leader} does not lead {faction} (GW-2.1); choose a leader of that faction.",
  "error.leader.missing": "This deck has no leader; choose a leader by its id.",
  "error.leader.unknown":
    "No leader is called “{asked}”; {near, select, none {use a leader’s id.} other {did you mean {near}?}}",

  "error.unknown-card":
    "No card is called “{asked}”; {near, select, none {use a card’s id or name.} other {did you mean {near}?}}",
  "error.unknown-deck":
    "No ready deck is called “{asked}”; {near, select, none {use one of {known}.} other {did you mean {near}?}}",
  "error.unknown-faction":
    "No faction is called “{asked}”; {near, select, none {use one of {known}.} other {did you mean {near}?}}",
  "error.deck-too-long": "This text is too long for a deck list; keep it below {limit} characters.",
  "error.bad-count": "Write a count from 1 to {limit}.",
  "error.two-factions": "The deck is already one of {faction}; keep one faction.",
  "error.two-leaders": "The deck is already led by {leader}; keep one leader.",
  "error.no-faction": "Name the faction in a line such as “faction: {example}”.",
  "error.bad-deck.shape": "A deck has a faction, a leader and cards, and nothing else; write it so.",
  "error.bad-deck.faction": "Use one of {known} as the faction.",
  "error.bad-deck.leader": "Name the leader by its id.",
  "error.bad-deck.cards": "Give the cards as an object of counts, such as {example}.",
  "error.bad-deck.json": "This deck begins like JSON but is none; check its brackets and commas.",
  "error.broken-deck": "“{asked}” is not a packed deck; copy it once more, whole.",
  "error.unpackable-deck.leader": "This deck cannot be packed: {leader} does not lead {faction}.",
  "error.unpackable-deck.card": "This deck cannot be packed: {card} is no card for {faction}; take it out.",
  "error.unpackable-deck.copies":
    "This deck cannot be packed: there are not {count} copies of {card}; take some out.",
};
