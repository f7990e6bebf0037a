import { at, randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { copyState } from "../copy-state.ts";
import type { Op } from "../data/index.ts";
import { advance } from "../rules/advance.ts";
import type { AskBody, State } from "../state.ts";
import { readStory } from "../tale/reading.ts";
import { advanced, middle, wander } from "./test/wander.ts";

type Kind = AskBody["kind"];

/** The decision point of every kind of question (section 19). A kind without one does not compile. */
const DECISION_POINTS: Readonly<Record<Kind, string>> = {
  school: "DP-02",
  lair: "DP-03",
  headStart: "DP-04",
  potionOverflow: "DP-07",
  phaseOne: "DP-10, DP-16, DP-20",
  movePayment: "DP-11",
  keptMovePayment: "DP-11",
  training: "DP-12",
  exchangeCard: "DP-13",
  exchangePool: "DP-13",
  trailQuest: "DP-14",
  purge: "DP-15",
  reroll: "DP-17, DP-18, DP-19",
  ride: "DP-21",
  rideAction: "DP-22",
  phaseTwo: "DP-30",
  bet: "DP-31",
  option: "DP-32",
  attribute: "DP-34",
  trail: "DP-35",
  poolCard: "DP-36, DP-60",
  discardCards: "DP-37",
  removeCards: "DP-37, DP-51",
  discardPotions: "DP-38",
  ability: "DP-39",
  stepOne: "DP-40",
  takeDiscard: "DP-41, DP-43",
  takeSeen: "DP-42, DP-53",
  orderOwn: "DP-42, DP-53",
  combo: "DP-44",
  specialization: "DP-45, DP-46",
  discardSeen: "DP-47, DP-53",
  orderSeen: "DP-47, DP-53",
  special: "DP-48",
  wound: "DP-49",
  attack: "DP-50",
  discardToDeck: "DP-53",
  cycleHand: "DP-53",
  revealedAttack: "DP-54",
  fatigue: "DP-61",
  phaseThreeDiscard: "DP-70",
  gain: "DP-71",
  gainPayment: "DP-72",
};

/** What each word of stories may ask for by itself; words that lead to other effects are left out. */
const PROMPTS: Readonly<Partial<Record<Op, readonly Kind[]>>> = {
  gold: [],
  attribute: ["attribute", "potionOverflow"],
  shield: [],
  shieldSet: [],
  potion: ["discardPotions", "potionOverflow"],
  potionsUpTo: ["potionOverflow"],
  potionsDiscardAll: [],
  trail: ["trail"],
  draw: [],
  discardHand: ["discardCards"],
  removeCard: ["removeCards"],
  gainPoolCard: ["poolCard"],
  phase3Draw: [],
  phase3Free: [],
  skipToPhase3: [],
  noExplore: [],
  quest: [],
  keep: [],
  loseKept: [],
};

const POSITIONS: readonly State[] = [
  middle(2, 3, "two"),
  middle(3, 12, "three"),
  advanced(middle(5, 20, "five"), 3),
];

/** The kinds of questions that one effect of a list leads to. */
function kindsAsked(position: State, list: number, place: number): ReadonlySet<Kind> {
  const state = copyState(position);
  const scribe = { tell: undefined, final: false };
  state.agenda = [{ do: "effects", list, at: place, seat: state.active }];
  advance(state, scribe);
  // The rest of the list waits at the bottom; only this effect is looked at.
  if (place + 1 < at(BOX.lists, list).length) state.agenda.shift();
  const kinds = new Set<Kind>();
  wander(state, randomOf(`${list} ${place}`), {
    until: ({ asks }) => {
      for (const { kind } of asks) kinds.add(kind);
      return false;
    },
  });
  return kinds;
}

describe("effect words", () => {
  it("ask nothing but the prompts of the rules, and those only (OW-T-19.6, OW-19.1)", () => {
    const seen = new Set<Kind>();
    for (const [list, effects] of BOX.lists.entries()) {
      if (at(BOX.sources, list).of !== "story") continue;
      for (const [place, { op }] of effects.entries()) {
        const allowed = PROMPTS[op];
        if (allowed === undefined) continue;
        for (const position of POSITIONS)
          for (const kind of kindsAsked(position, list, place)) {
            expect(allowed, op).toContain(kind);
            seen.add(kind);
          }
      }
    }
    expect([...seen].sort()).toEqual([...new Set(Object.values(PROMPTS).flat())].sort());
  });

  it("and stories as a whole ask for options, choices, dice and combos (OW-T-19.6, OW-8.13)", () => {
    const random = randomOf("stories");
    const points = new Set<string>();
    for (const position of POSITIONS)
      for (const [story, { options, effects }] of BOX.stories.entries()) {
        const lists = options.length > 0 ? options.map((option) => option.effects) : [effects];
        // A ride leads on to the location action, whose questions are not those of the story (OW-5.24).
        if (lists.some((list) => at(BOX.lists, list).some(({ op }) => op === "move"))) continue;
        const state = copyState(position);
        readStory(state, { tell: undefined, final: false }, state.active, story);
        wander(state, random, {
          until: ({ asks }) => {
            for (const { kind } of asks) points.add(DECISION_POINTS[kind]);
            return false;
          },
        });
      }
    const kinds: readonly Kind[] = [...Object.values(PROMPTS).flat(), "option", "reroll", "combo"];
    expect([...points].sort()).toEqual([...new Set(kinds.map((kind) => DECISION_POINTS[kind]))].sort());
  });
});
