import type { Catalogue, Kit, Language, Seat } from "@medallion/kernel";
import { type Connection, connect, SOCKET_PATH, type TableLink, type WireRefusal } from "@medallion/protocol";
import type { Holder } from "@medallion/records";
import type { Place } from "@medallion/table";
import type { Scene } from "../session/scene.ts";
import { Steps } from "../session/steps.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { catalogueOf, type Voice, voiceWith } from "../voice.ts";
import type { World } from "../world.ts";
import { Bell } from "./bell.ts";
import { OnlineTable } from "./online-table.ts";
import { printable } from "./refusal.ts";
import type { Remote } from "./remote.ts";

/** One table of a server at this terminal. */
export interface OnlineSession extends Scene {
  readonly world: World;
  readonly remote: Remote;
  readonly connection: Connection;
  readonly link: TableLink;
  readonly table: OnlineTable;
  readonly id: string;
  /** `null` watches. */
  readonly seat: Seat | null;
  /** The invitation to this table. */
  readonly invitation: string;
  /** Rings when anything has happened. */
  readonly bell: Bell;
  /** Where the record of a finished game shall be written. */
  readonly record: string | undefined;
  /** Why the table can no longer be seen. */
  refused: WireRefusal | undefined;
}

export interface Seating {
  readonly table: string;
  readonly seat: Seat | null;
  readonly invitation: string;
  readonly kit: Kit;
  readonly record: string | undefined;
}

/** Connects and looks at the table. */
export async function openOnline(
  world: World,
  terminal: Terminal,
  language: Language,
  remote: Remote & { readonly token: string },
  seating: Seating,
): Promise<OnlineSession> {
  const { kit, seat } = seating;
  const catalogue = await catalogueOf(kit, language);
  const bell = new Bell();
  const open = await world.network.sockets();
  const connection = connect({
    url: `${remote.origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
    token: remote.token,
    open,
    timers: world.network.timers,
    random: Math.random,
  });
  const table = new OnlineTable(kit, seat, () => link);
  const link = connection.attach(seating.table, seat, {
    news: (events, from) => {
      table.hear(events, from);
      bell.ring();
    },
    refused: (refusal) => {
      session.refused = refusal;
      bell.ring();
    },
  });
  const voice = changingVoice(table, catalogue, language);
  const session: OnlineSession = {
    world,
    terminal,
    remote,
    connection,
    link,
    table,
    id: seating.table,
    seat,
    invitation: seating.invitation,
    bell,
    record: seating.record,
    refused: undefined,
    steps: new Steps(),
    get voice() {
      return voice();
    },
    log: () => table.standing(),
    isShared: () => false,
  };
  return session;
}

/** The voice with the names of those who sit there now. */
function changingVoice(table: OnlineTable, catalogue: Catalogue, language: Language): () => Voice {
  let named = "";
  let voice = voiceWith(catalogue, language, [], []);
  return () => {
    const { places = [], table: game } = table.room ?? {};
    const alongside = game?.alongside ?? [];
    const key = JSON.stringify([places, alongside]);
    if (key !== named) voice = voiceWith(catalogue, language, places.map(holderOf), alongside);
    named = key;
    return voice;
  };
}

function holderOf(place: Place): Holder {
  switch (place.kind) {
    case "open":
      return { who: "person", name: "" };
    case "person":
      return { who: "person", name: printable(place.name) };
    case "bot":
      return { who: "bot", name: "", bot: place.bot };
  }
}
