import type { ClientMessage, ServerMessage } from "@medallion/protocol";
import type { RoomLook } from "@medallion/table";

/** One message of each kind with what it is for; the page is not made unless each fits its schema. */
export interface Described<M> {
  readonly about: string;
  readonly example: M;
}

const table = "Zk3vQ1x8S0mYt5bLw2RrVA";
const commitment = "9f2c1d6a5be4470b8f3b4e1c0a7d92e65c1f08b3d24a96e7715f0c3ad8b6e412";
const person = "p_5rVq8Zt1";

const looked: RoomLook = {
  viewer: 0,
  settings: {
    game: "gwent",
    mode: "standard",
    seats: 2,
    rules: {},
    clock: { kind: "bank", bank: 900_000, increment: 15_000, away: 120_000 },
    takebacks: "none",
    rated: true,
    openHands: false,
    spectators: { kind: "delayed", seconds: 0 },
    open: true,
  },
  owner: person,
  stage: "playing",
  game: 0,
  commitment,
  places: [
    { kind: "person", person, name: "Anna", guest: true },
    { kind: "bot", bot: "greedy", name: "Greedy" },
  ],
  ready: [true, true],
  gone: [],
  waitingFor: [0],
  clocks: [
    { seat: 0, left: 881_250, away: 120_000, running: "thinking", since: 1_794_787_200_000 },
    { seat: 1, left: 900_000, away: 120_000, running: undefined, since: 1_794_787_200_000 },
  ],
  paused: false,
  chatOpen: true,
  proposal: undefined,
  votes: [],
  table: {
    view: {},
    alongside: [],
    question: { id: 4, seat: 0, kind: "turn", text: { key: "question.turn" }, fallback: 0 },
    choices: [{ kind: "pass" }, { kind: "play" }],
    offers: [],
    mayTakeBack: "no",
    ending: undefined,
    others: [],
  },
};

export const FROM_CLIENTS: {
  readonly [K in ClientMessage["kind"]]: Described<Extract<ClientMessage, { kind: K }>>;
} = {
  hello: {
    about:
      "The first message. A browser may leave the token out: its cookie counts, from the server's own pages.",
    example: { kind: "hello", protocol: 2, token: "m1.…" },
  },
  attach: {
    about:
      "Looks at a table from a seat of one's own, or with `null` as a spectator, and goes on looking. Answered by `attached`.",
    example: { kind: "attach", request: 1, table, seat: 0, since: 12 },
  },
  detach: {
    about: "Stops looking. Needs no answer.",
    example: { kind: "detach", table, seat: 0 },
  },
  command: {
    about: "Asks something of a table; one need not be attached to it. Answered by `done` or `refused`.",
    example: {
      kind: "command",
      request: 2,
      table,
      command: { kind: "answer", seat: 0, question: 4, choice: 1 },
    },
  },
  lobby: {
    about: "Follows the list of open tables, or stops following it.",
    example: { kind: "lobby", on: true, filter: { game: "gwent", rated: false } },
  },
  ping: {
    about: "Asks for a sign of life. Answered by `pong`.",
    example: { kind: "ping", request: 3 },
  },
};

export const FROM_SERVERS: {
  readonly [K in ServerMessage["kind"]]: Described<Extract<ServerMessage, { kind: K }>>;
} = {
  welcome: {
    about: "The answer to `hello`.",
    example: {
      kind: "welcome",
      protocol: 2,
      server: "medallion/0.1",
      you: { id: person, name: "Anna", kind: "guest", created: 1_794_787_100_000 },
      now: 1_794_787_200_000,
    },
  },
  history: {
    about:
      "Comes ahead of `attached` when a viewer missed very much: some of it, in order, as fast as it is read. `attached` has the rest.",
    example: {
      kind: "history",
      request: 1,
      table,
      seat: 0,
      from: 12,
      events: [{ kind: "game", event: { kind: "passed" } }],
    },
  },
  attached: {
    about: "The answer to `attach`: what this viewer missed, and what it may know now.",
    example: {
      kind: "attached",
      request: 1,
      table,
      seat: 0,
      from: 12,
      events: [{ kind: "game", event: { kind: "passed" } }],
      look: looked,
    },
  },
  watching: {
    about: "How many watch the table without a seat; sent when that changes, 0 until then.",
    example: { kind: "watching", table, seat: 0, count: 2 },
  },
  update: {
    about: "Something changed for this viewer. `events` may be empty when only what it may know has changed.",
    example: {
      kind: "update",
      table,
      seat: 0,
      from: 13,
      events: [{ kind: "saidPreset", person, name: "Anna", preset: "goodLuck" }],
      look: looked,
    },
  },
  done: {
    about: "The command was applied and is durable; all that follows from it was said before.",
    example: { kind: "done", request: 2 },
  },
  refused: {
    about: "Nothing was applied. `look` comes along where the command was about a seat of one's own.",
    example: {
      kind: "refused",
      request: 2,
      refusal: { code: "no-such-table", sentence: "Table not found. Ask for a new invite link." },
    },
  },
  detached: {
    about: "This viewer no longer looks from that seat: it is somebody else's now, or nobody's.",
    example: {
      kind: "detached",
      table,
      seat: 0,
      code: "not-your-seat",
      sentence: "This seat is no longer yours. Take a seat again, or watch.",
    },
  },
  maintenance: {
    about:
      "The server will be away; said to everybody who is connected, and after `welcome`. Without times it no longer holds.",
    example: {
      kind: "maintenance",
      maintenance: { at: 1_794_787_200_000, until: 1_794_788_100_000, words: "A new disk." },
    },
  },
  lobby: {
    about: "All open tables that fit the filter, newest first; sent again when they change.",
    example: { kind: "lobby", tables: [] },
  },
  pong: {
    about: "The answer to `ping`.",
    example: { kind: "pong", request: 3, now: 1_794_787_200_000 },
  },
  bye: {
    about:
      "The server closes this connection. Come back after `retryAfter` milliseconds; without it, do not.",
    example: {
      kind: "bye",
      code: "restart",
      sentence: "The server is restarting. Your game continues in a moment.",
      retryAfter: 1000,
    },
  },
};

/** What the fields of messages mean. */
export const FIELDS: Readonly<Record<string, string>> = {
  protocol: "The version of everything on this page.",
  token: "The person's signed secret.",
  request: "The client's own number for this request; the answer carries it.",
  table: "The id of a table.",
  seat: "A seat, counted from 0; `null` for a spectator.",
  since: 'The number of this viewer\'s next event, or `"game"` for all of the current game.',
  command: "What is asked: see RoomCommand.",
  on: "Whether to follow.",
  filter: "Which tables; all without it.",
  server: "What the server calls itself.",
  you: "Who the server takes the client for.",
  now: "The server's time in milliseconds since 1970.",
  count: "How many watch without a seat.",
  from: "The number of the first of these events.",
  events: "Events of this viewer, in order, without a gap.",
  look: "All that this viewer may know now.",
  refusal: "Why not.",
  code: "Why, for programs.",
  sentence: "Why, for people.",
  tables: "As lists show them.",
  retryAfter: "Milliseconds.",
  reason: "Why, in the owner's words.",
  until: "Until when a ban holds, in milliseconds since 1970.",
  maintenance:
    "From when and until about when the server will be away, and the owner's own words, which may be empty.",
};
