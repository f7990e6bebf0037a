import { placeNamed } from "@medallion/old-world/pages";
import type { Lights } from "../../../drawn/pointing/lights.ts";
import type { Text } from "../../../language/words.ts";
import { playerName } from "../sight/names.ts";
import type { OldWorldAsked, OldWorldSight } from "../sight/sight.ts";
import type { OldWorldSpot } from "../sight/spot.ts";

/** What is asked; of a menu, what can still be done in it. */
export function askedWords(
  sight: OldWorldSight,
  lights: Lights<OldWorldSpot>,
  text: Text,
): string | undefined {
  const { scene, asked } = sight;
  const { question } = scene.table;
  if (asked === undefined || question === undefined) return undefined;
  if (asked === "phaseOne") return phaseOneWords(sight, lights, text);
  if (asked === "phaseTwo") return text("oldWorld.ask.two");
  if (asked === "movePayment" && lights.selected !== undefined)
    return text("oldWorld.ask.pay", { named: lights.selected.startsWith("pay:") ? "way" : "card" });
  if (asked === "combo" && lights.selected?.startsWith("card:"))
    return text("oldWorld.ask.lay", { plain: lights.targets.has(lights.selected) ? "yes" : "no" });
  return scene.say(question.text);
}

function phaseOneWords(
  { scene, choices, view }: OldWorldSight,
  { selected }: Lights<OldWorldSpot>,
  text: Text,
): string {
  if (selected?.startsWith("place:"))
    return text("oldWorld.ask.to", { place: scene.say(placeNamed(Number(selected.slice("place:".length)))) });
  const moves = choices.some(({ kind }) => kind === "move" || kind === "keptMove");
  const acts = choices.some(({ kind }) => kind === "action" || kind === "quest" || kind === "poker");
  const can = moves ? (acts ? "both" : "move") : acts ? "act" : "nothing";
  return text("oldWorld.ask.one", { can, moved: view.turn.moved ? "yes" : "no" });
}

/** What somebody else decides, in a word. */
type Awaited =
  | "setup"
  | "move"
  | "phase"
  | "train"
  | "pool"
  | "dice"
  | "story"
  | "bet"
  | "fight"
  | "attack"
  | "cards"
  | "attribute"
  | "potion"
  | "trail";

const AWAITED: Readonly<Record<OldWorldAsked, Awaited>> = {
  school: "setup",
  lair: "setup",
  headStart: "setup",
  phaseOne: "move",
  movePayment: "move",
  keptMovePayment: "move",
  ride: "move",
  rideAction: "move",
  phaseTwo: "phase",
  training: "train",
  exchangeCard: "pool",
  exchangePool: "pool",
  purge: "pool",
  gain: "pool",
  gainPayment: "pool",
  poolCard: "pool",
  reroll: "dice",
  option: "story",
  bet: "bet",
  stepOne: "fight",
  combo: "fight",
  specialization: "fight",
  special: "fight",
  ability: "fight",
  attack: "attack",
  revealedAttack: "attack",
  wound: "cards",
  discardSeen: "cards",
  orderSeen: "cards",
  takeSeen: "cards",
  orderOwn: "cards",
  fatigue: "cards",
  discardCards: "cards",
  removeCards: "cards",
  takeDiscard: "cards",
  discardToDeck: "cards",
  cycleHand: "cards",
  phaseThreeDiscard: "cards",
  attribute: "attribute",
  potionOverflow: "potion",
  discardPotions: "potion",
  trail: "trail",
  trailQuest: "trail",
};

/**
 * For whom the table waits and why, as far as this viewer knows; nothing while it waits for this viewer alone, whose
 * answer is on its way.
 */
export function waitingWords(sight: OldWorldSight, text: Text): string | undefined {
  const { scene, view } = sight;
  if (scene.look.paused) return text("table.log.paused");
  const awaited =
    scene.look.waitingFor.length > 0 ? scene.look.waitingFor : view.asks.map(({ seat }) => seat);
  if (awaited.length === 0) return text("oldWorld.wait");
  const asked = awaited.filter((seat) => seat !== scene.seat);
  if (asked.length === 0) return undefined;
  const names = asked.map((seat) => playerName(sight, seat));
  const [first] = view.asks.filter(({ seat }) => asked.includes(seat));
  const why = first === undefined ? "none" : AWAITED[first.kind];
  return text("oldWorld.waiting", { names: names.join(", "), why });
}
