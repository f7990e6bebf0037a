/** What is wrong with options, decks and requests, and what to do about it: `error.` and the reason. */
export const ERRORS = {
  "error.at": "{place}: {what}",
  "error.line": "Line {line}: {what}",
  "error.shape.key": "There is no key “{keys}” here. Leave it out.",
  "error.shape.type":
    "This must be {expected, select, number {a whole number} list {a list} mapping {a mapping} boolean {true or false} string {text} other {of a different type}}.",
  "error.shape.value": "This must be one of {known}.",
  "error.shape.other": "This does not belong here. Leave it out or correct it.",

  "error.mode": "There is no mode “{asked}”. Choose one of {known}.",
  "error.seats": "{mode} takes {known} players, not {count}. Choose another number of seats.",
  "error.rule.name": "There is no rule option {name}. Choose one of {known}.",
  "error.rule.value": "The rule option {name} takes the values {values}; “{value}” is not among them.",
  "error.deck-rules": "The mode {mode} always uses {fixed} decks. Leave this option out.",
  "error.broken-options": "These options are damaged. Copy the whole text again.",
  "error.automaton.surplus": "Only a solo match has an automaton. Leave it out.",
  "error.automaton.same": "Choose a faction other than your own for the automaton (GW-16.1).",
  "error.automaton.unknown": "The automaton cannot play “{asked}”. Choose one of {known}.",

  "error.decks.one": "Bring exactly one deck per seat.",
  "error.decks.side": "Choose a faction and one of its leaders.",
  "error.same-faction": "Teammates must have different factions (GW-15.2). Replace one of the decks.",
  "error.leader.foreign": "{leader} does not lead {faction} (GW-2.1). Choose a leader of that faction.",
  "error.leader.missing": "This deck has no leader. Choose a leader by its id.",
  "error.leader.unknown":
    "No leader is called “{asked}”. {near, select, none {Use a leader’s id.} other {Did you mean {near}?}}",

  "error.unknown-card":
    "No card is called “{asked}”. {near, select, none {Use a card’s id or name.} other {Did you mean {near}?}}",
  "error.unknown-deck":
    "No premade deck is called “{asked}”. {near, select, none {Use one of {known}.} other {Did you mean {near}?}}",
  "error.unknown-faction":
    "No faction is called “{asked}”. {near, select, none {Use one of {known}.} other {Did you mean {near}?}}",
  "error.deck-too-long":
    "This text is too long for a deck list. Keep it below {limit, plural, one {# character} other {# characters}}.",
  "error.line-too-long":
    "This line is too long for a card. Keep it within {limit, plural, one {# character} other {# characters}}.",
  "error.bad-count": "Write a count from 1 to {limit}.",
  "error.two-factions": "This deck already belongs to {faction}. Keep one faction.",
  "error.two-leaders": "This deck is already led by {leader}. Keep one leader.",
  "error.no-faction": "Name the faction on a line such as “faction: {example}”.",
  "error.bad-deck.shape": "A deck has a faction, a leader and cards, and nothing else. Write it that way.",
  "error.bad-deck.faction": "Use one of {known} as the faction.",
  "error.bad-deck.leader": "Name the leader by its id.",
  "error.bad-deck.cards": "Give the cards as an object of counts, such as {example}.",
  "error.bad-deck.json": "This deck starts like JSON but isn’t valid JSON. Check its brackets and commas.",
  "error.broken-deck": "“{asked}” is not a deck code. Copy the whole code again.",
  "error.unpackable-deck.leader": "This deck cannot be turned into a code: {leader} does not lead {faction}.",
  "error.unpackable-deck.card":
    "This deck cannot be turned into a code: {card} is not a card for {faction}. Remove it.",
  "error.unpackable-deck.copies":
    "This deck cannot be turned into a code: it cannot have {card} {count}×. Remove some.",
};
