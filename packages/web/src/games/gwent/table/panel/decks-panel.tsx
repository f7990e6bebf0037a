import type { TournamentView } from "@medallion/gwent";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName } from "../../sight/names.ts";
import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
import styles from "./decks-panel.module.css";

/** The decks of a tournament: which have won and are out, which is in use, and what was seen of each. */
export function Decks({ onClose }: { readonly onClose: () => void }) {
  const { sight, text } = useTable();
  const { tournament } = sight.view;
  if (tournament === undefined) return null;
  return (
    <Dialog title={text("gwent.decks")} onClose={onClose} place="side">
      {tournament.decks.map((decks, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place.
        <section key={player} className={styles.player}>
          <h3>{`${playerName(sight, player)} · ${tournament.wins[player] ?? 0}`}</h3>
          {decks.map(({ faction, leader, count, seen }, place) => (
            <div key={leader} className={styles.deck}>
              <span className={styles.leader}>
                <TableCard id={leader} size="hand" />
              </span>
              <div>
                <b>{sight.scene.say({ key: `faction.${faction}` })}</b>
                <p>{text("gwent.deck.state", { state: stateOf(tournament, player, place), count })}</p>
                <div className={styles.seen}>
                  {seen.map((id, copy) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike.
                    <TableCard key={`${id} ${copy}`} id={id} size="strip" />
                  ))}
                </div>
              </div>
            </div>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

function stateOf({ out, picks }: TournamentView, player: number, place: number): string {
  if (out[player]?.includes(place) === true) return "won";
  return picks[player] === place ? "played" : "free";
}
