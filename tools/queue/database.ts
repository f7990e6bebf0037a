import pg from "pg";

/** What lies in the database of a queue. */
export interface Counts {
  /** Tasks of whose players nothing was heard for long, tasks that are there at all, and how often one was given to another. */
  readonly stuck: number;
  readonly jobs: number;
  readonly retried: number;
  readonly results: number;
}

const NOTHING: Counts = { stuck: 0, jobs: 0, retried: 0, results: 0 };

/** Looks into the database of a queue from outside. */
export async function lookInto(
  url: string,
): Promise<{ counts(milliseconds: number): Promise<Counts>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    counts: async (milliseconds) => {
      // Nobody has made the tables yet.
      const there = await client.query("select to_regclass('medallion_work.result') as found");
      if (there.rows[0]?.found === null) return NOTHING;
      const { rows } = await client.query<Counts>(
        `select count(*) filter (where state = 'active' and greatest(started_on, heartbeat_on) < now() - $1 * interval '1 ms')::int as stuck, count(*)::int as jobs,
          coalesce(sum(retry_count), 0)::int as retried,
          (select count(*) from medallion_work.result)::int as results
          from medallion_work.job where name <> '__pgboss__send-it'`,
        [milliseconds],
      );
      return rows[0] ?? NOTHING;
    },
    close: () => client.end(),
  };
}
