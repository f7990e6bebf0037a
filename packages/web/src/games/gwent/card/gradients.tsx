import { chargeId, fieldId, metalId, paintId, rimId } from "./paint.ts";
import { TINCTURES, type TinctureName } from "./tinctures.ts";

type Stop = readonly [offset: number, color: string, opacity?: number];

interface LinearProps {
  readonly id: string;
  readonly stops: readonly Stop[];
  /** Where it ends, in parts of the box; downwards by default. */
  readonly to?: readonly [x: number, y: number];
}

/** Enamel, metal and light; names are those of `paint.ts`. */
export function Gradients() {
  return (
    <>
      {(Object.keys(TINCTURES) as TinctureName[]).map((name) => (
        <TinctureGradients key={name} name={name} />
      ))}
      <Linear id={rimId("iron")} to={[0.6, 1]} stops={IRON_RIM} />
      <Linear id={rimId("gold")} to={[0.6, 1]} stops={GOLD_RIM} />
      <Linear id={rimId("bone")} to={[0.6, 1]} stops={BONE_RIM} />
      <Linear
        id={paintId("hero")}
        stops={[
          [0, "#2b2527"],
          [1, "#0d0a0b"],
        ]}
      />
      <Linear
        id={paintId("raised")}
        stops={[
          [0, "#2f6b2a"],
          [1, "#143813"],
        ]}
      />
      <Linear
        id={paintId("lowered")}
        stops={[
          [0, "#8e2f28"],
          [1, "#470f0d"],
        ]}
      />
      <Linear
        id={paintId("numeral")}
        stops={[
          [0, "#fffbe8"],
          [0.55, "#f0d48a"],
          [1, "#c9a24b"],
        ]}
      />
      <Linear id={paintId("gloss")} to={[0.5, 1]} stops={GLOSS} />
      <Linear id={paintId("plate")} to={[0.4, 1]} stops={IRON_PLATE} />
      <Linear id={paintId("plate-lit")} to={[0.4, 1]} stops={BRASS_PLATE} />
      <Linear
        id={paintId("vellum")}
        stops={[
          [0, "#f7efdd"],
          [1, "#dccba4"],
        ]}
      />
    </>
  );
}

const IRON_RIM: readonly Stop[] = [
  [0, "#aab2b7"],
  [0.2, "#62696e"],
  [0.5, "#2a2e31"],
  [0.8, "#545b60"],
  [1, "#1c1f21"],
];
const GOLD_RIM: readonly Stop[] = [
  [0, "#fff6d2"],
  [0.22, "#e9c774"],
  [0.5, "#a77f2e"],
  [0.75, "#f0d48a"],
  [1, "#6d511a"],
];
const BONE_RIM: readonly Stop[] = [
  [0, "#fffaf0"],
  [0.4, "#d8cbb0"],
  [1, "#85765a"],
];
const GLOSS: readonly Stop[] = [
  [0, "#fff", 0.5],
  [0.45, "#fff", 0.06],
  [0.46, "#fff", 0],
];
const IRON_PLATE: readonly Stop[] = [
  [0, "#4a5055"],
  [0.16, "#2a2e31"],
  [0.55, "#16181a"],
  [1, "#24282b"],
];
const BRASS_PLATE: readonly Stop[] = [
  [0, "#fff3c6"],
  [0.14, "#e9c774"],
  [0.48, "#8c6a28"],
  [0.76, "#d9b35c"],
  [1, "#6d511a"],
];

function TinctureGradients({ name }: { readonly name: TinctureName }) {
  const { light, enamel, deep, metalLight, metal, metalDark } = TINCTURES[name];
  return (
    <>
      <radialGradient id={fieldId(name)} cx=".34" cy=".42" r=".85">
        <stop offset="0" stopColor={light} />
        <stop offset=".5" stopColor={enamel} />
        <stop offset="1" stopColor={deep} />
      </radialGradient>
      <Linear
        id={metalId(name)}
        to={[0.35, 1]}
        stops={[
          [0, metalLight],
          [0.5, metal],
          [1, metalDark],
        ]}
      />
      <Linear
        id={chargeId(name)}
        stops={[
          [0, metal],
          [0.16, metalLight],
          [0.62, metal],
          [1, metalDark],
        ]}
      />
    </>
  );
}

function Linear({ id, stops, to: [x, y] = [0, 1] }: LinearProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={x} y2={y}>
      {stops.map(([offset, color, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
