import type { Kit } from "@medallion/kernel";
import type { Command } from "commander";
import { kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { textIn } from "../texts/index.ts";
import { type Voice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";

interface DecksOptions {
  readonly mode?: string;
  readonly json?: true;
  readonly lang?: string;
}

interface ModeListing {
  readonly mode: string;
  readonly name: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly picks: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

/** `medallion decks`: what a seat may bring to each mode of a game. */
export function decksCommand(world: World, _exit: Exit): Command {
  return command(world, "decks", "List the modes of a game and what a seat may bring to each.", [
    "medallion decks <game>",
    "medallion decks <game> --mode <mode> --json",
    `\nGames: ${world.kits.map((kit) => kit.game.id).join(", ")}`,
  ])
    .argument("<game>", "which game")
    .option("--mode <mode>", "only this mode")
    .option("--json", "for a program")
    .action(async (game: string, options: DecksOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const voice = await voiceFor(kit, language);
      const modes = options.mode === undefined ? kit.lobby.modes : [modeOf(kit, options.mode, text)];
      const listings = modes.map((mode) => listing(kit, mode.id, voice));
      if (options.json) world.stdout.write(`${JSON.stringify(listings)}\n`);
      else printListings(openTerminal(world), kit, listings, voice);
    });
}

function listing(kit: Kit, id: string, { say, text }: Voice): ModeListing {
  const { name, about, seats } = modeOf(kit, id, text);
  const picks = kit.lobby
    .picks(id)
    .map((pick) => ({ id: pick.id, name: say(pick.name), about: say(pick.about) }));
  return { mode: id, name: say(name), about: say(about), seats, picks };
}

function printListings(
  { print, paint }: Terminal,
  kit: Kit,
  listings: readonly ModeListing[],
  { text, say }: Voice,
): void {
  print(paint.tone("title", say(kit.name)));
  for (const { mode, name, about, seats, picks } of listings) {
    print(
      "",
      `${paint.tone("gold", mode)}  ${name} · ${text("decks.seats", { seats: seats.map(String) })}`,
      `  ${about}`,
    );
    for (const pick of picks)
      print(`  ${paint.tone("own", pick.id)}  ${pick.name} · ${paint.tone("quiet", pick.about)}`);
  }
}
