import type { Kit, Request } from "@medallion/kernel";
import type { CallOf } from "@medallion/protocol";
import { type PersonCommand, type Place, type Settings, usualSettings } from "@medallion/table";
import type { LocalSeat, LocalWish } from "../../local/local-tables.ts";
import { agreedRules, type SeatDraft, type TableDraft } from "./draft.ts";

function settingsOf(kit: Kit, draft: TableDraft): Settings {
  const { mode, seats, clock, openHands } = draft;
  const rules = agreedRules(kit, draft);
  return { ...usualSettings(kit.game.id, mode, seats.length), rules, clock, openHands };
}

/** What the game itself is asked before any table is laid, so that faults are found here. */
export function requestOf(kit: Kit, draft: TableDraft): Request {
  const { mode, seats } = draft;
  return {
    mode,
    seats: seats.length,
    rules: agreedRules(kit, draft),
    picks: seats.map(({ pick }) => (pick === "" ? undefined : pick)),
  };
}

function brought({ pick }: SeatDraft): { pick?: string } {
  return pick === "" ? {} : { pick };
}

/** A table of this device. `nameOf` names people who gave no name. */
export function localWish(kit: Kit, draft: TableDraft, nameOf: (seat: number) => string): LocalWish {
  const seats = draft.seats.map((seat, index): LocalSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, ...brought(seat) };
    const name = seat.name.trim();
    return { kind: "person", name: name === "" ? nameOf(index) : name, ...brought(seat) };
  });
  return { settings: settingsOf(kit, draft), seats };
}

interface OnlineWish {
  readonly body: NonNullable<CallOf<"found">["body"]>;
  /** What the owner does right after: a bot that brings something is seated by a command, since founding names no picks. */
  readonly afterwards: readonly PersonCommand[];
}

/** A table of the server, with oneself in the first seat. */
export function onlineWish(kit: Kit, draft: TableDraft, salt: string): OnlineWish {
  const { takebacks, rated, spectators, open, seats } = draft;
  // In rated games bots draw what they play.
  const isLate = (seat: SeatDraft) => seat.kind === "bot" && seat.pick !== "" && !rated;
  const own = seats[0];
  return {
    body: {
      settings: { ...settingsOf(kit, draft), takebacks, rated, spectators, open },
      places: seats.map(
        (seat): Place =>
          seat.kind === "bot" && !isLate(seat)
            ? { kind: "bot", bot: seat.bot, name: seat.bot }
            : { kind: "open" },
      ),
      sit: { seat: 0, ready: true, salt, ...(own === undefined ? {} : brought(own)) },
    },
    afterwards: seats.flatMap((seat, index): readonly PersonCommand[] =>
      isLate(seat)
        ? [{ kind: "place", seat: index, place: { kind: "bot", bot: seat.bot, pick: seat.pick } }]
        : [],
    ),
  };
}
