import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, importRows, imports } from "../../db/schema/index.ts";
import { eraseCustomer } from "../../resources/customers/erasure/eraseCustomer.ts";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { forgetOldImports } from "./actOnImport.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const rowsWith = (text: string) => server.db.$count(sql`import_rows as row where row::text ilike ${`%${text}%`}`);

it("DECISION-68 an erasure blanks the rows of a person, also those that wait, and no other", async () => {
  const files = await importing(server, "customers");
  const file =
    "first name,last name,email,city\nQuentina,Zzyzx,quentina@import.test,Vista\nOlaf,Other,olaf@import.test,Vista\n";
  const { id } = await files.plan(file);
  await files.run(id);
  const waiting = await files.plan(`${file}quentina,zzyzx,,Encinitas\n`);
  const [person] = await server.db.select().from(customers).where(eq(customers.email, "quentina@import.test"));
  await eraseCustomer(server.db, { id: person?.id ?? 0, today: "2026-12-01", staff: null });
  for (const text of ["zzyzx", "quentina", "Encinitas"]) expect([text, await rowsWith(text)]).toEqual([text, 0]);
  expect(await rowsWith("olaf@import.test")).toBe(2);
  const { import: done } = await files.run(waiting.id);
  expect(done.counts).toMatchObject({ done: 0, create: 0, refused: 1 });
  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
});

it("files are deleted thirty days after their last change, and before that when they are discarded", async () => {
  const files = await importing(server, "customers");
  const { id } = await files.plan("first name,email\nPaul,paul@import.test\n");
  await server.db.update(imports).set({ updated_at: sql`now() - interval '29 days'` }).where(eq(imports.id, id));
  await forgetOldImports(server.db);
  expect(await rowsWith("paul@import.test")).toBe(1);
  await server.db.update(imports).set({ updated_at: sql`now() - interval '31 days'` }).where(eq(imports.id, id));
  await forgetOldImports(server.db);
  expect(await rowsWith("paul@import.test")).toBe(0);
  const other = await files.plan("first name,email\nPaul,paul@import.test\n");
  const admin = await server.as("admin");
  const discarded = await server.inject({ method: "DELETE", url: `/api/imports/${other.id}`, headers: admin });
  expect([discarded.statusCode, await server.db.$count(importRows, eq(importRows.import_id, other.id))]).toEqual([
    200, 0,
  ]);
});
