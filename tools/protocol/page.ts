import {
  COOKIE,
  clientMessageSchema,
  PROTOCOL,
  ROUTES,
  type Route,
  SOCKET_PATH,
  serverMessageSchema,
} from "@medallion/protocol";
import { PRESETS } from "@medallion/table";
import { textOf } from "../repository.ts";
import { SERVER_CODES, tableCodes } from "./codes.ts";
import { type Described, FIELDS, FROM_CLIENTS, FROM_SERVERS } from "./examples.ts";
import { noteOn } from "./notes.ts";
import { printJson } from "./print-json.ts";
import { printLimits, printType } from "./print-type.ts";
import { type JsonSchema, jsonSchemaOf, namedSchemas } from "./schema.ts";
import { type DeclaredType, type Field, typesIn } from "./type-source.ts";

/** Commands that no client may send. */
export const OF_THE_HOST = ["bot", "gone", "back", "callOff", "close", "tick"];

/** The whole page: the prose of the template, and what schemas and types say. */
export function protocolPage(): string {
  const parts: Readonly<Record<string, () => string>> = {
    version: () => String(PROTOCOL),
    socket: () => SOCKET_PATH,
    cookie: () => COOKIE,
    "messages of clients": () => messages(jsonSchemaOf(clientMessageSchema), FROM_CLIENTS),
    "messages of servers": () => messages(jsonSchemaOf(serverMessageSchema), FROM_SERVERS),
    "codes of the server": () =>
      table(
        ["code", "meaning"],
        Object.entries(SERVER_CODES).map(([code, about]) => [`\`${code}\``, about]),
      ),
    "codes of the table": () =>
      table(
        ["code", "sentence"],
        tableCodes().map(({ code, about }) => [`\`${code}\``, about]),
      ),
    commands: () => union(typeNamed("RoomCommand"), (kind) => !OF_THE_HOST.includes(kind)),
    types: () => TYPES.map((name) => `### ${name}\n\n${typeSection(name)}`).join("\n\n"),
    "types of http": () => HTTP_TYPES.map((name) => `### ${name}\n\n${fieldTable(named(name))}`).join("\n\n"),
    routes: () => Object.values(ROUTES).map(routeSection).join("\n\n"),
  };
  const used = new Set<string>();
  const page = textOf("tools/protocol/template.md").replaceAll(/\{\{(.+?)\}\}/g, (_hole, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template asks for ${name}, which nobody makes`);
    used.add(name);
    return part();
  });
  for (const name of Object.keys(parts)) if (!used.has(name)) throw new Error(`the template lacks ${name}`);
  return page;
}

const SOURCES = [
  ...["settings", "look", "event", "command"].map((name) => `packages/table/src/room/${name}.ts`),
  "packages/kernel/src/game.ts",
  "packages/kernel/src/message.ts",
  "packages/records/src/ending.ts",
  "packages/records/src/entry.ts",
];
const TYPES = [
  ...[
    "RoomLook",
    "TableLook",
    "RoomEvent",
    "Settings",
    "Clock",
    "Place",
    "ClockFace",
    "Proposed",
    "Verdict",
    "Preset",
  ],
  ...["Question", "Choice", "Event", "Message", "Value", "Seat", "Ending", "Outcome", "Standing"],
];
const HTTP_TYPES = [
  "Person",
  "TableCard",
  "LobbyFilter",
  "Session",
  "Rating",
  "FinishedGame",
  "Profile",
  "Catalogue",
  "Refusal",
];

/** All types that the page explains from their source. */
export function explainedTypes(): readonly DeclaredType[] {
  return [...TYPES, "RoomCommand"].map(typeNamed);
}

function typeNamed(name: string): DeclaredType {
  for (const file of SOURCES) {
    const type = typesIn(file).get(name);
    if (type !== undefined) return type;
  }
  throw new Error(`the type ${name} is in none of ${SOURCES.join(", ")}`);
}

function messages(schema: JsonSchema, described: Readonly<Record<string, Described<unknown>>>): string {
  return (schema.oneOf ?? [])
    .map((message) => {
      const kind = String(message.properties?.kind?.const);
      const here = described[kind];
      if (here === undefined) throw new Error(`tools/protocol/examples.ts has no message ${kind}`);
      const example = printJson(here.example);
      return `### \`${kind}\`\n\n${here.about}\n\n${fieldTable(message, FIELDS)}\n\n\`\`\`json\n${example}\n\`\`\``;
    })
    .join("\n\n");
}

