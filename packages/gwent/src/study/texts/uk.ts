export default {
  "study.factions": "Фракції",
  "study.decks": "Готові колоди",
  "study.leaders": "Командири",
  "study.starts": "Хто починає",
  "study.start": "{when, select, first {Починає перший раунд} other {Ходить пізніше}}",
  "study.leadersUsed": "Використані командири",
  "study.round": "Раунд {round}",
};
