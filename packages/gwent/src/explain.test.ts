import type { Forced, Message } from "@medallion/kernel";
import {
  at,
  begin,
  LANGUAGES,
  play,
  randomFrom,
  randomOf,
  seedFrom,
  settle,
  speaker,
} from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import type { Decision } from "./decision.ts";
import type { GwentEvent } from "./events.ts";
import { gwent } from "./game.ts";
import { arrange } from "./stage/arrange.ts";
import type { State } from "./state.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

interface Solo {
  readonly cards: Record<string, string>;
  readonly position: unknown;
  readonly options?: unknown;
  readonly forced?: readonly Forced[];
}

/** The position at rest, and the decisions of the automaton that were told on the way. */
function solo({ cards, position, options, forced = [] }: Solo): { state: State; told: readonly Decision[] } {
  const state = arrange({ mode: "solo", options, cards, position, forced });
  const told: Decision[] = [];
  settle(gwent, state, ({ event }) => note(event, told));
  return { state, told };
}

function note(event: GwentEvent, told: Decision[]): void {
  if (event.kind === "automatonDecided") told.push(event.decision);
}

/** Every decision in the view with its explanation: per option its value and gain, then what settled it. */
function explanations(view: View) {
  return gwent
    .subjects(view)
    .filter(({ kind }) => kind === "decision")
    .map((subject) => {
      const reasons = gwent.explain(view, subject);
      const last = at(reasons, reasons.length - 1);
      return {
        options: reasons.slice(0, -1).map(({ text, amount, rule }) => {
          const { row, value, gain } = text.values ?? {};
          expect([text.key, rule, amount]).toEqual(["reason.option", "GW-17.3", value]);
          return [nameOf(text), ...(row === "" ? [] : [keyOf(row)]), value, gain].join(" ");
        }),
        settled: `${last.rule} ${last.text.key.replace("reason.settled.", "")} ${nameOf(last.text)} ${last.amount}`,
      };
    });
}

const keyOf = (value: unknown): string => (value as Message).key.replace(/^(card|row)\./u, "");
const nameOf = (text: Message): string => keyOf(text.values?.card);

/** The only decision of this position, explained. */
function explained(given: Solo) {
  const { state, told } = solo(given);
  expect(told).toHaveLength(1);
  expect(gwent.view(state, null).automaton?.decisions).toEqual(told);
  return at(explanations(gwent.view(state, 0)), 0);
}

const TURN = { turn: "AU", Player: { hand: 1 } };

