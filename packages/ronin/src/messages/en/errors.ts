/** What is wrong with options and requests, and what to do about it: `error.` and the reason. */
export const ERRORS = {
  "error.at": "{place}: {what}",
  "error.shape.key": "There is no key “{keys}” here. Leave it out.",
  "error.shape.type":
    "This must be {expected, select, number {a whole number} list {a list} mapping {a mapping} boolean {true or false} string {text} other {of a different type}}.",
  "error.shape.value": "This must be one of {known}.",
  "error.shape.other": "This does not belong here. Leave it out or correct it.",

  "error.mode": "There is no mode “{asked}”. Choose one of {known}.",
  "error.seats": "{mode} takes {known} players, not {count}. Choose another number of seats.",
  "error.picks": "Players bring nothing to this game: characters are dealt at setup. Leave this out.",
  "error.rule.name": "There is no rule option {name}. Choose one of {known}.",
  "error.rule.value": "The rule option {name} takes the values {values}; “{value}” is not among them.",
  "error.broken-options": "These options are damaged. Copy the whole text again.",

  "error.data": "These options are for version {asked} of the components, but this is version {known}.",
  "error.first.surplus":
    "A seat is named only if the host chooses the first player. Set firstPlayer to host or leave the seat out.",
  "error.first.seat": "There is no such seat. Choose one from 0 to {last}.",
};
