import type { Tally } from "../tally.ts";

/** One suite of `./test`: a program of its own that ends with its tally, or whose exit code is the tally. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: "node" | "biome" | "tsc";
  readonly args: readonly string[];
  /** Runs at the same time as the step before, since neither keeps all cores busy. */
  readonly beside?: true;
}

export interface Done extends Tally {
  readonly step: Step;
  readonly seconds: number;
}

/** The random games that every run plays, spread over the cases of each game; more on demand by `npm run soak`. */
const GAMES = "2000";
/** Old World's games have ten times as many choices; half of them are played by what bots know. */
const LONG_GAMES = "1000";
/** So many games of each case get the costlier comparisons at every step. */
const COSTLY = "3";

/** What the trials of the server are drawn from; their own commands draw anew each time. */
const SEED = "medallion";

export const STEPS: readonly Step[] = [
  { name: "lock", title: "Lock file", command: "node", args: ["tools/lock.ts"] },
  { name: "imports", title: "Import directions and purity", command: "node", args: ["tools/imports.ts"] },
  { name: "waiting", title: "Browser tests wait", command: "node", args: ["tools/waiting.ts"] },
  { name: "lint", title: "Lint and format", command: "biome", args: ["check", "."] },
  // Several checkers of one project would each find out for themselves what the others know.
  { name: "types", title: "Types", command: "tsc", args: ["-b", "--checkers", "1", "--builders", "2"] },
  { name: "messages", title: "Message catalogues", command: "node", args: ["tools/messages.ts"] },
  { name: "protocol", title: "Protocol pages", command: "node", args: ["tools/protocol.ts", "--check"] },
  { name: "unit", title: "Unit tests", command: "node", args: ["tools/unit.ts"] },
  { name: "scenarios", title: "Scenarios", command: "node", args: ["tools/scenarios.ts"] },
  {
    name: "games",
    title: "Random games",
    command: "node",
    args: ["tools/soak.ts", "--game", "gwent", "--game", "ronin", "--games", GAMES, "--costly", COSTLY],
  },
  {
    name: "long-games",
    title: "Random games of Old World",
    command: "node",
    args: [
      "tools/soak.ts",
      ...["--game", "old-world", "--games", LONG_GAMES],
      ...["--costly", "0", "--every", "240", "--use-all"],
    ],
  },
  {
    name: "leaks",
    title: "No leak over the socket",
    command: "node",
    args: ["tools/leaks.ts", "--games", "200", "--seed", SEED],
  },
  {
    name: "crash",
    title: "Server killed and restarted",
    command: "node",
    args: ["tools/crash.ts", "--rounds", "3", "--kills", "2", "--seed", SEED],
  },
  {
    name: "nodes",
    title: "Two nodes, one killed",
    command: "node",
    args: ["tools/nodes.ts", "--rounds", "3", "--seed", SEED],
    beside: true,
  },
  { name: "browser", title: "In a real browser", command: "node", args: ["tools/browser.ts"] },
  {
    name: "rules",
    title: "Rules and checks cited",
    command: "node",
    args: [
      "tools/rules.ts",
      ...["--require", "gwent", "--require", "ronin", "--require", "old-world"],
      "--from-results",
    ],
  },
];

/** The steps asked for, in their order; alone, the rules coverage has no results to read and runs the tests itself. */
export function chosenSteps(names: readonly string[]): Step[] {
  if (names.length === 0) return [...STEPS];
  const proofsRun = ["unit", "scenarios"].every((name) => names.includes(name));
  return STEPS.filter((step) => names.includes(step.name)).map((step) =>
    proofsRun ? step : { ...step, args: step.args.filter((arg) => arg !== "--from-results") },
  );
}

/** Steps one after the other, those that run beside each other together. */
export function inTurn(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && last !== undefined) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
