import { heard, type Seat } from "@medallion/kernel";
import type { News, RoomEvent } from "./event.ts";
import { viewerNumber } from "./marks.ts";

/** What one viewer hears of one piece of news, if anything. */
export function heardOf(news: News, viewer: Seat | null, seats: number): RoomEvent | undefined {
  switch (news.kind) {
    case "all":
      return news.event;
    case "game": {
      const event = heard(news.told, viewer);
      return event === undefined ? undefined : { kind: "game", event };
    }
    case "takenBack": {
      const to = news.to[viewerNumber(viewer, seats)];
      return to === undefined ? undefined : { kind: "takenBack", seat: news.seat, to };
    }
    case "finished":
      return undefined;
  }
}

/** Whether one viewer hears of it. */
export function hears(news: News, viewer: Seat | null, seats: number): boolean {
  switch (news.kind) {
    case "all":
      return true;
    case "game":
      return heard(news.told, viewer) !== undefined;
    case "takenBack":
      return news.to[viewerNumber(viewer, seats)] !== undefined;
    case "finished":
      return false;
  }
}

export function heardOfAll(news: readonly News[], viewer: Seat | null, seats: number): readonly RoomEvent[] {
  return news.flatMap((one) => heardOf(one, viewer, seats) ?? []);
}
