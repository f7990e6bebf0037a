export default {
  "study.factions": "Frakcje",
  "study.decks": "Gotowe talie",
  "study.leaders": "Dowódcy",
  "study.starts": "Kto zaczyna",
  "study.start": "{when, select, first {Zaczyna pierwszą rundę} other {Gra później}}",
  "study.leadersUsed": "Użyci dowódcy",
  "study.round": "Runda {round}",
};
