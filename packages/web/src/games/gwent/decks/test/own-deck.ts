import type { OwnDeck } from "../kept.ts";

/** Too small for any game, but all that a kept deck has. */
export const OWN_DECK: OwnDeck = {
  kind: "deck",
  id: "abc",
  name: "Swarm",
  deck: { faction: "monsters", leader: "eredin-the-treacherous", cards: { nekker: 3 } },
  cardSet: "box",
  goal: "standard",
  changed: 1,
};
