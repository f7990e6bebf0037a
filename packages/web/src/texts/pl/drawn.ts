/** Keys begin with `drawn.`: what every drawn table says. */
export default {
  "drawn.keys.move": "Od karty do karty",
  "drawn.keys.zoom": "Obejrzyj kartę z bliska",
  "drawn.keys.release": "Odłóż kartę z powrotem",
  "drawn.keys.again": "Zobacz jeszcze raz ostatnie ruchy",
  "drawn.again": "Ostatnie ruchy jeszcze raz",
  "drawn.chronicle": "Dziennik",
  "drawn.beneath": "Pokaż stół",
  "drawn.rule": "Zasada",
};
