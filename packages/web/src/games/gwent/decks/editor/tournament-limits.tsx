import { validateTournament } from "@medallion/gwent/decks";
import { Link } from "wouter";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { deckSetPath } from "../deck-paths.ts";
import { useShelf } from "../device-decks.ts";
import { decksOfSet } from "../own-decks.ts";
import { useDeckActs } from "../shelf/use-deck-acts.ts";
import { Faults } from "./faults.tsx";
import styles from "./limits-panel.module.css";

/** The sets of three in which this deck is, with what is wrong with each. */
export function TournamentLimits({ deck }: { readonly deck: string }) {
  const text = useText();
  const shelf = useShelf();
  const acts = useDeckActs();
  if (shelf === undefined) return null;
  const sets = shelf.sets.filter(({ decks }) => decks.includes(deck));
  return (
    <div className={styles.sets}>
      {sets.map((set) => (
        <section key={set.id}>
          <h2>
            <Link to={deckSetPath(set.id)}>{set.name}</Link>
          </h2>
          <Faults faults={validateTournament(decksOfSet(set, shelf))} fine={text("decks.fine.set")} />
        </section>
      ))}
      {sets.length === 0 && <p>{text("decks.set.nowhere")}</p>}
      <Button onClick={() => acts.makeSet([deck], text("decks.set.name"))}>
        {text("decks.set.newWith")}
      </Button>
    </div>
  );
}
