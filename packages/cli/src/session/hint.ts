import { adviseOf, chanceMessage, whyMessage } from "@medallion/bots";
import { at, type Seat } from "@medallion/kernel";
import { numbered } from "../terminal/numbered.ts";
import type { World } from "../world.ts";
import type { Scene } from "./scene.ts";
import { listedChoices } from "./screen.ts";

/** How long the coach thinks about a hint. */
const BUDGET = { milliseconds: 1000 };
const WATCH = { now: () => performance.now(), isCancelled: () => false };
/** Choices that a hint names. */
const NAMED = 3;

/** Tells a seat the best choices of its open question, how good they are and why: from nothing but what it sees. */
export async function showHint(scene: Scene, world: Pick<World, "kits">, seat: Seat): Promise<void> {
  const { terminal, table, voice } = scene;
  const { game } = table.kit;
  const { view, question, choices } = table.look(seat);
  if (question === undefined || choices.length < 2) {
    terminal.print(voice.text("input.nothing"));
    return;
  }
  const insight = await world.kits.find((kit) => kit.game.id === game.id)?.insight?.();
  if (insight === undefined) {
    terminal.print(voice.text("hint.none"));
    return;
  }
  const random = `hint/${seat}/${question.id}`;
  const advice = adviseOf(table.kit, { view, question, choices, random, budget: BUDGET }, insight, WATCH);
  const texts = listedChoices(scene, seat).map(({ text }) => text);
  const lines = numbered(texts);
  terminal.print(terminal.paint.tone("title", voice.text("hint.title")));
  for (const [place, option] of advice.options.slice(0, NAMED).entries()) {
    const said = voice.say(game.describeChoice(at(choices, option.choice)));
    // What is asked part by part has no number of its own.
    const line = lines[texts.indexOf(said)] ?? said;
    const chance = chanceMessage(advice, place, voice.language);
    terminal.print(
      chance === undefined ? line : voice.text("hint.line", { choice: line, chance: voice.say(chance) }),
    );
  }
  const than = advice.than === undefined ? undefined : game.describeChoice(at(choices, advice.than));
  terminal.print(terminal.paint.tone("quiet", voice.say(whyMessage(advice, than))));
}
