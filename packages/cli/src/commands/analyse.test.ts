import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const file = join(freshFolder(), "game.medallion.json");
const BRIEF = ["--budget", "200"];

beforeAll(async () => {
  // Anna passes with a full hand.
  await invoke(["play", "toy", "--seed", "sun", "--save", file, "--name", "Anna"], {
    lines: ["1", ...Array.from({ length: 30 }, () => "pass")],
  });
});

async function analysed(...more: readonly string[]) {
  return JSON.parse((await invoke(["analyse", file, ...BRIEF, "--json", ...more])).out);
}

test("each seat has its curve, and a choice that threw the game away is a turning point with a better one", async () => {
  const { code, out, err } = await invoke(["analyse", file, ...BRIEF]);
  expect(code).toBe(0);
  expect(out).toContain("Anna");
  expect(out).toContain("Adept bot");
  expect(out).toMatch(/[▁▂▃▄▅▆▇█]{2}/u);
  expect(out).toMatch(/\[\d+\] Pass: lowers the chance of winning by about \d+%/u);
  expect(out).toMatch(/Better: Light .* \((about|more than|less than) /u);
  expect(out).toContain("Compared with “Pass”, it’s about: ");
  expect(err).toContain("decisions");
});

test("--json gives every decision, the same for one seed and budget of steps; --seat only those of a seat", async () => {
  const all = await analysed();
  expect(all).toMatchObject({ game: "toy", stopped: false, seats: ["Anna", "Adept bot"] });
  expect(all.turningPoints.length).toBeGreaterThan(0);
  expect(await analysed()).toEqual(all);
  const own = await analysed("--seat", "A");
  expect(own.decisions).toEqual(all.decisions.filter(({ seat }: { seat: number }) => seat === 0));
  for (const { chosen, options, loss } of all.decisions) {
    const taken = options.find(({ choice }: { choice: number }) => choice === chosen.choice);
    expect(taken.chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(loss).toBeGreaterThanOrEqual(0);
  }
});

test("whoever stops it is told what was found until then", async () => {
  let interrupt = (): void => {};
  let asked = 0;
  const stopped = await invoke(["analyse", file, ...BRIEF, "--json"], {
    world: {
      onInterrupt: (listener) => {
        interrupt = listener;
        setImmediate(function later() {
          if (++asked === 3) interrupt();
          else setImmediate(later);
        });
        return () => {};
      },
    },
  });
  const { decisions, stopped: isStopped } = JSON.parse(stopped.out);
  expect(isStopped).toBe(true);
  expect(decisions.length).toBeLessThan((await analysed()).decisions.length);
});

test("--what-if lists the choices of a decision, and plays on with another one against what was chosen", async () => {
  const { decisions, turningPoints } = await analysed("--seat", "A");
  const [{ position }] = turningPoints;
  const turn = decisions.find((each: { position: number }) => each.position === position);
  const step = String(position);
  // People count from 1.
  const best = String(turn.options[0].choice + 1);
  const listed = await invoke(["analyse", file, "--what-if", step]);
  expect(listed.out).toMatch(/\d {2}Pass ←/u);
  const asked = ["analyse", file, "--what-if", step, "--choice", best, "--games", "20", "--bots", "master"];
  const { out } = await invoke([...asked, "--budget", "40"]);
  expect(out).toContain("20 games played on with each choice, all seats by master");
  expect(out).toMatch(/% won with Pass/u);
  expect(out).toMatch(/Difference: \+\d/u);
  const found = JSON.parse((await invoke([...asked, "--budget", "40", "--json"])).out);
  expect(found).toMatchObject({ games: 20, bot: "master", chosen: { text: "Pass" } });
  expect(found.instead.share).toBeGreaterThan(found.chosen.share);
});

test("a step without a decision, and a choice that is not there, are refused with what there is", async () => {
  const step = await invoke(["analyse", file, "--what-if", "9999"]);
  expect(step.code).toBe(2);
  expect(step.err).toMatch(/Nobody had a choice at step 9999\. Try step \d+\./u);
  const { decisions } = await analysed();
  const at = String(decisions[0].position);
  const choice = await invoke(["analyse", file, "--what-if", at, "--choice", "99"]);
  expect(choice.code).toBe(2);
  expect(choice.err).toContain("There’s no choice 99.");
});
