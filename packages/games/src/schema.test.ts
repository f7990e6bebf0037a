import { readFileSync } from "node:fs";
import { scenarioSchema } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { KITS } from "./index.ts";

test("the published schema of scenarios is the one that `medallion check --schema` prints", () => {
  const published: unknown = JSON.parse(
    readFileSync(new URL("../../../docs/scenario.schema.json", import.meta.url), "utf8"),
  );
  expect(JSON.parse(JSON.stringify(scenarioSchema(KITS)))).toEqual(published);
});
