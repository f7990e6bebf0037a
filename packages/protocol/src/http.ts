import { LONGEST_PICK, roomCommandSchema, settingsSchema } from "@medallion/table";
import * as z from "zod/mini";
import {
  gameIdSchema,
  personIdSchema,
  personSchema,
  placeSchema,
  tableCardSchema,
  tableIdSchema,
  tableNameSchema,
} from "./cards.ts";
import { nothing, route } from "./route.ts";

const message = z.looseObject({ key: z.string() });
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** Whether it is good enough the server says: `weak-password`. */
const password = z.string().check(z.minLength(1), z.maxLength(200));
const identity = z.object({ person: personSchema, token: z.string() });
const tableParams = z.object({ table: tableNameSchema });
const gameParams = z.object({
  table: tableNameSchema,
  number: z.coerce.number().check(z.int(), z.minimum(0)),
});
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)));
/** A time: both databases take whole numbers alone. */
const before = z.optional(z.coerce.number().check(z.refine((time) => Number.isSafeInteger(time))));
const flag = z.optional(
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((text) => text === "true"),
  ),
);

export const ratingSchema = z.object({
  game: z.string(),
  mode: z.string(),
  /** The middle of what the player is thought to be worth, and how unsure that is. */
  mu: z.number(),
  sigma: z.number(),
  /** What the leaderboard goes by: mu − 3 sigma. */
  ordinal: z.number(),
  games: z.number(),
});

export const finishedSchema = z.object({
  table: tableIdSchema,
  /** What names this game in place of its table to anybody who is to see it; of a private game only players are told. */
  replay: tableNameSchema,
  number: z.number(),
  game: z.string(),
  mode: z.string(),
  rated: z.boolean(),
  /** Why a game that was to be rated does not count: hardly played, players of one network, the same two too often. */
  unrated: z.optional(z.enum(["guest", "short", "network", "often"])),
  by: z.string(),
  commitment: z.string(),
  finished: z.number(),
  players: z.array(
    z.object({
      seat: z.number(),
      person: z.string(),
      name: z.string(),
      place: z.optional(z.number()),
      result: z.optional(z.enum(["win", "draw", "loss"])),
      /** What the result is told by: rounds won, points. Games of earlier versions have none. */
      score: z.optional(z.number()),
      /** What was played with: a deck, a character. */
      with: z.optional(z.object({ id: z.string(), name: message })),
    }),
  ),
});

/** A finished game in the list of somebody who played it. */
export const ownGameSchema = z.object({
  ...finishedSchema.shape,
  favourite: z.boolean(),
  /** Until when it is kept at least, in milliseconds since 1970; absent while the list keeps it by itself. */
  until: z.optional(z.number()),
});

export const profileSchema = z.object({
  person: personSchema,
  ratings: z.array(ratingSchema),
  statistics: z.array(
    z.object({
      game: z.string(),
      mode: z.string(),
      played: z.number(),
      won: z.number(),
      drawn: z.number(),
      lost: z.number(),
    }),
  ),
  history: z.array(finishedSchema),
});

export const sessionSchema = z.object({
  id: z.string(),
  created: z.number(),
  seen: z.number(),
  agent: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

/** All that a server has of a person. Times in milliseconds since 1970. */
export const exportSchema = z.object({
  format: z.literal("medallion-person"),
  version: z.literal(1),
  exported: z.number(),
  person: personSchema,
  sessions: z.array(z.object({ created: z.number(), seen: z.number(), agent: z.string() })),
  ratings: z.array(ratingSchema),
  statistics: profileSchema.shape.statistics,
  games: z.array(z.object({ ...finishedSchema.shape, favourite: z.boolean() })),
  /** Whom they do not hear, by id. */
  muted: z.array(z.string()),
  /** What they said at tables. */
  words: z.array(z.object({ table: z.string(), at: z.number(), text: z.string() })),
});

const pick = z.object({ id: z.string(), name: message, about: message });
export const catalogueSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rulesVersion: z.number(),
      name: message,
      modes: z.array(
        z.object({
          id: z.string(),
          seats: z.array(z.number()),
          name: message,
          about: message,
          picks: z.array(pick),
        }),
      ),
      rules: z.array(
        z.object({ name: z.string(), values: z.array(z.string()), label: message, about: message }),
      ),
    }),
  ),
  bots: z.array(z.string()),
});

const seatedTable = z.object({ table: tableIdSchema, link: z.string(), seat: z.nullable(z.number()) });

const wish = z.object({
  seat: z.optional(z.int()),
  pick: z.optional(z.string().check(z.maxLength(LONGEST_PICK))),
  salt: z.optional(z.string().check(z.maxLength(100))),
  ready: z.boolean(),
});

