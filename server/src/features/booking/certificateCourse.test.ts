import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giftCertificates, golfCourses } from "../../db/schema/index.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

let desk: TeeTimeClient;
let refusal: string;

/** The certificate of these tests pays at the first course alone. */
beforeAll(async () => {
  desk = await openTeeTimeClient();
  await desk.setBalance("GIFT-100", 50_000);
  await desk.db.update(giftCertificates).set({ golf_course_id: 1 }).where(eq(giftCertificates.serial, "GIFT-100"));
  const [course] = await desk.db.select().from(golfCourses).where(eq(golfCourses.id, 1));
  refusal = `This gift certificate pays at ${course?.course_name} alone.`;
});
afterAll(() => desk.close());

const bookingAt = (course: number, gift_cert_serial = "GIFT-100") => ({
  charge: "400.00",
  gift_cert_serial,
  customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
  tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: course } },
});

it.each(["validate_gift_cert", "book"])("ANSWER-37 %s refuses it at another course by name", async (call) => {
  const response = await desk.call("POST", `/api/ibe/${call}`, { booking: bookingAt(2) });
  expect([response.statusCode, response.json().errors.gift_cert_serial]).toEqual([422, [refusal]]);
});

it("ANSWER-37 accepts it at its course", async () => {
  const response = await desk.call("POST", "/api/ibe/validate_gift_cert", { booking: bookingAt(1) });
  expect(response.statusCode).toBe(200);
});

it("ANSWER-37 refuses it on a tee time at another course, and a move away from its course", async () => {
  const elsewhere = await desk.call("POST", "/api/ibe/book", { booking: bookingAt(2, "") });
  const added = await desk.update(elsewhere.json().id, {
    tee_time: { gift_certificate_amount: "25.00" },
    gift_certificate: { serial: "GIFT-100" },
  });
  expect([added.statusCode, added.json().errors]).toEqual([422, { gift_certificate: [refusal] }]);
  // It pays with its last cent, and a spent one is still bound to its course.
  await desk.setBalance("GIFT-100", 2500);
  const there = await desk.call("POST", "/api/ibe/book", { booking: bookingAt(1) });
  const moved = await desk.update(there.json().id, { tee_time: { course: { id: 2 } } });
  expect([moved.statusCode, moved.json().errors]).toEqual([422, { gift_certificate: [refusal] }]);
});
