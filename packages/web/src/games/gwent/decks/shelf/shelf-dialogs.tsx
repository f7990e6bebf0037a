import { useText } from "../../../../language/language.tsx";
import type { Own, OwnDeck } from "../kept.ts";
import { ShareDialog } from "../parts/share-dialog.tsx";
import { BringDialog } from "./bring-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { NewDeckDialog } from "./new-deck-dialog.tsx";
import { takeIn } from "./take-in.ts";
import type { DeckActs } from "./use-deck-acts.ts";

export type ShelfDialog =
  | { readonly kind: "new" }
  | { readonly kind: "bring" }
  | { readonly kind: "rename"; readonly own: Own }
  | { readonly kind: "share"; readonly own: OwnDeck };

interface ShelfDialogsProps {
  readonly dialog: ShelfDialog | undefined;
  readonly acts: DeckActs;
  readonly onClose: () => void;
}

/** The one dialog that is open on the shelf. */
export function ShelfDialogs({ dialog, acts, onClose }: ShelfDialogsProps) {
  const text = useText();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "new":
      return <NewDeckDialog onMake={acts.make} onClose={onClose} />;
    case "bring":
      return <BringDialog onBring={(brought) => takeIn(brought, acts, text)} onClose={onClose} />;
    case "rename":
      return (
        <NameDialog
          name={dialog.own.name}
          onRename={(name) => acts.rename(dialog.own, name)}
          onClose={onClose}
        />
      );
    case "share":
      return <ShareDialog name={dialog.own.name} deck={dialog.own.deck} onClose={onClose} />;
  }
}
