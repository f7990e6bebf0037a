import type { SeatRecap } from "@medallion/kernel";
import type { LogEntry } from "@medallion/table";

/**
 * All that a server keeps. One interface, two stores (an SQLite file, PostgreSQL), one contract suite. What a promise
 * resolved is durable. Times are milliseconds since 1970 as the caller says them, but leases go by the store's own clock.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly games: GameStore;
  readonly talk: TalkStore;
  readonly owner: OwnerStore;
  readonly budgets: BudgetStore;
  readonly retention: RetentionStore;
  readonly nodes: NodeStore;
  /** 32 random bytes made when the store was created; the same for all nodes. Signs sessions. */
  secret(): Promise<Uint8Array>;
  counts(): Promise<Counts>;
  /** Answers if the store does: something is written to see whether it can be. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "bot";
  readonly created: number;
}

export interface Session {
  /** SHA-256 of the secret: the secret itself is never stored. */
  readonly id: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  /** What the browser or program calls itself, shortened. */
  readonly agent: string;
  /** A mark of the network it was last used from: two can be compared, neither can be read. */
  readonly network: string | undefined;
}

/** What makes an account of a guest. */
export interface Account {
  readonly name: string;
  readonly nameKey: string;
  readonly password: string;
  /** What is kept of the code that recovers the password. */
  readonly recovery: string;
  /** What the name looks like. */
  readonly skeletons: readonly string[];
  readonly at: number;
  /** What guests are called from now on who had a name like this. */
  readonly guestName: string;
}

export interface PeopleStore {
  /** The skeleton says what the name looks like; see `taken`. */
  add(person: Person, skeleton?: string): Promise<void>;
  /** Adds the bot's person unless it is there. */
  addBot(person: Person): Promise<void>;
  find(id: string): Promise<Person | undefined>;
  /** Renames a guest; an account keeps the name it is known by. */
  rename(id: string, name: string, skeleton?: string): Promise<void>;
  /**
   * Turns a guest into an account; `name-taken` (compared by `nameKey` and by what it looks like) and `not-guest` change
   * nothing. Guests whose name looks the same are called by another one from now on.
   */
  claim(id: string, account: Account): Promise<"done" | "name-taken" | "not-guest">;
  /** Whether an account has a name that looks like one of these, or had one until lately. */
  taken(skeletons: readonly string[], at: number): Promise<boolean>;
  /** Makes all skeletons anew if they were made by other rules; names stay. */
  settleNames(rules: number, skeletonsOf: (name: string) => readonly string[]): Promise<void>;
  credentials(nameKey: string): Promise<{ readonly person: Person; readonly password: string } | undefined>;
  /** `before`: only if that is the password now; false if nothing was changed. */
  setPassword(id: string, password: string, before?: string): Promise<boolean>;
  /** What is kept of an account's recovery code. */
  recovery(nameKey: string): Promise<{ readonly person: Person; readonly recovery: string } | undefined>;
  /** Another recovery code for an account; false for anybody else. */
  setRecovery(id: string, recovery: string): Promise<boolean>;
  /** A new password and a new code by the old one; false, and nothing changed, if that is not the code any more. */
  recover(id: string, before: string, password: string, recovery: string): Promise<boolean>;
  /** Tables that a person sits or sat at, played at or is the host of. */
  tablesOf(person: string): Promise<readonly string[]>;
  /** What a person said at a table, in order; a short piece of the log at a time, however long it is. */
  words(person: string, table: string): AsyncIterable<readonly Said[]>;
  /**
   * Forgets a person: what they were called and said, sessions, ratings and mutes. Games stay for those who played
   * them, with a deleted player in the seat. An account's name stays taken until then. Gives back the tables, not over,
   * that were theirs or had them in a seat to the last: they come to no others. Whatever was
   * written of them there meanwhile goes when they are forgotten once more.
   */
  forget(person: string, until: number): Promise<readonly string[]>;
  addSession(session: Session): Promise<void>;
  session(id: string): Promise<(Session & { readonly who: Person }) | undefined>;
  /** The latest two hundred. */
  sessions(person: string): Promise<readonly Session[]>;
  /** From which networks these people were seen since, by their marks. */
  networks(
    people: readonly string[],
    since: number,
  ): Promise<readonly { readonly person: string; readonly network: string }[]>;
  seen(session: string, at: number, network: string | undefined): Promise<void>;
  /** Ends one session of this person; false if there is none such. */
  endSession(person: string, session: string): Promise<boolean>;
  endOtherSessions(person: string, kept: string): Promise<number>;
  /**
   * Makes everything of one person another's and forgets the first (a guest who logs in to an account keeps the games).
   * `busy` changes nothing: the first sits at or owns a table that is not over, and its log goes by the old id.
   */
  merge(from: string, into: string): Promise<"done" | "busy">;
}

