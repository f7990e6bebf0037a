export default {
  "study.factions": "Factions",
  "study.decks": "Ready decks",
  "study.leaders": "Leaders",
  "study.starts": "Who begins",
  "study.start": "{when, select, first {Begins the first round} other {Comes later}}",
  "study.leadersUsed": "Leaders that are used",
  "study.round": "Round {round}",
};
