import { type DeckList, packDecks } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { Notice } from "../../../../look/notice.tsx";
import { setLink } from "../exchange.ts";
import { codeOf } from "../own-decks.ts";
import { CopyField } from "../parts/copy-field.tsx";

interface SetShareDialogProps {
  readonly name: string;
  readonly decks: readonly DeckList[];
  readonly onClose: () => void;
}

/** A set as link and code. */
export function SetShareDialog({ name, decks, onClose }: SetShareDialogProps) {
  const text = useText();
  const packable = decks.every((deck) => codeOf(deck) !== undefined);
  return (
    <Dialog title={text("decks.share.title", { name })} onClose={onClose}>
      {packable ? (
        <>
          <CopyField
            label={text("decks.share.link")}
            hint={text("decks.share.linkHint")}
            value={setLink(location.origin, name, decks)}
          />
          <CopyField
            label={text("decks.share.code")}
            hint={text("decks.share.codeHint")}
            value={packDecks(decks)}
          />
        </>
      ) : (
        <Notice tone="bad">
          <p>{text("decks.share.noCode")}</p>
        </Notice>
      )}
    </Dialog>
  );
}
