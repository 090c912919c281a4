import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditEntries, staffUsers } from "../../db/schema/index.ts";
import { demoPassword } from "../../demo/demoStaff.ts";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { createStaffUser } from "../auth/createStaffUser.ts";

const email = "agent@teedesk.test";
let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp({ environment: { UNUSED_ACCOUNT_DAYS: "90", SECOND_FACTOR: "optional" } });
  admin = await server.as("admin");
});
afterAll(() => server.close());

/** Makes an account's last sign-in this many days old. */
const age = (days: number, of = email) =>
  server.db
    .update(staffUsers)
    .set({ unused_since: sql`now() - make_interval(days => ${days})` })
    .where(eq(staffUsers.email, of));

type Listed = { readonly id: number; readonly email: string; readonly unused_since: string | null };
async function listed(): Promise<Listed> {
  const url = `/api/ric_users/index?filters={"email":"${email}"}`;
  const [found] = (await server.inject({ method: "GET", url, headers: admin })).json();
  return found;
}

async function newPassword(password: string): Promise<void> {
  const ric_user = { id: (await listed()).id, password, password_confirmation: password };
  const payload = { ric_user, groups: ["agent"] };
  const response = await server.inject({ method: "PUT", url: "/api/ric_users/update", headers: admin, payload });
  expect(response.json()).toMatchObject({ unused_since: null });
}

beforeEach(() => age(0));

it("DECISION-76 an account unused for the set days is refused as a wrong password is, and the trail says why", async () => {
  await age(91);
  const { request_id: _, ...refusal } = (await server.signIn(email, demoPassword)).json();
  const { request_id: __, ...wrong } = (await server.signIn(email, "not the password")).json();
  expect(refusal).toEqual(wrong);
  const ofPerson = eq(auditEntries.staff_user, email);
  const entries = await server.db.select().from(auditEntries).where(ofPerson).orderBy(desc(auditEntries.id)).limit(2);
  const { unused_since } = await listed();
  expect(entries.map(({ event, outcome, detail }) => [event, outcome, detail])).toEqual([
    ["sign_in", "refused", null],
    ["sign_in", "refused", `unused since ${unused_since}`],
  ]);
});

it("a sign-in counts from then on, one below the limit is admitted, and a new account from its creation", async () => {
  await age(89);
  expect((await server.signIn(email, demoPassword)).statusCode).toBe(200);
  const [found] = await server.db
    .select({ isNow: sql<boolean>`${staffUsers.unused_since} > now() - interval '1 minute'` })
    .from(staffUsers)
    .where(eq(staffUsers.email, email));
  expect(found).toEqual({ isNow: true });
  expect(await listed()).toMatchObject({ unused_since: null });
  const password = "another horse battery";
  await createStaffUser(server.db, { email: "new@teedesk.test", name: "New", password, level: "agent" });
  expect((await server.signIn("new@teedesk.test", password)).statusCode).toBe(200);
});

it("an open session goes on", async () => {
  const session = await server.as("agent");
  await age(91);
  expect((await server.inject({ method: "GET", url: "/api/courses/list", headers: session })).statusCode).toBe(200);
});

it("a new password from an admin lets the person in again; another name does not", async () => {
  await age(91);
  const { id } = await listed();
  const payload = { ric_user: { id, name: "Riley S." }, groups: ["agent"] };
  await server.inject({ method: "PUT", url: "/api/ric_users/update", headers: admin, payload });
  expect((await server.signIn(email, demoPassword)).statusCode).toBe(401);
  const password = "correct horse battery";
  await newPassword(password);
  expect((await server.signIn(email, password)).statusCode).toBe(200);
  await newPassword("staple horse battery");
});

it("the last admin is let in by one whom the operator's command makes", async () => {
  await age(91, "admin@teedesk.test");
  expect((await server.signIn("admin@teedesk.test", demoPassword)).statusCode).toBe(401);
  const password = "correct horse battery";
  await createStaffUser(server.db, { email: "second@teedesk.test", name: "Second", password, level: "admin" });
  admin = sessionOf(await server.signIn("second@teedesk.test", password));
  const url = '/api/ric_users/index?filters={"email":"admin@"}';
  const [{ id }] = (await server.inject({ method: "GET", url, headers: admin })).json();
  const payload = { ric_user: { id, password, password_confirmation: password }, groups: ["admin"] };
  await server.inject({ method: "PUT", url: "/api/ric_users/update", headers: admin, payload });
  expect((await server.signIn("admin@teedesk.test", password)).statusCode).toBe(200);
});
