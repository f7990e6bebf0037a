/** What a coach says of choices, in ICU message format. */
export default {
  "coach.chance.about": "about {share}",
  "coach.chance.under": "less than {share}",
  "coach.chance.over": "more than {share}",
  "coach.chance.even": "about even",
  "coach.why": "Compared with “{other}”, it’s about: {reasons}.",
  "coach.end": "how the game ends",
  "coach.close": "There’s little between the best choices.",
  "coach.loss": "lowers the chance of winning by about {share}",
};
