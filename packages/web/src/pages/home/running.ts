import type { ReplyOf, TableCard } from "@medallion/protocol";
import type { LocalCard } from "../../local/local-tables.ts";
import { invitedPath, localTablePath } from "../../navigation/paths.ts";

/** A table where one left off. */
export interface Running {
  readonly path: string;
  readonly card: TableCard;
  /** Whether somebody here owes an answer. */
  readonly turn: boolean;
}

/**
 * Where to go on: tables that wait for one's own move, latest first, then other games of this device. Online tables
 * where others are to move go on without us.
 */
export function runningTables(
  local: readonly LocalCard[],
  online: ReplyOf<"mine">["tables"],
): readonly Running[] {
  const here = local
    .filter(({ stage, trouble }) => stage === "playing" && trouble === undefined)
    .map((card) => ({ path: localTablePath(card.id), card, turn: card.turn.length > 0 }));
  const there = online
    .filter(({ turn }) => turn)
    .map(({ table, link, turn }) => ({ path: invitedPath(link), card: table, turn }));
  return [...here, ...there].sort(
    (one, other) => Number(other.turn) - Number(one.turn) || other.card.updated - one.card.updated,
  );
}

/** Whom one plays with at a table: everybody else where only one person sits at this device, else all who play. */
export function company<N>(names: readonly N[], places: TableCard["places"]): readonly N[] {
  const people = places.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [own] = people;
  return people.length === 1 && places.length > 1 ? names.filter((_, seat) => seat !== own) : names;
}
