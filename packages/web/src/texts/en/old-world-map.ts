/** Keys begin with `oldWorld.map`: the map of Old World. What lies there is the game's own text. */
export default {
  "oldWorld.map": "Map",
  "oldWorld.map.nearer": "Zoom in",
  "oldWorld.map.farther": "Zoom out",
  "oldWorld.map.whole": "Show the whole map",
  "oldWorld.map.sea": "The Great Sea",
  "oldWorld.map.label":
    "{place}{standing, select, here {; you are here} open {; ways to pay: {prices}} other {}}",
  "oldWorld.map.where":
    "{terrain}; {roads, plural, =0 {you are here} one {one road away} other {# roads away}}",
  "oldWorld.map.nobody": "Nobody here, no monster.",
  "oldWorld.map.pays": "Ways to pay",
  "oldWorld.map.price":
    "{price, select, terrain {Card of this terrain} wild {Wild card} gold {Any card and 1 gold} two {Any two cards} any {Any card} other {Free}}",
  "oldWorld.map.fits": "{count, plural, one {# card in hand} other {# cards in hand}}",
  "oldWorld.map.lacks":
    "{price, select, terrain {none in hand} wild {none in hand} gold {no gold or no card} other {too few cards}}",
  "oldWorld.map.ride": "Go there",
  "oldWorld.map.sketch": "Sketch a way",
  "oldWorld.map.sketch.tell": "Choose places along the roads. Only you can see this.",
  "oldWorld.map.sketch.way": "{count, plural, one {# move} other {# moves}}: {grounds}",
  "oldWorld.map.sketch.clear": "Erase",
  "oldWorld.outlook":
    "{outlook, select, poor {A fight now would probably be lost.} open {A fight now could go either way.} fair {A fight now would more likely be won than lost.} other {A fight now would probably be won.}} Life: {own, number} yours, {life, number} the monster’s.",
} as const;
