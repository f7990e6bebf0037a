import { type Kit, randomOf, type Seat } from "@medallion/kernel";
import type { Settings } from "@medallion/table";
import type { Scene } from "../../scene/scene.ts";
import { TableStore } from "../../scene/table-store.ts";
import { sceneOf, TrialTable } from "./trial-table.ts";

/** A table that somebody with this view could imagine, and what one viewer has heard of it, message by message. */
export interface ImaginedTable {
  readonly kit: Kit;
  readonly table: TrialTable;
  readonly store: TableStore;
  readonly messages: string[];
}

/** A table that begins in such a state; another seed hides something else. */
export async function imaginedTable(
  kit: Kit,
  settings: Partial<Settings>,
  { view, viewer }: { readonly view: unknown; readonly viewer: Seat | null },
  seed: string,
): Promise<ImaginedTable> {
  const world = kit.game.imagine(view, randomOf(seed));
  const game = { ...kit.game, setup: () => kit.game.copy(world) };
  const table = new TrialTable(settings, { ...kit, game });
  const messages: string[] = [];
  table.open(viewer, {
    news: (events) => messages.push(JSON.stringify(events)),
    watched: () => undefined,
    refused: () => undefined,
  });
  const store = new TableStore(table.open, viewer);
  await Promise.resolve();
  return { kit, table, store, messages };
}

/** All that reaches this viewer's browser, and all that is drawn from that, if it shall be. */
async function seenAt(
  { kit, table, store, messages }: ImaginedTable,
  draw?: (scene: Scene) => string,
): Promise<string> {
  const look = JSON.stringify(table.room.look(store.seat));
  const drawn = draw === undefined ? [] : [draw(await sceneOf(store, kit))];
  return [...messages, look, ...drawn].join("\n");
}

/** Where what is seen at two tables differs first; nothing if it is the same, byte for byte. */
export async function difference(
  one: ImaginedTable,
  other: ImaginedTable,
  draw?: (scene: Scene) => string,
): Promise<string | undefined> {
  const [first, second] = [await seenAt(one, draw), await seenAt(other, draw)];
  if (first === second) return undefined;
  let place = 0;
  while (first[place] === second[place]) place++;
  return `${first.slice(Math.max(0, place - 80), place)} … ${first.slice(place, place + 80)} … ${second.slice(place, place + 80)}`;
}
