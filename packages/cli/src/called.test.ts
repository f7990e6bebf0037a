import { expect, test } from "vitest";
import { calledAs } from "./called.ts";
import type { World } from "./world.ts";

function called(env: World["env"]): string {
  return calledAs({ env } as World);
}

test("people are told to type what they typed: ./play, its path from elsewhere, the npm script, or medallion", () => {
  const clone = { npm_package_json: "/games/medallion/package.json", INIT_CWD: "/games/medallion" };
  expect(called({ ...clone, npm_lifecycle_event: "ci:play" })).toBe("./play");
  expect(called({ ...clone, INIT_CWD: "/elsewhere", npm_lifecycle_event: "ci:play" })).toBe(
    "/games/medallion/play",
  );
  expect(called({ ...clone, npm_lifecycle_event: "medallion" })).toBe("npm run -s medallion --");
  expect(called({})).toBe("medallion");
});
