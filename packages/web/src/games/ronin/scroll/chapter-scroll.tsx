import type { RoninSubject, Sym, View } from "@medallion/ronin";
import { symbolName } from "@medallion/ronin/pages";
import { type CSSProperties, useState } from "react";
import { isUrgent, Over, playerName, useDrawn, useTold } from "../../../drawn/index.ts";
import { Button } from "../../../look/button.tsx";
import { EmblemMark, SymbolMark, VpMark, XpMark } from "../card/index.ts";
import { topicOf } from "../motion/plan/topics.ts";
import { experienceFrom, pointsFrom, scorers } from "./points.ts";
import styles from "./scroll.module.css";
import { WhyNumber } from "./why-number.tsx";

const CHAPTERS = ["chapter1", "chapter2", "chapter3"] as const;

/**
 * The scoring of the chapter that has just ended, line by line. Who plays reads it as long as they like, whatever is
 * asked beneath, unless a clock runs down for them; who only watches, until the next chapter begins.
 */
export function ChapterScroll() {
  const { scene, frame } = useTold<unknown, string>(topicOf.scored);
  const { scene: now, isTelling } = useDrawn();
  const view = scene.table.view as View;
  const chapter = view.scored.length;
  const isNew = view.phase === "chapter end" || view.phase === "cleaning";
  const isAsked = !isTelling && now.table.question !== undefined;
  // Whoever comes back to a question has seen it.
  const [read, setRead] = useState(isNew && !isAsked ? chapter - 1 : chapter);
  const isPast = view.phase === "final" || view.phase === "over" || !(isNew || scene.isOwn);
  if (read > chapter || (read < chapter && (isPast || isUrgent(now.look)))) setRead(chapter);
  // A coach tells of it in its own words.
  if (frame.isLed === true || read >= chapter) return null;
  return <Scoring chapter={chapter} onRead={() => setRead(chapter)} />;
}

function Scoring({ chapter, onRead }: { readonly chapter: number; readonly onRead: () => void }) {
  const { scene, text } = useTold<unknown, string>(topicOf.scored);
  const view = scene.table.view as View;
  const source = CHAPTERS[chapter - 1] ?? "chapter1";
  const [left, right] = view.active ?? ["C", "M"];
  const names = [symbolName(left), symbolName(right)].map((symbol) => scene.say(symbol));
  const title = text("ronin.scroll.scored", { chapter: String(chapter) });
  return (
    <Over className={styles.scroll} title={title} onClose={onRead}>
      <h2>{title}</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{text("ronin.scroll.player")}</span>
            </th>
            <th scope="col">
              <SymbolMark symbol={left} worth="left" label={names[0]} />
            </th>
            <th scope="col">
              <SymbolMark symbol={right} worth="right" label={names[1]} />
            </th>
            <th scope="col">
              <XpMark label={text("ronin.scroll.xp")} />
            </th>
            <th scope="col">
              <VpMark label={text("ronin.scroll.vp")} />
            </th>
          </tr>
        </thead>
        <tbody data-rove="">
          {scorers(view).map((player, line) => {
            const [ofLeft = 0, ofRight = 0] = view.scored[chapter - 1]?.[player] ?? [];
            const subject: RoninSubject = { kind: "chapter", player, chapter };
            const name = playerName(scene, player);
            const character = view.players[player]?.character;
            const xp = experienceFrom(view, player, source);
            const vp = pointsFrom(view, player, source);
            const numbers = [
              {
                number: ofLeft,
                what: names[0] ?? "",
                face: <Counted count={ofLeft} more={ofLeft >= ofRight} symbol={left} worth="left" />,
              },
              {
                number: ofRight,
                what: names[1] ?? "",
                face: <Counted count={ofRight} more={ofRight >= ofLeft} symbol={right} worth="right" />,
              },
              { number: xp, what: text("ronin.scroll.xp"), face: <XpMark value={`+${xp}`} /> },
              { number: vp, what: text("ronin.scroll.vp"), face: <VpMark value={`+${vp}`} /> },
            ];
            return (
              <tr key={player} style={{ "--line": line } as CSSProperties}>
                <th scope="row">
                  {character === undefined ? null : <EmblemMark character={character} />}
                  {name}
                </th>
                {numbers.map(({ number, what, face }, place) => (
                  <td key={what} style={{ "--place": place } as CSSProperties}>
                    <WhyNumber number={number} subject={subject} name={name} what={what}>
                      <span className={styles.gained}>{face}</span>
                    </WhyNumber>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button kind="brass" onClick={onRead} data-first="">
        {text("ronin.scroll.continue")}
      </Button>
    </Over>
  );
}

interface CountedProps {
  readonly count: number;
  readonly more: boolean;
  readonly symbol: Sym;
  readonly worth: "left" | "right";
}

/** How many there were, and each of them. */
function Counted({ count, more, symbol, worth }: CountedProps) {
  return (
    <span className={more ? styles.more : styles.less}>
      {count}
      <span className={styles.counted} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other.
          <SymbolMark key={place} symbol={symbol} worth={worth} />
        ))}
      </span>
    </span>
  );
}
