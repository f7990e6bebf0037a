import type { Random } from "@medallion/kernel";
import { at, randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { copyState } from "../copy-state.ts";
import { COMPONENTS, NEIGHBOURS, OPTION_KEYS, sitesOf } from "../data/index.ts";
import {
  account,
  advanced,
  checkAccount,
  checkTable,
  middle,
  wander,
  weaken,
} from "../effects/test/wander.ts";
import type { OldWorldEvent } from "../events.ts";
import { moveFigure } from "../rules/moves.ts";
import { isQuestPlace } from "../rules/places.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { readStory } from "./reading.ts";

const SILENT = { tell: undefined, final: false };

/** Games of one to five players, from the first turn to late ones, with weak and strong witchers. */
const POSITIONS: readonly State[] = [1, 2, 3, 4, 5].flatMap((seats) => [
  middle(seats, 1, `first ${seats}`),
  middle(seats, 8, `early ${seats}`),
  advanced(middle(seats, 15, `middle ${seats}`), 3),
  advanced(middle(seats, 25, `late ${seats}`), 4),
]);

/** All lists that stories apply, table rows and branches included. */
const STORY_LISTS: readonly number[] = sitesOf(COMPONENTS)
  .lists.filter(({ setting, isCost }) => (setting === "story" || setting === "nextExplore") && !isCost)
  .map(({ effects }) => BOX.listOf.get(effects) ?? NONE);

/** Takes a story out of its deck, as if it had just been drawn; says whether it lay there. */
function draw(state: State, story: number): boolean {
  const { deck } = at(BOX.stories, story);
  if (deck === NONE)
    return !state.players.some(({ kept }) => kept.some((keep) => BOX.keeps[keep]?.story === story));
  for (const pile of [at(state.exploration, deck), at(state.explored, deck)]) {
    const place = pile.indexOf(story);
    if (place >= 0) {
      pile.splice(place, 1);
      return true;
    }
  }
  return false;
}

/** Reads a card in a copy of a position with random answers; `undefined` if it does not lie in its deck. */
function tell(
  position: State,
  story: number,
  random: Random,
  note: Note = () => undefined,
): State | undefined {
  const state = copyState(position);
  if (!draw(state, story)) return undefined;
  // Cut, so that short fights meet other cards each time.
  const { deck } = playerOf(state, state.active);
  deck.push(...deck.splice(0, random.below(deck.length + 1)));
  readStory(state, { final: false, tell: ({ event }) => note(event) }, state.active, story);
  const before = account(state);
  wander(state, random, { tell: note });
  checkAccount(state, before, at(BOX.stories, story).id);
  if (state.readings.length > 0) throw new Error("a story still lies open");
  return state;
}

type Note = (event: OldWorldEvent) => void;

describe("every story", () => {
  it("can be read in any state: nothing breaks, nothing gets lost (OW-8.19, OW-1.18, OW-1.26)", () => {
    const random = randomOf("every story");
    let read = 0;
    for (const position of POSITIONS)
      for (const story of BOX.stories.keys()) {
        const state = tell(position, story, random);
        if (state === undefined) continue;
        checkTable(state);
        read++;
      }
    expect(read).toBeGreaterThan(0.7 * POSITIONS.length * BOX.stories.length);
  });

  it("can end in every way its options, tables and conditions have (OW-8.13, OW-8.15, OW-8.16)", () => {
    const random = randomOf("every end");
    const missing = new Set(endsOfAll());
    const note: Note = (event) => {
      if (event.kind === "storyEnded") missing.delete(endOf(event.story, event.option, event.row));
    };
    for (let round = 0; round < MOST_ROUNDS && missing.size > 0; round++) {
      const stories = new Set([...missing].map((end) => BOX.storyOf.get(end.slice(0, 3)) ?? NONE));
      for (const story of stories) tell(at(POSITIONS, round % POSITIONS.length), story, random, note);
    }
    expect([...missing]).toEqual([]);
  });

  it("applies each of its lists, also those that no state chose (OW-8.15, OW-8.19)", () => {
    const random = randomOf("every list");
    for (const position of POSITIONS.filter((_, place) => place % 3 === 0))
      for (const list of STORY_LISTS) {
        const { index: story } = at(BOX.sources, list);
        const state = copyState(position);
        if (!draw(state, story)) continue;
        const seat = state.active;
        state.readings.push({ story, seat, option: 0, rows: [], stays: false });
        state.agenda.push({ do: "closeStory" }, { do: "effects", list, at: 0, seat });
        const before = account(state);
        wander(state, random);
        checkAccount(state, before, `list ${list}`);
        checkTable(state);
      }
  });
});

/** Lucky combos and dice are rare among random answers. */
const MOST_ROUNDS = 4000;

function endOf(story: string, option?: string, row?: number): string {
  return [story, option ?? "", row ?? ""].join(" ");
}

/** Every end that the texts of stories have. */
function endsOfAll(): readonly string[] {
  return BOX.stories.flatMap(({ id, options, effects }) => {
    if (options.length === 0) return rowsOf(effects).map((row) => endOf(id, undefined, row));
    return options.flatMap((option, place) =>
      rowsOf(option.effects).map((row) => endOf(id, OPTION_KEYS[place], row)),
    );
  });
}

/** The rows of what decides in a list, or nothing to decide. */
function rowsOf(list: number): readonly (number | undefined)[] {
  for (const effect of at(BOX.lists, list)) {
    if ("table" in effect) return effect.table.map((_, row) => row);
    if (effect.op === "if" || effect.op === "pokerAgainst") return [0, 1];
  }
  return [undefined];
}

describe("every quest", () => {
  it("can be finished: its place is reached, its event read, its card and token leave (OW-8.12, OW-4.20, OW-8.17)", () => {
    const random = randomOf("every quest");
    for (const [quest, { story, effect }] of BOX.quests.entries())
      for (const seats of [1, 3, 5]) {
        const state = middle(seats, 9, `quest ${seats}`);
        const seat = state.active;
        const player = playerOf(state, seat);
        player.quests = [];
        player.gold = 9;
        state.turn.skip = false;
        if (!draw(state, story)) continue;
        state.readings.push({ story, seat, option: 0, rows: [], stays: false });
        const list = BOX.lists.findIndex((effects) => effects.includes(effect));
        state.agenda.push(
          { do: "closeStory" },
          { do: "effects", list, at: at(BOX.lists, list).indexOf(effect), seat },
        );
        wander(state, random);
        expect(player.quests.map((held) => held.quest)).toEqual([quest]);
        const before = account(state);

        const goal = COMPONENTS.locations.findIndex((_, place) =>
          isQuestPlace(state, at(player.quests, 0), place),
        );
        expect(distance(player.at, goal)).toBeLessThanOrEqual(4);
        moveFigure(state, SILENT, seat, goal);
        expect(player.quests).toMatchObject([{ ready: true }]);
        state.agenda.push({ do: "resolveQuest", at: 0 });
        const events: OldWorldEvent[] = [];
        wander(state, random, { tell: (event) => events.push(event) });
        expect(player.quests).toEqual([]);
        expect(account(state)).toEqual(before);
        const event = at(BOX.stories, at(BOX.events, effect.event)).id;
        expect(events).toContainEqual({ kind: "eventRead", seat, story: event });
      }
  });
});

/** Moves from one place to another. */
function distance(from: number, to: number): number {
  const reached = [from];
  let moves = 0;
  for (let frontier = [from]; !reached.includes(to); moves++) {
    frontier = frontier.flatMap((place) => at(NEIGHBOURS, place)).filter((place) => !reached.includes(place));
    if (frontier.length === 0) return Number.POSITIVE_INFINITY;
    reached.push(...frontier);
  }
  return moves;
}

describe("every event", () => {
  it("is reached from an exploration card, through quests, readings, kept cards and fights (OW-8.17, OW-8.20)", () => {
    const random = randomOf("every event");
    const read = new Set<string>();
    const note: Note = (event) => {
      if (event.kind === "eventRead") read.add(event.story);
    };
    for (let round = 0; round < 16; round++)
      for (const [story, { deck }] of BOX.stories.entries()) {
        if (deck === NONE) continue;
        const state = copyState(at(POSITIONS, 4 + round));
        if (!draw(state, story)) continue;
        const seat = state.active;
        playerOf(state, seat).gold = 9;
        readStory(state, SILENT, seat, story);
        wander(state, random, { tell: note });
        // What the card left behind: a quest is resolved, a kept card replaces the next exploration or wins a fight.
        const place = playerOf(state, seat).quests.length - 1;
        if (place >= 0) {
          playerOf(state, seat).gold = 9;
          state.agenda.push({ do: "resolveQuest", at: place });
          wander(state, random, { tell: note });
        }
        state.agenda.push({ do: "explore", deck });
        wander(state, random, { tell: note });
        winFight(state, random, note);
      }
    expect([...read].sort()).toEqual(COMPONENTS.eventCards.map(({ id }) => id));
  });
});

/** A fight that the monster has all but lost, for kept cards that speak of a victory. */
function winFight(state: State, random: Random, note: Note): void {
  const terrain = state.monsters.findIndex((monster) => monster !== NONE);
  if (terrain < 0) return;
  playerOf(state, state.active).shield = 4;
  state.agenda.push({ do: "fightMonster", terrain });
  wander(state, random, { tell: note, until: ({ fight }) => fight?.formed === true });
  weaken(state, 1);
  wander(state, random, { tell: note });
}
