/** Keys begin with `drawn.`: what every drawn table says. */
export default {
  "drawn.you": "Ty",
  "drawn.keys.move": "Od karty ke kartě",
  "drawn.keys.zoom": "Prohlédnout kartu zblízka",
  "drawn.keys.release": "Kartu zase položit",
  "drawn.chronicle": "Průběh hry",
  "drawn.rule": "Pravidlo",
};
