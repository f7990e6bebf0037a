import type { Catalogue } from "@medallion/kernel";
import { ABILITIES } from "./abilities.ts";
import { ASKS } from "./asks.ts";
import { BOARD } from "./board.ts";
import { CARDS } from "./cards.ts";
import { COMPONENTS } from "./components.ts";
import { ERRORS } from "./errors.ts";
import { EVENTS } from "./events.ts";
import { FEATURES } from "./features.ts";
import { LOBBY } from "./lobby.ts";
import { REASONS } from "./reasons.ts";

const catalogue: Catalogue = {
  ...ABILITIES,
  ...ASKS,
  ...BOARD,
  ...CARDS,
  ...COMPONENTS,
  ...ERRORS,
  ...EVENTS,
  ...FEATURES,
  ...LOBBY,
  ...REASONS,
};

export default catalogue;
