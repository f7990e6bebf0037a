import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Choice } from "../../../../look/choice.tsx";
import { Loading } from "../../../../look/loading.tsx";
import { Notice } from "../../../../look/notice.tsx";
import { Page } from "../../../../look/page.tsx";
import { deckStore, useShelf } from "../device-decks.ts";
import type { Kept, Own } from "../kept.ts";
import { factionName, useSay } from "../parts/card-words.ts";
import { Icon } from "../parts/icon.tsx";
import { Arrived } from "./arrived.tsx";
import styles from "./deck-shelf.module.css";
import { OwnDecks } from "./own-decks-section.tsx";
import { OwnSets } from "./own-sets-section.tsx";
import { ReadyDecks } from "./ready-decks-section.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { type ShelfDialog, ShelfDialogs } from "./shelf-dialogs.tsx";
import { useDeckActs } from "./use-deck-acts.ts";

/** All decks of this device, and those of the house to begin with. */
export function DeckShelf() {
  const text = useText();
  const say = useSay();
  const shelf = useShelf();
  const acts = useDeckActs();
  const [dialog, setDialog] = useState<ShelfDialog>();
  const [removed, setRemoved] = useState<Kept>();
  const [house, setHouse] = useState<Faction | "all">("all");
  const remove = (thing: Kept) => {
    void deckStore().remove(thing.id);
    setRemoved(thing);
  };
  const actsFor = (own: Own) => ({
    onRename: () => setDialog({ kind: "rename", own }),
    onCopy: () => acts.copy(own),
    onRemove: () => remove(own),
  });
  return (
    <Page
      title={text("decks.title")}
      lead={text("decks.lead")}
      actions={
        <>
          <Button kind="brass" onClick={() => setDialog({ kind: "new" })}>
            <Icon name="add" />
            {text("decks.new")}
          </Button>
          <Button onClick={() => setDialog({ kind: "bring" })}>
            <Icon name="bring" />
            {text("decks.bring")}
          </Button>
        </>
      }
    >
      <Arrived acts={acts} />
      {shelf?.unsaved === true && (
        <div className={styles.notice}>
          <Notice tone="bad">
            <p>{text("decks.unsaved")}</p>
          </Notice>
        </div>
      )}
      <Choice
        label={text("decks.faction")}
        unlabelled
        value={house}
        onChange={setHouse}
        options={(["all", ...FACTIONS] as const).map((value) => ({
          value,
          label: value === "all" ? text("decks.allFactions") : factionName(say, value),
        }))}
      />
      {shelf === undefined ? (
        <Loading />
      ) : (
        <>
          <OwnDecks
            shelf={shelf}
            house={house}
            actsFor={actsFor}
            onShare={(own) => setDialog({ kind: "share", own })}
            onRemoveDamaged={remove}
            onNew={() => setDialog({ kind: "new" })}
          />
          <OwnSets
            shelf={shelf}
            actsFor={actsFor}
            onNew={() => acts.makeSet([], text("decks.set.name"))}
            onTake={({ decks, name }) => acts.makeSet(decks, say(name))}
          />
        </>
      )}
      <ReadyDecks house={house} onTake={({ deck, name }) => acts.make(deck, say(name))} />
      <ShelfDialogs dialog={dialog} acts={acts} onClose={() => setDialog(undefined)} />
      <RemovedNotice
        removed={removed}
        onUndo={(thing) => {
          void deckStore().put(thing);
          setRemoved(undefined);
        }}
        onClose={() => setRemoved(undefined)}
      />
    </Page>
  );
}
