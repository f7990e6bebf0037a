import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { builtPages } from "../../test/pages.ts";
import { served, Visitor } from "../../test/served.ts";
import { EVERYTHING } from "./strangers/calls.ts";
import { Evening, type Table } from "./strangers/evening.ts";
import { leaksTo } from "./strangers/secret.ts";
import { freshSession } from "./strangers/session.ts";
import { Stranger } from "./strangers/stranger.ts";

const MANY = 1_000_000;
const database = join(freshFolder(), "evening.db");
const server = await served({
  database: `sqlite:${database}`,
  pages: builtPages(freshFolder()),
  trustProxy: "loopback",
  limits: {
    ...{ messageBurst: MANY, messagesPerSecond: MANY, attachesPerMinute: MANY, attachedPerSocket: MANY },
    ...{ loginsPerMinute: MANY, reportsPerHour: MANY, wordsPerMinute: MANY, tablesPerPerson: MANY },
    grace: 60_000,
  },
});

let evening: Evening;
/** Private tables: one is played at, at one a game is over, at one somebody waits. */
let hidden: readonly Table[];
/** Open ones: nobody may watch, one may watch an hour late, anybody may watch, somebody waits. */
let open: readonly Table[];
let strangers: readonly Stranger[];

beforeAll(async () => {
  evening = await Evening.begin(server, database);
  const running = await evening.play({ open: false });
  const over = await evening.play({ open: false, rated: true, takebacks: "none" });
  const gathering = await evening.gather({ open: false });
  const unwatched = await evening.play({ spectators: { kind: "none" } });
  const late = await evening.play({ spectators: { kind: "delayed", seconds: 3600 } });
  const watched = await evening.play();
  hidden = [running, over, gathering];
  open = [unwatched, late, watched, await evening.gather()];
  evening.plantHands();
  for (const table of [running, over, unwatched, late]) await evening.talk(table);
  await evening.finish(over);
  await evening.report(running);
  await evening.connect();

  const [other, former, thrown, banned] = [
    await Visitor.guest(server, "Other"),
    await Visitor.guest(server, "Former"),
    await Visitor.guest(server, "Thrown"),
    await Visitor.guest(server, "Banned"),
  ];
  (await banned.at(watched.id, null)).close();
  await evening.ban(banned.person.id);
  await other.ask("POST", "/api/account", { name: "Other", password: "another Tr0ubadour" });
  for (const name of [running.invitation, watched.id]) (await former.at(name, null)).close();
  await thrown.command(gathering.invitation, { kind: "sit", seat: 1, ready: false });
  await evening.anna.command(gathering.id, { kind: "place", seat: 1, place: { kind: "open" } });
  const again =
    ({ person }: Visitor) =>
    async () =>
      freshSession(database, person.id);
  strangers = [
    await Stranger.come("nobody", server, async () => undefined),
    await Stranger.come("another guest", server, async () => (await Visitor.guest(server, "Guest")).token),
    await Stranger.come("another account", server, again(other)),
    await Stranger.come("one who watched", server, again(former), [running.invitation, ...running.said]),
    await Stranger.come("one who was thrown out", server, again(thrown), [gathering.invitation]),
    // Who is banned is told why.
    await Stranger.come("one who is banned", server, again(banned), ["planted reason"]),
  ];
});

test("looking around leads no stranger to a private table, nor to anything that is secret", async () => {
  // First what anybody can name, then whoever and whatever that led to.
  for (const _round of ["first", "second"])
    await Promise.all(strangers.map((stranger) => stranger.askEverything()));
  for (const { id } of hidden) evening.plant("that there is a private table", id);
  expect(strangers.flatMap((stranger) => leaksTo(stranger, evening.secrets))).toEqual([]);
});

test("no stranger who knows every id reads an invitation, a seed, a hand or others' words in any answer", async () => {
  const [running, over] = hidden;
  const [unwatched, late, watched] = open;
  if (!running || !over || !unwatched || !late || !watched) throw new Error("a table is missing");
  const secrets = evening.secrets.filter(({ text }) => hidden.every(({ id }) => id !== text));
  const ids = [...hidden, ...open].map(({ id }) => id);
  for (const stranger of strangers) stranger.learn([...ids, evening.anna.person.id, evening.bruno.person.id]);
  await Promise.all(strangers.map((stranger) => stranger.askEverything()));
  await Promise.all(strangers.map((stranger) => stranger.sayEverything()));
  // While they listen, play and talk go on.
  const before = evening.secrets.length;
  for (const table of [running, over, unwatched, late]) await evening.talk(table);
  await evening.answer();
  evening.plantHands();
  await evening.finish(running);
  for (const stranger of strangers) await stranger.settle();
  const all = [...secrets, ...evening.secrets.slice(before)];
  expect(strangers.flatMap((stranger) => leaksTo(stranger, all))).toEqual([]);
  // They asked everything there is, and were shown what anybody may see.
  for (const { kind, asked, sent } of strangers) {
    expect(EVERYTHING.filter((one) => !asked.has(one))).toEqual([]);
    const watches = sent.filter(({ text }) => text.includes(`"table":"${watched.id}","seat":null`));
    expect([kind, watches.length > 0]).toEqual([kind, kind !== "nobody" && kind !== "one who is banned"]);
  }
});

test("whoever is banned is answered by no route of players, and nobody but the owner by the owner's", () => {
  const answered = (stranger: Stranger | undefined, isMeant: (route: string) => boolean) => [
    ...new Set(
      stranger?.statuses
        .filter(({ route, status }) => isMeant(route) && ![401, 403, 429].includes(status))
        .map(({ route, status }) => `${stranger.kind}: ${route} ${status}`),
    ),
  ];
  const isOwners = (route: string) => / \/(api\/)?owner/.test(route);
  for (const stranger of strangers) expect(answered(stranger, isOwners)).toEqual([]);
  const banned = strangers.at(-1);
  expect(answered(banned, (route) => route.includes(" /api/") && !route.includes("qr.svg"))).toEqual([]);
});

test("the owner reads what strangers do not: reports, bans and networks", async () => {
  const read = await evening.ownerReads();
  const own = evening.secrets.filter(({ name }) => /report|network|banned/.test(name));
  expect(own.length).toBeGreaterThanOrEqual(5);
  for (const { name, text } of own) expect(read, name).toContain(text);
});

test("whoever belongs there is sent all of it: the search finds what it looks for", async () => {
  const anna = await Stranger.come("Anna", server, async () =>
    freshSession(database, evening.anna.person.id),
  );
  anna.learn([...hidden, ...open].map(({ id }) => id));
  // First what shows her the hands that she will have played or given up when everything has been asked.
  await anna.sayEverything();
  await anna.askEverything();
  const found = leaksTo(anna, evening.secrets).join("\n");
  for (const name of ["an invitation", "the picture of", "a salt", "a seed", "words", "a private replay"])
    expect(found).toContain(`Anna read ${name}`);
  for (const name of ["a hand", "whom Anna has muted", "a session"])
    expect(found).toContain(`Anna read ${name}`);
  anna.close();
  for (const stranger of strangers) stranger.close();
  evening.close();
});
