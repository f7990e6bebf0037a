import { roninKit } from "@medallion/ronin";
import type { Scene } from "../../../scene/scene.ts";
import { TableStore } from "../../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../../table/test/trial-table.ts";

/** A table of Ronin: how many sit there, and with which rules. */
export interface TrialKind {
  readonly name: string;
  readonly mode: "alliance" | "duo" | "solo";
  readonly seats: number;
  readonly rules: Readonly<Record<string, unknown>>;
}

const ALL_ASKED = { autoSideQuest: false, endAbilityAfterChapter3: true, automaCharacters: "chosen" };

/** Every number of players on both sides of the boards, alone in every season; half of them ask all that can be asked. */
export const KINDS: readonly TrialKind[] = [
  ...[3, 4, 5].flatMap((seats) => [
    kind("alliance", seats, "A", {}),
    kind("alliance", seats, "B", ALL_ASKED),
  ]),
  kind("duo", 2, "A", {}),
  kind("duo", 2, "B", ALL_ASKED),
  kind("solo", 1, "A", { soloDifficulty: "autumn" }),
  kind("solo", 1, "B", { soloDifficulty: "summer", ...ALL_ASKED }),
  kind("solo", 1, "A", { soloDifficulty: "winter", ...ALL_ASKED }),
];

function kind(
  mode: TrialKind["mode"],
  seats: number,
  allianceSide: "A" | "B",
  rules: Readonly<Record<string, unknown>>,
): TrialKind {
  const known = mode === "alliance" ? without(rules, "automaCharacters") : rules;
  const name = `${mode}, ${seats} seats, side ${allianceSide}, ${JSON.stringify(known)}`;
  return { name, mode, seats, rules: { ...known, allianceSide } };
}

function without(rules: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rules).filter(([rule]) => rule !== name));
}

export interface TrialMoment {
  readonly table: TrialTable;
  /** What a seat, or a spectator, sees now, with all it has heard. */
  look(seat: number | null): Promise<Scene>;
  /** Who answers next. */
  readonly seat: number;
}

/** The moments of a random game in which somebody is asked. */
export async function* trialGame(
  { mode, seats, rules }: TrialKind,
  seed: string,
): AsyncGenerator<TrialMoment> {
  const table = new TrialTable({ mode, seats, rules }, roninKit);
  const stores = new Map<number | null, TableStore>();
  for (const seat of [null, ...Array.from({ length: seats }, (_, place) => place)])
    stores.set(seat, new TableStore(table.open, seat));
  await Promise.resolve();
  const look = (seat: number | null): Promise<Scene> => {
    const store = stores.get(seat);
    if (store === undefined) throw new Error(`there is no seat ${seat}`);
    return sceneOf(store, roninKit);
  };
  for (const seat of table.turns(seed)) yield { table, look, seat };
}
