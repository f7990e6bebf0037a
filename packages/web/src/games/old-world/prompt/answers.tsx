import type { OldWorldChoice } from "@medallion/old-world";
import { keptNamed, questNamed } from "@medallion/old-world/pages";
import { Digit } from "../../../drawn/index.ts";
import { lightOn } from "../../../drawn/pointing/lights.ts";
import type { Text } from "../../../language/words.ts";
import { isAtOpened } from "../map/index.ts";
import type { OldWorldSight } from "../sight/sight.ts";
import type { OldWorldSpot } from "../sight/spot.ts";
import { useTable } from "../sight/table-context.ts";
import styles from "./prompt.module.css";

/** Answers that lie nowhere else on every screen: what else is paid (the card of a place has the ways to pay), what of a menu leads on, with what something is done. */
const NAMED = [
  "pay:second",
  "pay:any",
  "kept:",
  "with:",
  "deck:",
  "player:",
  "quest:",
  "attribute:",
  "monster",
];
/** Where stages draw them, the prompt need not. */
const DRAWN: ReadonlySet<string> = new Set(["training", "attribute", "headStart", "bet"]);

interface Answer {
  readonly spot: OldWorldSpot;
  readonly words: string;
}

/** Chips for what can be pointed at and is not on the table as a thing. */
export function Answers() {
  const table = useTable();
  const { sight, lights, ways, text } = table;
  if (sight.asked === undefined) return null;
  const spots = new Set(ways.flatMap(({ from, to }) => (from === undefined ? to : [from, ...to])));
  const answers = [...spots].filter(
    (spot) => isNamed(sight, spot) && lightOn(lights, spot) !== "rest" && !isAtOpened(table, spot),
  );
  if (answers.length === 0) return null;
  return (
    <div className={styles.answers}>
      {answers.map((spot) => (
        <AnswerChip key={spot} spot={spot} words={wordsOf(sight, choiceAt(sight, ways, spot), spot, text)} />
      ))}
    </div>
  );
}

function isNamed({ asked }: OldWorldSight, spot: OldWorldSpot): boolean {
  if (DRAWN.has(asked ?? "") && !spot.startsWith("kept:")) return false;
  return NAMED.some((start) => spot.startsWith(start));
}

function choiceAt(
  { choices }: OldWorldSight,
  ways: ReturnType<typeof useTable>["ways"],
  spot: OldWorldSpot,
): OldWorldChoice | undefined {
  const way = ways.find(({ from, to }) => from === spot || to.includes(spot));
  return way === undefined ? undefined : choices[way.choice];
}

function wordsOf(
  { scene }: OldWorldSight,
  choice: OldWorldChoice | undefined,
  spot: OldWorldSpot,
  text: Text,
): string {
  if (choice === undefined) return "";
  switch (choice.kind) {
    case "pay":
      return text("oldWorld.pay", { payment: spot.slice("pay:".length) });
    case "keptMove":
      return text("oldWorld.with", { card: scene.say(keptNamed(choice.story)) });
    case "train":
      return text("oldWorld.train.with", {
        card: choice.story === undefined ? "" : scene.say(keptNamed(choice.story)),
        gold: choice.gold,
      });
    case "quest":
      return scene.say(questNamed(choice.story));
    case "potion":
    case "specialization":
      return text("oldWorld.with.trophy");
    default:
      return scene.say(scene.kit.game.describeChoice(choice));
  }
}

function AnswerChip({ spot, words }: Answer) {
  const { lights } = useTable();
  return (
    <button
      type="button"
      className={styles.answer}
      data-spot={spot}
      data-nav=""
      aria-pressed={lights.sources.has(spot) ? lights.selected === spot : undefined}
    >
      {words}
      <Digit spot={spot} />
    </button>
  );
}
