import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../config/config.ts";
import { demoPassword } from "../../demo/demoStaff.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { passwordProblem } from "./checkPassword.ts";

const environment = { PASSWORD_LENGTH: "14", PASSWORD_CHARACTERS: "letters-and-digits" };
const message = "Enter 14 characters or more, with letters and digits.";

it.each([
  ["correct horse 1", environment, null],
  ["correct horse", environment, message],
  ["correct horses", environment, message],
  ["84 917 300 215", environment, message],
  ["лошадь и скоба 7", environment, null],
  // Stored as two letters each.
  ["ﬁﬁﬁﬁﬁﬁ7y", environment, null],
  ["correct horse", {}, null],
  ["correct 1", {}, "Enter 12 characters or more."],
])("DECISION-22 %j with %j: %s", (password, settings, problem) => {
  expect(passwordProblem(readConfig(settings), password)).toBe(problem);
});

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment });
  admin = await server.as("admin");
});
afterAll(() => server.close());

const people = { email: "new@teedesk.test", name: "Nico Newcomer" };
const ways = [
  [
    "one's own",
    "PUT",
    "/api/auth/password",
    (password: string) => ({ current_password: demoPassword, password, password_confirmation: password }),
  ],
  [
    "a new person's",
    "POST",
    "/api/ric_users",
    (password: string) => ({ ric_user: { ...people, password, password_confirmation: password }, groups: ["agent"] }),
  ],
  [
    "a stored person's",
    "PUT",
    "/api/ric_users/update",
    (password: string) => ({ ric_user: { id: 3, password, password_confirmation: password }, groups: ["agent"] }),
  ],
] as const;

it.each(ways)(
  "%s password is refused at its field, and accepted with what it lacks",
  async (_, method, url, bodyOf) => {
    const send = (password: string) => server.inject({ method, url, headers: admin, payload: bodyOf(password) });
    const refused = await send("correct horse battery");
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { password: [message] }]);
    expect((await send("correct horse 2 battery")).statusCode).toBe(200);
  },
);

it("is in the settings that the console reads, and a sign-in with an earlier password goes on", async () => {
  expect((await server.app.inject("/config.json")).json().password_rule).toBe(
    "14 characters or more, with letters and digits",
  );
  expect((await server.signIn("agent@teedesk.test", demoPassword)).statusCode).toBe(200);
});

it("a person's own name is refused as a password", async () => {
  const password = "Nico-Newcomer";
  const one = await testApp({ beside: server });
  try {
    const payload = { ric_user: { ...people, password, password_confirmation: password }, groups: ["agent"] };
    const response = await one.inject({ method: "POST", url: "/api/ric_users", headers: admin, payload });
    expect(Object.keys(response.json().errors)).toEqual(["password"]);
  } finally {
    await one.close();
  }
});