/** What somebody said, and when. */
export interface Said {
  readonly at: number;
  readonly text: string;
}

/** What lists show of a table; written with every append. */
export interface Summary {
  readonly game: string;
  readonly mode: string;
  readonly stage: "gathering" | "playing" | "over";
  /** Whether the lobby lists it. */
  readonly open: boolean;
  readonly rated: boolean;
  readonly seats: number;
  readonly free: number;
  readonly owner: string;
  /** Plain JSON of what the lobby shows: settings and places. */
  readonly card: unknown;
  /** When the host has something to do here (a clock, a bot); absent if nobody waits for it. */
  readonly due: number | undefined;
  /** Who sits there, and whether they owe an answer. */
  readonly sitting: readonly { readonly person: string; readonly turn: boolean }[];
}

export interface TableRow extends Omit<Summary, "sitting"> {
  /** Anybody may read it; it lets nobody in. */
  readonly id: string;
  /** Whoever has it may come to the table, also to one that no list shows. */
  readonly invitation: string;
  readonly created: number;
  readonly updated: number;
  /** How many entries the log has. */
  readonly position: number;
}

/** Entries that shall be written at `position`, with all that follows from them, in one transaction. */
export interface Append {
  readonly table: string;
  /** The number of entries before these. */
  readonly position: number;
  readonly entries: readonly LogEntry[];
  readonly at: number;
  /** What lists show as the last change; `at` unless told. */
  readonly updated?: number;
  readonly summary: Summary;
  /** Games that ended with these entries. */
  readonly finished: readonly FinishedGame[];
  /** How many tables the owner may have with this one; not asked about unless told. */
  readonly allowance?: Allowance;
}

/** Counted in the transaction that writes, so that no number of requests at once, on any node, gets beyond it. */
export interface Allowance {
  /** Tables that are not over. */
  readonly tables?: number;
  /** Running games between bots alone. */
  readonly botTables?: number;
  /** Other tables that have not started at which somebody sits who sits down here. */
  readonly seats?: { readonly person: string; readonly most: number };
  /** Who must still be there: who was forgotten meanwhile brings nothing to a table any more. */
  readonly person?: string;
}

/** What the owner, or who sits down, has too many of, or that they are nobody any more; nothing was written. */
export type Beyond = "too-many-tables" | "too-many-bot-tables" | "too-many-seats" | "not-known";

export interface FinishedGame {
  readonly number: number;
  readonly game: string;
  readonly mode: string;
  /** Whether anybody may see it; others are for those who played and whoever was sent the code. */
  readonly open: boolean;
  readonly code: string;
  readonly rated: boolean;
  /** Why it does not count although it was to. */
  readonly unrated?: Unrated | undefined;
  /**
   * Two of its players who have had so many rated games with each other since then have too many: it does not count. Looked
   * at by whoever writes where several nodes do; not kept.
   */
  readonly pairs?: { readonly most: number; readonly since: number } | undefined;
  /** The record as JSON text, as `medallion verify` reads it. */
  readonly record: string;
  readonly commitment: string;
  readonly by: string;
  /** In seat order, without open seats. Places count from 1; all absent if the game was called off. */
  readonly players: readonly {
    readonly seat: number;
    readonly person: string;
    readonly name: string;
    readonly place: number | undefined;
    readonly result: "win" | "draw" | "loss" | undefined;
    readonly score?: number | undefined;
    /** What it was played with: a deck, a character. */
    readonly with?: SeatRecap["with"] | undefined;
    /** How many choices were their own; known when the game ends, and not kept. */
    readonly moves?: number;
  }[];
}

