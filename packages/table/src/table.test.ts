import { at, type Choice, type Kit, randomOf, type Seat, seedFrom } from "@medallion/kernel";
import type { Holder } from "@medallion/records";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { standing } from "./event.ts";
import { loadTable, openTable, type Table } from "./table.ts";
import type { Takebacks } from "./takeback.ts";

const person: Holder = { who: "person", name: "" };
const bot: Holder = { who: "bot", name: "", bot: "random" };

function table(seats: readonly Holder[], { kit = toy as Kit, takebacks = "free" as Takebacks } = {}): Table {
  const options = toy.lobby.options({ mode: "short", seats: seats.length }, randomOf("options"));
  return openTable(kit, { options, seats, seed: seedFrom("table"), takebacks });
}

function answer(on: Table, seat: Seat, choice: number) {
  const { question } = on.look(seat);
  return on.command({ kind: "answer", seat, question: question?.id ?? -1, choice });
}

/** Bots play, people take the first choice, until the end. */
function playOut(on: Table): void {
  for (let steps = 0; on.ending === undefined; steps++) {
    expect(steps).toBeLessThan(toy.trial.longest);
    if (on.botStep() !== undefined) continue;
    expect(answer(on, at(on.owing(), 0), 0).kind).toBe("done");
  }
}

function botsMove(on: Table): void {
  while (on.botStep() !== undefined);
}

test("a person and a bot play a game to its end", () => {
  const on = table([person, bot]);
  playOut(on);
  expect(on.ending?.by).toBe("rules");
  expect(on.owing()).toEqual([]);
  expect(on.look(0)).toMatchObject({ question: undefined, choices: [], offers: [] });
  expect(on.events(0).at(-1)?.kind).toBe("ended");
});

test("an answer to a question that was answered is refused and changes nothing", () => {
  const on = table([person, person]);
  const id = on.look(0).question?.id ?? -1;
  expect(on.command({ kind: "answer", seat: 0, question: id, choice: 0 }).kind).toBe("done");
  const before = on.save();
  const again = on.command({ kind: "answer", seat: 0, question: id, choice: 0 });
  expect(again).toMatchObject({ kind: "refused", refusal: { code: "no-question" } });
  expect(answer(on, 1, 99)).toMatchObject({ kind: "refused", refusal: { code: "no-such-choice" } });
  expect(on.command({ kind: "fallback", seat: 7 })).toMatchObject({ refusal: { code: "no-such-seat" } });
  expect(on.save()).toBe(before);
});

test("an offer may be taken up without being asked", () => {
  const on = table([person, person]);
  answer(on, 0, 0);
  answer(on, 1, 0);
  const seat = at(on.owing(), 0) === 0 ? 1 : 0;
  expect(on.look(seat).question).toBeUndefined();
  expect(on.look(seat).offers).toHaveLength(1);
  expect(on.command({ kind: "answer", seat, question: "offer", choice: 0 }).kind).toBe("done");
  expect(on.look(seat).offers).toHaveLength(0);
});

test("each seat hears what it may hear, a spectator what all may", () => {
  const on = table([person, person]);
  const dealt = (viewer: Seat | null) =>
    on.events(viewer).flatMap((event) => (event.kind === "game" ? [event.event.kind] : []));
  expect(dealt(0).filter((kind) => kind === "dealt")).toHaveLength(1);
  expect(dealt(null).filter((kind) => kind === "dealt")).toHaveLength(0);
});

test("a viewer goes on from the events it has heard", () => {
  const on = table([person, bot]);
  const heard = on.events(0);
  expect(on.events(0, heard.length)).toEqual([]);
  playOut(on);
  expect([...heard, ...on.events(0, heard.length)]).toEqual(on.events(0));
});

test("the fallback answers for a seat that is gone", () => {
  const on = table([person, person]);
  expect(on.command({ kind: "fallback", seat: 0 }).kind).toBe("done");
  expect(on.owing()).toEqual([1]);
  expect(on.command({ kind: "fallback", seat: 0 })).toMatchObject({ refusal: { code: "no-question" } });
});

test("free takebacks lead back to before the person's last choice, over bots and chance", () => {
  const on = table([person, bot]);
  answer(on, 0, 0);
  botsMove(on);
  const before = on.look(0);
  const log = standing(on.events(0));
  answer(on, 0, 0);
  botsMove(on);
  expect(on.look(0)).not.toEqual(before);
  expect(on.command({ kind: "takeback", seat: 0 }).kind).toBe("done");
  expect(on.look(0)).toEqual(before);
  const after = standing(on.events(0));
  expect(after.slice(0, -1)).toEqual(log);
  expect(after.at(-1)).toMatchObject({ kind: "takenBack", seat: 0 });
});

test("choices can be taken back one after another until none is left", () => {
  const on = table([person, bot]);
  const first = on.look(0);
  answer(on, 0, 0);
  botsMove(on);
  answer(on, 0, 0);
  expect(on.command({ kind: "takeback", seat: 0 }).kind).toBe("done");
  expect(on.command({ kind: "takeback", seat: 0 }).kind).toBe("done");
  expect(on.look(0)).toEqual(first);
  expect(on.command({ kind: "takeback", seat: 0 })).toMatchObject({ refusal: { code: "no-takeback" } });
});

