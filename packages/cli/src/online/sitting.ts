import { at, InputError, type Kit, type Seat } from "@medallion/kernel";
import { parseInvite, type TableCard } from "@medallion/protocol";
import { kitOf } from "../kits.ts";
import { askPick } from "../picks.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { Text } from "../texts/index.ts";
import { type Voice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { identityAt } from "./identity.ts";
import type { Remote } from "./remote.ts";
import { type OnlineSession, openOnline } from "./session.ts";

/** How somebody wishes to come to a table. */
export interface Arrival {
  readonly link: string;
  readonly watch: boolean;
  /** Counted from 0. */
  readonly seat?: Seat;
  readonly pick?: string;
  readonly name?: string;
  readonly record?: string;
}

/** Comes to a table by its invitation and sits down; throws `InputError` where there is no way to. */
export async function joinTable(
  world: World,
  terminal: Terminal,
  language: Voice["language"],
  text: Text,
  arrival: Arrival,
): Promise<OnlineSession> {
  const invite = parseInvite(arrival.link);
  if (invite === undefined)
    throw new InputError("bad-invitation", text("error.invitation", { given: arrival.link }));
  const { remote } = await identityAt(world, invite.origin, arrival.name, text);
  const { table, yours, link } = await remote.call("table", { params: { table: invite.table } });
  const kit = kitOf(world.kits, table.settings.game, text);
  const voice = await voiceFor(kit, language);
  terminal.print(terminal.paint.tone("title", titleOf(kit, table.settings, voice)));
  const seat = arrival.watch
    ? null
    : await sitDown({ world, terminal, voice, remote, kit }, invite.table, table, yours, arrival);
  return openOnline(world, terminal, language, remote, {
    table: invite.table,
    seat,
    invitation: link,
    kit,
    record: arrival.record,
  });
}

/** What is played at a table. */
export function titleOf(kit: Kit, settings: TableCard["settings"], { text, say }: Voice): string {
  const mode = kit.lobby.modes.find(({ id }) => id === settings.mode);
  return text("begin", {
    game: say(kit.name),
    mode: mode === undefined ? settings.mode : say(mode.name),
    seats: settings.seats,
  });
}

export interface Arriving {
  readonly world: World;
  readonly terminal: Terminal;
  readonly voice: Voice;
  readonly remote: Remote;
  readonly kit: Kit;
}

/** The seat one has there already, or takes now; throws `InputError` if there is none to take. */
async function sitDown(
  arriving: Arriving,
  table: string,
  { stage, places, settings }: TableCard,
  yours: readonly Seat[],
  { seat: asked, pick: wished }: Arrival,
): Promise<Seat> {
  const { text } = arriving.voice;
  const own = asked !== undefined && yours.includes(asked) ? asked : yours[0];
  if (stage !== "gathering") {
    if (own !== undefined) return own;
    throw new InputError("game-running", text("error.running"));
  }
  if (own === undefined && !places.some(({ kind }) => kind === "open"))
    throw new InputError("table-full", text("error.full"));
  const pick = wished ?? (own === undefined ? await choosePick(arriving, settings.mode) : undefined);
  const seat = asked ?? own;
  const { seats } = await inWords(arriving, () =>
    arriving.remote.call("command", {
      params: { table },
      body: {
        command: {
          kind: "sit",
          ready: true,
          salt: freshSalt(arriving.world),
          ...(seat !== undefined && { seat }),
          ...(pick !== undefined && { pick }),
        },
      },
    }),
  );
  return seat ?? at(seats, 0);
}

/** One's own part in the chance of a game, so that no server alone decides it. */
export function freshSalt(world: World): string {
  return world.freshSeed().slice(0, 32);
}

/** What a person at a terminal brings; elsewhere chance decides. */
export async function choosePick(
  { terminal, voice, kit }: Arriving,
  mode: string,
): Promise<string | undefined> {
  if (!terminal.interactive) return undefined;
  return askPick(terminal, voice, kit, mode, voice.text("menu.pick", { number: 1, people: 1 }));
}

/** What the game itself refused is said in its own words. */
export async function inWords<T>({ voice }: Pick<Arriving, "voice">, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof InputError) || error.messages.length === 0) throw error;
    throw new InputError(error.code, error.messages.map(voice.say).join(" "));
  }
}
