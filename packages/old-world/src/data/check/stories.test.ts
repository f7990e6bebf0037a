import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../components.ts";
import type { Effect } from "../effect.ts";
import { sitesOf } from "../sites.ts";
import { byId, type DraftComponents, find } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import type { Components } from "../types.ts";
import { STORY_CONSTRAINTS } from "./stories.ts";

/** Changes the first effect of a word on a card. */
const change =
  (id: string, op: Effect["op"], values: object) =>
  (components: DraftComponents): void => {
    const cards = [...components.explorationCards, ...components.eventCards];
    const index = cards.findIndex((card) => card.id === id);
    const first = components.explorationCards.length;
    const path = index < first ? `explorationCards.${index}.` : `eventCards.${index - first}.`;
    const sites = sitesOf(components as Components).effects;
    const site = find(
      sites,
      ({ effect, path: where }) => effect.op === op && `${where.join(".")}.`.startsWith(path),
    );
    Object.assign(site.effect, values);
  };

/** Gives an event other effects. */
const event =
  (id: string, values: object) =>
  ({ eventCards }: DraftComponents): void => {
    Object.assign(byId(eventCards, id), values);
  };

const GOLD: Effect = { op: "gold", n: 1 };

describe("stories and quests", () => {
  testConstraints(STORY_CONSTRAINTS, {
    numbers: [
      ["events in disorder", ({ eventCards }) => eventCards.reverse(), "eventCards.0"],
      ["a missing event", ({ eventCards }) => eventCards.pop(), "from 1 to 56"],
      ["an event with another's name", event("E07", { id: "E57" }), "eventCards.6.id"],
    ],
    decks: [
      ["cards in disorder", ({ explorationCards }) => explorationCards.reverse(), "explorationCards.0.id"],
    ],
    kinds: [
      [
        "a test without a test",
        event("E36", { effects: [GOLD] }),
        "eventCards.35.effects: OW-8.13: This is no test",
      ],
      ["a short fight without a fight", event("E12", { effects: [GOLD] }), "This is no shortFight"],
      ["equipment that is not kept", event("E01", { effects: [GOLD] }), "This is no equipment"],
      ["a companion among equipment", event("E05", { kind: "equipment" }), "This is no equipment"],
      ["a result without one", event("E49", { effects: [] }), "This is no result"],
      [
        "equipment on an exploration card",
        change("C05", "keep", { kind: "equipment" }),
        "explorationCards.4.options.0.effects.0: OW-8.13",
      ],
    ],
    references: [
      ["a quest for event 57", change("C13", "quest", { event: 57 }), "There is no event 57"],
      ["event 57 read", change("C12", "readEvent", { event: 57 }), "There is no event 57"],
      ["event 57 lost", change("E51", "loseKept", { event: 57 }), "There is no event 57"],
    ],
    places: [
      [
        "a quest at location 0",
        change("C14", "quest", { place: { at: "location", location: 0 } }),
        "No quest leads to location 0",
      ],
      [
        "a quest off the map",
        change("C14", "quest", { place: { at: "location", location: 19 } }),
        "No quest leads to location 19",
      ],
      [
        "a quest on an event card",
        event("E49", { effects: [{ op: "quest", place: { at: "school", whose: "own" }, event: 2 }] }),
        "Only an exploration card",
      ],
    ],
    quests: [
      ["two quests for one event", change("C13", "quest", { event: 33 }), "Event 33 belongs to one quest"],
      [
        "an event of a quest that is read too",
        change("C12", "readEvent", { event: 33 }),
        "Event 33 belongs to one quest",
      ],
    ],
    reachable: [
      [
        "an event without a card that leads to it",
        change("C13", "quest", { event: 33 }),
        "eventCards.31: OW-8.17: No card leads to event 32",
      ],
      [
        "two events that lead to each other only",
        (all) => {
          change("E17", "readEvent", { event: 17 })(all);
          change("C30", "quest", { event: 19 })(all);
        },
        "No card leads to event 17",
      ],
    ],
    circles: [
      ["an event that reads itself", change("E17", "readEvent", { event: 17 }), "Event 17 reads itself"],
      [
        "two events that read each other",
        event("E18", { effects: [{ op: "readEvent", event: 17 }] }),
        "Event 17 reads itself",
      ],
    ],
    losses: [
      ["a loss of what nobody keeps", change("E51", "loseKept", { event: 2 }), "Nobody keeps event 2"],
    ],
    schools: [
      [
        "a school asked for elsewhere",
        change("W26", "quest", { place: { at: "school", whose: "own" } }),
        "eventCards.9.effects.0",
      ],
      ["another's trail on a card of one's own", change("C04", "trail", { pick: "asActive" }), "OW-8.22"],
    ],
    locations: [
      [
        "a companion who sings off the map",
        ({ eventCards }) => {
          const singer = byId(eventCards, "E11");
          const kept = singer.kind === "options" ? undefined : singer.effects[0];
          if (kept?.op === "keep")
            for (const ability of kept.abilities)
              ability.conditions = [{ is: "atLocation", locations: [19] }];
        },
        "There is no location 19",
      ],
    ],
  });

  it("OW-8.17: 41 events belong to a quest, 15 are read", () => {
    const events = (op: "quest" | "readEvent"): ReadonlySet<number> =>
      new Set(
        sitesOf(COMPONENTS).effects.flatMap(({ effect }) =>
          effect.op === op && "event" in effect ? [effect.event] : [],
        ),
      );
    expect([events("quest").size, events("readEvent").size]).toEqual([41, 15]);
  });

  it("OW-8.22: W26 alone may end at another player's school", () => {
    const found = sitesOf(COMPONENTS).effects.filter(
      ({ effect }) =>
        effect.op === "quest" && effect.place.at === "school" && effect.place.whose === "ownOrOther",
    );
    expect(found.map(({ path }) => path[1])).toEqual([61]);
    expect(COMPONENTS.explorationCards[61]?.id).toBe("W26");
  });
});
