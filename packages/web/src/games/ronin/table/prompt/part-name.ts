import type { Sym } from "@medallion/ronin";
import { abilityName, sideName, symbolName } from "@medallion/ronin/pages";
import type { Text } from "../../../../language/words.ts";
import { cardName } from "../../sight/names.ts";
import type { RoninSight } from "../../sight/sight.ts";
import type { RoninSpot } from "../play/spot.ts";

/** What a part of an answer is called. */
export function partName(sight: RoninSight, spot: RoninSpot, text: Text): string {
  const { say } = sight.scene;
  const [what = "", id = "", symbol = ""] = spot.split(":");
  switch (what) {
    case "card":
      return cardName(sight, id);
    case "ability":
      return say(abilityName(id));
    case "printed":
      return say({
        key: "printed",
        values: { symbol: symbolName(symbol as Sym), card: cardName(sight, id) },
      });
    case "token":
      return say({ key: `tokens.${id}`, values: { count: 1 } });
    case "gain":
      return say({ key: `symbols.${id}`, values: { count: 1 } });
    case "board":
      return say(sideName(id));
    case "side":
    case "track":
      return text("ronin.side", { side: id });
    default:
      return spot;
  }
}
