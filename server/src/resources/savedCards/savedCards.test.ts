import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries, availabilityQueues, golfCourses, savedCards } from "../../db/schema/index.ts";
import { demoPassword } from "../../demo/demoStaff.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const fetchCard = (id: number) => server.inject({ method: "GET", url: `/api/availability/fetch_card/${id}`, headers });

it("API-027 returns the last four digits of a waiting customer's card, and the same reference each time", async () => {
  const response = await fetchCard(1);
  const reference = expect.stringMatching(/^card_[\w-]{22}$/);
  expect(response.json()).toEqual({ id: 1, number: "4242", reference, cvv: "", expmo: "12", expyr: "2029" });
  expect((await fetchCard(1)).json()).toEqual(response.json());
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(server.logged.join("")).not.toContain("4242");
});

it("API-027 DECISION-72 with CARD_NUMBERS=whole returns the number, as specified, and no reference", async () => {
  const whole = await testApp({ environment: { CARD_NUMBERS: "whole" }, beside: server });
  try {
    const response = await whole.inject({ method: "GET", url: "/api/availability/fetch_card/1", headers });
    expect(response.json()).toEqual({ id: 1, number: "4242424242424242", cvv: "", expmo: "12", expyr: "2029" });
    expect(whole.logged.join("")).not.toContain("4242");
  } finally {
    await whole.close();
  }
});

it.each(["masked", "whole"])("with CARD_NUMBERS=%s the fetched card books, without its CVV", async (CARD_NUMBERS) => {
  const one = await testApp({ environment: { CARD_NUMBERS } });
  try {
    const session = await one.as("agent");
    const [course] = await one.db.select().from(golfCourses).where(eq(golfCourses.course_name, "Torrey Pines South"));
    const url = "/api/availability/fetch_card/1";
    const fetched = (await one.inject({ method: "GET", url, headers: session })).json();
    const booking = {
      charge: "100.00",
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat@example.test" },
      tee_time: {
        play_date: "2026-11-28",
        play_time: "10:30",
        players: 2,
        course: { id: course?.id },
        confirmation: "T-100",
        availability_queue_id: 1,
      },
      credit_card: fetched,
    };
    const booked = await one.inject({ method: "POST", url: "/api/ibe/book", headers: session, payload: { booking } });
    expect([booked.statusCode, booked.json()]).toMatchObject([200, { confirmation: "T-100" }]);
  } finally {
    await one.close();
  }
});

describe("DECISION-72 the whole number", () => {
  const reveal = (who: Record<string, string>, body: object, id = 1) =>
    server.inject({ method: "POST", url: `/api/availability/card_number/${id}`, headers: who, payload: body });
  const reason = "The course asks for it by phone";

  it("is shown to an admin who states the need in a confirmed session, and is in the audit trail", async () => {
    const admin = await server.as("admin");
    const unconfirmed = await reveal(admin, { reason });
    expect([unconfirmed.statusCode, unconfirmed.headers["step-up"]]).toEqual([403, "required"]);
    const payload = { current_password: demoPassword };
    await server.inject({ method: "POST", url: "/api/auth/confirm", headers: admin, payload });
    const blank = await reveal(admin, { reason: " " });
    expect([blank.statusCode, Object.keys(blank.json().errors)]).toEqual([422, ["reason"]]);
    const shown = await reveal(admin, { reason });
    expect(shown.json()).toEqual({ number: "4242424242424242" });
    expect(shown.headers["cache-control"]).toBe("no-store");
    expect((await reveal(admin, { reason }, 2)).statusCode).toBe(404);
    const entries = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.event, "card_number"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ staff_user, outcome, detail }) => [staff_user, outcome, detail])).toEqual([
      ["admin@teedesk.test", "refused", "queueId 1"],
      ["admin@teedesk.test", "done", `queueId 1: ${reason}`],
      ["admin@teedesk.test", "refused", `queueId 2: ${reason}`],
    ]);
    expect(server.logged.join("")).not.toContain("4242");
  });

  it("is refused to an agent", async () => {
    const refused = await reveal(headers, { reason });
    expect([refused.statusCode, refused.json().message]).toEqual([403, "Only an admin may do this."]);
  });
});

it("keeps the number encrypted", async () => {
  expect(JSON.stringify(await server.db.select().from(savedCards))).not.toContain("4242424242424242");
});

it("finds no card of a customer without one, nor of one who left the queue", async () => {
  expect((await fetchCard(2)).statusCode).toBe(404);
  expect((await fetchCard(2_000_000)).statusCode).toBe(404);
  await server.db.update(availabilityQueues).set({ removed_at: new Date() }).where(eq(availabilityQueues.id, 1));
  expect((await fetchCard(1)).statusCode).toBe(404);
});
