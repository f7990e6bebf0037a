import { expect, test } from "vitest";
import { Room } from "./room.ts";
import { TrialRoom } from "./test/trial-room.ts";

const CLOSE = { kind: "close", reason: " rude\u0007 words " } as const;

test("the host closes a room: the game is called off, everybody hears why, and nothing is accepted any more", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "sit", ready: true });
  trial.do("ben", { kind: "sit", ready: true });
  expect(trial.room.stage).toBe("playing");
  trial.do("ann", { kind: "propose", seat: 0, what: "draw" });
  expect(trial.do("host", CLOSE, null)).toMatchObject([
    { kind: "lapsed" },
    { kind: "ended", ending: { by: "abort", outcome: { standings: [] } } },
    { kind: "closed", reason: "rude words" },
  ]);
  expect(trial.room.look(0)).toMatchObject({ stage: "over", closed: "rude words" });
  expect(trial.room.due()).toBeUndefined();
  expect(trial.room.botsOwing()).toEqual([]);
  expect(trial.refusal("ann", { kind: "propose", seat: 0, what: "rematch" })).toBe("closed");
  expect(trial.refusal("ann", { kind: "say", text: "why?" })).toBe("closed");
  expect(trial.refusal("host", CLOSE)).toBe("closed");
});

test("a room that gathers is closed too: nobody sits down, only who belongs there still looks", () => {
  const trial = new TrialRoom();
  expect(trial.room.mayWatch("eve")).toBe(true);
  expect(trial.do("host", { kind: "close", reason: "" })).toEqual([{ kind: "closed", reason: "" }]);
  expect(trial.refusal("ben", { kind: "sit", ready: true })).toBe("closed");
  expect(trial.room.mayWatch("eve")).toBe(false);
  expect(trial.room.mayWatch("ann")).toBe(true);
});

test("people close no room; log and snapshot keep that it is closed", () => {
  const trial = new TrialRoom();
  expect(trial.refusal("ann", CLOSE)).toBe("host-only");
  trial.do("host", CLOSE);
  const { kits } = trial;
  expect(Room.replay(kits, trial.log).closed).toBe("rude words");
  expect(Room.restore(kits, JSON.parse(JSON.stringify(trial.room.snapshot()))).closed).toBe("rude words");
});
