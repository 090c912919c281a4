import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries, sessions } from "../../db/schema/index.ts";
import { cheapPasswords, sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { createStaffUser } from "./createStaffUser.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { SIGN_IN_LIMIT: "3", REQUEST_LIMIT: "0" } });
});
afterAll(() => server.close());

const first = "correct horse battery";
const second = "another horse battery";
type Session = Record<string, string>;

let people = 0;
async function newcomer(): Promise<string> {
  people += 1;
  const email = `own${people}@teedesk.test`;
  await createStaffUser(server.db, { email, name: "Own", password: first, level: "agent" }, cheapPasswords);
  return email;
}

const signedIn = async (email: string, password = first): Promise<Session> =>
  sessionOf(
    await server.inject({
      method: "POST",
      url: "/api/auth/sign_in",
      headers: { "user-agent": "Firefox/140.0" },
      payload: { email, password },
    }),
  );
const change = (headers: Session, members: object = {}) =>
  server.inject({
    method: "PUT",
    url: "/api/auth/password",
    headers,
    payload: { current_password: first, password: second, password_confirmation: second, ...members },
  });
const own = (headers: Session) => server.inject({ method: "GET", url: "/api/auth/sessions", headers });
const end = (headers: Session, id?: number) =>
  server.inject({ method: "DELETE", url: `/api/auth/sessions${id === undefined ? "" : `/${id}`}`, headers });

it("staff change their own password, which ends their other sessions", async () => {
  const email = await newcomer();
  const [here, there] = [await signedIn(email), await signedIn(email)];
  const response = await change(here);
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  expect([(await own(here)).statusCode, (await own(there)).statusCode]).toEqual([200, 401]);
  expect([(await server.signIn(email, first)).statusCode, (await server.signIn(email, second)).statusCode]).toEqual([
    401, 200,
  ]);
});

it.each([
  [{ current_password: "demo-fairway" }, "current_password"],
  [{ current_password: "" }, "current_password"],
  [{ password: "short", password_confirmation: "short" }, "password"],
  [{ password: "qwerty123456", password_confirmation: "qwerty123456" }, "password"],
  [{ password_confirmation: first }, "password_confirmation"],
])("a password is not changed with %j", async (members, field) => {
  const email = await newcomer();
  const here = await signedIn(email);
  const response = await change(here, members);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  expect((await server.signIn(email, first)).statusCode).toBe(200);
});

it("a staff member's own address is refused as a password", async () => {
  const email = await newcomer();
  const typed = email.toUpperCase();
  const response = await change(await signedIn(email), { password: typed, password_confirmation: typed });
  expect(Object.keys(response.json().errors)).toEqual(["password"]);
});

it("wrong passwords count toward the sign-in limit and are in the audit trail", async () => {
  const email = await newcomer();
  const here = await signedIn(email);
  const statuses: number[] = [];
  for (let guess = 0; guess < 4; guess += 1) {
    statuses.push((await change(here, { current_password: `guess ${guess}` })).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 429]);
  const told = await server.db.select().from(auditEntries).where(eq(auditEntries.staff_user, email));
  expect(told.map(({ event, outcome }) => [event, outcome])).toEqual([
    ["sign_in", "done"],
    ["password", "refused"],
    ["password", "refused"],
    ["password", "refused"],
    ["lock_out", "refused"],
  ]);
});

it("lists a staff member's sessions, the latest used first", async () => {
  const email = await newcomer();
  const [old, here] = [await signedIn(email), await signedIn(email)];
  const client = eq(sessions.client, old["client"] ?? "");
  await server.db.update(sessions).set({ last_used_at: sql`now() - interval '1 day'` }).where(client);
  const moments = { created_at: expect.any(String), last_used_at: expect.any(String), expires_at: expect.any(String) };
  const session = { id: expect.any(Number), browser: "Firefox/140.0", network_address: "127.0.0.1", ...moments };
  expect((await own(here)).json()).toEqual([
    { ...session, is_current: true },
    { ...session, is_current: false },
  ]);
  // Its next call records the time of use.
  expect((await own(old)).json()[0]).toMatchObject({ is_current: true });
});

it("staff end one of their own sessions or all others, and no one else's", async () => {
  const email = await newcomer();
  const [here, there, elsewhere] = [await signedIn(email), await signedIn(email), await signedIn(email)];
  const stranger = await signedIn(await newcomer());
  const [there_id = 0] = await server.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.client, there["client"] ?? ""))
    .then((rows) => rows.map(({ id }) => id));
  expect((await end(stranger, there_id)).statusCode).toBe(404);
  expect((await own(there)).statusCode).toBe(200);
  expect((await end(here, there_id)).json()).toEqual({});
  expect((await own(there)).statusCode).toBe(401);
  expect((await end(here)).json()).toEqual({});
  expect([(await own(here)).statusCode, (await own(elsewhere)).statusCode]).toEqual([200, 401]);
  expect((await own(stranger)).statusCode).toBe(200);
});
