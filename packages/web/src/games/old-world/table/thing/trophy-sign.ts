import type { TrophyView } from "@medallion/old-world";
import { type Attribute, monsterIn, type School } from "@medallion/old-world/pages";
import type { TrophySign } from "../../card/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";

/** A trophy as it is drawn. The id of one is that of its monster, else an attribute or a school. */
export function trophySign({ view }: OldWorldSight, { of, id }: TrophyView): TrophySign {
  switch (of) {
    case "monster":
      return { of, monster: monsterIn(view, id) };
    case "attribute":
      return { of, attribute: id as Attribute };
    case "school":
      return { of, school: id as School };
  }
}
