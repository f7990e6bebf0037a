import type { Motif } from "../motif.ts";
import { BEASTS } from "./beasts.ts";
import { BUILDINGS } from "./buildings.ts";
import { HOUSEHOLD } from "./household.ts";
import { NATURE } from "./nature.ts";
import { PEOPLE } from "./people.ts";
import { THINGS } from "./things.ts";

const LIBRARY = { ...PEOPLE, ...BEASTS, ...BUILDINGS, ...NATURE, ...THINGS, ...HOUSEHOLD };

export type MotifName = keyof typeof LIBRARY;

/** All that pictures of stories are composed of. */
export const MOTIFS: Readonly<Record<MotifName, Motif>> = LIBRARY;
