import { Insights, usualBudget } from "@medallion/bots";
import type { Study } from "@medallion/fittings";
import type { WorldKit } from "../world.ts";
import { Company } from "./company.ts";
import { playTask, type Task, type TaskResult } from "./task.ts";

/** Plays tasks of any game one after the other, in the thread it is made in. */
export class Workbench {
  readonly #kits: readonly WorldKit[];
  readonly #company = new Company();
  readonly #studies = new Map<string, Promise<Study> | undefined>();
  readonly #insights = new Insights();

  constructor(kits: readonly WorldKit[]) {
    this.#kits = kits;
  }

  async play(task: Task): Promise<TaskResult> {
    const { game } = task.plan;
    const kit = this.#kits.find((known) => known.game.id === game);
    if (kit === undefined) throw new Error(`there is no game ${game}`);
    if (task.wants.study && !this.#studies.has(game)) this.#studies.set(game, kit.study?.());
    const study = task.wants.study ? await this.#studies.get(game) : undefined;
    const thinks = task.plan.bots.some((bot) => usualBudget(bot) !== undefined);
    const insight = task.wants.samples === true || thinks ? await this.#insights.of(kit) : undefined;
    return playTask(kit, task, this.#company, { study, insight });
  }

  async close(): Promise<void> {
    await this.#company.dismiss();
  }
}
