import type { Message } from "@medallion/kernel";
import type { RoninChoice } from "@medallion/ronin";
import { abilityName } from "@medallion/ronin/pages";
import type { Lights } from "../../../../drawn/pointing/lights.ts";
import type { Text, TextKey } from "../../../../language/words.ts";
import { playerName } from "../../sight/names.ts";
import { type AskedKind, type RoninSight, waitedFor } from "../../sight/sight.ts";
import type { RoninSpot } from "../play/spot.ts";

/** What the button says that gives the answer, by the kind of the question. */
const VERBS: Readonly<Record<AskedKind, TextKey>> = {
  character: "ronin.do.character",
  automa: "ronin.do.character",
  board: "ronin.do.board",
  place: "ronin.do.place",
  take: "ronin.do.take",
  discard: "ronin.do.discard",
  play: "ronin.do.play",
  ability: "ronin.do.ability",
  partner: "ronin.do.choose",
  lose: "ronin.do.lose",
  track: "ronin.do.choose",
  bonus: "ronin.do.bonus",
  keep: "ronin.do.keep",
  quest: "ronin.do.choose",
};

export function verbOf(
  { scene }: RoninSight,
  asked: AskedKind,
  chosen: RoninChoice | undefined,
  text: Text,
): string {
  if (chosen?.kind === "row") return text("ronin.do.row", { row: chosen.row });
  if (chosen?.kind === "deck") return text("ronin.do.deck");
  if (chosen?.kind === "use")
    return text("ronin.do.use", { ability: scene.say(abilityName(chosen.ability)) });
  return text(VERBS[asked]);
}

const ABILITY = "ability:";

/** The ability that an answer is being put together for. */
export function heldAbility(laid: readonly RoninSpot[]): string | undefined {
  return laid.find((spot) => spot.startsWith(ABILITY))?.slice(ABILITY.length);
}

/** What is asked of an ability that was taken up, by what can be pointed at; what is given comes first. */
const PARTS: readonly (readonly [start: string, key: string])[] = [
  ["token:", "part.give"],
  ["gain:", "part.gain"],
  ["printed:", "part.uncover"],
  ["card:", "part.on"],
  ["track:", "part.on"],
];

/** The part of an answer that is to be named now, where the question itself does not ask for it. */
export function partAsked({ asked }: RoninSight, { laid, layable }: Lights<RoninSpot>): Message | undefined {
  if (asked !== "ability" || heldAbility(laid) === undefined) return undefined;
  const found = PARTS.find(([start]) => [...layable].some((spot) => spot.startsWith(start)));
  return found && { key: found[1] };
}

/** For whom the table waits. */
export function waitingWords(sight: RoninSight, text: Text): string {
  if (sight.scene.look.paused) return text("table.log.paused");
  const names = waitedFor(sight).map((seat) => playerName(sight, seat));
  return names.length === 0 ? text("ronin.wait") : text("ronin.waiting", { names: names.join(", ") });
}
