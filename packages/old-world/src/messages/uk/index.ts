import type { Catalogue } from "@medallion/kernel";
import { ABILITIES } from "./abilities.ts";
import { ASKS } from "./asks.ts";
import { BOARD } from "./board.ts";
import { CARDS } from "./cards.ts";
import { EFFECTS } from "./effects.ts";
import { ERRORS } from "./errors.ts";
import { EVENTS } from "./events.ts";
import { FEATURES } from "./features.ts";
import { LOBBY } from "./lobby.ts";
import { NAMES } from "./names.ts";
import { REASONS } from "./reasons.ts";
import { STORIES } from "./stories.ts";
import { TROPHIES } from "./trophies.ts";

/** All texts in Ukrainian. */
const catalogue: Catalogue = {
  ...ABILITIES,
  ...ASKS,
  ...BOARD,
  ...CARDS,
  ...EFFECTS,
  ...ERRORS,
  ...EVENTS,
  ...FEATURES,
  ...LOBBY,
  ...NAMES,
  ...REASONS,
  ...STORIES,
  ...TROPHIES,
};

export default catalogue;
