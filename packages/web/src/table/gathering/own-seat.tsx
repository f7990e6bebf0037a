import type { Kit, Say, Seat } from "@medallion/kernel";
import type { RoomLook } from "@medallion/table";
import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import type { TableStore } from "../../scene/table-store.ts";
import styles from "./gathering.module.css";
import { PickField } from "./pick-field.tsx";

interface OwnSeatProps {
  readonly seat: Seat;
  readonly store: TableStore;
  readonly look: RoomLook;
  readonly kit: Kit;
  readonly say: Say;
}

/** What one brings to the game, and that one is ready for it. */
export function OwnSeat({ seat, store, look, kit, say }: OwnSeatProps) {
  const text = useText();
  const [pick, setPick] = useState("");
  const ready = look.ready[seat] === true;
  const choose = async (wanted: string): Promise<void> => {
    const outcome = await store.command({ kind: "sit", seat, pick: wanted, ready });
    if (outcome.kind === "done") setPick(wanted);
  };
  return (
    <div className={styles.own}>
      <PickField
        settings={look.settings}
        kit={kit}
        say={say}
        value={pick}
        onPick={(wanted) => void choose(wanted)}
      />
      <Button
        kind={ready ? "iron" : "brass"}
        size="large"
        onClick={() => void store.command({ kind: "sit", seat, salt: freshSalt(), ready: !ready })}
      >
        {text(ready ? "table.unready" : "table.ready")}
      </Button>
    </div>
  );
}

/** Our own part of the chance that shuffles the decks: nobody else can have chosen it. */
function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
