import { InputError } from "@medallion/kernel";
import type { OnlineInput } from "./input.ts";
import { printable } from "./refusal.ts";
import type { OnlineSession } from "./session.ts";

/** Mutes or reports somebody at the table, if that was asked for: the server is asked, not the table. */
export async function speaksOfPerson(session: OnlineSession, input: OnlineInput): Promise<boolean> {
  if (input.kind !== "mute" && input.kind !== "report") return false;
  const { terminal, voice, remote, table, seat: own, id } = session;
  const place = input.seat === undefined || input.seat === own ? undefined : table.room?.places[input.seat];
  if (place?.kind !== "person") {
    terminal.print(voice.text("online.nobody"));
    return true;
  }
  const { person } = place;
  const name = printable(place.name);
  try {
    if (input.kind === "report") {
      await remote.call("report", { body: { table: id, person, reason: input.reason } });
      terminal.print(voice.text("online.reported", { name }));
    } else if (input.mute) {
      await remote.call("mute", { body: { person } });
      terminal.print(voice.text("online.muted", { name }));
    } else {
      await remote.call("unmute", { params: { person } });
      terminal.print(voice.text("online.unmuted", { name }));
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.print(error.message);
  }
  return true;
}
