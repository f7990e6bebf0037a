import { MONSTERS } from "./monsters.ts";
import { NEUTRAL } from "./neutral.ts";
import { NILFGAARD } from "./nilfgaard.ts";
import { NORTHERN_REALMS } from "./northern-realms.ts";
import type { CardRow } from "./row.ts";
import { SCOIATAEL } from "./scoiatael.ts";
import { SKELLIGE } from "./skellige.ts";

/** Every printed card: 188 entries. The order is part of saves and links: append only. */
export const ALL_CARDS: readonly CardRow[] = [
  ...NORTHERN_REALMS,
  ...NILFGAARD,
  ...SCOIATAEL,
  ...MONSTERS,
  ...SKELLIGE,
  ...NEUTRAL,
];

const BY_ID: ReadonlyMap<string, CardRow> = new Map(ALL_CARDS.map((card) => [card.id, card]));

export function cardRow(id: string): CardRow | undefined {
  return BY_ID.get(id);
}
