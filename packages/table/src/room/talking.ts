import type { Actor, Preset } from "./command.ts";
import type { RoomCore } from "./core.ts";
import { seatsOf } from "./gathering.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";

type Person = Exclude<Actor, "host">;

export const LONGEST_SAID = 300;

/** What is kept of a text: one line, without characters that steer a screen. */
export function cleanText(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
}

export function say(core: RoomCore, by: Person, text: string): Refused {
  const refusal = maySay(core, by);
  if (refusal !== undefined) return refusal;
  if (text === "") return notAllowed("Write something first.");
  if (text.length > LONGEST_SAID) return refuse("too-long");
  core.tell({ kind: "said", person: by.person, name: by.name, text });
  return undefined;
}

export function sayPreset(core: RoomCore, by: Person, preset: Preset): Refused {
  const refusal = maySay(core, by);
  if (refusal !== undefined) return refusal;
  core.tell({ kind: "saidPreset", person: by.person, name: by.name, preset });
  return undefined;
}

function maySay(core: RoomCore, { person }: Person): Refused {
  if (person !== core.data.owner && seatsOf(core, person).length === 0) return refuse("not-at-table");
  return core.data.chatOpen ? undefined : refuse("chat-closed");
}

export function setChat(core: RoomCore, open: boolean): Refused {
  if (core.data.chatOpen === open) return notAllowed("Nothing to change: chat is already like that.");
  core.set({ chatOpen: open });
  core.tell({ kind: "chat", open });
  return undefined;
}
