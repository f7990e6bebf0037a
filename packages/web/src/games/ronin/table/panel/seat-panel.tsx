import type { PlayerIndex } from "@medallion/ronin";
import { abilityLine, pickItems, shownHand } from "@medallion/ronin/pages";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { AbilityMark } from "../../card/index.ts";
import { characterOf, lineLabel, playerName } from "../../sight/names.ts";
import { isSetUp, playerIn } from "../../sight/sight.ts";
import { type HeldAbility, useAbilities } from "../ability/abilities.ts";
import { TableCard } from "../cards/table-card.tsx";
import { Counts } from "../seat/counts.tsx";
import { Vp, Xp } from "../seat/points.tsx";
import { useTable } from "../table-context.ts";
import { PanelCards } from "./cards-panel.tsx";
import styles from "./panel.module.css";

interface SeatPanelProps {
  readonly player: PlayerIndex;
  readonly onClose: () => void;
}

/** Everything of one player, large: points, symbols, timeline, what is known of the hand, abilities. */
export function SeatPanel({ player, onClose }: SeatPanelProps) {
  const { sight } = useTable();
  const { automa, timeline, handCount, since } = playerIn(sight, player);
  const human = !automa && isSetUp(sight);
  const { cards } = shownHand(sight.view, player);
  const character = characterOf(sight, player);
  const name = playerName(sight, player);
  const { say } = sight.scene;
  return (
    <Dialog title={character === undefined ? name : `${name} · ${character}`} onClose={onClose} place="side">
      {human ? (
        <>
          <div className={styles.points}>
            <Xp player={player} />
            <Vp player={player} />
          </div>
          <Counts player={player} className={styles.counts} />
        </>
      ) : null}
      <section className={styles.section}>
        <h3>{say({ key: "board.timeline" })}</h3>
        <div className={styles.cards}>
          {timeline.map(({ card, covered }, place) => (
            <TableCard
              key={card}
              id={card}
              size="hand"
              label={lineLabel(sight, player, place)}
              covered={covered}
              resolved={place < since}
              likeness
            />
          ))}
        </div>
      </section>
      {human ? (
        <section className={styles.section}>
          <h3>{say({ key: "outline.handCount", values: { count: handCount } })}</h3>
          {cards.length === 0 ? null : <PanelCards cards={cards} />}
          {cards.length < handCount ? (
            <p>{say({ key: "outline.unknown", values: { count: handCount - cards.length } })}</p>
          ) : null}
        </section>
      ) : null}
      {human ? <AbilityList player={player} /> : null}
      {automa ? <Picks player={player} /> : null}
    </Dialog>
  );
}

/** What an Automa took in each turn; pressing it tells why, and what it passed over. */
function Picks({ player }: { readonly player: PlayerIndex }) {
  const { sight } = useTable();
  const { say } = sight.scene;
  const picks = pickItems(sight.view).filter(({ subject }) => subject.player === player);
  if (picks.length === 0) return null;
  return (
    <section className={styles.section} data-rove="">
      <h3>{say({ key: "outline.picks" })}</h3>
      <div className={styles.picks}>
        {picks.map(({ text, subject }) => (
          <Button key={subject.decision} data-why={JSON.stringify(subject)} data-nav="">
            {say(text)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function AbilityList({ player }: { readonly player: PlayerIndex }) {
  const { sight } = useTable();
  const abilities = useAbilities(player);
  const wordOf = ({ state, used }: HeldAbility) => (state === "locked" ? "locked" : used ? "used" : "ready");
  return (
    <section className={styles.section}>
      <h3>{sight.scene.say({ key: "outline.abilities" })}</h3>
      <ul className={styles.abilities}>
        {abilities.map((held) => (
          <li key={held.key}>
            <AbilityMark slot={held.row.slot} state={held.state} />
            <span>{sight.scene.say(abilityLine(held.row, wordOf(held), held.opensAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
