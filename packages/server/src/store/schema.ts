/** The newest schema, as Kysely sees it. Truth values are 0 and 1, because SQLite knows no others. */
export interface Schema {
  meta: { name: string; value: string };
  people: {
    id: string;
    name: string;
    kind: "guest" | "account" | "bot";
    created: number;
    name_key: string | null;
    password: string | null;
    recovery: string | null;
    /** What the name looks like; of people whom this version has not looked at yet there is none. */
    skeleton: string | null;
  };
  /** Names that are taken, by what they look like: of an account for good, of a deleted one until then. */
  names: { skeleton: string; person: string; until: number | null };
  sessions: {
    id: string;
    person: string;
    created: number;
    seen: number;
    agent: string;
    network: string | null;
  };
  /** `id` may be read by anybody; `invitation` lets one in. */
  tables: {
    id: string;
    invitation: string;
    created: number;
    updated: number;
    position: number;
    game: string;
    mode: string;
    stage: "gathering" | "playing" | "over";
    open: number;
    rated: number;
    seats: number;
    free: number;
    owner: string;
    due: number | null;
    card: string;
  };
  entries: { table_id: string; position: number; entry: string };
  budgets: { name: string; left_over: number; at: number };
  checkpoints: {
    table_id: string;
    position: number;
    rules: number | null;
    heard: string | null;
    data: string;
  };
  /** `ended` is when the table was last written if it is over. */
  sittings: { table_id: string; person: string; turn: number; ended: number | null };
  games: {
    id: string;
    table_id: string;
    number: number;
    game: string;
    mode: string;
    open: number;
    rated: number;
    code: string;
    commitment: string;
    ended_by: string;
    finished: number;
    record: string;
    unrated: "guest" | "short" | "network" | "often" | null;
  };
  players: {
    game_id: string;
    seat: number;
    person: string;
    name: string;
    place: number | null;
    result: "win" | "draw" | "loss" | null;
    finished: number;
    /** That of the game, for lists. */
    open: number;
    score: number | null;
    /** What it was played with, as JSON. */
    brought: string | null;
  };
  /** What somebody who played a game wants of it: a favourite stays, one that was deleted then is in no list of theirs. */
  keepings: { person: string; game_id: string; favourite: number; deleted: number | null };
  ratings: {
    person: string;
    game: string;
    mode: string;
    mu: number;
    sigma: number;
    games: number;
    ordinal: number;
  };
  mutes: { person: string; muted: string };
  reports: {
    id: string;
    reporter: string;
    about: string;
    table_id: string;
    reason: string;
    words: string;
    at: number;
  };
  bans: {
    id: string;
    kind: "person" | "network";
    subject: string;
    label: string;
    reason: string;
    created: number;
    until: number;
  };
  /** Reports that the owner has dealt with. */
  dealt: { report: string; at: number };
  /** What games came to that are no longer kept. */
  tallies: { person: string; game: string; mode: string; won: number; drawn: number; lost: number };
  nodes: { id: string; until: number };
  claims: { table_id: string; node: string };
}
