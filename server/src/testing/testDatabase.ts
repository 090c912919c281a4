import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { Connection } from "../db/connection.ts";
import { openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { databaseTemplate, type Filling } from "./template.ts";

const nothing: Filling = { name: "empty", fill: async () => {} };

/**
 * A database of the caller's own with all tables, empty or filled: PGlite in memory, or a new database on the PostgreSQL
 * server that TEST_DATABASE_URL names. Closing it removes it.
 */
export async function testDatabase(filling: Filling = nothing): Promise<Connection> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server === undefined || server === "") return openPglite({ loadDataDir: await databaseTemplate(filling) });
  const connection = await onServer(server);
  await filling.fill(connection.db);
  return connection;
}

async function onServer(server: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administrate(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const onLost = () => undefined;
  const connection = await openPostgres({ url: url.href, poolSize: 10, onLost });
  await connection.migrate();
  return {
    ...connection,
    async close() {
      await connection.close();
      await administrate(server, `drop database ${name} with (force)`);
    },
  };
}

async function administrate(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
