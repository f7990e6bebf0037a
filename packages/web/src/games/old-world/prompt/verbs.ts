import type { OldWorldChoice } from "@medallion/old-world";
import { potionNamed } from "@medallion/old-world/pages";
import type { Text } from "../../../language/words.ts";
import type { OldWorldSight } from "../sight/sight.ts";

/** What the button says that gives the answer. Most choices are short in the game's own words; some tell a whole card. */
export function verbOf({ scene }: OldWorldSight, chosen: OldWorldChoice | undefined, text: Text): string {
  if (chosen === undefined) return text("oldWorld.do.choose");
  switch (chosen.kind) {
    case "school":
      return text("oldWorld.do.school");
    case "option":
      return text("oldWorld.do.option", { option: chosen.option });
    case "move":
      return text("oldWorld.do.move");
    case "potion":
      return text("oldWorld.do.potion", { potion: scene.say(potionNamed(chosen.potion)) });
    case "specialization":
    case "use":
      return text("oldWorld.do.use");
    case "quest":
      return text("oldWorld.do.quest", { gold: chosen.gold });
    default:
      return scene.say(scene.kit.game.describeChoice(chosen));
  }
}
