import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";
import type { BudgetStore } from "./store.ts";

/** What may be done so often, counted over all nodes: each count is one statement, so that none gets beyond another. */
export function budgetStore(db: Kysely<Schema>): BudgetStore {
  return {
    async take(name, { most, refill }, at) {
      if (most < 1) return false;
      // A clock that is behind another node's neither fills nor empties.
      const passed = sql`(case when excluded.at > budgets.at then excluded.at - budgets.at else 0 end)`;
      const full = sql`budgets.left_over + ${passed} * cast(${most} as double precision) / ${sql.lit(refill)}`;
      const left = sql`(case when ${full} > ${sql.lit(most)} then ${sql.lit(most)} else ${full} end)`;
      const { rows } = await sql`insert into budgets (name, left_over, at)
        values (${name}, ${sql.lit(most - 1)}, cast(${at} as bigint))
        on conflict (name) do update set left_over = ${left} - 1,
          at = case when excluded.at > budgets.at then excluded.at else budgets.at end
        where ${left} >= 1 returning name`.execute(db);
      return rows.length > 0;
    },

    async giveBack(name, { most }) {
      await sql`update budgets set left_over =
        case when left_over + 1 > ${sql.lit(most)} then ${sql.lit(most)} else left_over + 1 end
        where name = ${name}`.execute(db);
    },
  };
}
