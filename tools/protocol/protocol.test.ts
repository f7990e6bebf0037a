import { clientMessageSchema, ROUTES, serverMessageSchema } from "@medallion/protocol";
import { PRESETS } from "@medallion/table";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { FROM_CLIENTS, FROM_SERVERS } from "./examples.ts";
import { exampleFaults, protocolFaults } from "./faults.ts";
import { noteFaults, noteOn } from "./notes.ts";
import { openApi } from "./openapi.ts";
import { OF_THE_HOST, protocolPage } from "./page.ts";
import { printJson } from "./print-json.ts";
import { printLimits, printType } from "./print-type.ts";
import { jsonSchemaOf } from "./schema.ts";
import { typesIn, typesOf } from "./type-source.ts";

describe("the page", () => {
  const page = protocolPage();

  test("says nothing that the source contradicts", () => {
    expect(protocolFaults()).toEqual([]);
  });

  test("names every event, every command and every ready phrase", () => {
    const events = typesIn("packages/table/src/room/event.ts").get("RoomEvent")?.shapes ?? [];
    const commands = typesIn("packages/table/src/room/command.ts").get("RoomCommand")?.shapes ?? [];
    expect(events.length).toBeGreaterThan(15);
    expect(commands.length).toBeGreaterThan(15);
    for (const { kind } of [...events, ...commands]) expect(page).toContain(`\`${kind}\``);
    for (const preset of PRESETS) expect(page).toContain(`"${preset}"`);
  });

  test("lists the commands that a client may send, and no others", () => {
    const commands = typesIn("packages/table/src/room/command.ts").get("RoomCommand")?.shapes ?? [];
    expect(openApiCommands().sort()).toEqual(
      commands.flatMap(({ kind = "" }) => (OF_THE_HOST.includes(kind) ? [] : [kind])).sort(),
    );
  });

  test("has every route", () => {
    for (const { method, path } of Object.values(ROUTES)) expect(page).toContain(`### \`${method} ${path}\``);
  });

  test("says of every route what its body is, as the description for programs does", () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { requestBody?: object }>> };
    for (const { method, path, body } of Object.values(ROUTES)) {
      if (method === "GET" || body.safeParse({}).success) continue;
      const section = page.split(`### \`${method} ${path}\``)[1]?.split("\n### ")[0];
      expect(section, path).toContain("In the body");
      const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(described?.requestBody, path).toBeDefined();
    }
  });

  test("shows only examples that their schemas take", () => {
    const blocks = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = ""]) => JSON.parse(text));
    expect(blocks).toHaveLength(Object.keys(FROM_CLIENTS).length + Object.keys(FROM_SERVERS).length);
    for (const block of blocks)
      expect(
        [clientMessageSchema, serverMessageSchema].some((schema) => schema.safeParse(block).success),
        JSON.stringify(block),
      ).toBe(true);
  });
});

test("an example that does not fit is a fault with its place", () => {
  const wrong = { ping: { about: "", example: { kind: "ping", request: -1 } } };
  expect(exampleFaults(clientMessageSchema, wrong)).toEqual([
    "the example of ping does not fit its schema at request",
  ]);
});

test("a part that nobody explains stops the page, a note that nobody needs is a fault", () => {
  expect(() => noteOn("Settings.colour", "")).toThrow("nothing explains Settings.colour");
  expect(noteOn("Settings.game", "From the source.")).toBe("From the source.");
  expect(noteFaults([])).toContain("tools/protocol/notes.ts explains Settings.game, which does not need it");
});

