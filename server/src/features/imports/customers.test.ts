import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, historyEntries } from "../../db/schema/index.ts";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let files: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  server = await testApp();
  files = await importing(server, "customers");
});
afterAll(() => server.close());

const stored = () =>
  server.db
    .select({ row: sql<string>`(to_jsonb(customers) - 'lock_version' - 'updated_at')::text` })
    .from(customers)
    .orderBy(asc(customers.id));

const actions = (rows: readonly { readonly n: number; readonly action: string | null; readonly reason: string }[]) =>
  rows.map(({ n, action, reason }) => [n, action, reason]);

it("BUS-09 creates, updates, skips and refuses as its dry run shows, and changes nothing the second time", async () => {
  const [known] = await server.db.select().from(customers).where(sql`email <> '' and merged_into is null`).limit(1);
  const before = await stored();
  const file = [
    "Vorname,Last name,E-Mail,Phone,Town,Country",
    `${known?.first_name},${known?.last_name},${known?.email.toUpperCase()},,Carmel,us`,
    "Ann,Importer,ann@import.test,619 555 0199,La Jolla,",
    "ann,IMPORTER,ANN@import.test,,,",
    "Bob,Importer,ann@import.test,,,",
    "Eve,Importer,not an address,,,",
    "=2+5,Importer,f@import.test,,,",
    "Zoe,,,(619) 555-7711,,ZZ",
    ",,,,,",
    "No,Contact,,,,",
  ].join("\n");
  const { id, rows, counts, mapping } = await files.plan(file, {
    mapping: { first_name: 0, last_name: 1, email: 2, primary_phone: 3, city: 4, country_alpha2: 5 },
  });
  expect(mapping).toEqual({ last_name: 1, email: 2, primary_phone: 3, city: 4, country_alpha2: 5 });
  expect(actions(rows)).toEqual([
    [2, "update", ""],
    [3, "create", ""],
    [4, "skip", "The same as row 3."],
    [5, "create", ""],
    [6, "refused", "Email: Enter a valid e-mail address."],
    [7, "refused", "First name: This looks like a formula."],
    [8, "refused", "Country: Choose a country."],
    [10, "create", ""],
  ]);
  expect(counts).toMatchObject({ rows: 8, create: 3, update: 1, skip: 1, refused: 3, unplanned: 0 });
  expect(await stored()).toEqual(before);

  const { import: done } = await files.run(id);
  expect(done).toMatchObject({ state: "done", counts: { done: 4, failed: 0, waiting: 0 } });
  const [ann] = await server.db
    .select()
    .from(customers)
    .where(eq(customers.email, "ann@import.test"))
    .orderBy(customers.id);
  expect(ann).toMatchObject({ first_name: "Ann", primary_phone: "619 555 0199", city: "La Jolla", lock_version: 0 });
  const [updated] = await server.db
    .select()
    .from(customers)
    .where(eq(customers.id, known?.id ?? 0));
  expect(updated).toMatchObject({ city: "Carmel", country_alpha2: "US", email: known?.email.toUpperCase() });
  const entries = await server.db
    .select()
    .from(historyEntries)
    .where(eq(historyEntries.record_id, ann?.id ?? 0));
  expect(entries.at(-1)).toMatchObject({ entity: "customer", action: "created", staff_user: "admin@teedesk.test" });

  const again = await files.plan(file);
  expect(again.mapping).toMatchObject({ first_name: 0 });
  expect(actions(again.rows).map(([n, action]) => [n, action])).toEqual([
    [2, "skip"],
    [3, "skip"],
    [4, "skip"],
    [5, "skip"],
    [6, "refused"],
    [7, "refused"],
    [8, "refused"],
    [10, "skip"],
  ]);
  const after = await stored();
  await files.run(again.id);
  expect(await stored()).toEqual(after);

  const { import: undone } = await files.undo(id);
  expect(undone).toMatchObject({ state: "undone", counts: { undone: 4, kept: 0 } });
  expect(await stored()).toEqual(before);
});

it("keeps a record that was changed since, lists it, and undoes it when asked again", async () => {
  const { id } = await files.plan("first name;last name;email\nKim;Kept;kim@import.test\nLou;Gone;lou@import.test\n");
  await files.run(id);
  const rows = await files.rowsOf(id);
  const agent = await server.as("agent");
  const kim = { id: rows[0]?.record_id, customer: { city: "Delmar" } };
  await server.inject({ method: "PUT", url: "/api/customers/update", headers: agent, payload: kim });
  const { import: undone } = await files.undo(id);
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  const kept = (await files.get(`rows/${id}?state=kept`)).rows;
  expect(kept).toMatchObject([{ n: 2, note: "It was changed since." }]);
});

it("a row whose customer was added after the dry run fails and stores nothing", async () => {
  const { id } = await files.plan("first name,email\nMax,max@import.test\nMia,mia@import.test\n");
  const agent = await server.as("agent");
  const customer = { first_name: "Max", email: "max@import.test" };
  await server.inject({ method: "POST", url: "/api/customers", headers: agent, payload: { customer } });
  const { import: done } = await files.run(id);
  expect(done.counts).toMatchObject({ done: 1, failed: 1 });
  expect(await server.db.$count(customers, eq(customers.email, "max@import.test"))).toBe(1);
});

it("is for admins alone", async () => {
  const agent = await server.as("agent");
  for (const url of ["/api/imports/index", "/api/imports/show/1"])
    expect((await server.inject({ method: "GET", url, headers: agent })).statusCode).toBe(403);
});
