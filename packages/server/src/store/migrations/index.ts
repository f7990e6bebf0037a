import { people } from "./1-people.ts";
import { tables } from "./2-tables.ts";
import { games } from "./3-games.ts";
import { talk } from "./4-talk.ts";
import { nodes } from "./5-nodes.ts";
import { invitations } from "./6-invitations.ts";
import { owner } from "./7-owner.ts";
import { accounts } from "./8-accounts.ts";
import { checkpoints } from "./9-checkpoints.ts";
import { budgets } from "./10-budgets.ts";
import { kept } from "./11-kept.ts";
import { journal } from "./12-journal.ts";
import type { Migration } from "./migration.ts";

/** All steps from nothing to the newest schema, in order. Append only. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  tables,
  games,
  talk,
  nodes,
  invitations,
  owner,
  accounts,
  checkpoints,
  budgets,
  kept,
  journal,
];

export const NEWEST = MIGRATIONS.length;
