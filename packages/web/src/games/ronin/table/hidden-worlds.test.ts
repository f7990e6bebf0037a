import { randomOf, type Seat } from "@medallion/kernel";
import { type RoninChoice, roninKit, type View } from "@medallion/ronin";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import { TableStore } from "../../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../../table/test/trial-table.ts";
import { KINDS, type TrialKind, trialGame } from "../test/trial-games.ts";
import { RONIN } from "./ronin-table.tsx";

const { text } = await loadWords("en");
const FOUR = KINDS.find(({ seats }) => seats === 4) as TrialKind;

/** A table, and what one viewer has heard of it so far, message by message. */
interface Followed {
  readonly table: TrialTable;
  readonly store: TableStore;
  readonly messages: string[];
}

/** A table that begins in a state which somebody with this view could imagine. */
async function imagined(view: View, viewer: Seat | null, seed: string): Promise<Followed> {
  const world = roninKit.game.imagine(view, randomOf(seed));
  const game = { ...roninKit.game, setup: () => roninKit.game.copy(world) };
  const { mode, seats, rules } = FOUR;
  const table = new TrialTable({ mode, seats, rules }, { ...roninKit, game });
  const messages: string[] = [];
  table.open(viewer, {
    news: (events) => messages.push(JSON.stringify(events)),
    watched: () => undefined,
    refused: () => undefined,
  });
  const store = new TableStore(table.open, viewer);
  await Promise.resolve();
  return { table, store, messages };
}

/** All that reaches this viewer's browser, and all that it draws from that. */
async function seenBy({ table, store, messages }: Followed): Promise<string> {
  const look = JSON.stringify(table.room.look(store.seat));
  return [...messages, look, drawStill(RONIN, await sceneOf(store, roninKit), text)].join("\n");
}

/** Where what is seen at two tables differs first; nothing if it is the same, byte for byte. */
async function difference(one: Followed, other: Followed): Promise<string | undefined> {
  const [first, second] = [await seenBy(one), await seenBy(other)];
  const place = [...first].findIndex((letter, index) => letter !== second[index]);
  return first === second
    ? undefined
    : `${first.slice(place - 80, place)} … ${first.slice(place, place + 80)}`;
}

const SEATS = [0, 1, 2, 3];

function hands({ table }: Followed): string {
  const held = SEATS.map((seat) => {
    const view = table.room.look(seat).table?.view as View | undefined;
    return view?.players[seat]?.hand;
  });
  return JSON.stringify(held);
}

/**
 * Whoever is asked: the same for all to see, or, where it is secret, something else at each table. The viewer takes no
 * cards of the deck, which it would see.
 */
function answer({ table, store }: Followed, seat: Seat, turn: number, place: "first" | "last"): void {
  const look = table.room.look(seat).table;
  if (look?.question === undefined) throw new Error(`nobody asks ${seat}`);
  const choices = look.choices as readonly RoninChoice[];
  const decline = choices.findIndex(({ kind }) => kind === "decline");
  const secret = look.question.kind === "play" || look.question.kind === "keep";
  const row = choices.findIndex(({ kind }) => kind === "row");
  const open = decline >= 0 ? decline : seat === store.seat ? row : turn % choices.length;
  const choice = secret && place === "last" ? choices.length - 1 : secret ? 0 : open;
  table.send(seat, { kind: "answer", seat, question: look.question.id, choice });
}

/** Views of a viewer in random games, at the moments when everybody has to draft. */
async function* drafts(viewer: Seat | null): AsyncGenerator<View> {
  for (const seed of ["a", "b"])
    for await (const { table, seat } of trialGame(FOUR, seed)) {
      const { table: own } = table.room.look(seat);
      const view = table.room.look(viewer).table?.view as View;
      const isFirst = view.order[0] === seat && own?.question?.kind === "place";
      // Before that the rows are filled, which turns cards of the deck.
      if (isFirst && view.turn % 3 === 1) yield view;
    }
}

test.each([0, 2, null])(
  "hands of others, their secret picks and the order of the deck change nothing for viewer %s until they are revealed",
  async (viewer) => {
    let compared = 0;
    let differing = 0;
    for await (const view of drafts(viewer)) {
      const one = await imagined(view, viewer, "one");
      const other = await imagined(view, viewer, "other");
      if (hands(one) !== hands(other)) differing++;
      expect(await difference(one, other)).toBeUndefined();
      for (let turn = 0; turn < 40; turn++) {
        // The viewer answers all but the secret question: after that everything is revealed.
        const asked = SEATS.filter((seat) => {
          const kind = one.table.room.look(seat).table?.question?.kind;
          return kind !== undefined && (kind !== "play" || (seat !== viewer && seat !== 3));
        });
        const seat = asked[0];
        if (seat === undefined) break;
        answer(one, seat, turn, "first");
        answer(other, seat, turn, "last");
        expect(await difference(one, other)).toBeUndefined();
        compared++;
      }
    }
    expect(differing).toBeGreaterThan(1);
    expect(compared).toBeGreaterThan(30);
  },
);
