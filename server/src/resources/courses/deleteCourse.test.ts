import { centsFrom, parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  availabilityQueues,
  courseGroupCourses,
  discountCourses,
  foreUpAvailabilities,
  golfnowCourses,
  golfRates,
  historyEntries,
  lostLeads,
  maintenances,
  rentalClubs,
} from "../../db/schema/index.ts";
import { addCertificate } from "../../testing/certificates.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

const today = Result.getOrThrow(parseLocalDate("2026-11-21"));
const morning = Result.getOrThrow(parseTimeOfDay("10:30"));
const price = Result.getOrThrow(centsFrom(5500));

const show = (id: number) => server.inject({ method: "GET", url: `/api/courses/show/${id}`, headers });
const remove = (id: number) => server.inject({ method: "DELETE", url: `/api/courses/${id}`, headers });

/** A new course without references. */
let added = 0;
async function addCourse(): Promise<number> {
  added += 1;
  const payload = { course: { course_name: `Added ${added}`, golfnow_course: { golfnow_id: "982" } } };
  return (await server.inject({ method: "POST", url: "/api/courses", headers, payload })).json().id;
}

const lead = (golf_course_id: number) => ({ golf_course_id, lead_date: today, play_time: morning, players: 2 });

async function waitFor(golf_course_id: number): Promise<void> {
  const free = { golf_course_id, available_date: today, available_time: morning, spots: [2], scraped_at: new Date() };
  const [availability] = await server.db.insert(foreUpAvailabilities).values(free).returning();
  await server.db
    .insert(availabilityQueues)
    .values({ fore_up_availability_id: availability?.id ?? 0, customer_id: 1, position: 1 });
}

it("deletes a course with its links, maintenances and places in groups", async () => {
  const id = await addCourse();
  await server.db.insert(maintenances).values({ golf_course_id: id, start_date: today, end_date: today });
  await server.db.insert(courseGroupCourses).values({ course_group_id: 1, golf_course_id: id });
  const response = await remove(id);
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  expect((await show(id)).statusCode).toBe(404);
  expect(await server.db.$count(maintenances, eq(maintenances.golf_course_id, id))).toBe(0);
  expect(await server.db.$count(golfnowCourses, eq(golfnowCourses.golf_course_id, id))).toBe(0);
});

const referrers: readonly [kind: string, words: string, refer: (golf_course_id: number) => Promise<unknown>][] = [
  ["rate", "1 rate", (golf_course_id) => server.db.insert(golfRates).values({ golf_course_id, raw_rate: price })],
  [
    "gift_certificate",
    "1 gift certificate",
    (golf_course_id) =>
      addCertificate(server.db, { serial: `KEPT${golf_course_id}`, raw_balance: price, golf_course_id }),
  ],
  [
    "discount",
    "1 discount",
    (golf_course_id) => server.db.insert(discountCourses).values({ discount_id: 1, golf_course_id }),
  ],
  [
    "lost_lead",
    "2 lost leads",
    (golf_course_id) => server.db.insert(lostLeads).values([lead(golf_course_id), lead(golf_course_id)]),
  ],
  ["availability_queue", "1 waiting customer", waitFor],
];

it.each(referrers)("deletes no course that is used by a %s", async (_, words, refer) => {
  const id = await addCourse();
  await refer(id);
  const { statusCode, payload } = await remove(id);
  expect([statusCode, JSON.parse(payload).message]).toEqual([
    409,
    `This course is still used by ${words}. Make it inactive instead.`,
  ]);
});

it("names all references to a course, and changes nothing", async () => {
  const id = await addCourse();
  for (const [, , refer] of referrers) await refer(id);
  const before = (await show(id)).json();
  const entries = await server.db.$count(historyEntries);
  const response = await remove(id);
  const words = referrers.map(([, text]) => text);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      message: `This course is still used by ${words.slice(0, -1).join(", ")}, and ${words.at(-1)}. Make it inactive instead.`,
      request_id: expect.any(String),
      references: referrers.map(([kind, text]) => ({ kind, count: Number.parseInt(text), ids: expect.any(Array) })),
    },
  ]);
  expect((await show(id)).json()).toEqual(before);
  expect(await server.db.$count(historyEntries)).toBe(entries);
});

it("names the five newest of a kind, by the ids of their pages", async () => {
  const id = await addCourse();
  const leads = await server.db
    .insert(lostLeads)
    .values(Array.from({ length: 6 }, () => lead(id)))
    .returning({ id: lostLeads.id });
  await server.db.insert(discountCourses).values({ discount_id: 1, golf_course_id: id });
  await waitFor(id);
  const [free] = await server.db
    .select({ id: foreUpAvailabilities.id })
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.golf_course_id, id));
  expect((await remove(id)).json().references).toEqual([
    { kind: "discount", count: 1, ids: [1] },
    {
      kind: "lost_lead",
      count: 6,
      ids: leads
        .map((one) => one.id)
        .toReversed()
        .slice(0, 5),
    },
    { kind: "availability_queue", count: 1, ids: [free?.id] },
  ]);
});

it("waits for a transaction that is about to refer to the course", async () => {
  const id = await addCourse();
  const clubs: typeof rentalClubs.$inferInsert = {
    golf_course_id: id,
    brand: "Callaway",
    handed: 1,
    sex: 0,
    cost_cents: price,
    raw_rate: price,
    raw_charge: price,
  };
  const response = await server.db.transaction(async (tx) => {
    await tx.insert(rentalClubs).values(clubs);
    const removal = remove(id);
    await lockAwaited(tx);
    return { removal };
  });
  expect((await response.removal).json()).toMatchObject({
    message: "This course is still used by 1 rental club. Make it inactive instead.",
    references: [{ kind: "rental_club", count: 1, ids: [expect.any(Number)] }],
  });
});
