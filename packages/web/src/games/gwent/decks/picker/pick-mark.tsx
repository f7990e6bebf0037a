import { FactionDevice } from "../../card/index.ts";
import { decksOfPick } from "./decks-of-pick.ts";

/** The houses of a deck, or of the three of a tournament. */
export default function PickMark({ pick }: { readonly pick: string }) {
  return (
    <span aria-hidden="true">
      {decksOfPick(pick).map(({ faction }) => (
        <FactionDevice key={faction} faction={faction} />
      ))}
    </span>
  );
}
