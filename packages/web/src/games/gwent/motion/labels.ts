import type { View } from "@medallion/gwent";
import type { Say } from "@medallion/kernel";
import { skyOf } from "../sky.ts";
import type { Cause } from "./plan/cause.ts";

const NAMES: Readonly<Record<string, string>> = {
  "reason.bond": "ability.tight-bond",
  "reason.morale": "ability.morale-boost",
  "reason.horn": "ability.commander-horn",
  "reason.spy": "ability.spy",
};

const ADDING: ReadonlySet<string> = new Set(["reason.morale", "reason.inspired"]);

/** A reason in few words: what it is called and what it does. */
export function labelOf({ why: { key, by }, row }: Cause, view: View, say: Say): string {
  const sky = key === "reason.weather" || key === "reason.half" ? skyOf(view, row) : undefined;
  const name = sky === undefined ? NAMES[key] : `ability.weather-${sky}`;
  if (name === undefined) return say({ key, values: { by } });
  if (by === 0) return say({ key: name });
  return `${say({ key: name })} ${ADDING.has(key) ? "+" : "×"}${by}`;
}
