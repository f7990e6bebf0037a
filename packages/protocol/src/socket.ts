import { type RoomEvent, type RoomLook, roomCommandSchema } from "@medallion/table";
import * as z from "zod/mini";
import { lobbyFilterSchema, personSchema, tableCardSchema, tableNameSchema } from "./cards.ts";
import { maintenanceSchema } from "./maintenance.ts";
import { refusalSchema } from "./refusal.ts";

const seat = z.nullable(z.int().check(z.nonnegative(), z.maximum(9)));
/** The client's own number for a request; the answer carries it. */
const request = z.int().check(z.nonnegative());
const counter = z.int().check(z.nonnegative());

/** What a client says. The first message is `hello`; anything else before it is refused. */
export const clientMessageSchema = z.discriminatedUnion("kind", [
  /** Names the protocol's version; the token may also come as a cookie. */
  z.strictObject({
    kind: z.literal("hello"),
    protocol: z.int(),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  /** Connecting and reconnecting are the same: `since` is the number of this viewer's next event, or what the current game began with. */
  z.strictObject({
    kind: z.literal("attach"),
    request,
    table: tableNameSchema,
    seat,
    since: z.union([counter, z.literal("game")]),
  }),
  z.strictObject({ kind: z.literal("detach"), table: tableNameSchema, seat }),
  z.strictObject({ kind: z.literal("command"), request, table: tableNameSchema, command: roomCommandSchema }),
  /** Follows the lobby, or stops following it. */
  z.strictObject({ kind: z.literal("lobby"), on: z.boolean(), filter: z.optional(lobbyFilterSchema) }),
  z.strictObject({ kind: z.literal("ping"), request }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

const look: z.ZodMiniType<RoomLook> = z.custom<RoomLook>(
  (value) => typeof value === "object" && value !== null,
);
const event: z.ZodMiniType<RoomEvent> = z.custom<RoomEvent>(
  (value) => typeof value === "object" && value !== null,
);

/** Events number `from` and on of this viewer, and what it may know after them. */
const news = { table: tableNameSchema, seat, from: counter, events: z.array(event), look };

/** What a server says. */
export const serverMessageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("welcome"),
    protocol: z.int(),
    server: z.string(),
    you: personSchema,
    now: z.number(),
  }),
  /** Some of what the viewer missed, sent on ahead of the answer to `attach`, which goes on where the last of these ends. */
  z.object({
    kind: z.literal("history"),
    request,
    table: tableNameSchema,
    seat,
    from: counter,
    events: z.array(event),
  }),
  z.object({ kind: z.literal("attached"), request, ...news }),
  z.object({ kind: z.literal("update"), ...news }),
  /** How many watch the table without a seat; sent when that changes, 0 until then. */
  z.object({ kind: z.literal("watching"), table: tableNameSchema, seat, count: z.int() }),
  /** The command was applied and is durable; all that follows from it was said before. */
  z.object({ kind: z.literal("done"), request }),
  /** Nothing was applied. What the seat may know now comes along where a table was meant. */
  z.object({
    kind: z.literal("refused"),
    request: z.optional(request),
    refusal: refusalSchema,
    look: z.optional(look),
  }),
  /** This viewer no longer looks from that seat: it is somebody else's now, or nobody's. */
  z.object({
    kind: z.literal("detached"),
    table: tableNameSchema,
    seat,
    code: z.string(),
    sentence: z.string(),
  }),
  /** All open tables that fit the filter, newest first; sent again when they change. */
  z.object({ kind: z.literal("lobby"), tables: z.array(tableCardSchema) }),
  z.object({ kind: z.literal("pong"), request, now: z.number() }),
  /** The server will be away for a while; without times what was announced no longer holds. */
  z.object({ kind: z.literal("maintenance"), maintenance: z.optional(maintenanceSchema) }),
  /** The server closes this connection; come back after so many milliseconds unless it says never. */
  z.object({
    kind: z.literal("bye"),
    code: z.string(),
    sentence: z.string(),
    retryAfter: z.optional(z.number()),
    until: z.optional(z.number()),
    reason: z.optional(z.string()),
  }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
