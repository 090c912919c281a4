import { customerForm } from "@teedesk/domain";
import * as Result from "effect/Result";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "./db/connection.ts";
import type { Database } from "./db/database.ts";
import { customers } from "./db/schema/customers.ts";
import { historyEntries } from "./db/schema/historyEntries.ts";
import { recordsOf } from "./records.ts";
import { findCustomer, insertCustomer, writeCustomer } from "./resources/customers/customers.repository.ts";
import type { StaffMember } from "./session/staffMember.ts";
import { testDatabase } from "./testing/testDatabase.ts";

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const staff: StaffMember = {
  id: 1,
  email: "agent@teedesk.test",
  name: "Alex Agent",
  desk: "product",
  level: "other",
  session_id: 1,
};
const { ignore_duplicate: _, ...blank } = Result.getOrThrow(customerForm.accept(null, {}));

/** Does its work, and then loses against another transaction, the first time. */
function deadlockedOnce<Answer>(work: (tx: Database) => Promise<Answer>) {
  let isFirst = true;
  return async (tx: Database): Promise<Answer> => {
    const answer = await work(tx);
    if (!isFirst) return answer;
    isFirst = false;
    throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
  };
}

it("tries a write again that lost a deadlock, and does it once", async () => {
  const { db } = connection;
  const records = recordsOf(db, { entity: "customer", table: customers, find: findCustomer });
  const insert = deadlockedOnce((tx) => insertCustomer(tx, { ...blank, city: "La Jolla" }));
  const { id } = await records.create(staff, insert);
  const change = deadlockedOnce((tx) => writeCustomer(tx, id, { ...blank, city: "Del Mar" }));
  expect(await records.update(staff, { id, lock_version: 0 }, change)).toMatchObject({
    city: "Del Mar",
    lock_version: 1,
  });
  expect(await db.$count(customers)).toBe(1);
  expect(await db.$count(historyEntries)).toBe(2);
});
