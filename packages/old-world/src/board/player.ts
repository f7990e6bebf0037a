import { flow, type Ink, ink, joined, spaces, text } from "@medallion/ink";
import { at, type Seat } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import { tableOf } from "../explain/table.ts";
import { shieldCap } from "../rules/attributes.ts";
import { placeNamed, potionNamed, questNamed, schoolName } from "../words/index.ts";
import { cardInk, GUTTER } from "./cards.ts";
import { amount, label } from "./header.ts";
import { figureMark, groundMark } from "./marks.ts";
import { keptIn, questPlaces, type Sight, shownHand, trophyIn } from "./sight.ts";

const INDENT = GUTTER + 2;

/** A witcher: who it is, the numbers of the board, then what lies beside it. */
export function playerLines(sight: Sight, player: Seat): readonly Ink[] {
  const { school } = at(sight.view.players, player);
  const parts =
    school === undefined || sight.view.phase === "setup"
      ? []
      : [numberParts(sight, player), besideParts(sight, player), knownParts(sight, player)];
  return [
    ...headLines(sight, player),
    ...parts
      .filter((line) => line.length > 0)
      .flatMap((line) => flow(line, { width: sight.width, lead: spaces(INDENT), indent: INDENT + 2 })),
  ];
}

function headLines(sight: Sight, player: Seat): readonly Ink[] {
  const { view, say, width } = sight;
  const { school, gold, shield, at: place } = at(view.players, player);
  const own = player === view.seat;
  const name: Ink = [
    figureMark(sight, player),
    ...ink(` ${say({ key: "board.name", values: { seat: seatName(player) } })}`, own ? "own" : "title"),
    ...(own ? ink(` (${text(sight, "board.you")})`, "quiet") : []),
    ...(view.winner === player ? ink(" ✓", "good") : []),
  ];
  const started = view.phase !== "setup" && school !== undefined;
  const parts: Ink[] = [
    name,
    ...(school === undefined ? [] : [ink(say(schoolName(school)))]),
    ...(place === undefined ? [] : [ink(say(placeNamed(place)))]),
    ...(started
      ? [
          trophyInk(sight, player),
          amount(sight, "board.gold", gold),
          amount(sight, "board.shieldName", `${shield}/${shieldCap(tableOf(view), player)}`),
        ]
      : []),
  ];
  const decides = view.asks.some((open) => open.seat === player);
  return flow(parts, { width, lead: decides ? ink("► ", "gold") : spaces(GUTTER), indent: INDENT + 2 });
}

/** How far the witcher has come: `◆◆◇◇`. */
function trophyInk(sight: Sight, player: Seat): Ink {
  const { track } = at(sight.view.players, player);
  const { trophiesToWin } = COMPONENTS.constants;
  return [
    ...label(sight, "board.trophies"),
    ...ink("◆".repeat(track), "gold"),
    ...ink("◇".repeat(Math.max(0, trophiesToWin - track)), "quiet"),
  ];
}

function numberParts(sight: Sight, player: Seat): readonly Ink[] {
  const { attributes, level, handCount, deckCount, discard } = at(sight.view.players, player);
  return [
    ...ATTRIBUTES.map((attribute, i) => amount(sight, `attribute.${attribute}`, at(attributes, i))),
    amount(sight, "board.level", level),
    amount(sight, "board.hand", handCount),
    amount(sight, "board.deck", deckCount),
    amount(sight, "board.discard", discard.length),
  ];
}

/** Potions, trophies, kept cards, trails and quests. */
function besideParts(sight: Sight, player: Seat): readonly Ink[] {
  const { view, say } = sight;
  const { potions, trophies, kept, trails, quests } = at(view.players, player);
  const listed = (key: string, names: readonly string[]): readonly Ink[] =>
    names.length === 0 ? [] : [[...label(sight, key), ...ink(names.join(", "))]];
  return [
    ...listed(
      "board.potions",
      potions.map((id) => say(potionNamed(id))),
    ),
    ...trophies.map((trophy) => ink(say(trophyIn(view, trophy).name), "gold")),
    ...kept.map((card) => ink(say(keptIn(view, card).name), "gold")),
    ...(trails.length === 0
      ? []
      : [
          [
            ...label(sight, "board.trails"),
            ...joined(
              trails.map((terrain) => [groundMark(sight, terrain)]),
              ink(" "),
            ),
          ],
        ]),
    ...quests.map((quest): Ink => {
      const places = questPlaces(view, quest).map((place) => say(placeNamed(place)));
      const title = say({ key: "board.quest", values: { quest: questNamed(quest.story) } });
      return [...ink(`${title} `, "quiet"), ...ink(places.join(" / "), quest.ready ? "good" : undefined)];
    }),
  ];
}

/** What is known of another's hand. */
function knownParts(sight: Sight, player: Seat): readonly Ink[] {
  if (player === sight.view.seat) return [];
  return shownHand(sight.view, player).map((id, i) =>
    i === 0 ? [...label(sight, "board.known"), ...cardInk(sight, id)] : cardInk(sight, id),
  );
}