/** Every address under /api that programs of players ask. The owner's are apart: no page of players carries them. */
export const PLAYER_ROUTES = {
  catalogue: route(
    "GET",
    "/api/games",
    "The games, their modes, what a seat may bring, rule options, and the bots.",
    { who: "anybody", params: nothing, query: nothing, body: nothing, reply: catalogueSchema },
  ),
  guest: route("POST", "/api/guests", "Plays at once as a guest; the token comes as a cookie too.", {
    who: "anybody",
    params: nothing,
    query: nothing,
    body: z.object({ name: z.optional(nameSchema) }),
    reply: identity,
    refusals: ["too-many", "bad-name", "name-taken"],
  }),
  login: route(
    "POST",
    "/api/login",
    "Comes back to an account. A guest who logs in keeps the games played as a guest.",
    {
      who: "anybody",
      params: nothing,
      query: nothing,
      body: z.object({ name: nameSchema, password: z.string().check(z.maxLength(200)) }),
      reply: identity,
      refusals: ["wrong-login", "too-many", "too-many-guesses"],
    },
  ),
  logout: route("POST", "/api/logout", "Ends this session.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: nothing,
  }),
  me: route("GET", "/api/me", "Who asks.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: z.object({ person: personSchema }),
  }),
  arrive: route(
    "POST",
    "/api/me",
    "Who asks; whoever is unknown becomes a guest, whose token comes as a cookie alone. For pages.",
    {
      who: "anybody",
      params: nothing,
      query: nothing,
      body: z.object({ name: z.optional(nameSchema) }),
      reply: z.object({ person: personSchema }),
      refusals: ["too-many"],
    },
  ),
  rename: route("PATCH", "/api/me", "Changes a guest's name.", {
    params: nothing,
    query: nothing,
    body: z.object({ name: nameSchema }),
    reply: z.object({ person: personSchema }),
    refusals: ["not-guest", "bad-name", "name-taken"],
  }),
  claim: route("POST", "/api/account", "Makes an account of a guest, who keeps all games.", {
    params: nothing,
    query: nothing,
    body: z.object({ name: nameSchema, password }),
    /** The code recovers the password, once; it is told here alone. */
    reply: z.object({ person: personSchema, recovery: z.string() }),
    refusals: ["name-taken", "not-guest", "bad-name", "weak-password"],
  }),
  password: route("POST", "/api/account/password", "Changes the password and ends all other sessions.", {
    params: nothing,
    query: nothing,
    body: z.object({ old: z.string().check(z.maxLength(200)), fresh: password }),
    reply: nothing,
    refusals: ["wrong-login", "not-account", "weak-password", "too-many-guesses"],
  }),
  recover: route(
    "POST",
    "/api/account/recover",
    "A new password by the recovery code, which is used up; ends all sessions, begins one, and gives a new code.",
    {
      who: "anybody",
      params: nothing,
      query: nothing,
      body: z.object({ name: nameSchema, code: z.string().check(z.maxLength(100)), password }),
      reply: z.object({ person: personSchema, token: z.string(), recovery: z.string() }),
      refusals: ["wrong-code", "weak-password", "too-many"],
    },
  ),
  freshRecovery: route("POST", "/api/account/recovery", "Another recovery code in place of the one before.", {
    params: nothing,
    query: nothing,
    body: z.object({ password: z.string().check(z.maxLength(200)) }),
    reply: z.object({ recovery: z.string() }),
    refusals: ["wrong-login", "not-account", "too-many", "too-many-guesses"],
  }),
  exportMe: route("GET", "/api/me/export", "All that this server has of who asks.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: exportSchema,
    refusals: ["too-many"],
  }),
  deleteMe: route(
    "POST",
    "/api/me/delete",
    "Deletes who asks: an account by its password. Running games are resigned; finished ones stay for the others.",
    {
      params: nothing,
      query: nothing,
      body: z.object({ password: z.optional(z.string().check(z.maxLength(200))) }),
      reply: nothing,
      refusals: ["wrong-login", "too-many-guesses"],
    },
  ),
  sessions: route("GET", "/api/sessions", "One's own sessions.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: route("DELETE", "/api/sessions/:session", "Ends one of one's own sessions.", {
    params: z.object({ session: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    query: nothing,
    body: nothing,
    reply: nothing,
    refusals: ["no-such-session"],
  }),
  endOtherSessions: route("DELETE", "/api/sessions", "Ends all of one's sessions but this one.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: z.object({ ended: z.number() }),
  }),
  lobby: route("GET", "/api/tables", "Open tables that wait for players, newest first.", {
    who: "anybody",
    params: nothing,
    query: z.object({ game: z.optional(gameIdSchema), mode: z.optional(gameIdSchema), rated: flag, limit }),
    body: nothing,
    reply: z.object({ tables: z.array(tableCardSchema) }),
  }),
  found: route("POST", "/api/tables", "Creates a table; `sit` takes a seat at it at once.", {
    params: nothing,
    query: nothing,
    body: z.object({
      settings: settingsSchema,
      places: z.array(placeSchema).check(z.maxLength(10)),
      sit: z.optional(wish),
    }),
    reply: seatedTable,
    refusals: ["bad-options", "too-many-tables", "too-many-bot-tables", "too-many-bots"],
  }),
  match: route(
    "POST",
    "/api/match",
    "Takes a seat at an open table that fits, or creates one and waits there.",
    {
      params: nothing,
      query: nothing,
      body: z.object({
        game: gameIdSchema,
        mode: gameIdSchema,
        rated: z.boolean(),
        pick: z.optional(z.string().check(z.maxLength(LONGEST_PICK))),
        salt: z.optional(z.string().check(z.maxLength(100))),
      }),
      reply: seatedTable,
      refusals: ["bad-options", "too-many-tables"],
    },
  ),
  table: route(
    "GET",
    "/api/tables/:table",
    "A table by its invitation or, if one may come to it, by its id.",
    {
      who: "anybody",
      params: tableParams,
      query: nothing,
      body: nothing,
      reply: z.object({ table: tableCardSchema, link: z.string(), yours: z.array(z.number()) }),
      refusals: ["no-such-table"],
    },
  ),
  command: route("POST", "/api/tables/:table/commands", "The same commands as over the socket.", {
    params: tableParams,
    query: nothing,
    body: z.object({ command: roomCommandSchema }),
    reply: z.object({ seats: z.array(z.number()) }),
    refusals: ["no-such-table", "refused"],
  }),
  mine: route(
    "GET",
    "/api/my/tables",
    "One's own tables: running ones with one's turn first, or those that are over.",
    {
      params: nothing,
      query: z.object({ which: z.enum(["running", "over"]), limit, before }),
      body: nothing,
      reply: z.object({
        tables: z.array(z.object({ table: tableCardSchema, link: z.string(), turn: z.boolean() })),
      }),
    },
  ),
  ownGames: route(
    "GET",
    "/api/my/games",
    "One's own finished games, newest first, but for those one has deleted; and what the server keeps.",
    {
      params: nothing,
      query: z.object({ limit, before }),
      body: nothing,
      reply: z.object({
        games: z.array(ownGameSchema),
        /** Whether there are older ones. */
        more: z.boolean(),
        kept: z.object({
          /** How many of one's latest games stay; none of a guest's. */
          latest: z.number(),
          /** For how many days the others do. */
          days: z.number(),
          favourites: z.number(),
        }),
      }),
    },
  ),
  keepGame: route(
    "PATCH",
    "/api/my/games/:table/:number",
    "Makes one's own finished game a favourite, which stays; deletes it from one's list, or restores it.",
    {
      params: gameParams,
      query: nothing,
      body: z.object({ favourite: z.optional(z.boolean()), deleted: z.optional(z.boolean()) }),
      reply: nothing,
      refusals: ["no-such-game", "too-many-favourites"],
    },
  ),
  record: route(
    "GET",
    "/api/tables/:table/games/:number/record",
    "The whole record of a finished game, with its seed: `medallion verify` proves it. Of a private game for those who played it or may come to its table, and for anybody who names it by its `replay`.",
    {
      who: "anybody",
      params: gameParams,
      query: nothing,
      body: nothing,
      reply: z.looseObject({}),
      refusals: ["no-such-game"],
    },
  ),
  game: route("GET", "/api/tables/:table/games/:number", "How a finished game ended, to the same people.", {
    who: "anybody",
    params: gameParams,
    query: nothing,
    body: nothing,
    reply: finishedSchema,
    refusals: ["no-such-game"],
  }),
  profile: route(
    "GET",
    "/api/people/:person",
    "A person's ratings, statistics and those finished games that the asker may see.",
    {
      who: "anybody",
      params: z.object({ person: personIdSchema }),
      query: z.object({ limit, before }),
      body: nothing,
      reply: profileSchema,
      refusals: ["no-such-person"],
    },
  ),
  leaderboard: route("GET", "/api/leaderboard", "The best of one game and mode; bots are marked as such.", {
    who: "anybody",
    params: nothing,
    query: z.object({ game: gameIdSchema, mode: gameIdSchema, limit }),
    body: nothing,
    reply: z.object({ standings: z.array(z.object({ person: personSchema, rating: ratingSchema })) }),
  }),
  mutes: route("GET", "/api/mutes", "Whose words one does not hear.", {
    params: nothing,
    query: nothing,
    body: nothing,
    reply: z.object({ muted: z.array(z.string()) }),
  }),
  mute: route("POST", "/api/mutes", "No longer hears somebody's words.", {
    params: nothing,
    query: nothing,
    body: z.object({ person: personIdSchema }),
    reply: nothing,
    refusals: ["no-such-person"],
  }),
  unmute: route("DELETE", "/api/mutes/:person", "Hears somebody's words again.", {
    params: z.object({ person: personIdSchema }),
    query: nothing,
    body: nothing,
    reply: nothing,
  }),
  report: route(
    "POST",
    "/api/reports",
    "Tells the owner of this server of somebody's words; the last ones said at the table go along. For those who sit or sat there, or watch.",
    {
      params: nothing,
      query: nothing,
      body: z.object({
        table: tableNameSchema,
        person: personIdSchema,
        reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
      }),
      reply: nothing,
      refusals: ["no-such-table", "not-witness", "not-allowed", "too-many"],
    },
  ),
} as const;
