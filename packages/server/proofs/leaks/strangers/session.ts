import { DatabaseSync } from "node:sqlite";
import { issueToken } from "../../../src/people/token.ts";

/**
 * One more session of a person, written past the server: guests have no password to come back by. Who has deleted
 * themselves is somebody again, by the same id.
 */
export function freshSession(database: string, person: string): string {
  const opened = new DatabaseSync(database, { timeout: 10_000 });
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
