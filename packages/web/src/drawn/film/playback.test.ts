import type { RoomEvent, RoomLook } from "@medallion/table";
import { expect, test, vi } from "vitest";
import type { Batch } from "../../scene/table-store.ts";
import { type Director, Playback, type Reports } from "./playback.ts";

interface Asked {
  readonly question?: number;
  readonly clock?: "none" | "perMove" | "correspondence";
}

/** A look with nothing in it but what the viewer is asked, and whether its clock runs. */
function look({ question, clock = "none" }: Asked = {}): RoomLook {
  const clocks = clock === "none" ? [] : [{ seat: 0, running: "thinking" }];
  const table = question === undefined ? {} : { question: { id: question } };
  return { viewer: 0, game: 0, settings: { clock: { kind: clock } }, clocks, table } as unknown as RoomLook;
}

const EVENT = { kind: "game", event: { kind: "happened" } } as RoomEvent;

function batch(change: Partial<Batch> = {}): Batch {
  return { events: [EVENT], look: look(), log: [EVENT], catchingUp: false, ...change };
}

/** The turn of this player begins. */
function begins(player: number): Batch {
  const begun = { kind: "game", event: { kind: "turn", player } } as unknown as RoomEvent;
  return batch({ events: [begun] });
}

function turnOf(event: unknown): number | undefined {
  const { kind, player } = event as { readonly kind: string; readonly player?: number };
  return kind === "turn" ? player : undefined;
}

/** A playback whose films go on when the test says so. */
function trial() {
  const films: Reports[] = [];
  const running = { stop: vi.fn() };
  const prepare = vi.fn<Director["prepare"]>(() => ({
    faces: [],
    opening: 1,
    start: (reports) => {
      films.push(reports);
      return running;
    },
  }));
  const playback = new Playback({ prepare, turnOf });
  const first = { look: look(), log: [] };
  playback.drawn(first);
  let newest: Pick<Batch, "look" | "log"> = first;
  /** As the table does: the newest look or the held one is drawn. */
  const draw = () => playback.drawn(playback.frame.held ?? newest);
  const happen = (happened: Batch) => {
    playback.hear(happened);
    newest = happened;
    draw();
  };
  return { playback, prepare, running, films, first, happen, draw };
}

test("things lie at once where they will, but what the table says, and its question, wait for the film", () => {
  const { playback, happen, prepare, first, films } = trial();
  const asks = batch({ look: look({ question: 1 }), events: [EVENT, EVENT], log: [EVENT, EVENT] });
  happen(asks);
  expect(prepare).toHaveBeenCalledWith(first.look, [asks], false);
  expect(playback.frame).toMatchObject({ held: undefined, former: first });
  expect(playback.told.has("round")).toBe(false);
  expect(playback.told.log).toEqual([]);
  films[0]?.told(1);
  expect(playback.told.log).toEqual([EVENT]);
  films[0]?.revealed("round");
  expect([playback.told.has("round"), playback.told.has("gems")]).toEqual([true, false]);
  films[0]?.rests();
  expect(playback.frame.former).toBeUndefined();
  expect([playback.told.has("gems"), playback.told.log]).toEqual([true, undefined]);
});

test("what the viewer has chosen is told before anything moves, what others do when it moves", () => {
  const { playback, happen, films } = trial();
  const [earlier, own, theirs] = [EVENT, { ...EVENT }, { ...EVENT }];
  happen(batch({ look: look({ question: 1 }), log: [earlier] }));
  films[0]?.rests();
  happen(batch({ events: [own], log: [earlier, own] }));
  expect(playback.told.log).toEqual([earlier, own]);
  expect(playback.told.since).toBe(1);
  films[1]?.rests();
  happen(batch({ events: [theirs], log: [earlier, own, theirs] }));
  expect(playback.told.log).toEqual([earlier, own]);
  films[2]?.told(1);
  expect(playback.told.log).toEqual([earlier, own, theirs]);
});

test("what comes meanwhile is told one after the other, also when the last of it asks", () => {
  const { playback, happen, prepare, films, draw } = trial();
  const [one, two, asks] = [batch(), batch(), batch({ look: look({ question: 1 }) })];
  for (const happened of [one, two, asks]) happen(happened);
  expect(playback.frame.held).toBe(one);
  films[0]?.rests();
  expect(playback.frame.held).toBe(two);
  expect(playback.frame.former?.look).toBe(one.look);
  expect(prepare).toHaveBeenLastCalledWith(one.look, [two], false);
  draw();
  films[1]?.rests();
  expect(prepare).toHaveBeenLastCalledWith(two.look, [asks], false);
  expect(playback.frame).toMatchObject({ held: undefined, former: { look: two.look } });
  draw();
  films[2]?.rests();
  expect(playback.frame.former).toBeUndefined();
});

test("words that still stand there keep nobody waiting", () => {
  const { playback, happen, running, films } = trial();
  happen(batch());
  films[0]?.rests();
  expect(running.stop).not.toHaveBeenCalled();
  happen(batch());
  expect(running.stop).toHaveBeenCalledTimes(1);
  expect(films).toHaveLength(2);
  // What ended by itself meanwhile changes nothing any more.
  films[0]?.ended();
  expect(playback.frame.former).toBeDefined();
});

