import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries, staffUsers } from "../../db/schema/index.ts";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "0" } });
  admin = await server.as("admin");
});
afterAll(() => server.close());

const password = "correct horse battery";
type Person = { readonly id: number; readonly email: string };

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => server.inject({ method, url: `/api/${url}`, headers, ...(payload === undefined ? {} : { payload }) });

let people = 0;
async function added(group: string): Promise<Person> {
  people += 1;
  const ric_user = { email: `p${people}@teedesk.test`, name: "P", password, password_confirmation: password };
  return (await call("POST", "ric_users", admin, { ric_user, groups: [group] })).json();
}

const signedIn = async ({ email }: Person, as = password) => sessionOf(await server.signIn(email, as));
const change = (headers: Record<string, string>, ric_user: object, group: string) =>
  call("PUT", "ric_users/update", headers, { ric_user, groups: [group] });
const isOpen = async (session: Record<string, string>) =>
  (await call("GET", "ric_messages/get", session)).statusCode === 200;
const me = async (): Promise<Person> => {
  const [found] = (await call("GET", 'ric_users/index?filters={"email":"admin@"}', admin)).json();
  return found;
};

it("API-140 lists the groups by name", async () => {
  expect((await call("GET", "ric_users/all_groups", admin)).json()).toEqual(["admin", "agent", "hotels", "psgr"]);
});

it("API-137 a new staff user can sign in immediately, with the rights of their group", async () => {
  const session = await signedIn(await added("admin"));
  expect((await call("GET", "ric_users/count", session)).statusCode).toBe(200);
});

it("a group with a desk's name sets the desk", async () => {
  const { id } = await added("psgr");
  const [stored] = await server.db.select({ desk: staffUsers.desk }).from(staffUsers).where(eq(staffUsers.id, id));
  expect(stored).toEqual({ desk: "psgr" });
});

it("no password or hash is ever returned or logged", async () => {
  const { id } = await added("agent");
  const stored = await call("GET", `ric_users/show/${id}`, admin);
  expect(stored.payload).not.toMatch(/password|scrypt/);
  expect(server.logged.join("")).not.toContain(password);
});

describe("a change ends sessions", () => {
  it.each([
    ["a new password", { password: "another horse battery", password_confirmation: "another horse battery" }, "admin"],
    ["less rights", {}, "agent"],
    ["another address", { email: "renamed@teedesk.test" }, "admin"],
  ])("immediately with %s", async (_, members, group) => {
    const person = await added("admin");
    const sessions = [await signedIn(person), await signedIn(person)];
    expect((await change(admin, { id: person.id, ...members }, group)).statusCode).toBe(200);
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false]);
    await call("DELETE", `ric_users/${person.id}`, admin);
  });

  it.each([
    ["another name", { name: "Q" }, "agent"],
    ["more rights", {}, "admin"],
    ["a blank password", { password: "", password_confirmation: "" }, "agent"],
  ])("never with %s", async (_, members, group) => {
    const person = await added("agent");
    const session = await signedIn(person);
    expect((await change(admin, { id: person.id, ...members }, group)).statusCode).toBe(200);
    expect(await isOpen(session)).toBe(true);
    expect((await server.signIn(person.email, password)).statusCode).toBe(200);
  });

  it("except the current one of staff who change their own password", async () => {
    const person = await added("admin");
    const [here, there] = [await signedIn(person), await signedIn(person)];
    const words = "my own horse battery";
    await change(here, { id: person.id, password: words, password_confirmation: words }, "admin");
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  });

  it("also by deleting the person", async () => {
    const person = await added("agent");
    const session = await signedIn(person);
    expect((await call("DELETE", `ric_users/${person.id}`, admin)).json()).toEqual({});
    expect(await isOpen(session)).toBe(false);
  });
});

it("the history has an entry for a new password, without its value", async () => {
  const person = await added("agent");
  await change(
    admin,
    { id: person.id, password: "another horse battery", password_confirmation: "another horse battery" },
    "agent",
  );
  await change(admin, { id: person.id, name: "Q" }, "psgr");
  const entries: { action: string; changes: object[] }[] = (
    await call("GET", `history/staff_user/${person.id}`, admin)
  ).json();
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    [
      "updated",
      [
        { field: "name", before: "P", after: "Q" },
        { field: "admin_user_groups", before: "agent", after: "psgr" },
      ],
    ],
    ["password changed", []],
    ["created", expect.any(Array)],
  ]);
});

describe("there is always an admin", () => {
  it("since no admin can delete themselves", async () => {
    const { id } = await me();
    const response = await call("DELETE", `ric_users/${id}`, admin);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      "You cannot delete yourself. Ask another admin.",
    ]);
    expect(await isOpen(admin)).toBe(true);
  });

  it("since no admin can take away their own rights", async () => {
    const { id } = await me();
    const response = await change(admin, { id, name: "Demoted" }, "agent");
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["admin_user_groups.level"]]);
    expect((await call("GET", `ric_users/show/${id}`, admin)).json()).toMatchObject({
      name: "Morgan Ellis",
      admin_user_groups: [{ level: "admin" }],
    });
  });

  it.each([
    ["delete", (session: Record<string, string>, other: Person) => call("DELETE", `ric_users/${other.id}`, session)],
    ["demote", (session: Record<string, string>, other: Person) => change(session, { id: other.id }, "agent")],
  ])("since of two who %s each other at the same time exactly one succeeds", async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await added("admin"), await added("admin")] as const;
      const [one, other] = [await signedIn(pair[0]), await signedIn(pair[1])];
      const responses = await Promise.all([act(one, pair[1]), act(other, pair[0])]);
      const done = responses.filter(({ statusCode }) => statusCode === 200);
      expect(done).toHaveLength(1);
      expect(responses.every(({ statusCode }) => [200, 401, 403, 404].includes(statusCode))).toBe(true);
      for (const { id } of pair) await call("DELETE", `ric_users/${id}`, admin);
    }
  });
});

describe("the audit trail", () => {
  beforeEach(() => {
    people += 1;
  });

  it("has who added, changed and deleted a staff user, and refused attempts", async () => {
    const person = await added("agent");
    await change(admin, { id: person.id, password, password_confirmation: password }, "admin");
    await call("DELETE", `ric_users/${person.id}`, admin);
    await call("DELETE", `ric_users/${person.id}`, admin);
    await call("DELETE", `ric_users/${person.id}`, await server.as("agent"));
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.id);
    const told = entries
      .slice(-6)
      .map(({ event, outcome, staff_user, detail }) => [event, outcome, staff_user, detail]);
    expect(told).toEqual([
      ["staff_user", "done", "admin@teedesk.test", `${person.email}; groups agent`],
      ["staff_user", "done", "admin@teedesk.test", `id ${person.id}; groups admin; new password`],
      ["staff_user", "done", "admin@teedesk.test", `id ${person.id}`],
      ["staff_user", "refused", "admin@teedesk.test", `id ${person.id}`],
      ["sign_in", "done", "agent@teedesk.test", null],
      ["access", "refused", "agent@teedesk.test", `id ${person.id}`],
    ]);
  });
});