test("takebacks of the engine end with another seat's choice", () => {
  const on = table([person, person], { takebacks: "engine" });
  answer(on, 0, 1);
  expect(on.mayTakeBack(0)).toBe(true);
  answer(on, 1, 1);
  expect(on.mayTakeBack(0)).toBe(false);
  expect(on.command({ kind: "takeback", seat: 0 })).toMatchObject({ refusal: { code: "no-takeback" } });
});

test("a save is played on as if it had never been put away", () => {
  const on = table([person, bot]);
  answer(on, 0, 0);
  botsMove(on);
  answer(on, 0, 0);
  on.command({ kind: "takeback", seat: 0 });
  const back = loadTable([toy], on.save(), "free");
  expect(back.look(0)).toEqual(on.look(0));
  expect(back.events(0)).toEqual(on.events(0));
  playOut(on);
  playOut(back);
  expect(back.save()).toBe(on.save());
});

test("a game for two ends when one resigns", () => {
  const on = table([person, person]);
  on.command({ kind: "resign", seat: 1 });
  expect(on.ending).toMatchObject({ by: "resignation" });
  expect(on.ending?.outcome.standings.map(({ result }) => result)).toEqual(["win", "loss"]);
  expect(on.botStep()).toBeUndefined();
  expect(answer(on, 0, 0)).toMatchObject({ refusal: { code: "game-over" } });
});

test("among three a bot takes the seat of who resigns, and the others play on", () => {
  const on = table([person, person, person]);
  on.command({ kind: "resign", seat: 1 });
  expect(on.ending).toBeUndefined();
  expect(on.seats[1]).toMatchObject({ who: "bot" });
  expect(on.botStep()).toMatchObject({ seat: 1, done: true });
});

test("while the game is paused nobody moves", () => {
  const on = table([person, bot]);
  on.command({ kind: "pause" });
  expect(on.botStep()).toBeUndefined();
  expect(answer(on, 0, 0)).toMatchObject({ refusal: { code: "paused" } });
  on.command({ kind: "resume" });
  expect(answer(on, 0, 0).kind).toBe("done");
  expect(on.command({ kind: "resume" })).toMatchObject({ refusal: { code: "not-paused" } });
});

/** The toy with rules that break down on some choices, half way through them. */
function broken(on: (choice: Choice) => boolean): Kit {
  const kit: Kit = toy;
  const game = {
    ...kit.game,
    choose: (...given: Parameters<Kit["game"]["choose"]>) => {
      const finality = kit.game.choose(...given);
      if (on(given[2])) throw new Error("rules broke down");
      return finality;
    },
  };
  return { ...kit, game };
}

test("an exception rolls the choice back, leaves the table playable and says what reproduces it", () => {
  const on = table([person, person], { kit: broken((choice) => choice.kind === "exchange") });
  const before = on.save();
  const events = on.events(0);
  const reply = answer(on, 0, 1);
  expect(reply).toMatchObject({
    kind: "failed",
    report: { error: "rules broke down", entry: { kind: "choice", seat: 0, choice: 1 } },
  });
  expect(on.save()).toBe(before);
  expect(on.events(0)).toEqual(events);
  expect(answer(on, 0, 0).kind).toBe("done");
});

test("a bot whose choice breaks the rules takes another, and the trouble is reported", () => {
  const greedy: Holder = { who: "bot", name: "", bot: "greedy" };
  const kit: Kit = {
    ...broken((choice) => choice.kind === "exchange"),
    knowledge: { rate: (_view, _question, choices) => choices.map((_choice, index) => index) },
  };
  const on = table([person, greedy], { kit });
  const turn = on.botStep();
  expect(turn).toMatchObject({ seat: 1, done: true, reports: [{ error: "rules broke down" }] });
  expect(on.owing()).toEqual([0]);
});

test("a bot that breaks down itself is replaced by the fallback", () => {
  const greedy: Holder = { who: "bot", name: "", bot: "greedy" };
  const kit: Kit = { ...toy, knowledge: { rate: () => [] } };
  const on = table([person, greedy], { kit });
  expect(on.botStep()).toMatchObject({
    done: true,
    reports: [{ error: expect.stringContaining("rated 0") }],
  });
  const { history } = at(on.record.segments, 0);
  expect(history).toMatchObject([{ kind: "choice", seat: 1, choice: 0 }]);
});

test("where every choice of a bot breaks down the turn says so and the table stays", () => {
  const on = table([person, bot], { kit: broken(() => true) });
  const before = on.save();
  expect(on.botStep()).toMatchObject({ done: false });
  expect(on.save()).toBe(before);
});

test("a seat for a bot that is not known is refused at once", () => {
  expect(() => table([person, { who: "bot", name: "", bot: "clever" }])).toThrow("no bot “clever”");
});
