// Lanterns, the toy game of packages/suites, written for boardgame.io: eight lanterns of each of three suits, two
// seats, four cards each, a secret exchange of up to two cards by both at once, then a card a turn.

const SUITS = 3;
const VALUES = 8;
const DEALT = 4;
const EXCHANGES = 2;
const ABILITIES = ["draw", "peek", "call", "gust", "renew"];

/** The answers a seat has, from its own view: what `answer` takes the index of. */
export function choicesOf(view, seat) {
  const hand = [...view.hands[seat]].sort((a, b) => a - b);
  switch (view.open[seat]) {
    case "exchange":
      return [
        { kind: "done" },
        ...hand
          .filter((card) => !view.marked[seat].includes(card))
          .map((card) => ({ kind: "exchange", card })),
      ];
    case "turn":
      return [...hand.map((card) => ({ kind: "play", card })), { kind: "pass" }];
    case "target":
      return view.rows.flatMap((row, other) =>
        other !== seat && row.length > 0 ? [{ kind: "blow", seat: other }] : [],
      );
    default:
      return [];
  }
}

export const lanterns = {
  name: "lanterns",
  // What it can do without costs it nothing here.
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: SUITS * VALUES }, (_, card) => card));
    const hands = [deck.splice(0, DEALT), deck.splice(0, DEALT)];
    return {
      deck,
      hands,
      rows: [[], []],
      discard: [],
      marked: [[], []],
      seen: [[], []],
      passed: [false, false],
      open: ["exchange", "exchange"],
      ended: false,
    };
  },
  turn: { activePlayers: { all: "asked" }, stages: { asked: {} } },
  moves: {
    answer: ({ G, playerID, random }, index) => {
      const seat = Number(playerID);
      const choice = choicesOf(G, seat)[index];
      if (choice === undefined) return "INVALID_MOVE";
      G.open[seat] = null;
      choose(G, seat, choice, random);
    },
  },
  endIf: ({ G }) => (G.ended ? { scores: G.rows.map(scoreOf) } : undefined),
  playerView: ({ G, playerID }) => {
    const own = playerID === null ? -1 : Number(playerID);
    const hidden = (list) => list.map(() => -1);
    return {
      rows: G.rows,
      discard: G.discard,
      passed: G.passed,
      ended: G.ended,
      deck: hidden(G.deck),
      hands: G.hands.map((hand, seat) => (seat === own ? hand : hidden(hand))),
      marked: G.marked.map((cards, seat) => (seat === own ? cards : [])),
      seen: G.seen.map((cards, seat) => (seat === own ? cards : [])),
      open: G.open.map((open, seat) => (seat === own || open !== "exchange" ? open : null)),
    };
  },
};

function choose(G, seat, choice, random) {
  switch (choice.kind) {
    case "exchange":
      G.marked[seat].push(choice.card);
      if (G.marked[seat].length < EXCHANGES) G.open[seat] = "exchange";
      else if (G.open.every((open) => open === null)) exchange(G, random);
      return;
    case "done":
      if (G.open.every((open) => open === null)) exchange(G, random);
      return;
    case "play":
      G.hands[seat].splice(G.hands[seat].indexOf(choice.card), 1);
      lay(G, seat, choice.card, random);
      if (G.open[seat] === null) turn(G, 1 - seat);
      return;
    case "pass":
      G.passed[seat] = true;
      turn(G, 1 - seat);
      return;
    case "blow":
      blow(G, choice.seat);
      turn(G, 1 - seat);
      return;
  }
}

function exchange(G, random) {
  for (const [seat, cards] of G.marked.entries()) {
    G.hands[seat] = G.hands[seat].filter((card) => !cards.includes(card));
    G.deck.push(...cards);
  }
  G.deck = random.Shuffle(G.deck);
  for (const [seat, cards] of G.marked.entries())
    G.hands[seat] = random.Shuffle([...G.hands[seat], ...G.deck.splice(0, cards.length)]);
  G.marked = [[], []];
  turn(G, 0);
}

function turn(G, first) {
  for (const seat of [first, 1 - first]) {
    if (G.passed[seat] || G.hands[seat].length === 0) continue;
    G.open[seat] = "turn";
    return;
  }
  G.ended = true;
}

function lay(G, seat, card, random) {
  G.rows[seat].push(card);
  switch (ABILITIES[card % VALUES]) {
    case "draw": {
      const drawn = G.deck.shift();
      if (drawn !== undefined) G.hands[seat].push(drawn);
      return;
    }
    case "peek":
      if (G.deck.length > 0) G.seen[seat].push(G.deck[0]);
      return;
    case "call": {
      const called = G.deck.shift();
      if (called !== undefined) lay(G, seat, called, random);
      return;
    }
    case "gust":
      if (G.rows[1 - seat].length > 0) G.open[seat] = "target";
      return;
    case "renew":
      G.deck = random.Shuffle([...G.deck, ...G.discard.splice(0)]);
      return;
  }
}

/** The highest lantern of the row goes out. */
function blow(G, seat) {
  const values = G.rows[seat].map((card) => card % VALUES);
  const place = values.lastIndexOf(Math.max(...values));
  G.discard.push(...G.rows[seat].splice(place, 1));
}

function scoreOf(row) {
  return row.reduce((sum, card) => sum + (card % VALUES) + 1, 0);
}
