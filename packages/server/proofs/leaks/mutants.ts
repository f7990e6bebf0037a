import { at, type Seat } from "@medallion/kernel";
import type { ServerMessage } from "@medallion/protocol";
import type { Received, Recording } from "./recording.ts";
import { dueFor, secretsOf } from "./truth.ts";

type News = Extract<ServerMessage, { kind: "attached" | "update" }>;

/** What a server with a mistake would have sent: a recording, changed. `undefined` where the game gave no occasion. */
export interface Mutant {
  readonly name: string;
  change(recording: Recording): Recording | undefined;
}

/** Changes the messages that one viewer received. */
function changed(
  recording: Recording,
  seat: Seat | null,
  change: (received: readonly Received[]) => readonly Received[],
): Recording {
  const viewers = recording.viewers.map((viewer) =>
    viewer.seat === seat ? { ...viewer, received: change(viewer.received) } : viewer,
  );
  return { ...recording, viewers };
}

/** Changes one message in the middle of the game of seat 0. */
function inTheMiddle(recording: Recording, change: (news: News) => ServerMessage): Recording {
  return changed(recording, 0, (received) => {
    const begun = received.flatMap(({ message }, index) =>
      message.kind === "update" && message.look.stage === "playing" ? [index] : [],
    );
    const middle = at(begun, Math.floor(begun.length / 2));
    return received.map((one, index) => {
      const { message } = one;
      return index === middle && message.kind === "update" ? sent(change(message)) : one;
    });
  });
}

/** The place of the message by which the game began. */
function beginning(received: readonly Received[]): number {
  return received.findIndex(
    ({ message }) => message.kind === "update" && message.events.some(({ kind }) => kind === "began"),
  );
}

function sent(message: ServerMessage): Received {
  return { text: JSON.stringify(message), message };
}

/** A message with something else in its look, or in the table that the look shows. */
function looking(news: News, look: object, table: object = {}): News {
  const shown = { ...news.look, ...look };
  return {
    ...news,
    look: shown.table === undefined ? shown : { ...shown, table: { ...shown.table, ...table } },
  };
}

/** The view of another seat as it was when the game began. */
function viewOfOther(recording: Recording): unknown {
  return dueFor(recording, [1]).get(1)?.[0]?.table.view;
}

/** The place of a step of the game that seat 0 must not notice. */
function hiddenStep(recording: Recording): number | undefined {
  const due = dueFor(recording, [0]).get(0) ?? [];
  const step = due.findIndex(({ isNews }) => !isNews);
  return step < 0 ? undefined : step;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: "a look holds another seat's view",
    change: (recording) => {
      const others = [{ seat: 1, view: viewOfOther(recording) }];
      return inTheMiddle(recording, (news) => looking(news, {}, { others }));
    },
  },
  {
    name: "the view is another seat's",
    change: (recording) => {
      const view = viewOfOther(recording);
      return inTheMiddle(recording, (news) => looking(news, {}, { view }));
    },
  },
  {
    name: "a view has a key more",
    change: (recording) =>
      inTheMiddle(recording, (news) =>
        looking(news, {}, { view: { ...Object(news.look.table?.view), hint: "unit" } }),
      ),
  },
  {
    name: "an event holds the seed",
    change: (recording) => {
      const { seed } = secretsOf(recording);
      return inTheMiddle(recording, (news) => ({
        ...news,
        events: news.events.map((event) =>
          event.kind === "game" ? { ...event, event: { ...event.event, seed } } : event,
        ),
        look: { ...news.look, commitment: seed },
      }));
    },
  },
  {
    name: "the place of a bystander is named by their token",
    change: (recording) => {
      const token = [...recording.secrets.values()].at(-1)?.token ?? "";
      return inTheMiddle(recording, (news) => looking(news, { owner: token }));
    },
  },
  {
    name: "a salt of another seat comes along",
    change: (recording) => {
      const [, salt] = secretsOf(recording).salts;
      return salt === undefined ? undefined : inTheMiddle(recording, (news) => looking(news, { salt }));
    },
  },
  {
    name: "the pick of another seat stands for its name",
    change: (recording) => {
      const [, pick] = secretsOf(recording).picks;
      if (pick === undefined) return undefined;
      return inTheMiddle(recording, (news) =>
        looking(news, {
          places: news.look.places.map((place, seat) =>
            seat === 1 && place.kind === "person" ? { ...place, name: pick } : place,
          ),
        }),
      );
    },
  },
  {
    name: "a message comes when another seat answers in secret",
    change: (recording) => {
      const step = hiddenStep(recording);
      if (step === undefined) return undefined;
      return changed(recording, 0, (received) => {
        const began = beginning(received);
        const { message } = at(received, began);
        if (message.kind !== "update") return received;
        const from = message.from + message.events.length;
        const extra = sent({ ...message, from, events: [] });
        return [...received.slice(0, began + 1), extra, ...received.slice(began + 1)];
      });
    },
  },
  {
    name: "an event comes one message too early",
    change: (recording) =>
      changed(recording, null, (received) => {
        const late = received.findLastIndex(
          ({ message }) => message.kind === "update" && message.events.some(({ kind }) => kind === "game"),
        );
        const after = received[late]?.message;
        const before = received[late - 1]?.message;
        if (after?.kind !== "update" || before?.kind !== "update") return received;
        const early = { ...before, events: [...before.events, ...after.events] };
        return received.map((one, index) => (index === late - 1 ? sent(early) : one));
      }),
  },
  {
    name: "a choice of another seat is offered to look at",
    change: (recording) => {
      const choices = dueFor(recording, [1])
        .get(1)
        ?.find(({ table }) => table.choices.length > 0)?.table.choices;
      return inTheMiddle(recording, (news) =>
        looking(news, {}, { choices: [...(choices ?? []), { kind: "more" }] }),
      );
    },
  },
  {
    name: "somebody who owes an answer learns who else does",
    change: (recording) => {
      const asked = dueFor(recording, [0]).get(0)?.[0];
      if (asked === undefined || asked.owing.length < 2 || !asked.owing.includes(0)) return undefined;
      return changed(recording, 0, (received) => {
        const began = beginning(received);
        return received.map((one, index) => {
          const { message } = one;
          return index === began && message.kind === "update"
            ? sent(looking(message, { waitingFor: asked.owing }))
            : one;
        });
      });
    },
  },
  {
    name: "the event counter counts what others hear",
    change: (recording) => inTheMiddle(recording, (news) => ({ ...news, from: news.from + 1 })),
  },
  {
    name: "a message has a key more",
    change: (recording) => inTheMiddle(recording, (news) => ({ ...news, position: 17 })),
  },
  {
    name: "a clock shows that another seat has answered in secret",
    change: (recording) => {
      if (recording.settings.clock.kind === "none") return undefined;
      // A spectator sees who has answered, and no more while others still have to.
      const due = dueFor(recording, [null]).get(null) ?? [];
      const step = due.findIndex(
        ({ isNews, isHiddenPhase, owing }) => isNews && isHiddenPhase && owing.length > 1,
      );
      if (step < 0) return undefined;
      const place = due.slice(0, step).filter(({ isNews }) => isNews).length;
      return changed(recording, null, (received) => {
        const began = beginning(received);
        return received.map((one, index) => {
          const { message } = one;
          if (index !== began + place || message.kind !== "update") return one;
          const clocks = message.look.clocks.map((face) => ({ ...face, left: face.left - 7 }));
          return sent(looking(message, { clocks }));
        });
      });
    },
  },
];