/** Somebody lost who hardly played; players of one network; two who have played too often that day. */
export type Unrated = "guest" | "short" | "network" | "often";

/** Works out new ratings from old ones; called inside the transaction that ends a rated game. */
export type Rate = (
  game: Pick<FinishedGame, "game" | "mode" | "players">,
  before: ReadonlyMap<string, Rating>,
) => ReadonlyMap<string, Rating>;

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface TableFilter {
  readonly game?: string;
  readonly mode?: string;
  readonly rated?: boolean;
  readonly limit: number;
}

/** What is known of a checkpoint without reading it. */
export interface CheckpointMark {
  readonly position: number;
  /** The version of the rules that made it. */
  readonly rules: number;
  /** How many events each viewer had heard, spectators last. */
  readonly heard: readonly number[];
}

export interface TableStore {
  /**
   * Position 0: the founding. A table that is there already is a `StoreError` with the code `exists`. The invitation is
   * fresh chance unless told.
   */
  found(id: string, append: Append, invitation?: string): Promise<"done" | Beyond>;
  /**
   * `conflict`: somebody else wrote there first, or there is no such table; nothing was written. Several appends at once
   * may share one commit. After an error nobody knows whether it was written: read the log again.
   */
  append(append: Append): Promise<"done" | "conflict" | Beyond>;
  find(id: string): Promise<TableRow | undefined>;
  /** The table of this id or invitation, and whether the person sits there or owns it. */
  named(
    name: string,
    person: string | undefined,
  ): Promise<(TableRow & { readonly belongs: boolean }) | undefined>;
  /** The log from `from` on, in order; at most so many entries. */
  entries(table: string, from?: number, most?: number): Promise<readonly LogEntry[]>;
  /** The last checkpoint, or the last that has no entry after the first `upTo`; a cache that may be missing. */
  checkpoint(
    table: string,
    upTo?: number,
  ): Promise<{ readonly position: number; readonly data: string } | undefined>;
  /** The checkpoints that say what they are, in order: some twenty at most, spread over the log. */
  checkpoints(table: string): Promise<readonly CheckpointMark[]>;
  /** Besides those that are there, which are thinned out. One without a mark serves for nothing but to go on from. */
  saveCheckpoint(
    table: string,
    position: number,
    data: string,
    mark?: Omit<CheckpointMark, "position">,
    /** How many the table keeps with it, about; sixteen unless told. */
    most?: number,
  ): Promise<void>;
  /** Open tables that gather, newest first, few of each host. */
  lobby(filter: TableFilter): Promise<readonly TableRow[]>;
  /** Tables of a person, all not over (one's turn first, then newest) or all over (newest first); `before` and newest go by `updated`. */
  of(
    person: string,
    which: "running" | "over",
    limit: number,
    before?: number,
  ): Promise<readonly (TableRow & { readonly turn: boolean })[]>;
  /** How many tables of this owner are not over. */
  running(owner: string): Promise<number>;
  /** Tables that have something due until then and that no living node runs, earliest first. */
  orphans(until: number, limit: number): Promise<readonly string[]>;
  /** Forgets the owner's game between bots in which nothing has happened longest, if nothing has since; its id. */
  deleteIdleBots(owner: string, before: number): Promise<string | undefined>;
}

export interface GameRow extends FinishedGame {
  readonly id: string;
  readonly table: string;
  readonly finished: number;
}

