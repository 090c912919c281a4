import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { historyEntries, staffUsers } from "../../db/schema/index.ts";
import { type HistoryEntity, type HistoryEntry, recordHistory } from "../../platform/history/recordHistory.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let agent: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  [agent, admin] = [await server.as("agent"), await server.as("admin")];
});
afterAll(() => server.close());

const get = (path: string, headers = agent) => server.inject({ method: "GET", url: `/api/history/${path}`, headers });

const deed = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  entity: "rate",
  id: 1,
  staff: null,
  action: "updated",
  before: null,
  after: null,
  ...changes,
});

it("returns who changed a record, when and how, the newest first", async () => {
  const staff = { id: 7, email: "pat@teedesk.test" };
  const [draft, stored] = [
    { id: 1, lock_version: 0, rate: "125.00" },
    { id: 1, lock_version: 1, rate: "130.00" },
  ];
  await recordHistory(server.db, deed({ staff, action: "created", after: draft }));
  await recordHistory(server.db, deed({ staff, before: draft, after: stored }));
  await recordHistory(server.db, deed({ action: "receipt sent" }));
  await recordHistory(server.db, deed({ id: 2, before: stored, after: draft }));
  const entry = { id: expect.any(Number), created_at: expect.stringMatching(/^\d{4}-.+Z$/) };
  expect((await get("rate/1")).json()).toEqual([
    { ...entry, staff_user: null, action: "receipt sent", changes: [] },
    {
      ...entry,
      staff_user: "pat@teedesk.test",
      action: "updated",
      changes: [{ field: "rate", before: "125.00", after: "130.00" }],
    },
    {
      ...entry,
      staff_user: "pat@teedesk.test",
      action: "created",
      changes: [{ field: "rate", before: null, after: "125.00" }],
    },
  ]);
});

it("has the prices of rented clubs in dollars", async () => {
  const rentalClub = { course: { id: 1 }, cost: "30", rate: "45", charge: "1055", brand: "Ping" };
  const made = await server.inject({
    method: "POST",
    url: "/api/rental-clubs",
    headers: admin,
    payload: { rentalClub },
  });
  const [entry] = (await get(`rental_club/${made.json().id}`, admin)).json();
  expect(entry.changes).toEqual(
    expect.arrayContaining([
      { field: "cost", before: null, after: "$30.00" },
      { field: "rate", before: null, after: "$45.00" },
      { field: "charge", before: null, after: "$1,055.00" },
    ]),
  );
});

it("leaves no entry of a save that changed nothing", async () => {
  await recordHistory(server.db, deed({ id: 3, before: { rate: "1.00" }, after: { rate: "1.00" } }));
  expect((await get("rate/3")).json()).toEqual([]);
});

it("is gone with the change when that is rolled back", async () => {
  const undone = server.db.transaction(async (tx) => {
    await recordHistory(tx, deed({ id: 4, action: "deleted", before: { rate: "1.00" } }));
    throw new Error("refused");
  });
  await expect(undone).rejects.toThrow("refused");
  expect((await get("rate/4")).json()).toEqual([]);
});

it("outlives the staff user who made it", async () => {
  const leaver = { email: "leaver@teedesk.test", name: "Lee Aver", password_hash: "" };
  const [staff] = await server.db.insert(staffUsers).values(leaver).returning();
  await recordHistory(server.db, deed({ id: 5, staff: staff ?? null, action: "canceled" }));
  await server.db.delete(staffUsers).where(eq(staffUsers.email, leaver.email));
  expect((await get("rate/5")).json()).toMatchObject([{ staff_user: "leaver@teedesk.test", action: "canceled" }]);
});

it("returns the latest 200", async () => {
  await server.db.insert(historyEntries).values(
    Array.from({ length: 201 }, (_, index) => ({
      entity: "rate" as const,
      record_id: 6,
      action: `${index}`,
      changes: [],
    })),
  );
  const entries: { action: string }[] = (await get("rate/6")).json();
  expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 200 }, (_, index) => `${200 - index}`));
});

const access: Record<HistoryEntity, "staff" | "admin"> = {
  tee_time: "staff",
  course: "staff",
  course_group: "staff",
  rate: "staff",
  rental_club: "staff",
  image: "staff",
  holiday: "staff",
  maintenance: "staff",
  customer: "staff",
  discount: "admin",
  gift_certificate: "staff",
  gift_certificate_sales: "staff",
  helpful_link: "staff",
  staff_user: "admin",
};

it.each(Object.entries(access))("ROLE-08 ROLE-10 the history of a %s is for %s", async (entity, who) => {
  expect((await get(`${entity}/999`)).statusCode).toBe(who === "staff" ? 200 : 403);
  expect((await get(`${entity}/999`, admin)).json()).toEqual([]);
});

it.each([
  ["motel/1", "entity"],
  ["rate/x", "id"],
  ["rate/0", "id"],
])("refuses %s naming %s", async (path, field) => {
  const response = await get(path);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
});
