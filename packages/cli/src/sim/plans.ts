import type { Study, StudyRun } from "@medallion/fittings";
import { at, InputError, type Kit, type Mode } from "@medallion/kernel";
import { botNamed, modeOf } from "../kits.ts";
import type { Text } from "../texts/index.ts";
import type { Voice } from "../voice.ts";
import { type Plan, wholeDeals } from "./plan.ts";

/** What somebody wants to be played; lists are parted by commas, as they were written. */
export interface Wanted {
  readonly modes?: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly mirror: boolean;
  readonly picks: readonly (string | undefined)[];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly games?: number;
  readonly seed: string;
}

const GAMES = 100;
const BOTS: readonly string[] = ["greedy", "random"];

/** The runs that were asked for: one for each mode and number of seats that fit together. */
export function plansAsked(
  kit: Kit,
  wanted: Wanted,
  voice: Voice,
  usual: readonly string[] = BOTS,
): readonly Plan[] {
  const { text } = voice;
  const { mirror, picks, rules, seed } = wanted;
  const bots = wanted.bots === undefined ? usual : botsAsked(kit, wanted.bots, text);
  const games = wholeDeals(gamesOf(wanted.games ?? GAMES, text), { mirror, bots });
  const requests = requestsOf(kit, wanted, voice);
  return requests.map(({ mode, seats }) => {
    const id = seats === undefined ? mode : `${mode}-${seats}`;
    const request = { mode, picks, rules, ...(seats !== undefined && { seats }) };
    const own = requests.length === 1 ? seed : `${seed}/${id}`;
    return { game: kit.game.id, id, request, bots, games, seed: own, ...(mirror && { mirror }) };
  });
}

/** The runs of the game's own study; `games` is for the largest of them, the others keep their proportion. */
export function plansOfStudy(
  kit: Kit,
  { runs }: Study,
  wanted: Pick<Wanted, "games" | "seed">,
  text: Text,
): readonly Plan[] {
  const largest = Math.max(...runs.map(({ games }) => games));
  const scale = gamesOf(wanted.games ?? largest, text) / largest;
  return runs.map((run) => ({
    ...run,
    game: kit.game.id,
    games: wholeDeals(Math.ceil(run.games * scale), run),
    seed: `${wanted.seed}/${run.id}`,
  }));
}

/** Bots as they were written, parted by commas; throws `InputError` for one that is not there. */
export function botsAsked(kit: Kit, list: string, text: Text): readonly string[] {
  return partsOf(list).map((id) => botNamed(kit, id, text));
}

/** The bots that a study looks at first. */
export function botsOfStudy(study: Study | undefined): readonly string[] {
  const first: StudyRun | undefined = study?.runs.find(({ apart }) => apart !== true);
  return first?.bots ?? ["greedy"];
}

function gamesOf(games: number, text: Text): number {
  if (games === 0) throw new InputError("no-games", text("error.games"));
  return games;
}

interface Sitting {
  readonly mode: string;
  readonly seats: number | undefined;
}

/** Every number of seats must fit one of the modes, and every mode one of the numbers. */
function requestsOf(kit: Kit, wanted: Wanted, voice: Voice): readonly Sitting[] {
  const modes = (wanted.modes === undefined ? [undefined] : partsOf(wanted.modes)).map((id) =>
    modeOf(kit, id, voice),
  );
  if (wanted.seats === undefined) return modes.map(({ id }) => ({ mode: id, seats: undefined }));
  const counts = partsOf(wanted.seats).map(Number);
  for (const count of counts)
    if (!modes.some(({ seats }) => seats.includes(count))) throw wrongSeats(kit, at(modes, 0), voice);
  return modes.flatMap((mode) => {
    const fitting = counts.filter((count) => mode.seats.includes(count));
    if (fitting.length === 0) throw wrongSeats(kit, mode, voice);
    return fitting.map((seats) => ({ mode: mode.id, seats }));
  });
}

function wrongSeats(kit: Kit, mode: Mode, { text, say }: Voice): InputError {
  const values = { game: say(kit.name), mode: mode.id, known: mode.seats.join(", ") };
  return new InputError("wrong-seats", text("error.seats", values));
}

function partsOf(list: string): readonly string[] {
  return list.split(",").map((part) => part.trim());
}
