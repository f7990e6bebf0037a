/** The places of the table by the names that films know them by (`data-zone`). */
export const zoneOf = {
  hand: (player: number) => `hand:${player}`,
  deck: (player: number) => `deck:${player}`,
  discard: (player: number) => `discard:${player}`,
  potions: (player: number) => `potions:${player}`,
  trophies: (player: number) => `trophies:${player}`,
  kept: (player: number) => `kept:${player}`,
  quests: (player: number) => `quests:${player}`,
  gold: (player: number) => `gold:${player}`,
  shield: (player: number) => `shield:${player}`,
  level: (player: number) => `level:${player}`,
  attributes: (player: number) => `attributes:${player}`,
  seat: (player: number) => `seat:${player}`,
  slot: (slot: number) => `slot:${slot}`,
  place: (place: number) => `place:${place}`,
};

/** What the table says of things, until a film has told what is new. */
export const topicOf = {
  seat: (player: number) => `seat:${player}`,
  phase: "phase",
  /** Who decides: no film tells it. */
  turn: "turn",
  pool: "pool",
  foe: "foe",
  /** What the combo comes to, and what a strike would do. */
  forecast: "forecast",
  /** Whether the fight or the dice are still in the middle. */
  stage: "stage",
  result: "result",
} as const;
