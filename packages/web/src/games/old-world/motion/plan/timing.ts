/** How long things take at normal speed, in milliseconds. */
export const MS = {
  draw: 220,
  drawApart: 90,
  discard: 240,
  discardApart: 60,
  /** A card comes to the pool, or leaves it. */
  pool: 280,
  poolApart: 60,
  /** A figure rides along the road. */
  ride: 420,
  /** Gold, potions, trails and quests on their way. */
  token: 300,
  tokenApart: 70,
  /** A monster's token is put down. */
  monster: 340,
  nod: 240,
  gleam: 320,
  /** A card slides into the combo. */
  combo: 220,
  comboApart: 120,
  /** The number of a strike flies to whom it hits. */
  strike: 320,
  /** Cards of a life deck fall one by one, all of them within `fallAll`. */
  fall: 260,
  fallApart: 60,
  fallAll: 700,
  shake: 260,
  /** The monster's card turns over. */
  turn: 420,
  /** Dice tumble and come to lie from left to right. */
  dice: 600,
  diceApart: 60,
  /** A single die is seen large. */
  die: 900,
  dieShown: 480,
  page: 320,
  ending: 260,
  /** A medal, a trophy or a potion is seen large on its way. */
  medal: 900,
  medalShown: 520,
  /** So long nothing moves after a knock-out, or when the game ends. */
  hold: 420,
  /** So long it is read who won a fight or the dice. */
  verdict: 1100,
} as const;
