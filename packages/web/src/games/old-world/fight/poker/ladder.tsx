import type { View } from "@medallion/old-world";
import { handOf } from "@medallion/old-world/forecast";
import { COMPONENTS, HANDS, handName, type PokerHand } from "@medallion/old-world/pages";
import { useTable } from "../../sight/table-context.ts";
import styles from "./poker.module.css";
import type { PokerSideSight } from "./poker-sides.ts";

interface LadderProps {
  readonly poker: NonNullable<View["poker"]>;
  readonly near: PokerSideSight;
  readonly far: PokerSideSight | undefined;
}

/** What makes each hand: letters for dice that are alike, figures for dice of a straight. */
const PATTERNS: Readonly<Record<PokerHand, string>> = {
  nothing: "-----",
  pair: "aa---",
  twoPairs: "aabb-",
  threeOfAKind: "aaa--",
  straight1to5: "12345",
  straight2to6: "23456",
  fullHouse: "aaabb",
  fourOfAKind: "aaaa-",
  fiveOfAKind: "aaaaa",
};

/** All hands from the best down, with those of both sides; alone with what each pays. */
export function Ladder({ poker, near, far }: LadderProps) {
  const { sight, text } = useTable();
  const nearHand = near.dice.length === 0 ? undefined : handOf(near.dice).hand;
  const farHand = far === undefined || far.dice.length === 0 ? undefined : handOf(far.dice).hand;
  const isSolo = poker.against === "solo";
  return (
    <ol className={styles.ladder} aria-label={text("oldWorld.poker.hands")}>
      {HANDS.toReversed().map((hand) => {
        const isNear = hand === nearHand;
        const isFar = hand === farHand;
        return (
          <li key={hand} data-near={isNear ? "" : undefined} data-far={isFar ? "" : undefined}>
            <span className={styles.handName}>
              {sight.scene.say(handName(hand))}
              {isNear || isFar ? (
                <span className="unseen">
                  {text("oldWorld.poker.lies", { near: isNear ? "yes" : "no", far: isFar ? "yes" : "no" })}
                </span>
              ) : null}
            </span>
            {isSolo ? (
              <b>{text("oldWorld.poker.pays", { gold: rewardOf(hand) })}</b>
            ) : (
              <Pattern hand={hand} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function rewardOf(hand: PokerHand): number {
  return COMPONENTS.pokerCategories[HANDS.indexOf(hand)]?.soloReward ?? 0;
}

function Pattern({ hand }: { readonly hand: PokerHand }) {
  return (
    <span className={styles.pattern} aria-hidden="true">
      {[...PATTERNS[hand]].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a pattern are told apart by their places.
        <i key={place} data-sign={/\d/u.test(sign) ? "figure" : sign}>
          {/\d/u.test(sign) ? sign : ""}
        </i>
      ))}
    </span>
  );
}
