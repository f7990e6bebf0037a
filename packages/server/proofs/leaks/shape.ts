import * as z from "zod";

/*
 * What a message may hold besides the game itself: these keys with values of these shapes and no others. What the rules
 * of the game decide (view, question, choices, offers, events) is compared with the rules instead.
 */

const seat = z.int().min(0).max(9);
const id = z.string().regex(/^[A-Za-z0-9_-]{10,64}$/);
const name = z.string().max(40);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const time = z.int().min(0);
const game = z.unknown();

const place = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("person"), person: id, name, guest: z.boolean() }),
  z.strictObject({ kind: z.literal("bot"), bot: name, name }),
]);

const event = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("placed"), seat, place }),
  z.strictObject({ kind: z.literal("readied"), seat, ready: z.boolean() }),
  z.strictObject({ kind: z.literal("began"), game: z.literal(0), commitment: hash }),
  z.strictObject({ kind: z.literal("game"), event: game }),
  z.strictObject({ kind: z.literal("ended"), ending: game }),
]);

const clock = z.strictObject({
  seat,
  left: z.int(),
  away: time,
  running: z.optional(z.enum(["thinking", "away"])),
  since: time,
});

const look = z.strictObject({
  viewer: z.nullable(seat),
  settings: z.unknown(),
  owner: id,
  stage: z.enum(["gathering", "playing", "over"]),
  game: z.literal(0),
  commitment: hash,
  places: z.array(place),
  ready: z.array(z.boolean()),
  gone: z.array(z.never()),
  waitingFor: z.array(seat),
  clocks: z.array(clock),
  paused: z.literal(false),
  chatOpen: z.literal(true),
  votes: z.array(z.never()),
  table: z.optional(
    z.strictObject({
      view: game,
      alongside: game,
      question: z.optional(game),
      choices: game,
      offers: game,
      mayTakeBack: z.literal("no"),
      ending: z.optional(game),
      others: z.array(z.never()),
    }),
  ),
});

const news = { table: id, seat: z.nullable(seat), from: time, events: z.array(event), look };

/** Everything that a viewer of a quiet table may receive. */
export const shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("attached"), request: time, ...news }),
  z.strictObject({ kind: z.literal("update"), ...news }),
  z.strictObject({ kind: z.literal("done"), request: time }),
]);
