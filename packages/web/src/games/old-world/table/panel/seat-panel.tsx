import {
  abilityText,
  placeNamed,
  potionIn,
  potionNamed,
  potionTexts,
  sentences,
  shownHand,
  trophyIn,
} from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { Attributes } from "../own/attributes.tsx";
import { Purse } from "../own/purse.tsx";
import { Specialization } from "../own/specialization.tsx";
import { PanelCards } from "./cards-panel.tsx";
import { ErrandList } from "./errands-panel.tsx";
import { KeptList } from "./kept-panel.tsx";
import styles from "./panel.module.css";

interface SeatPanelProps {
  readonly player: number;
  readonly onClose: () => void;
}

/** Everything that all may know of a witcher. */
export function SeatPanel({ player, onClose }: SeatPanelProps) {
  const { sight, text, mayRepeatTurn, again } = useTable();
  const { say } = sight.scene;
  const { view } = sight;
  const { at, level, trophies, potions, kept, discard, handCount, deckCount, removed } = witcherIn(
    sight,
    player,
  );
  const known = player === sight.player ? [] : shownHand(view, player);
  return (
    <Dialog title={playerName(sight, player)} onClose={onClose} place="side">
      {mayRepeatTurn(player) ? (
        <Button kind="brass" className={styles.film ?? ""} onClick={() => again(player)} data-nav="">
          {text("oldWorld.again")}
        </Button>
      ) : null}
      <p className={styles.numbers}>
        <span>{say({ key: "outline.level", values: { level } })}</span>
        {at === undefined ? null : (
          <span>{say({ key: "outline.at", values: { place: placeNamed(at) } })}</span>
        )}
        <span>{say({ key: "outline.handCount", values: { count: handCount } })}</span>
        <span>{say({ key: "outline.deckCount", values: { count: deckCount } })}</span>
        {removed.length === 0 ? null : (
          <span>{say({ key: "outline.removedCount", values: { count: removed.length } })}</span>
        )}
      </p>
      <div className={styles.facts}>
        <Attributes player={player} />
        <Purse player={player} />
        <Specialization player={player} />
      </div>
      <Part title={text("oldWorld.trophies")} isEmpty={trophies.length === 0}>
        <ul className={styles.list}>
          {trophies.map((trophy) => {
            const { name, abilities } = trophyIn(view, trophy);
            return (
              <li key={`${trophy.of} ${trophy.id}`}>
                <b>{say(name)}</b>
                {abilities.map((ability) => (
                  <small key={JSON.stringify(ability)}>{say(abilityText(ability))}</small>
                ))}
              </li>
            );
          })}
        </ul>
      </Part>
      <Part title={text("oldWorld.potions")} isEmpty={potions.length === 0}>
        <ul className={styles.list}>
          {[...new Set(potions)].map((potion) => (
            <li key={potion}>
              <b>{say(potionNamed(potion))}</b>
              <small>{say(potionTexts(potionIn(view, potion)).reduce(sentences))}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text("oldWorld.kept")} isEmpty={kept.length === 0}>
        <KeptList player={player} />
      </Part>
      <Part title={say({ key: "outline.quests" })} isEmpty={false}>
        <ErrandList player={player} />
      </Part>
      <Part title={say({ key: "outline.known" })} isEmpty={known.length === 0}>
        <PanelCards cards={known} />
      </Part>
      <Part title={say({ key: "outline.discard" })} isEmpty={discard.length === 0}>
        <PanelCards cards={discard.toReversed()} />
      </Part>
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ title, isEmpty, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </>
  );
}
