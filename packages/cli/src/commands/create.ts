import { randomOf } from "@medallion/kernel";
import type { Clock } from "@medallion/table";
import type { Command } from "commander";
import { kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { identityAt } from "../online/identity.ts";
import { showInvitation } from "../online/invitation.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { runOnline } from "../online/run.ts";
import { type OnlineSession, openOnline } from "../online/session.ts";
import { choosePick, freshSalt, inWords, titleOf } from "../online/sitting.ts";
import { clockFrom, settingsFor } from "../online/wishes.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { inVoice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import {
  command,
  type Exit,
  gameAbout,
  picksFrom,
  ruleAbout,
  ruleOption,
  unfit,
  wholeNumber,
} from "./options.ts";

interface CreateOptions {
  readonly server?: string;
  readonly mode?: string;
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly private?: true;
  readonly rated?: true;
  readonly openHands?: true;
  readonly spectators: boolean;
  readonly delay: number;
  readonly pick?: string;
  readonly name?: string;
  readonly record?: string;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion create`: a new table on a server, with oneself at it. */
export function createCommand(world: World, exit: Exit): Command {
  return command(world, "create", "Create an online table, print its invite link and play there.", [
    "medallion create <game>",
    "medallion create <game> --server https://play.example.org --name Anna --pick <deck>",
    "medallion create <game> --mode <mode> --bots greedy --clock bank:300+5 --private",
  ])
    .argument("<game>", gameAbout(world))
    .option("--server <url>", SERVER_ABOUT)
    .option("--mode <mode>", "game mode; default: the first one")
    .option("--seats <number>", "number of seats", wholeNumber)
    .option("--bots <bots>", "bots to add, separated by commas", parted, [])
    .option("--rule <name=value>", ruleAbout(world), ruleOption)
    .option(
      "--clock <clock>",
      "timer: none, move:SECONDS, bank:SECONDS+SECONDS or days:NUMBER",
      clockOption,
      clockOption("none"),
    )
    .option("--private", "not listed in the lobby; join by link only")
    .option("--rated", "rated: counts for the leaderboard")
    .option("--open-hands", "everyone sees every hand; great for teaching")
    .option("--no-spectators", "no spectators")
    .option("--delay <seconds>", "delay for spectators", wholeNumber, 0)
    .option("--pick <pick>", "your deck: an id, a deck code, @FILE, or ? for random")
    .option("--name <name>", "your name for others")
    .option("--record <file>", "save the replay here when the game is over")
    .option("--no-color", "turn colours off")
    .action(async (game: string, options: CreateOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const terminal = openTerminal(world, options.color);
      try {
        const session = await createTable(world, terminal, text, game, options);
        showInvitation(terminal, text, session.invitation);
        exit(await runOnline(session));
      } catch (error) {
        if (!(error instanceof NoMoreInput)) throw error;
      } finally {
        terminal.close();
      }
    });
}

async function createTable(
  world: World,
  terminal: Terminal,
  text: Text,
  game: string,
  options: CreateOptions,
): Promise<OnlineSession> {
  const language = languageFor(options.lang, world.env);
  const kit = kitOf(world.kits, game, text);
  const voice = await voiceFor(kit, language);
  const mode = modeOf(kit, options.mode, voice);
  const { settings, places } = settingsFor(
    kit,
    mode,
    {
      bots: options.bots,
      rules: options.rule ?? {},
      clock: options.clock,
      open: options.private !== true,
      rated: options.rated === true,
      openHands: options.openHands === true,
      delay: options.spectators ? options.delay : undefined,
      ...(options.seats !== undefined && { seats: options.seats }),
    },
    voice,
  );
  const origin = serverFor(world, options.server, text);
  const [given] = picksFrom(options.pick === undefined ? [] : [options.pick], text);
  // What the game refuses is known before any server is asked, so that no empty table is left there.
  const { seats, rules } = settings;
  inVoice(voice, () => kit.lobby.options({ mode: mode.id, seats, rules, picks: [given] }, randomOf("trial")));
  const { remote } = await identityAt(world, origin, options.name, text);
  terminal.print(terminal.paint.tone("title", titleOf(kit, settings, voice)));
  const arriving = { world, terminal, voice, remote, kit };
  const pick = given ?? (options.pick === undefined ? await choosePick(arriving, mode.id) : undefined);
  const sit = { seat: 0, ready: true, salt: freshSalt(world), ...(pick !== undefined && { pick }) };
  const { table, link } = await inWords(arriving, () =>
    remote.call("found", { body: { settings, places: [...places], sit } }),
  );
  return openOnline(world, terminal, language, remote, {
    table,
    seat: 0,
    invitation: link,
    kit,
    record: options.record,
  });
}

function parted(given: string): readonly string[] {
  return given.split(",").map((bot) => bot.trim());
}

function clockOption(given: string): Clock {
  const clock = clockFrom(given);
  if (clock === undefined) throw unfit("error.clock", given);
  return clock;
}
