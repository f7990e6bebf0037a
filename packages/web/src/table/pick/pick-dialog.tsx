import type { Kit, Say } from "@medallion/kernel";
import { Suspense } from "react";
import type { OwnPick } from "../../games/contract.ts";
import { partsOf } from "../../games/index.ts";
import { useWords } from "../../language/language.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { played, share, type Tally } from "../../results/statistics.ts";
import { usePickTallies } from "../../results/use-pick-tallies.ts";
import styles from "./pick.module.css";

interface PickDialogProps {
  readonly kit: Kit;
  readonly say: Say;
  readonly ready: ReturnType<Kit["lobby"]["picks"]>;
  readonly own: readonly OwnPick[];
  readonly value: string;
  readonly isChosen: boolean;
  readonly onPick: (pick: string) => void;
  readonly onClose: () => void;
}

/** All that a seat may bring, each with what it is, what it wants to do, and how one has fared with it. */
export function PickDialog({ kit, say, ready, own, value, isChosen, onPick, onClose }: PickDialogProps) {
  const { text } = useWords();
  const tallies = usePickTallies(kit.game.id);
  const card = (pick: string, name: string, about?: string) => (
    <PickCard
      key={pick}
      game={kit.game.id}
      pick={pick}
      name={name}
      about={about}
      tally={tallies.get(pick)}
      isCurrent={pick === value}
      onPick={() => onPick(pick)}
    />
  );
  return (
    <Dialog title={text("table.pick.choose")} onClose={onClose} place="wide">
      {!isChosen && (
        <ul className={styles.cards}>{card("", text("table.pick.any"), text("table.pick.any.about"))}</ul>
      )}
      {own.length > 0 && (
        <>
          <h3 className={styles.heading}>{text("table.pick.own")}</h3>
          <ul className={styles.cards}>{own.map(({ code, name }) => card(code, name))}</ul>
        </>
      )}
      <h3 className={styles.heading}>{text("table.pick.ready")}</h3>
      <ul className={styles.cards}>{ready.map(({ id, name, about }) => card(id, say(name), say(about)))}</ul>
    </Dialog>
  );
}

interface PickCardProps {
  readonly game: string;
  readonly pick: string;
  readonly name: string;
  readonly about: string | undefined;
  readonly tally: Tally | undefined;
  readonly isCurrent: boolean;
  readonly onPick: () => void;
}

function PickCard({ game, pick, name, about, tally, isCurrent, onPick }: PickCardProps) {
  const { text, percent } = useWords();
  const Facts = pick === "" ? undefined : partsOf(game).picks?.Facts;
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={isCurrent} onClick={onPick}>
        <span className={styles.name}>{name}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
        {Facts !== undefined && (
          <Suspense fallback={<span className={styles.waiting} />}>
            <Facts pick={pick} />
          </Suspense>
        )}
        {tally !== undefined && played(tally) > 0 && (
          <span className={styles.tally}>
            {text("table.pick.share", { games: played(tally), share: percent(share(tally) ?? 0) })}
          </span>
        )}
      </button>
    </li>
  );
}
