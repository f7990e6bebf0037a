import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connectivity, Network } from "./network.ts";
import type { Answerer } from "./surroundings.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a question meets: an answer, a refused connection, or nothing at all. `late` answers after so long. */
type Way = Answerer | "refused" | "silence" | { readonly late: number };

const HINT = 3000;
const IDLE = 15_000;

/** A page, its device and its server, and all that was told of them. */
class World {
  way: Way = "server";
  isOnLine = true;
  isVisible = true;
  isFresh = true;
  remembered = false;
  questions = 0;
  given = 0;
  readonly told: Connectivity[] = [];
  #listener: { hinted(): void; turned(): void; left(): void } | undefined;
  readonly network = new Network({
    ask: (signal) => {
      this.questions += 1;
      signal.addEventListener("abort", () => {
        this.given += 1;
      });
      return this.#ask(signal);
    },
    isOnLine: () => this.isOnLine,
    isVisible: () => this.isVisible,
    isFresh: () => this.isFresh,
    follow: (listener) => {
      this.#listener = listener;
    },
    memory: {
      recall: () => this.remembered,
      keep: () => {
        this.remembered = true;
      },
      forget: () => {
        this.remembered = false;
      },
    },
    timers: {
      set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
      clear: (timer) => clearTimeout(timer),
      now: () => performance.now(),
    },
    random: () => 0.5,
  });

  constructor() {
    this.network.follow();
  }

  watch(): () => void {
    return this.network.watch(() => this.told.push(this.network.connectivity));
  }

  /** The device's network comes or goes, and the device says so. */
  switch(isOnLine: boolean): void {
    this.isOnLine = isOnLine;
    this.way = isOnLine ? "server" : "refused";
    this.#listener?.hinted();
  }

  leave(): void {
    this.#listener?.left();
  }

  turn(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.#listener?.turned();
  }

  #ask(signal: AbortSignal): Promise<Answerer> {
    const { way } = this;
    return new Promise((answer, refuse) => {
      signal.addEventListener("abort", () => refuse(signal.reason));
      if (way === "refused") refuse(new TypeError("Failed to fetch"));
      else if (typeof way === "object") setTimeout(() => answer("server"), way.late);
      else if (way !== "silence") answer(way);
    });
  }
}

/** A page that somebody has looked at for a while, with all well. */
async function well(change: Partial<World> = {}): Promise<World> {
  const world = Object.assign(new World(), change);
  world.watch();
  await pass(1000);
  return world;
}

