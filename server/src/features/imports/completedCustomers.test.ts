import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Person = Partial<typeof customers.$inferInsert>;

/** A customer on record; `read` returns the record without its version. */
async function customer(values: Person) {
  const [stored] = await server.db
    .insert(customers)
    .values({ last_name: "Fill", ...values })
    .returning();
  if (stored === undefined) throw new Error("The customer was not stored.");
  const { id } = stored;
  const read = async () => {
    const row = sql<string>`(to_jsonb(customers) - 'lock_version' - 'updated_at')::text`;
    const [found] = await server.db.select({ row }).from(customers).where(eq(customers.id, id));
    return found?.row;
  };
  return { id, read };
}

let day = 1;
/** A file of bookings, all on a day of their own. */
const bookings = (...persons: readonly string[]) => {
  day += 1;
  const date = `04/${String(day).padStart(2, "0")}/2027`;
  const rows = persons.map((person, index) => `Torrey Pines South,${date},7:${index + 1}0 AM,2,450.00,${person}`);
  return ["Course,Date,Time,Golfers,Total,First name,Last name,Email,Phone,Zip", ...rows].join("\n");
};

it("DECISION-68 the dry run shows what a booking fills in of a customer on record, and the undo takes it back", async () => {
  const fay = await customer({ first_name: "Fay", email: "fay@import.test" });
  const before = await fay.read();
  const files = await importing(server, "bookings");
  const { id, rows } = await files.plan(
    bookings("Fay,Fill,fay@import.test,619 555 0100,92101", "fay,fill,fay@import.test,619 555 0199,", "New,Fill,,,"),
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    [
      { customer_id: fay.id, field: "postcode", before: "", after: "92101" },
      { customer_id: fay.id, field: "primary_phone", before: "", after: "619 555 0100" },
    ],
    [],
    [],
  ]);
  expect(await fay.read()).toBe(before);
  expect((await files.run(id)).import.counts).toMatchObject({ done: 3, failed: 0 });
  expect(await fay.read()).toContain("619 555 0100");
  expect((await files.undo(id)).import.counts).toMatchObject({ undone: 3, kept: 0 });
  expect(await fay.read()).toBe(before);
});

it("DECISION-68 the undo leaves what was changed since of a value that was filled in, and states it", async () => {
  const gus = await customer({ first_name: "Gus", email: "gus@import.test" });
  const files = await importing(server, "bookings");
  const { id } = await files.plan(bookings("Gus,Fill,gus@import.test,619 555 0100,92101"));
  await files.run(id);
  const isGus = eq(customers.id, gus.id);
  await server.db.update(customers).set({ primary_phone: "619 555 0177" }).where(isGus);
  await files.undo(id);
  const [left] = await server.db.select().from(customers).where(isGus);
  expect(left).toMatchObject({ primary_phone: "619 555 0177", postcode: "" });
  expect(await files.rowsOf(id)).toMatchObject([
    { state: "undone", note: `Customer ${gus.id} was changed since, and stays so.` },
  ]);
});

it("DECISION-68 a booking that would fill in other than its dry run shows is not imported", async () => {
  const hal = await customer({ first_name: "Hal", email: "hal@import.test", primary_phone: "619 555 0100" });
  const files = await importing(server, "bookings");
  const { id } = await files.plan(bookings("Hal,Fill,hal@import.test,619 555 0100,"));
  await server.db.update(customers).set({ primary_phone: "" }).where(eq(customers.id, hal.id));
  expect((await files.run(id)).import.counts).toMatchObject({ done: 0, failed: 1 });
});

it("DECISION-68 rows about a new customer are imported, though the later one fills in the customer of the first", async () => {
  const files = await importing(server, "bookings");
  const { id, rows } = await files.plan(
    bookings("Ida,Fill,ida@import.test,,", "Ida,Fill,ida@import.test,619 555 0100,92101"),
  );
  expect(rows.flatMap(({ changes }) => changes)).toEqual([]);
  expect((await files.run(id)).import.counts).toMatchObject({ done: 2, failed: 0 });
});

it("DECISION-68 a certificate fills in the address of a merged customer, and the undo takes it back", async () => {
  const survivor = await customer({ first_name: "Jo", email: "" });
  await customer({ first_name: "Jo", email: "jo@import.test", merged_into: survivor.id });
  const before = await survivor.read();
  const files = await importing(server, "gift_certificates");
  const { id, rows } = await files.plan(
    [
      "Serial,Balance,First name,Last name,Email",
      "JO-1,50,Jo,Fill,jo@import.test",
      "JO-2,60,Jo,Fill,jo@import.test",
    ].join("\n"),
  );
  const change = { customer_id: survivor.id, field: "email", before: "", after: "jo@import.test" };
  expect(rows.map(({ changes }) => changes)).toEqual([[change], []]);
  expect((await files.run(id)).import.counts).toMatchObject({ done: 2, failed: 0 });
  expect(await survivor.read()).not.toBe(before);
  expect((await files.undo(id)).import.counts).toMatchObject({ undone: 2, kept: 0 });
  expect(await survivor.read()).toBe(before);
});
