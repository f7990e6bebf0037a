import { listed } from "./words/words.ts";

/* What the placeholders of our texts are given, by their names. A name that is not here stands for a name. */

/** Numbers. */
const COUNTED: ReadonlySet<string> = new Set(
  listed(`
  amount, at, bank, best, cap, clear, copies, cost, count, damage, die, draw, entry, event, excess, face,
  favourites, first, from, games, gives, gold, high, hours, increment, last, latest, least, left, level,
  limit, line, loss, lost, low, min, missed, missing, more, most, number, open, part, people, pile,
  played, points, port, position, pot, quest, rank, rating, right, round, score, shield, slot, space,
  specials, step, steps, strength, swing, take, told, top, total, turn, vp, win, won, xp
`),
);

/** What has no cases: places of a computer, moments, keys. */
const CASELESS: ReadonlySet<string> = new Set(
  listed(`
  cert, code, command, commitment, date, folder, host, id, key, keys, link, origin, path, seed, share,
  table, time, until, usual, version, when, all, met, asked, known
`),
);

/** Parts of a sentence that the catalogue writes for the very place where they stand: a row one plays to, what a card does. */
const FITTED: ReadonlySet<string> = new Set(
  listed(`
  after, bonus, change, conditions, dice, discard, drawn, each, effects, example, fixed, in, into, near,
  next, option, otherwise, printed, row, rows, symbol, symbols, to, totals, values, wins, of, seats, away,
  give, get, hand, deck, decks, mean, chance
`),
);

/** Several names at once. */
const LISTED: ReadonlySet<string> = new Set(["names", "leaders", "winners"]);

export function isCounted(hole: string): boolean {
  return COUNTED.has(hole);
}

export function isName(hole: string): boolean {
  return ![COUNTED, CASELESS, FITTED].some((holes) => holes.has(hole));
}

export function isListed(hole: string): boolean {
  return LISTED.has(hole);
}
