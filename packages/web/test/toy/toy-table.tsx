import { CARDS } from "@medallion/suites/toy/cards";
import { useRef } from "react";
import {
  Chronicle,
  type DrawnGame,
  DrawnTable,
  FrameButtons,
  Hand,
  Notices,
  Offers,
  Piece,
  Place,
  playerName,
  useDrawn,
  useRoom,
  useTold,
  Zoom,
  type Zooming,
} from "../../src/drawn/index.ts";
import { Button } from "../../src/look/button.tsx";
import type { Scene, TableProps } from "../../src/scene/scene.ts";
import { LanternFace } from "./lantern-face.tsx";
import { FILMS } from "./toy-films.tsx";
import { type Sight, type Spot, sightOf, waysIn } from "./toy-sight.ts";
import styles from "./toy-table.module.css";

const useTable = () => useDrawn<Sight, Spot>();

function lanternName({ say }: Scene, card: number): string {
  const { suit, value } = CARDS[card] ?? {};
  return say({ key: "card", values: { suit: { key: `suit.${suit}` }, value: value ?? 0 } });
}

function Lantern({ card, inHand = false }: { readonly card: number; readonly inHand?: boolean }) {
  const { scene, sight } = useTable();
  return (
    <Piece<Spot>
      label={lanternName(scene, card)}
      piece={card}
      zoom={String(card)}
      spot={`card:${card}`}
      inHand={inHand}
      state={sight.view.marked.includes(card) ? "disabled" : undefined}
    >
      <LanternFace card={card} />
    </Piece>
  );
}

function Side({ seat }: { readonly seat: number }) {
  const { scene, sight } = useTable();
  const name = playerName(scene, seat);
  return (
    <section aria-label={name} data-rove="">
      <Button data-zone={`score:${seat}`} data-why={JSON.stringify({ kind: "score", seat })} data-nav="">
        {name} <b data-number="">{sight.scores[seat]}</b>
      </Button>
      <div className={styles.row} data-zone={`row:${seat}`}>
        {sight.view.rows[seat]?.map((card) => (
          <Lantern key={card} card={card} />
        ))}
        <Place<Spot> spot={`row:${seat}`} label={name} />
      </div>
    </section>
  );
}

function OwnHand() {
  const { scene, sight } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const held = sight.view.hands[sight.seat] ?? [];
  const cards = held.flatMap(({ card }) => card ?? []);
  return (
    <div ref={place} className={styles.hand} data-first="">
      <Hand
        zone={`hand:${sight.seat}`}
        label={scene.say({ key: "outline.hand" })}
        room={useRoom(place)}
        lies="open"
        faces={[{ face: "lantern", shape: 60 / 88, least: 0 }]}
        cards={cards.length === held.length ? cards : held.length}
        card={(at) => <Lantern card={cards[at] ?? 0} inHand />}
        back={<LanternFace />}
      />
    </div>
  );
}

/** The deck, the lanterns that went out, and what is asked. */
function Middle() {
  const { scene, sight, lights, doubted, frame } = useTable();
  const { question, ending } = useTold<Sight, Spot>("result").scene.table;
  const top = sight.view.discard.at(-1);
  const ways = (["done", "pass"] as const).filter((spot) => lights.targets.has(spot));
  return (
    <div className={styles.middle}>
      <span data-zone="deck">
        <LanternFace />
      </span>
      <span data-zone="pile">{top === undefined ? null : <Lantern card={top} />}</span>
      <p role="status">{scene.say(ending?.outcome.text ?? question?.text ?? { key: "game" })}</p>
      {ways.map((spot) => (
        <Button key={spot} data-spot={spot} data-nav="" aria-keyshortcuts="P">
          {doubted === spot ? "Really?" : scene.say({ key: `choice.${spot}` })}
        </Button>
      ))}
      {ending === undefined ? null : frame.afterGame}
    </div>
  );
}

function Layout() {
  const { sight } = useTable();
  const others = [...sight.view.hands.keys()].filter((seat) => seat !== sight.seat);
  return (
    <div className={styles.table}>
      <nav className={styles.bar} data-rove="">
        <FrameButtons />
        <Offers />
      </nav>
      <Notices />
      {others.map((seat) => (
        <Side key={seat} seat={seat} />
      ))}
      <Middle />
      <Side seat={sight.seat} />
      <OwnHand />
      <Chronicle own={[sight.seat]} />
    </div>
  );
}

function LanternZoom({ zoomed, close }: Zooming) {
  const { scene } = useTable();
  if (zoomed === undefined) return null;
  const card = Number(zoomed.id);
  const name = lanternName(scene, card);
  return (
    <Zoom zoomed={zoomed} name={name} onClose={close}>
      <LanternFace card={card} />
      <h2>{name}</h2>
      <p>{scene.say({ key: `ability.${CARDS[card]?.ability ?? "none"}` })}</p>
    </Zoom>
  );
}

export const LANTERNS: DrawnGame<Sight, Spot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered: (spot) => spot !== "done" && spot !== "pass",
  // Who passes has lit the last lantern.
  isSlip: ({ choices }, choice) => choices[choice]?.kind === "pass" && choices.length > 1,
  keys: () => [{ keys: ["P"], about: "Keep the rest, or pass" }],
  Layout,
  Zoom: LanternZoom,
  films: FILMS,
};

export const ToyTable = (props: TableProps) => <DrawnTable game={LANTERNS} {...props} />;
