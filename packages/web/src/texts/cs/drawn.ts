/** Keys begin with `drawn.`: what every drawn table says. */
export default {
  "drawn.keys.move": "Od karty ke kartě",
  "drawn.keys.zoom": "Prohlédnout kartu zblízka",
  "drawn.keys.release": "Kartu zase položit",
  "drawn.keys.again": "Přehrát znovu poslední tahy",
  "drawn.again": "Poslední tahy znovu",
  "drawn.chronicle": "Průběh hry",
  "drawn.beneath": "Zobrazit stůl",
  "drawn.rule": "Pravidlo",
};
