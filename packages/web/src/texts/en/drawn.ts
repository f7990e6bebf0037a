/** Keys begin with `drawn.`: what every drawn table says. */
export default {
  "drawn.keys.move": "Move between cards",
  "drawn.keys.zoom": "Zoom in on the card",
  "drawn.keys.release": "Put the card back",
  "drawn.keys.again": "See the last turns again",
  "drawn.again": "Last turns again",
  "drawn.chronicle": "Log",
  "drawn.beneath": "View table",
  "drawn.rule": "Rule",
};
