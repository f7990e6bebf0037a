import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Insight, usualBudget } from "@medallion/bots";
import { at } from "@medallion/kernel";
import { calledAs } from "../called.ts";
import { savesFolder } from "../storage/saves.ts";
import { showEnding } from "./ending.ts";
import { keepAnyhow, keepReports } from "./keep.ts";
import { showNews } from "./screen.ts";
import { people, type Session } from "./session.ts";
import { takeTurn } from "./turn.ts";

/** Milliseconds between the moves of bots that a person watches. */
const PACE = 350;

/** Plays the game at the terminal until it ends or the person leaves; then it is saved. Gives the exit code. */
export async function runSession(session: Session): Promise<number> {
  try {
    return await played(session);
  } finally {
    await session.guests.leave();
  }
}

async function played(session: Session): Promise<number> {
  const { terminal, table, voice } = session;
  for (;;) {
    const { ending } = table;
    if (ending !== undefined) {
      await showEnding(session, ending);
      return 0;
    }
    const stuck = await letBotsMove(session);
    if (stuck) return leave(session, 1);
    const seat = table.owing().find((owing) => at(table.seats, owing).who === "person");
    if (seat === undefined) {
      if (table.ending === undefined) throw new Error(`${table.kit.game.id}: nobody owes an answer`);
      continue;
    }
    if ((await takeTurn(session, seat)) === "quit") return leave(session, 0);
  }

  function leave(left: Session, code: number): number {
    const path = keepAnyhow(left);
    // Without a file, `resume` looks into the folder of saves.
    const command =
      dirname(path) === savesFolder(left.world)
        ? `${calledAs(left.world)} resume`
        : `${calledAs(left.world)} resume ${path}`;
    terminal.print("", voice.text("left", { path, command }));
    return code;
  }
}

/** Bots answer one by one, told of as they do to a person alone; true if the rules break down on all they try. */
async function letBotsMove(session: Session): Promise<boolean> {
  const { table, terminal } = session;
  const [watcher, ...others] = people(session);
  for (;;) {
    const turn = table.botStep({ insight: await insightOf(session), watch: CLOCK });
    const guest = turn === undefined ? await session.guests.step() : undefined;
    if (turn === undefined && guest === undefined) break;
    if (turn !== undefined) keepReports(session, turn.reports);
    if (turn?.done === false) return true;
    if (guest?.lost !== undefined)
      terminal.print(terminal.paint.tone("bad", session.voice.text("guest.lost", { why: guest.lost.why })));
    if (watcher === undefined || others.length > 0) continue;
    showNews(session, watcher);
    if (terminal.interactive) await setTimeout(PACE);
  }
  return false;
}

const CLOCK = { now: () => performance.now(), isCancelled: () => false };

/** What the game tells bots that think ahead, if one of them sits here. */
async function insightOf({ table, world }: Session): Promise<Insight | undefined> {
  const thinks = table.seats.some((holder) => holder.who === "bot" && usualBudget(holder.bot) !== undefined);
  const kit = world.kits.find(({ game }) => game.id === table.kit.game.id);
  return thinks ? kit?.insight?.() : undefined;
}
