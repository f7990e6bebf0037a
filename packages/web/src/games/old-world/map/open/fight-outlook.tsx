import { monsterIn } from "@medallion/old-world/pages";
import { Suspense, use } from "react";
import { useSettings } from "../../../../settings/use-settings.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./place-card.module.css";

let loaded: Promise<typeof import("@medallion/old-world/outlook")> | undefined;
const outlooks = () => {
  loaded ??= import("@medallion/old-world/outlook");
  return loaded;
};

/** How a fight with this monster would probably end, for who lets the game give hints. */
export function FightOutlook({ monster }: { readonly monster: string }) {
  const { hints } = useSettings();
  const { isOwn, mayAct } = useTable().sight.scene;
  if (!hints || !isOwn || !mayAct) return null;
  return (
    <Suspense>
      <Told monster={monster} />
    </Suspense>
  );
}

function Told({ monster }: { readonly monster: string }) {
  const { sight, text } = useTable();
  const { view, player } = sight;
  const outlook = use(outlooks()).outlookOf(view, monster);
  if (outlook === undefined) return null;
  const { handCount, deckCount, discard } = witcherIn(sight, player);
  return (
    <p className={styles.outlook} data-outlook={outlook}>
      {text("oldWorld.outlook", {
        outlook,
        own: handCount + deckCount + discard.length,
        life: monsterIn(view, monster).life,
      })}
    </p>
  );
}
