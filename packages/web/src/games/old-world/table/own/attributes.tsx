import { ATTRIBUTES, attributeGives, attributeName, attributeSteps } from "@medallion/old-world/pages";
import { AttributeDisc } from "../../card/index.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import styles from "./attributes.module.css";

/** The four attributes: the level of each, and what every level gives. */
export function Attributes({ player }: { readonly player: number }) {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.seat(player));
  const { view, scene } = sight;
  const { attributes } = witcherIn(sight, player);
  const gives = attributeGives(view, player);
  const steps = attributeSteps(view);
  return (
    <ul className={styles.attributes} data-zone={zoneOf.attributes(player)}>
      {ATTRIBUTES.map((attribute, place) => {
        const level = attributes[place] ?? 0;
        const name = scene.say(attributeName(attribute));
        const values = { attribute: name, level, gives: gives[place] ?? 0 };
        return (
          <li key={attribute}>
            <span className="unseen">{scene.say({ key: `outline.attribute.${attribute}`, values })}</span>
            <span className={styles.mark}>
              <AttributeDisc attribute={attribute} />
            </span>
            <span className={styles.name} aria-hidden="true">
              {name}
              <small>{text("oldWorld.gives", { attribute, n: gives[place] ?? 0, level })}</small>
            </span>
            <span className={styles.steps} aria-hidden="true">
              {steps[place]?.map((given, step) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a track stay where they are.
                  key={step}
                  data-now={step + 1 === level ? "" : undefined}
                  data-reached={step < level ? "" : undefined}
                >
                  {given}
                </i>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
