import { expect, test } from "vitest";
import { ask, BOT, served, settingsFor, Visitor } from "../../test/served.ts";

const MOST = 60;
const ASIDES = 20;
const OPEN = { kind: "open" };

test("whoever asks without end while the other thinks fills nothing but their own share", async () => {
  const server = await served({ limits: { entriesPerGame: MOST, asidesPerGame: ASIDES } });
  const arrive = async (name: string) => {
    const token: string = (await ask(server, "POST", "/api/guests", { body: { name } })).body.token;
    return (path: string, body: object) => ask(server, "POST", path, { token, body });
  };
  const [pest, patient] = [await arrive("Pest"), await arrive("Patient")];
  const settings = settingsFor({ takebacks: "none" });
  const founded = await pest("/api/tables", { settings, places: [OPEN, OPEN], sit: { ready: true } });
  const address = `/api/tables/${founded.body.table}/commands`;
  const told = async (who: typeof pest, command: object): Promise<string> => {
    const { status, body } = await who(address, { command });
    return status === 200 ? "done" : body.refusal.code;
  };
  expect(await told(patient, { kind: "sit", ready: true })).toBe("done");
  const codes: string[] = [];
  for (let times = 0; times < 2 * MOST; times++)
    codes.push(
      await told(pest, { kind: "propose", seat: 0, what: times % 2 === 0 ? "draw" : "pause" }),
      await told(pest, { kind: "withdraw", seat: 0 }),
    );
  expect(codes.filter((code) => code === "done").length).toBeLessThanOrEqual(ASIDES);
  expect(codes).toContain("asked-already");
  expect(codes).not.toContain("game-too-long");
  // The other can still speak, ask and answer: a game that was full refused all of it, and the clock ran on.
  expect(await told(patient, { kind: "say", text: "Let me think." })).toBe("done");
  const answers = [0, 1].map((seat) => told(patient, { kind: "answer", seat, question: 999, choice: 0 }));
  for (const code of await Promise.all(answers)) expect(code).not.toBe("game-too-long");
  expect(await told(patient, { kind: "propose", seat: 1, what: "draw" })).toBe("done");
});

test("nobody has a bot come and go without end: all who look are told of it each time", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({}, [OPEN, BOT]);
  const codes: unknown[] = [];
  for (let times = 0; times < 40; times++) {
    const { status, body } = await anna.command(table, { kind: "standIn", seat: 0, bot: "random" });
    codes.push(status === 200 ? "done" : body.refusal.code);
    await anna.command(table, { kind: "takeOver", seat: 0 });
  }
  expect(codes).toContain("too-fast");
  expect(codes.filter((code) => code === "done").length).toBeLessThan(30);
});
