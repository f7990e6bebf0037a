import { KITS } from "@medallion/games";
import { at, commitment, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { BOT, OPEN, TrialRoom } from "./test/trial-room.ts";

test("the game begins with the entry that makes the last person ready", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "sit", ready: false });
  trial.do("ben", { kind: "sit", ready: true });
  expect(trial.room.stage).toBe("gathering");
  const events = trial.do("ann", { kind: "sit", ready: true });
  expect(trial.room.stage).toBe("playing");
  expect(events.slice(0, 3)).toMatchObject([
    { kind: "readied", seat: 0, ready: true },
    { kind: "began", game: 0, commitment: trial.room.commitment },
    { kind: "game", event: { kind: "started" } },
  ]);
  expect(trial.room.look(0).table?.question).toMatchObject({ kind: "exchange" });
});

test("who sits down twice without naming a seat changes their own", () => {
  const trial = new TrialRoom({ seats: 3 });
  trial.do("ann", { kind: "sit", ready: false });
  trial.do("ann", { kind: "sit", ready: true });
  expect(trial.room.seatsOf("ann")).toEqual([0]);
  expect(trial.room.ready).toEqual([true, false, false]);
});

test("one person may hold several seats, but not at a rated table", () => {
  const trial = new TrialRoom();
  trial.begin("ann", "ann");
  expect(trial.room.seatsOf("ann")).toEqual([0, 1]);
  const rated = new TrialRoom({ rated: true, takebacks: "none" });
  rated.do("ann", { kind: "sit", seat: 0, ready: true });
  expect(rated.refusal("ann", { kind: "sit", seat: 1, ready: true })).toBe("not-allowed");
  expect(rated.refusal("ann", { kind: "sit", seat: 0, ready: false })).toBe("done");
});

test("a seat that somebody has, none that is free, and one that is not there are refused", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]);
  expect(trial.refusal("ann", { kind: "sit", seat: 1, ready: true })).toBe("seat-taken");
  expect(trial.refusal("ann", { kind: "sit", seat: 2, ready: true })).toBe("no-such-seat");
  trial.do("ann", { kind: "sit", ready: false });
  expect(trial.refusal("ben", { kind: "sit", seat: 0, ready: true })).toBe("seat-taken");
  expect(trial.refusal("ben", { kind: "sit", ready: true })).toBe("seat-taken");
  expect(trial.refusal("host", { kind: "sit", ready: true })).toBe("not-your-seat");
});

test("a pick is tried when it is brought, and stays secret and in force", () => {
  const trial = new TrialRoom();
  expect(trial.refusal("ann", { kind: "sit", seat: 0, pick: "mars", ready: false })).toBe("bad-options");
  expect(trial.send("ann", { kind: "sit", seat: 0, pick: "mars", ready: false })).toMatchObject({
    refusal: { path: ["picks", 0], sentence: expect.stringContaining("sun, moon, star") },
  });
  trial.do("ann", { kind: "sit", seat: 0, pick: "star", salt: "pepper", ready: false });
  for (const viewer of trial.viewers) {
    const known = JSON.stringify([trial.room.look(viewer), trial.heard(viewer)]);
    expect(known).not.toContain("star");
    expect(known).not.toContain("pepper");
  }
  trial.do("ann", { kind: "sit", ready: true });
  trial.do("ben", { kind: "sit", pick: "moon", ready: true });
  expect(trial.room.look(0).table?.view).toMatchObject({ options: { patrons: ["star", "moon"] } });
});

test("a deck that Gwent refuses is refused in its own words", () => {
  const trial = new TrialRoom({ game: "gwent", mode: "standard" }, undefined, KITS);
  const reply = trial.send("ann", { kind: "sit", pick: "no-such-deck", ready: true });
  expect(reply).toMatchObject({ kind: "refused", refusal: { code: "bad-options" } });
  expect(reply.kind === "refused" && reply.refusal.messages?.length).toBeGreaterThan(0);
});

test("what is kept and logged of a pick is what the game read, not how it was written", () => {
  const trial = new TrialRoom({ game: "gwent", mode: "standard" }, undefined, KITS);
  const padded = `nr-siege-line${"\u3000".repeat(3980)}`;
  trial.do("ann", { kind: "sit", pick: padded, ready: false });
  trial.do("ann", { kind: "place", seat: 1, place: { kind: "bot", bot: "random", pick: ` ${padded}` } });
  trial.do("ann", { kind: "place", seat: 1, place: { kind: "open" } });
  trial.do("ann", { kind: "sit", seat: 0, pick: `\n${padded}`, ready: false });
  expect(trial.log.slice(1).map(({ command }) => command)).toMatchObject([
    { kind: "sit", pick: "nr-siege-line" },
    { kind: "place", place: { pick: "nr-siege-line" } },
    { kind: "place", place: { kind: "open" } },
    { kind: "sit", pick: "nr-siege-line" },
  ]);
  expect(JSON.stringify(trial.room.snapshot())).not.toContain("\u3000");
});

test("salts of people go into the record in seat order, empty where none was given", () => {
  const trial = new TrialRoom({ seats: 3 }, [OPEN, BOT, OPEN]);
  trial.do("ben", { kind: "sit", seat: 2, ready: true });
  trial.do("ann", { kind: "sit", seat: 0, salt: "pepper", ready: true });
  expect(trial.room.snapshot().course?.record).toMatchObject({
    salts: ["pepper", ""],
    seats: [
      { who: "person", name: "ANN" },
      { who: "bot", bot: "random" },
      { who: "person", name: "BEN" },
    ],
    commitment: trial.room.commitment,
  });
});

