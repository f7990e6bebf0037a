import type { Say } from "@medallion/kernel";
import { type ActionCard, COMPONENTS } from "@medallion/old-world/data";
import type { ReactNode } from "react";
import { ActionFace, type ActionSize } from "../../src/games/old-world/card/index.ts";
import styles from "./gallery.module.css";

const { actionCards, startingCards } = COMPONENTS;

/** Every card once of those that are printed alike. */
const PRINTS = [
  ...new Map(
    [...actionCards, ...startingCards].map((card) => [JSON.stringify({ ...card, id: "" }), card]),
  ).values(),
];
const STATES = ["rest", "playable", "targeted", "selected", "disabled", "dead"] as const;

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} id={name}>
      <h2>{name}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

interface FacesProps {
  readonly cards: readonly ActionCard[];
  readonly size: ActionSize;
  readonly say: Say;
  readonly className?: string | undefined;
}

function Faces({ cards, size, say, className }: FacesProps) {
  return cards.map((card) => (
    <div key={card.id} className={className ?? styles[size]}>
      <ActionFace
        card={card}
        size={size}
        name={say({ key: `card.${card.family}` })}
        price={size === "mini" ? card.cost : undefined}
      />
    </div>
  ));
}

/** Everything of Old World that is drawn, at all its sizes. */
export function Gallery({ say }: { readonly say: Say }) {
  return (
    <main className={styles.gallery}>
      <Part name="large">
        <Faces
          cards={[15, 40, 58, 72, 80, 18].flatMap((i) => actionCards[i] ?? [])}
          size="hand"
          say={say}
          className={styles.large}
        />
      </Part>
      <Part name="states">
        {STATES.map((state) =>
          actionCards.slice(9, 10).map((card) => (
            <div key={state} className={styles.hand}>
              <ActionFace
                card={card}
                size="hand"
                name={say({ key: `card.${card.family}` })}
                state={state}
                link={0}
                joined
              />
            </div>
          )),
        )}
      </Part>
      <Part name="hand">
        <Faces cards={PRINTS} size="hand" say={say} />
      </Part>
      <Part name="slim">
        <Faces cards={PRINTS} size="slim" say={say} />
      </Part>
      <Part name="mini">
        <Faces cards={PRINTS.slice(0, 40)} size="mini" say={say} />
      </Part>
    </main>
  );
}
