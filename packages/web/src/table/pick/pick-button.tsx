import type { Kit, Say } from "@medallion/kernel";
import { Suspense, useState } from "react";
import type { OwnPick } from "../../games/contract.ts";
import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import { INPUT } from "../../look/field.tsx";
import styles from "./pick.module.css";
import { PickDialog } from "./pick-dialog.tsx";

interface PickButtonProps {
  readonly id: string;
  readonly described: string;
  readonly isWrong?: boolean;
  readonly kit: Kit;
  readonly say: Say;
  readonly ready: ReturnType<Kit["lobby"]["picks"]>;
  readonly own: readonly OwnPick[];
  readonly value: string;
  readonly onPick: (pick: string) => void;
  /** What is said of a pick that is neither ready nor one's own. */
  readonly foreign?: string;
  /** Whether it can no longer be left to chance. */
  readonly isChosen?: boolean;
}

/** What a seat brings, in one line; it opens all that could be brought. */
export function PickButton({ id, described, isWrong = false, isChosen = false, ...rest }: PickButtonProps) {
  const { kit, say, ready, own, value, onPick, foreign = "" } = rest;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const Mark = partsOf(kit.game.id).picks?.Mark;
  const known = ready.find((pick) => pick.id === value);
  const name =
    value === ""
      ? text("table.pick.any")
      : known !== undefined
        ? say(known.name)
        : (own.find(({ code }) => code === value)?.name ?? foreign);
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${INPUT} ${styles.button}`}
        aria-describedby={described}
        aria-invalid={isWrong}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {Mark !== undefined && value !== "" && (
          <Suspense>
            <Mark pick={value} />
          </Suspense>
        )}
        <span>{name}</span>
      </button>
      {isOpen && (
        <PickDialog
          kit={kit}
          say={say}
          ready={ready}
          own={own}
          value={value}
          isChosen={isChosen}
          onClose={() => setOpen(false)}
          onPick={(pick) => {
            onPick(pick);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
