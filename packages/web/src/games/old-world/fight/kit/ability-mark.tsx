import { type AbilityName, ATTRIBUTES, COMPONENTS, SCHOOLS } from "@medallion/old-world/pages";
import { AttributeMark, Mark, MonsterMark, SchoolMark } from "../../card/index.ts";

/** The card an ability stands on, as a mark. */
export function AbilityMark({ name: { on, id } }: { readonly name: AbilityName }) {
  const attribute = ATTRIBUTES.find((each) => each === id);
  const school = SCHOOLS.find((each) => each === id);
  if (on === "attributeTrophy" && attribute !== undefined) return <AttributeMark attribute={attribute} />;
  if (on === "schoolTrophy" && school !== undefined) return <SchoolMark school={school} />;
  if (on === "kept" || !COMPONENTS.monsters.some((monster) => monster.id === id))
    return <Mark name="equipment" />;
  return <MonsterMark monster={id} />;
}
