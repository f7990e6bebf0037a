import type { Catalogue } from "@medallion/kernel";
import { ABILITIES } from "./abilities.ts";
import { CARDS } from "./cards.ts";
import { DECKS } from "./decks.ts";
import { ERRORS } from "./errors.ts";
import { FEATURES } from "./features.ts";
import { FLOW } from "./flow.ts";
import { OUTLINE } from "./outline.ts";

const catalogue: Catalogue = {
  ...CARDS,
  ...ABILITIES,
  ...DECKS,
  ...ERRORS,
  ...FEATURES,
  ...FLOW,
  ...OUTLINE,
};

export default catalogue;
