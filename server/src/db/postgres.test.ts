import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openPostgres } from "./postgres.ts";

it("reports in one line that a server cannot be reached, without repeating its password", async () => {
  const url = "postgres://teedesk:secret@localhost:1/teedesk";
  await expect(openPostgres({ url, poolSize: 2, onLost: () => undefined })).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(ECONNREFUSED\)\.$/,
  );
});

const server = process.env["TEST_DATABASE_URL"] ?? "";

it.skipIf(server === "")("does not compile statements", async () => {
  const connection = await openPostgres({ url: server, poolSize: 1, onLost: () => undefined });
  try {
    const [row] = await connection.db.select({ jit: sql`current_setting('jit')` }).from(sql`(select) as once`);
    expect(row).toEqual({ jit: "off" });
  } finally {
    await connection.close();
  }
});

it.skipIf(server === "")("names a database that does not exist as the reason", async () => {
  const url = new URL(server);
  url.pathname = "/no_such_database";
  await expect(openPostgres({ url: url.href, poolSize: 2, onLost: () => undefined })).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(3D000\)\. There is no database of this name: .+\.$/,
  );
});

it.skipIf(server === "")("refuses a database whose encoding cannot store every name", async () => {
  const connection = await openPostgres({ url: server, poolSize: 1, onLost: () => undefined });
  const name = "ascii_only";
  try {
    await connection.db.execute(
      sql`create database ${sql.identifier(name)} encoding 'SQL_ASCII' locale 'C' template template0`,
    );
    const url = new URL(server);
    url.pathname = `/${name}`;
    await expect(openPostgres({ url: url.href, poolSize: 2, onLost: () => undefined })).rejects.toThrow(
      /^DATABASE_URL: the database has the encoding SQL_ASCII, .+ createdb --encoding UTF8 --template template0\.$/,
    );
  } finally {
    await connection.db.execute(sql`drop database if exists ${sql.identifier(name)}`);
    await connection.close();
  }
});
