/** The addresses of the pages. */
export const PATHS = {
  home: "/",
  newTable: "/new",
  lobby: "/lobby",
  mine: "/games",
  decks: "/decks",
  replays: "/replays",
  statistics: "/statistics",
  rules: "/rules",
  learn: "/learn",
  puzzles: "/puzzles",
  leaderboard: "/leaderboard",
  account: "/account",
  settings: "/settings",
  about: "/about",
} as const;

/** A table of this device. */
export function localTablePath(table: string): string {
  return `/play/${table}`;
}

/** A table of the server; the same as in invitations. */
export { invitePath as onlineTablePath } from "@medallion/protocol";

/** Where the server's link to a table leads in these pages: whoever copies the address has an invitation. */
export function invitedPath(link: string): string {
  return new URL(link).pathname;
}

/** What a new table begins with: its mode, how many sit there, what the first seat brings, rules that are not the usual ones. */
export interface TableStart {
  readonly mode?: string;
  readonly seats?: number;
  readonly pick?: string;
  readonly rules?: Readonly<Record<string, string>>;
}

export function newTablePath(
  game: string,
  how: "bots" | "device" | "friends",
  { mode, seats, pick, rules = {} }: TableStart = {},
): string {
  const asked = new URLSearchParams({ with: how, ...(mode && { mode }), ...(pick && { pick }) });
  if (seats !== undefined) asked.set("seats", String(seats));
  for (const [name, value] of Object.entries(rules)) asked.append("rule", `${name}=${value}`);
  return `${PATHS.newTable}/${game}?${asked}`;
}

export function rulesPath(game: string, chapter?: string): string {
  return chapter === undefined ? `${PATHS.rules}/${game}` : `${PATHS.rules}/${game}/${chapter}`;
}

/** What a game has of its own below the page of decks. */
export function decksPath(game: string): string {
  return `${PATHS.decks}/${game}`;
}

export function lessonPath(game: string, lesson: string): string {
  return `${PATHS.learn}/${game}/${lesson}`;
}

export function puzzlePath(game: string, puzzle: string): string {
  return `${PATHS.puzzles}/${game}/${puzzle}`;
}

/** A replay kept on this device. A shared one carries the whole game behind the `#`, which never leaves the browser. */
export function replayPath(replay: string): string {
  return `${PATHS.replays}/${replay}`;
}

/** A finished game of a table of the server. */
export function onlineReplayPath(table: string, number: number, seat: number | null = null): string {
  return `${PATHS.replays}/online/${table}/${number}${withEyesOf(seat)}`;
}

/** A game of a table of this device. */
export function localReplayPath(table: string, number: number, seat: number | null = null): string {
  return `${PATHS.replays}/local/${table}/${number}${withEyesOf(seat)}`;
}

/** Who sat at the table sees the game again as then; others as spectators. */
function withEyesOf(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

export function profilePath(person: string): string {
  return `/people/${person}`;
}
