import type { Half, Terrain, TrophyName } from "@medallion/old-world/pages";

/** The names of drawings that films carry about; `Face` draws them. A card of actions is called by its id. */
export const faceOf = {
  back: "back:action",
  fightBack: "back:fight",
  coin: "coin:1",
  quest: "quest:1",
  hit: (damage: number) => `hit:${damage}`,
  die: (face: number) => `die:${face}`,
  level: (level: number) => `level:${level}`,
  potion: (potion: string) => `potion:${potion}`,
  monster: (monster: string) => `monster:${monster}`,
  trail: (terrain: Terrain) => `trail:${terrain}`,
  fight: (card: string, half: Half | undefined) => `fight:${card}:${half ?? ""}`,
  kept: "kept:1",
  trophy: (trophy: TrophyName) => `trophy:${trophy.of}:${idOf(trophy)}`,
} as const;

function idOf(trophy: TrophyName): string {
  switch (trophy.of) {
    case "monster":
      return trophy.monster;
    case "attribute":
      return trophy.attribute;
    case "school":
      return trophy.school;
  }
}
