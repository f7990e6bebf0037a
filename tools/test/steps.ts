import type { Tally } from "../tally.ts";

/** One suite of `./test`: a program of its own that ends with its tally, or whose exit code is the tally. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: "node" | "biome" | "tsc";
  readonly args: readonly string[];
  /** Runs at the same time as the step before, so that no core waits while either does. */
  readonly beside?: true;
  /** Is told by `--seconds` how much is left of so many seconds from the start of all. */
  readonly within?: number;
}

export interface Done extends Tally {
  readonly step: Step;
  /** What it said of failures and unsteady tests. */
  readonly remarks: readonly string[];
  readonly seconds: number;
}

/** The random games that every run plays, spread over the cases of each game; more on demand by `npm run soak`. */
const GAMES = "1000";
/** Among as many games of this seed everything is used: every card, ability and automaton. */
const GAMES_SEED = "dandelion";
/** So many games of each case are played under all suites, the others to their end alone. */
const THOROUGH = "10";
/** So many games of each case get the costlier comparisons at every step. */
const COSTLY = "2";
/** Old World's games have ten times as many choices; half of them are played by what bots know. */
const LONG_GAMES = "500";
const LONG_THOROUGH = "12";

/** Every way to play is among them, the short ones five times and more; `npm run leaks` plays twice as many. */
const LEAK_GAMES = "100";

/** What the trials of the server are drawn from; their own commands draw anew each time. */
const SEED = "medallion";

export const STEPS: readonly Step[] = [
  // The longest first: the others are done while it runs.
  // Several checkers of one project would each find out for themselves what the others know.
  { name: "types", title: "Types", command: "tsc", args: ["-b", "--checkers", "1", "--builders", "2"] },
  { name: "lint", title: "Lint and format", command: "biome", args: ["check", "."], beside: true },
  checked("lock", "Lock file", "tools/lock.ts"),
  checked("imports", "Import directions, purity, knots", "tools/imports.ts"),
  checked("waiting", "Browser tests wait", "tools/waiting.ts"),
  checked("messages", "Message catalogues", "tools/messages.ts"),
  checked("terms", "Words of the games", "tools/terms.ts"),
  checked("grammar", "Grammar of all texts", "tools/grammar.ts"),
  checked("protocol", "Protocol pages", "tools/protocol.ts", "--check"),
  checked("documents", "Documents and comments", "tools/documents.ts"),
  { name: "unit", title: "Unit tests", command: "node", args: ["tools/unit.ts"] },
  // Random games step back for everybody else: they take the time that others wait.
  {
    name: "games",
    title: "Random games",
    command: "node",
    args: [
      "tools/soak.ts",
      ...["--game", "gwent", "--game", "ronin", "--games", GAMES, "--seed", GAMES_SEED],
      ...["--thorough", THOROUGH, "--costly", COSTLY, "--use-all"],
    ],
    beside: true,
  },
  { name: "scenarios", title: "Scenarios", command: "node", args: ["tools/scenarios.ts"] },
  {
    name: "crash",
    title: "Server killed and restarted",
    command: "node",
    args: ["tools/crash.ts", "--rounds", "3", "--kills", "2", "--seed", SEED],
    beside: true,
  },
  {
    name: "nodes",
    title: "Two nodes, one killed",
    command: "node",
    args: ["tools/nodes.ts", "--rounds", "3", "--seed", SEED],
    beside: true,
  },
  {
    name: "leaks",
    title: "No leak over the socket",
    command: "node",
    args: ["tools/leaks.ts", "--games", LEAK_GAMES, "--seed", SEED],
    beside: true,
  },
  {
    name: "long-games",
    title: "Random games of Old World",
    command: "node",
    args: [
      "tools/soak.ts",
      ...["--game", "old-world", "--games", LONG_GAMES, "--thorough", LONG_THOROUGH],
      ...["--costly", "0", "--every", "240", "--use-all"],
    ],
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

/** A check that only reads the tree, beside the others of its kind. */
function checked(name: string, title: string, ...args: readonly string[]): Step {
  return { name, title, command: "node", args, beside: true };
}

/** The steps asked for, in their order; alone, the rules coverage has no results to read and runs the tests itself. */
export function chosenSteps(names: readonly string[]): Step[] {
  if (names.length === 0) return [...STEPS];
  const proofsRun = ["unit", "scenarios"].every((name) => names.includes(name));
  return STEPS.filter((step) => names.includes(step.name)).map((step) =>
    proofsRun ? step : { ...step, args: step.args.filter((arg) => arg !== "--from-results") },
  );
}

/** Within so many seconds `./test --quick` answers, on two cores that have nothing else to do. */
export const QUICK_SECONDS = 90;

/** The steps that only read the tree, and then what is near a change, for the time that is left. */
export function quickSteps(): Step[] {
  return [
    ...STEPS.slice(
      0,
      STEPS.findIndex(({ name }) => name === "unit"),
    ),
    {
      name: "quick",
      title: "Tests of what changed",
      command: "node",
      args: ["tools/quick.ts"],
      within: QUICK_SECONDS - 3,
    },
  ];
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
