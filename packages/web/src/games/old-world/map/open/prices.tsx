import { type MovePrice, movePrices } from "@medallion/old-world/pages";
import { useEffect, useRef } from "react";
import { Button } from "../../../../look/button.tsx";
import type { TableStore } from "../../../../scene/table-store.ts";
import { witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { roadsFrom } from "../geography/roads.ts";
import type { PlaceState, Price } from "../state/place-state.ts";
import styles from "./place-card.module.css";
import { PriceButton } from "./price-button.tsx";

/** The way to pay that was pressed at which table before the game has asked for it. */
const wishes = new WeakMap<TableStore, Price>();

/** What coming to a place costs, by every way to pay; who may go there now goes by pressing one. */
export function Prices({ place }: { readonly place: PlaceState }) {
  const { sight, lights, text } = useTable();
  const { scene, view, player, choices, ask } = sight;
  const { number, ground, standing, prices } = place;
  const box = useRef<HTMLElement>(null);
  const isPaying = ask?.kind === "movePayment" && ask.to === number;
  const from = witcherIn(sight, player).at;

  // The way to pay that was pressed before the game asked for it; it can be pointed at once the film has told the move.
  const wish = isPaying ? wishes.get(scene.store) : undefined;
  const isWished = wish !== undefined && wish !== "free" && lights.sources.has(spotOf.pay(wish));
  useEffect(() => {
    if (!isWished) return;
    wishes.delete(scene.store);
    box.current?.querySelector<HTMLElement>(`[data-price="${wish}"][data-spot]`)?.click();
  }, [isWished, wish, scene.store]);

  if (prices.includes("free") || prices.includes("any"))
    return <GoThere price={prices.includes("free") ? "free" : "any"} />;
  if (from === undefined || view.seat === null || !roadsFrom(from).includes(number)) return null;
  const move = choices.findIndex((choice) => choice.kind === "move" && choice.to === number);
  const rows = isPaying && ask.first >= 0 ? [] : movePrices(view, number);
  if (rows.length === 0) return null;
  const go = (payment: Price) => () => {
    wishes.set(scene.store, payment);
    void scene.store.choose(move);
  };
  const noteOf = ({ payment, cards }: MovePrice): string =>
    cards.length > 0
      ? text("oldWorld.map.fits", { count: cards.length })
      : text("oldWorld.map.lacks", { price: payment });
  return (
    <section ref={box} className={styles.prices} aria-label={text("oldWorld.map.pays")}>
      <h3 className={styles.title}>{text("oldWorld.map.pays")}</h3>
      {rows.map((row) => {
        const { payment, cards } = row;
        const spot = spotOf.pay(payment);
        const isLit = lights.sources.has(spot) || lights.targets.has(spot);
        return (
          <PriceButton
            key={payment}
            price={payment}
            ground={ground}
            words={text("oldWorld.map.price", { price: payment })}
            note={noteOf(row)}
            spot={isPaying && isLit ? spot : undefined}
            press={standing === "open" && move >= 0 && cards.length > 0 ? go(payment) : undefined}
            isPressed={lights.selected === spot ? true : undefined}
          />
        );
      })}
    </section>
  );
}

/** A move that a story or a kept card gives. */
function GoThere({ price }: { readonly price: Price }) {
  const { lights, text } = useTable();
  if (!lights.targets.has("confirm")) return null;
  return (
    <div className={styles.deeds}>
      <Button kind="brass" data-spot="confirm" data-nav="">
        {text("oldWorld.map.ride")}
        <span className={styles.note}>{text("oldWorld.map.price", { price })}</span>
      </Button>
    </div>
  );
}
