/** What a coach says of choices, in Ukrainian; features stand in the nominative, after a colon. */
export default {
  "coach.chance.about": "приблизно {share}",
  "coach.chance.under": "менше ніж {share}",
  "coach.chance.over": "понад {share}",
  "coach.chance.even": "приблизно порівну",
  "coach.why": "Порівняно з вибором «{other}» вирішує: {reasons}.",
  "coach.end": "чим закінчиться гра",
  "coach.close": "Найкращі варіанти майже не відрізняються.",
  "coach.loss": "зменшує шанс на перемогу приблизно на {share}",
};
