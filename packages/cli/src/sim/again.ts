import type { Plan } from "./plan.ts";

/** The command that plays one game of a plan again. */
export function commandFor(plan: Plan, number: number): string {
  const { mode, seats, picks = [], rules = {} } = plan.request;
  const words = ["medallion", "sim", plan.game, "--mode", mode];
  if (seats !== undefined) words.push("--seats", String(seats));
  words.push("--bots", plan.bots.join(","));
  if (plan.mirror === true) words.push("--mirror");
  for (const pick of picks) words.push("--deck", pick ?? "?");
  for (const [name, value] of Object.entries(rules)) words.push("--rule", `${name}=${value}`);
  words.push("--seed", plan.seed, "--first", String(number), "--games", "1");
  return words.map(quoted).join(" ");
}

/** A word as a shell reads it back. */
export function quoted(word: string): string {
  return /^[\w.,:=@/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
