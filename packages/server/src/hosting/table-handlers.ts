import { isDeepStrictEqual } from "node:util";
import { LEVELS, levelsOf } from "@medallion/bots";
import { InputError, type Kit } from "@medallion/kernel";
import type { BodyOf } from "@medallion/protocol";
import type { Place, Settings } from "@medallion/table";
import { type Call, type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import { HourlyBudget } from "../people/hourly-budget.ts";
import { NetworkBudget } from "../people/network-budget.ts";
import { shownGame } from "../people/profile-handlers.ts";
import { networkOf, siteOf } from "../people/rate-limit.ts";
import type { GameRow, Store } from "../store/store.ts";
import { TooManyTables } from "./allowance.ts";
import { catalogueOf } from "./catalogue.ts";
import { actorOf, type Commanded, type Commands, type Giver } from "./commands.ts";
import { linkOf, mayCome, maySee } from "./door.ts";
import { lastWords } from "./last-words.ts";
import { cardOf, type Lobby } from "./lobby.ts";
import { matchSettings } from "./match.ts";
import type { Resident } from "./resident.ts";
import type { Tables } from "./tables.ts";
import { isWitness } from "./witness.ts";

export interface TableHandlerParts {
  readonly kits: readonly Kit[];
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly commands: Commands;
  /** Milliseconds since 1970. */
  now(): number;
}

type TableRoutes =
  | "catalogue"
  | "lobby"
  | "found"
  | "match"
  | "table"
  | "command"
  | "mine"
  | "record"
  | "game"
  | "report";

/** The routes that have to do with tables. */
export function tableHandlers(parts: TableHandlerParts): Pick<Handlers, TableRoutes> {
  const { kits, store, tables, lobby, limits, commands } = parts;
  const reports = new HourlyBudget(store, "reports", limits.reportsPerHour, parts.now);
  const networkReports = new NetworkBudget(
    store,
    "reports of a network",
    limits.reportsPerNetwork,
    parts.now,
  );
  const fresh = new NetworkBudget(store, "tables", limits.tablesPerHour, parts.now);
  const listed = new NetworkBudget(store, "open-tables", limits.openTablesPerHour, parts.now);
  const bots = LEVELS.filter(({ id }) => kits.some((kit) => levelsOf(kit).some((level) => level.id === id)));
  const catalogue = catalogueOf(kits, bots);

  /** The table that this name leads to; one that the visitor may not know of is answered like none. */
  async function opened(name: string, call: Pick<Call<"command">, "visitor">): Promise<Resident> {
    const resident = await tables.come(name, call.visitor?.person.id);
    if (resident === undefined) throw noTable();
    return resident;
  }

  /** The finished game that the visitor may see, by the name of its table or its own. */
  async function finished({ params, visitor }: Call<"record"> | Call<"game">): Promise<GameRow> {
    const { table: name, number } = params;
    const me = visitor?.person.id;
    const row = await store.tables.named(name, me);
    const game = (await store.games.find(row?.id ?? name, number)) ?? (await store.games.coded(name, number));
    if (game !== undefined && (maySee(game, name, me) || (row !== undefined && mayCome(row, name))))
      return game;
    throw new HttpRefusal(
      404,
      "no-such-game",
      "There’s no replay of that game yet. It’s ready when the game is over.",
    );
  }

  async function found(
    call: Call<"found"> | Call<"match">,
    settings: Settings,
    places: readonly Place[],
    sit: Wish,
  ) {
    const visitor = visitorOf(call);
    const bots = places.filter(({ kind }) => kind === "bot").length;
    if (bots > limits.botsPerTable)
      throw new HttpRefusal(422, "too-many-bots", `A table can have at most ${limits.botsPerTable} bots.`);
    const players = places.length - bots;
    if (settings.rated && players > 1 && visitor.person.kind === "guest" && limits.ratedGuests < 1)
      throw new HttpRefusal(
        403,
        "account-needed",
        "Rated games with other players need an account. Create one, or play at a table that isn’t rated.",
      );
    const actor = actorOf(visitor);
    const founding = { kind: "found", settings, places } as const;
    const budgets = settings.open && waitsForOthers(places, sit) ? [fresh, listed] : [fresh];
    await spendAll(budgets, call.address);
    try {
      const resident = await tables.found(actor, founding, sit && { kind: "sit", ...present(sit) });
      if (settings.open) lobby.foundFrom(resident.id, siteOf(networkOf(call.address)));
      return seatedAt(resident, call);
    } catch (error) {
      for (const budget of budgets) await budget.giveBack(call.address);
      if (error instanceof TooManyTables) throw refusalOf({ code: error.code, sentence: error.message });
      throw error;
    }
  }

  return {
    catalogue: async () => catalogue,
    lobby: async ({ query: { limit, ...filter } }) => ({ tables: [...(await lobby.list(filter, limit))] }),
    found: async (call) => found(call, call.body.settings, placesOf(call.body.places), call.body.sit),
    match: async (call) => {
      const { game, mode, rated, pick, salt } = call.body;
      const settings = matchSettings(kits, game, mode, rated);
      const sit = { ready: true, ...(pick !== undefined && { pick }), ...(salt !== undefined && { salt }) };
      const me = visitorOf(call).person.id;
      for (const card of await lobby.list({ game, mode, rated })) {
        if (
          !isDeepStrictEqual(shared(card.settings), shared(settings)) ||
          card.places.some((place) => place.kind === "person" && place.person === me)
        )
          continue;
        const resident = await tables.open(card.id);
        if (resident === undefined || !tables.isWaitedAt(resident, card.updated)) continue;
        const outcome = await commands.obeyAt(giverOf(call), resident, { kind: "sit", ...sit });
        if (outcome.kind === "done") return seatedAt(resident, call);
        if (outcome.refusal.code === "bad-options") throw refusalOf(outcome.refusal);
      }
      const places: Place[] = Array.from({ length: settings.seats }, () => ({ kind: "open" }));
      return found(call, settings, places, sit);
    },
    table: async (call) => {
      const me = call.visitor?.person.id;
      const name = call.params.table;
      const row = await store.tables.named(name, me);
      if (row === undefined || !mayCome(row, name)) throw noTable();
      // Named as it was asked for: whoever came by an invitation goes on by it.
      const card = { ...cardOf(row), id: name };
      const yours = card.places.flatMap((place, seat) =>
        place.kind === "person" && place.person === me ? [seat] : [],
      );
      return { table: card, link: linkOf(call.origin, row), yours };
    },
    command: async (call) => {
      const visitor = visitorOf(call);
      const outcome = await commands.obey(giverOf(call), call.params.table, call.body.command);
      if (outcome.kind === "refused") throw refusalOf(outcome.refusal);
      return { seats: [...outcome.resident.room.seatsOf(visitor.person.id)] };
    },
    mine: async (call) => {
      const { which, limit = 50, before } = call.query;
      const rows = await store.tables.of(visitorOf(call).person.id, which, limit, before);
      const { origin } = call;
      return {
        tables: rows.map((row) => ({ table: cardOf(row), link: linkOf(origin, row), turn: row.turn })),
      };
    },
    record: async (call) => JSON.parse((await finished(call)).record),
    game: async (call) => shownGame(await finished(call)),
    report: async (call) => {
      const by = visitorOf(call).person.id;
      const { person, reason } = call.body;
      if (person === by) throw new HttpRefusal(403, "not-allowed", "You can’t report yourself.");
      if (!(await reports.take(by)) || !(await networkReports.take(call.address)))
        throw new HttpRefusal(429, "too-many", "You’ve sent a lot of reports. Wait an hour.");
      const resident = await opened(call.body.table, call);
      const table = resident.id;
      const { position } = resident.room;
      if (!(await isWitness(by, resident, store)))
        throw new HttpRefusal(
          403,
          "not-witness",
          "Only players and spectators of this table can report. Open it first.",
        );
      if (!(await isWitness(person, resident, store, "there")))
        throw new HttpRefusal(
          403,
          "not-witness",
          "That player was never at this table. Report someone who was.",
        );
      const words = await lastWords(store, { table, position }, WORDS_REPORTED);
      await store.talk.report({ by, about: person, table, reason, words, at: parts.now() });
      return {};
    },
  };
}

/** How much of what was said at the table goes along with a report. */
const WORDS_REPORTED = 30;

type Wish = BodyOf<"found">["sit"];

/** Takes one of each, or nothing of any. */
async function spendAll(budgets: readonly NetworkBudget[], address: string): Promise<void> {
  for (const [index, budget] of budgets.entries()) {
    if (await budget.take(address)) continue;
    for (const taken of budgets.slice(0, index)) await taken.giveBack(address);
    throw new HttpRefusal(
      429,
      "too-many-open-tables",
      "Your network has opened many tables in the last hour. Wait a little, or create a private table.",
    );
  }
}

/** Whether a seat stays free for others, so that the table is in the lobby. */
function waitsForOthers(places: readonly Place[], sit: Wish): boolean {
  return places.filter(({ kind }) => kind === "open").length > (sit === undefined ? 0 : 1);
}

/** What was sent, without what was left out. */
function present({ seat, pick, salt, ready }: NonNullable<Wish>) {
  return {
    ready,
    ...(seat !== undefined && { seat }),
    ...(pick !== undefined && { pick }),
    ...(salt !== undefined && { salt }),
  };
}

/** A new table has bots and open seats; people sit down themselves. */
function placesOf(places: BodyOf<"found">["places"]): readonly Place[] {
  return places.map((place, seat): Place => {
    if (place.kind === "person")
      throw new InputError("bad-places", "Players take their seats themselves. Leave this one open.", [
        "places",
        seat,
      ]);
    // A bot is called by its kind, so that none is called like a person or by what cannot be shown.
    return place.kind === "bot" ? { ...place, name: place.bot } : place;
  });
}

function seatedAt(resident: Resident, call: Pick<Call<"found">, "visitor" | "origin">) {
  const [seat = null] = resident.room.seatsOf(visitorOf(call).person.id);
  const { id, invitation, room } = resident;
  return { table: id, link: linkOf(call.origin, { id, invitation, open: room.settings.open }), seat };
}

/** What two tables of a quick match have in common: all but who may watch. */
function shared({ spectators: _, ...settings }: Settings): object {
  return settings;
}

function giverOf(call: Pick<Call<"command">, "visitor" | "address">): Giver {
  return { visitor: visitorOf(call), network: networkOf(call.address) };
}

function noTable(): HttpRefusal {
  return new HttpRefusal(404, "no-such-table", "Table not found. Ask for a new invite link.");
}

type Answered = Pick<Extract<Commanded, { kind: "refused" }>["refusal"], "code" | "sentence">;

function refusalOf(refusal: Answered): HttpRefusal {
  const { code, sentence, ...extra } = refusal;
  return new HttpRefusal(STATUSES[code] ?? 409, code, sentence, extra);
}

/** The statuses of refusals that are no mere conflict with how the table stands. */
const STATUSES: Readonly<Record<string, number>> = {
  failed: 503,
  "store-failed": 503,
  "no-room": 503,
  "too-many-tables": 429,
  "too-many-bot-tables": 429,
  "too-many-seats": 429,
  "not-known": 401,
  "not-your-seat": 403,
  "no-such-table": 404,
  "too-fast": 429,
};