test("who has to answer under a clock may do so at once, whatever still moves", () => {
  const { playback, happen, prepare, running } = trial();
  const urgent = batch({ look: look({ question: 1, clock: "perMove" }) });
  const [one, two] = [batch(), batch()];
  for (const happened of [one, two, urgent]) happen(happened);
  expect(running.stop).toHaveBeenCalled();
  expect(prepare).toHaveBeenLastCalledWith(one.look, [two, urgent], false);
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
  expect(playback.told.has("anything")).toBe(true);
});

test("who has days to answer sees it all", () => {
  const { playback, happen } = trial();
  happen(batch({ look: look({ question: 1, clock: "correspondence" }) }));
  expect(playback.frame.former).toBeDefined();
});

test("where much waits it is told faster, and where very much waits, together", () => {
  const { happen, prepare, films } = trial();
  const [one, ...rest] = Array.from({ length: 6 }, () => batch());
  for (const happened of [one, ...rest]) if (happened !== undefined) happen(happened);
  films[0]?.rests();
  expect(prepare).toHaveBeenLastCalledWith(one?.look, [rest[0]], true);
  const crowd = trial();
  const many = Array.from({ length: 14 }, () => batch());
  for (const happened of many) crowd.happen(happened);
  crowd.films[0]?.rests();
  expect(crowd.prepare).toHaveBeenLastCalledWith(many[0]?.look, many.slice(1), false);
});

test("skipping ends what moves and shows the newest look", () => {
  const { playback, happen, running, films } = trial();
  happen(batch());
  happen(batch());
  playback.skip();
  expect(running.stop).toHaveBeenCalled();
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
  films[0]?.rests();
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
});

test.each([
  ["coming to the table", batch({ catchingUp: true })],
  ["a choice that is taken back", batch({ events: [{ kind: "takenBack", seat: 0, to: 3 } as RoomEvent] })],
  ["another game", batch({ look: { ...look(), game: 1 } })],
])("%s moves nothing and stops what moves", (_, jump) => {
  const { playback, happen, prepare, running } = trial();
  happen(batch());
  happen(jump);
  expect(running.stop).toHaveBeenCalled();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
  expect(playback.mayRepeat).toBe(false);
});

test("a look in which nothing moves does not hold up the next", () => {
  const { playback, happen, prepare, films } = trial();
  const [one, still, three] = [batch(), batch(), batch()];
  const moving = prepare.getMockImplementation();
  prepare.mockImplementation((...seen) => (seen[1].includes(still) ? undefined : moving?.(...seen)));
  for (const happened of [one, still, three]) happen(happened);
  films[0]?.rests();
  expect(prepare).toHaveBeenLastCalledWith(one.look, [three], false);
  expect(playback.frame.held).toBeUndefined();
});

test("what is answered in secret is nothing that could be seen again", () => {
  const { playback, happen } = trial();
  happen(batch({ events: [] }));
  playback.skip();
  expect(playback.mayRepeat).toBe(false);
});

test("the last turns are seen again from one's own choice on, and end where they had ended", () => {
  const { playback, happen, prepare, films, draw } = trial();
  const asks = batch({ look: look({ question: 1 }) });
  const [own, theirs] = [batch(), batch({ look: look({ question: 2 }) })];
  const said = batch({ look: look({ question: 2 }), events: [{ kind: "said" } as unknown as RoomEvent] });
  for (const happened of [batch(), asks, own, theirs, said]) happen(happened);
  expect(playback.mayRepeat).toBe(false);
  playback.skip();
  draw();
  prepare.mockClear();
  const before = films.length;
  expect(playback.mayRepeat).toBe(true);
  playback.again();
  expect(playback.frame).toMatchObject({ held: { look: asks.look }, former: { look: asks.look } });
  draw();
  expect(prepare).toHaveBeenLastCalledWith(asks.look, [own], false);
  draw();
  films[before]?.rests();
  expect(prepare).toHaveBeenLastCalledWith(own.look, [theirs], false);
  draw();
  films[before + 1]?.rests();
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
  expect(playback.mayRepeat).toBe(true);
});

test("everybody's last turn is seen again by itself, whatever was chosen since, however long it was", () => {
  const { playback, happen, prepare, films, draw } = trial();
  const asks = batch({ look: look({ question: 1 }) });
  const [first, older, second, own] = [begins(1), begins(2), begins(2), begins(0)];
  const moves = Array.from({ length: 20 }, () => batch());
  for (const happened of [first, older, second, ...moves, own, asks, batch()]) happen(happened);
  expect(playback.mayRepeatTurn(2)).toBe(false);
  playback.skip();
  draw();
  expect([0, 1, 2, 3].map((player) => playback.mayRepeatTurn(player))).toEqual([true, true, true, false]);
  prepare.mockClear();
  const before = films.length;
  playback.again(2);
  expect(playback.frame.held).toMatchObject({ look: older.look });
  draw();
  for (const [at, happened] of [second, ...moves, own].entries()) {
    expect(prepare).toHaveBeenCalledTimes(at + 1);
    expect(prepare.mock.lastCall?.slice(1)).toEqual([[happened], false]);
    draw();
    films[before + at]?.rests();
  }
  expect(playback.frame).toMatchObject({ held: undefined, former: undefined });
  playback.again(3);
  expect(playback.frame.former).toBeUndefined();
});
