import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { golfRates } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "0" } });
  headers = await server.as("admin");
});
afterAll(() => server.close());

const call = async (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
  (await server.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })).json();

const { first_day, last_day, first_time, last_time, weekdays } = golfRates;
/** First and last day, first and last time, and the weekdays, as the trigger of migration 0026 keeps them. */
async function boundsOf(id: number): Promise<readonly unknown[]> {
  const [stored] = await server.db
    .select({ first_day, last_day, first_time, last_time, weekdays })
    .from(golfRates)
    .where(eq(golfRates.id, id));
  return [stored?.first_day, stored?.last_day, stored?.first_time, stored?.last_time, stored?.weekdays.toSorted()];
}

const none = [null, null, null, null, []];
const june = { start: "2027-06-01", end: "2027-06-30", time_start: "08:00", time_end: "12:00", days: ["Sat", "Sun"] };
const autumn = { start: "2027-09-01", end: "2027-11-15", time_start: "06:30", time_end: "10:00", days: ["H", "Sun"] };

const sent = ({ days, ...range }: typeof june) => ({ ...range, rate_days: days.map((name) => ({ name })) });
const createRate = async (): Promise<number> =>
  (await call("POST", "rates", { rate: { course: { id: 3 }, rate: "125" } })).id;
const add = async (golf_rate_id: number, range: typeof june): Promise<number> =>
  (await call("POST", "rate_date_ranges", { rate_date_range: { golf_rate_id, ...sent(range) } })).id;
const move = (id: number, range: typeof june) =>
  call("PUT", "rate_date_ranges/update", { rate_date_range: { id, ...sent(range) } });

it("the bounds of a rate are those of its date ranges after each is added, moved and deleted", async () => {
  const rate = await createRate();
  expect(await boundsOf(rate)).toEqual(none);
  const first = await add(rate, june);
  expect(await boundsOf(rate)).toEqual(["2027-06-01", "2027-06-30", "08:00", "12:00", ["Sat", "Sun"]]);
  const second = await add(rate, autumn);
  expect(await boundsOf(rate)).toEqual(["2027-06-01", "2027-11-15", "06:30", "12:00", ["H", "Sat", "Sun"]]);
  await move(second, { start: "2027-03-01", end: "2027-03-31", time_start: "09:00", time_end: "17:00", days: ["M"] });
  expect(await boundsOf(rate)).toEqual(["2027-03-01", "2027-06-30", "08:00", "17:00", ["M", "Sat", "Sun"]]);
  await call("DELETE", `rate_date_ranges/${first}`);
  expect(await boundsOf(rate)).toEqual(["2027-03-01", "2027-03-31", "09:00", "17:00", ["M"]]);
  await call("DELETE", `rate_date_ranges/${second}`);
  expect(await boundsOf(rate)).toEqual(none);
});

it("a copy has the bounds of the chosen ranges, and its source keeps its own", async () => {
  const rate = await createRate();
  const chosen = await add(rate, june);
  await add(rate, autumn);
  const copies: { id: number }[] = await call("PUT", "rate_date_ranges/copy", {
    golf_rate_id: rate,
    rate_ids: [chosen],
    course_ids: [1, 2],
  });
  const bounds = await Promise.all([...copies.map(({ id }) => id), rate].map(boundsOf));
  const ofJune = ["2027-06-01", "2027-06-30", "08:00", "12:00", ["Sat", "Sun"]];
  expect(bounds).toEqual([ofJune, ofJune, ["2027-06-01", "2027-11-15", "06:30", "12:00", ["H", "Sat", "Sun"]]]);
});

it("a refused change of a range leaves the bounds unchanged", async () => {
  const rate = await createRate();
  const range = await add(rate, june);
  const before = await boundsOf(rate);
  expect(await move(range, { ...june, end: "2027-05-01" })).toHaveProperty("errors");
  expect(await boundsOf(rate)).toEqual(before);
});
