import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { type ClientBase, Pool } from "pg";

export type Row = Readonly<Record<string, unknown>>;
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database as a bare server uses it, by its driver alone. */
export type Sql = {
  readonly query: Query;
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
};

/** The driver's pool, as large as Teedesk's. */
export function postgresSql(connectionString: string): Sql {
  const pool = new Pool({ connectionString, max: 10 });
  const queryOf =
    (client: Pick<ClientBase, "query">): Query =>
    async (text, values = []) =>
      (await client.query<Row>(text, [...values])).rows;
  const onPool: Query = async (text, values = []) => (await pool.query<Row>(text, [...values])).rows;
  return {
    query: onPool,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const result = await work(queryOf(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

export async function pgliteSql(folder: string): Promise<Sql> {
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  const queryOf =
    (target: Pick<PGlite, "query">): Query =>
    async (text, values = []) =>
      (await target.query<Row>(text, [...values])).rows;
  return { query: queryOf(client), transaction: (work) => client.transaction((tx) => work(queryOf(tx))) };
}
