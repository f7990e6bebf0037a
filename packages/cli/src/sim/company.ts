import { findBot, type Insight, type Means } from "@medallion/bots";
import { at, type Choice, type Kit, type Question, type Random } from "@medallion/kernel";
import { commandIn, OutsideBot, type OutsideChoice } from "../outside/bot.ts";
import { type Losses, lostOf } from "../outside/loss.ts";
import type { Plan } from "./plan.ts";

/** Who plays a seat. */
export interface Player {
  /** The bot as it was asked for. */
  readonly id: string;
  /** The index of one of the choices; a bot that is a program of its own answers later. */
  choose(asked: Asked): number | Promise<number>;
}

/** All that a player may know of a question, and its chance. */
export interface Asked {
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly random: Random;
}

/** Those who play in one thread, game after game. */
export class Company {
  /** One for each command, game and seat: two seats must not know of each other. */
  readonly #outside = new Map<string, OutsideBot>();
  #losses: Losses = {};

  /**
   * The players of a game in the order of its seats, the bots moved on by so many; those that think ahead by what the
   * game tells of its states.
   */
  players(kit: Kit, plan: Plan, { seats, shift, insight }: Seating): readonly Player[] {
    return Array.from({ length: seats }, (_, seat) => {
      const id = at(plan.bots, (seat + shift) % plan.bots.length);
      const command = commandIn(id);
      return command === undefined
        ? rosterPlayer(kit, id, { insight, budget: plan.budget, watch: CLOCK })
        : this.#outsidePlayer(kit, plan, seat, id, command);
    });
  }

  /** The moves lost since this was asked last. */
  takeLosses(): Losses {
    const losses = this.#losses;
    this.#losses = {};
    return losses;
  }

  /** Ends the programs. */
  async dismiss(): Promise<void> {
    await Promise.all([...this.#outside.values()].map((bot) => bot.close()));
  }

  #outsidePlayer(kit: Kit, { budget }: Plan, seat: number, id: string, command: string): Player {
    const key = `${kit.game.id} ${seat} ${command}`;
    const bot = this.#outside.get(key) ?? new OutsideBot(command, kit);
    this.#outside.set(key, bot);
    return {
      id,
      choose: async (asked) => this.#counted(id, await bot.choose({ ...asked, ...(budget && { budget }) })),
    };
  }

  #counted(id: string, { choice, lost }: OutsideChoice): number {
    const told = lostOf(this.#losses, id);
    told.asked += 1;
    if (lost === undefined) return choice;
    told.kinds[lost.kind] += 1;
    told.why ??= lost.why;
    return choice;
  }
}

export interface Seating {
  readonly seats: number;
  readonly shift: number;
  readonly insight: Insight | undefined;
}

const CLOCK = { now: () => performance.now(), isCancelled: () => false };

function rosterPlayer(kit: Kit, id: string, means: Means): Player {
  const bot = findBot(id);
  return {
    id,
    choose: ({ view, question, choices, random }) => bot.choose(kit, view, question, choices, random, means),
  };
}
