import { type Ref, type Timeline, ToldDraft, type Zone } from "../../../../drawn/index.ts";
import { MS } from "./timing.ts";

/** What moves at this table alone. */
export type OldWorldAct =
  /** A figure rides along the road from place to place. */
  | {
      readonly kind: "ride";
      readonly figure: Ref;
      readonly from: number;
      readonly to: number;
      /** It has not ridden in this film yet: until it sets out it stands where it stood. */
      readonly first: boolean;
    }
  /** Cards fall off a stack one after the other. */
  | { readonly kind: "fall"; readonly zone: Zone; readonly count: number; readonly of: "monster" | "witcher" }
  /** Who is hit staggers. */
  | { readonly kind: "shake"; readonly zone: Zone }
  /** Dice of a side are thrown, those at these places. */
  | { readonly kind: "tumble"; readonly side: string; readonly dice: readonly number[] }
  /** A page of the book is turned. */
  | { readonly kind: "page"; readonly zone: Zone };

export type OldWorldTimeline = Timeline<OldWorldAct>;

/** A timeline of Old World in the making. */
export class OldWorldDraft extends ToldDraft<OldWorldAct> {
  /** Something that is no card, or not seen there any more, on its way; in the end it is where it went. */
  carry(id: string, from: Zone, to: Zone, at = this.now): void {
    this.move({ id }, { from, to, way: "arc" }, MS.token, at);
  }

  /** The same, seen large on its way. */
  present(id: string, from: Zone, to: Zone): void {
    this.move({ id }, { from, to, way: "lay", shows: MS.medalShown }, MS.medal);
    this.wait(MS.medal);
  }

  /** So many of a kind, one after the other, and the time until the last has come. */
  carryAll(ids: readonly string[], from: Zone, to: Zone): void {
    for (const [place, id] of ids.entries()) this.carry(id, from, to, this.now + place * MS.tokenApart);
    if (ids.length > 0) this.wait(MS.token + (ids.length - 1) * MS.tokenApart);
  }

  /** A place nods, and what follows begins while it does. */
  hint(zone: Zone): void {
    this.nod(zone, MS.nod);
    this.wait(MS.nod / 2);
  }

  shine(zone: Zone): void {
    this.put({ kind: "gleam", zone }, MS.gleam);
    this.wait(MS.gleam / 2);
  }
}
