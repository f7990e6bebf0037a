import {
  chanceMessage,
  expectedAt,
  type Judged,
  lossMessage,
  turningPoints,
  whyMessage,
} from "@medallion/bots";
import { at, type Kit, type Message, type Paint, type Seat } from "@medallion/kernel";
import type { Decision } from "@medallion/records";
import type { Voice } from "../voice.ts";
import type { Analysed } from "./analyse.ts";

/** One for each eighth of a chance. */
const BLOCKS = "▁▂▃▄▅▆▇█";
/** A longer curve is drawn of so many of its decisions. */
const WIDEST = 60;

export interface Told {
  readonly kit: Kit;
  readonly voice: Voice;
  readonly paint: Paint;
}

/** The analysis for people: each seat's curve, and its dearest decisions with what would have been better. */
export function analysisLines(
  { kit, voice, paint }: Told,
  decisions: readonly Decision[],
  { judged, stopped }: Analysed,
): readonly string[] {
  const { text, names } = voice;
  const lines = [
    paint.tone("title", text("analyse.title", { game: voice.say(kit.name), decisions: judged.length })),
  ];
  if (stopped) lines.push(text("analyse.stopped", { done: judged.length, total: decisions.length }));
  const seats = [...new Set(judged.map(({ seat }) => seat))].sort((one, other) => one - other);
  for (const seat of seats) {
    const own = judged.filter((each) => each.seat === seat);
    lines.push("", paint.tone("own", names[seat] ?? ""), ...curveLines(voice, own));
    const turns = turningPoints(own);
    if (turns.length === 0) lines.push(text("analyse.none"));
    for (const turn of turns) lines.push(...turnLines({ kit, voice, paint }, decisions, turn));
  }
  return lines;
}

/** A curve of the chances, with the first and the last in words. */
function curveLines({ text, say, language }: Voice, judged: readonly Judged[]): readonly string[] {
  const [first, last] = [judged[0], judged.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [begin, end] = [first, last].map(({ advice }) => chanceMessage(advice, 0, language));
  const curve = blocks(judged.map((each) => expectedAt(each) ?? 0));
  if (begin === undefined || end === undefined) return [curve, text("analyse.unsure")];
  return [curve, text("analyse.curve", { begin: say(begin), end: say(end) })];
}

function blocks(chances: readonly number[]): string {
  const width = Math.min(WIDEST, chances.length);
  return Array.from({ length: width }, (_, place) => {
    const chance = chances[Math.floor((place * chances.length) / width)] ?? 0;
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(chance * BLOCKS.length))] ?? "";
  }).join("");
}

function turnLines(
  { kit, voice, paint }: Told,
  decisions: readonly Decision[],
  turn: Judged,
): readonly string[] {
  const { text, say, language } = voice;
  const { advice, position, chosen } = turn;
  const described = (choice: number): Message => choiceAt(kit, decisions, turn, choice);
  const best = advice.options[0];
  if (best === undefined) return [];
  const loss = lossMessage(turn.loss, advice.error, language);
  const chance = chanceMessage(advice, 0, language);
  const [taken, better] = [say(described(chosen)), say(described(best.choice))];
  return [
    paint.tone(
      "strong",
      loss === undefined
        ? text("analyse.turnAlone", { position, choice: taken })
        : text("analyse.turn", { position, choice: taken, loss: say(loss) }),
    ),
    `  ${
      chance === undefined
        ? text("analyse.betterAlone", { choice: better })
        : text("analyse.better", { choice: better, chance: say(chance) })
    }`,
    ...(advice.why.length === 0
      ? []
      : [`  ${paint.tone("quiet", say(whyMessage(advice, described(advice.than ?? chosen))))}`]),
  ];
}

function choiceAt(
  { game }: Kit,
  decisions: readonly Decision[],
  { position, seat }: { readonly position: number; readonly seat: Seat },
  choice: number,
): Message {
  const decision = decisions.find((each) => each.position === position && each.seat === seat);
  return game.describeChoice(at(decision?.choices ?? [], choice));
}

/** The same as data: every decision with all that the coach makes of it. */
export function analysisData(
  { kit, voice }: Omit<Told, "paint">,
  decisions: readonly Decision[],
  { judged, stopped }: Analysed,
): unknown {
  const text = (each: Judged, choice: number): string => voice.say(choiceAt(kit, decisions, each, choice));
  return {
    game: kit.game.id,
    seats: voice.names,
    stopped,
    decisions: judged.map((each) => ({
      position: each.position,
      seat: each.seat,
      chosen: { choice: each.chosen, text: text(each, each.chosen) },
      loss: each.loss,
      isSure: each.isSure,
      camp: each.advice.camp,
      error: each.advice.error,
      iterations: each.advice.iterations,
      options: each.advice.options.map((option) => ({ ...option, text: text(each, option.choice) })),
      than: each.advice.than,
      why: each.advice.why,
    })),
    turningPoints: turningPoints(judged).map(({ position, seat }) => ({ position, seat })),
  };
}
