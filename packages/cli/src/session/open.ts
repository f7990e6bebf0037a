import { at, commitment, InputError, type Language, randomOf, seedFrom } from "@medallion/kernel";
import type { Holder } from "@medallion/records";
import { OUTSIDE, openTable } from "@medallion/table";
import { botNamed, kitOf, modeOf, seatsOf } from "../kits.ts";
import { commandIn } from "../outside/bot.ts";
import { refuseForeign } from "../storage/saves.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { inVoice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { nameOfCommand } from "./guests.ts";
import { newSession, type Session } from "./session.ts";

/** What a person wishes to play; what is left out is the game's default or chance. */
export interface Wishes {
  readonly game: string;
  readonly mode?: string;
  readonly seats?: number;
  /** Per seat, people first. */
  readonly picks: readonly (string | undefined)[];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly bot: string;
  /** How many people sit at this terminal. */
  readonly people: number;
  readonly names: readonly string[];
  readonly seed?: string;
  readonly save?: string;
}

/** A new game, dealt after its commitment was printed; throws `InputError` and deals nothing if a wish is wrong. */
export async function openSession(
  world: World,
  terminal: Terminal,
  language: Language,
  wishes: Wishes,
): Promise<Session> {
  const text = textIn(language);
  const kit = kitOf(world.kits, wishes.game, text);
  const plain = await voiceFor(kit, language);
  const mode = modeOf(kit, wishes.mode, plain);
  botNamed(kit, wishes.bot, text);
  if (wishes.save !== undefined) refuseForeign(wishes.save, text);
  const asked = seatsOf(kit, mode, wishes.seats, plain);
  const seed = wishes.seed === undefined ? world.freshSeed() : seedFrom(wishes.seed);
  const request = { mode: mode.id, picks: wishes.picks, rules: wishes.rules, ...asked };
  const options = inVoice(plain, () => kit.lobby.options(request, randomOf(`${seed}/options`)));
  const holders = holdersOf(kit.game.seats(options), wishes, text);
  const voice = await voiceFor(kit, language, holders, options);
  const title = text("begin", {
    game: voice.say(kit.name),
    mode: voice.say(mode.name),
    seats: holders.length,
  });
  terminal.print(terminal.paint.tone("title", title));
  terminal.print(terminal.paint.tone("quiet", text("fairness.begin", { commitment: commitment(seed) })), "");
  const table = openTable(kit, { options, seats: holders, seed, takebacks: "free" });
  return newSession({ world, terminal, table, voice, savePath: wishes.save }, commandIn(wishes.bot));
}

function holdersOf(seats: number, { people, names, bot }: Wishes, text: Text): readonly Holder[] {
  if (people < 1 || people > seats)
    throw new InputError("wrong-people", text("error.people", { people, seats }));
  if (names.length > people) throw new InputError("too-many-names", text("error.names", { people }));
  const command = commandIn(bot);
  const rival: Holder =
    command === undefined
      ? { who: "bot", name: "", bot }
      : { who: "bot", name: nameOfCommand(command), bot: OUTSIDE };
  return Array.from({ length: seats }, (_, seat) =>
    seat < people ? { who: "person", name: seat < names.length ? at(names, seat) : "" } : rival,
  );
}
