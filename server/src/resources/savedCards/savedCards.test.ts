import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { availabilityQueues, savedCards } from "../../db/schema/index.ts";
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

it("keeps the number encrypted", async () => {
  expect(JSON.stringify(await server.db.select().from(savedCards))).not.toContain("4242424242424242");
});

it("finds no card of a customer without one, nor of one who left the queue", async () => {
  expect((await fetchCard(2)).statusCode).toBe(404);
  expect((await fetchCard(2_000_000)).statusCode).toBe(404);
  await server.db.update(availabilityQueues).set({ removed_at: new Date() }).where(eq(availabilityQueues.id, 1));
  expect((await fetchCard(1)).statusCode).toBe(404);
});
