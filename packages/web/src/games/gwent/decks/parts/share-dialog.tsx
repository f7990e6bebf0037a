import { type DeckList, writeDeckText } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { Notice } from "../../../../look/notice.tsx";
import { deckLink } from "../exchange.ts";
import { codeOf } from "../own-decks.ts";
import { cardName, useSay } from "./card-words.ts";
import { CopyField } from "./copy-field.tsx";

interface ShareDialogProps {
  readonly name: string;
  readonly deck: DeckList;
  readonly onClose: () => void;
}

/** A deck as link, code and list. */
export function ShareDialog({ name, deck, onClose }: ShareDialogProps) {
  const text = useText();
  const say = useSay();
  const code = codeOf(deck);
  const list = `# ${name}\n${writeDeckText(deck, (id) => cardName(say, id))}`;
  return (
    <Dialog title={text("decks.share.title", { name })} onClose={onClose}>
      {code === undefined ? (
        <Notice tone="bad">
          <p>{text("decks.share.noCode")}</p>
        </Notice>
      ) : (
        <>
          <CopyField
            label={text("decks.share.link")}
            hint={text("decks.share.linkHint")}
            value={deckLink(location.origin, name, deck)}
          />
          <CopyField label={text("decks.share.code")} hint={text("decks.share.codeHint")} value={code} />
        </>
      )}
      <CopyField
        label={text("decks.share.list")}
        hint={text("decks.share.listHint")}
        value={list}
        lines={8}
      />
    </Dialog>
  );
}
