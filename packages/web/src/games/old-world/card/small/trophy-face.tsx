import type { Attribute, Monster, School } from "@medallion/old-world/data";
import { Glyph } from "../glyph/glyph.tsx";
import { ATTRIBUTE_GLYPHS } from "../glyph/marks.ts";
import { monsterIcon } from "../glyph/monsters.ts";
import { SCHOOL_DEVICES } from "../glyph/schools.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { BLACK, BONE, toneOf, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import { SmallCard, type SmallCardProps } from "./small-card.tsx";

/** Of what a trophy is: a slain monster, an attribute that was meditated on, a witcher who was beaten. */
export type TrophySign =
  | { readonly of: "monster"; readonly monster: Pick<Monster, "id" | "level"> }
  | { readonly of: "attribute"; readonly attribute: Attribute }
  | { readonly of: "school"; readonly school: School };

interface Dress {
  readonly field: string;
  readonly weave: string | undefined;
  readonly glyph: string;
  readonly metal: string;
}

function dressOf(trophy: TrophySign): Dress {
  switch (trophy.of) {
    case "monster":
      return { field: "gules", weave: undefined, glyph: monsterIcon(trophy.monster.id), metal: BONE };
    case "attribute":
      return {
        field: "leather",
        weave: undefined,
        glyph: ATTRIBUTE_GLYPHS[trophy.attribute],
        metal: "#ffdf8f",
      };
    case "school":
      return {
        field: trophy.school,
        weave: trophy.school,
        glyph: SCHOOL_DEVICES[trophy.school],
        metal: toneOf(trophy.school, "metal"),
      };
  }
}

/** A trophy: below it fangs for the monster's level, a laurel for meditation, crossed blades for a duel. */
export function TrophyFace({ trophy, ...card }: SmallCardProps & { readonly trophy: TrophySign }) {
  const { field, weave, glyph, metal } = dressOf(trophy);
  useIcons(glyph, "meditation", "sword-clash");
  return (
    <SmallCard {...card}>
      <rect width="100" height="130" rx="9" fill={BLACK} />
      <rect
        x="2"
        y="2"
        width="96"
        height="126"
        rx="7.5"
        fill={trophy.of === "monster" ? "#cbb58a" : url("brass")}
      />
      <rect x="6" y="6" width="88" height="118" rx="5" fill={BLACK} />
      <rect x="7.5" y="7.5" width="85" height="115" rx="4" fill={url(field)} />
      {weave !== undefined && (
        <rect x="7.5" y="7.5" width="85" height="115" rx="4" fill={url(`weave-${weave}`)} />
      )}
      <Glyph name={glyph} x={52} y={55} size={70} fill="#000" opacity={0.3} />
      <Glyph name={glyph} x={50} y={52} size={70} fill={metal} />
      <path d="M7.5 94H92.5V118.5Q92.5 122.5 88.5 122.5H11.5Q7.5 122.5 7.5 118.5Z" fill="#0006" />
      <TrophyFoot trophy={trophy} metal={metal} />
    </SmallCard>
  );
}

const FANGS = { 1: [50], 2: [41, 59], 3: [32, 50, 68] } as const;

function TrophyFoot({ trophy, metal }: { readonly trophy: TrophySign; readonly metal: string }) {
  switch (trophy.of) {
    case "monster":
      return FANGS[trophy.monster.level].map((x) => (
        <SharedPart key={x} name="fang" x={x} y={107} scale={1.5} />
      ));
    case "attribute":
      return <Glyph name="meditation" x={50} y={108} size={26} fill={metal} />;
    case "school":
      return <Glyph name="sword-clash" x={50} y={108} size={24} fill={metal} />;
  }
}
