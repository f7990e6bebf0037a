import { equal, type Seat } from "@medallion/kernel";
import type { ServerMessage } from "@medallion/protocol";
import type { Heard, Received, Recording } from "./recording.ts";
import { shape } from "./shape.ts";
import { type Due, dueFor, type GameSecrets, secretsOf } from "./truth.ts";

type News = Extract<ServerMessage, { kind: "attached" | "update" }>;

/**
 * Whatever a viewer learned that it may not know, in sentences. The truth is worked out anew from the log by the rules of
 * the game: every message must say exactly what the rules let this viewer know at that moment, and there must be none
 * when nothing of it changed. That the rules themselves hide what they must, the suites prove.
 */
export function leaksOf(recording: Recording): readonly string[] {
  const secrets = secretsOf(recording);
  const due = dueFor(
    recording,
    recording.viewers.map(({ seat }) => seat),
  );
  return recording.viewers.flatMap((viewer) => {
    const leaks = [
      ...inBytes(viewer, recording, secrets),
      ...inShapes(viewer, recording),
      ...inNews(viewer, due.get(viewer.seat) ?? []),
    ];
    return leaks.map((leak) => `${viewer.seat === null ? "the spectator" : `seat ${viewer.seat}`}: ${leak}`);
  });
}

/** The secrets of the host and of other people, in any byte at all. */
function inBytes(viewer: Heard, { secrets }: Recording, game: GameSecrets): readonly string[] {
  const words = new Map([
    ["the seed", game.seed],
    ["the key of chance", game.key],
  ]);
  for (const [seat, salt] of game.salts.entries())
    if (seat !== viewer.seat && salt !== undefined) words.set(`the salt of seat ${seat}`, salt);
  for (const [person, { token, session }] of secrets) {
    words.set(`the token of ${person}`, token);
    words.set(`the session of ${person}`, session);
  }
  const all = viewer.received.map(({ text }) => text).join("\n");
  return [...words].flatMap(([name, word]) => (all.includes(word) ? [`${name} was sent`] : []));
}

/** Keys and values beside the game, and what other seats brought to it. */
function inShapes(viewer: Heard, recording: Recording): readonly string[] {
  const { picks } = secretsOf(recording);
  return viewer.received.flatMap(({ message }, index) => {
    const read = shape.safeParse(message);
    if (!read.success) {
      const [issue] = read.error.issues;
      return [`message ${index} (${message.kind}) has ${issue?.path.join(".")}: ${issue?.message}`];
    }
    if (message.kind !== "attached" && message.kind !== "update") return [];
    const leaks: string[] = [];
    if (!equal(message.look.settings, recording.settings)) leaks.push(`message ${index} has other settings`);
    if (message.seat !== viewer.seat || message.look.viewer !== viewer.seat)
      leaks.push(`message ${index} shows what seat ${message.look.viewer} sees`);
    const beside = JSON.stringify({ ...message, events: [], look: { ...message.look, table: undefined } });
    for (const [seat, pick] of picks.entries())
      if (seat !== viewer.seat && pick !== undefined && beside.includes(JSON.stringify(pick)))
        leaks.push(`message ${index} names the pick of seat ${seat}`);
    return leaks;
  });
}

/** Every message is due, says what is due, and nothing that is due is missing. */
function inNews({ seat, received }: Heard, due: readonly Due[]): readonly string[] {
  const news = received.flatMap(({ message }: Received) => (isNews(message) ? [message] : []));
  const first = news.findIndex(({ events }) => events.some(({ kind }) => kind === "began"));
  const leaks = news
    .slice(0, Math.max(0, first))
    .flatMap(({ look }, index) =>
      look.table === undefined ? [] : [`message ${index} shows the game before it began`],
    );
  let place = first;
  let last: News | undefined;
  for (let step = 0; step < due.length; step++) {
    const expected = due[step];
    if (expected?.isNews !== true) continue;
    const message = news[place];
    if (first < 0 || message === undefined) return [...leaks, `nothing was said of step ${step}`];
    const wrong = differences(message, expected, seat, last);
    if (wrong.length > 0)
      return [...leaks, `at step ${step} (message ${place}) ${wrong.join(", ")} not as the rules have it`];
    last = message;
    place++;
    for (let again = news[place]; again?.kind === "attached"; again = news[++place]) {
      const reached = stepShown(again, due, step, last.from + last.events.length);
      if (reached === undefined) return [...leaks, `coming back at step ${step} showed something else`];
      step = reached;
      last = again;
    }
  }
  if (place < news.length) leaks.push(`${news.length - place} messages came when nothing had changed`);
  return leaks;
}

/** The step that somebody who came back with `heard` events was shown: where exactly the events it missed have happened. */
function stepShown(
  { from, events, look }: News,
  due: readonly Due[],
  step: number,
  heard: number,
): number | undefined {
  if (from > heard) return undefined;
  const fresh = events.slice(heard - from);
  const game = fresh.flatMap((event) => (event.kind === "game" ? [event.event] : []));
  const { view, question, choices, offers } = look.table ?? {};
  const missed: unknown[] = [];
  for (let reached = step; reached < due.length && missed.length <= game.length; reached++) {
    const expected = due[reached];
    if (expected === undefined) return undefined;
    if (reached > step) missed.push(...expected.events);
    if (equal(missed, game) && equal({ view, question, choices, offers }, expected.table)) return reached;
  }
  return undefined;
}

function isNews(message: ServerMessage): message is News {
  return message.kind === "attached" || message.kind === "update";
}

/** The names of what a message says otherwise than the rules. */
function differences(
  message: News,
  expected: Due,
  viewer: Seat | null,
  last: News | undefined,
): readonly string[] {
  const { look, events } = message;
  const wrong: string[] = [];
  const check = (name: string, same: boolean): void => {
    if (!same) wrong.push(name);
  };
  const game = events.flatMap((event) => (event.kind === "game" ? [event.event] : []));
  check("the events are", equal(game, expected.events));
  check("the view is", equal(look.table?.view, expected.table.view));
  check("the question is", equal(look.table?.question, expected.table.question));
  check("the choices are", equal(look.table?.choices, expected.table.choices));
  check("the offers are", equal(look.table?.offers, expected.table.offers));
  check("who is waited for is", equal(look.waitingFor, expected.waitingFor));
  check("the stage is", look.stage === (expected.over ? "over" : "playing"));
  check("the ending is", (look.table?.ending !== undefined) === expected.over);
  if (last !== undefined)
    check("the clocks of the others are", clocksRest(look, last.look, expected, viewer));
  if (last !== undefined)
    check("the number of the first event is", message.from === last.from + last.events.length);
  return wrong;
}

/**
 * While several answer in secret, nobody's clock tells another seat's progress: those of everybody else rest as long as
 * more than one, or the viewer, still owes an answer, and after that those of whoever still owes one.
 */
function clocksRest(now: News["look"], before: News["look"], expected: Due, viewer: Seat | null): boolean {
  const { isHiddenPhase, by, owing } = expected;
  if (!isHiddenPhase || by === viewer) return true;
  const closed = owing.length > 1 || (viewer !== null && owing.includes(viewer));
  const watched = (clocks: News["look"]["clocks"]) =>
    clocks.filter(({ seat }) => seat !== viewer && (closed || owing.includes(seat)));
  return equal(watched(now.clocks), watched(before.clocks));
}
