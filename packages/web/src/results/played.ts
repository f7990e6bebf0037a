import type { Message } from "@medallion/kernel";
import type { ReplyOf } from "@medallion/protocol";
import type { FinishedRow, FinishedSeat } from "../local/finished-row.ts";
import { localReplayPath, onlineReplayPath } from "../navigation/paths.ts";

export type Result = NonNullable<FinishedSeat["result"]>;

/** Who had a seat of a game that is over, and how it ended for them; a bot that was not named is called by its kind. */
export interface PlayedSeat extends Omit<FinishedSeat, "kind" | "place"> {
  /** Whether it is the reader's: at a device that several share, nobody's is. */
  readonly isOwn: boolean;
  /** On a server; empty here. */
  readonly person: string;
}

/** A game that is over, wherever it was played. */
export interface PlayedGame extends Omit<FinishedRow, "seats" | "favourite" | "deleted" | "trouble"> {
  readonly key: string;
  readonly where: "here" | "online";
  readonly seats: readonly PlayedSeat[];
  /** Where it can be watched again; absent once its replay is deleted. */
  readonly replay?: string;
  readonly isFavourite: boolean;
  /** When a server may forget it; absent if it stays. */
  readonly until?: number;
  readonly rated?: boolean;
  readonly unrated?: "guest" | "short" | "network" | "often";
  readonly isDamaged?: boolean;
}

export function playedHere(row: FinishedRow): PlayedGame {
  const { seats, favourite, deleted, trouble, ...game } = row;
  const { table, number } = game;
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const own = people.length === 1 ? people[0] : undefined;
  return {
    ...game,
    ...{ key: `here/${table}/${number}`, where: "here" },
    seats: seats.map(({ kind: _kind, place: _place, ...seat }, index) => ({
      ...seat,
      isOwn: index === own,
      person: "",
    })),
    ...(deleted === undefined && { replay: localReplayPath(table, number, own) }),
    isFavourite: favourite === true,
    ...(trouble !== undefined && { isDamaged: true }),
  };
}

/** As the server names bots among people. */
const BOT = "bot:";

export function playedOnline(game: ReplyOf<"ownGames">["games"][number], self: string): PlayedGame {
  const { table, number, replay, favourite, until, rated, unrated } = game;
  const own = game.players.findIndex(({ person }) => person === self);
  return {
    ...{ key: `online/${table}/${number}`, where: "online", table, number, rated },
    ...{ game: game.game, mode: game.mode, by: game.by, finished: game.finished },
    seats: game.players.map(({ person, name, score, result, with: brought }) => ({
      ...{ isOwn: person === self, name, person },
      ...(person.startsWith(BOT) && { bot: person.slice(BOT.length) }),
      // The server sends what a kit said, and texts that are missing here are told by their id.
      ...(brought !== undefined && { with: { id: brought.id, name: brought.name as Message } }),
      ...(score !== undefined && { score }),
      ...(result !== undefined && { result }),
    })),
    replay: onlineReplayPath(replay, number, own < 0 ? null : own),
    isFavourite: favourite,
    ...(until !== undefined && { until }),
    ...(unrated !== undefined && { unrated }),
  };
}

/** The reader's seat; none at a device that several share, the first of several that one person had. */
export function ownSeat({ seats }: PlayedGame): PlayedSeat | undefined {
  return seats.find(({ isOwn }) => isOwn);
}

export function othersIn({ seats }: PlayedGame): readonly PlayedSeat[] {
  return seats.filter(({ isOwn }) => !isOwn);
}
