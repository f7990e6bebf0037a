import { at } from "@medallion/kernel";
import type { BodyOf } from "@medallion/protocol";
import type { Settings } from "@medallion/table";
import { settingsFor, WAYS } from "../gathering.ts";
import type { Arena, Guest } from "./arena.ts";

/** A quiet table for two of the first registered game. */
export const SETTINGS: Settings = settingsFor(at(WAYS, 0), { kind: "none" });

/** What founds it. */
export function foundBody(settings: Partial<Settings> = {}): BodyOf<"found"> {
  const places = Array.from({ length: SETTINGS.seats }, () => ({ kind: "open" as const }));
  return { settings: { ...SETTINGS, ...settings }, places };
}

/** A game that has begun between these people, each in the seat of their number. */
export async function begunTable(arena: Arena, people: readonly Guest[]): Promise<string> {
  const { table } = await arena.call(at(people, 0), "found", { body: foundBody() });
  for (const [seat, guest] of people.entries())
    await arena.call(guest, "command", {
      params: { table },
      body: { command: { kind: "sit", seat, salt: `salt of ${guest.id}`, ready: true } },
    });
  return table;
}
