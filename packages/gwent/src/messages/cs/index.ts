import type { Catalogue } from "@medallion/kernel";
import { ABILITIES } from "./abilities.ts";
import { CARDS } from "./cards.ts";
import { DECKS } from "./decks.ts";
import { FLOW } from "./flow.ts";

const catalogue: Catalogue = { ...CARDS, ...ABILITIES, ...DECKS, ...FLOW };

export default catalogue;
