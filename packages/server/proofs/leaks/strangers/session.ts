import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { issueToken } from "../../../src/people/token.ts";

/** How often a file that the server is writing to is tried again, and after how many milliseconds. */
const TRIES = 2000;
const BETWEEN = 5;

/**
 * One more session of a person, written past the server: guests have no password to come back by. Who has deleted
 * themselves is somebody again, by the same id. The server lives in this very process, so that it must not be waited
 * for without letting it go on: a transaction of its own may be half done.
 */
export async function freshSession(database: string, person: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return written(database, person);
    } catch (error) {
      if (tries === TRIES || !(error instanceof Error && /database is locked/.test(error.message)))
        throw error;
      await pause(BETWEEN);
    }
  }
}

function written(database: string, person: string): string {
  const opened = new DatabaseSync(database, { timeout: 0 });
  try {
    const secret = opened.prepare("select value from meta where name = 'secret'").get()?.value;
    const { token, session } = issueToken(Buffer.from(String(secret), "hex"));
    opened
      .prepare("insert or ignore into people (id, name, kind, created) values (?, 'Again', 'guest', ?)")
      .run(person, Date.now());
    opened
      .prepare("insert into sessions (id, person, created, seen, agent) values (?, ?, ?, ?, '')")
      .run(session, person, Date.now(), Date.now());
    return token;
  } finally {
    opened.close();
  }
}
