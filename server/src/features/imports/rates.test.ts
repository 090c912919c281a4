import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { golfCourses, golfRates, importRows } from "../../db/schema/index.ts";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { changedSince } from "./kinds/kind.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** A file with a row for each day of the rate that has this memo. */
const file = (memo: string, ...days: readonly string[]) =>
  ["Course;Price;Start date;End date;Memo", ...days.map((day) => `Torrey Pines South;222;${day};${day};${memo}`)].join(
    "\n",
  );

const imported = async (memo: string, ...days: readonly string[]): Promise<number> => {
  const files = await importing(server, "rates");
  const { id } = await files.plan(file(memo, ...days));
  await files.run(id);
  return id;
};

const ratesOf = (memo: string) => server.db.select().from(golfRates).where(eq(golfRates.internal_memo, memo));

/** Books a tee time of two at the rate that holds then. */
const sold = async (day: string): Promise<void> => {
  const files = await importing(server, "bookings");
  const { id } = await files.plan(
    `Course,Date,Time,Golfers,Total,Last name\nTorrey Pines South,${day},7:10,2,450,Rated`,
  );
  expect((await files.run(id)).import.counts).toMatchObject({ done: 1 });
};

it("DECISION-68 a rate is not stored at another course that has its name since the dry run", async () => {
  const files = await importing(server, "rates");
  const { id } = await files.plan(file("Renamed", "2027-05-01"));
  const rename = (from: string, to: string) =>
    server.db.update(golfCourses).set({ course_name: to }).where(eq(golfCourses.course_name, from));
  await rename("Torrey Pines South", "Swapped");
  await rename("Torrey Pines North", "Torrey Pines South");
  const { import: done } = await files.run(id);
  await rename("Torrey Pines South", "Torrey Pines North");
  await rename("Swapped", "Torrey Pines South");
  expect(done.counts).toMatchObject({ done: 0, failed: 1 });
  expect(await files.rowsOf(id)).toMatchObject([{ note: changedSince }]);
  expect(await ratesOf("Renamed")).toEqual([]);
});

it("DECISION-68 new days of a rate that was deleted since the dry run make no rate", async () => {
  const first = await imported("Deleted", "2027-05-03");
  const files = await importing(server, "rates");
  const { id, rows } = await files.plan(file("Deleted", "2027-06-03"));
  const [rate] = await ratesOf("Deleted");
  expect(rows).toMatchObject([{ action: "create", record_id: rate?.id }]);
  expect((await files.undo(first)).import.counts).toMatchObject({ undone: 1 });
  expect((await files.run(id)).import.counts).toMatchObject({ done: 0, failed: 1 });
  expect(await ratesOf("Deleted")).toEqual([]);
});

it("DECISION-68 the rate of earlier rows is as new to later rows that are done in another transaction", async () => {
  const files = await importing(server, "rates");
  const { id } = await files.plan(file("Again", "2027-05-05", "2027-05-06"));
  await server.db.update(importRows).set({ state: "failed" }).where(sql`import_id = ${id} and n = 3`);
  await files.run(id);
  await server.db.update(importRows).set({ state: "waiting" }).where(sql`import_id = ${id} and n = 3`);
  await server.db.execute(sql`update imports set state = 'planned' where id = ${id}`);
  expect((await files.run(id)).import.counts).toMatchObject({ done: 2, failed: 0 });
  expect(await ratesOf("Again")).toHaveLength(1);
  expect((await files.undo(id)).import.counts).toMatchObject({ undone: 2, kept: 0 });
  expect(await ratesOf("Again")).toEqual([]);
});

it("DECISION-68 days that were added to a rate are undone, though the rate was sold on other days", async () => {
  await imported("Sold before", "2027-03-22");
  await sold("03/22/2027");
  const added = await imported("Sold before", "2028-06-01");
  const files = await importing(server, "rates");
  expect((await files.undo(added)).import.counts).toMatchObject({ undone: 1, kept: 0 });
  expect(await ratesOf("Sold before")).toHaveLength(1);
});

it("DECISION-68 a rate that was made stays with the last of its days while a tee time that was moved was sold at it", async () => {
  const made = await imported("Moved", "2027-03-24");
  await sold("03/24/2027");
  await server.db.execute(sql`update tee_times set play_date = '2027-03-25' where play_date = '2027-03-24'`);
  const files = await importing(server, "rates");
  expect((await files.undo(made)).import.counts).toMatchObject({ undone: 0, kept: 1 });
  expect(await ratesOf("Moved")).toHaveLength(1);
});
