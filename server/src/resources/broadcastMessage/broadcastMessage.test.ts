import { afterAll, beforeAll, expect, it } from "vitest";
import { broadcastMessages } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let agent: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  [agent, admin] = [await server.as("agent"), await server.as("admin")];
});
afterAll(() => server.close());

const read = async (): Promise<unknown> =>
  (await server.inject({ method: "GET", url: "/api/ric_messages/get", headers: agent })).json();

const write = (payload: object) =>
  server.inject({ method: "PUT", url: "/api/ric_messages/update", headers: admin, payload });

it("API-004 and API-005: an admin writes the message that all staff read", async () => {
  expect(await read()).toEqual({ message: "Torrey Pines: carts on the path only this week.", lock_version: 0 });
  const response = await write({ message: "Fog.", lock_version: 0 });
  expect([response.statusCode, response.json()]).toEqual([200, { message: "Fog.", lock_version: 1 }]);
  expect(await read()).toEqual({ message: "Fog.", lock_version: 1 });
});

it("ANSWER-16: an older version is refused, a missing one accepted", async () => {
  const stale = await write({ message: "Rain.", lock_version: 0 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toEqual({ message: expect.any(String), current: { message: "Fog.", lock_version: 1 } });
  expect((await write({ message: "" })).json()).toEqual({ message: "", lock_version: 2 });
});

it("is empty until it is first written", async () => {
  await server.db.delete(broadcastMessages);
  expect(await read()).toEqual({ message: "", lock_version: 0 });
  expect((await write({ message: "First", lock_version: 0 })).json()).toEqual({ message: "First", lock_version: 1 });
});
