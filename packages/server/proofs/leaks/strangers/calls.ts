import { readFileSync } from "node:fs";
import { clientMessageSchema, ROUTES, type Route } from "@medallion/protocol";
import { SECTIONS } from "../../../src/owner/frame.ts";
import { combined, valuesOf } from "./values.ts";

/** A request as it goes over the wire. */
export interface Asked {
  /** The route as the protocol has it. */
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** A form of the owner's pages, as a browser would send it. */
  readonly form?: true;
}

/** How many combinations of the parts of a request, of a form and of a message are tried. */
const REQUESTS = 150;
const FORMS = 12;
const MESSAGES = 600;

const OPTIONS = clientMessageSchema._zod.def.options;

/** All that the protocol has: every route, and every kind of message of a client. */
export const EVERYTHING: readonly string[] = [
  ...Object.values<Route>(ROUTES).map(nameOf),
  ...OPTIONS.flatMap((option) => option._zod.def.shape.kind._zod.def.values),
  ...Object.keys(SECTIONS).map((path) => `GET ${path}`),
  ...["POST /owner/enter", "POST /owner/leave", "POST /owner/act"],
];

/** Every route of the protocol, and every address beside them that its page names, with every word that is known. */
export function requestsWith(words: readonly string[]): ReadonlyMap<string, readonly Asked[]> {
  const requests = new Map<string, readonly Asked[]>();
  for (const route of Object.values<Route>(ROUTES)) requests.set(nameOf(route), requestsOf(route, words));
  for (const path of besides())
    requests.set(
      `GET ${path}`,
      (path.includes("TABLE") ? words : [""]).map((word) => ({
        ...{ route: `GET ${path}`, method: "GET", body: undefined },
        path: path.replace("TABLE", encodeURIComponent(word)),
      })),
    );
  for (const [route, asked] of ofOwner(words)) requests.set(route, asked);
  return requests;
}

/** The owner's pages, their search, and their forms with all that an owner may do. */
function ofOwner(words: readonly string[]): readonly (readonly [string, readonly Asked[]])[] {
  const page = (path: string, finds: readonly string[]) =>
    [
      `GET ${path}`,
      finds.map((find) => ({
        ...{ route: `GET ${path}`, method: "GET", body: undefined },
        path: `${path}?${new URLSearchParams({ find })}`,
      })),
    ] as const;
  const form = (path: string, bodies: readonly unknown[]) =>
    [
      `POST ${path}`,
      bodies.map((body) => ({ route: `POST ${path}`, method: "POST", path, body, form: true }) as const),
    ] as const;
  const some = words.slice(0, FORMS);
  const acts = valuesOf(ROUTES.ownerAct.body, some, FORMS).map((act) => ({
    ...Object.fromEntries(entries(act)),
    ...{ stamp: "f".repeat(43), back: "/owner/players?find=Anna" },
  }));
  return [
    ...Object.keys(SECTIONS).map((path) => page(path, ["", "Anna", ...some])),
    form("/owner/enter", [{ token: "" }, ...some.map((token) => ({ token }))]),
    form("/owner/leave", [{}]),
    form("/owner/act", acts),
  ];
}

/** Every message that a client may send but `hello`, with every word that is known. */
export function messagesWith(words: readonly string[]): readonly { readonly kind: string }[] {
  return OPTIONS.flatMap((option) =>
    valuesOf(option, words, MESSAGES)
      .filter((message) => isMessage(message))
      .filter(({ kind }) => kind !== "hello"),
  );
}

function requestsOf(route: Route, words: readonly string[]): readonly Asked[] {
  const name = nameOf(route);
  const sends = route.method === "POST" || route.method === "PATCH";
  const parts = combined(
    [
      ["params", valuesOf(route.params, words, REQUESTS)],
      ["query", valuesOf(route.query, words, REQUESTS)],
      ["body", sends ? valuesOf(route.body, words, REQUESTS) : [undefined]],
    ],
    REQUESTS,
  );
  return parts.map(({ params, query, body }) => ({
    route: name,
    method: route.method,
    path: `${filled(route.path, entries(params))}?${new URLSearchParams(entries(query))}`,
    body,
  }));
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function entries(values: unknown): [string, string][] {
  return Object.entries(values ?? {}).map(([key, value]) => [key, String(value)]);
}

function filled(path: string, params: readonly (readonly [string, string])[]): string {
  return params.reduce((made, [key, value]) => made.replace(`:${key}`, encodeURIComponent(value)), path);
}

function isMessage(value: unknown): value is { readonly kind: string } {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** The addresses that the page of the protocol names beside its routes; `TABLE` stands for a name. */
function besides(): readonly string[] {
  const page = readFileSync(new URL("../../../../../tools/protocol/template.md", import.meta.url), "utf8");
  const [, told = ""] = /^Beside these there are([\s\S]*?)\n\n/m.exec(page) ?? [];
  return [...told.matchAll(/`(\/[^`]*)`/g)].map(([, path = ""]) => path);
}
