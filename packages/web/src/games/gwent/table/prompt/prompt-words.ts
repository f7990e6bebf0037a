import type { GwentChoice } from "@medallion/gwent";
import { lastLine } from "../../../../drawn/chronicle/lines.ts";
import type { Lights } from "../../../../drawn/pointing/lights.ts";
import type { Text, TextKey } from "../../../../language/words.ts";
import { playerName } from "../../sight/names.ts";
import { cardName, isOver, playerOf, type Sight } from "../../sight/sight.ts";
import { TELLING } from "../chronicle/telling.ts";
import type { Spot } from "../play/spot.ts";
import type { GwentWay } from "../play/ways.ts";

/** What the table says beneath the field: what is asked, and what helps to answer it. */
export interface PromptWords {
  readonly title: string;
  readonly detail: string | undefined;
}

export function promptWords(
  sight: Sight,
  lights: Lights<Spot>,
  ways: readonly GwentWay[],
  text: Text,
): PromptWords {
  const { scene, asked } = sight;
  if (isOver(sight)) return { title: text("gwent.over"), detail: undefined };
  if (asked === undefined) return { title: waiting(sight, text), detail: lastLine(scene, TELLING) };
  const own = ways.filter(({ from }) => from !== undefined && from === lights.selected);
  const chosen = sight.choices[own[0]?.choice ?? -1];
  if (chosen !== undefined && "id" in chosen)
    return { title: cardName(sight, chosen.id), detail: text(whereTo(chosen, own.length)) };
  const question = scene.table.question;
  return {
    title: question === undefined ? "" : scene.say(question.text),
    detail: hint(sight, asked, ways, text),
  };
}

/** How it ended, in the words of the game or of the table. */
export function outcomeOf({ scene, view }: Sight): string {
  const ending = scene.table.ending;
  if (ending !== undefined) return scene.say(ending.outcome.text);
  const winners = (view.winners ?? []).flatMap((side) => view.sides[side]?.members ?? []);
  const values = { winners: winners.map((seat) => ({ seat })), count: winners.length };
  return scene.say(winners.length === 0 ? { key: "outcome.draw" } : { key: "outcome.won", values });
}

function waiting({ scene, view }: Sight, text: Text): string {
  if (scene.look.paused) return text("table.log.paused");
  const asked = view.asks.map(({ seat }) => seat);
  const known = scene.look.waitingFor.length > 0 ? scene.look.waitingFor : asked;
  if (known.length === 0) return text("gwent.wait");
  const seat = known.map((player) => ({ seat: player }));
  return scene.say({ key: "board.turn", values: { seat } });
}

/** What to do with the card that is held. */
function whereTo(choice: GwentChoice, ways: number): TextKey {
  if (choice.kind === "play" && choice.target !== undefined) return "gwent.hint.decoy";
  if (choice.kind !== "play") return "gwent.hint.again";
  return ways === 1 ? "gwent.hint.play" : "gwent.hint.where";
}

/** What helps with a question while nothing is held. */
function hint(sight: Sight, asked: string, ways: readonly GwentWay[], text: Text): string | undefined {
  switch (asked) {
    case "turn":
      if (sight.view.acted) return lastLine(sight.scene, TELLING);
      return text("gwent.hint.turn", { leader: ways.some(({ to }) => to.includes("leader")) ? "yes" : "no" });
    case "mulligan":
      return text("gwent.hint.mulligan", { left: playerOf(sight, sight.player).exchanges ?? 0 });
    case "starter":
      return text("gwent.hint.starter");
    case "medic":
    case "steal":
    case "restore":
    case "weather":
    case "bond":
    case "search":
      return text("gwent.hint.among", { count: ways.filter(({ from }) => from !== undefined).length });
    case "discard":
      return text("gwent.hint.discard");
    case "deck":
      return text("gwent.hint.deck", { game: sight.view.tournament?.game ?? 1 });
    default:
      return undefined;
  }
}

/** What pointing at the held card again does. */
export const VERBS: Readonly<Record<string, TextKey>> = {
  turn: "gwent.do.play",
  mulligan: "gwent.do.exchange",
  medic: "gwent.do.revive",
  steal: "gwent.do.take",
  restore: "gwent.do.take",
  weather: "gwent.do.call",
  bond: "gwent.do.call",
  search: "gwent.do.take",
  discard: "gwent.do.discard",
  deck: "gwent.do.deck",
};

/** A place or person as the name of a button. */
export function wayName(sight: Sight, choice: GwentChoice): string {
  const { scene } = sight;
  const seat = (player: number): string => playerName(sight, player);
  switch (choice.kind) {
    case "play":
      if (choice.targetId !== undefined) return cardName(sight, choice.targetId);
      if (choice.against !== undefined) return seat(choice.against);
      return choice.row === undefined ? cardName(sight, choice.id) : scene.say({ key: `row.${choice.row}` });
    case "row":
      return scene.say({ key: `row.${choice.row}` });
    case "start":
      return seat(choice.seat);
    case "send":
      return seat(choice.against);
    case "look":
      return seat(choice.at);
    case "rob":
      return seat(choice.from);
    default:
      return scene.say(scene.kit.game.describeChoice(choice));
  }
}
