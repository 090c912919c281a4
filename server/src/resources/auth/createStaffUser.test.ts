import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { createStaffUser } from "./createStaffUser.ts";

let server: TestApp;
const password = "correct horse";

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it.each([
  ["admin", "admin"],
  ["caddies", "other"],
])("makes a member of %s who can sign in as %s", async (group, level) => {
  const email = `new-${group}@teedesk.test`;
  await createStaffUser(server.db, { email, name: "New", password, level: group });
  const headers = sessionOf(await server.signIn(email, password));
  const response = await server.inject({ method: "POST", url: "/api/ric_users/level", headers, payload: { email } });
  expect(response.json()).toEqual({ level });
});

it.each([
  ["no address", { email: "somebody" }, "email: Enter a valid e-mail address."],
  ["no name", { name: " " }, "name: This field is required."],
  ["a short password", { password: "short" }, "password: Enter at least 12 characters."],
  ["an address in use", { email: "Agent@teedesk.test" }, "Agent@teedesk.test exists already."],
])("refuses %s", async (_, change, message) => {
  const user = { email: "fresh@teedesk.test", name: "Fresh", password, level: "agent", ...change };
  await expect(createStaffUser(server.db, user)).rejects.toThrow(message);
});
