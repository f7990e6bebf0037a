import type { RoomLook } from "@medallion/table";
import { placeValues } from "../session/event-text.ts";
import { printable } from "./refusal.ts";
import type { OnlineSession } from "./session.ts";

/** Who sits where, and who is ready. */
export function showSeats({ terminal, voice, table, seat: own }: OnlineSession): void {
  const { room } = table;
  if (room === undefined) return;
  for (const [seat, place] of room.places.entries()) {
    const { who, name } = placeValues(place, voice.text);
    const state = room.gone.includes(seat) ? "gone" : whereabouts(room, seat);
    const line = voice.text("online.seat", { seat: seat + 1, who, name: printable(name), state });
    terminal.print(`  ${terminal.paint.tone(seat === own ? "own" : "quiet", line)}`);
  }
}

function whereabouts({ stage, ready, places }: RoomLook, seat: number): "ready" | "unready" | "none" {
  if (stage !== "gathering" || places[seat]?.kind !== "person") return "none";
  return ready[seat] === true ? "ready" : "unready";
}

/** What the others see, at a table where everybody may. */
export function showHands({ terminal, voice, table }: OnlineSession): void {
  const others = table.room?.table?.others ?? [];
  if (others.length === 0) terminal.print(voice.text("online.hands"));
  for (const { view } of others)
    terminal.print("", ...table.kit.board.draw(view, voice.say, terminal.paint), "");
}

/** The people the table waits for, as far as the viewer may know; bots are quick enough to go unmentioned. */
export function awaited({ table, seat, voice }: OnlineSession): readonly string[] {
  const { room } = table;
  if (room === undefined || room.stage !== "playing" || room.paused) return [];
  return room.waitingFor
    .filter((waiting) => {
      const place = room.places[waiting];
      return waiting !== seat && place?.kind === "person" && place.standIn === undefined;
    })
    .map((waiting) => voice.names[waiting] ?? "");
}

/** The seat's time to think in whole seconds, while it runs. */
export function secondsLeft({ table, seat, connection }: OnlineSession): number | undefined {
  const face = table.room?.clocks.find((clock) => clock.seat === seat && clock.running === "thinking");
  if (face === undefined) return undefined;
  return Math.max(0, Math.round((face.left - (connection.serverNow() - face.since)) / 1000));
}
