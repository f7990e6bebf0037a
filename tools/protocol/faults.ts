import { clientMessageSchema, serverMessageSchema } from "@medallion/protocol";
import type * as z from "zod/mini";
import { codeFaults } from "./codes.ts";
import { type Described, FROM_CLIENTS, FROM_SERVERS } from "./examples.ts";
import { noteFaults } from "./notes.ts";
import { explainedTypes } from "./page.ts";

/** All in which what we say of the protocol differs from the protocol. */
export function protocolFaults(): string[] {
  return [
    ...exampleFaults(clientMessageSchema, FROM_CLIENTS),
    ...exampleFaults(serverMessageSchema, FROM_SERVERS),
    ...codeFaults(),
    ...noteFaults(explainedTypes()),
  ];
}

/** Examples that their schema does not take. */
export function exampleFaults(
  schema: z.ZodMiniType,
  described: Readonly<Record<string, Described<unknown>>>,
): string[] {
  return Object.entries(described).flatMap(([kind, { example }]) => {
    const read = schema.safeParse(JSON.parse(JSON.stringify(example)));
    if (read.success) return [];
    const where = read.error.issues.map(({ path }) => path.join(".")).join(", ");
    return [`the example of ${kind} does not fit its schema at ${where}`];
  });
}
