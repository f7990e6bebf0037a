import { pouringText } from "@medallion/ronin/pages";
import type { EventOf, Filming } from "./filming.ts";
import type { RoninDraft } from "./ronin-draft.ts";
import { MS } from "./timing.ts";
import { topicOf } from "./topics.ts";
import { refOf, zoneOf } from "./zones.ts";

/** The card that acts is lit, and what follows comes from it. */
export function effectActs(filming: Filming, { card }: EventOf<"effectResolved" | "automaServedTea">): void {
  const { draft } = filming;
  filming.acting = refOf(card);
  draft.own({ kind: "light", card: refOf(card) }, MS.lit * 2);
  draft.wait(MS.lit);
}

export function effectFails(filming: Filming, { card }: EventOf<"effectMissed">): void {
  filming.acting = undefined;
  filming.draft.put({ kind: "nod", on: { card: refOf(card) } }, MS.miss);
  filming.draft.wait(MS.miss);
}

/** Printed symbols are crossed out; tokens leave the pool. */
export function symbolsGo({ draft }: Filming, { seat, tokens, printed }: EventOf<"symbolsLost">): void {
  for (const card of new Set(printed.map(({ card }) => card))) crossOut(draft, card);
  for (const symbol of new Set(tokens)) draft.nod(zoneOf.symbol(seat, symbol), MS.cross);
  draft.wait(MS.cross);
  draft.tell(topicOf.symbols(seat));
}

function crossOut(draft: RoninDraft, card: string): void {
  draft.own({ kind: "cross", card: refOf(card) }, MS.cross);
  draft.change(refOf(card), MS.cross);
}

/** Tokens fly from the card that acts to the symbols of its player. */
export function symbolsCome(
  { draft, acting }: Filming,
  { seat, symbols }: EventOf<"symbolsGained" | "symbolsConverted">,
): void {
  for (const [place, symbol] of symbols.entries())
    draft.own(
      { kind: "token", from: acting, to: zoneOf.symbol(seat, symbol), symbol },
      MS.token,
      draft.now + place * MS.tokenApart,
    );
  if (symbols.length > 0) draft.wait(MS.token + (symbols.length - 1) * MS.tokenApart);
  draft.tell(topicOf.symbols(seat));
}

export function symbolsReturn({ draft }: Filming, { seat, printed }: EventOf<"symbolsUncovered">): void {
  for (const { card } of printed) draft.change(refOf(card), MS.nod);
  draft.wait(MS.nod);
  draft.tell(topicOf.symbols(seat));
}

export function experienceGrows({ draft }: Filming, { seat }: EventOf<"xpGained">): void {
  draft.nod(zoneOf.xp(seat), MS.nod);
  draft.nod(zoneOf.experience(seat), MS.nod);
  draft.wait(MS.nod / 2);
  draft.tell(topicOf.xp(seat));
}

export function goldStarts({ draft }: Filming, { seat }: EventOf<"goldReached">): void {
  draft.put({ kind: "gleam", zone: zoneOf.experience(seat) }, MS.swing);
  draft.wait(MS.swing / 2);
  draft.tell(topicOf.xp(seat));
}

/** Over a threshold: the plaque swings once. */
export function abilityOpens({ draft }: Filming, { seat, ability }: EventOf<"abilityUnlocked">): void {
  draft.own({ kind: "swing", zone: zoneOf.ability(ability) }, MS.swing);
  draft.wait(MS.swing / 2);
  draft.tell(topicOf.xp(seat));
}

/** What comes of an ability comes from no card. */
export function abilityActs(
  filming: Filming,
  { seat, ability }: EventOf<"abilityUsed" | "abilityCardTaken">,
): void {
  const { draft } = filming;
  filming.acting = undefined;
  draft.own({ kind: "swing", zone: zoneOf.ability(ability) }, MS.swing);
  draft.wait(MS.swing / 2);
  draft.tell(topicOf.xp(seat));
}

/** The host pours: who that is and what both get stands beside the cup. The viewer's own cups take their time. */
export function teaIsPassed(filming: Filming, event: EventOf<"teaPassed">): void {
  const { draft, after, say } = filming;
  const { seat, partner, card, partnerCard } = event;
  const own = seat === after.seat || partner === after.seat;
  const ms = own ? MS.ownTea : MS.tea;
  filming.acting = undefined;
  const pair = { from: refOf(card), to: refOf(partnerCard) };
  const poured = pouredBy(filming);
  draft.own({ kind: "tea", ...pair, ...poured, words: say(pouringText(seat, poured.points)), own }, ms);
  for (const lit of [card, partnerCard]) draft.own({ kind: "light", card: refOf(lit) }, ms + MS.step * 2);
  // However much else happened, one's own cup is seen.
  if (own) draft.dwell(ms);
  else draft.wait(ms);
  for (const covered of [card, partnerCard]) draft.change(refOf(covered), MS.cross);
}

interface Poured {
  readonly points: number;
  readonly board: number | undefined;
}

/** How many alliance points come of what happens now: told already, lost at the end of the track, or still to come. */
function pouredBy({ later, after }: Filming): Poured {
  const end = later.findIndex(({ kind }) => kind === "teaPassed" || kind === "effectResolved");
  const own = end < 0 ? later : later.slice(0, end);
  const moves = own.filter((event) => event.kind === "allianceMoved");
  const lost = own.find((event) => event.kind === "alliancePointsLost");
  const board = moves[0]?.seat ?? lost?.seat;
  const open = end < 0 ? after.agenda.filter((step) => step.kind === "points" && step.board === board) : [];
  const coming = open.reduce((sum, step) => sum + (step.kind === "points" ? step.points : 0), 0);
  return { points: moves.length + (lost?.points ?? 0) + coming, board };
}

/** One space: the marker climbs, and what it says is said when it has come to its last. */
export function markerClimbs(filming: Filming, { seat, space }: EventOf<"allianceMoved">): void {
  const { draft } = filming;
  filming.board = seat;
  draft.climb(seat, space);
  draft.wait(MS.step);
  draft.tell(topicOf.alliance(seat));
}

/** Beyond the last space they fall off the track. */
export function pointsAreLost({ draft }: Filming, { seat, points }: EventOf<"alliancePointsLost">): void {
  draft.own({ kind: "spill", board: seat, points }, MS.spill);
  draft.nod(zoneOf.alliance(seat), MS.nod);
  draft.wait(MS.spill);
}

/** The marker stops where there is something for both. */
export function bonusIsReached({ draft, board }: Filming): void {
  if (board !== undefined) draft.put({ kind: "gleam", zone: zoneOf.alliance(board) }, MS.stop);
  draft.wait(MS.stop);
}

export function boardIsLaid({ draft }: Filming, { seat }: EventOf<"boardLaid">): void {
  draft.put({ kind: "gleam", zone: zoneOf.alliance(seat) }, MS.swing);
  draft.wait(MS.swing / 2);
  draft.tell(topicOf.alliance(seat));
}

export function tokensGo({ draft, after }: Filming): void {
  for (const player of after.players.keys()) draft.nod(zoneOf.pool(player), MS.nod);
  draft.wait(MS.nod);
  draft.tell(...[...after.players.keys()].map(topicOf.symbols));
}
