import type { Say } from "@medallion/kernel";
import {
  ACTIONS,
  type ActionCard,
  ATTRIBUTES,
  COLOURS,
  COMPONENTS,
  SCHOOLS,
  TERRAIN_SYMBOLS,
  TERRAINS,
} from "@medallion/old-world/data";
import type { ReactNode } from "react";
import { MARK_GLYPHS, type MarkName } from "../../src/games/old-world/card/glyph/marks.ts";
import {
  ActionDisc,
  ActionFace,
  type ActionSize,
  AttributeDisc,
  ClaspMark,
  ClosedTavern,
  Coin,
  ColourMark,
  Die,
  Figure,
  LevelMedal,
  Mark,
  MonsterEmblem,
  MonsterToken,
  PotionMark,
  QuestToken,
  SchoolMark,
  SchoolShield,
  TerrainMedal,
  TrailToken,
} from "../../src/games/old-world/card/index.ts";
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
      <Part name="pieces">
        {TERRAIN_SYMBOLS.map((terrain) => (
          <div key={terrain} className={styles.piece}>
            <TerrainMedal terrain={terrain} />
          </div>
        ))}
        {[...SCHOOLS, "manticore" as const].flatMap((school) => [
          <div key={school} className={styles.piece}>
            <SchoolShield school={school} />
          </div>,
          <div key={`${school}-figure`} className={styles.piece}>
            <Figure school={school} />
          </div>,
        ])}
        <div className={styles.piece}>
          <Figure school="wolf" own />
        </div>
        {ACTIONS.map((action) => (
          <div key={action} className={styles.piece}>
            <ActionDisc action={action} />
          </div>
        ))}
        {ATTRIBUTES.map((attribute) => (
          <div key={attribute} className={styles.piece}>
            <AttributeDisc attribute={attribute} />
          </div>
        ))}
        {TERRAINS.map((terrain) => (
          <div key={terrain} className={styles.piece}>
            <TrailToken terrain={terrain} gold={1} />
          </div>
        ))}
        <div className={styles.piece}>
          <QuestToken />
        </div>
        <div className={styles.piece}>
          <ClosedTavern />
        </div>
        <div className={styles.piece}>
          <Coin value={5} />
        </div>
        <div className={styles.piece}>
          <LevelMedal level={3} />
        </div>
        {[undefined, 1, 2, 3, 4, 5, 6].map((face) => (
          <div key={face ?? 0} className={styles.piece}>
            <Die face={face} held={face === 4 || face === 6} lit={face === 6} />
          </div>
        ))}
      </Part>
      <Part name="monsters">
        {COMPONENTS.monsters.map((monster, i) => (
          <div key={monster.id} className={styles.piece}>
            <MonsterToken monster={monster} form={i % 2 === 0 ? "roman" : "fangs"} />
          </div>
        ))}
        {COMPONENTS.monsters.slice(20).map((monster) => (
          <div key={`${monster.id}-emblem`} className={styles.hand}>
            <MonsterEmblem monster={monster} />
          </div>
        ))}
      </Part>
      <Part name="marks">
        <p className={styles.marks}>
          {(Object.keys(MARK_GLYPHS) as MarkName[]).map((name) => (
            <Mark key={name} name={name} label={name} />
          ))}
          {SCHOOLS.map((school) => (
            <SchoolMark key={school} school={school} />
          ))}
          {COMPONENTS.potions.map(({ id }) => (
            <PotionMark key={id} potion={id} />
          ))}
          {COLOURS.flatMap((colour) => [
            <ColourMark key={colour} colour={colour} />,
            <ClaspMark key={`${colour}-clasp`} colour={colour} lit={colour === "red"} />,
          ])}
        </p>
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
