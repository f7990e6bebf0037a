import { CARDS } from "@medallion/suites/toy/cards";
import { useRef } from "react";
import { Chronicle } from "../../src/drawn/chronicle/chronicle.tsx";
import type { Telling } from "../../src/drawn/chronicle/lines.ts";
import { useDrawn } from "../../src/drawn/drawn-context.ts";
import type { DrawnGame } from "../../src/drawn/drawn-game.ts";
import { DrawnTable } from "../../src/drawn/drawn-table.tsx";
import { Hand } from "../../src/drawn/hand/hand.tsx";
import { useRoom } from "../../src/drawn/hand/use-room.ts";
import { Piece } from "../../src/drawn/pointing/piece.tsx";
import { Place } from "../../src/drawn/pointing/place.tsx";
import { playerName } from "../../src/drawn/words/player-name.ts";
import { Zoom } from "../../src/drawn/zoom/zoom.tsx";
import type { Zooming } from "../../src/drawn/zoom/zoomed.ts";
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
  const state = inHand && sight.view.marked.includes(card) ? "disabled" : undefined;
  return (
    <Piece<Spot>
      label={lanternName(scene, card)}
      piece={card}
      zoom={String(card)}
      spot={`card:${card}`}
      inHand={inHand}
      state={state}
      className={styles.lantern}
    >
      {() => <LanternFace card={card} />}
    </Piece>
  );
}

function Side({ seat }: { readonly seat: number }) {
  const { scene, sight, text } = useTable();
  const name = playerName(scene, seat, text);
  return (
    <section aria-label={name} data-rove="">
      <p data-zone={`score:${seat}`} data-why={JSON.stringify({ kind: "score", seat })}>
        {name} <b data-number="">{sight.scores[seat]}</b>
      </p>
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
  const { sight } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const cards = (sight.view.hands[sight.seat] ?? []).flatMap(({ card }) => card ?? []);
  return (
    <div ref={place} className={styles.hand} data-first="">
      <Hand
        zone={`hand:${sight.seat}`}
        label={sight.scene.say({ key: "outline.hand" })}
        room={useRoom(place)}
        lies="open"
        faces={[{ face: "lantern", shape: 60 / 88, least: 0 }]}
        cards={cards}
        card={(at) => <Lantern card={cards[at] ?? 0} inHand />}
        back={null}
      />
    </div>
  );
}

/** The deck, the lanterns that went out, and what is asked. */
function Middle() {
  const { scene, sight, lights } = useTable();
  const { question, ending } = scene.table;
  const top = sight.view.discard.at(-1);
  const ways = (["done", "pass"] as const).filter((spot) => lights.targets.has(spot));
  return (
    <div className={styles.middle}>
      <span data-zone="deck">
        <LanternFace />
      </span>
      <span data-zone="pile">{top === undefined ? null : <Lantern card={top} />}</span>
      <p role="status" data-zone="result">
        {scene.say(ending?.outcome.text ?? question?.text ?? { key: "game" })}
      </p>
      {ways.map((spot) => (
        <Button key={spot} data-spot={spot} data-nav="" aria-keyshortcuts="P">
          {scene.say({ key: `choice.${spot}` })}
        </Button>
      ))}
    </div>
  );
}

const TELLING: Telling = { opens: ({ kind }) => kind === "started", isMinor: () => false };

function Layout() {
  const { sight } = useTable();
  const others = sight.view.hands.flatMap((_, seat) => (seat === sight.seat ? [] : [seat]));
  return (
    <div className={styles.table}>
      {others.map((seat) => (
        <Side key={seat} seat={seat} />
      ))}
      <Middle />
      <Side seat={sight.seat} />
      <OwnHand />
      <Chronicle telling={TELLING} own={[sight.seat]} />
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
      <article>
        <LanternFace card={card} />
        <h2>{name}</h2>
        <p>{scene.say({ key: `ability.${CARDS[card]?.ability ?? "none"}` })}</p>
      </article>
    </Zoom>
  );
}

const LANTERNS: DrawnGame<Sight, Spot> = {
  sight: sightOf,
  ways: waysIn,
  isNumbered: (spot) => spot !== "done" && spot !== "pass",
  keys: () => [{ keys: ["P"], about: "Keep the rest, or pass" }],
  Layout,
  Zoom: LanternZoom,
  films: FILMS,
};

export function ToyTable(props: TableProps) {
  return <DrawnTable game={LANTERNS} {...props} />;
}
