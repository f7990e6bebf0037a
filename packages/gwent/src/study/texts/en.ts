export default {
  "study.factions": "Factions",
  "study.decks": "Premade decks",
  "study.leaders": "Leaders",
  "study.starts": "Who starts",
  "study.start": "{when, select, first {Starts the first round} other {Goes later}}",
  "study.leadersUsed": "Leaders used",
  "study.round": "Round {round}",
};
