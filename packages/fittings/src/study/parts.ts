import type { Message } from "@medallion/kernel";
import type { Counted, Finding, Part, StudyRun, Tallies, Target } from "./contract.ts";

/** A target of balance with its text. */
export function target(
  id: string,
  form: Target["form"],
  findings: (tallies: Tallies) => readonly Finding[],
): Target {
  return { id, text: { key: `study.target.${id}` }, form, findings };
}

const STRENGTH = "strength";

/** One run besides all others in which a better bot meets a weaker one at every seat. */
export function strengthRun({
  request,
  bots,
  games,
}: Pick<StudyRun, "request" | "bots" | "games">): StudyRun {
  return { id: STRENGTH, request, bots, mirror: true, games, apart: true };
}

export function isStrength({ id }: StudyRun): boolean {
  return id === STRENGTH;
}

/** Wins by the place in the order of turns. */
export function placeTrait(mostSeats: number): Counted & { readonly by: "wins" } {
  const values = numbersTo(mostSeats);
  return { id: "place", name: { key: "study.places" }, values, label: placeName, by: "wins" };
}

export function placeName(place: string): Message {
  return { key: "study.place", values: { place } };
}

/** Scores by the number of seats. */
export function playersTrait(mostSeats: number): Counted & { readonly by: "score" } {
  return {
    id: "players",
    name: { key: "study.players" },
    values: numbersTo(mostSeats),
    label: (count) => ({ key: "study.count", values: { count: Number(count) } }),
    by: "score",
  };
}

function numbersTo(last: number): readonly string[] {
  return Array.from({ length: last }, (_, i) => String(i + 1));
}

type Uses = Readonly<Record<string, Part>>;

/** How often each was used in one game. */
export function perGame(ids: readonly string[]): Uses {
  return Object.fromEntries(Array.from(counted(ids), ([id, amount]) => [id, [amount, 1] as const]));
}

/** Of the chances to use each how many were taken. */
export function perChance(chances: readonly string[], uses: readonly string[]): Uses {
  const used = counted(uses);
  return Object.fromEntries(
    Array.from(counted(chances), ([id, of]) => [id, [used.get(id) ?? 0, of] as const]),
  );
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}
