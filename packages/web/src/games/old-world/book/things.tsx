import {
  ACTIONS,
  ATTRIBUTES,
  actionName,
  attackName,
  attributeTrophyName,
  COMPONENTS,
  deckName,
  levelName,
  monsterName,
  potionName,
  SCHOOLS,
  schoolName,
  TERRAIN_SYMBOLS,
  TERRAINS,
  terrainName,
} from "@medallion/old-world/pages";
import {
  ActionDisc,
  ActionFace,
  AttributeDisc,
  type BackKind,
  CardBack,
  Coin,
  Die,
  Figure,
  MonsterToken,
  PotionFace,
  QuestToken,
  SchoolShield,
  TerrainMedal,
  TrailToken,
  TrophyFace,
} from "../card/index.ts";
import { ATTACKS, POOL, SHOWN_MONSTER } from "./examples.ts";
import type { Thing } from "./things-figure.tsx";

/** What is laid side by side in the drawings of the book, all of it from the components of the game. */

const back = (kind: BackKind) => <CardBack kind={kind} />;
const slainTrophy = <TrophyFace trophy={{ of: "monster", monster: SHOWN_MONSTER.monster }} />;

export const BACKS: readonly Thing[] = [
  { drawing: back("action"), words: "actionBack" },
  { drawing: back("fight"), words: "fightBack" },
  { drawing: back("potion"), words: "potionBack" },
  { drawing: back("city"), name: deckName("city") },
  { drawing: back("wilderness"), name: deckName("wilderness") },
  { drawing: back("event"), words: "eventBack" },
];

export const PHASES: readonly Thing[] = [
  { drawing: <Figure school="wolf" own />, words: "one" },
  { drawing: <MonsterToken monster={SHOWN_MONSTER.monster} />, words: "two" },
  { drawing: back("action"), words: "three" },
];

export const PHASE_TWO: readonly Thing[] = [
  { drawing: <MonsterToken monster={SHOWN_MONSTER.monster} />, words: "fight" },
  { drawing: <SchoolShield school="viper" />, words: "duel" },
  { drawing: <AttributeDisc attribute="combat" />, words: "meditate" },
  { drawing: back("city"), name: deckName("city") },
  { drawing: back("wilderness"), name: deckName("wilderness") },
];

export const POOL_CARDS: readonly Thing[] = POOL.map(({ card, price }) => ({
  drawing: <ActionFace card={card} size="mini" price={price} />,
}));

export const TROPHIES: readonly Thing[] = [
  { drawing: slainTrophy, words: "slain" },
  { drawing: <TrophyFace trophy={{ of: "attribute", attribute: "combat" }} />, words: "meditated" },
  { drawing: <TrophyFace trophy={{ of: "school", school: "viper" }} />, words: "duelWon" },
];

export const TERRAIN_SIGNS: readonly Thing[] = TERRAIN_SYMBOLS.map((terrain) => ({
  drawing: <TerrainMedal terrain={terrain} />,
  name: terrainName(terrain),
}));

export const PLACE_ACTIONS: readonly Thing[] = ACTIONS.map((action) => ({
  drawing: <ActionDisc action={action} />,
  name: actionName(action),
}));

export const TRAILS: readonly Thing[] = TERRAINS.map((terrain) => ({
  drawing: <TrailToken terrain={terrain} />,
  name: terrainName(terrain),
}));

export const POTIONS: readonly Thing[] = COMPONENTS.potions.slice(0, 4).map((potion) => ({
  drawing: <PotionFace potion={potion} />,
  name: potionName(potion.id),
}));

export const SCHOOL_SHIELDS: readonly Thing[] = SCHOOLS.map((school) => ({
  drawing: <SchoolShield school={school} />,
  name: schoolName(school),
}));

export const QUEST: readonly Thing[] = [{ drawing: <QuestToken />, words: "questToken" }];

export const LIVES: readonly Thing[] = [
  { drawing: back("fight"), words: "monsterLife" },
  { drawing: back("action"), words: "ownLife" },
];

export const RESULTS: readonly Thing[] = [
  { drawing: slainTrophy, words: "slain" },
  { drawing: <Coin />, words: "gold" },
];

export const DUELISTS: readonly Thing[] = (["wolf", "viper"] as const).map((school) => ({
  drawing: <Figure school={school} own={school === "wolf"} />,
  name: schoolName(school),
}));

export const BESTIARY: readonly Thing[] = ([1, 2, 3] as const).flatMap((level) => {
  const monster = COMPONENTS.monsters.find((one) => one.level === level);
  return monster === undefined
    ? []
    : [
        { drawing: <MonsterToken monster={monster} />, name: monsterName(monster.id) },
        { drawing: <TrophyFace trophy={{ of: "monster", monster }} />, name: levelName(level) },
      ];
});

export const ATTRIBUTE_TROPHIES: readonly Thing[] = ATTRIBUTES.map((attribute) => ({
  drawing: <TrophyFace trophy={{ of: "attribute", attribute }} />,
  name: attributeTrophyName({ attribute }),
}));

export const SOLO_DICE: readonly Thing[] = ATTACKS.map(({ face, attack }) => ({
  drawing: <Die face={face} />,
  name: attackName(attack),
}));
