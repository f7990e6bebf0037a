import { begin, hashOf, type InputError, randomFrom, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { CASES, walk } from "./board/test/positions.ts";
import { gwent } from "./game.ts";
import { parseOptions } from "./options.ts";
import { parseState } from "./parse-state.ts";
import type { State } from "./state.ts";
import { refusal } from "./test/refusal.ts";

const fresh = (options: unknown): State =>
  begin(gwent, parseOptions(options), randomFrom(seedFrom("a state")));
const duel = (): State => fresh({ decks: ["nr-siege-line", "mo-swarm"] });
const throughText = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** What a state with one value changed is refused with. */
function damaged(path: readonly (string | number)[], value: unknown, state: State = duel()): InputError {
  const data = throughText(state);
  const last = path.at(-1) ?? "";
  let part = data as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string | number, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return refusal(() => parseState(data, 1));
}

describe("a state that went through text", () => {
  it.each(CASES)("is the same in %s, from the first question to the end", (name) => {
    walk(name, `parse ${name}`, 4, (state) => {
      const restored = parseState(throughText(state), 1);
      expect(hashOf(restored)).toBe(hashOf(state));
    });
  });

  it("plays on as the first one does", () => {
    const restored = parseState(throughText(duel()), 1);
    for (const seat of [0, 1]) expect(gwent.choices(restored, seat)).toEqual(gwent.choices(duel(), seat));
  });

  it("shares nothing with what it was read from", () => {
    const data = throughText(duel()) as State;
    const restored = parseState(data, 1);
    restored.players[0]?.deck.pop();
    expect(data.players[0]?.deck).toHaveLength((restored.players[0]?.deck.length ?? 0) + 1);
  });
});

describe("a damaged state is refused with the path of the damage", () => {
  it.each([undefined, null, 7, "state", [], {}])("%j is no state", (input) => {
    expect(refusal(() => parseState(input, 1)).code).toBe("state");
  });

  const cases: readonly (readonly [string, readonly (string | number)[], unknown])[] = [
    ["a part is missing", ["players"], undefined],
    ["an inner part is missing", ["players", 0, "hand"], undefined],
    ["a part is of another type", ["round"], "one"],
    ["a number is broken", ["players", 1, "exchanges"], 1.5],
    ["a list holds something else", ["players", 1, "deck", 3], null],
    ["a word is unknown", ["phase"], "lunch"],
    ["the mode is unknown", ["options", "mode"], "blitz"],
    ["an option has no such value", ["options", "rules", "tokenExit"], "nowhere"],
    ["the rules are missing", ["options", "rules"], undefined],
    ["a deck list is broken", ["options", "decks", 0, 0, "cards"], 7],
    ["the key of chance is cut", ["random", "key"], "abc"],
    ["a step is unknown", ["agenda"], [{ kind: "dance" }]],
    ["a question is unknown", ["asks", 0, "kind"], "riddle"],
    ["a side has two rows", ["sides", 0, "rows"], [[], []]],
    ["a card is of no known kind", ["kinds", 5], 9999],
    ["a card lies in a hand and does not exist", ["players", 0, "hand", 0], 9999],
    ["a card is numbered below 1", ["players", 0, "deck", 0], 0],
    ["a leader does not exist", ["players", 0, "leader"], -1],
    ["a player sits on no side", ["players", 0, "side"], 2],
    ["a side has a member that is not there", ["sides", 1, "members", 0], 7],
    ["a seat that is not there is asked", ["asks", 0, "seat"], 5],
    ["a player who is not there starts", ["starter"], 4],
    ["the turn is nobody's that is there", ["turn"], 2],
    ["a slot holds no card", ["sides", 0, "slots", 2], 4000],
    ["names and cards differ in number", ["refs"], [0]],
    ["holders and cards differ in number", ["holders"], [0]],
    ["a player is missing", ["asked"], [1]],
    ["a match has an automaton and no need of it", ["automaton"], automaton()],
    ["a side that is not there has won", ["winners"], [3]],
  ];

  it.each(cases)("%s", (_, path, value) => {
    const error = damaged(path, value);
    expect(error.code).toBe("state");
    expect(error.path.slice(0, path.length)).toEqual(path);
    expect(error.message).toMatch(/: [^.].*\.$/u);
  });

  it("a key that no state has", () => {
    expect(damaged(["luck"], 1).path).toEqual(["luck"]);
    expect(damaged(["players", 0, "luck"], 1).path).toEqual(["players", 0, "luck"]);
  });

  it("a card that lies in two places", () => {
    const state = duel();
    const card = state.players[0]?.hand[0] ?? 0;
    expect(damaged(["sides", 0, "pile"], [card], state).path).toEqual(["sides", 0, "pile", 0]);
  });

  it("a card that is nowhere, and gems that nobody has", () => {
    const state = duel();
    const hand = state.players[0]?.hand.slice(1);
    expect(damaged(["players", 0, "hand"], hand, state).message).toMatch(
      /^It must hold that card \d+ is somewhere\.$/u,
    );
    expect(damaged(["sides", 0, "gems"], 3).message).toBe("It must hold that gems are 0 to 2.");
  });

  it("a tournament without its score, a solo match without its automaton, a seat too few", () => {
    const tournament = fresh({
      mode: "tournament",
      decks: [0, 1].map(() => ["nr-temerian-drill", "ng-imperial-measure", "mo-hunting-pack"]),
    });
    expect(damaged(["tournament"], undefined, tournament).path).toEqual(["tournament"]);
    const solo = fresh({
      mode: "solo",
      decks: [{ faction: "monsters", leader: "eredin-bringer-of-death" }],
      automaton: "skellige",
    });
    expect(damaged(["automaton"], undefined, solo).path).toEqual(["automaton"]);
    expect(damaged(["options", "decks"], [[], [], []]).path).toEqual(["options", "decks"]);
  });
});

describe("the version of the rules", () => {
  it.each([0, 2, Number.NaN])("%d is not ours and is refused", (version) => {
    const error = refusal(() => parseState(throughText(duel()), version));
    expect(error.code).toBe("version");
    expect(error.message).toMatch(/^This position is from version .* of the rules; this is version 1\.$/u);
  });

  it("is the one the game says", () => {
    expect(gwent.rulesVersion).toBe(1);
  });
});

function automaton(): NonNullable<State["automaton"]> {
  return {
    leaders: [],
    owed: 0,
    hidden: [],
    revealing: false,
    finished: false,
    inspired: [],
    wonLast: false,
    thinking: false,
    decisions: [],
  };
}
