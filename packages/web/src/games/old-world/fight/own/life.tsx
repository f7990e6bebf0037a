import { amountOf } from "@medallion/old-world/pages";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./life.module.css";
import { LifeStack } from "./life-stack.tsx";
import { ShieldCount } from "./shield-count.tsx";

/** The life of a witcher: deck and hand as stacks, the Shield before them. */
export function Life({ player, loss }: { readonly player: number; readonly loss?: string | undefined }) {
  const { sight, text } = useTable();
  const { deckCount, handCount, discard } = witcherIn(sight, player);
  const isOwn = sight.scene.seat === player;
  const life = { kind: "life", player } as const;
  return (
    <div className={styles.life}>
      <span className="unseen">{text("oldWorld.fight.life", { count: amountOf(sight.view, life) })}</span>
      <ShieldCount player={player} />
      <LifeStack
        count={deckCount}
        of="witcher"
        label={text("oldWorld.fight.deck")}
        loss={loss}
        why={life}
        zone={`deck:${player}`}
      />
      {isOwn ? (
        <LifeStack
          count={discard.length}
          of="discard"
          label={text("oldWorld.fight.discard")}
          zone={`discard:${player}`}
        />
      ) : (
        <LifeStack
          count={handCount}
          of="witcher"
          label={text("oldWorld.fight.hand")}
          zone={`hand:${player}`}
        />
      )}
    </div>
  );
}
