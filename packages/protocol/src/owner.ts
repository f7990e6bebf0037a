import * as z from "zod/mini";
import { personIdSchema, personSchema, tableNameSchema } from "./cards.ts";
import { maintenanceSchema } from "./maintenance.ts";
import { nothing, route } from "./route.ts";

const words = z._default(z.string().check(z.trim(), z.maxLength(300)), "");
const id = z.string().check(z.minLength(1), z.maxLength(100));
/** Ten years at most. */
const hours = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(87_600));

/** What an owner may do about people, tables and the server itself. */
export const ownerActSchema = z.discriminatedUnion("act", [
  /** A report was dealt with, and with it all about the same person at the same table, or all by the same person. */
  z.object({ act: z.literal("deal"), report: id, all: z.optional(z.enum(["group", "reporter"])) }),
  /** Closes a table for good; the people there read the reason. */
  z.object({ act: z.literal("close"), table: tableNameSchema, reason: words }),
  /** Ends one session of a person, or all. */
  z.object({ act: z.literal("logOut"), person: personIdSchema, session: z.optional(id) }),
  z.object({ act: z.literal("banPerson"), person: personIdSchema, hours, reason: words }),
  /** An address, or a network such as `203.0.113.0/24`. */
  z.object({
    act: z.literal("banNetwork"),
    network: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    hours,
    reason: words,
  }),
  z.object({ act: z.literal("unban"), ban: id }),
  z.object({
    act: z.literal("rename"),
    person: personIdSchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  /** A new code by which an account recovers its password; the one it had is no longer valid. */
  z.object({ act: z.literal("recover"), person: personIdSchema }),
  /** The server will be away in so many minutes, for so many; everybody who is connected is told. */
  z.object({
    act: z.literal("announce"),
    inMinutes: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(43_200)),
    minutes: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_080)),
    words,
  }),
  /** Takes the announcement back. */
  z.object({ act: z.literal("calm") }),
]);
export type OwnerAct = z.infer<typeof ownerActSchema>;

export const banSchema = z.object({
  id: z.string(),
  kind: z.enum(["person", "network"]),
  subject: z.string(),
  label: z.string(),
  reason: z.string(),
  created: z.number(),
  until: z.number(),
});

export const ownerReportSchema = z.object({
  id: z.string(),
  by: z.string(),
  byName: z.optional(z.string()),
  about: z.string(),
  aboutName: z.optional(z.string()),
  table: z.string(),
  reason: z.string(),
  /** The last words that were said at the table. */
  words: z.array(z.string()),
  at: z.number(),
  /** When the owner dealt with it. */
  dealt: z.optional(z.number()),
  /** How many there are about this person at this table; the newest that waits is told whole, of the others some. */
  count: z.number(),
  others: z.array(
    z.object({ by: z.string(), byName: z.optional(z.string()), reason: z.string(), at: z.number() }),
  ),
});

/** All that waits for the owner, and what was decided. */
export const ownerViewSchema = z.object({
  reports: z.array(ownerReportSchema),
  /** Whether there is another page of them. */
  more: z.boolean(),
  bans: z.array(banSchema),
  maintenance: z.optional(maintenanceSchema),
  limits: z.record(z.string(), z.number()),
});

export const ownerPeopleSchema = z.object({
  people: z.array(
    z.object({
      person: personSchema,
      sessions: z.array(
        z.object({ id: z.string(), created: z.number(), seen: z.number(), agent: z.string() }),
      ),
      /** Networks from which they are connected to this node now. */
      networks: z.array(z.string()),
      ban: z.optional(banSchema),
    }),
  ),
});

/** The addresses under /api that answer the owner alone. */
export const OWNER_ROUTES = {
  owner: route("GET", "/api/owner", "What waits for the owner, and what was decided.", {
    who: "owner",
    params: nothing,
    query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }),
    body: nothing,
    reply: ownerViewSchema,
    refusals: ["wrong-owner-token", "too-many"],
  }),
  ownerPeople: route(
    "GET",
    "/api/owner/people",
    "People by their id or their very name, with their sessions.",
    {
      who: "owner",
      params: nothing,
      query: z.object({ find: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
      body: nothing,
      reply: ownerPeopleSchema,
      refusals: ["wrong-owner-token", "too-many"],
    },
  ),
  ownerAct: route("POST", "/api/owner", "Does what the owner asks for.", {
    who: "owner",
    params: nothing,
    query: nothing,
    body: ownerActSchema,
    reply: z.object({
      until: z.optional(z.number()),
      ended: z.optional(z.number()),
      recovery: z.optional(z.string()),
    }),
    refusals: [
      "wrong-owner-token",
      "too-many",
      "no-such-report",
      "no-such-table",
      "no-such-person",
      "no-such-session",
    ],
  }),
} as const;
