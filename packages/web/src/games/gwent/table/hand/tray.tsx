import type { CSSProperties } from "react";
import { Button } from "../../../../look/button.tsx";
import { TableCard } from "../cards/table-card.tsx";
import { wayName } from "../prompt/prompt-words.ts";
import { useTable } from "../table-context.ts";
import styles from "./tray.module.css";
import type { TrayItem } from "./tray-of.ts";

interface TrayProps {
  readonly tray: readonly TrayItem[];
  /** Too many to lie side by side. */
  readonly many: boolean;
  /** There is no hand below that should be seen. */
  readonly alone: boolean;
}

/** A wooden tray over the hand with what can be chosen now. */
export function Tray({ tray, many, alone }: TrayProps) {
  const { text } = useTable();
  const kind = tray.every(({ id }) => id === undefined) ? "words" : many ? "many" : "few";
  return (
    <section
      className={styles.tray}
      data-kind={kind}
      data-alone={alone || undefined}
      aria-label={text("gwent.tray")}
      data-rove=""
      style={{ "--cards": tray.length } as CSSProperties}
    >
      {tray.map((item) => (
        <span key={item.choice}>
          <Item item={item} />
        </span>
      ))}
    </section>
  );
}

function Item({ item: { choice, spot, id, card } }: { item: TrayItem }) {
  const { sight } = useTable();
  const chosen = sight.choices[choice];
  if (chosen === undefined) return null;
  if (id === undefined)
    return (
      <Button kind="brass" data-spot={spot} data-nav="">
        {wayName(sight, chosen)}
      </Button>
    );
  return <TableCard id={id} size="hand" spot={spot} {...(card === undefined ? {} : { card })} />;
}
