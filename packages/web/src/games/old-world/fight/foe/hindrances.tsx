import type { Say } from "@medallion/kernel";
import { colourName, type Hindrance, hindrancesOf } from "@medallion/old-world/pages";
import type { Text } from "../../../../language/words.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./foe.module.css";

/** What the opponent's ability dulls, caps or leaves to chance just now; what two causes forbid is forbidden once. */
export function Hindrances({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const hindrances = new Map(hindrancesOf(sight.view, player).map((one) => [keyOf(one), one] as const));
  return [...hindrances].map(([key, hindrance]) => (
    <span key={key} className={styles.hindrance} data-hinders={hindrance.kind}>
      {wordsOf(hindrance, sight.scene.say, text)}
    </span>
  ));
}

function keyOf(hindrance: Hindrance): string {
  return hindrance.kind === "dull" ? `dull ${hindrance.colour}` : `${hindrance.kind} ${hindrance.n}`;
}

function wordsOf(hindrance: Hindrance, say: Say, text: Text): string {
  if (hindrance.kind === "dull")
    return text("oldWorld.fight.dull", { colour: say(colourName(hindrance.colour)) });
  return text("oldWorld.fight.hindrance", { kind: hindrance.kind, n: hindrance.n });
}
