import discard from "virtual:game-icons/card-discard";
import cards from "virtual:game-icons/card-exchange";
import pickup from "virtual:game-icons/card-pickup";
import coin from "virtual:game-icons/coinflip";
import eye from "virtual:game-icons/eye-target";
import medic from "virtual:game-icons/heart-plus";
import laurels from "virtual:game-icons/laurels";
import wait from "virtual:game-icons/sands-of-time";
import wolf from "virtual:game-icons/wolf-head";
import { Glyph } from "../../../../look/glyph.tsx";
import styles from "./prompt.module.css";

const MARKS: Readonly<Record<string, string>> = {
  mulligan: cards,
  starter: coin,
  medic,
  peek: eye,
  "steal-from": pickup,
  steal: pickup,
  restore: pickup,
  weather: pickup,
  bond: pickup,
  search: pickup,
  discard,
  deck: cards,
};

/** What the question is about, at a glance. */
export function PromptMark({ asked, over }: { readonly asked: string | undefined; readonly over: boolean }) {
  const path = over ? laurels : asked === undefined ? wait : (MARKS[asked] ?? wolf);
  return (
    <span className={styles.mark}>
      <Glyph path={path} />
    </span>
  );
}
