import type { When } from "../../../../drawn/film/plan/cue.ts";
import { area } from "../../../../drawn/film/stage/box.ts";
import { type Stage, swell } from "../../../../drawn/film/stage/effects.ts";
import { cardNode } from "../../../../drawn/film/stage/travel.ts";
import type { GwentAct } from "../plan/gwent-draft.ts";
import { zoneOf } from "../plan/zones.ts";
import { burn } from "./burning.ts";
import type { KeptDrawings } from "./kept.ts";
import { skyComes, skyGoes } from "./skies.ts";

type OwnStage = Stage<KeptDrawings>;

/** Moves what only Gwent has. */
export function actOwn(stage: OwnStage, own: GwentAct, when: When): void {
  const { animations, after, kept, travellers } = stage;
  switch (own.kind) {
    case "burn":
      for (const card of own.cards) burn(animations, travellers.nodeAt(card, when.at), when);
      return;
    case "sky":
      return own.comes ? skyComes(animations, after, own.rows, when) : skyGoes(animations, kept.skies, when);
    case "press":
      return press(stage, own.seat, when);
    case "gem":
      return gem(stage, own, when);
  }
}

/** Wax is pressed on; where a player's whole plate tells it, that only nods. */
function press({ animations, after }: OwnStage, player: number, when: When): void {
  const seal = after.zones.get(zoneOf.seal(player));
  if (seal === undefined) return;
  if (area(seal.box) > LARGEST_SEAL) return swell(animations, seal.element, 1.04, when);
  animations.move(seal.element, { scale: [1.7, 0.94, 1], opacity: [0, 1, 1] }, when);
}

const LARGEST_SEAL = 150 * 150;

/** How a gem breaks: along a crack from top to bottom, each half as it is cut out and where it falls. */
const HALVES = [
  { shape: "polygon(0 0, 56% 0, 44% 38%, 58% 62%, 46% 100%, 0 100%)", to: [-70, -55] },
  { shape: "polygon(56% 0, 100% 0, 100% 100%, 46% 100%, 58% 62%, 44% 38%)", to: [70, 65] },
] as const;

/** A gem swells, breaks in two and falls out of its socket; points come with a nod. */
function gem(
  { animations, after, kept }: OwnStage,
  { side, by }: { side: number; by: number },
  when: When,
): void {
  const lost = by < 0 ? kept.gems.get(side) : undefined;
  if (lost === undefined) return swell(animations, after.zones.get(zoneOf.gems(side))?.element, 1.35, when);
  const { box, drawing } = lost;
  const swollen = { transform: "scale(1.6)", opacity: 1 };
  for (const { shape, to } of HALVES) {
    const node = animations.add(cardNode(box, drawing.cloneNode(true) as SVGElement));
    node.style.clipPath = shape;
    const fallen = `translate(${to[0]}%, ${box.height * 2.2}px) rotate(${to[1]}deg)`;
    const frames = [
      { transform: "none", opacity: 1, offset: 0 },
      { ...swollen, offset: 0.22 },
      { ...swollen, offset: 0.4 },
      {
        transform: `translate(${to[0] / 4}%, -6%) scale(1.5) rotate(${to[1] / 6}deg)`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: fallen, opacity: 0, offset: 1 },
    ];
    animations.move(node, frames, when, { easing: "cubic-bezier(0.4, 0, 0.7, 1)" });
  }
}
