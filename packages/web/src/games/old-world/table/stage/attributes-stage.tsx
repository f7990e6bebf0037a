import {
  ATTRIBUTES,
  type Attribute,
  amountOf,
  attributeGives,
  attributeName,
  attributeSteps,
} from "@medallion/old-world/pages";
import { AttributeDisc, Mark } from "../../card/index.ts";
import { OldWorldMap } from "../../map/index.ts";
import { type OldWorldSight, witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { ChoicePiece } from "./choice-piece.tsx";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";

/** Below the map the four attributes with what they give now and would give then; at a school with the price. */
export function AttributesStage() {
  const { sight, text } = useTable();
  return (
    <Stage label={text("oldWorld.attributes")}>
      <div className={styles.room}>
        <OldWorldMap />
      </div>
      <div className={styles.pairs}>
        {ATTRIBUTES.map((attribute) => (
          <ChoicePiece
            key={attribute}
            spot={spotOf.attribute(attribute)}
            drawing={<AttributeDisc attribute={attribute} />}
            worth={<Price attribute={attribute} />}
          >
            <b>{sight.scene.say(attributeName(attribute))}</b>
            <small>{changeWords(sight, attribute, text)}</small>
          </ChoicePiece>
        ))}
      </div>
    </Stage>
  );
}

function changeWords(
  sight: OldWorldSight,
  attribute: Attribute,
  text: ReturnType<typeof useTable>["text"],
): string {
  const { view, player, choices } = sight;
  const place = ATTRIBUTES.indexOf(attribute);
  const level = witcherIn(sight, player).attributes[place] ?? 0;
  const by = choices.some(({ kind }) => kind === "lower") ? -1 : 1;
  const steps = attributeSteps(view)[place] ?? [];
  const then = steps[level + by - 1];
  const now = attribute === "specialization" ? level : (attributeGives(view, player)[place] ?? 0);
  if (then === undefined) return text("oldWorld.level.end", { level });
  return text("oldWorld.level.change", { attribute, level, next: level + by, now, then });
}

/** What the next level costs at this school; with a kept card it may be less. */
function Price({ attribute }: { readonly attribute: Attribute }) {
  const { sight } = useTable();
  const place = ATTRIBUTES.indexOf(attribute);
  const level = witcherIn(sight, sight.player).attributes[place] ?? 0;
  const most = attributeSteps(sight.view)[place]?.length ?? 0;
  if (sight.asked !== "training" || level >= most) return null;
  return (
    <>
      {amountOf(sight.view, { kind: "training", player: sight.player, attribute })}
      <Mark name="gold" />
    </>
  );
}
