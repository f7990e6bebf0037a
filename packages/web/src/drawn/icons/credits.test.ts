import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ICON_CREDITS } from "./credits.ts";

const SOURCES = join(import.meta.dirname, "../..");

/** What some file of the program imports that way, with the folder of the file. */
function imported(way: RegExp): readonly { readonly name: string; readonly folder: string }[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(way)].map(([, name = ""]) => ({
      name,
      folder: dirname(join(SOURCES, file)),
    })),
  );
}

/** The icons that modules list, which are imported all together. */
async function listedIcons(): Promise<readonly string[]> {
  const lists = imported(/from "(\.[^"]+)\?game-icons"/g);
  const modules = await Promise.all(lists.map(({ name, folder }) => import(join(folder, name))));
  return modules.flatMap(({ ICONS }) => ICONS as readonly string[]);
}

test("every icon in the program is credited to the one who drew it", async () => {
  const credited = ICON_CREDITS.flatMap(({ icons }) => icons);
  expect(new Set(credited).size).toBe(credited.length);
  const single = imported(/"virtual:game-icons\/([a-z0-9-]+)"/g).map(({ name }) => name);
  const listed = await listedIcons();
  expect(listed.length).toBeGreaterThan(0);
  expect([...credited].sort()).toEqual([...new Set([...listed, ...single])].sort());
});