function pass(milliseconds: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

test("a device that loses its network and finds it again: both are told soon", async () => {
  const world = await well();
  world.switch(false);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork"]);
  world.switch(true);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork", "connected"]);
});

test("a server on the same machine answers without a network, and nothing is told", async () => {
  const world = await well();
  world.switch(false);
  world.way = "server";
  await pass(IDLE * 2);
  expect(world.told).toEqual([]);
});

test("a server that stops and starts again is told on an idle page, though nothing hints at it", async () => {
  const world = await well();
  world.way = "refused";
  await pass(IDLE);
  expect(world.told).toEqual(["noServer"]);
  await pass(60_000);
  world.way = "server";
  await pass(IDLE);
  expect(world.told).toEqual(["noServer", "connected"]);
});

test("a request that fails is enough of a reason to ask, and one answer afterwards enough to say nothing", async () => {
  const world = await well();
  world.network.failed();
  await pass(HINT);
  expect([world.questions, world.told]).toEqual([1, []]);
  world.way = "refused";
  world.network.failed();
  await pass(HINT);
  expect(world.told).toEqual(["noServer"]);
});

test("an answer of the server to anything else makes it known soon that it is back", async () => {
  const world = await well({ way: "refused" });
  world.network.failed();
  await pass(60_000);
  world.way = "server";
  world.network.heard();
  await pass(HINT);
  expect(world.told).toEqual(["noServer", "connected"]);
});

test("nobody answers at all: told as soon as a refusal would be, and again when that ends", async () => {
  const world = await well();
  world.way = "silence";
  world.network.failed();
  await pass(HINT);
  expect(world.told).toEqual(["noServer"]);
  await pass(60_000);
  world.way = "server";
  await pass(IDLE);
  expect(world.told).toEqual(["noServer", "connected"]);
});

test("on an idle page silence is told in time too, and hung questions do not pile up", async () => {
  const world = await well();
  world.way = "silence";
  await pass(IDLE);
  expect(world.told).toEqual(["noServer"]);
  await pass(60_000);
  expect(world.questions - world.given).toBe(1);
});

test("a network that comes back is not kept waiting by a question asked before", async () => {
  const world = await well();
  world.isOnLine = false;
  world.way = "silence";
  world.network.failed();
  await pass(5000);
  world.switch(true);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork", "connected"]);
});

test("a gateway without a server behind it: there is a network, and no server", async () => {
  const world = await well({ way: "other", remembered: true });
  await pass(HINT);
  expect([world.told, world.remembered]).toEqual([["noServer"], false]);
});

test("a network that comes while the server is away is told apart from none", async () => {
  const world = await well();
  world.switch(false);
  await pass(HINT);
  world.switch(true);
  world.way = "refused";
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork", "noServer"]);
});

test("the next page knows that there is no network, whatever the browser says there, and however soon it comes", async () => {
  const before = new World();
  before.switch(false);
  const after = await well({ isFresh: false, way: "refused", remembered: before.remembered });
  await pass(HINT);
  expect(after.told).toEqual(["noNetwork"]);
  after.way = "server";
  await pass(IDLE);
  expect([after.told, after.remembered]).toEqual([["noNetwork", "connected"], false]);
});

test("a page that is left before it was told that the network went leaves word all the same", () => {
  const world = new World();
  world.leave();
  expect(world.remembered).toBe(false);
  world.isOnLine = false;
  world.leave();
  expect(world.remembered).toBe(true);
});

test("what was under way when the network went and is answered afterwards does not make the next page forget", async () => {
  const world = await well();
  world.switch(false);
  world.network.heard();
  expect(world.remembered).toBe(true);
});

test("a network that came is believed when something answers, or when only the server stays away", async () => {
  const world = await well();
  world.switch(false);
  world.switch(true);
  expect(world.remembered).toBe(true);
  await pass(HINT);
  expect(world.remembered).toBe(false);

  const alone = await well();
  alone.switch(false);
  await pass(HINT);
  alone.switch(true);
  alone.way = "refused";
  await pass(IDLE);
  expect([alone.told, alone.remembered]).toEqual([["noNetwork", "noServer"], false]);
});

test("a page that was kept on the device asks at once whether there is a server, one that has just come does not", async () => {
  const kept = await well({ isFresh: false });
  const come = await well();
  expect([kept.questions, come.questions]).toEqual([1, 0]);
});

test("a network that comes and goes every second is told once", async () => {
  const world = await well();
  for (let second = 0; second < 60; second += 1) {
    world.switch(second % 2 === 1);
    await pass(1000);
  }
  expect(world.told).toEqual(["noNetwork"]);
  world.switch(true);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork", "connected"]);
});

test("nor does what is said change each time while there is no server in that network either", async () => {
  const world = await well();
  for (let second = 0; second < 60; second += 1) {
    world.switch(second % 2 === 1);
    world.way = "refused";
    await pass(1000);
  }
  expect(world.told).toEqual(["noNetwork"]);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork", "noServer"]);
});

test("one question in vain on an idle page is asked once more before anything is told", async () => {
  const world = await well();
  world.way = "refused";
  await pass(9200);
  expect([world.questions, world.told]).toEqual([1, []]);
  world.way = "server";
  await pass(IDLE);
  expect(world.told).toEqual([]);
});

test("a slow network is told at most once, and then given more time", async () => {
  const world = await well({ way: { late: 4000 } });
  await pass(30_000);
  expect(world.told).toEqual(["noServer", "connected"]);
  await pass(120_000);
  expect(world.told).toEqual(["noServer", "connected"]);
});

test("a hidden page asks nothing, whatever happens; shown again, it asks at once", async () => {
  const world = await well();
  world.turn(false);
  world.switch(false);
  world.network.failed();
  await pass(120_000);
  expect([world.questions, world.told]).toEqual([0, []]);
  world.turn(true);
  await pass(HINT);
  expect(world.told).toEqual(["noNetwork"]);
});

test("a page that is hidden in the middle of a question gives it up, which is no sign of anything", async () => {
  const world = await well();
  world.way = "silence";
  world.network.failed();
  await pass(500);
  world.turn(false);
  await pass(HINT);
  expect([world.given, world.told]).toEqual([1, []]);
});

test("while a socket is heard nothing is asked, and its silence is noticed in time", async () => {
  const world = await well();
  for (let beat = 0; beat < 12; beat += 1) {
    world.network.heard();
    await pass(9000);
  }
  expect(world.questions).toBe(0);
  world.way = "silence";
  await pass(IDLE - 9000);
  expect(world.told).toEqual(["noServer"]);
});

test("all well, an idle page asks seldom; with no server it asks often at first, then seldom", async () => {
  const world = await well();
  await pass(60_000);
  expect(world.questions).toBe(6);
  world.way = "refused";
  await pass(IDLE);
  const asked = world.questions;
  await pass(66_000);
  expect(world.questions - asked).toBeLessThanOrEqual(11);
});

test("as long as nobody wants to know nothing is asked; whoever comes then finds out", async () => {
  const world = new World();
  const leave = world.watch();
  leave();
  world.way = "refused";
  world.network.failed();
  await pass(120_000);
  expect(world.questions).toBe(0);
  world.watch();
  await pass(HINT);
  expect(world.told).toEqual(["noServer"]);
});
