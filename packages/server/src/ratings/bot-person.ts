import type { Person } from "../store/store.ts";

const PREFIX = "bot:";

/** The id of the person that a bot is in lists, games and ratings. Ids of people hold no colon. */
export function botPersonId(bot: string): string {
  return `${PREFIX}${bot}`;
}

export function botPerson(bot: string): Person {
  return { id: botPersonId(bot), name: bot, kind: "bot", created: 0 };
}

export function isBotPerson(id: string): boolean {
  return id.startsWith(PREFIX);
}
