import { ROUTES } from "@medallion/protocol";
import { filesMatching, textOf } from "../repository.ts";
import { typesIn } from "./type-source.ts";

/** A reason for a refusal that programs can tell apart. */
export interface Code {
  readonly code: string;
  readonly about: string;
}

/** What the server itself refuses; a table's own reasons are in its source. Complete: `codeFaults` compares with the source. */
export const SERVER_CODES: Readonly<Record<string, string>> = {
  "not-json": "A message was no JSON object in text.",
  renamed: "The person has a new name; come back at once to be known by it.",
  "other-rules": "The table was begun under other rules and cannot be brought to this server’s.",
  "bad-message": "A message is not what this page allows; `path` says where.",
  "no-hello": "Something was said before `hello`.",
  "wrong-protocol": "The client speaks another version. Closes for good.",
  "not-known":
    "Nobody is known by this token, or there is none (401). A socket is closed for good: ask for a new token.",
  "session-ended": "The session was ended elsewhere. Closes for good.",
  restart: "The server stops or restarts. Closes; come back after `retryAfter`.",
  "too-fast":
    "Too many messages or words at once; nothing was done. Who goes on after warnings is closed with `retryAfter`.",
  "too-many":
    "A limit was reached: requests, logins, guests, reports, mutes, watchers or tables per connection (429 or 409).",
  "too-many-tables": "This person has too many tables that are not over (429).",
  "too-many-open-tables": "This network has opened too many tables in the lobby within the hour (429).",
  "too-many-seats": "This person sits at too many tables that have not started (429).",
  "no-room": "The server’s disk or memory is nearly full: nothing new is begun (503).",
  "too-many-bot-tables":
    "This person has too many running games between bots alone (429, 409). They go on while somebody watches.",
  "too-many-favourites": "This person has too many favourites among finished games (409).",
  "too-many-bots": "More bots than a table may have (422).",
  "no-such-table": "No table has this name, or none that one may come to (404).",
  "no-such-game": "No finished game has this number, or none that one may see (404).",
  "not-witness": "Only those who sit or sat at a table, or watch it, report what is said there (403).",
  "no-such-person": "No person has this id (404).",
  "no-such-session": "One has no such session (404).",
  "no-such-address": "No route has this path (404).",
  "bad-record": "The game that a table should go on from does not fit it.",
  "bad-request": "Parameters or body are not what the route takes (400, 413, 415); `path` says where.",
  "bad-name": "A name has signs that names may not have, or is too long (400).",
  "bad-options": "The game cannot be played with these options or this deck (409, 422); `messages` say why.",
  "bad-places": "A person was named in a seat: people sit down themselves (422).",
  "bad-seats": "The mode is not played by so many (422).",
  "bad-settings": "These settings do not go together (422); `path` says which.",
  "unknown-game": "There is no such game (422).",
  "unknown-mode": "The game has no such mode (422).",
  "wrong-login": "Name or password is wrong (401, 403).",
  "wrong-host": "The server is asked for by a name that isn’t known to be its own (421).",
  "weak-password":
    "A new password is shorter than 15 characters, among the commonest, or has the name in it (400).",
  "account-needed": "Rated games with other players need an account (403, 409).",
  "same-network":
    "Somebody at this rated table plays from the same network, so that it could not count (409).",
  "played-often": "The same two have played too many rated games with each other today (409).",
  "wrong-code": "Name or recovery code is wrong, or the code has been used (401).",
  "too-many-guesses":
    "Too many wrong passwords were tried for this account; nothing was looked at. A device that has logged in to it before may still try (429).",
  banned:
    "The server owner has banned this person or network (403); `until` says for how long. Sockets close for good.",
  "no-such-report": "No report has this id (404).",
  "no-such-ban": "No ban has this id (404).",
  "bad-network": "This is no network, too wide a one, or one with the owner in it (422).",
  "wrong-origin": "The request comes from a page of another origin (403).",
  "name-taken": "Somebody has this name (409).",
  "not-guest": "Only guests may do this (409).",
  "not-account": "Only accounts may do this (409).",
  "wrong-owner-token": "The owner's page and figures need the owner's token (401).",
  stopping: "The server is about to stop, or takes no more sockets (503).",
  "no-store": "The store does not answer (503 on `/readyz`).",
  busy: "Other nodes wrote to this table again and again; try again (409).",
  "store-failed":
    "It could not be written down and was not applied, or nobody knows; look and try again (503).",
  failed: "A mistake of the server; nothing was applied (500, 503).",
};

/** Refused by the table, with the sentence that people read. */
export function tableCodes(): readonly Code[] {
  const [, sentences = ""] = /const SENTENCES.*?= \{(.*?)^\};/ms.exec(textOf(SENTENCES_FILE)) ?? [];
  return [...sentences.matchAll(/^\s+"?([a-z-]+)"?:\s+"(.+)",$/gm)].map(([, code = "", about = ""]) => ({
    code,
    about,
  }));
}

const SENTENCES_FILE = "packages/table/src/room/refusal.ts";

/** Codes that the source refuses with and this list lacks, and the other way round. */
export function codeFaults(): string[] {
  const ofTable = new Set(tableCodes().map(({ code }) => code));
  const declared = typesIn("packages/table/src/room/command.ts").get("RefusalCode")?.text ?? "";
  const expected = new Set([...declared.matchAll(/"([a-z-]+)"/g)].map(([, code = ""]) => code));
  const used = codesInServer();
  // Some routes answer with whatever the table refused.
  const routed = Object.values(ROUTES).flatMap(({ refusals }) =>
    refusals.filter((code) => code !== "refused"),
  );
  return [
    ...difference(expected, ofTable, (code) => `the sentence of the refusal ${code} was not found`),
    ...difference(
      used,
      [...Object.keys(SERVER_CODES), ...ofTable],
      (code) => `the server refuses with ${code}, which SERVER_CODES lacks`,
    ),
    ...difference(
      Object.keys(SERVER_CODES),
      used,
      (code) => `SERVER_CODES has ${code}, which the server never refuses with`,
    ),
    ...difference(
      routed,
      [...Object.keys(SERVER_CODES), ...ofTable],
      (code) => `a route refuses with ${code}, which nobody explains`,
    ),
  ];
}

const REFUSALS = [
  /new HttpRefusal\(\s*[^,]+,\s*"([a-z-]+)"/g,
  /new InputError\(\s*"([a-z-]+)"/g,
  /(?:\brefused|\bclose|#broken)\(\s*"([a-z-]+)"/g,
  /\bcode: "([a-z-]+)"/g,
];

function codesInServer(): ReadonlySet<string> {
  const files = filesMatching(
    "packages/server/src/{http,people,socket,hosting,owner}/**/*.ts",
    "packages/table/src/room/founding.ts",
  ).filter((file) => !file.endsWith(".test.ts"));
  const codes = files.flatMap((file) => {
    const text = textOf(file);
    return REFUSALS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = ""]) => code));
  });
  // What only a damaged log or a host without chance could cause never reaches a client. A game's own refusal is `bad-options`.
  return new Set([...codes.filter((code) => !["bad-log", "bad-seed"].includes(code)), "bad-options"]);
}

function difference(
  these: Iterable<string>,
  those: Iterable<string>,
  fault: (code: string) => string,
): string[] {
  const known = new Set(those);
  return [...new Set(these)].filter((code) => !known.has(code)).map(fault);
}
