import type { Seat } from "@medallion/kernel";
import { type RoninChoice, roninKit, type View } from "@medallion/ronin";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { difference, type ImaginedTable, imaginedTable } from "../../../table/test/imagined-table.ts";
import { KINDS, type TrialKind, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { RONIN } from "./ronin-table.tsx";

const { text } = await loadWords("en", loadTexts);
const FOUR = KINDS.find(({ seats }) => seats === 4) as TrialKind;

const draw = (scene: Scene): string => drawStill(RONIN, scene, text);

/** A table that begins in a state which somebody with this view could imagine. */
function imagined(view: View, viewer: Seat | null, seed: string): Promise<ImaginedTable> {
  const { mode, seats, rules } = FOUR;
  return imaginedTable(roninKit, { mode, seats, rules }, { view, viewer }, seed);
}

const SEATS = [0, 1, 2, 3];

function hands({ table }: ImaginedTable): string {
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
function answer({ table, store }: ImaginedTable, seat: Seat, turn: number, place: "first" | "last"): void {
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
      expect(await difference(one, other, draw)).toBeUndefined();
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
        expect(await difference(one, other, draw)).toBeUndefined();
        compared++;
      }
    }
    expect(differing).toBeGreaterThan(1);
    expect(compared).toBeGreaterThan(30);
  },
);
