import { isLocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  await server.db.update(teeTimes).set({ play_date: day("2026-11-20") });
});
afterAll(() => server.close());

const day = (text: string) => (isLocalDate(text) ? text : expect.fail(text));
const get = (query: string, as = headers) =>
  server.inject({ method: "GET", url: `/api/maintenances/bookings_inside?${query}`, headers: as });
const inside = async (first: string, last: string, course = 24): Promise<components["schemas"]["BookingsInside"]> =>
  (await get(`course_id=${course}&start_date=${first}&end_date=${last}`)).json();

it("ANSWER-36 lists the bookings that stand on the days of a maintenance that is not yet stored", async () => {
  const rows = await server.db.select().from(teeTimes).orderBy(asc(teeTimes.id)).limit(4);
  const [before, first, last, canceled] = rows;
  const move = (row: (typeof rows)[number] | undefined, at: string, values: object = {}) =>
    server.db
      .update(teeTimes)
      .set({ golf_course_id: 24, play_date: day(at), canceled_at: null, ...values })
      .where(eq(teeTimes.id, row?.id ?? 0));
  await move(before, "2026-12-04");
  await move(first, "2026-12-05");
  await move(last, "2026-12-07");
  await move(canceled, "2026-12-06", { canceled_at: new Date() });
  const [customer] = await server.db
    .select()
    .from(customers)
    .where(eq(customers.id, first?.customer_id ?? 0));
  expect(await inside("2026-12-05", "2026-12-07")).toEqual({
    count: 2,
    bookings: [
      {
        id: first?.id,
        play_date: "2026-12-05",
        play_time: first?.play_time,
        players: first?.players,
        customer_name: `${customer?.first_name} ${customer?.last_name}`,
        confirmation: first?.confirmation,
        agent: first?.agent,
      },
      expect.objectContaining({ id: last?.id, play_date: "2026-12-07" }),
    ],
  });
  expect(await inside("2026-12-05", "2026-12-07", 23)).toEqual({ count: 0, bookings: [] });
  expect(await inside("2026-12-07", "2026-12-05")).toEqual({ count: 0, bookings: [] });
});

it("counts all and lists a hundred", async () => {
  const [row] = await server.db.select().from(teeTimes).limit(1);
  if (row === undefined) throw new Error("There is no booking.");
  const { id: _, ...booking } = row;
  const copy = { ...booking, transaction_record_id: null, availability_queue_id: null, golf_course_id: 23 };
  const many = Array.from({ length: 101 }, () => ({ ...copy, play_date: day("2026-12-12") }));
  const added = await server.db.insert(teeTimes).values(many).returning({ id: teeTimes.id });
  const found = await inside("2026-12-12", "2026-12-12", 23);
  expect([found.count, found.bookings.length]).toEqual([101, 100]);
  const ids = added.map(({ id }) => id);
  await server.db
    .update(teeTimes)
    .set({ play_date: day("2026-11-20") })
    .where(inArray(teeTimes.id, ids));
});

it.each([
  ["course_id=0&start_date=2026-12-05&end_date=2026-12-07", 422],
  ["course_id=24&start_date=&end_date=2026-12-07", 422],
  ["course_id=24&start_date=2026-12-05", 422],
])("of %s ends with %i", async (query, status) => {
  expect((await get(query)).statusCode).toBe(status);
});

it("is for those who are signed in", async () => {
  expect((await get("course_id=24&start_date=2026-12-05&end_date=2026-12-07", {})).statusCode).toBe(401);
});
