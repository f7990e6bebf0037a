import type { Kit } from "@medallion/kernel";
import { at, begin, type Event, play, randomFrom, randomOf, seedFrom, type Told } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { describe, expect, test } from "vitest";
import { KITS } from "./index.ts";
import { casesOf } from "./test/positions.ts";

// Which rule tells of an event, and which events part a game: the compiler asks for every kind, random games show which
// kinds there really are.

/** Everything told in one random game of each case. */
function told(kit: Kit): readonly Event[] {
  const { game } = kit;
  return casesOf(kit).flatMap(({ name, options: draw }) => {
    const random = randomOf(`events ${name}`);
    const events: Event[] = [];
    const hear = ({ event, others }: Told<Event>): void => {
      events.push(event, ...(others === undefined ? [] : [others]));
    };
    const state = begin(game, game.parseOptions(draw(random)), randomFrom(seedFrom(name)), hear);
    for (let open = game.questions(state); open.length > 0; open = game.questions(state)) {
      const { seat } = at(open, random.below(open.length));
      const choices = game.choices(state, seat);
      play(game, state, seat, at(choices, random.below(choices.length)), hear);
    }
    return events;
  });
}

const ALL: readonly Kit[] = [...KITS, toy];

describe.each(ALL.map((kit) => [kit.game.id, kit] as const))("the events of %s", (_id, kit) => {
  const events = told(kit);

  test("name only rules that a chapter of the book tells of", async () => {
    const { chapters } = await kit.book("en");
    const listed = chapters.flatMap(({ rules }) => rules);
    const named = new Set(events.flatMap((event) => kit.ruleOf(event) ?? []));
    const tells = (rule: string) => (one: string) =>
      one === rule || (one.endsWith(".") && rule.startsWith(one));
    expect([...named].filter((rule) => !listed.some(tells(rule)))).toEqual([]);
    expect(named.size).toBeGreaterThan(1);
  });

  test("have milestones, each of which happens in some game, and none at every step", () => {
    const kinds = new Set(events.map(({ kind }) => kind));
    expect(kit.milestones.filter((kind) => !kinds.has(kind))).toEqual([]);
    const marked = events.filter(({ kind }) => kit.milestones.includes(kind)).length;
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(events.length / 4);
  });
});