export interface KeptGame extends Omit<GameRow, "record"> {
  readonly favourite: boolean;
}

/** What is not named stays as it was. */
export interface KeepWish {
  readonly favourite?: boolean | undefined;
  /** When it was deleted from the list; `null` restores it. */
  readonly deleted?: number | null | undefined;
}

export interface Standing {
  readonly person: Person;
  readonly rating: Rating;
  /** What the leaderboard goes by: mu − 3 sigma. */
  readonly ordinal: number;
}

export interface GameStore {
  find(table: string, number: number): Promise<GameRow | undefined>;
  /** By its own code. */
  coded(code: string, number: number): Promise<GameRow | undefined>;
  /** A person's finished games without their records, newest first; `before` goes by `finished`. */
  of(person: string, limit: number, before?: number): Promise<readonly Omit<GameRow, "record">[]>;
  /** The same, without what the asker may not see: private games of others. */
  seenBy(
    asker: string | undefined,
    person: string,
    limit: number,
    before?: number,
  ): Promise<readonly Omit<GameRow, "record">[]>;
  /** Those that a person has not deleted from the list, newest first, with whether each is a favourite. */
  kept(person: string, limit: number, before?: number): Promise<readonly KeptGame[]>;
  /** The same with those that were deleted. */
  all(person: string, limit: number, before?: number): Promise<readonly KeptGame[]>;
  /** How many games a person has finished since then. */
  newer(person: string, than: number): Promise<number>;
  /** What a person wants of a game; `too-many` if it would be one favourite more than that. */
  keep(person: string, game: string, wish: KeepWish, most: number): Promise<"done" | "too-many">;
  /** Games that were called off are not counted. */
  statistics(
    person: string,
  ): Promise<
    readonly { game: string; mode: string; played: number; won: number; drawn: number; lost: number }[]
  >;
  ratings(person: string): Promise<readonly { game: string; mode: string; rating: Rating }[]>;
  /** The best, of those who have played so many rated games. */
  leaderboard(game: string, mode: string, limit: number, least?: number): Promise<readonly Standing[]>;
  /** How many rated games two have played with each other since. */
  together(one: string, other: string, since: number): Promise<number>;
}

export interface TalkStore {
  mute(person: string, muted: string): Promise<void>;
  unmute(person: string, muted: string): Promise<void>;
  muted(person: string): Promise<readonly string[]>;
  /** A report with the last words said at the table; nothing is written while one by and about the same people there waits. */
  report(report: Report): Promise<void>;
  reports(limit: number): Promise<readonly Report[]>;
}

export interface Report {
  readonly by: string;
  readonly about: string;
  readonly table: string;
  readonly reason: string;
  readonly words: readonly string[];
  readonly at: number;
}

/** So many at once, all of which come back within so many milliseconds. */
export interface Budget {
  readonly most: number;
  readonly refill: number;
}

/** What may be done so often, counted over all nodes; any number that ask at once get no more than there is. */
export interface BudgetStore {
  /** Takes one; false, and nothing taken, if there is none. */
  take(name: string, budget: Budget, at: number): Promise<boolean>;
  giveBack(name: string, budget: Budget): Promise<void>;
}

/** What is kept, by moments in milliseconds since 1970: what is older may go. */
export interface RetentionRules {
  readonly now: number;
  /** Tables by their stage and when they last changed. */
  readonly gathering: number;
  readonly playing: number;
  readonly over: number;
  /** Finished games that nobody keeps: whose favourite it is does, and an account so many of its latest. */
  readonly unkept: number;
  readonly perAccount: number;
  /** Guests by when they were last seen, sessions by when they began, reports by when they came. */
  readonly guest: number;
  readonly session: number;
  readonly report: number;
}