function fieldTable(schema: JsonSchema, meanings?: Readonly<Record<string, string>>): string {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== "kind" || meanings === undefined,
  );
  const rows = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    const cells = [`\`${name}${optional}\``, `\`${printType(field)}\``, printLimits(field)];
    if (meanings === undefined) return cells;
    const meaning = meanings[name];
    if (meaning === undefined)
      throw new Error(`tools/protocol/examples.ts says nothing of the field ${name}`);
    const limits = printLimits(field);
    return [...cells.slice(0, 2), limits === "" ? meaning : `${meaning.slice(0, -1)} (${limits}).`];
  });
  if (rows.length === 0) return "No fields.";
  return table(["field", "type", meanings === undefined ? "limits" : "meaning"], rows);
}

function named(name: string): JsonSchema {
  const schema = namedSchemas()[name];
  if (schema === undefined) throw new Error(`no schema is named ${name}`);
  return schema;
}

function typeSection(name: string): string {
  const type = typeNamed(name);
  const about = noteOn(name, type.about);
  const [only, ...others] = type.shapes;
  if (only === undefined) {
    const text = name === "Preset" ? PRESETS.map((preset) => `"${preset}"`).join(" | ") : type.text;
    return `${about}\n\n\`${text}\``;
  }
  if (others.length > 0 || only.kind !== undefined) return `${about}\n\n${union(type)}`;
  const rows = only.fields.map((field) => [
    `\`${nameOf(field)}\``,
    `\`${typeOf(field)}\``,
    noteOn(`${name}.${field.name}`, field.about),
  ]);
  return `${about}\n\n${table(["field", "type", "meaning"], rows)}`;
}

function union({ name, shapes }: DeclaredType, wanted: (kind: string) => boolean = () => true): string {
  const rows = shapes.flatMap(({ kind = "", about, fields }) =>
    wanted(kind)
      ? [
          [
            `\`${kind}\``,
            fields.map((field) => `\`${nameOf(field)}: ${typeOf(field)}\``).join(", "),
            noteOn(`${name}.${kind}`, about),
          ],
        ]
      : [],
  );
  return table(["kind", "fields", "meaning"], rows);
}

/** What is `undefined` inside is absent on the wire. */
function nameOf({ name, optional, type }: Field): string {
  return optional || type.endsWith(" | undefined") ? `${name}?` : name;
}

function typeOf({ type }: Field): string {
  return type
    .replace(/ \| undefined$/, "")
    .replaceAll("PublicPlace", "Place")
    .replaceAll(/(\w+)\["kind"\]/g, (_text, name: string) => kindsOf(typeNamed(name)));
}

function kindsOf({ shapes }: DeclaredType): string {
  return shapes.map(({ kind }) => JSON.stringify(kind)).join(" | ");
}

const WHO: Readonly<Record<Route["who"], string>> = {
  anybody: "For anybody.",
  person: "Needs a token.",
  owner: "For the owner.",
};

function routeSection(route: Route): string {
  const { method, path, about, who, refusals } = route;
  const parts = [`### \`${method} ${path}\``, `${about} ${WHO[who]}`];
  for (const part of ["params", "query", "body"] as const) {
    const schema = jsonSchemaOf(route[part]);
    if (Object.keys(schema.properties ?? {}).length > 0)
      parts.push(`${PART_NAMES[part]}:\n\n${fieldTable(schema)}`);
    const either = schema.oneOf ?? schema.anyOf ?? [];
    if (either.length > 0)
      parts.push(
        `${PART_NAMES[part]} one of:\n\n${either.map((one) => `- \`${printType(one)}\``).join("\n")}`,
      );
  }
  parts.push(`Reply: \`${printType(jsonSchemaOf(route.reply))}\``);
  if (refusals.length > 0) parts.push(`Refuses with ${refusals.map(refusalText).join(", ")}.`);
  return parts.join("\n\n");
}

const PART_NAMES = { params: "In the path", query: "In the query", body: "In the body" } as const;

function refusalText(code: string): string {
  return code === "refused" ? "any code of the table" : `\`${code}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
