import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const save = async (method: "POST" | "PUT", payload: object): Promise<unknown> => {
  const url = method === "POST" ? "/api/customers" : "/api/customers/update";
  return (await server.inject({ method, url, headers, payload })).json();
};

it("ADM-CUST-31 of twenty customers created with one e-mail address at the same time, one is stored", async () => {
  const results = await times(20, (index) =>
    save("POST", {
      customer: { first_name: `${index}`, email: index % 2 === 0 ? "rush@example.test" : "RUSH@example.test" },
    }),
  );
  const questions = results.filter((answer) => JSON.stringify(answer) === '{"duplicate":true}');
  expect(questions).toHaveLength(19);
  const stored = await server.db.select().from(customers);
  expect(stored.filter(({ email }) => email.toLowerCase() === "rush@example.test")).toHaveLength(1);
});

it("ADM-CUST-33 of ten customers given one e-mail address at the same time, one is stored", async () => {
  const rows = await server.db
    .insert(customers)
    .values(Array.from({ length: 10 }, () => ({ first_name: "Rush" })))
    .returning();
  const results = await times(10, (index) =>
    save("PUT", { id: rows[index]?.id, customer: { lock_version: 0, email: "given@example.test" } }),
  );
  expect(results.filter((answer) => JSON.stringify(answer) === '{"duplicate":true}')).toHaveLength(9);
  expect(await server.db.$count(customers, eq(customers.email, "given@example.test"))).toBe(1);
});