/** Removes what nobody needs any more. */
export interface RetentionStore {
  /** One short transaction per step; whoever stops asking stops it. Tables that are held are left alone. */
  steps(
    rules: RetentionRules,
    isHeld: (table: string) => boolean,
  ): AsyncIterable<{ readonly what: string; readonly removed: number }>;
  /** Gives at most so many free pages of a file back to the disk; how many are still free. PostgreSQL does it itself. */
  compact(pages: number): Promise<number>;
}

/** What the owner of the server decides. */
export interface OwnerStore {
  /** All bans, also those that are over, newest first. */
  bans(): Promise<readonly Ban[]>;
  ban(ban: Ban): Promise<void>;
  /** False if there is none such. */
  unban(id: string): Promise<boolean>;
  /** One for each person and table, those that wait for the owner first, then the newest; without the first so many. */
  reports(limit: number, skip?: number): Promise<readonly KeptReport[]>;
  /** The owner has dealt with a report, and with all like it; false if there is none such. */
  deal(report: string, at: number, all?: AlsoDealt): Promise<boolean>;
  /** People with this id or this very name, newest first. */
  find(text: string): Promise<readonly Person[]>;
  /** Gives a guest or an account another name, also in the lists of finished games. */
  rename(
    person: string,
    name: string,
    nameKey: string,
    /** What the new name looks like: `skeletonsOf(name)`. */
    skeletons: readonly string[],
  ): Promise<"done" | "name-taken" | "no-such-person">;
  /** Ends all sessions of a person; gives back which. */
  endSessions(person: string): Promise<readonly string[]>;
  /** What was announced last. */
  maintenance(): Promise<Maintenance | undefined>;
  announce(maintenance: Maintenance | undefined): Promise<void>;
  /** A pass of the owner's pages was given back; it is remembered until it would have ended anyway. */
  endPass(pass: string, until: number, now: number): Promise<void>;
  endedPasses(): Promise<readonly string[]>;
}

export interface Ban {
  readonly id: string;
  readonly kind: "person" | "network";
  /** The person's id, or the network as `10.0.0.0/8`. */
  readonly subject: string;
  /** How it was called when it was banned: a person's name. */
  readonly label: string;
  readonly reason: string;
  readonly created: number;
  readonly until: number;
}

export interface KeptReport extends Report {
  readonly id: string;
  /** Absent if the person is gone. */
  readonly byName: string | undefined;
  readonly aboutName: string | undefined;
  /** When the owner dealt with it. */
  readonly dealt: number | undefined;
  /** How many there are about this person at this table, and some of the others. */
  readonly count: number;
  readonly others: readonly (Pick<Report, "by" | "reason" | "at"> & {
    readonly byName: string | undefined;
  })[];
}

/** Those about the same person at the same table, or those by the same person. */
export type AlsoDealt = "group" | "reporter";

/** The server will be away from `at` to about `until`. */
export interface Maintenance {
  readonly at: number;
  readonly until: number;
  /** The owner's own words, in whatever language; may be empty. */
  readonly words: string;
}

/** Nodes on one store: who lives, who runs which table, and what was written elsewhere. */
export interface NodeStore {
  /** Says that this node lives for `ttl` more milliseconds; the first time it registers. */
  beat(node: string, ttl: number): Promise<void>;
  leave(node: string): Promise<void>;
  /** The nodes that live now. */
  living(): Promise<readonly string[]>;
  /** True if this node runs the table now: it did, or nobody living does. A node that has not beaten in time runs nothing. */
  claim(table: string, node: string): Promise<boolean>;
  release(table: string, node: string): Promise<void>;
  /** Calls back for every append of any node (also this one), with the table and its new position. Reconnects by itself and then says `missed`. */
  listen(on: {
    appended(table: string, position: number): void;
    missed(): void;
  }): Promise<() => Promise<void>>;
}

export interface Counts {
  readonly people: number;
  readonly guests: number;
  readonly tables: { readonly gathering: number; readonly playing: number; readonly over: number };
  readonly games: number;
  readonly entries: number;
  readonly reports: number;
  readonly sessions: number;
  readonly bytes: number;
}
