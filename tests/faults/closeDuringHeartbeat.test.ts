import { Client } from "pg";
import { expect, it } from "vitest";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { openNetwork } from "../support/cuttableNetwork.ts";

const database = process.env["TEST_DATABASE_URL"] ?? "";

it.skipIf(database === "")("leaves no connection open that was checking the database", async () => {
  const url = new URL(database);
  const network = await openNetwork(Number(url.port || 5432));
  url.hostname = "127.0.0.1";
  url.port = String(network.port);
  const connection = await openPostgres({ url: url.href, poolSize: 1, onLost: () => undefined });

  // The second query on the connection: the first belongs to connecting.
  await network.sent("select 1");
  await network.sent("select 1");
  const { ever } = network.clients();
  await connection.close();
  // The network accepts connections in order: an earlier one would have been accepted first.
  const later = new Client({ connectionString: url.href });
  await later.connect();
  await later.end();

  await expect.poll(network.clients).toEqual({ open: 0, ever: ever + 1 });
  await network.close();
});
