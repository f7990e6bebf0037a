import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { KITS } from "@medallion/games";
import { begin, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { type BotTask, chooseFor } from "@medallion/table";
import { afterEach, expect, test } from "vitest";
import type { BotAnswer } from "./answer.ts";
import { BotQueue, type BotQueueOptions } from "./queue.ts";

/** What the chooser of these tests is told to do with a task. */
interface Act {
  readonly choice?: number;
  readonly spin?: number;
  /** Thinks as long as it may, or until nobody waits any more. */
  readonly long?: "allowed" | "endless";
  readonly fail?: "throw" | "hang" | "exit" | "eat";
}

function moduleOf(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

const kitsModule = moduleOf(`export const KITS = [{ game: { id: "game" } }];`);
const chooseModule = moduleOf(`
  export function chooseFor(kit, { view, budget }, { watch }) {
    if (view.long) {
      const end = watch.now() + (view.long === "endless" ? 1e6 : budget.milliseconds);
      while (watch.now() < end && !watch.isCancelled());
      return budget.milliseconds > 300 ? 0 : 1;
    }
    const until = performance.now() + (view.spin ?? 0);
    while (performance.now() < until);
    if (view.fail === "throw") throw new Error("no idea");
    if (view.fail === "hang") for (;;);
    if (view.fail === "exit") process.exit(3);
    if (view.fail === "eat") for (const eaten = [];;) eaten.push(Array.from({ length: 100000 }, Math.random));
    return view.choice ?? 1;
  }
`);

function task(view: Act = {}, game = "game"): BotTask {
  const question = { id: 0, seat: 0, kind: "turn", text: { key: "turn" }, fallback: 2 };
  const choices = [{ kind: "a" }, { kind: "b" }, { kind: "c" }];
  return { seat: 0, bot: "test", game, view, question, choices, random: "00" };
}

const open: BotQueue[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
});

function queueOf(options: Partial<BotQueueOptions> = {}): { queue: BotQueue; answers: BotAnswer[] } {
  const answers: BotAnswer[] = [];
  const queue = new BotQueue({
    kitsModule,
    chooseModule,
    threads: 1,
    thinking: 5000,
    now: () => performance.now(),
    answered: (answer) => answers.push(answer),
    ...options,
  });
  open.push(queue);
  return { queue, answers };
}

test("the bot's choice comes back, and the hook hears of it", async () => {
  const { queue, answers } = queueOf();
  expect(queue.threadsBusy).toBe(0);
  const thinking = queue.think("a", task({ choice: 0 }));
  expect([queue.waiting, queue.running, queue.threadsBusy]).toEqual([0, 1, 1]);
  expect(await thinking).toBe(0);
  expect([queue.waiting, queue.running, queue.threadsBusy]).toEqual([0, 0, 0]);
  expect(answers).toMatchObject([
    { table: "a", game: "game", bot: "test", kind: "chosen", choice: 0, why: undefined },
  ]);
  expect(queue.counts).toEqual({ chosen: 1, broke: 0, late: 0, died: 0 });
});

test("a bot that breaks, or takes what is not there, gives the fallback", async () => {
  const { queue, answers } = queueOf();
  expect(await queue.think("a", task({ fail: "throw" }))).toBe(2);
  expect(await queue.think("a", task({ choice: 9 }))).toBe(2);
  expect(await queue.think("a", task({}, "chess"))).toBe(2);
  expect(answers.map(({ why }) => why?.split("\n")[0])).toEqual([
    "Error: no idea",
    "The bot took choice 9 of 3.",
    expect.stringContaining('There is no game "chess"'),
  ]);
  expect(await queue.think("a", task({ choice: 0 }))).toBe(0);
  expect(queue.counts).toEqual({ chosen: 1, broke: 3, late: 0, died: 0 });
});

test.each([
  ["exit", "died"],
  ["eat", "died"],
  ["hang", "late"],
] as const)(
  "a thread lost to a bot (%s) is replaced; only that bot's question gets the fallback",
  async (fail, kind) => {
    const { queue } = queueOf({ thinking: fail === "hang" ? 250 : 20_000, memory: 32 });
    await queue.think("first", task()); // From now on several tables go into one batch.
    const busy = queue.think("busy", task({ spin: 20 }));
    const all = [
      queue.think("a", task({ choice: 0 })),
      queue.think("b", task({ fail })),
      queue.think("c", task({ choice: 1 })),
      queue.think("b", task({ choice: 0 })),
    ];
    expect(await Promise.all([busy, ...all])).toEqual([1, 0, 2, 1, 0]);
    expect(queue.counts).toEqual({ broke: 0, late: 0, died: 0, [kind]: 1, chosen: 5 });
    expect([queue.waiting, queue.running, queue.threadsBusy]).toEqual([0, 0, 0]);
  },
);

test("the limit is that of one answer: several slow ones in a row are in time", async () => {
  const { queue } = queueOf({ thinking: 300 });
  await queue.think("first", task());
  const slow = Array.from({ length: 4 }, (_, index) => queue.think(`${index}`, task({ spin: 100 })));
  expect(await Promise.all(slow)).toEqual([1, 1, 1, 1]);
  expect(queue.counts).toMatchObject({ chosen: 5, late: 0 });
});

test("a table with many slow bots does not starve the others", async () => {
  const { queue, answers } = queueOf();
  const heavy = Array.from({ length: 10 }, () => queue.think("heavy", task({ spin: 10 })));
  const others = ["b", "c", "d"].map((table) => queue.think(table, task()));
  await Promise.all([...heavy, ...others]);
  const order = answers.map(({ table }) => table);
  expect(order.slice(0, 5)).toEqual(["heavy", "b", "c", "d", "heavy"]);
  expect(order.slice(5)).toEqual(Array.from({ length: 8 }, () => "heavy"));
});

test("hosts take turns: whoever has forty tables has no more of the thread than whoever has one", async () => {
  const { queue, answers } = queueOf();
  const crowd = Array.from({ length: 40 }, (_, index) =>
    queue.think(`crowd ${index}`, task({ spin: 10 }), undefined, true, "crowd"),
  );
  const others = ["b", "c"].map((table) => queue.think(table, task(), undefined, true, `host of ${table}`));
  await Promise.all([...crowd, ...others]);
  expect(answers.map(({ table }) => table).slice(0, 4)).toEqual(["crowd 0", "b", "c", "crowd 1"]);
  expect(answers).toHaveLength(42);
});

test("who plays with a bot does not wait for bots that play among themselves", async () => {
  const { queue, answers } = queueOf();
  const among = Array.from({ length: 20 }, (_, index) =>
    queue.think(`watched ${index}`, task({ spin: 10 }), undefined, false),
  );
  const awaited = ["a", "b"].map((table) => queue.think(table, task()));
  expect(queue.waiting).toBe(21);
  await Promise.all([...among, ...awaited]);
  // The first was under way already.
  expect(answers.slice(0, 3).map(({ table }) => table)).toEqual(["watched 0", "a", "b"]);
  expect(answers).toHaveLength(22);
});

test("no more threads think than allowed, and the tasks of one table never at once", async () => {
  const { queue } = queueOf({ threads: 2 });
  const same = [1, 2, 3].map(() => queue.think("a", task({ spin: 5 })));
  expect([queue.running, queue.threadsBusy]).toEqual([1, 1]);
  const others = ["b", "c", "d"].map((table) => queue.think(table, task({ spin: 5 })));
  expect(queue.threadsBusy).toBe(2);
  await Promise.all([...same, ...others]);
  expect(queue.counts.chosen).toBe(6);
});

test("who no longer waits is let go at once", async () => {
  const { queue, answers } = queueOf();
  const gone = new AbortController();
  const reason = new Error("the table left");
  const running = queue.think("a", task({ spin: 30 }), gone.signal);
  const waiting = queue.think("a", task(), gone.signal);
  const other = queue.think("b", task());
  const settled = Promise.allSettled([running, waiting]);
  gone.abort(reason);
  expect(await settled).toEqual([
    { status: "rejected", reason },
    { status: "rejected", reason },
  ]);
  expect(queue.waiting).toBe(1);
  expect(await other).toBe(1);
  expect(answers.map(({ table }) => table)).toEqual(["b"]);
  await expect(queue.think("a", task(), gone.signal)).rejects.toBe(reason);
});

/** The same for a bot that thinks ahead. */
const ahead = (view: Act): BotTask => ({ ...task(view), bot: "master" });

test("those who think ahead share the time when they come at once, and all answer within it", async () => {
  const { queue, answers } = queueOf();
  await queue.think("first", task());
  expect(await queue.think("alone", ahead({ long: "allowed" }))).toBe(0);
  const began = performance.now();
  const crowd = ["a", "b", "c", "d"].map((table) => queue.think(table, ahead({ long: "allowed" })));
  expect(await Promise.all(crowd)).toEqual([1, 1, 1, 1]);
  // On a busy machine a thread waits for its processor besides.
  expect(performance.now() - began).toBeLessThan(1000);
  expect(answers.slice(2).every(({ took }) => took > 50)).toBe(true);
});

test("a bot that thinks ahead stops when nobody waits for it any more", async () => {
  const { queue } = queueOf({ thinking: 20_000 });
  await queue.think("first", task());
  const gone = new AbortController();
  const long = queue.think("a", ahead({ long: "endless" }), gone.signal).catch(() => "let go");
  await Promise.resolve();
  expect(queue.running).toBe(1);
  const other = queue.think("b", task());
  gone.abort(new Error("the table left"));
  expect([await long, await other]).toEqual(["let go", 1]);
  expect(queue.counts).toMatchObject({ late: 0, died: 0 });
});

test("a closed queue lets everybody go and thinks no more", async () => {
  const { queue } = queueOf();
  const all = Promise.allSettled([
    queue.think("a", task({ fail: "hang" })),
    queue.think("a", task()),
    queue.think("b", task()),
  ]);
  await queue.close();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect(queue.think("a", task())).rejects.toThrow("stopping");
  expect([queue.waiting, queue.running, queue.threadsBusy]).toEqual([0, 0, 0]);
});

test.each([
  ["is not there", "data:text/javascript,export", "died", 20_000],
  ["never loads", moduleOf("await new Promise((resolve) => setTimeout(resolve, 1e6));"), "late", 150],
] as const)(
  "where the module of the games %s, every bot takes the fallback",
  async (_what, missing, kind, starting) => {
    const { queue } = queueOf({ kitsModule: missing, starting });
    expect(await Promise.all([queue.think("a", task()), queue.think("b", task())])).toEqual([2, 2]);
    expect(queue.counts[kind]).toBe(2);
  },
);

test("an idle thread does not keep the process from ending", async () => {
  const options = { kitsModule, chooseModule, threads: 1, thinking: 5000 };
  const program = `
    import { BotQueue } from ${JSON.stringify(new URL("./queue.ts", import.meta.url).href)};
    const queue = new BotQueue({ ...${JSON.stringify(options)}, now: () => 0 });
    console.log(await queue.think("a", ${JSON.stringify(task({ choice: 0 }))}));
  `;
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 15_000 });
  expect(stdout.trim()).toBe("0");
});

test("the bots of the real games answer in a thread as they would here", async () => {
  const queue = new BotQueue({
    kitsModule: "@medallion/games",
    threads: 1,
    thinking: 20_000,
    // A busy machine loads three games for long.
    starting: 100_000,
    now: () => performance.now(),
  });
  open.push(queue);
  for (const kit of KITS)
    for (const bot of ["greedy", "random"]) {
      const [mode] = kit.lobby.modes;
      const options = kit.lobby.options({ mode: mode?.id ?? "" }, randomOf("options"));
      const state = begin(kit.game, options, randomFrom(seedFrom("bots")));
      const [question] = kit.game.questions(state);
      if (question === undefined) throw new Error("a game begins with a question");
      const { seat } = question;
      const view = kit.game.view(state, seat);
      const choices = kit.game.choices(state, seat);
      const real = { seat, bot, game: kit.game.id, view, question, choices, random: "ab".repeat(32) };
      expect(await queue.think("table", real)).toBe(chooseFor(kit, real));
    }
  expect(queue.counts).toMatchObject({ chosen: 2 * KITS.length, broke: 0 });
});
