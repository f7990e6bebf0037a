import { settingsSchema } from "@medallion/table";
import * as z from "zod/mini";

/** What several messages and routes share. */

export const TABLE_NAME = /^[A-Za-z0-9_-]{10,64}$/;

/** The id of a table: anybody may read it, and it lets nobody in who could not come anyway. */
export const tableIdSchema = z.string().check(z.regex(TABLE_NAME));
/**
 * What names a table to the server: its id, for those who sit there, its owner, and everybody if it is open; or its
 * invitation, for anybody who has it. Answers name the table as it was asked for.
 */
export const tableNameSchema = tableIdSchema;
export const personIdSchema = z.string().check(z.regex(/^[A-Za-z0-9:_-]{3,64}$/));
export const gameIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const personSchema = z.object({
  id: personIdSchema,
  name: z.string(),
  kind: z.enum(["guest", "account", "bot"]),
  created: z.number(),
});
export type WirePerson = z.infer<typeof personSchema>;

export const placeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({
    kind: z.literal("person"),
    person: z.string(),
    name: z.string(),
    guest: z.boolean(),
    standIn: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("bot"), bot: z.string(), name: z.string() }),
]);

/** A table as lists show it. */
export const tableCardSchema = z.object({
  id: tableIdSchema,
  stage: z.enum(["gathering", "playing", "over"]),
  settings: settingsSchema,
  places: z.array(placeSchema),
  owner: z.string(),
  created: z.number(),
  updated: z.number(),
});
export type TableCard = z.infer<typeof tableCardSchema>;

export const lobbyFilterSchema = z.object({
  game: z.optional(gameIdSchema),
  mode: z.optional(gameIdSchema),
  rated: z.optional(z.boolean()),
});
export type LobbyFilter = z.infer<typeof lobbyFilterSchema>;
