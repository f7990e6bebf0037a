import { InputError } from "@medallion/kernel";
import { invitePath, type TableCard } from "@medallion/protocol";
import type { Command } from "commander";
import { calledAs } from "../called.ts";
import { languageFor } from "../language.ts";
import { knownAt } from "../online/identity.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { printable } from "../online/refusal.ts";
import { remoteAt } from "../online/remote.ts";
import { titleOf } from "../online/sitting.ts";
import { placeValues } from "../session/event-text.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { type Voice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit, wholeNumber } from "./options.ts";

interface TablesOptions {
  readonly server?: string;
  readonly game?: string;
  readonly mode?: string;
  readonly rated?: true;
  readonly mine?: true;
  readonly over?: true;
  readonly limit?: number;
  readonly json?: true;
  readonly lang?: string;
}

/** A table as it is listed: whether it waits for us. */
interface Entry {
  readonly table: TableCard;
  readonly link: string;
  readonly turn: boolean;
}

/** `medallion tables`: the tables of a server that one can join, or has joined. */
export function tablesCommand(world: World, _exit: Exit): Command {
  return command(world, "tables", "List a server’s open tables, or your own, your turn first.", [
    "medallion tables",
    "medallion tables --game <game> --mode <mode> --rated",
    "medallion tables --mine",
    "medallion tables --mine --over",
  ])
    .option("--server <url>", SERVER_ABOUT)
    .option("--game <game>", "only this game")
    .option("--mode <mode>", "only this mode")
    .option("--rated", "only rated tables")
    .option("--mine", "your own tables, your turn first")
    .option("--over", "with --mine: finished ones")
    .option("--limit <number>", "how many at most, up to 100", wholeNumber)
    .option("--json", "print JSON")
    .action(async (options: TablesOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const origin = serverFor(world, options.server, text);
      const entries = await entriesOf(world, origin, options, text);
      if (options.json) {
        world.stdout.write(`${JSON.stringify(entries)}\n`);
        return;
      }
      const terminal = openTerminal(world);
      for (const entry of entries) await show(world, terminal, entry, text, language);
      if (entries.length > 0) return;
      const none = options.mine === true ? "tables.noneMine" : "tables.none";
      terminal.print(text(none, { command: calledAs(world) }));
    });
}

async function entriesOf(
  world: World,
  origin: string,
  { game, mode, rated, mine, over, limit }: TablesOptions,
  text: Text,
): Promise<readonly Entry[]> {
  const some = limit === undefined ? {} : { limit };
  if (mine !== true) {
    if (over === true) throw new InputError("over-mine", text("error.over"));
    const query = {
      ...some,
      ...(game !== undefined && { game }),
      ...(mode !== undefined && { mode }),
      ...(rated === true && { rated: "true" as const }),
    };
    const { tables } = await remoteAt(world, origin, text).call("lobby", { query });
    return tables.map((table) => ({ table, link: `${origin}${invitePath(table.id)}`, turn: false }));
  }
  const known = await knownAt(world, origin, text);
  if (known === undefined) return [];
  const which = over === true ? "over" : "running";
  const { tables } = await known.remote.call("mine", { query: { which, ...some } });
  return tables.filter(
    ({ table: { settings } }) =>
      (game === undefined || settings.game === game) &&
      (mode === undefined || settings.mode === mode) &&
      (rated !== true || settings.rated),
  );
}

async function show(
  world: World,
  { print, printWhole, paint }: Terminal,
  { table, link, turn }: Entry,
  text: Text,
  language: Voice["language"],
): Promise<void> {
  const { settings, places, stage } = table;
  const kit = world.kits.find((known) => known.game.id === settings.game);
  const title =
    kit === undefined
      ? `${settings.game}, ${settings.mode}`
      : titleOf(kit, settings, await voiceFor(kit, language));
  const facts = [text("tables.stage", { stage }), clockText(table, text)];
  if (settings.rated) facts.push(text("tables.rated"));
  print(paint.tone("title", title) + (turn ? `  ${paint.tone("gold", text("tables.turn"))}` : ""));
  print(`  ${facts.join(" · ")}`);
  const seats = places.map((place) => {
    const { who, name } = placeValues(withoutUndefined(place), text);
    return text("tables.place", { who, name: printable(name) });
  });
  print(`  ${seats.join(" · ")}`);
  printWhole(`  ${paint.tone("own", link)}`);
}

type WirePlace = TableCard["places"][number];

/** The same place with nothing where nothing was said. */
function withoutUndefined(place: WirePlace): Parameters<typeof placeValues>[0] {
  if (place.kind !== "person") return place;
  const { standIn, ...rest } = place;
  return standIn === undefined ? rest : { ...rest, standIn };
}

const SECOND = 1000;

function clockText({ settings: { clock } }: TableCard, text: Text): string {
  switch (clock.kind) {
    case "none":
      return text("tables.clock", { kind: "none", amount: 0, increment: 0 });
    case "move":
      return text("tables.clock", { kind: "move", amount: clock.allowance / SECOND, increment: 0 });
    case "bank":
      return text("tables.clock", {
        kind: "bank",
        amount: clock.bank / SECOND,
        increment: clock.increment / SECOND,
      });
    case "correspondence":
      return text("tables.clock", { kind: "days", amount: clock.days, increment: 0 });
  }
}
