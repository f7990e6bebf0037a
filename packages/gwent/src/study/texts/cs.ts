export default {
  "study.factions": "Frakce",
  "study.decks": "Hotové balíčky",
  "study.leaders": "Velitelé",
  "study.starts": "Kdo začíná",
  "study.start": "{when, select, first {Začíná první kolo} other {Přichází později}}",
  "study.leadersUsed": "Použití velitelé",
  "study.round": "{round}. kolo",
};