describe("what the automaton decided is explained with its rule, all options and the rung that settled it", () => {
  test("GW-17.4 GW-17.6 GW-17.2: value, for the row of an agile unit", () => {
    const cards = { G: "agile 6", X: "close 9" };
    const position = { ...TURN, weather: ["Frost"], Player: { close: ["X"], hand: 1 }, AU: { deck: ["G"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["G close 0 1", "G ranged 5 6"],
      settled: "GW-17.6 value G 5",
    });
  });

  test("GW-17.4 GW-17.7: more cards in the row, for a Horn", () => {
    const cards = { X: "close 6", Y: "ranged 3", W: "siege 5" };
    const AU = { close: ["X"], ranged: ["Y", "Y"], siege: ["W"], deck: ["Horn"] };
    expect(explained({ cards, position: { ...TURN, AU } })).toEqual({
      options: ["commanders-horn close 23 6", "commanders-horn ranged 23 6", "commanders-horn siege 22 5"],
      settled: "GW-17.7 cards commanders-horn 23",
    });
  });

  test("GW-17.4 GW-17.8: the foremost row, for a Horn", () => {
    const cards = { X: "close 6", Y: "ranged 6" };
    const AU = { close: ["X"], ranged: ["Y"], slots: { siege: "Horn" }, deck: ["Horn"] };
    expect(explained({ cards, position: { ...TURN, AU } })).toEqual({
      options: ["commanders-horn close 18 6", "commanders-horn ranged 18 6"],
      settled: "GW-17.7 row commanders-horn 18",
    });
  });

  test("GW-17.8 GW-17.20: the only row with an empty slot, for a Mardroeme", () => {
    const AU = { close: ["X"], slots: { siege: "Horn", close: "leader" }, deck: ["Mardroeme"] };
    expect(explained({ cards: { X: "close 6" }, position: { ...TURN, AU } })).toEqual({
      options: ["mardroeme ranged 12 0"],
      settled: "GW-17.20 only mardroeme 12",
    });
  });

  test("GW-17.5: no empty slot at all", () => {
    const AU = { slots: { siege: "Horn", close: "Horn", ranged: "Horn" }, deck: ["Horn"] };
    expect(explained({ cards: {}, position: { ...TURN, AU } })).toEqual({
      options: [],
      settled: "GW-17.5 only commanders-horn 0",
    });
  });

  const medic = { M: "siege 1; medic" };

  test("GW-17.16 GW-17.15: the gain goes before the value, for a medic", () => {
    const cards = { ...medic, V: "close 7; scorch-close", U: "siege 8", Q: "close 10" };
    const position = { ...TURN, Player: { close: ["Q"], hand: 1 }, AU: { pile: ["V", "U"], deck: ["M"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["V 8 7", "U -1 8"],
      settled: "GW-17.16 gain U -1",
    });
  });

  test("GW-17.16: the value after equal gains, for a medic", () => {
    const cards = { ...medic, V: "close 8; scorch-close", U: "siege 8", Q: "close 10" };
    const position = { ...TURN, Player: { close: ["Q"], hand: 1 }, AU: { pile: ["V", "U"], deck: ["M"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["V 9 8", "U -1 8"],
      settled: "GW-17.16 value V 9",
    });
  });

  test("GW-17.4 GW-17.16: the printed strength, for a medic", () => {
    const cards = { ...medic, X: "ranged 9", Y: "ranged 5" };
    const position = { ...TURN, weather: ["Fog"], AU: { pile: ["X", "Y"], deck: ["M"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["X 2 1", "Y 2 1"],
      settled: "GW-17.16 strength X 2",
    });
  });

  test("GW-17.4 GW-17.16: the place in the pile, for a medic", () => {
    const cards = { ...medic, X: "ranged 5", Y: "ranged 5" };
    expect(explained({ cards, position: { ...TURN, AU: { pile: ["X", "Y"], deck: ["M"] } } })).toEqual({
      options: ["X 6 5", "Y 6 5"],
      settled: "GW-17.16 pile Y 6",
    });
  });

  test("GW-10.23 GW-17.16: chance, for a medic under the Player's leader", () => {
    const cards = { ...medic, X: "ranged 5", Y: "ranged 4" };
    const Player = { leader: "emhyr-invader-of-the-north", hand: 1 };
    const position = { ...TURN, Player, AU: { pile: ["X", "Y"], deck: ["M"] } };
    expect(explained({ cards, position, forced: [1] })).toEqual({
      options: ["X 6 5", "Y 5 4"],
      settled: "GW-10.23 chance Y 5",
    });
  });

  test("GW-17.14: the highest difference, for a relocation", () => {
    const position = { ...TURN, AU: { close: ["G"], deck: ["Frost"] } };
    expect(explained({ cards: { G: "agile 6" }, position })).toEqual({
      options: ["G ranged 6 5", "G close 1 0"],
      settled: "GW-17.14 value G 6",
    });
  });

  test("GW-17.14: the fewest units moved, for a relocation", () => {
    const cards = { K: "agile 4; morale-boost", G: "agile 4; morale-boost", W: "siege 1" };
    const position = { ...TURN, AU: { close: ["K"], ranged: ["G", "G"], deck: ["W"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["K ranged 19 4", "K close 15 0"],
      settled: "GW-17.14 moved K 19",
    });
  });

  test("GW-17.14 GW-1.15: the lower number, for a relocation", () => {
    const cards = { K: "agile 5; morale-boost", G: "agile 5; morale-boost", W: "siege 1" };
    const position = { ...TURN, AU: { close: ["K"], ranged: ["G"], deck: ["W"] } };
    expect(explained({ cards, position })).toEqual({
      options: ["K ranged 13 2", "K close 11 0"],
      settled: "GW-17.14 number K 13",
    });
  });

  /** The match ends with the round, so that the decision is still to be seen. */
  const last = (Player: object, AU: object) => ({
    rounds: ["9-0"],
    passed: ["Player", "AU"],
    Player,
    AU: { ...AU, gems: 1 },
  });
  const options = { soloLeaderVariant: true };

  test("GW-19.4 GW-17.4: value, for the card a leader plays", () => {
    const cards = { P: "siege 30", X: "siege 2", S: "close 1; spy" };
    const AU = { pile: ["X", "S"], deck: 2, leaders: ["eredin-bringer-of-death"] };
    expect(explained({ cards, options, position: last({ siege: ["P"] }, AU) })).toEqual({
      options: ["X -28 2", "S -31 0"],
      settled: "GW-19.4 value X -28",
    });
  });

  test("GW-19.16 GW-19.12: gain, for the bond unit a leader plays", () => {
    const cards = { P: "siege 30", B: "close 6; tight-bond", E: "close 8; tight-bond" };
    const AU = { close: ["B"], deck: ["E", "B"], leaders: ["arnjolf-the-patricide"] };
    expect(explained({ cards, options, position: last({ siege: ["P"] }, AU) })).toEqual({
      options: ["B -6 18", "E -16 8"],
      settled: "GW-19.16 gain B -6",
    });
  });

  test("GW-19.5: chance, for the unit a leader revives", () => {
    const cards = { P: "siege 30", X: "close 6", Y: "close 1" };
    const AU = { pile: ["X", "Y"], leaders: ["emhyr-invader-of-the-north"] };
    expect(explained({ cards, options, forced: [1], position: last({ siege: ["P"] }, AU) })).toEqual({
      options: ["X -24 6", "Y -29 1"],
      settled: "GW-19.5 chance Y -29",
    });
  });
});

/** That the option taken is the one its rung speaks for. */
function isBorneOut({ options, chosen, settledBy, kind, rule }: Decision): boolean {
  if (!/^GW-\d+\.\d+$/u.test(rule)) return false;
  if (options.length === 0) return kind === "discarded" && settledBy === "only";
  const taken = at(options, chosen);
  const others = options.filter((_, i) => i !== chosen);
  const byGain = rule === "GW-17.16" || rule === "GW-19.16";
  const inFront = byGain ? others.filter(({ gain }) => gain === taken.gain) : others;
  const sameValue = inFront.filter(({ value }) => value === taken.value);
  if (kind === "relocation") return others.some(({ value }) => value < taken.value);
  if (settledBy === "chance") return true;
  if (byGain && others.some(({ gain }) => gain > taken.gain)) return false;
  if (inFront.some(({ value }) => value > taken.value)) return false;
  switch (settledBy) {
    case "only":
      return others.length === 0;
    case "gain":
      return byGain && others.length > 0 && inFront.length === 0;
    case "value":
      return inFront.length > 0 && sameValue.length === 0;
    default:
      return sameValue.length > 0;
  }
}

const NILFGAARD = { faction: "nilfgaard", leader: "emhyr-invader-of-the-north" };
const SKELLIGE = { faction: "skellige", leader: "crach-an-craite" };

/** A solo match of random choices; all decisions that were told. */
function randomMatch(automaton: string, seed: string, look: (view: View) => void): readonly Decision[] {
  const random = randomOf(seed);
  const rules = { soloLeaderVariant: true, soloMusterChain: random.below(2) === 0 };
  const decks = [automaton === "skellige" ? NILFGAARD : SKELLIGE];
  const told: Decision[] = [];
  const tell = ({ event }: { event: GwentEvent }): void => note(event, told);
  const options = gwent.parseOptions({ mode: "solo", rules, decks, automaton });
  const state = begin(gwent, options, randomFrom(seedFrom(seed)), tell);
  while (gwent.questions(state).length > 0) {
    const choices = gwent.choices(state, 0);
    play(gwent, state, 0, at(choices, random.below(choices.length)), tell);
    look(gwent.view(state, 0));
  }
  return told;
}

describe("in whole matches", () => {
  const factions = ["northern-realms", "nilfgaard", "monsters", "scoiatael", "skellige"];

  test.each(factions)("GW-17.4 GW-17.3: every decision of a %s automaton bears out its rung", (automaton) => {
    const look = (view: View): void => {
      const counts = (view.automaton?.decisions ?? []).map(({ options }) => options.length);
      expect(explanations(view).map(({ options }) => options.length)).toEqual(counts);
    };
    const told = Array.from({ length: 8 }, (_, i) =>
      randomMatch(automaton, `${automaton} ${i}`, look),
    ).flat();
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((decision) => !isBorneOut(decision))).toEqual([]);
  });

  test.each(LANGUAGES)("GW-17.4: every rung has its words in %s", async (language) => {
    const say = speaker(language, await texts(language), ["Player"]);
    const rungs = ["only", "gain", "value", "cards", "row", "strength", "pile", "moved", "number", "chance"];
    const { state } = solo({
      cards: { G: "agile 6" },
      position: { ...TURN, AU: { close: ["filler"], deck: ["Horn"] } },
    });
    const view = gwent.view(state, 0);
    const [decision] = view.automaton?.decisions ?? [];
    const sentences = rungs.map((settledBy) => {
      const decisions = [{ ...decision, settledBy }];
      const told = { ...view, automaton: { ...view.automaton, decisions } } as View;
      const subject = { kind: "decision", decision: 0, id: "commanders-horn" };
      return gwent
        .explain(told, subject)
        .map(({ text }) => say(text))
        .join("\n");
    });
    expect(new Set(sentences).size).toBe(rungs.length);
    expect(sentences.join()).not.toContain("reason.");
  });
});
