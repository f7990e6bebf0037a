import { cardIn, type LaidCard } from "@medallion/old-world/pages";
import { type CSSProperties, useRef } from "react";
import { Piece, useRoom } from "../../../../drawn/index.ts";
import { ActionFace } from "../../card/index.ts";
import { cardLabel, cardName } from "../../sight/names.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { type ComboFace, shapeOf } from "./clasps.ts";
import styles from "./combo.module.css";
import { LinkPlaces } from "./link-places.tsx";
import { MadeLink } from "./made-link.tsx";
import { NextPlace } from "./next-place.tsx";

/** With less room cards have no names. */
const NARROW = 560;

interface ComboRowProps {
  readonly player: number;
  readonly laid: readonly LaidCard[];
  /** The viewer is laying it. */
  readonly building: boolean;
}

/** The cards of a combo edge to edge; a made link is a bar of brass between two clasps. */
export function ComboRow({ player, laid, building }: ComboRowProps) {
  const { sight, text } = useTable();
  const place = useRef<HTMLOListElement>(null);
  const room = useRoom(place);
  const face: ComboFace = room !== undefined && room.width < NARROW ? "slim" : "hand";
  return (
    <ol
      ref={place}
      className={styles.row}
      data-zone={`combo:${player}`}
      data-cards={laid.length}
      style={{ "--cards": Math.max(1, laid.length), "--shape": shapeOf(face) } as CSSProperties}
      aria-label={text("oldWorld.fight.combo")}
      data-rove=""
    >
      {laid.map(({ card, extension, free }, number) => (
        <li key={card} className={styles.laid}>
          <Piece
            label={cardLabel(sight, card)}
            piece={sight.past === undefined ? card : undefined}
            zoom={`card:${card}`}
            spot={spotOf.card(card)}
            inHand={false}
            className={styles.card}
          >
            <ActionFace
              card={cardIn(sight.view, card)}
              size={face}
              name={cardName(sight, card)}
              link={extension >= 0 ? extension : undefined}
              joined={number > 0 && !free}
              terrain={false}
            />
          </Piece>
          {extension < 0 ? null : (
            <MadeLink face={face} extensions={cardIn(sight.view, card).extensions} active={extension} />
          )}
          {building && number === laid.length - 1 ? <LinkPlaces card={card} face={face} /> : null}
        </li>
      ))}
      {building ? <NextPlace last={laid.at(-1)?.card} /> : null}
    </ol>
  );
}
