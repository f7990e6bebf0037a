import type { Settings } from "@medallion/table";
import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { newTablePath, PATHS, type TableStart } from "../../navigation/paths.ts";
import { Parting } from "../../opponents/remark.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useShareReplay } from "../use-share-replay.ts";
import styles from "./after-game.module.css";
import { NextLevel } from "./next-level.tsx";
import { UnratedNote } from "./unrated-note.tsx";
import type { Venue } from "./venue.ts";

/** What comes next: another game, the replay, a new deck, a new table. How it ended the table itself tells. */
export function AfterGame({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const share = useShareReplay();
  const { store, look, table, seat, kit } = scene;
  if (table.ending === undefined) return null;
  const source = {
    kind: venue.kind === "online" ? "online" : "local",
    table: venue.table,
    number: look.game,
  } as const;
  const asked = look.proposal?.what === "rematch" && look.proposal.by === seat;
  return (
    <div className={styles.ways} data-ways="">
      <Parting scene={scene} />
      {venue.kind === "online" && look.settings.rated && (
        <UnratedNote table={venue.table} game={look.game} className={styles.note} />
      )}
      <NextLevel venue={venue} scene={scene} />
      {seat !== null && (
        <Button
          kind="brass"
          disabled={asked}
          onClick={() => void store.command({ kind: "propose", seat, what: "rematch" })}
        >
          {text(asked ? "table.rematch.asked" : "table.rematch")}
        </Button>
      )}
      <ButtonLink to={newTablePath(kit.game.id, companyOf(venue, scene), alikeTo(look.settings))}>
        {text(partsOf(kit.game.id).ownPicks === undefined ? "table.newTable" : "table.newDeck")}
      </ButtonLink>
      <ButtonLink to={venue.replay(look.game, seat)}>{text("table.replay")}</ButtonLink>
      <Button onClick={() => void share(source, { position: 0, viewer: seat })}>{text("table.share")}</Button>
      <ButtonLink kind="quiet" className={styles.home} to={PATHS.home}>
        {text("table.home")}
      </ButtonLink>
    </div>
  );
}

/** With whom one plays on. */
function companyOf({ kind }: Venue, { isShared }: Scene): "bots" | "device" | "friends" {
  if (kind === "online") return "friends";
  return isShared ? "device" : "bots";
}

/** The same table once more, for other decks. */
function alikeTo({ mode, seats, rules }: Settings): TableStart {
  const named = Object.entries(rules).map(([name, value]) => [name, String(value)]);
  return { mode, seats, rules: Object.fromEntries(named) };
}
