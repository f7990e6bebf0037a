import type { Catalogue } from "@medallion/kernel";
import { ABILITIES } from "./abilities.ts";
import { ASKS } from "./asks.ts";
import { BOARD } from "./board.ts";
import { CARDS } from "./cards.ts";
import { EFFECTS } from "./effects.ts";
import { ERRORS } from "./errors.ts";
import { EVENTS } from "./events.ts";
import { KEPT } from "./kept.ts";
import { LOBBY } from "./lobby.ts";
import { NAMES } from "./names.ts";
import { REASONS } from "./reasons.ts";
import { TROPHIES } from "./trophies.ts";

/** All but the stories, which are joined in `texts.ts`. */
const catalogue: Catalogue = {
  ...ABILITIES,
  ...ASKS,
  ...BOARD,
  ...CARDS,
  ...EFFECTS,
  ...ERRORS,
  ...EVENTS,
  ...KEPT,
  ...LOBBY,
  ...NAMES,
  ...REASONS,
  ...TROPHIES,
};

export default catalogue;
