import { at, type Kit } from "@medallion/kernel";
import type { Command } from "commander";
import { kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { wrapped } from "../terminal/wrap.ts";
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

interface RuleListing {
  readonly name: string;
  readonly values: readonly string[];
  readonly words: readonly string[];
  readonly default: string;
  readonly label: string;
  readonly about: string;
}

interface Listing {
  readonly game: string;
  readonly modes: readonly ModeListing[];
  readonly rules: readonly RuleListing[];
}

/** `medallion decks`: the modes of a game, what a seat may bring to each, and the rule options. */
export function decksCommand(world: World, _exit: Exit): Command {
  return command(world, "decks", "List a game’s modes, the decks for each, and the house rules.", [
    "medallion decks <game>",
    "medallion decks <game> --mode <mode> --json",
    `\nGames: ${world.kits.map((kit) => kit.game.id).join(", ")}`,
  ])
    .argument("<game>", "which game")
    .option("--mode <mode>", "only this mode")
    .option("--json", "print JSON")
    .action(async (game: string, options: DecksOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const voice = await voiceFor(kit, language);
      const modes = options.mode === undefined ? kit.lobby.modes : [modeOf(kit, options.mode, voice)];
      const listing: Listing = {
        game: kit.game.id,
        modes: modes.map((mode) => modeListing(kit, mode.id, voice)),
        rules: rulesListing(kit, voice),
      };
      if (options.json) world.stdout.write(`${JSON.stringify(listing)}\n`);
      else printListing(openTerminal(world), kit, listing, voice);
    });
}

function modeListing(kit: Kit, id: string, voice: Voice): ModeListing {
  const { say } = voice;
  const { name, about, seats } = modeOf(kit, id, voice);
  const picks = kit.lobby
    .picks(id)
    .map((pick) => ({ id: pick.id, name: say(pick.name), about: say(pick.about) }));
  return { mode: id, name: say(name), about: say(about), seats, picks };
}

function rulesListing({ lobby }: Kit, { say }: Voice): readonly RuleListing[] {
  return (lobby.rules ?? []).map(({ name, values, words, label, about }) => ({
    name,
    values,
    words: words.map(say),
    default: at(values, 0),
    label: say(label),
    about: say(about),
  }));
}

function printListing(
  { print, paint }: Terminal,
  kit: Kit,
  { modes, rules }: Listing,
  { text, say }: Voice,
): void {
  print(paint.tone("title", say(kit.name)));
  for (const { mode, name, about, seats, picks } of modes) {
    print(
      "",
      `${paint.tone("gold", mode)}  ${name} · ${text("decks.seats", { seats: seats.map(String) })}`,
      `  ${about}`,
    );
    for (const pick of picks)
      print(`  ${paint.tone("own", pick.id)}  ${pick.name} · ${paint.tone("quiet", pick.about)}`);
  }
  if (rules.length === 0) return;
  print("", paint.tone("title", text("decks.rules")));
  for (const { name, values, words, label, about } of rules)
    print(
      `  ${paint.tone("own", `${name}=${values.join("|")}`)}  ${label}: ${words.join(" | ")}`,
      ...wrapped(about, paint.width, "      ").map((line) => paint.tone("quiet", line)),
    );
}
