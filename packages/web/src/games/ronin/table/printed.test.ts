import type { PlayerView, TimelineCard, View } from "@medallion/ronin";
import { boxOf } from "@medallion/ronin/pages";
import { expect, test } from "vitest";
import { drawStill } from "../../../drawn/test/draw-still.tsx";
import { loadWords } from "../../../language/words.ts";
import type { Scene } from "../../../scene/scene.ts";
import { KINDS, type TrialKind, trialGame } from "../test/trial-games.ts";
import { loadTexts } from "../texts.ts";
import { RONIN } from "./ronin-table.tsx";

const { text } = await loadWords("en", loadTexts);
const THREE = KINDS.find(({ seats }) => seats === 3) as TrialKind;

async function playing(kind = THREE): Promise<Scene> {
  for await (const { look } of trialGame(kind, "printed")) {
    const scene = await look(0);
    if (scene.table.question?.kind === "play") return scene;
  }
  throw new Error("nobody plays");
}

/** The scene with another view. */
function seeing(scene: Scene, change: (view: View) => Partial<View>): Scene {
  const view = scene.table.view as View;
  return { ...scene, table: { ...scene.table, view: { ...view, ...change(view) } } };
}

const own = (view: View, change: Partial<PlayerView>): readonly PlayerView[] =>
  view.players.map((player, seat) => (seat === view.seat ? { ...player, ...change } : player));

const draw = (scene: Scene): string => drawStill(RONIN, scene, text);

test("what is declared is drawn: a card, the spaces of abilities and gold, a board", async () => {
  const scene = await playing();
  const character = (scene.table.view as View).players[0]?.character ?? "geralt";
  const declared: NonNullable<View["declared"]> = {
    cards: [{ id: "own-card", colour: "red", symbols: ["C"] }],
    boards: [{ character, thresholds: [1, 2, 19], goldVp: [[0, 88]] }],
    sides: [{ id: "X", top: 14, bonuses: { 2: { k: "xp", n: 77 } }, vp: [[3, 66]] }],
  };
  const markup = draw(
    seeing(scene, (view) => ({
      declared,
      players: own(view, { hand: ["own-card"], handCount: 1 }),
      boards: view.boards.map((board) => board && { ...board, side: "X" }),
    })),
  );
  expect(markup).toContain('data-ref="card:own-card"');
  for (const number of ["88", "77", "66"]) expect(markup).toContain(`>${number}<`);
});

test("hands and timelines of ten lie on the table, card by card", async () => {
  const scene = await playing();
  const [hand, line] = [boxOf({}).cards.slice(0, 10), boxOf({}).cards.slice(10, 20)];
  const timeline = line.map(({ id }): TimelineCard => ({ card: id, covered: 0 }));
  const markup = draw(
    seeing(scene, (view) => ({
      // No other card of the same name lies anywhere.
      rows: view.rows.map(() => []),
      discard: [],
      players: view.players.map((player, seat) => ({
        ...player,
        ...(seat === view.seat ? { hand: hand.map(({ id }) => id), handCount: 10 } : {}),
        timeline,
      })),
    })),
  );
  for (const { id } of hand) expect(markup.split(`data-ref="card:${id}"`)).toHaveLength(2);
  for (const { id } of line) expect(markup.split(`data-ref="card:${id}"`)).toHaveLength(4);
});

test("whoever plays alone sees how many points are needed (RO-12.28)", async () => {
  for (const kind of [THREE, ...KINDS.filter(({ seats }) => seats === 1)])
    expect(draw(await playing(kind)).includes("/ 35")).toBe(kind !== THREE);
});

test("every card that lies on the table bears its own drawing, which films copy before it changes", async () => {
  const markup = draw(await playing());
  const lying = markup.split('data-ref="card:').slice(1);
  expect(lying.length).toBeGreaterThan(5);
  for (const piece of lying) {
    const drawing = /<svg[^>]*>/u.exec(piece)?.[0];
    expect(drawing).toContain(`data-card="${piece.slice(0, piece.indexOf('"'))}"`);
  }
});

test("every number on the table tells why it is what it is", async () => {
  let told = 0;
  for await (const { look, seat } of trialGame(THREE, "why")) {
    const scene = await look(seat);
    const subjects = scene.kit.game.subjects(scene.table.view);
    for (const [, json] of draw(scene).matchAll(/data-why="([^"]+)"/gu)) {
      expect(subjects).toContainEqual(JSON.parse((json ?? "").replaceAll("&quot;", '"')));
      told++;
    }
    if (told > 300) return;
  }
});
