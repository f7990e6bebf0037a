import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StudiedKit } from "@medallion/fittings";
import { toy } from "@medallion/suites/toy";
import { describe, expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { invoke } from "../../test/invoke.ts";

const kit: StudiedKit = toy;

async function reported(argv: readonly string[], world: Parameters<typeof invoke>[1] = {}) {
  const path = join(freshFolder(), "report.html");
  const { code, out, err } = await invoke(
    ["sim", "toy", "--report", path, "--seed", "rain", "--workers", "1", ...argv],
    world,
  );
  return {
    code,
    err,
    out: out.replace(path, "PATH"),
    page: existsSync(path) ? readFileSync(path, "utf8") : "",
  };
}

describe("a report of the game's own runs", () => {
  test("is the same, byte for byte, with any number of threads", async () => {
    const alone = await reported(["--games", "60"]);
    const together = await reported(["--games", "60", "--workers", "2"]);
    expect(together.page).toBe(alone.page);
    expect((await reported(["--games", "60", "--seed", "sun"])).page).not.toBe(alone.page);
  });

  test("says what it is of and how to make it again", async () => {
    const { page, out, code } = await reported(["--games", "40"]);
    expect(code).toBe(0);
    expect(out).toContain("Report saved to PATH\n");
    expect(page).toContain("<h1>Lanterns: 80 games between bots</h1>");
    expect(page.replaceAll(/<\/?span>/g, "")).toContain(
      "medallion sim toy --games 40 --seed rain --report report.html",
    );
    expect(page).toContain("rules 1, data 3");
    for (const run of [
      "Short evening, 2 seats · Greedy bot",
      "Long evening, 3 seats · Greedy bot",
      "Short evening, 2 seats · Random bot, Greedy bot",
    ])
      expect(page).toContain(run);
  });

  test("lists the targets with their verdicts, on the page, in the terminal and for programs", async () => {
    const { page, out } = await reported(["--games", "100"]);
    expect(page).toContain("3 of 5 met, 1 missed, 1 open");
    expect(out).toMatch(/^✓ T1 {2}The mean score lies from 5 to 60\. {2}\d+\.\d \[\d+\.\d; \d+\.\d\]$/m);
    expect(out).toMatch(/^✗ T3 {2}At least nine of ten seats pass\. {2}\d+\.\d\u00a0% /m);
    expect(out).toMatch(/^– T5 .* no games that would tell$/m);
    const { out: json } = await reported(["--games", "100", "--json"]);
    const { runs, targets } = JSON.parse(json);
    expect(runs.map(({ games }: { games: number }) => games)).toEqual([100, 50, 50]);
    expect(targets.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      "met",
      "met",
      "missed",
      "met",
      "open",
    ]);
    expect(targets[1].findings).toHaveLength(3);
  });

  test("shows traits, scores, sources, lengths and uses", async () => {
    const { page } = await reported([]);
    for (const title of [
      "Patrons: victories",
      "Evenings: mean scores",
      "Seats: victories",
      "Scores",
      "Where scores come from",
      "Length",
      "Lanterns lit",
      "Cards that are exchanged",
    ])
      expect(page).toContain(`<h2>${title}</h2>`);
    expect(page.match(/<svg class="histogram"/g)).toHaveLength(6);
    expect(page.match(/<svg class="stack"/g)).toHaveLength(3);
    // Of the 24 lanterns each has its bar.
    expect(page.match(/<rect class="bar"/g)?.length).toBeGreaterThanOrEqual(24);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("needs no network and no script", async () => {
    const { page } = await reported([]);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import|\bsrc=|\bhref=/i);
  });

  test.each(["cs", "pl", "uk"])("speaks %s and writes numbers as that language does", async (language) => {
    const { page } = await reported(["--lang", language]);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toMatch(/<b>\d+,\d+<\/b>/);
    expect(page).not.toContain("What was played");
  });
});

test("whatever comes from outside is escaped", async () => {
  const hostile: StudiedKit = {
    ...kit,
    texts: async (language) => ({
      ...(await kit.texts(language)),
      game: "'<'script'>'alert(1)'<'/script'>'",
      "suit.sun": "S&\"un'<'b'>'",
    }),
  };
  const { page } = await reported(["--seed", "<i>rain</i>"], { world: { kits: [hostile] } });
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;: 80 games");
  expect(page).toContain("S&amp;&quot;un&lt;b&gt;");
  expect(page).not.toMatch(/<script|<i>rain/);
});

test("modes, seats and bots that are given make runs of their own", async () => {
  const { page } = await reported([
    "--mode",
    "short,long",
    "--seats",
    "2,4",
    "--games",
    "10",
    "--bots",
    "random",
  ]);
  expect(page).toContain("<h1>Lanterns: 40 games between bots</h1>");
  for (const run of [
    "Short evening, 2 seats",
    "Short evening, 4 seats",
    "Long evening, 2 seats",
    "Long evening, 4 seats",
  ])
    expect(page).toContain(`${run} · Random bot`);
});

test("several runs can also be printed and read by programs", async () => {
  const argv = ["sim", "toy", "--seats", "2,3", "--games", "10", "--seed", "rain", "--workers", "1"];
  const { out } = await invoke(argv);
  expect(out).toContain("toy, short: 10 games, seed rain/short-2");
  expect(out).toContain("toy, short: 10 games, seed rain/short-3");
  const { runs } = JSON.parse((await invoke([...argv, "--json"])).out);
  expect(runs.map(({ seed }: { seed: string }) => seed)).toEqual(["rain/short-2", "rain/short-3"]);
});

test("a game without a study is told of by what all games have", async () => {
  const { study: _, ...plain } = kit;
  const { page, code } = await reported(["--games", "20"], { world: { kits: [plain] } });
  expect(code).toBe(0);
  expect(page).toContain("<h2>Seats: victories</h2>");
  expect(page).toContain("<h2>Scores</h2>");
  expect(page).not.toContain("<h2>Targets</h2>");
});

test("Ctrl-C keeps what was played and says so", async () => {
  const { page, code } = await reported(["--games", "100000"], {
    world: {
      onInterrupt: (listener) => {
        setTimeout(listener, 60);
        return () => {};
      },
    },
  });
  expect(code).toBe(0);
  const [, games = "0"] = /Stopped after ([\d,]+) of 200,000 games/.exec(page) ?? [];
  expect(Number(games.replaceAll(",", ""))).toBeGreaterThan(0);
  expect(page).not.toMatch(/NaN|undefined/);
});

test("a game that breaks off is named with the command that plays it again", async () => {
  let chosen = 0;
  const broken: StudiedKit = {
    ...kit,
    game: {
      ...kit.game,
      choose: (...given) => {
        if (++chosen === 600) throw new Error("the lantern fell");
        return kit.game.choose(...given);
      },
    },
  };
  const { page, out, code } = await reported([], { world: { kits: [broken] } });
  expect(code).toBe(1);
  const again =
    /medallion (sim toy --mode long --seats 3 --bots greedy --seed rain\/three --first \d+ --games 1)/.exec(
      out,
    );
  expect(page).toContain(`To play it again: ${again?.[0]}`);
  const { code: good } = await invoke([...(again?.[1]?.split(" ") ?? []), "--workers", "1"]);
  expect(good).toBe(0);
});

test("a file that cannot be written is refused before anything is played", async () => {
  const folder = freshFolder();
  expect(await invoke(["sim", "toy", "--report", folder])).toEqual({
    code: 2,
    out: "",
    err: `Can’t write ${folder} (EISDIR).\n`,
  });
});

test.each([
  [["--seats", "2,9"], "In short mode, Lanterns takes this many seats: 2, 3, 4.\n"],
  [["--seats", "two"], "“two” isn’t a whole number. Try one such as 2.\n"],
  [["--mode", "short,endless"], "Lanterns has no mode “endless”. Choose one of short, long.\n"],
  [["--games", "0"], "--games must be at least 1.\n"],
])("%j is refused with one sentence", async (argv, sentence) => {
  expect(await invoke(["sim", "toy", ...argv])).toEqual({ code: 2, out: "", err: sentence });
  expect((await reported(argv)).err).toBe(sentence);
});
