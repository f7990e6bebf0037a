import {
  catalogueSchema,
  finishedSchema,
  httpRefusalSchema,
  lobbyFilterSchema,
  personSchema,
  placeSchema,
  profileSchema,
  ratingSchema,
  refusalSchema,
  sessionSchema,
  tableCardSchema,
} from "@medallion/protocol";
import { roomCommandSchema, settingsSchema } from "@medallion/table";
import { registry, toJSONSchema } from "zod";
import * as z from "zod/mini";

/** The part of JSON Schema that our schemas come to. */
export interface JsonSchema {
  $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The schemas that pages and clients call by a name. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  Person: personSchema,
  Place: placeSchema,
  TableCard: tableCardSchema,
  LobbyFilter: lobbyFilterSchema,
  Settings: settingsSchema,
  RoomCommand: roomCommandSchema,
  Refusal: refusalSchema,
  HttpRefusal: httpRefusalSchema,
  Rating: ratingSchema,
  FinishedGame: finishedSchema,
  Profile: profileSchema,
  Session: sessionSchema,
  Catalogue: catalogueSchema,
};

/** Types of the table that travel as they are: the host made them, so no schema checks them. */
export const AS_THEY_ARE = ["RoomLook", "RoomEvent"] as const;

const names = registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

const PREFIX = "#/components/schemas/";

/** What a schema takes, with every named part as a reference. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return converted(schema).schema;
}

/** The named schemas themselves. */
export function namedSchemas(): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const name of AS_THEY_ARE) all[name] = { type: "object" };
  for (const schema of Object.values(NAMED)) Object.assign(all, converted(schema).named);
  return all;
}

/** The name of what a reference refers to. */
export function referred(ref: string): string {
  return ref.slice(PREFIX.length);
}

function converted(schema: z.ZodMiniType): { schema: JsonSchema; named: Record<string, JsonSchema> } {
  const whole = toJSONSchema(z.object({ it: schema }), {
    io: "input",
    metadata: names,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema, path }) => {
      if (zodSchema._zod.def.type === "custom") jsonSchema.$ref = `#/$defs/${asItIs(path)}`;
      delete jsonSchema.id;
      // The range of safe numbers goes without saying.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const { properties, $defs = {} } = JSON.parse(JSON.stringify(whole).replaceAll("#/$defs/", PREFIX));
  return { schema: properties.it, named: $defs };
}

/** Which type a part without a schema has, by where it stands. */
function asItIs(path: readonly (string | number)[]): (typeof AS_THEY_ARE)[number] {
  if (path.at(-1) === "look") return "RoomLook";
  if (path.at(-2) === "events") return "RoomEvent";
  throw new Error(`no type is known for the part without a schema at ${path.join(".")}`);
}