test("types are read with their comments", () => {
  const types = typesOf(`
    /** A door. */
    export type Door =
      /** It stands open. */
      | { readonly kind: "open"; readonly since?: number }
      | { readonly kind: "shut"; /** Who has it. */ readonly key: Key | undefined };
    export interface Key { readonly teeth: readonly number[] }
    export type Size = "small" | "large";
  `);
  expect(types.get("Door")).toMatchObject({
    about: "A door.",
    shapes: [
      { kind: "open", about: "It stands open.", fields: [{ name: "since", type: "number", optional: true }] },
      { kind: "shut", about: "", fields: [{ name: "key", type: "Key | undefined", about: "Who has it." }] },
    ],
  });
  expect(types.get("Key")?.shapes[0]?.fields[0]?.type).toBe("number[]");
  expect(types.get("Size")).toMatchObject({ shapes: [], text: '"small" | "large"' });
});

test("schemas are printed as types with their limits", () => {
  const schema = z.object({
    name: z.optional(z.string().check(z.maxLength(5))),
    way: z.array(z.union([z.string(), z.number()])),
    seat: z.nullable(z.int().check(z.minimum(0), z.maximum(9))),
  });
  const printed = jsonSchemaOf(schema);
  expect(printType(printed)).toBe("{ name?: string, way: (string | number)[], seat: integer | null }");
  expect(printLimits(printed.properties?.name ?? {})).toBe("at most 5 characters");
  expect(printLimits(printed.properties?.seat ?? {})).toBe("0 to 9");
});

test("JSON is broken where a line would be too long", () => {
  expect(printJson({ a: [1, "b"], c: undefined })).toBe('{ "a": [1, "b"] }');
  const long = { text: "x".repeat(100), list: [] };
  expect(printJson(long)).toBe(`{\n  "text": "${long.text}",\n  "list": []\n}`);
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(["path", "query"]),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.optional(
    z.object({ required: z.literal(true), content: z.object({ "application/json": z.looseObject({}) }) }),
  ),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
const document = z.object({
  openapi: z.literal("3.1.1"),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
});

function openApiCommands(): unknown[] {
  const { RoomCommand } = document.parse(openApi()).components.schemas;
  return z
    .array(z.looseObject({ properties: z.looseObject({ kind: z.looseObject({ const: z.string() }) }) }))
    .parse(RoomCommand?.oneOf)
    .map(({ properties }) => properties.kind.const);
}

describe("the OpenAPI document", () => {
  const read = document.parse(openApi());

  test("has an operation per route, each with a name of its own", () => {
    const operations = Object.values(read.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(Object.keys(ROUTES).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test("declares every parameter of a path, and only those, as required", () => {
    for (const [path, operations] of Object.entries(read.paths))
      for (const { parameters } of Object.values(operations)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const declared = parameters.filter((parameter) => parameter.in === "path");
        expect(declared.map(({ name }) => name)).toEqual(inPath);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
  });

  test("refers only to schemas and ways of proving oneself that it has", () => {
    const text = JSON.stringify(read);
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys(read.components.schemas)).toContain(name);
    expect(text).not.toContain("#/$defs/");
    const ways = Object.values(read.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ security }) => security.flatMap((way) => Object.keys(way)));
    for (const way of ways) expect(Object.keys(read.components.securitySchemes)).toContain(way);
  });

  test("has schemas that a validator takes and that judge as ours do", () => {
    const ajv = new Ajv2020({ strict: false }).addSchema({ ...read, $id: "medallion" });
    const judges = new Map(
      Object.keys(read.components.schemas).map((name) => [
        name,
        ajv.compile({ $ref: `medallion#/components/schemas/${name}` }),
      ]),
    );
    const takes = (name: string, value: unknown): boolean =>
      judges.get(name)?.(JSON.parse(JSON.stringify(value))) === true;
    for (const { example } of Object.values(FROM_CLIENTS)) expect(takes("ClientMessage", example)).toBe(true);
    for (const { example } of Object.values(FROM_SERVERS)) expect(takes("ServerMessage", example)).toBe(true);
    expect(takes("ClientMessage", { kind: "ping", request: -1 })).toBe(false);
    expect(takes("ClientMessage", { kind: "ping", request: 1, more: true })).toBe(false);
    expect(judges.size).toBeGreaterThan(10);
  });
});
