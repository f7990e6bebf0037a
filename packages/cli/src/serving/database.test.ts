import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { textIn } from "../texts/index.ts";
import { databaseFor } from "./database.ts";

const text = textIn("en");
const find = (env: Readonly<Record<string, string>>, asked?: string) => databaseFor({ env }, asked, text);

test("the option goes before the environment, the environment before the standard", () => {
  const env = { DATABASE_URL: "postgres://a:b@host/games" };
  expect(find(env, "sqlite:/x/y.db")).toEqual({ url: "sqlite:/x/y.db", folder: "/x" });
  expect(find(env).url).toBe("postgres://a:b@host/games");
  expect(find({ DATABASE_URL: "" }).url).toBe(`sqlite:${resolve("data", "medallion.db")}`);
});

test("a path is meant from the current folder, the standard from the project where npm or ./play started it", () => {
  expect(find({}, "sqlite:here.db")).toEqual({ url: `sqlite:${resolve("here.db")}`, folder: resolve() });
  const npm = { npm_lifecycle_event: "ci:play", npm_package_json: "/project/package.json" };
  expect(find(npm)).toEqual({
    url: `sqlite:${join("/project", "data", "medallion.db")}`,
    folder: "/project/data",
  });
  expect(find(npm, "sqlite:here.db").url).toBe(`sqlite:${resolve("here.db")}`);
  expect(find({ ...npm, npm_lifecycle_event: "test" }).url).toBe(`sqlite:${resolve("data", "medallion.db")}`);
});

test("anything else is refused, and not repeated: it may hold a password", () => {
  for (const given of ["mysql://me:secret@host/db", "sqlite:", "secret", "postgres://[secret"]) {
    expect(() => find({}, given)).toThrow(/sqlite:PATH or postgres/);
    expect(() => find({}, given)).not.toThrow(/secret/);
  }
});
