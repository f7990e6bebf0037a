import { at, begin, commitment, hashOf, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { type GameRecord, startRecord } from "./record.ts";
import { replay } from "./replay.ts";
import { playedOn, recorded } from "./test/games.ts";
import { type Claim, claimOf, type Proof, verify } from "./verify.ts";

/** A finished online game with a salt for each of its two people. */
function online(): { record: GameRecord; claim: Claim } {
  const options = toy.lobby.options({ mode: "long", seats: 2 }, randomOf("options"));
  const seed = seedFrom("online");
  const salts = ["0011", "2233"];
  const seats = [
    { who: "person", name: "Ada" },
    { who: "person", name: "Bob" },
  ] as const;
  const begun = {
    record: startRecord({ game: toy.game, options, seats, seed, salts }),
    state: begin(toy.game, options, randomFrom(seed, salts)),
  };
  const { record } = playedOn(toy.game, begun, randomOf("online"), { plain: true });
  return { record, claim: claimOf(record, replay(toy.game, record)) };
}

const { record, claim: announced } = online();
/** Without the hash of the record, so that each check must find by itself what was touched. */
const { record: _hash, ...claim } = announced;
const failures = (proof: Proof) =>
  proof.findings.filter(({ verdict }) => verdict === "failed").map(({ subject }) => subject);

test("an untouched game is proved in every point", () => {
  const proof = verify(toy.game, record, announced);
  expect(proof.verdict).toBe("proved");
  expect(proof.findings.map(({ subject }) => subject)).toEqual([
    "record",
    "commitment",
    "key",
    "segment",
    "result",
  ]);
});

test("random games with takebacks and endings at the table are proved", () => {
  for (let name = 0; name < 30; name++) {
    const game = recorded(toy, `proof ${name}`);
    const outcome = replay(toy.game, game.record).ending?.outcome;
    const known = { hash: hashOf(game.state), ...(outcome && { outcome }) };
    expect(verify(toy.game, game.record, known).verdict).toBe("proved");
  }
});

test("another seed is not the one committed to", () => {
  const tampered = { ...record, seed: seedFrom("another") };
  expect(failures(verify(toy.game, tampered, claim))).toContain("commitment");
});

test("another seed with its own commitment is not the commitment that was published", () => {
  const seed = seedFrom("another");
  const proof = verify(toy.game, { ...record, seed, commitment: commitment(seed) }, claim);
  expect(failures(proof)).toContain("commitment");
  expect(proof.findings.find(({ subject }) => subject === "commitment")?.sentence).toMatch(/published/);
});

test("another commitment is not that of the seed", () => {
  expect(failures(verify(toy.game, { ...record, commitment: seedFrom("x") }, claim))).toContain("commitment");
});

test("another salt, or the salts of two seats exchanged, lead elsewhere", () => {
  for (const salts of [["0011", "2234"], ["2233", "0011"], []]) {
    const failed = failures(verify(toy.game, { ...record, salts }, claim));
    expect(failed.includes("segment") || failed.includes("result")).toBe(true);
  }
});

test("any one choice changed is found: by the position it leads to, or by the announced record", () => {
  let ledElsewhere = 0;
  for (let name = 0; name < 6; name++) {
    const { record, state } = recorded(toy, `choice ${name}`, { plain: true });
    const segment = at(record.segments, 0);
    for (const [place, entry] of segment.history.entries()) {
      if (entry.kind !== "choice") throw new Error("a plain game has only choices");
      const other = { ...entry, choice: entry.choice === 0 ? 1 : entry.choice - 1 };
      const tampered = { ...record, segments: [{ ...segment, history: segment.history.with(place, other) }] };
      // Two cards exchanged in the other order make the same game: no position can tell.
      if (verify(toy.game, tampered, { hash: hashOf(state) }).verdict === "failed") ledElsewhere++;
      else expect(hashOf(replay(toy.game, tampered).state)).toBe(hashOf(state));
      expect(failures(verify(toy.game, tampered, { record: hashOf(record) }))).toContain("record");
    }
  }
  expect(ledElsewhere).toBeGreaterThan(20);
});

test("another outcome than that of the game is found", () => {
  const outcome = { standings: [], text: { key: "x" } };
  expect(failures(verify(toy.game, record, { ...claim, outcome }))).toEqual(["result"]);
});

test("without a claim the result stays open, and a record that cannot be read fails", () => {
  expect(verify(toy.game, record).verdict).toBe("unproved");
  expect(failures(verify(toy.game, { ...record, seed: "12" }))).toEqual(["record"]);
});
