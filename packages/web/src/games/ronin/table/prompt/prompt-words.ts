import type { RoninChoice } from "@medallion/ronin";
import type { Text, TextKey } from "../../../../language/words.ts";
import { playerName } from "../../sight/names.ts";
import type { AskedKind, RoninSight } from "../../sight/sight.ts";

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

export function verbOf(asked: AskedKind, chosen: RoninChoice | undefined, text: Text): string {
  if (chosen?.kind === "row") return text("ronin.do.row", { row: chosen.row });
  if (chosen?.kind === "deck") return text("ronin.do.deck");
  return text(VERBS[asked]);
}

/** For whom the table waits, as far as this viewer knows. */
export function waitingWords(sight: RoninSight, text: Text): string {
  const { scene, view } = sight;
  if (scene.look.paused) return text("table.log.paused");
  const asked = scene.look.waitingFor.length > 0 ? scene.look.waitingFor : view.asks.map(({ seat }) => seat);
  const names = asked.map((seat) => playerName(sight, seat, text));
  return names.length === 0 ? text("ronin.wait") : text("ronin.waiting", { names: names.join(", ") });
}
