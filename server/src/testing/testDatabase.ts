import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { Connection } from "../db/connection.ts";
import { openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { databaseTemplate, type Filling, templateName } from "./template.ts";

const nothing: Filling = { name: "empty", fill: async () => {} };

/**
 * A database of the caller's own with all tables, empty or filled: PGlite in memory, or a new database on the PostgreSQL
 * server that is given or that TEST_DATABASE_URL names. Closing it removes it.
 */
export async function testDatabase(
  filling: Filling = nothing,
  server = process.env["TEST_DATABASE_URL"] ?? "",
): Promise<Connection> {
  if (server === "") return openPglite({ loadDataDir: await databaseTemplate(filling) });
  return onServer(server, filling);
}

async function onServer(server: string, filling: Filling): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administrate(server, async (client) => {
    const template = await templateOn(client, server, filling);
    await client.query(`create database ${name} template ${template}`);
  });
  const connection = await openOn(server, name);
  return {
    ...connection,
    async close() {
      await connection.close();
      await administrate(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A migrated and filled database to copy, made by the first test that needs it while the others wait. */
async function templateOn(client: Client, server: string, { name, fill }: Filling): Promise<string> {
  const template = `template_${templateName(name)}`;
  await client.query("select pg_advisory_lock(hashtext($1))", [template]);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${template}_unfinished with (force)`);
    await client.query(`create database ${template}_unfinished`);
    const connection = await openOn(server, `${template}_unfinished`);
    try {
      await connection.migrate();
      await fill(connection.db);
    } finally {
      await connection.close();
    }
    await client.query(`alter database ${template}_unfinished rename to ${template}`);
  }
  return template;
}

function openOn(server: string, name: string): Promise<Connection> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const options = { url: url.href, poolSize: 10, onLost: () => undefined };
  // On the server that all suites share, many sessions at one lock may take a minute; tests of patience have their own server.
  const isShared = server === process.env["TEST_DATABASE_URL"];
  return openPostgres(isShared ? { ...options, lockPatience: 60_000, connectionPatience: 120_000 } : options);
}

/** Its locks end with its connection. */
async function administrate(server: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
