import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";
import { readText } from "./files.ts";
import { dataFolder } from "./folder.ts";

export const SAVE_ENDING = ".medallion.json";

export interface SaveFile {
  readonly path: string;
  readonly changed: Date;
}

/** Where games are kept. */
export function savesFolder(world: World): string {
  return join(dataFolder(world), "saves");
}

/** A path for a new save that no other save has. */
export function newSavePath(world: World, game: string): string {
  return freePath(world, game, SAVE_ENDING);
}

/** A path for what reproduces a bug. */
export function newReportPath(world: World, game: string): string {
  return freePath(world, `${game}-report`, ".json");
}

function freePath(world: World, name: string, ending: string): string {
  const stem = join(
    savesFolder(world),
    `${name}-${world.now().toISOString().slice(0, 19).replaceAll(":", "-")}`,
  );
  let path = `${stem}${ending}`;
  for (let count = 2; existsSync(path); count++) path = `${stem}-${count}${ending}`;
  return path;
}

/** Throws `InputError` for a file that is there and is no save of ours: it is not to be overwritten. */
export function refuseForeign(path: string, text: Text): void {
  if (existsSync(path) && !readText(path, text).includes(SAVE_MARK))
    throw new InputError("foreign-file", text("error.foreign", { path }));
}

const SAVE_MARK = '"medallion-save"';

/** All saves, the newest first; none when there is no folder yet. */
export function listSaves(world: World): readonly SaveFile[] {
  const folder = savesFolder(world);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SAVE_ENDING))
    .map(({ name }) => ({ path: join(folder, name), changed: statSync(join(folder, name)).mtime }))
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.path < b.path ? 1 : -1));
}
