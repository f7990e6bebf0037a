/** What a coach says of choices, in Czech; features stand in the nominative, after a colon. */
export default {
  "coach.chance.about": "asi {share}",
  "coach.chance.under": "méně než {share}",
  "coach.chance.over": "více než {share}",
  "coach.chance.even": "zhruba vyrovnané",
  "coach.why": "Proti volbě „{other}“ rozhoduje: {reasons}.",
  "coach.end": "jak hra skončí",
  "coach.close": "Nejlepší volby se skoro neliší.",
  "coach.loss": "sníží šanci na výhru asi o {share}",
};
