/** The columns of what appends write, in the order in which their values are given. */

/** Of `tables`, all but its id, its invitation and when it was made. */
export const CHANGING = [
  ...(["updated", "position", "game", "mode", "stage", "open", "rated"] as const),
  ...(["seats", "free", "owner", "due", "card"] as const),
] as const;

export const GAME = [
  ...(["id", "table_id", "number", "game", "mode", "open", "rated", "code"] as const),
  ...(["commitment", "ended_by", "finished", "record", "unrated"] as const),
] as const;

export const PLAYER = [
  "game_id",
  "seat",
  "person",
  "name",
  "place",
  "result",
  "finished",
  "open",
  "score",
  "brought",
] as const;

export const RATING = ["person", "game", "mode", "mu", "sigma", "games", "ordinal"] as const;
