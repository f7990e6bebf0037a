import type { Message } from "@medallion/kernel";
import type { OptionKey } from "@medallion/old-world/pages";
import { Piece } from "../../../../drawn/index.ts";
import { playerName } from "../../sight/names.ts";
import { type OldWorldSpot, spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Tale } from "../tale/tale.ts";
import { optionsOf } from "../tale/telling.ts";
import { Seal } from "./seal.tsx";
import styles from "./story-page.module.css";

/** What can be chosen, with its price; what cannot be paid stays in sight. */
export function OptionButtons({ tale }: { readonly tale: Tale }) {
  const { sight, text } = useTable();
  const options = optionsOf(sight.view, tale);
  if (options.length === 0) return null;
  const isAsked = sight.asked === "option";
  return (
    <>
      <div className={styles.options} data-rove="">
        {options.map((told) => (
          <OptionButton key={told.option} {...told} isAsked={isAsked} />
        ))}
      </div>
      <p className={styles.hint}>
        {isAsked
          ? text("oldWorld.story.hidden")
          : text("oldWorld.story.waiting", { name: playerName(sight, tale.seat) })}
      </p>
    </>
  );
}

interface OptionButtonProps {
  readonly option: OptionKey;
  readonly says: Message;
  readonly cost: Message | undefined;
  /** Whether it is this viewer who chooses. */
  readonly isAsked: boolean;
}

function OptionButton({ option, says, cost, isAsked }: OptionButtonProps) {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const spot = spotOf.option(option);
  const isLit = lights.sources.has(spot);
  const price = cost === undefined ? undefined : say(cost);
  const again = lights.selected === spot ? text("oldWorld.story.again") : undefined;
  return (
    <Piece<OldWorldSpot>
      className={styles.option}
      label={[`${option}:`, say(says), price, again].filter((part) => part !== undefined).join(" ")}
      spot={spot}
      inHand={false}
      state={isAsked && !isLit ? "disabled" : undefined}
    >
      {(state) => (
        <span className={styles.choice} data-state={state} aria-hidden="true">
          <Seal option={option} />
          <span>
            {say(says)}
            {price === undefined ? null : <small>{price}</small>}
            {again === undefined ? null : <em>{again}</em>}
          </span>
        </span>
      )}
    </Piece>
  );
}
