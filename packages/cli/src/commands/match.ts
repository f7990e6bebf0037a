import type { Command } from "commander";
import { kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { identityAt } from "../online/identity.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { runOnline } from "../online/run.ts";
import { type OnlineSession, openOnline } from "../online/session.ts";
import { choosePick, freshSalt, inWords } from "../online/sitting.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit, gameAbout, picksFrom } from "./options.ts";

interface MatchOptions {
  readonly server?: string;
  readonly mode?: string;
  readonly rated?: true;
  readonly pick?: string;
  readonly name?: string;
  readonly record?: string;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion match`: plays with whoever else looks for a game. */
export function matchCommand(world: World, exit: Exit): Command {
  return command(world, "match", "Quick match: join an open table that fits, or create one and wait.", [
    "medallion match <game>",
    "medallion match <game> --mode <mode> --rated --server https://play.example.org",
  ])
    .argument("<game>", gameAbout(world))
    .option("--server <url>", SERVER_ABOUT)
    .option("--mode <mode>", "game mode; default: the first one")
    .option("--rated", "rated: counts for the leaderboard")
    .option("--pick <pick>", "your deck: an id, a deck code, @FILE, or ? for random")
    .option("--name <name>", "your name for others")
    .option("--record <file>", "save the replay here when the game is over")
    .option("--no-color", "turn colours off")
    .action(async (game: string, options: MatchOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const terminal = openTerminal(world, options.color);
      try {
        exit(await runOnline(await matched(world, terminal, text, game, options)));
      } catch (error) {
        if (!(error instanceof NoMoreInput)) throw error;
      } finally {
        terminal.close();
      }
    });
}

async function matched(
  world: World,
  terminal: Terminal,
  text: Text,
  game: string,
  options: MatchOptions,
): Promise<OnlineSession> {
  const language = languageFor(options.lang, world.env);
  const kit = kitOf(world.kits, game, text);
  const voice = await voiceFor(kit, language);
  const mode = modeOf(kit, options.mode, voice);
  const [given] = picksFrom(options.pick === undefined ? [] : [options.pick], text);
  const origin = serverFor(world, options.server, text);
  const { remote } = await identityAt(world, origin, options.name, text);
  const arriving = { world, terminal, voice, remote, kit };
  const pick = given ?? (options.pick === undefined ? await choosePick(arriving, mode.id) : undefined);
  const { table, link, seat } = await inWords(arriving, () =>
    remote.call("match", {
      body: {
        game: kit.game.id,
        mode: mode.id,
        rated: options.rated === true,
        salt: freshSalt(world),
        ...(pick !== undefined && { pick }),
      },
    }),
  );
  const title = { game: voice.say(kit.name), mode: voice.say(mode.name) };
  terminal.print(terminal.paint.tone("title", text("match.seated", { ...title, link })));
  return openOnline(world, terminal, language, remote, {
    table,
    seat,
    invitation: link,
    kit,
    record: options.record,
  });
}
