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
import { boxOf } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { MARK_GLYPHS, type MarkName } from "../../src/games/old-world/card/glyph/marks.ts";
import {
  ActionDisc,
  ActionFace,
  type ActionSize,
  ActionZoom,
  AttributeDisc,
  CardBack,
  ClaspMark,
  ClosedTavern,
  Coin,
  ColourMark,
  Die,
  EffectIcons,
  FightCardFace,
  FightCardZoom,
  Figure,
  LevelMedal,
  Mark,
  MonsterEmblem,
  MonsterToken,
  MonsterZoom,
  PotionFace,
  PotionMark,
  PotionZoom,
  QuestToken,
  SchoolMark,
  SchoolShield,
  TerrainMedal,
  TrailToken,
  TrophyFace,
} from "../../src/games/old-world/card/index.ts";
import styles from "./gallery.module.css";

const { actionCards, startingCards } = COMPONENTS;

/** Every card once of those that are printed alike. */
const PRINTS = [
  ...new Map(
    [...actionCards, ...startingCards].map((card) => [JSON.stringify({ ...card, id: "" }), card]),
  ).values(),
];
/** Every list of effects that some component has, by the kinds in it once. */
const EFFECTS = [
  ...new Map(
    boxOf({})
      .lists.filter((list) => list.length === 1)
      .map((list) => [JSON.stringify(list[0]?.op), list]),
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
      <Part name="zoom">
        {PRINTS.filter((_, i) => i % 17 === 5).map((card) => (
          <div key={card.id} className={styles.zoom}>
            <ActionZoom
              card={card}
              name={say({ key: `card.${card.family}` })}
              say={say}
              onRule={() => undefined}
            />
          </div>
        ))}
        {COMPONENTS.potions.slice(5, 7).map((potion) => (
          <div key={potion.id} className={styles.zoom}>
            <PotionZoom potion={potion} name={say({ key: `potion.${potion.id}` })} say={say} />
          </div>
        ))}
        {COMPONENTS.monsters.slice(24, 26).map((monster) => (
          <div key={monster.id} className={styles.zoom}>
            <MonsterZoom monster={monster} name={say({ key: `monster.${monster.id}` })} say={say} />
          </div>
        ))}
        {COMPONENTS.fightCards.slice(2, 3).map((card) => (
          <div key={card.id} className={styles.zoom}>
            <FightCardZoom card={card} level={2} name={card.id} say={say} onRule={() => undefined} />
          </div>
        ))}
      </Part>
      <Part name="small">
        {COMPONENTS.potions.map((potion) => (
          <div key={potion.id} className={styles.mini}>
            <PotionFace potion={potion} />
          </div>
        ))}
        {COMPONENTS.potions.map((potion) => (
          <div key={potion.id} className={styles.slim}>
            <PotionFace potion={potion} size="label" />
          </div>
        ))}
        {COMPONENTS.monsters.slice(8, 14).map((monster) => (
          <div key={monster.id} className={styles.mini}>
            <TrophyFace trophy={{ of: "monster", monster }} />
          </div>
        ))}
        {ATTRIBUTES.map((attribute) => (
          <div key={attribute} className={styles.mini}>
            <TrophyFace trophy={{ of: "attribute", attribute }} />
          </div>
        ))}
        {SCHOOLS.map((school) => (
          <div key={school} className={styles.mini}>
            <TrophyFace trophy={{ of: "school", school }} state={school === "cat" ? "dead" : "playable"} />
          </div>
        ))}
        {(["action", "fight", "city", "wilderness", "event", "potion"] as const).map((kind) => (
          <div key={kind} className={styles.mini}>
            <CardBack kind={kind} />
          </div>
        ))}
      </Part>
      <Part name="fight">
        {COMPONENTS.fightCards.map((card, i) => (
          <div key={card.id} className={styles.fight}>
            <FightCardFace card={card} level={i < 10 ? 2 : undefined} chosen={i === 3 ? "bite" : undefined} />
          </div>
        ))}
      </Part>
      <Part name="effects">
        {EFFECTS.map((effects) => (
          <span key={JSON.stringify(effects)} className={styles.effect}>
            <EffectIcons effects={effects} /> <small>{effects[0]?.op}</small>
          </span>
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
