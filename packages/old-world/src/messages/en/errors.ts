/** What is wrong with options and requests, and what to do about it: `error.` and the reason. */
export const ERRORS = {
  "error.at": "{place}: {what}",
  "error.shape.key": "There is no key “{keys}” here; leave it out.",
  "error.shape.type":
    "This must be {expected, select, number {a whole number} list {a list} mapping {a mapping} boolean {true or false} string {a text} other {of another kind}}.",
  "error.shape.value": "This must be one of {known}.",
  "error.shape.other": "This does not fit here; leave it out or correct it.",

  "error.mode": "There is no mode “{asked}”; choose one of {known}.",
  "error.seats": "{mode} is played by {known}, not by {count}; choose another number of seats.",
  "error.picks": "Nobody brings anything to this game: schools are dealt in it; leave this out.",
  "error.rule.name": "There is no rule option {name}; choose one of {known}.",
  "error.rule.value": "The rule option {name} takes the values {values}; “{value}” is not among them.",
  "error.broken-options": "These options were cut or changed; copy them once more, whole.",

  "error.data": "These options are for version {asked} of the components; this is version {known}.",
  "error.first.surplus":
    "Only the host’s choice of the starting player names a seat; set startingPlayer to host or leave it out.",
  "error.first.seat": "There is no such seat; choose one from 0 to {last}.",
};
