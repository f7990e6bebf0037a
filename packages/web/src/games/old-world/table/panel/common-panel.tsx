import {
  ATTRIBUTES,
  attributeTrophyName,
  COMPONENTS,
  DECKS,
  deckName,
  levelName,
  monsterNamed,
  TERRAINS,
  terrainName,
} from "@medallion/old-world/pages";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./panel.module.css";

/** What belongs to nobody: trophies that are left, piles, and monsters that were driven away. */
export function CommonPanel({ onClose }: { readonly onClose: () => void }) {
  const { sight, text } = useTable();
  const { view, scene } = sight;
  const { say } = scene;
  return (
    <Dialog title={text("oldWorld.common")} onClose={onClose} place="side">
      <h3 className={styles.heading}>{text("oldWorld.common.trophies")}</h3>
      <ul className={styles.list}>
        {ATTRIBUTES.map((attribute, place) => (
          <li key={attribute}>
            {text("oldWorld.count", {
              what: say(attributeTrophyName({ attribute })),
              count: view.attributeTrophies[place] ?? 0,
            })}
          </li>
        ))}
        {sight.isSolo
          ? null
          : view.players.map(({ stakes }, player) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat.
              <li key={player}>
                {text("oldWorld.common.stakes", { name: playerName(sight, player), count: stakes })}
              </li>
            ))}
      </ul>
      <h3 className={styles.heading}>{text("oldWorld.common.piles")}</h3>
      <ul className={styles.list}>
        <li>{text("oldWorld.count", { what: text("oldWorld.pool.deck"), count: view.deck.length })}</li>
        <li>{text("oldWorld.count", { what: text("oldWorld.potions"), count: view.potionDeck.length })}</li>
        {DECKS.map((deck, place) => (
          <li key={deck}>
            {text("oldWorld.count", {
              what: say(deckName(deck)),
              count: view.exploration[place]?.length ?? 0,
            })}
          </li>
        ))}
        {TERRAINS.map((terrain, place) => (
          <li key={terrain}>
            {text("oldWorld.common.tokens", {
              terrain: say(terrainName(terrain)),
              count: view.pileCounts[place] ?? 0,
            })}
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{text("oldWorld.common.monsters")}</h3>
      <ul className={styles.list}>
        {([1, 2, 3] as const).map((level) => (
          <li key={level}>
            {text("oldWorld.common.level", {
              level: say(levelName(level)),
              count: view.monsterPileCounts[level - 1] ?? 0,
            })}
            {(view.drivenAway[level - 1] ?? []).length === 0 ? null : (
              <small>
                {text("oldWorld.common.away", {
                  monsters: (view.drivenAway[level - 1] ?? []).map((id) => say(monsterNamed(id))).join(", "),
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p>{text("oldWorld.common.goal", { count: COMPONENTS.constants.trophiesToWin })}</p>
    </Dialog>
  );
}
