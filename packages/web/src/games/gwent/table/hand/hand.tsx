import type { CSSProperties } from "react";
import { type HandLie, lieOf, type Room } from "../../../../drawn/hand/hand-layout.ts";
import { playerName } from "../../../../drawn/words/player-name.ts";
import { CardBack } from "../../card/index.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { cardName, handOf, playerOf } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./hand.module.css";

interface HandProps {
  readonly room: Room | undefined;
  /** Sunk, only its upper edge shows, since something else is to be chosen from; away, it is not seen at all. */
  readonly lies: "open" | "sunk" | "away";
}

/** One's own cards; those of somebody else lie face down. */
export function Hand({ room, lies }: HandProps) {
  const { sight, text } = useTable();
  const hand = handOf(sight, sight.player);
  const { handCount, faction } = playerOf(sight, sight.player);
  const label = text("gwent.hand", { name: playerName(sight, sight.player, text), count: handCount });
  const lie = hand === undefined || room === undefined ? undefined : lieOf(room, handCount);
  const inLine = Math.ceil(handCount / (lie?.lines ?? 1));
  return (
    <section
      className={styles.hand}
      data-zone={`hand:${sight.player}`}
      data-sunk={lies === "open" ? undefined : lies}
      data-lines={lie?.lines}
      aria-label={label}
      data-rove=""
      style={styleOf(lie, inLine)}
    >
      {hand === undefined
        ? Array.from({ length: handCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
            <span key={place} className={styles.back}>
              <CardBack faction={faction} />
            </span>
          ))
        : hand.map(({ card, id }, place) => (
            <span key={card} className={styles.card}>
              <HandCard
                card={card}
                id={id}
                face={lie?.face ?? "hand"}
                along={(place % inLine) / Math.max(1, inLine - 1)}
              />
            </span>
          ))}
    </section>
  );
}

function styleOf(lie: HandLie | undefined, inLine: number): CSSProperties | undefined {
  if (lie === undefined) return undefined;
  return { "--hw": `${lie.width}px`, "--in-line": inLine } as CSSProperties;
}

interface HandCardProps {
  readonly card: number;
  readonly id: string;
  readonly face: HandLie["face"];
  /** How far along its line it lies, from 0 to 1. */
  readonly along: number;
}

function HandCard({ card, id, face, along }: HandCardProps) {
  const { sight, lights } = useTable();
  const spot = spotOf.card(card);
  // Only while one is asked for cards of the hand do the others look as if they could not be played.
  const barred = HAND_QUESTIONS.has(sight.asked ?? "") && !lights.sources.has(spot);
  return (
    <>
      <TableCard
        id={id}
        card={card}
        size={face}
        inHand
        spot={spot}
        {...(barred ? { state: "disabled" as const } : {})}
      />
      {face === "strip" && lights.selected === spot ? (
        <span className={styles.name} style={{ "--along": along } as CSSProperties} aria-hidden="true">
          {cardName(sight, id)}
        </span>
      ) : null}
    </>
  );
}

const HAND_QUESTIONS: ReadonlySet<string> = new Set(["turn", "mulligan", "discard"]);
