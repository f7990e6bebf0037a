/** What a coach says of choices, in Polish; features stand in the nominative, after a colon. */
export default {
  "coach.chance.about": "około {share}",
  "coach.chance.under": "mniej niż {share}",
  "coach.chance.over": "ponad {share}",
  "coach.chance.even": "mniej więcej po równo",
  "coach.why": "W porównaniu z wyborem „{other}” decyduje: {reasons}.",
  "coach.end": "jak skończy się gra",
  "coach.close": "Najlepsze wybory prawie się nie różnią.",
  "coach.loss": "zmniejsza szansę na wygraną o około {share}",
};
