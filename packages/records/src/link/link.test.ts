import { hashOf, InputError, type Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withEntries } from "../record.ts";
import { replay } from "../replay.ts";
import { recorded, refusedWith } from "../test/games.ts";
import { decodeLink } from "./decode.ts";
import { encodeLink } from "./encode.ts";
import { joinFields, splitFields } from "./layout.ts";

const kits: readonly Kit[] = [toy];
const own = { ownsAllHumanSeats: true };

test("a game in a link comes back with its moves, its ending and its final state", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (name, entries) => {
      const { record, state } = recorded(toy, `link ${name}`, { entries });
      const text = encodeLink(kits, record, own);
      expect(text).toMatch(/^[A-Za-z0-9._~!-]+$/);
      const linked = decodeLink(kits, text);
      expect(hashOf(linked.state)).toBe(hashOf(state));
      expect(linked.ending).toEqual(replay(toy.game, record).ending);
      expect(hashOf(replay(toy.game, linked.record).state)).toBe(hashOf(state));
      expect(linked.record.salts).toEqual(record.salts);
      expect(linked.record.commitment).toBe(record.commitment);
    }),
    { numRuns: 150 },
  );
});

test("the kinds of the seats come along, their names on demand", () => {
  for (let name = 0; name < 20; name++) {
    const { record } = recorded(toy, `names ${name}`);
    const named = decodeLink(kits, encodeLink(kits, record, { ...own, names: true })).record;
    expect(named.seats).toEqual(record.seats);
    const nameless = decodeLink(kits, encodeLink(kits, record, own)).record;
    expect(nameless.seats).toEqual(record.seats.map((holder) => ({ ...holder, name: "" })));
  }
});

test("a link carries what is in force: taking back and playing the same again changes nothing", () => {
  const { record } = recorded(toy, "plain", { plain: true });
  const last = record.segments[0]?.history.at(-1);
  const count = record.segments[0]?.history.length ?? 0;
  if (last === undefined) throw new Error("an empty game");
  const detour = withEntries(record, { kind: "takeback", to: count - 1 }, last);
  expect(encodeLink(kits, detour, own)).toBe(encodeLink(kits, record, own));
});

test("a two-player game is little more than its seed: under four bits a move", () => {
  for (let name = 0; name < 100; name++) {
    const { record } = recorded(toy, `size ${name}`, { plain: true });
    const text = encodeLink(kits, record, own);
    const moves = record.segments[0]?.history.length ?? 0;
    const packed = toy.lobby.pack(toy.game.parseOptions(record.segments[0]?.options)).length;
    expect(text.length).toBeLessThan(200);
    expect(text.length).toBeLessThanOrEqual(2 + 1 + 43 + 4 + 3 + packed + Math.ceil((moves * 4) / 6));
  }
});

test("a link with any one character changed, left out or added is refused", () => {
  const texts = [0, 1, 2, 3].map((name) => encodeLink(kits, recorded(toy, `changed ${name}`).record, own));
  const letters = [..."ABYZabyz0189-_~!.% é"];
  for (const text of texts)
    for (const place of [...text].keys()) {
      const [before, after] = [text.slice(0, place), text.slice(place + 1)];
      refusedWith(() => decodeLink(kits, before + after));
      refusedWith(() => decodeLink(kits, before));
      for (const letter of letters) {
        if (letter !== text.charAt(place)) refusedWith(() => decodeLink(kits, before + letter + after));
        refusedWith(() => decodeLink(kits, before + letter + text.slice(place)));
      }
    }
});

test("any text at all is refused", () => {
  fc.assert(fc.property(fc.string(), (text) => void refusedWith(() => decodeLink(kits, text))));
});

test("a made-up link with a fitting checksum is a game or is refused", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."01aABz~!.-_9%é"), maxLength: 4 });
  const stops = fc.constantFrom("", "o", "n0", "n3", "on4", "r0-2", "r9-1", "d5", "a1", "n99", "x");
  const codes = new Set<string>();
  fc.assert(
    fc.property(letters, stops, fc.option(letters, { nil: "" }), (moves, stop, rest) => {
      const forged = joinFields([
        "10",
        "1",
        "short.sun.moon",
        "A".repeat(43) + moves,
        stop,
        ...rest.split("~"),
      ]);
      try {
        const linked = decodeLink(kits, forged);
        expect(hashOf(replay(toy.game, linked.record).state)).toBe(hashOf(linked.state));
        codes.add("a game");
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        codes.add(error.code);
      }
    }),
    { numRuns: 500 },
  );
  expect([...codes].sort()).toEqual(expect.arrayContaining(["a game", "damaged-link"]));
});

test("each reason for refusal has its own code and one sentence", () => {
  const { record } = recorded(toy, "refused", { plain: true });
  const text = encodeLink(kits, record, own);
  const fields = splitFields(text);
  const changed = (place: number, field: string) => joinFields(fields.with(place, field));
  const codes: [string, string][] = [
    ["", "damaged-link"],
    [text.slice(0, 60), "damaged-link"],
    [`2${text.slice(1)}`, "newer-link"],
    [changed(0, "17"), "unknown-game"],
    [changed(0, "1chess"), "unknown-game"],
    [changed(1, "2"), "newer-rules"],
    [changed(1, "0"), "older-rules"],
    [changed(1, "x"), "damaged-link"],
    [changed(2, "no.such.options"), "unknown-mode"],
    [changed(3, `${fields[3]}AAAAAAAAAAAA`), "damaged-link"],
    [changed(3, "A".repeat(20)), "damaged-link"],
  ];
  for (const [link, code] of codes) {
    const refusal = refusedWith(() => decodeLink(kits, link));
    expect(refusal.code).toBe(code);
    expect(refusal.sentence).toMatch(/^[^.].*\.$/);
  }
});

test("a link may name its game by id", () => {
  const { record, state } = recorded(toy, "by id", { plain: true });
  const fields = splitFields(encodeLink(kits, record, own));
  expect(hashOf(decodeLink(kits, joinFields(fields.with(0, "1toy"))).state)).toBe(hashOf(state));
});

test("a running game with seats of others is kept out of links; a finished or an own one is not", () => {
  const running = recorded(toy, "running", { plain: true, entries: 4 }).record;
  const others = { ownsAllHumanSeats: false };
  expect(refusedWith(() => encodeLink(kits, running, others)).code).toBe("still-running");
  expect(decodeLink(kits, encodeLink(kits, running, own)).ending).toBeUndefined();
  const resigned = withEntries(running, { kind: "resignation", seat: 1 });
  expect(decodeLink(kits, encodeLink(kits, resigned, others)).ending?.by).toBe("resignation");
});

test("options that a kit cannot pack without loss are a bug, not another game", () => {
  const { record } = recorded(toy, "lossy", { plain: true });
  const lossy: Kit = {
    ...toy,
    lobby: { ...toy.lobby, unpack: () => ({ mode: "short", patrons: ["sun", "sun", "sun"] }) },
  };
  expect(() => encodeLink([lossy], record, own)).toThrow(/packed/);
});

test("a game that is not in the list cannot be put in a link", () => {
  const { record } = recorded(toy, "no list", { plain: true });
  expect(refusedWith(() => encodeLink([], record, own)).code).toBe("unknown-game");
});
