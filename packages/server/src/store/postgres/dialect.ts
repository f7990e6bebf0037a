import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type pg from "pg";
import { storable } from "../text.ts";
import { faultOf } from "./errors.ts";

/** Kysely over connections that make text storable and errors ours. */
export function postgresDialect(pool: pg.Pool): Dialect {
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => guard(connection);
  return {
    createDriver: () => new GuardedDriver({ pool, onCreateConnection }),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class GuardedDriver extends PostgresDriver {
  override acquireConnection(
    ...given: Parameters<PostgresDriver["acquireConnection"]>
  ): Promise<DatabaseConnection> {
    return super.acquireConnection(...given).catch(fail);
  }
}

function guard(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = <Row>(query: Parameters<typeof execute>[0]) =>
    execute<Row>({ ...query, parameters: query.parameters.map(bindable) }).catch(fail);
}

export function bindable(value: unknown): unknown {
  return Array.isArray(value) ? value.map(storable) : storable(value);
}

export function fail(error: unknown): never {
  throw faultOf(error);
}
