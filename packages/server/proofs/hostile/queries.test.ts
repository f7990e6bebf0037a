import { expect, test } from "vitest";
import { served, Visitor } from "../../test/served.ts";

test.for([
  ["1.5", 400],
  ["1e19", 400],
  ["Infinity", 400],
  ["1700000000000", 200],
] as const)(
  "a list before the time %s is answered %i: no database is asked for what it cannot count",
  async ([before, status]) => {
    const anna = await Visitor.guest(await served(), "Anna");
    const path = `/api/my/tables?which=over&before=${before}`;
    expect((await anna.ask("GET", path)).status).toBe(status);
  },
);
