import { Button } from "../../look/button.tsx";
import { useDrawn } from "../drawn-context.ts";

/** What may be done beside answering, whoever's turn it is (`offers` of the game), as buttons in a row. */
export function Offers() {
  const { scene, isTelling } = useDrawn();
  const { store, table, kit, say } = scene;
  return table.offers.map((offer, place) => {
    const words = say(kit.game.describeChoice(offer));
    return (
      <Button
        key={words}
        data-nav=""
        disabled={!scene.mayAct || isTelling}
        onClick={() => void store.choose(place, "offer")}
      >
        {words}
      </Button>
    );
  });
}
