import { validateTournament } from "@medallion/gwent/decks";
import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { Page } from "../../../../look/page.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { PATHS } from "../../../../navigation/paths.ts";
import type { Shelf } from "../deck-store.ts";
import { deckStore, useShelf } from "../device-decks.ts";
import { Faults } from "../editor/faults.tsx";
import type { OwnSet } from "../kept.ts";
import { decksOfSet } from "../own-decks.ts";
import { Icon } from "../parts/icon.tsx";
import { NothingThere } from "../parts/nothing-there.tsx";
import { NameDialog } from "../shelf/name-dialog.tsx";
import { PickDialog } from "./pick-dialog.tsx";
import styles from "./set-page.module.css";
import { SetPlace } from "./set-place.tsx";
import { SetShareDialog } from "./set-share-dialog.tsx";

/** Three decks for a tournament, put together and looked through at once. */
export function SetPage({ id }: { readonly id: string }) {
  const text = useText();
  const shelf = useShelf();
  const set = shelf?.sets.find((own) => own.id === id);
  if (shelf !== undefined && set !== undefined) return <SetView set={set} shelf={shelf} />;
  return <NothingThere title={text("decks.sets")} isReading={shelf === undefined} />;
}

type Open = { readonly kind: "rename" | "share" } | { readonly kind: "pick"; readonly place: number };

function SetView({ set, shelf }: { readonly set: OwnSet; readonly shelf: Shelf }) {
  const text = useText();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const decks = decksOfSet(set, shelf);
  const faults = validateTournament(decks);
  const change = (part: Partial<OwnSet>) =>
    void deckStore().put({ ...set, ...part, changed: Math.max(Date.now(), set.changed + 1) });
  const put = (place: number, deck: string | null) =>
    change({ decks: set.decks.map((before, at) => (at === place ? deck : before)) });
  return (
    <Page
      title={set.name}
      lead={text("decks.sets.about")}
      actions={
        <>
          <ButtonLink to={PATHS.decks}>{text("decks.toShelf")}</ButtonLink>
          <Button onClick={() => setOpen({ kind: "rename" })}>
            <Icon name="pencil" />
            {text("decks.rename")}
          </Button>
          <Button disabled={decks.length === 0} onClick={() => setOpen({ kind: "share" })}>
            <Icon name="share" />
            {text("decks.share")}
          </Button>
        </>
      }
    >
      <ol className={styles.places}>
        {set.decks.map((deck, place) => (
          <SetPlace
            // biome-ignore lint/suspicious/noArrayIndexKey: a set has three places, and they never move.
            key={place}
            place={place}
            id={deck}
            shelf={shelf}
            onPick={() => setOpen({ kind: "pick", place })}
            onClear={() => put(place, null)}
          />
        ))}
      </ol>
      <Plate as="section" className={styles.check} aria-label={text("decks.limits")}>
        <h2>{text("decks.set.check")}</h2>
        <Faults faults={faults} fine={text("decks.fine.set")} />
      </Plate>
      {open?.kind === "pick" && (
        <PickDialog
          set={set}
          place={open.place}
          shelf={shelf}
          onPick={(deck) => {
            put(open.place, deck);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === "rename" && (
        <NameDialog name={set.name} onRename={(name) => change({ name })} onClose={close} />
      )}
      {open?.kind === "share" && <SetShareDialog name={set.name} decks={decks} onClose={close} />}
    </Page>
  );
}
