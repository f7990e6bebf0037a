import type { ClientMessage, ServerMessage } from "@medallion/protocol";
import type { RoomCommand } from "@medallion/table";

/** A command that one person sent to a table. */
export interface Sent {
  readonly table: string;
  readonly command: RoomCommand;
}

/** What one person said and heard, taken from the wire itself: what the client makes of it does not count. */
export class Journal {
  readonly sent: Sent[] = [];
  /** Commands that the server said to be done. */
  readonly acknowledged: Sent[] = [];
  /** Codes of what was refused, counted. */
  readonly refused = new Map<string, number>();
  /** Told after each acknowledgement. */
  noticed: (() => void) | undefined;
  readonly #open = new Map<number, Sent>();

  say(message: ClientMessage): void {
    if (message.kind !== "command") return;
    const { request, table, command } = message;
    const sent = { table, command };
    this.sent.push(sent);
    this.#open.set(request, sent);
  }

  hear(message: ServerMessage): void {
    if (message.kind === "refused") {
      const { code } = message.refusal;
      this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    }
    if (message.kind !== "done") return;
    const sent = this.#open.get(message.request);
    if (sent === undefined) throw new Error(`request ${message.request} was acknowledged but never made`);
    this.#open.delete(message.request);
    this.acknowledged.push(sent);
    this.noticed?.();
  }
}
