import type { Kit } from "@medallion/kernel";
import { z } from "zod";
import { scenarioFormat } from "./format.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of a scenario that a game may describe. */
const PARTS = ["options", "cards", "position"] as const;

/** A JSON Schema (2020-12) of one scenario of any of these games. */
export function scenarioSchema(kits: readonly Kit[]): JsonSchema {
  const generic = record(z.toJSONSchema(scenarioFormat, { io: "input" }));
  const properties = record(generic.properties);
  return {
    ...generic,
    title: "A scenario",
    properties: { ...properties, game: { enum: kits.map(({ game }) => game.id) } },
    anyOf: [{ required: ["script"] }, { required: ["expect"] }, { required: ["puzzle"] }],
    allOf: kits.map((kit) => ({
      if: { required: ["game"], properties: { game: { const: kit.game.id } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      then: { properties: partsOf(kit, record(properties.expect)) },
    })),
  };
}

function partsOf(kit: Kit, genericExpect: JsonSchema): JsonSchema {
  const schema = kit.stage.schema ?? {};
  const parts: Record<string, unknown> = { mode: { enum: kit.lobby.modes.map(({ id }) => id) } };
  for (const part of PARTS) if (part in schema) parts[part] = schema[part];
  if ("expect" in schema) {
    const game = record(schema.expect);
    const properties = { ...record(genericExpect.properties), ...record(game.properties) };
    const expect = { ...game, properties };
    parts.expect = expect;
    const line = { type: "object", properties: { expect } };
    parts.script = { type: "array", items: { anyOf: [{ type: "string" }, line] } };
  }
  return parts;
}

function record(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
