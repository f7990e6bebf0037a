import type { RoomEvent, RoomLook } from "@medallion/table";
import { expect, test } from "vitest";
import { TableStore } from "../../scene/table-store.ts";
import { busyWhileTelling } from "./busy.ts";
import { Playback, type Reports } from "./playback.ts";

const EVENT = { kind: "game", event: { kind: "happened" } } as RoomEvent;

/** A look at which the viewer is asked, under a clock or not. */
function asked(isUrgent: boolean): RoomLook {
  const clocks = isUrgent ? [{ seat: 0, running: "thinking" }] : [];
  const settings = { clock: { kind: isUrgent ? "perMove" : "none" } };
  const look = { viewer: 0, game: 0, settings, clocks, table: { question: { id: 1 } } };
  return look as unknown as RoomLook;
}

/** A store beside a playback whose films rest when the test says so. */
function trial() {
  const films: Reports[] = [];
  const start = (reports: Reports) => {
    films.push(reports);
    return { stop: () => undefined };
  };
  const playback = new Playback({ prepare: () => ({ faces: [], opening: 0, start }) });
  const store = new TableStore(
    () => ({
      seat: 0,
      look: undefined,
      command: () => new Promise(() => undefined),
      detach: () => undefined,
    }),
    0,
  );
  playback.drawn({ look: asked(false), log: [] });
  const end = busyWhileTelling(playback, store);
  const hear = (look: RoomLook) => {
    const batch = { events: [EVENT], look, log: [EVENT], catchingUp: false };
    playback.hear(batch);
    return () => playback.drawn(batch);
  };
  return { store, films, hear, end };
}

test("whose turn it is waits for the film, from before the new moment is drawn until it rests", () => {
  const { store, films, hear } = trial();
  const draw = hear(asked(false));
  expect(store.isBusy).toBe(true);
  draw();
  expect(store.isBusy).toBe(true);
  films[0]?.rests();
  expect(store.isBusy).toBe(false);
});

test("who has to answer under a clock is told at once", () => {
  const { store, hear } = trial();
  hear(asked(true))();
  expect(store.isBusy).toBe(false);
});

test("a table that is left keeps nobody waiting", () => {
  const { store, hear, end } = trial();
  hear(asked(false))();
  end();
  expect(store.isBusy).toBe(false);
});
