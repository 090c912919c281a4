import { operationsOf, readContract } from "@teedesk/openapi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

/** Secrets that must never be in a log, each as somebody could type or send it. */
const secrets = ["4111111111111111", "4111 1111 1111 1111", "CVV-73519", "hunter2-password", "token-q8Zr31xWv"];
const [card = "", spaced = "", cvv = "", password = "", token = ""] = secrets;
const credit_card = { number: card, expmo: "12", expyr: "2030", cvv: "7351" };

let server: TestApp;
let agent: Record<string, string>;

beforeAll(async () => {
  server = await testApp({ environment: { LOG_LEVEL: "trace" } });
  agent = await server.as("agent");
});
afterAll(() => server.close());

const booking = {
  charge: "100.00",
  customer: { first_name: `Pat ${card}`, last_name: spaced, postcode: cvv, email: "planted@example.test" },
  tee_time: {
    play_date: "2026-11-28",
    play_time: "10:30",
    players: 2,
    course: { id: 1 },
    notes: `${card} ${password}`,
    golf_rate: { token, credit_card },
  },
  credit_card,
};
const everything = { booking, email: card, password, token, message: token, credit_card, cvv };

const planted = () => [...secrets, agent["access-token"] ?? "", '"7351"', "planted@example.test"];
const logged = () => server.logged.join("");
const leaked = () => planted().filter((secret) => logged().includes(secret));

// After signing out, the bodies of the others would not be read.
const operations = operationsOf(readContract(projectPaths().contract)).filter(({ id }) => id !== "signOut");

it.each(operations.map((operation) => [operation.id, operation] as const))(
  "ANSWER-28 %s logs no secret it is sent",
  async (_, { method, path }) => {
    server.logged.length = 0;
    const url = `${path.replaceAll(/\{\w+\}/g, card)}?${new URLSearchParams({ token, cvv, password, "access-token": token, access_token: token, filters: card }).toString()}`;
    const send = (payload: string, headers: Record<string, string>) =>
      server.app.inject({
        method,
        url,
        headers: { ...headers, "x-request-id": token, "content-type": "application/json" },
        payload,
      });
    await send(JSON.stringify({ ...everything, ...agent }), { ...agent, "idempotency-key": card });
    await send(JSON.stringify(everything).slice(0, -9), { "access-token": token, client: card, uid: password });
    expect([logged() === "", leaked()]).toEqual([false, []]);
  },
);

/** A card number in another text than its own would be refused before any statement. */
const acceptable = {
  ...booking,
  customer: { ...booking.customer, first_name: "Pat", last_name: "Lee" },
  tee_time: { ...booking.tee_time, notes: password },
  credit_card: { ...credit_card, number: "4242424242424242" },
};

it.each(["customers", "tee_times", "mail_outbox", "idempotency_keys", "payment_intents"])(
  "logs no parameter of a statement that fails on %s",
  async (table) => {
    server.logged.length = 0;
    await server.db.execute(sql`alter table ${sql.identifier(table)} rename to gone`);
    const response = await server.inject({
      method: "POST",
      url: "/api/ibe/book",
      headers: { ...agent, "idempotency-key": token },
      payload: { booking: acceptable },
    });
    await server.db.execute(sql`alter table gone rename to ${sql.identifier(table)}`);
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: "Something went wrong.", request_id: response.headers["x-request-id"] },
    ]);
    expect(logged()).toContain("request failed");
    expect(leaked()).toEqual([]);
  },
);