test("who leaves opens the seat, and what they brought goes with them", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "sit", seat: 0, pick: "star", salt: "x", ready: true });
  expect(trial.refusal("ben", { kind: "leave", seat: 0 })).toBe("not-your-seat");
  trial.do("ann", { kind: "leave", seat: 0 });
  expect(trial.room.places).toEqual([OPEN, OPEN]);
  expect(JSON.stringify(trial.room.snapshot())).not.toContain("star");
});

test("in a running game nobody leaves, sits or is placed", () => {
  const trial = new TrialRoom().begin("ann", "ben");
  expect(trial.refusal("ann", { kind: "leave", seat: 0 })).toBe("not-gathering");
  expect(trial.refusal("ann", { kind: "sit", seat: 0, ready: true })).toBe("not-gathering");
  expect(trial.refusal("ann", { kind: "place", seat: 1, place: { kind: "open" } })).toBe("not-gathering");
});

test("the owner sets bots down and opens seats, nobody else does", () => {
  const trial = new TrialRoom({ seats: 3 });
  const bot = { kind: "place", seat: 1, place: { kind: "bot", bot: "greedy" } } as const;
  expect(trial.refusal("ben", bot)).toBe("not-owner");
  trial.do("ann", bot);
  expect(trial.room.places[1]).toEqual({ kind: "bot", bot: "greedy", name: "greedy" });
  expect(trial.room.ready[1]).toBe(true);
  trial.do("ben", { kind: "sit", seat: 2, ready: true });
  expect(trial.refusal("ann", { ...bot, seat: 2 })).toBe("seat-taken");
  trial.do("ann", { kind: "place", seat: 2, place: { kind: "open" } });
  expect(trial.refusal("ann", { kind: "place", seat: 2, place: { kind: "open" } })).toBe("not-allowed");
  expect(trial.room.places[2]).toEqual(OPEN);
  expect(trial.refusal("ann", { kind: "place", seat: 2, place: { kind: "bot", bot: "clever" } })).toBe(
    "unknown-bot",
  );
  expect(
    trial.refusal("ann", { kind: "place", seat: 2, place: { kind: "bot", bot: "random", pick: "mars" } }),
  ).toBe("bad-options");
  expect(trial.refusal("ann", { ...bot, seat: 3 })).toBe("no-such-seat");
});

test("a bot in the last open seat begins the game", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "sit", ready: true });
  trial.do("ann", { kind: "place", seat: 1, place: { kind: "bot", bot: "random", pick: "moon" } });
  expect(trial.room.stage).toBe("playing");
  expect(trial.room.look(null).table?.view).toMatchObject({
    options: { patrons: [expect.anything(), "moon"] },
  });
});

test("a rematch gathers the same people for another game with another seed", () => {
  const trial = new TrialRoom().begin("ann", "ben").playOut();
  const first = trial.room.commitment;
  expect(trial.refusal("ann", { kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  expect(trial.room.look(1).proposal).toEqual({ what: "rematch", by: 0, yes: [0] });
  const before = trial.room.heard(1);
  trial.do("ben", { kind: "reply", seat: 1, yes: true });
  const entry = at(trial.log, trial.log.length - 1);
  expect(entry.seed).toBe(seedFrom(`fresh ${trial.log.length - 1}`));
  expect(trial.log.filter(({ seed }) => seed !== undefined)).toHaveLength(2);
  expect(trial.room).toMatchObject({ stage: "gathering", game: 1, ready: [false, false] });
  expect(trial.room.commitment).not.toBe(first);
  expect(trial.room.commitment).toBe(commitment(entry.seed ?? ""));
  expect(trial.room.heardBeforeGame(1)).toBe(before + 1);
  expect(trial.heard(1).slice(-1)).toMatchObject([{ kind: "gathering", game: 1 }]);
  trial.do("ann", { kind: "sit", seat: 0, ready: true });
  trial.do("ben", { kind: "sit", seat: 1, ready: true });
  expect(trial.playOut().finished.map(({ number }) => number)).toEqual([0, 1]);
});

test("a rematch without a seed from the host is our bug, and the room stays", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann").playOut();
  const before = trial.room.snapshot();
  const wish = { kind: "propose", seat: 0, what: "rematch" } as const;
  const reply = trial.room.command({ person: "ann", name: "", guest: false }, wish, trial.now);
  expect(reply.kind).toBe("failed");
  expect(trial.room.snapshot()).toEqual(before);
  trial.do("ann", wish);
  expect(trial.room.stage).toBe("gathering");
});

test("who leaves after the game opens a seat for the next, and a proposed rematch lapses", () => {
  const trial = new TrialRoom().begin("ann", "ben").playOut();
  trial.do("ann", { kind: "propose", seat: 0, what: "rematch" });
  expect(trial.do("ben", { kind: "leave", seat: 1 }).map(({ kind }) => kind)).toEqual(["lapsed", "placed"]);
  trial.do("ann", { kind: "propose", seat: 0, what: "rematch" });
  expect(trial.room.places).toMatchObject([{ person: "ann" }, OPEN]);
  expect(trial.room.stage).toBe("gathering");
});
